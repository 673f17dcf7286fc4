"""The Wonders of the World (WW): where they stand, who holds them, what is due for them.

This module knows nothing of the base game. A region is a number, a player is a number, and whoever
uses it, the game or a companion beside a printed copy (WW-14), moves the cubes itself.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import bit, filled, zeros

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1
FIELDS: Final[i64] = 4  # of a wonder
SITE: Final[i64] = 0
HOLDER: Final[i64] = 1
MARKED: Final[i64] = 2  # what is on the token: one of the next three
BUILDER: Final[i64] = 3  # who paid the building cost in this turn (WW-9), or NOBODY
BARE: Final[i64] = 0  # no cube
CUBE: Final[i64] = 1  # the holder's (WW-3)
BEYOND: Final[i64] = 2  # no cube, and nobody can take it any more (WW-5)


@final
class WonderSet:
    """What is printed on the wonders; fixed for a whole game."""

    def __init__(self, count: i64) -> None:
        self.count = count
        self.ids: list[str] = []
        self.vp: vec[i64] = zeros(count)
        self.upkeep: vec[i64] = zeros(count)  # gold (WW-9)
        self.sites: vec[i64] = zeros(count)  # regions, as bits (WW-2)

    def allowed(self, wonder: i64, sea_sites: bool, sea: i64) -> i64:
        """WW-2, WW-13: the regions a wonder may stand in, as bits."""
        found = self.sites[wonder]
        return found if sea_sites else found & ~sea


def site_allowed(eras: i64, zone_only: bool, era: i64, in_zone: bool) -> bool:
    """WW-2: whether a region's era is among the printed turn's (as bits), and its zone fits."""
    return eras >> era & 1 != 0 and (in_zone or not zone_only)


@final
class Wonders:
    """The wonders that were built: sites, holders, markers."""

    def __init__(self) -> None:
        self.lines: vec[i64] = zeros(0)  # wonder * FIELDS + field
        self.count: i64 = 0

    def clone(self) -> Wonders:
        w = Wonders()
        w.lines = self.lines[:]
        w.count = self.count
        return w

    def site(self, wonder: i64) -> i64:
        return self.lines[wonder * FIELDS + SITE]

    def holder(self, wonder: i64) -> i64:
        return self.lines[wonder * FIELDS + HOLDER]

    def marked(self, wonder: i64) -> bool:
        return self.lines[wonder * FIELDS + MARKED] == CUBE

    def beyond_reach(self, wonder: i64) -> bool:
        """WW-5: whether its holder's last cube left in another way than by an attack on him."""
        return self.lines[wonder * FIELDS + MARKED] == BEYOND

    def builder(self, wonder: i64) -> i64:
        return self.lines[wonder * FIELDS + BUILDER]

    def stands(self, wonder: i64) -> bool:
        """Whether somebody holds its tile."""
        return self.lines[wonder * FIELDS + HOLDER] != NOBODY

    # ---- what happens to a wonder --------------------------------------------------------
    def put(self, wonder: i64, site: i64, holder: i64, marked: bool, builder: i64) -> None:
        """Set all that is known of a wonder."""
        at = wonder * FIELDS
        self.lines[at + SITE] = site
        self.lines[at + HOLDER] = holder
        self.lines[at + MARKED] = CUBE if marked else BARE
        self.lines[at + BUILDER] = builder

    def build(self, wonder: i64, seat: i64, region: i64) -> None:
        """WW-1, WW-2, WW-3: the tile is kept, the token stands in a region with a marker."""
        self.put(wonder, region, seat, True, seat)

    def unmark(self, wonder: i64) -> None:
        """WW-5: the marker falls, the tile stays for now."""
        self.lines[wonder * FIELDS + MARKED] = BARE

    def leave(self, seat: i64, region: i64) -> i64:
        """WW-5: a seat's cubes have left a region; what it holds there unmarked stays its own.

        The wonders, as bits, that nobody can take any more from now on.
        """
        lost: i64 = 0
        if self.markers(seat, region) > 0:
            return lost
        for wonder in range(self.count):
            if self.held_at(wonder, seat, region) and not self.beyond_reach(wonder):
                self.lose_touch(wonder)
                lost |= bit(wonder)
        return lost

    def lose_touch(self, wonder: i64) -> None:
        """WW-5: nobody can take it any more."""
        self.lines[wonder * FIELDS + MARKED] = BEYOND

    def take(self, wonder: i64, seat: i64) -> None:
        """WW-7: the taker marks the token and takes the tile."""
        self.lines[wonder * FIELDS + HOLDER] = seat
        self.lines[wonder * FIELDS + MARKED] = CUBE

    def destroy(self, wonder: i64) -> bool:
        """WW-7, WW-10: tile and token leave the game; True if a marker goes back to its owner."""
        marker = self.marked(wonder)
        self.put(wonder, NOWHERE, NOBODY, False, NOBODY)
        return marker

    def new_turn(self) -> None:
        """WW-9: whoever built it in an earlier turn is exempt no more."""
        lines = self.lines
        for wonder in range(self.count):
            lines[wonder * FIELDS + BUILDER] = NOBODY

    # ---- what is there -------------------------------------------------------------------
    def held_at(self, wonder: i64, seat: i64, region: i64) -> bool:
        """Whether a seat holds this wonder in this region."""
        at = wonder * FIELDS
        return self.lines[at + HOLDER] == seat and self.lines[at + SITE] == region

    def markers(self, seat: i64, region: i64) -> i64:
        """WW-6: how many markers of a seat lie in a region; they are cubes it *has* there."""
        n: i64 = 0
        for wonder in range(self.count):
            if self.held_at(wonder, seat, region) and self.marked(wonder):
                n += 1
        return n

    def markers_of(self, seat: i64) -> i64:
        """How many markers of a seat lie anywhere."""
        n: i64 = 0
        for wonder in range(self.count):
            if self.holder(wonder) == seat and self.marked(wonder):
                n += 1
        return n

    # ---- what is due ---------------------------------------------------------------------
    def exempt(self, wonder: i64) -> bool:
        """WW-9, WW-11, WW-12: whether its holder has built it in this turn."""
        return self.stands(wonder) and self.holder(wonder) == self.builder(wonder)

    def upkeep_due(self, wonder: i64, printed: WonderSet) -> i64:
        """WW-9: gold that its holder owes now; whoever built it in this turn owes nothing."""
        if not self.stands(wonder) or self.exempt(wonder):
            return 0
        return printed.upkeep[wonder]

    def points_due(self, wonder: i64, printed: WonderSet) -> i64:
        """WW-11: VP for its holder in the VP phase; no marker or built in this turn: none."""
        if not self.marked(wonder) or self.exempt(wonder):
            return 0
        return printed.vp[wonder]

    def can_be_taken(self, wonder: i64, seat: i64, region: i64, cubes: i64) -> bool:
        """WW-4, WW-8: held there by one who has neither a marker nor another cube there."""
        if not self.held_at(wonder, seat, region) or self.beyond_reach(wonder):
            return False
        return cubes == 0 and self.markers(seat, region) == 0

    def next_taken(self, first: i64, seat: i64, region: i64, cubes: i64) -> i64:
        """WW-8: from a wonder on, the next one that can be taken from a seat; NOWHERE if none."""
        for wonder in range(first, self.count):
            if self.can_be_taken(wonder, seat, region, cubes):
                return wonder
        return NOWHERE


def new_wonders(count: i64) -> Wonders:
    """None of them built."""
    w = Wonders()
    w.lines = filled(count * FIELDS, NOBODY)
    w.count = count
    for wonder in range(count):
        w.lines[wonder * FIELDS + MARKED] = BARE
    return w
