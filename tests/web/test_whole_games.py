"""Whole games on the screen: by mouse, by keyboard, by touch on a phone.

Every kind of move is tested in test_every_move. A full run plays each game in every way.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.full import full
from tests.games.every import IDS
from tests.web.conftest import OpenVisitor
from tests.web.drivers import InputMethod
from tests.web.visitor import DESKTOP, PHONE
from tests.web.whole_games import play_on

INPUT_METHODS: tuple[InputMethod, ...] = ("mouse", "keys", "touch")
ALWAYS = {
    (game, INPUT_METHODS[2 - at % 3]) for at, game in enumerate(IDS)
}  # each way with one game
WAYS = [
    (game, input_method) if (game, input_method) in ALWAYS else full(game, input_method)
    for game in IDS
    for input_method in INPUT_METHODS
]


@pytest.mark.parametrize(("game", "input_method"), WAYS)
def test_a_game_is_played_to_its_end(
    new_visitor: OpenVisitor, game: str, input_method: InputMethod
) -> None:
    touch = input_method == "touch"
    anna = new_visitor("Anna", touch=touch, size=PHONE if touch else DESKTOP)
    anna.open_table(anna.create(game))
    moves = play_on(anna, input_method, seed=7)
    assert len(moves) >= 15
    assert anna.update["table"]["status"] == "over"
    expect(anna.page.get_by_role("list", name="Ranking")).to_contain_text("Anna")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
