"""Score lines: notes add up to the scores, and the parts of a total to the total."""

from __future__ import annotations

import pytest

from tests.games.great_wall.positions import (
    GAME,
    TABLES,
    random_game,
    random_positions,
    table,
    wall,
)
from tests.games.text_play import notes_of, number
from wanli.core.play import Play
from wanli.core.state import Note
from wanli.games.great_wall.view import Part
from wanli.text.rulebook import rulebook

CLAUSES = rulebook(GAME.id).clauses.keys()
CODES = {
    "token-put": "GW-3.2",
    "token-taken": "GW-3.3",
    "token-stranded": "GW-6.4",
    "pair-leaves": "GW-2.3",
    "end-announced": "GW-6.1",
}


def notes(play: Play, code: str = "") -> list[Note]:
    """The notes of a game, or only those with a code."""
    return [note for note in notes_of(play) if code in ("", note.code)]


# ---- notes -----------------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_score_lines_of_a_game_add_up_to_its_scores(
    players: int, options: dict[str, str]
) -> None:  # GW-3.3, GW-6.4
    for seed in range(12):
        play = random_game(players, options, seed)
        totals = [0] * players
        for note in notes(play):
            if "points" in note.facts:
                totals[number(note, "seat") - 1] += number(note, "points")
        assert totals == play.scores


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_note_has_its_clause_and_an_existing_wall_or_seat(
    players: int, options: dict[str, str]
) -> None:  # GW-3.2, GW-3.3, GW-6.1, GW-6.4
    for seed in range(4):
        for note in notes(random_game(players, options, seed)):
            assert note.clause == CODES[note.code]
            assert 1 <= number(note, "seat") <= players if "seat" in note.facts else True
            assert 1 <= number(note, "wall") <= 4 if "wall" in note.facts else True


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_token_put_on_a_card_is_taken_or_stranded(
    players: int, options: dict[str, str]
) -> None:  # GW-3.2, GW-3.3, GW-6.4
    for seed in range(6):
        play = random_game(players, options, seed)
        put = len(notes(play, "token-put"))
        taken = len(notes(play, "token-taken"))
        stranded = notes(play, "token-stranded")
        assert taken % 2 == 0
        assert put == taken // 2 + len(stranded)
        assert {note.facts["points"] for note in stranded} <= {0}


def test_the_end_is_announced_once_unless_the_walls_run_out() -> None:  # GW-6.1, GW-6.3
    announced = {
        len(notes(random_game(players, options, seed), "end-announced"))
        for players, options in TABLES
        for seed in range(6)
    }
    assert announced <= {0, 1}
    assert 1 in announced


def test_every_kind_of_note_occurs_in_random_games() -> None:  # GW-2.3
    codes = {
        note.code
        for players, options in TABLES
        for seed in range(6)
        for note in notes(random_game(players, options, seed))
    }
    assert codes == set(CODES)
    assert set(CODES.values()) <= CLAUSES


# ---- totals ----------------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_parts_of_every_total_add_up(
    players: int, options: dict[str, str]
) -> None:  # GW-4.2, GW-4.3, GW-4.4
    seen = 0
    for play in random_positions(players, options, 6):
        view = GAME.view(play.state, -1)
        for shown in view.walls:
            line = view.table.walls[shown.number - 1]
            assert line is not None
            assert [total.colour for total in shown.totals] == list(line.cards)  # GW-4.1
            for total in shown.totals:
                assert total.points == sum(part.points for part in total.parts)
                cards = {part.what: part.count for part in total.parts if part.what != "token"}
                assert cards == line.cards[total.colour]
                bears = line.bearer is not None and line.bearer.colour == total.colour
                assert bears == any(part.what == "token" for part in total.parts)
                assert {part.clause for part in total.parts} <= CLAUSES
                seen += 1
    assert seen > 40


def test_a_total_lists_its_parts() -> None:  # GW-4.2, GW-4.4
    t = table(wall(3, on="red gate 5", red="2 gate 3 foot"), question="act")
    (total,) = t.view().walls[0].totals
    assert total.parts == [
        Part("gate", 2, 4, "GW-1.1"),
        Part("foot", 3, 6, "GW-4.2"),
        Part("token", 1, -5, "GW-4.4"),
    ]
    assert total.points == 5


def test_the_parts_of_a_total_show_the_effect_of_a_noble() -> None:  # GW-4.3
    t = table(wall(3, on="red gate 5", red="2 gate 3 foot", blue="noble"))
    red, blue = t.view().walls[0].totals
    assert red.parts == [
        Part("gate", 2, 2, "GW-4.3"),
        Part("foot", 3, 3, "GW-4.3"),
        Part("token", 1, -5, "GW-4.4"),
    ]
    assert blue.parts == [Part("noble", 1, 1, "GW-4.3")]
