"""A hint shows the bot's choice on the board and says, with numbers, what it thinks of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.games.every import IDS
from tests.web.conftest import Comes
from tests.web.drivers import send
from tests.web.positions import bring_in, go_on_from, played
from tests.web.visitor import PHONE, Visitor


@pytest.mark.parametrize("game", IDS)
def test_a_hint_is_shown_in_words_and_can_be_played(comes: Comes, game: str) -> None:
    anna = comes("Anna")
    anna.sit(anna.create(game))
    assert anna.to_decide()
    anna.page.keyboard.press("h")
    says = anna.page.locator("#main .hint")
    expect(says).to_contain_text("bot suggests:")
    expect(says).to_contain_text("The bot played out")
    assert anna.page.locator('#main [aria-pressed="true"]').count() > 0
    send(anna, "keys")
    assert anna.sent[-1]["do"] == "move"
    expect(says).to_have_count(0)


HIDDEN = """() => [...document.querySelectorAll('#main [aria-pressed=true]')].filter(one => {
  const box = one.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const top = document.elementFromPoint(x, y);
  return !top || top.closest('.hint, .acts');
}).map(one => one.outerHTML.slice(0, 120))"""  # what is chosen and cannot be seen


def at_a_full_table(anna: Visitor, game: str) -> None:
    """The middle of a game where the board is larger than a phone."""
    full = played(game, 4)
    anna.sit(go_on_from(anna, bring_in(anna, full.record), full.middle))
    assert anna.to_decide()


def hint_is(anna: Visitor, text: str) -> None:
    """Have the bot say that move."""
    hint = {"text": text, "level": "easy", "version": anna.update["version"], "tries": 1200}
    chances = [{"text": text, "share": 0.5, "value": 0.5}] * 2

    def answer(route: Route) -> None:
        route.fulfill(json={**hint, "chances": chances})

    anna.page.route("**/hint?*", answer)


@pytest.mark.parametrize("game", IDS)
def test_on_a_phone_a_hint_shows_what_it_speaks_of(comes: Comes, game: str) -> None:
    anna = comes("Anna", size=PHONE, touch=True)
    at_a_full_table(anna, game)
    says = anna.page.locator("#main .hint")
    for text in (anna.legal[0], anna.legal[-1], anna.legal[len(anna.legal) // 2]):
        hint_is(anna, text)
        anna.page.locator('[data-act="hint"]').tap()
        expect(says).to_be_visible()
        anna.wait_until(lambda: anna.page.evaluate(HIDDEN) == [])
        says.get_by_role("button").tap()
        expect(says).to_have_count(0)  # or it would be taken for the next one
