"""The turn's actions: where walls, cards, the double wall and the tower may go (CC-3, CC-4, CC-5).

A complete action is two halves. A first half is legal only if a second half can follow (CC-3.5);
if no action can be completed, one half alone is legal (CC-3.6), if not even that, a pass (CC-3.7).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import zeros
from wanli.games.chang_cheng.rules.actions import (
    BUILD_TOWER,
    CARD,
    DOUBLE_WALL,
    NEUTRAL_WALL,
    NO_NEUTRAL,
    PASS,
    WALL,
)
from wanli.games.chang_cheng.rules.cards import HAND
from wanli.games.chang_cheng.rules.material import (
    COLOURS,
    DOUBLES,
    KINDS,
    PIECES,
    PROVINCES,
    SINGLE,
    SINGLES,
    TOWERS,
)
from wanli.games.chang_cheng.rules.position import NO_PROVINCE, Position
from wanli.games.chang_cheng.rules.towers import next_to_tower
from wanli.games.chang_cheng.rules.wall import EMPTY, KEPT, LINE


def legal_opening(t: Position, out: vec[i64]) -> i64:
    """CC-3.1: the first player's first turn is exactly one single wall."""
    n: i64 = 0
    for colour in range(COLOURS):
        if t.plays(t.active, colour):
            n = walls(t, colour, NO_PROVINCE, out, n)
    return n


def legal_first_half(t: Position, out: vec[i64]) -> i64:
    """CC-3.2 to CC-3.7: complete actions, else halves, else a pass."""
    n: i64 = 0
    for colour in range(COLOURS):
        if t.plays(t.active, colour):
            n = complete_actions(t, colour, out, n)
    if n == 0:
        for colour in range(COLOURS):
            if t.plays(t.active, colour):
                n = half_actions(t, colour, out, n)
    if n == 0:
        out[0] = PASS
        n = 1
    return n


def legal_second_half(t: Position, out: vec[i64]) -> i64:
    """CC-3.2: another province for two alike, the same province for card and wall."""
    if not t.began_with_card:
        return walls(t, t.colour, t.here, out, 0)
    n: i64 = 0
    wall = t.wall
    for p in range(wall.provinces()):
        if wall.left[p] > 0 and p != t.here:
            n = cards_into(t, t.colour, p, out, n)
    if t.singles(t.colour) > 0:
        n = walls_in(t, t.colour, t.here, out, n)
    return n


def legal_neutral(t: Position, out: vec[i64]) -> i64:
    """CC-12.1 to CC-12.5: a neutral wall where the action allows it, or none."""
    wall, square = t.wall, t.wall.square
    n: i64 = 0
    for p in range(wall.provinces()):
        if wall.left[p] == 0 or (p == t.here or p == t.there) != t.near_only:
            continue
        for s in range(i64(wall.first[p]), i64(wall.first[p]) + i64(wall.length[p])):
            if square[s] == EMPTY:
                out[n] = NEUTRAL_WALL + s
                n += 1
    if n > 0:
        out[n] = NO_NEUTRAL
        n += 1
    return n


def complete_actions(t: Position, colour: i64, out: vec[i64], n: i64) -> i64:
    """The first halves of the actions that a colour can complete."""
    wall, square = t.wall, t.wall.square
    singles = t.singles(colour)
    double = t.stock[colour * PIECES + DOUBLES] > 0
    tower = t.stock[colour * PIECES + TOWERS] > 0
    hand = i64(t.cards.hand[colour])
    two_cards = hand > 1 and uncompleted(t) > 1
    mine = KEPT - colour
    for p in range(wall.provinces()):
        if wall.left[p] == 0:
            continue
        surely = t.wall.empties - i64(wall.left[p]) > t.towers.count
        open_to_walls = False
        for s in range(i64(wall.first[p]), i64(wall.first[p]) + i64(wall.length[p])):
            what = square[s]
            if what != EMPTY and what != mine:
                continue
            open_to_walls = True
            if singles > 1 and (surely or second_wall_follows(t, colour, s)):
                out[n] = WALL + colour * LINE + s
                n += 1
            if what == mine:  # CC-5.3: not even his own double wall or tower
                continue
            if double and square[s + 1] == EMPTY:
                out[n] = DOUBLE_WALL + colour * LINE + s
                n += 1
            if tower and not next_to_tower(wall, s):
                out[n] = BUILD_TOWER + colour * LINE + s
                n += 1
        if hand > 0 and (two_cards or (open_to_walls and singles > 0)):
            n = cards_into(t, colour, p, out, n)
    return n


