"""The income phase, and the upkeep of wonders after it (RE-4.2, WW-9)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.games.rise_of_empires.rules import effects, questions
from wanli.games.rise_of_empires.rules.actions import (
    KEEP,
    YIELD,
)
from wanli.games.rise_of_empires.rules.food import land_income
from wanli.games.rise_of_empires.rules.leading import sole_leader
from wanli.games.rise_of_empires.rules.material import (
    CUBES,
    GOLD,
    GOODS,
    RESOURCES,
)
from wanli.games.rise_of_empires.rules.position import FIELDS, ISLAND_GOODS, Position
from wanli.games.rise_of_empires.rules.war import destroy, maybe_leave


def give_income(t: Position) -> None:
    """RE-4.2: give every player the income of their regions and tiles, in turn order."""
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
    """RE-4.2: return the amount of a good from the regions that a seat leads alone."""
    c = t.content
    total: i64 = 0
    for region in range(c.regions):
        n = i64(c.income[region * GOODS + good])
        if n > 0 and t.cubes[seat * c.regions + region] > 0 and sole_leader(t, region) == seat:
            total += n
    return total


def wonder_upkeep(t: Position, first: i64) -> i64:
    """WW-9: ask the next holder, from index `first` on, whether they pay for a wonder.

    Remove wonders that their holders cannot pay for. An index is place in the turn order * wonders
    + wonder; return the index of the wonder in question, or -1 if there is none.
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
            tell_unpaid(t, wonder, due)
            let_go(t, wonder)
            continue
        t.ask(questions.KEEP_IT, wonder, seat)
        return at
    return -1


def tell_unpaid(t: Position, wonder: i64, due: i64) -> None:
    """WW-10: note that the holder of a wonder has too little gold for its upkeep."""
    if t.journal is not None:
        facts: dict[str, str | int] = {
            "seat": int(t.wonders.holder(wonder)) + 1,
            "wonder": t.content.wonders.ids[wonder],
            "gold": int(due),
        }
        t.note("cannot-keep", "WW-10", facts)


def legal_keeping(t: Position, out: vec[i64]) -> i64:
    """WW-9: write the choices: pay the upkeep, or give up the wonder."""
    out[0] = KEEP + t.about
    out[1] = YIELD + t.about
    return 2


def keep(t: Position, action: i64) -> None:
    """WW-9, WW-10: pay the upkeep of a wonder, or give the wonder up."""
    wonder = t.about
    if action == YIELD + wonder:
        let_go(t, wonder)
        return
    t.pay(t.current, GOLD, t.wonders.upkeep_due(wonder, t.content.wonders))


def let_go(t: Position, wonder: i64) -> None:
    """WW-10: remove a wonder; if no cube of its holder is left at the site, apply WW-5."""
    holder, site = t.wonders.holder(wonder), t.wonders.site(wonder)
    destroy(t, wonder, "WW-10")
    maybe_leave(t, holder, site)
