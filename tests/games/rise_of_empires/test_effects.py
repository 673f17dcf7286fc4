"""Each effect key on the smallest position that shows it (RE-3.15)."""

from __future__ import annotations

from typing import Any

from tests.games.rise_of_empires.positions import Table, seat, table
from wanli.games.rise_of_empires.rules import effects
from wanli.games.rise_of_empires.rules.names import EFFECT_NAMES


def after_idle_turn(turn: str = "1B", **has: object) -> Table:
    """The position after food, income and points of an idle turn."""
    return table(turn, red=seat(**{"food": 0, **has})).idle_until("place")


def test_every_effect_key_has_a_function() -> None:  # RE-3.15
    assert all(callable(getattr(effects, name)) for name in EFFECT_NAMES)


def test_gold_effects_add_gold_in_the_income_phase() -> None:  # RE-3.15
    assert after_idle_turn(progress=["coinage"]).seat("red").gold == 2


def test_effects_of_several_tiles_add_up() -> None:  # RE-3.15
    assert after_idle_turn("2B", progress=["coinage", "banking"]).seat("red").gold == 5


def test_resources_effects_add_resource_discs_in_the_income_phase() -> None:  # RE-3.15
    assert after_idle_turn(progress=["mining"]).seat("red").resources == 1


def test_cubes_effects_add_cubes_in_the_income_phase() -> None:  # RE-3.15
    assert after_idle_turn(progress=["conscription"]).seat("red").pool == 1


def test_food_effects_add_food_in_the_food_phase() -> None:  # RE-3.15
    assert after_idle_turn(progress=["calendar"]).seat("red").food == 2


def test_plains_food_effects_add_food_for_each_plains() -> None:  # RE-3.15
    t = after_idle_turn(progress=["irrigation"], territory={"plains": 3})
    assert t.seat("red").food == 3 * 2 + 3


def test_plains_resources_effects_add_resource_discs_for_each_plains() -> None:  # RE-3.15
    t = after_idle_turn("3A", progress=["oil"], territory={"plains": 2}, resources=0)
    assert t.seat("red").resources == 2


def test_island_any_effects_let_the_owner_choose_the_goods_of_islands() -> None:  # RE-3.15
    t = table("2B", red=seat(food=0, progress=["shipping"], territory={"island": 4}))
    t.idle_until("islands")
    assert t.current_colour == "red"
    assert len(t.legal()) == 16
    t.play("islands 1 food", "islands 2 gold")
    assert t.refused("islands 2 cubes") == "RE-3.15"
    assert (t.seat("red").gold, t.seat("red").islands) == (0, {"gold": 2, "food": 1})
    t.play("islands 1 cubes").idle_until("place")
    assert (t.seat("red").food, t.seat("red").gold, t.seat("red").pool) == (1, 2, 1)


def test_islands_give_food_without_the_island_any_effect() -> None:  # RE-3.15
    assert after_idle_turn(territory={"island": 4}).seat("red").food == 4


def test_war_defender_loss_effects_add_to_the_loss_of_the_other_side() -> None:  # RE-3.15
    t = table(red=seat(pool=1, gaul=1, progress=["iron"]), green=seat(gaul=5))
    t.play("disc empire", "empire e1a", "place gaul", "war gaul green")
    assert t.cubes("green", "gaul") == 3


def test_empire_regions_effects_add_regions_to_empire_tiles() -> None:  # RE-3.15
    t = table(red=seat(pool=9, progress=["roads"])).play("disc empire", "empire e1d")
    assert t.state.regions_left == 2


def test_all_tiles_water_effects_open_the_sea_with_every_empire_tile() -> None:  # RE-3.15
    t = table(red=seat(pool=9, gaul=1, progress=["sailing"])).play("disc empire", "empire e1a")
    assert t.can("place mediterranean")


def test_navigation_effects_open_regions_overseas_in_era_2() -> None:  # RE-3.15
    t = table("2A", red=seat(pool=9, gaul=1, progress=["navigation"]))
    assert t.play("disc empire", "empire e2c").can("place south-america")


