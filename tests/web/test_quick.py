"""From an empty browser to the first move: few clicks, few bytes, and nothing jumps about."""

from __future__ import annotations

import pytest

from tests.games.every import IDS
from tests.web.conftest import Comes
from tests.web.sights import show
from tests.web.visitor import DESKTOP, PHONE, Visitor

MOST_SCRIPT = 80_000  # bytes over the line for the first page
MOST_SHIFT = 0.02
SHIFTS = """(() => {
  let sum = 0;
  const add = shifts => shifts.forEach(one => { if (!one.hadRecentInput) sum += one.value; });
  const observer = new PerformanceObserver(list => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.shift = () => { add(observer.takeRecords()); return sum; };
})()"""  # how much has jumped since the page began


FIRST_PLACES = {
    "Chang Cheng": "[data-place].legal",
    "Great Wall of China": 'button[aria-keyshortcuts="D"]',
    "Rise of Empires": '[data-move="disc progress"]',
}
COUNT = "window.clicks = 0; addEventListener('mousedown', () => window.clicks++, true)"


def play_now(comes: Comes, title: str) -> Visitor:
    """Somebody whom nobody knows has pressed one button, and has to decide."""
    guest = comes()
    guest.page.add_init_script(COUNT)
    guest.page.goto("/")
    card = guest.page.get_by_role("article", name=title)
    card.get_by_role("button", name="Play now against bots").click()
    guest.page.wait_for_url("**/table/*")
    assert guest.to_decide()
    assert guest.page.locator("input:visible, select:visible").count() == 0
    assert guest.page.evaluate("window.clicks") == 1
    return guest


@pytest.mark.parametrize("title", FIRST_PLACES)
def test_two_clicks_and_enter_make_the_first_move_against_bots(comes: Comes, title: str) -> None:
    guest = play_now(comes, title)
    before = guest.update["version"]
    guest.page.locator(FIRST_PLACES[title]).first.click()
    guest.page.keyboard.press("Enter")
    guest.wait_until(lambda: guest.update["version"] > before)
    assert guest.page.evaluate("window.clicks") == 2


@pytest.mark.parametrize("title", FIRST_PLACES)
def test_a_click_and_a_double_click_make_it_too(comes: Comes, title: str) -> None:
    guest = play_now(comes, title)
    before = guest.update["version"]
    guest.page.locator(FIRST_PLACES[title]).first.dblclick()
    guest.wait_until(lambda: guest.update["version"] > before)


def test_the_first_page_has_little_script(comes: Comes) -> None:
    guest = comes()
    show(guest, "/")
    sizes = guest.page.evaluate(
        "performance.getEntriesByType('resource').filter(one => one.name.endsWith('.js'))"
        ".map(one => one.transferSize && one.encodedBodySize)"  # gzipped, without headers
    )
    assert len(sizes) > 2
    assert min(sizes) > 0  # over the line, not out of a cache
    assert sum(sizes) < MOST_SCRIPT


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_jumps_about(comes: Comes, size: dict[str, int]) -> None:
    anna = comes("Anna", size=size, motion=True)
    anna.page.add_init_script(SHIFTS)
    for address in ["/", "/new/chang-cheng", "/rules/great-wall", *IDS]:
        found = f"/table/{anna.create(address)}" if address in IDS else address
        anna.page.goto("about:blank")  # each from the beginning, not as a link is followed
        show(anna, found)
        shift = anna.page.evaluate("window.shift()")
        assert shift < MOST_SHIFT, f"{address} has shifted by {shift}"
