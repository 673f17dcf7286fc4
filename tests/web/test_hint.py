"""A hint shows the bot's choice on the board and explains it with numbers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.games.every import IDS
from tests.web.conftest import OpenVisitor
from tests.web.drivers import confirm_move
from tests.web.positions import bot_game, fork_at, import_record
from tests.web.visitor import PHONE, Visitor


@pytest.mark.parametrize("game", IDS)
def test_a_hint_is_shown_in_words_and_can_be_played(new_visitor: OpenVisitor, game: str) -> None:
    anna = new_visitor("Anna")
    anna.open_table(anna.create(game))
    assert anna.wait_to_decide()
    anna.page.keyboard.press("h")
    says = anna.page.locator("#main .hint")
    expect(says).to_contain_text("bot suggests:")
    expect(says).to_contain_text("The bot played out")
    assert anna.page.locator('#main [aria-pressed="true"]').count() > 0
    confirm_move(anna, "keys")
    assert anna.sent[-1]["do"] == "move"
    expect(says).to_have_count(0)


HIDDEN = """() => [...document.querySelectorAll('#main [aria-pressed=true]')].filter(one => {
  const box = one.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const top = document.elementFromPoint(x, y);
  return !top || top.closest('.hint, .acts');
}).map(one => one.outerHTML.slice(0, 120))"""  # pressed elements that are not visible


def visitor_at_full_table(anna: Visitor, game: str) -> None:
    """Return a visitor in the middle of a game whose board is larger than a phone."""
    full = bot_game(game, 4)
    anna.open_table(fork_at(anna, import_record(anna, full.record), full.middle))
    assert anna.wait_to_decide()


def stub_hint(anna: Visitor, text: str) -> None:
    """Make the server's hint this move."""
    hint = {"text": text, "level": "easy", "version": anna.update["version"], "tries": 1200}
    chances = [{"text": text, "share": 0.5, "value": 0.5}] * 2

    def answer(route: Route) -> None:
        route.fulfill(json={**hint, "chances": chances})

    anna.page.route("**/hint?*", answer)


@pytest.mark.parametrize("game", IDS)
def test_on_a_phone_a_hint_scrolls_to_what_it_suggests(new_visitor: OpenVisitor, game: str) -> None:
    anna = new_visitor("Anna", size=PHONE, touch=True)
    visitor_at_full_table(anna, game)
    says = anna.page.locator("#main .hint")
    for text in (anna.legal[0], anna.legal[-1], anna.legal[len(anna.legal) // 2]):
        stub_hint(anna, text)
        anna.page.locator('[data-act="hint"]').tap()
        expect(says).to_be_visible()
        anna.wait_until(lambda: anna.page.evaluate(HIDDEN) == [])
        says.get_by_role("button").tap()
        expect(says).to_have_count(0)  # or it would count as the next hint
