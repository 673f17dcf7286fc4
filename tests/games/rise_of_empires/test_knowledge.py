"""What each player may know: everything but the order of the tiles not shown yet (RE-5.1)."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.rise_of_empires.positions import (
    GAME,
    complete_game,
    new,
    own_set,
    seat,
    table,
    wonder,
)
from wanli.core.rng import Rng


def test_all_views_are_equal_but_for_the_legal_moves() -> None:  # RE-5.1
    t = table(red=seat(pool=2), progress=["iron"])
    views = [t.view(viewer) for viewer in (0, 1, 2, -1)]
    assert views[0].legal == ["disc progress", "disc empire"]
    assert [view.legal for view in views[1:]] == [[], [], []]
    for view in views:
        view.legal, view.viewer = [], 0
    assert len({msgspec.json.encode(view) for view in views}) == 1


def test_a_view_counts_the_unseen_tiles_without_their_order() -> None:  # RE-5.1
    t = new(3).play("next red", "next blue")
    line = t.view().table.progress
    assert line is not None
    assert sum(line.unseen.values()) == 40
    assert line.left == [5] * 8


def test_a_position_imagined_from_a_view_equals_the_position() -> None:  # RE-5.1
    play = complete_game(3, 5)
    view = play.view(1)
    again = GAME.imagine(view, Rng(1))
    assert GAME.write_position(again) == GAME.write_position(play.state)


def test_the_text_of_a_move_is_the_same_for_all_viewers() -> None:  # RE-5.1
    play = complete_game(2, 6)
    assert all(len(set(move.texts)) == 1 for move in play.moves)


def test_a_view_contains_tile_effects_trade_rates_and_upkeep() -> None:  # RE-3.12, RE-3.15, WW-9
    t = table(red=seat(pool=2, progress=["iron"]), cities=["wonder-1b", "rome"], turn="1B")
    view = t.view()
    assert view.effects == {"iron": {"war_defender_loss": 1}}
    assert view.trade["gold"][:5] == [0, 2, 4, 6, 9]
    assert view.trade["vp"] == [0, 1, 2, 3, 4, 5, 6]
    assert {city.id: city.upkeep for city in view.cities} == {"wonder-1b": 3, "rome": 0}


@pytest.mark.parametrize(
    ("wonders", "first", "last"),
    [("variant", (True, 3), (False, 0)), ("printed", (False, 0), (False, 0))],
)
def test_a_view_marks_the_cities_that_are_kept_and_their_upkeep(
    wonders: str, first: tuple[bool, int], last: tuple[bool, int]
) -> None:  # RE-3.7, WW-1, WW-9, WW-11
    shown = {"wonder-1b": first, "rome": (True, 0), "wonder-3b-first": last}
    t = table(red=seat(pool=2), cities=list(shown), turn="3B", options={"wonders": wonders})
    assert {city.id: (city.kept, city.upkeep) for city in t.view().cities} == shown


def test_the_choice_of_an_ally_belongs_to_the_actions_or_the_alliance_phase() -> None:
    t = table(progress=["alliance-1"]).play("disc progress", "progress alliance-1 at 1")
    assert (t.prompt, t.view().phase) == ("ally", "actions")  # RE-3.13
    t = table("1B", green=seat(progress=["alliance-1"])).idle_until("ally")
    assert (t.prompt, t.view().phase) == ("ally", "alliances")  # RE-2.1


def test_a_view_contains_the_end_of_the_food_track() -> None:  # RE-1.1, RE-4.1
    assert table().view().food_max == 30
    own = own_set(lambda data: data["setup"].update(food_max=36))
    assert table(more={"content": own}).view().food_max == 36


def test_the_number_of_a_wonder_does_not_depend_on_other_wonders() -> None:  # WW-1
    stands = {"wonder-2b-second": wonder("gaul", "red"), "wonder-2b-first": wonder("italia", "red")}
    t = table("2B", red=seat(), wonders=stands)
    assert {one.id: one.number for one in t.view().wonders} == {
        "wonder-2b-first": 2,
        "wonder-2b-second": 3,
    }
