"""A check of `UvicornTransport` against the installed uvicorn, run once before a server starts.

`UvicornTransport` extends a private class. Another version of uvicorn may lack that class or change
a method that we override; the server then falls back to plain ASGI.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from wanli.server.websocket_transport import EXTENSION

if TYPE_CHECKING:  # at run time the import is part of the check
    from wanli.server.uvicorn_transport import UvicornTransport

UVICORN_TRANSPORT = "wanli.server.uvicorn_transport:UvicornTransport"
PLAIN_ASGI = "auto"  # uvicorn's own choice of protocol
SECONDS = 10.0  # for the whole check, which takes a few hundredths of one
SIZES = (0, 125, 126, 65_535, 65_536)  # bytes at which the form of a frame's header changes
CLIENT: dict[str, Any] = {  # sends nothing by itself and closes quickly
    "compression": None,
    "ping_interval": None,
    "max_size": None,
    "close_timeout": 0.1,
}
FLOOD = 1 << 23  # bytes, more than any buffer of a socket


class DoesNotFit(Exception):
    """uvicorn does not behave as `UvicornTransport` expects."""


class Echo:
    """Receiver that sends every text back."""

    def __init__(self, wire: UvicornTransport) -> None:
        self.wire = wire
        self.woken = asyncio.Event()
        self.disconnected = asyncio.Event()

    def on_message(self, text: str) -> None:
        """Send the text back."""
        self.wire.push([text.encode()])

    def wake(self) -> None:
        """Read again, and record the call."""
        self.wire.resume_reading()
        self.woken.set()

    def on_disconnect(self) -> None:
        """Record that the client has disconnected."""
        self.disconnected.set()


def find_problem() -> str:
    """Return why `UvicornTransport` cannot be used here; empty if it can."""
    try:
        with _quiet():
            asyncio.run(_check())
    except Exception as error:  # whatever it is, plain ASGI works without `UvicornTransport`
        return f"{type(error).__name__}: {error}"
    return ""


@contextmanager
def _quiet() -> Iterator[None]:
    """Silence the loggers meanwhile: the caller logs the result."""
    loggers = [logging.getLogger(name) for name in ("asyncio", "uvicorn.error")]
    before = [logger.disabled for logger in loggers]
    for logger in loggers:
        logger.disabled = True
    try:
        yield
    finally:
        for logger, disabled in zip(loggers, before, strict=True):
            logger.disabled = disabled


async def _check() -> None:
    """Exchange messages over a pair of sockets; raises DoesNotFit or what uvicorn raises."""
    from uvicorn import Config
    from uvicorn.server import ServerState
    from websockets.asyncio.client import connect

    from wanli.server.uvicorn_transport import UvicornTransport

    _overrides_exist(UvicornTransport)
    echoes: asyncio.Queue[Echo] = asyncio.Queue()

    async def application(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        echo = Echo(scope["extensions"][EXTENSION])
        echo.wire.attach(echo)
        echoes.put_nowait(echo)
        await echo.disconnected.wait()

    def protocol() -> UvicornTransport:
        return UvicornTransport(config=config, server_state=ServerState(), app_state={})

    config = Config(application, lifespan="off", log_config=None, ws_per_message_deflate=False)
    config.load()
    ours, theirs = socket.socketpair()
    loop = asyncio.get_running_loop()
    transport, _ = await loop.connect_accepted_socket(protocol, ours)
    try:
        async with (
            asyncio.timeout(SECONDS),
            connect("ws://localhost/", sock=theirs, **CLIENT) as to,
        ):
            echo = await echoes.get()
            await _converse(echo, to)
            await to.close()
            await echo.disconnected.wait()
    finally:
        transport.abort()


def _overrides_exist(kind: type[UvicornTransport]) -> None:
    """Raise DoesNotFit if `UvicornTransport` overrides a method that uvicorn lacks."""
    for name, value in vars(kind).items():
        if getattr(value, "__override__", False) and not hasattr(kind.__base__, name):
            raise DoesNotFit(f"no method {name}")


async def _converse(echo: Echo, client: Any) -> None:
    for sent, back in (("grün", "grün"), (["gr", "ün"], "grün"), (b"binary", "")):
        await client.send(sent)
        _expect([await client.recv()], [back])
    texts = ["x" * size for size in SIZES]
    echo.wire.push([text.encode() for text in texts])
    _expect([await client.recv() for _ in texts], texts)
    await (await client.ping())
    echo.wire.push([b"x" * FLOOD])
    _expect([echo.wire.has_room], [False])
    _expect([len(await client.recv())], [FLOOD])
    await echo.woken.wait()
    _expect([echo.wire.has_room], [True])


def _expect(found: Sequence[object], wanted: Sequence[object]) -> None:
    if list(found) != list(wanted):
        raise DoesNotFit("unexpected messages")
