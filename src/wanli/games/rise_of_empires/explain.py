"""Explain why a move is not legal, with the clause; everything used here is public."""

from __future__ import annotations

from typing import Final

from wanli.core.game import Reason
from wanli.core.reasons import Reasons, always_legal, find_reason
from wanli.games.rise_of_empires.rules import actions as a
from wanli.games.rise_of_empires.rules import position
from wanli.games.rise_of_empires.rules.acting import has_circle, means, price
from wanli.games.rise_of_empires.rules.effects import (
    free_jumps_per_turn,
    island_any,
    mercenaries,
    navigation,
)
from wanli.games.rise_of_empires.rules.empire import choices, has_water
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
from wanli.games.rise_of_empires.rules.material import (
    COUNTS,
    CUBES,
    GOLD,
    MOST_CIRCLES,
    OLD_WORLD,
    RESOURCES,
    SEATS,
)
from wanli.games.rise_of_empires.rules.names import COLOUR_NAMES, GOOD_NAMES, ROW_NAMES, TURN_NAMES
from wanli.games.rise_of_empires.rules.questions import QUESTIONS
from wanli.games.rise_of_empires.rules.tiles import surcharge
from wanli.games.rise_of_empires.rules.war import allied, strength
from wanli.games.rise_of_empires.views.build import clause_of

Facts = dict[str, str | int]


def reason(t: RiseOfEmpires, action: int) -> Reason:
    """Return why an illegal action of the acting seat is illegal."""
    return find_reason(t, action, QUESTIONS[t.question], clause_of(t), _REASONS)


# ---- choosing an action ----------------------------------------------------------------------
def _disc(t: RiseOfEmpires, row: int) -> Reason:
    name = ROW_NAMES[row]
    if t.is_b():
        return "discs-come-off", "RE-3.4", {"turn": TURN_NAMES[t.turn]}
    if not has_circle(t, row):
        return "row-full", "RE-3.2", {"row": name}
    return "not-possible", "RE-3.3", {"row": name}


def _idle(t: RiseOfEmpires, row: int) -> Reason:
    if t.is_b():
        return "discs-come-off", "RE-3.4", {"turn": TURN_NAMES[t.turn]}
    if not has_circle(t, row):
        return "row-full", "RE-3.2", {"row": ROW_NAMES[row]}
    return "can-act", "RE-3.3", {}


def _lift(t: RiseOfEmpires, rest: int) -> Reason:
    row, circle = divmod(rest, int(MOST_CIRCLES))
    if not t.is_b():
        return "discs-go-on", "RE-3.2", {"turn": TURN_NAMES[t.turn]}
    facts: Facts = {"row": ROW_NAMES[row], "circle": circle + 1}
    if t.rows.disc[rest] != t.active:
        return "not-your-disc", "RE-3.4", facts
    facts["price"] = int(price(t, row, circle))
    return "cannot-pay", "RE-3.14", facts


def _pay(t: RiseOfEmpires, rest: int) -> Reason:
    good, number = divmod(rest, int(COUNTS))
    facts: Facts = {"good": GOOD_NAMES[good], "have": int(t.of(t.active, good))}
    if means(t, t.active) < t.owed:
        return "only-waived", "RE-3.14", {"owed": int(t.owed)}
    if number > t.of(t.active, good):
        return "not-enough", "RE-3.4", facts
    return "owes-less", "RE-3.4", {"owed": int(t.owed)}


def _waive(t: RiseOfEmpires, _: int) -> Reason:
    if free_jumps_per_turn(t, t.active) > 0:
        return "waived-whole", "RE-3.15", {}
    return "nothing-waived", "RE-3.15", {}


def _skip(_: RiseOfEmpires, __: int) -> Reason:
    return "cannot-skip", "RE-3.3", {}


