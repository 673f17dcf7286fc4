"""A rematch: the same players, each one seat further."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from tests.live_server import JSON, Person, Refusal, Server
from tests.server.api_games import FIRST, GAMES, guest, start_game


@pytest.mark.parametrize("game", GAMES)
async def test_two_players_who_ask_at_once_get_one_table(server: Server, game: str) -> None:
    terms: JSON = {"undo": "never", "clock": {"kind": "days", "days": 2}}
    async with start_game(server, game, listed=False, **terms) as (people, table):
        anna, bela = people
        await anna.command(table, do="resign", id="r", version=1)
        async with bela.connect(table) as socket:
            await socket.wait_for_version(2)
            wishes = [one.post(f"/api/tables/{table}/rematch") for one in people * 3]
            made = {answer["table"] for answer in await asyncio.gather(*wishes)}
            assert len(made) == 1
            [new] = made
            told = await socket.wait_for(lambda m: m.get("table", {}).get("rematch") == new)
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


async def resign(person: Person, table: str) -> None:
    """Resign, although a stand-in may play for others who did."""
    for _ in range(20):
        version = (await person.get(f"/api/tables/{table}"))["version"]
        with contextlib.suppress(Refusal):
            await person.command(table, do="resign", id=f"r{version}", version=version)
            return
    raise AssertionError("the bots are always quicker")


async def test_every_player_moves_one_seat_further(server: Server) -> None:
    async with start_game(server, "great-wall", 3) as (people, table):
        await resign(people[0], table)
        await resign(people[1], table)
        new = (await people[2].post(f"/api/tables/{table}/rematch"))["table"]
        seats = (await people[2].get(f"/api/tables/{new}"))["table"]["seats"]
        assert [seat["person"] for seat in seats] == [people[n].id for n in (2, 0, 1)]


async def test_there_is_no_rematch_before_the_end_or_for_strangers(server: Server) -> None:
    async with start_game(server, "chang-cheng") as (people, table), guest(server) as stranger:
        with pytest.raises(Refusal) as caught:
            await people[0].post(f"/api/tables/{table}/rematch")
        assert (caught.value.status, caught.value.body["code"]) == (422, "not-over")
        await people[0].command(table, do="resign", id="r", version=1)
        with pytest.raises(Refusal) as caught:
            await stranger.post(f"/api/tables/{table}/rematch")
        assert (caught.value.status, caught.value.body["code"]) == (403, "not-your-seat")


async def test_a_rematch_does_not_start_with_absent_players(server: Server) -> None:
    async with start_game(server, "great-wall") as (people, table):
        anna, bela = people
        await anna.command(table, do="resign", id="r", version=1)
        new = (await anna.post(f"/api/tables/{table}/rematch"))["table"]
        with pytest.raises(Refusal) as caught:
            await anna.post(f"/api/tables/{new}/start")
        assert caught.value.body == {**caught.value.body, "code": "not-there-yet"}
        assert caught.value.body["facts"] == {"seat": 1}
        async with bela.connect(new) as socket:
            await socket.wait_for_version(0)
            started = await anna.post(f"/api/tables/{new}/start")
        assert started["table"]["status"] == "playing"


async def test_a_replacement_for_an_absent_player_counts_as_present(server: Server) -> None:
    async with start_game(server, "great-wall") as (people, table), guest(server) as other:
        await people[0].command(table, do="resign", id="r", version=1)
        new = (await people[0].post(f"/api/tables/{table}/rematch"))["table"]
        await people[0].http.put(f"/api/tables/{new}/seats/0", json={"kind": "open"})
        await other.post(f"/api/tables/{new}/join")
        started = await people[0].post(f"/api/tables/{new}/start")
        assert started["table"]["status"] == "playing"


async def test_a_rematch_against_bots_starts_at_once(server: Server) -> None:
    async with guest(server) as anna:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        made = await anna.create("great-wall", seats=seats, options=FIRST, start=True)
        table = made["table"]["id"]
        await anna.command(table, do="resign", id="r", version=1)
        wishes = [anna.post(f"/api/tables/{table}/rematch") for _ in range(3)]
        [new] = {answer["table"] for answer in await asyncio.gather(*wishes)}
        again = (await anna.get(f"/api/tables/{new}"))["table"]
        assert again["status"] == "playing"
        assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]


async def test_a_deleted_player_gets_no_seat_in_the_rematch(server: Server) -> None:
    async with start_game(server, "great-wall") as (people, table):
        anna, bela = people
        await bela.post("/api/me/delete", {"name": bela.name})
        new = (await anna.post(f"/api/tables/{table}/rematch"))["table"]
        seats = (await anna.get(f"/api/tables/{new}"))["table"]["seats"]
        assert [(seat["kind"], seat["person"]) for seat in seats] == [
            ("open", ""),
            ("person", anna.id),
        ]


async def test_a_removed_rematch_is_not_linked_any_more(server: Server) -> None:
    async with start_game(server, "great-wall") as (people, table):
        anna, bela = people
        await anna.command(table, do="resign", id="r", version=1)
        async with bela.connect(table) as socket:
            new = (await anna.post(f"/api/tables/{table}/rematch"))["table"]
            await socket.wait_for(lambda m: m.get("table", {}).get("rematch") == new)
            assert (await anna.http.delete(f"/api/tables/{new}")).status_code == 204
            await socket.wait_for(lambda m: m.get("table", {}).get("rematch") == "")
        other = (await bela.post(f"/api/tables/{table}/rematch"))["table"]
        assert other != new
        # deleting the host removes the table
        await bela.post("/api/me/delete", {"name": bela.name})
        assert (await anna.get(f"/api/tables/{table}"))["table"]["rematch"] == ""
