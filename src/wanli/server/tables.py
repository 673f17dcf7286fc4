"""Tables over HTTP: create, list, join, start, play, view, import and export."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, Parameter

from wanli.bots.levels import ADVISER
from wanli.core.errors import WanliError
from wanli.core.state import WATCHER
from wanli.games import game
from wanli.server import forks, table_factory, wire
from wanli.server import rematch as rematches
from wanli.server.chat import chat_line, post_message
from wanli.server.error_responses import CONFLICT, REFUSALS
from wanli.server.errors import NotYours, Stale
from wanli.server.identity import optional_person, required
from wanli.server.live_table import LiveTable
from wanli.server.person import Person
from wanli.server.presenter import without_content
from wanli.server.seating import open_seat, with_seat
from wanli.server.security import MAX_IMPORT
from wanli.server.site import site_of
from wanli.server.table_loader import empty_table, load_table, record_text
from wanli.storage import chat, tables
from wanli.storage.tables import OPEN, PLAYING, StoredTable
from wanli.table.seat import Seat
from wanli.table.table import NotNow, Table

AnyRequest = Request[object, object, State]
TableId = Annotated[str, Parameter(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
JSON = MediaType.JSON


@get("/api/tables", operation_id="lobby", responses=REFUSALS)
async def lobby(
    request: AnyRequest,
    game: Annotated[str, Parameter(max_length=40, pattern=r"^[a-z0-9-]*$")] = "",
) -> wire.Lobby:
    """Return the listed tables: open ones to join, running ones to watch."""
    read = site_of(request).database.read
    found = [await read(tables.list_open, status, 50, game) for status in (OPEN, PLAYING)]
    return wire.Lobby(*([summary(one) for one in those] for those in found))


@post("/api/tables", operation_id="create_table", responses=REFUSALS)
async def create(request: AnyRequest, data: JSONBody[wire.NewTable]) -> Response[wire.Update]:
    """Create a table; with `start` it starts at once, if every seat is taken."""
    site = site_of(request)
    person = await required(request, "create")
    site.limits.spend("tables", person.id)
    stored = table_factory.new_table(person, data, site.watch.now())
    if data.start:
        empty_table(stored).start()  # raises before anything is stored
    await site.database.run(table_factory.store, stored)
    live = await site.table(stored.id)
    if data.start:
        await live.write(Table.start, "start")
    return updated(live, person, status_code=201)


@get("/api/tables/{table:str}", operation_id="table", responses=REFUSALS)
async def read_table(
    request: AnyRequest,
    table: TableId,
    viewer: Annotated[int | None, Parameter(ge=-1, le=7)] = None,
    since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    version: Annotated[int | None, Parameter(ge=1, le=1_000_000)] = None,
) -> Response[wire.Update]:
    """Return a table as one of the caller's seats or a spectator sees it, now or at a version."""
    live, person = await viewed_table(request, table)
    await live.catch_up_to(max(since, version or 0))
    if version is None or version == live.table.version:
        return updated(live, person, viewer, since)
    if version > live.table.version:
        raise NotNow("unknown-version", {"version": live.table.version})
    caller = person.id if person else ""
    allowed = live.viewer(caller, viewer)
    then = await site_of(request).database.read(load_table, table, version)
    earlier = live.at_version(then)
    return encoded_response(earlier.presenter.update(caller, allowed, since))


@post("/api/tables/{table:str}/join", operation_id="join", status_code=200, responses=REFUSALS)
async def join(
    request: AnyRequest, table: TableId, data: JSONBody[wire.Join]
) -> Response[wire.Update]:
    """Take an open seat."""
    live, person = await acting(request, table)
    word = table_factory.clean_word(data.word)

    def with_caller(stored: StoredTable) -> Sequence[Seat]:
        if any(seat.person == person.id for seat in stored.seats):
            raise NotNow("already-seated", {})
        number = open_seat(stored, data.seat)
        return with_seat(stored, number, Seat("person", person.id, person.name, word=word))

    await live.change_seats(person.id, with_caller)
    return updated(live, person)


@post("/api/tables/{table:str}/leave", operation_id="leave", status_code=200, responses=REFUSALS)
async def leave(request: AnyRequest, table: TableId) -> Response[wire.Update]:
    """Leave a seat before the start."""
    live, person = await acting(request, table)
    live.seat_of(person.id, None)

    def without_caller(stored: StoredTable) -> Sequence[Seat]:
        return [Seat() if seat.person == person.id else seat for seat in stored.seats]

    await live.change_seats(person.id, without_caller)
    return updated(live, person)


@put("/api/tables/{table:str}/seats/{number:int}", operation_id="set_seat", responses=REFUSALS)
async def set_seat(
    request: AnyRequest,
    table: TableId,
    number: Annotated[int, Parameter(ge=0, le=7)],
    data: JSONBody[wire.SeatWish],
) -> Response[wire.Update]:
    """Give a seat to a bot or to the caller, or open it; only the host, before the start."""
    live, person = await hosted_table(request, table)

    def set_one(stored: StoredTable) -> Sequence[Seat]:
        if number >= len(stored.seats):
            raise NotYours("seat-unknown", {"seat": number + 1})
        return with_seat(stored, number, table_factory.seat_for(person, data))

    await live.change_seats(person.id, set_one)
    return updated(live, person)


