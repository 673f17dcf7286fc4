"""On a phone: pages open at what one wants to read, and nothing covers it."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.games.every import IDS
from tests.web.all_pages import open_page
from tests.web.conftest import OpenVisitor
from tests.web.drivers import tap
from tests.web.positions import bot_game, fork_at, import_record, random_game
from tests.web.unreadable_text import unreadable_texts
from tests.web.visitor import DESKTOP, PHONE, Visitor, wait_for_drawing

TO_THE_END = "one => one.scrollHeight - one.clientHeight - one.scrollTop"


def visitor_near_the_end(new_visitor: OpenVisitor, game: str) -> Visitor:
    """Return a visitor with a phone, shortly before the end of a game."""
    anna = new_visitor("Anna", size=PHONE, touch=True)
    one = bot_game(game, 2)
    anna.open_table(fork_at(anna, import_record(anna, one.record), one.late))
    anna.wait_to_decide()
    return anna


@pytest.mark.parametrize("game", IDS)
def test_the_list_of_moves_opens_at_the_latest(new_visitor: OpenVisitor, game: str) -> None:
    anna = visitor_near_the_end(new_visitor, game)
    for _ in range(2):
        tap(anna, anna.page.get_by_role("button", name="Moves and chat"))
        moves = anna.page.locator("#story-panel")
        expect(moves).to_be_visible()
        wait_for_drawing(anna.page)
        assert moves.evaluate("one => one.scrollTop") > 0
        assert moves.evaluate(TO_THE_END) < 2
        tap(anna, anna.page.locator(".story .close"))


def test_opening_the_moves_closes_a_message(new_visitor: OpenVisitor) -> None:
    anna = visitor_near_the_end(new_visitor, "great-wall")
    anna.page.locator('[data-stop^="token-"]:not([data-legal])').first.tap()
    expect(anna.page.locator(".toast")).to_be_visible()
    anna.page.get_by_role("button", name="Moves and chat").tap()
    expect(anna.page.locator(".toast")).to_have_count(0)


def test_a_message_is_as_wide_as_the_page(new_visitor: OpenVisitor) -> None:
    anna = visitor_near_the_end(new_visitor, "great-wall")
    anna.page.locator('[data-stop^="token-"]:not([data-legal])').first.tap()
    box = anna.page.locator(".toast > span").bounding_box()
    assert box is not None
    assert box["width"] > 280


def test_a_touch_that_shows_facts_is_not_refused(new_visitor: OpenVisitor) -> None:
    anna = visitor_near_the_end(new_visitor, "chang-cheng")
    done = next(one["name"] for one in anna.update["view"]["provinces"] if not one["left"])
    for place in (anna.update["view"]["regions"][0]["name"], done):
        anna.page.locator(f'[data-place="{place}"]').evaluate("one => one.scrollIntoView()")
        tap(anna, anna.page.locator(f'[data-place="{place}"]'))
        expect(anna.page.locator(".tip")).to_contain_text(place)
        anna.wait_until_idle()  # the server would have been asked, and has answered
        expect(anna.page.locator(".toast")).to_have_count(0)


def test_a_touch_on_a_closed_region_is_not_refused(new_visitor: OpenVisitor) -> None:  # RE-2.2
    anna = new_visitor("Anna", size=PHONE, touch=True)
    anna.open_table(anna.create("rise-of-empires"))
    anna.wait_to_decide()
    tap(anna, anna.page.get_by_role("button", name="Map", exact=True))
    closed = next(one["id"] for one in anna.update["view"]["regions"] if not one["open"])
    plaque = anna.page.locator(f'button[data-region="{closed}"]')
    plaque.evaluate("one => one.scrollIntoView({ block: 'center', inline: 'center' })")
    tap(anna, plaque)
    anna.wait_until_idle()
    expect(anna.page.locator(".toast")).to_have_count(0)


def test_no_colour_in_the_strip_of_players_is_cut_off(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna", size=PHONE, touch=True, language="pl")
    one = bot_game("chang-cheng", 3)
    anna.open_table(fork_at(anna, import_record(anna, one.record), one.late))
    expect(anna.page.locator(".players-strip")).to_contain_text("Nie\u00adbie\u00adski")
    anna.wait_until_idle()  # the fonts are loaded
    assert unreadable_texts(anna.page) == []


def test_a_finished_game_opens_with_its_result_and_cards(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna", size=PHONE, touch=True)
    one = random_game("great-wall", 2, (), 0)
    anna.go(f"/table/{import_record(anna, one.record)}")
    verdict, board = anna.page.locator(".over"), anna.page.locator("#main .board").first
    expect(verdict.get_by_role("heading", level=2)).to_be_in_viewport()
    above, below = verdict.bounding_box(), board.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    tabs = anna.page.locator('nav:has([aria-current="true"]) button')
    expect(tabs.nth(1)).to_have_attribute("aria-current", "true")  # wall 1 is complete
    expect(anna.page.locator('[data-page="2"] .lane').first).to_be_visible()
    board.scroll_into_view_if_needed()
    left = anna.page.locator('[data-page="2"]').evaluate("one => one.getBoundingClientRect().left")
    assert left < 40


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_the_table_of_contents_marks_the_section_being_read(
    new_visitor: OpenVisitor, size: ViewportSize
) -> None:
    anna = new_visitor("Anna", size=size)
    open_page(anna, "/rules/great-wall")
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
