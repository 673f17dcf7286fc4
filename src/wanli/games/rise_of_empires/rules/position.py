"""The state of a game: everything on the table, the current question and the pending steps.

The sequence of play is a stack of steps (`core/stack.py`). `copy_to` must copy every new field.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.stack import StackState
from wanli.core.state import bit, filled, zeros
from wanli.games.rise_of_empires.rules.boxes import Boxes, new_boxes
from wanli.games.rise_of_empires.rules.material import (
    CUBES,
    EFFECTS,
    ERAS,
    GOODS,
    NOTHING,
    RESOURCES,
    STOCK,
    VP,
    Content,
)
from wanli.games.rise_of_empires.rules.names import COLOUR_NAMES
from wanli.games.rise_of_empires.rules.rows import Rows, new_rows
from wanli.games.rise_of_empires.rules.settings import Settings
from wanli.games.rise_of_empires.rules.wonders import Wonders, new_wonders

DEPTH: Final[i64] = 32  # of the stack: more than can ever be pending

# fields of a seat: goods and stock (material.py), then
KINDS_HAD: Final[i64] = 6  # progress kinds, as bits
WAIVED: Final[i64] = 7  # payments waived in this turn (RE-3.15)
ALLY_OF: Final[i64] = 8  # the seat that has its alliance piece (RE-3.13), or NOBODY
ISLAND_GOODS: Final[i64] = 9  # + good: what Islands give with the income (RE-3.15)
FIELDS: Final[i64] = 14  # ISLAND_GOODS + GOODS

# places of a city tile
COMING: Final[i64] = 0
SHOWN: Final[i64] = 1
GONE: Final[i64] = 2
KEPT: Final[i64] = 3  # + seat

NOBODY: Final[i64] = -1


class Position(StackState):
    """A position without the rules, which `RiseOfEmpires` adds."""

    def __init__(self, settings: Settings, content: Content) -> None:
        super().__init__()
        self.settings = settings
        self.content = content
        self.players = settings.players
        self.turn: i64 = 0  # 0 to 5: 1A to 3B
        self.order: vec[i64] = NOTHING  # place -> seat
        self.new_order: vec[i64] = NOTHING  # place -> seat that has chosen it, or NOBODY (RE-4.4)
        self.has: vec[i64] = NOTHING  # seat * FIELDS + field
        self.cubes: vec[i64] = NOTHING  # seat * regions + region
        self.effects: vec[i64] = NOTHING  # seat * EFFECTS + key: sum over progress tiles
        self.land: vec[i64] = NOTHING  # seat * lands + land
        self.city: vec[i64] = NOTHING  # city tile -> COMING, SHOWN, GONE, KEPT + seat
        self.bank: i64 = 0  # resource discs
        self.progress: Boxes = NO_BOXES
        self.territory: Boxes = NO_BOXES
        self.rows: Rows = NO_ROWS
        self.wonders: Wonders = NO_WONDERS
        # the current action
        self.active: i64 = 0  # the acting seat
        self.owed: i64 = 0  # still to be paid (RE-3.4)
        self.face: i64 = -1  # the empire tile
        self.regions_left: i64 = 0
        self.reach: i64 = 0  # regions, as bits (RE-3.9)
        self.anywhere: bool = False  # the next region is a free choice (RE-3.9)
        self.placed: i64 = 0  # regions, as bits
        self.overseas: i64 = 0  # the area entered by ship (RE-3.10), or 0
        self.hired: bool = False  # mercenaries (RE-3.15)
        self.fronts: i64 = 0  # regions where a war is still possible (RE-3.11)
        self.front: i64 = -1  # the region of the current war, or -1
        self.enemy: i64 = 0  # the enemy in the current war
        self.losses: i64 = 0  # that the enemy still has to take

    def copy_to(self, other: Position) -> None:
        """Copy this position into another one, without sharing mutable parts."""
        self.copy_stack_to(other)
        other.turn = self.turn
        other.order = self.order[:]
        other.new_order = self.new_order[:]
        other.has = self.has[:]
        other.cubes = self.cubes[:]
        other.effects = self.effects[:]
        other.land = self.land[:]
        other.city = self.city[:]
        other.bank = self.bank
        other.progress = self.progress.clone()
        other.territory = self.territory.clone()
        other.rows = self.rows.clone()
        other.wonders = self.wonders.clone()
        other.active = self.active
        other.owed = self.owed
        other.face = self.face
        other.regions_left = self.regions_left
        other.reach = self.reach
        other.anywhere = self.anywhere
        other.placed = self.placed
        other.overseas = self.overseas
        other.hired = self.hired
        other.fronts = self.fronts
        other.front = self.front
        other.enemy = self.enemy
        other.losses = self.losses

    def determinize(self, viewer: i64, rng: Rng) -> None:
        """RE-5.1: do nothing, as unseen tiles have no order until they are drawn."""

    # ---- the turn ------------------------------------------------------------------------
    def era(self) -> i64:
        """Return the current era: 1, 2 or 3."""
        return self.turn // 2 + 1

    def is_b(self) -> bool:
        """RE-3.4: return whether this is a B turn, in which discs are taken off."""
        return self.turn % 2 == 1

    # ---- goods ---------------------------------------------------------------------------
    def of(self, seat: i64, field: i64) -> i64:
        """Return a field of a seat, such as GOLD or KINDS_HAD."""
        return self.has[seat * FIELDS + field]

    def gain(self, seat: i64, good: i64, n: i64) -> i64:
        """Give goods to a seat, as far as bank and stock allow; return the number given."""
        at = seat * FIELDS
        if good == RESOURCES:  # RE-4.2
            n = min(n, self.bank)
            self.bank -= n
        elif good == CUBES:  # RE-1.2
            n = min(n, i64(self.has[at + STOCK]))
            self.has[at + STOCK] -= n
        self.has[at + good] += n
        return n

    def pay(self, seat: i64, good: i64, n: i64) -> None:
        """Take goods from a seat: discs go to the bank, cubes to its stock (RE-1.2)."""
        at = seat * FIELDS
        self.has[at + good] -= n
        if good == RESOURCES:
            self.bank += n
        elif good == CUBES:
            self.has[at + STOCK] += n

    def lose_points(self, seat: i64, n: i64) -> i64:
        """Take VP from a seat, but never below 0 (RE-1.2); return the number taken."""
        n = min(n, i64(self.has[seat * FIELDS + VP]))
        self.has[seat * FIELDS + VP] -= n
        return n

    def effect(self, seat: i64, key: i64) -> i64:
        """Return the sum of an effect over a seat's progress tiles (RE-3.15)."""
        return self.effects[seat * EFFECTS + key]

    def lands(self, seat: i64, land: i64) -> i64:
        """Return a seat's number of territory tiles of a kind; 0 for kind -1."""
        if land < 0:
            return 0
        return self.land[seat * self.content.lands + land]

    # ---- the map -------------------------------------------------------------------------
    def cubes_in(self, seat: i64, region: i64) -> i64:
        """Return the number of a seat's cubes in a region, without markers (WW-3)."""
        return self.cubes[seat * self.content.regions + region]

    def colour(self, seat: i64) -> str:
        """Return the name of a seat in notes."""
        return COLOUR_NAMES[seat]

    def score(self, player: i64) -> i64:
        return self.has[player * FIELDS + VP]

    def learn(self, seat: i64, kind: i64) -> None:
        """Give a seat a progress tile and its effects (RE-3.5)."""
        self.has[seat * FIELDS + KINDS_HAD] |= bit(kind)
        effect = self.content.effect
        for key in range(EFFECTS):
            self.effects[seat * EFFECTS + key] += i64(effect[kind * EFFECTS + key])


