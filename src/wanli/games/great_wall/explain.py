"""Explain why a move is illegal, with the clause; use only what the acting seat may know."""

from __future__ import annotations

from typing import Final

from wanli.core.game import Reason
from wanli.core.reasons import Reasons, find_reason
from wanli.games.great_wall.rules import actions as a
from wanli.games.great_wall.rules import position, questions
from wanli.games.great_wall.rules.counts import count
from wanli.games.great_wall.rules.game import GreatWall
from wanli.games.great_wall.rules.material import DRAGON, HORSEMAN, KINDS, SEATS
from wanli.games.great_wall.rules.names import CARD_NAMES, COLOUR_NAMES
from wanli.games.great_wall.rules.questions import QUESTIONS
from wanli.games.great_wall.rules.walls import NOBODY
from wanli.games.great_wall.views.build import clause_of

Facts = dict[str, str | int]


def reason(t: GreatWall, action: int) -> Reason:
    """Return the reason why an action of the acting seat is illegal."""
    return find_reason(t, action, QUESTIONS[t.question], clause_when(t, action), _REASONS)


def clause_when(t: GreatWall, action: int) -> str:
    """Return the clause on when such a move can be made, or that of the current question."""
    if t.question == questions.CLAIMING and action < a.CLAIM:
        if t.stage == position.CLAIMS_ONLY:
            return "GW-6.2"
        return "GW-3.6" if a.RIDE <= action < a.COVER else "GW-3.1"
    if t.question == questions.ACTING and a.CLAIM <= action < a.START:
        return "GW-3.1"
    return clause_of(t)


# ---- acting ----------------------------------------------------------------------------------
def _draw(*_: object) -> Reason:
    return "deck-empty", "GW-3.5", {}


def _play(t: GreatWall, rest: int) -> Reason:
    at, more = divmod(rest, int(KINDS))
    wall, kind = divmod(at, int(KINDS))
    reason = _not_open(t, wall)
    have = int(count(t.hands[t.active], kind))
    return reason or (
        "not-in-hand",
        "GW-3.4",
        {"card": CARD_NAMES[kind], "wanted": more + 1, "have": have},
    )


def _ride(t: GreatWall, wall: int) -> Reason:
    facts: Facts = {"card": CARD_NAMES[HORSEMAN], "wanted": 1, "have": 0}
    return _not_open(t, wall) or ("not-in-hand", "GW-3.6", facts)


def _cover(t: GreatWall, rest: int) -> Reason:
    at, kind = divmod(rest, int(KINDS))
    wall, seat = divmod(at, int(SEATS))
    facts: Facts = {"card": CARD_NAMES[kind], "colour": COLOUR_NAMES[seat], "wall": wall + 1}
    reason = _not_open(t, wall)
    if reason:
        return reason
    if count(t.hands[t.active], DRAGON) == 0:
        return "not-in-hand", "GW-5.1", {"card": CARD_NAMES[DRAGON], "wanted": 1, "have": 0}
    if t.walls.uncovered(wall, seat, kind) == 0:
        return "card-not-there", "GW-5.1", facts
    if seat == t.active and t.settings.spare_own:
        return "own-card", "GW-5.1", facts
    return "card-carries-token", "GW-5.3", facts


def _not_open(t: GreatWall, wall: int) -> Reason | None:
    return None if t.walls.is_open(wall) else ("wall-not-open", "GW-2.2", {"wall": wall + 1})


# ---- claiming --------------------------------------------------------------------------------
def _claim(t: GreatWall, rest: int) -> Reason:
    at, kind = divmod(rest, int(KINDS))
    wall = at // 2
    reason = _no_claim(t, wall)
    if reason:
        return reason
    if t.walls.bearer[wall] != NOBODY:
        return "last-token-is-taken", "GW-3.3", {"wall": wall + 1}
    return "no-own-card", "GW-3.2", {"card": CARD_NAMES[kind], "wall": wall + 1}


def _take(t: GreatWall, wall: int) -> Reason:
    return _no_claim(t, wall) or ("both-tokens-free", "GW-3.2", {"wall": wall + 1})


def _decline(t: GreatWall, wall: int) -> Reason:
    return _no_claim(t, wall) or ("must-claim", "GW-3.1", {"wall": wall + 1})


def _no_claim(t: GreatWall, wall: int) -> Reason | None:
    """Return the reason why there is nothing to claim at a wall."""
    reason = _not_open(t, wall)
    if reason:
        return reason
    if t.claimed >> wall & 1:
        return "claimed-already", "GW-3.1", {"wall": wall + 1}
    if t.walls.leader(wall, t.players) != t.active:
        return "not-leading", "GW-4.5", {"wall": wall + 1}
    return None


_REASONS: Final[Reasons[GreatWall]] = [  # the highest range first
    (a.DECLINE, _decline),
    (a.TAKE, _take),
    (a.CLAIM, _claim),
    (a.COVER, _cover),
    (a.RIDE, _ride),
    (a.PLAY, _play),
    (a.DRAW, _draw),
]
