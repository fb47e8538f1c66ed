"""What is kept: tables, their logs, what lists and links need. Nothing else speaks to the database."""
