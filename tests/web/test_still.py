"""While a move is put together nothing moves away: not the hand, not the board, not the buttons."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Comes
from tests.web.positions import Moment, Played, bring_in, go_on_from, played
from tests.web.visitor import DESKTOP, PATIENCE, PHONE, Visitor

PLAYERS = 4
GAMES = ["chang-cheng", "great-wall", "rise-of-empires"]
SIZES = {"desktop": DESKTOP, "phone": PHONE}
PARTS = [".board", ".rail", "section.tray", ".acts", ".fan", ".hand", ".mats"]
PLACES = """parts => parts.flatMap(name => {
  const one = document.querySelector(`#main ${name}`);
  const { x, y, height } = one?.getBoundingClientRect() ?? {};
  return height ? [[name, ...[x, y + scrollY, height].map(Math.round)].join(' ')] : [];
})"""
# How far the page, or the display of actions in it, is longer than its window.
LONGER = """() => [document.documentElement, document.querySelector('.display')]
  .filter(Boolean).map(one => one.scrollHeight - one.clientHeight)"""


def sit_down(anna: Visitor, past: Played, moment: Moment) -> None:
    """A position of a game that was played with sense."""
    anna.sit(go_on_from(anna, bring_in(anna, past.record), moment, "easy"))
    anna.to_decide()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_choosing_and_a_hint_move_nothing(comes: Comes, game: str, size: str) -> None:
    anna = comes("Anna", size=SIZES[size], touch=size != "desktop")
    past = played(game, PLAYERS)
    sit_down(anna, past, past.middle)
    before = anna.page.evaluate(PLACES, PARTS)
    assert len(before) > 3
    anna.page.locator('[data-act="hint"]').click()
    expect(anna.confirm).to_be_enabled(timeout=PATIENCE)  # a bot has to think
    expect(anna.page.locator(".hint")).to_be_visible()
    assert anna.page.evaluate(PLACES, PARTS) == before
    anna.page.keyboard.press("Escape")
    expect(anna.confirm).to_be_disabled()
    assert anna.page.evaluate(PLACES, PARTS) == before


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_table_is_on_the_screen(comes: Comes, game: str) -> None:
    anna = comes("Anna", size=DESKTOP)
    past = played(game, PLAYERS)
    for moment in (past.middle, past.late):
        sit_down(anna, past, moment)
        assert set(anna.page.evaluate(LONGER)) == {0}
