"""Drivers make a game's moves on its screen: by mouse, by touch, or by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Literal, Protocol

from playwright.sync_api import Locator, Position, expect

from tests.web.visitor import Visitor
from wanli.core.game_modules import find_module

InputMethod = Literal["mouse", "touch", "keys"]
EXPECT_CLICK = """() => { window.clicked = new Promise(done => {
  addEventListener('click', () => done(), { capture: true, once: true });
}); }"""


class Driver(Protocol):
    """Chooses a legal move on the screen."""

    def choose(self, text: str) -> None:
        """Choose a move, so that Confirm would send it."""
        ...


@dataclass(frozen=True)
class Sample:
    """Facts about the screen of a game that the tests of all screens need."""

    offers: frozenset[str]  # kinds of moves that must be legal in the position of `all_pages.py`
    scene: tuple[int, int, str, int]  # of a screenshot: players, seed, bots, number of the decision
    language: str  # of one more screenshot
    # a place, the element that shows its facts, and some of them
    facts: tuple[tuple[str, str, str], ...]
    refused: str  # a place that cannot be chosen in the middle of a game
    first: str  # the beginning of a first move
    undone: str  # a kind of move that reveals nothing and does not end the turn
    # parts of the tray that are visible on a tablet without scrolling
    in_reach: tuple[str, ...] = ()
    dragged: str = ""  # what can be dragged over the board


def sample(game: str) -> Sample:
    """Return the sample of a game: `SAMPLE` of its driver module."""
    found: Sample = _module(game).SAMPLE
    return found


def kind(game: str, text: str) -> str:
    """Return the kind of a move: its text without the things that it names."""
    found: str = _module(game).kind(text)
    return found


def driver(visitor: Visitor, input_method: InputMethod) -> Driver:
    """Return the driver for the game on a visitor's screen."""
    found: Driver = _module(visitor.update["table"]["game"]).GameDriver(visitor, input_method)
    return found


def _module(game: str) -> Any:
    """Return the driver module of a game, or that of the generic screen."""
    return find_module(__name__, game) or import_module(f"{__name__}.generic")


def press(
    visitor: Visitor, input_method: InputMethod, selector: str, at: Position | None = None
) -> None:
    """Click or tap an element, which must exist and be in reach."""
    target = visitor.page.locator(selector).first
    if input_method == "touch":
        tap(visitor, target, at)
    else:
        target.click(position=at)


def tap(visitor: Visitor, target: Locator, at: Position | None = None) -> None:
    """Tap an element and wait for the resulting click."""
    with wait_for_click(visitor):
        target.tap(position=at)


@contextmanager
def wait_for_click(visitor: Visitor) -> Iterator[None]:
    """Wait for the click event, which browsers send some time after a tap."""
    visitor.page.evaluate(EXPECT_CLICK)
    yield
    visitor.page.evaluate("window.clicked")


def tab_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until a control has the focus."""
    for _ in range(120):
        if visitor.page.evaluate("one => document.activeElement.matches(one)", selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab reaches {selector}")


def confirm_move(visitor: Visitor, input_method: InputMethod) -> None:
    """Send the chosen move."""
    expect(visitor.confirm).to_be_enabled()
    assert visitor.confirm.inner_text().strip()
    before = visitor.update["version"]
    if input_method == "keys":
        visitor.page.keyboard.press("Enter")
    else:
        press(visitor, input_method, '[data-act="confirm"]')
    visitor.wait_until(lambda: visitor.update["version"] > before)


def make_move(visitor: Visitor, input_method: InputMethod, text: str) -> None:
    """Make a move on the screen; check that exactly this move is sent, once."""
    before = len(visitor.sent)
    driver(visitor, input_method).choose(text)
    confirm_move(visitor, input_method)
    moves = [one["text"] for one in visitor.sent[before:] if one["do"] == "move"]
    assert moves == [text], f"{moves} was sent instead of {text}"
