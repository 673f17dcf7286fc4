"""Who is this? A person by cookie, a program by token; only digests of either are kept."""

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
ACCOUNT_STAYS = 180 * DAY
GUEST_STAYS = 365 * DAY
DEVICE_STAYS = 400 * DAY  # browsers keep no cookie for longer

Connection = ASGIConnection[Any, Any, Any, Any]


async def identify(connection: Connection) -> Person | None:
    """Who sent this: a token counts before a cookie; None if it is nobody we know."""
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
    if expires_at - now < stays(row) / 2:  # renewed seldom: a request is mostly read only
        await site.database.run(sessions.renew, digest(secret), now + stays(row))
    return person_from(row)


async def required(connection: Connection, scope: str = "read") -> Person:
    """Who sent this; raises SignInNeeded, or NotAllowed if his token is not for such things."""
    person = await identify(connection)
    if person is None:
        raise SignInNeeded
    if scope not in person.scopes:
        raise NotAllowed("scope-missing", {"scope": scope})
    return person


async def onlooker(connection: Connection) -> Person | None:
    """Who looks at a table, or nobody we know; raises NotAllowed if his token is not for that."""
    person = await identify(connection)
    if person is not None and not person.sees:
        raise NotAllowed("scope-missing", {"scope": "read"})
    return person


async def in_person(connection: Connection) -> Person:
    """The guest or account that sent this: some things no program may do with a token."""
    person = await required(connection)
    if person.kind == "bot":
        raise NotAllowed("not-for-bots", {})
    return person


def bearer(connection: Connection) -> str | None:
    """The token that came with a request; where there is one, cookies do not count."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


# ---- cookies ---------------------------------------------------------------------------------
async def open_session(connection: Connection, row: PersonRow) -> Cookie:
    """Begin a session; gives the only copy of its secret, as a cookie."""
    site, secret, seconds = site_of(connection), new_secret(), stays(row)
    now = site.watch.now()
    await site.database.run(sessions.create, digest(secret), row.id, now, now + seconds)
    return cookie(connection, COOKIE, secret, seconds)


def session_cookie(connection: Connection, seconds: float) -> list[Cookie]:
    """The cookie that came with a request, to be kept for longer."""
    secret = connection.cookies.get(COOKIE, "")
    return [cookie(connection, COOKIE, secret, seconds)] if secret else []


def no_cookie(connection: Connection) -> Cookie:
    """What makes a browser forget its session."""
    return cookie(connection, COOKIE, "", 0)


def cookie(connection: Connection, key: str, value: str, seconds: float) -> Cookie:
    """A cookie that no script can read and no other site can send along with a form."""
    return Cookie(
        key=key,
        value=value,
        max_age=int(seconds),
        httponly=True,
        samesite="lax",
        secure=by_tls(connection),
        path="/",
    )


def by_tls(connection: Connection) -> bool:
    """Whether a request came by TLS, as far as we or a proxy we trust can tell."""
    settings = site_of(connection).settings
    if settings.secure or connection.scope["scheme"] in ("https", "wss"):
        return True
    forwarded: str = connection.headers.get("x-forwarded-proto", "")
    return settings.trust_proxy and forwarded.strip().lower() == "https"


def stays(row: PersonRow) -> float:
    """Seconds that a session lives when it is not used."""
    return ACCOUNT_STAYS if row.kind == "account" else GUEST_STAYS
