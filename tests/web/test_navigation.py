"""Navigation: a link leads to the top of its page, and every address shows something."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenVisitor


def test_a_link_moves_the_focus_to_the_heading_of_the_new_page(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna")
    anna.page.goto("/")
    heading = anna.page.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    expect(anna.page.locator("body")).to_be_focused()  # a first visit begins at the top
    anna.page.get_by_role("link", name="My games", exact=True).click()
    expect(heading).to_have_text("My games")
    expect(heading).to_be_focused()
    anna.page.go_back()
    expect(heading).not_to_have_text("My games")
    expect(heading).to_be_focused()
    card = anna.page.get_by_role("article", name="Great Wall of China")
    card.get_by_role("button", name="Play now against bots").press("Enter")
    assert anna.wait_to_decide()
    expect(heading).to_be_focused()
    anna.page.keyboard.press("Tab")
    assert anna.page.evaluate("document.activeElement.closest('header') !== null")


def test_a_message_does_not_move_to_the_next_page(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna")
    anna.open_table(anna.create("great-wall", terms={"options": {"first-seat": "1"}}))
    anna.wait_to_decide()
    anna.page.keyboard.press("u")
    expect(anna.page.locator(".toast")).to_be_visible()
    anna.open_table(anna.create("great-wall"))
    expect(anna.page.locator(".toast")).to_have_count(0)


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("/rules/foo", "No rules found for that game."),
        ("/rules/%E0%A4%A", "No rules found for that game."),
        ("/table/%E0%A4%A", "This table does not exist"),
        ("/rules/great-wall#%E0%A4%A", "Great Wall of China"),
    ],
)
def test_an_unknown_address_says_so(new_visitor: OpenVisitor, address: str, says: str) -> None:
    anna = new_visitor("Anna")
    anna.page.goto(address)
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text(says)
