"""The WebSocket: who may listen, what is heard, and what a bad message does."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.playing import guest, guests, move, pick, play, table_of
from tests.serving import PATIENT, Refusal, Server, Sitting
from tests.waiting import PATIENCE

BURST = 150


@pytest.fixture(params=["frames", "asgi"])
def server(request: pytest.FixtureRequest, server: Server) -> Server:
    """A server with each of the two wires."""
    plain: Server = request.getfixturevalue("plain_server")
    return server if request.param == "frames" else plain


async def closed(sitting: Sitting) -> tuple[int | None, str | None]:
    """The code and reason with which the server hangs up."""
    await asyncio.wait_for(sitting.socket.wait_closed(), PATIENCE)
    return sitting.socket.close_code, sitting.socket.close_reason


async def test_a_watcher_sees_the_game_and_no_hand(server: Server) -> None:
    async with (
        table_of(server, "great-wall") as (people, table),
        guest(server) as watcher,
        watcher.at(table) as sitting,
    ):
        first = await sitting.until_version(1)
        assert first["you"] == {
            "seats": [],
            "viewer": -1,
            "may_undo": False,
            "may_ask_undo": False,
        }
        after = await play(people, table, 3)
        seen = await sitting.until_version(after["version"])
        assert seen["view"]["viewer"] == -1
        assert seen["view"]["legal"] == []
        await sitting.send(do="resign", id="r", version=1)
        answer = await sitting.until(lambda message: message.get("id") == "r")
        assert answer["code"] == "not-your-seat"


async def test_a_table_may_forbid_watchers(server: Server) -> None:
    async with (
        table_of(server, "chang-cheng", watchers=False) as (people, table),
        guest(server) as watcher,
    ):
        with pytest.raises(Refusal) as caught:
            await watcher.get(f"/api/tables/{table}")
        assert (caught.value.status, caught.value.body["code"]) == (403, "no-watchers")
        async with watcher.at(table) as sitting:
            assert (await sitting.hear())["code"] == "no-watchers"
            assert await closed(sitting) == (4403, "no-watchers")
        async with people[0].at(table) as own:
            assert (await own.until_version(1))["you"]["viewer"] == 0


async def test_who_may_no_longer_look_is_told_so(server: Server) -> None:
    async with guests(server, 2) as (anna, bela), guest(server) as watcher:
        table = (await anna.create("chang-cheng", watchers=False))["table"]["id"]
        await bela.post(f"/api/tables/{table}/join")
        async with watcher.at(table) as curious, bela.at(table, viewer=1) as leaver:
            await curious.until_version(0)
            await leaver.until_version(0)
            await bela.post(f"/api/tables/{table}/leave")
            await leaver.until(lambda message: message.get("code") == "not-your-seat")
            assert (await closed(leaver))[0] == 4403
            await bela.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            await curious.until(lambda message: message.get("code") == "no-watchers")
            assert (await closed(curious))[0] == 4403


async def test_everybody_hears_who_comes_and_goes(server: Server) -> None:
    async with (
        table_of(server, "chang-cheng") as (people, table),
        guest(server) as watcher,
        people[0].at(table) as anna,
    ):
        alone = await anna.until(lambda message: message["t"] == "presence")
        assert (alone["here"], alone["watchers"]) == ([True, False], 0)
        async with people[1].at(table), watcher.at(table):
            await anna.until(lambda m: m.get("here") == [True, True] and m["watchers"] == 1)
        await anna.until(lambda m: m.get("here") == [True, False] and m["watchers"] == 0)


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "[1, 2]",
        '{"do": "dance"}',
        '{"do": "move", "id": "x", "version": 1}',
        '{"do": "move", "id": "x x", "version": 1, "text": "a"}',
        '{"do": "undo", "id": "x", "version": -1}',
        '{"do": "undo", "id": "x", "version": 1, "extra": 1}',
        '{"do": "look", "seat": 8}',
        '{"do": "say", "text": "\\ud800"}',
        '{"x": ' + "[" * 20_000 + "]" * 20_000 + ', "do": "look", "seat": 0}',
        b"\x00\xff",
        b'{"do": "look", "seat": -1}',
    ],
    ids=lambda text: str(text[:24]),
)
async def test_a_message_that_cannot_be_read_is_refused_and_the_next_one_is_heard(
    server: Server, text: str | bytes
) -> None:
    async with guest(server) as anna:
        table = (await anna.create("chang-cheng"))["table"]["id"]
        async with anna.at(table) as sitting:
            await sitting.until_version(0)
            await sitting.socket.send(text)
            answer = await sitting.until(lambda message: message["t"] == "refused")
            assert answer["code"] == "bad-message"
            assert answer["facts"]["what"]
            await sitting.send(do="look", seat=-1)
            await sitting.until(lambda message: message["t"] == "update")
            assert sitting.update["you"]["viewer"] == -1


async def test_a_watcher_too_may_ask_whether_anybody_is_there(server: Server) -> None:
    async with guest(server) as anna, guest(server) as watcher:
        table = (await anna.create("chang-cheng"))["table"]["id"]
        async with watcher.at(table) as sitting:
            await sitting.until_version(0)
            await sitting.send(do="ping")
            assert await sitting.until(lambda message: message["t"] == "pong") == {"t": "pong"}


async def test_a_message_that_is_too_long_ends_the_connection_and_nothing_else(
    server: Server,
) -> None:
    async with (
        table_of(server, "chang-cheng") as (people, table),
        people[0].at(table) as anna,
        people[1].at(table) as bela,
    ):
        await anna.until_version(1)
        await bela.until_version(1)
        await bela.send(do="say", text="x" * 100_000)
        assert (await closed(bela))[0] == 1009
        answer = await anna.move(pick(anna.update, 0), "on")
        assert answer["t"] == "confirmed"


@pytest.mark.parametrize("query", ["since=x", "since=-1", "viewer=9", "viewer=-2"])
async def test_a_wrong_question_is_not_listened_to(server: Server, query: str) -> None:
    async with guest(server) as anna:
        table = (await anna.create("chang-cheng"))["table"]["id"]
        address = server.address.replace("http", "ws")
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connect(f"{address}/ws/tables/{table}?{query}", **PATIENT) as socket:
                await socket.recv()


async def test_there_is_nothing_to_hear_where_there_is_no_table(server: Server) -> None:
    async with guest(server) as anna, anna.at("nowhere") as sitting:
        assert (await sitting.hear())["code"] == "no-such-table"
        assert await closed(sitting) == (4404, "no-such-table")


async def test_a_page_of_another_site_is_not_listened_to(server: Server) -> None:
    async with guest(server) as anna:
        table = (await anna.create("chang-cheng"))["table"]["id"]
        address = f"{server.address.replace('http', 'ws')}/ws/tables/{table}"
        headers = {"Cookie": anna.cookie, "Origin": "https://evil.example"}
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connect(address, additional_headers=headers, **PATIENT) as socket:
                await socket.recv()


async def test_moves_come_only_so_often(server: Server) -> None:
    async with table_of(server, "chang-cheng") as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        await move(people[0], seen, pick(seen, 0))  # over HTTP counts, too
        async with people[0].at(table) as sitting:
            await sitting.until_version(2)
            async with asyncio.timeout(PATIENCE):
                while "too-many" not in {one.get("code") for one in sitting.heard}:
                    for _ in range(260):
                        await sitting.send(do="answer", agrees=True, id="n", version=2)
                    await sitting.send(do="answer", agrees=True, id="last", version=2)
                    await sitting.until(lambda message: message.get("id") == "last")
            tired = [one for one in sitting.heard if one.get("code") == "too-many"]
            assert tired[0]["facts"]["seconds"] >= 1


@pytest.mark.parametrize("text", ["nonsense", '{"do": "look", "seat": -1}'])
async def test_who_only_talks_has_to_go(server: Server, text: str) -> None:
    async with (
        table_of(server, "chang-cheng") as (people, table),
        people[0].at(table) as sitting,
        people[1].at(table) as other,
    ):
        await sitting.until_version(1)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(400):  # more come again while we send
                await sitting.socket.send(text)
        tired = await sitting.until(lambda message: message.get("code") == "too-many")
        assert tired["facts"]["seconds"] >= 1
        assert await closed(sitting) == (4429, "too-many")
        await other.send(do="look", seat=-1)  # nobody else is concerned
        await other.until(lambda m: m["t"] == "update" and m["you"]["viewer"] == -1)


async def test_a_burst_is_answered_in_its_order(server: Server) -> None:
    async with guest(server) as anna:
        table = (await anna.create("great-wall"))["table"]["id"]
        async with anna.at(table) as sitting:
            asked = [f"q{number}" for number in range(BURST)]
            for name in asked:
                await sitting.send(do="move", id=name, version=0, text="draw")
            answers = [await sitting.until(lambda one: "id" in one) for _ in asked]
            assert [answer["id"] for answer in answers] == asked
