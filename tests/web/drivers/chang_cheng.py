"""Chang Cheng on the screen: hold a piece, point at a place, or answer a question."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.drivers import InputMethod, Sample, press
from tests.web.visitor import JSON, Visitor

PLACE = re.compile(r"[a-d](\d+|I{1,3}|N[1-3])")
COLOURS = ("red", "green", "blue", "violet")
CARDS = ("warrior", "traitor", "flood", "builder", "master", "mandarin")
FOCUS = """() => new Promise(done => requestAnimationFrame(
  () => done(document.activeElement.dataset.place ?? '')
))"""  # the page moves the focus when it has drawn the result of the key
HELD = ("wall", "double", "tower", "card", "neutral")

SAMPLE = Sample(
    offers=frozenset({"wall", "double"}),
    scene=(3, 3, "master@400", 30),
    language="hu",
    facts=(
        ('[data-place$="aI"]', ".tip", "Province aI.*Worth \\d.*CC-7.5.*Blocks: .*Most blocks: "),
        ('[data-place="aN1"]', ".tip", "Region aN1.*Squares a1 to .*Threat "),
        ('[data-place="a1"]', ".tip", "Square a1.*Province aI, region aN1"),
    ),
    refused="[data-place].no",
    first="wall ",
    undone="card flood",
    in_reach=(".hand",),
    dragged='[data-hold="wall"]',
)


class GameDriver:
    """Makes the moves of Chang Cheng."""

    def __init__(self, visitor: Visitor, input_method: InputMethod) -> None:
        self.visitor = visitor
        self.input_method: InputMethod = input_method

    def choose(self, text: str) -> None:
        """Choose a move."""
        words = text.split()
        places = [word for word in words if PLACE.fullmatch(word)]
        hold = " ".join(word for word in words if not PLACE.fullmatch(word))
        if not places:
            return self._answer(text)
        if any(word in HELD for word in words):
            self._hold(hold)
        for place in places:
            self._point(place, text)
        label = self.visitor.confirm.inner_text()
        if any(word in HELD for word in words):
            assert places[0] in label, f"{label!r} does not say {places[0]}"
        return None

    # ---- questions -------------------------------------------------------------------------------
    def _answer(self, text: str) -> None:
        selector = f'[data-move="{text}"]'
        if self.input_method != "keys":
            return press(self.visitor, self.input_method, selector)
        answers = self.visitor.page.locator("[data-move]")
        moves = answers.evaluate_all("all => all.map(one => one.dataset.move)")
        self.visitor.page.keyboard.press(str(moves.index(text) + 1))
        return None

    # ---- held pieces -----------------------------------------------------------------------------
    def _hold(self, hold: str) -> None:
        words = hold.split()
        selector = f'[data-hold="{hold}"]'
        if self.input_method == "keys":
            return self._hold_by_key(words, selector)
        if words[0] in COLOURS:
            press(self.visitor, self.input_method, f'[data-colour="{words[0]}"]')
        press(self.visitor, self.input_method, selector)
        return self._expect_held(selector)

    def _hold_by_key(self, words: list[str], selector: str) -> None:
        things = [word for word in words if word not in COLOURS]
        key = str(CARDS.index(things[1]) + 1) if things[0] == "card" else things[0][0]
        if things[0] != "neutral" and not self._is_held(selector):
            self.visitor.page.keyboard.press(key)
            if not self._is_held(selector):  # with two colours, the other one
                self.visitor.page.keyboard.press(key)
        self._expect_held(selector)

    def _is_held(self, selector: str) -> bool:
        return self.visitor.page.locator(f'{selector}[aria-pressed="true"]').count() > 0

    def _expect_held(self, selector: str) -> None:
        expect(self.visitor.page.locator(selector).first).to_have_attribute("aria-pressed", "true")

    # ---- places ----------------------------------------------------------------------------------
    def _point(self, place: str, text: str) -> None:
        selector = f'[data-place="{place}"]'
        if self.input_method == "keys":
            self._walk_to(place, text)
            self.visitor.page.keyboard.press("Enter")
        else:
            press(self.visitor, self.input_method, selector)
        expect(self.visitor.page.locator(selector).first).to_have_attribute("aria-pressed", "true")

    def _walk_to(self, place: str, text: str) -> None:
        """Go from target to target with N or P, whichever is closer."""
        key = self._distance(place, text)
        for _ in range(90):
            self.visitor.page.keyboard.press(key)
            if self._focus() == place:
                return
        raise AssertionError(f"{key} does not lead to {place}")

    def _distance(self, place: str, text: str) -> str:
        order = order_of_places(self.visitor.update["view"])
        here = self._focus()
        if here not in order:
            return "n"
        ahead = (order[place] - order[here]) % len(order)
        return "n" if ahead <= len(order) / 2 else "p"

    def _focus(self) -> str:
        found: str = self.visitor.page.evaluate(FOCUS)
        return found


def order_of_places(view: JSON) -> dict[str, int]:
    """Return the order of the places along the wall."""
    squares = [f"{board}{number}" for board in view["table"]["line"] for number in range(1, 14)]
    order = {name: at for at, name in enumerate(squares)}
    for area in (*view["provinces"], *view["regions"]):
        order[area["name"]] = order[area["squares"][0]]
    return order


def kind(text: str) -> str:
    """Return a move without places, boards and colours of others: `card flood`, `swap`."""
    words = [word for word in text.split() if not PLACE.fullmatch(word)]
    if words[0] == "board":
        return f"board {words[2]}"
    if words[0] == "cancel":
        return "cancel"
    return " ".join("own" if word in COLOURS else word for word in words)
