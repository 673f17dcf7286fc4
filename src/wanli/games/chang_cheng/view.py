"""The form of a view of Chang Cheng; `views/build.py` builds it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from wanli.core.view import View
from wanli.games.chang_cheng.layout import Open


class Standing(msgspec.Struct):
    """A province: its present value, and the blocks of each colour in it."""

    name: str
    squares: list[str]
    left: int  # squares without a block
    value: int  # blocks, counter and cards used so far (CC-7.5)
    blocks: dict[str, int]  # by colour (CC-7.4)


class Stock(msgspec.Struct):
    """The pieces that a colour has left (CC-1.4, CC-12.1)."""

    wall: int
    double: int
    tower: int


class Region(msgspec.Struct):
    """A Mongol region, with what the viewer knows about its counter."""

    name: str
    squares: list[str]
    lies: str  # down, up, removed
    threat: int | None  # None: the viewer does not know it


class ChangChengView(View, kw_only=True):
    """A position of Chang Cheng as a seat or a spectator may know it."""

    open_parts: ClassVar[tuple[str, ...]] = ("table", "provinces", "stock")

    table: Open
    colours: dict[str, int]  # colour -> seat
    neutral: str
    own_cards: dict[str, dict[str, str]]  # own colour -> kind -> hand or a province (CC-3.8)
    known_threat: dict[str, int]  # region -> value, of those this seat scouted
    kept: dict[str, str]  # closed square -> colour it is kept for (CC-5.3)
    stock: dict[str, Stock]  # by colour, the neutral one too
    provinces: list[Standing]
    regions: list[Region]
