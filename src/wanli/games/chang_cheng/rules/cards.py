"""The action cards: in hand, face down, revealed, or out of the game (CC-3.8, CC-7.2)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import filled, zeros
from wanli.games.chang_cheng.rules.material import CARDS, COLOURS, KINDS, PROVINCES
from wanli.games.chang_cheng.rules.wall import NOTHING

# the place of a card: the number of its province, or one of these
HAND: Final[i64] = -1
GONE: Final[i64] = -2
REVEALED: Final[i64] = -3  # in the province being scored, visible to all


@final
class Cards:
    """The place of each of the 24 cards."""

    def __init__(self) -> None:
        self.place: vec[i64] = NOTHING  # colour * KINDS + kind
        self.hand: vec[i64] = NOTHING  # cards in hand, by colour
        self.lying: vec[i64] = NOTHING  # face-down cards, by province
        self.revealed: i64 = 0  # open cards in the province being scored

    def clone(self) -> Cards:
        c = Cards()
        c.place = self.place[:]
        c.hand = self.hand[:]
        c.lying = self.lying[:]
        c.revealed = self.revealed
        return c

    def lay(self, card: i64, province: i64) -> None:
        """Lay a card face down in a province (CC-3.2)."""
        self.place[card] = province
        self.hand[card // KINDS] -= 1
        self.lying[province] += 1

    def reveal(self, province: i64) -> None:
        """Reveal the cards of a province; equal kinds remove each other (CC-7.2)."""
        place = self.place
        for kind in range(KINDS):
            copies: i64 = 0
            for colour in range(COLOURS):
                if place[colour * KINDS + kind] == province:
                    copies += 1
            if copies == 0:
                continue
            fate: i64 = GONE
            if copies == 1:
                fate = REVEALED
                self.revealed += 1
            for colour in range(COLOURS):
                if place[colour * KINDS + kind] == province:
                    place[colour * KINDS + kind] = fate
        self.lying[province] = 0

    def owner(self, kind: i64) -> i64:
        """Return the colour whose card of this kind is revealed, or -1."""
        for colour in range(COLOURS):
            if self.place[colour * KINDS + kind] == REVEALED:
                return colour
        return -1

    def discard_revealed(self) -> None:
        """Remove all cards of the scored province from the game (CC-7.6)."""
        if self.revealed == 0:
            return
        self.revealed = 0
        for card in range(CARDS):
            if self.place[card] == REVEALED:
                self.place[card] = GONE

    def count(self) -> None:
        """Recompute the numbers of cards in hand, face down and revealed."""
        self.hand = zeros(COLOURS)
        self.lying = zeros(PROVINCES)
        self.revealed = 0
        for card in range(CARDS):
            place = i64(self.place[card])
            if place == HAND:
                self.hand[card // KINDS] += 1
            elif place == REVEALED:
                self.revealed += 1
            elif place >= 0:
                self.lying[place] += 1

    def deal_anew(self, colour: i64, rng: Rng) -> None:
        """Shuffle the hidden cards of a colour among their places (CC-15.2)."""
        kinds = zeros(KINDS)
        places = zeros(KINDS)
        n: i64 = 0
        for kind in range(KINDS):
            place = self.place[colour * KINDS + kind]
            if place >= 0 or place == HAND:
                kinds[n] = kind
                places[n] = place
                n += 1
        rng.shuffle(places, n)
        for i in range(n):
            self.place[colour * KINDS + kinds[i]] = places[i]


def new_cards() -> Cards:
    """Return the cards before the set-up, all out of the game."""
    c = Cards()
    c.place = filled(CARDS, GONE)
    c.hand = zeros(COLOURS)
    c.lying = zeros(PROVINCES)
    return c
