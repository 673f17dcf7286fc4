"""The actions as small ints, for the rules and the search only; `notation.py` writes them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wanli.games.chang_cheng.rules.material import (
    CARDS,
    COLOURS,
    COUNTER_VALUES,
    EVENTS,
    FACES,
    PROVINCES,
)
from wanli.games.chang_cheng.rules.wall import LINE

WALL: Final[i64] = 0  # + colour * LINE + square
DOUBLE_WALL: Final[i64] = WALL + COLOURS * LINE  # + colour * LINE + its left square
BUILD_TOWER: Final[i64] = DOUBLE_WALL + COLOURS * LINE  # + colour * LINE + square
CARD: Final[i64] = BUILD_TOWER + COLOURS * LINE  # + card * PROVINCES + province
NEUTRAL_WALL: Final[i64] = CARD + CARDS * PROVINCES  # + square
PASS: Final[i64] = NEUTRAL_WALL + LINE
NO_NEUTRAL: Final[i64] = PASS + 1
FIRST: Final[i64] = NO_NEUTRAL + 1  # + province to score first
CANCEL: Final[i64] = FIRST + PROVINCES  # + card
BREAK: Final[i64] = CANCEL + CARDS  # + square
REMOVE: Final[i64] = BREAK + LINE  # + region
FLOOD_UP: Final[i64] = REMOVE + PROVINCES
FLOOD_DOWN: Final[i64] = FLOOD_UP + 1
BUILDER_UP: Final[i64] = FLOOD_DOWN + 1
BUILDER_BLOCK: Final[i64] = BUILDER_UP + 1
NO_SWAP: Final[i64] = BUILDER_BLOCK + 1
JOIN: Final[i64] = NO_SWAP + 1  # + face * 2 + side
# draws
START: Final[i64] = JOIN + FACES * 2  # + seat
LETTER: Final[i64] = START + 4  # + 0 for A, 1 for B
EVENT: Final[i64] = LETTER + 2  # + event card
BOARD: Final[i64] = EVENT + EVENTS  # + face
REPUTATION: Final[i64] = BOARD + FACES  # + value
THREAT: Final[i64] = REPUTATION + COUNTER_VALUES  # + value
SWAP: Final[i64] = THREAT + COUNTER_VALUES  # + square * LINE + square
ACTIONS: Final[i64] = SWAP + LINE * LINE
