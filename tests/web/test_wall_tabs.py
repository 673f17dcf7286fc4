"""Great Wall of China on a phone shows one wall at a time: the one with something to decide."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import OpenVisitor
from tests.web.positions import Decision, bot_game, fork_at, import_record
from tests.web.visitor import PHONE, Visitor, wait_for_drawing


def tab(anna: Visitor, wall: int) -> Locator:
    """Return the tab of a wall."""
    return anna.page.locator(".tabs button").nth(wall - 1)


def wall_of(moment: Decision) -> int:
    """Return the wall where a token is claimed, or 0."""
    words = moment.move.split()
    where = {"claim": 3, "take": 1}.get(words[0])
    return int(words[where]) if where else 0


def test_a_decision_shows_its_wall_but_does_not_force_it(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna", size=PHONE, touch=True)
    between_bots = bot_game("great-wall", 4)
    moment = next(one for one in between_bots.decisions if wall_of(one) > 2)
    anna.open_table(fork_at(anna, import_record(anna, between_bots.record), moment, "easy"))
    anna.wait_to_decide()
    glowing = anna.page.locator(".tabs button.may")
    expect(glowing).not_to_have_count(0)
    expect(anna.page.locator(".tabs button.may[aria-current]")).to_have_count(1)
    away = next(
        wall for wall in (1, 2, 3) if "may" not in (tab(anna, wall).get_attribute("class") or "")
    )
    tab(anna, away).tap()
    expect(tab(anna, away)).to_have_attribute("aria-current", "true")
    for _ in range(2):  # the page turns back only after it has drawn the other wall
        wait_for_drawing(anna.page)
    expect(tab(anna, away)).to_have_attribute("aria-current", "true")
