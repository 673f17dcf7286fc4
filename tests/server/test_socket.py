"""The WebSocket: access, what clients receive, and how bad messages are handled."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.live_server import PATIENT, Refusal, Server, TableSocket
from tests.server.api_games import choose_move, guest, guests, move, play, start_game
from tests.waiting import PATIENCE

BURST = 150


@pytest.fixture(params=["frames", "asgi"])
def server(request: pytest.FixtureRequest, server: Server) -> Server:
    """A server with each of the two WebSocket transports."""
    plain: Server = request.getfixturevalue("plain_server")
    return server if request.param == "frames" else plain


async def close_reason_of(socket: TableSocket) -> tuple[int | None, str | None]:
    """Return code and reason with which the server closes a socket."""
    await asyncio.wait_for(socket.connection.wait_closed(), PATIENCE)
    return socket.connection.close_code, socket.connection.close_reason


async def test_a_spectator_sees_the_game_but_no_hand(server: Server) -> None:
    async with (
        start_game(server, "great-wall") as (people, table),
        guest(server) as watcher,
        watcher.connect(table) as socket,
    ):
        first = await socket.wait_for_version(1)
        assert first["you"] == {
            "seats": [],
            "viewer": -1,
            "may_undo": False,
            "may_ask_undo": False,
        }
        after = await play(people, table, 3)
        seen = await socket.wait_for_version(after["version"])
        assert seen["view"]["viewer"] == -1
        assert seen["view"]["legal"] == []
        await socket.send(do="resign", id="r", version=1)
        answer = await socket.wait_for(lambda message: message.get("id") == "r")
        assert answer["code"] == "not-your-seat"


async def test_a_table_may_forbid_spectators(server: Server) -> None:
    async with (
        start_game(server, "chang-cheng", watchers=False) as (people, table),
        guest(server) as watcher,
    ):
        with pytest.raises(Refusal) as caught:
            await watcher.get(f"/api/tables/{table}")
        assert (caught.value.status, caught.value.body["code"]) == (403, "no-watchers")
        async with watcher.connect(table) as socket:
            assert (await socket.receive())["code"] == "no-watchers"
            assert await close_reason_of(socket) == (4403, "no-watchers")
        async with people[0].connect(table) as own:
            assert (await own.wait_for_version(1))["you"]["viewer"] == 0


async def test_a_player_who_leaves_a_table_without_spectators_is_disconnected(
    server: Server,
) -> None:
    async with guests(server, 2) as (anna, bela), guest(server) as watcher:
        table = (await anna.create("chang-cheng", watchers=False))["table"]["id"]
        await bela.post(f"/api/tables/{table}/join")
        async with watcher.connect(table) as curious, bela.connect(table, viewer=1) as leaver:
            await curious.wait_for_version(0)
            await leaver.wait_for_version(0)
            await bela.post(f"/api/tables/{table}/leave")
            await leaver.wait_for(lambda message: message.get("code") == "not-your-seat")
            assert (await close_reason_of(leaver))[0] == 4403
            await bela.post(f"/api/tables/{table}/join")
            await anna.post(f"/api/tables/{table}/start")
            await curious.wait_for(lambda message: message.get("code") == "no-watchers")
            assert (await close_reason_of(curious))[0] == 4403


async def test_everyone_is_told_who_connects_and_disconnects(server: Server) -> None:
    async with (
        start_game(server, "chang-cheng") as (people, table),
        guest(server) as watcher,
        people[0].connect(table) as anna,
    ):
        alone = await anna.wait_for(lambda message: message["t"] == "presence")
        assert (alone["here"], alone["watchers"]) == ([True, False], 0)
        async with people[1].connect(table), watcher.connect(table):
            await anna.wait_for(lambda m: m.get("here") == [True, True] and m["watchers"] == 1)
        await anna.wait_for(lambda m: m.get("here") == [True, False] and m["watchers"] == 0)


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
async def test_a_malformed_message_is_refused_and_the_next_one_is_handled(
    server: Server, text: str | bytes
) -> None:
    async with guest(server) as anna:
        table = (await anna.create("chang-cheng"))["table"]["id"]
        async with anna.connect(table) as socket:
            await socket.wait_for_version(0)
            await socket.connection.send(text)
            answer = await socket.wait_for(lambda message: message["t"] == "refused")
            assert answer["code"] == "bad-message"
            assert answer["facts"]["what"]
            await socket.send(do="look", seat=-1)
            await socket.wait_for(lambda message: message["t"] == "update")
            assert socket.update["you"]["viewer"] == -1


async def test_a_spectator_may_send_a_ping(server: Server) -> None:
    async with guest(server) as anna, guest(server) as watcher:
        table = (await anna.create("chang-cheng"))["table"]["id"]
        async with watcher.connect(table) as socket:
            await socket.wait_for_version(0)
            await socket.send(do="ping")
            assert await socket.wait_for(lambda message: message["t"] == "pong") == {"t": "pong"}


async def test_a_message_that_is_too_long_closes_only_its_connection(
    server: Server,
) -> None:
    async with (
        start_game(server, "chang-cheng") as (people, table),
        people[0].connect(table) as anna,
        people[1].connect(table) as bela,
    ):
        await anna.wait_for_version(1)
        await bela.wait_for_version(1)
        await bela.send(do="say", text="x" * 100_000)
        assert (await close_reason_of(bela))[0] == 1009
        answer = await anna.move(choose_move(anna.update, 0), "on")
        assert answer["t"] == "confirmed"


@pytest.mark.parametrize("query", ["since=x", "since=-1", "viewer=9", "viewer=-2"])
async def test_a_wrong_query_is_refused(server: Server, query: str) -> None:
    async with guest(server) as anna:
        table = (await anna.create("chang-cheng"))["table"]["id"]
        address = server.address.replace("http", "ws")
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connect(f"{address}/ws/tables/{table}?{query}", **PATIENT) as socket:
                await socket.recv()


async def test_an_unknown_table_is_refused(server: Server) -> None:
    async with guest(server) as anna, anna.connect("nowhere") as socket:
        assert (await socket.receive())["code"] == "no-such-table"
        assert await close_reason_of(socket) == (4404, "no-such-table")


async def test_a_page_of_another_site_is_refused(server: Server) -> None:
    async with guest(server) as anna:
        table = (await anna.create("chang-cheng"))["table"]["id"]
        address = f"{server.address.replace('http', 'ws')}/ws/tables/{table}"
        headers = {"Cookie": anna.cookie, "Origin": "https://evil.example"}
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connect(address, additional_headers=headers, **PATIENT) as socket:
                await socket.recv()


async def test_moves_are_rate_limited(server: Server) -> None:
    async with start_game(server, "chang-cheng") as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        await move(people[0], seen, choose_move(seen, 0))  # moves over HTTP count, too
        async with people[0].connect(table) as socket:
            await socket.wait_for_version(2)
            async with asyncio.timeout(PATIENCE):
                while "too-many" not in {one.get("code") for one in socket.received}:
                    for _ in range(260):
                        await socket.send(do="answer", agrees=True, id="n", version=2)
                    await socket.send(do="answer", agrees=True, id="last", version=2)
                    await socket.wait_for(lambda message: message.get("id") == "last")
            tired = [one for one in socket.received if one.get("code") == "too-many"]
            assert tired[0]["facts"]["seconds"] >= 1


@pytest.mark.parametrize("text", ["nonsense", '{"do": "look", "seat": -1}'])
async def test_a_client_that_floods_messages_is_disconnected(server: Server, text: str) -> None:
    async with (
        start_game(server, "chang-cheng") as (people, table),
        people[0].connect(table) as socket,
        people[1].connect(table) as other,
    ):
        await socket.wait_for_version(1)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(400):  # more tokens arrive while we send
                await socket.connection.send(text)
        tired = await socket.wait_for(lambda message: message.get("code") == "too-many")
        assert tired["facts"]["seconds"] >= 1
        assert await close_reason_of(socket) == (4429, "too-many")
        await other.send(do="look", seat=-1)  # others stay connected
        await other.wait_for(lambda m: m["t"] == "update" and m["you"]["viewer"] == -1)


async def test_a_burst_of_commands_is_answered_in_order(server: Server) -> None:
    async with guest(server) as anna:
        table = (await anna.create("great-wall"))["table"]["id"]
        async with anna.connect(table) as socket:
            asked = [f"q{number}" for number in range(BURST)]
            for name in asked:
                await socket.send(do="move", id=name, version=0, text="draw")
            answers = [await socket.wait_for(lambda one: "id" in one) for _ in asked]
            assert [answer["id"] for answer in answers] == asked
