"""A new game needs its own files, one line of Python and one of TypeScript: shown with Nim."""

from __future__ import annotations

import difflib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.live_server import Server
from tests.new_game import LINES, NIM, ROOT, add_nim, files_in
from tests.server.api_games import guests, play, play_live, start_game

HOT_SEAT = ("play", "nim", "--players", "2", "--hot-seat", "--save", "nim.txt")
MOVES = ("take 1 at 1", "take 3 at 3", "take 2 at 2")  # seat 1 takes the last match


class Copy:
    """The sources with Nim, and a folder to work in."""

    def __init__(self, sources: Path, work: Path) -> None:
        self.sources = sources
        self.work = work
        self.env = {
            "PYTHONPATH": str(sources / "src"),
            "WANLI_DATA": str(work / "data"),
            "WANLI_WEB": "",
            "COLUMNS": "100",
        }

    def wanli(self, *words: str, typed: tuple[str, ...] = (), code: int = 0) -> str:
        """Run a command of the copy; return its output."""
        done = subprocess.run(
            [sys.executable, "-m", "wanli.cli", *words],
            cwd=self.work, env={**os.environ, "WANLI_LANG": "en", **self.env}, check=False,
            input="".join(f"{line}\n" for line in typed), capture_output=True, text=True,
            encoding="utf-8",
        )  # fmt: skip
        assert done.returncode == code, done.stdout + done.stderr
        return " ".join(done.stdout.split())


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with Nim."""
    return add_nim(tmp_path_factory.mktemp("nim"))


@pytest.fixture
def copy(sources: Path, tmp_path: Path) -> Copy:
    """The sources with Nim, and an empty folder."""
    return Copy(sources, tmp_path)


def test_one_line_of_python_and_one_of_typescript_change(sources: Path) -> None:
    before, after = set(files_in(ROOT)), set(files_in(sources))
    assert after - before == set(files_in(NIM))
    assert before - after == set()
    changed = [
        name for name in before if (ROOT / name).read_bytes() != (sources / name).read_bytes()
    ]
    assert sorted(changed) == sorted(LINES)
    for name in changed:
        old, new = ((place / name).read_text("utf-8").splitlines() for place in (ROOT, sources))
        lines = [line for line in difflib.ndiff(old, new) if not line.startswith(("  ", "?"))]
        assert [line[:2] for line in lines] == ["+ "], name


def test_the_generated_types_of_the_web_client_stay_the_same(copy: Copy) -> None:
    env = {**os.environ, "PYTHONPATH": f"{copy.sources / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tools.wire_types", "--check"]
    subprocess.run(command, cwd=copy.work, env=env, check=True)


def test_nim_keeps_the_laws(copy: Copy) -> None:
    assert "40 games" in copy.wanli("fuzz", "nim", "--games", "40")


def test_nim_is_played_and_replayed_in_a_terminal(copy: Copy) -> None:
    said = copy.wanli(*HOT_SEAT, typed=("take 2 at 1", *MOVES))
    assert "There are only 1 matches in that heap. (NIM-2.1)" in said
    assert "heaps: [1,2,3]" in said
    again = copy.wanli("replay", "nim.txt", "--board")
    for told in ("Seat 2 takes 3 from heap 3.", "heaps: [0,0,0]", "Seat 1 wins."):
        assert told in said
        assert told in again
    assert "Seat 1 has taken the last match. (NIM-3.1)" in again


def test_the_rules_and_options_of_nim_are_shown_in_english_if_not_translated(copy: Copy) -> None:
    for language in ("en", "pl"):
        told = copy.wanli("--lang", language, "games")
        assert "Nim nim Take matches from one of three heaps" in told
        assert "What the last match does for the player who takes it. (NIM-3.1)" in told
        assert "Seat 1 begins." in copy.wanli("--lang", language, "rules", "nim", "NIM-2.1")


def test_bots_play_nim(copy: Copy) -> None:
    told = copy.wanli("arena", "nim", "--bots", "medium@40,random", "--games", "4", "--jobs", "1")
    assert "medium@40" in told


async def test_nim_is_played_on_a_server_and_its_record_is_verified(copy: Copy) -> None:
    with Server(copy.work / "site", "--trust-proxy", "--bots", "1", env=copy.env) as server:
        async with start_game(server, "nim", options={"last-match": "loses"}) as (people, table):
            over = await play(people, table)
            assert over["view"]["heaps"] == [0, 0, 0]
            record = await people[0].get(f"/api/tables/{table}/record")
        async with guests(server, 2) as people:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
            made = await people[0].create("nim", seats=seats, start=True)
            async with people[0].connect(made["table"]["id"]) as socket:
                end = await play_live([socket], [0])
            assert end["table"]["ending"] == "played"
            [nim] = [
                one for one in (await people[0].get("/api/games"))["games"] if one["id"] == "nim"
            ]
    assert (nim["title"], nim["prefix"]) == ("Nim", "NIM")
    (copy.work / "record.txt").write_text(record, encoding="utf-8")
    assert "option last-match loses" in record
    copy.wanli("verify", "record.txt")
