"""The form of a view of Chang Cheng; `shown.views` builds it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from wanli.core.view import View
from wanli.games.chang_cheng.layout import Open


class Standing(msgspec.Struct):
    """A province as it stands: what it would be worth, and the blocks of each colour in it."""

    name: str
    squares: list[str]
    left: int  # squares without a block
    value: int  # blocks, counter and cards used so far (CC-7.5)
    blocks: dict[str, int]  # by colour (CC-7.4)


class Stock(msgspec.Struct):
    """What a colour has left to build (CC-1.4, CC-12.1)."""

    wall: int
    double: int
    tower: int


class Region(msgspec.Struct):
    """A Mongol region: what the viewer knows of its counter."""

    name: str
    squares: list[str]
    lies: str  # down, up, removed
    threat: int | None  # None: the viewer does not know it


class ChangChengView(View, kw_only=True):
    """A position of Chang Cheng through the eyes of a seat or a watcher."""

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
