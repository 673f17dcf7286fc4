"""Records and earlier positions: a game can be exported and imported completely."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.live_server import JSON, Person, Refusal, Server
from tests.server.api_games import GAMES, guest, play, play_until_undo, start_game
from tests.waiting import until
from wanli.server.table_loader import load_table
from wanli.storage.database import Database

VERIFY = Path(__file__).parents[2] / "tools" / "verify_luck.py"
RECORDS = Path(__file__).parents[1] / "records" / "great-wall"
LONG = 1010  # entries of a log
SOON = 0.1  # seconds of CPU time in which any position must open


def run_command(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a person would who has only the files."""
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", GAMES)
async def test_an_exported_record_can_be_verified_and_imported(
    server: Server, game: str, tmp_path: Path
) -> None:
    async with start_game(server, game, word="first") as (people, table):
        with pytest.raises(Refusal) as caught:
            await people[0].get(f"/api/tables/{table}/record")
        assert (caught.value.status, caught.value.body["code"]) == (422, "not-over")
        end = await play(people, table)
        record = await people[1].get(f"/api/tables/{table}/record")
        assert f"secret {end['table']['secret']}" in record
        assert "word 1 first" in record
        file = tmp_path / "game.txt"
        file.write_text(record, encoding="utf-8")
        for command in ([str(VERIFY)], ["-m", "wanli.cli", "verify"]):
            checked = run_command(*command, str(file))
            assert checked.returncode == 0, checked.stderr
        promised = end["table"]["commitment"]
        file.write_text(record.replace(promised, "0" * 64), encoding="utf-8")
        assert run_command(str(VERIFY), str(file)).returncode == 1

        new = (await people[0].post("/api/records", {"record": record}))["table"]
        again = await people[0].get(f"/api/tables/{new}", viewer=0)
        assert again["table"]["status"] == "over"
        assert again["table"]["scores"] == end["table"]["scores"]
        names = [seat["name"] for seat in again["table"]["seats"]]
        assert names == ["Anna", "Béla"]
        assert await people[0].get(f"/api/tables/{new}/record") == record
        half = await people[0].get(f"/api/tables/{new}", viewer=1, version=9)
        before = await people[0].get(f"/api/tables/{table}", viewer=1, version=9)
        assert half["view"] == before["view"]


async def test_an_imported_game_is_listed_for_its_importer(server: Server) -> None:
    record = (RECORDS / "01-2-players-all-claims-made.wanli").read_text(encoding="utf-8")

    async with guest(server) as anna, guest(server) as bela:
        table = (await anna.post("/api/records", {"record": record}))["table"]
        over = (await anna.get(f"/api/tables/{table}"))["table"]
        [found] = (await anna.get("/api/me/tables"))["tables"]
        assert (found["id"], found["status"], found["imported"]) == (table, "over", True)
        assert (found["places"], found["scores"]) == (over["places"], over["scores"])
        [own] = (await anna.get("/api/me/export"))["tables"]
        assert (own["table"], own["game"]) == (table, "great-wall")
        me = await anna.get("/api/me")
        assert (await bela.get(f"/api/people/{me['id']}"))["games"] == []
        assert (await bela.get("/api/me/tables"))["tables"] == []


ENDS: dict[str, tuple[int, list[JSON]]] = {  # number of players, and the command of each
    "end resigned 2": (2, [{"seat": 1, "do": "resign"}]),
    "end agreed": (
        2,
        [{"seat": 0, "do": "ask", "what": "end"}, {"seat": 1, "do": "answer", "agrees": True}],
    ),
    "end resigned 3\nend resigned 1": (3, [{"seat": n, "do": "resign"} for n in (2, 0)]),
}


@pytest.mark.parametrize("end", ENDS)
async def test_a_record_says_how_the_game_ended(server: Server, end: str) -> None:
    async def import_record(person: Person, record: str) -> JSON:
        """Import a record; check that exporting the new table gives the same record."""
        new = (await person.post("/api/records", {"record": record}))["table"]
        assert await person.get(f"/api/tables/{new}/record") == record
        info: JSON = (await person.get(f"/api/tables/{new}", viewer=0))["table"]
        assert info["status"] == "over"
        return info

    players, commands = ENDS[end]
    async with start_game(server, "great-wall", players) as (people, table):
        update = await play(people, table, 3)
        for number, command in enumerate(commands):
            words = {"id": f"end{number}", "version": update["version"], **command}
            update = (await people[words["seat"]].command(table, **words))["update"]
        record = await people[0].get(f"/api/tables/{table}/record")
        assert f"\n{end}\n" in record
        again = await import_record(people[0], record)
        for fact in ("ending", "places", "scores"):
            assert again[fact] == update["table"][fact]
        late = await import_record(people[0], record.replace("resigned", "time"))
        assert late["ending"] == update["table"]["ending"].replace("resigned", "time")
        assert late["places"] == update["table"]["places"]
        half = await import_record(people[0], record.replace(end + "\n", ""))
        assert (half["ending"], half["places"]) == ("unfinished", [None] * players)


