"""`wanli arena`: a match as a table or as lines of JSON, and what it refuses."""

from __future__ import annotations

import json

from tests.cli.conftest import Run


def test_a_match_as_lines_of_json(run: Run) -> None:
    words = ["great-wall", "--bots", "greedy,random", "--games", "4", "--seed", "2", "--jobs", "1"]
    first = run("arena", *words, "--json")
    lines = [json.loads(line) for line in first.out.splitlines()]
    assert [line["bot"] for line in lines] == ["greedy", "random"]
    assert sum(line["share"] * line["seats"] for line in lines) == 4
    assert all(line["low"] <= line["share"] <= line["high"] for line in lines)
    assert run("arena", *words, "--json").out == first.out


def test_a_match_of_four_fills_the_seats_in_turn(run: Run) -> None:
    words = ["--bots", "easy,random", "--players", "4", "--games", "2", "--jobs", "1"]
    done = run("arena", "chang-cheng", *words)
    assert done.code == 0
    assert "easy" in done.out
    assert "%" in done.out


def test_bots_and_tables_that_are_not_there_are_refused(run: Run) -> None:
    assert "grandmaster" in run("arena", "great-wall", "--bots", "grandmaster,easy").err
    assert run("arena", "great-wall", "--players", "9").code == 2
    assert run("arena", "great-wall", "--option", "claims=never").code == 2
