"""Owners' sets with other numbers: the laws hold there too."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rise_of_empires.positions import GAME, own_set, seat, table
from wanli.core.laws import QUICK, check_game


def scarce(data: dict[str, Any]) -> None:
    """Little to pay with, much to be paid, and many who may waive it: what is rare elsewhere."""
    data["setup"].update(jump_cost=4, famine_vp=3, surcharge_per_era=3)
    data["setup"]["start"].update(food=1, gold=0, pool=2)
    for tile in data["progress_tiles"]["tiles"]:
        if tile["id"] in ("iron", "navigation"):
            tile["effect"]["free_jumps_per_turn"] = 1


def early_ships(data: dict[str, Any]) -> None:
    """Lands overseas that are open from the beginning, and ships that could sail there."""
    for region in data["map"]["regions"]:
        region["era"] = 1
    for tile in data["progress_tiles"]["tiles"]:
        if tile["id"] == "sailing":
            tile["effect"]["navigation"] = 1


@pytest.mark.parametrize("players", GAME.players)
def test_the_laws_hold_where_little_can_be_paid(players: int) -> None:  # RE-3.14, RE-3.15
    own = own_set(scarce, early_ships)
    for seed in range(3):
        check_game(GAME, GAME.setup(players, {}, own), seed, thoroughness=QUICK)


def test_nobody_sails_overseas_in_era_1() -> None:  # RE-3.10
    own = {"content": own_set(early_ships)}
    t = table(red=seat(pool=3, gaul=1, progress=["sailing"]), more=own)
    t.play("disc empire", "empire e1a")
    assert t.refusal("place south-america").code == "no-ships-yet"
    assert t.refused("place south-america") == "RE-3.10"
    t = table(red=seat(pool=3, india=1), more=own).play("disc empire", "empire e1a")
    assert t.can("place china")  # by land
