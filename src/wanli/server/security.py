"""Security of HTTP requests: the CSRF check, size limits and security headers."""

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
MAX_IMPORT = 1024 * 1024  # bytes of a record with a custom content set
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


# ---- CSRF ------------------------------------------------------------------------------------
async def refuse_cross_site(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Guard: refuse requests that change something and come from a page of another site."""
    scope = connection.scope
    if scope["type"] != ScopeType.HTTP or scope["method"] in SAFE_METHODS:
        return
    if bearer(connection) is not None:  # browsers do not add tokens by themselves
        return
    if not same_origin(connection) or not _cannot_be_a_form(connection, scope["method"]):
        raise NotAllowed("cross-site", {})


def same_origin(connection: Connection) -> bool:
    """Whether a request or WebSocket comes from our own pages or not from a browser page."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = connection.headers.get("origin")
    return origin is None or _is_own_origin(origin, connection)


def _cannot_be_a_form(connection: Connection, method: str) -> bool:
    """Whether a request without browser headers is one that no HTML form can send."""
    headers = connection.headers
    if "sec-fetch-site" in headers or "origin" in headers or method != "POST":
        return True  # a cross-site PUT, PATCH or DELETE needs a CORS preflight, which we refuse
    kind: str = headers.get("content-type", "")
    return kind.partition(";")[0].strip().lower() == "application/json"


def _is_own_origin(origin: str, connection: Connection) -> bool:
    settings: Settings = connection.app.state.site.settings
    origin_parts = urlsplit(origin.lower())
    if settings.public:
        public = urlsplit(settings.public.lower())
        if (origin_parts.scheme, origin_parts.netloc) == (public.scheme, public.netloc):
            return True
    return (
        origin_parts.netloc != ""
        and origin_parts.netloc == connection.headers.get("host", "").lower()
    )


# ---- headers ---------------------------------------------------------------------------------
async def add_headers(message: Message, scope: Scope) -> None:
    """Add the security headers to a response; as `before_send` hook it covers errors, too."""
    if message["type"] != "http.response.start":
        return
    headers = list(message.get("headers", ()))
    present = {name.lower() for name, _ in headers}
    headers += [header for header in HEADERS if header[0] not in present]
    if scope["litestar_app"].state.site.settings.secure:
        headers.append(HSTS)
    if scope["path"].startswith("/api") and NO_STORE[0] not in present:
        headers.append(NO_STORE)
    message["headers"] = headers
