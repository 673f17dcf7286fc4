"""The server's log: one JSON object per line.

It must never contain a cookie, a token, the id of a table or text written by a player.
"""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

# Loggers of libraries that are limited to warnings. uvicorn's would log paths with table ids;
# "uvicorn.error" sets its own level, so it is listed as well.
QUIET_LOGGERS = ("httpx", "httpcore", "alembic", "distributed", "uvicorn", "uvicorn.error")
LOGGED_FIELDS = (
    "table",
    "code",
    "reason",
    "incident",
    "method",
    "route",
    "status",
    "ms",
    "url",
    "count",
)

logger = logging.getLogger("wanli.requests")


class JsonFormatter(logging.Formatter):
    """Formats a log record as a JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        facts = {
            name: value
            for name in LOGGED_FIELDS
            if (value := getattr(record, name, None)) is not None
        }
        if "table" in facts:  # an id is an invitation; a digest still connects its lines
            facts["table"] = hashlib.sha256(str(facts["table"]).encode()).hexdigest()[:12]
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **facts,
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def configure_logging(level: str) -> None:
    """Log to the standard error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in QUIET_LOGGERS:
        logging.getLogger(name).setLevel(logging.WARNING)


class RequestLog:
    """Middleware that logs each request by its route; a path could be an invitation."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request and log its status and duration."""
        if scope["type"] != ScopeType.HTTP or not logger.isEnabledFor(logging.INFO):
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        await self._app(scope, receive, note_status)
        ms = round((time.perf_counter() - began) * 1000, 1)
        facts = {"method": scope["method"], "route": scope.get("path_template", "")}
        logger.info("request", extra={**facts, "status": status, "ms": ms})
