"""Guests and accounts: sign-up, sign-in, sign-out, passwords and deletion."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from functools import partial

import sqlalchemy as sa
from litestar import Request, Response, post
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody

from wanli.core.errors import WanliError
from wanli.server.error_responses import REFUSALS, WrongSignIn
from wanli.server.errors import NotAllowed
from wanli.server.identity import (
    COOKIE,
    DEVICE,
    DEVICE_LIFETIME,
    cookie,
    expired_cookie,
    identify,
    open_session,
    required_human,
)
from wanli.server.limits import rate_limit_key
from wanli.server.live_table import LiveTable
from wanli.server.names import clean_name, fold_name
from wanli.server.passwords import WrongPassword, hash_password, needs_rehash, verify_password
from wanli.server.person import SCOPES, Person, person_from
from wanli.server.site import Site, site_of
from wanli.server.wire_people import DeleteMe, Me, NewGuest, NewPassword, SignIn
from wanli.storage import chat, people, person_data, sessions
from wanli.storage.bus import SeatsChanged, SessionsChanged
from wanli.storage.database import StorageAway
from wanli.storage.people import PersonRow
from wanli.storage.sessions import digest
from wanli.table.entries import Resigned
from wanli.table.table import Table

AnyRequest = Request[object, object, State]


class AlreadySignedIn(WanliError):
    """The caller is already signed in and has to sign out first."""


# ---- sign-up and sign-in ---------------------------------------------------------------------
@post("/api/guest", operation_id="new_guest", responses=REFUSALS)
async def new_guest(request: AnyRequest, data: JSONBody[NewGuest]) -> Response[Me]:
    """Create a guest with just a name, and start a session."""
    site, name = site_of(request), clean_name(data.name)
    if await identify(request) is not None:
        raise AlreadySignedIn("already-signed-in", {})
    site.limits.spend("guests", rate_limit_key(request, site.settings))
    row = await site.database.run(people.new_guest, name, site.watch.now())
    return await signed_in_response(request, row, status_code=201)


@post("/api/sign-up", operation_id="sign_up", responses=REFUSALS)
async def sign_up(request: AnyRequest, data: JSONBody[SignIn]) -> Response[Me]:
    """Create an account; a guest keeps their id and games."""
    site, name = site_of(request), clean_name(data.name)
    before = await identify(request)
    if before is not None and before.kind != "guest":
        raise AlreadySignedIn("already-signed-in", {})
    site.limits.spend("guests", rate_limit_key(request, site.settings))
    password = await hash_password(data.password)

    def work(connection: sa.Connection) -> tuple[PersonRow, list[str]]:
        now = site.watch.now()
        guest = people.by_id(connection, before.id) if before else None
        guest = guest or people.new_guest(connection, name, now)
        row = people.make_account(connection, guest, name, fold_name(name), password)
        sessions.end_all(connection, row.id)
        return row, person_data.rename_seats(connection, guest, name, now)

    row, tables = await site.database.run(work)
    await reload_seats(site, tables)
    await recheck_connections(site, row.id)
    return await signed_in_response(request, row, known_device=True, status_code=201)


@post("/api/sign-in", operation_id="sign_in", status_code=200, responses=REFUSALS)
async def sign_in(request: AnyRequest, data: JSONBody[SignIn]) -> Response[Me]:
    """Sign in to an account; the games of the caller's guest go to the account."""
    site = site_of(request)
    row = await verified_account(request, data)
    if needs_rehash(row.password or ""):
        new = await hash_password(data.password)
        await site.database.run(people.set_password, row.id, new)
    before = await identify(request)

    def work(connection: sa.Connection) -> list[str]:
        sessions.end(connection, digest(request.cookies.get(COOKIE, "")))
        guest = people.by_id(connection, before.id) if before else None
        if guest is None or guest.kind != "guest":
            return []
        return person_data.transfer(connection, guest, row, site.watch.now())

    await reload_seats(site, await site.database.run(work))
    if before is not None:
        await recheck_connections(site, before.id)
    return await signed_in_response(request, row, known_device=True)


async def verified_account(request: AnyRequest, data: SignIn) -> PersonRow:
    """Return the account with this name and password; raises WrongSignIn or RateLimitExceeded.

    Unknown devices share one rate limit per account; each known device has its own, so guessing
    cannot lock the owner out.
    """
    site, known_as = site_of(request), fold_name(data.name)
    device = digest(request.cookies.get(DEVICE, ""))
    if await site.database.read(sessions.knows_device, device, known_as):
        site.limits.spend("sign-in-device", f"{device} {known_as}")
    else:
        site.limits.spend("sign-in-address", rate_limit_key(request, site.settings))
        site.limits.spend("sign-in-account", known_as)
    row = await site.database.read(people.by_known_as, known_as)
    if not await verify_password(row.password if row else None, data.password) or row is None:
        raise WrongSignIn
    return row


async def signed_in_response(
    request: AnyRequest, row: PersonRow, known_device: bool = False, status_code: int = 200
) -> Response[Me]:
    """Return the response to a sign-in: the person, and the cookie of a new session."""
    site = site_of(request)
    cookies: Sequence[Cookie] = [await open_session(request, row)]
    if known_device:
        secret, now = request.cookies.get(DEVICE, ""), site.watch.now()
        device = await site.database.run(sessions.remember_device, secret, row.id, now)
        cookies = [*cookies, cookie(request, DEVICE, device, DEVICE_LIFETIME)]
    return Response(await me_of(site, row), status_code=status_code, cookies=cookies)


