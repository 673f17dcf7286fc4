"""The walls: uncovered cards, tokens, dragons and leaders (GW-4, GW-5)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import bit, zeros
from wanli.games.great_wall.rules.counts import NONE, count, one, size
from wanli.games.great_wall.rules.material import FOOT, KINDS, NOBLE, SEATS, WALLS, WORTH

NOTHING: Final = vec[i64]([])
NOBODY: Final[i64] = -1
NO_TOKEN: Final[i64] = 0
WORST: Final[i64] = -100
ALL_WALLS: Final[i64] = 0b1111
EVERYBODY: Final[i64] = 0b0001_0001_0001_0001_0001  # all seats at the first wall

# each wall is a row of LINE numbers; these are the offsets in it
LINE: Final[i64] = 12
FREE: Final[i64] = 0  # + 0, 1: the free tokens; NO_TOKEN if taken
BEARER: Final[i64] = 2  # the seat with the first token on its card, or NOBODY
BORNE_BY: Final[i64] = 3  # the kind of that card
BORNE: Final[i64] = 4  # the token's value
NOBLES: Final[i64] = 5  # number of uncovered nobles
OVER: Final[i64] = 6  # the card under each player's dragon, in TARGET bits each: 1 + card, or 0
ROW: Final[i64] = 7  # + seat: the uncovered cards as `counts`, and above these their sum of worths

SUMS: Final[i64] = 0b111111
CARDS: Final[i64] = 42  # offset of the number of cards in a row: `counts.SUM`
WORTHS: Final[i64] = 48  # offset of their worth while no noble lies there
TARGET: Final[i64] = 6  # bits for each player in OVER
TARGETS: Final[i64] = 0b111111


@final
class Walls:
    """All walls. A wall is open while it has tokens."""

    def __init__(self) -> None:
        self.opened: i64 = 0  # number of open walls
        self.led: i64 = 0  # the walls that each seat leads, as bits: seat * WALLS + wall
        self.stale: i64 = 0  # walls whose leader may have changed, as bits
        self.lines: vec[i64] = NOTHING  # wall * LINE + offset

    def clone(self) -> Walls:
        w = Walls()
        w.opened = self.opened
        w.led = self.led
        w.stale = self.stale
        w.lines = self.lines[:]
        return w

    def is_open(self, wall: i64) -> bool:
        return self.lines[wall * LINE + FREE] != NO_TOKEN

    def open(self, wall: i64, first: i64, second: i64) -> None:
        """Open a wall with two revealed tokens (GW-2.2)."""
        self.lines[wall * LINE + FREE] = first
        self.lines[wall * LINE + FREE + 1] = second
        self.opened += 1

    def clear(self, wall: i64) -> None:
        """Remove all cards of the wall from the game (GW-3.3)."""
        lines = self.lines
        for at in range(wall * LINE, wall * LINE + LINE):
            lines[at] = 0
        lines[wall * LINE + BEARER] = NOBODY
        self.led &= ~(EVERYBODY << wall)
        self.opened -= 1

    def lay(self, wall: i64, seat: i64, kind: i64, n: i64) -> None:
        """Add n uncovered cards of a kind; n is -1 when a card is covered."""
        lines, at = self.lines, wall * LINE + ROW + seat
        row = i64(lines[at])
        worth = n * i64(WORTH[kind])
        if kind == FOOT:  # GW-4.2: the k-th foot soldier counts k
            worth = n * (2 * count(row, FOOT) + n + 1) >> 1
        lines[at] = row + n * one(kind) + (worth << WORTHS)
        if kind == NOBLE:
            lines[wall * LINE + NOBLES] += n
        self.stale |= bit(wall)

    def cover(self, wall: i64, dragon_of: i64, seat: i64, kind: i64) -> None:
        """Cover a card with a dragon; the card no longer counts (GW-5.2)."""
        self.lay(wall, seat, kind, -1)
        self.put_dragon(wall, dragon_of, seat, kind)

    def put_dragon(self, wall: i64, dragon_of: i64, seat: i64, kind: i64) -> None:
        """Store the card that a dragon covers."""
        self.lines[wall * LINE + OVER] += 1 + seat * KINDS + kind << dragon_of * TARGET

    def coverable(self, wall: i64, seat: i64, kind: i64) -> bool:
        """Return whether an uncovered card of a kind carries no token (GW-5.1, GW-5.3)."""
        lines, at = self.lines, wall * LINE
        n = count(lines[at + ROW + seat], kind)
        if lines[at + BEARER] == seat and lines[at + BORNE_BY] == kind:
            n -= 1
        return n > 0

    def bear(self, wall: i64, slot: i64, seat: i64, kind: i64) -> None:
        """Put the first token face up on a card (GW-3.2); the other one stays free."""
        lines, at = self.lines, wall * LINE
        self.put_token(wall, seat, kind, lines[at + FREE + slot])
        lines[at + FREE] = lines[at + FREE + 1 - slot]
        lines[at + FREE + 1] = NO_TOKEN

    def put_token(self, wall: i64, seat: i64, kind: i64, token: i64) -> None:
        """Store the token that lies on a card."""
        lines, at = self.lines, wall * LINE
        lines[at + BEARER] = seat
        lines[at + BORNE_BY] = kind
        lines[at + BORNE] = token
        self.stale |= bit(wall)

    def counting(self, wall: i64) -> i64:
        """Return the offset of the sum that counts; with a noble every card counts 1 (GW-4.3)."""
        return CARDS if self.lines[wall * LINE + NOBLES] > 0 else WORTHS

    def total(self, wall: i64, seat: i64) -> i64:
        """Return a player's total at a wall (GW-4.2 to GW-4.4)."""
        lines, at = self.lines, wall * LINE
        total = i64(lines[at + ROW + seat]) >> self.counting(wall) & SUMS
        if lines[at + BEARER] == seat:
            total -= i64(lines[at + BORNE])
        return total

    def led_by(self, seat: i64, players: i64) -> i64:
        """Return the walls where a player leads, as bits."""
        if self.stale != 0:
            self.look_who_leads(players)
        return self.led >> seat * WALLS & ALL_WALLS

    def look_who_leads(self, players: i64) -> None:
        """Update the leaders of the walls that changed."""
        for wall in range(WALLS):
            if self.stale & bit(wall) != 0:
                self.led &= ~(EVERYBODY << wall)
                leader = self.leader(wall, players)
                if leader != NOBODY:
                    self.led |= bit(leader * WALLS + wall)
        self.stale = 0

    def leader(self, wall: i64, players: i64) -> i64:
        """Return the seat strictly ahead of all others present, or NOBODY (GW-4.5)."""
        best: i64 = WORST
        leader: i64 = NOBODY
        lines, at, sum_at = self.lines, wall * LINE, self.counting(wall)
        bearer, borne = i64(lines[at + BEARER]), i64(lines[at + BORNE])
        for seat in range(players):
            row = i64(lines[at + ROW + seat])
            if row == NONE:
                continue  # GW-4.1
            total = row >> sum_at & SUMS
            if seat == bearer:
                total -= borne
            if total > best:
                best = total
                leader = seat
            elif total == best:
                leader = NOBODY
        return leader

    # ---- unpacked, for readers outside the rules ----------------------------------------------
    def uncovered(self, wall: i64, seat: i64, kind: i64) -> i64:
        """Return the number of uncovered cards of a kind that a player has at a wall."""
        return count(self.lines[wall * LINE + ROW + seat], kind)

    def covered(self, wall: i64, seat: i64, kind: i64) -> i64:
        """Return the number of such cards that are void under a dragon (GW-5.2)."""
        n: i64 = 0
        for owner in range(SEATS):
            if self.under_dragon(wall, owner) == seat * KINDS + kind:
                n += 1
        return n

    def under_dragon(self, wall: i64, owner: i64) -> i64:
        """Return the card under a player's dragon, as seat * KINDS + kind, or -1."""
        return (i64(self.lines[wall * LINE + OVER]) >> owner * TARGET & TARGETS) - 1

    def by_wall(self, what: i64) -> list[int]:
        """Return the numbers at one offset of all walls."""
        return [int(self.lines[wall * LINE + what]) for wall in range(WALLS)]

    @property
    def bearer(self) -> list[int]:
        """The seat with the first token on its card, or NOBODY, by wall."""
        return self.by_wall(BEARER)

    @property
    def borne_by(self) -> list[int]:
        """The kind of the card with the first token, by wall."""
        return self.by_wall(BORNE_BY)

    @property
    def borne(self) -> list[int]:
        """The value of the first token, by wall."""
        return self.by_wall(BORNE)

    @property
    def nobles(self) -> list[int]:
        """The number of uncovered nobles, by wall."""
        return self.by_wall(NOBLES)

    @property
    def free(self) -> list[int]:
        """The free tokens, at wall * 2 + 0, 1; NO_TOKEN if taken."""
        lines = self.lines
        return [int(lines[at * LINE + FREE + slot]) for at in range(WALLS) for slot in range(2)]

    @property
    def present(self) -> list[int]:
        """The number of a player's uncovered cards, at wall * SEATS + seat."""
        out: list[int] = []
        for row in range(ROW, WALLS * LINE, LINE):
            for at in range(row, row + SEATS):
                out.append(int(size(self.lines[at])))
        return out


def new_walls() -> Walls:
    """Return the walls before any is open."""
    w = Walls()
    w.lines = zeros(WALLS * LINE)
    for wall in range(WALLS):
        w.lines[wall * LINE + BEARER] = NOBODY
    return w
