"""From page to page: links lead to the new page's beginning, and any address says something."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Comes


def test_who_follows_a_link_begins_at_the_heading_of_the_new_page(comes: Comes) -> None:
    anna = comes("Anna")
    anna.page.goto("/")
    heading = anna.page.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    expect(anna.page.locator("body")).to_be_focused()  # who has just come begins at the top
    anna.page.get_by_role("link", name="My games", exact=True).click()
    expect(heading).to_have_text("My games")
    expect(heading).to_be_focused()
    anna.page.go_back()
    expect(heading).not_to_have_text("My games")
    expect(heading).to_be_focused()
    card = anna.page.get_by_role("article", name="Great Wall of China")
    card.get_by_role("button", name="Play now against bots").press("Enter")
    assert anna.to_decide()
    expect(heading).to_be_focused()
    anna.page.keyboard.press("Tab")
    assert anna.page.evaluate("document.activeElement.closest('header') !== null")


def test_a_message_stays_on_its_page(comes: Comes) -> None:
    anna = comes("Anna")
    anna.sit(anna.create("great-wall", terms={"options": {"first-seat": "1"}}))
    anna.to_decide()
    anna.page.keyboard.press("u")
    expect(anna.page.locator(".toast")).to_be_visible()
    anna.sit(anna.create("great-wall"))
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
def test_an_address_that_leads_nowhere_says_so(comes: Comes, address: str, says: str) -> None:
    anna = comes("Anna")
    anna.page.goto(address)
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text(says)
