"""Nothing appears or vanishes: cards and tokens are each in one place (GW-1)."""

from __future__ import annotations

from wanli.games.great_wall.layout import pile_of, tokens_seen
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
from wanli.games.great_wall.rules.walls import NOBODY, ROW, Walls


def faults(t: GreatWall) -> list[str]:
    """What is wrong with the material of a position; empty if all is there."""
    return [*_cards(t), *_walls(t), *_tokens(t)]


def _cards(t: GreatWall) -> list[str]:
    wrong: list[str] = []
    for seat in range(t.players):
        at = seat * KINDS
        hand = [int(n) for n in list(t.hand)[at : at + KINDS]]
        deck = [int(n) for n in list(t.deck)[at : at + KINDS]]
        if (
            min(*hand, *deck) < 0
            or sum(hand) != t.hand_size[seat]
            or sum(deck) != t.deck_size[seat]
        ):
            wrong.append(f"hand or deck of {COLOUR_NAMES[seat]} do not add up")
        for kind in range(KINDS):
            if hand[kind] + deck[kind] + _lying(t, seat, kind) > COPIES[kind]:
                wrong.append(f"{COLOUR_NAMES[seat]} has too many cards: {CARD_NAMES[kind]}")
    return wrong


def _lying(t: GreatWall, seat: int, kind: int) -> int:
    places = [(wall * SEATS + seat) * KINDS + kind for wall in range(WALLS)]
    return sum(int(t.walls.cards[at]) + int(t.walls.covered[at]) for at in places)


def _walls(t: GreatWall) -> list[str]:
    wrong: list[str] = []
    walls = t.walls
    if walls.opened != sum(walls.is_open(wall) for wall in range(WALLS)):
        wrong.append("open walls do not add up")
    for wall in range(WALLS):
        for seat in range(SEATS):
            at = wall * SEATS + seat
            cards = [int(walls.cards[at * KINDS + kind]) for kind in range(KINDS)]
            void = [int(walls.covered[at * KINDS + kind]) for kind in range(KINDS)]
            if min(*cards, *void) < 0 or sum(cards) != walls.present[at]:
                wrong.append(f"cards at wall {wall + 1} do not add up")
            if not walls.is_open(wall) and any(cards + void):
                wrong.append(f"cards lie at wall {wall + 1}, which is not open")
        if not _dragons_fit(walls, wall):
            wrong.append(f"covered cards at wall {wall + 1} do not match the dragons")
        bearer = int(walls.bearer[wall])
        if bearer != NOBODY:
            on = (wall * SEATS + bearer) * KINDS + int(walls.borne_by[wall])
            if walls.cards[on] < 1:
                wrong.append(f"the token at wall {wall + 1} lies on no card")
    return wrong


def _dragons_fit(walls: Walls, wall: int) -> bool:
    """GW-5.2: each covered card has one dragon, which lies here; the lowest lies on no dragon."""
    void = [i for i in range(ROW) for _ in range(int(walls.covered[wall * ROW + i]))]
    over = {seat: int(walls.over[wall * SEATS + seat]) for seat in range(SEATS)}
    over = {seat: target for seat, target in over.items() if target >= 0}
    dragons = [wall * ROW + seat * KINDS + DRAGON for seat in over]
    if not all(walls.cards[at] or walls.covered[at] for at in dragons):
        return False
    below = {seat: target // KINDS for seat, target in over.items() if target % KINDS == DRAGON}
    for _ in range(SEATS):  # a dragon that lies on no dragon is the bottom of its heap
        below = {seat: other for seat, other in below.items() if other in below}
    return sorted(over.values()) == void and not below


def _tokens(t: GreatWall) -> list[str]:
    seen = tokens_seen(t)
    wrong: list[str] = []
    for value in range(VALUES):
        missing = int(TOKENS[value]) - seen.count(value) - int(t.supply[value])
        pairs_left = t.players == 2 and missing > 0 and missing % 2 == 0  # GW-2.3
        if t.supply[value] < 0 or (missing and not pairs_left):
            wrong.append(f"tokens of value {value} do not add up")
    if t.supply_size != sum(int(n) for n in t.supply):
        wrong.append("the supply does not add up")
    for seat in range(t.players):
        if t.points[seat] != sum(pile_of(t, seat)):
            wrong.append(f"the pile of {COLOUR_NAMES[seat]} does not add up")
    return wrong
