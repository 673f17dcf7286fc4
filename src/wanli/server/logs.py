"""The server's log: one JSON object a line, for machines to read and for people to search.

No cookie, token, address of a table or text of a player is ever in it.
"""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

# libraries whose usual lines nobody needs; uvicorn's tell the addresses of tables, and the level of
# its second logger is its own
NOISY = ("httpx", "httpcore", "alembic", "distributed", "uvicorn", "uvicorn.error")
OURS = ("table", "code", "reason", "incident", "method", "route", "status", "ms", "url", "count")

logger = logging.getLogger("wanli.requests")


class Lines(logging.Formatter):
    """A record of the log as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        told = {name: value for name in OURS if (value := getattr(record, name, None)) is not None}
        if "table" in told:  # an id is an invitation: what is told is enough to find its lines
            told["table"] = hashlib.sha256(str(told["table"]).encode()).hexdigest()[:12]
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **told,
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Log to the standard error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in NOISY:
        logging.getLogger(noisy).setLevel(logging.WARNING)


class RequestLog:
    """Logs each request by its route, not its address: an address may be somebody's invitation."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and log how it went."""
        if scope["type"] != ScopeType.HTTP or not logger.isEnabledFor(logging.INFO):
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        await self._app(scope, receive, watch)
        ms = round((time.perf_counter() - began) * 1000, 1)
        told = {"method": scope["method"], "route": scope.get("path_template", "")}
        logger.info("request", extra={**told, "status": status, "ms": ms})
