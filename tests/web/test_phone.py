"""On a phone: everything begins where one wants to read, and nothing lies over it."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.games.every import IDS
from tests.web.conftest import Comes
from tests.web.cut import cut_texts
from tests.web.drivers import tap
from tests.web.positions import bring_in, go_on_from, past, played
from tests.web.sights import show
from tests.web.visitor import DESKTOP, PHONE, Visitor, drawn

TO_THE_END = "one => one.scrollHeight - one.clientHeight - one.scrollTop"


def sit_late(comes: Comes, game: str) -> Visitor:
    """Somebody with a phone, shortly before the end of a game."""
    anna = comes("Anna", size=PHONE, touch=True)
    one = played(game, 2)
    anna.sit(go_on_from(anna, bring_in(anna, one.record), one.late))
    anna.to_decide()
    return anna


@pytest.mark.parametrize("game", IDS)
def test_the_moves_are_opened_at_the_newest(comes: Comes, game: str) -> None:
    anna = sit_late(comes, game)
    for _ in range(2):
        tap(anna, anna.page.get_by_role("button", name="Moves and chat"))
        moves = anna.page.locator("#story-panel")
        expect(moves).to_be_visible()
        drawn(anna.page)
        assert moves.evaluate("one => one.scrollTop") > 0
        assert moves.evaluate(TO_THE_END) < 2
        tap(anna, anna.page.locator(".story .close"))


def test_a_message_is_gone_when_the_moves_are_opened(comes: Comes) -> None:
    anna = sit_late(comes, "great-wall")
    anna.page.locator('[data-stop^="token-"]:not([data-legal])').first.tap()
    expect(anna.page.locator(".toast")).to_be_visible()
    anna.page.get_by_role("button", name="Moves and chat").tap()
    expect(anna.page.locator(".toast")).to_have_count(0)


def test_the_words_of_a_message_have_the_width_of_the_page(comes: Comes) -> None:
    anna = sit_late(comes, "great-wall")
    anna.page.locator('[data-stop^="token-"]:not([data-legal])').first.tap()
    box = anna.page.locator(".toast > span").bounding_box()
    assert box is not None
    assert box["width"] > 280


def test_a_touch_that_shows_facts_is_not_refused(comes: Comes) -> None:
    anna = sit_late(comes, "chang-cheng")
    done = next(one["name"] for one in anna.update["view"]["provinces"] if not one["left"])
    for place in (anna.update["view"]["regions"][0]["name"], done):
        anna.page.locator(f'[data-place="{place}"]').evaluate("one => one.scrollIntoView()")
        tap(anna, anna.page.locator(f'[data-place="{place}"]'))
        expect(anna.page.locator(".tip")).to_contain_text(place)
        anna.rest()  # the server would have been asked, and has answered
        expect(anna.page.locator(".toast")).to_have_count(0)


def test_a_touch_on_a_closed_region_is_not_refused(comes: Comes) -> None:  # RE-2.2
    anna = comes("Anna", size=PHONE, touch=True)
    anna.sit(anna.create("rise-of-empires"))
    anna.to_decide()
    tap(anna, anna.page.get_by_role("button", name="Map", exact=True))
    closed = next(one["id"] for one in anna.update["view"]["regions"] if not one["open"])
    plaque = anna.page.locator(f'button[data-region="{closed}"]')
    plaque.evaluate("one => one.scrollIntoView({ block: 'center', inline: 'center' })")
    tap(anna, plaque)
    anna.rest()
    expect(anna.page.locator(".toast")).to_have_count(0)


def test_no_colour_is_cut_off_in_the_strip_of_players(comes: Comes) -> None:
    anna = comes("Anna", size=PHONE, touch=True, language="pl")
    one = played("chang-cheng", 3)
    anna.sit(go_on_from(anna, bring_in(anna, one.record), one.late))
    expect(anna.page.locator(".players-strip")).to_contain_text("Nie\u00adbie\u00adski")
    anna.rest()  # its fonts are there
    assert cut_texts(anna.page) == []


def test_a_finished_game_opens_with_its_verdict_and_cards(comes: Comes) -> None:
    anna = comes("Anna", size=PHONE, touch=True)
    one = past("great-wall", 2, (), 0)
    anna.go(f"/table/{bring_in(anna, one.record)}")
    verdict, board = anna.page.locator(".over"), anna.page.locator("#main .board").first
    expect(verdict.get_by_role("heading", level=2)).to_be_in_viewport()
    above, below = verdict.bounding_box(), board.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    tabs = anna.page.locator('nav:has([aria-current="true"]) button')
    expect(tabs.nth(1)).to_have_attribute("aria-current", "true")  # wall 1 is closed
    expect(anna.page.locator('[data-page="2"] .lane').first).to_be_visible()
    board.scroll_into_view_if_needed()
    left = anna.page.locator('[data-page="2"]').evaluate("one => one.getBoundingClientRect().left")
    assert left < 40


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_the_contents_of_the_rules_mark_what_is_read(comes: Comes, size: ViewportSize) -> None:
    anna = comes("Anna", size=size)
    show(anna, "/rules/great-wall")
    marked = anna.page.locator('nav [aria-current="location"]')
    expect(marked).to_have_attribute("href", "#s1")
    for number in (5, 3):  # down, and up again
        top = f"document.getElementById('s{number}').getBoundingClientRect().top"
        anna.page.evaluate(f"scrollBy(0, {top} - innerHeight * 0.28)")
        expect(marked).to_have_attribute("href", f"#s{number}")
        anna.page.evaluate("scrollBy(0, -innerHeight * 0.04)")
        expect(marked).to_have_attribute("href", f"#s{number - 1}")
    anna.page.evaluate("scrollTo(0, 0)")
    expect(marked).to_have_attribute("href", "#s1")
