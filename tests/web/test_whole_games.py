"""A whole game of each kind through the screen: by mouse, by keys alone, by touch on a phone.

Every kind of move by each of them is in test_every_move. A full run plays each game in every way.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.full import full
from tests.games.every import IDS
from tests.web.conftest import Comes
from tests.web.drivers import Hands
from tests.web.playing import play_on
from tests.web.visitor import DESKTOP, PHONE

HANDS: tuple[Hands, ...] = ("mouse", "keys", "touch")
ALWAYS = {(game, HANDS[2 - at % 3]) for at, game in enumerate(IDS)}  # each way with some game
WAYS = [
    (game, hands) if (game, hands) in ALWAYS else full(game, hands)
    for game in IDS
    for hands in HANDS
]


@pytest.mark.parametrize(("game", "hands"), WAYS)
def test_a_game_is_played_to_its_end(comes: Comes, game: str, hands: Hands) -> None:
    touch = hands == "touch"
    anna = comes("Anna", touch=touch, size=PHONE if touch else DESKTOP)
    anna.sit(anna.create(game))
    moves = play_on(anna, hands, seed=7)
    assert len(moves) >= 15
    assert anna.update["table"]["status"] == "over"
    expect(anna.page.get_by_role("list", name="Ranking")).to_contain_text("Anna")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
