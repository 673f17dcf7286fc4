"""The server: HTTP and WebSocket around tables that are kept in a database."""
