"""Nim as a game of the library: notation, views and position texts."""

from __future__ import annotations

import re
from typing import ClassVar

import msgspec

from wanli.core import positions
from wanli.core.errors import NotAMove
from wanli.core.game import Game, Reason, Setup
from wanli.core.options import Option
from wanli.core.rng import Rng
from wanli.core.view import Prompt, View

from .rules.game import HEAPS, MOST, Nim

MOVE = re.compile(r"take (\d) at (\d)")


class NimView(View, kw_only=True):
    """The view of Nim, which is the same for all viewers."""

    heaps: list[int]
    last_match: str


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of a position text."""

    players: int
    current: int
    heaps: list[int]
    last_match: str


class NimGame(Game[Nim, NimView]):
    """Nim with three heaps."""

    id: ClassVar[str] = "nim"
    title: ClassVar[str] = "Nim"
    prefix: ClassVar[str] = "NIM"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3)
    options: ClassVar[tuple[Option, ...]] = (Option("last-match", ("wins", "loses"), "NIM-3.1"),)
    view_type: ClassVar[type[View]] = NimView
    hides: ClassVar[bool] = False

    def new(self, setup: Setup) -> Nim:
        return Nim(setup.players, setup.options["last-match"] == "loses")

    def read(self, state: Nim, text: str) -> int:
        found = MOVE.fullmatch(text)
        if not found or not 1 <= int(found[2]) <= len(HEAPS) or not 1 <= int(found[1]) < MOST:
            raise NotAMove("not-a-take", {"text": text})
        return (int(found[2]) - 1) * MOST + int(found[1])

    def write(self, state: Nim, action: int) -> str:
        return f"take {action % MOST} at {action // MOST + 1}"

    def text_for(self, state: Nim, action: int, viewer: int) -> str:
        return self.write(state, action)

    def reason(self, state: Nim, action: int) -> Reason:
        return "too-few", "NIM-2.1", {"left": int(state.heaps[action // MOST])}

    def view(self, state: Nim, viewer: int) -> NimView:
        decides = not state.over and viewer == state.current
        return NimView(
            game=self.id,
            players=int(state.players),
            viewer=viewer,
            current=int(state.current),
            over=state.over,
            scores=[int(state.score(seat)) for seat in range(state.players)],
            prompt=Prompt("over", "NIM-3.1") if state.over else Prompt("take", "NIM-2.1"),
            legal=[self.write(state, action) for action in state.actions()] if decides else [],
            heaps=[int(heap) for heap in state.heaps],
            last_match="loses" if state.loses else "wins",
        )

    def imagine(self, view: NimView, rng: Rng) -> Nim:
        return _built(Position(view.players, view.current, view.heaps, view.last_match))

    def write_position(self, state: Nim) -> str:
        view = self.view(state, -1)
        return positions.write(Position(view.players, view.current, view.heaps, view.last_match))

    def read_position(self, text: str) -> Nim:
        return positions.read(text, Position, _built)

    def faults(self, state: Nim) -> list[str]:
        sizes = zip(state.heaps, HEAPS, strict=True)
        return [] if all(0 <= now <= first for now, first in sizes) else ["a heap has grown"]

    def longest(self, setup: Setup) -> int:
        return sum(HEAPS)


def _built(position: Position) -> Nim:
    """Return the position that a text describes."""
    if position.players not in NimGame.players or len(position.heaps) != len(HEAPS):
        raise positions.wrong("there are 3 heaps and 2 or 3 players")
    if position.last_match not in NimGame.options[0].values:
        raise positions.wrong("the last match wins or loses")
    state = Nim(position.players, position.last_match == "loses")
    for heap, matches in enumerate(position.heaps):
        state.heaps[heap] = matches
    if GAME.faults(state) or not 0 <= position.current < position.players:
        raise positions.wrong("there is no such heap or seat")
    state.current, state.over = position.current, sum(position.heaps) == 0
    return state


GAME = NimGame()