async def test_a_player_who_resigned_is_last_in_the_record(
    server: Server,
) -> None:
    record = (RECORDS / "02-3-players-all-claims-made.wanli").read_text(encoding="utf-8")

    async with guest(server) as anna:
        given_up = record.replace("\n\n", "\nend resigned 1\n\n", 1)
        new = (await anna.post("/api/records", {"record": given_up}))["table"]
        info = (await anna.get(f"/api/tables/{new}", viewer=0))["table"]
        assert (info["ending"], info["places"][0]) == ("played", 3)


@pytest.mark.parametrize(
    ("record", "facts"),
    [
        ("hello", {"line": 1}),
        ("wanli record 1\ngame chang-cheng\nplayers 2\nsecret zz\n\n", {"line": 4}),
        ("wanli record 1\ngame go\nplayers 2\nrules 1\n\n", {}),
        ("wanli record 1\ngame great-wall\nplayers 3\nrules 7\n\n", {"version": 7}),
        ("wanli record 1\ngame great-wall\nplayers 3\nrules 1\n\n1 - hello\n", {"line": 6}),
        ("wanli record 1\ngame great-wall\nplayers 3\nrules 1\n\n1 1 draw\n", {"line": 6}),
    ],
)
async def test_a_wrong_record_is_refused_with_its_line(
    server: Server, record: str, facts: dict[str, int]
) -> None:
    async with guest(server) as anna:
        with pytest.raises(Refusal) as caught:
            await anna.post("/api/records", {"record": record})
        assert caught.value.status == 422
        assert facts.items() <= caught.value.body["facts"].items()
        assert (await anna.get("/api/me/tables"))["tables"] == []


def cpu_time_to_open(server: Server, table: str, version: int) -> float:
    """Return the CPU time to open a table at a version; independent of other load."""
    times = []
    with (
        closing(Database(f"sqlite:///{server.data / 'wanli.db'}")) as database,
        database.reading() as connection,
    ):
        for _ in range(5):
            began = time.thread_time()
            opened = load_table(connection, table, version)
            times.append(time.thread_time() - began)
            assert opened.table.version == version
    return min(times)


@pytest.mark.full
async def test_any_position_of_a_game_with_a_thousand_entries_opens_quickly(server: Server) -> None:
    async def add_entries(people: list[Person], table: str) -> int:
        """Add many entries that change nothing: undone moves and declined requests."""
        mover, after = await play_until_undo(people, table)
        version: int = after["version"]
        text = after["told"][-1]["text"]
        others = [person for person in people if person is not mover]
        talk = [(one, two) for one in others for two in others if one is not two]
        steps: list[tuple[Person, JSON]] = []
        for asker, other in talk[:4]:
            steps.append((asker, {"do": "ask", "what": "end"}))
            steps.append((other, {"do": "answer", "agrees": False}))
        steps += [(mover, {"do": "undo"}), (mover, {"do": "move", "text": text})]
        for person, words in itertools.cycle(steps):
            if version >= LONG:
                return version
            command = {**words, "id": f"v{version}", "version": version}
            try:
                done = await person.command(table, **command)
            except Refusal as refusal:  # rate limit
                await asyncio.sleep(refusal.body["facts"]["seconds"])
                done = await person.command(table, **command)
            version = done["version"]
        raise AssertionError

    async with start_game(server, "chang-cheng", 4) as (people, table):
        last = await add_entries(people, table)
        for version in (1, 7, 100, 101, 104, 105, 111, 500, 1000, last):
            then = await people[0].get(f"/api/tables/{table}", version=version)
            assert then["version"] == version
            both = await people[1].get(f"/api/tables/{table}", version=version)
            assert both["view"]["viewer"] == 1
            assert cpu_time_to_open(server, table, version) < SOON, version

    with closing(sqlite3.connect(server.data / "wanli.db")) as database:

        def snapshots_stored() -> list[int]:
            query = "SELECT seq FROM snapshots WHERE table_id = ? ORDER BY seq"
            return [seq for [seq] in database.execute(query, (table,))]

        wanted = list(range(100, LONG, 100))
        await until(
            lambda: len(snapshots_stored()) >= len(wanted)
        )  # snapshots are written in the background
        assert snapshots_stored() == wanted


async def test_snapshots_of_an_earlier_release_are_rebuilt_from_the_log(
    server: Server,
) -> None:
    def corrupt_snapshots(table: str) -> int:
        with closing(sqlite3.connect(server.data / "wanli.db")) as database, database:
            other = "UPDATE snapshots SET body = x'80' WHERE table_id = ?"
            return database.execute(other, (table,)).rowcount

    async with start_game(server, "great-wall") as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        assert seen["version"] == 1
        await people[0].command(table, do="resign", id="no", version=1)
        await until(lambda: corrupt_snapshots(table))
        made = await people[0].post(f"/api/tables/{table}/fork", {"version": 2})
        assert (await people[0].get(f"/api/tables/{made['table']}"))["version"] == 1
