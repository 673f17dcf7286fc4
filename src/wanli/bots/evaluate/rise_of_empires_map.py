"""Scores in VP for regions, empire tiles and wars of Rise of Empires."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wanli.bots.evaluate.rise_of_empires_outlook import Outlook
from wanli.bots.evaluate.rise_of_empires_worth import BY_TURNS, FOOTHOLD, RATE, SAFE, SYMBOL
from wanli.core.state import bit
from wanli.games.rise_of_empires.rules.actions import HIRE, PLACE, PUT
from wanli.games.rise_of_empires.rules.effects import empire_regions, mercenaries, war_defender_loss
from wanli.games.rise_of_empires.rules.empire import (
    allowed,
    has_water,
    in_contact,
    own_regions,
    starting,
)
from wanli.games.rise_of_empires.rules.material import (
    COUNTS,
    CUBES,
    FOOD,
    GOLD,
    GOODS,
    OLD_WORLD,
    Content,
)
from wanli.games.rise_of_empires.rules.position import Position
from wanli.games.rise_of_empires.rules.war import strength

FOOD_OF_REGIONS: Final = 0.3  # the value of a region's food


def set_region_gains(o: Outlook, t: Position) -> None:
    """Set the best gain of each open region, and the cubes needed for it."""
    era = i64(t.content.open[t.era()])
    for region in range(t.content.regions):
        o.needs[region] = COUNTS
        if era >> region & 1 != 0:
            o.gains[region] = gain(o, t, region)


def gain(o: Outlook, t: Position, region: i64) -> float:
    """Return the best gain from cubes in a region, and store the number of cubes in `needs`."""
    c, cubes, seat = t.content, t.cubes, o.seat
    best_other: i64 = 0
    for other in range(t.players):
        if other != seat:
            best_other = max(best_other, i64(cubes[other * c.regions + region]))
    mine = i64(cubes[seat * c.regions + region])
    pool, cost = t.of(seat, CUBES), o.cost[CUBES]
    now = net(o, t, region, mine, -1, 0)
    n: i64 = 1
    best = net(o, t, region, mine + 1, -1, 0) - cost
    for more in range(3):
        wanted = best_other + more - mine
        if 1 < wanted <= pool:
            brings = net(o, t, region, mine + wanted, -1, 0) - float(wanted) * cost
            if brings > best:
                best, n = brings, wanted
    o.needs[region] = n
    return best - now


def net(o: Outlook, t: Position, region: i64, mine: i64, other: i64, theirs: i64) -> float:
    """Return the value of a region to the mover minus the mean of the others.

    `mine` is the mover's number of cubes there, `theirs` that of the seat `other`.
    """
    c, here, cubes = t.content, o.here, t.cubes
    most: i64 = 0
    next_most: i64 = 0
    for seat in range(t.players):
        n = i64(cubes[seat * c.regions + region])
        if seat == o.seat:
            n = mine
        elif seat == other:
            n = theirs
        here[seat] = n
        if n > most:
            next_most, most = most, n
        elif n > next_most:
            next_most = n
    if most == 0:
        return 0.0
    first, second = float(i64(c.first[region])), float(i64(c.second[region]))
    own = 0.0
    others = 0.0
    for seat in range(t.players):
        n = i64(here[seat])
        if n == 0:
            continue
        worth = 0.0
        if n > next_most:
            sure = SAFE[min(n - next_most - 1, 4)]
            worth = (second + sure * (first - second)) * o.times + symbol(o, c, region)
        elif n == next_most:
            worth = second * o.times
        if seat != o.seat:
            others += worth
        else:
            own = worth + (FOOTHOLD if o.turns > 1 else 0.0)
    return own - others / float(t.players - 1)


def symbol(o: Outlook, c: Content, region: i64) -> float:
    """Return the value of a region's symbol to the seat that leads there."""
    worth = 0.0
    at = region * GOODS
    for good in range(GOODS):
        n = i64(c.income[at + good])
        if n > 0:
            if good == FOOD:
                worth += FOOD_OF_REGIONS * float(n * min(2, o.turns))
            else:
                often = SYMBOL if o.turns > 2 else 1.0
                worth += float(n) * often * RATE[good * BY_TURNS + o.turns - 1]
    return worth


def score_region(o: Outlook, t: Position, action: i64) -> float:
    """Score a region to place cubes in, less the price of mercenaries."""
    if action < HIRE:
        return gain(o, t, action - PLACE)
    if action < PUT:
        wage = float(mercenaries(t, o.seat)) * o.cost[GOLD]
        return gain(o, t, action - HIRE) - wage
    return 0.0


def score_empire_tile(o: Outlook, t: Position, face: i64) -> float:
    """Score an empire tile by the best regions that it allows with the available cubes."""
    seat, c = o.seat, t.content
    own = own_regions(t, seat)
    water = has_water(t, seat, face)
    if own == 0:
        reachable = starting(t, seat, water)
    else:
        reachable = allowed(t, seat, in_contact(t, own), water, OLD_WORLD)
    pool = t.of(seat, CUBES)
    worth = 0.0
    for _ in range(i64(c.face_regions[face]) + empire_regions(t, seat)):
        best: i64 = -1
        best_gain = 0.0
        for region in range(c.regions):
            if reachable >> region & 1 == 0 or o.needs[region] > pool:
                continue
            if o.gains[region] > best_gain:
                best, best_gain = region, o.gains[region]
        if best < 0:
            break
        worth += best_gain
        pool -= i64(o.needs[best])
        reachable &= ~bit(best)
    return worth + 0.1 * float(i64(c.face_defender[face]))


def score_war(o: Outlook, t: Position, region: i64, enemy: i64) -> float:
    """Score a war by the effect of both sides' losses on the region."""
    c, seat = t.content, o.seat
    mine, theirs = t.cubes_in(seat, region), t.cubes_in(enemy, region)
    own = i64(c.face_attacker[t.face])
    loss = min(i64(c.face_defender[t.face]) + war_defender_loss(t, seat), c.max_loss)
    now = net(o, t, region, mine, -1, 0)
    after = net(o, t, region, mine - own, enemy, max(0, theirs - loss))
    prize = 2.0 if loss >= strength(t, enemy, region) > theirs else 0.0
    return after - now + prize
