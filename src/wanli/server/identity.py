"""Authentication: people by a session cookie, programs by a token; we store digests only."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from wanli.server.errors import NotAllowed, SignInNeeded
from wanli.server.person import Person, person_from
from wanli.server.site import site_of
from wanli.storage import sessions
from wanli.storage.people import PersonRow
from wanli.storage.sessions import digest, new_secret

COOKIE = "wanli"
DEVICE = "wanli-device"  # marks a browser that has signed in before: see limits
DAY = 86_400.0
ACCOUNT_SESSION = 180 * DAY  # seconds that an unused session lives
GUEST_SESSION = 365 * DAY
DEVICE_LIFETIME = 400 * DAY  # the longest that browsers keep a cookie

Connection = ASGIConnection[Any, Any, Any, Any]


async def identify(connection: Connection) -> Person | None:
    """Return the sender of a request, by its token or else its cookie; None if unknown."""
    site = site_of(connection)
    token = bearer(connection)
    if token is not None:
        found = await site.database.read(sessions.person_of_token, digest(token))
        return None if found is None else person_from(found[0], found[1])
    secret = connection.cookies.get(COOKIE, "")
    if not secret:
        return None
    now = site.watch.now()
    session = await site.database.read(sessions.person_of, digest(secret), now)
    if session is None:
        return None
    row, expires_at = session
    if expires_at - now < session_seconds(row) / 2:  # seldom, so that most requests only read
        await site.database.run(sessions.renew, digest(secret), now + session_seconds(row))
    return person_from(row)


async def required(connection: Connection, scope: str = "read") -> Person:
    """Return the sender; raises SignInNeeded, or NotAllowed if their token lacks the scope."""
    person = await identify(connection)
    if person is None:
        raise SignInNeeded
    if scope not in person.scopes:
        raise NotAllowed("scope-missing", {"scope": scope})
    return person


async def optional_person(connection: Connection) -> Person | None:
    """Return the sender, or None if unknown; raises NotAllowed if their token may not read."""
    person = await identify(connection)
    if person is not None and not person.sees:
        raise NotAllowed("scope-missing", {"scope": "read"})
    return person


async def required_human(connection: Connection) -> Person:
    """Return the guest or account that sent this; raises NotAllowed for a bot account."""
    person = await required(connection)
    if person.kind == "bot":
        raise NotAllowed("not-for-bots", {})
    return person


def bearer(connection: Connection) -> str | None:
    """Return the bearer token of a request, if any; cookies are ignored beside a token."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


# ---- cookies ---------------------------------------------------------------------------------
async def open_session(connection: Connection, row: PersonRow) -> Cookie:
    """Start a session and return its cookie, the only copy of the secret."""
    site, secret, seconds = site_of(connection), new_secret(), session_seconds(row)
    now = site.watch.now()
    await site.database.run(sessions.create, digest(secret), row.id, now, now + seconds)
    return cookie(connection, COOKIE, secret, seconds)


def session_cookie(connection: Connection, seconds: float) -> list[Cookie]:
    """Return the session cookie of a request with a new lifetime; empty if it has none."""
    secret = connection.cookies.get(COOKIE, "")
    return [cookie(connection, COOKIE, secret, seconds)] if secret else []


def expired_cookie(connection: Connection) -> Cookie:
    """Return the cookie that makes a browser forget its session."""
    return cookie(connection, COOKIE, "", 0)


def cookie(connection: Connection, key: str, value: str, seconds: float) -> Cookie:
    """Return a cookie that scripts cannot read and forms of other sites cannot send."""
    return Cookie(
        key=key,
        value=value,
        max_age=int(seconds),
        httponly=True,
        samesite="lax",
        secure=is_tls(connection),
        path="/",
    )


def is_tls(connection: Connection) -> bool:
    """Whether a request came over TLS, to us or to a trusted proxy."""
    settings = site_of(connection).settings
    if settings.secure or connection.scope["scheme"] in ("https", "wss"):
        return True
    forwarded: str = connection.headers.get("x-forwarded-proto", "")
    return settings.trust_proxy and forwarded.strip().lower() == "https"


def session_seconds(row: PersonRow) -> float:
    """Return for how long an unused session of a person lives."""
    return ACCOUNT_SESSION if row.kind == "account" else GUEST_SESSION
