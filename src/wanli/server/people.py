"""What people have and choose: themselves, their tables, their bots, whom they mute."""

from __future__ import annotations

from typing import Annotated

import msgspec
import sqlalchemy as sa
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody, Parameter

from wanli.core.errors import WanliError
from wanli.server import signing
from wanli.server.answers import REFUSALS, Unknown
from wanli.server.errors import NotAllowed, SignInNeeded
from wanli.server.identity import bearer, in_person, required, session_cookie, stays
from wanli.server.names import clean_name
from wanli.server.notices import guard
from wanli.server.person import Person
from wanli.server.signing import delete_person, hang_up, me_of, tell_tables
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
from wanli.storage import belongings, people, sessions
from wanli.storage.people import PersonRow
from wanli.storage.person_settings import PersonSettings
from wanli.storage.sessions import digest, new_secret

AnyRequest = Request[object, object, State]
PersonId = Annotated[str, Parameter(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
PAGE = 50
PREFIX = "wanli_"  # so that a token that went astray is known for what it is


class NameStays(WanliError):
    """An account is known by its name."""


# ---- oneself ---------------------------------------------------------------------------------
@get("/api/me", operation_id="me", responses=REFUSALS)
async def me(request: AnyRequest) -> Response[Me]:
    """Who one is; a session is kept for longer by asking."""
    person = await required(request)
    row = await own_row(site_of(request), person)
    cookies = [] if bearer(request) is not None else session_cookie(request, stays(row))
    return Response(await me_of(site_of(request), row, person), cookies=cookies)


@patch("/api/me", operation_id="change_me", responses=REFUSALS)
async def change_me(request: AnyRequest, data: JSONBody[ChangeMe]) -> Me:
    """Have another name, as a guest, or other settings."""
    site, person = site_of(request), await in_person(request)
    name = None if data.name is None else clean_name(data.name)
    check_addresses(data.settings)
    await check_mail(site, person, data.settings)
    if name is not None and person.kind != "guest" and name != person.name:
        raise NameStays("name-stays", {})

    def work(connection: sa.Connection) -> list[str]:
        row = people.by_id(connection, person.id)
        if row is None:
            raise SignInNeeded
        if data.settings is not None:
            people.set_settings(connection, row.id, with_changes(row.settings, data.settings))
        if name is None:
            return []
        people.rename(connection, row.id, name)
        return belongings.rename_seats(connection, row, name, site.watch.now())

    await tell_tables(site, await site.database.run(work))
    return await me_of(site, await own_row(site, person))


@get("/api/me/export", operation_id="export_me", responses=REFUSALS)
async def export_me(request: AnyRequest) -> Response[Export]:
    """All that is kept about oneself, as a file."""
    site, person = site_of(request), await in_person(request)
    site.limits.spend("exports", person.id)
    row, read = await own_row(site, person), site.database.read
    export = Export(
        me=await me_of(site, row),
        seats=await read(belongings.own_seats, row.id),
        tables=await read(belongings.own_tables, row.id),
        chat=await read(belongings.own_chat, row.id),
        ratings=await read(people.ratings_of, row.id),
        bots=await bots_info(site, row.id),
        tokens=await read(sessions.tokens_of, row.id),
    )
    return Response(export, headers={"Content-Disposition": 'attachment; filename="wanli.json"'})


@get("/api/me/tables", operation_id="my_tables", responses=REFUSALS)
async def my_tables(
    request: AnyRequest, offset: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0
) -> MyTables:
    """One's own tables: first where one has to decide, then the last changed."""
    person = await required(request)
    database = site_of(request).database
    found = await database.read(belongings.tables_of, person.id, PAGE + 1, offset)
    return MyTables([summary(one) for one in found[:PAGE]], len(found) > PAGE)


async def own_row(site: Site, person: Person) -> PersonRow:
    """The row of whoever sent a request."""
    row = await site.database.read(people.by_id, person.id)
    if row is None:  # forgotten a moment ago
        raise SignInNeeded
    return row


def check_addresses(changes: SettingsChange | None) -> None:
    """Whether notices could be sent there, by the look of it; raises BadHook."""
    if changes is not None:
        push = [one.endpoint for one in changes.push or ()]
        for address in (changes.webhook, changes.ntfy, *push):
            if address:
                guard.checked(address)


async def check_mail(site: Site, person: Person, changes: SettingsChange | None) -> None:
    """A letter goes to an address to confirm it: only accounts have one, and seldom another."""
    if changes is None or not changes.email:
        return
    if person.kind != "account":
        raise NotAllowed("account-needed", {})
    if changes.email != (await own_row(site, person)).settings.email:
        site.limits.spend("mail", person.id)


def with_changes(settings: PersonSettings, changes: SettingsChange) -> PersonSettings:
    """Settings in which what is left out stays as it is."""
    chosen = {
        name: value for name, value in msgspec.structs.asdict(changes).items() if value is not None
    }
    stays = changes.email is None or changes.email == settings.email
    confirmed = settings.email_confirmed and stays
    return msgspec.structs.replace(settings, **chosen, email_confirmed=confirmed)


# ---- others ----------------------------------------------------------------------------------
@get("/api/people/{person:str}", operation_id="person", responses=REFUSALS)
async def person_info(request: AnyRequest, person: PersonId) -> PersonInfo:
    """What everybody may know of somebody: a name, ratings, listed games that are over."""
    read = site_of(request).database.read
    row = await read(people.by_id, person)
    if row is None:
        raise Unknown("no-such-person", {})
    games = await read(belongings.public_games_of, person)
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
    """Not hear somebody any more."""
    site, own = site_of(request), await in_person(request)

    def work(connection: sa.Connection) -> None:
        if not people.mute(connection, own.id, person):
            raise Unknown("no-such-person", {})
        sessions.publish_change(connection, own.id)

    await site.database.run(work)
    await hang_up(site, own.id)


@delete("/api/me/mutes/{person:str}", operation_id="unmute", responses=REFUSALS)
async def unmute(request: AnyRequest, person: PersonId) -> None:
    """Hear somebody again."""
    site, own = site_of(request), await in_person(request)

    def work(connection: sa.Connection) -> None:
        people.unmute(connection, own.id, person)
        sessions.publish_change(connection, own.id)

    await site.database.run(work)
    await hang_up(site, own.id)


# ---- bots ------------------------------------------------------------------------------------
@get("/api/me/bots", operation_id="my_bots", responses=REFUSALS)
async def my_bots(request: AnyRequest) -> list[BotInfo]:
    """One's own bot accounts."""
    person = await in_person(request)
    return await bots_info(site_of(request), person.id)


@post("/api/me/bots", operation_id="new_bot", responses=REFUSALS)
async def new_bot(request: AnyRequest, data: JSONBody[NewBot]) -> BotMade:
    """Make a bot account; its token is in this answer and in no other."""
    site, person, name = site_of(request), await in_person(request), clean_name(data.name)
    if person.kind != "account":
        raise NotAllowed("account-needed", {})
    token, scopes = PREFIX + new_secret(), tuple(sorted(set(data.scopes)))

    def work(connection: sa.Connection) -> str:
        now = site.watch.now()
        bot = people.new_bot(connection, person.id, name, now).id
        sessions.new_token(connection, digest(token), bot, scopes, now)
        return bot

    return BotMade(await site.database.run(work), token)


@delete("/api/me/bots/{person:str}", operation_id="delete_bot", responses=REFUSALS)
async def delete_bot(request: AnyRequest, person: PersonId) -> None:
    """Delete a bot account; its token is worth nothing any more, its games stay."""
    site, own = site_of(request), await in_person(request)
    bot = await site.database.read(people.by_id, person)
    if bot is None or bot.owner != own.id:
        raise Unknown("no-such-person", {})
    await delete_person(site, bot)


async def bots_info(site: Site, owner: str) -> list[BotInfo]:
    """The bot accounts of an account."""
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
        signing.new_guest,
        signing.sign_up,
        signing.sign_in,
        signing.sign_out,
        signing.sign_out_everywhere,
        signing.new_password,
        signing.delete_me,
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
