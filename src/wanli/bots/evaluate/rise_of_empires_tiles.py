"""Scores of tiles of Rise of Empires: their VP in the remaining turns, less the price."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wanli.bots.evaluate.rise_of_empires_outlook import Outlook
from wanli.bots.evaluate.rise_of_empires_worth import (
    BY_TURNS,
    EACH_TURN,
    HELD,
    RATE,
    SKILL,
    fed,
    floats,
)
from wanli.games.rise_of_empires.rules.material import (
    COUNTS,
    CUBES,
    E_CUBES,
    E_FOOD,
    E_GOLD,
    E_PLAINS_FOOD,
    E_PLAINS_RESOURCES,
    E_RESOURCES,
    E_VP,
    E_VP_CITIES,
    E_VP_FLAT,
    E_VP_REGIONS,
    EFFECTS,
    FOOD,
    GOLD,
    GOODS,
    RESOURCES,
    WONDER,
)
from wanli.games.rise_of_empires.rules.position import Position
from wanli.games.rise_of_empires.rules.tiles import surcharge

# effects that give new options instead of goods, by effect key, as a share of SKILL
OPENS: Final = floats([
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 2.0, 1.0, 2.0, 0.5, 2.0, 0.0, 0.0, 0.0, 0.0, 1.0,
])  # fmt: skip


def score_progress(o: Outlook, t: Position, kind: i64) -> float:
    """Score a progress tile by its gains in the remaining turns."""
    effect, at, seat, turns = t.content.effect, kind * EFFECTS, o.seat, o.turns
    worth = -o.cost[GOLD] * float(surcharge(t, kind))
    skills = 0.0
    for key in range(EFFECTS):
        n = i64(effect[at + key])
        if n == 0:
            continue
        if key == E_GOLD:
            worth += float(n) * EACH_TURN[GOLD * BY_TURNS + turns]
        elif key == E_RESOURCES:
            worth += float(n) * EACH_TURN[RESOURCES * BY_TURNS + turns]
        elif key == E_CUBES:
            worth += float(n) * EACH_TURN[CUBES * BY_TURNS + turns]
        elif key == E_FOOD:
            worth += eaten(o, n)
        elif key == E_PLAINS_FOOD:
            worth += eaten(o, n * t.lands(seat, t.content.plains))
        elif key == E_PLAINS_RESOURCES:
            n *= t.lands(seat, t.content.plains)
            worth += float(n) * EACH_TURN[RESOURCES * BY_TURNS + turns]
        elif key == E_VP or key == E_VP_FLAT:
            worth += float(n * turns)
        elif key == E_VP_CITIES:
            worth += float(n * turns * i64(o.worth.cities[seat]))
        elif key == E_VP_REGIONS:
            worth += float(n * turns * (count_regions(t, seat) // 3))
        else:
            skills += OPENS[key]
    return worth + SKILL * skills * float(turns - 1)


def eaten(o: Outlook, each: i64) -> float:
    """Return the value of additional food in each turn; negative for less food."""
    return fed(o.left + each * o.turns) - fed(o.left)


def score_territory(o: Outlook, t: Position, land: i64) -> float:
    """Score a territory by its gains in the remaining turns."""
    c, at, turns = t.content, land * GOODS, o.turns
    food = i64(c.land_income[at + FOOD]) - i64(c.land_food[land])
    if land == c.plains:
        food += t.effect(o.seat, E_PLAINS_FOOD)
    worth = eaten(o, food) - o.cost[GOLD] * float(i64(c.land_gold[land]))
    worth += float(i64(c.land_income[at + GOLD])) * EACH_TURN[GOLD * BY_TURNS + turns]
    worth += float(i64(c.land_income[at + CUBES])) * EACH_TURN[CUBES * BY_TURNS + turns]
    discs = i64(c.land_income[at + RESOURCES])
    if land == c.plains:
        discs += t.effect(o.seat, E_PLAINS_RESOURCES)
    return worth + float(discs) * EACH_TURN[RESOURCES * BY_TURNS + turns]


def score_city(o: Outlook, t: Position, tile: i64) -> float:
    """Score a city by its VP in every turn; a wonder by its VP at once and while it is held."""
    c, turns, vp = t.content, o.turns, float(i64(t.content.city_vp[tile]))
    worth = -o.cost[GOLD] * float(i64(c.city_gold[tile]))
    worth -= o.cost[RESOURCES] * float(i64(c.city_resources[tile]))
    if c.city_kind[tile] != WONDER:
        vp += float(t.effect(o.seat, E_VP_CITIES))
        return worth + vp * float(turns) + eaten(o, -i64(c.city_food[tile]))
    worth += vp
    wonder = i64(c.wonder_of[tile])
    if wonder >= 0 and t.settings.wonders:
        each = vp - RATE[GOLD * BY_TURNS + turns - 1] * float(i64(c.wonders.upkeep[wonder]))
        if each > 0.0:
            worth += HELD[1] * float(turns - 1) * each
    return worth


def score_sale(o: Outlook, t: Position, good: i64, discs: i64) -> float:
    """Score a sale of discs, less the value of what the discs could have bought."""
    fetched = float(i64(t.content.trade[good * COUNTS + discs]))
    return fetched * o.cost[good] - float(discs) * o.cost[RESOURCES]


def count_regions(t: Position, seat: i64) -> i64:
    """Count the regions that have cubes of a seat."""
    n: i64 = 0
    for region in range(t.content.regions):
        if t.cubes_in(seat, region) > 0:
            n += 1
    return n
