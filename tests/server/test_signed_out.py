"""Whoever is signed out, deleted or somebody else by now is no longer connected as he was."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.playing import guest, move, pick, table_of
from tests.serving import Person, Server, Sitting
from tests.waiting import PATIENCE, until
from wanli.server import socket
from wanli.storage.database import StorageAway

SIGNED_OUT = 4401


async def closed_with(sitting: Sitting) -> int:
    """The code with which the server closes a line."""
    with pytest.raises(ConnectionClosed) as closed:
        await sitting.until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def signed_up(person: Person, name: str) -> None:
    await person.post("/api/sign-up", {"name": name, "password": "stone upon stone"})


async def test_signing_out_everywhere_ends_every_line(server: Server) -> None:
    async with table_of(server, "great-wall") as (people, table):
        await signed_up(people[0], "Ostap of the wall")
        async with people[0].at(table) as mine, people[1].at(table) as other:
            await mine.hear()
            await other.hear()
            await people[0].post("/api/sign-out-everywhere")
            assert await closed_with(mine) == SIGNED_OUT
            await other.send(do="look", seat=-1)
            await other.until(lambda m: m["t"] == "update")  # nobody else is concerned


async def test_another_password_ends_the_other_lines_only(server: Server) -> None:
    async with table_of(server, "great-wall") as (people, table), guest(server) as again:
        await signed_up(people[0], "Petra of the wall")
        sign_in = {"name": "Petra of the wall", "password": "stone upon stone"}
        await again.post("/api/sign-in", sign_in)
        async with people[0].at(table) as mine, again.at(table) as elsewhere:
            await mine.hear()
            await elsewhere.hear()
            await people[0].post(
                "/api/me/password", {"old": "stone upon stone", "new": "gate upon gate"}
            )
            assert await closed_with(elsewhere) == SIGNED_OUT
            await mine.send(do="look", seat=-1)
            await mine.until(lambda m: m["t"] == "update")


async def test_a_guest_who_becomes_an_account_comes_back_as_that(server: Server) -> None:
    async with table_of(server, "great-wall") as (people, table):
        async with people[1].at(table) as as_guest:
            await as_guest.hear()
            await signed_up(people[1], "Quentin of the wall")
            assert await closed_with(as_guest) == SIGNED_OUT
        async with people[1].at(table) as as_account:
            update = await as_account.until(lambda m: m["t"] == "update")
            assert update["you"]["seats"] == [1]


async def test_who_was_nobody_stays_so_when_somebody_unknown_signs_out(server: Server) -> None:
    nobody = Person(server.address)
    async with table_of(server, "great-wall") as (people, table), nobody.at(table) as watching:
        await watching.until_version(1)
        await nobody.post("/api/sign-out")
        await watching.send(do="look", seat=-1)
        await watching.until(lambda message: message["t"] == "update")
        seen = await people[0].get(f"/api/tables/{table}")
        await move(people[0], seen, pick(seen, 0))
        await watching.until_version(2)
    await nobody.http.aclose()


async def test_a_line_goes_on_when_the_database_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    async def who(_: object) -> object:
        asked.append(_)
        if len(asked) < 3:
            raise StorageAway("storage-away", {})
        return SimpleNamespace(id="anna")

    async def nobody_is_muted(*_: object) -> set[str]:
        return set()

    loop = asyncio.get_running_loop()
    tasks = SimpleNamespace(spawn=loop.create_task)
    site: Any = SimpleNamespace(database=SimpleNamespace(read=nobody_is_muted), tasks=tasks)
    monkeypatch.setattr(socket, "identify", who)
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


async def test_what_somebody_wants_who_may_be_signed_out_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []

    class Line(socket.Connection):
        async def _handle(self, text: str) -> None:
            done.append(text)

    known = asyncio.Event()

    async def who(_: object) -> object:
        await known.wait()
        return SimpleNamespace(id="anna")

    async def nobody_is_muted(*_: object) -> set[str]:
        return set()

    monkeypatch.setattr(socket, "identify", who)
    wire = SimpleNamespace(
        has_room=True,
        pause_reading=lambda: None,
        resume_reading=lambda: None,
        push=lambda _: None,
    )
    monkeypatch.setattr(socket, "transport_of", lambda _: wire)
    monkeypatch.setattr(socket.Connection, "_new_messages", lambda _: [])
    loop = asyncio.get_running_loop()
    tasks = SimpleNamespace(spawn=loop.create_task)
    site: Any = SimpleNamespace(database=SimpleNamespace(read=nobody_is_muted), tasks=tasks)
    live: Any = SimpleNamespace(restored=False, closed=False)
    anna: Any = SimpleNamespace(id="anna")
    line = Line(site, live, anna, None, set())  # type: ignore[arg-type]
    line.on_message("before")
    await until(lambda: done == ["before"])
    line.recheck_person()
    line.on_message("after")
    for _ in range(100):  # all that can be done without knowing is done
        await asyncio.sleep(0)
    assert done == ["before"]
    known.set()
    async with asyncio.timeout(PATIENCE):
        while done != ["before", "after"]:
            await asyncio.sleep(0)
