"""Values that all moves of a decision share: turns left, the mover's prices of goods, food."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.bots.evaluate.rise_of_empires_worth import (
    BY_TURNS,
    NO_ROW,
    RATE,
    ROW_OF,
    USELESS,
    Worth,
    lasting,
    turns_left,
)
from wanli.core.state import zeros
from wanli.games.rise_of_empires.rules.material import FOOD, GOODS, MOST, MOST_CIRCLES, SEATS, VP
from wanli.games.rise_of_empires.rules.position import Position
from wanli.search.guide import reals


@final
class Outlook:
    """The shared values of a decision; `prepare` sets them, `set_food_left` if food is needed."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.seat: i64 = 0  # the deciding seat
        self.turns: i64 = 0  # VP phases to come
        self.times: float = 0.0  # expected number of times that cubes on the map will score
        self.left: i64 = 0  # food at the end of the game
        self.cost: vec[float] = reals(GOODS)  # the value to the seat of one unit of a good
        self.here: vec[i64] = zeros(SEATS)  # scratch: cubes in a region
        self.gains: vec[float] = reals(MOST)  # the best gain by region
        self.needs: vec[i64] = zeros(MOST)  # the cubes needed for that gain

    def prepare(self, t: Position) -> None:
        """Set the deciding seat, the turns left and the prices of goods."""
        seat = t.current
        self.seat = seat
        self.turns = turns_left(t)
        self.times = lasting(t, self.turns)
        cost = self.cost
        for good in range(GOODS):
            cost[good] = RATE[good * BY_TURNS + self.turns]
            row = i64(ROW_OF[good])
            if row != NO_ROW and self.turns == 1 and not has_disc(t, seat, row):
                cost[good] = USELESS
        cost[VP] = 1.0

    def set_food_left(self, t: Position) -> None:
        """Set the food that will be left at the end."""
        self.worth.count_cities(t)
        self.worth.symbols[self.seat * GOODS + FOOD] = 0  # income from regions can be lost again
        self.left = self.worth.food_left(t, self.seat, self.turns)


def has_disc(t: Position, seat: i64, row: i64) -> bool:
    """Return whether a seat has a disc in a row."""
    disc, first = t.rows.disc, row * MOST_CIRCLES
    for circle in range(t.rows.laid[row]):
        if disc[first + circle] == seat:
            return True
    return False
