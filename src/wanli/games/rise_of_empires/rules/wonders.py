"""The Wonders of the World (WW): their sites, holders, markers, upkeep and points.

This module does not depend on the base game: regions and players are numbers. Its callers, the game
and the companion for a printed copy (WW-14), move the cubes themselves.
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
MARKED: Final[i64] = 2  # state of the token: BARE, CUBE or BEYOND
BUILDER: Final[i64] = 3  # seat that paid the building cost in this turn (WW-9), or NOBODY
BARE: Final[i64] = 0  # no cube
CUBE: Final[i64] = 1  # a cube of the holder (WW-3)
BEYOND: Final[i64] = 2  # no cube, and no one can take the wonder any more (WW-5)


@final
class WonderSet:
    """The printed values of the wonders; they never change during a game."""

    def __init__(self, count: i64) -> None:
        self.count = count
        self.ids: list[str] = []
        self.vp: vec[i64] = zeros(count)
        self.upkeep: vec[i64] = zeros(count)  # gold (WW-9)
        self.sites: vec[i64] = zeros(count)  # regions, as bits (WW-2)

    def allowed(self, wonder: i64, sea_sites: bool, sea: i64) -> i64:
        """WW-2, WW-13: return the regions in which a wonder may stand, as bits."""
        found = self.sites[wonder]
        return found if sea_sites else found & ~sea


def site_allowed(eras: i64, zone_only: bool, era: i64, in_zone: bool) -> bool:
    """WW-2: return whether a region fits a printed turn, by its era (`eras` are bits) and zone."""
    return eras >> era & 1 != 0 and (in_zone or not zone_only)


@final
class Wonders:
    """The state of all wonders: sites, holders, markers and builders."""

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
        """WW-5: return whether no one can take it, as the last cube was not lost to an attack."""
        return self.lines[wonder * FIELDS + MARKED] == BEYOND

    def builder(self, wonder: i64) -> i64:
        return self.lines[wonder * FIELDS + BUILDER]

    def stands(self, wonder: i64) -> bool:
        """Return whether the wonder is on the map."""
        return self.lines[wonder * FIELDS + HOLDER] != NOBODY

    # ---- changes -------------------------------------------------------------------------
    def put(self, wonder: i64, site: i64, holder: i64, marked: bool, builder: i64) -> None:
        """Set all fields of a wonder."""
        at = wonder * FIELDS
        self.lines[at + SITE] = site
        self.lines[at + HOLDER] = holder
        self.lines[at + MARKED] = CUBE if marked else BARE
        self.lines[at + BUILDER] = builder

    def build(self, wonder: i64, seat: i64, region: i64) -> None:
        """WW-1, WW-2, WW-3: give a seat the tile and put the token into a region, with a marker."""
        self.put(wonder, region, seat, True, seat)

    def unmark(self, wonder: i64) -> None:
        """WW-5: remove the marker; the holder keeps the tile for now."""
        self.lines[wonder * FIELDS + MARKED] = BARE

    def leave(self, seat: i64, region: i64) -> i64:
        """WW-5: put a seat's unmarked wonders in a region beyond reach, as its last cube has left.

        Return, as bits, the wonders that no one can take any more from now on.
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
        """WW-5: put a wonder beyond reach: no one can take it any more."""
        self.lines[wonder * FIELDS + MARKED] = BEYOND

    def take(self, wonder: i64, seat: i64) -> None:
        """WW-7: give a seat the tile and put its marker on the token."""
        self.lines[wonder * FIELDS + HOLDER] = seat
        self.lines[wonder * FIELDS + MARKED] = CUBE

    def destroy(self, wonder: i64) -> bool:
        """WW-7, WW-10: remove tile and token; return True if a marker goes back to its owner."""
        marker = self.marked(wonder)
        self.put(wonder, NOWHERE, NOBODY, False, NOBODY)
        return marker

    def new_turn(self) -> None:
        """WW-9: end the exemption of players who built a wonder in the last turn."""
        lines = self.lines
        for wonder in range(self.count):
            lines[wonder * FIELDS + BUILDER] = NOBODY

    # ---- state ---------------------------------------------------------------------------
    def held_at(self, wonder: i64, seat: i64, region: i64) -> bool:
        """Return whether a seat holds a wonder in a region."""
        at = wonder * FIELDS
        return self.lines[at + HOLDER] == seat and self.lines[at + SITE] == region

    def markers(self, seat: i64, region: i64) -> i64:
        """WW-6: return a seat's number of markers in a region; they are cubes it *has* there."""
        n: i64 = 0
        for wonder in range(self.count):
            if self.held_at(wonder, seat, region) and self.marked(wonder):
                n += 1
        return n

    def markers_of(self, seat: i64) -> i64:
        """Return the number of a seat's markers in all regions."""
        n: i64 = 0
        for wonder in range(self.count):
            if self.holder(wonder) == seat and self.marked(wonder):
                n += 1
        return n

    # ---- upkeep, points and capture ------------------------------------------------------
    def exempt(self, wonder: i64) -> bool:
        """WW-9, WW-11, WW-12: return whether the holder built the wonder in this turn."""
        return self.stands(wonder) and self.holder(wonder) == self.builder(wonder)

    def upkeep_due(self, wonder: i64, printed: WonderSet) -> i64:
        """WW-9: return the gold that the holder owes now; nothing if they built it in this turn."""
        if not self.stands(wonder) or self.exempt(wonder):
            return 0
        return printed.upkeep[wonder]

    def points_due(self, wonder: i64, printed: WonderSet) -> i64:
        """WW-11: return the holder's VP; none without a marker or if they built it in this turn."""
        if not self.marked(wonder) or self.exempt(wonder):
            return 0
        return printed.vp[wonder]

    def can_be_taken(self, wonder: i64, seat: i64, region: i64, cubes: i64) -> bool:
        """WW-4, WW-8: return whether a seat holds the wonder there without cubes or markers."""
        if not self.held_at(wonder, seat, region) or self.beyond_reach(wonder):
            return False
        return cubes == 0 and self.markers(seat, region) == 0

    def next_taken(self, first: i64, seat: i64, region: i64, cubes: i64) -> i64:
        """WW-8: return the next wonder from `first` on that can be taken, or NOWHERE."""
        for wonder in range(first, self.count):
            if self.can_be_taken(wonder, seat, region, cubes):
                return wonder
        return NOWHERE


def new_wonders(count: i64) -> Wonders:
    """Return wonders of which none is built."""
    w = Wonders()
    w.lines = filled(count * FIELDS, NOBODY)
    w.count = count
    for wonder in range(count):
        w.lines[wonder * FIELDS + MARKED] = BARE
    return w
