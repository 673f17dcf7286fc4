"""Concurrent commands: exactly one of several competing requests succeeds, and all are told which.

On PostgreSQL the clients use two servers, which communicate only through the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine

import msgspec
import pytest

from tests.faults.log_check import log_lines
from tests.faults.scripted_player import Script, create_guests, start_game, start_table
from tests.faults.site import Site, same_person_at
from tests.live_server import JSON, Person, Refusal, TableSocket
from tests.waiting import until_awaited
from wanli.table import entries

CLAIMED = 38.0  # seconds until any server may claim a table that its server forgot
TWO = Script("chang-cheng", 2, seed=5)


@contextlib.asynccontextmanager
async def open_sockets(
    site: Site, person: Person, table: str, count: int
) -> AsyncIterator[list[TableSocket]]:
    """Connect one person several times, in turn to each server."""
    async with contextlib.AsyncExitStack() as stack:
        satisfied = []
        for handle in itertools.islice(itertools.cycle(site.all_servers), count):
            twin = same_person_at(person, handle)
            stack.push_async_callback(twin.http.aclose)
            socket = await stack.enter_async_context(twin.connect(table))
            await socket.wait_for_version(1)
            satisfied.append(socket)
        yield satisfied


async def current_player(guests: list[Person], table: str) -> tuple[Person, JSON]:
    """Return the player to decide and their view of the table."""
    turn = (await guests[0].get(f"/api/tables/{table}"))["table"]["turn"]
    return guests[turn], await guests[turn].get(f"/api/tables/{table}")


async def wait_for_table(person: Person, table: str, wanted: Callable[[JSON], bool]) -> JSON:
    """Return the table as a person sees it, once it satisfies a condition."""

    async def satisfied() -> JSON:
        seen: JSON = (await person.get(f"/api/tables/{table}"))["table"]
        return seen if wanted(seen) else {}

    return await until_awaited(satisfied)


async def succeeds(call: Awaitable[object]) -> bool:
    """Return whether a request succeeds, rather than being refused."""
    try:
        await call
    except Refusal:
        return False
    return True


def command_counts(site: Site, table: str) -> Counter[str | None]:
    """Return how often each command is in the log."""
    return Counter(line.command for line in log_lines(site.url, table))


async def test_the_same_move_sent_twice_at_once_is_made_once(site: Site) -> None:
    async with create_guests(site.server, 2) as guests:
        table = await start_table(site.server, guests, TWO)
        for number in range(6):
            mover, update = await current_player(guests, table)
            text, version = update["view"]["legal"][0], update["version"]
            async with open_sockets(site, mover, table, 2) as both:
                moves = (one.move(text, f"m{number}", version) for one in both)
                answers = await asyncio.gather(*moves)
            assert [one["t"] for one in answers] == ["confirmed"] * 2, answers
            assert {one["version"] for one in answers} == {version + 1}
        assert set(command_counts(site, table).values()) == {1}
        assert len(log_lines(site.url, table)) == 7


async def test_only_one_of_ten_concurrent_moves_is_made(site: Site) -> None:
    async with create_guests(site.server, 2) as guests:
        table = await start_table(site.server, guests, TWO)
        mover, update = await current_player(guests, table)
        texts = itertools.cycle(update["view"]["legal"])
        async with open_sockets(site, mover, table, 10) as ten:
            moves = (
                one.move(next(texts), f"m{number}", update["version"])
                for number, one in enumerate(ten)
            )
            answers = await asyncio.gather(*moves)
        kinds = Counter(one["t"] for one in answers)
        assert kinds == {"confirmed": 1, "conflict": 9}, answers
        (won,) = (one for one in answers if one["t"] == "confirmed")
        for lost in (one for one in answers if one["t"] == "conflict"):
            assert lost["version"] == won["version"] == lost["update"]["version"]
        lines = log_lines(site.url, table)
        assert [line.seq for line in lines] == [1, won["version"]]
        assert (lines[1].command or "").endswith(f":{won['id']}")


async def test_many_tables_at_two_servers_do_not_block_each_other(site: Site) -> None:
    async with create_guests(site.server, 2) as guests, contextlib.AsyncExitStack() as stack:
        sends: list[Coroutine[None, None, JSON]] = []
        senders: list[TableSocket] = []
        for _ in range(8):
            table = await start_table(site.server, guests, TWO)
            mover, update = await current_player(guests, table)
            both = await stack.enter_async_context(open_sockets(site, mover, table, 4))
            legal = itertools.cycle(update["view"]["legal"])
            senders += both
            for one in both:
                sends.append(one.move(next(legal), f"m{len(sends)}", update["version"]))
        sends[1::2] = reversed(sends[1::2])  # the other server gets the tables in reverse order
        with site.locked():  # so each has several tables to write at once
            answers = asyncio.gather(*sends)
            await asyncio.sleep(0)  # all commands were sent
            await site.wait_for_blocked_writers(len(site.processes), *senders)
        kinds = Counter(one.get("code", one["t"]) for one in await answers)
        assert kinds == {"confirmed": 8, "conflict": 24}


async def test_only_one_of_two_people_gets_the_last_seat(site: Site) -> None:
    async with create_guests(site.server, 6) as (host, *others):
        table = (await host.create("great-wall", 2))["table"]["id"]
        doors = itertools.cycle(site.all_servers)
        twins = [same_person_at(one, next(doors)) for one in others]
        joins = (one.post(f"/api/tables/{table}/join") for one in twins)
        with site.locked("seats"):  # all have seen that the seat is free
            joining = asyncio.gather(*joins, return_exceptions=True)
            await site.wait_for_blocked_writers(len(site.processes))
        answers = await joining
        for twin in twins:
            await twin.http.aclose()
        (won,) = (one for one in answers if isinstance(one, dict))
        lost = [one.body["code"] for one in answers if isinstance(one, Refusal)]
        assert lost == ["no-open-seat"] * 4
        seated = [seat["person"] for seat in won["table"]["seats"]]
        assert seated[0] == host.id

        def agrees(seen: JSON) -> bool:
            return [seat["person"] for seat in seen["seats"]] == seated

        assert agrees(await wait_for_table(host, table, agrees))


async def test_a_game_started_several_times_at_once_starts_once(site: Site) -> None:
    async with create_guests(site.server, 2) as (host, guest):
        table = (await host.create("great-wall", 2))["table"]["id"]
        await guest.post(f"/api/tables/{table}/join")
        twins = [same_person_at(host, handle) for handle in site.all_servers * 3]
        starts = (one.post(f"/api/tables/{table}/start") for one in twins)
        answers = await asyncio.gather(*starts)
        for twin in twins:
            await twin.http.aclose()
        assert {one["version"] for one in answers} == {1}
        (line,) = log_lines(site.url, table)
        assert isinstance(entries.decode(line.body), entries.Started)


async def test_a_game_does_not_start_with_a_seat_that_was_just_left(site: Site) -> None:
    async with create_guests(site.server, 2) as (host, guest):
        away = same_person_at(guest, site.all_servers[-1])
        for _ in range(4):
            table = (await host.create("great-wall", 2))["table"]["id"]
            await away.post(f"/api/tables/{table}/join")
            started, left = await asyncio.gather(
                succeeds(host.post(f"/api/tables/{table}/start")),
                succeeds(away.post(f"/api/tables/{table}/leave")),
            )
            assert started != left

            def agrees(seen: JSON, started: bool = started) -> bool:
                seated: bool = seen["seats"][1]["person"] == guest.id
                playing: bool = seen["status"] == "playing"
                return playing == seated == started

            assert agrees(await wait_for_table(host, table, agrees))
        await away.http.aclose()


async def test_every_player_receives_every_version(site: Site) -> None:
    async with create_guests(site.server, 2) as guests, contextlib.AsyncExitStack() as stack:
        table = await start_table(site.server, guests, TWO)
        seats = []
        for guest, handle in zip(guests, itertools.cycle(site.all_servers), strict=False):
            twin = same_person_at(guest, handle)
            stack.push_async_callback(twin.http.aclose)
            seats.append(await stack.enter_async_context(twin.connect(table)))
        for one in seats:
            await one.wait_for_version(1)
        for number in range(12):
            mover = seats[seats[0].update["table"]["turn"]]
            answer = await mover.move(mover.update["view"]["legal"][0], f"m{number}")
            assert answer["t"] == "confirmed", answer
            for one in seats:
                await one.wait_for_version(answer["version"])
        for one in seats:
            seen = [message["version"] for message in one.received if message["t"] == "update"]
            assert seen == sorted(seen)
            assert set(seen) == set(range(1, 14))
        moved = [entries.decode(line.body) for line in log_lines(site.url, table)[1:]]
        assert all(isinstance(entry, entries.Moved) for entry in moved)


async def test_a_bot_answers_however_fast_a_player_moves(sqlite_site: Site) -> None:
    async def one(seed: int) -> None:
        async with start_game(
            sqlite_site.server, Script("great-wall", 2, seed=seed, bots=1)
        ) as both:
            await both.play()
            times = [line.at for line in log_lines(sqlite_site.url, both.table)]
            assert max(after - at for at, after in itertools.pairwise(times)) < CLAIMED

    async with asyncio.TaskGroup() as group:
        for seed in range(4):
            group.create_task(one(seed))


@pytest.mark.parametrize("what", ["undo", "end"])
async def test_a_request_and_a_move_at_the_same_time_do_not_conflict(site: Site, what: str) -> None:
    async with create_guests(site.server, 2) as guests:
        table = await start_table(site.server, guests, TWO)
        for number in range(4):
            mover, update = await current_player(guests, table)
            async with open_sockets(site, mover, table, 2) as (one, other):
                version, legal = update["version"], update["view"]["legal"]
                await other.send(do="ask", what=what, id=f"a{number}", version=version)
                answer = await one.move(legal[0], f"m{number}", version)
                assert answer["t"] == "confirmed", answer
                await other.wait_for(lambda m, n=number: m.get("id") == f"a{n}")  # type: ignore[misc]
        kinds = Counter(
            type(entries.decode(line.body)).__name__ for line in log_lines(site.url, table)
        )
        assert kinds["Moved"] == 4, msgspec.to_builtins(kinds)
