"""Error responses over HTTP: a status, a code and facts, never internals."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from wanli.core.errors import WanliError
from wanli.server import wire
from wanli.server.errors import (
    HostKeyNeeded,
    NoTable,
    NotAllowed,
    NotYours,
    SignInNeeded,
    Stale,
)
from wanli.server.limits import RateLimitExceeded
from wanli.storage.database import StorageAway

logger = logging.getLogger(__name__)


class NotFound(WanliError):
    """Not found, or hidden from the caller."""


class WrongSignIn(WanliError):
    """Unknown name or wrong password; the response does not tell which."""

    def __init__(self) -> None:
        super().__init__("wrong-sign-in", {})


DEFAULT_STATUS = 422  # status of refusals that are not listed below
RETRY_AFTER = "5"  # seconds
NO_DATA, NO_BODY = "'data'", "Expected a body, got none"  # Litestar's message, and ours
MAX_DESCRIPTION = 200  # characters of an error description
STATUSES: tuple[tuple[type[WanliError], int], ...] = (
    (SignInNeeded, 401),
    (HostKeyNeeded, 401),
    (WrongSignIn, 401),
    (NotAllowed, 403),
    (NotYours, 403),
    (NotFound, 404),
    (NoTable, 404),
    (Stale, 409),
    (RateLimitExceeded, 429),
    (StorageAway, 503),
)
DESCRIPTIONS = {
    400: "Malformed message; the facts say what is wrong and where.",
    401: "Not authenticated.",
    403: "Not allowed for this person or token.",
    404: "Not found, or hidden from the caller.",
    409: "Based on a version of the table that is no longer current.",
    413: "Message too long.",
    422: "Refused; the code says why.",
    429: "Rate limit exceeded; the facts say how many seconds to wait.",
    500: "Internal error; the server's log has the details under the incident number.",
    503: "Database unavailable; nothing was changed.",
}
REFUSALS: dict[int, ResponseSpec] = {
    status: ResponseSpec(wire.Refused, description=description, generate_examples=False)
    for status, description in DESCRIPTIONS.items()
}
CONFLICT: dict[int, ResponseSpec] = {
    409: ResponseSpec(wire.Conflict, description=DESCRIPTIONS[409], generate_examples=False)
}


def status_of(error: WanliError) -> int:
    """Return the HTTP status of a refusal."""
    return next((status for kind, status in STATUSES if isinstance(error, kind)), DEFAULT_STATUS)


def refuse(request: Request[Any, Any, Any], error: WanliError) -> Response[wire.Refused]:
    """Return the response to a refused request, and count it."""
    request.app.state.site.metrics.count_refusal(error)
    refused = wire.Refused(error.code, error.facts, error.clause)
    return Response(refused, status_code=status_of(error), headers=_headers(error))


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Refused]:
    """Return the response to a malformed request or an unknown path."""
    status = error.status_code
    if status >= 500:
        return refuse_internal(request, error)
    if status == HTTPStatus.NOT_FOUND:
        return Response(wire.Refused("not-found"), status_code=status)
    what, where = _description(error)
    refused = wire.Refused(
        "bad-message", {"what": what[:MAX_DESCRIPTION], "where": where[:MAX_DESCRIPTION]}
    )
    return Response(refused, status_code=status, headers=error.headers)


def refuse_message(_request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    """Return the response to a message that msgspec cannot decode."""
    refused = wire.Refused("bad-message", {"what": str(error)[:MAX_DESCRIPTION], "where": "body"})
    return Response(refused, status_code=400)


def refuse_internal(_request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    """Return the response to an internal error and log the error under an incident number."""
    incident = secrets.token_hex(8)
    logger.error("internal error %s", incident, exc_info=error, extra={"incident": incident})
    return Response(wire.Refused("internal", {"incident": incident}), status_code=500)


def _headers(error: WanliError) -> Mapping[str, str]:
    if isinstance(error, SignInNeeded | HostKeyNeeded):
        return {"WWW-Authenticate": "Bearer"}
    if isinstance(error, RateLimitExceeded):
        return {"Retry-After": str(error.facts["seconds"])}
    return {"Retry-After": RETRY_AFTER} if isinstance(error, StorageAway) else {}


def _description(error: HTTPException) -> tuple[str, str]:
    """Return what is wrong with a message, and where."""
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    detail: dict[str, Any] = first if isinstance(first, dict) else {}
    source = detail.get("source", "")
    parts = [str(getattr(source, "value", source)), str(detail.get("key", ""))]
    where = ".".join(part for part in parts if part and part != "data") or "request"
    message = str(detail.get("message", error.detail))
    return f"{NO_BODY if message == NO_DATA else message} ({where})", where


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    WanliError: refuse,
    HTTPException: refuse_http,
    msgspec.MsgspecError: refuse_message,
    UnicodeDecodeError: refuse_message,  # invalid UTF-8
    RecursionError: refuse_message,  # raised by msgspec for deeply nested messages
    Exception: refuse_internal,
}
