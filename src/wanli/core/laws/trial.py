"""A game on trial: the play that is watched, and what every law needs to look at it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Final, NoReturn

import msgspec

from wanli.core.laws.breach import LEGAL, LawBroken
from wanli.core.play import Play
from wanli.core.record import record_of
from wanli.core.rng import Rng
from wanli.core.state import WATCHER, State
from wanli.core.view import View


@dataclass(frozen=True)
class Thoroughness:
    """How often, and over how much, the costly laws are looked at."""

    every: int  # they are looked at once in so many moves
    steps: int  # legal moves compared in a position and its twin
    together: int  # moves that a position and its twin are played on
    texts: int  # texts tried that may be no legal move
    imagined: int  # positions imagined from a view
    onward: int  # moves played on in a copy


FULL: Final = Thoroughness(every=20, steps=8, together=12, texts=40, imagined=4, onward=30)
QUICK: Final = Thoroughness(every=100, steps=6, together=6, texts=20, imagined=1, onward=12)


class Trial:
    """One game under the eyes of the laws."""

    def __init__(
        self, play: Play, rng: Rng, how: Thoroughness = FULL, clauses: frozenset[str] = frozenset()
    ) -> None:
        self.play = play
        self.game = play.game
        self.rng = rng
        self.how = how
        self.clauses = clauses  # those that exist; empty: any that looks like one
        self.law = LEGAL  # the one being looked at, should the game break down
        self.looks: Counter[int] = Counter()  # how often each law was looked at
        self.texts: dict[str, None] = {}  # of moves met in this game
        self.words: dict[str, None] = {}  # in those texts
        self.viewers: list[int] = [*range(play.setup.players), int(WATCHER)]

    def look(self, law: int) -> None:
        """Begin to look at a law."""
        self.law = law
        self.looks[law] += 1

    def meet(self, texts: list[str]) -> None:
        """Remember the texts of moves, to be tried at other moments."""
        for text in texts:
            if text not in self.texts:
                self.texts[text] = None
                self.words.update(dict.fromkeys(text.split()))

    def broken(self, message: str) -> NoReturn:
        """The law being looked at does not hold."""
        raise LawBroken(self.law, message, record_of(self.play).write())

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1, apart from the luck of the game."""
        return int(self.rng.below(n))

    def any_viewer(self) -> int:
        """A seat, or the watcher."""
        return self.viewers[self.below(len(self.viewers))]

    def sample(self, values: list[int], most: int) -> list[int]:
        """Some of the values, in random order."""
        left = list(values)
        count = min(most, len(left))
        return [left.pop(self.below(len(left))) for _ in range(count)]

    def position(self, state: State) -> str:
        """The text of a position."""
        return self.game.write_position(state)

    def seen(self, state: State, viewer: int) -> bytes:
        """The bytes of a viewer's view."""
        return msgspec.json.encode(self.game.view(state, viewer))

    def sent(self, data: bytes) -> View:
        """A view as it arrives on the other side of a wire."""
        return msgspec.json.decode(data, type=self.game.view_type)

    def exists(self, clause: str) -> bool:
        """Whether a clause id is one of this game's rules page."""
        if self.clauses:
            return clause in self.clauses
        prefix = f"{self.game.prefix}|{self.game.variant_prefix or self.game.prefix}"
        return re.fullmatch(rf"(?:{prefix})-\d+(\.\d+)*", clause) is not None


def who(viewer: int) -> str:
    """A viewer's name in a message."""
    return "the watcher" if viewer == WATCHER else f"seat {viewer + 1}"


def wander(state: State, rng: Rng, moves: int) -> None:
    """Play a position on at random, in place."""
    for _ in range(moves):
        actions = state.actions()
        if state.over or not actions:
            return
        state.apply(actions[int(rng.below(len(actions)))])
