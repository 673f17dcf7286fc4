"""Any game on the generic screen: a list of all legal moves."""

from __future__ import annotations

from tests.web.drivers import InputMethod, Sample, press
from tests.web.visitor import Visitor

SAMPLE = Sample(
    offers=frozenset(),
    scene=(2, 1, "easy", 0),
    language="en",
    facts=(),
    refused="",
    first="",
    undone="",
)


class GameDriver:
    """Makes moves on the generic screen."""

    def __init__(self, visitor: Visitor, input_method: InputMethod) -> None:
        self.visitor = visitor
        self.input_method: InputMethod = input_method

    def choose(self, text: str) -> None:
        """Choose a move; number keys choose one of the first nine."""
        if self.input_method == "keys":
            self.visitor.page.keyboard.press(str(self.visitor.legal.index(text) + 1))
        else:
            press(self.visitor, self.input_method, f'[data-move="{text}"]')


def kind(text: str) -> str:
    """Return the first word of a move."""
    return text.partition(" ")[0]
