"""Great Wall of China on a phone, one wall a page: it is the one where something can be done."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Comes
from tests.web.positions import Moment, bring_in, go_on_from, played
from tests.web.visitor import PHONE, Visitor, drawn


def tab(anna: Visitor, wall: int) -> Locator:
    """The tab of a wall."""
    return anna.page.locator(".tabs button").nth(wall - 1)


def wall_of(moment: Moment) -> int:
    """The wall where somebody claims a token, or 0."""
    words = moment.move.split()
    where = {"claim": 3, "take": 1}.get(words[0])
    return int(words[where]) if where else 0


def test_a_decision_turns_to_its_wall_and_leaves_whoever_turns_away(comes: Comes) -> None:
    anna = comes("Anna", size=PHONE, touch=True)
    past = played("great-wall", 4)
    moment = next(one for one in past.decisions if wall_of(one) > 2)
    anna.sit(go_on_from(anna, bring_in(anna, past.record), moment, "easy"))
    anna.to_decide()
    glowing = anna.page.locator(".tabs button.may")
    expect(glowing).not_to_have_count(0)
    expect(anna.page.locator(".tabs button.may[aria-current]")).to_have_count(1)
    away = next(
        wall for wall in (1, 2, 3) if "may" not in (tab(anna, wall).get_attribute("class") or "")
    )
    tab(anna, away).tap()
    expect(tab(anna, away)).to_have_attribute("aria-current", "true")
    for _ in range(2):  # a board that turns back does so when it has drawn the other wall
        drawn(anna.page)
    expect(tab(anna, away)).to_have_attribute("aria-current", "true")
