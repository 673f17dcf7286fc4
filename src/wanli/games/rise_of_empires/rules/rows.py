"""The rows of action circles and the discs in them (RE-3.2, RE-3.4).

Circle 0 is the right-most. A disc goes into the right-most free circle, so discs to the left of it
were laid later.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import filled
from wanli.games.rise_of_empires.rules.material import MOST_CIRCLES, NOTHING, ROWS

FREE: Final[i64] = -1


@final
class Rows:
    """The owner of the disc in each circle."""

    def __init__(self) -> None:
        self.disc: vec[i64] = NOTHING  # row * MOST_CIRCLES + circle -> seat, or FREE
        self.laid: vec[i64] = NOTHING  # row -> circles used in this era

    def clone(self) -> Rows:
        r = Rows()
        r.disc = self.disc[:]
        r.laid = self.laid[:]
        return r

    def lay(self, row: i64, seat: i64) -> None:
        """RE-3.2: lay a disc into the right-most free circle."""
        self.disc[row * MOST_CIRCLES + self.laid[row]] = seat
        self.laid[row] += 1

    def lift(self, row: i64, circle: i64) -> None:
        """RE-3.4: take a disc off."""
        self.disc[row * MOST_CIRCLES + circle] = FREE

    def to_the_left(self, row: i64, circle: i64) -> i64:
        """Return the number of discs, of any player, to the left of a circle."""
        disc = self.disc
        n: i64 = 0
        for c in range(row * MOST_CIRCLES + circle + 1, row * MOST_CIRCLES + self.laid[row]):
            if disc[c] != FREE:
                n += 1
        return n

    def clear(self) -> None:
        """RE-4.5: empty the rows for a new era."""
        for row in range(ROWS):
            self.laid[row] = 0

    def discs_of(self, seat: i64) -> i64:
        """Return the number of a seat's discs in all rows."""
        n: i64 = 0
        for circle in range(ROWS * MOST_CIRCLES):
            if self.disc[circle] == seat:
                n += 1
        return n


def new_rows() -> Rows:
    """Return rows without discs."""
    r = Rows()
    r.disc = filled(ROWS * MOST_CIRCLES, FREE)
    r.laid = filled(ROWS, 0)
    return r