def test_mercenaries_effects_place_in_any_open_region_for_gold() -> None:  # RE-3.15
    has = {"pool": 9, "gaul": 1, "progress": ["mercenaries"]}
    t = table("3A", red=seat(gold=4, **has)).play("disc empire", "empire e3a")
    assert t.refused("hire gaul") == "RE-3.15"
    t.play("hire china", "cubes 1")
    assert t.seat("red").gold == 2
    assert t.refused("hire egypt") == "RE-3.15"
    t = table("1A", red=seat(gold=2, **has)).play("disc empire", "empire e1a")
    assert t.can("hire mediterranean")
    assert t.refused("hire china") == "RE-3.10"
    t = table("1A", red=seat(gold=1, **has)).play("disc empire", "empire e1a")
    assert t.refused("hire egypt") == "RE-3.15"
    t = table("1A", red=seat(gold=2, pool=2)).play("disc empire", "empire e1a")
    assert t.refused("hire egypt") == "RE-3.15"


def test_mercenaries_can_be_hired_only_after_a_first_region_was_chosen() -> None:  # RE-3.9
    t = table(red=seat(gold=2, pool=9, progress=["mercenaries"])).play("disc empire", "empire e1b")
    assert t.refused("hire mediterranean") == "RE-3.9"
    t.play("place egypt", "cubes 1")
    assert t.can("hire mediterranean")


def test_mercenaries_cannot_be_hired_for_a_region_of_the_same_action() -> None:  # RE-3.8, RE-3.15
    red = seat(gold=2, pool=9, gaul=1, progress=["mercenaries"])
    t = table(red=red).play("disc empire", "empire e1a", "place italia", "cubes 1")
    assert t.refused("hire italia") == "RE-3.8"
    assert "hire italia" not in t.legal()


def test_the_count_of_waived_payments_is_reset_each_turn() -> None:  # RE-3.15
    t = (
        table("2B", red=seat(progress=["printing"], waived=1))
        .idle_until("place")
        .idle_until("choose-row")
    )
    assert (t.turn, t.seat("red").waived) == ("3A", 0)


def test_free_jumps_per_turn_effects_waive_payments() -> None:  # RE-3.15
    rows = {"trade": ["red", "red", "green", "blue"]}
    t = table("2B", rows=rows, red=seat(food=0, progress=["printing"]))
    assert t.can("lift trade 1")  # though red cannot pay
    t.play("lift trade 1")
    assert t.legal() == ["waive"]
    t.play("waive")
    assert t.seat("red").waived == 1
    t = table("2B", rows=rows, red=seat(food=0, gold=2, progress=["printing"], waived=1))
    t.play("lift trade 2")
    assert t.refused("waive") == "RE-3.15"


def test_a_payment_is_waived_as_a_whole() -> None:  # RE-3.15
    rows = {"trade": ["red", "green", "blue"]}
    t = table("2B", rows=rows, red=seat(gold=2, progress=["printing"])).play("lift trade 1")
    t.play("pay 1 gold")
    assert t.refused("waive") == "RE-3.15"


def test_a_payment_that_cannot_be_made_in_full_can_only_be_waived() -> None:  # RE-3.14, RE-3.15
    rows = {"trade": ["red", "green", "blue"]}
    t = table("2B", rows=rows, red=seat(food=1, progress=["printing"])).play("lift trade 1")
    assert t.refused("pay 1 food") == "RE-3.14"  # red owes 2 and could not pay the rest
    assert t.legal() == ["waive"]
    t.play("waive")
    assert t.seat("red").food == 1


def test_vp_and_vp_flat_effects_score_in_the_vp_phase() -> None:  # RE-3.15
    assert after_idle_turn(progress=["writing"]).seat("red").vp == 1
    assert after_idle_turn(progress=["religion"]).seat("red").vp == 1


def test_vp_per_3_regions_with_cubes_effects_score_for_full_threes() -> None:  # RE-3.15
    five: dict[str, Any] = {"iberia": 1, "gaul": 1, "italia": 1, "balkans": 1, "egypt": 1}
    without, with_it = after_idle_turn(**five), after_idle_turn(**five, progress=["religion"])
    assert with_it.seat("red").vp - without.seat("red").vp == 1 + 1


def test_vp_per_city_effects_score_for_kept_cities() -> None:  # RE-3.15
    cities = ["ur", "settlement-a"]
    has = {"cities": cities, "food": 9}
    without, with_it = (
        after_idle_turn("3A", **has),
        after_idle_turn("3A", **has, progress=["television"]),
    )
    assert with_it.seat("red").vp - without.seat("red").vp == 2


def test_an_alliance_effect_lets_its_owner_choose_an_ally() -> None:  # RE-3.13, RE-3.15
    t = table("1B", red=seat(progress=["alliance-1"])).idle_until("ally")
    assert t.legal() == ["ally green", "ally blue", "ally nobody"]
