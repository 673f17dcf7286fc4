"""What is kept: the log of every table, people, notices; one schema on SQLite and PostgreSQL."""
