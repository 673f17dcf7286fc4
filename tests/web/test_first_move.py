"""From a new browser to the first move: few clicks, few bytes, no layout shifts."""

from __future__ import annotations

import pytest

from tests.games.every import IDS
from tests.web.all_pages import open_page
from tests.web.conftest import OpenVisitor
from tests.web.visitor import DESKTOP, PHONE, Visitor

MOST_SCRIPT = 85_000  # bytes transferred for the first page
MOST_SHIFT = 0.02
SHIFTS = """(() => {
  let sum = 0;
  const add = shifts => shifts.forEach(one => { if (!one.hadRecentInput) sum += one.value; });
  const observer = new PerformanceObserver(list => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.shift = () => { add(observer.takeRecords()); return sum; };
})()"""  # layout shift since the page was opened


FIRST_PLACES = {
    "Chang Cheng": "[data-place].legal",
    "Great Wall of China": 'button[aria-keyshortcuts="D"]',
    "Rise of Empires": '[data-move="disc progress"]',
}
COUNT = "window.clicks = 0; addEventListener('mousedown', () => window.clicks++, true)"


def start_first_game(new_visitor: OpenVisitor, title: str) -> Visitor:
    """Return a new visitor who has pressed one button and has to decide."""
    guest = new_visitor()
    guest.page.add_init_script(COUNT)
    guest.page.goto("/")
    card = guest.page.get_by_role("article", name=title)
    card.get_by_role("button", name="Play now against bots").click()
    guest.page.wait_for_url("**/table/*")
    assert guest.wait_to_decide()
    assert guest.page.locator("input:visible, select:visible").count() == 0
    assert guest.page.evaluate("window.clicks") == 1
    return guest


@pytest.mark.parametrize("title", FIRST_PLACES)
def test_two_clicks_and_enter_make_the_first_move_against_bots(
    new_visitor: OpenVisitor, title: str
) -> None:
    guest = start_first_game(new_visitor, title)
    before = guest.update["version"]
    guest.page.locator(FIRST_PLACES[title]).first.click()
    guest.page.keyboard.press("Enter")
    guest.wait_until(lambda: guest.update["version"] > before)
    assert guest.page.evaluate("window.clicks") == 2


@pytest.mark.parametrize("title", FIRST_PLACES)
def test_a_click_and_a_double_click_make_the_first_move_too(
    new_visitor: OpenVisitor, title: str
) -> None:
    guest = start_first_game(new_visitor, title)
    before = guest.update["version"]
    guest.page.locator(FIRST_PLACES[title]).first.dblclick()
    guest.wait_until(lambda: guest.update["version"] > before)


def test_the_first_page_has_little_script(new_visitor: OpenVisitor) -> None:
    guest = new_visitor()
    open_page(guest, "/")
    sizes = guest.page.evaluate(
        "performance.getEntriesByType('resource').filter(one => one.name.endsWith('.js'))"
        ".map(one => one.transferSize && one.encodedBodySize)"  # gzipped, without headers
    )
    assert len(sizes) > 2
    assert min(sizes) > 0  # transferred, not cached
    assert sum(sizes) < MOST_SCRIPT


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_shifts_while_loading(new_visitor: OpenVisitor, size: dict[str, int]) -> None:
    anna = new_visitor("Anna", size=size, motion=True)
    anna.page.add_init_script(SHIFTS)
    for address in ["/", "/new/chang-cheng", "/rules/great-wall", *IDS]:
        found = f"/table/{anna.create(address)}" if address in IDS else address
        anna.page.goto("about:blank")  # each loaded from the start, not by following a link
        open_page(anna, found)
        shift = anna.page.evaluate("window.shift()")
        assert shift < MOST_SHIFT, f"{address} has shifted by {shift}"
