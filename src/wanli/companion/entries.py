"""What is written into a notebook: one entry for each thing that happens to a wonder.

Players, wonders and regions are called by their names, so that a notebook can be read by anybody.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Entry(msgspec.Struct, frozen=True, tag_field="did", forbid_unknown_fields=True):
    """What every entry is."""


class Built(Entry, frozen=True, tag="build"):
    """A wonder was built, and its token put into a region (WW-1, WW-2)."""

    wonder: Name
    player: Name
    region: Name | None = None  # None: he had no cube to mark it with (WW-3)


class War(Entry, frozen=True, tag="war"):
    """A war in a region where the defender holds a wonder (WW-4, WW-5)."""

    region: Name
    attacker: Name
    defender: Name
    fallen: Annotated[list[Name], msgspec.Meta(max_length=16)] = []  # whose markers fell
    cubes_left: bool = False  # whether the defender has other cubes left there


class Marked(Entry, frozen=True, tag="mark"):
    """Whoever won that war takes a wonder (WW-7)."""

    wonder: Name


class Razed(Entry, frozen=True, tag="raze"):
    """He declines, or has no cube for it (WW-7)."""

    wonder: Name


class Left(Entry, frozen=True, tag="leave"):
    """The last cube of a holder has left a region in another way than by war (WW-5)."""

    player: Name
    region: Name


class Paid(Entry, frozen=True, tag="pay"):
    """The upkeep of a wonder was paid (WW-9)."""

    wonder: Name


class LetGo(Entry, frozen=True, tag="let-go"):
    """It was not (WW-10)."""

    wonder: Name


class Scored(Entry, frozen=True, tag="score"):
    """A player has scored all his wonders (WW-11)."""

    player: Name


class Reordered(Entry, frozen=True, tag="order"):
    """The turn order has changed (RE-4.4)."""

    players: Annotated[list[Name], msgspec.Meta(max_length=5)]


class WentOn(Entry, frozen=True, tag="next"):
    """The phase is over."""


AnyEntry = Built | War | Marked | Razed | Left | Paid | LetGo | Scored | Reordered | WentOn
