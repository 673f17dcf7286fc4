"""The steps of the game, in the order of the rulebook; `game.py` carries them out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wanli.core.stack import names_by_number
from wanli.core.state import ints

# the steps of the game
FIND_START: Final[i64] = 0
FIND_EVENTS: Final[i64] = 1
FIND_LETTER: Final[i64] = 2
FIRST_BOARDS: Final[i64] = 3
LAY_REPUTATION: Final[i64] = 4  # about a province
ACTION: Final[i64] = 5
SECOND: Final[i64] = 6
NEUTRAL_STEP: Final[i64] = 7
NEW_BOARD: Final[i64] = 8
END_TEST: Final[i64] = 9
SCOUT: Final[i64] = 10  # about a region
CHOOSE_ORDER: Final[i64] = 11  # about two provinces: one * PAIR + the other
SCORE: Final[i64] = 12  # about a province
USE_CARD: Final[i64] = 13  # about a card
COUNT: Final[i64] = 14
REVEAL: Final[i64] = 15  # about the first region to turn up
MONGOLS: Final[i64] = 16
EVENT_CARDS: Final[i64] = 17
CHOOSE_SIDE: Final[i64] = 18
PAIR: Final[i64] = 16
STEP_NAMES: Final = names_by_number(
    {
        FIND_START: "find-start",
        FIND_EVENTS: "find-events",
        FIND_LETTER: "find-letter",
        FIRST_BOARDS: "first-boards",
        LAY_REPUTATION: "lay-reputation",
        ACTION: "action",
        SECOND: "second-half",
        NEUTRAL_STEP: "neutral-wall",
        NEW_BOARD: "new-board",
        END_TEST: "end-test",
        SCOUT: "scout",
        CHOOSE_ORDER: "choose-order",
        SCORE: "score",
        USE_CARD: "use-card",
        COUNT: "count",
        REVEAL: "reveal",
        MONGOLS: "mongols",
        EVENT_CARDS: "event-cards",
        CHOOSE_SIDE: "choose-side",
    }
)

SET_UP: Final = ints([FIND_START, FIND_EVENTS, FIND_LETTER, FIRST_BOARDS, FIRST_BOARDS, ACTION])
TURN: Final = ints([NEUTRAL_STEP, NEW_BOARD, END_TEST])  # the steps after an action (CC-3.4)
THE_END: Final = ints([MONGOLS, EVENT_CARDS])  # CC-10.3
