"""The entries of a notebook: one for each event that concerns a wonder.

Entries refer to players, wonders and regions by name, so that people can read a notebook.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Entry(msgspec.Struct, frozen=True, tag_field="did", forbid_unknown_fields=True):
    """An entry of a notebook."""


class Built(Entry, frozen=True, tag="build"):
    """A wonder was built and its token put into a region (WW-1, WW-2)."""

    wonder: Name
    player: Name
    region: Name | None = None  # None: the player had no cube to mark it with (WW-3)


class War(Entry, frozen=True, tag="war"):
    """A war in a region where the defender holds a wonder (WW-4, WW-5)."""

    region: Name
    attacker: Name
    defender: Name
    fallen: Annotated[list[Name], msgspec.Meta(max_length=16)] = []  # wonders that lost the marker
    cubes_left: bool = False  # whether the defender still has other cubes there


class Marked(Entry, frozen=True, tag="mark"):
    """The winner of the war takes a wonder (WW-7)."""

    wonder: Name


class Razed(Entry, frozen=True, tag="raze"):
    """The winner of the war declines a wonder, or has no cube for it (WW-7)."""

    wonder: Name


class Left(Entry, frozen=True, tag="leave"):
    """The last cube of a holder left a region, but not by war (WW-5)."""

    player: Name
    region: Name


class Paid(Entry, frozen=True, tag="pay"):
    """The upkeep of a wonder was paid (WW-9)."""

    wonder: Name


class LetGo(Entry, frozen=True, tag="let-go"):
    """The upkeep of a wonder was not paid (WW-10)."""

    wonder: Name


class Scored(Entry, frozen=True, tag="score"):
    """A player scored all their wonders (WW-11)."""

    player: Name


class Reordered(Entry, frozen=True, tag="order"):
    """The turn order changed (RE-4.4)."""

    players: Annotated[list[Name], msgspec.Meta(max_length=5)]


class WentOn(Entry, frozen=True, tag="next"):
    """The phase ended."""


AnyEntry = Built | War | Marked | Razed | Left | Paid | LetGo | Scored | Reordered | WentOn
