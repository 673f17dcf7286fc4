"""The towers and their reservations: a square next to each for its owner's single wall (CC-5)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import zeros
from wanli.games.chang_cheng.rules.material import COLOURS, PIECES, SINGLES, TOWER
from wanli.games.chang_cheng.rules.wall import EMPTY, KEPT, NOTHING, Wall

LEFT_OF: Final[i64] = 1  # the neighbours that a reservation covers, as bits
RIGHT_OF: Final[i64] = 2
NO_SQUARE: Final[i64] = 0  # a guard square: no board ever lies there


@final
class Towers:
    """The towers in the order in which they were built, and their reservations."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.promises: i64 = 0  # unused reservations; each closes at most one square
        self.at: vec[i64] = NOTHING
        self.colour: vec[i64] = NOTHING
        self.near: vec[i64] = NOTHING  # neighbours that it covers, as bits; 0: no reservation
        self.kept: vec[i64] = NOTHING  # the square that is currently closed for it

    def clone(self) -> Towers:
        t = Towers()
        t.count = self.count
        t.promises = self.promises
        t.at = self.at[:]
        t.colour = self.colour[:]
        t.near = self.near[:]
        t.kept = self.kept[:]
        return t

    def build(self, wall: Wall, s: i64, colour: i64, strict: bool) -> None:
        """Add a tower on s and reserve one of its neighbours (CC-5.2, CC-5.6)."""
        near: i64 = 0
        if strict:  # CC-5.4: any neighbour, including squares of boards joined later
            near = LEFT_OF | RIGHT_OF
        else:
            if wall.square[s - 1] == EMPTY:
                near |= LEFT_OF
            if wall.square[s + 1] == EMPTY:
                near |= RIGHT_OF
        i = self.count
        self.at[i] = s
        self.colour[i] = colour
        self.near[i] = near
        self.kept[i] = NO_SQUARE
        self.count = i + 1
        if near != 0:
            self.promises += 1

    def use(self, s: i64, colour: i64) -> None:
        """Use up the owner's reservation next to s after a single wall there (CC-5.4)."""
        for i in range(self.count):
            if self.colour[i] == colour and (self.at[i] == s - 1 or self.at[i] == s + 1):
                if self.near[i] != 0:
                    self.promises -= 1
                self.near[i] = 0

    def keep(self, wall: Wall, stock: vec[i64]) -> None:
        """Recompute the closed squares (CC-5.3, CC-5.5)."""
        self.release(wall)
        changed = True
        while changed:
            changed = False
            for i in range(self.count):  # CC-5.5: the earlier tower comes first
                if self.kept[i] != NO_SQUARE or self.near[i] == 0:
                    continue
                colour = i64(self.colour[i])
                if stock[colour * PIECES + SINGLES] == 0:  # CC-5.4
                    continue
                s = self._last_neighbour(wall, i)
                if s != NO_SQUARE:
                    self.kept[i] = s
                    wall.square[s] = KEPT - colour
                    changed = True

    def release(self, wall: Wall) -> None:
        """Open all squares that are closed by reservations."""
        for i in range(self.count):
            s = i64(self.kept[i])
            if s != NO_SQUARE:
                if wall.square[s] <= KEPT:
                    wall.square[s] = EMPTY
                self.kept[i] = NO_SQUARE

    def _last_neighbour(self, wall: Wall, i: i64) -> i64:
        """Return the only neighbour left for a tower, or NO_SQUARE if there are two or none."""
        s = i64(self.at[i])
        near = i64(self.near[i])
        left = (near & LEFT_OF) != 0 and wall.square[s - 1] == EMPTY
        right = (near & RIGHT_OF) != 0 and wall.square[s + 1] == EMPTY
        if left and not right:
            return s - 1
        if right and not left:
            return s + 1
        return NO_SQUARE


def new_towers() -> Towers:
    """Return the towers before any is built."""
    t = Towers()
    t.at = zeros(COLOURS)
    t.colour = zeros(COLOURS)
    t.near = zeros(COLOURS)
    t.kept = zeros(COLOURS)
    return t


def next_to_tower(wall: Wall, s: i64) -> bool:
    """Return whether a tower stands next to a square (CC-5.1)."""
    return wall.block[s - 1] == TOWER or wall.block[s + 1] == TOWER
