"""The material of the game (GW-1): seven kinds of cards and the favour tokens."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wanli.core.state import ints

SEATS: Final[i64] = 5
WALLS: Final[i64] = 4
DECK: Final[i64] = 20
OPENING_HAND: Final[i64] = 5  # GW-2.1

KINDS: Final[i64] = 7
WALL: Final[i64] = 0
GATE: Final[i64] = 1
KEEP: Final[i64] = 2
FOOT: Final[i64] = 3
HORSEMAN: Final[i64] = 4
NOBLE: Final[i64] = 5
DRAGON: Final[i64] = 6
COPIES: Final = ints([7, 3, 1, 5, 2, 1, 1])  # GW-1.1
WORTH: Final = ints([1, 2, 3, 0, 2, 1, 1])  # foot soldiers count together (GW-4.2)

VALUES: Final[i64] = 9  # token values run from 1 to 8
TOKENS: Final = ints([0, 2, 6, 7, 7, 8, 0, 4, 2])  # GW-1.2: number of tokens of each value
TOKEN_COUNT: Final[i64] = 36

# GW-2.2: number of open walls, by number of players
OPEN_WALLS: Final = ints([0, 0, 2, 3, 4, 4])


@final
class Settings:
    """The options of a table, fixed for a whole game and shared by all its positions."""

    def __init__(self) -> None:
        self.options: dict[str, str] = {}  # as the table chose them
        self.players: i64 = 4
        self.start: i64 = -1  # GW-2.4: the first seat, or -1 for a random one
        self.may_decline: bool = False  # GW-3.1
        self.spare_own: bool = False  # GW-5.1: a dragon covers opponents' cards only
        self.empty_hand_ends: bool = False  # GW-6.1
        self.open_scores: bool = False  # GW-7.3
