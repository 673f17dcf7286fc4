"""Undo: choices before a move is sent, and moves where the rules allow it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.games.every import IDS, first_seat
from tests.web.conftest import OpenVisitor
from tests.web.drivers import driver, make_move, sample
from tests.web.positions import fork_at, import_record, random_games_with
from tests.web.visitor import Visitor

FIRST = {"options": {"first-seat": "1"}}
PRESS_THRICE = """key => {
  const press = () => new KeyboardEvent('keydown', { key, bubbles: true });
  for (let i = 0; i < 3; i++) document.body.dispatchEvent(press());
}"""


def visitor_before_undoable_move(anna: Visitor, game: str) -> str:
    """Return a visitor before a move that reveals nothing and does not end the turn."""
    undone = sample(game).undone
    [random_game] = random_games_with(game, {undone})
    moment = random_game.moments[undone]
    anna.open_table(fork_at(anna, import_record(anna, random_game.record), moment))
    anna.wait_to_decide()
    return moment.move


@pytest.mark.parametrize("by", ["button", "key"])
@pytest.mark.parametrize("game", IDS)
def test_a_move_is_undone(new_visitor: OpenVisitor, game: str, by: str) -> None:
    anna = new_visitor("Anna")
    text = visitor_before_undoable_move(anna, game)
    before = anna.update["view"]
    make_move(anna, "mouse", text)
    anna.wait_to_decide()
    assert anna.update["view"] != before
    if by == "key":
        anna.page.keyboard.press("u")
    else:
        anna.page.locator('[data-act="undo"]').click()
    anna.wait_until(lambda: anna.update["view"] == before)
    anna.wait_to_decide()
    expect(anna.page.locator('[data-act="undo"]')).to_be_disabled()
    make_move(anna, "mouse", text)  # once more


def test_a_final_move_says_why_it_cannot_be_undone(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna")
    anna.open_table(anna.create("chang-cheng", terms={"options": {"first-seat": "1"}}))
    anna.wait_to_decide()
    undo = anna.page.locator('[data-act="undo"]')
    expect(undo).to_be_disabled()
    undo.click(force=True)
    expect(anna.page.locator(".toast")).to_contain_text("cannot undo")


def test_a_repeated_key_sends_one_undo(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna")
    make_move(anna, "mouse", visitor_before_undoable_move(anna, "great-wall"))
    anna.wait_to_decide()
    version, asked = anna.update["version"], list[str]()
    anna.page.on("request", lambda one: asked.append(one.url) if "/hint" in one.url else None)
    for key in ("h", "u"):
        anna.page.evaluate(PRESS_THRICE, key)
    anna.wait_until(lambda: anna.update["version"] > version)
    assert [one["do"] for one in anna.sent[1:]] == ["ask"]  # others have seen the card
    assert len(asked) == 1


@pytest.mark.parametrize("game", IDS)
def test_choices_are_undone_step_by_step(new_visitor: OpenVisitor, game: str) -> None:
    anna = new_visitor("Anna")
    anna.open_table(anna.create(game, terms={"options": first_seat(game)}))
    anna.wait_to_decide()
    first = sample(game).first
    driver(anna, "mouse").choose(next(one for one in anna.legal if one.startswith(first)))
    expect(anna.confirm).to_be_enabled()
    anna.page.keyboard.press("Escape")
    expect(anna.confirm).to_be_disabled()
    assert [one for one in anna.sent if one["do"] == "move"] == []


def test_an_invalid_place_says_what_is_expected(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna")
    toast = anna.page.locator(".toast.refusal")
    anna.open_table(anna.create("chang-cheng", terms=FIRST))
    anna.wait_to_decide()
    for place in ("aI", "aN1"):  # a wall is held (CC-3.1)
        anna.page.locator(f'[data-place="{place}"]').click()
        expect(toast).to_contain_text("Not now. Single wall: choose a square.")
        expect(toast).to_contain_text("CC-3.1")
        toast.get_by_role("button", name="Close").click()
    anna.open_table(anna.create("great-wall", terms=FIRST))
    anna.wait_to_decide()
    for seat in (0, 1):  # nothing is held (GW-3.4)
        anna.page.locator(f'[data-stop="lane-1-{seat}"]').click()
        expect(toast).to_contain_text("draw a card, or play cards of one kind to a section")
        expect(toast).to_contain_text("GW-3.4")
        toast.get_by_role("button", name="Close").click()
    anna.open_table(anna.create("rise-of-empires"))
    anna.wait_to_decide()
    anna.page.locator('button[data-region="gaul"]').click()
    expect(toast).to_contain_text("RE-3.2")
    expect(anna.confirm).to_be_disabled()


def test_a_tile_that_cannot_be_taken_says_why(new_visitor: OpenVisitor) -> None:  # RE-3.2
    anna = new_visitor("Anna")
    anna.open_table(anna.create("rise-of-empires"))
    anna.wait_to_decide()
    anna.page.locator('[data-move^="progress "]').first.click()
    expect(anna.page.locator(".toast.refusal")).to_contain_text("RE-3.2")
    expect(anna.confirm).to_be_disabled()


def test_a_place_without_any_action_says_why(new_visitor: OpenVisitor) -> None:  # CC-5.2
    anna = new_visitor("Anna")
    anna.open_table(anna.create("chang-cheng", terms=FIRST))
    anna.wait_to_decide()
    make_move(anna, "mouse", next(one for one in anna.legal if one.startswith("wall ")))
    anna.wait_to_decide()
    taken = anna.sent[-1]["text"].split()[1]
    anna.page.locator('[data-hold="wall"]').click()
    anna.page.locator(f'[data-place="{taken}"]').click()
    expect(anna.page.locator(".toast.refusal")).to_contain_text("CC-")
