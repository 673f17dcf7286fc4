"""Routes of people: the caller's data, settings and tables, other people, mutes and bots."""

from __future__ import annotations

from typing import Annotated

import msgspec
import sqlalchemy as sa
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody, Parameter

from wanli.core.errors import WanliError
from wanli.server import accounts
from wanli.server.accounts import delete_person, me_of, recheck_connections, reload_seats
from wanli.server.error_responses import REFUSALS, NotFound
from wanli.server.errors import NotAllowed, SignInNeeded
from wanli.server.identity import bearer, required, required_human, session_cookie, session_seconds
from wanli.server.names import clean_name
from wanli.server.notices import guard
from wanli.server.person import Person
from wanli.server.site import Site, site_of
from wanli.server.tables import summary
from wanli.server.wire_people import (
    BotInfo,
    BotMade,
    ChangeMe,
    Export,
    Me,
    MyTables,
    NewBot,
    PersonInfo,
    SettingsChange,
)
from wanli.storage import people, person_data, sessions
from wanli.storage.people import PersonRow
from wanli.storage.person_settings import PersonSettings
from wanli.storage.sessions import digest, new_secret

AnyRequest = Request[object, object, State]
PersonId = Annotated[str, Parameter(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
PAGE_SIZE = 50
TOKEN_PREFIX = "wanli_"  # lets secret scanners recognize a leaked token


class NameNotChangeable(WanliError):
    """The name of an account cannot be changed."""


# ---- the caller ------------------------------------------------------------------------------
@get("/api/me", operation_id="me", responses=REFUSALS)
async def me(request: AnyRequest) -> Response[Me]:
    """Return the caller's own data and renew the session cookie."""
    person = await required(request)
    row = await own_row(site_of(request), person)
    cookies = [] if bearer(request) is not None else session_cookie(request, session_seconds(row))
    return Response(await me_of(site_of(request), row, person), cookies=cookies)


@patch("/api/me", operation_id="change_me", responses=REFUSALS)
async def change_me(request: AnyRequest, data: JSONBody[ChangeMe]) -> Me:
    """Change settings, or the name of a guest."""
    site, person = site_of(request), await required_human(request)
    name = None if data.name is None else clean_name(data.name)
    check_addresses(data.settings)
    await check_mail(site, person, data.settings)
    if name is not None and person.kind != "guest" and name != person.name:
        raise NameNotChangeable("name-stays", {})

    def work(connection: sa.Connection) -> list[str]:
        row = people.by_id(connection, person.id)
        if row is None:
            raise SignInNeeded
        if data.settings is not None:
            people.set_settings(connection, row.id, with_changes(row.settings, data.settings))
        if name is None:
            return []
        people.rename(connection, row.id, name)
        return person_data.rename_seats(connection, row, name, site.watch.now())

    await reload_seats(site, await site.database.run(work))
    return await me_of(site, await own_row(site, person))


@get("/api/me/export", operation_id="export_me", responses=REFUSALS)
async def export_me(request: AnyRequest) -> Response[Export]:
    """Download all data of the caller."""
    site, person = site_of(request), await required_human(request)
    site.limits.spend("exports", person.id)
    row, read = await own_row(site, person), site.database.read
    export = Export(
        me=await me_of(site, row),
        seats=await read(person_data.own_seats, row.id),
        tables=await read(person_data.own_tables, row.id),
        chat=await read(person_data.own_chat, row.id),
        ratings=await read(people.ratings_of, row.id),
        bots=await bots_info(site, row.id),
        tokens=await read(sessions.tokens_of, row.id),
    )
    return Response(export, headers={"Content-Disposition": 'attachment; filename="wanli.json"'})


@get("/api/me/tables", operation_id="my_tables", responses=REFUSALS)
async def my_tables(
    request: AnyRequest, offset: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0
) -> MyTables:
    """Return the caller's tables: those that wait for them first, then by last change."""
    person = await required(request)
    database = site_of(request).database
    found = await database.read(person_data.tables_of, person.id, PAGE_SIZE + 1, offset)
    return MyTables([summary(one) for one in found[:PAGE_SIZE]], len(found) > PAGE_SIZE)


async def own_row(site: Site, person: Person) -> PersonRow:
    """Return the row of the caller."""
    row = await site.database.read(people.by_id, person.id)
    if row is None:  # deleted a moment ago
        raise SignInNeeded
    return row


def check_addresses(changes: SettingsChange | None) -> None:
    """Check the form of notice addresses; raises ForbiddenAddress."""
    if changes is not None:
        push = [one.endpoint for one in changes.push or ()]
        for address in (changes.webhook, changes.ntfy, *push):
            if address:
                guard.check_url(address)


async def check_mail(site: Site, person: Person, changes: SettingsChange | None) -> None:
    """Allow a mail address for accounts only and limit changes: each one sends a mail."""
    if changes is None or not changes.email:
        return
    if person.kind != "account":
        raise NotAllowed("account-needed", {})
    if changes.email != (await own_row(site, person)).settings.email:
        site.limits.spend("mail", person.id)


def with_changes(settings: PersonSettings, changes: SettingsChange) -> PersonSettings:
    """Return settings with changes; a new mail address is not confirmed."""
    chosen = {
        name: value for name, value in msgspec.structs.asdict(changes).items() if value is not None
    }
    unchanged = changes.email is None or changes.email == settings.email
    confirmed = settings.email_confirmed and unchanged
    return msgspec.structs.replace(settings, **chosen, email_confirmed=confirmed)


# ---- other people ----------------------------------------------------------------------------
@get("/api/people/{person:str}", operation_id="person", responses=REFUSALS)
async def person_info(request: AnyRequest, person: PersonId) -> PersonInfo:
    """Return the public data of a person: name, ratings, listed finished games."""
    read = site_of(request).database.read
    row = await read(people.by_id, person)
    if row is None:
        raise NotFound("no-such-person", {})
    games = await read(person_data.public_games_of, person)
    return PersonInfo(
        id=row.id,
        name=row.name,
        kind=row.kind,
        created_at=row.created_at,
        ratings=await read(people.ratings_of, person),
        games=[summary(one) for one in games],
    )


@post("/api/me/mutes/{person:str}", operation_id="mute", status_code=204, responses=REFUSALS)
async def mute(request: AnyRequest, person: PersonId) -> None:
    """Mute a person."""
    site, own = site_of(request), await required_human(request)

    def work(connection: sa.Connection) -> None:
        if not people.mute(connection, own.id, person):
            raise NotFound("no-such-person", {})
        sessions.publish_change(connection, own.id)

    await site.database.run(work)
    await recheck_connections(site, own.id)


@delete("/api/me/mutes/{person:str}", operation_id="unmute", responses=REFUSALS)
async def unmute(request: AnyRequest, person: PersonId) -> None:
    """Unmute a person."""
    site, own = site_of(request), await required_human(request)

    def work(connection: sa.Connection) -> None:
        people.unmute(connection, own.id, person)
        sessions.publish_change(connection, own.id)

    await site.database.run(work)
    await recheck_connections(site, own.id)


# ---- bots ------------------------------------------------------------------------------------
@get("/api/me/bots", operation_id="my_bots", responses=REFUSALS)
async def my_bots(request: AnyRequest) -> list[BotInfo]:
    """Return the caller's bot accounts."""
    person = await required_human(request)
    return await bots_info(site_of(request), person.id)


@post("/api/me/bots", operation_id="new_bot", responses=REFUSALS)
async def new_bot(request: AnyRequest, data: JSONBody[NewBot]) -> BotMade:
    """Create a bot account and return its token, which is not shown again."""
    site, person, name = site_of(request), await required_human(request), clean_name(data.name)
    if person.kind != "account":
        raise NotAllowed("account-needed", {})
    token, scopes = TOKEN_PREFIX + new_secret(), tuple(sorted(set(data.scopes)))

    def work(connection: sa.Connection) -> str:
        now = site.watch.now()
        bot = people.new_bot(connection, person.id, name, now).id
        sessions.new_token(connection, digest(token), bot, scopes, now)
        return bot

    return BotMade(await site.database.run(work), token)


@delete("/api/me/bots/{person:str}", operation_id="delete_bot", responses=REFUSALS)
async def delete_bot(request: AnyRequest, person: PersonId) -> None:
    """Delete a bot account and its token; its games stay."""
    site, own = site_of(request), await required_human(request)
    bot = await site.database.read(people.by_id, person)
    if bot is None or bot.owner != own.id:
        raise NotFound("no-such-person", {})
    await delete_person(site, bot)


async def bots_info(site: Site, owner: str) -> list[BotInfo]:
    """Return the bot accounts of an account with their scopes."""
    tokens = await site.database.read(sessions.tokens_of, owner)
    scopes = {token.person: list(token.scopes) for token in tokens}
    return [
        BotInfo(
            person=bot.id, name=bot.name, scopes=scopes.get(bot.id, []), created_at=bot.created_at
        )
        for bot in await site.database.read(people.bots_of, owner)
    ]


people_router = Router(
    path="/",
    route_handlers=[
        accounts.new_guest,
        accounts.sign_up,
        accounts.sign_in,
        accounts.sign_out,
        accounts.sign_out_everywhere,
        accounts.new_password,
        accounts.delete_me,
        me,
        change_me,
        export_me,
        my_tables,
        person_info,
        mute,
        unmute,
        my_bots,
        new_bot,
        delete_bot,
    ],
    tags=["people"],
)
