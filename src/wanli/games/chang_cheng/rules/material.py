"""The material of the game (CC-1): colours, blocks, cards, boards and counters."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import zeros

COLOURS: Final[i64] = 4  # red, green, blue, violet
BOARDS: Final[i64] = 4
FACES: Final[i64] = 8  # 1A 1B 2A 2B 3A 3B 4A 4B
BOARD_SQUARES: Final[i64] = 13  # CC-1.1
BOARD_PROVINCES: Final[i64] = 3
LONGEST_PROVINCE: Final[i64] = 6  # CC-1.2
PROVINCES: Final[i64] = 12  # on four boards; the number of regions is the same

# CC-1.4: a colour's stock at the start
PIECES: Final[i64] = 3
SINGLES: Final[i64] = 0
DOUBLES: Final[i64] = 1
TOWERS: Final[i64] = 2
SINGLE_WALLS: Final[i64] = 14
NEUTRAL_WALLS: Final[i64] = 12  # CC-12.1

# the block on a square
NO_BLOCK: Final[i64] = 0
SINGLE: Final[i64] = 1
BROKEN: Final[i64] = 2
DOUBLE: Final[i64] = 3  # one half of a double wall
TOWER: Final[i64] = 4

# CC-8: the action cards, numbered by priority
KINDS: Final[i64] = 6
WARRIOR: Final[i64] = 0
TRAITOR: Final[i64] = 1
FLOOD: Final[i64] = 2
BUILDER: Final[i64] = 3
MASTER_BUILDER: Final[i64] = 4
MANDARIN: Final[i64] = 5
CARDS: Final[i64] = 24  # colour * KINDS + kind

# CC-14: the event cards, as bits
EVENTS: Final[i64] = 4
DIPLOMACY: Final[i64] = 0
DOMINANCE: Final[i64] = 1
IMPERIAL_REWARD: Final[i64] = 2
OBSERVERS: Final[i64] = 3

COUNTER_VALUES: Final[i64] = 5  # CC-1.3: 0 to 4


@final
class Content:
    """The numbers printed on boards and counters (CC-1.2, CC-1.3); `content.py` reads them."""

    def __init__(self) -> None:
        self.name: str = ""
        self.text: str = ""  # source text of an owner's file; empty for the shipped set
        self.provinces: vec[i64] = zeros(FACES * BOARD_PROVINCES)  # lengths, face by face
        self.regions: vec[i64] = zeros(FACES * BOARD_PROVINCES)
        self.reputation: vec[i64] = zeros(COUNTER_VALUES)  # number of counters of each value
        self.threat: vec[i64] = zeros(COUNTER_VALUES)
