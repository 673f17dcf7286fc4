"""Accessibility of panels over a table and of passing states, light and dark.

Passing states are checked light on a desktop and dark on a phone; a full run checks all
combinations.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.full import FULL
from tests.web.all_pages import open_page
from tests.web.axe import switch_theme, violations
from tests.web.conftest import OpenVisitor
from tests.web.positions import bot_game, import_record
from tests.web.test_table_life import shared_device_table
from tests.web.visitor import DESKTOP, PHONE, wait_for_drawing

OPENED = {  # panels over a table: the key that opens one, what it shows, how it is closed
    "hint": ("h", ".hint", "button"),  # of its own
    "sheet": ("c", ".story.open", "Escape"),
    "drawer": ("?", "dialog[open]", "Escape"),
    "menu": ("", "details[open]", "Escape"),
}
THEMES = ("light", "dark")


def violations_in_themes(page: Page, name: str, themes: Iterable[str] = THEMES) -> list[str]:
    """Return what axe-core reports about the present screen in these themes."""
    wrong: list[str] = []
    for theme in themes:
        switch_theme(page, theme)
        wrong += [f"{name}, {theme}: {one}" for one in violations(page)]
    return wrong


@pytest.mark.parametrize("game", ["great-wall", "rise-of-empires"])
def test_panels_over_a_table_are_accessible(new_visitor: OpenVisitor, game: str) -> None:
    anna = new_visitor("Anna", size=PHONE)
    anna.open_table(anna.create(game))
    anna.wait_to_decide()
    wrong: list[str] = []
    for name, (opens, there, closes) in OPENED.items():
        if opens:
            anna.page.keyboard.press(opens)
        else:
            anna.page.get_by_label("More", exact=True).click()
        anna.page.wait_for_selector(there)
        wait_for_drawing(anna.page)
        wrong += violations_in_themes(anna.page, name)
        if closes == "button":
            anna.page.locator(there).get_by_role("button").click()
        else:
            anna.page.keyboard.press(closes)
        anna.page.wait_for_selector(there, state="detached")
    assert wrong == [], "\n".join(wrong)


KEEP_LINES = """(() => {
  const Line = WebSocket;
  window.lines = [];
  window.WebSocket = class extends Line {
    constructor(...words) { super(...words); window.lines.push(this); }
  };
  window.cut = () => {
    window.WebSocket = class extends Line { constructor() { super('/nowhere'); } };
    window.lines.forEach(line => line.close());
  };
})()"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_passing_states_are_accessible(new_visitor: OpenVisitor, size: ViewportSize) -> None:
    anna = new_visitor("Anna", size=size)
    anna.context.add_init_script(KEEP_LINES)
    page = anna.page
    themes: Iterable[str] = THEMES if FULL else ["light" if size is DESKTOP else "dark"]

    open_page(anna, f"/table/{shared_device_table(anna, 'great-wall')}")
    page.get_by_text(re.compile("(Anna|Bela) is next")).wait_for()
    wrong = violations_in_themes(page, "curtain", themes)

    anna.open_table(anna.create("chang-cheng", terms={"options": {"first-seat": "1"}}))
    anna.wait_to_decide()
    page.keyboard.press("u")
    page.wait_for_selector(".toast.refusal")
    wrong += violations_in_themes(page, "refusal", themes)

    page.get_by_label("More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.wait_for_selector("dialog[open]")
    wrong += violations_in_themes(page, "question", themes)
    page.keyboard.press("Escape")

    page.evaluate("window.cut()")
    page.wait_for_selector(".lost")
    wrong += violations_in_themes(page, "lost line", themes)

    over = import_record(anna, bot_game("great-wall", 2).record)
    open_page(anna, f"/replay/{over}?v=9")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector("dialog[open]")
    wrong += violations_in_themes(page, "fork", themes)
    assert wrong == [], "\n".join(wrong)


def test_a_request_of_another_player_is_accessible(new_visitor: OpenVisitor) -> None:
    anna, bela = new_visitor("Anna"), new_visitor("Bela")
    table = anna.create("great-wall", bots="", listed=False)
    bela.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    bela.open_table(table)
    anna.command(table, do="ask", what="end")
    bela.page.wait_for_selector(".asked")
    assert violations_in_themes(bela.page, "asked") == []
