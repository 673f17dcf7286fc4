"""Random playouts are equal with compiled and interpreted rules."""

from __future__ import annotations

import pytest

from wanli.games import game
from wanli.search.playout import repeat_playouts
from wanli.search.timing import after_set_up

KNOWN = {  # game, players -> number of decisions and checksum of 20 games
    ("chang-cheng", 2): (1369, 931006889),
    ("chang-cheng", 3): (1227, 58282710),
    ("chang-cheng", 4): (1667, 1339089),
    ("great-wall", 2): (1537, 912257266),
    ("great-wall", 3): (2282, 332697084),
    ("great-wall", 4): (2906, 933442319),
    ("great-wall", 5): (3487, 967139070),
}


@pytest.mark.parametrize(("name", "players"), KNOWN)
def test_random_playouts_are_equal_compiled_and_interpreted(name: str, players: int) -> None:
    rules = game(name)
    start = after_set_up(rules.new(rules.setup(players)), 1)
    assert repeat_playouts(start, 20, 7) == KNOWN[name, players]
