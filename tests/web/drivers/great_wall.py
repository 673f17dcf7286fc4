"""Great Wall of China on the screen: cards in hand, walls, tokens, the deck."""

from __future__ import annotations

from playwright.sync_api import Locator, Position, expect

from tests.web.drivers import InputMethod, Sample, press, tab_to, wait_for_click
from tests.web.visitor import Visitor

COLOURS = ("red", "green", "blue", "violet", "yellow")
FREE_SPOT = """card => {
  const box = card.getBoundingClientRect();
  for (let y = 0.5; y < 1; y += 0.1)
    for (let x = 0.04; x < 1; x += 0.04) {
      const at = [box.x + x * box.width, box.y + y * box.height];
      if (card.contains(document.elementFromPoint(...at))) return at;
    }
  return null;
}"""
DECK = 'button[aria-keyshortcuts="D"]'

SAMPLE = Sample(
    offers=frozenset({"play many"}),
    scene=(4, 5, "master@400", 114),
    language="pl",
    facts=((".lane:has([data-card], .slot) .pick", "[role=tooltip]", "\\d ?GW-"),),
    refused='[data-stop^="token-"]:not([data-legal])',
    first="play ",
    undone="play",
    in_reach=(".fan", ".deck"),
    dragged="[data-card]",
)


class GameDriver:
    """Makes the moves of Great Wall of China."""

    def __init__(self, visitor: Visitor, input_method: InputMethod) -> None:
        self.visitor = visitor
        self.input_method: InputMethod = input_method

    def choose(self, text: str) -> None:
        """Choose a move."""
        words = text.split()
        act = {
            "draw": self._draw,
            "play": self._play,
            "ride": self._ride,
            "claim": self._claim,
            "take": self._take,
            "decline": self._decline,
        }[words[0]]
        act(words[1:])

    def _draw(self, _: list[str]) -> None:
        if self.input_method == "keys":
            self.visitor.page.keyboard.press("d")
        else:
            press(self.visitor, self.input_method, DECK)

    def _play(self, words: list[str]) -> None:
        count = int(words.pop(0)) if words[0].isdigit() else 1
        kind, wall = words[0], words[2]
        self._take_cards(kind, count)
        if kind == "horseman" and count == 1:
            self._choose_cost("play")
        if "over" in words:
            colour, card = words[-2:]
            self._press(f'button[data-drop-wall="{wall}"][data-drop-card="{colour} {card}"]')
        else:
            self._press(self._own_lane(wall))

    def _ride(self, words: list[str]) -> None:
        self._take_cards("horseman", 1)
        self._choose_cost("ride")
        self._press(self._own_lane(words[0]))

    def _claim(self, words: list[str]) -> None:
        token, wall, card = int(words[0]), words[2], words[4]
        self._press(self._token(int(wall), token))
        colour = COLOURS[self.visitor.update["view"]["viewer"]]
        bearer = f'button[data-drop-wall="{wall}"][data-drop-card="{colour} {card}"]'
        answered = f'[data-act="confirm"]:enabled, {bearer}'
        expect(self.visitor.page.locator(answered).first).to_be_visible()
        if not self.visitor.confirm.is_enabled():
            self._press(bearer)

    def _take(self, words: list[str]) -> None:
        token = self._tokens(int(words[0]))[0]
        self._press(self._token(int(words[0]), token))

    def _decline(self, words: list[str]) -> None:
        self._control(f'[data-choice="decline-{words[0]}"]')

    # ---- cards, places, controls -----------------------------------------------------------------
    def _take_cards(self, kind: str, count: int) -> None:
        """Take cards of a kind; each press takes one more."""
        selector = f'button[data-stop="{kind}"]'
        key = self.visitor.page.get_attribute(selector, "aria-keyshortcuts") or ""
        for _ in range(count):
            if self.input_method == "keys":
                self.visitor.page.keyboard.press(key)
            else:
                self._press_card(f"{selector} [data-card]:not(.up)")
        expect(self.visitor.page.locator(selector)).to_have_attribute("aria-pressed", "true")

    def _press_card(self, selector: str) -> None:
        """Press a card of the hand or a lane where no other card covers it."""
        card = self.visitor.page.locator(selector).first
        card.scroll_into_view_if_needed()
        if self.input_method == "touch":
            with wait_for_click(self.visitor):
                self.visitor.page.touchscreen.tap(*_free_spot(card))
        else:
            self.visitor.wait_until(lambda: self._point_at(card))
            self.visitor.page.mouse.down()
            self.visitor.page.mouse.up()

    def _point_at(self, card: Locator) -> bool:
        """Move the mouse over a card; return whether the card has stayed in place."""
        x, y = _free_spot(card)
        self.visitor.page.mouse.move(x, y)
        return _free_spot(card) == (x, y)

    def _choose_cost(self, how: str) -> None:
        """Choose whether a horseman moves for free or as an action, if there is a choice."""
        choice = f'[data-choice="{how}"]'
        wanted = self.visitor.page.locator(choice)
        if wanted.count() and wanted.get_attribute("aria-pressed") != "true":
            self._control(choice)

    def _control(self, selector: str) -> None:
        if self.input_method == "keys":
            tab_to(self.visitor, selector)
            self.visitor.page.keyboard.press("Space")
        else:
            press(self.visitor, self.input_method, selector)

    def _press(self, selector: str) -> None:
        if self.input_method != "keys":
            way = self._press_card if "data-drop-card" in selector else self._press_place
            return way(selector)
        for _ in range(60):
            self.visitor.page.keyboard.press("n")
            if self.visitor.page.evaluate("one => document.activeElement.matches(one)", selector):
                self.visitor.page.keyboard.press("Enter")
                return None
        raise AssertionError(f"N does not lead to {selector}")

    def _press_place(self, selector: str) -> None:
        """Press the right end of a lane: a card elsewhere may be a target of its own."""
        box = self.visitor.page.locator(selector).first.bounding_box()
        assert box is not None
        end: Position = {"x": box["width"] - 12, "y": box["height"] / 2}
        press(self.visitor, self.input_method, selector, end if "lane-" in selector else None)

    def _own_lane(self, wall: str) -> str:
        return f'[data-stop="lane-{wall}-{self.visitor.update["view"]["viewer"]}"]'

    def _tokens(self, wall: int) -> list[int]:
        tokens: list[int] = self.visitor.update["view"]["table"]["walls"][wall - 1]["tokens"]
        return tokens

    def _token(self, wall: int, value: int) -> str:
        return f'[data-stop="token-{wall}-{self._tokens(wall).index(value)}"]'


def _free_spot(card: Locator) -> tuple[float, float]:
    """Return a point where a card can be pressed now."""
    spot = card.evaluate(FREE_SPOT)
    assert spot, f"no part of {card} can be pressed"
    x, y = spot
    return x, y


def kind(text: str) -> str:
    """Return a move without its wall, token and cards: `play`, `play many`, `play over`."""
    words = text.split()
    if words[0] != "play":
        return words[0]
    if "over" in words:
        return "play over"
    return "play many" if words[1].isdigit() else "play"
