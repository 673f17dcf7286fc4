"""The walls: which cards lie there uncovered, where the tokens are, and who leads (GW-4, GW-5)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import bit, filled, zeros
from wanli.games.great_wall.rules.material import FOOT, KINDS, NOBLE, SEATS, WALLS, WORTH

NOTHING: Final = vec[i64]([])
NOBODY: Final[i64] = -1
NO_TOKEN: Final[i64] = 0
ROW: Final[i64] = SEATS * KINDS  # the cards of one wall: seat * KINDS + kind
WORST: Final[i64] = -100
ALL_WALLS: Final[i64] = 0b1111
EVERYBODY: Final[i64] = 0b0001_0001_0001_0001_0001  # all seats at the first wall


@final
class Walls:
    """All walls. A wall is open while it has tokens; cards at it are counted by seat and kind."""

    def __init__(self) -> None:
        self.opened: i64 = 0  # how many are open
        self.led: i64 = 0  # who leads where, as bits: seat * WALLS + wall
        self.stale: i64 = 0  # walls where that may have changed, as bits
        self.free: vec[i64] = NOTHING  # wall * 2 + 0, 1: the free tokens; NO_TOKEN if taken
        self.bearer: vec[i64] = NOTHING  # on whose card the first token lies, or NOBODY
        self.borne_by: vec[i64] = NOTHING  # the kind of that card
        self.borne: vec[i64] = NOTHING  # the token's value
        self.cards: vec[i64] = NOTHING  # uncovered: wall * ROW + seat * KINDS + kind
        self.covered: vec[i64] = NOTHING  # void under a dragon, counted alike
        self.over: vec[i64] = (
            NOTHING  # wall * SEATS + owner of a dragon: what it was laid on, or -1
        )
        # sums of the uncovered cards: wall * SEATS + seat
        self.present: vec[i64] = NOTHING  # how many
        self.worth: vec[i64] = NOTHING  # what they count where no noble lies
        self.nobles: vec[i64] = NOTHING  # by wall

    def clone(self) -> Walls:
        w = Walls()
        w.opened = self.opened
        w.led = self.led
        w.stale = self.stale
        w.free = self.free[:]
        w.bearer = self.bearer[:]
        w.borne_by = self.borne_by[:]
        w.borne = self.borne[:]
        w.cards = self.cards[:]
        w.covered = self.covered[:]
        w.over = self.over[:]
        w.present = self.present[:]
        w.worth = self.worth[:]
        w.nobles = self.nobles[:]
        return w

    def is_open(self, wall: i64) -> bool:
        return self.free[wall * 2] != NO_TOKEN

    def open(self, wall: i64, one: i64, two: i64) -> None:
        """Reveal two tokens (GW-2.2)."""
        self.free[wall * 2] = one
        self.free[wall * 2 + 1] = two
        self.opened += 1

    def clear(self, wall: i64) -> None:
        """All cards of the wall leave the game (GW-3.3)."""
        self.free[wall * 2] = NO_TOKEN
        self.free[wall * 2 + 1] = NO_TOKEN
        self.bearer[wall] = NOBODY
        self.borne[wall] = 0
        self.nobles[wall] = 0
        self.led &= ~(EVERYBODY << wall)
        for at in range(wall * SEATS, wall * SEATS + SEATS):
            if self.present[at] > 0:
                self.clear_row(at)
            if self.over[at] >= 0:
                self.covered[wall * ROW + i64(self.over[at])] = 0
                self.over[at] = -1
        self.opened -= 1

    def clear_row(self, at: i64) -> None:
        """A player's uncovered cards leave the game."""
        cards = self.cards
        for i in range(at * KINDS, at * KINDS + KINDS):
            cards[i] = 0
        self.present[at] = 0
        self.worth[at] = 0

    def lay(self, wall: i64, seat: i64, kind: i64, n: i64) -> None:
        """n more cards of a kind lie uncovered; n is -1 for one that is covered."""
        at, cards = wall * SEATS + seat, self.cards
        before = i64(cards[at * KINDS + kind])
        cards[at * KINDS + kind] = before + n
        self.present[at] += n
        if kind == FOOT:  # GW-4.2: the k-th counts k
            self.worth[at] += n * (2 * before + n + 1) >> 1
        else:
            self.worth[at] += n * i64(WORTH[kind])
        if kind == NOBLE:
            self.nobles[wall] += n
        self.stale |= bit(wall)

    def cover(self, wall: i64, dragon_of: i64, seat: i64, kind: i64) -> None:
        """A dragon is laid on a card, which is void from now on (GW-5.2)."""
        self.lay(wall, seat, kind, -1)
        self.covered[(wall * SEATS + seat) * KINDS + kind] += 1
        self.over[wall * SEATS + dragon_of] = seat * KINDS + kind

    def coverable(self, wall: i64, seat: i64, kind: i64) -> bool:
        """GW-5.1, GW-5.3: an uncovered card that carries no token."""
        n = i64(self.cards[(wall * SEATS + seat) * KINDS + kind])
        if self.bearer[wall] == seat and self.borne_by[wall] == kind:
            n -= 1
        return n > 0

    def bear(self, wall: i64, slot: i64, seat: i64, kind: i64) -> None:
        """A first token is put face up on a card (GW-3.2); the other one stays free."""
        free = self.free
        self.bearer[wall] = seat
        self.borne_by[wall] = kind
        self.borne[wall] = free[wall * 2 + slot]
        free[wall * 2] = free[wall * 2 + 1 - slot]
        free[wall * 2 + 1] = NO_TOKEN
        self.stale |= bit(wall)

    def counts(self, wall: i64) -> vec[i64]:
        """What the cards at a wall count, at wall * SEATS + seat; with a noble 1 each (GW-4.3)."""
        return self.present if self.nobles[wall] > 0 else self.worth

    def total(self, wall: i64, seat: i64) -> i64:
        """A player's total at a wall (GW-4.2 to GW-4.4)."""
        total: i64 = self.counts(wall)[wall * SEATS + seat]
        if self.bearer[wall] == seat:
            total -= i64(self.borne[wall])
        return total

    def led_by(self, seat: i64, players: i64) -> i64:
        """The walls where a player leads, as bits."""
        if self.stale != 0:
            self.look_who_leads(players)
        return self.led >> seat * WALLS & ALL_WALLS

    def look_who_leads(self, players: i64) -> None:
        """Find the leaders of the walls where something changed."""
        for wall in range(WALLS):
            if self.stale & bit(wall) != 0:
                self.led &= ~(EVERYBODY << wall)
                leader = self.leader(wall, players)
                if leader != NOBODY:
                    self.led |= bit(leader * WALLS + wall)
        self.stale = 0

    def leader(self, wall: i64, players: i64) -> i64:
        """GW-4.5: who is strictly ahead of everybody else present, or NOBODY."""
        best: i64 = WORST
        leader: i64 = NOBODY
        present, counts = self.present, self.counts(wall)
        bearer, first = i64(self.bearer[wall]), wall * SEATS
        for seat in range(players):
            if present[first + seat] == 0:
                continue  # GW-4.1
            total = i64(counts[first + seat])
            if seat == bearer:
                total -= i64(self.borne[wall])
            if total > best:
                best = total
                leader = seat
            elif total == best:
                leader = NOBODY
        return leader


def new_walls() -> Walls:
    """None open."""
    w = Walls()
    w.free = zeros(WALLS * 2)
    w.bearer = filled(WALLS, NOBODY)
    w.borne_by = zeros(WALLS)
    w.borne = zeros(WALLS)
    w.cards = zeros(WALLS * ROW)
    w.covered = zeros(WALLS * ROW)
    w.over = filled(WALLS * SEATS, -1)
    w.present = zeros(WALLS * SEATS)
    w.worth = zeros(WALLS * SEATS)
    w.nobles = zeros(WALLS)
    return w
