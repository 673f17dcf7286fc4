"""Every page: no text is missing or unreadable, and axe-core finds nothing wrong.

A full run checks every page in every language and theme at every width. Otherwise it is Hungarian,
which has the longest words, at the smallest and the largest width. Axe-core checks every page in
the light theme on a desktop, and typical pages in the dark theme.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.full import FULL, full
from tests.live_server import Server
from tests.web.all_pages import visit_all_pages
from tests.web.axe import switch_theme, violations
from tests.web.conftest import OpenVisitor
from tests.web.unreadable_text import unreadable_texts
from tests.web.visitor import DESKTOP, PHONE, SMALL, UPRIGHT, Requests, wait_for_drawing

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src/wanli/locales"
# tests/text finds missing and unfilled texts in every language
LANGUAGES = ["hu", full("en"), full("pl"), full("it")]
SIZES = (SMALL, PHONE, UPRIGHT, DESKTOP)
NAMES = {"host-key"}  # file names that look like keys
KEYS = {
    key
    for file in LOCALES.glob("en/*.ftl")
    for key in re.findall(r"^([a-z][a-z0-9_-]*-[a-z0-9_-]+) =", file.read_text("utf-8"), re.M)
    if key not in NAMES
}
TYPICAL = ["lobby", "settings", "set-up rise-of-empires", "playing chang-cheng", "over great-wall"]
WRONG = re.compile(r"undefined|NaN|\[object|\{ ?[$-]|\{\?|\bnull\b")

TEXTS = """() => {
  const said = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.closest('script, style, code, .mono')) said.push(walker.currentNode.textContent);
  }
  for (const one of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      if (one.hasAttribute(name)) said.push(one.getAttribute(name));
  return [document.title, ...said].map(text => text.trim()).filter(Boolean);
}"""


def missing_texts(page: Page) -> list[str]:
    """Return texts that are a key or were not filled in."""
    said = page.evaluate(TEXTS)
    return [
        one
        for one in said
        if WRONG.search(one) or not KEYS.isdisjoint(re.split(r"[\s.,:;!?()]+", one))
    ]


def sizes() -> tuple[ViewportSize, ...]:
    """Return the sizes at which texts have to fit."""
    return SIZES if FULL else (SMALL, DESKTOP)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_readable_and_accessible(
    new_visitor: OpenVisitor, site: Server, language: str
) -> None:
    anna = new_visitor("Zsófia Anna Nowak", language=language)
    wrong: list[str] = []
    for name in visit_all_pages(anna, site):
        switch_theme(anna.page, "light")
        assert anna.page.get_attribute("html", "lang") == language
        wrong += [f"{name}: text {one!r}" for one in missing_texts(anna.page)]
        wrong += [f"{name}, light: {one}" for one in violations(anna.page)]
        if FULL or name in TYPICAL:
            switch_theme(anna.page, "dark")
            wrong += [f"{name}, dark: {one}" for one in violations(anna.page)]
        for size in sizes():
            anna.page.set_viewport_size(size)
            wait_for_drawing(anna.page)
            wrong += [f"{name}, {size['width']}: {one}" for one in unreadable_texts(anna.page)]
            if size is PHONE:
                wrong += [f"{name}, dark phone: {one}" for one in violations(anna.page)]
        anna.page.set_viewport_size(DESKTOP)
    assert wrong == [], "\n".join(wrong)


def test_errors_of_a_page_are_found(page: Page) -> None:
    requests = Requests(page)
    page.goto("/")
    page.wait_for_selector("h1")
    requests.wait_until_idle()  # the page is complete
    assert (missing_texts(page), violations(page), unreadable_texts(page)) == ([], [], [])
    page.evaluate("document.querySelector('h1').textContent = 'nav-play'")
    assert missing_texts(page) == ["nav-play"]
    page.evaluate("document.querySelector('h1').style.color = '#ccc'")
    page.evaluate("document.querySelector('h1').style.background = '#ddd'")
    page.evaluate("document.body.append(document.createElement('button'))")
    assert {one.split(":")[0] for one in violations(page)} >= {"button-name"}


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ("<p style='width: 20px; white-space: nowrap'>University</p>", "does not fit"),
        ("<p style='width: 20px; overflow: hidden'>University</p>", "cut off"),
        (
            "<p style='width: 50px; overflow: hidden; white-space: nowrap;"
            " text-overflow: ellipsis'>University</p>",
            "cut off",
        ),
        ("<p style='height: 9px; overflow: hidden'>One<br>two</p>", "cut off"),
        ("<p style='width: 50px; overflow-wrap: anywhere'>University</p>", "broken"),
        (
            "<div style='overflow-x: auto'><p style='width: 50px'>University</p></div>",
            "does not fit",
        ),
        ("<div style='position: absolute; left: 99vw'>University</div>", "off the page"),
        ("<svg width='40' height='20'><text y='15'>University</text></svg>", "does not fit"),
        ("<p style='width: 50px'>Uni&shy;ver&shy;sity</p>", ""),
        (
            "<div style='overflow-x: auto; width: 50px'><div style='width: 200px'>Uni</div></div>",
            "",
        ),
    ],
)
def test_an_unreadable_text_is_found(page: Page, written: str, wrong: str) -> None:
    page.set_content(f"<body>{written}</body>")
    found = unreadable_texts(page)
    assert any(one.startswith(wrong) for one in found) if wrong else found == []
