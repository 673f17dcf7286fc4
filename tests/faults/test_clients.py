"""Clients that vanish, sleep, flood or talk nonsense: the others do not notice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import struct
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.faults.checking import lines_of
from tests.faults.player import Script, gathered, people
from tests.faults.served import Served
from tests.serving import JSON, PATIENT, Person, Sitting
from tests.waiting import until_awaited
from wanli.games.chang_cheng.content import shipped_text

TWO = Script("great-wall", 2, seed=5)
LARGE = Script("chang-cheng", 2, seed=5)
TEN_MEGABYTES = 10 * 2**20
MEMORY = 16 * 2**20  # bytes that a server may need for sleepers, and for its own noise
SLEEPERS = 2
VERSIONS = 320
ROOM = 80_000  # characters: with them, the kernel's own buffers are soon full
RESET = struct.pack("ii", 1, 0)  # SO_LINGER: the connection is cut, not closed


@contextlib.asynccontextmanager
async def two_at_a_table(served: Served) -> AsyncIterator[tuple[str, list[Person], list[Sitting]]]:
    """A game that has begun, with both people there."""
    async with people(served.house, 2) as guests:
        table = await gathered(served.house, guests, TWO)
        async with guests[0].at(table) as first, guests[1].at(table) as second:
            for one in (first, second):
                await one.until_version(1)
            yield table, guests, [first, second]


def connections(metrics: str) -> int:
    """How many sockets a server has."""
    found = re.search(r"^wanli_connections (\d+)", metrics, re.MULTILINE)
    assert found
    return int(found[1])


async def until_only(person: Person, count: int) -> None:
    """Wait until the server has noticed who has gone."""

    async def noticed() -> bool:
        return connections(await person.get("/metrics")) <= count

    await until_awaited(noticed)


@pytest.mark.parametrize("how", ["cut", "closed"])
async def test_a_move_whose_sender_has_vanished_is_told_to_the_others(
    served: Served, how: str
) -> None:
    async with (
        two_at_a_table(served) as (table, guests, seats),
        people(served.house, 1) as more,
    ):
        turn = seats[0].update["table"]["turn"]
        mover, other = guests[turn], seats[1 - turn]
        before = connections(await mover.get("/metrics"))
        async with mover.at(table) as leaving:
            await leaving.until_version(1)
            text = leaving.update["view"]["legal"][0]
            with served.held():  # he goes while his move is on its way to the disk
                await leaving.send(do="move", id="last", version=1, text=text)
                await served.until_written_for(1, leaving)
                vanished(leaving, how)
                async with more[0].at(table) as watcher:  # all are told who is there: not he
                    await watcher.until_version(1)
                    await until_only(mover, before + 1)
        told = await other.until_version(2)
        assert told["version"] == 2
        again = await seats[turn].move(text, "last", 1)
        assert (again["t"], again["version"]) == ("confirmed", 2)
        assert [line.seq for line in lines_of(served.url, table)] == [1, 2]


def vanished(sitting: Sitting, how: str) -> None:
    """Go away without a word."""
    transport = sitting.socket.transport
    if how == "cut":
        inner = transport.get_extra_info("socket")
        inner.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    transport.abort()


async def test_a_move_is_there_or_not_when_its_sender_goes_at_once(on_sqlite: Served) -> None:
    async with two_at_a_table(on_sqlite) as (table, guests, seats):
        for number in range(10):
            turn = seats[0].update["table"]["turn"]
            version = seats[turn].update["version"]
            text = seats[turn].update["view"]["legal"][0]
            async with guests[turn].at(table) as leaving:
                await leaving.send(do="move", id=f"m{number}", version=version, text=text)
                vanished(leaving, "cut" if number % 2 else "closed")
            again = await seats[turn].move(text, f"m{number}", version)
            assert (again["t"], again["version"]) == ("confirmed", version + 1)
            for one in seats:
                await one.until_version(version + 1)
        commands = [line.command for line in lines_of(on_sqlite.url, table)]
        assert len(commands) == len(set(commands)) == 11


# ---- sleepers ------------------------------------------------------------------------------------
@contextlib.asynccontextmanager
async def asleep(person: Person, table: str) -> AsyncIterator[Sitting]:
    """Somebody who is connected and does not read, with little room for what comes."""
    host, _, port = person.address.removeprefix("http://").partition(":")
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.setblocking(False)
    await asyncio.get_running_loop().sock_connect(small, (host, int(port)))
    url = f"ws://{host}:{port}/ws/tables/{table}"
    async with connect(
        url,
        sock=small,
        max_queue=1,
        **PATIENT,
        additional_headers={"Cookie": person.cookie},
    ) as connection:
        yield Sitting(connection)


def memory(pid: int) -> int:
    """Bytes that a process has in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@contextlib.asynccontextmanager
