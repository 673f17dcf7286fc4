"""Claims: the tokens that the active player takes before their actions (GW-3.1 to GW-3.3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import bit
from wanli.games.great_wall.rules.actions import CLAIM, DECLINE, TAKE
from wanli.games.great_wall.rules.counts import count
from wanli.games.great_wall.rules.material import KINDS, WALLS
from wanli.games.great_wall.rules.names import CARD_NAMES
from wanli.games.great_wall.rules.position import Position
from wanli.games.great_wall.rules.walls import BEARER, BORNE, FREE, LINE, NOBODY, ROW


def claimable(t: Position) -> i64:
    """Return the walls, as bits, where the active player leads and has not claimed this turn."""
    return t.walls.led_by(t.active, t.players) & ~t.claimed


def any_claim(t: Position) -> bool:
    """Return whether a claim is still possible in this turn."""
    return claimable(t) != 0


def legal_claims(t: Position, out: vec[i64]) -> i64:
    """Write the claims at all walls where the player leads, in any order (GW-3.1)."""
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
    """Write a wall's claims: either token onto a card (GW-3.2), or the last token (GW-3.3)."""
    lines, at = t.walls.lines, wall * LINE
    if lines[at + BEARER] != NOBODY:
        out[n] = TAKE + wall
        return n + 1
    first, mine = n, i64(lines[at + ROW + t.active])
    for kind in range(KINDS):
        if count(mine, kind) > 0:
            out[n] = CLAIM + wall * 2 * KINDS + kind
            n += 1
    if lines[at + FREE] != lines[at + FREE + 1]:  # repeat the claims for the other token
        kinds = n - first
        for i in range(first, first + kinds):
            out[i + kinds] = i64(out[i]) + KINDS
        n += kinds
    return n


def put_token(t: Position, wall: i64, slot: i64, kind: i64) -> None:
    """Put the first token of a wall on a card (GW-3.2)."""
    t.walls.bear(wall, slot, t.active, kind)
    t.claimed |= bit(wall)
    if t.journal is not None:
        facts: dict[str, str | int] = {
            "seat": int(t.active) + 1,
            "wall": int(wall) + 1,
            "token": t.walls.borne[wall],
            "card": CARD_NAMES[kind],
        }
        t.note("token-put", "GW-3.2", facts)


def take_last(t: Position, wall: i64) -> None:
    """Give both tokens to their owners and remove the wall's cards from the game (GW-3.3)."""
    lines, at = t.walls.lines, wall * LINE
    token, first = i64(lines[at + FREE]), i64(lines[at + BORNE])
    bearer = i64(lines[at + BEARER])
    t.earn(t.active, token)
    t.earn(bearer, first)
    t.claimed |= bit(wall)
    if t.journal is not None:
        _tell_points(t, wall, t.active, token)
        _tell_points(t, wall, bearer, first)
    t.walls.clear(wall)


def _tell_points(t: Position, wall: i64, seat: i64, token: i64) -> None:
    facts: dict[str, str | int] = {
        "seat": int(seat) + 1,
        "points": int(token),
        "wall": int(wall) + 1,
    }
    t.note("token-taken", "GW-3.3", facts)
