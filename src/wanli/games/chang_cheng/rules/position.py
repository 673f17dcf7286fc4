"""A position: all material on the table, the active player and the pending steps.

The sequence of play is a stack of steps (`core/stack.py`). A scoring that interrupts an action
is pushed on top of the steps that are still pending.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.stack import StackState
from wanli.core.state import zeros
from wanli.games.chang_cheng.rules.cards import HAND, Cards, new_cards
from wanli.games.chang_cheng.rules.counters import Counters, new_counters
from wanli.games.chang_cheng.rules.material import (
    COLOURS,
    DOUBLES,
    KINDS,
    NEUTRAL_WALLS,
    PIECES,
    SINGLE_WALLS,
    SINGLES,
    TOWERS,
    Content,
)
from wanli.games.chang_cheng.rules.settings import Settings
from wanli.games.chang_cheng.rules.towers import Towers, new_towers
from wanli.games.chang_cheng.rules.wall import NOTHING, Wall, new_wall

DEPTH: Final[i64] = 48  # of the stack: above the largest number of pending steps

NO_PROVINCE: Final[i64] = -1
ALL_BOARDS: Final[i64] = 15  # as bits


class Position(StackState):
    """The state of the table. `ChangCheng` adds the sequence of play."""

    def __init__(self, settings: Settings, content: Content) -> None:
        super().__init__()
        self.settings = settings
        self.content = content
        self.players = settings.players
        self.wall: Wall = EMPTY_WALL
        self.towers: Towers = NO_TOWERS
        self.cards: Cards = NO_CARDS
        self.counters: Counters = NO_COUNTERS
        self.stock: vec[i64] = NOTHING  # colour * PIECES + piece
        self.points: vec[i64] = NOTHING  # by colour
        self.events: i64 = 0  # event cards in play, as bits
        self.emperors: i64 = 0  # Emperor cards on the map (CC-9.1)
        self.boxed: i64 = ALL_BOARDS  # boards not in play, as bits
        self.letter: i64 = -1  # of all faces (CC-2.1), once it is drawn
        self.next_face: i64 = -1  # the face that was drawn and is to be joined
        # the turn
        self.active: i64 = 0  # the seat whose turn it is
        self.colour: i64 = 0  # the colour of the action (CC-13.1)
        self.opening: bool = True  # CC-3.1: the first player's first turn
        self.passes: i64 = 0  # consecutive passes (CC-10.2)
        self.began_with_card: bool = False
        self.near_only: bool = False  # CC-12: whether neutral walls go into used provinces
        self.here: i64 = NO_PROVINCE  # the provinces used in this turn
        self.there: i64 = NO_PROVINCE
        # the current scoring
        self.scored: i64 = NO_PROVINCE
        self.change: i64 = 0  # change of the province's value by cards
        self.virtual: vec[i64] = NOTHING  # virtual blocks, by colour

    def copy_to(self, other: Position) -> None:
        """Make another position equal to this one, without sharing mutable parts."""
        self.copy_stack_to(other)
        other.wall = self.wall.clone()
        other.towers = self.towers.clone()
        other.cards = self.cards.clone()
        other.counters = self.counters.clone()
        other.stock = self.stock[:]
        other.points = self.points[:]
        other.events = self.events
        other.emperors = self.emperors
        other.boxed = self.boxed
        other.letter = self.letter
        other.next_face = self.next_face
        other.active = self.active
        other.colour = self.colour
        other.opening = self.opening
        other.passes = self.passes
        other.began_with_card = self.began_with_card
        other.near_only = self.near_only
        other.here = self.here
        other.there = self.there
        other.scored = self.scored
        other.change = self.change
        other.virtual = self.virtual[:]

    def determinize(self, viewer: i64, rng: Rng) -> None:
        """Redeal what the viewer cannot know: others' cards and scouted counters (CC-15)."""
        for colour in range(COLOURS):
            if self.settings.seat_of[colour] != viewer or viewer < 0:
                self.cards.deal_anew(colour, rng)
        self.counters.deal_anew(viewer, rng)

    def close_squares(self) -> None:
        """Recompute which squares are reserved, and for which colour (CC-5.5)."""
        self.towers.keep(self.wall, self.stock)

    def gain(self, colour: i64, points: i64) -> None:
        self.points[colour] += points

    def singles(self, colour: i64) -> i64:
        return self.stock[colour * PIECES + SINGLES]

    def plays(self, seat: i64, colour: i64) -> bool:
        """Return whether a colour belongs to a seat."""
        return self.settings.seat_of[colour] == seat

    def score(self, player: i64) -> i64:
        """Return a player's points: the sum of their colours (CC-13.2)."""
        total: i64 = 0
        for colour in range(COLOURS):
            if self.settings.seat_of[colour] == player:
                total += i64(self.points[colour])
        return total


EMPTY_WALL: Final = Wall()  # placeholders until `set_up` assigns the parts
NO_TOWERS: Final = Towers()
NO_CARDS: Final = Cards()
NO_COUNTERS: Final = Counters()


def set_up(position: Position) -> None:
    """Lay out the material before the first draw (CC-2.3, CC-12.1)."""
    settings = position.settings
    position.wall = new_wall()
    position.towers = new_towers()
    position.cards = new_cards()
    position.counters = new_counters(position.content)
    position.stock = zeros(COLOURS * PIECES)
    position.points = zeros(COLOURS)
    position.virtual = zeros(COLOURS)
    position.todo = zeros(DEPTH)
    position.events = settings.events
    for colour in range(COLOURS):
        if settings.seat_of[colour] >= 0:
            position.stock[colour * PIECES + SINGLES] = SINGLE_WALLS
            position.stock[colour * PIECES + DOUBLES] = 1
            position.stock[colour * PIECES + TOWERS] = 1
            position.cards.hand[colour] = KINDS
            for kind in range(KINDS):
                position.cards.place[colour * KINDS + kind] = HAND
    if settings.neutral >= 0:
        position.stock[settings.neutral * PIECES + SINGLES] = NEUTRAL_WALLS
