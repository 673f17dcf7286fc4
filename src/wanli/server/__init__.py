"""The server: HTTP and WebSocket for tables that are stored in a database."""
