"""Rise of Empires through the screen: rows, discs, tiles, regions, and answers below the board."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.drivers import Hands, Sample, press
from tests.web.visitor import Visitor

ON_THE_MAP = ("place", "hire", "site")
IS_FOCUSED = "one => document.activeElement.matches(one)"

SAMPLE = Sample(
    offers=frozenset({"war", "pay"}),
    scene=(4, 3, "master@100", 480),
    language="it",
    facts=(
        ('button[data-region="italia"]', "p.about", "Italia. Era 1. 3 VP for most cubes"),
        (".tile.land >> nth=0", "p.about", "Income: "),
    ),
    refused=".tile:not([data-legal])",
    first="disc ",
    undone="disc",
)


class GameDriver:
    """The hands of somebody at a table of Rise of Empires."""

    def __init__(self, visitor: Visitor, hands: Hands) -> None:
        self.visitor = visitor
        self.hands: Hands = hands

    def choose(self, text: str) -> None:
        """Choose a move: every one is a thing to be pressed."""
        words = text.split()
        selector = f'[data-move="{text}"]'
        if words[0] in ON_THE_MAP:
            selector = f'button[data-region="{words[1]}"]'
        if self.hands == "keys":
            self._walk(selector)
            self.visitor.page.keyboard.press("Enter")
        else:
            press(self.visitor, self.hands, selector)
        expect(self.visitor.page.locator(selector).first).to_have_attribute("aria-pressed", "true")

    def _walk(self, selector: str) -> None:
        """N goes from one thing that may be chosen to the next."""
        for _ in range(60):
            self.visitor.page.keyboard.press("n")
            if self.visitor.page.evaluate(IS_FOCUSED, selector):
                return
        raise AssertionError(f"N does not lead to {selector}")


def kind(text: str) -> str:
    """A move without what it names: `pay`, `lose cube`, `ally nobody`."""
    words = text.split()
    named = {"lose": "cube", "ally": "nobody"}.get(words[0])
    return text if named and words[1] == named else words[0]
