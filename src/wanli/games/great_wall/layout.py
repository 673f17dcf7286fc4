"""The open part of a position (GW-7.1) as plain data; `views/open.py` builds it from a position.

A view adds its seat's hand, a position file all hands. `restore` turns both into a full position
again, so the open part is defined in one place only.
"""

from __future__ import annotations

from typing import Final

import msgspec

STAGES: Final = ["set-up", "play", "last-turns", "claims-only"]

Counts = dict[str, int]  # kind -> number of cards


class Bearer(msgspec.Struct, forbid_unknown_fields=True):
    """A first token on a card (GW-3.2)."""

    colour: str
    card: str
    token: int


class WallLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One open wall."""

    tokens: list[int]  # free
    bearer: Bearer | None = None
    cards: dict[str, Counts] = {}  # uncovered, by colour
    covered: dict[str, Counts] = {}  # void under a dragon (GW-5.2)
    dragons: dict[str, str] = {}  # owner -> "blue noble": the card under the dragon


class Open(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The public part of a position. Defaults are omitted, so that an example is a small file."""

    players: int
    options: dict[str, str] = {}
    walls: list[WallLine | None] = []
    unplayed: dict[str, Counts] = {}  # hand and deck together; left out: what lies nowhere else
    hands: dict[str, int] = {}  # sizes
    piles: dict[str, list[int]] = {}  # every token was seen when it was taken (GW-7.3)
    supply: dict[str, int] | None = None  # value -> tokens not drawn; left out: all the others
    stage: str = "play"
    active: int = 0
    first: int = 0
    actions_left: int = 2
    claimed: list[int] = []  # walls from 1
    announcer: int = -1
    question: str = "act"
    about: int = 0
    revealed: int = 0
    current: int = 0
    shown: int = 0
    over: bool = False


class Secrets(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The hidden part: the hands."""

    hands: dict[str, Counts] = {}
