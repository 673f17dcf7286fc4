"""The clocks of a table. What a seat has spent stands in the log, so they survive everything."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from wanli.table.terms import DAY, ClockTerms, DaysClock, LiveClock, NoClock

Pause = tuple[float, float]  # from when to when


class Watch:
    """The time of a server process: it never jumps, whatever happens to the machine's clock."""

    def __init__(self, pauses: Sequence[Pause] = ()) -> None:
        self._began = time.time()
        self._monotonic = time.monotonic()
        self.pauses = list(pauses)  # in which no server was there

    def now(self) -> float:
        """Seconds since 1970."""
        return self._began + time.monotonic() - self._monotonic

    def since(self, at: float) -> float:
        """Seconds from then to now in which a server was there to take a move."""
        return max(0.0, self.now() - at - self._pause(at))

    def when(self, at: float, seconds: float) -> float:
        """When so many of these seconds will have passed."""
        return at + self._pause(at) + seconds

    def _pause(self, at: float) -> float:
        """Seconds since then without a server; a moment that is in several pauses counts once."""
        lost = 0.0
        for gone, back in sorted(self.pauses):
            lost += max(0.0, back - max(gone, at))
            at = max(at, back)
        return lost


@dataclass(frozen=True)
class Clock:
    """What is left to each seat, in milliseconds, when its decision began.

    With days a seat has the whole time when another has decided before it. What it decides in a
    row, and decides once more after an undo, it decides in what is left of that.
    """

    terms: ClockTerms
    left: tuple[int, ...]

    @classmethod
    def new(cls, terms: ClockTerms, players: int) -> Clock:
        """Full clocks."""
        return cls(terms, (full(terms),) * players)

    @property
    def runs(self) -> bool:
        """Whether there is a clock at all."""
        return not isinstance(self.terms, NoClock)

    def spent(self, seat: int, seconds: float) -> int:
        """Milliseconds that a decision has cost a seat, never more than it had."""
        return min(int(seconds * 1000), self.left[seat]) if self.runs else 0

    def after(self, seat: int, spent: int) -> Clock:
        """The clocks when the seat has decided."""
        if not self.runs:
            return self
        given = self.terms.increment * 1000 if isinstance(self.terms, LiveClock) else 0
        thought = self.given_up(seat, spent)
        return thought._with(seat, thought.left[seat] + given)

    def renewed(self, seat: int) -> Clock:
        """The clocks when it is the seat's turn, and not by its own doing."""
        return self._with(seat, full(self.terms)) if isinstance(self.terms, DaysClock) else self

    def shown(self, turn: int) -> list[int]:
        """What is left to the seat that has to decide, and what others will have."""
        if not isinstance(self.terms, DaysClock):
            return list(self.left)
        return [left if seat == turn else full(self.terms) for seat, left in enumerate(self.left)]

    def undone(self, seat: int) -> Clock:
        """The clocks when a decision is taken back: nobody gains time by deciding twice."""
        if isinstance(self.terms, LiveClock):
            given, left = self.terms.increment * 1000, self.left[seat]
            return self._with(seat, max(left - given, min(left, given)))  # nor loses all of it
        return self

    def given_up(self, seat: int, spent: int) -> Clock:
        """The clocks when the seat stops thinking without having decided."""
        return self._with(seat, max(0, self.left[seat] - spent))

    def _with(self, seat: int, left: int) -> Clock:
        return Clock(self.terms, (*self.left[:seat], left, *self.left[seat + 1 :]))


def full(terms: ClockTerms) -> int:
    """Milliseconds that a seat begins with; with days, what it has for every turn."""
    if isinstance(terms, LiveClock):
        return terms.seconds * 1000
    return terms.days * DAY * 1000 if isinstance(terms, DaysClock) else 0
