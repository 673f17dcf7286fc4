"""Score lines: the notes of a game add up to its scores, and each line to its parts."""

from __future__ import annotations

import pytest

from tests.games import text_play
from tests.games.chang_cheng.positions import table
from tests.games.text_play import notes_of, number
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.core.state import Note, State
from wanli.games import game
from wanli.games.chang_cheng.rules.actions import CARD, NEUTRAL_WALL
from wanli.games.chang_cheng.rules.game import ChangCheng
from wanli.games.chang_cheng.views.open import open_of
from wanli.text.rulebook import rulebook

GAME = game("chang-cheng")
CLAUSES = rulebook(GAME.id).clauses.keys()
SCORE_CODES = {
    "double-points": "CC-4.1",
    "province-points": "CC-7.4",
    "mongols": "CC-11.1",
    "tower-protects": "CC-11.2",
    "diplomacy": "CC-14.1",
    "dominance": "CC-14.2",
    "reward": "CC-14.3",
}
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"events": "random-2"}),
    (2, {"mode": "two-colours", "boards": "4", "events": "diplomacy+dominance"}),
    (2, {"mode": "plain", "events": "reward"}),
    (2, {"neutral-majority": "ignored", "broken": "counted", "neutral-after-card": "same"}),
    (3, {"events": "dominance+reward", "dominance": "longest"}),
    (3, {"events": "random-2", "mandarin": "other-province", "new-board": "once"}),
    (4, {"events": "diplomacy+observers", "diplomacy": "half", "board-choice": "player"}),
    (4, {"events": "random-1", "faces": "mixed", "reservation": "strict"}),
]


def few_cards(state: State, rng: Rng) -> int:
    """Return any legal action, but less often a card, so that some stay in hand."""
    actions = state.actions()
    walls = [action for action in actions if not CARD <= action < NEUTRAL_WALL]
    actions = walls if walls and rng.below(4) else actions
    return actions[rng.below(len(actions))]


def random_game(players: int, options: dict[str, str], seed: int) -> Play:
    """A complete game of random moves."""
    return text_play.random_game(GAME, GAME.setup(players, options), seed, few_cards)


def score_lines(play: Play) -> list[Note]:
    """The notes with points."""
    return [note for note in notes_of(play) if "points" in note.facts]


def sum_of_parts(note: Note) -> int:
    """The sum of the parts of a line."""
    if note.code == "province-points":  # CC-7.5
        return number(note, "walls") + number(note, "counter") + number(note, "cards")
    if note.code == "mongols":
        return -number(note, "threat")
    if note.code == "dominance":
        return number(note, "count")
    if note.code == "reward":
        return 2 * number(note, "count")
    return {"tower-protects": 0, "diplomacy": 4}[note.code]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_score_lines_of_a_game_add_up_to_its_scores(
    players: int, options: dict[str, str]
) -> None:  # CC-7.4, CC-10.3
    for seed in range(8):
        play = random_game(players, options, seed)
        assert isinstance(play.state, ChangCheng)
        totals = dict.fromkeys(open_of(play.state).scores, 0)
        for line in score_lines(play):
            totals[str(line.facts["colour"])] += number(line, "points")
        assert totals == open_of(play.state).scores
        assert sum(totals.values()) == sum(play.scores)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_score_line_has_a_colour_a_clause_and_the_sum_of_its_parts(
    players: int, options: dict[str, str]
) -> None:  # CC-7.5, CC-4.1, CC-11.1, CC-14.2, CC-14.3
    for seed in range(3):
        play = random_game(players, options, seed)
        colours = GAME.seat_name(play.state, 0).split("+")
        for seat in range(1, players):
            colours += GAME.seat_name(play.state, seat).split("+")
        for line in score_lines(play):
            assert line.clause == SCORE_CODES[line.code]
            assert line.facts["colour"] in colours
            if line.code != "double-points":  # tested below
                assert sum_of_parts(line) == line.facts["points"], line


@pytest.mark.parametrize(
    ("square", "provinces", "regions"), [("a1", 1, 1), ("a4", 2, 1), ("a5", 1, 2), ("a13", 2, 2)]
)
def test_the_score_line_of_a_double_wall_counts_provinces_and_regions(
    square: str, provinces: int, regions: int
) -> None:  # CC-4.1
    (line,) = table(3).play(f"double {square}").notes_with("double-points")
    assert line.facts["points"] == provinces + regions
    assert (line.facts["provinces"], line.facts["regions"]) == (provinces, regions)


def test_every_note_cites_a_clause_that_exists() -> None:  # CC-7.6
    for players, options in TABLES:
        notes = notes_of(random_game(players, options, 3))
        assert {note.clause for note in notes} <= CLAUSES


def test_every_kind_of_score_line_occurs_in_random_games() -> None:  # CC-7.4, CC-11.2, CC-14.1
    codes = {
        line.code
        for players, options in TABLES
        for seed in range(4)
        for line in score_lines(random_game(players, options, seed))
    }
    assert codes == set(SCORE_CODES)


def test_a_province_is_completed_at_most_once() -> None:  # CC-7.6
    for players, options in TABLES:
        play = random_game(players, options, 1)
        notes = notes_of(play)
        complete = [n.facts["province"] for n in notes if n.code == "province-complete"]
        assert len(complete) == len(set(complete))
        scored = {n.facts["province"] for n in notes if n.code == "province-points"}
        assert scored <= set(complete)
