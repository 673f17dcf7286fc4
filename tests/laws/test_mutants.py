"""Every law is able to fail: for each there are games that break it, and the suite catches them."""

from __future__ import annotations

import pytest

from tests.laws import mutants as m
from tests.laws.toy import CLAUSES, Pebbles, Toy
from wanli.core.laws import LAWS, LawBroken, Trial, check_game, watch
from wanli.core.play import Play
from wanli.core.record import read_record
from wanli.core.rng import Rng

GAMES = 40  # a mutant must be caught within so many

# the mutant, and the law that catches it (two where both say the same of it)
WRONG_GAMES: dict[type[Toy], set[int]] = {
    m.Accepts: {1},
    m.Refuses: {1},
    m.NoSuchClause: {1},
    m.RefusalChanges: {1},
    m.Ambiguous: {2},
    m.Misread: {2},
    m.ReplayDiffers: {2},
    m.PositionLosesMarks: {2},
    m.LeakingView: {5, 6},
    m.LeakingTold: {5},
    m.LeakingDraw: {5},
    m.LeakingRefusal: {5},
    m.ForgetsOwnMark: {5, 6},
    m.NeverVaries: {6},
    m.ImaginesTooMany: {6},
    m.LookingChanges: {2, 8},
}
WRONG_STATES: dict[type[Pebbles], set[int]] = {
    m.Stuck: {1},
    m.Twice: {1},
    m.PlaysAnything: {1},
    m.NoteWithoutClause: {1},
    m.LostPebble: {3},
    m.Endless: {4},
    m.EverybodyWins: {4},
    m.LeakingTable: {5},
    m.SearchSeesMarks: {5},
    m.SearchOverlooks: {5},
    m.LeakingStory: {5},
    m.LeakingUndo: {5},
    m.UncountedReveal: {5},
    m.DealsOwnCardAnew: {5, 6},
    m.SharedClone: {8},
}
WRONG_DOORS: dict[type[Play], set[int]] = {
    m.UndoesLuck: {7},
    m.UndoesOthers: {7},
    m.UndoesReveals: {7},
    m.UndoForgets: {7},
}


def caught(game: Toy, door: type[Play] = Play) -> LawBroken | None:
    """The first breach in some games, if there is any."""
    for seed in range(GAMES):
        play = door(game, game.setup(2 + seed % 2, {"heap": "9"}))
        try:
            watch(Trial(play, Rng(seed + 1000), clauses=CLAUSES), Rng(seed))
        except LawBroken as breach:
            return breach
    return None


def test_the_unchanged_game_keeps_the_laws() -> None:
    assert caught(Toy()) is None


@pytest.mark.parametrize("mutant", WRONG_GAMES, ids=lambda mutant: mutant.__name__)
def test_a_wrong_game_is_caught(mutant: type[Toy]) -> None:
    expect(caught(mutant()), WRONG_GAMES[mutant])


@pytest.mark.parametrize("mutant", WRONG_STATES, ids=lambda mutant: mutant.__name__)
def test_a_wrong_position_is_caught(mutant: type[Pebbles]) -> None:
    game = type("Wrong", (Toy,), {"state_type": mutant})()
    expect(caught(game), WRONG_STATES[mutant])


@pytest.mark.parametrize("mutant", WRONG_DOORS, ids=lambda mutant: mutant.__name__)
def test_a_wrong_undo_is_caught(mutant: type[Play]) -> None:
    expect(caught(Toy(), mutant), WRONG_DOORS[mutant])


def test_there_is_a_mutant_for_every_law() -> None:
    laws = [laws for kind in (WRONG_GAMES, WRONG_STATES, WRONG_DOORS) for laws in kind.values()]
    assert {law for one in laws if len(one) == 1 for law in one} == LAWS.keys()


def test_a_game_that_breaks_down_breaks_the_law_that_was_looked_at() -> None:
    class Faulty(Toy):
        def faults(self, state: object) -> list[str]:
            raise ZeroDivisionError("nothing to divide by")

    with pytest.raises(LawBroken, match=r"law 3 .*ZeroDivisionError") as caught_now:
        check_game(Faulty(), Toy().setup(2), 1)
    assert isinstance(caught_now.value.__cause__, ZeroDivisionError)


def expect(breach: LawBroken | None, laws: set[int]) -> None:
    """The right law was broken, and the game that shows it can be opened."""
    assert breach is not None, "not caught"
    assert breach.law in laws, str(breach)
    assert read_record(breach.record).game == "pebbles"
