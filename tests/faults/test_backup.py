"""A whole site as one file, taken and put back while people play; one game as a file, too."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.faults.checking import check_party, lines_of, looking_into
from tests.faults.command import wanli
from tests.faults.player import Party, Player, Script, There, gathered, party, people
from tests.faults.served import Served, beside
from tests.serving import JSON, Person, Refusal, Server, Sitting
from tests.waiting import PATIENCE, until
from wanli.cli import main
from wanli.storage import backup as backups
from wanli.storage.database import Database

LOAD = Script("great-wall", 2, seed=11, moves=60)
KEPT = Script("chang-cheng", 2, seed=12)
TWO = Script("great-wall", 2, seed=5)
COME_AGAIN = 1012


def rows(url: str) -> int:
    """How many rows a database has."""
    database = Database(url)
    try:
        return backups.count(database)
    finally:
        database.close()


async def backed_up(house: There, guests: list[Person], url: str, file: Path) -> tuple[Party, str]:
    """A game that is being played when the site is written to a file; gives it as it is then."""
    table = await gathered(house, guests, KEPT)
    halfway = Party(KEPT, table, [Player(house, g, table, n, KEPT) for n, g in enumerate(guests)])
    playing = asyncio.create_task(halfway.play())
    async with party(house, LOAD) as others:
        load = asyncio.create_task(others.play())
        await until(lambda: halfway.players[0].version >= 8)
        await asyncio.to_thread(wanli, "backup", str(file), "--database", url)
        await playing
        await load
    return halfway, table


async def gone_on(server: Server, url: str, earlier: Party, guests: list[Person]) -> Party:
    """The game is played on from where the file has it; what was known before is still true."""
    house = There(server.address)
    twins = [beside(guest, house) for guest in guests]
    players = [Player(house, g, earlier.table, n, KEPT) for n, g in enumerate(twins)]
    version = len(lines_of(url, earlier.table))
    for player, before in zip(players, earlier.players, strict=True):
        player.digests = {v: d for v, d in before.digests.items() if v <= version}
        player.version = 0
        known = {id: one for id, one in before.confirmed.items() if one[0] <= version}
        player.confirmed = known
    again = Party(KEPT, earlier.table, players)
    await again.play()
    record = await twins[0].get(f"/api/tables/{earlier.table}/record")
    with looking_into(url) as connection:
        check_party(connection, again, str(record))
    for twin in twins:
        await twin.http.aclose()
    return again


async def test_a_site_moves_to_the_other_database_and_back(
    on_sqlite: Served, postgres_url: str, sqlite_url: str, tmp_path: Path
) -> None:
    there, back = tmp_path / "there.backup", tmp_path / "back.backup"

    async with people(on_sqlite.house, 2) as guests:
        played, table = await backed_up(on_sqlite.house, guests, on_sqlite.url, there)
        before = lines_of(on_sqlite.url, table)
        await asyncio.to_thread(wanli, "restore", str(there), "--database", postgres_url)
        kept = lines_of(postgres_url, table)
        assert kept == before[: len(kept)]
        assert len(kept) >= 8
        with Server(tmp_path / "pg", database=postgres_url) as server:
            await gone_on(server, postgres_url, played, guests)
            await asyncio.to_thread(wanli, "backup", str(back), "--database", postgres_url)
            await asyncio.to_thread(wanli, "restore", str(back), "--database", sqlite_url)
            assert lines_of(sqlite_url, table) == lines_of(postgres_url, table)
        with Server(tmp_path / "lite", "--trust-proxy", database=sqlite_url) as server:
            house = There(server.address)
            twins = [beside(guest, house) for guest in guests]
            assert (await twins[0].get(f"/api/tables/{table}"))["table"]["status"] == "over"
            asked = [await twin.post(f"/api/tables/{table}/rematch") for twin in twins]
            again = asked[-1]
            await twins[0].post(f"/api/tables/{again['table']}/start")
            seats = [Player(house, twins[1 - seat], again["table"], seat, KEPT) for seat in (0, 1)]
            await Party(KEPT, again["table"], seats).play()
            for twin in twins:
                await twin.http.aclose()


# ---- under a running server ----------------------------------------------------------------------
@contextlib.asynccontextmanager
async def sitting(served: Served, guests: list[Person], table: str) -> AsyncIterator[list[Sitting]]:
    """Both people at the table, on PostgreSQL at different servers."""
    twins = [beside(guests[0], served.houses[0]), beside(guests[1], served.houses[-1])]
    try:
        async with twins[0].at(table) as first, twins[1].at(table) as second:
            for one in (first, second):
                await one.until_version(1)
            yield [first, second]
    finally:
        for twin in twins:
            await twin.http.aclose()


async def moved(seats: list[Sitting], count: int) -> int:
    """So many moves; gives the version after them."""
    for _ in range(count):
        version = seats[0].update["version"]
        mover = seats[seats[0].update["table"]["turn"]]
        answer = await mover.move(mover.update["view"]["legal"][-1], f"v{version}")
        assert answer["t"] == "confirmed", answer
        for one in seats:
            await one.until_version(answer["version"])
    return int(seats[0].update["version"])


async def heard_out(seat: Sitting, wish: JSON) -> list[JSON]:
    """Send the same again and again until the socket is closed; gives all that came."""
    with contextlib.suppress(ConnectionClosed):
        for _ in range(10_000):
            await seat.send(**wish)
            await asyncio.sleep(0.01)
            while True:
                try:
                    await seat.hear(0.05)
                except TimeoutError:
                    break
    assert (seat.socket.close_code, seat.socket.close_reason) == (COME_AGAIN, "restored")
    return seat.heard


@pytest.mark.postgres_in_full_run
async def test_a_site_is_put_back_under_its_servers(served: Served, tmp_path: Path) -> None:
    file = tmp_path / "site.backup"

    async with people(served.house, 2) as guests:
        table = await gathered(served.house, guests, TWO)
        async with sitting(served, guests, table) as seats:
            kept = await moved(seats, 4)
            before = lines_of(served.url, table)
            words = ["--database", served.url]
            await asyncio.to_thread(wanli, "backup", str(file), *words)
            await moved(seats, 3)
            mover = seats[seats[0].update["table"]["turn"]]
            wish = {"do": "move", "id": "stale", "version": mover.update["version"]}
            wish["text"] = "no move at all"  # it is tried and refused as long as all is well
            restoring = asyncio.create_task(
                asyncio.to_thread(wanli, "restore", str(file), "--replace", *words)
            )
            told = await asyncio.wait_for(
                asyncio.gather(*(heard_out(seat, wish) for seat in seats)), PATIENCE
            )
            await restoring
            for heard in told:
                assert not any(one["t"] == "gone" for one in heard)
                assert not any(one["t"] == "confirmed" and one["id"] == "stale" for one in heard)
        assert lines_of(served.url, table) == before
        async with sitting(served, guests, table) as seats:
            assert seats[0].update["version"] == kept
            assert await moved(seats, 2) == kept + 2


async def test_a_move_made_for_the_old_site_is_not_kept(served: Served, tmp_path: Path) -> None:
    file = tmp_path / "site.backup"

    async with people(served.house, 2) as guests:
        table = await gathered(served.house, guests, TWO)
        async with sitting(served, guests, table) as seats:
            await moved(seats, 2)
            backups_of(served.url, file)
            version = await moved(seats, 3)
            mover = seats[seats[0].update["table"]["turn"]]
            legal = mover.update["view"]["legal"]
            restored(served.url, file)
            for number in range(3):  # at once, before the servers have looked
                text = legal[number % len(legal)]
                await mover.send(do="move", id=f"stale{number}", version=version, text=text)
            with contextlib.suppress(ConnectionClosed):
                for _ in range(1000):
                    await mover.hear()
            answers = [one for one in mover.heard if one.get("id", "").startswith("stale")]
            assert not any(one["t"] == "confirmed" for one in answers), answers
        assert len(lines_of(served.url, table)) == 3


def backups_of(url: str, file: Path) -> None:
    """What `wanli backup` does, without a new process."""
    assert main(["--lang", "en", "backup", str(file), "--database", url]) == 0


def restored(url: str, file: Path) -> None:
    """What `wanli restore --replace` does, without a new process."""
    assert main(["--lang", "en", "restore", str(file), "--replace", "--database", url]) == 0


# ---- files -----------------------------------------------------------------------------------
def damage(whole: bytes, how: str) -> bytes:
    """A file that is not what it was."""
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
def test_a_damaged_file_changes_nothing(
    on_sqlite: Served, tmp_path: Path, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "site.backup"
    words = ["--database", on_sqlite.url]
    backups_of(on_sqlite.url, file)
    file.write_bytes(damage(file.read_bytes(), how))
    before = rows(on_sqlite.url)
    assert main(["--lang", "en", "restore", str(file), "--replace", *words]) != 0
    said = " ".join(capsys.readouterr().err.split())
    assert "Nothing was restored" in said or "is not a backup" in said, said
    assert rows(on_sqlite.url) == before


async def test_a_site_in_use_is_not_overwritten_unasked(
    on_sqlite: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with people(on_sqlite.house, 1):
        pass
    file = tmp_path / "site.backup"
    backups_of(on_sqlite.url, file)
    before = rows(on_sqlite.url)
    assert main(["--lang", "en", "restore", str(file), "--database", on_sqlite.url]) != 0
    assert "--replace" in capsys.readouterr().err
    assert rows(on_sqlite.url) == before


async def test_one_game_goes_out_and_comes_in_again(
    on_sqlite: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with party(on_sqlite.house, Script("great-wall", 2, seed=3)) as both:
        await both.play()
        with pytest.raises(Refusal):
            await both.players[0].person.post("/api/records", {"record": "nonsense"})
        table = both.table
    first, second = tmp_path / "first", tmp_path / "second"
    assert main(["--lang", "en", "export", table, str(first), "--database", on_sqlite.url]) == 0
    other = ["--database", f"sqlite:///{tmp_path / 'other.db'}"]
    capsys.readouterr()
    assert main(["--lang", "en", "import", str(first), *other]) == 0
    imported = capsys.readouterr().out.strip().rpartition("/replay/")[2]
    assert main(["--lang", "en", "export", imported, str(second), *other]) == 0
    assert first.read_text(encoding="utf-8") == second.read_text(encoding="utf-8")