NO_BOXES: Final = Boxes()  # placeholders until `set_up` or `copy_to` sets the parts
NO_ROWS: Final = Rows()
NO_WONDERS: Final = Wonders()


def set_up(t: Position) -> None:
    """Lay out the material before the first draw (RE-1.2, RE-1.4)."""
    c, players = t.content, t.players
    t.order = filled(players, NOBODY)
    t.new_order = filled(players, NOBODY)
    t.has = zeros(players * FIELDS)
    t.cubes = zeros(players * c.regions)
    t.effects = zeros(players * EFFECTS)
    t.land = zeros(players * c.lands)
    t.city = filled(c.cities, COMING)
    t.bank = c.bank
    t.progress = new_boxes(c.progress_boxes, c.per_box * ERAS, c.kind_count)
    tiles: i64 = 0
    for land in range(c.lands):
        tiles += i64(c.land_count[land])
    t.territory = new_boxes(c.territory_boxes, tiles // c.territory_boxes, c.land_count)
    t.rows = new_rows()
    t.wonders = new_wonders(c.wonders.count)
    t.todo = zeros(DEPTH)
    for seat in range(players):
        for good in range(GOODS):
            t.has[seat * FIELDS + good] = c.start[good]
        t.has[seat * FIELDS + STOCK] = c.start[STOCK]
        t.has[seat * FIELDS + ALLY_OF] = NOBODY
        t.bank -= i64(c.start[RESOURCES])
