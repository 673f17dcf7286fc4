"""The walls: which cards lie there uncovered, where the tokens are, and who leads (GW-4, GW-5)."""

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

# all about a wall is a line of numbers, and this is what is where in it
LINE: Final[i64] = 12
FREE: Final[i64] = 0  # + 0, 1: the free tokens; NO_TOKEN if taken
BEARER: Final[i64] = 2  # on whose card the first token lies, or NOBODY
BORNE_BY: Final[i64] = 3  # the kind of that card
BORNE: Final[i64] = 4  # the token's value
NOBLES: Final[i64] = 5  # how many lie uncovered
OVER: Final[i64] = 6  # what each dragon was laid on, in a target for its owner: 1 + card, or 0
ROW: Final[i64] = 7  # + seat: the uncovered cards as `counts`, and above these their worth

SUMS: Final[i64] = 0b111111
CARDS: Final[i64] = 42  # where a row has the number of its cards: `counts.SUM`
WORTHS: Final[i64] = 48  # where it has what they count while no noble lies there
TARGET: Final[i64] = 6  # bits
TARGETS: Final[i64] = 0b111111


@final
class Walls:
    """All walls. A wall is open while it has tokens."""

    def __init__(self) -> None:
        self.opened: i64 = 0  # how many are open
        self.led: i64 = 0  # who leads where, as bits: seat * WALLS + wall
        self.stale: i64 = 0  # walls where that may have changed, as bits
        self.lines: vec[i64] = NOTHING  # wall * LINE + what

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
        """Reveal two tokens (GW-2.2)."""
        self.lines[wall * LINE + FREE] = first
        self.lines[wall * LINE + FREE + 1] = second
        self.opened += 1

    def clear(self, wall: i64) -> None:
        """All cards of the wall leave the game (GW-3.3)."""
        lines = self.lines
        for at in range(wall * LINE, wall * LINE + LINE):
            lines[at] = 0
        lines[wall * LINE + BEARER] = NOBODY
        self.led &= ~(EVERYBODY << wall)
        self.opened -= 1

    def lay(self, wall: i64, seat: i64, kind: i64, n: i64) -> None:
        """n more cards of a kind lie uncovered; n is -1 for one that is covered."""
        lines, at = self.lines, wall * LINE + ROW + seat
        row = i64(lines[at])
        worth = n * i64(WORTH[kind])
        if kind == FOOT:  # GW-4.2: the k-th counts k
            worth = n * (2 * count(row, FOOT) + n + 1) >> 1
        lines[at] = row + n * one(kind) + (worth << WORTHS)
        if kind == NOBLE:
            lines[wall * LINE + NOBLES] += n
        self.stale |= bit(wall)

    def cover(self, wall: i64, dragon_of: i64, seat: i64, kind: i64) -> None:
        """A dragon is laid on a card, which is void from now on (GW-5.2)."""
        self.lay(wall, seat, kind, -1)
        self.put_dragon(wall, dragon_of, seat, kind)

    def put_dragon(self, wall: i64, dragon_of: i64, seat: i64, kind: i64) -> None:
        """Remember what a dragon lies on."""
        self.lines[wall * LINE + OVER] += 1 + seat * KINDS + kind << dragon_of * TARGET

    def coverable(self, wall: i64, seat: i64, kind: i64) -> bool:
        """GW-5.1, GW-5.3: an uncovered card that carries no token."""
        lines, at = self.lines, wall * LINE
        n = count(lines[at + ROW + seat], kind)
        if lines[at + BEARER] == seat and lines[at + BORNE_BY] == kind:
            n -= 1
        return n > 0

    def bear(self, wall: i64, slot: i64, seat: i64, kind: i64) -> None:
        """A first token is put face up on a card (GW-3.2); the other one stays free."""
        lines, at = self.lines, wall * LINE
        self.put_token(wall, seat, kind, lines[at + FREE + slot])
        lines[at + FREE] = lines[at + FREE + 1 - slot]
        lines[at + FREE + 1] = NO_TOKEN

    def put_token(self, wall: i64, seat: i64, kind: i64, token: i64) -> None:
        """A token lies on a card."""
        lines, at = self.lines, wall * LINE
        lines[at + BEARER] = seat
        lines[at + BORNE_BY] = kind
        lines[at + BORNE] = token
        self.stale |= bit(wall)

    def counting(self, wall: i64) -> i64:
        """Which sum of a row counts at a wall; with a noble every card is 1 (GW-4.3)."""
        return CARDS if self.lines[wall * LINE + NOBLES] > 0 else WORTHS

    def total(self, wall: i64, seat: i64) -> i64:
        """A player's total at a wall (GW-4.2 to GW-4.4)."""
        lines, at = self.lines, wall * LINE
        total = i64(lines[at + ROW + seat]) >> self.counting(wall) & SUMS
        if lines[at + BEARER] == seat:
            total -= i64(lines[at + BORNE])
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

    # ---- for readers outside the rules: unpacked ----------------------------------------------
    def uncovered(self, wall: i64, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a player has uncovered at a wall."""
        return count(self.lines[wall * LINE + ROW + seat], kind)

    def covered(self, wall: i64, seat: i64, kind: i64) -> i64:
        """How many of them are void under a dragon (GW-5.2)."""
        n: i64 = 0
        for owner in range(SEATS):
            if self.under_dragon(wall, owner) == seat * KINDS + kind:
                n += 1
        return n

    def under_dragon(self, wall: i64, owner: i64) -> i64:
        """What a player's dragon was laid on, as seat * KINDS + kind, or -1."""
        return (i64(self.lines[wall * LINE + OVER]) >> owner * TARGET & TARGETS) - 1

    def by_wall(self, what: i64) -> list[int]:
        """The numbers at one place of all lines."""
        return [int(self.lines[wall * LINE + what]) for wall in range(WALLS)]

    @property
    def bearer(self) -> list[int]:
        """On whose card the first token lies, or NOBODY, by wall."""
        return self.by_wall(BEARER)

    @property
    def borne_by(self) -> list[int]:
        """The kind of that card, by wall."""
        return self.by_wall(BORNE_BY)

    @property
    def borne(self) -> list[int]:
        """The value of that token, by wall."""
        return self.by_wall(BORNE)

    @property
    def nobles(self) -> list[int]:
        """How many lie uncovered, by wall."""
        return self.by_wall(NOBLES)

    @property
    def free(self) -> list[int]:
        """The free tokens, at wall * 2 + 0, 1; NO_TOKEN if taken."""
        lines = self.lines
        return [int(lines[at * LINE + FREE + slot]) for at in range(WALLS) for slot in range(2)]

    @property
    def present(self) -> list[int]:
        """How many cards a player has uncovered, at wall * SEATS + seat."""
        out: list[int] = []
        for row in range(ROW, WALLS * LINE, LINE):
            for at in range(row, row + SEATS):
                out.append(int(size(self.lines[at])))
        return out


def new_walls() -> Walls:
    """None open."""
    w = Walls()
    w.lines = zeros(WALLS * LINE)
    for wall in range(WALLS):
        w.lines[wall * LINE + BEARER] = NOBODY
    return w