async def large_table(served: Served) -> AsyncIterator[tuple[str, list[Person]]]:
    """A game whose updates are long, since its people have a content set of their own."""
    content = shipped_text() + " " * ROOM
    async with people(served.house, 2) as guests:
        yield await gathered(served.house, guests, LARGE, content=content), guests


async def ask_and_answer(table: str, guests: list[Person]) -> None:
    """Many versions of a table that change nothing."""
    wishes: tuple[JSON, JSON] = ({"do": "ask", "what": "end"}, {"do": "answer", "agrees": False})
    for version in range(1, VERSIONS):
        who, wish = guests[1 - version % 2], wishes[1 - version % 2]
        done = await who.http.post(
            f"/api/tables/{table}/commands", json={**wish, "id": f"q{version}", "version": version}
        )
        assert done.status_code == 200


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
async def test_who_does_not_read_delays_nobody_and_wakes_to_the_latest(served: Served) -> None:
    pid = served.servers[0].pid
    async with large_table(served) as (table, guests), contextlib.AsyncExitStack() as stack:
        sleepers = [
            await stack.enter_async_context(asleep(guests[0], table)) for _ in range(SLEEPERS)
        ]
        awake = await stack.enter_async_context(guests[1].at(table))
        await awake.until_version(1)
        before = memory(pid)
        async with asyncio.TaskGroup() as group:
            group.create_task(ask_and_answer(table, guests))
            group.create_task(awake.until_version(VERSIONS))
        assert memory(pid) - before < MEMORY
        seen = {message["version"] for message in awake.heard if message["t"] == "update"}
        assert len(seen) > VERSIONS // 2, "who reads was kept waiting"
        for one in sleepers:
            await one.until_version(VERSIONS)
            updates = [message for message in one.heard if message["t"] == "update"]
            assert len(updates) < VERSIONS // 2, "it was sent what is long past"


FLOODS = {  # frames of RFC 6455, masked with nothing
    "nonsense": b"\x81\x81\0\0\0\0x",
    "commands": b'\x81\xa6\0\0\0\0{"do": "undo", "id": "a", "version":1}',
    "pings": b"\x89\xfd\0\0\0\0" + b"x" * 125,
}
FLOOD = 30 * 2**20  # bytes, if nobody stops it
ANSWERS = 100  # in the time of so many a server that reads has read on


async def flood(person: Person, table: str, frame: bytes) -> int:
    """Send and never read, until nothing more is taken; gives how many bytes were.

    Nothing more: the server answers others again and again, and meanwhile takes nothing of it.
    """
    host, _, port = person.address.removeprefix("http://").partition(":")
    lines = [f"GET /ws/tables/{table} HTTP/1.1", f"Host: {host}:{port}", f"Cookie: {person.cookie}"]
    lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
    loop, sent, many = asyncio.get_running_loop(), 0, frame * 4000
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        await loop.sock_connect(line, (host, int(port)))
        await loop.sock_sendall(line, "\r\n".join(lines).encode())
        while sent < FLOOD:
            sending = asyncio.ensure_future(loop.sock_sendall(line, many))
            for _ in range(ANSWERS):
                await person.get("/health")
                if sending.done():
                    break
            if not sending.done():  # not taken
                sending.cancel()
                await asyncio.wait({sending})
                break
            if sending.exception() is not None:  # cut off
                break
            sent += len(many)
    return sent


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
@pytest.mark.parametrize("kind", FLOODS)
async def test_who_sends_and_never_reads_is_stopped(on_sqlite: Served, kind: str) -> None:
    pid = on_sqlite.servers[0].pid
    async with two_at_a_table(on_sqlite) as (table, guests, _):
        before = memory(pid)
        assert await flood(guests[0], table, FLOODS[kind]) < FLOOD
        assert memory(pid) - before < MEMORY
        await alive(table, guests[1])


