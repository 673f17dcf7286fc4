"""Owners' content sets with other numbers: the laws hold, and the rules use the numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.rise_of_empires.positions import GAME, Table, own_set, seat, table
from wanli.core.laws import QUICK, check_game
from wanli.games.rise_of_empires.layout import BoxLine

Change = Callable[[dict[str, Any]], object]


def scarce(data: dict[str, Any]) -> None:
    """Change the content: few goods, high payments and many waivers, to reach rare positions."""
    data["setup"].update(jump_cost=4, famine_vp=3, surcharge_per_era=3)
    data["setup"]["start"].update(food=1, gold=0, pool=2)
    for tile in data["progress_tiles"]["tiles"]:
        if tile["id"] in ("iron", "navigation"):
            tile["effect"]["free_jumps_per_turn"] = 1


def early_ships(data: dict[str, Any]) -> None:
    """Change the content: open overseas regions and Navigation in era 1."""
    for region in data["map"]["regions"]:
        region["era"] = 1
    for tile in data["progress_tiles"]["tiles"]:
        if tile["id"] == "sailing":
            tile["effect"]["navigation"] = 1


def own_content(*changes: Change) -> dict[str, object]:
    """The shipped set with changes, as a field of a position."""
    return {"content": own_set(*changes)}


@pytest.mark.parametrize("players", GAME.players)
def test_the_laws_hold_with_a_set_in_which_payments_are_rarely_possible(
    players: int,
) -> None:  # RE-3.14, RE-3.15
    text = own_set(scarce, early_ships)
    for seed in range(3):
        check_game(GAME, GAME.setup(players, {}, text), seed, thoroughness=QUICK)


def test_no_overseas_region_is_in_reach_by_water_in_era_1() -> None:  # RE-3.10
    ships = own_content(early_ships)
    t = table(red=seat(pool=3, gaul=1, progress=["sailing"]), more=ships)
    t.play("disc empire", "empire e1a")
    assert t.refusal("place south-america").code == "no-ships-yet"
    assert t.refused("place south-america") == "RE-3.10"
    t = table(red=seat(pool=3, india=1), more=ships).play("disc empire", "empire e1a")
    assert t.can("place china")  # by land


def test_navigation_in_era_2_reaches_only_overseas_regions_of_era_2() -> None:  # RE-3.10
    def early_india(data: dict[str, Any]) -> None:
        next(r for r in data["map"]["regions"] if r["id"] == "india")["era"] = 1

    red = seat(pool=3, gaul=1, gold=2, progress=["navigation", "mercenaries"])
    t = table("2A", red=red, more=own_content(early_india)).play("disc empire", "empire e2c")
    assert t.can("place south-america")
    assert t.refusal("place india").code == "ships-of-era-2"
    assert t.refused("place india") == "RE-3.10"
    assert t.can("hire india")
    t = table("2A", red=seat(pool=3, progress=["navigation"]), more=own_content(early_india))
    t.play("disc empire", "empire e2c")
    assert t.can("place south-america")
    assert t.refused("place india") == "RE-3.10"
    t = table("2A", red=seat(pool=3, india=1), more=own_content(early_india))
    assert t.play("disc empire", "empire e2c").can("place india")
    t = table("3A", red=seat(pool=3, gaul=1), more=own_content(early_india))
    assert t.play("disc empire", "empire e3c").can("place india")


# ---- single numbers --------------------------------------------------------------------------
def setup(**numbers: int) -> dict[str, object]:
    """A content field with other numbers in setup.json."""
    return own_content(lambda data: data["setup"].update(numbers))


def with_stripe(file: str, name: str, stripe: bool = True) -> dict[str, object]:
    """A content field in which a tile has a red stripe, or none."""

    def set_stripe(data: dict[str, Any]) -> None:
        next(t for t in data[file]["tiles"] if t["id"] == name)["red_stripe"] = stripe

    return own_content(set_stripe)


def next_turn(t: Table) -> Table:
    """Idle until the new tiles of the next turn are to be drawn."""
    t.idle_until("place")
    turn = t.turn
    while t.turn == turn:
        t.play(t.legal()[0], draw=False)
    return t


def first_two(boxes: BoxLine | None) -> list[str]:
    """The tiles shown in the first two boxes of a kind."""
    assert boxes is not None
    return boxes.shown[:2]


def test_the_surcharge_for_older_tiles_comes_from_the_content() -> None:  # RE-3.5
    for gold, pays in ((2, False), (3, True)):
        t = table("2A", progress=["coinage"], red=seat(gold=gold), more=setup(surcharge_per_era=3))
        assert t.can("disc progress") == pays
    assert t.play("disc progress", "progress coinage at 1").seat("red").gold == 0


def test_the_price_of_a_tile_is_never_negative() -> None:  # RE-3.5
    t = table("2A", progress=["banking"])
    t.state.turn = 0
    assert t.view().progress[0].gold == 0


def test_the_price_of_a_disc_to_the_left_comes_from_the_content() -> None:  # RE-3.4
    rows = {"trade": ["red", "green", "blue"]}
    t = table("2B", rows=rows, red=seat(food=9), more=setup(jump_cost=3))
    assert t.view(0).prices == {"trade": [6, 3, 0]}
    assert t.play("lift trade 1").state.owed == 6


@pytest.mark.parametrize(("up_to", "stays"), [(2, True), (3, False)])
def test_the_number_of_players_with_discarded_tiles_comes_from_the_content(
    up_to: int, stays: bool
) -> None:  # RE-2.3
    t = next_turn(table("1B", cities=["ur"], more=setup(discard_up_to_players=up_to)))
    assert ("ur" in t.view().table.shown_cities) == stays


def test_the_maximum_loss_of_the_other_side_comes_from_the_content() -> None:  # RE-3.11
    def three(data: dict[str, Any]) -> None:
        data["empire_tiles"]["max_defender_loss"] = 3

    red = seat(pool=3, gaul=1, progress=["iron", "gunpowder"])
    t = table("3A", red=red, green=seat(gaul=9), more=own_content(three))
    t.play("disc empire", "empire e3d", "place gaul", "cubes 3", "war gaul green")
    assert t.cubes("green", "gaul") == 6


def test_a_tile_with_a_red_stripe_is_not_discarded() -> None:  # RE-2.3
    kept = next_turn(table("1B", cities=["ur", "rome"], more=with_stripe("city_tiles", "ur")))
    assert kept.view().table.shown_cities == ["ur"]
    bare = with_stripe("city_tiles", "wonder-1b", stripe=False)
    assert next_turn(table("1B", cities=["wonder-1b"], more=bare)).view().table.shown_cities == []
    iron = with_stripe("progress_tiles", "iron")
    kept = next_turn(table("1B", progress=["iron", "coinage"], more=iron))
    assert first_two(kept.view().table.progress) == ["iron", ""]
    hill = with_stripe("territory_tiles", "hill")
    kept = next_turn(table("1B", territory=["hill", "plains"], more=hill))
    assert first_two(kept.view().table.territory) == ["hill", ""]


# ---- Mercenaries and contact -----------------------------------------------------------------
@pytest.mark.parametrize(("other", "price"), [(1, 1), (3, 2)])
def test_the_lowest_price_of_several_mercenaries_counts(other: int, price: int) -> None:  # RE-3.15
    def more_mercenaries(data: dict[str, Any]) -> None:
        data["progress_tiles"]["tiles"][0]["effect"] = {"mercenaries": other}  # iron

    red = seat(gold=9, pool=9, gaul=1, progress=["iron", "mercenaries"])
    t = table(red=red, more=own_content(more_mercenaries))
    t.play("disc empire", "empire e1a", "hire egypt", "cubes 1")
    assert t.seat("red").gold == 9 - price


def without_water(data: dict[str, Any]) -> None:
    """Change the content: no tile has water, and the sea is next to India only."""
    for face in data["empire_tiles"]["faces"]:
        face["water"] = False
    pairs = data["map"]["adjacency"]
    pairs[:] = [pair for pair in pairs if "mediterranean" not in pair]
    pairs += [["mediterranean", "india"], ["middle-east", "india"]]


def test_an_empire_action_is_legal_if_only_mercenaries_can_place() -> None:  # RE-3.3, RE-3.15
    waterless = own_content(without_water)
    for gold, possible in ((1, False), (2, True)):
        red = seat(gold=gold, pool=2, mediterranean=1, progress=["mercenaries"])
        t = table(red=red, more=waterless)
        assert t.can("disc empire") == possible
    t.play("disc empire", "empire e1a")
    assert set(t.legal("place", "done")) == set()
    assert t.can("hire gaul")


def test_a_region_overseas_is_in_contact_by_land_not_by_sea() -> None:  # RE-3.9, RE-3.10
    waterless = own_content(without_water)
    for place, reached in (("mediterranean", False), ("middle_east", True)):
        red = seat(pool=2, gaul=1, **{place: 1})
        t = table("2A", red=red, more=waterless).play("disc empire", "empire e2a")
        assert t.can("place india") == reached
