"""Backup and restore of a whole site while people play; export and import of one game."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.faults.log_check import check_game, log_lines, open_database
from tests.faults.scripted_player import (
    FixedServer,
    Script,
    ScriptedGame,
    ScriptedPlayer,
    create_guests,
    start_game,
    start_table,
)
from tests.faults.site import Site, same_person_at
from tests.faults.wanli_command import wanli
from tests.live_server import JSON, Person, Refusal, Server, TableSocket
from tests.waiting import PATIENCE, until
from wanli.cli import main
from wanli.storage import backup as backups
from wanli.storage.database import Database

LOAD = Script("great-wall", 2, seed=11, moves=60)
KEPT = Script("chang-cheng", 2, seed=12)
TWO = Script("great-wall", 2, seed=5)
COME_AGAIN = 1012


def count_rows(url: str) -> int:
    """Return the number of rows of a database."""
    database = Database(url)
    try:
        return backups.count(database)
    finally:
        database.close()


async def back_up_during_game(
    handle: FixedServer, guests: list[Person], url: str, file: Path
) -> tuple[ScriptedGame, str]:
    """Back up a site during a game, and finish the game."""
    table = await start_table(handle, guests, KEPT)
    halfway = ScriptedGame(
        KEPT, table, [ScriptedPlayer(handle, g, table, n, KEPT) for n, g in enumerate(guests)]
    )
    playing = asyncio.create_task(halfway.play())
    async with start_game(handle, LOAD) as others:
        load = asyncio.create_task(others.play())
        await until(lambda: halfway.players[0].version >= 8)
        await asyncio.to_thread(wanli, "backup", str(file), "--database", url)
        await playing
        await load
    return halfway, table


async def continue_game(
    server: Server, url: str, earlier: ScriptedGame, guests: list[Person]
) -> ScriptedGame:
    """Continue a game from a backup; everything confirmed before the backup must still hold."""
    handle = FixedServer(server.address)
    twins = [same_person_at(guest, handle) for guest in guests]
    players = [ScriptedPlayer(handle, g, earlier.table, n, KEPT) for n, g in enumerate(twins)]
    version = len(log_lines(url, earlier.table))
    for player, before in zip(players, earlier.players, strict=True):
        player.digests = {v: d for v, d in before.digests.items() if v <= version}
        player.version = 0
        known = {id: one for id, one in before.confirmed.items() if one[0] <= version}
        player.confirmed = known
    again = ScriptedGame(KEPT, earlier.table, players)
    await again.play()
    record = await twins[0].get(f"/api/tables/{earlier.table}/record")
    with open_database(url) as connection:
        check_game(connection, again, str(record))
    for twin in twins:
        await twin.http.aclose()
    return again


async def test_a_site_moves_to_the_other_database_and_back(
    sqlite_site: Site, postgres_url: str, sqlite_url: str, tmp_path: Path
) -> None:
    there, back = tmp_path / "there.backup", tmp_path / "back.backup"

    async with create_guests(sqlite_site.server, 2) as guests:
        played, table = await back_up_during_game(
            sqlite_site.server, guests, sqlite_site.url, there
        )
        before = log_lines(sqlite_site.url, table)
        await asyncio.to_thread(wanli, "restore", str(there), "--database", postgres_url)
        kept = log_lines(postgres_url, table)
        assert kept == before[: len(kept)]
        assert len(kept) >= 8
        with Server(tmp_path / "pg", database=postgres_url) as server:
            await continue_game(server, postgres_url, played, guests)
            await asyncio.to_thread(wanli, "backup", str(back), "--database", postgres_url)
            await asyncio.to_thread(wanli, "restore", str(back), "--database", sqlite_url)
            assert log_lines(sqlite_url, table) == log_lines(postgres_url, table)
        with Server(tmp_path / "lite", "--trust-proxy", database=sqlite_url) as server:
            handle = FixedServer(server.address)
            twins = [same_person_at(guest, handle) for guest in guests]
            assert (await twins[0].get(f"/api/tables/{table}"))["table"]["status"] == "over"
            asked = [await twin.post(f"/api/tables/{table}/rematch") for twin in twins]
            again = asked[-1]
            await twins[0].post(f"/api/tables/{again['table']}/start")
            seats = [
                ScriptedPlayer(handle, twins[1 - seat], again["table"], seat, KEPT)
                for seat in (0, 1)
            ]
            await ScriptedGame(KEPT, again["table"], seats).play()
            for twin in twins:
                await twin.http.aclose()


# ---- under a running server ----------------------------------------------------------------------
@contextlib.asynccontextmanager
async def both_connected(
    site: Site, guests: list[Person], table: str
) -> AsyncIterator[list[TableSocket]]:
    """Connect both players of a table, on PostgreSQL to different servers."""
    twins = [
        same_person_at(guests[0], site.all_servers[0]),
        same_person_at(guests[1], site.all_servers[-1]),
    ]
    try:
        async with twins[0].connect(table) as first, twins[1].connect(table) as second:
            for one in (first, second):
                await one.wait_for_version(1)
            yield [first, second]
    finally:
        for twin in twins:
            await twin.http.aclose()


async def make_moves(seats: list[TableSocket], count: int) -> int:
    """Make this many moves; return the version after them."""
    for _ in range(count):
        version = seats[0].update["version"]
        mover = seats[seats[0].update["table"]["turn"]]
        answer = await mover.move(mover.update["view"]["legal"][-1], f"v{version}")
        assert answer["t"] == "confirmed", answer
        for one in seats:
            await one.wait_for_version(answer["version"])
    return int(seats[0].update["version"])


async def repeat_until_closed(seat: TableSocket, command: JSON) -> list[JSON]:
    """Send a command repeatedly until the server closes the socket; return all messages."""
    with contextlib.suppress(ConnectionClosed):
        for _ in range(10_000):
            await seat.send(**command)
            await asyncio.sleep(0.01)
            while True:
                try:
                    await seat.receive(0.05)
                except TimeoutError:
                    break
    assert (seat.connection.close_code, seat.connection.close_reason) == (COME_AGAIN, "restored")
    return seat.received


@pytest.mark.postgres_in_full_run
async def test_a_site_can_be_restored_while_its_servers_run(site: Site, tmp_path: Path) -> None:
    file = tmp_path / "site.backup"

    async with create_guests(site.server, 2) as guests:
        table = await start_table(site.server, guests, TWO)
        async with both_connected(site, guests, table) as seats:
            kept = await make_moves(seats, 4)
            before = log_lines(site.url, table)
            words = ["--database", site.url]
            await asyncio.to_thread(wanli, "backup", str(file), *words)
            await make_moves(seats, 3)
            mover = seats[seats[0].update["table"]["turn"]]
            command = {"do": "move", "id": "stale", "version": mover.update["version"]}
            command["text"] = (
                "no move at all"  # tried and refused as long as the servers are healthy
            )
            restoring = asyncio.create_task(
                asyncio.to_thread(wanli, "restore", str(file), "--replace", *words)
            )
            told = await asyncio.wait_for(
                asyncio.gather(*(repeat_until_closed(seat, command) for seat in seats)), PATIENCE
            )
            await restoring
            for heard in told:
                assert not any(one["t"] == "gone" for one in heard)
                assert not any(one["t"] == "confirmed" and one["id"] == "stale" for one in heard)
        assert log_lines(site.url, table) == before
        async with both_connected(site, guests, table) as seats:
            assert seats[0].update["version"] == kept
            assert await make_moves(seats, 2) == kept + 2


async def test_a_move_made_on_the_replaced_database_is_not_saved(
    site: Site, tmp_path: Path
) -> None:
    file = tmp_path / "site.backup"

    async with create_guests(site.server, 2) as guests:
        table = await start_table(site.server, guests, TWO)
        async with both_connected(site, guests, table) as seats:
            await make_moves(seats, 2)
            back_up(site.url, file)
            version = await make_moves(seats, 3)
            mover = seats[seats[0].update["table"]["turn"]]
            legal = mover.update["view"]["legal"]
            restore(site.url, file)
            for number in range(3):  # at once, before the servers notice
                text = legal[number % len(legal)]
                await mover.send(do="move", id=f"stale{number}", version=version, text=text)
            with contextlib.suppress(ConnectionClosed):
                for _ in range(1000):
                    await mover.receive()
            answers = [one for one in mover.received if one.get("id", "").startswith("stale")]
            assert not any(one["t"] == "confirmed" for one in answers), answers
        assert len(log_lines(site.url, table)) == 3


def back_up(url: str, file: Path) -> None:
    """Do what `wanli backup` does, without a new process."""
    assert main(["--lang", "en", "backup", str(file), "--database", url]) == 0


def restore(url: str, file: Path) -> None:
    """Do what `wanli restore --replace` does, without a new process."""
    assert main(["--lang", "en", "restore", str(file), "--replace", "--database", url]) == 0


# ---- files -----------------------------------------------------------------------------------
def damage(whole: bytes, how: str) -> bytes:
    """Return a damaged copy of a backup."""
    match how:
        case "cut":
            return whole[: len(whole) // 2]
        case "cut at the end":
            return whole[:-9]
        case "turned":
            middle = len(whole) // 2
            return whole[:middle] + bytes([whole[middle] ^ 0xFF]) + whole[middle + 1 :]
        case _:
            return b""


@pytest.mark.parametrize("how", ["cut", "cut at the end", "turned", "empty"])
def test_a_damaged_backup_changes_nothing(
    sqlite_site: Site, tmp_path: Path, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "site.backup"
    words = ["--database", sqlite_site.url]
    back_up(sqlite_site.url, file)
    file.write_bytes(damage(file.read_bytes(), how))
    before = count_rows(sqlite_site.url)
    assert main(["--lang", "en", "restore", str(file), "--replace", *words]) != 0
    said = " ".join(capsys.readouterr().err.split())
    assert "Nothing was restored" in said or "is not a backup" in said, said
    assert count_rows(sqlite_site.url) == before


async def test_a_site_in_use_is_not_overwritten_without_replace(
    sqlite_site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with create_guests(sqlite_site.server, 1):
        pass
    file = tmp_path / "site.backup"
    back_up(sqlite_site.url, file)
    before = count_rows(sqlite_site.url)
    assert main(["--lang", "en", "restore", str(file), "--database", sqlite_site.url]) != 0
    assert "--replace" in capsys.readouterr().err
    assert count_rows(sqlite_site.url) == before


async def test_one_game_can_be_exported_and_imported(
    sqlite_site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with start_game(sqlite_site.server, Script("great-wall", 2, seed=3)) as both:
        await both.play()
        with pytest.raises(Refusal):
            await both.players[0].person.post("/api/records", {"record": "nonsense"})
        table = both.table
    first, second = tmp_path / "first", tmp_path / "second"
    assert main(["--lang", "en", "export", table, str(first), "--database", sqlite_site.url]) == 0
    other = ["--database", f"sqlite:///{tmp_path / 'other.db'}"]
    capsys.readouterr()
    assert main(["--lang", "en", "import", str(first), *other]) == 0
    imported = capsys.readouterr().out.strip().rpartition("/replay/")[2]
    assert main(["--lang", "en", "export", imported, str(second), *other]) == 0
    assert first.read_text(encoding="utf-8") == second.read_text(encoding="utf-8")
