"""Each effect key on the smallest position that shows it (RE-3.15)."""

from __future__ import annotations

from typing import Any

from tests.games.rise_of_empires.positions import Table, seat, table
from wanli.games.rise_of_empires.rules import effects
from wanli.games.rise_of_empires.rules.names import EFFECT_NAMES


def after_food(turn: str = "1B", **has: object) -> Table:
    """Red, after income and points of a turn in which nobody did anything."""
    return table(turn, red=seat(**{"food": 0, **has})).pass_on("place")


def test_every_key_has_its_function() -> None:  # RE-3.15
    assert all(callable(getattr(effects, name)) for name in EFFECT_NAMES)


def test_gold() -> None:  # RE-3.15
    assert after_food(progress=["coinage"]).seat("red").gold == 2


def test_effects_of_several_tiles_add_up() -> None:  # RE-3.15
    assert after_food("2B", progress=["coinage", "banking"]).seat("red").gold == 5


def test_resources() -> None:  # RE-3.15
    assert after_food(progress=["mining"]).seat("red").resources == 1


def test_cubes() -> None:  # RE-3.15
    assert after_food(progress=["conscription"]).seat("red").pool == 1


def test_food() -> None:  # RE-3.15
    assert after_food(progress=["calendar"]).seat("red").food == 2


def test_plains_food() -> None:  # RE-3.15
    t = after_food(progress=["irrigation"], territory={"plains": 3})
    assert t.seat("red").food == 3 * 2 + 3


def test_plains_resources() -> None:  # RE-3.15
    t = after_food("3A", progress=["oil"], territory={"plains": 2}, resources=0)
    assert t.seat("red").resources == 2


def test_island_any() -> None:  # RE-3.15
    t = table("2B", red=seat(food=0, progress=["shipping"], territory={"island": 4}))
    t.pass_on("islands")
    assert t.who == "red"
    assert len(t.legal()) == 16
    t.play("islands 1 food", "islands 2 gold")
    assert t.refused("islands 2 cubes") == "RE-3.15"
    assert (t.seat("red").gold, t.seat("red").islands) == (0, {"gold": 2, "food": 1})
    t.play("islands 1 cubes").pass_on("place")
    assert (t.seat("red").food, t.seat("red").gold, t.seat("red").pool) == (1, 2, 1)


def test_islands_give_their_food_without_shipping() -> None:  # RE-3.15
    assert after_food(territory={"island": 4}).seat("red").food == 4


def test_war_defender_loss() -> None:  # RE-3.15
    t = table(red=seat(pool=1, gaul=1, progress=["iron"]), green=seat(gaul=5))
    t.play("disc empire", "empire e1a", "place gaul", "war gaul green")
    assert t.cubes("green", "gaul") == 3


def test_empire_regions() -> None:  # RE-3.15
    t = table(red=seat(pool=9, progress=["roads"])).play("disc empire", "empire e1d")
    assert t.state.regions_left == 2


def test_all_tiles_water() -> None:  # RE-3.15
    t = table(red=seat(pool=9, gaul=1, progress=["sailing"])).play("disc empire", "empire e1a")
    assert t.can("place mediterranean")


def test_navigation() -> None:  # RE-3.15
    t = table("2A", red=seat(pool=9, gaul=1, progress=["navigation"]))
    assert t.play("disc empire", "empire e2c").can("place south-america")


def test_mercenaries() -> None:  # RE-3.15
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


def test_mercenaries_come_after_the_region_of_his_choice() -> None:  # RE-3.9
    t = table(red=seat(gold=2, pool=9, progress=["mercenaries"])).play("disc empire", "empire e1b")
    assert t.refused("hire mediterranean") == "RE-3.9"
    t.play("place egypt", "cubes 1")
    assert t.can("hire mediterranean")


def test_mercenaries_do_not_go_where_he_has_placed() -> None:  # RE-3.8, RE-3.15
    red = seat(gold=2, pool=9, gaul=1, progress=["mercenaries"])
    t = table(red=red).play("disc empire", "empire e1a", "place italia", "cubes 1")
    assert t.refused("hire italia") == "RE-3.8"
    assert "hire italia" not in t.legal()


def test_payments_are_waived_anew_in_each_turn() -> None:  # RE-3.15
    t = (
        table("2B", red=seat(progress=["printing"], waived=1))
        .pass_on("place")
        .pass_on("choose-row")
    )
    assert (t.turn, t.seat("red").waived) == ("3A", 0)


def test_free_jumps_per_turn() -> None:  # RE-3.15
    rows = {"trade": ["red", "red", "green", "blue"]}
    t = table("2B", rows=rows, red=seat(food=0, progress=["printing"]))
    assert t.can("lift trade 1")  # though he has nothing to pay with
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


def test_what_cannot_be_paid_can_only_be_waived() -> None:  # RE-3.14, RE-3.15
    rows = {"trade": ["red", "green", "blue"]}
    t = table("2B", rows=rows, red=seat(food=1, progress=["printing"])).play("lift trade 1")
    assert t.refused("pay 1 food") == "RE-3.14"  # he owes 2: after it nothing could be done
    assert t.legal() == ["waive"]
    t.play("waive")
    assert t.seat("red").food == 1


def test_vp_and_vp_flat() -> None:  # RE-3.15
    assert after_food(progress=["writing"]).seat("red").vp == 1
    assert after_food(progress=["religion"]).seat("red").vp == 1


def test_vp_per_3_regions_with_cubes() -> None:  # RE-3.15
    five: dict[str, Any] = {"iberia": 1, "gaul": 1, "italia": 1, "balkans": 1, "egypt": 1}
    without, with_it = after_food(**five), after_food(**five, progress=["religion"])
    assert with_it.seat("red").vp - without.seat("red").vp == 1 + 1


def test_vp_per_city() -> None:  # RE-3.15
    cities = ["ur", "settlement-a"]
    has = {"cities": cities, "food": 9}
    without, with_it = after_food("3A", **has), after_food("3A", **has, progress=["television"])
    assert with_it.seat("red").vp - without.seat("red").vp == 2


def test_alliance() -> None:  # RE-3.13, RE-3.15
    t = table("1B", red=seat(progress=["alliance-1"])).pass_on("ally")
    assert t.legal() == ["ally green", "ally blue", "ally nobody"]
