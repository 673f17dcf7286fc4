"""The clocks of a table. The log has the time that each decision took, so clocks can be rebuilt."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from wanli.table.terms import DAY, ClockTerms, DaysClock, LiveClock, NoClock

Pause = tuple[float, float]  # start and end of a time without a server


class Watch:
    """The clock of a server process; it is monotonic even if the machine's clock is changed."""

    def __init__(self, pauses: Sequence[Pause] = ()) -> None:
        self._started_at = time.time()
        self._monotonic = time.monotonic()
        self.pauses = list(pauses)

    def now(self) -> float:
        """Return the current time in seconds since 1970."""
        return self._started_at + time.monotonic() - self._monotonic

    def since(self, at: float) -> float:
        """Return the seconds from `at` until now, without pauses."""
        return max(0.0, self.now() - at - self._paused_since(at))

    def when(self, at: float, seconds: float) -> float:
        """Return when `seconds` will have passed since `at`, without the pauses so far."""
        return at + self._paused_since(at) + seconds

    def _paused_since(self, at: float) -> float:
        """Return the seconds of pauses since `at`; overlapping pauses count once."""
        paused = 0.0
        for start, end in sorted(self.pauses):
            paused += max(0.0, end - max(start, at))
            at = max(at, end)
        return paused


@dataclass(frozen=True)
class Clock:
    """The milliseconds that each seat had left when the current decision began.

    With `DaysClock` a seat gets the full time when the turn passes to it. All its decisions in a
    row, and those that it repeats after an undo, share that time.
    """

    terms: ClockTerms
    left: tuple[int, ...]

    @classmethod
    def new(cls, terms: ClockTerms, players: int) -> Clock:
        """Return full clocks."""
        return cls(terms, (full_time(terms),) * players)

    @property
    def runs(self) -> bool:
        """Whether the table has a clock."""
        return not isinstance(self.terms, NoClock)

    def spent(self, seat: int, seconds: float) -> int:
        """Return the milliseconds that a decision costs a seat, at most what it has left."""
        return min(int(seconds * 1000), self.left[seat]) if self.runs else 0

    def after(self, seat: int, spent: int) -> Clock:
        """Return the clocks after a decision of the seat."""
        if not self.runs:
            return self
        increment = self.terms.increment * 1000 if isinstance(self.terms, LiveClock) else 0
        reduced = self.without(seat, spent)
        return reduced._with(seat, reduced.left[seat] + increment)

    def renewed(self, seat: int) -> Clock:
        """Return the clocks when the turn has passed to the seat from another one."""
        return (
            self._with(seat, full_time(self.terms)) if isinstance(self.terms, DaysClock) else self
        )

    def display(self, turn: int) -> list[int]:
        """Return the milliseconds to display: what `turn` has left, and what others will have."""
        if not isinstance(self.terms, DaysClock):
            return list(self.left)
        return [
            left if seat == turn else full_time(self.terms) for seat, left in enumerate(self.left)
        ]

    def undone(self, seat: int) -> Clock:
        """Return the clocks after an undo: without the increment, so that no one gains time."""
        if isinstance(self.terms, LiveClock):
            increment, left = self.terms.increment * 1000, self.left[seat]
            return self._with(seat, max(left - increment, min(left, increment)))  # but leave some
        return self

    def without(self, seat: int, spent: int) -> Clock:
        """Return the clocks with the time that the seat has spent taken off."""
        return self._with(seat, max(0, self.left[seat] - spent))

    def _with(self, seat: int, left: int) -> Clock:
        return Clock(self.terms, (*self.left[:seat], left, *self.left[seat + 1 :]))


def full_time(terms: ClockTerms) -> int:
    """Return the milliseconds that a seat starts with; with `DaysClock`, those of each turn."""
    if isinstance(terms, LiveClock):
        return terms.seconds * 1000
    return terms.days * DAY * 1000 if isinstance(terms, DaysClock) else 0
