"""Pebbles: a small game with everything that the laws check, interpreted and in one file.

Each seat is dealt a hidden card (1 to 3). In a turn a player takes one or two pebbles from the
heap, shows the card for its points, or marks left or right in secret. The last pebble ends it.

TOY-1.1 the heap, TOY-1.2 the deal, TOY-2.1 take, TOY-2.2 show, TOY-2.3 mark, TOY-3.1 the end.
"""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.errors import BadPosition, NotAMove
from wanli.core.game import Game, Reason, Setup
from wanli.core.options import Option
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, Note, State
from wanli.core.view import Prompt, View

CLAUSES: Final = frozenset({"TOY-1.1", "TOY-1.2", "TOY-2.1", "TOY-2.2", "TOY-2.3", "TOY-3.1"})
DECK: Final = [0, 3, 2, 1]  # cards of value 0, 1, 2, 3
TAKE_1, TAKE_2, SHOW, LEFT, RIGHT, DEAL = 1, 2, 3, 4, 5, 10  # DEAL + value
TEXTS: Final = {
    TAKE_1: "take 1",
    TAKE_2: "take 2",
    SHOW: "show",
    LEFT: "mark left",
    RIGHT: "mark right",
    **{DEAL + value: f"deal {value}" for value in (1, 2, 3)},
}
UNKNOWN: Final = -1


class Table(msgspec.Struct):
    """The complete state; -1 stands for what a viewer does not know."""

    players: int
    start: int  # pebbles at the beginning
    heap: int
    hands: list[int]  # a card by seat, 0 before the deal
    marks: list[int]  # 0, LEFT or RIGHT by seat
    open: list[bool]  # cards that were shown
    taken: list[int]
    current: int
    over: bool
    shown: int


class PebblesView(View, kw_only=True):
    """The view of one viewer."""

    table: Table
    hint: int = 0  # used only by mutants that leak


class Pebbles(State):
    """A position of the toy."""

    def __init__(self, players: int, start: int) -> None:
        super().__init__()
        self.players = players
        self.start = start
        self.heap = start
        self.hands = [0] * players
        self.marks = [0] * players
        self.open = [False] * players
        self.taken = [0] * players
        self.current = CHANCE

    def left_in_deck(self, value: int) -> int:
        """Return the number of cards of a value left in the deck."""
        return DECK[value] - self.hands.count(value)

    def legal(self, out: vec[i64]) -> i64:
        n = 0
        for action in TEXTS:
            if not self.over and self.reason(action) is None:
                out[n] = action
                n += 1
        return n

    def reason(self, action: int) -> tuple[str, str] | None:
        """Return the code and the clause that forbid an action, or None."""
        if self.over:
            return "over", "TOY-3.1"
        if (action > DEAL) != (self.current == CHANCE):
            return "not-now", "TOY-1.2"
        if action > DEAL:
            return None if self.left_in_deck(action - DEAL) else ("not-left", "TOY-1.2")
        if action == TAKE_2 and self.heap < 2:
            return "too-few", "TOY-2.1"
        if action == SHOW and self.open[self.current]:
            return "shown-already", "TOY-2.2"
        if action in (LEFT, RIGHT) and self.marks[self.current]:
            return "marked-already", "TOY-2.3"
        return None

    def apply(self, action: i64) -> None:
        if action > DEAL:
            self.hands[self.hands.index(0)] = action - DEAL
            self.current = CHANCE if 0 in self.hands else 0
            self.reveals += 1
            return
        self.play(action)
        self.current = (self.current + 1) % self.players
        if self.heap == 0:
            self.over = True
            self.reveals += 1

    def seen_as(self, action: i64, viewer: i64) -> i64:
        if action > DEAL and self.hands.index(0) != viewer:
            return DEAL
        return LEFT if action == RIGHT and viewer != self.current else action

    def play(self, action: int) -> None:
        """Apply an action of a player."""
        seat = self.current
        if action == SHOW:
            self.open[seat] = True
            self.reveals += 1
            self.tell("shows", "TOY-2.2", {"seat": seat + 1, "card": self.hands[seat]})
        elif action in (LEFT, RIGHT):
            self.marks[seat] = action
            self.tell("marks", "TOY-2.3", {"seat": seat + 1})
        else:
            self.heap -= action
            self.taken[seat] += action

    def tell(self, code: str, clause: str, facts: dict[str, str | int]) -> None:
        """Add a note."""
        if self.journal is not None:
            self.journal.append(Note(code, clause, facts))

    def clone(self) -> State:
        return self.build(self.table())

    @classmethod
    def build(cls, table: Table) -> Pebbles:
        """Return the position of a table."""
        state = cls(table.players, table.start)
        state.heap, state.current = table.heap, table.current
        state.hands, state.marks = list(table.hands), list(table.marks)
        state.open, state.taken = list(table.open), list(table.taken)
        state.over, state.reveals = table.over, table.shown
        return state

    def table(self, viewer: int | None = None) -> Table:
        """Return the complete table, or the part that a viewer may know."""
        hands, marks = self.hands, self.marks
        if viewer is not None and not self.over:
            secret = [seat != viewer for seat in range(self.players)]
            hands = [
                UNKNOWN if hidden and card and not self.open[seat] else card
                for seat, (card, hidden) in enumerate(zip(hands, secret, strict=True))
            ]
            marks = [UNKNOWN if s and m else m for m, s in zip(marks, secret, strict=True)]
        return Table(
            players=self.players,
            start=self.start,
            heap=self.heap,
            hands=hands,
            marks=marks,
            open=self.open,
            taken=self.taken,
            current=self.current,
            over=self.over,
            shown=self.reveals,
        )

    def determinize(self, viewer: i64, rng: Rng) -> None:
        known = self.table(int(viewer))
        self.hands = deal(known.hands, rng)
        self.marks = [(LEFT, RIGHT)[rng.below(2)] if m == UNKNOWN else m for m in known.marks]

    def score(self, player: i64) -> i64:
        mark = self.marks[player] - LEFT + 1 if self.over and self.marks[player] else 0
        return self.taken[player] + self.hands[player] * self.open[player] + mark

    def result(self, player: i64) -> float:
        scores = [int(self.score(seat)) for seat in range(self.players)]
        return (scores[player] == max(scores)) / scores.count(max(scores))

    def weight(self, action: i64) -> i64:
        return self.left_in_deck(action - DEAL)


