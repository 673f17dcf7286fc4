"""What a play screen tells: the facts of a place, who thinks, and why something cannot be done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.games.every import IDS
from tests.web.conftest import Comes
from tests.web.drivers import sample
from tests.web.positions import bring_in, go_on_from, past
from tests.web.visitor import Visitor


def sit_down(comes: Comes, game: str) -> Visitor:
    """Somebody who has to decide in the middle of a game."""
    anna = comes("Anna")
    one = past(game, 2, (), 3)
    moment, _ = one.made[len(one.made) // 3]
    anna.sit(go_on_from(anna, bring_in(anna, one.record), moment))
    anna.to_decide()
    return anna


@pytest.mark.parametrize("game", IDS)
def test_pointing_at_a_place_shows_its_facts(comes: Comes, game: str) -> None:
    anna = sit_down(comes, game)
    for place, shown, facts in sample(game).facts:
        anna.page.mouse.move(0, 0)
        expect(anna.page.locator(shown)).to_have_count(0)
        anna.page.locator(place).first.hover()
        expect(anna.page.locator(shown)).to_have_text(re.compile(facts, re.S))


@pytest.mark.parametrize("game", IDS)
def test_the_place_in_focus_shows_its_facts(comes: Comes, game: str) -> None:
    anna = sit_down(comes, game)
    anna.page.keyboard.press("Tab")  # whoever uses keys sees where he is
    for place, shown, facts in sample(game).facts:
        anna.page.locator(place).first.focus()
        expect(anna.page.locator(shown)).to_have_text(re.compile(facts, re.S))


@pytest.mark.parametrize("game", IDS)
def test_the_others_see_who_thinks(comes: Comes, game: str) -> None:
    anna, bela = comes("Anna"), comes("Bela")
    table = anna.create(game, bots="")
    bela.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    for one in (anna, bela):
        one.sit(table)
    thinking = "Anna" if anna.update["table"]["turn"] == 0 else "Bela"
    other = bela if thinking == "Anna" else anna
    expect(other.page.get_by_role("heading", name=f"{thinking} is thinking")).to_be_visible()


@pytest.mark.parametrize("game", IDS)
def test_a_refusal_leads_to_its_clause(comes: Comes, game: str) -> None:
    anna = sit_down(comes, game)
    anna.page.locator(sample(game).refused).first.click()
    toast = anna.page.locator(".toast.refusal")
    clause = toast.locator(".cite b").inner_text()
    assert re.fullmatch(r"(CC|GW|RE)-\d+\.\d+", clause)
    toast.locator(".cite").click()
    rule = anna.page.get_by_role("dialog", name=clause)
    expect(rule.locator(".body")).to_have_text(re.compile(r"\w{3,}.{40}", re.S))


def test_a_refusal_quotes_no_move_that_nobody_typed(comes: Comes) -> None:  # GW-3.1
    anna = comes("Anna")
    anna.sit(anna.create("great-wall", terms={"options": {"first-seat": "1"}}))
    anna.to_decide()
    anna.page.locator('[data-stop^="token-"]').first.click()
    toast = anna.page.locator(".toast.refusal")
    expect(toast).to_contain_text(
        "Not now. Take your first action: draw a card, or play cards of one kind"
    )
    expect(toast).to_contain_text("GW-3.1")
    expect(toast).not_to_contain_text("“")


def test_a_message_is_gone_when_something_is_opened_over_the_table(comes: Comes) -> None:
    anna = sit_down(comes, "great-wall")
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