# ---- sign-out and deletion -------------------------------------------------------------------
@post("/api/sign-out", operation_id="sign_out", status_code=204, responses=REFUSALS)
async def sign_out(request: AnyRequest) -> Response[None]:
    """End the caller's session."""
    secret = request.cookies.get(COOKIE, "")
    site = site_of(request)
    await recheck_connections(site, await site.database.run(sessions.end, digest(secret)))
    return Response(None, cookies=[expired_cookie(request)])


@post(
    "/api/sign-out-everywhere",
    operation_id="sign_out_everywhere",
    status_code=204,
    responses=REFUSALS,
)
async def sign_out_everywhere(request: AnyRequest) -> Response[None]:
    """End all sessions of the caller, on every device."""
    person = await required_human(request)
    site = site_of(request)
    await site.database.run(sessions.end_all, person.id)
    await recheck_connections(site, person.id)
    return Response(None, cookies=[expired_cookie(request)])


@post("/api/me/password", operation_id="new_password", status_code=204, responses=REFUSALS)
async def new_password(request: AnyRequest, data: JSONBody[NewPassword]) -> None:
    """Change the password; end all other sessions and forget all other devices."""
    site = site_of(request)
    row = await confirmed_row(request, await required_human(request), data.old)
    password = await hash_password(data.new)

    def work(connection: sa.Connection) -> None:
        people.set_password(connection, row.id, password)
        sessions.end_all(connection, row.id, exception=digest(request.cookies.get(COOKIE, "")))
        sessions.forget_devices(
            connection, row.id, exception=digest(request.cookies.get(DEVICE, ""))
        )

    await site.database.run(work)
    await recheck_connections(site, row.id)


@post("/api/me/delete", operation_id="delete_me", status_code=204, responses=REFUSALS)
async def delete_me(request: AnyRequest, data: JSONBody[DeleteMe]) -> Response[None]:
    """Delete the caller and their bots: resign running games, keep all games without names."""
    site = site_of(request)
    row = await confirmed_row(request, await required_human(request), data.password, data.name)
    for bot in await site.database.read(people.bots_of, row.id):
        await delete_person(site, bot)
    await delete_person(site, row)
    return Response(None, cookies=[expired_cookie(request)])


async def confirmed_row(
    request: AnyRequest, person: Person, password: str, name: str = ""
) -> PersonRow:
    """Return the caller's row if the password (of a guest: the name) is right.

    Raises WrongPassword or RateLimitExceeded.
    """
    site = site_of(request)
    row = await site.database.read(people.by_id, person.id)
    if row is None or row.kind == "bot":
        raise NotAllowed("not-for-bots", {})
    if row.kind == "guest":
        if fold_name(name) != fold_name(row.name):
            raise WrongPassword
        return row
    site.limits.spend("sign-in-device", row.id)
    if not await verify_password(row.password, password):
        raise WrongPassword
    return row


async def delete_person(site: Site, row: PersonRow) -> None:
    """Delete a person or bot account, after resigning their running games."""
    for table in await site.database.read(person_data.running_games_of, row.id):
        with refusals_ignored():  # a game with unknown rules stays as it is
            await resign_seats(await site.table(table), row.id)
    tables = await site.database.run(person_data.delete, row, site.watch.now())
    await reload_seats(site, tables)
    await recheck_connections(site, row.id)


async def resign_seats(live: LiveTable, person: str) -> None:
    """Resign all seats of a person, whatever version the table has by then."""
    for seat in live.seats_of(person):
        with refusals_ignored():  # already resigned, or the game has just ended
            await live.write(partial(_resign, live, seat), f"gone:{seat}")


def _resign(live: LiveTable, seat: int, draft: Table) -> Resigned:
    return draft.resign(seat, live.elapsed() if draft.turn == seat else 0.0)


@contextlib.contextmanager
def refusals_ignored() -> Iterator[None]:
    """Suppress refusals, but not an unavailable database."""
    try:
        yield
    except StorageAway:
        raise
    except WanliError:
        return


async def recheck_connections(site: Site, person: str) -> None:
    """Re-authenticate a person's open sockets in this process; storage tells the others."""
    await site.hall.receive(SessionsChanged(person))


async def reload_seats(site: Site, tables: Sequence[str]) -> None:
    """Reload the seats of live tables in this process; storage tells the other processes."""
    for table in tables:
        await site.hall.receive(SeatsChanged(table))


async def me_of(site: Site, row: PersonRow, person: Person | None = None) -> Me:
    """Return the caller's own data; with a token, only its scopes."""
    muted = await site.database.read(chat.muted_by, row.id)
    allowed = (person or person_from(row)).scopes
    return Me(
        id=row.id,
        name=row.name,
        kind=row.kind,
        scopes=[scope for scope in SCOPES if scope in allowed],
        settings=row.settings,
        muted=sorted(muted),
        created_at=row.created_at,
    )