# ---- tiles and trade -------------------------------------------------------------------------
def _progress(t: RiseOfEmpires, box: int) -> Reason:
    kind = int(t.progress.shown[box])
    facts: Facts = {"tile": t.content.kind_ids[kind]}
    if int(t.of(t.active, position.KINDS_HAD)) >> kind & 1:
        return "has-it-already", "RE-3.5", facts
    facts["gold"] = int(surcharge(t, kind))
    return "costs-gold", "RE-3.5", facts


def _territory(t: RiseOfEmpires, box: int) -> Reason:
    land = int(t.territory.shown[box])
    facts: Facts = {"tile": t.content.land_ids[land], "gold": int(t.content.land_gold[land])}
    return "costs-gold", "RE-3.6", facts


def _city(t: RiseOfEmpires, tile: int) -> Reason:
    c = t.content
    if t.city[tile] != position.SHOWN:
        return "not-on-offer", "RE-2.2", {"tile": c.city_ids[tile]}
    facts: Facts = {
        "tile": c.city_ids[tile],
        "gold": int(c.city_gold[tile]),
        "resources": int(c.city_resources[tile]),
    }
    return "costs-both", "RE-3.7", facts


def _empire(t: RiseOfEmpires, face: int) -> Reason:
    facts: Facts = {"tile": t.content.face_ids[face]}
    if t.content.face_era[face] != t.era():
        return "other-era", "RE-3.8", facts
    return "nothing-in-reach", "RE-3.9", facts


def _trade(t: RiseOfEmpires, rest: int) -> Reason:
    number = rest % int(COUNTS)
    if number > t.content.most_traded:
        return "trades-less", "RE-3.12", {"most": int(t.content.most_traded)}
    facts: Facts = {"good": GOOD_NAMES[RESOURCES], "have": int(t.of(t.active, RESOURCES))}
    return "not-enough", "RE-3.12", facts


# ---- the empire action -----------------------------------------------------------------------
def _place(t: RiseOfEmpires, region: int) -> Reason:
    c = t.content
    facts: Facts = {"region": c.region_ids[region]}
    if int(t.placed) >> region & 1:
        return "placed-already", "RE-3.8", facts
    if not int(c.open[t.era()]) >> region & 1:
        return "not-open-yet", "RE-3.10", facts
    water = has_water(t, t.active, t.face)
    if int(c.sea) >> region & 1 and not water:
        return "sea-needs-water", "RE-3.10", facts
    if c.area[region] == OLD_WORLD:
        return "out-of-reach", "RE-3.9", facts
    if not water:
        return "overseas-needs-water", "RE-3.10", facts
    if t.era() == 1:
        return "no-ships-yet", "RE-3.10", facts
    if t.overseas not in (OLD_WORLD, c.area[region]):
        return "one-area-overseas", "RE-3.10", facts
    if not navigation(t, t.active):
        return "needs-navigation", "RE-3.10", facts
    assert c.era[region] == 1
    return "ships-of-era-2", "RE-3.10", facts


def _hire(t: RiseOfEmpires, region: int) -> Reason:
    cost = int(mercenaries(t, t.active))
    facts: Facts = {"region": t.content.region_ids[region]}
    if cost == 0:
        return "no-mercenaries", "RE-3.15", facts
    if t.hired:
        return "hired-already", "RE-3.15", facts
    if t.anywhere:
        return "place-first", "RE-3.9", facts
    if t.of(t.active, GOLD) < cost:
        return "mercenaries-cost", "RE-3.15", {**facts, "gold": cost}
    if int(t.placed) >> region & 1:
        return "placed-already", "RE-3.8", facts
    if int(choices(t)) >> region & 1:
        return "in-reach", "RE-3.15", facts
    return "not-open-yet", "RE-3.10", facts


def _cubes(t: RiseOfEmpires, _: int) -> Reason:
    facts: Facts = {"good": GOOD_NAMES[CUBES], "have": int(t.of(t.active, CUBES))}
    return "not-enough", "RE-3.8", facts


