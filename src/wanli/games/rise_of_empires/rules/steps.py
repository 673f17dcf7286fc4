"""The sequence of play as lists, in the order of the rulebook; `game.py` carries out the steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wanli.core.stack import names_by_number
from wanli.core.state import ints

FIRST_ORDER: Final[i64] = 0  # about a place in the order (RE-1.4)
ALLIANCES: Final[i64] = 1  # about a place in the order (RE-3.13)
NEW_TILES: Final[i64] = 2  # RE-2.2
ACTION: Final[i64] = 3  # about the number of actions begun in this turn (RE-3.1)
FOOD: Final[i64] = 4  # about a place in the order (RE-4.1)
INCOME: Final[i64] = 5  # RE-4.2
UPKEEP: Final[i64] = 6  # about a place in the order * wonders + wonder (WW-9)
POINTS: Final[i64] = 7  # RE-4.3
TURN_ORDER: Final[i64] = 8  # about the number of players who have chosen (RE-4.4)
END_OF_TURN: Final[i64] = 9  # RE-2.3, RE-4.5, RE-4.6
# parts of an action
CARRY_OUT: Final[i64] = 10  # about a row
PLACING: Final[i64] = 11  # RE-3.8
WARS: Final[i64] = 12  # RE-3.11
LOSSES: Final[i64] = 13  # WW-5
CAPTURE: Final[i64] = 14  # about a wonder (WW-7, WW-8)
HARVEST: Final[i64] = 15  # about a place in the order: food income (RE-4.1)
FEEDING: Final[i64] = 16  # about a place in the order: upkeep in food (RE-4.1)

STEP_NAMES: Final = names_by_number(
    {
        FIRST_ORDER: "first-order",
        ALLIANCES: "alliances",
        NEW_TILES: "new-tiles",
        ACTION: "action",
        FOOD: "food",
        INCOME: "income",
        UPKEEP: "upkeep",
        POINTS: "points",
        TURN_ORDER: "turn-order",
        END_OF_TURN: "end-of-turn",
        CARRY_OUT: "carry-out",
        PLACING: "placing",
        WARS: "wars",
        LOSSES: "losses",
        CAPTURE: "capture",
        HARVEST: "harvest",
        FEEDING: "feeding",
    }
)

SET_UP: Final = ints([FIRST_ORDER])
TURN: Final = ints(  # RE-2.1: the six phases, and the steps of the variant
    [ALLIANCES, NEW_TILES, ACTION, FOOD, INCOME, UPKEEP, POINTS, TURN_ORDER, END_OF_TURN]
)
LAST_TURN: Final = ints(  # RE-4.6: after 3B there is no next turn order
    [ALLIANCES, NEW_TILES, ACTION, FOOD, INCOME, UPKEEP, POINTS, END_OF_TURN]
)
EMPIRE_ACTION: Final = ints([PLACING, WARS])
