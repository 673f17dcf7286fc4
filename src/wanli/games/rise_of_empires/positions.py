"""Position files: a position as a small JSON file, complete because all of it is open (RE-5.1)."""

from __future__ import annotations

from typing import Final

import msgspec

from wanli.core import positions
from wanli.core.options import resolve_options
from wanli.core.questions import ACTIVE, LUCK
from wanli.core.state import CHANCE
from wanli.games.rise_of_empires.conservation import faults
from wanli.games.rise_of_empires.layout import Open
from wanli.games.rise_of_empires.options import OPTIONS
from wanli.games.rise_of_empires.position_checks import contradictions
from wanli.games.rise_of_empires.restore import restore
from wanli.games.rise_of_empires.rules import position, questions
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
from wanli.games.rise_of_empires.rules.material import GOODS, MOST_CIRCLES
from wanli.games.rise_of_empires.rules.names import COLOUR_NAMES
from wanli.games.rise_of_empires.rules.ordering import next_chooser
from wanli.games.rise_of_empires.rules.questions import QUESTIONS
from wanli.games.rise_of_empires.rules.war import NO_CUBE, marker_place
from wanli.games.rise_of_empires.views.open import open_of

GAME: Final = "rise-of-empires"


class PositionFile(Open, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The contents of a position file."""

    game: str


def write_position(t: RiseOfEmpires) -> str:
    """Return a position as text, one line for each part."""
    return positions.write(PositionFile(game=GAME, **msgspec.structs.asdict(open_of(t))))


def read_position(text: str) -> RiseOfEmpires:
    """Parse a position; raise BadPosition."""
    return positions.read(text, PositionFile, _build)


def _build(data: PositionFile) -> RiseOfEmpires:
    positions.check_header(data, GAME, (2, 3, 4, 5))
    data.options = resolve_options(OPTIONS, data.options, data.players)
    state = restore(data)
    positions.refuse_first([*faults(state), *_contradictions(state, data)])
    return state


def _contradictions(t: RiseOfEmpires, data: PositionFile) -> list[str]:
    """Return the contradictions of a position whose material is complete."""
    seats = range(t.players)
    if t.active not in seats or t.enemy not in seats:
        return ["the action is nobody's"]
    if t.over != (data.question == "none"):
        return ["only a finished game asks nothing"]
    wrong = _seat_faults(t)
    if wrong or t.over:
        return wrong
    wrong = _order_faults(t, data) + _about_faults(t, data) + _doing_faults(t)
    if wrong:
        return wrong
    if t.current != _who_decides(t):
        return [f"seat {t.current + 1} is not asked this: {data.question}"]
    return [*contradictions(t)] or ([] if t.actions() else ["nothing can be done"])


def _seat_faults(t: RiseOfEmpires) -> list[str]:
    """Return the faults of seats: allies, negative amounts, wonders without the variant."""
    for seat in range(t.players):
        if t.of(seat, position.ALLY_OF) == seat:
            return [f"{COLOUR_NAMES[seat]} is his own ally"]
        coming = [int(t.of(seat, position.ISLAND_GOODS + good)) for good in range(GOODS)]
        if min(coming) < 0 or t.of(seat, position.WAIVED) < 0:
            return [f"less than nothing was given to {COLOUR_NAMES[seat]}"]
    standing = any(t.wonders.stands(wonder) for wonder in range(t.wonders.count))
    if standing and not t.settings.wonders:  # WW-1
        return ["wonders: none stands without the variant"]
    return []


def _order_faults(t: RiseOfEmpires, data: PositionFile) -> list[str]:
    """Return the faults of the turn order and of the choices for the next one."""
    placed = [int(seat) for seat in t.order if seat >= 0]
    chosen = [int(seat) for seat in t.new_order if seat >= 0]
    if len(set(placed)) < len(placed) or len(set(chosen)) < len(chosen):
        return ["order: a seat has two places"]
    if len(placed) < t.players and data.question != "draw-order":
        return ["order: a seat has no place"]
    if chosen and data.question != "place":
        return ["new_order: places are chosen at the end of a turn"]
    return []


def _about_faults(t: RiseOfEmpires, data: PositionFile) -> list[str]:
    """Return a fault if `about` is out of range for the question."""
    limits = {int(question): (row, row + 1) for row, question in enumerate(questions.OF_ROW)}
    limits |= {
        questions.PAYMENT: (0, 2),
        questions.HOW_MANY: (0, t.content.regions),
        questions.MARK_IT: (0, t.wonders.count),
        questions.WHICH_SITE: (0, t.wonders.count),
        questions.KEEP_IT: (0, t.wonders.count),
        questions.ISLAND_GOOD: (0, 2),
        questions.DRAW_ORDER: (0, t.players),
        questions.DRAW_PROGRESS: (0, t.progress.count),
        questions.DRAW_TERRITORY: (0, t.territory.count),
    }
    low, high = limits.get(t.question, (0, 1))
    if not low <= t.about < high:
        return [f"about: {data.about} cannot be asked about"]
    return []


def _doing_faults(t: RiseOfEmpires) -> list[str]:
    """Return the faults of the current action at this question."""
    placing = t.question in (
        questions.WHICH_REGION,
        questions.HOW_MANY,
        questions.WHICH_WAR,
        questions.WHICH_LOSS,
        questions.MARK_IT,
    )
    if placing and (t.face < 0 or t.regions_left < (t.question == questions.WHICH_REGION)):
        return ["doing: no empire tile is in use"]
    if t.question == questions.HOW_MANY and not t.placed >> t.about & 1:
        return ["doing: the region is not among those placed in"]
    if t.question in (questions.WHICH_LOSS, questions.MARK_IT) and not _war_asks(t):
        return ["doing: no such war is under way"]
    if t.question in (questions.PAYMENT, questions.ISLAND_GOOD) and not 0 < t.owed <= _most_owed(t):
        return [f"doing: nobody owes {t.owed}"]
    if t.question == questions.WHICH_SITE and not t.settings.wonders:  # WW-1
        return ["wonders: none stands without the variant"]
    return []


def _war_asks(t: RiseOfEmpires) -> bool:
    """Return whether the current war can lead to this question (WW-5, WW-7)."""
    if t.front < 0 or t.enemy == t.active:
        return False
    cubes = t.cubes_in(t.enemy, t.front)
    if t.question == questions.MARK_IT:
        taken = t.wonders.next_taken(t.about, t.enemy, t.front, cubes) == t.about
        return taken and marker_place(t, t.active) != NO_CUBE
    markers = t.wonders.markers(t.enemy, t.front)
    return markers > 0 and 0 < t.losses < cubes + markers


def _most_owed(t: RiseOfEmpires) -> int:
    """Return the highest possible price of a disc, or the islands' total (RE-3.4, RE-3.15)."""
    if t.question == questions.PAYMENT:
        return int(MOST_CIRCLES - 1) * int(t.content.jump_cost)
    return int(t.lands(t.current, t.content.island)) if t.current in range(t.players) else 0


def _who_decides(t: RiseOfEmpires) -> int:
    """Return the seat that answers a question."""
    asked = QUESTIONS[t.question].asked
    if asked == LUCK:
        return int(CHANCE)
    if asked == ACTIVE:
        return int(t.active)
    if t.question == questions.WHICH_LOSS:
        return int(t.active if t.settings.attacker_orders else t.enemy)
    if t.question == questions.KEEP_IT:
        return int(t.wonders.holder(t.about))
    if t.question == questions.WHICH_PLACE:
        return int(next_chooser(t))
    return int(t.current) if t.current in range(t.players) else -2
