"""Hands: each game's moves made through the screen, by mouse, by finger, or by keys alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Literal, Protocol

from playwright.sync_api import Locator, Position, expect

from tests.web.visitor import Visitor
from wanli.core.game_modules import find_module

Hands = Literal["mouse", "touch", "keys"]
EXPECT_CLICK = """() => { window.clicked = new Promise(done => {
  addEventListener('click', () => done(), { capture: true, once: true });
}); }"""


class Driver(Protocol):
    """Chooses a legal move on the screen."""

    def choose(self, text: str) -> None:
        """Choose a move, up to where Confirm would send it."""
        ...


@dataclass(frozen=True)
class Sample:
    """What the tests of all screens need to know about the screen of one game."""

    offers: frozenset[str]  # kinds of moves that the position of `sights.py` must offer
    scene: tuple[int, int, str, int]  # of a picture: players, seed, bots, number of the decision
    language: str  # of one more picture
    facts: tuple[tuple[str, str, str], ...]  # a place, where its facts are shown, some of them
    refused: str  # a place that cannot be chosen in the middle of a game
    first: str  # how the text of a first move begins
    undone: str  # the kind of a move that reveals nothing, and after which the turn goes on
    in_reach: tuple[str, ...] = ()  # parts of the tray that a tablet shows without scrolling
    dragged: str = ""  # what can be dragged over the board


def sample(game: str) -> Sample:
    """Return the sample of a game: `SAMPLE` of its module here."""
    found: Sample = _module(game).SAMPLE
    return found


def kind(game: str, text: str) -> str:
    """Return the kind of a move: its text without what it names."""
    found: str = _module(game).kind(text)
    return found


def driver(visitor: Visitor, hands: Hands) -> Driver:
    """Return the driver for the game that a visitor sees."""
    found: Driver = _module(visitor.update["table"]["game"]).GameDriver(visitor, hands)
    return found


def _module(game: str) -> Any:
    """Return the module of a game, or the one for the screen of games that have none."""
    return find_module(__name__, game) or import_module(f"{__name__}.generic")


def press(visitor: Visitor, hands: Hands, selector: str, at: Position | None = None) -> None:
    """A click or a tap; something must be there to be pressed, and in reach."""
    target = visitor.page.locator(selector).first
    if hands == "touch":
        tap(visitor, target, at)
    else:
        target.click(position=at)


def tap(visitor: Visitor, target: Locator, at: Position | None = None) -> None:
    """Tap something; it has been clicked when this returns."""
    with clicked(visitor):
        target.tap(position=at)


@contextmanager
def clicked(visitor: Visitor) -> Iterator[None]:
    """Wait for the click that a browser makes of a tap; it comes some time after the tap."""
    visitor.page.evaluate(EXPECT_CLICK)
    yield
    visitor.page.evaluate("window.clicked")


def tab_to(visitor: Visitor, selector: str) -> None:
    """Go to a control by the Tab key."""
    for _ in range(120):
        if visitor.page.evaluate("one => document.activeElement.matches(one)", selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab reaches {selector}")


def send(visitor: Visitor, hands: Hands) -> None:
    """Send what was chosen."""
    expect(visitor.confirm).to_be_enabled()
    assert visitor.confirm.inner_text().strip()
    before = visitor.update["version"]
    if hands == "keys":
        visitor.page.keyboard.press("Enter")
    else:
        press(visitor, hands, '[data-act="confirm"]')
    visitor.wait_until(lambda: visitor.update["version"] > before)


def make(visitor: Visitor, hands: Hands, text: str) -> None:
    """Make a move through the screen; what was sent is just that move, once."""
    before = len(visitor.sent)
    driver(visitor, hands).choose(text)
    send(visitor, hands)
    moves = [one["text"] for one in visitor.sent[before:] if one["do"] == "move"]
    assert moves == [text], f"{moves} was sent instead of {text}"
