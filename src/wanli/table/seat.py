"""A seat of a table: a place for a person or a bot."""

from __future__ import annotations

from typing import Literal

import msgspec

from wanli.bots.levels import Level


class Seat(msgspec.Struct, frozen=True):
    """A place at a table."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str = ""  # id of the person; a bot account is a person as well
    name: str = ""
    level: Level | None = None  # of a bot of this server
    word: str = ""  # what it adds to the luck
