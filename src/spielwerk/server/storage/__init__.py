"""What is kept: tables, their logs, what lists and links need. Nothing else speaks to the database.

A new table or column is written twice: in `schema.py`, as it is now, and as a migration, which brings databases there
that were made before. A new database is made from `schema.py` at once; a test sees that both ways lead to the same.

A migration is a file in `migrations/versions`. Its name is its number and a word, and is also its `revision`; its
`down_revision` is the one with the number before (two with the same number are put in a row when they meet):

    0007_jobs.py    revision = "0007_jobs"    down_revision = "0006_people"

`upgrade()` uses `op.create_table`, `op.add_column` and so on, and never imports `schema.py`, which will have gone on.
It runs in one transaction, in SQLite too; a column that is added needs a `server_default` or may be empty. There is no
way back: before an upgrade one makes a backup. What belongs to a table of people names it by `table_id` and goes with
it; what is a person's own is deleted on request, which `forgetting.py` does.
"""
