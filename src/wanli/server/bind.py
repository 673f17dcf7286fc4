"""The socket that the server listens on."""

from __future__ import annotations

import socket

BACKLOG = 2048  # connections that the kernel queues until they are accepted


def bind_socket(host: str, port: int) -> socket.socket:
    """Bind and listen; raises OSError if the port is in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sets TCP_NODELAY only if the protocol is named; without it a message may take 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        error.filename = f"{host}:{port}"
        raise
    listener.set_inheritable(True)
    return listener
