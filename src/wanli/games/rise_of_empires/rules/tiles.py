"""The actions for progress, territory and city tiles and for trade (RE-3.5 to RE-3.7, RE-3.12)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.games.rise_of_empires.rules import questions
from wanli.games.rise_of_empires.rules.actions import (
    SELL,
    SITE,
    TAKE_CITY,
    TAKE_PROGRESS,
    TAKE_TERRITORY,
)
from wanli.games.rise_of_empires.rules.boxes import EMPTY
from wanli.games.rise_of_empires.rules.material import (
    COUNTS,
    E_ALLIANCE,
    EFFECTS,
    GOLD,
    RESOURCES,
    VP,
    WONDER,
)
from wanli.games.rise_of_empires.rules.position import (
    ALLY_OF,
    GONE,
    KEPT,
    KINDS_HAD,
    NOBODY,
    SHOWN,
    Position,
)
from wanli.games.rise_of_empires.rules.war import (
    NO_CUBE,
    marker_place,
    take_marker,
    tell_no_cube,
)


# ---- progress --------------------------------------------------------------------------------
def surcharge(t: Position, kind: i64) -> i64:
    """RE-3.5: return the gold that a tile of an earlier era costs; never negative."""
    return max(0, t.era() - i64(t.content.kind_era[kind])) * t.content.surcharge


def can_take_progress(t: Position, seat: i64, box: i64) -> bool:
    """RE-3.5: return whether a seat can pay for the tile in a box and does not have it yet."""
    kind = i64(t.progress.shown[box])
    if kind == EMPTY or t.of(seat, KINDS_HAD) >> kind & 1 != 0:
        return False
    return surcharge(t, kind) <= t.of(seat, GOLD)


def legal_progress(t: Position, seat: i64, out: vec[i64]) -> i64:
    """Write the progress tiles that a seat may take."""
    n: i64 = 0
    for box in range(t.progress.count):
        if can_take_progress(t, seat, box):
            out[n] = TAKE_PROGRESS + box
            n += 1
    return n


def take_progress(t: Position, box: i64) -> bool:
    """RE-3.5: take a progress tile; return True if it allows an alliance at once (RE-3.13)."""
    seat = t.active
    kind = t.progress.take(box)
    t.pay(seat, GOLD, surcharge(t, kind))
    t.learn(seat, kind)
    if t.content.effect[kind * EFFECTS + E_ALLIANCE] > 0 and t.of(seat, ALLY_OF) == NOBODY:
        t.ask(questions.WHICH_ALLY, 0, seat)
        return True
    return False


# ---- territory -------------------------------------------------------------------------------
def can_take_territory(t: Position, seat: i64, box: i64) -> bool:
    """RE-3.6: return whether a seat can pay for the tile in a box."""
    land = i64(t.territory.shown[box])
    return land != EMPTY and i64(t.content.land_gold[land]) <= t.of(seat, GOLD)


def legal_territory(t: Position, seat: i64, out: vec[i64]) -> i64:
    """Write the territory tiles that a seat may take."""
    n: i64 = 0
    for box in range(t.territory.count):
        if can_take_territory(t, seat, box):
            out[n] = TAKE_TERRITORY + box
            n += 1
    return n


def take_territory(t: Position, box: i64) -> None:
    """RE-3.6: take a territory tile."""
    land = t.territory.take(box)
    t.pay(t.active, GOLD, i64(t.content.land_gold[land]))
    t.land[t.active * t.content.lands + land] += 1


# ---- cities and wonders ----------------------------------------------------------------------
def can_take_city(t: Position, seat: i64, tile: i64) -> bool:
    """RE-3.7: return whether a city tile is on offer and a seat can pay for it."""
    if t.city[tile] != SHOWN or i64(t.content.city_gold[tile]) > t.of(seat, GOLD):
        return False
    return i64(t.content.city_resources[tile]) <= t.of(seat, RESOURCES)


def legal_cities(t: Position, seat: i64, out: vec[i64]) -> i64:
    """Write the city tiles that a seat may take."""
    n: i64 = 0
    for tile in range(t.content.cities):
        if can_take_city(t, seat, tile):
            out[n] = TAKE_CITY + tile
            n += 1
    return n


def take_city(t: Position, tile: i64) -> bool:
    """RE-3.7: take a city tile; return True if it is a wonder that needs a site (WW-2)."""
    seat, c = t.active, t.content
    t.pay(seat, GOLD, i64(c.city_gold[tile]))
    t.pay(seat, RESOURCES, i64(c.city_resources[tile]))
    if c.city_kind[tile] != WONDER:
        t.city[tile] = KEPT + seat
        return False
    built(t, seat, tile)
    wonder = i64(c.wonder_of[tile])
    t.city[tile] = GONE
    if not t.settings.wonders or wonder < 0:
        return False
    if marker_place(t, seat) == NO_CUBE:
        tell_no_cube(t, wonder, True)
        return False
    t.city[tile] = KEPT + seat  # WW-1
    t.ask(questions.WHICH_SITE, wonder, seat)
    return True


def built(t: Position, seat: i64, tile: i64) -> None:
    """RE-3.7, WW-1: score a wonder that has just been built."""
    points = i64(t.content.city_vp[tile])
    t.gain(seat, VP, points)
    if t.journal is not None:
        facts: dict[str, str | int] = {
            "seat": int(seat) + 1,
            "points": int(points),
            "tile": t.content.city_ids[tile],
        }
        t.note("wonder-built", "RE-3.7", facts)


def sites(t: Position, wonder: i64) -> i64:
    """WW-2, WW-13: return the regions in which a wonder may stand, as bits."""
    return t.content.wonders.allowed(wonder, t.settings.sea_sites, t.content.sea)


def legal_sites(t: Position, out: vec[i64]) -> i64:
    """Write the possible sites of the wonder that has just been built."""
    n: i64 = 0
    found = sites(t, t.about)
    for region in range(t.content.regions):
        if found >> region & 1 != 0:
            out[n] = SITE + region
            n += 1
    return n


def put_wonder(t: Position, region: i64) -> None:
    """WW-2, WW-3: put the token of a wonder into a region and mark it with a cube."""
    take_marker(t, t.active)
    t.wonders.build(t.about, t.active, region)


# ---- trade -----------------------------------------------------------------------------------
def legal_trade(t: Position, seat: i64, out: vec[i64]) -> i64:
    """RE-3.12: write the possible sales of discs, for gold or for VP."""
    n: i64 = 0
    most = min(t.of(seat, RESOURCES), t.content.most_traded)
    for discs in range(1, most + 1):
        out[n] = SELL + GOLD * COUNTS + discs
        n += 1
    for discs in range(1, most + 1):
        out[n] = SELL + VP * COUNTS + discs
        n += 1
    return n


def trade(t: Position, good: i64, discs: i64) -> None:
    """RE-3.12: sell resource discs for gold or VP."""
    fetched = i64(t.content.trade[good * COUNTS + discs])
    t.pay(t.active, RESOURCES, discs)
    t.gain(t.active, good, fetched)
    if t.journal is None:
        return
    facts: dict[str, str | int] = {"seat": int(t.active) + 1, "discs": int(discs)}
    if good == VP:
        facts["points"] = int(fetched)
        t.note("traded-for-points", "RE-3.12", facts)
    else:
        facts["gold"] = int(fetched)
        t.note("traded-for-gold", "RE-3.12", facts)
