"""The server under load: a real one in a process of its own, and very many clients in this one."""
