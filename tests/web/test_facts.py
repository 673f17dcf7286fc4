"""The play screen shows facts of a place, who is thinking, and why something cannot be done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.games.every import IDS
from tests.web.conftest import OpenVisitor
from tests.web.drivers import sample
from tests.web.positions import fork_at, import_record, random_game
from tests.web.visitor import Visitor


def visitor_to_move(new_visitor: OpenVisitor, game: str) -> Visitor:
    """Return a visitor who has to decide in the middle of a game."""
    anna = new_visitor("Anna")
    one = random_game(game, 2, (), 3)
    moment, _ = one.made[len(one.made) // 3]
    anna.open_table(fork_at(anna, import_record(anna, one.record), moment))
    anna.wait_to_decide()
    return anna


@pytest.mark.parametrize("game", IDS)
def test_pointing_at_a_place_shows_its_facts(new_visitor: OpenVisitor, game: str) -> None:
    anna = visitor_to_move(new_visitor, game)
    for place, shown, facts in sample(game).facts:
        anna.page.mouse.move(0, 0)
        expect(anna.page.locator(shown)).to_have_count(0)
        anna.page.locator(place).first.hover()
        expect(anna.page.locator(shown)).to_have_text(re.compile(facts, re.S))


@pytest.mark.parametrize("game", IDS)
def test_the_place_in_focus_shows_its_facts(new_visitor: OpenVisitor, game: str) -> None:
    anna = visitor_to_move(new_visitor, game)
    anna.page.keyboard.press("Tab")  # keyboard users see the place, too
    for place, shown, facts in sample(game).facts:
        anna.page.locator(place).first.focus()
        expect(anna.page.locator(shown)).to_have_text(re.compile(facts, re.S))


@pytest.mark.parametrize("game", IDS)
def test_others_see_that_a_player_is_thinking(new_visitor: OpenVisitor, game: str) -> None:
    anna, bela = new_visitor("Anna"), new_visitor("Bela")
    table = anna.create(game, bots="")
    bela.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    for one in (anna, bela):
        one.open_table(table)
    thinking = "Anna" if anna.update["table"]["turn"] == 0 else "Bela"
    other = bela if thinking == "Anna" else anna
    expect(other.page.get_by_role("heading", name=f"{thinking} is thinking")).to_be_visible()


@pytest.mark.parametrize("game", IDS)
def test_a_refusal_links_to_its_clause(new_visitor: OpenVisitor, game: str) -> None:
    anna = visitor_to_move(new_visitor, game)
    anna.page.locator(sample(game).refused).first.click()
    toast = anna.page.locator(".toast.refusal")
    clause = toast.locator(".cite b").inner_text()
    assert re.fullmatch(r"(CC|GW|RE)-\d+\.\d+", clause)
    toast.locator(".cite").click()
    rule = anna.page.get_by_role("dialog", name=clause)
    expect(rule.locator(".body")).to_have_text(re.compile(r"\w{3,}.{40}", re.S))


def test_a_refusal_does_not_quote_notation(new_visitor: OpenVisitor) -> None:  # GW-3.1
    anna = new_visitor("Anna")
    anna.open_table(anna.create("great-wall", terms={"options": {"first-seat": "1"}}))
    anna.wait_to_decide()
    anna.page.locator('[data-stop^="token-"]').first.click()
    toast = anna.page.locator(".toast.refusal")
    expect(toast).to_contain_text(
        "Not now. Take your first action: draw a card, or play cards of one kind"
    )
    expect(toast).to_contain_text("GW-3.1")
    expect(toast).not_to_contain_text("“")


def test_opening_something_over_the_table_closes_a_message(new_visitor: OpenVisitor) -> None:
    anna = visitor_to_move(new_visitor, "great-wall")
    toast = anna.page.locator(".toast")
    token = anna.page.locator('[data-stop^="token-"]:not([data-legal])').first
    for opener in (".cite", "summary.iconbtn >> nth=0"):
        token.click()
        expect(toast).to_be_visible()
        anna.page.locator(opener).last.click()
        if opener != ".cite":
            anna.page.get_by_role("button", name="Resign").click()
        expect(anna.page.locator("dialog[open]")).to_be_visible()
        expect(toast).to_have_count(0)
        anna.page.keyboard.press("Escape")
