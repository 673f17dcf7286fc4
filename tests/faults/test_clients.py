"""Clients that vanish, stop reading, flood the server or send garbage do not affect others."""

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

from tests.faults.log_check import log_lines
from tests.faults.scripted_player import Script, create_guests, start_table
from tests.faults.site import Site
from tests.live_server import JSON, PATIENT, Person, TableSocket
from tests.waiting import until_awaited
from wanli.games.chang_cheng.content import shipped_text

TWO = Script("great-wall", 2, seed=5)
LARGE = Script("chang-cheng", 2, seed=5)
TEN_MEGABYTES = 10 * 2**20
MEMORY = 16 * 2**20  # bytes that a server may need for idle clients, plus noise
SLEEPERS = 2
VERSIONS = 320
ROOM = 80_000  # characters: with them the kernel's own buffers fill up soon
RESET = struct.pack("ii", 1, 0)  # SO_LINGER: the connection is reset, not closed


@contextlib.asynccontextmanager
async def two_at_a_table(
    site: Site,
) -> AsyncIterator[tuple[str, list[Person], list[TableSocket]]]:
    """A game in progress, with both players connected."""
    async with create_guests(site.server, 2) as guests:
        table = await start_table(site.server, guests, TWO)
        async with guests[0].connect(table) as first, guests[1].connect(table) as second:
            for one in (first, second):
                await one.wait_for_version(1)
            yield table, guests, [first, second]


def connection_count(metrics: str) -> int:
    """Return the number of open WebSockets from the metrics."""
    found = re.search(r"^wanli_connections (\d+)", metrics, re.MULTILINE)
    assert found
    return int(found[1])


async def wait_for_disconnection(person: Person, count: int) -> None:
    """Wait until the server has at most this many connections."""

    async def noticed() -> bool:
        return connection_count(await person.get("/metrics")) <= count

    await until_awaited(noticed)


@pytest.mark.parametrize("how", ["cut", "closed"])
async def test_a_move_is_sent_to_the_others_although_its_sender_disconnects(
    site: Site, how: str
) -> None:
    async with (
        two_at_a_table(site) as (table, guests, seats),
        create_guests(site.server, 1) as more,
    ):
        turn = seats[0].update["table"]["turn"]
        mover, other = guests[turn], seats[1 - turn]
        before = connection_count(await mover.get("/metrics"))
        async with mover.connect(table) as leaving:
            await leaving.wait_for_version(1)
            text = leaving.update["view"]["legal"][0]
            with site.locked():  # the sender disconnects while the move is being written
                await leaving.send(do="move", id="last", version=1, text=text)
                await site.wait_for_blocked_writers(1, leaving)
                abort_connection(leaving, how)
                # everyone gets the presence, without the sender
                async with more[0].connect(table) as watcher:
                    await watcher.wait_for_version(1)
                    await wait_for_disconnection(mover, before + 1)
        told = await other.wait_for_version(2)
        assert told["version"] == 2
        again = await seats[turn].move(text, "last", 1)
        assert (again["t"], again["version"]) == ("confirmed", 2)
        assert [line.seq for line in log_lines(site.url, table)] == [1, 2]


def abort_connection(client: TableSocket, how: str) -> None:
    """Drop the connection without a close frame."""
    transport = client.connection.transport
    if how == "cut":
        inner = transport.get_extra_info("socket")
        inner.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    transport.abort()


async def test_a_move_whose_sender_disconnects_at_once_is_saved_or_not_but_never_half(
    sqlite_site: Site,
) -> None:
    async with two_at_a_table(sqlite_site) as (table, guests, seats):
        for number in range(10):
            turn = seats[0].update["table"]["turn"]
            version = seats[turn].update["version"]
            text = seats[turn].update["view"]["legal"][0]
            async with guests[turn].connect(table) as leaving:
                await leaving.send(do="move", id=f"m{number}", version=version, text=text)
                abort_connection(leaving, "cut" if number % 2 else "closed")
            again = await seats[turn].move(text, f"m{number}", version)
            assert (again["t"], again["version"]) == ("confirmed", version + 1)
            for one in seats:
                await one.wait_for_version(version + 1)
        commands = [line.command for line in log_lines(sqlite_site.url, table)]
        assert len(commands) == len(set(commands)) == 11


# ---- clients that do not read --------------------------------------------------------------------
@contextlib.asynccontextmanager
async def non_reading_client(person: Person, table: str) -> AsyncIterator[TableSocket]:
    """Connect without reading, with small receive buffers."""
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
        yield TableSocket(connection)


