"""`wanli arena`: a match as a table or as lines of JSON, and refused arguments."""

from __future__ import annotations

import json
from inspect import signature

import pytest

import wanli
from tests.arena.test_pools import not_windows
from tests.cli.conftest import Run
from tests.cli.test_ladder import interrupt
from wanli.arena.ladder import timed
from wanli.cli.arena import arena
from wanli.cli.arguments import parse_bots


def test_a_match_can_be_printed_as_json_lines(run: Run) -> None:
    words = ["great-wall", "--bots", "greedy,random", "--games", "4", "--seed", "2", "--jobs", "1"]
    first = run("arena", *words, "--json")
    head, *lines = (json.loads(line) for line in first.out.splitlines())
    assert (head["kind"], head["seed"], head["planned"], head["games"]) == ("arena", 2, 4, 4)
    assert (head["bots"], head["repeatable"]) == (["greedy", "random"], True)
    assert head["machines"][0]["compiled"] == wanli.compiled()
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


def test_unknown_bots_and_tables_are_refused(run: Run) -> None:
    assert "grandmaster" in run("arena", "great-wall", "--bots", "grandmaster,easy").err
    assert run("arena", "great-wall", "--players", "9").code == 2
    assert run("arena", "great-wall", "--option", "claims=never").code == 2


def test_more_bots_than_seats_are_refused(run: Run) -> None:
    done = run("arena", "great-wall", "--players", "2", "--bots", "easy,random,medium")
    assert (done.code, done.out) == (2, "")
    assert "3 bots" in done.err


@pytest.mark.parametrize("command", ["arena", "ladder", "play"])
def test_an_option_given_twice_is_refused(run: Run, command: str) -> None:
    words = ["--option", "claims=declinable", "--option", "claims=compulsory"]
    done = run(command, "great-wall", *words)
    assert (done.code, done.out) == (2, "")
    assert "claims" in done.err


def test_the_default_bots_play_reproducible_games() -> None:
    usual = signature(arena).parameters["bots"].default
    assert not any(timed(name) for name in parse_bots(usual))


def test_a_bot_with_a_time_limit_is_named_as_not_reproducible(run: Run) -> None:
    words = ["--bots", "random,plain@1ms", "--games", "1", "--jobs", "1"]
    assert "time limit" in run("arena", "great-wall", *words).out
    told = run("arena", "great-wall", *words, "--json").out.splitlines()[0]
    assert json.loads(told)["repeatable"] is False


@not_windows
def test_ctrl_c_prints_the_results_so_far() -> None:
    words = ["arena", "great-wall", "--bots", "random,novice", "--games", "5000", "--json"]
    head, *lines = interrupt(words)
    assert 0 < head["games"] < head["planned"] == 5000
    assert {line["bot"] for line in lines} == {"random", "novice"}
