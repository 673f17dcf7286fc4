"""Conservation: every card and token is in exactly one place (GW-1)."""

from __future__ import annotations

from wanli.games.great_wall.restore import tokens_seen
from wanli.games.great_wall.rules.counts import count, size
from wanli.games.great_wall.rules.game import GreatWall
from wanli.games.great_wall.rules.material import (
    COPIES,
    DRAGON,
    KINDS,
    SEATS,
    TOKENS,
    VALUES,
    WALLS,
)
from wanli.games.great_wall.rules.names import CARD_NAMES, COLOUR_NAMES
from wanli.games.great_wall.rules.walls import NOBODY, Walls
from wanli.games.great_wall.views.open import pile_of


def faults(t: GreatWall) -> list[str]:
    """Return the faults of a position's material; empty if it is complete."""
    return [*_cards(t), *_walls(t), *_tokens(t)]


def _cards(t: GreatWall) -> list[str]:
    wrong: list[str] = []
    for seat in range(t.players):
        hand = [int(count(t.hands[seat], kind)) for kind in range(KINDS)]
        deck = [int(count(t.decks[seat], kind)) for kind in range(KINDS)]
        if sum(hand) != size(t.hands[seat]) or sum(deck) != size(t.decks[seat]):
            wrong.append(f"hand or deck of {COLOUR_NAMES[seat]} do not add up")
        for kind in range(KINDS):
            if hand[kind] + deck[kind] + _lying(t, seat, kind) > COPIES[kind]:
                wrong.append(f"{COLOUR_NAMES[seat]} has too many cards: {CARD_NAMES[kind]}")
    return wrong


def _lying(t: GreatWall, seat: int, kind: int) -> int:
    walls = t.walls
    uncovered = sum(int(walls.uncovered(wall, seat, kind)) for wall in range(WALLS))
    return uncovered + sum(int(walls.covered(wall, seat, kind)) for wall in range(WALLS))


def _walls(t: GreatWall) -> list[str]:
    wrong: list[str] = []
    walls = t.walls
    if walls.opened != sum(walls.is_open(wall) for wall in range(WALLS)):
        wrong.append("open walls do not add up")
    for wall in range(WALLS):
        for seat in range(SEATS):
            cards = [int(walls.uncovered(wall, seat, kind)) for kind in range(KINDS)]
            void = [int(walls.covered(wall, seat, kind)) for kind in range(KINDS)]
            if sum(cards) != walls.present[wall * SEATS + seat]:
                wrong.append(f"cards at wall {wall + 1} do not add up")
            if not walls.is_open(wall) and any(cards + void):
                wrong.append(f"cards lie at wall {wall + 1}, which is not open")
        if not _dragons_fit(walls, wall):
            wrong.append(f"covered cards at wall {wall + 1} do not match the dragons")
        bearer, kind = walls.bearer[wall], walls.borne_by[wall]
        if bearer != NOBODY and walls.uncovered(wall, bearer, kind) < 1:
            wrong.append(f"the token at wall {wall + 1} lies on no card")
    return wrong


def _dragons_fit(walls: Walls, wall: int) -> bool:
    """Return whether the dragons that cover cards can lie in this way (GW-5.2)."""
    over = {seat: int(walls.under_dragon(wall, seat)) for seat in range(SEATS)}
    over = {seat: target for seat, target in over.items() if target >= 0}
    for seat in over:
        if not walls.uncovered(wall, seat, DRAGON) and not walls.covered(wall, seat, DRAGON):
            return False
    below = {seat: target // KINDS for seat, target in over.items() if target % KINDS == DRAGON}
    for _ in range(SEATS):  # a dragon that covers no other dragon is the bottom of its stack
        below = {seat: other for seat, other in below.items() if other in below}
    return not below


def _tokens(t: GreatWall) -> list[str]:
    seen = tokens_seen(t)
    wrong: list[str] = []
    for value in range(VALUES):
        missing = int(TOKENS[value]) - seen.count(value) - int(t.undrawn(value))
        pairs_left = t.players == 2 and missing > 0 and missing % 2 == 0  # GW-2.3
        if missing and not pairs_left:
            wrong.append(f"tokens of value {value} do not add up")
    if t.supply_size != sum(int(t.undrawn(value)) for value in range(VALUES)):
        wrong.append("the supply does not add up")
    for seat in range(t.players):
        if t.score(seat) != sum(pile_of(t, seat)):
            wrong.append(f"the pile of {COLOUR_NAMES[seat]} does not add up")
    return wrong
