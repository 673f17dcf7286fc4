"""Keyboard: Tab reaches every control of every page and shows the focus.

Pages with the same controls are checked once: the replay and the end of one game stand for those of
the others, a table for a full one. A full run skips only pages with very many links of one kind.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.full import FULL
from tests.games.every import IDS
from tests.live_server import Server
from tests.web.all_pages import open_page, page_addresses
from tests.web.conftest import OpenVisitor

MOST_STOPS = 400
MANY_LINKS = ("verify", *(f"rules {game}" for game in IDS[1:]))  # like the rules of the first game
REST = "|".join(game for game in IDS if game != "great-wall")
SEEN_ELSEWHERE = re.compile(f"(over|replay) ({REST})|.*, full table")
# all controls; of a group of radio buttons only one, as they are a single tab stop
CONTROLS = """() => {
  const all = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const wanted = [...document.querySelectorAll(all)].filter(one => {
    const closed = one.closest('details:not([open])');
    return one.checkVisibility({ visibilityProperty: true }) && !one.disabled && one.tabIndex >= 0
      && !one.closest('dialog:not([open]), [inert]')
      && (!closed || closed.querySelector('summary') === one);
  });
  const groups = new Set();
  window.missed = new Set(wanted.filter(one => {
    if (one.type !== 'radio') return true;
    if (groups.has(one.name)) return false;
    groups.add(one.name);
    return true;
  }));
  window.describe = one =>
    `${one.tagName} ${one.className} ${(one.ariaLabel ?? one.textContent).slice(0, 60)}`;
  return window.missed.size;
}"""
VISIT = """() => {
  const one = document.activeElement;
  if (one === document.body || one === document.documentElement) return 'out';
  const isHere = other => other === one || (one.type === 'radio' && other.name === one.name);
  window.missed.delete([...window.missed].find(isHere));
  const near = [one, one.parentElement, one.nextElementSibling, ...one.querySelectorAll('*')];
  const looks = near.filter(Boolean)
    .flatMap(part => [null, '::after', '::before'].map(half => getComputedStyle(part, half)));
  const isSeen = style => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  return looks.some(isSeen) ? '' : window.describe(one);
}"""
TO_THE_TOP = "() => { document.body.tabIndex = -1; document.body.focus(); }"
LEFT = "[...window.missed].map(window.describe)"


def test_tab_reaches_every_control_and_shows_the_focus(
    new_visitor: OpenVisitor, site: Server
) -> None:
    anna = new_visitor("Anna")
    wrong: list[str] = []
    for name, address in page_addresses(anna, site).items():
        if name.startswith(MANY_LINKS) or (SEEN_ELSEWHERE.fullmatch(name) and not FULL):
            continue
        open_page(anna, address)
        anna.page.evaluate(TO_THE_TOP)
        assert anna.page.evaluate(CONTROLS) > 3
        for _ in range(MOST_STOPS):
            anna.page.keyboard.press("Tab")
            told = anna.page.evaluate(VISIT)
            if told == "out":
                break
            wrong += [f"{name}: focus is not seen on {told}"] if told else []
        wrong += [f"{name}: not reached: {one}" for one in anna.page.evaluate(LEFT)]
    assert wrong == [], "\n".join(wrong)


def test_the_first_tab_stop_skips_the_navigation(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna")
    anna.page.goto("/")
    anna.page.wait_for_selector("h1")
    anna.page.keyboard.press("Tab")
    expect(anna.page.get_by_role("link", name="Skip to content")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#main")).to_be_focused()


@pytest.mark.parametrize(
    ("game", "thing", "clause"),
    [
        ("chang-cheng", '[data-hold="card flood"]', "CC-8.3"),
        ("great-wall", '[data-stop^="token-"]', "GW-3.1"),
        ("rise-of-empires", '[data-stop="row city"]', "RE-3.7"),
    ],
)
def test_the_rules_key_opens_the_rule_of_the_focused_element(
    new_visitor: OpenVisitor, game: str, thing: str, clause: str
) -> None:
    anna = new_visitor("Anna")
    anna.open_table(anna.create(game))
    anna.wait_to_decide()
    asked = anna.update["view"]["prompt"]["clause"]
    assert asked != clause
    for where, wanted in ((thing, clause), ("#main", asked)):
        anna.page.locator(where).first.focus()
        anna.page.keyboard.press("?")
        expect(anna.page.get_by_role("dialog")).to_contain_text(wanted)
        anna.page.keyboard.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_panels_over_the_board_open_and_close_by_keyboard(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna")
    anna.open_table(anna.create("chang-cheng", terms={"options": {"first-seat": "1"}}))
    anna.wait_to_decide()
    anna.page.keyboard.press("?")
    drawer = anna.page.get_by_role("dialog")
    expect(drawer).to_contain_text("CC-")
    anna.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    anna.page.keyboard.press("c")
    expect(anna.page.get_by_role("textbox", name="Message")).to_be_focused()
    anna.page.keyboard.type("Good luck")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("tabpanel")).to_contain_text("Good luck")
