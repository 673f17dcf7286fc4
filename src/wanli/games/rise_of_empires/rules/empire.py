"""The empire action: choose a tile, choose regions, place cubes (RE-3.8 to RE-3.10)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import bit
from wanli.games.rise_of_empires.rules import questions
from wanli.games.rise_of_empires.rules.actions import DONE, HIRE, PLACE, PUT, USE_EMPIRE
from wanli.games.rise_of_empires.rules.effects import (
    all_tiles_water,
    empire_regions,
    mercenaries,
    navigation,
)
from wanli.games.rise_of_empires.rules.material import AREAS, CUBES, GOLD, OLD_WORLD
from wanli.games.rise_of_empires.rules.position import FIELDS, Position
from wanli.games.rise_of_empires.rules.steps import EMPIRE_ACTION, PLACING


# ---- reach -----------------------------------------------------------------------------------
def own_regions(t: Position, seat: i64) -> i64:
    """Return the regions with cubes of a seat, as bits; markers do not count (WW-3)."""
    found: i64 = 0
    cubes, first = t.cubes, seat * t.content.regions
    for region in range(t.content.regions):
        if cubes[first + region] > 0:
            found |= bit(region)
    return found


def in_contact(t: Position, own: i64) -> i64:
    """RE-3.9: return regions with own cubes and those next to them (overseas: by land only)."""
    c = t.content
    found = own
    land = own & ~c.sea
    for region in range(c.regions):
        near = i64(c.next_to[region])
        if c.area[region] == OLD_WORLD:
            if near & own != 0:
                found |= bit(region)
        elif near & land != 0:
            found |= bit(region)
    return found


def by_ship(t: Position, seat: i64, water: bool, entered: i64) -> i64:
    """RE-3.10: return the regions that a ship reaches, as bits: one area, in era 2 only era 2."""
    era = t.era()
    if not water or era < 2 or (era == 2 and not navigation(t, seat)):
        return 0
    found: i64 = 0
    for area in range(OLD_WORLD + 1, AREAS):
        if entered == OLD_WORLD or entered == area:
            found |= i64(t.content.overseas[area])
    return found if era > 2 else found & ~i64(t.content.open[1])


def has_water(t: Position, seat: i64, face: i64) -> bool:
    """Return whether an empire tile has water for a seat (RE-3.10, RE-3.15)."""
    return t.content.face_water[face] != 0 or all_tiles_water(t, seat)


def allowed(t: Position, seat: i64, reach: i64, water: bool, entered: i64) -> i64:
    """RE-3.9, RE-3.10: return the regions in `reach` or by ship that may be chosen, as bits."""
    c = t.content
    found = reach if water else reach & ~c.sea
    return (found | by_ship(t, seat, water, entered)) & i64(c.open[t.era()])


def starting(t: Position, seat: i64, water: bool) -> i64:
    """RE-3.9: return the first choices of a seat without cubes, as bits; RE-3.10 still applies."""
    c = t.content
    overseas: i64 = 0
    for area in range(OLD_WORLD + 1, AREAS):
        overseas |= i64(c.overseas[area])
    return allowed(t, seat, i64(c.open[t.era()]) & ~overseas, water, OLD_WORLD)


def choices(t: Position) -> i64:
    """Return the regions that may be chosen now, as bits."""
    seat = t.active
    water = has_water(t, seat, t.face)
    if t.anywhere:
        return starting(t, seat, water)
    return allowed(t, seat, t.reach, water, t.overseas) & ~t.placed


def for_hire(t: Position) -> i64:
    """RE-3.15: return the regions for Mercenaries: any of an open era that is out of reach."""
    price = mercenaries(t, t.active)
    if price == 0 or t.hired or t.anywhere or t.of(t.active, GOLD) < price:
        return 0
    return i64(t.content.open[t.era()]) & ~t.placed & ~choices(t)


# ---- the tile --------------------------------------------------------------------------------
def can_use(t: Position, seat: i64, face: i64, own: i64, contact: i64) -> bool:
    """Return whether at least one region can be chosen with a tile."""
    if t.content.face_era[face] != t.era():
        return False
    water = has_water(t, seat, face)
    if own == 0:
        return starting(t, seat, water) != 0
    if allowed(t, seat, contact, water, OLD_WORLD) != 0:
        return True
    price = mercenaries(t, seat)
    return price > 0 and t.of(seat, GOLD) >= price


def legal_faces(t: Position, seat: i64, out: vec[i64]) -> i64:
    """RE-3.8: write the tiles of the current era that can be used."""
    if t.of(seat, CUBES) == 0:
        return 0
    own = own_regions(t, seat)
    contact = in_contact(t, own)
    n: i64 = 0
    for face in range(t.content.faces):
        if can_use(t, seat, face, own, contact):
            out[n] = USE_EMPIRE + face
            n += 1
    return n


def can_empire(t: Position, seat: i64) -> bool:
    """RE-3.3: return whether an empire action is possible."""
    if t.of(seat, CUBES) == 0:
        return False
    own = own_regions(t, seat)
    contact = in_contact(t, own)
    for face in range(t.content.faces):
        if can_use(t, seat, face, own, contact):
            return True
    return False


def use(t: Position, face: i64) -> None:
    """RE-3.8: begin the action with a tile; its reach is fixed now, before any cube is placed."""
    t.face = face
    t.regions_left = i64(t.content.face_regions[face]) + empire_regions(t, t.active)
    own = own_regions(t, t.active)
    t.reach = in_contact(t, own)
    t.anywhere = own == 0
    t.placed = 0
    t.overseas = OLD_WORLD
    t.hired = False
    t.fronts = 0
    last: i64 = i64(len(EMPIRE_ACTION)) - 1
    for i in range(last + 1):
        t.then(i64(EMPIRE_ACTION[last - i]), 0)


# ---- placing ---------------------------------------------------------------------------------
def placing(t: Position) -> bool:
    """Ask for the next region; return False if none can be chosen."""
    if t.regions_left == 0 or t.of(t.active, CUBES) == 0:
        return False
    if choices(t) == 0 and for_hire(t) == 0:
        return False
    t.ask(questions.WHICH_REGION, 0, t.active)
    return True


def legal_regions(t: Position, out: vec[i64]) -> i64:
    """RE-3.8: write the regions that can be chosen, and DONE after the first one."""
    n: i64 = 0
    near = choices(t)
    hire = for_hire(t)
    for region in range(t.content.regions):
        if near >> region & 1 != 0:
            out[n] = PLACE + region
            n += 1
        elif hire >> region & 1 != 0:
            out[n] = HIRE + region
            n += 1
    if t.placed != 0:
        out[n] = DONE
        n += 1
    return n


def legal_cubes(t: Position, out: vec[i64]) -> i64:
    """RE-3.8: write the numbers of cubes: from 1 to all in the pool."""
    pool = t.of(t.active, CUBES)
    for n in range(pool):
        out[n] = PUT + n + 1
    return pool


def choose_region(t: Position, action: i64) -> bool:
    """Choose a region; return True if the player has to say how many cubes to place."""
    if action == DONE:
        return False
    seat = t.active
    region = action - PLACE
    if action >= HIRE:
        region = action - HIRE
        t.hired = True
        t.pay(seat, GOLD, mercenaries(t, seat))
    elif t.anywhere:
        t.anywhere = False
        t.reach = in_contact(t, bit(region))
        t.overseas = i64(t.content.area[region])
    elif t.reach >> region & 1 == 0:
        t.overseas = i64(t.content.area[region])
    t.placed |= bit(region)
    t.regions_left -= 1
    t.then(PLACING, 0)
    if t.of(seat, CUBES) == 1:
        put(t, region, 1)
        if t.journal is not None:
            facts: dict[str, str | int] = {
                "seat": int(seat) + 1,
                "region": t.content.region_ids[region],
            }
            t.note("last-cube", "RE-3.8", facts)
        return False
    t.ask(questions.HOW_MANY, region, seat)
    return True


def put(t: Position, region: i64, n: i64) -> None:
    """RE-3.8: move cubes from the pool into a region."""
    seat = t.active
    t.has[seat * FIELDS + CUBES] -= n
    t.cubes[seat * t.content.regions + region] += n
    t.fronts |= bit(region)
