"""Actions as small ints, for the rules and the search only; `notation.py` writes them as text."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wanli.games.rise_of_empires.rules.material import (
    COUNTS,
    GOODS,
    MOST,
    MOST_BOXES,
    MOST_CIRCLES,
    MOST_FACES,
    MOST_LANDS,
    MOST_WONDERS,
    ROWS,
    SEATS,
)

DISC: Final[i64] = 0  # + row (RE-3.2)
IDLE: Final[i64] = DISC + ROWS  # + row (RE-3.3)
LIFT: Final[i64] = IDLE + ROWS  # + row * MOST_CIRCLES + circle (RE-3.4)
PAY: Final[i64] = LIFT + ROWS * MOST_CIRCLES  # + good * COUNTS + number
WAIVE: Final[i64] = PAY + GOODS * COUNTS  # RE-3.15, free_jumps_per_turn
SKIP: Final[i64] = WAIVE + 1  # RE-3.4
TAKE_PROGRESS: Final[i64] = SKIP + 1  # + box
TAKE_TERRITORY: Final[i64] = TAKE_PROGRESS + MOST_BOXES  # + box
TAKE_CITY: Final[i64] = TAKE_TERRITORY + MOST_BOXES  # + city tile
USE_EMPIRE: Final[i64] = TAKE_CITY + MOST  # + face
SELL: Final[i64] = USE_EMPIRE + MOST_FACES  # + good * COUNTS + discs (RE-3.12)
PLACE: Final[i64] = SELL + GOODS * COUNTS  # + region (RE-3.8)
HIRE: Final[i64] = PLACE + MOST  # + region (RE-3.15, mercenaries)
PUT: Final[i64] = HIRE + MOST  # + cubes
DONE: Final[i64] = PUT + COUNTS  # no more regions
WAR: Final[i64] = DONE + 1  # + region * SEATS + enemy (RE-3.11)
PEACE: Final[i64] = WAR + MOST * SEATS  # no more wars
LOSE_CUBE: Final[i64] = PEACE + 1  # WW-5
LOSE_MARKER: Final[i64] = LOSE_CUBE + 1  # + wonder
MARK: Final[i64] = LOSE_MARKER + MOST_WONDERS  # + wonder (WW-7)
RAZE: Final[i64] = MARK + MOST_WONDERS  # + wonder
SITE: Final[i64] = RAZE + MOST_WONDERS  # + region (WW-2)
KEEP: Final[i64] = SITE + MOST  # + wonder (WW-9)
YIELD: Final[i64] = KEEP + MOST_WONDERS  # + wonder (WW-10)
ALLY: Final[i64] = YIELD + MOST_WONDERS  # + seat (RE-3.13)
NO_ALLY: Final[i64] = ALLY + SEATS
ISLANDS: Final[i64] = NO_ALLY + 1  # + good * COUNTS + islands (RE-3.15, island_any)
ABANDON: Final[i64] = ISLANDS + GOODS * COUNTS  # + city tile (RE-4.1)
FEED: Final[i64] = ABANDON + MOST
CHOOSE_PLACE: Final[i64] = FEED + 1  # + place in the order (RE-4.4)
# draws
FIRST: Final[i64] = CHOOSE_PLACE + SEATS  # + seat (RE-1.4)
SHOW_PROGRESS: Final[i64] = FIRST + SEATS  # + kind
SHOW_TERRITORY: Final[i64] = SHOW_PROGRESS + MOST  # + land
ACTIONS: Final[i64] = SHOW_TERRITORY + MOST_LANDS
