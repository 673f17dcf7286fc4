"""War, its losses, and the wonders that change hands by it (RE-3.11, WW-4 to WW-8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import bit
from wanli.games.rise_of_empires.rules import questions
from wanli.games.rise_of_empires.rules.actions import (
    LOSE_CUBE,
    LOSE_MARKER,
    PEACE,
    RAZE,
    WAR,
)
from wanli.games.rise_of_empires.rules.effects import war_defender_loss
from wanli.games.rise_of_empires.rules.material import CUBES, SEATS, STOCK
from wanli.games.rise_of_empires.rules.position import ALLY_OF, FIELDS, GONE, KEPT, Position
from wanli.games.rise_of_empires.rules.steps import CAPTURE, LOSSES, WARS
from wanli.games.rise_of_empires.rules.wonders import NOWHERE

NO_CUBE: Final[i64] = -1


def allied(t: Position, one: i64, other: i64) -> bool:
    """RE-3.13, WW-13: whether a piece lies between two seats."""
    return t.of(one, ALLY_OF) == other or t.of(other, ALLY_OF) == one


def strength(t: Position, seat: i64, region: i64) -> i64:
    """WW-6: the cubes a side *has* in a region, markers included."""
    return t.cubes_in(seat, region) + t.wonders.markers(seat, region)


def can_attack(t: Position, region: i64) -> bool:
    """RE-3.11: cubes were placed there, and he holds at least his own loss."""
    if t.fronts >> region & 1 == 0:
        return False
    return t.cubes_in(t.active, region) >= i64(t.content.face_attacker[t.face])


def can_be_enemy(t: Position, region: i64, seat: i64) -> bool:
    """RE-3.11, RE-3.13: another player with cubes or markers in the region who is not an ally."""
    if seat == t.active or strength(t, seat, region) == 0:
        return False
    return not allied(t, t.active, seat)


def legal_wars(t: Position, out: vec[i64]) -> i64:
    """Every war that may be made now; without PEACE."""
    n: i64 = 0
    for region in range(t.content.regions):
        if not can_attack(t, region):
            continue
        for enemy in range(t.players):
            if can_be_enemy(t, region, enemy):
                out[n] = WAR + region * SEATS + enemy
                n += 1
    return n


def war_possible(t: Position) -> bool:
    """Whether any war may be made now."""
    if t.fronts == 0:
        return False
    for region in range(t.content.regions):
        if not can_attack(t, region):
            continue
        for enemy in range(t.players):
            if can_be_enemy(t, region, enemy):
                return True
    return False


def wars(t: Position) -> bool:
    """Ask for a war, as long as one is possible."""
    if not war_possible(t):
        return False
    t.ask(questions.WHICH_WAR, 0, t.active)
    return True


def make_war(t: Position, action: i64) -> None:
    """RE-3.11: both sides lose what the tile says; a front sees one war."""
    if action == PEACE:
        t.fronts = 0
        return
    t.front = (action - WAR) // SEATS
    t.enemy = (action - WAR) % SEATS
    t.fronts &= ~bit(t.front)
    own = i64(t.content.face_attacker[t.face])
    loss = i64(t.content.face_defender[t.face]) + war_defender_loss(t, t.active)
    loss = min(loss, t.content.max_loss)
    t.losses = min(loss, strength(t, t.enemy, t.front))
    if t.journal is not None:
        tell_war(t, own, t.losses)
    fall(t, t.active, t.front, own)
    maybe_leave(t, t.active, t.front)
    t.then(WARS, 0)
    t.then(CAPTURE, 0)
    t.then(LOSSES, 0)


def tell_war(t: Position, own: i64, loss: i64) -> None:
    """Note what a war costs both sides."""
    facts: dict[str, str | int] = {
        "seat": int(t.active) + 1,
        "other": t.colour(t.enemy),
        "region": t.content.region_ids[t.front],
        "own": int(own),
        "loss": int(loss),
    }
    t.note("war", "RE-3.11", facts)


def fall(t: Position, seat: i64, region: i64, n: i64) -> None:
    """Cubes go from a region to their owner's stock."""
    t.cubes[seat * t.content.regions + region] -= n
    t.has[seat * FIELDS + STOCK] += n


def losses(t: Position) -> bool:
    """WW-5: the other side's losses; True if somebody has to say what falls."""
    cubes = t.cubes_in(t.enemy, t.front)
    markers = t.wonders.markers(t.enemy, t.front)
    if markers == 0:
        fall(t, t.enemy, t.front, t.losses)
        t.losses = 0
        return False
    if t.losses == 0:
        return False
    if t.losses >= cubes + markers:
        fall(t, t.enemy, t.front, cubes)
        for wonder in range(t.wonders.count):
            if t.wonders.held_at(wonder, t.enemy, t.front) and t.wonders.marked(wonder):
                fallen_marker(t, wonder)
        t.losses = 0
        return False
    t.ask(questions.WHICH_LOSS, 0, t.active if t.settings.attacker_orders else t.enemy)
    return True


