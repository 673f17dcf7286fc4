"""Choosing an action: lay a disc, or pay to take one off (RE-3.2 to RE-3.4, RE-3.14)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.games.rise_of_empires.rules import actions, empire, position, questions, tiles
from wanli.games.rise_of_empires.rules.effects import free_jumps_per_turn
from wanli.games.rise_of_empires.rules.material import (
    CITY,
    COUNTS,
    EMPIRE,
    MOST_CIRCLES,
    PAYABLE,
    PROGRESS,
    RESOURCES,
    ROWS,
    TERRITORY,
    VP,
)
from wanli.games.rise_of_empires.rules.names import ROW_NAMES
from wanli.games.rise_of_empires.rules.position import Position
from wanli.games.rise_of_empires.rules.steps import CARRY_OUT


# ---- the A turn ------------------------------------------------------------------------------
def possible(t: Position, seat: i64, row: i64) -> bool:
    """RE-3.3: return whether a seat can carry out and pay for the action of a row."""
    if row == PROGRESS:
        for box in range(t.progress.count):
            if tiles.can_take_progress(t, seat, box):
                return True
    elif row == TERRITORY:
        for box in range(t.territory.count):
            if tiles.can_take_territory(t, seat, box):
                return True
    elif row == CITY:
        for tile in range(t.content.cities):
            if tiles.can_take_city(t, seat, tile):
                return True
    elif row == EMPIRE:
        return empire.can_empire(t, seat)
    else:
        return t.of(seat, RESOURCES) > 0
    return False


def has_circle(t: Position, row: i64) -> bool:
    """RE-3.2: return whether a row has a free circle."""
    return t.rows.laid[row] < t.content.circles[t.players * ROWS + row]


def legal_discs(t: Position, out: vec[i64]) -> i64:
    """RE-3.2, RE-3.3: write rows whose action is possible; if none is, any row, without acting."""
    n: i64 = 0
    for row in range(ROWS):
        if has_circle(t, row) and possible(t, t.active, row):
            out[n] = actions.DISC + row
            n += 1
    if n > 0:
        return n
    for row in range(ROWS):
        if has_circle(t, row):
            out[n] = actions.IDLE + row
            n += 1
    return n


def lay(t: Position, action: i64) -> None:
    """RE-3.2: lay a disc and plan its action."""
    if action >= actions.IDLE:
        t.rows.lay(action - actions.IDLE, t.active)
        return
    t.rows.lay(action - actions.DISC, t.active)
    t.then(CARRY_OUT, action - actions.DISC)


# ---- the B turn ------------------------------------------------------------------------------
def price(t: Position, row: i64, circle: i64) -> i64:
    """RE-3.4: return the price to take a disc off."""
    return t.rows.to_the_left(row, circle) * t.content.jump_cost


def means(t: Position, seat: i64) -> i64:
    """RE-3.4: return the sum of all goods with which a seat can pay."""
    total: i64 = 0
    for good in range(PAYABLE):
        total += t.of(seat, good)
    return total


def legal_lifts(t: Position, out: vec[i64]) -> i64:
    """RE-3.4, RE-3.14: write own discs that can be paid for; if there is none, the cheapest."""
    seat = t.active
    most = means(t, seat)
    if free_jumps_per_turn(t, seat) > 0:
        most = COUNTS * COUNTS
    disc, laid = t.rows.disc, t.rows.laid
    n: i64 = 0
    least: i64 = COUNTS * COUNTS
    for row in range(ROWS):
        for circle in range(laid[row]):
            if disc[row * MOST_CIRCLES + circle] == seat:
                cost = price(t, row, circle)
                least = min(least, cost)
                if cost <= most:
                    out[n] = actions.LIFT + row * MOST_CIRCLES + circle
                    n += 1
    if n > 0:
        return n
    for row in range(ROWS):
        for circle in range(laid[row]):
            if disc[row * MOST_CIRCLES + circle] == seat and price(t, row, circle) == least:
                out[n] = actions.LIFT + row * MOST_CIRCLES + circle
                n += 1
    return n


def lift(t: Position, action: i64) -> bool:
    """RE-3.4: take a disc off; return True if the player has to choose how to pay."""
    seat = t.active
    row, circle = (action - actions.LIFT) // MOST_CIRCLES, (action - actions.LIFT) % MOST_CIRCLES
    cost = price(t, row, circle)
    t.rows.lift(row, circle)
    have = means(t, seat)
    if cost > have and free_jumps_per_turn(t, seat) == 0:
        give_all(t, seat)
        return False
    t.then(CARRY_OUT, row)
    if cost == 0:
        return False
    t.owed = cost
    t.ask(questions.PAYMENT, 0, seat)
    return True


def give_all(t: Position, seat: i64) -> None:
    """RE-3.14: make a seat that can pay for no disc pay all it has."""
    if t.journal is not None:
        t.note("cannot-pay", "RE-3.14", {"seat": int(seat) + 1})
    note_points(t, seat, t.of(seat, VP), "RE-3.14")
    for good in range(PAYABLE):
        t.pay(seat, good, t.of(seat, good))


def note_points(t: Position, seat: i64, paid: i64, clause: str) -> None:
    """Note VP that were paid."""
    if t.journal is not None and paid > 0:
        t.note("points-paid", clause, {"seat": int(seat) + 1, "points": -int(paid)})


def legal_payments(t: Position, out: vec[i64]) -> i64:
    """RE-3.4: write the ways to pay a part in one good, or to waive the whole payment (RE-3.15)."""
    n: i64 = 0
    if means(t, t.active) >= t.owed:  # RE-3.14: else it can only be waived
        n = legal_parts(t, out)
    if t.about == 0 and free_jumps_per_turn(t, t.active) > 0:
        out[n] = actions.WAIVE
        n += 1
    return n


def legal_parts(t: Position, out: vec[i64]) -> i64:
    """RE-3.4: write all amounts of each good, up to what the seat has and owes."""
    n: i64 = 0
    for good in range(PAYABLE):
        most = min(t.of(t.active, good), t.owed)
        for number in range(1, most + 1):
            out[n] = actions.PAY + good * COUNTS + number
            n += 1
    return n


def pay(t: Position, action: i64) -> bool:
    """RE-3.4: pay a part, or waive the payment; return True if more is owed."""
    seat = t.active
    if action == actions.WAIVE:
        t.has[seat * position.FIELDS + position.WAIVED] += 1
        t.owed = 0
        return False
    good, number = (action - actions.PAY) // COUNTS, (action - actions.PAY) % COUNTS
    t.pay(seat, good, number)
    t.owed -= number
    if good == VP:
        note_points(t, seat, number, "RE-3.4")
    if t.owed == 0:
        return False
    t.ask(questions.PAYMENT, 1, seat)
    return True


# ---- carrying out ----------------------------------------------------------------------------
def carry_out(t: Position, row: i64) -> bool:
    """Ask for the choice of a row's action; return False if the action lapses (RE-3.4)."""
    if not possible(t, t.active, row):
        if t.journal is not None:
            facts: dict[str, str | int] = {"seat": int(t.active) + 1, "row": ROW_NAMES[row]}
            t.note("action-lapses", "RE-3.4", facts)
        return False
    t.ask(questions.OF_ROW[row], row, t.active)
    return True


def legal_tiles(t: Position, out: vec[i64]) -> i64:
    """Write the choices of a row's action; in a B turn it may be skipped (RE-3.4)."""
    row, seat = t.about, t.active
    if row == PROGRESS:
        n = tiles.legal_progress(t, seat, out)
    elif row == TERRITORY:
        n = tiles.legal_territory(t, seat, out)
    elif row == CITY:
        n = tiles.legal_cities(t, seat, out)
    elif row == EMPIRE:
        n = empire.legal_faces(t, seat, out)
    else:
        n = tiles.legal_trade(t, seat, out)
    if t.is_b():
        out[n] = actions.SKIP
        n += 1
    return n
