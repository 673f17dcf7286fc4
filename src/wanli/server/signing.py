"""Guests, accounts, signing in and out."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from functools import partial

import sqlalchemy as sa
from litestar import Request, Response, post
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody

from wanli.core.errors import WanliError
from wanli.server.answers import REFUSALS, WrongSignIn
from wanli.server.errors import NotAllowed
from wanli.server.identity import (
    COOKIE,
    DEVICE,
    DEVICE_STAYS,
    cookie,
    identify,
    in_person,
    no_cookie,
    open_session,
)
from wanli.server.limits import address_of
from wanli.server.live import Live
from wanli.server.names import clean_name, folded
from wanli.server.passwords import WrongPassword, hashed, is_outdated, matches
from wanli.server.person import SCOPES, Person, person_from
from wanli.server.site import Site, site_of
from wanli.server.wire_people import DeleteMe, Me, NewGuest, NewPassword, SignIn
from wanli.storage import belongings, chat, people, sessions
from wanli.storage.bus import SeatsChanged, SessionsChanged
from wanli.storage.database import StorageAway
from wanli.storage.people import PersonRow
from wanli.storage.sessions import digest
from wanli.table.entries import Resigned
from wanli.table.table import Table

AnyRequest = Request[object, object, State]


class SignedIn(WanliError):
    """An account is signed in here: it has to sign out first."""


# ---- coming ----------------------------------------------------------------------------------
@post("/api/guest", operation_id="new_guest", responses=REFUSALS)
async def new_guest(request: AnyRequest, data: JSONBody[NewGuest]) -> Response[Me]:
    """Be somebody at once, with nothing but a name; a cookie keeps it."""
    site, name = site_of(request), clean_name(data.name)
    if await identify(request) is not None:
        raise SignedIn("already-signed-in", {})
    site.limits.spend("guests", address_of(request, site.settings))
    row = await site.database.run(people.new_guest, name, site.watch.now())
    return await welcome(request, row, status_code=201)


@post("/api/sign-up", operation_id="sign_up", responses=REFUSALS)
async def sign_up(request: AnyRequest, data: JSONBody[SignIn]) -> Response[Me]:
    """Make an account; a guest becomes it and keeps all games."""
    site, name = site_of(request), clean_name(data.name)
    before = await identify(request)
    if before is not None and before.kind != "guest":
        raise SignedIn("already-signed-in", {})
    site.limits.spend("guests", address_of(request, site.settings))
    password = await hashed(data.password)

    def work(connection: sa.Connection) -> tuple[PersonRow, list[str]]:
        now = site.watch.now()
        guest = people.by_id(connection, before.id) if before else None
        guest = guest or people.new_guest(connection, name, now)
        row = people.make_account(connection, guest, name, folded(name), password)
        sessions.end_all(connection, row.id)
        return row, belongings.rename_seats(connection, guest, name, now)

    row, tables = await site.database.run(work)
    await tell_tables(site, tables)
    await hang_up(site, row.id)
    return await welcome(request, row, known_device=True, status_code=201)


@post("/api/sign-in", operation_id="sign_in", status_code=200, responses=REFUSALS)
async def sign_in(request: AnyRequest, data: JSONBody[SignIn]) -> Response[Me]:
    """Be an account; if one was a guest so far, the account gets the guest's games."""
    site = site_of(request)
    row = await checked(request, data)
    if is_outdated(row.password or ""):
        new = await hashed(data.password)
        await site.database.run(people.set_password, row.id, new)
    before = await identify(request)

    def work(connection: sa.Connection) -> list[str]:
        sessions.end(connection, digest(request.cookies.get(COOKIE, "")))
        guest = people.by_id(connection, before.id) if before else None
        if guest is None or guest.kind != "guest":
            return []
        return belongings.transfer(connection, guest, row, site.watch.now())

    await tell_tables(site, await site.database.run(work))
    if before is not None:
        await hang_up(site, before.id)
    return await welcome(request, row, known_device=True)


async def checked(request: AnyRequest, data: SignIn) -> PersonRow:
    """The account whose name and password these are; raises WrongSignIn, or TooMany.

    Guessing fills the account's bucket for strange devices only: its owner has a bucket of his own.
    """
    site, known_as = site_of(request), folded(data.name)
    device = digest(request.cookies.get(DEVICE, ""))
    if await site.database.read(sessions.knows_device, device, known_as):
        site.limits.spend("sign-in-device", f"{device} {known_as}")
    else:
        site.limits.spend("sign-in-address", address_of(request, site.settings))
        site.limits.spend("sign-in-account", known_as)
    row = await site.database.read(people.by_known_as, known_as)
    if not await matches(row.password if row else None, data.password) or row is None:
        raise WrongSignIn
    return row


