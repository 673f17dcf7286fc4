"""Whole games through the public API: guests at a table, and ways to play it to its end."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.games.every import IDS, can_choose_first_seat
from tests.serving import JSON, Person, Server, Sitting

GAMES = tuple(filter(can_choose_first_seat, IDS))
NAMES = ("Anna", "Béla", "Csilla", "Dóra", "Ernő")
FIRST = {"first-seat": "1"}

_addresses = itertools.count(1)


def guest(server: Server, name: str = "Anna") -> Person:
    """Somebody from an address of his own: new guests are counted by address."""
    number = next(_addresses)
    return Person(server.address, name, come_from=f"10.0.{number // 250}.{number % 250 + 1}")


@asynccontextmanager
async def guests(server: Server, count: int) -> AsyncIterator[list[Person]]:
    """Several people."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(guest(server, name)) for name in NAMES[:count]]


@asynccontextmanager
async def table_of(
    server: Server, game: str, players: int = 2, **terms: Any
) -> AsyncIterator[tuple[list[Person], str]]:
    """People at a table that has started, seat by seat."""
    async with guests(server, players) as people:
        terms.setdefault("options", FIRST)
        table: str = (await people[0].create(game, players, **terms))["table"]["id"]
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/join")
        await people[0].post(f"/api/tables/{table}/start")
        yield people, table


def pick(update: JSON, number: int) -> str:
    """One of the legal moves of a view, another one each time."""
    legal: list[str] = update["view"]["legal"]
    return legal[number * 7 % len(legal)]


async def play(people: Sequence[Person], table: str, moves: int = 1000) -> JSON:
    """Play over HTTP, so many moves or to the end; gives the table as the last to move saw it."""
    update: JSON = await people[0].get(f"/api/tables/{table}")
    for number in range(moves):
        if update["table"]["status"] == "over":
            break
        person = people[update["table"]["turn"]]
        seen = await person.get(f"/api/tables/{table}")
        update = await move(person, seen, pick(seen, number))
    return update


async def move(person: Person, seen: JSON, text: str) -> JSON:
    """Make one move over HTTP; gives the table after it."""
    version, table = seen["version"], seen["table"]["id"]
    words = {"do": "move", "id": f"v{version}", "version": version, "text": text}
    update: JSON = (await person.command(table, **words))["update"]
    return update


async def play_live(sittings: Sequence[Sitting], seats: Sequence[int]) -> JSON:
    """Play by WebSocket to the end; other seats are bots'. All hear the end; gives the first's."""
    first = sittings[0]
    for number in itertools.count():
        update = first.update or await first.until_version(0)
        if update["table"]["status"] == "over":
            break
        if (turn := update["table"]["turn"]) not in seats:
            await first.until_version(update["version"] + 1)
            continue
        sitting = sittings[seats.index(turn)]
        seen = await sitting.until_version(update["version"])
        if seen["version"] == update["version"]:
            answer = await sitting.move(pick(seen, number), f"m{number}")
            assert answer["t"] == "confirmed", answer
        await first.until_version(seen["version"] + (seen["version"] == update["version"]))
    for sitting in sittings:
        await sitting.until_version(first.update["version"])
    return first.update


async def undoable(people: Sequence[Person], table: str) -> tuple[Person, JSON]:
    """Play on until somebody has made a move that the law lets him take back; he, and his view."""
    for number in range(200):
        seen = await people[0].get(f"/api/tables/{table}")
        person = people[seen["table"]["turn"]]
        seen = await person.get(f"/api/tables/{table}")
        cards = [text for text in seen["view"]["legal"] if text.startswith(("card", "claim"))]
        text = cards[number % len(cards)] if cards else pick(seen, number)
        after = await move(person, seen, text)
        if after["you"]["may_undo"]:
            return person, after
    raise AssertionError("no move could be taken back")
