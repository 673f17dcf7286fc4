"""Claims: the tokens that the active player takes before his actions (GW-3.1 to GW-3.3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import bit
from wanli.games.great_wall.rules.actions import CLAIM, DECLINE, TAKE
from wanli.games.great_wall.rules.material import KINDS, SEATS, WALLS
from wanli.games.great_wall.rules.names import CARD_NAMES
from wanli.games.great_wall.rules.position import Position
from wanli.games.great_wall.rules.walls import NOBODY


def claimable(t: Position) -> i64:
    """The walls, as bits, where the active player leads and has not claimed in this turn."""
    return t.walls.led_by(t.active, t.players) & ~t.claimed


def any_claim(t: Position) -> bool:
    """Whether a claim is still to be made."""
    return claimable(t) != 0


def legal_claims(t: Position, out: vec[i64]) -> i64:
    """GW-3.1: any wall where he leads, in the order he likes."""
    n: i64 = 0
    walls = claimable(t)
    for wall in range(WALLS):
        if walls & bit(wall) != 0:
            n = claims_at(t, wall, out, n)
            if t.settings.may_decline:
                out[n] = DECLINE + wall
                n += 1
    return n


def claims_at(t: Position, wall: i64, out: vec[i64], n: i64) -> i64:
    """GW-3.2: either token onto one of his uncovered cards; GW-3.3: the last one into his pile."""
    walls = t.walls
    if walls.bearer[wall] != NOBODY:
        out[n] = TAKE + wall
        return n + 1
    first, cards = n, walls.cards
    mine = (wall * SEATS + t.active) * KINDS
    for kind in range(KINDS):
        if cards[mine + kind] > 0:
            out[n] = CLAIM + wall * 2 * KINDS + kind
            n += 1
    if walls.free[wall * 2] != walls.free[wall * 2 + 1]:  # the same with the other token
        kinds = n - first
        for i in range(first, first + kinds):
            out[i + kinds] = i64(out[i]) + KINDS
        n += kinds
    return n


def put_token(t: Position, wall: i64, slot: i64, kind: i64) -> None:
    """GW-3.2: a first token is put on a card."""
    t.walls.bear(wall, slot, t.active, kind)
    t.claimed |= bit(wall)
    if t.journal is not None:
        facts: dict[str, str | int] = {
            "seat": int(t.active) + 1,
            "wall": int(wall) + 1,
            "token": int(t.walls.borne[wall]),
            "card": CARD_NAMES[kind],
        }
        t.note("token-put", "GW-3.2", facts)


def take_last(t: Position, wall: i64) -> None:
    """GW-3.3: both tokens go to their owners' piles and the wall's cards leave the game."""
    walls = t.walls
    token, first = i64(walls.free[wall * 2]), i64(walls.borne[wall])
    bearer = i64(walls.bearer[wall])
    t.earn(t.active, token)
    t.earn(bearer, first)
    t.claimed |= bit(wall)
    if t.journal is not None:
        _tell_points(t, wall, t.active, token)
        _tell_points(t, wall, bearer, first)
    walls.clear(wall)


def _tell_points(t: Position, wall: i64, seat: i64, token: i64) -> None:
    facts: dict[str, str | int] = {
        "seat": int(seat) + 1,
        "points": int(token),
        "wall": int(wall) + 1,
    }
    t.note("token-taken", "GW-3.3", facts)
