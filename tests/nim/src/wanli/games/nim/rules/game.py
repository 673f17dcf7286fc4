"""The rules of Nim: the players take matches from one heap in turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import Note, State, ints

HEAPS: Final = (1, 2, 3)  # matches in each heap at the beginning (NIM-1.1)
MOST: Final = 8  # an action is heap * MOST + matches


class Nim(State):
    """A position of Nim."""

    def __init__(self, players: int, loses: bool) -> None:
        super().__init__()
        self.players = players
        self.loses = loses  # the player who takes the last match (NIM-3.1)
        self.heaps: vec[i64] = ints(list(HEAPS))

    def legal(self, out: vec[i64]) -> i64:
        n: i64 = 0
        for heap in range(len(HEAPS)):
            for matches in range(1, self.heaps[heap] + 1):
                out[n] = heap * MOST + matches
                n += 1
        return n

    def apply(self, action: i64) -> None:
        self.heaps[action // MOST] -= action % MOST
        if sum(self.heaps) > 0:
            self.current = (self.current + 1) % self.players
            return
        self.over = True  # `current` stays with the player who took the last match
        if self.journal is not None:
            self.journal.append(Note("last-match", "NIM-3.1", {"seat": int(self.current) + 1}))

    def clone(self) -> Nim:
        other = Nim(int(self.players), self.loses)
        other.current = self.current
        other.over = self.over
        other.reveals = self.reveals
        for heap in range(len(HEAPS)):
            other.heaps[heap] = self.heaps[heap]
        return other

    def determinize(self, viewer: i64, rng: Rng) -> None:
        """Change nothing, as nothing is hidden."""

    def score(self, player: i64) -> i64:
        return int(self.over and (player == self.current) != self.loses)

    def result(self, player: i64) -> float:
        winners = int(self.players) - 1 if self.loses else 1
        return int(self.score(player)) / winners

    def action_space(self) -> i64:
        return len(HEAPS) * MOST