def _done(_: RiseOfEmpires, __: int) -> Reason:
    return "place-somewhere", "RE-3.8", {}


def _war(t: RiseOfEmpires, rest: int) -> Reason:
    region, enemy = divmod(rest, int(SEATS))
    facts: Facts = {"region": t.content.region_ids[region], "other": COLOUR_NAMES[enemy]}
    if not int(t.fronts) >> region & 1:
        return "no-war-there", "RE-3.11", facts
    if enemy == t.active:
        return "war-on-oneself", "RE-3.11", facts
    if strength(t, enemy, region) == 0:
        return "nobody-there", "RE-3.11", facts
    if allied(t, t.active, enemy):
        return "allied", "RE-3.13", facts
    facts["needed"] = int(t.content.face_attacker[t.face])
    return "too-weak", "RE-3.11", facts


# ---- wonders ---------------------------------------------------------------------------------
def _lose_cube(t: RiseOfEmpires, _: int) -> Reason:
    return "no-cube-there", "WW-5", {"region": t.content.region_ids[t.front]}


def _lose(t: RiseOfEmpires, wonder: int) -> Reason:
    return "no-marker-there", "WW-5", {"wonder": t.content.wonders.ids[wonder]}


def _mark(t: RiseOfEmpires, wonder: int) -> Reason:
    names = t.content.wonders.ids
    return "other-wonder", "WW-7", {"wonder": names[wonder], "asked": names[t.about]}


def _site(t: RiseOfEmpires, region: int) -> Reason:
    facts: Facts = {
        "region": t.content.region_ids[region],
        "wonder": t.content.wonders.ids[t.about],
    }
    if int(t.content.wonders.sites[t.about]) >> region & 1:
        return "no-site-at-sea", "WW-13", facts
    return "no-site", "WW-2", facts


def _keep(t: RiseOfEmpires, wonder: int) -> Reason:
    names = t.content.wonders.ids
    return "other-wonder", "WW-9", {"wonder": names[wonder], "asked": names[t.about]}


# ---- the other phases ------------------------------------------------------------------------
def _ally(_: RiseOfEmpires, __: int) -> Reason:
    return "ally-of-oneself", "RE-3.13", {}


def _islands(t: RiseOfEmpires, _: int) -> Reason:
    assert island_any(t, t.current) > 0
    return "fewer-islands", "RE-3.15", {"have": int(t.owed)}


def _abandon(t: RiseOfEmpires, tile: int) -> Reason:
    return "not-your-city", "RE-4.1", {"tile": t.content.city_ids[tile]}


def _order(_: RiseOfEmpires, place: int) -> Reason:
    return "place-taken", "RE-4.4", {"place": place + 1}


_REASONS: Final[Reasons[RiseOfEmpires]] = [  # the highest range first
    (a.CHOOSE_PLACE, _order),
    (a.FEED, always_legal),
    (a.ABANDON, _abandon),
    (a.ISLANDS, _islands),
    (a.NO_ALLY, always_legal),
    (a.ALLY, _ally),
    (a.YIELD, _keep),
    (a.KEEP, _keep),
    (a.SITE, _site),
    (a.RAZE, _mark),
    (a.MARK, _mark),
    (a.LOSE_MARKER, _lose),
    (a.LOSE_CUBE, _lose_cube),
    (a.PEACE, always_legal),
    (a.WAR, _war),
    (a.DONE, _done),
    (a.PUT, _cubes),
    (a.HIRE, _hire),
    (a.PLACE, _place),
    (a.SELL, _trade),
    (a.USE_EMPIRE, _empire),
    (a.TAKE_CITY, _city),
    (a.TAKE_TERRITORY, _territory),
    (a.TAKE_PROGRESS, _progress),
    (a.SKIP, _skip),
    (a.WAIVE, _waive),
    (a.PAY, _pay),
    (a.LIFT, _lift),
    (a.IDLE, _idle),
    (a.DISC, _disc),
]
