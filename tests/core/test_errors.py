"""Errors carry a code, facts and a clause, and no text to translate."""

from __future__ import annotations

import pickle

import pytest

from wanli.core import errors
from wanli.core.errors import BadRecord, NotLegal, NotYourTurn, UnknownGame, WanliError
from wanli.core.laws import LawBroken
from wanli.games import GAMES, game


def test_the_text_of_an_error_contains_its_code_facts_and_clause() -> None:
    error = NotLegal("occupied", {"square": "a3"}, "CC-3.2")
    assert str(error) == "occupied: square a3 (CC-3.2)"
    assert (error.code, error.facts, error.clause) == ("occupied", {"square": "a3"}, "CC-3.2")


def test_a_bad_record_error_contains_its_line() -> None:
    error = BadRecord(7, "move-number", {"number": 3})
    assert (error.line, error.facts) == (7, {"line": 7, "number": 3})


def test_seats_in_the_facts_of_an_error_count_from_one() -> None:
    assert NotYourTurn(0, 1).facts == {"seat": 1, "current": 2}


def test_the_error_for_an_unknown_game_lists_the_known_games() -> None:
    with pytest.raises(UnknownGame) as refused:
        game("go")
    assert refused.value.facts == {"game": "go", "known": ", ".join(one.id for one in GAMES)}
    assert game(GAMES[0].id) is GAMES[0]


def test_every_error_class_is_a_wanli_error() -> None:
    found = [one for one in vars(errors).values() if isinstance(one, type)]
    assert all(issubclass(one, WanliError) for one in found if issubclass(one, Exception))


def test_a_broken_law_can_be_pickled() -> None:
    broken = pickle.loads(pickle.dumps(LawBroken(3, "a wall is missing", "wanli record 1\n")))
    assert (broken.law, broken.record) == (3, "wanli record 1\n")
    assert str(broken) == "law 3 (nothing appears or vanishes): a wall is missing"


def test_an_error_can_be_pickled() -> None:
    odd = WanliError("odd", {"what": "this"}, "CC-1.1")
    for error in (NotYourTurn(0, 1), odd, BadRecord(3, "odd", {})):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.__dict__) == (type(error), error.__dict__)
        assert (str(again), again.facts, again.clause) == (str(error), error.facts, error.clause)
