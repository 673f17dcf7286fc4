"""Legal actions of a turn: places for walls, cards, double walls, towers (CC-3, CC-4, CC-5).

A complete action is one block or two halves. A first half is legal only if a second half can
follow (CC-3.5). If no action can be completed, a single half is legal (CC-3.6); if no half can
be placed either, only a pass is legal (CC-3.7).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import bit, zeros
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
    BOARD_SQUARES,
    COLOURS,
    DOUBLES,
    KINDS,
    LONGEST_PROVINCE,
    PIECES,
    PROVINCES,
    SINGLE,
    SINGLES,
    TOWER,
    TOWERS,
)
from wanli.games.chang_cheng.rules.position import NO_PROVINCE, Position
from wanli.games.chang_cheng.rules.towers import next_to_tower
from wanli.games.chang_cheng.rules.wall import EMPTY, KEPT, LINE, OFF, Wall


def legal_opening(t: Position, out: vec[i64]) -> i64:
    """Write the opening moves, exactly one single wall for the first player (CC-3.1)."""
    n: i64 = 0
    for colour in range(COLOURS):
        if t.plays(t.active, colour):
            n = walls(t, colour, NO_PROVINCE, out, n)
    return n


def legal_first_half(t: Position, out: vec[i64]) -> i64:
    """Write complete actions, else halves, else a pass (CC-3.2 to CC-3.7)."""
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
    """Write second halves: in another province if alike, in the same one if not (CC-3.2)."""
    if not t.began_with_card:
        return walls(t, t.colour, t.here, out, 0)
    elsewhere = uncompleted(t) & ~bit(t.here)
    n = cards_into(t, t.colour, elsewhere, out, 0)
    if t.singles(t.colour) > 0:
        n = walls_in(t, t.colour, t.here, out, n)
    return n


def legal_neutral(t: Position, out: vec[i64]) -> i64:
    """Write the neutral walls that the action allows, and none (CC-12.1 to CC-12.5)."""
    wall, square, empty = t.wall, t.wall.square, t.wall.empty
    n: i64 = 0
    for p in range(wall.provinces()):
        if not open_to_neutral(t, p):
            continue
        for i in range(i64(wall.first[p]), i64(wall.first[p]) + i64(wall.left[p])):
            if square[empty[i]] == EMPTY:
                out[n] = NEUTRAL_WALL + empty[i]
                n += 1
    if n > 0:
        out[n] = NO_NEUTRAL
        n += 1
    return n


def can_place_neutral(t: Position) -> bool:
    """Return whether `legal_neutral` has a neutral wall; stop at the first square."""
    wall = t.wall
    for p in range(wall.provinces()):
        if not open_to_neutral(t, p):
            continue
        for i in range(i64(wall.first[p]), i64(wall.first[p]) + i64(wall.left[p])):
            if wall.square[wall.empty[i]] == EMPTY:
                return True
    return False


def open_to_neutral(t: Position, p: i64) -> bool:
    """Return whether the action allows a neutral wall in a province."""
    return t.wall.left[p] > 0 and (p == t.here or p == t.there) == t.near_only


def complete_actions(t: Position, colour: i64, out: vec[i64], n: i64) -> i64:
    """Write the first halves of the actions that a colour can complete (CC-3.2)."""
    if t.singles(colour) > 1:
        n = two_walls(t, colour, out, n)
    if t.cards.hand[colour] > 0:
        n = cards_into(t, colour, provinces_for_cards(t, colour), out, n)
    if t.stock[colour * PIECES + DOUBLES] > 0:
        n = double_walls(t, colour, out, n)
    if t.stock[colour * PIECES + TOWERS] > 0:
        n = towers(t, colour, out, n)
    return n


def two_walls(t: Position, colour: i64, out: vec[i64], n: i64) -> i64:
    """Write the first single walls that a second one can follow (action a)."""
    wall, left, promises = t.wall, t.wall.left, t.towers.promises
    if wall.empties > promises + LONGEST_PROVINCE:
        return walls(t, colour, NO_PROVINCE, out, n)
    for p in range(wall.provinces()):
        if left[p] == 0:
            continue
        if wall.empties - i64(left[p]) > promises:
            n = walls_in(t, colour, p, out, n)
        else:
            begin = n
            end = walls_in(t, colour, p, out, n)
            for i in range(begin, end):
                if second_wall_follows(t, colour, out[i] - WALL - colour * LINE):
                    out[n] = out[i]
                    n += 1
    return n


def provinces_for_cards(t: Position, colour: i64) -> i64:
    """Return the provinces, as bits, where a card or a wall can follow a card (actions b and c)."""
    if t.cards.hand[colour] > 1 and t.wall.uncompleted > 1:
        return uncompleted(t)
    provinces: i64 = 0
    if t.singles(colour) > 0:
        for p in range(t.wall.provinces()):
            if t.wall.left[p] > 0 and open_to_walls(t, colour, p):
                provinces |= bit(p)
    return provinces


def double_walls(t: Position, colour: i64, out: vec[i64], n: i64) -> i64:
    """Write double walls: two neighbouring empty squares, none reserved (action d, CC-5.3)."""
    wall, square = t.wall, t.wall.square
    action = DOUBLE_WALL + colour * LINE
    before = OFF
    for s in range(wall.low, wall.high):
        what = i64(square[s])
        if what == EMPTY and before == EMPTY:
            out[n] = action + s - 1
            n += 1
        before = what
    return n


def towers(t: Position, colour: i64, out: vec[i64], n: i64) -> i64:
    """Write towers: an empty square, not reserved and not next to a tower (action e, CC-5.1)."""
    wall, square, block = t.wall, t.wall.square, t.wall.block
    action = BUILD_TOWER + colour * LINE
    for s in range(wall.low, wall.high):
        if square[s] == EMPTY and block[s - 1] != TOWER and block[s + 1] != TOWER:
            out[n] = action + s
            n += 1
    return n


def half_actions(t: Position, colour: i64, out: vec[i64], n: i64) -> i64:
    """Write single walls on open squares and cards into uncompleted provinces (CC-3.6)."""
    n = walls(t, colour, NO_PROVINCE, out, n)
    return cards_into(t, colour, uncompleted(t), out, n)


def walls(t: Position, colour: i64, but: i64, out: vec[i64], n: i64) -> i64:
    """Write the single walls of a colour in all provinces except `but`."""
    if t.singles(colour) == 0:
        return n
    wall, square, empty = t.wall, t.wall.square, t.wall.empty
    first, left = wall.first, wall.left
    mine = KEPT - colour
    action = WALL + colour * LINE
    for p in range(wall.provinces()):
        if p == but:
            continue
        begin = i64(first[p])
        for i in range(begin, begin + i64(left[p])):
            what = square[empty[i]]
            if what == EMPTY or what == mine:
                out[n] = action + empty[i]
                n += 1
    return n


def walls_in(t: Position, colour: i64, province: i64, out: vec[i64], n: i64) -> i64:
    """Write the single walls of a colour on the open squares of a province."""
    wall, square, empty = t.wall, t.wall.square, t.wall.empty
    mine = KEPT - colour
    action = WALL + colour * LINE
    first = i64(wall.first[province])
    for i in range(first, first + i64(wall.left[province])):
        what = square[empty[i]]
        if what == EMPTY or what == mine:
            out[n] = action + empty[i]
            n += 1
    return n


def open_to_walls(t: Position, colour: i64, province: i64) -> bool:
    """Return whether a colour can place a single wall anywhere in a province."""
    return walls_in(t, colour, province, zeros(BOARD_SQUARES), 0) > 0


def cards_into(t: Position, colour: i64, provinces: i64, out: vec[i64], n: i64) -> i64:
    """Write every card in a colour's hand for each of the given provinces (as bits)."""
    if t.cards.hand[colour] == 0:
        return n
    place = t.cards.place
    for card in range(colour * KINDS, colour * KINDS + KINDS):
        if place[card] == HAND:
            action = CARD + card * PROVINCES
            rest = provinces
            while rest > 0:
                if rest & 1 == 1:
                    out[n] = action
                    n += 1
                action += 1
                rest >>= 1
    return n


