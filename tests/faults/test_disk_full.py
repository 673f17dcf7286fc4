"""The disk is full: a clear word, nothing is damaged, and with room again all goes on."""

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

from tests.faults.checking import lines_of
from tests.faults.player import Script, There, gathered, people
from tests.postgres import Cluster
from tests.serving import JSON, Person, Refusal, Server

Room = Callable[[], None]
TWO = Script("great-wall", 2, seed=5)
MOST = 400  # commands until the disk must be full
LITTLE = 16 * 1024  # bytes


def _may_mount() -> bool:
    """Whether we are allowed to make a small disk."""
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
    """A folder with little room."""
    folder.mkdir()
    _mount(str(folder), size)
    try:
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def fill_disk(_server: Server, file: Path) -> Room:
    """Leave almost nothing of the disk that a file is on; gives what makes room again."""
    ballast = file.with_name("ballast")
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as out:
        while out.write(bytes(4096)):
            pass
    os.truncate(ballast, max(0, ballast.stat().st_size - LITTLE))
    return ballast.unlink


def fill_quota(server: Server, file: Path) -> Room:
    """Let the server's files grow no further; gives what lets them."""
    most = max(one.stat().st_size for one in file.parent.glob(f"{file.name}*"))
    _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most + LITTLE, hard))

    def room() -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))

    return room


MAY_MOUNT = _may_mount()
FILLED = {"quota": fill_quota, **({"disk": fill_disk} if MAY_MOUNT else {})}


@pytest.mark.parametrize("how", FILLED)
async def test_a_full_disk_is_told_and_harms_nothing(how: str, tmp_path: Path) -> None:
    file = tmp_path / "small" / "wanli.db"
    with contextlib.ExitStack() as stack:
        if how == "disk":
            stack.enter_context(small_disk(file.parent, "4m"))
        url = f"sqlite:///{file}"
        server = stack.enter_context(Server(tmp_path / "data", database=url))
        await _play_until_full(server, url, lambda: FILLED[how](server, file), file)


@pytest.mark.skipif(not MAY_MOUNT, reason="PostgreSQL gets a small disk, which root may mount")
async def test_nor_does_a_full_disk_of_postgres(postgres: Cluster, tmp_path: Path) -> None:
    small = postgres.root / "small"  # its own user can go there
    with (
        small_disk(small, "32m"),
        postgres.place("small", small) as place,
        postgres.database("full", place=place) as url,
        Server(tmp_path / "data", database=url) as server,
    ):
        await _play_until_full(server, url, lambda: fill_disk(server, small / "ballast"))


async def _play_until_full(
    server: Server, url: str, fill: Callable[[], Room], file: Path | None = None
) -> None:
    house = There(server.address)
    async with people(house, 2) as guests:
        table = await gathered(house, guests, TWO)
        make_room = fill()
        refused, wish = await _until_refused(guests, table)
        assert (refused.status, refused.body["code"]) == (503, "storage-full")
        now = await guests[0].get(f"/api/tables/{table}")
        assert now["version"] == wish["version"] == len(lines_of(url, table))
        who = guests[1 - wish["version"] % 2]
        async with who.at(table) as sitting:
            await sitting.until_version(1)
            await sitting.send(**wish)
            answer = await sitting.until(lambda m: m.get("id") == wish["id"])
            assert (answer["t"], answer["code"]) == ("refused", "storage-full")
            assert sitting.update["version"] == wish["version"]
            assert _whole(file)
            make_room()
            await sitting.send(**wish)
            answer = await sitting.until(lambda m: m.get("id") == wish["id"])
            assert (answer["t"], answer["version"]) == ("confirmed", wish["version"] + 1)
        assert len(lines_of(url, table)) == wish["version"] + 1
        assert _whole(file)


async def _until_refused(guests: list[Person], table: str) -> tuple[Refusal, JSON]:
    """Ask and answer until it can no longer be kept; gives the refusal, and of what."""
    for version in range(1, MOST):
        asks = version % 2
        wish: JSON = {"do": "ask", "what": "end"} if asks else {"do": "answer", "agrees": False}
        wish |= {"id": f"q{version}", "version": version}
        try:
            await guests[1 - asks].command(table, **wish)
        except Refusal as refusal:
            return refusal, wish
    raise AssertionError("there is still room")


def _whole(file: Path | None) -> bool:
    """Whether a file of SQLite is sound; PostgreSQL looks after its own."""
    if file is None:
        return True
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
