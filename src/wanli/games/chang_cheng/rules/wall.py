"""The Great Wall: a line of squares, provinces to the south, regions to the north (CC-1, CC-2.1).

A square is an index on a line long enough for boards joined at either end, so that joining a
board renumbers nothing. Its name (a7) is the letter of its board, in the order in which boards
were joined, and its number on that board.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import bit, filled, zeros
from wanli.games.chang_cheng.rules.material import (
    BOARD_PROVINCES,
    BOARD_SQUARES,
    BOARDS,
    BROKEN,
    NO_BLOCK,
    PROVINCES,
    Content,
)

LINE: Final[i64] = 80  # two boards, two more on each side, and a guard at either end
HOME: Final[i64] = 27  # the first square of the first board
# the value of a square: the colour of its block, or one of these
EMPTY: Final[i64] = -1
OFF: Final[i64] = -2  # no board there
KEPT: Final[i64] = -3  # minus a colour: reserved for that colour's single walls (CC-5.3)

BYTE: Final[i64] = 8  # counts of all four colours are packed into one number, a byte for each

LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
NOTHING: Final = vec[i64]([])
BOARD_LETTERS: Final = "abcd"
ROMAN: Final = ["I", "II", "III"]


@final
class Wall:
    """All squares and the blocks on them."""

    def __init__(self) -> None:
        self.square: vec[i64] = NOTHING
        self.block: vec[i64] = NOTHING
        self.left: vec[i64] = NOTHING  # number of squares without a block, by province
        self.empty: vec[i64] = NOTHING  # these squares, packed from its first square on
        self.empties: i64 = 0
        self.uncompleted: i64 = 0  # provinces that still have a square without a block
        self.boards: i64 = 0
        self.low: i64 = HOME  # the squares in play: low <= s < high
        self.high: i64 = HOME
        # the layout, shared by clones until a board is joined
        self.shared: bool = False
        self.province: vec[i64] = NOTHING
        self.region: vec[i64] = NOTHING
        self.first: vec[i64] = NOTHING  # first square of a province, and its length
        self.length: vec[i64] = NOTHING
        self.region_first: vec[i64] = NOTHING
        self.region_length: vec[i64] = NOTHING
        self.face: vec[i64] = NOTHING
        self.start: vec[i64] = NOTHING  # first square of a board

    def clone(self) -> Wall:
        w = Wall()
        self.shared = True
        w.shared = True
        w.square = self.square[:]
        w.block = self.block[:]
        w.left = self.left[:]
        w.empty = self.empty[:]
        w.empties = self.empties
        w.uncompleted = self.uncompleted
        w.boards = self.boards
        w.low = self.low
        w.high = self.high
        w.province = self.province
        w.region = self.region
        w.first = self.first
        w.length = self.length
        w.region_first = self.region_first
        w.region_length = self.region_length
        w.face = self.face
        w.start = self.start
        return w

    def join(self, face: i64, side: i64, content: Content) -> None:
        """Join a board to an end of the wall and give it the next letter (CC-2.1, CC-9.1)."""
        board = self.boards
        start = self.high if side == RIGHT else self.low - BOARD_SQUARES
        self._own_layout()
        self.face[board] = face
        self.start[board] = start
        self._lay_out(board, content.provinces, self.province, self.first, self.length)
        self._lay_out(board, content.regions, self.region, self.region_first, self.region_length)
        for s in range(start, start + BOARD_SQUARES):
            self.square[s] = EMPTY
            self.empty[s] = s
        for p in range(board * BOARD_PROVINCES, board * BOARD_PROVINCES + BOARD_PROVINCES):
            self.left[p] = self.length[p]
        self.boards = board + 1
        self.empties += BOARD_SQUARES
        self.uncompleted += BOARD_PROVINCES
        self.low = min(self.low, start)
        self.high = max(self.high, start + BOARD_SQUARES)

    def _own_layout(self) -> None:
        """Copy the layout if clones share it, before it changes."""
        if not self.shared:
            return
        self.shared = False
        self.face = self.face[:]
        self.start = self.start[:]
        self.province = self.province[:]
        self.region = self.region[:]
        self.first = self.first[:]
        self.length = self.length[:]
        self.region_first = self.region_first[:]
        self.region_length = self.region_length[:]

    def _lay_out(
        self,
        board: i64,
        printed: vec[i64],
        area: vec[i64],
        first: vec[i64],
        length: vec[i64],
    ) -> None:
        """Number the areas (provinces or regions) of a board and their squares."""
        s = i64(self.start[board])
        for i in range(BOARD_PROVINCES):
            number = board * BOARD_PROVINCES + i
            squares = i64(printed[self.face[board] * BOARD_PROVINCES + i])
            first[number] = s
            length[number] = squares
            for square in range(s, s + squares):
                area[square] = number
            s += squares

    def put(self, s: i64, colour: i64, block: i64) -> None:
        """Put a block, or one half of a double wall, on a square."""
        self.square[s] = colour
        self.block[s] = block
        self.empties -= 1
        p = i64(self.province[s])
        left = i64(self.left[p]) - 1
        self.left[p] = left
        if left == 0:
            self.uncompleted -= 1
            return
        empty = self.empty
        i = i64(self.first[p])
        last = i + left
        while empty[i] != s:
            i += 1
        while i < last:
            empty[i] = empty[i + 1]
            i += 1

    def unbroken(self, first: i64, length: i64) -> i64:
        """Count the unbroken blocks on a stretch, a byte for each colour (CC-7.4, CC-8.8)."""
        square, block = self.square, self.block
        blocks: i64 = 0
        for s in range(first, first + length):
            if square[s] >= 0 and block[s] != BROKEN:
                blocks += bit(square[s] * BYTE)
        return blocks

    def unbroken_in_province(self, p: i64) -> i64:
        """Count the unbroken blocks in a province, a byte for each colour."""
        return self.unbroken(self.first[p], self.length[p])

    def provinces(self) -> i64:
        """Return the number of provinces in play, which is also the number of regions."""
        return self.boards * BOARD_PROVINCES

    def square_name(self, s: i64) -> str:
        board = i64(self.province[s]) // BOARD_PROVINCES
        return BOARD_LETTERS[board] + str(s - i64(self.start[board]) + 1)

    def province_name(self, p: i64) -> str:
        return BOARD_LETTERS[p // BOARD_PROVINCES] + ROMAN[p % BOARD_PROVINCES]

    def region_name(self, r: i64) -> str:
        return f"{BOARD_LETTERS[r // BOARD_PROVINCES]}N{r % BOARD_PROVINCES + 1}"


def of_colour(blocks: i64, colour: i64) -> i64:
    """Return one colour's part of a packed count."""
    return (blocks >> colour * BYTE) & 0xFF


def of_all(blocks: i64) -> i64:
    """Return the sum over all colours of a packed count."""
    total: i64 = 0
    while blocks > 0:
        total += blocks & 0xFF
        blocks >>= BYTE
    return total


def new_wall() -> Wall:
    """Return a wall without boards."""
    w = Wall()
    w.square = filled(LINE, OFF)
    w.block = filled(LINE, NO_BLOCK)
    w.left = zeros(PROVINCES)
    w.empty = zeros(LINE)
    w.province = filled(LINE, -1)
    w.region = filled(LINE, -1)
    w.first = zeros(PROVINCES)
    w.length = zeros(PROVINCES)
    w.region_first = zeros(PROVINCES)
    w.region_length = zeros(PROVINCES)
    w.face = filled(BOARDS, -1)
    w.start = zeros(BOARDS)
    return w
