"""A whole game of each kind through the screen: by mouse, by keys alone, by finger on a phone.

Every kind of move by each of them is in test_every_move. A game of Rise of Empires is long: by keys
and by finger it begins in its last quarter, unless this is a full run.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.full import FULL
from tests.web.conftest import Comes
from tests.web.drivers import Hands
from tests.web.playing import play_on
from tests.web.positions import bring_in, go_on_from, past
from tests.web.visitor import DESKTOP, PHONE, Visitor

PLAYED = 0.75  # of a long game


def near_the_end(visitor: Visitor, game: str) -> str:
    """A table where most of a game has been played."""
    one = past(game, 2, (), 3)
    moment, _ = one.made[int(len(one.made) * PLAYED)]
    return go_on_from(visitor, bring_in(visitor, one.record), moment)


@pytest.mark.parametrize("hands", ["mouse", "keys", "touch"])
@pytest.mark.parametrize("game", ["chang-cheng", "great-wall", "rise-of-empires"])
def test_a_game_is_played_to_its_end(comes: Comes, game: str, hands: Hands) -> None:
    touch = hands == "touch"
    anna = comes("Anna", touch=touch, size=PHONE if touch else DESKTOP)
    short = game == "rise-of-empires" and hands != "mouse" and not FULL
    anna.sit(near_the_end(anna, game) if short else anna.create(game))
    moves = play_on(anna, hands, seed=7)
    assert len(moves) >= 15
    assert anna.update["table"]["status"] == "over"
    expect(anna.page.get_by_role("list", name="Places")).to_contain_text("Anna")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
