"""Records, and positions of long ago: a game comes out of the server whole, and goes in again."""

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

from tests.server.playing import GAMES, guest, play, table_of, undoable
from tests.serving import JSON, Person, Refusal, Server

VERIFY = Path(__file__).parents[2] / "tools" / "verify_luck.py"
LONG = 1010  # entries of a log
SOON = 0.1  # seconds within which any position opens


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """A command of a person at the machine itself."""
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_can_be_checked_by_anybody_and_read_in_again(
    server: Server, game: str, tmp_path: Path
) -> None:
    async def main() -> None:
        async with table_of(server, game, word="first") as (people, table):
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
                checked = run(*command, str(file))
                assert checked.returncode == 0, checked.stderr
            promised = end["table"]["commitment"]
            file.write_text(record.replace(promised, "0" * 64), encoding="utf-8")
            assert run(str(VERIFY), str(file)).returncode == 1

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

    asyncio.run(main())


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
def test_a_record_that_is_wrong_is_refused_with_its_line(
    server: Server, record: str, facts: dict[str, int]
) -> None:
    async def main() -> None:
        async with guest(server) as anna:
            with pytest.raises(Refusal) as caught:
                await anna.post("/api/records", {"record": record})
            assert caught.value.status == 422
            assert facts.items() <= caught.value.body["facts"].items()
            assert (await anna.get("/api/me/tables"))["tables"] == []

    asyncio.run(main())


def test_any_position_opens_at_once_in_a_game_of_a_thousand_entries(server: Server) -> None:
    async def loops(people: list[Person], table: str) -> int:
        """Moves that are taken back again, and endings that nobody wants; nobody is in a hurry."""
        mover, after = await undoable(people, table)
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
            except Refusal as refusal:  # too many in a short time
                await asyncio.sleep(refusal.body["facts"]["seconds"])
                done = await person.command(table, **command)
            version = done["version"]
        raise AssertionError

    async def main() -> str:
        async with table_of(server, "chang-cheng", 4) as (people, table):
            last = await loops(people, table)
            for version in (1, 7, 100, 101, 104, 105, 111, 500, 1000, last):
                times = []
                for _ in range(5):
                    began = time.perf_counter()
                    then = await people[0].get(f"/api/tables/{table}", version=version)
                    times.append(time.perf_counter() - began)
                    assert then["version"] == version
                    both = await people[1].get(f"/api/tables/{table}", version=version)
                    assert both["view"]["viewer"] == 1
                assert min(times) < SOON, f"version {version}: {min(times):.3f} s"

            return table

    table = asyncio.run(main())
    with closing(sqlite3.connect(server.data / "wanli.db")) as database:
        query = "SELECT seq FROM snapshots WHERE table_id = ? ORDER BY seq"
        kept = [seq for [seq] in database.execute(query, (table,))]
    assert kept == list(range(100, LONG, 100))
