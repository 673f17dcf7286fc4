"""The form of a view of Great Wall of China; `views/build.py` builds it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from wanli.core.view import View
from wanli.games.great_wall.layout import Counts, Open


class Part(msgspec.Struct):
    """The part of a total that comes from cards of one kind, or from a token."""

    what: str  # a kind of card, or token
    count: int
    points: int
    clause: str


class Total(msgspec.Struct):
    """A player's total at a wall with its parts (GW-4.2 to GW-4.4)."""

    colour: str
    points: int
    parts: list[Part]


class WallView(msgspec.Struct):
    """The totals at an open wall."""

    number: int
    leader: str  # a colour, or "" for no leader (GW-4.5)
    noble: bool  # every card counts 1 (GW-4.3)
    totals: list[Total]  # of those present


class GreatWallView(View, kw_only=True):
    """A position of Great Wall of China as a seat or a spectator may know it."""

    open_parts: ClassVar[tuple[str, ...]] = ("table", "walls")

    table: Open
    decks: dict[str, int]  # sizes
    hand: Counts  # the viewer's own
    walls: list[WallView]
