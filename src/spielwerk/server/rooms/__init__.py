"""Tables in memory and the one way for entries to reach them. It knows tables and storage, not who watches or how."""
