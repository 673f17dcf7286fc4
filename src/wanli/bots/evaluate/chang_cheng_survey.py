"""Counts for the guide of Chang Cheng: blocks by province and region, values and threats.

Cards laid in a province count as the blocks that they stand for.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import zeros
from wanli.games.chang_cheng.rules.cards import REVEALED
from wanli.games.chang_cheng.rules.counters import NOT_DRAWN
from wanli.games.chang_cheng.rules.game import ChangCheng
from wanli.games.chang_cheng.rules.material import (
    BROKEN,
    BUILDER,
    CARDS,
    COLOURS,
    KINDS,
    MASTER_BUILDER,
    PROVINCES,
)
from wanli.games.chang_cheng.rules.scoring import asked_kind
from wanli.search.guide import reals

ALL_SEATS: Final[i64] = -1
NO_COLOUR: Final[i64] = -1
UNIT: Final = 4.0  # values and threats are counted in units of 4 points
USUAL_THREAT: Final[i64] = 3  # the estimate for a counter that is still face down


@final
class Survey:
    """The counts of one position; reused for every position to save allocations."""

    def __init__(self) -> None:
        self.south: vec[i64] = zeros(PROVINCES * COLOURS)  # blocks in a province, by colour
        self.north: vec[i64] = zeros(PROVINCES * COLOURS)  # blocks in a region, by colour
        self.safe: vec[i64] = zeros(PROVINCES * COLOURS)  # 1 where a tower protects a colour
        self.value: vec[float] = reals(PROVINCES)  # of a province
        self.threat: vec[float] = reals(PROVINCES)  # of a region
        self.open: vec[i64] = zeros(PROVINCES)  # squares of a region without a block

    def update(self, t: ChangCheng, seat: i64) -> None:
        """Count a position, with the cards laid by a seat or by all seats."""
        self.clear(t)
        self.count_blocks(t)
        region, towers = t.wall.region, t.towers
        for i in range(towers.count):
            self.safe[i64(region[towers.at[i]]) * COLOURS + i64(towers.colour[i])] = 1
        if t.scored >= 0:
            for colour in range(COLOURS):
                self.south[t.scored * COLOURS + colour] += i64(t.virtual[colour])
            self.value[t.scored] += float(t.change) / UNIT
        self.count_cards(t, seat)

    def clear(self, t: ChangCheng) -> None:
        """Reset the counts; set values and threats as if no block were built."""
        for i in range(PROVINCES * COLOURS):
            self.south[i] = 0
            self.north[i] = 0
            self.safe[i] = 0
        counters = t.counters
        for p in range(t.wall.provinces()):
            value = i64(t.wall.length[p]) + max(0, i64(counters.reputation[p]))
            self.value[p] = float(value) / UNIT
            self.open[p] = 0
            threat = i64(counters.threat[p])
            if not counters.attacks(p):
                threat = 0
            elif threat == NOT_DRAWN:
                threat = USUAL_THREAT
            self.threat[p] = float(threat) / UNIT

    def count_blocks(self, t: ChangCheng) -> None:
        """Count every block south and north; neutral ones only where they count (CC-12.7)."""
        wall, south, north = t.wall, self.south, self.north
        square, block, province, region = wall.square, wall.block, wall.province, wall.region
        ignored = t.settings.neutral if t.settings.neutral_ignored else NO_COLOUR
        for s in range(wall.low, wall.high):
            colour = i64(square[s])
            p, r = i64(province[s]), i64(region[s])
            if colour < 0:
                self.open[r] += 1
                continue
            broken = block[s] == BROKEN
            if broken:
                self.value[p] -= 1.0 / UNIT
            if colour == ignored:
                continue
            if not broken:
                south[p * COLOURS + colour] += 1
            if not broken or t.settings.broken_count:
                north[r * COLOURS + colour] += 1

    def count_cards(self, t: ChangCheng, seat: i64) -> None:
        """Count the blocks that cards stand for, one for a Mandarin."""
        for card in range(CARDS):
            p, kind = i64(t.cards.place[card]), card % KINDS
            if kind < BUILDER:
                continue
            colour = card // KINDS
            counts = t.settings.seat_of[colour] == seat
            counts = counts or (seat == ALL_SEATS and no_equal_card(t, card, p))
            if p == REVEALED:
                p, counts = t.scored, kind > asked_kind(t)  # cards still to be resolved (CC-7.3)
            if p >= 0 and counts:
                self.south[p * COLOURS + colour] += 2 if kind == MASTER_BUILDER else 1

    def provinces_with_blocks(self, provinces: i64, colour: i64) -> i64:
        """Count the provinces in which a colour has a block."""
        n: i64 = 0
        for p in range(provinces):
            if self.south[p * COLOURS + colour] > 0:
                n += 1
        return n

    def province_margin(self, p: i64, colour: i64, plus: i64 = -1, minus: i64 = -1) -> i64:
        """Return a colour's province margin with one block more of `plus`, one less of `minus`."""
        return margin(self.south, p * COLOURS, colour, plus, minus)

    def region_margin(self, r: i64, colour: i64, plus: i64 = -1, minus: i64 = -1) -> i64:
        """Return a colour's region margin with one block more of `plus`, one less of `minus`."""
        return margin(self.north, r * COLOURS, colour, plus, minus)


def margin(blocks: vec[i64], at: i64, colour: i64, plus: i64, minus: i64) -> i64:
    """Return the number of blocks that a colour has more than the best other colour."""
    mine: i64 = 0
    best: i64 = 0
    for other in range(COLOURS):
        n = i64(blocks[at + other])
        if other == plus:
            n += 1
        if other == minus:
            n -= 1
        if other == colour:
            mine = n
        elif n > best:
            best = n
    return mine - best


def no_blocks(blocks: vec[i64], area: i64) -> bool:
    """Return whether no block counts in a province or a region."""
    for i in range(area * COLOURS, area * COLOURS + COLOURS):
        if blocks[i] > 0:
            return False
    return True


def no_equal_card(t: ChangCheng, card: i64, p: i64) -> bool:
    """Return whether no equal card lies in the province (CC-7.2)."""
    kind, place = card % KINDS, t.cards.place
    for colour in range(COLOURS):
        if colour * KINDS + kind != card and place[colour * KINDS + kind] == p:
            return False
    return True
