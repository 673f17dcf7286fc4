"""The food phase: harvest, upkeep in food, and the VP lost for missing food (RE-4.1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.games.rise_of_empires.rules import effects, questions
from wanli.games.rise_of_empires.rules.actions import (
    ABANDON,
    FEED,
    ISLANDS,
)
from wanli.games.rise_of_empires.rules.leading import sole_leader
from wanli.games.rise_of_empires.rules.material import (
    COUNTS,
    FOOD,
    GOODS,
    VP,
    WONDER,
)
from wanli.games.rise_of_empires.rules.position import FIELDS, GONE, ISLAND_GOODS, KEPT, Position


def ask_islands(t: Position, seat: i64) -> bool:
    """RE-3.15: ask what a seat's Islands give; return False if it has no choice."""
    islands = effects.island_any(t, seat)
    if islands == 0:
        return False
    t.owed = islands
    t.ask(questions.ISLAND_GOOD, 0, seat)
    return True


def legal_islands(t: Position, out: vec[i64]) -> i64:
    """RE-3.15: write the choices, each a number of Islands and the good that they give."""
    n: i64 = 0
    for good in range(GOODS):
        if good == VP:
            continue
        for islands in range(1, t.owed + 1):
            out[n] = ISLANDS + good * COUNTS + islands
            n += 1
    return n


def set_islands(t: Position, action: i64) -> bool:
    """Let a number of Islands give a good; return True if there are Islands left to ask about."""
    good, islands = (action - ISLANDS) // COUNTS, (action - ISLANDS) % COUNTS
    t.has[t.current * FIELDS + ISLAND_GOODS + good] += islands
    t.owed -= islands
    if t.owed == 0:
        return False
    t.ask(questions.ISLAND_GOOD, 1, t.current)
    return True


def harvest(t: Position, seat: i64) -> None:
    """RE-4.1: collect the food of regions and tiles, up to the end of the track."""
    c = t.content
    grown = land_income(t, seat, FOOD) + effects.food(t, seat) + effects.plains_food(t, seat)
    grown += t.of(seat, ISLAND_GOODS + FOOD)
    t.has[seat * FIELDS + ISLAND_GOODS + FOOD] = 0
    for region in range(c.regions):
        food = i64(c.income[region * GOODS + FOOD])
        if food > 0 and sole_leader(t, region) == seat:
            grown += food
    stored = min(grown, c.food_max - t.of(seat, FOOD))
    t.has[seat * FIELDS + FOOD] += stored
    if t.journal is not None and grown > 0:
        facts: dict[str, str | int] = {
            "seat": int(seat) + 1,
            "food": int(grown),
            "stored": int(stored),
        }
        t.note("harvest", "RE-4.1", facts)


def land_income(t: Position, seat: i64, good: i64) -> i64:
    """Return the income of a seat's territory tiles; Islands with a choice give no food here."""
    c = t.content
    total: i64 = 0
    for land in range(c.lands):
        n = i64(c.land_income[land * GOODS + good])
        if n > 0 and not (good == FOOD and land == c.island and effects.island_any(t, seat) > 0):
            total += n * i64(t.land[seat * c.lands + land])
    return total


def upkeep(t: Position, seat: i64) -> i64:
    """RE-4.1: return the food that a seat's territory and city tiles need."""
    c = t.content
    total: i64 = 0
    for land in range(c.lands):
        total += i64(c.land_food[land]) * i64(t.land[seat * c.lands + land])
    for tile in range(c.cities):
        if t.city[tile] == KEPT + seat:
            total += i64(c.city_food[tile])
    return total


def feeding(t: Position, seat: i64) -> bool:
    """RE-4.1: ask a seat with settlements or cities whether to give one up; else pay the food."""
    c = t.content
    for tile in range(c.cities):
        if t.city[tile] == KEPT + seat and c.city_kind[tile] != WONDER:
            t.ask(questions.GIVE_UP, 0, seat)
            return True
    feed(t, seat)
    return False


def legal_giving_up(t: Position, out: vec[i64]) -> i64:
    """RE-4.1: write the choices: give up a settlement or city, or pay the food now."""
    out[0] = FEED
    n: i64 = 1
    c = t.content
    for tile in range(c.cities):
        if t.city[tile] == KEPT + t.current and c.city_kind[tile] != WONDER:
            out[n] = ABANDON + tile
            n += 1
    return n


def give_up(t: Position, action: i64) -> bool:
    """Remove a city from the game or pay the food; return True if the seat is asked again."""
    seat = t.current
    if action == FEED:
        feed(t, seat)
        return False
    t.city[action - ABANDON] = GONE
    return feeding(t, seat)


def feed(t: Position, seat: i64) -> None:
    """RE-4.1: pay the food; missing food costs VP."""
    needed = upkeep(t, seat)
    missing = max(0, needed - t.of(seat, FOOD))
    t.has[seat * FIELDS + FOOD] -= needed - missing
    if missing > 0:
        lost = t.lose_points(seat, missing * t.content.famine)
        if t.journal is not None:
            facts: dict[str, str | int] = {
                "seat": int(seat) + 1,
                "food": int(missing),
                "points": -int(lost),
            }
            t.note("famine", "RE-4.1", facts)
    elif t.journal is not None and needed > 0:
        t.note("fed", "RE-4.1", {"seat": int(seat) + 1, "food": int(needed)})
