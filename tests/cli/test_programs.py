"""External programs at the command line: in the arena, in a terminal, in resumed games."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.bots.programs import (
    EXAMPLES,
    FOR_EVER,
    PATIENCE,
    failing,
    has_ended,
    program,
    raise_time_limits,
    wait_until_asked,
)
from tests.cli.conftest import Run
from tests.cli.pseudo_terminal import SOURCES
from wanli.cli.table_client import TableAddress
from wanli.core.errors import BadOption
from wanli.core.record import read_record, replay
from wanli.games import game

PYTHON, SHELL = str(EXAMPLES / "first.py"), str(EXAMPLES / "first.sh")
QUICK = ("--games", "2", "--jobs", "1", "--time-limit", "120")


@pytest.fixture(autouse=True)
def _long_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    raise_time_limits(monkeypatch)


def lines_by_bot(out: str) -> dict[str, Any]:
    """Return the lines of JSON about bots, by bot."""
    lines = [json.loads(line) for line in out.splitlines()]
    return {line["bot"]: line for line in lines if line["kind"] == "bot"}


def test_programs_can_play_in_the_arena(run: Run) -> None:
    words = ["arena", "great-wall", "--bots", f"random,{PYTHON},program:sh {SHELL}", *QUICK]
    done = run(*words, "--json")
    head, *lines = (json.loads(line) for line in done.out.splitlines())
    # these two are reproducible, but programs in general are not
    assert head["repeatable"] is False
    assert [line["bot"] for line in lines] == ["random", PYTHON, f"program:sh {SHELL}"]
    assert [line["failures"] for line in lines] == [{}, {}, {}]
    assert run(*words, "--json").out == done.out
    told = run(*words).out
    assert "failures" not in told
    assert "programs" in told


def test_the_arena_reports_which_program_failed_and_why(run: Run, tmp_path: Path) -> None:
    file = failing(tmp_path, """print('{"move": "fly away"}')""")
    words = ["arena", "great-wall", "--bots", f"random,{file}", *QUICK]
    lost = lines_by_bot(run(*words, "--json").out)
    assert lost[file]["failures"] == {"program-illegal": 2}
    assert (lost[file]["share"], lost["random"]["share"]) == (0, 1)
    told = " ".join(run(*words).out.split())
    assert "failures" in told
    assert re.search(r"seat 2, decision 2\): “fly away” is not a legal move", told)
    assert has_ended(file)
    again = lines_by_bot(run(*words, "--json", "--on-failure", "replace").out)
    assert sum(line["share"] for line in again.values()) == 1


def test_the_ladder_reports_which_program_failed_and_why(run: Run, tmp_path: Path) -> None:
    file = failing(tmp_path, """print('{"move": "fly away"}')""")
    words = ["ladder", "great-wall", "--bots", f"random,{file}", *QUICK]
    done = run(*words, "--json")
    assert done.code == 0
    assert json.loads(done.out.splitlines()[0])["repeatable"] is False
    lost = lines_by_bot(done.out)
    assert lost[file]["failures"] == {"program-illegal": 2}
    assert (lost["random"]["failures"], lost[file]["share"]) == ({}, 0)
    told = " ".join(run(*words).out.split())
    assert "failures" in told
    assert "“fly away” is not a legal move" in told
    again = lines_by_bot(run(*words, "--json", "--on-failure", "replace").out)
    assert again[file]["failures"] == {"program-illegal": 2}


@pytest.mark.parametrize("command", ["arena", "ladder"])
def test_the_time_limit_for_an_answer_can_be_set(run: Run, tmp_path: Path, command: str) -> None:
    file = failing(tmp_path, FOR_EVER)
    words = ["--bots", f"random,{file}", "--games", "1", "--jobs", "1", "--time-limit", "0.7"]
    told = " ".join(run(command, "great-wall", *words).out.split())
    assert "did not answer within 0.7 s" in told


@pytest.mark.parametrize("command", ["arena", "ladder", "play"])
@pytest.mark.parametrize("name", ["./nobody.py", "program:", "program:no-such-command"])
def test_a_missing_program_is_refused_at_once(run: Run, command: str, name: str) -> None:
    done = run(command, "great-wall", "--bots", f"easy,{name}")
    assert (done.code, done.out) == (2, "")
    assert name in done.err
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize("command", ["arena", "ladder", "play"])
def test_an_unknown_value_of_on_failure_is_refused(run: Run, command: str) -> None:
    done = run(command, "great-wall", "--on-failure", "weep")
    assert done.code == 2
    assert "lose, replace" in done.err


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_programs_end_when_the_arena_is_stopped(tmp_path: Path, how: signal.Signals) -> None:
    file = program(tmp_path, FOR_EVER)
    words = ["arena", "great-wall", "--bots", f"{file},random", "--jobs", "1"]
    command = [sys.executable, "-m", "wanli.cli", *words, "--time-limit", "600"]
    env = {**os.environ, "PYTHONPATH": str(SOURCES)}
    arena = subprocess.Popen(command, stderr=subprocess.DEVNULL, env=env, start_new_session=True)
    try:
        wait_until_asked(file)
        # the workers get the signal, too, as from a terminal or `timeout`
        os.killpg(arena.pid, how)
        assert arena.wait(PATIENCE) != 0
        assert has_ended(file)  # a worker may still be running
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(arena.pid, signal.SIGKILL)
        arena.wait()


# ---- in a terminal ---------------------------------------------------------------------------
def test_a_whole_game_is_played_against_programs(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ["play", "great-wall", "--bots", f"random,{PYTHON},{SHELL}", "--players", "4"]
    done = run(*words, "--seed", "3", "--save", str(file), typed=["1"] * 400)
    assert (done.code, done.err) == (0, "")
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.seats == {1: "person", 2: "bot random", 3: f"bot {PYTHON}", 4: f"bot {SHELL}"}
    assert replay(game("great-wall"), record).over
    assert "has failed" not in done.out


def test_a_failed_program_is_replaced_and_the_player_is_told(run: Run, tmp_path: Path) -> None:
    file, record = failing(tmp_path, 'raise ValueError("no cards")'), tmp_path / "game.txt"
    words = ["play", "great-wall", "--players", "2", "--bots", file, "--save", str(record)]
    done = run(*words, "--seed", "1", typed=["1"] * 400)
    assert done.code == 0
    told = " ".join(done.out.split())
    assert told.count("has failed and loses; a simple bot plays on") == 1
    assert told.index("has failed and loses") < len(told) / 2  # at once, not after the game
    assert "ValueError: no cards" in told
    assert replay(game("great-wall"), read_record(record.read_text(encoding="utf-8"))).over
    assert has_ended(file)


@pytest.mark.parametrize("fate", ["lose", "replace"])
def test_on_failure_means_the_same_in_a_terminal_as_in_the_arena(
    run: Run, tmp_path: Path, fate: str
) -> None:
    file, record = failing(tmp_path, FOR_EVER), tmp_path / "game.txt"
    words = ["play", "great-wall", "--players", "2", "--bots", file, "--save", str(record)]
    words += ["--seed", "1", "--time-limit", "0.1", "--on-failure", fate]
    told = " ".join(run(*words, typed=["1"] * 400).out.split())
    assert "did not answer within" in told
    end = replay(game("great-wall"), read_record(record.read_text(encoding="utf-8")))
    assert end.winners == [1]  # by points: the first legal move may lose
    assert ("Red wins" in told) == (fate == "lose")


def test_a_program_that_failed_has_lost_also_in_a_resumed_game(run: Run, tmp_path: Path) -> None:
    file, record = failing(tmp_path, 'raise ValueError("no cards")'), tmp_path / "game.txt"
    words = ["play", "great-wall", "--players", "2", "--bots", file, "--save", str(record)]
    first = run(*words, "--seed", "1", typed=["1"] * 8 + ["quit"])
    assert "has failed and loses" in " ".join(first.out.split())
    assert "--bots" not in first.out
    Path(file).with_suffix(".pid").unlink()
    done = run("play", "--resume", str(record), "--seed", "1", typed=["1"] * 400)
    told = " ".join(done.out.split())
    assert told.count("It had failed before the game was resumed.") == 1
    kept = read_record(record.read_text(encoding="utf-8"))
    assert kept.seats == {1: "person", 2: f"failed {file}"}
    assert replay(game("great-wall"), kept).winners == [1]  # by points
    assert "Red wins" in told
    assert not Path(file).with_suffix(".pid").exists()


def test_a_record_starts_no_program_that_the_player_has_not_named(run: Run, tmp_path: Path) -> None:
    file, record = program(tmp_path), tmp_path / "game.txt"
    words = ["play", "great-wall", "--players", "2", "--option", "first-seat=1", "--save"]
    first = run(*words, str(record), "--bots", file, typed=["1", "1", "quit"])
    assert f"--bots {file}" in "".join(first.out.split("\n"))
    assert has_ended(file)
    Path(file).with_suffix(".pid").unlink()
    refused = run("play", "--resume", str(record), typed=["1"] * 400)
    assert (refused.code, refused.out) == (2, "")
    assert file in refused.err
    assert not Path(file).with_suffix(".pid").exists()
    done = run("play", "--resume", str(record), "--bots", file, typed=["1"] * 400)
    assert done.code == 0
    assert Path(file).with_suffix(".pid").exists()
    assert replay(game("great-wall"), read_record(record.read_text(encoding="utf-8"))).over


# ---- the address of a table ------------------------------------------------------------------
def test_a_table_is_found_by_the_address_shown_in_a_browser() -> None:
    there = TableAddress("https://wall.example", "aB-9_x")
    for path in ("table/aB-9_x", "table/aB-9_x/", "api/tables/aB-9_x"):
        assert TableAddress.read(f"https://wall.example/{path}") == there
    assert there.socket == "wss://wall.example/ws/tables/aB-9_x"
    for text in ("wall.example/table/x", "https://wall.example", "ftp://a/table/x", "aB-9_x"):
        with pytest.raises(BadOption) as refused:
            TableAddress.read(text)
        assert refused.value.facts["text"] == text


def test_a_program_needs_a_token_and_a_server(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WANLI_TOKEN", raising=False)
    nobody = "http://127.0.0.1:9/table/x"
    assert "WANLI_TOKEN" in run("bot", nobody, SHELL).err
    assert "is not responding" in run("bot", nobody, SHELL, "--token", "x").err
    assert "is not the address" in run("bot", "nowhere", SHELL, "--token", "x").err
    assert "no such file" in run("bot", nobody, "./nobody.py", "--token", "x").err