@post("/api/tables/{table:str}/start", operation_id="start", status_code=200, responses=REFUSALS)
async def start(
    request: AnyRequest, table: TableId, bots: Annotated[bool, Parameter()] = False
) -> Response[wire.Update]:
    """Start the game; only the host, when every seat is taken.

    With `bots`, bots take the open seats. A rematch starts only when all its players have come.
    """
    live, person = await hosted_table(request, table)
    await rematches.require_all_present(site_of(request).hall, live)
    if bots:
        bot = table_factory.seat_for(person, wire.SeatWish(kind="bot"))

        def with_bots(stored: StoredTable) -> Sequence[Seat]:
            return [bot if seat.kind == "open" else seat for seat in stored.seats]

        await live.change_seats(person.id, with_bots)
    await live.write(Table.start, "start")
    return updated(live, person)


@delete("/api/tables/{table:str}", operation_id="remove_table", responses=REFUSALS)
async def remove(request: AnyRequest, table: TableId) -> None:
    """Delete a table; only the host, before the start."""
    live, _ = await hosted_table(request, table)
    if live.table.play is not None:
        raise NotNow("already-started", {})
    await site_of(request).hall.remove(live)


@post(
    "/api/tables/{table:str}/commands",
    operation_id="command",
    status_code=200,
    responses={**REFUSALS, **CONFLICT},
)
async def command(
    request: AnyRequest, table: TableId, data: JSONBody[wire.AnyCommand]
) -> Response[wire.Done]:
    """Move, undo, ask, answer, resign or return; a repeated id gets the first answer again."""
    live, person = await acting(request, table)
    site_of(request).limits.spend("moves", person.id)
    try:
        confirmed = await live.perform(person.id, data)
    except Stale:
        fresh = msgspec.Raw(live.presenter.update(person.id, live.viewer(person.id)))
        stale = wire.Conflict(data.id, live.table.version, fresh)
        return Response(stale, status_code=409)  # type: ignore[arg-type]  # see CONFLICT
    viewer = live.viewer(person.id, data.seat)
    update = msgspec.Raw(live.presenter.update(person.id, viewer, data.version))
    return Response(wire.Done(id=data.id, version=confirmed.version, update=update))


@get("/api/tables/{table:str}/why", operation_id="why", responses=REFUSALS)
async def why(
    request: AnyRequest,
    table: TableId,
    text: Annotated[str, Parameter(min_length=1, max_length=200)],
    seat: Annotated[int | None, Parameter(ge=0, le=7)] = None,
) -> wire.Verdict:
    """Check whether a move is legal now; if not, return the reason with the clause."""
    live, person = await acting(request, table, "read")
    number = live.seat_of(person.id, seat)
    try:
        live.table.draft().check(number, text)
    except WanliError as error:
        return wire.Verdict(False, wire.Refused(error.code, error.facts, error.clause))
    return wire.Verdict(True)


@get("/api/tables/{table:str}/hint", operation_id="hint", responses=REFUSALS)
async def hint(
    request: AnyRequest,
    table: TableId,
    seat: Annotated[int | None, Parameter(ge=0, le=7)] = None,
) -> wire.Hint:
    """Return the move that a bot would play for the caller, based on the caller's view."""
    live, person = await acting(request, table, "read")
    number = live.seat_of(person.id, seat)
    site_of(request).limits.spend("hints", person.id)
    current = live.table  # a later one may replace it while the bot searches
    if current.turn != number:
        raise NotNow("not-to-decide", {"seat": number + 1})
    advice = await site_of(request).hall.services.bots.advise(current.view(number), ADVISER)
    chances = [wire.Chance(one.text, one.share, one.value) for one in advice.chances]
    return wire.Hint(advice.text, ADVISER, current.version, advice.tries, chances)


@get("/api/tables/{table:str}/chat", operation_id="chat", responses=REFUSALS)
async def read_chat(
    request: AnyRequest, table: TableId, after: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = 0
) -> list[wire.ChatLine]:
    """Return the chat messages, without those of people whom the caller has muted."""
    live, person = await viewed_table(request, table)
    live.viewer(person.id if person else "")
    database = site_of(request).database
    muted = await database.read(chat.muted_by, person.id) if person else set[str]()
    lines = await database.read(chat.lines, table, after)
    return [chat_line(one) for one in lines if one.person not in muted]


@post("/api/tables/{table:str}/chat", operation_id="say", status_code=204, responses=REFUSALS)
async def say(request: AnyRequest, table: TableId, data: JSONBody[wire.NewChat]) -> None:
    """Post a chat message; only people with a seat may."""
    live, person = await acting(request, table, "chat")
    await post_message(site_of(request), live, person, data.text)


