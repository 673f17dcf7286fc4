"""Errors carry a code, facts and a clause; no sentence that a screen would have to translate."""

from __future__ import annotations

import pickle

import pytest

from wanli.core import errors
from wanli.core.errors import BadRecord, NotLegal, NotYourTurn, UnknownGame, WanliError
from wanli.core.laws import LawBroken
from wanli.games import GAMES, game


def test_an_error_says_all_it_knows_to_a_developer() -> None:
    error = NotLegal("occupied", {"square": "a3"}, "CC-3.2")
    assert str(error) == "occupied: square a3 (CC-3.2)"
    assert (error.code, error.facts, error.clause) == ("occupied", {"square": "a3"}, "CC-3.2")


def test_a_bad_record_names_its_line() -> None:
    error = BadRecord(7, "move-number", {"number": 3})
    assert (error.line, error.facts) == (7, {"line": 7, "number": 3})


def test_seats_are_counted_from_one_outside() -> None:
    assert NotYourTurn(0, 1).facts == {"seat": 1, "current": 2}


def test_an_unknown_game_names_those_that_are_known() -> None:
    with pytest.raises(UnknownGame) as refused:
        game("go")
    assert refused.value.facts == {"game": "go", "known": ", ".join(one.id for one in GAMES)}
    assert game(GAMES[0].id) is GAMES[0]


def test_every_error_of_input_is_one_of_the_house() -> None:
    found = [one for one in vars(errors).values() if isinstance(one, type)]
    assert all(issubclass(one, WanliError) for one in found if issubclass(one, Exception))


def test_a_broken_law_can_be_sent_from_another_process() -> None:
    broken = pickle.loads(pickle.dumps(LawBroken(3, "a wall is missing", "wanli record 1\n")))
    assert (broken.law, broken.record) == (3, "wanli record 1\n")
    assert str(broken) == "law 3 (nothing appears or vanishes): a wall is missing"


def test_an_error_can_be_told_by_another_process() -> None:
    odd = WanliError("odd", {"what": "this"}, "CC-1.1")
    for error in (NotYourTurn(0, 1), odd, BadRecord(3, "odd", {})):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.__dict__) == (type(error), error.__dict__)
        assert (str(again), again.facts, again.clause) == (str(error), error.facts, error.clause)
