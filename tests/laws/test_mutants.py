"""Mutants of the toy game: for each law there are games that break it, and it catches them."""

from __future__ import annotations

import pytest

from tests.laws import mutants as m
from tests.laws.toy import CLAUSES, Pebbles, Toy
from wanli.core.laws import LAWS, LawBroken, Trial, check_game, watch
from wanli.core.play import Play
from wanli.core.record import read_record
from wanli.core.rng import Rng

GAMES = 40  # the number of games in which a mutant must be caught

# mutant -> the laws that may catch it
GAME_MUTANTS: dict[type[Toy], set[int]] = {
    m.AcceptsIllegalMove: {1},
    m.RefusesLegalMove: {1},
    m.NoSuchClause: {1},
    m.RefusalChanges: {1},
    m.Ambiguous: {2},
    m.Misread: {2},
    m.ReplayDiffers: {2},
    m.PositionLosesMarks: {2},
    m.LeakingView: {5, 6},
    m.LeakingMoveText: {5},
    m.LeakingDraw: {5},
    m.LeakingRefusal: {5},
    m.ForgetsOwnMark: {5, 6},
    m.NeverVaries: {6},
    m.ImaginesTooManyCards: {6},
    m.ViewChangesState: {2, 8},
}
STATE_MUTANTS: dict[type[Pebbles], set[int]] = {
    m.NoLegalMove: {1},
    m.MoveListedTwice: {1},
    m.RandomPlayIgnoresRules: {1},
    m.NoteWithoutClause: {1},
    m.LostPebble: {3},
    m.Endless: {4},
    m.AllWin: {4},
    m.LeakingTable: {5},
    m.SearchSeesMarks: {5},
    m.SearchMergesMoves: {5},
    m.LeakingNote: {5},
    m.LeakingUndo: {5},
    m.UncountedReveal: {5},
    m.DeterminizesOwnCard: {5, 6},
    m.SharedClone: {8},
}
UNDO_MUTANTS: dict[type[Play], set[int]] = {
    m.UndoesLuck: {7},
    m.UndoesOthers: {7},
    m.UndoesReveals: {7},
    m.UndoForgets: {7},
}


def first_breach(game: Toy, play_type: type[Play] = Play) -> LawBroken | None:
    """Return the first breach of a law in some games, or None."""
    for seed in range(GAMES):
        play = play_type(game, game.setup(2 + seed % 2, {"heap": "9"}))
        try:
            watch(Trial(play, Rng(seed + 1000), clauses=CLAUSES), Rng(seed))
        except LawBroken as breach:
            return breach
    return None


def test_the_unchanged_toy_keeps_all_laws() -> None:
    assert first_breach(Toy()) is None


@pytest.mark.parametrize("mutant", GAME_MUTANTS, ids=lambda mutant: mutant.__name__)
def test_a_game_that_breaks_a_law_is_caught(mutant: type[Toy]) -> None:
    assert_breach(first_breach(mutant()), GAME_MUTANTS[mutant])


@pytest.mark.parametrize("mutant", STATE_MUTANTS, ids=lambda mutant: mutant.__name__)
def test_a_position_class_that_breaks_a_law_is_caught(mutant: type[Pebbles]) -> None:
    game = type("Wrong", (Toy,), {"state_type": mutant})()
    assert_breach(first_breach(game), STATE_MUTANTS[mutant])


@pytest.mark.parametrize("mutant", UNDO_MUTANTS, ids=lambda mutant: mutant.__name__)
def test_an_undo_that_breaks_a_law_is_caught(mutant: type[Play]) -> None:
    assert_breach(first_breach(Toy(), mutant), UNDO_MUTANTS[mutant])


def test_every_law_has_a_mutant() -> None:
    laws = [laws for kind in (GAME_MUTANTS, STATE_MUTANTS, UNDO_MUTANTS) for laws in kind.values()]
    assert {law for one in laws if len(one) == 1 for law in one} == LAWS.keys()


def test_an_exception_in_a_game_breaks_the_law_being_checked() -> None:
    class Faulty(Toy):
        def faults(self, state: object) -> list[str]:
            raise ZeroDivisionError("nothing to divide by")

    with pytest.raises(LawBroken, match=r"law 3 .*ZeroDivisionError") as caught_now:
        check_game(Faulty(), Toy().setup(2), 1)
    assert isinstance(caught_now.value.__cause__, ZeroDivisionError)


def assert_breach(breach: LawBroken | None, laws: set[int]) -> None:
    """Assert that one of these laws was broken and that the breach has a readable record."""
    assert breach is not None, "not caught"
    assert breach.law in laws, str(breach)
    assert read_record(breach.record).game == "pebbles"
