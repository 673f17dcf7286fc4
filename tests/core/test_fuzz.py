"""Fuzzing with the laws: each game has a seed, and a breach contains its record."""

from __future__ import annotations

import pytest

import wanli
from tests.laws.mutants import LostPebble
from tests.laws.toy import CLAUSES, Toy
from wanli.arena.pools import Processes
from wanli.core.errors import BadOption
from wanli.core.fuzz import CHUNK, FuzzTask, fuzz
from wanli.core.record import read_record, replay
from wanli.games import GAMES


class Losing(Toy):
    """A game that sometimes loses a pebble."""

    state_type = LostPebble


def test_progress_reports_count_games_and_moves() -> None:
    parts = list(fuzz(FuzzTask(Toy(), clauses=CLAUSES), CHUNK + 5, 1))
    assert [part.games for part in parts] == [CHUNK, CHUNK + 5]
    assert parts[1].moves > parts[0].moves > CHUNK * 5
    assert not any(part.breaches for part in parts)


def test_a_breach_can_be_reproduced_from_its_seed() -> None:
    breaches = [b for part in fuzz(FuzzTask(Losing()), 10, 7) for b in part.breaches]
    first = breaches[0]
    (again,) = next(fuzz(FuzzTask(Losing()), 1, first.seed)).breaches
    assert again == first
    assert first.law == 3
    assert first.options["heap"] in ("6", "9")
    record = read_record(first.record)
    assert len(replay(Losing(), record).moves) == len(record.moves)


def test_the_number_of_players_and_options_can_be_fixed() -> None:
    task = FuzzTask(Losing(), players=3, options={"heap": "9"})
    breaches = [b for part in fuzz(task, 10, 1) for b in part.breaches]
    assert {(b.players, b.options["heap"]) for b in breaches} == {(3, "9")}


@pytest.mark.parametrize(
    "task",
    [
        FuzzTask(Toy(), players=5),
        FuzzTask(Toy(), 2, {"heap": "7"}),
        FuzzTask(Toy(), 3, {"extra": "1"}),
    ],
)
def test_invalid_players_or_options_are_refused_at_once(task: FuzzTask) -> None:
    with pytest.raises(BadOption):
        next(fuzz(task, 10, 1))


@pytest.mark.parametrize("name", [game.id for game in GAMES])
def test_several_processes_give_the_same_results_as_one(name: str) -> None:
    (game,) = (game for game in GAMES if game.id == name)
    task = FuzzTask(game)
    games = 4 if wanli.compiled() else 2
    with Processes(2) as pool:
        assert list(fuzz(task, games, 5, pool)) == list(fuzz(task, games, 5))
