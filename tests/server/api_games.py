"""Play whole games through the public API."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.games.every import IDS, can_choose_first_seat
from tests.live_server import JSON, Person, Server, TableSocket

GAMES = tuple(filter(can_choose_first_seat, IDS))
NAMES = ("Anna", "Béla", "Csilla", "Dóra", "Ernő")
FIRST = {"first-seat": "1"}

_addresses = itertools.count(1)


def guest(server: Server, name: str = "Anna") -> Person:
    """A person with an IP address of their own: new guests are rate-limited by address."""
    number = next(_addresses)
    return Person(server.address, name, ip=f"10.0.{number // 250}.{number % 250 + 1}")


@asynccontextmanager
async def guests(server: Server, count: int) -> AsyncIterator[list[Person]]:
    """Sign in several guests."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(guest(server, name)) for name in NAMES[:count]]


@asynccontextmanager
async def start_game(
    server: Server, game: str, players: int = 2, **terms: Any
) -> AsyncIterator[tuple[list[Person], str]]:
    """Start a table; yield its people in the order of the seats, and its id."""
    async with guests(server, players) as people:
        terms.setdefault("options", FIRST)
        table: str = (await people[0].create(game, players, **terms))["table"]["id"]
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/join")
        await people[0].post(f"/api/tables/{table}/start")
        yield people, table


def choose_move(update: JSON, number: int) -> str:
    """Return one of the legal moves of a view, depending on a number."""
    legal: list[str] = update["view"]["legal"]
    return legal[number * 7 % len(legal)]


async def play(people: Sequence[Person], table: str, moves: int = 1000) -> JSON:
    """Play over HTTP, to the end or this many moves; return the last update."""
    update: JSON = await people[0].get(f"/api/tables/{table}")
    for number in range(moves):
        if update["table"]["status"] == "over":
            break
        person = people[update["table"]["turn"]]
        seen = await person.get(f"/api/tables/{table}")
        update = await move(person, seen, choose_move(seen, number))
    return update


async def move(person: Person, seen: JSON, text: str) -> JSON:
    """Make one move over HTTP; return the new update."""
    version, table = seen["version"], seen["table"]["id"]
    words = {"do": "move", "id": f"v{version}", "version": version, "text": text}
    update: JSON = (await person.command(table, **words))["update"]
    return update


async def play_live(sockets: Sequence[TableSocket], seats: Sequence[int]) -> JSON:
    """Play to the end over WebSockets; seats without a socket belong to bots."""
    first = sockets[0]
    for number in itertools.count():
        update = first.update or await first.wait_for_version(0)
        if update["table"]["status"] == "over":
            break
        if (turn := update["table"]["turn"]) not in seats:
            await first.wait_for_version(update["version"] + 1)
            continue
        socket = sockets[seats.index(turn)]
        seen = await socket.wait_for_version(update["version"])
        if seen["version"] == update["version"]:
            answer = await socket.move(choose_move(seen, number), f"m{number}")
            assert answer["t"] == "confirmed", answer
        await first.wait_for_version(seen["version"] + (seen["version"] == update["version"]))
    for socket in sockets:
        await socket.wait_for_version(first.update["version"])
    return first.update


async def play_until_undo(people: Sequence[Person], table: str) -> tuple[Person, JSON]:
    """Play until a move can be undone; return its player and their update."""
    for number in range(200):
        seen = await people[0].get(f"/api/tables/{table}")
        person = people[seen["table"]["turn"]]
        seen = await person.get(f"/api/tables/{table}")
        cards = [text for text in seen["view"]["legal"] if text.startswith(("card", "claim"))]
        text = cards[number % len(cards)] if cards else choose_move(seen, number)
        after = await move(person, seen, text)
        if after["you"]["may_undo"]:
            return person, after
    raise AssertionError("no move could be taken back")