# ---- nonsense --------------------------------------------------------------------------------
async def alive(table: str, person: Person) -> None:
    """The server plays on."""
    async with person.at(table) as sitting:
        await sitting.until_version(1)
        assert (await person.get("/health"))["status"] == "ok"


async def closed_with(sitting: Sitting) -> int | None:
    """The code with which the server closes a socket."""
    try:
        for _ in range(100):
            await sitting.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
    raise AssertionError("it stays open")


async def test_ten_megabytes_are_refused(served: Served) -> None:
    async with two_at_a_table(served) as (table, guests, _):
        async with guests[0].at(table) as sitting:
            with contextlib.suppress(ConnectionClosed):
                await sitting.socket.send("x" * TEN_MEGABYTES)
            assert await closed_with(sitting) == 1009
        body = b'{"word": "' + b"x" * TEN_MEGABYTES + b'"}'
        headers = {"Content-Type": "application/json"}
        answer = await guests[0].http.post(
            f"/api/tables/{table}/join", content=body, headers=headers
        )
        assert answer.status_code == 413
        assert answer.json()["code"]
        await alive(table, guests[0])


DEEP = "[" * 30_000 + "]" * 30_000
NONSENSE = {
    "nothing": "",
    "no-json": "{",
    "another-type": "[1, 2]",
    "no-command": '{"do": "fly"}',
    "surrogate": '{"do": "say", "text": "\\ud800"}',
    "deep": DEEP,
    "deep-before-its-kind": '{"a": ' + DEEP + ', "do": "move"}',
    "huge-number": '{"do": "move", "id": "a", "version": 1e400, "text": "x"}',
    "no-version": '{"do": "move", "id": "a", "version": -1, "text": "x"}',
    "line-in-id": '{"do": "move", "id": "a\\nb", "version": 1, "text": "x"}',
}


async def test_nonsense_is_refused_and_the_socket_stays(on_sqlite: Served) -> None:
    async with two_at_a_table(on_sqlite) as (table, guests, seats):
        for what, text in NONSENSE.items():
            for message in (text, text.encode()):
                await seats[0].socket.send(message)
                answer = await seats[0].until(lambda m: m["t"] == "refused")
                assert answer["code"] in ("bad-message", "unsayable"), what
        await alive(table, guests[0])


async def test_nonsense_by_http_is_refused(on_sqlite: Served) -> None:
    async with two_at_a_table(on_sqlite) as (table, guests, _):
        headers = {"Content-Type": "application/json"}
        path = f"/api/tables/{table}/commands"
        for what, text in NONSENSE.items():
            answer = await guests[0].http.post(path, content=text, headers=headers)
            assert 400 <= answer.status_code < 500, (what, answer.text)
        await alive(table, guests[0])


FRAMES = {  # what is no WebSocket, and the code it is closed with
    "not masked": (b"\x81\x02{}", 1002),
    "reserved bits": (b"\xf1\x80\x00\x00\x00\x00", 1002),
    "no such frame": (b"\x83\x80\x00\x00\x00\x00", 1002),
    "not text": (b"\x81\x82\x00\x00\x00\x00\xff\xfe", 1007),
    "as long as the sea": (b"\x81\xff" + b"\x7f" * 8 + b"\x00" * 4, 1009),
}


async def test_what_is_no_websocket_is_closed(on_sqlite: Served) -> None:
    async with two_at_a_table(on_sqlite) as (table, guests, _):
        for what, (frame, code) in FRAMES.items():
            async with guests[0].at(table) as sitting:
                await sitting.until_version(1)
                sitting.socket.transport.write(frame)
                assert await closed_with(sitting) == code, what
        await alive(table, guests[0])
