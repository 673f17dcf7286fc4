"""The state of one law check: the game, the random source, and what the checks have met."""

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
    """How often and how deeply the expensive laws are checked."""

    every: int  # average number of moves between two checks
    steps: int  # legal moves compared in a position and its twin
    together: int  # moves played on in a position and its twin
    texts: int  # texts tried that may be illegal or no move
    imagined: int  # positions imagined from a view
    onward: int  # moves played on in a copy


FULL: Final = Thoroughness(every=20, steps=8, together=12, texts=40, imagined=4, onward=30)
QUICK: Final = Thoroughness(every=100, steps=6, together=6, texts=20, imagined=1, onward=12)


class Trial:
    """One game in which the laws are checked."""

    def __init__(
        self,
        play: Play,
        rng: Rng,
        thoroughness: Thoroughness = FULL,
        clauses: frozenset[str] = frozenset(),
    ) -> None:
        self.play = play
        self.game = play.game
        self.rng = rng
        self.thoroughness = thoroughness
        self.clauses = clauses  # all clauses of the game; empty: any that looks like one
        self.law = LEGAL  # being checked now; an exception counts as its breach
        self.checks: Counter[int] = Counter()  # how often each law was checked
        self.texts: dict[str, None] = {}  # of moves that were legal so far
        self.words: dict[str, None] = {}  # of those texts
        self.viewers: list[int] = [*range(play.setup.players), int(WATCHER)]

    def start_check(self, law: int) -> None:
        """Note which law is checked now."""
        self.law = law
        self.checks[law] += 1

    def remember_moves(self, texts: list[str]) -> None:
        """Remember the texts of moves, to try them when they are not legal."""
        for text in texts:
            if text not in self.texts:
                self.texts[text] = None
                self.words.update(dict.fromkeys(text.split()))

    def fail(self, message: str) -> NoReturn:
        """Raise LawBroken for the law that is checked now."""
        raise LawBroken(self.law, message, record_of(self.play).write())

    def below(self, n: int) -> int:
        """Return a random number from 0 to n - 1, independent of the luck of the game."""
        return int(self.rng.below(n))

    def any_viewer(self) -> int:
        """Return a random seat, or the spectator."""
        return self.viewers[self.below(len(self.viewers))]

    def sample(self, values: list[int], most: int) -> list[int]:
        """Return at most `most` of the values, in random order."""
        left = list(values)
        count = min(most, len(left))
        return [left.pop(self.below(len(left))) for _ in range(count)]

    def position(self, state: State) -> str:
        """Return the text of a position."""
        return self.game.write_position(state)

    def view_bytes(self, state: State, viewer: int) -> bytes:
        """Return a viewer's view as it is sent."""
        return msgspec.json.encode(self.game.view(state, viewer))

    def decode_view(self, data: bytes) -> View:
        """Decode a view as a client does."""
        return msgspec.json.decode(data, type=self.game.view_type)

    def is_clause(self, clause: str) -> bool:
        """Return whether a clause id is on this game's rules page."""
        if self.clauses:
            return clause in self.clauses
        prefix = f"{self.game.prefix}|{self.game.variant_prefix or self.game.prefix}"
        return re.fullmatch(rf"(?:{prefix})-\d+(\.\d+)*", clause) is not None


def viewer_name(viewer: int) -> str:
    """Return a viewer's name for a message."""
    return "the spectator" if viewer == WATCHER else f"seat {viewer + 1}"


def wander(state: State, rng: Rng, moves: int) -> None:
    """Play random moves in a position, in place."""
    for _ in range(moves):
        actions = state.actions()
        if state.over or not actions:
            return
        state.apply(actions[int(rng.below(len(actions)))])
