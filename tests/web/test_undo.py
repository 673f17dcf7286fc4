"""Taking back: what is chosen before it is sent, and a move where the rules allow it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.games.every import IDS, first_seat
from tests.web.conftest import Comes
from tests.web.drivers import driver, make, sample
from tests.web.positions import bring_in, go_on_from, pasts_with
from tests.web.visitor import Visitor

FIRST = {"options": {"first-seat": "1"}}
PRESS_THRICE = """key => {
  const press = () => new KeyboardEvent('keydown', { key, bubbles: true });
  for (let i = 0; i < 3; i++) document.body.dispatchEvent(press());
}"""


def sit_before_a_harmless_move(anna: Visitor, game: str) -> str:
    """A table where a move reveals nothing and the turn goes on after it."""
    undone = sample(game).undone
    [past] = pasts_with(game, {undone})
    moment = past.moments[undone]
    anna.sit(go_on_from(anna, bring_in(anna, past.record), moment))
    anna.to_decide()
    return moment.move


@pytest.mark.parametrize("by", ["button", "key"])
@pytest.mark.parametrize("game", IDS)
def test_a_move_is_taken_back(comes: Comes, game: str, by: str) -> None:
    anna = comes("Anna")
    text = sit_before_a_harmless_move(anna, game)
    before = anna.update["view"]
    make(anna, "mouse", text)
    anna.to_decide()
    assert anna.update["view"] != before
    if by == "key":
        anna.page.keyboard.press("u")
    else:
        anna.page.locator('[data-act="undo"]').click()
    anna.wait_until(lambda: anna.update["view"] == before)
    anna.to_decide()
    expect(anna.page.locator('[data-act="undo"]')).to_be_disabled()
    make(anna, "mouse", text)  # and the same once more


def test_a_move_that_stands_says_why(comes: Comes) -> None:
    anna = comes("Anna")
    anna.sit(anna.create("chang-cheng", terms={"options": {"first-seat": "1"}}))
    anna.to_decide()
    undo = anna.page.locator('[data-act="undo"]')
    expect(undo).to_be_disabled()
    undo.click(force=True)
    expect(anna.page.locator(".toast")).to_contain_text("cannot undo")


def test_a_key_pressed_again_and_again_is_one_wish(comes: Comes) -> None:
    anna = comes("Anna")
    make(anna, "mouse", sit_before_a_harmless_move(anna, "great-wall"))
    anna.to_decide()
    version, asked = anna.update["version"], list[str]()
    anna.page.on("request", lambda one: asked.append(one.url) if "/hint" in one.url else None)
    for key in ("h", "u"):
        anna.page.evaluate(PRESS_THRICE, key)
    anna.wait_until(lambda: anna.update["version"] > version)
    assert [one["do"] for one in anna.sent[1:]] == ["ask"]  # the others have seen the card
    assert len(asked) == 1


@pytest.mark.parametrize("game", IDS)
def test_what_is_chosen_is_given_back_step_by_step(comes: Comes, game: str) -> None:
    anna = comes("Anna")
    anna.sit(anna.create(game, terms={"options": first_seat(game)}))
    anna.to_decide()
    first = sample(game).first
    driver(anna, "mouse").choose(next(one for one in anna.legal if one.startswith(first)))
    expect(anna.confirm).to_be_enabled()
    anna.page.keyboard.press("Escape")
    expect(anna.confirm).to_be_disabled()
    assert [one for one in anna.sent if one["do"] == "move"] == []


def test_a_place_that_is_not_wanted_says_what_is(comes: Comes) -> None:
    anna = comes("Anna")
    toast = anna.page.locator(".toast.refusal")
    anna.sit(anna.create("chang-cheng", terms=FIRST))
    anna.to_decide()
    for place in ("aI", "aN1"):  # a wall is in hand (CC-3.1)
        anna.page.locator(f'[data-place="{place}"]').click()
        expect(toast).to_contain_text("Not now. Single wall: choose a square.")
        expect(toast).to_contain_text("CC-3.1")
        toast.get_by_role("button", name="Close").click()
    anna.sit(anna.create("great-wall", terms=FIRST))
    anna.to_decide()
    for seat in (0, 1):  # nothing is in hand (GW-3.4)
        anna.page.locator(f'[data-stop="lane-1-{seat}"]').click()
        expect(toast).to_contain_text("draw a card, or play cards of one kind to a section")
        expect(toast).to_contain_text("GW-3.4")
        toast.get_by_role("button", name="Close").click()
    anna.sit(anna.create("rise-of-empires"))
    anna.to_decide()
    anna.page.locator('button[data-region="gaul"]').click()
    expect(toast).to_contain_text("RE-3.2")
    expect(anna.confirm).to_be_disabled()


def test_a_tile_that_cannot_be_taken_says_why(comes: Comes) -> None:  # RE-3.2
    anna = comes("Anna")
    anna.sit(anna.create("rise-of-empires"))
    anna.to_decide()
    anna.page.locator('[data-move^="progress "]').first.click()
    expect(anna.page.locator(".toast.refusal")).to_contain_text("RE-3.2")
    expect(anna.confirm).to_be_disabled()


def test_a_place_where_nothing_can_be_done_says_why(comes: Comes) -> None:  # CC-5.2
    anna = comes("Anna")
    anna.sit(anna.create("chang-cheng", terms=FIRST))
    anna.to_decide()
    make(anna, "mouse", next(one for one in anna.legal if one.startswith("wall ")))
    anna.to_decide()
    taken = anna.sent[-1]["text"].split()[1]
    anna.page.locator('[data-hold="wall"]').click()
    anna.page.locator(f'[data-place="{taken}"]').click()
    expect(anna.page.locator(".toast.refusal")).to_contain_text("CC-")
