"""Load benchmark of the server: a server in another process, and many clients in this one."""
