"""Score lines: the notes of a game add up to its scores."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rise_of_empires.positions import GAME, own_set, seat, table
from tests.games.rise_of_empires.test_other_sets import scarce
from tests.games.text_play import notes_of, number
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.core.state import Note
from wanli.text.rulebook import rulebook

CLAUSES = rulebook(GAME.id).clauses.keys()
CODES = {
    "points-at-start",
    "region-scores",
    "cities-score",
    "tiles-score",
    "wonder-built",
    "wonder-scores",
    "traded-for-points",
    "points-paid",
    "famine",
}


def start_with_vp(data: dict[str, Any]) -> None:
    """Change the content: every player begins with VP."""
    data["setup"]["start"]["vp"] = 3


def random_game(players: int, options: dict[str, str], seed: int, own: str = "") -> Play:
    """A complete game of uniformly random moves, some of them very bad."""
    play, rng = Play(GAME, GAME.setup(players, options, own), Rng(seed)), Rng(seed + 1)
    while not play.over:
        actions = play.state.actions()
        play.move(GAME.write(play.state, actions[rng.below(len(actions))]))
    return play


def score_lines(notes: list[Note]) -> list[Note]:
    """The notes with points."""
    return [note for note in notes if "points" in note.facts]


def totals(notes: list[Note], players: int) -> list[int]:
    """The points of the notes, added up by seat."""
    found = [0] * players
    for line in score_lines(notes):
        found[number(line, "seat") - 1] += number(line, "points")
    return found


SETS = {"shipped": "", "scarce": own_set(scarce), "with VP": own_set(scarce, start_with_vp)}


@pytest.mark.parametrize("wonders", ["variant", "printed"])
@pytest.mark.parametrize("name", SETS)
def test_the_score_lines_of_a_game_add_up_to_its_scores(name: str, wonders: str) -> None:  # RE-1.2
    for players in GAME.players:
        play = random_game(players, {"wonders": wonders}, players, SETS[name])
        assert totals(notes_of(play), players) == play.scores
        assert {note.clause for note in score_lines(notes_of(play))} <= CLAUSES


def test_every_kind_of_score_line_occurs() -> None:  # RE-3.4, RE-3.12, RE-4.1, RE-4.3, WW-10
    play = random_game(2, {}, 25, SETS["with VP"])
    codes = {note.code for note in score_lines(notes_of(play))}
    assert codes == CODES


def test_a_player_who_pays_all_vp_has_a_score_line() -> None:  # RE-3.14
    rows = {"trade": ["red", "green", "blue"], "city": ["red", "green", "blue", "green"]}
    for vp, clauses in ((1, ["RE-3.14"]), (0, [])):
        t = table("1B", rows=rows, red=seat(food=0, vp=vp)).play("lift trade 1")
        assert [note.clause for note in t.notes if note.code == "points-paid"] == clauses
        assert totals(t.notes, 3) == [-vp, 0, 0]
