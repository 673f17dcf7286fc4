"""The actions as small ints, for the rules and the search only; `notation.py` writes them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wanli.games.great_wall.rules.material import KINDS, SEATS, VALUES, WALLS

DRAW: Final[i64] = 0
PLAY: Final[i64] = 1  # + (wall * KINDS + kind) * KINDS + number of cards - 1
RIDE: Final[i64] = PLAY + WALLS * KINDS * KINDS  # + wall: a horseman that costs no action (GW-3.6)
COVER: Final[i64] = RIDE + WALLS  # + (wall * SEATS + owner) * KINDS + kind of the covered card
CLAIM: Final[i64] = COVER + WALLS * SEATS * KINDS  # + (wall * 2 + slot) * KINDS + kind of the card
TAKE: Final[i64] = CLAIM + WALLS * 2 * KINDS  # + wall: take its last token
DECLINE: Final[i64] = TAKE + WALLS  # + wall
# draws
START: Final[i64] = DECLINE + WALLS  # + seat
CARD: Final[i64] = START + SEATS  # + kind
TOKEN: Final[i64] = CARD + KINDS  # + value
ACTIONS: Final[i64] = TOKEN + VALUES
