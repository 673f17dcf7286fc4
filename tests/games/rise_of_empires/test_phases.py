"""Food, income, points, turn order, the end of an era and of the game (RE-4)."""

from __future__ import annotations

import pytest

from tests.games.rise_of_empires.positions import Table, complete_game, own_set, seat, table
from wanli.games.rise_of_empires.views.open import open_of


def after_points(**has: object) -> Table:
    """The position after the points of a turn."""
    return table("1B", red=seat(**has)).idle_until("place")


# ---- food ------------------------------------------------------------------------------------
def test_food_symbols_go_to_the_sole_leader_of_a_region() -> None:  # RE-4.1
    t = table("1B", red=seat(food=0, egypt=2), green=seat(food=0, egypt=1)).idle_until("place")
    assert (t.seat("red").food, t.seat("green").food) == (3, 0)
    t = table("1B", red=seat(food=0, egypt=2), green=seat(food=0, egypt=2)).idle_until("place")
    assert (t.seat("red").food, t.seat("green").food) == (0, 0)


def test_the_food_track_ends_at_30() -> None:  # RE-4.1
    assert after_points(food=29, territory={"plains": 2}).seat("red").food == 30


def test_upkeep_in_food_is_paid_after_food_has_come_in() -> None:  # RE-4.1
    t = after_points(food=0, territory={"plains": 1, "woods": 1, "town": 1})
    assert (t.seat("red").food, t.seat("red").vp) == (0, 0)


def test_food_above_the_track_is_lost_before_upkeep() -> None:  # RE-4.1
    assert after_points(food=30, territory={"plains": 1, "woods": 2}).seat("red").food == 28


def test_missing_food_costs_vp_down_to_0() -> None:  # RE-4.1, RE-1.2
    t = table("1B", red=seat(food=1, vp=5, territory={"woods": 3})).idle_until("place")
    assert (t.seat("red").food, t.seat("red").vp) == (0, 3)
    t = table("1B", red=seat(food=0, vp=1, territory={"woods": 3})).idle_until("place")
    assert t.seat("red").vp == 0


def test_settlements_and_cities_may_be_given_up_before_upkeep() -> None:  # RE-4.1
    t = table("1B", red=seat(food=2, cities=["ur", "settlement-a"])).idle_until("give-up")
    assert t.legal() == ["feed", "abandon settlement-a", "abandon ur"]
    assert t.refused("abandon memphis") == "RE-4.1"
    t.play("abandon settlement-a", "feed")
    assert t.seat("red").food == 0
    assert t.seat("red").cities == ["ur"]
    assert "settlement-a" in open_of(t.state).gone_cities


# ---- income ----------------------------------------------------------------------------------
def test_the_sole_leader_of_a_region_takes_its_symbol() -> None:  # RE-4.2
    t = table("1B", red=seat(italia=2, gaul=1), green=seat(italia=1, gaul=1)).idle_until("place")
    assert (t.seat("red").gold, t.seat("red").pool) == (2, 0)
    assert (t.seat("green").gold, t.seat("green").pool) == (0, 0)


def test_tiles_give_gold_resources_and_cubes() -> None:  # RE-4.2
    t = after_points(territory={"town": 1, "hill": 2, "woods": 1})
    assert (t.seat("red").gold, t.seat("red").resources, t.seat("red").pool) == (2, 2, 2)


def test_cube_income_ends_with_the_stock() -> None:  # RE-1.2
    t = after_points(pool=20, gaul=9, territory={"woods": 4})
    assert (t.seat("red").pool, t.seat("red").stock) == (21, 0)


def test_the_limited_bank_of_resource_discs_serves_in_turn_order() -> None:  # RE-4.2
    rich = seat(resources=19, territory={"hill": 2})
    t = table("1B", players=2, order=["green", "red"], red=rich,
              green=seat(resources=18, territory={"hill": 2})).idle_until("place")  # fmt: skip
    assert (t.seat("green").resources, t.seat("red").resources) == (20, 20)
    assert open_of(t.state).bank == 0