def uncompleted(t: Position) -> i64:
    """Return the provinces that still have a square without a block, as bits."""
    left = t.wall.left
    provinces: i64 = 0
    for p in range(t.wall.provinces()):
        if left[p] > 0:
            provinces |= bit(p)
    return provinces


def wall_has_second_half(t: Position, colour: i64, s: i64) -> bool:
    """Return whether a second single wall can follow a first one on s."""
    if t.singles(colour) < 2:
        return False
    elsewhere = t.wall.empties - i64(t.wall.left[t.wall.province[s]])
    return elsewhere > t.towers.promises or second_wall_follows(t, colour, s)


def card_has_second_half(t: Position, colour: i64, province: i64) -> bool:
    """Return whether another card or a wall can follow a first card into a province."""
    if t.cards.hand[colour] > 1 and t.wall.uncompleted > 1:
        return True
    return t.singles(colour) > 0 and open_to_walls(t, colour, province)


def second_wall_follows(t: Position, colour: i64, s: i64) -> bool:
    """Test a second wall in full: build on s in a copy, then look in other provinces (CC-3.5).

    Only needed when few squares are left. Each reservation closes at most one square, so with more
    empty squares elsewhere than reservations at least one of them is open.
    """
    here = i64(t.wall.province[s])
    if brings_board(t, here):
        return True
    if not next_to_tower(t.wall, s):  # then building on s neither closes nor opens a square
        return open_elsewhere(t.wall, colour, here)
    wall, towers = t.wall.clone(), t.towers.clone()
    stock = t.stock[:]
    wall.put(s, colour, SINGLE)
    stock[colour * PIECES + SINGLES] -= 1
    if not t.settings.strict_reservation:
        towers.use(s, colour)
    towers.keep(wall, stock)
    return open_elsewhere(wall, colour, here)


def open_elsewhere(wall: Wall, colour: i64, here: i64) -> bool:
    """Return whether a single wall of a colour can be placed outside a province."""
    square, province = wall.square, wall.province
    mine = KEPT - colour
    for s in range(wall.low, wall.high):
        if (square[s] == EMPTY or square[s] == mine) and province[s] != here:
            return True
    return False


def brings_board(t: Position, province: i64) -> bool:
    """Return whether completing a province brings a board before the action continues (CC-9.1)."""
    return (
        t.settings.board_at_once
        and t.wall.left[province] == 1
        and t.emperors >= 2
        and t.wall.boards < t.settings.boards
    )
