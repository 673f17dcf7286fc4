"""Upkeep and points of wonders (WW-9 to WW-12)."""

from __future__ import annotations

import pytest

from tests.games.rise_of_empires.positions import seat, table, wonder
from tests.games.rise_of_empires.wonder_positions import (
    WONDER_1B,
    WONDER_2B,
    attacking,
    building,
    wonder_notes,
)
from wanli.games.rise_of_empires.views.open import open_of


# ---- upkeep ----------------------------------------------------------------------------------
def test_upkeep_of_wonders_is_paid_after_all_income_in_turn_order() -> None:  # WW-9
    wonders = {WONDER_1B: wonder("gaul", "red"), WONDER_2B: wonder("gaul", "green")}
    t = table("3A", order=["green", "red", "blue"], wonders=wonders,
              red=seat(gold=0, territory={"town": 2}), green=seat(gold=5))  # fmt: skip
    t.idle_until("keep")
    assert t.current_colour == "green"
    assert t.seat("red").gold == 4  # red's income is already included
    t.play(f"keep {WONDER_2B}")
    assert t.current_colour == "red"
    t.play(f"keep {WONDER_1B}")
    assert (t.seat("green").gold, t.seat("red").gold) == (1, 1)


def test_the_builder_of_a_wonder_pays_no_upkeep_in_the_same_turn() -> None:  # WW-9
    t = table("2B", red=seat(gold=3), wonders={WONDER_1B: wonder("gaul", "red", builder="red")})
    t.idle_until("place")
    assert t.seat("red").gold == 3


def test_the_taker_of_a_wonder_pays_upkeep() -> None:  # WW-9
    t = table("2B", red=seat(gold=3), wonders={WONDER_1B: wonder("gaul", "red", builder="green")})
    t.idle_until("keep").play(f"keep {WONDER_1B}")
    assert t.seat("red").gold == 0


def test_the_builder_of_a_wonder_pays_upkeep_in_the_next_turn() -> None:  # WW-9
    t = table("1B", red=seat(gold=3), wonders={WONDER_1B: wonder("gaul", "red", builder="red")})
    t.idle_until("keep")
    assert t.turn == "2A"


def test_the_holder_chooses_which_wonders_to_keep() -> None:  # WW-9
    wonders = {WONDER_1B: wonder("gaul", "red"), WONDER_2B: wonder("gaul", "red")}
    t = table("2B", red=seat(gold=4), wonders=wonders).idle_until("keep")
    assert t.legal() == [f"keep {WONDER_1B}", f"yield {WONDER_1B}"]
    assert t.refused(f"keep {WONDER_2B}") == "WW-9"
    t.play(f"yield {WONDER_1B}", f"keep {WONDER_2B}")
    assert (t.wonder(WONDER_1B), t.seat("red").gold) == (None, 0)


def test_an_unpaid_wonder_leaves_the_game_and_its_marker_goes_back() -> None:  # WW-10
    t = table("2B", red=seat(gold=2), wonders={WONDER_1B: wonder("gaul", "red")}).idle_until(
        "place"
    )
    assert t.wonder() is None
    assert WONDER_1B in open_of(t.state).gone_cities
    assert t.seat("red").stock == 30
    (note,) = t.notes_with("wonder-destroyed")
    assert note.clause == "WW-10"
    (note,) = t.notes_with("cannot-keep")
    assert (note.clause, note.facts) == ("WW-10", {"seat": 1, "wonder": WONDER_1B, "gold": 3})


def test_an_unpaid_unmarked_wonder_returns_no_cube() -> None:  # WW-10
    t = table("2B", wonders={WONDER_1B: wonder("gaul", "red", marked=False)}).idle_until("place")
    assert t.wonder() is None
    assert t.seat("red").stock == 30


@pytest.mark.parametrize("gold", [4, 7])  # red cannot or does not want to pay for the second
def test_an_unpaid_wonder_may_put_the_other_beyond_reach(  # WW-5, WW-10
    gold: int,
) -> None:
    wonders = {WONDER_1B: wonder("gaul", "red", marked=False), WONDER_2B: wonder("gaul", "red")}
    t = (
        table("3A", red=seat(gold=gold), wonders=wonders)
        .idle_until("keep")
        .play(f"keep {WONDER_1B}")
    )
    if gold == 7:
        t.play(f"yield {WONDER_2B}")
    assert t.wonder(WONDER_2B) is None
    assert t.wonder(WONDER_1B).beyond_reach  # type: ignore[union-attr]
    assert wonder_notes(t, "beyond-reach") == [("WW-5", 1, WONDER_1B)]
    assert wonder_notes(t, "cannot-keep") == ([("WW-10", 1, WONDER_2B)] if gold == 4 else [])


def test_an_unpaid_wonder_leaves_the_other_in_reach_beside_own_cubes() -> None:  # WW-5, WW-10
    wonders = {WONDER_1B: wonder("gaul", "red", marked=False), WONDER_2B: wonder("gaul", "red")}
    t = (
        table("3A", red=seat(gold=3, gaul=1), wonders=wonders)
        .idle_until("keep")
        .play(f"keep {WONDER_1B}")
    )
    assert (t.wonder(WONDER_2B), t.wonder(WONDER_1B).beyond_reach) == (None, False)  # type: ignore[union-attr]
    assert t.notes_with("beyond-reach") == []


def test_each_marker_counts_as_a_cube_of_the_other_side() -> None:  # WW-6, WW-8
    wonders = {WONDER_1B: wonder("gaul", "green"), WONDER_2B: wonder("gaul", "green")}
    t = attacking(turn="3A", face="e3a", wonders=wonders)  # the tile takes 2, so both are destroyed
    assert t.legal() == [f"mark {WONDER_1B}", f"raze {WONDER_1B}"]


# ---- points ----------------------------------------------------------------------------------
def test_the_holder_scores_a_wonder_in_the_vp_phase() -> None:  # WW-11
    t = table("2B", red=seat(gold=3), wonders={WONDER_1B: wonder("gaul", "red")}).idle_until(
        "place"
    )
    assert t.seat("red").vp == 6


def test_a_wonder_scored_by_building_does_not_score_again_in_that_turn() -> None:  # WW-11
    t = building().play("site gaul").idle_until("place")
    assert t.seat("red").vp == 6


def test_builder_and_taker_may_score_a_wonder_in_one_turn() -> None:  # WW-11
    t = table("2B", red=seat(gold=3), wonders={WONDER_1B: wonder("gaul", "red", builder="green")},
              green=seat(vp=6)).idle_until("place")  # fmt: skip
    assert (t.seat("red").vp, t.seat("green").vp) == (6, 6)


def test_a_wonder_taken_back_by_its_builder_has_no_upkeep_and_no_score() -> None:  # WW-12
    t = attacking(wonders={WONDER_1B: wonder("gaul", "green", builder="red")}).play(
        f"mark {WONDER_1B}"
    )
    t.idle_until("place")
    assert t.seat("red").gold == 0
    assert t.wonder() is not None
    assert t.notes_with("wonder-scores") == []