def memory_of(pid: int) -> int:
    """Return the resident memory of a process in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@contextlib.asynccontextmanager
async def large_table(site: Site) -> AsyncIterator[tuple[str, list[Person]]]:
    """A game with long updates: the players use a content set of their own."""
    content = shipped_text() + " " * ROOM
    async with create_guests(site.server, 2) as guests:
        yield await start_table(site.server, guests, LARGE, content=content), guests


async def create_versions(table: str, guests: list[Person]) -> None:
    """Create many versions of a table that change nothing."""
    commands: tuple[JSON, JSON] = ({"do": "ask", "what": "end"}, {"do": "answer", "agrees": False})
    for version in range(1, VERSIONS):
        who, command = guests[1 - version % 2], commands[1 - version % 2]
        done = await who.http.post(
            f"/api/tables/{table}/commands",
            json={**command, "id": f"q{version}", "version": version},
        )
        assert done.status_code == 200


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
async def test_a_client_that_does_not_read_delays_no_one_and_later_gets_the_latest_version(
    site: Site,
) -> None:
    pid = site.processes[0].pid
    async with large_table(site) as (table, guests), contextlib.AsyncExitStack() as stack:
        sleepers = [
            await stack.enter_async_context(non_reading_client(guests[0], table))
            for _ in range(SLEEPERS)
        ]
        awake = await stack.enter_async_context(guests[1].connect(table))
        await awake.wait_for_version(1)
        before = memory_of(pid)
        async with asyncio.TaskGroup() as group:
            group.create_task(create_versions(table, guests))
            group.create_task(awake.wait_for_version(VERSIONS))
        assert memory_of(pid) - before < MEMORY
        seen = {message["version"] for message in awake.received if message["t"] == "update"}
        assert len(seen) > VERSIONS // 2, "the reading client was kept waiting"
        for one in sleepers:
            await one.wait_for_version(VERSIONS)
            updates = [message for message in one.received if message["t"] == "update"]
            assert len(updates) < VERSIONS // 2, "the idle client received outdated versions"


FLOODS = {  # frames of RFC 6455, with a mask of zeros
    "nonsense": b"\x81\x81\0\0\0\0x",
    "commands": b'\x81\xa6\0\0\0\0{"do": "undo", "id": "a", "version":1}',
    "pings": b"\x89\xfd\0\0\0\0" + b"x" * 125,
}
FLOOD = 30 * 2**20  # bytes sent if the server never stops reading
ANSWERS = 100  # a server that is still reading reads on within the time of this many answers


async def flood(person: Person, table: str, frame: bytes) -> int:
    """Send without reading until the server accepts no more; return the number of bytes sent.

    The server has stopped reading when it answers many other requests but takes no more data.
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
            if not sending.done():  # not read
                sending.cancel()
                await asyncio.wait({sending})
                break
            if sending.exception() is not None:  # connection closed
                break
            sent += len(many)
    return sent


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
@pytest.mark.parametrize("kind", FLOODS)
async def test_reading_stops_from_a_client_that_never_reads(sqlite_site: Site, kind: str) -> None:
    pid = sqlite_site.processes[0].pid
    async with two_at_a_table(sqlite_site) as (table, guests, _):
        before = memory_of(pid)
        assert await flood(guests[0], table, FLOODS[kind]) < FLOOD
        assert memory_of(pid) - before < MEMORY
        await check_game_goes_on(table, guests[1])


# ---- malformed messages --------------------------------------------------------------------------
async def check_game_goes_on(table: str, person: Person) -> None:
    """Check that the server still answers at this table."""
    async with person.connect(table) as socket:
        await socket.wait_for_version(1)
        assert (await person.get("/health"))["status"] == "ok"


async def close_code_of(socket: TableSocket) -> int | None:
    """Return the code with which the server closes a socket."""
    try:
        for _ in range(100):
            await socket.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
    raise AssertionError("it stays open")


async def test_a_message_of_ten_megabytes_is_refused(site: Site) -> None:
    async with two_at_a_table(site) as (table, guests, _):
        async with guests[0].connect(table) as socket:
            with contextlib.suppress(ConnectionClosed):
                await socket.connection.send("x" * TEN_MEGABYTES)
            assert await close_code_of(socket) == 1009
        body = b'{"word": "' + b"x" * TEN_MEGABYTES + b'"}'
        headers = {"Content-Type": "application/json"}
        answer = await guests[0].http.post(
            f"/api/tables/{table}/join", content=body, headers=headers
        )
        assert answer.status_code == 413
        assert answer.json()["code"]
        await check_game_goes_on(table, guests[0])


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


async def test_a_malformed_message_is_refused_and_the_socket_stays_open(sqlite_site: Site) -> None:
    async with two_at_a_table(sqlite_site) as (table, guests, seats):
        for what, text in NONSENSE.items():
            for message in (text, text.encode()):
                await seats[0].connection.send(message)
                answer = await seats[0].wait_for(lambda m: m["t"] == "refused")
                assert answer["code"] in ("bad-message", "unsayable"), what
        await check_game_goes_on(table, guests[0])


async def test_malformed_http_requests_are_refused(sqlite_site: Site) -> None:
    async with two_at_a_table(sqlite_site) as (table, guests, _):
        headers = {"Content-Type": "application/json"}
        path = f"/api/tables/{table}/commands"
        for what, text in NONSENSE.items():
            answer = await guests[0].http.post(path, content=text, headers=headers)
            assert 400 <= answer.status_code < 500, (what, answer.text)
        await check_game_goes_on(table, guests[0])


FRAMES = {  # invalid WebSocket frames, with the expected close code
    "not masked": (b"\x81\x02{}", 1002),
    "reserved bits": (b"\xf1\x80\x00\x00\x00\x00", 1002),
    "no such frame": (b"\x83\x80\x00\x00\x00\x00", 1002),
    "not text": (b"\x81\x82\x00\x00\x00\x00\xff\xfe", 1007),
    "length beyond all limits": (b"\x81\xff" + b"\x7f" * 8 + b"\x00" * 4, 1009),
}


async def test_an_invalid_websocket_frame_closes_the_connection(sqlite_site: Site) -> None:
    async with two_at_a_table(sqlite_site) as (table, guests, _):
        for what, (frame, code) in FRAMES.items():
            async with guests[0].connect(table) as socket:
                await socket.wait_for_version(1)
                socket.connection.transport.write(frame)
                assert await close_code_of(socket) == code, what
        await check_game_goes_on(table, guests[0])
