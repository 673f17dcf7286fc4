"""Carry out actions: place walls, double walls, towers and cards (CC-3, CC-4, CC-5)."""

from __future__ import annotations

from mypy_extensions import i64

from wanli.games.chang_cheng.rules import questions
from wanli.games.chang_cheng.rules.actions import BUILD_TOWER, CARD, DOUBLE_WALL, PASS, WALL
from wanli.games.chang_cheng.rules.building import card_has_second_half, wall_has_second_half
from wanli.games.chang_cheng.rules.counters import FACE_DOWN
from wanli.games.chang_cheng.rules.material import (
    DOUBLE,
    DOUBLES,
    KINDS,
    PIECES,
    PROVINCES,
    SINGLE,
    SINGLES,
    TOWER,
    TOWERS,
)
from wanli.games.chang_cheng.rules.names import COLOUR_NAMES
from wanli.games.chang_cheng.rules.position import Position
from wanli.games.chang_cheng.rules.steps import CHOOSE_ORDER, NEW_BOARD, PAIR, SCORE, SCOUT, SECOND
from wanli.games.chang_cheng.rules.towers import next_to_tower
from wanli.games.chang_cheng.rules.wall import LINE


def act(t: Position, action: i64) -> None:
    """Carry out an action or half of one."""
    if action == PASS:  # CC-3.7
        t.passes += 1
        return
    t.passes = 0
    if action < DOUBLE_WALL:
        build_wall(t, (action - WALL) // LINE, (action - WALL) % LINE)
    elif action < BUILD_TOWER:
        build_double(t, (action - DOUBLE_WALL) // LINE, (action - DOUBLE_WALL) % LINE)
    elif action < CARD:
        build_tower(t, (action - BUILD_TOWER) // LINE, (action - BUILD_TOWER) % LINE)
    else:
        lay_card(t, (action - CARD) // PROVINCES, (action - CARD) % PROVINCES)


def build_wall(t: Position, colour: i64, s: i64) -> None:
    """Build a single wall as the first or the second half (CC-3.2 a and c, CC-3.6)."""
    province = i64(t.wall.province[s])
    if t.question == questions.SECOND_HALF:
        t.there = province
        t.near_only = not t.began_with_card or t.settings.neutral_same_province
    else:
        t.near_only = True
        begin_action(t, colour, province, False)
        if t.question == questions.FIRST_HALF and wall_has_second_half(t, colour, s):
            t.then(SECOND, 0)
    put_single(t, colour, s)


def put_single(t: Position, colour: i64, s: i64) -> None:
    """Place a single wall, neutral or not."""
    t.stock[colour * PIECES + SINGLES] -= 1
    t.wall.put(s, colour, SINGLE)
    if not t.settings.strict_reservation and next_to_tower(t.wall, s):
        t.towers.use(s, colour)  # CC-5.4
    after_block(t, s, s)


def build_double(t: Position, colour: i64, s: i64) -> None:
    """Build a double wall; score a point for each province and region it touches (CC-4)."""
    wall = t.wall
    begin_action(t, colour, wall.province[s], False)
    t.there = wall.province[s + 1]
    t.stock[colour * PIECES + DOUBLES] -= 1
    wall.put(s, colour, DOUBLE)
    wall.put(s + 1, colour, DOUBLE)
    provinces: i64 = 1 if wall.province[s] == wall.province[s + 1] else 2
    regions: i64 = 1 if wall.region[s] == wall.region[s + 1] else 2
    t.gain(colour, provinces + regions)
    if t.journal is not None:
        facts: dict[str, str | int] = {
            "colour": COLOUR_NAMES[colour],
            "points": int(provinces + regions),
            "provinces": int(provinces),
            "regions": int(regions),
            "square": wall.square_name(s),
            "other": wall.square_name(s + 1),
        }
        t.note("double-points", "CC-4.1", facts)
    after_block(t, s, s + 1)


def build_tower(t: Position, colour: i64, s: i64) -> None:
    """Build a tower and make its reservation (CC-5)."""
    begin_action(t, colour, t.wall.province[s], False)
    t.stock[colour * PIECES + TOWERS] -= 1
    t.wall.put(s, colour, TOWER)
    t.towers.build(t.wall, s, colour, t.settings.strict_reservation)
    after_block(t, s, s)


def lay_card(t: Position, card: i64, province: i64) -> None:
    """Lay a card face down (CC-3.2 b and c, CC-3.6)."""
    t.near_only = True
    if t.question == questions.SECOND_HALF:
        t.there = province
    else:
        begin_action(t, card // KINDS, province, True)
        if card_has_second_half(t, card // KINDS, province):
            t.then(SECOND, 0)
    t.cards.lay(card, province)


def begin_action(t: Position, colour: i64, province: i64, with_card: bool) -> None:
    """Store the colour and the province of the action's first half."""
    t.colour = colour
    t.here = province
    t.began_with_card = with_card


def after_block(t: Position, first: i64, last: i64) -> None:
    """Scout, then score completed provinces (CC-3.3); update the closed squares (CC-5.5)."""
    wall = t.wall
    if t.towers.count > 0 and towers_notice(t, first, last):
        t.close_squares()
    if t.settings.board_at_once:
        t.then(NEW_BOARD, 0)
    one = i64(wall.province[first])
    two = i64(wall.province[last])
    if wall.left[one] == 0:
        if two != one and wall.left[two] == 0:
            t.then(CHOOSE_ORDER, one * PAIR + two)  # CC-4.3
        else:
            t.then(SCORE, one)
    elif wall.left[two] == 0:
        t.then(SCORE, two)
    if wall.region[first] != wall.region[last]:
        t.then(SCOUT, wall.region[last])
        t.then(SCOUT, wall.region[first])
    elif t.counters.lies[wall.region[first]] == FACE_DOWN:
        t.then(SCOUT, wall.region[first])


def towers_notice(t: Position, first: i64, last: i64) -> bool:
    """Return whether a block just built can change which squares are closed."""
    wall = t.wall
    if next_to_tower(wall, first) or next_to_tower(wall, last) or wall.block[first] == TOWER:
        return True
    colour = i64(wall.square[first])
    return t.singles(colour) == 0  # CC-5.4: a colour's last single wall ends its reservation