# ---- points ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("cubes", "points"),
    [
        ((3, 2, 1), (3, 1, 0)),
        ((1, 0, 0), (3, 0, 0)),
        ((2, 2, 1), (1, 1, 0)),
        ((2, 2, 2), (1, 1, 1)),
        ((3, 1, 1), (3, 1, 1)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_most_cubes_score_the_first_value_and_second_most_the_second(  # RE-4.3
    cubes: tuple[int, ...], points: tuple[int, ...]
) -> None:
    colours = ["red", "green", "blue"]
    seats = {colour: seat(italia=n) for colour, n in zip(colours, cubes, strict=True)}
    t = table("1B", seats=seats).idle_until("place")
    assert tuple(t.seat(colour).vp for colour in seats) == points


def test_kept_settlements_and_cities_score_every_turn() -> None:  # RE-4.3
    assert after_points(cities=["ur", "settlement-a"]).seat("red").vp == 5


def test_a_score_line_has_points_and_a_clause() -> None:  # RE-4.3
    t = after_points(italia=1)
    (note,) = t.notes_with("region-scores")
    assert (note.clause, note.facts["points"], note.facts["seat"]) == ("RE-4.3", 3, 1)


# ---- order -----------------------------------------------------------------------------------
def test_the_player_with_fewest_vp_chooses_a_place_in_the_order_first() -> None:  # RE-4.4
    t = table("1B", red=seat(vp=5), green=seat(vp=3), blue=seat(vp=4)).idle_until("place")
    assert t.current_colour == "green"
    assert t.legal() == ["order 1", "order 2", "order 3"]
    t.play("order 2")
    assert t.current_colour == "blue"
    assert t.refused("order 2") == "RE-4.4"
    t.play("order 3")
    assert t.order == ["red", "green", "blue"]


def test_of_equal_players_the_later_in_the_present_order_chooses_first() -> None:  # RE-4.4
    t = table("1B", order=["blue", "red", "green"]).idle_until("place")
    assert t.current_colour == "green"
    t.play("order 1")
    assert t.current_colour == "red"


# ---- the end of an era, and of the game ------------------------------------------------------
def test_after_a_b_turn_half_the_cubes_of_a_region_are_removed_rounded_up() -> None:  # RE-4.5
    t = table("1B", red=seat(gaul=5, italia=1, egypt=4)).idle_until("choose-row", "draw-progress")
    t.idle_until("draw-progress")
    assert t.turn == "2A"
    assert t.seat("red").cubes == {"gaul": 2, "egypt": 2}
    assert open_of(t.state).rows == {}


def test_after_an_a_turn_no_cubes_are_removed() -> None:  # RE-4.5
    t = (
        table("1A", red=seat(gaul=5))
        .idle_until("place", "draw-progress")
        .idle_until("draw-progress")
    )
    assert t.turn == "1B"
    assert t.cubes("red", "gaul") == 5


def test_most_vp_win_then_gold_then_resource_discs_then_shared() -> None:  # RE-4.6
    def shares(**seats: dict[str, object]) -> list[float]:
        t = table("3B", seats=seats).idle_until()
        assert t.over
        return [t.state.result(s) for s in range(3)]

    assert shares(red=seat(vp=3), green=seat(vp=4)) == [0, 1, 0]
    assert shares(red=seat(vp=4, gold=2), green=seat(vp=4, gold=1)) == [1, 0, 0]
    one = {"vp": 4, "gold": 2}
    assert shares(red=seat(**one, resources=1), green=seat(**one, resources=2)) == [0, 1, 0]
    assert shares(red=seat(**one), green=seat(**one)) == [0.5, 0.5, 0]


def test_in_a_random_game_no_count_falls_below_0_and_nothing_gets_lost() -> None:  # RE-1.1, RE-1.2
    for players in (2, 3, 4, 5):
        play = complete_game(players, 11)
        assert play.game.faults(play.state) == []


def test_famine_food_track_and_region_points_come_from_the_content() -> None:  # RE-4.1, RE-4.3
    own = own_set(
        lambda data: data["setup"].update(famine_vp=3, food_max=7),
        lambda data: data["setup"]["start"].update(food=7),
        lambda data: data["map"]["regions"][2].update(vp=[9, 4]),
    )
    t = table("1B", red=seat(food=0, vp=9, territory={"woods": 2}), more={"content": own})
    t.idle_until("place")
    assert t.seat("red").vp == 9 - 6
    t = table("1B", red=seat(italia=1, territory={"plains": 8}), more={"content": own})
    t.idle_until("place")
    assert (t.seat("red").vp, t.seat("red").food) == (9, 7)