def legal_losses(t: Position, out: vec[i64]) -> i64:
    """WW-5: a cube, or one of the markers there."""
    n: i64 = 0
    if t.cubes_in(t.enemy, t.front) > 0:
        out[n] = LOSE_CUBE
        n += 1
    for wonder in range(t.wonders.count):
        if t.wonders.held_at(wonder, t.enemy, t.front) and t.wonders.marked(wonder):
            out[n] = LOSE_MARKER + wonder
            n += 1
    return n


def lose(t: Position, action: i64) -> None:
    """One cube falls, and perhaps more have to."""
    t.losses -= 1
    if action == LOSE_CUBE:
        fall(t, t.enemy, t.front, 1)
    else:
        fallen_marker(t, action - LOSE_MARKER)
    t.then(LOSSES, 0)


def fallen_marker(t: Position, wonder: i64) -> None:
    """A marker goes to its owner's stock."""
    t.wonders.unmark(wonder)
    t.has[t.enemy * FIELDS + STOCK] += 1
    if t.journal is not None:
        facts: dict[str, str | int] = {
            "seat": int(t.enemy) + 1,
            "wonder": t.content.wonders.ids[wonder],
        }
        t.note("marker-falls", "WW-5", facts)


# ---- wonders ---------------------------------------------------------------------------------
def marker_place(t: Position, seat: i64) -> i64:
    """WW-3: where a marker comes from: stock or pool, else the other; NO_CUBE if both are empty."""
    first, other = STOCK, CUBES
    if t.settings.marker_from_pool:
        first, other = CUBES, STOCK
    if t.of(seat, first) > 0:
        return first
    return other if t.of(seat, other) > 0 else NO_CUBE


def take_marker(t: Position, seat: i64) -> None:
    """WW-3: a cube leaves stock or pool to mark a wonder."""
    t.has[seat * FIELDS + marker_place(t, seat)] -= 1


def maybe_leave(t: Position, seat: i64, region: i64) -> None:
    """WW-5: after a seat's last cube nobody can take what it holds in a region unmarked."""
    if t.cubes_in(seat, region) > 0:
        return
    lost = t.wonders.leave(seat, region)
    if t.journal is None:
        return
    for wonder in range(t.wonders.count):
        if lost >> wonder & 1 != 0:
            facts: dict[str, str | int] = {
                "seat": int(seat) + 1,
                "wonder": t.content.wonders.ids[wonder],
                "region": t.content.region_ids[region],
            }
            t.note("beyond-reach", "WW-5", facts)


def tell_no_cube(t: Position, wonder: i64, built: bool) -> None:
    """WW-3, WW-7: note why a wonder that was built or won is not marked."""
    if t.journal is not None:
        code = "leaves-unmarked" if built else "no-cube-to-mark"
        facts: dict[str, str | int] = {
            "seat": int(t.active) + 1,
            "wonder": t.content.wonders.ids[wonder],
        }
        t.note(code, "WW-3" if built else "WW-7", facts)


def capture(t: Position, first: i64) -> bool:
    """WW-7, WW-8: the wonders of a holder who has lost his last cube, one by one."""
    cubes = t.cubes_in(t.enemy, t.front)
    wonder = t.wonders.next_taken(first, t.enemy, t.front, cubes)
    while wonder != NOWHERE:
        if marker_place(t, t.active) != NO_CUBE:
            t.then(CAPTURE, wonder + 1)
            t.ask(questions.MARK_IT, wonder, t.active)
            return True
        tell_no_cube(t, wonder, False)
        destroy(t, wonder, "WW-7")
        wonder = t.wonders.next_taken(wonder + 1, t.enemy, t.front, cubes)
    return False


def mark(t: Position, action: i64) -> None:
    """WW-7: the taker marks the wonder, or destroys it."""
    wonder = t.about
    if action == RAZE + wonder:
        destroy(t, wonder, "WW-7")
        return
    take_marker(t, t.active)
    t.wonders.take(wonder, t.active)
    t.city[t.content.city_of[wonder]] = KEPT + t.active
    if t.journal is not None:
        facts: dict[str, str | int] = {
            "seat": int(t.active) + 1,
            "other": t.colour(t.enemy),
            "wonder": t.content.wonders.ids[wonder],
        }
        t.note("wonder-taken", "WW-7", facts)


def destroy(t: Position, wonder: i64, clause: str) -> None:
    """WW-7, WW-10: tile and token leave the game; a marker goes to its owner's stock."""
    holder = t.wonders.holder(wonder)
    if t.wonders.destroy(wonder):
        t.has[holder * FIELDS + STOCK] += 1
    t.city[t.content.city_of[wonder]] = GONE
    if t.journal is not None:
        t.note("wonder-destroyed", clause, {"wonder": t.content.wonders.ids[wonder]})
