"""Explain why a move is illegal, with the clause; use only what the acting seat may know."""

from __future__ import annotations

from typing import Final

from wanli.core.game import Reason
from wanli.core.reasons import Reasons, always_legal, find_reason
from wanli.games.chang_cheng.rules import actions as a
from wanli.games.chang_cheng.rules import questions
from wanli.games.chang_cheng.rules.cards import HAND, REVEALED
from wanli.games.chang_cheng.rules.game import ChangCheng
from wanli.games.chang_cheng.rules.material import (
    DOUBLES,
    KINDS,
    PIECES,
    PROVINCES,
    SINGLE,
    SINGLES,
    TOWERS,
)
from wanli.games.chang_cheng.rules.names import CARD_NAMES, COLOUR_NAMES, FACE_NAMES
from wanli.games.chang_cheng.rules.questions import QUESTIONS
from wanli.games.chang_cheng.rules.settings import TWO_COLOURS
from wanli.games.chang_cheng.rules.towers import next_to_tower
from wanli.games.chang_cheng.rules.wall import EMPTY, KEPT, LINE, OFF
from wanli.games.chang_cheng.views.build import clause_of

Facts = dict[str, str | int]


def reason(t: ChangCheng, action: int) -> Reason:
    """Return the reason why an action of the acting seat is illegal."""
    return find_reason(t, action, QUESTIONS[t.question], clause_of(t), _REASONS)


# ---- building --------------------------------------------------------------------------------
def _wall(t: ChangCheng, rest: int) -> Reason:
    colour, s = divmod(rest, LINE)
    reason = _wrong_colour(t, colour) or _no_stock(t, colour, SINGLES, "wall")
    reason = reason or _square_taken(t, s, colour)
    if reason:
        return reason
    here = t.wall.province[s] == t.here
    if t.question == questions.SECOND_HALF and t.began_with_card != here:
        code = "wall-must-join-card" if t.began_with_card else "second-wall-same-province"
        return code, "CC-3.2", {"province": t.wall.province_name(t.here)}
    return "cannot-be-completed", "CC-3.5", {}


