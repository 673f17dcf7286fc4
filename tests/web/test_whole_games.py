"""A whole game of each kind through the screen: by mouse, by keys alone, by finger on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Comes
from tests.web.drivers import Hands
from tests.web.playing import play_on
from tests.web.visitor import DESKTOP, PHONE

GAMES = ["chang-cheng", "great-wall", "rise-of-empires"]


@pytest.mark.parametrize("hands", ["mouse", "keys", "touch"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(comes: Comes, game: str, hands: Hands) -> None:
    touch = hands == "touch"
    anna = comes("Anna", touch=touch, size=PHONE if touch else DESKTOP)
    anna.sit(anna.create(game))
    moves = play_on(anna, hands, seed=7)
    assert len(moves) >= 15
    assert anna.update["table"]["status"] == "over"
    expect(anna.page.get_by_role("list", name="Places")).to_contain_text("Anna")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
