"""A position: hands, decks, walls, supply, whose turn it is and what is asked.

Decks and the supply are counts by kind: they have no order until something is drawn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import CHANCE, Note, State, zeros
from wanli.games.great_wall.rules.material import (
    COPIES,
    DECK,
    KINDS,
    SEATS,
    TOKENS,
    VALUES,
    Settings,
)
from wanli.games.great_wall.rules.walls import NOTHING, Walls, new_walls

# the questions
NO_QUESTION: Final[i64] = 0
CLAIMING: Final[i64] = 1  # GW-3.1
ACTING: Final[i64] = 2  # GW-3.4
DRAW_START: Final[i64] = 3  # luck
DRAW_CARD: Final[i64] = 4
DRAW_TOKEN: Final[i64] = 5

# where the game is
SETTING_UP: Final[i64] = 0
PLAYING: Final[i64] = 1
LAST_TURNS: Final[i64] = 2  # GW-6.1
CLAIMS_ONLY: Final[i64] = 3  # GW-6.2


class Position(State):
    """The table. `GreatWall` adds what happens on it."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.players = settings.players
        self.walls: Walls = NO_WALLS
        self.hand: vec[i64] = NOTHING  # seat * KINDS + kind
        self.deck: vec[i64] = NOTHING
        self.hand_size: vec[i64] = NOTHING  # by seat
        self.deck_size: vec[i64] = NOTHING
        self.pile: vec[i64] = NOTHING  # seat * VALUES + value: tokens taken
        self.points: vec[i64] = NOTHING  # by seat
        self.supply: vec[i64] = NOTHING  # tokens not drawn, by value
        self.supply_size: i64 = 0
        # the turn
        self.stage: i64 = SETTING_UP
        self.active: i64 = 0
        self.first: i64 = 0  # who began the game
        self.actions_left: i64 = 0
        self.claimed: i64 = 0  # walls dealt with in this turn's claims, as bits
        self.announcer: i64 = -1  # GW-6.1
        # what is asked
        self.question: i64 = NO_QUESTION
        self.about: i64 = 0  # the wall being opened, or the seat that draws
        self.revealed: i64 = 0  # the first token of a wall being opened

    def copy_to(self, other: Position) -> None:
        """Make another position the same as this one, sharing nothing that changes."""
        other.current = self.current
        other.over = self.over
        other.shown = self.shown
        other.walls = self.walls.clone()
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.hand_size = self.hand_size[:]
        other.deck_size = self.deck_size[:]
        other.pile = self.pile[:]
        other.points = self.points[:]
        other.supply = self.supply[:]
        other.supply_size = self.supply_size
        other.stage = self.stage
        other.active = self.active
        other.first = self.first
        other.actions_left = self.actions_left
        other.claimed = self.claimed
        other.announcer = self.announcer
        other.question = self.question
        other.about = self.about
        other.revealed = self.revealed

    def determinize(self, viewer: i64, rng: Rng) -> None:
        """Deal anew the hands that the viewer cannot see (GW-7.2)."""
        for seat in range(self.players):
            if seat != viewer and self.deck_size[seat] > 0:
                self.deal_anew(seat, rng)

    def deal_anew(self, seat: i64, rng: Rng) -> None:
        """Hand and deck become one pool, from which the hand is dealt again."""
        first = seat * KINDS
        for i in range(first, first + KINDS):
            self.deck[i] += self.hand[i]
            self.hand[i] = 0
        cards = i64(self.deck_size[seat]) + i64(self.hand_size[seat])
        for _ in range(i64(self.hand_size[seat])):
            kind = pick(self.deck, first, rng.below(cards))
            self.deck[first + kind] -= 1
            self.hand[first + kind] += 1
            cards -= 1

    def ask(self, question: i64, about: i64, seat: i64) -> None:
        """Wait for an answer."""
        self.question = question
        self.about = about
        self.current = seat

    def ask_luck(self, question: i64, about: i64) -> None:
        """Wait for a draw."""
        self.ask(question, about, CHANCE)

    def note(self, code: str, clause: str, facts: dict[str, str | int]) -> None:
        """Write a line of the game's story."""
        if self.journal is not None:
            self.journal.append(Note(code, clause, facts))

    def score(self, player: i64) -> i64:
        return self.points[player]

    def earn(self, seat: i64, token: i64) -> None:
        """A token goes to a player's pile (GW-3.3)."""
        self.pile[seat * VALUES + token] += 1
        self.points[seat] += token


NO_WALLS: Final = Walls()


def pick(counts: vec[i64], first: i64, k: i64) -> i64:
    """The k-th of things counted by kind: its kind."""
    at = first
    while k >= counts[at]:
        k -= i64(counts[at])
        at += 1
    return at - first


def set_up(position: Position) -> None:
    """GW-2.1: a full deck for every player, no cards drawn, no wall open."""
    position.walls = new_walls()
    position.hand = zeros(SEATS * KINDS)
    position.deck = zeros(SEATS * KINDS)
    position.hand_size = zeros(SEATS)
    position.deck_size = zeros(SEATS)
    position.pile = zeros(SEATS * VALUES)
    position.points = zeros(SEATS)
    position.supply = TOKENS[:]
    for value in range(VALUES):
        position.supply_size += i64(TOKENS[value])
    for seat in range(position.players):
        position.deck_size[seat] = DECK
        for kind in range(KINDS):
            position.deck[seat * KINDS + kind] = COPIES[kind]