def half_actions(t: Position, colour: i64, out: vec[i64], n: i64) -> i64:
    """CC-3.6: a single wall on any square open to it, or a card into any uncompleted province."""
    n = walls(t, colour, NO_PROVINCE, out, n)
    for p in range(t.wall.provinces()):
        if t.wall.left[p] > 0:
            n = cards_into(t, colour, p, out, n)
    return n


def walls(t: Position, colour: i64, but: i64, out: vec[i64], n: i64) -> i64:
    """Single walls of a colour, in any province but one."""
    if t.singles(colour) == 0:
        return n
    for p in range(t.wall.provinces()):
        if t.wall.left[p] > 0 and p != but:
            n = walls_in(t, colour, p, out, n)
    return n


def walls_in(t: Position, colour: i64, province: i64, out: vec[i64], n: i64) -> i64:
    """Single walls of a colour on the squares of a province that are open to it."""
    wall, square = t.wall, t.wall.square
    mine = KEPT - colour
    first = i64(wall.first[province])
    for s in range(first, first + i64(wall.length[province])):
        if square[s] == EMPTY or square[s] == mine:
            out[n] = WALL + colour * LINE + s
            n += 1
    return n


def cards_into(t: Position, colour: i64, province: i64, out: vec[i64], n: i64) -> i64:
    """Every card of a colour's hand, into a province."""
    place = t.cards.place
    for card in range(colour * KINDS, colour * KINDS + KINDS):
        if place[card] == HAND:
            out[n] = CARD + card * PROVINCES + province
            n += 1
    return n


def uncompleted(t: Position) -> i64:
    """How many provinces still have a square without a block."""
    n: i64 = 0
    for p in range(t.wall.provinces()):
        if t.wall.left[p] > 0:
            n += 1
    return n


def wall_has_second_half(t: Position, colour: i64, s: i64) -> bool:
    """Whether two walls can be completed after a first one on s."""
    if t.singles(colour) < 2:
        return False
    elsewhere = t.wall.empties - i64(t.wall.left[t.wall.province[s]])
    return elsewhere > t.towers.count or second_wall_follows(t, colour, s)


def card_has_second_half(t: Position, colour: i64, province: i64) -> bool:
    """Whether another card or a wall can follow a first card into a province."""
    if t.cards.hand[colour] > 1 and uncompleted(t) > 1:
        return True
    if t.singles(colour) == 0:
        return False
    return walls_in(t, colour, province, zeros(PROVINCES), 0) > 0


def second_wall_follows(t: Position, colour: i64, s: i64) -> bool:
    """CC-3.5, the long way: build on s in a copy and look for a square in another province.

    Only asked when few squares are left: each tower closes one square at most, so with more empty
    squares elsewhere than towers one of them is open.
    """
    here = i64(t.wall.province[s])
    if brings_board(t, here):
        return True
    wall, towers = t.wall.clone(), t.towers.clone()
    stock = t.stock[:]
    wall.put(s, colour, SINGLE)
    stock[colour * PIECES + SINGLES] -= 1
    if not t.settings.strict_reservation:
        towers.use(s, colour)
    towers.keep(wall, stock)
    for other in range(wall.low, wall.high):
        if wall.province[other] != here:
            what = wall.square[other]
            if what == EMPTY or what == KEPT - colour:
                return True
    return False


def brings_board(t: Position, province: i64) -> bool:
    """Whether completing a province now brings a new board before the action goes on (CC-9.1)."""
    return (
        t.settings.board_at_once
        and t.wall.left[province] == 1
        and t.emperors >= 2
        and t.wall.boards < t.settings.boards
    )
