"""Who sits where."""

from __future__ import annotations

from typing import Literal

import msgspec

from wanli.bots.levels import Level


class Seat(msgspec.Struct, frozen=True):
    """A place at a table."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str = ""  # the id of who sits there; a program with a token is a person, too
    name: str = ""
    level: Level | None = None  # of a bot that is not a program
    word: str = ""  # what it adds to the luck
