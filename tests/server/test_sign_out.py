"""Signing out, deletion or signing up closes or re-authenticates open WebSockets."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.live_server import Person, Server, TableSocket
from tests.server.api_games import choose_move, guest, move, start_game
from tests.waiting import PATIENCE, until
from wanli.server import socket
from wanli.storage.database import StorageAway

SIGNED_OUT = 4401


async def close_code_of(socket: TableSocket) -> int:
    """Return the code with which the server closes a socket."""
    with pytest.raises(ConnectionClosed) as closed:
        await socket.wait_for(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def signed_up(person: Person, name: str) -> None:
    await person.post("/api/sign-up", {"name": name, "password": "stone upon stone"})


async def test_signing_out_everywhere_closes_all_connections(server: Server) -> None:
    async with start_game(server, "great-wall") as (people, table):
        await signed_up(people[0], "Ostap of the wall")
        async with people[0].connect(table) as mine, people[1].connect(table) as other:
            await mine.receive()
            await other.receive()
            await people[0].post("/api/sign-out-everywhere")
            assert await close_code_of(mine) == SIGNED_OUT
            await other.send(do="look", seat=-1)
            await other.wait_for(lambda m: m["t"] == "update")  # other people stay connected


async def test_a_new_password_closes_the_other_connections_only(server: Server) -> None:
    async with start_game(server, "great-wall") as (people, table), guest(server) as again:
        await signed_up(people[0], "Petra of the wall")
        sign_in = {"name": "Petra of the wall", "password": "stone upon stone"}
        await again.post("/api/sign-in", sign_in)
        async with people[0].connect(table) as mine, again.connect(table) as elsewhere:
            await mine.receive()
            await elsewhere.receive()
            await people[0].post(
                "/api/me/password", {"old": "stone upon stone", "new": "gate upon gate"}
            )
            assert await close_code_of(elsewhere) == SIGNED_OUT
            await mine.send(do="look", seat=-1)
            await mine.wait_for(lambda m: m["t"] == "update")


async def test_a_guest_who_signs_up_reconnects_as_the_account(server: Server) -> None:
    async with start_game(server, "great-wall") as (people, table):
        async with people[1].connect(table) as as_guest:
            await as_guest.receive()
            await signed_up(people[1], "Quentin of the wall")
            assert await close_code_of(as_guest) == SIGNED_OUT
        async with people[1].connect(table) as as_account:
            update = await as_account.wait_for(lambda m: m["t"] == "update")
            assert update["you"]["seats"] == [1]


async def test_an_anonymous_spectator_stays_connected_when_an_unknown_session_signs_out(
    server: Server,
) -> None:
    nobody = Person(server.address)
    async with (
        start_game(server, "great-wall") as (people, table),
        nobody.connect(table) as watching,
    ):
        await watching.wait_for_version(1)
        await nobody.post("/api/sign-out")
        await watching.send(do="look", seat=-1)
        await watching.wait_for(lambda message: message["t"] == "update")
        seen = await people[0].get(f"/api/tables/{table}")
        await move(people[0], seen, choose_move(seen, 0))
        await watching.wait_for_version(2)
    await nobody.http.aclose()


async def test_a_connection_goes_on_when_the_database_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []

    async def identify(_: object) -> object:
        asked.append(_)
        if len(asked) < 3:
            raise StorageAway("storage-away", {})
        return SimpleNamespace(id="anna")

    async def no_mutes(*_: object) -> set[str]:
        return set()

    loop = asyncio.get_running_loop()
    tasks = SimpleNamespace(spawn=loop.create_task)
    site: Any = SimpleNamespace(database=SimpleNamespace(read=no_mutes), tasks=tasks)
    monkeypatch.setattr(socket, "identify", identify)
    monkeypatch.setattr(socket, "RETRY_DELAY", 0.0)
    monkeypatch.setattr(socket, "transport_of", lambda _: SimpleNamespace(has_room=False))
    live: Any = SimpleNamespace()
    anna: Any = SimpleNamespace(id="anna")
    line: Any = socket.Connection(site, live, anna, None, set())  # type: ignore[arg-type]
    line.recheck_person()
    async with asyncio.timeout(PATIENCE):
        while line._rechecking:
            await asyncio.sleep(0)
    assert len(asked) == 3
    assert not line._end.done()


async def test_commands_wait_until_a_connection_is_authenticated_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []

    class RecordingConnection(socket.Connection):
        async def _handle(self, text: str) -> None:
            done.append(text)

    known = asyncio.Event()

    async def identify(_: object) -> object:
        await known.wait()
        return SimpleNamespace(id="anna")

    async def no_mutes(*_: object) -> set[str]:
        return set()

    monkeypatch.setattr(socket, "identify", identify)
    wire = SimpleNamespace(
        has_room=True, pause_reading=lambda: None, resume_reading=lambda: None, push=lambda _: None
    )
    monkeypatch.setattr(socket, "transport_of", lambda _: wire)
    monkeypatch.setattr(socket.Connection, "_new_messages", lambda _: [])
    loop = asyncio.get_running_loop()
    tasks = SimpleNamespace(spawn=loop.create_task)
    site: Any = SimpleNamespace(database=SimpleNamespace(read=no_mutes), tasks=tasks)
    live: Any = SimpleNamespace(restored=False, closed=False)
    anna: Any = SimpleNamespace(id="anna")
    line = RecordingConnection(site, live, anna, None, set())  # type: ignore[arg-type]
    line.on_message("before")
    await until(lambda: done == ["before"])
    line.recheck_person()
    line.on_message("after")
    for _ in range(100):  # everything that needs no identity is done
        await asyncio.sleep(0)
    assert done == ["before"]
    known.set()
    async with asyncio.timeout(PATIENCE):
        while done != ["before", "after"]:
            await asyncio.sleep(0)
