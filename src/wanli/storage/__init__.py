"""Storage in SQLite or PostgreSQL, with one schema: table logs, people, notices."""
