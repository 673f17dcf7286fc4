"""How a refusal is told over HTTP: a status, a code and facts; never what went on inside."""

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
from wanli.server.limits import TooMany
from wanli.storage.database import StorageAway

logger = logging.getLogger(__name__)


class Unknown(WanliError):
    """There is no such thing, or it is nobody's business."""


class WrongSignIn(WanliError):
    """No such name, or another password: which of the two is not said."""

    def __init__(self) -> None:
        super().__init__("wrong-sign-in", {})


OTHERWISE = 422
AWAY_FOR = "5"  # seconds after which it is worth trying again
NO_DATA, NO_BODY = "'data'", "Expected a body, got none"  # Litestar's words, and ours
LONGEST = 200  # characters of what is wrong with a message
STATUSES: tuple[tuple[type[WanliError], int], ...] = (
    (SignInNeeded, 401),
    (HostKeyNeeded, 401),
    (WrongSignIn, 401),
    (NotAllowed, 403),
    (NotYours, 403),
    (Unknown, 404),
    (NoTable, 404),
    (Stale, 409),
    (TooMany, 429),
    (StorageAway, 503),
)
MEANINGS = {
    400: "The message cannot be read; the facts say what and where.",
    401: "Nobody knows who sent this.",
    403: "The person may not do this.",
    404: "There is no such thing.",
    409: "It was made on a position that is no more.",
    413: "The message is too long.",
    422: "It cannot be done; the code says why.",
    429: "Too often; the facts say for how many seconds to wait.",
    500: "The fault is the server's; its log has it under the incident.",
    503: "The database is away; nothing was changed.",
}
REFUSALS: dict[int, ResponseSpec] = {
    status: ResponseSpec(wire.Refused, description=meaning, generate_examples=False)
    for status, meaning in MEANINGS.items()
}
CONFLICT: dict[int, ResponseSpec] = {
    409: ResponseSpec(wire.Conflict, description=MEANINGS[409], generate_examples=False)
}


def status_of(error: WanliError) -> int:
    """The HTTP status of a refusal."""
    return next((status for kind, status in STATUSES if isinstance(error, kind)), OTHERWISE)


def refuse(request: Request[Any, Any, Any], error: WanliError) -> Response[wire.Refused]:
    """The answer to what cannot be done."""
    request.app.state.site.metrics.refused(error)
    refused = wire.Refused(error.code, error.facts, error.clause)
    return Response(refused, status_code=status_of(error), headers=_hints(error))


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Refused]:
    """The answer to what is no message at all, or not for any address of ours."""
    status = error.status_code
    if status >= 500:
        return refuse_internal(request, error)
    if status == HTTPStatus.NOT_FOUND:
        return Response(wire.Refused("not-found"), status_code=status)
    what, where = _wrong(error)
    refused = wire.Refused("bad-message", {"what": what[:LONGEST], "where": where[:LONGEST]})
    return Response(refused, status_code=status, headers=error.headers)


def refuse_message(_request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    """The answer to a message that msgspec cannot read."""
    refused = wire.Refused("bad-message", {"what": str(error)[:LONGEST], "where": "body"})
    return Response(refused, status_code=400)


def refuse_internal(_request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    """The answer when the fault is ours: the log has it under the incident's number."""
    incident = secrets.token_hex(8)
    logger.error("internal error %s", incident, exc_info=error, extra={"incident": incident})
    return Response(wire.Refused("internal", {"incident": incident}), status_code=500)


def _hints(error: WanliError) -> Mapping[str, str]:
    if isinstance(error, SignInNeeded | HostKeyNeeded):
        return {"WWW-Authenticate": "Bearer"}
    if isinstance(error, TooMany):
        return {"Retry-After": str(error.facts["seconds"])}
    return {"Retry-After": AWAY_FOR} if isinstance(error, StorageAway) else {}


def _wrong(error: HTTPException) -> tuple[str, str]:
    """What is wrong with a message, and where."""
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    wrong: dict[str, Any] = first if isinstance(first, dict) else {}
    source = wrong.get("source", "")
    places = [str(getattr(source, "value", source)), str(wrong.get("key", ""))]
    where = ".".join(place for place in places if place and place != "data") or "request"
    message = str(wrong.get("message", error.detail))
    return f"{NO_BODY if message == NO_DATA else message} ({where})", where


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    WanliError: refuse,
    HTTPException: refuse_http,
    msgspec.MsgspecError: refuse_message,
    UnicodeDecodeError: refuse_message,  # bytes that are no UTF-8
    RecursionError: refuse_message,  # msgspec's answer to what is nested too deeply
    Exception: refuse_internal,
}
