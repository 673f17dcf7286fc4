"""Conservation: every block, card, counter and board is in exactly one place (CC-1)."""

from __future__ import annotations

from wanli.games.chang_cheng.rules.cards import GONE, HAND, REVEALED
from wanli.games.chang_cheng.rules.counters import NOT_DRAWN
from wanli.games.chang_cheng.rules.game import ChangCheng
from wanli.games.chang_cheng.rules.material import (
    BOARD_SQUARES,
    BOARDS,
    BROKEN,
    COLOURS,
    COUNTER_VALUES,
    DOUBLE,
    DOUBLES,
    KINDS,
    NEUTRAL_WALLS,
    PIECES,
    PROVINCES,
    SINGLE,
    SINGLE_WALLS,
    SINGLES,
    TOWER,
    TOWERS,
)
from wanli.games.chang_cheng.rules.names import COLOUR_NAMES


def faults(t: ChangCheng) -> list[str]:
    """Return the faults of a position's material; empty if it is complete."""
    return [*_blocks(t), *_squares(t), *_cards(t), *_counters(t), *_boards(t)]


def _blocks(t: ChangCheng) -> list[str]:
    wrong: list[str] = []
    wall = t.wall
    for colour in range(COLOURS):
        name = COLOUR_NAMES[colour]
        mine = [s for s in range(wall.low, wall.high) if wall.square[s] == colour]
        kinds = [int(wall.block[s]) for s in mine]
        playing = t.settings.seat_of[colour] >= 0
        walls = SINGLE_WALLS if playing else 0
        if colour == t.settings.neutral:
            walls = NEUTRAL_WALLS
        stock = [int(t.stock[colour * PIECES + piece]) for piece in range(PIECES)]
        if min(stock) < 0:
            wrong.append(f"{name} has less than nothing in stock")
        if kinds.count(SINGLE) + kinds.count(BROKEN) + stock[SINGLES] != walls:
            wrong.append(f"{name} has not {walls} single walls")
        halves = [s for s in mine if wall.block[s] == DOUBLE]
        if len(halves) != 2 * (int(playing) - stock[DOUBLES]) or halves[:1] != [
            s - 1 for s in halves[1:]
        ]:
            wrong.append(f"the double wall of {name} is not in one piece")
        towers = [
            int(t.towers.at[i]) for i in range(t.towers.count) if t.towers.colour[i] == colour
        ]
        standing = [s for s in mine if wall.block[s] == TOWER]
        if towers != standing or len(standing) + stock[TOWERS] != int(playing):
            wrong.append(f"{name} has not one tower")
    return wrong


def _squares(t: ChangCheng) -> list[str]:
    wrong: list[str] = []
    wall = t.wall
    empty = [s for s in range(wall.low, wall.high) if wall.square[s] < 0]
    if len(empty) != wall.empties or wall.high - wall.low != wall.boards * BOARD_SQUARES:
        wrong.append("squares and empty squares do not add up")
    if any(wall.block[s] for s in empty):
        wrong.append("a block stands on an empty square")
    for p in range(wall.provinces()):
        if wall.left[p] != sum(wall.province[s] == p for s in empty):
            wrong.append(f"empty squares of {wall.province_name(p)} do not add up")
    return wrong


def _cards(t: ChangCheng) -> list[str]:
    wrong: list[str] = []
    place = [int(p) for p in t.cards.place]
    for colour in range(COLOURS):
        mine = place[colour * KINDS : (colour + 1) * KINDS]
        if t.settings.seat_of[colour] < 0 and mine != [GONE] * KINDS:
            wrong.append(f"{COLOUR_NAMES[colour]} is not played but has cards")
        if mine.count(HAND) != t.cards.hand[colour]:
            wrong.append(f"the hand of {COLOUR_NAMES[colour]} does not add up")
    for p in range(PROVINCES):
        if place.count(p) != t.cards.lying[p]:
            wrong.append(f"cards lying in province {p} do not add up")
    if REVEALED in place and t.scored < 0:
        wrong.append("a card is revealed, but no province is scored")
    return wrong


def _counters(t: ChangCheng) -> list[str]:
    wrong: list[str] = []
    counters, content = t.counters, t.content
    for value in range(COUNTER_VALUES):
        lying = sum(counters.reputation[p] == value for p in range(PROVINCES))
        left = int(counters.reputation_left[value])
        if left < 0 or lying + left != content.reputation[value]:
            wrong.append(f"reputation counters of value {value} do not add up")
        seen = sum(counters.threat[r] == value for r in range(PROVINCES))
        left = int(counters.threat_left[value])
        if left < 0 or seen + left != content.threat[value]:
            wrong.append(f"threat counters of value {value} do not add up")
    for r in range(PROVINCES):
        if (counters.lies[r] > 0) != (r < t.wall.provinces()):
            wrong.append(f"region {r} has a counter and no board, or a board and no counter")
        if counters.scouts[r] and counters.threat[r] == NOT_DRAWN:
            wrong.append(f"region {r} was scouted, but its counter was not drawn")
    return wrong


def _boards(t: ChangCheng) -> list[str]:
    used = {int(t.wall.face[b]) // 2 for b in range(t.wall.boards)}
    boxed = {b for b in range(BOARDS) if t.boxed >> b & 1}
    if len(used) != t.wall.boards or used | boxed != set(range(BOARDS)) or used & boxed:
        return ["boards in play and in the box do not add up"]
    return []
