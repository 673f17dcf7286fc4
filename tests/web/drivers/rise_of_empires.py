"""Rise of Empires on the screen: rows, discs, tiles, regions, and questions below the board."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.drivers import InputMethod, Sample, press
from tests.web.visitor import Visitor

ON_THE_MAP = ("place", "hire", "site")
IS_FOCUSED = "one => document.activeElement.matches(one)"

SAMPLE = Sample(
    offers=frozenset({"war", "pay"}),
    scene=(4, 3, "master@100", 480),
    language="it",
    facts=(
        ('button[data-region="italia"]', "p.about", "Italia. Era 1. 3\u00a0VP for the most cubes"),
        (".tile.land >> nth=0", "p.about", "Income: "),
    ),
    refused=".tile:not([data-legal])",
    first="disc ",
    undone="disc",
)


class GameDriver:
    """Makes the moves of Rise of Empires."""

    def __init__(self, visitor: Visitor, input_method: InputMethod) -> None:
        self.visitor = visitor
        self.input_method: InputMethod = input_method

    def choose(self, text: str) -> None:
        """Choose a move; every move is an element to press."""
        words = text.split()
        selector = f'[data-move="{text}"]'
        if words[0] in ON_THE_MAP:
            selector = f'button[data-region="{words[1]}"]'
        if self.input_method == "keys":
            self._walk_to(selector)
            self.visitor.page.keyboard.press("Enter")
        else:
            press(self.visitor, self.input_method, selector)
        expect(self.visitor.page.locator(selector).first).to_have_attribute("aria-pressed", "true")

    def _walk_to(self, selector: str) -> None:
        """Go from choice to choice with the key N."""
        for _ in range(60):
            self.visitor.page.keyboard.press("n")
            if self.visitor.page.evaluate(IS_FOCUSED, selector):
                return
        raise AssertionError(f"N does not lead to {selector}")


def kind(text: str) -> str:
    """Return a move without what it names: `pay`, `lose cube`, `ally nobody`."""
    words = text.split()
    named = {"lose": "cube", "ally": "nobody"}.get(words[0])
    return text if named and words[1] == named else words[0]
