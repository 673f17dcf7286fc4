"""War, its losses, and the capture of wonders (RE-3.11, WW-4 to WW-8)."""

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
    """RE-3.13, WW-13: return whether one of two seats has given the other its alliance piece."""
    return t.of(one, ALLY_OF) == other or t.of(other, ALLY_OF) == one


def strength(t: Position, seat: i64, region: i64) -> i64:
    """WW-6: return the cubes that a seat *has* in a region, including markers."""
    return t.cubes_in(seat, region) + t.wonders.markers(seat, region)


def can_attack(t: Position, region: i64) -> bool:
    """RE-3.11: return whether the active seat can make war: a front with enough cubes to lose."""
    if t.fronts >> region & 1 == 0:
        return False
    return t.cubes_in(t.active, region) >= i64(t.content.face_attacker[t.face])


def can_be_enemy(t: Position, region: i64, seat: i64) -> bool:
    """RE-3.11, RE-3.13: return whether a seat is no ally and has cubes or markers in a region."""
    if seat == t.active or strength(t, seat, region) == 0:
        return False
    return not allied(t, t.active, seat)


def legal_wars(t: Position, out: vec[i64]) -> i64:
    """Write the wars that may be made now, without PEACE."""
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
    """Return whether any war may be made now."""
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
    """Ask for the next war; return False if none is possible."""
    if not war_possible(t):
        return False
    t.ask(questions.WHICH_WAR, 0, t.active)
    return True


def make_war(t: Position, action: i64) -> None:
    """RE-3.11: begin a war with the losses of the empire tile; each front allows one war."""
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
    """Note the losses of both sides of a war."""
    facts: dict[str, str | int] = {
        "seat": int(t.active) + 1,
        "other": t.colour(t.enemy),
        "region": t.content.region_ids[t.front],
        "own": int(own),
        "loss": int(loss),
    }
    t.note("war", "RE-3.11", facts)


def fall(t: Position, seat: i64, region: i64, n: i64) -> None:
    """Move cubes from a region to their owner's stock."""
    t.cubes[seat * t.content.regions + region] -= n
    t.has[seat * FIELDS + STOCK] += n


def losses(t: Position) -> bool:
    """WW-5: carry out the enemy's losses; return True if a player has to choose what is lost."""
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
    """WW-5: write the choices: a cube, or one of the markers in the region."""
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
    """WW-5: remove one cube or marker, then continue with the remaining losses."""
    t.losses -= 1
    if action == LOSE_CUBE:
        fall(t, t.enemy, t.front, 1)
    else:
        fallen_marker(t, action - LOSE_MARKER)
    t.then(LOSSES, 0)


def fallen_marker(t: Position, wonder: i64) -> None:
    """WW-5: move the enemy's marker on a wonder to their stock."""
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
    """WW-3: return where a marker comes from: STOCK or CUBES (the pool), or NO_CUBE."""
    first, other = STOCK, CUBES
    if t.settings.marker_from_pool:
        first, other = CUBES, STOCK
    if t.of(seat, first) > 0:
        return first
    return other if t.of(seat, other) > 0 else NO_CUBE


def take_marker(t: Position, seat: i64) -> None:
    """WW-3: take a cube from stock or pool to mark a wonder."""
    t.has[seat * FIELDS + marker_place(t, seat)] -= 1


def maybe_leave(t: Position, seat: i64, region: i64) -> None:
    """WW-5: if a seat has no cube left in a region, put its unmarked wonders beyond reach."""
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
    """WW-3, WW-7: note that no cube was left to mark a wonder that was built or won."""
    if t.journal is not None:
        code = "leaves-unmarked" if built else "no-cube-to-mark"
        facts: dict[str, str | int] = {
            "seat": int(t.active) + 1,
            "wonder": t.content.wonders.ids[wonder],
        }
        t.note(code, "WW-3" if built else "WW-7", facts)


def capture(t: Position, first: i64) -> bool:
    """WW-7, WW-8: ask about the next wonder of an enemy who has lost their last cube in the region.

    Return whether there is such a question.
    """
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
    """WW-7: mark the captured wonder, or destroy it."""
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
    """WW-7, WW-10: remove tile and token from the game; a marker goes to its owner's stock."""
    holder = t.wonders.holder(wonder)
    if t.wonders.destroy(wonder):
        t.has[holder * FIELDS + STOCK] += 1
    t.city[t.content.city_of[wonder]] = GONE
    if t.journal is not None:
        t.note("wonder-destroyed", clause, {"wonder": t.content.wonders.ids[wonder]})
