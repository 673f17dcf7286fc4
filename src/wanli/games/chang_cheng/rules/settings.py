"""The options of a table in the form that the rules read; `options.py` converts them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import filled
from wanli.games.chang_cheng.rules.material import COLOURS

PLAIN: Final[i64] = 0
NEUTRAL: Final[i64] = 1  # section 12
TWO_COLOURS: Final[i64] = 2  # section 13
NOBODY: Final[i64] = -1  # the seat of a colour that no player has


@final
class Settings:
    """The settings of a table, fixed for a whole game and shared by all its positions."""

    def __init__(self) -> None:
        self.options: dict[str, str] = {}  # as the table chose them
        self.players: i64 = 2
        self.mode: i64 = PLAIN  # CC-2.5
        self.seat_of: vec[i64] = filled(COLOURS, NOBODY)  # colour -> seat
        self.neutral: i64 = -1  # the neutral colour (CC-12.1), or -1
        self.start: i64 = -1  # CC-2.4: the first seat, or -1 for a random one
        self.mixed_faces: bool = False  # CC-2.1
        self.strict_reservation: bool = False  # CC-5.4
        self.swap_other_province: bool = False  # CC-8.6
        self.board_at_once: bool = False  # CC-9.1
        self.board_chosen: bool = False  # CC-9.1
        self.boards: i64 = 3  # CC-9.2
        self.broken_count: bool = False  # CC-11.1
        self.neutral_same_province: bool = False  # CC-12.3
        self.neutral_ignored: bool = False  # CC-12.7
        self.events: i64 = 0  # CC-14: chosen event cards, as bits
        self.random_events: i64 = 0
        self.diplomacy_half: bool = False  # CC-14.1
        self.dominance_longest: bool = False  # CC-14.2
