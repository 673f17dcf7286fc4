"""Every page: no text is missing or cut off, and axe-core finds nothing wrong.

A full run looks at every page in every language, at every width, light and dark. Otherwise one
language has to do: Hungarian, where words are longest. Its texts have to fit at the least and the
greatest width. Axe-core looks at every page, light on a desk, and at typical pages in the dark.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.full import FULL, full
from tests.serving import Server
from tests.web.axe import objections, wear
from tests.web.conftest import Comes
from tests.web.cut import cut_texts
from tests.web.sights import tour
from tests.web.visitor import DESKTOP, PHONE, SMALL, UPRIGHT, Requests, drawn

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src/wanli/locales"
# Texts that are missing or not filled in are found in every language by tests/text.
LANGUAGES = ["hu", full("en"), full("pl"), full("it")]
SIZES = (SMALL, PHONE, UPRIGHT, DESKTOP)
NAMES = {"host-key"}  # of files
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
    """Texts that are a key, or were not filled in."""
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
def test_every_page_in(comes: Comes, site: Server, language: str) -> None:
    anna = comes("Zsófia Anna Nowak", language=language)
    wrong: list[str] = []
    for name in tour(anna, site):
        wear(anna.page, "light")
        assert anna.page.get_attribute("html", "lang") == language
        wrong += [f"{name}: text {one!r}" for one in missing_texts(anna.page)]
        wrong += [f"{name}, light: {one}" for one in objections(anna.page)]
        if FULL or name in TYPICAL:
            wear(anna.page, "dark")
            wrong += [f"{name}, dark: {one}" for one in objections(anna.page)]
        for size in sizes():
            anna.page.set_viewport_size(size)
            drawn(anna.page)
            wrong += [f"{name}, {size['width']}: {one}" for one in cut_texts(anna.page)]
            if size is PHONE:
                wrong += [f"{name}, dark phone: {one}" for one in objections(anna.page)]
        anna.page.set_viewport_size(DESKTOP)
    assert wrong == [], "\n".join(wrong)


def test_what_is_wrong_with_a_page_is_found(page: Page) -> None:
    requests = Requests(page)
    page.goto("/")
    page.wait_for_selector("h1")
    requests.rest()  # all that the page shows is there
    assert (missing_texts(page), objections(page), cut_texts(page)) == ([], [], [])
    page.evaluate("document.querySelector('h1').textContent = 'nav-play'")
    assert missing_texts(page) == ["nav-play"]
    page.evaluate("document.querySelector('h1').style.color = '#ccc'")
    page.evaluate("document.querySelector('h1').style.background = '#ddd'")
    page.evaluate("document.body.append(document.createElement('button'))")
    assert {one.split(":")[0] for one in objections(page)} >= {"button-name"}


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
def test_a_text_that_cannot_be_read_is_found(page: Page, written: str, wrong: str) -> None:
    page.set_content(f"<body>{written}</body>")
    found = cut_texts(page)
    assert any(one.startswith(wrong) for one in found) if wrong else found == []
