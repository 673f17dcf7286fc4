"""Why a move is not legal now, with the clause. Only what the seat to act may know is used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wanli.core.game import Reason
from wanli.core.state import CHANCE
from wanli.games.chang_cheng.layout import QUESTIONS
from wanli.games.chang_cheng.rules import actions as a
from wanli.games.chang_cheng.rules import position as q
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
from wanli.games.chang_cheng.rules.settings import TWO_COLOURS
from wanli.games.chang_cheng.rules.towers import next_to_tower
from wanli.games.chang_cheng.rules.wall import EMPTY, KEPT, LINE, OFF
from wanli.games.chang_cheng.shown.views import clause_of

Facts = dict[str, str | int]

# the moves each question takes, from action to action
_BUILDING: Final = (a.WALL, a.NEUTRAL_WALL)
ANSWERS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    q.OPENING: (_BUILDING, (a.PASS, a.PASS + 1)),
    q.FIRST_HALF: (_BUILDING, (a.PASS, a.PASS + 1)),
    q.SECOND_HALF: (_BUILDING, (a.PASS, a.PASS + 1)),
    q.NEUTRAL_TOO: ((a.NEUTRAL_WALL, a.PASS), (a.NO_NEUTRAL, a.NO_NEUTRAL + 1)),
    q.WHICH_FIRST: ((a.FIRST, a.CANCEL),),
    q.USE_WARRIOR: ((a.CANCEL, a.BREAK),),
    q.USE_TRAITOR: ((a.BREAK, a.FLOOD_UP),),
    q.USE_FLOOD: ((a.FLOOD_UP, a.BUILDER_UP),),
    q.USE_BUILDER: ((a.BUILDER_UP, a.NO_SWAP),),
    q.USE_MANDARIN: ((a.NO_SWAP, a.JOIN), (a.SWAP, a.ACTIONS)),
    q.JOIN_BOARD: ((a.JOIN, a.START),),
    q.DRAW_START: ((a.START, a.LETTER),),
    q.DRAW_LETTER: ((a.LETTER, a.EVENT),),
    q.DRAW_EVENT: ((a.EVENT, a.BOARD),),
    q.DRAW_BOARD: ((a.BOARD, a.REPUTATION),),
    q.DRAW_REPUTATION: ((a.REPUTATION, a.THREAT),),
    q.DRAW_THREAT: ((a.THREAT, a.SWAP),),
}


def reason(t: ChangCheng, action: int) -> Reason:
    """Return why the seat to act may not play an action that is not legal."""
    if t.over:
        return "game-over", "CC-10.3", {}
    ranges = ANSWERS[t.question]
    if not any(low <= action < high for low, high in ranges):
        wanted = QUESTIONS[t.question]
        return "something-else-is-asked", clause_of(t), {"asked": wanted}
    if t.current == CHANCE:
        return "not-left-to-draw", clause_of(t), {}
    for base, why in _REASONS:
        if action >= base:
            return why(t, action - base)
    raise AssertionError(f"no reason for action {action}")


# ---- building --------------------------------------------------------------------------------
def _wall(t: ChangCheng, rest: int) -> Reason:
    colour, s = divmod(rest, LINE)
    reason = _wrong_colour(t, colour) or _no_stock(t, colour, SINGLES, "wall")
    reason = reason or _square_taken(t, s, colour)
    if reason:
        return reason
    here = t.wall.province[s] == t.here
    if t.question == q.SECOND_HALF and t.began_with_card != here:
        code = "wall-must-join-card" if t.began_with_card else "second-wall-same-province"
        return code, "CC-3.2", {"province": t.wall.province_name(t.here)}
    return "cannot-be-completed", "CC-3.5", {}


def _card(t: ChangCheng, rest: int) -> Reason:
    card, province = divmod(rest, PROVINCES)
    where: Facts = {"province": t.wall.province_name(province)}
    if t.question == q.OPENING:
        return "opening-is-one-wall", "CC-3.1", {}
    reason = _wrong_colour(t, card // KINDS)
    if reason:
        return reason
    if t.cards.place[card] != HAND:
        return "card-not-in-hand", "CC-1.4", {"card": CARD_NAMES[card % KINDS]}
    if t.wall.left[province] == 0:
        return "province-complete", "CC-3.2", where
    if t.question == q.SECOND_HALF and not t.began_with_card:
        return "wall-then-wall", "CC-3.2", {}
    if t.question == q.SECOND_HALF:
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
    if t.question == q.OPENING:
        return "opening-is-one-wall", "CC-3.1", {}
    if t.question == q.SECOND_HALF:
        return "must-complete", "CC-3.5", {}
    return "cannot-pass", "CC-3.7", {}


def _whole_action(t: ChangCheng) -> Reason | None:
    if t.question == q.OPENING:
        return "opening-is-one-wall", "CC-3.1", {}
    if t.question == q.SECOND_HALF:
        return "action-under-way", "CC-3.2", {}
    return None


def _wrong_colour(t: ChangCheng, colour: int) -> Reason | None:
    if t.settings.seat_of[colour] != t.active:
        return "not-your-colour", "CC-3.2", {"colour": COLOUR_NAMES[colour]}
    if t.question == q.SECOND_HALF and colour != t.colour:
        assert t.settings.mode == TWO_COLOURS
        return "one-colour-a-turn", "CC-13.1", {"colour": COLOUR_NAMES[t.colour]}
    return None


def _no_stock(t: ChangCheng, colour: int, piece: int, name: str) -> Reason | None:
    if t.stock[colour * PIECES + piece] > 0:
        return None
    return "none-left", "CC-1.4", {"colour": COLOUR_NAMES[colour], "piece": name}


def _square_taken(t: ChangCheng, s: int, colour: int) -> Reason | None:
    """Why a single wall of a colour may not stand on a square."""
    return None if t.wall.square[s] == KEPT - colour else _square_closed(t, s)


def _square_closed(t: ChangCheng, s: int) -> Reason | None:
    """Why no block but a kept single wall may stand on a square."""
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


def _nothing_wrong(t: ChangCheng, _: int) -> Reason:
    raise AssertionError(f"always legal when asked: question {t.question}")


_REASONS: Final[list[tuple[int, Callable[[ChangCheng, int], Reason]]]] = [  # from the highest down
    (a.SWAP, _swap),
    (a.JOIN, _join),
    (a.FLOOD_UP, _nothing_wrong),
    (a.REMOVE, _remove),
    (a.BREAK, _break),
    (a.CANCEL, _cancel),
    (a.FIRST, _first),
    (a.NO_NEUTRAL, _nothing_wrong),
    (a.PASS, _pass),
    (a.NEUTRAL_WALL, _neutral),
    (a.CARD, _card),
    (a.BUILD_TOWER, _tower),
    (a.DOUBLE_WALL, _double),
    (a.WALL, _wall),
]