async def welcome(
    request: AnyRequest, row: PersonRow, known_device: bool = False, status_code: int = 200
) -> Response[Me]:
    """Who one is now, with a new session's cookie."""
    site = site_of(request)
    cookies: Sequence[Cookie] = [await open_session(request, row)]
    if known_device:
        kept, now = request.cookies.get(DEVICE, ""), site.watch.now()
        device = await site.database.run(sessions.remember_device, kept, row.id, now)
        cookies = [*cookies, cookie(request, DEVICE, device, DEVICE_STAYS)]
    return Response(await me_of(site, row), status_code=status_code, cookies=cookies)


# ---- going -----------------------------------------------------------------------------------
@post("/api/sign-out", operation_id="sign_out", status_code=204, responses=REFUSALS)
async def sign_out(request: AnyRequest) -> Response[None]:
    """End this session."""
    secret = request.cookies.get(COOKIE, "")
    site = site_of(request)
    await hang_up(site, await site.database.run(sessions.end, digest(secret)))
    return Response(None, cookies=[no_cookie(request)])


@post(
    "/api/sign-out-everywhere",
    operation_id="sign_out_everywhere",
    status_code=204,
    responses=REFUSALS,
)
async def sign_out_everywhere(request: AnyRequest) -> Response[None]:
    """End all sessions of one's own, on every device."""
    person = await in_person(request)
    site = site_of(request)
    await site.database.run(sessions.end_all, person.id)
    await hang_up(site, person.id)
    return Response(None, cookies=[no_cookie(request)])


@post("/api/me/password", operation_id="new_password", status_code=204, responses=REFUSALS)
async def new_password(request: AnyRequest, data: JSONBody[NewPassword]) -> None:
    """Have another password; all other sessions end, and other devices are strangers again."""
    site = site_of(request)
    row = await confirmed(request, await in_person(request), data.old)
    password = await hashed(data.new)

    def work(connection: sa.Connection) -> None:
        people.set_password(connection, row.id, password)
        sessions.end_all(connection, row.id, exception=digest(request.cookies.get(COOKIE, "")))
        sessions.forget_devices(
            connection, row.id, exception=digest(request.cookies.get(DEVICE, ""))
        )

    await site.database.run(work)
    await hang_up(site, row.id)


@post("/api/me/delete", operation_id="delete_me", status_code=204, responses=REFUSALS)
async def delete_me(request: AnyRequest, data: JSONBody[DeleteMe]) -> Response[None]:
    """Be forgotten: games stay, without a name; games in play are given up."""
    site = site_of(request)
    row = await confirmed(request, await in_person(request), data.password, data.name)
    for bot in await site.database.read(people.bots_of, row.id):
        await delete_person(site, bot)
    await delete_person(site, row)
    return Response(None, cookies=[no_cookie(request)])


async def confirmed(
    request: AnyRequest, person: Person, password: str, name: str = ""
) -> PersonRow:
    """One's own row, when one has shown that it is meant; raises WrongPassword, or TooMany."""
    site = site_of(request)
    row = await site.database.read(people.by_id, person.id)
    if row is None or row.kind == "bot":
        raise NotAllowed("not-for-bots", {})
    if row.kind == "guest":
        if folded(name) != folded(row.name):
            raise WrongPassword
        return row
    site.limits.spend("sign-in-device", row.id)
    if not await matches(row.password, password):
        raise WrongPassword
    return row


async def delete_person(site: Site, row: PersonRow) -> None:
    """Forget a person, a bot account too; nobody waits at a table for who is gone."""
    for table in await site.database.read(belongings.running_games_of, row.id):
        with refusals_ignored():  # a game of another rules version stays as it is
            await give_up(await site.table(table), row.id)
    tables = await site.database.run(belongings.delete, row, site.watch.now())
    await tell_tables(site, tables)
    await hang_up(site, row.id)


async def give_up(live: Live, person: str) -> None:
    """Resign for all seats of a person, however the game goes on meanwhile."""
    for seat in live.seats_of(person):
        with refusals_ignored():  # resigned before, or the game has just ended
            await live.write(partial(_resign, live, seat), f"gone:{seat}")


def _resign(live: Live, seat: int, draft: Table) -> Resigned:
    return draft.resign(seat, live.seconds() if draft.turn == seat else 0.0)


@contextlib.contextmanager
def refusals_ignored() -> Iterator[None]:
    """Go on whatever a table says; a database that is away is another matter."""
    try:
        yield
    except StorageAway:
        raise
    except WanliError:
        return


async def hang_up(site: Site, person: str) -> None:
    """Have a person's lines here look whose they are now; storage tells the other processes."""
    await site.hall.receive(SessionsChanged(person))


async def tell_tables(site: Site, tables: Sequence[str]) -> None:
    """Have the tables of this process look who sits there now; the others are told by storage."""
    for table in tables:
        await site.hall.receive(SeatsChanged(table))


async def me_of(site: Site, row: PersonRow, person: Person | None = None) -> Me:
    """A person for himself; with a token, what that is for."""
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
