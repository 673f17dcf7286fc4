"""Scouting: which player sees which threat counter, and when (CC-6)."""

from __future__ import annotations

import pytest

from tests.games.chang_cheng.positions import Table, table
from wanli.games.chang_cheng import notation


def known_threat(t: Table) -> list[dict[str, int]]:
    """The threat counters known to each seat and, last, to a spectator."""
    return [t.view(seat).known_threat for seat in [*range(t.state.players), -1]]


@pytest.mark.parametrize("move", ["wall a1", "tower a1", "double a1"])
def test_any_block_shows_its_player_the_threat_counter_of_its_region(move: str) -> None:  # CC-6.1
    t = table().play(move, "threat aN1 3", draw=False)
    assert known_threat(t) == [{"aN1": 3}, {}, {}, {}]
    assert t.view(1).table.scouts == {"aN1": [1]}


def test_a_block_scouts_only_the_region_of_its_own_square() -> None:  # CC-6.1
    t = table().play("tower a5", "threat aN1 4")
    assert t.view(0).known_threat == {"aN1": 4}


def test_a_double_wall_across_two_regions_scouts_both() -> None:  # CC-6.1
    t = table().play("double a5", "threat aN1 2", "threat aN2 4")
    assert known_threat(t) == [{"aN1": 2, "aN2": 4}, {}, {}, {}]


def test_two_walls_scout_a_region_each() -> None:  # CC-6.1
    t = table(active=1).play("wall a1", "threat aN1 2", "wall b13", "threat bN3 3")
    assert known_threat(t) == [{}, {"aN1": 2, "bN3": 3}, {}, {}]


def test_a_neutral_wall_shows_the_counter_to_the_player_who_placed_it() -> None:  # CC-6.1, CC-12.6
    t = table(2).play("wall a1", "threat aN1 2", "wall a5", "neutral a6", "threat aN2 4")
    assert known_threat(t) == [{"aN1": 2, "aN2": 4}, {}, {}]


def test_a_second_scout_sees_the_same_counter() -> None:  # CC-6.1
    t = table().play("tower a1", "threat aN1 3", "tower a3")
    assert known_threat(t) == [{"aN1": 3}, {"aN1": 3}, {}, {}]


def test_only_the_scout_gets_the_value_in_the_move_text() -> None:  # CC-6.1
    t = table().play("wall a1", draw=False)
    draw = notation.read(t.state, "threat aN1 4")
    told = [notation.text_for(t.state, draw, seat) for seat in (0, 1, 2, -1)]
    assert told == ["threat aN1 4", "threat aN1 ?", "threat aN1 ?", "threat aN1 ?"]


def test_the_views_of_other_players_do_not_depend_on_the_value() -> None:  # CC-6.1
    low = table().play("tower a1", "threat aN1 2")
    high = table().play("tower a1", "threat aN1 4")
    for seat in (1, 2, -1):
        assert low.view(seat) == high.view(seat)
    assert low.view(0) != high.view(0)


def test_a_scouted_counter_stays_face_down() -> None:  # CC-6.1
    t = table().play("tower a1", "threat aN1 3")
    seen = [(t.view(seat).regions[0].lies, t.view(seat).regions[0].threat) for seat in (0, 1)]
    assert seen == [("down", 3), ("down", None)]


def test_a_card_does_not_scout() -> None:  # CC-6.1
    t = table().play("card flood aI", "card builder aII")
    assert known_threat(t) == [{}, {}, {}, {}]


def test_a_swap_does_not_scout() -> None:  # CC-6.1
    t = table(
        rows={"a": "ggb. ..... ....", "b": "r.... ... ....."}, cards={"aI": ["blue mandarin"]}
    )
    t.play("wall a4", "threat aN1 3", "swap a3 b1")
    assert known_threat(t) == [{"aN1": 3}, {}, {}, {}]


def test_a_removed_counter_cannot_be_scouted() -> None:  # CC-6.1
    t = table(lies={"aN1": "removed"}).play("tower a1")
    assert (t.prompt, t.seat) == ("first-half", 1)
    assert known_threat(t) == [{}, {}, {}, {}]


def test_the_completing_block_scouts_before_the_traitor_removes_the_counter() -> None:  # CC-6.1
    t = table(rows={"a": "ggg. ..... ...."}, cards={"aI": ["green traitor"]})
    t.play("wall a4", "threat aN1 4", "remove aN1")
    assert known_threat(t) == [{"aN1": 4}, {}, {}, {}]
