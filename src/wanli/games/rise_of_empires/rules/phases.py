"""What follows the actions of a turn: food, income, wonder upkeep, points, order (RE-4, WW-9)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.games.rise_of_empires.rules import effects
from wanli.games.rise_of_empires.rules.actions import (
    ABANDON,
    CHOOSE_PLACE,
    FEED,
    ISLANDS,
    KEEP,
    YIELD,
)
from wanli.games.rise_of_empires.rules.material import (
    COUNTS,
    CUBES,
    FOOD,
    GOLD,
    GOODS,
    RESOURCES,
    STOCK,
    VP,
    WONDER,
)
from wanli.games.rise_of_empires.rules.position import (
    FIELDS,
    GIVE_UP,
    GONE,
    ISLAND_GOOD,
    ISLAND_GOODS,
    KEEP_IT,
    KEPT,
    NOBODY,
    Position,
)
from wanli.games.rise_of_empires.rules.war import destroy


# ---- who leads -------------------------------------------------------------------------------
def sole_leader(t: Position, region: i64) -> i64:
    """RE-4.2: the one seat with most cubes in a region, or NOBODY; markers do not count (WW-3)."""
    cubes, regions = t.cubes, t.content.regions
    most: i64 = 0
    leader = NOBODY
    for seat in range(t.players):
        n = i64(cubes[seat * regions + region])
        if n > most:
            most = n
            leader = seat
        elif n == most:
            leader = NOBODY
    return leader


# ---- food (RE-4.1) ---------------------------------------------------------------------------
def ask_islands(t: Position, seat: i64) -> bool:
    """RE-3.15: what the islands give, if their owner may say."""
    islands = effects.island_any(t, seat)
    if islands == 0:
        return False
    t.owed = islands
    t.ask(ISLAND_GOOD, 0, seat)
    return True


def legal_islands(t: Position, out: vec[i64]) -> i64:
    """Some islands, and the good they give."""
    n: i64 = 0
    for good in range(GOODS):
        if good == VP:
            continue
        for islands in range(1, t.owed + 1):
            out[n] = ISLANDS + good * COUNTS + islands
            n += 1
    return n


def set_islands(t: Position, action: i64) -> bool:
    """So many islands give this; True if others are left."""
    good, islands = (action - ISLANDS) // COUNTS, (action - ISLANDS) % COUNTS
    t.has[t.current * FIELDS + ISLAND_GOODS + good] += islands
    t.owed -= islands
    if t.owed == 0:
        return False
    t.ask(ISLAND_GOOD, 1, t.current)
    return True


def harvest(t: Position, seat: i64) -> None:
    """RE-4.1: food of regions and tiles, up to the end of the track."""
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
    """What the territory tiles of a seat give; islands that may choose give no food as such."""
    c = t.content
    total: i64 = 0
    for land in range(c.lands):
        n = i64(c.land_income[land * GOODS + good])
        if n > 0 and not (good == FOOD and land == c.island and effects.island_any(t, seat) > 0):
            total += n * i64(t.land[seat * c.lands + land])
    return total


def upkeep(t: Position, seat: i64) -> i64:
    """RE-4.1: the food that territory and city tiles need."""
    c = t.content
    total: i64 = 0
    for land in range(c.lands):
        total += i64(c.land_food[land]) * i64(t.land[seat * c.lands + land])
    for tile in range(c.cities):
        if t.city[tile] == KEPT + seat:
            total += i64(c.city_food[tile])
    return total


def feeding(t: Position, seat: i64) -> bool:
    """Whoever keeps settlements or cities may give some up before he pays."""
    c = t.content
    for tile in range(c.cities):
        if t.city[tile] == KEPT + seat and c.city_kind[tile] != WONDER:
            t.ask(GIVE_UP, 0, seat)
            return True
    feed(t, seat)
    return False


def legal_giving_up(t: Position, out: vec[i64]) -> i64:
    """RE-4.1: a settlement or a city, or the food is paid now."""
    out[0] = FEED
    n: i64 = 1
    c = t.content
    for tile in range(c.cities):
        if t.city[tile] == KEPT + t.current and c.city_kind[tile] != WONDER:
            out[n] = ABANDON + tile
            n += 1
    return n


def give_up(t: Position, action: i64) -> bool:
    """A city leaves the game, or the food is paid; True if there is another city."""
    seat = t.current
    if action == FEED:
        feed(t, seat)
        return False
    t.city[action - ABANDON] = GONE
    return feeding(t, seat)


def feed(t: Position, seat: i64) -> None:
    """RE-4.1: what is missing costs VP."""
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


# ---- income (RE-4.2) -------------------------------------------------------------------------
def income(t: Position) -> None:
    """In turn order everybody takes what regions and tiles give."""
    for place in range(t.players):
        seat = i64(t.order[place])
        gold = land_income(t, seat, GOLD) + effects.gold(t, seat)
        discs = land_income(t, seat, RESOURCES) + effects.resources(t, seat)
        discs += effects.plains_resources(t, seat)
        cubes = land_income(t, seat, CUBES) + effects.cubes(t, seat)
        gold += t.of(seat, ISLAND_GOODS + GOLD) + region_income(t, seat, GOLD)
        discs += t.of(seat, ISLAND_GOODS + RESOURCES) + region_income(t, seat, RESOURCES)
        cubes += t.of(seat, ISLAND_GOODS + CUBES) + region_income(t, seat, CUBES)
        for good in range(GOODS):
            t.has[seat * FIELDS + ISLAND_GOODS + good] = 0
        t.gain(seat, GOLD, gold)
        discs = t.gain(seat, RESOURCES, discs)
        cubes = t.gain(seat, CUBES, cubes)
        if t.journal is not None:
            facts: dict[str, str | int] = {
                "seat": int(seat) + 1,
                "gold": int(gold),
                "resources": int(discs),
                "cubes": int(cubes),
            }
            t.note("income", "RE-4.2", facts)


def region_income(t: Position, seat: i64, good: i64) -> i64:
    """RE-4.2: the symbols of the regions that a seat leads alone."""
    c = t.content
    total: i64 = 0
    for region in range(c.regions):
        n = i64(c.income[region * GOODS + good])
        if n > 0 and t.cubes[seat * c.regions + region] > 0 and sole_leader(t, region) == seat:
            total += n
    return total


# ---- wonders (WW-9, WW-10) -------------------------------------------------------------------
def wonder_upkeep(t: Position, first: i64) -> i64:
    """WW-9: from a place in the order and a wonder on, the next that its holder may keep or not.

    What he cannot pay leaves the game on the way. The number asked about, or -1 at the end.
    """
    count = t.wonders.count
    for at in range(first, t.players * count):
        wonder, seat = at % count, i64(t.order[at // count])
        if t.wonders.holder(wonder) != seat:
            continue
        due = t.wonders.upkeep_due(wonder, t.content.wonders)
        if due == 0:
            continue
        if t.of(seat, GOLD) < due:
            destroy(t, wonder, "WW-10")
            continue
        t.ask(KEEP_IT, wonder, seat)
        return at
    return -1


def legal_keeping(t: Position, out: vec[i64]) -> i64:
    """WW-9: pay, or let it go."""
    out[0] = KEEP + t.about
    out[1] = YIELD + t.about
    return 2


def keep(t: Position, action: i64) -> None:
    """WW-9, WW-10."""
    wonder = t.about
    if action == YIELD + wonder:
        destroy(t, wonder, "WW-10")
        return
    t.pay(t.current, GOLD, t.wonders.upkeep_due(wonder, t.content.wonders))


# ---- points (RE-4.3) -------------------------------------------------------------------------
def points(t: Position) -> None:
    """Regions, kept cities, tiles and wonders score."""
    for region in range(t.content.regions):
        score_region(t, region)
    for place in range(t.players):
        score_tiles(t, i64(t.order[place]))
    for wonder in range(t.wonders.count):
        score_wonder(t, wonder)


def score_region(t: Position, region: i64) -> None:
    """RE-4.3: most cubes the first value, second most the second; tied first all the second."""
    most: i64 = 0
    next_most: i64 = 0
    leaders: i64 = 0
    for seat in range(t.players):
        n = t.cubes_in(seat, region)
        if n > most:
            next_most = most
            most = n
            leaders = 1
        elif n == most:
            leaders += 1
        elif n > next_most:
            next_most = n
    if most == 0:
        return
    first, second = i64(t.content.first[region]), i64(t.content.second[region])
    for seat in range(t.players):
        n = t.cubes_in(seat, region)
        if n == most:
            score_cubes(t, seat, region, first if leaders == 1 else second, n)
        elif leaders == 1 and n == next_most and n > 0:
            score_cubes(t, seat, region, second, n)


def score_cubes(t: Position, seat: i64, region: i64, won: i64, n: i64) -> None:
    """A place in a region."""
    t.gain(seat, VP, won)
    if t.journal is not None and won > 0:
        facts: dict[str, str | int] = {
            "seat": int(seat) + 1,
            "points": int(won),
            "region": t.content.region_ids[region],
            "cubes": int(n),
        }
        t.note("region-scores", "RE-4.3", facts)


def score_tiles(t: Position, seat: i64) -> None:
    """RE-4.3: kept cities and VP tiles."""
    kept: i64 = 0
    for tile in range(t.content.cities):
        if t.city[tile] == KEPT + seat and t.content.city_kind[tile] != WONDER:
            kept += i64(t.content.city_vp[tile])
    worth = effects.vp(t, seat) + effects.vp_flat(t, seat)
    worth += effects.vp_per_3_regions_with_cubes(t, seat) + effects.vp_per_city(t, seat)
    t.gain(seat, VP, kept + worth)
    if t.journal is None:
        return
    if kept > 0:
        t.note("cities-score", "RE-4.3", {"seat": int(seat) + 1, "points": int(kept)})
    if worth > 0:
        t.note("tiles-score", "RE-4.3", {"seat": int(seat) + 1, "points": int(worth)})


def score_wonder(t: Position, wonder: i64) -> None:
    """WW-11: its holder, if his marker is on it and he did not build it in this turn."""
    won = t.wonders.points_due(wonder, t.content.wonders)
    if won == 0:
        return
    seat = t.wonders.holder(wonder)
    t.gain(seat, VP, won)
    if t.journal is not None:
        facts: dict[str, str | int] = {
            "seat": int(seat) + 1,
            "points": int(won),
            "wonder": t.content.wonders.ids[wonder],
        }
        t.note("wonder-scores", "WW-11", facts)


# ---- order (RE-4.4) --------------------------------------------------------------------------
def next_chooser(t: Position) -> i64:
    """Of those who have no place yet the one with fewest VP; of equals the later in the order."""
    chooser = NOBODY
    for place in range(t.players):
        seat = i64(t.order[place])
        if has_place(t, seat):
            continue
        if chooser == NOBODY or t.of(seat, VP) <= t.of(chooser, VP):
            chooser = seat
    return chooser


def has_place(t: Position, seat: i64) -> bool:
    """Whether a seat has chosen its place in the next turn."""
    for place in range(t.players):
        if t.new_order[place] == seat:
            return True
    return False


def legal_places(t: Position, out: vec[i64]) -> i64:
    """RE-4.4: the free places."""
    n: i64 = 0
    for place in range(t.players):
        if t.new_order[place] == NOBODY:
            out[n] = CHOOSE_PLACE + place
            n += 1
    return n


# ---- the end of an era (RE-4.5) --------------------------------------------------------------
def halve(t: Position) -> None:
    """Half of the cubes in every region, rounded up, go to the stock; markers stay (WW-3)."""
    regions = t.content.regions
    for seat in range(t.players):
        for region in range(regions):
            lost = (i64(t.cubes[seat * regions + region]) + 1) // 2
            t.cubes[seat * regions + region] -= lost
            t.has[seat * FIELDS + STOCK] += lost
    if t.journal is not None:
        t.note("era-ends", "RE-4.5", {"era": int(t.era())})
