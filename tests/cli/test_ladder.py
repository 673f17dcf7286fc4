"""`wanli ladder`: ratings as a table or as lines of JSON, refused arguments, and interruption."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import wanli
from tests.cli.conftest import Run
from wanli.arena.about import About
from wanli.arena.match import Fixture, Outcome
from wanli.arena.match import play as play_one

WORDS = ["--bots", "random,novice,medium@2", "--seed", "3", "--jobs", "1"]
HEAD = {
    *("kind", "game", "rules", "players", "options", "bots", "seed", "planned", "games"),
    *("repeatable", "checksum", "anchor", "machines"),
}
LINE = {"kind", "rank", "bot", "rating", "low", "high", "games", "share", "failures"}


def test_a_ladder_can_be_printed_as_json_lines_and_reproduced(run: Run) -> None:
    first = run("ladder", "great-wall", *WORDS, "--games", "6", "--json")
    head, *lines = (json.loads(line) for line in first.out.splitlines())
    assert set(head) == HEAD
    assert (head["game"], head["players"], head["seed"]) == ("great-wall", 2, 3)
    assert (head["planned"], head["games"]) == (6, 6)
    assert head["bots"] == ["random", "novice", "medium@2"]
    assert (head["repeatable"], head["anchor"]) == (True, "random")
    assert set(head["machines"][0]) == set(About.__dataclass_fields__)
    assert head["machines"][0]["compiled"] == wanli.compiled()
    assert all(set(line) == LINE for line in lines)
    assert [line["rank"] for line in lines] == [1, 2, 3]
    assert [line["games"] for line in lines] == [4, 4, 4]
    assert sum(line["share"] * line["games"] for line in lines) == pytest.approx(6, abs=0.01)
    assert all(line["low"] < line["rating"] < line["high"] for line in lines)
    assert next(line["rating"] for line in lines if line["bot"] == "random") == 0
    assert run("ladder", "great-wall", *WORDS, "--games", "6", "--json").out == first.out


def test_a_ladder_of_four_seats_is_a_readable_table(run: Run) -> None:
    words = ["--bots", "random,novice", "--players", "4", "--games", "4", "--jobs", "1"]
    done = run("ladder", "chang-cheng", *words)
    assert done.code == 0
    rows = [line.split() for line in done.out.splitlines()]
    assert {row[1] for row in rows[1:3]} == {"random", "novice"}
    assert [row[5] for row in rows[1:3]] == ["8", "8"]
    for said in ("chang-cheng", "4 players", "4 of 4 games", "seed 1", "cores", "Python", "wanli"):
        assert said in done.out


def test_a_bot_with_a_time_limit_is_named_as_not_reproducible(run: Run) -> None:
    words = ["--bots", "random,plain@1ms", "--games", "1", "--jobs", "1"]
    assert "time limit" in run("ladder", "great-wall", *words).out
    told = run("ladder", "great-wall", *words, "--json").out.splitlines()[0]
    assert json.loads(told)["repeatable"] is False


def test_invalid_arguments_are_refused(run: Run) -> None:
    assert "grandmaster" in run("ladder", "great-wall", "--bots", "grandmaster,easy").err
    assert "two" in run("ladder", "great-wall", "--bots", "easy,easy").err
    assert run("ladder", "great-wall", "--players", "9").code == 2
    assert run("ladder", "great-wall", "--option", "claims=never").code == 2
    assert run("ladder", "great-wall", "--games", "0").code == 2
    assert run("ladder", "nowhere").code == 2


# ---- interrupted -------------------------------------------------------------------------------
def play_or_die(fixture: Fixture) -> Outcome:
    """Play a game, or kill the process that plays it."""
    if fixture.seats[0] == "novice":
        os.kill(os.getpid(), signal.SIGKILL)
    return play_one(fixture)


def test_a_worker_that_dies_is_reported_in_one_line(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wanli.cli.ladder.play", play_or_die)
    done = run("ladder", "great-wall", "--bots", "random,novice", "--jobs", "1", "--games", "2")
    assert done.code == 2
    assert "crashed" in done.err
    assert len(done.err.splitlines()) == 1


INTERRUPTIBLE = """
import sys
from wanli.cli import arena, ladder, main
from contextlib import contextmanager

@contextmanager
def dots(*_):
    yield lambda done: print(".", end="", file=sys.stderr, flush=True)

arena.progress_bar = ladder.progress_bar = dots
raise SystemExit(main())
"""  # a dot for every game


def interrupt(words: list[str]) -> list[dict[str, Any]]:
    """Return the output of a command that gets Ctrl-C after its first game."""
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, *words],
        env={**os.environ, "PYTHONPATH": str(Path(wanli.__file__).parents[1])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # as in a terminal, all its processes get the signal
    ) as process:
        try:
            assert process.stderr is not None
            assert process.stderr.read(1) == "."
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130
    assert err.strip(".") == ""
    return [json.loads(line) for line in out.splitlines()]


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is another thing there")
def test_ctrl_c_prints_the_ratings_so_far() -> None:
    words = ["ladder", "great-wall", "--bots", "random,novice", "--games", "5000", "--json"]
    head, *lines = interrupt(words)
    assert 0 < head["games"] < head["planned"] == 5000
    assert [line["rank"] for line in lines] == [1, 2]
