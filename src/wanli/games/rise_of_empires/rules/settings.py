"""The options of a table in the form that the rules read; `options.py` converts them from text."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Settings:
    """Players and options of a game; they never change, and all its positions share them."""

    def __init__(self) -> None:
        self.options: dict[str, str] = {}  # as the table chose them
        self.players: i64 = 2
        self.wonders: bool = True  # WW-1
        self.marker_from_pool: bool = False  # WW-3
        self.attacker_orders: bool = False  # WW-5
        self.sea_sites: bool = True  # WW-13