@post("/api/tables/{table:str}/rematch", operation_id="rematch", responses=REFUSALS)
async def rematch(request: AnyRequest, table: TableId) -> wire.Made:
    """Return the rematch, with the same players and rotated seats; the first request creates it."""
    live, person = await acting(request, table, "create")
    live.seat_of(person.id, None)
    return wire.Made(await rematches.rematch(site_of(request).hall, live, person))


@post("/api/tables/{table:str}/fork", operation_id="fork", responses=REFUSALS)
async def fork(request: AnyRequest, table: TableId, data: JSONBody[wire.Fork]) -> wire.Made:
    """Continue from a position of a finished game, at a new table against bots."""
    live, person = await acting(request, table, "create")
    live.viewer(person.id)  # raises NotYours if the caller may not see the table
    site_of(request).limits.spend("tables", person.id)
    return wire.Made(await forks.fork(site_of(request).hall, live, person, data))


@get(
    "/api/tables/{table:str}/record",
    operation_id="record",
    media_type=MediaType.TEXT,
    responses=REFUSALS,
)
async def record(request: AnyRequest, table: TableId) -> str:
    """Return the record of a finished game: every move, every draw and the secret behind them."""
    live, person = await viewed_table(request, table)
    live.viewer(person.id if person else "")
    await live.require_over()
    loaded = await site_of(request).database.read(load_table, table, None, True)
    return await asyncio.to_thread(record_text, loaded)


@post(
    "/api/records",
    operation_id="import_record",
    responses=REFUSALS,
    request_max_body_size=MAX_IMPORT,
)
async def import_record(request: AnyRequest, data: JSONBody[wire.Import]) -> wire.Made:
    """Import a record as a finished game, to replay and to fork."""
    site = site_of(request)
    person = await required(request, "create")
    site.limits.spend("imports", person.id)
    importing = asyncio.to_thread(table_factory.import_record, person.id, data, site.watch.now())
    stored, lines = await importing
    await site.database.run(table_factory.store, stored, lines)
    return wire.Made(stored.id)


# ---- parts -----------------------------------------------------------------------------------
async def viewed_table(request: AnyRequest, table: str) -> tuple[LiveTable, Person | None]:
    """Return a table and the caller, who may be unknown."""
    person = await optional_person(request)
    return await site_of(request).table(table), person


async def acting(request: AnyRequest, table: str, scope: str = "play") -> tuple[LiveTable, Person]:
    """Return a table and the caller; raises NotAllowed without the scope."""
    person = await required(request, scope)
    live = await site_of(request).table(table)
    await live.catch_up_to(1)  # before the start, another process may have changed the seats
    return live, person


async def hosted_table(request: AnyRequest, table: str) -> tuple[LiveTable, Person]:
    """Return a table and the caller; raises NotYours unless they are its host."""
    live, person = await acting(request, table)
    if live.stored.host != person.id:
        raise NotYours("not-the-host", {})
    return live, person


def updated(
    live: LiveTable,
    person: Person | None,
    viewer: int | None = None,
    since: int = 0,
    status_code: int = 200,
) -> Response[wire.Update]:
    """Return the response with a table as a person sees it."""
    caller = person.id if person else ""
    if person is not None and not person.sees:  # a token that may create tables but not read them
        viewer = WATCHER
    update = live.presenter.update(caller, live.viewer(caller, viewer), since)
    return encoded_response(update, status_code)


def encoded_response(update: bytes, status_code: int = 200) -> Response[wire.Update]:
    """Return the response with an encoded update."""
    return Response(msgspec.Raw(update), status_code=status_code, media_type=JSON)  # type: ignore[arg-type]


def summary(stored: StoredTable) -> wire.Summary:
    """Return the facts of a table for lists."""
    return wire.Summary(
        id=stored.id,
        game=stored.game,
        status=stored.status,  # type: ignore[arg-type]
        listed=stored.listed,
        imported=stored.imported,
        called=_seat_names(stored) if stored.imported else [],
        host=stored.host,
        terms=without_content(stored.terms),
        seats=[
            wire.SeatInfo(seat.kind, seat.person, seat.name, seat.level or "", seat.word)
            for seat in stored.seats
        ],
        created_at=stored.created_at,
        changed_at=stored.changed_at,
        version=stored.version,
        turn=stored.turn,
        places=list(stored.places),
        scores=list(stored.scores),
    )


tables_router = Router(
    path="/",
    route_handlers=[
        lobby,
        create,
        read_table,
        join,
        leave,
        set_seat,
        start,
        remove,
        command,
        why,
        hint,
        read_chat,
        say,
        rematch,
        fork,
        record,
        import_record,
    ],
    tags=["tables"],
)


def _seat_names(stored: StoredTable) -> list[str]:
    options = tuple(sorted(stored.terms.options.items()))
    return list(_start_names(stored.game, stored.rules_version, stored.terms.players, options))


@lru_cache(maxsize=256)
def _start_names(
    name: str, version: int, players: int, options: tuple[tuple[str, str], ...]
) -> tuple[str, ...]:
    rules = game(name, version)
    start = rules.new(rules.setup(players, dict(options)))
    return tuple(rules.seat_name(start, seat) for seat in range(players))
