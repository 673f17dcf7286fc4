"""The disk is full: a clear error, no damage, and normal operation once there is space again."""

from __future__ import annotations

import contextlib
import os
import resource
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.faults.log_check import log_lines
from tests.faults.scripted_player import FixedServer, Script, create_guests, start_table
from tests.live_server import JSON, Person, Refusal, Server
from tests.postgres import Cluster

Room = Callable[[], None]
TWO = Script("great-wall", 2, seed=5)
MOST = 400  # commands until the disk must be full
LITTLE = 16 * 1024  # bytes


def _may_mount() -> bool:
    """Return whether this user may mount a small disk."""
    if os.geteuid() != 0:
        return False
    with tempfile.TemporaryDirectory() as folder:
        try:
            _mount(folder, "64k")
        except (subprocess.CalledProcessError, FileNotFoundError):
            return False
        subprocess.run(["umount", folder], check=True)
    return True


def _mount(folder: str, size: str) -> None:
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "wanli-test", folder]
    subprocess.run(command, check=True, capture_output=True)


@contextlib.contextmanager
def small_disk(folder: Path, size: str) -> Iterator[None]:
    """Mount a disk of this size on a folder."""
    folder.mkdir()
    _mount(str(folder), size)
    try:
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def fill_disk(_server: Server, file: Path) -> Room:
    """Fill the disk that holds a file; return a function that frees it again."""
    ballast = file.with_name("ballast")
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as out:
        while out.write(bytes(4096)):
            pass
    os.truncate(ballast, max(0, ballast.stat().st_size - LITTLE))
    return ballast.unlink


def fill_quota(server: Server, file: Path) -> Room:
    """Limit the size of the server's files; return a function that lifts the limit."""
    most = max(one.stat().st_size for one in file.parent.glob(f"{file.name}*"))
    _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most + LITTLE, hard))

    def room() -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))

    return room


MAY_MOUNT = _may_mount()
FILLED = {"quota": fill_quota, **({"disk": fill_disk} if MAY_MOUNT else {})}


@pytest.mark.parametrize("how", FILLED)
async def test_a_full_disk_is_reported_and_damages_nothing(how: str, tmp_path: Path) -> None:
    file = tmp_path / "small" / "wanli.db"
    with contextlib.ExitStack() as stack:
        if how == "disk":
            stack.enter_context(small_disk(file.parent, "4m"))
        url = f"sqlite:///{file}"
        server = stack.enter_context(Server(tmp_path / "data", database=url))
        await _play_until_full(server, url, lambda: FILLED[how](server, file), file)


@pytest.mark.skipif(not MAY_MOUNT, reason="PostgreSQL gets a small disk, which root may mount")
async def test_a_full_disk_of_postgres_is_reported_and_damages_nothing(
    postgres: Cluster, tmp_path: Path
) -> None:
    small = postgres.root / "small"  # a folder that the PostgreSQL user can read
    with (
        small_disk(small, "32m"),
        postgres.tablespace("small", small) as tablespace,
        postgres.database("full", tablespace=tablespace) as url,
        Server(tmp_path / "data", database=url) as server,
    ):
        await _play_until_full(server, url, lambda: fill_disk(server, small / "ballast"))


async def _play_until_full(
    server: Server, url: str, fill: Callable[[], Room], file: Path | None = None
) -> None:
    handle = FixedServer(server.address)
    async with create_guests(handle, 2) as guests:
        table = await start_table(handle, guests, TWO)
        make_room = fill()
        refused, command = await _until_refused(guests, table)
        assert (refused.status, refused.body["code"]) == (503, "storage-full")
        now = await guests[0].get(f"/api/tables/{table}")
        assert now["version"] == command["version"] == len(log_lines(url, table))
        who = guests[1 - command["version"] % 2]
        async with who.connect(table) as socket:
            await socket.wait_for_version(1)
            await socket.send(**command)
            answer = await socket.wait_for(lambda m: m.get("id") == command["id"])
            assert (answer["t"], answer["code"]) == ("refused", "storage-full")
            assert socket.update["version"] == command["version"]
            assert _is_intact(file)
            make_room()
            await socket.send(**command)
            answer = await socket.wait_for(lambda m: m.get("id") == command["id"])
            assert (answer["t"], answer["version"]) == ("confirmed", command["version"] + 1)
        assert len(log_lines(url, table)) == command["version"] + 1
        assert _is_intact(file)


async def _until_refused(guests: list[Person], table: str) -> tuple[Refusal, JSON]:
    """Send requests until one cannot be saved; return the refusal and the command."""
    for version in range(1, MOST):
        asks = version % 2
        command: JSON = {"do": "ask", "what": "end"} if asks else {"do": "answer", "agrees": False}
        command |= {"id": f"q{version}", "version": version}
        try:
            await guests[1 - asks].command(table, **command)
        except Refusal as refusal:
            return refusal, command
    raise AssertionError("there is still room")


def _is_intact(file: Path | None) -> bool:
    """Return whether a SQLite file is intact; PostgreSQL checks its own files."""
    if file is None:
        return True
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
