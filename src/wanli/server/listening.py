"""The socket a server listens on."""

from __future__ import annotations

import socket

WAITING = 2048  # connections that may wait to be taken


def listening(host: str, port: int) -> socket.socket:
    """The socket of the server; raises OSError if somebody else has the port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends at once (TCP_NODELAY) only where the protocol is named: else 40 ms are lost.
    ears = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        ears.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        ears.bind((host, port))
        ears.listen(WAITING)
    except OSError as error:
        ears.close()
        error.filename = f"{host}:{port}"
        raise
    ears.set_inheritable(True)
    return ears
