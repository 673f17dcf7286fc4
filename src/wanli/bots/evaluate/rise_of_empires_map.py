"""How good regions, empire tiles and wars of Rise of Empires look, in VP."""

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

FOOD_OF_REGIONS: Final = 0.3  # what food of a region is worth


def look_around(o: Outlook, t: Position) -> None:
    """What each open region would bring."""
    era = i64(t.content.open[t.era()])
    for region in range(t.content.regions):
        o.needs[region] = COUNTS
        if era >> region & 1 != 0:
            o.gains[region] = gain(o, t, region)


def gain(o: Outlook, t: Position, region: i64) -> float:
    """What cubes in a region bring at best; and in `needs` how many."""
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
    """What a region is worth to the mover beyond the mean of the others, had he so many cubes."""
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
    """What the symbol of a region is worth to who leads there."""
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


def like_region(o: Outlook, t: Position, action: i64) -> float:
    """What cubes there bring; mercenaries have their price."""
    if action < HIRE:
        return gain(o, t, action - PLACE)
    if action < PUT:
        wage = float(mercenaries(t, o.seat)) * o.cost[GOLD]
        return gain(o, t, action - HIRE) - wage
    return 0.0


def like_face(o: Outlook, t: Position, face: i64) -> float:
    """The best regions that a tile allows, with the cubes at hand."""
    seat, c = o.seat, t.content
    own = own_regions(t, seat)
    water = has_water(t, seat, face)
    if own == 0:
        open_to_him = starting(t, seat, water)
    else:
        open_to_him = allowed(t, seat, in_contact(t, own), water, OLD_WORLD)
    pool = t.of(seat, CUBES)
    worth = 0.0
    for _ in range(i64(c.face_regions[face]) + empire_regions(t, seat)):
        best: i64 = -1
        best_gain = 0.0
        for region in range(c.regions):
            if open_to_him >> region & 1 == 0 or o.needs[region] > pool:
                continue
            if o.gains[region] > best_gain:
                best, best_gain = region, o.gains[region]
        if best < 0:
            break
        worth += best_gain
        pool -= i64(o.needs[best])
        open_to_him &= ~bit(best)
    return worth + 0.1 * float(i64(c.face_defender[face]))


def like_war(o: Outlook, t: Position, region: i64, enemy: i64) -> float:
    """What the losses of both sides change in a region."""
    c, seat = t.content, o.seat
    mine, theirs = t.cubes_in(seat, region), t.cubes_in(enemy, region)
    own = i64(c.face_attacker[t.face])
    loss = min(i64(c.face_defender[t.face]) + war_defender_loss(t, seat), c.max_loss)
    now = net(o, t, region, mine, -1, 0)
    after = net(o, t, region, mine - own, enemy, max(0, theirs - loss))
    prize = 2.0 if loss >= strength(t, enemy, region) > theirs else 0.0
    return after - now + prize
