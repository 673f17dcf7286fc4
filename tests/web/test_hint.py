"""A hint shows the bot's choice on the board and says, with numbers, what it thinks of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Comes
from tests.web.drivers import send

GAMES = ["chang-cheng", "great-wall", "rise-of-empires"]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_shown_in_words_and_can_be_played(comes: Comes, game: str) -> None:
    anna = comes("Anna")
    anna.sit(anna.create(game))
    assert anna.to_decide()
    anna.page.keyboard.press("h")
    says = anna.page.locator("#main .hint")
    expect(says).to_contain_text("bot:")
    expect(says).to_contain_text("games tried in thought")
    assert anna.page.locator('#main [aria-pressed="true"]').count() > 0
    send(anna, "keys")
    assert anna.sent[-1]["do"] == "move"
    expect(says).to_have_count(0)
