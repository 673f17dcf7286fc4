"""Owners' sets with other numbers: the laws hold there too."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rise_of_empires.positions import GAME, own_set
from wanli.core.laws import QUICK, check_game


def scarce(data: dict[str, Any]) -> None:
    """Little to pay with, much to be paid, and many who may waive it: what is rare elsewhere."""
    data["setup"].update(jump_cost=4, famine_vp=3, surcharge_per_era=3)
    data["setup"]["start"].update(food=1, gold=0, pool=2)
    for tile in data["progress_tiles"]["tiles"]:
        if tile["id"] in ("iron", "navigation"):
            tile["effect"]["free_jumps_per_turn"] = 1


@pytest.mark.parametrize("players", GAME.players)
def test_the_laws_hold_where_little_can_be_paid(players: int) -> None:  # RE-3.14, RE-3.15
    for seed in range(3):
        check_game(GAME, GAME.setup(players, {}, own_set(scarce)), seed, thoroughness=QUICK)