def deal(hands: list[int], rng: Rng) -> list[int]:
    """Return hands with the unknown cards dealt from the rest of the deck."""
    left = [value for value in (1, 2, 3) for _ in range(DECK[value] - hands.count(value))]
    return [left.pop(rng.below(len(left))) if card == UNKNOWN else card for card in hands]


class Toy(Game[Pebbles, PebblesView]):
    """Pebbles as a game of the library."""

    id: ClassVar[str] = "pebbles"
    title: ClassVar[str] = "Pebbles"
    prefix: ClassVar[str] = "TOY"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3)
    options: ClassVar[tuple[Option, ...]] = (
        Option("heap", ("6", "9"), "TOY-1.1"),
        Option("extra", ("0", "1"), "TOY-1.1", (2,), ("heap", "9")),
    )
    view_type: ClassVar[type[View]] = PebblesView
    state_type: ClassVar[type[Pebbles]] = Pebbles

    def new(self, setup: Setup) -> Pebbles:
        start = int(setup.options["heap"]) + int(setup.options.get("extra", "0"))
        return self.state_type(setup.players, start)

    def content_name(self, setup: Setup) -> str:
        return ""

    def read(self, state: Pebbles, text: str) -> int:
        for action, known in TEXTS.items():
            if text == known:
                return action
        raise NotAMove("unknown-word", {"text": text})

    def write(self, state: Pebbles, action: int) -> str:
        return TEXTS[action]

    def text_for(self, state: Pebbles, action: int, viewer: int) -> str:
        if action > DEAL and state.hands.index(0) != viewer:
            return "deal ?"
        return "mark ?" if action in (LEFT, RIGHT) and viewer != state.current else TEXTS[action]

    def reason(self, state: Pebbles, action: int) -> Reason:
        found = state.reason(action)
        assert found is not None
        return (*found, {})

    def view(self, state: Pebbles, viewer: int) -> PebblesView:
        t = state
        return PebblesView(
            game=self.id,
            players=int(t.players),
            viewer=viewer,
            current=int(t.current),
            over=t.over,
            scores=[int(t.score(seat)) for seat in range(t.players)],
            prompt=Prompt("turn", "TOY-2.1"),
            legal=[TEXTS[a] for a in t.actions()] if 0 <= viewer == t.current else [],
            table=t.table(viewer),
        )

    def imagine(self, view: PebblesView, rng: Rng) -> Pebbles:
        state = self.state_type.build(view.table)
        state.determinize(view.viewer, rng)
        return state

    def write_position(self, state: Pebbles) -> str:
        return msgspec.json.encode(state.table()).decode()

    def read_position(self, text: str) -> Pebbles:
        try:
            return self.state_type.build(msgspec.json.decode(text, type=Table))
        except msgspec.DecodeError as error:
            raise BadPosition("position-unreadable", {"reason": str(error)}) from error

    def faults(self, state: Pebbles) -> list[str]:
        wrong = [] if state.heap + sum(state.taken) == state.start else ["pebbles do not add up"]
        return wrong + [f"too many cards {v}" for v in (1, 2, 3) if state.left_in_deck(v) < 0]

    def longest(self, setup: Setup) -> int:
        return 3 * setup.players + 10
