"""A position: hands, decks, walls, supply, the active player and the current question.

Hands, decks, piles and the supply are packed counts (`counts`, `tokens`): they have no order
until a card or token is drawn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.stack import QuestionState
from wanli.core.state import zeros
from wanli.games.great_wall.rules.counts import NONE, Unpacked, one, pick, size
from wanli.games.great_wall.rules.material import (
    COPIES,
    KINDS,
    SEATS,
    TOKENS,
    VALUES,
    Settings,
)
from wanli.games.great_wall.rules.tokens import one_taken, one_token, points_of, tokens_of
from wanli.games.great_wall.rules.walls import NOTHING, Walls, new_walls

# the stages of the game
SETTING_UP: Final[i64] = 0
PLAYING: Final[i64] = 1
LAST_TURNS: Final[i64] = 2  # GW-6.1
CLAIMS_ONLY: Final[i64] = 3  # GW-6.2


class Position(QuestionState):
    """The state of the table. `GreatWall` adds the sequence of play."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.players = settings.players
        self.walls: Walls = NO_WALLS
        self.hands: vec[i64] = NOTHING  # by seat, as `counts`
        self.decks: vec[i64] = NOTHING
        self.piles: vec[i64] = NOTHING  # by seat, as `tokens` with their sum of points
        self.supply: i64 = 0  # undrawn `tokens`
        self.supply_size: i64 = 0
        # the turn
        self.stage: i64 = SETTING_UP
        self.active: i64 = 0
        self.first: i64 = 0  # the seat that began the game
        self.actions_left: i64 = 0
        self.claimed: i64 = 0  # walls already claimed or declined in this turn, as bits
        self.announcer: i64 = -1  # GW-6.1
        self.revealed: i64 = 0  # the first token of a wall being opened

    def copy_to(self, other: Position) -> None:
        """Make another position equal to this one, without sharing mutable parts."""
        self.copy_question_to(other)
        other.walls = self.walls.clone()
        other.hands = self.hands[:]
        other.decks = self.decks[:]
        other.piles = self.piles[:]
        other.supply = self.supply
        other.supply_size = self.supply_size
        other.stage = self.stage
        other.active = self.active
        other.first = self.first
        other.actions_left = self.actions_left
        other.claimed = self.claimed
        other.announcer = self.announcer
        other.revealed = self.revealed

    def determinize(self, viewer: i64, rng: Rng) -> None:
        """Redeal the hands that the viewer cannot see (GW-7.2)."""
        for seat in range(self.players):
            if seat != viewer and self.decks[seat] != NONE:
                self.deal_anew(seat, rng)

    def deal_anew(self, seat: i64, rng: Rng) -> None:
        """Redeal a hand at random from the hand and the deck together."""
        before = i64(self.hands[seat])
        deck, hand = i64(self.decks[seat]) + before, NONE
        for _ in range(size(before)):
            card = one(pick(deck, rng.below(size(deck))))
            deck -= card
            hand += card
        self.decks[seat] = deck
        self.hands[seat] = hand

    def score(self, player: i64) -> i64:
        return points_of(self.piles[player])

    def earn(self, seat: i64, token: i64) -> None:
        """Add a token to a player's pile (GW-3.3)."""
        self.piles[seat] += one_taken(token)

    # ---- unpacked, for readers outside the rules ----------------------------------------------
    @property
    def hand(self) -> Unpacked:
        """Number of cards of a kind in a hand, at seat * KINDS + kind."""
        return Unpacked(self.hands)

    @property
    def deck(self) -> Unpacked:
        """Number of cards of a kind in a deck, at seat * KINDS + kind."""
        return Unpacked(self.decks)

    @property
    def hand_size(self) -> list[int]:
        """Number of cards in hand, by seat."""
        return [int(size(self.hands[seat])) for seat in range(SEATS)]

    @property
    def deck_size(self) -> list[int]:
        """Number of cards in the deck, by seat."""
        return [int(size(self.decks[seat])) for seat in range(SEATS)]

    @property
    def points(self) -> list[int]:
        """Points of the piles, by seat."""
        return [int(points_of(self.piles[seat])) for seat in range(SEATS)]

    def taken(self, seat: i64, value: i64) -> i64:
        """Return the number of tokens of a value in a pile."""
        return tokens_of(self.piles[seat], value)

    def undrawn(self, value: i64) -> i64:
        """Return the number of tokens of a value in the supply."""
        return tokens_of(self.supply, value)


NO_WALLS: Final = Walls()


def set_up(position: Position) -> None:
    """Set up full decks for all players, with no cards drawn and no wall open (GW-2.1)."""
    position.walls = new_walls()
    position.hands = zeros(SEATS)
    position.decks = zeros(SEATS)
    position.piles = zeros(SEATS)
    for value in range(VALUES):
        position.supply += i64(TOKENS[value]) * one_token(value)
        position.supply_size += i64(TOKENS[value])
    for seat in range(position.players):
        for kind in range(KINDS):
            position.decks[seat] += i64(COPIES[kind]) * one(kind)
