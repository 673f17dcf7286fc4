"""Several want the same at once: exactly one gets it, and everybody is told which.

On PostgreSQL the clients are at two servers, which hear of one another only by the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine

import msgspec
import pytest

from tests.faults.checking import lines_of
from tests.faults.player import Script, gathered, party, people
from tests.faults.served import Served, beside
from tests.serving import JSON, Person, Refusal, Sitting
from tests.waiting import until_awaited
from wanli.table import entries

CLAIMED = 38.0  # a table that its server has forgotten is nobody's for longer than this
TWO = Script("chang-cheng", 2, seed=5)


@contextlib.asynccontextmanager
async def sockets(
    served: Served, person: Person, table: str, count: int
) -> AsyncIterator[list[Sitting]]:
    """So many sockets of one person, by turns at every server."""
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for house in itertools.islice(itertools.cycle(served.houses), count):
            twin = beside(person, house)
            stack.push_async_callback(twin.http.aclose)
            sitting = await stack.enter_async_context(twin.at(table))
            await sitting.until_version(1)
            found.append(sitting)
        yield found


async def decider(guests: list[Person], table: str) -> tuple[Person, JSON]:
    """Whose turn it is, with what he sees."""
    turn = (await guests[0].get(f"/api/tables/{table}"))["table"]["turn"]
    return guests[turn], await guests[turn].get(f"/api/tables/{table}")


async def soon(person: Person, table: str, wanted: Callable[[JSON], bool]) -> JSON:
    """The table as a person sees it, at the latest when his server has heard of the others."""

    async def found() -> JSON:
        seen: JSON = (await person.get(f"/api/tables/{table}"))["table"]
        return seen if wanted(seen) else {}

    return await until_awaited(found)


async def tried(call: Awaitable[object]) -> bool:
    """Whether something was done; otherwise it was refused."""
    try:
        await call
    except Refusal:
        return False
    return True


def of_commands(served: Served, table: str) -> Counter[str | None]:
    """How often each command is in the log."""
    return Counter(line.command for line in lines_of(served.url, table))


async def test_the_same_move_sent_by_two_at_once_is_made_once(served: Served) -> None:
    async with people(served.house, 2) as guests:
        table = await gathered(served.house, guests, TWO)
        for number in range(6):
            mover, update = await decider(guests, table)
            text, version = update["view"]["legal"][0], update["version"]
            async with sockets(served, mover, table, 2) as both:
                moves = (one.move(text, f"m{number}", version) for one in both)
                answers = await asyncio.gather(*moves)
            assert [one["t"] for one in answers] == ["confirmed"] * 2, answers
            assert {one["version"] for one in answers} == {version + 1}
        assert set(of_commands(served, table).values()) == {1}
        assert len(lines_of(served.url, table)) == 7


async def test_of_ten_different_moves_on_one_position_one_is_made(served: Served) -> None:
    async with people(served.house, 2) as guests:
        table = await gathered(served.house, guests, TWO)
        mover, update = await decider(guests, table)
        texts = itertools.cycle(update["view"]["legal"])
        async with sockets(served, mover, table, 10) as ten:
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
        lines = lines_of(served.url, table)
        assert [line.seq for line in lines] == [1, won["version"]]
        assert (lines[1].command or "").endswith(f":{won['id']}")


async def test_many_tables_at_two_servers_do_not_stand_in_each_others_way(served: Served) -> None:
    async with people(served.house, 2) as guests, contextlib.AsyncExitStack() as stack:
        sends: list[Coroutine[None, None, JSON]] = []
        senders: list[Sitting] = []
        for _ in range(8):
            table = await gathered(served.house, guests, TWO)
            mover, update = await decider(guests, table)
            both = await stack.enter_async_context(sockets(served, mover, table, 4))
            legal = itertools.cycle(update["view"]["legal"])
            senders += both
            for one in both:
                sends.append(one.move(next(legal), f"m{len(sends)}", update["version"]))
        sends[1::2] = reversed(sends[1::2])  # at the other server the last table comes first
        with served.held():  # so that each has several tables to write at once
            answers = asyncio.gather(*sends)
            await asyncio.sleep(0)  # they are sent
            await served.until_written_for(len(served.servers), *senders)
        kinds = Counter(one.get("code", one["t"]) for one in await answers)
        assert kinds == {"confirmed": 8, "conflict": 24}


async def test_two_want_the_last_seat(served: Served) -> None:
    async with people(served.house, 6) as (host, *others):
        table = (await host.create("great-wall", 2))["table"]["id"]
        doors = itertools.cycle(served.houses)
        twins = [beside(one, next(doors)) for one in others]
        joins = (one.post(f"/api/tables/{table}/join") for one in twins)
        with served.held("seats"):  # all have seen that it is free
            joining = asyncio.gather(*joins, return_exceptions=True)
            await served.until_written_for(len(served.servers))
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

        assert agrees(await soon(host, table, agrees))


async def test_a_game_begins_once_however_often_it_is_started(served: Served) -> None:
    async with people(served.house, 2) as (host, guest):
        table = (await host.create("great-wall", 2))["table"]["id"]
        await guest.post(f"/api/tables/{table}/join")
        twins = [beside(host, house) for house in served.houses * 3]
        starts = (one.post(f"/api/tables/{table}/start") for one in twins)
        answers = await asyncio.gather(*starts)
        for twin in twins:
            await twin.http.aclose()
        assert {one["version"] for one in answers} == {1}
        (line,) = lines_of(served.url, table)
        assert isinstance(entries.decode(line.body), entries.Started)


async def test_nobody_starts_with_a_seat_that_was_just_left(served: Served) -> None:
    async with people(served.house, 2) as (host, guest):
        away = beside(guest, served.houses[-1])
        for _ in range(4):
            table = (await host.create("great-wall", 2))["table"]["id"]
            await away.post(f"/api/tables/{table}/join")
            started, left = await asyncio.gather(
                tried(host.post(f"/api/tables/{table}/start")),
                tried(away.post(f"/api/tables/{table}/leave")),
            )
            assert started != left

            def agrees(seen: JSON, started: bool = started) -> bool:
                seated: bool = seen["seats"][1]["person"] == guest.id
                playing: bool = seen["status"] == "playing"
                return playing == seated == started

            assert agrees(await soon(host, table, agrees))
        await away.http.aclose()


async def test_everybody_sees_every_version(served: Served) -> None:
    async with people(served.house, 2) as guests, contextlib.AsyncExitStack() as stack:
        table = await gathered(served.house, guests, TWO)
        seats = []
        for guest, house in zip(guests, itertools.cycle(served.houses), strict=False):
            twin = beside(guest, house)
            stack.push_async_callback(twin.http.aclose)
            seats.append(await stack.enter_async_context(twin.at(table)))
        for one in seats:
            await one.until_version(1)
        for number in range(12):
            mover = seats[seats[0].update["table"]["turn"]]
            answer = await mover.move(mover.update["view"]["legal"][0], f"m{number}")
            assert answer["t"] == "confirmed", answer
            for one in seats:
                await one.until_version(answer["version"])
        for one in seats:
            seen = [message["version"] for message in one.heard if message["t"] == "update"]
            assert seen == sorted(seen)
            assert set(seen) == set(range(1, 14))
        moved = [entries.decode(line.body) for line in lines_of(served.url, table)[1:]]
        assert all(isinstance(entry, entries.Moved) for entry in moved)


async def test_a_bot_answers_however_quickly_a_person_moves(on_sqlite: Served) -> None:
    async def one(seed: int) -> None:
        async with party(on_sqlite.house, Script("great-wall", 2, seed=seed, bots=1)) as both:
            await both.play()
            times = [line.at for line in lines_of(on_sqlite.url, both.table)]
            assert max(after - at for at, after in itertools.pairwise(times)) < CLAIMED

    async with asyncio.TaskGroup() as group:
        for seed in range(4):
            group.create_task(one(seed))


@pytest.mark.parametrize("what", ["undo", "end"])
async def test_a_question_and_a_move_at_once_do_not_mix(served: Served, what: str) -> None:
    async with people(served.house, 2) as guests:
        table = await gathered(served.house, guests, TWO)
        for number in range(4):
            mover, update = await decider(guests, table)
            async with sockets(served, mover, table, 2) as (one, other):
                version, legal = update["version"], update["view"]["legal"]
                await other.send(do="ask", what=what, id=f"a{number}", version=version)
                answer = await one.move(legal[0], f"m{number}", version)
                assert answer["t"] == "confirmed", answer
                await other.until(lambda m, n=number: m.get("id") == f"a{n}")  # type: ignore[misc]
        kinds = Counter(
            type(entries.decode(line.body)).__name__ for line in lines_of(served.url, table)
        )
        assert kinds["Moved"] == 4, msgspec.to_builtins(kinds)
