"""The same people once more, one seat further."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from tests.server.playing import GAMES, guest, table_of
from tests.serving import JSON, Person, Refusal, Server


@pytest.mark.parametrize("game", GAMES)
def test_two_who_ask_at_once_meet_at_one_table(server: Server, game: str) -> None:
    async def main() -> None:
        terms: JSON = {"undo": "never", "clock": {"kind": "days", "days": 2}}
        async with table_of(server, game, listed=False, **terms) as (people, table):
            anna, bela = people
            await anna.command(table, do="resign", id="r", version=1)
            async with bela.at(table) as sitting:
                await sitting.until_version(2)
                wishes = [one.post(f"/api/tables/{table}/rematch") for one in people * 3]
                made = {answer["table"] for answer in await asyncio.gather(*wishes)}
                assert len(made) == 1
                [new] = made
                told = await sitting.until(lambda m: m.get("table", {}).get("rematch") == new)
                assert told["table"]["status"] == "over"
            again = await bela.get(f"/api/tables/{new}")
            assert [seat["person"] for seat in again["table"]["seats"]] == [bela.id, anna.id]
            assert again["table"]["status"] == "open"
            assert again["table"]["rematch_of"] == table
            assert again["table"]["listed"] is False
            assert again["table"]["commitment"] != told["table"]["commitment"]
            old = told["table"]["terms"]
            assert again["table"]["terms"] == old
            host = anna if again["table"]["host"] == anna.id else bela
            started = await host.post(f"/api/tables/{new}/start")
            assert started["table"]["status"] == "playing"

    asyncio.run(main())


async def resign(person: Person, table: str) -> None:
    """Give up, though a bot moves for whoever did so before."""
    for _ in range(20):
        version = (await person.get(f"/api/tables/{table}"))["version"]
        with contextlib.suppress(Refusal):
            await person.command(table, do="resign", id=f"r{version}", version=version)
            return
    raise AssertionError("the bots are always quicker")


def test_everybody_moves_one_seat_further(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "great-wall", 3) as (people, table):
            await resign(people[0], table)
            await resign(people[1], table)
            new = (await people[2].post(f"/api/tables/{table}/rematch"))["table"]
            seats = (await people[2].get(f"/api/tables/{new}"))["table"]["seats"]
            assert [seat["person"] for seat in seats] == [people[n].id for n in (2, 0, 1)]

    asyncio.run(main())


def test_there_is_no_rematch_before_the_end_or_for_strangers(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "chang-cheng") as (people, table), guest(server) as stranger:
            with pytest.raises(Refusal) as caught:
                await people[0].post(f"/api/tables/{table}/rematch")
            assert (caught.value.status, caught.value.body["code"]) == (422, "not-over")
            await people[0].command(table, do="resign", id="r", version=1)
            with pytest.raises(Refusal) as caught:
                await stranger.post(f"/api/tables/{table}/rematch")
            assert (caught.value.status, caught.value.body["code"]) == (403, "not-your-seat")

    asyncio.run(main())
