"""What lies over a table or passes by: axe-core finds nothing wrong there, light and dark.

What passes by is looked at light on a desk and dark on a phone; a full run leaves nothing out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.full import FULL
from tests.web.axe import objections, wear
from tests.web.conftest import Comes
from tests.web.positions import bring_in, played
from tests.web.sights import show
from tests.web.test_table_life import for_two
from tests.web.visitor import DESKTOP, PHONE, drawn

OPENED = {  # what lies over a table: how it is opened, what is there then, how it is closed
    "hint": ("h", ".hint", "button"),  # of its own
    "sheet": ("c", ".story.open", "Escape"),
    "drawer": ("?", "dialog[open]", "Escape"),
    "menu": ("", "details[open]", "Escape"),
}
THEMES = ("light", "dark")


def in_themes(page: Page, name: str, themes: Iterable[str] = THEMES) -> list[str]:
    """What is wrong with what is on the screen now."""
    wrong: list[str] = []
    for theme in themes:
        wear(page, theme)
        wrong += [f"{name}, {theme}: {one}" for one in objections(page)]
    return wrong


@pytest.mark.parametrize("game", ["great-wall", "rise-of-empires"])
def test_what_is_opened_over_a_table(comes: Comes, game: str) -> None:
    anna = comes("Anna", size=PHONE)
    anna.sit(anna.create(game))
    anna.to_decide()
    wrong: list[str] = []
    for name, (opens, there, closes) in OPENED.items():
        if opens:
            anna.page.keyboard.press(opens)
        else:
            anna.page.get_by_label("More", exact=True).click()
        anna.page.wait_for_selector(there)
        drawn(anna.page)
        wrong += in_themes(anna.page, name)
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
def test_what_passes_by(comes: Comes, size: ViewportSize) -> None:
    anna = comes("Anna", size=size)
    anna.context.add_init_script(KEEP_LINES)
    page = anna.page
    themes: Iterable[str] = THEMES if FULL else ["light" if size is DESKTOP else "dark"]

    show(anna, f"/table/{for_two(anna, 'great-wall')}")
    page.get_by_text(re.compile("(Anna|Bela) is next")).wait_for()
    wrong = in_themes(page, "curtain", themes)

    anna.sit(anna.create("chang-cheng", terms={"options": {"first-seat": "1"}}))
    anna.to_decide()
    page.keyboard.press("u")
    page.wait_for_selector(".toast.refusal")
    wrong += in_themes(page, "refusal", themes)

    page.get_by_label("More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.wait_for_selector("dialog[open]")
    wrong += in_themes(page, "question", themes)
    page.keyboard.press("Escape")

    page.evaluate("window.cut()")
    page.wait_for_selector(".lost")
    wrong += in_themes(page, "lost line", themes)

    over = bring_in(anna, played("great-wall", 2).record)
    show(anna, f"/replay/{over}?v=9")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector("dialog[open]")
    wrong += in_themes(page, "fork", themes)
    assert wrong == [], "\n".join(wrong)


def test_a_question_of_somebody_else(comes: Comes) -> None:
    anna, bela = comes("Anna"), comes("Bela")
    table = anna.create("great-wall", bots="", listed=False)
    bela.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    bela.sit(table)
    anna.command(table, do="ask", what="end")
    bela.page.wait_for_selector(".asked")
    assert in_themes(bela.page, "asked") == []
