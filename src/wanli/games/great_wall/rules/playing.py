"""The two actions, draw and play cards to a wall, and horsemen (GW-3.4 to GW-3.6, GW-5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.games.great_wall.rules.actions import COVER, DRAW, PLAY, RIDE
from wanli.games.great_wall.rules.counts import NONE, count, one
from wanli.games.great_wall.rules.material import DRAGON, HORSEMAN, KINDS, SEATS, WALLS
from wanli.games.great_wall.rules.position import Position
from wanli.games.great_wall.rules.walls import FREE, LINE, NO_TOKEN, ROW


def legal_acts(t: Position, out: vec[i64]) -> i64:
    """Write a draw while the deck lasts, plays of equal cards to any wall, and free horsemen."""
    n: i64 = 0
    if t.decks[t.active] != NONE:
        out[n] = DRAW
        n += 1
    lines, hand = t.walls.lines, i64(t.hands[t.active])
    for wall in range(WALLS):
        if lines[wall * LINE + FREE] == NO_TOKEN:
            continue
        for kind in range(KINDS):
            cards = count(hand, kind)
            first = PLAY + (wall * KINDS + kind) * KINDS
            for action in range(first, first + cards):
                out[n] = action
                n += 1
        if count(hand, HORSEMAN) > 0:
            out[n] = RIDE + wall
            n += 1
        if count(hand, DRAGON) > 0:
            n = covers_at(t, wall, out, n)
    return n


def covers_at(t: Position, wall: i64, out: vec[i64], n: i64) -> i64:
    """Write the cards at a wall that the active player's dragon may cover (GW-5.1)."""
    walls = t.walls
    for seat in range(t.players):
        if walls.lines[wall * LINE + ROW + seat] == NONE:
            continue
        if seat == t.active and t.settings.spare_own:
            continue
        for kind in range(KINDS):
            if walls.coverable(wall, seat, kind):
                out[n] = COVER + (wall * SEATS + seat) * KINDS + kind
                n += 1
    return n


def play_cards(t: Position, wall: i64, kind: i64, cards: i64) -> None:
    """Play one or several cards of the same kind from the hand to one wall (GW-3.4)."""
    t.hands[t.active] -= cards * one(kind)
    t.walls.lay(wall, t.active, kind, cards)
    t.reveals += 1  # GW-7.2: a hidden card becomes visible to all


def lay_dragon_on(t: Position, wall: i64, seat: i64, kind: i64) -> None:
    """Lay a dragon on a card, which no longer counts (GW-5.2)."""
    t.walls.cover(wall, t.active, seat, kind)
    play_cards(t, wall, DRAGON, 1)