def _card(t: ChangCheng, rest: int) -> Reason:
    card, province = divmod(rest, PROVINCES)
    where: Facts = {"province": t.wall.province_name(province)}
    if t.question == questions.OPENING:
        return "opening-is-one-wall", "CC-3.1", {}
    reason = _wrong_colour(t, card // KINDS)
    if reason:
        return reason
    if t.cards.place[card] != HAND:
        return "card-not-in-hand", "CC-1.4", {"card": CARD_NAMES[card % KINDS]}
    if t.wall.left[province] == 0:
        return "province-complete", "CC-3.2", where
    if t.question == questions.SECOND_HALF and not t.began_with_card:
        return "wall-then-wall", "CC-3.2", {}
    if t.question == questions.SECOND_HALF:
        return "second-card-same-province", "CC-3.2", where
    return "cannot-be-completed", "CC-3.5", {}


def _double(t: ChangCheng, rest: int) -> Reason:
    colour, s = divmod(rest, LINE)
    reason = _whole_action(t) or _wrong_colour(t, colour)
    reason = reason or _no_stock(t, colour, DOUBLES, "double") or _square_closed(t, s)
    if reason:
        return reason
    if t.wall.square[s + 1] == OFF:
        return "no-neighbour", "CC-3.2", {"square": t.wall.square_name(s)}
    reason = _square_closed(t, s + 1)
    assert reason is not None
    return reason


def _tower(t: ChangCheng, rest: int) -> Reason:
    colour, s = divmod(rest, LINE)
    reason = _whole_action(t) or _wrong_colour(t, colour)
    reason = reason or _no_stock(t, colour, TOWERS, "tower") or _square_closed(t, s)
    if reason:
        return reason
    assert next_to_tower(t.wall, s)
    return "next-to-tower", "CC-5.1", {"square": t.wall.square_name(s)}


def _pass(t: ChangCheng, _: int) -> Reason:
    if t.question == questions.OPENING:
        return "opening-is-one-wall", "CC-3.1", {}
    if t.question == questions.SECOND_HALF:
        return "must-complete", "CC-3.5", {}
    return "cannot-pass", "CC-3.7", {}


def _whole_action(t: ChangCheng) -> Reason | None:
    if t.question == questions.OPENING:
        return "opening-is-one-wall", "CC-3.1", {}
    if t.question == questions.SECOND_HALF:
        return "action-under-way", "CC-3.2", {}
    return None


def _wrong_colour(t: ChangCheng, colour: int) -> Reason | None:
    if t.settings.seat_of[colour] != t.active:
        return "not-your-colour", "CC-3.2", {"colour": COLOUR_NAMES[colour]}
    if t.question == questions.SECOND_HALF and colour != t.colour:
        assert t.settings.mode == TWO_COLOURS
        return "one-colour-a-turn", "CC-13.1", {"colour": COLOUR_NAMES[t.colour]}
    return None


def _no_stock(t: ChangCheng, colour: int, piece: int, name: str) -> Reason | None:
    if t.stock[colour * PIECES + piece] > 0:
        return None
    return "none-left", "CC-1.4", {"colour": COLOUR_NAMES[colour], "piece": name}


def _square_taken(t: ChangCheng, s: int, colour: int) -> Reason | None:
    """Return why a single wall of a colour may not stand on a square."""
    return None if t.wall.square[s] == KEPT - colour else _square_closed(t, s)


def _square_closed(t: ChangCheng, s: int) -> Reason | None:
    """Return why no block but a reserved single wall may stand on a square."""
    what = int(t.wall.square[s])
    if what == EMPTY:
        return None
    name = t.wall.square_name(s)
    if what <= KEPT:
        return "kept-for", "CC-5.3", {"square": name, "colour": COLOUR_NAMES[KEPT - what]}
    return "occupied", "CC-3.2", {"square": name, "colour": COLOUR_NAMES[what]}


def _neutral(t: ChangCheng, s: int) -> Reason:
    reason = _square_closed(t, s)
    if reason:
        return reason
    card_and_wall = t.began_with_card and t.here == t.there
    if not t.near_only:
        clause = "CC-12.3" if card_and_wall else "CC-12.4"
        return "neutral-elsewhere", clause, {"province": t.wall.province_name(t.wall.province[s])}
    facts: Facts = {"province": t.wall.province_name(t.here)}
    if card_and_wall or t.there < 0:
        return "neutral-only-there", "CC-12.3" if card_and_wall else "CC-12.5", facts
    facts["other"] = t.wall.province_name(t.there)
    return "neutral-in-one-of", "CC-12.2", facts


# ---- scoring and boards ----------------------------------------------------------------------
def _first(t: ChangCheng, province: int) -> Reason:
    return "not-to-be-scored", "CC-4.3", {"province": t.wall.province_name(province)}


def _cancel(t: ChangCheng, card: int) -> Reason:
    facts: Facts = {"colour": COLOUR_NAMES[card // KINDS], "card": CARD_NAMES[card % KINDS]}
    if t.cards.place[card] == REVEALED:
        return "not-itself", "CC-8.1", facts
    return "card-not-here", "CC-8.1", facts


def _break(t: ChangCheng, s: int) -> Reason:
    facts: Facts = {"square": t.wall.square_name(s)}
    if t.wall.province[s] != t.scored:
        return "not-in-this-province", "CC-8.2", facts
    return "only-single-walls", "CC-8.2", facts


def _remove(t: ChangCheng, region: int) -> Reason:
    facts: Facts = {"region": t.wall.region_name(region)}
    if not t.counters.attacks(region):
        return "no-counter", "CC-8.2", facts
    return "region-not-facing", "CC-8.2", facts


def _swap(t: ChangCheng, rest: int) -> Reason:
    s, other = divmod(rest, LINE)
    facts: Facts = {"square": t.wall.square_name(s), "other": t.wall.square_name(other)}
    if s == other:
        return "swap-two-walls", "CC-8.6", facts
    if t.wall.province[s] != t.scored:
        return "not-in-this-province", "CC-8.6", facts
    if t.wall.block[s] != SINGLE or t.wall.block[other] != SINGLE:
        return "only-single-walls", "CC-8.6", facts
    if t.wall.square[s] == t.wall.square[other]:
        return "swap-same-colour", "CC-8.6", facts
    return "swap-other-province", "CC-8.6", facts


def _join(t: ChangCheng, rest: int) -> Reason:
    facts: Facts = {"board": FACE_NAMES[rest // 2]}
    if t.next_face >= 0:
        facts["drawn"] = FACE_NAMES[t.next_face]
        return "other-board-drawn", "CC-9.1", facts
    return "board-not-left", "CC-2.1", facts


_REASONS: Final[Reasons[ChangCheng]] = [  # the highest range first
    (a.SWAP, _swap),
    (a.JOIN, _join),
    (a.FLOOD_UP, always_legal),
    (a.REMOVE, _remove),
    (a.BREAK, _break),
    (a.CANCEL, _cancel),
    (a.FIRST, _first),
    (a.NO_NEUTRAL, always_legal),
    (a.PASS, _pass),
    (a.NEUTRAL_WALL, _neutral),
    (a.CARD, _card),
    (a.BUILD_TOWER, _tower),
    (a.DOUBLE_WALL, _double),
    (a.WALL, _wall),
]
