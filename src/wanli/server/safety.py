"""What keeps other sites' pages out, and the headers that keep our own pages in bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler
from litestar.types import Message, Scope

from wanli.server.errors import NotAllowed
from wanli.server.identity import Connection, bearer

if TYPE_CHECKING:
    from wanli.server.settings import Settings

MAX_BODY = 256 * 1024  # bytes of a request
MAX_IMPORT = 1024 * 1024  # of a record with an owner's set
MAX_MESSAGE = 64 * 1024  # bytes of a WebSocket message

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    )
)
HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
HSTS = (b"strict-transport-security", b"max-age=31536000")
NO_STORE = (b"cache-control", b"no-store")


# ---- other sites -----------------------------------------------------------------------------
async def refuse_cross_site(connection: Connection, _handler: BaseRouteHandler) -> None:
    """A guard: what changes something must come from our own pages, or from no page at all."""
    scope = connection.scope
    if scope["type"] != ScopeType.HTTP or scope["method"] in SAFE_METHODS:
        return
    if bearer(connection) is not None:  # no browser adds a token by itself
        return
    if not same_origin(connection) or not _may_be_no_page(connection, scope["method"]):
        raise NotAllowed("cross-site", {})


def same_origin(connection: Connection) -> bool:
    """Whether a request, or a WebSocket's, comes from our own pages or from no page at all."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = connection.headers.get("origin")
    return origin is None or _is_ours(origin, connection)


def _may_be_no_page(connection: Connection, method: str) -> bool:
    """Without a browser's word, only what no form of another page can send."""
    headers = connection.headers
    if "sec-fetch-site" in headers or "origin" in headers or method != "POST":
        return True  # a page's PUT, PATCH or DELETE is preceded by a question we never agree to
    kind: str = headers.get("content-type", "")
    return kind.partition(";")[0].strip().lower() == "application/json"


def _is_ours(origin: str, connection: Connection) -> bool:
    settings: Settings = connection.app.state.site.settings
    came_from = urlsplit(origin.lower())
    if settings.public:
        public = urlsplit(settings.public.lower())
        if (came_from.scheme, came_from.netloc) == (public.scheme, public.netloc):
            return True
    return came_from.netloc != "" and came_from.netloc == connection.headers.get("host", "").lower()


# ---- headers ---------------------------------------------------------------------------------
async def add_headers(message: Message, scope: Scope) -> None:
    """Litestar's `before_send`, so that no answer is without them, not even a 404."""
    if message["type"] != "http.response.start":
        return
    headers = list(message.get("headers", ()))
    there = {name.lower() for name, _ in headers}
    headers += [header for header in HEADERS if header[0] not in there]
    if scope["litestar_app"].state.site.settings.secure:
        headers.append(HSTS)
    if scope["path"].startswith("/api") and NO_STORE[0] not in there:
        headers.append(NO_STORE)
    message["headers"] = headers
