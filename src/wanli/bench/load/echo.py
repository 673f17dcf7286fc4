"""The peer of the server: a minimal Litestar WebSocket that sends every message back."""

from __future__ import annotations

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from wanli.server.bind import bind_socket


@websocket("/echo")
async def echo(socket: WebSocket[object, object, State]) -> None:
    """Send every message back."""
    await socket.accept()
    try:
        while True:
            await socket.send_data(await socket.receive_data("text"))
    except WebSocketDisconnect:
        return


def main() -> None:
    """Serve on a free port and print the address."""
    with bind_socket("127.0.0.1", 0) as ears:
        print(f"http://127.0.0.1:{ears.getsockname()[1]}", flush=True)
        config = uvicorn.Config(
            Litestar([echo], openapi_config=None, logging_config=None),
            log_config=None,
            log_level="warning",
            access_log=False,
            ws="websockets-sansio",
            ws_per_message_deflate=False,
        )
        uvicorn.Server(config).run(sockets=[ears])


if __name__ == "__main__":
    main()
