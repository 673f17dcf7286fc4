"""Check that a position file agrees with the sequence of play at its question (RE-2.1, RE-3.1).

The question determines the pending steps: the remaining phases, the progress of the current one,
and its unfinished parts. It also determines the number of discs in the rows.
"""

from __future__ import annotations

from collections.abc import Iterator

from wanli.core.stack import STEP_BITS
from wanli.games.rise_of_empires.rules import questions, steps
from wanli.games.rise_of_empires.rules.boxes import EMPTY
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
from wanli.games.rise_of_empires.rules.material import ROWS, TURNS
from wanli.games.rise_of_empires.rules.names import COLOUR_NAMES
from wanli.games.rise_of_empires.rules.questions import QUESTIONS

Step = tuple[int, int]  # number of the step, its subject (`about`)


def contradictions(t: RiseOfEmpires) -> Iterator[str]:
    """Yield the contradictions between a position and its question."""
    todo = [divmod(int(t.todo[at]), 1 << int(STEP_BITS)) for at in range(int(t.waiting))]
    wanted = _left(t, todo)
    if todo != wanted:
        names = ", ".join(f"{steps.STEP_NAMES[step]}:{about}" for step, about in wanted)
        yield f"todo: at the question {QUESTIONS[t.question].name} this is left to do: {names}"
        return
    yield from _discs(t, wanted)
    draws_tile = t.question in (questions.DRAW_PROGRESS, questions.DRAW_TERRITORY)
    if draws_tile and _next_box(t) != (t.question, t.about):
        yield f"about: box {t.about + 1} shows no new tile now"
    if t.question == questions.DRAW_ORDER and [p >= 0 for p in t.order] != _drawn(t):
        yield "order: it is drawn place by place"


def _left(t: RiseOfEmpires, todo: list[Step]) -> list[Step]:
    """Return all pending steps, the next one last."""
    if t.question == questions.DRAW_ORDER:
        return [(int(steps.FIRST_ORDER), int(t.about) + 1)]
    phase, about = _phase(t, todo)
    turn = [int(step) for step in (steps.LAST_TURN if t.turn == TURNS - 1 else steps.TURN)]
    later = turn[turn.index(phase) + 1 :] if phase in turn else []
    return [*((step, 0) for step in reversed(later)), (phase, about), *_parts(t, todo)]


def _phase(t: RiseOfEmpires, todo: list[Step]) -> Step:
    """Return the current phase and its progress."""
    if t.question in (questions.DRAW_PROGRESS, questions.DRAW_TERRITORY):
        return int(steps.NEW_TILES), 0
    if t.question in (questions.ISLAND_GOOD, questions.GIVE_UP):
        return int(steps.FOOD), _place(t) + 1
    if t.question == questions.KEEP_IT:
        return int(steps.UPKEEP), _place(t) * int(t.wonders.count) + int(t.about) + 1
    if t.question == questions.WHICH_PLACE:
        return int(steps.TURN_ORDER), sum(seat >= 0 for seat in t.new_order) + 1
    # RE-3.13: the alliance piece is given at the start of a turn or on taking its tile
    if t.question == questions.WHICH_ALLY and todo[-1:] and todo[-1][0] == steps.ALLIANCES:
        return int(steps.ALLIANCES), _place(t) + 1
    return int(steps.ACTION), _actions(t)


def _parts(t: RiseOfEmpires, todo: list[Step]) -> list[Step]:
    """Return the pending parts of the current phase."""
    if t.question == questions.PAYMENT:  # only the stack has the row: its disc is off
        row = todo[-1][1] if todo and todo[-1][1] < ROWS else 0
        return [(int(steps.CARRY_OUT), row)]
    if t.question == questions.WHICH_REGION:
        return [(int(steps.WARS), 0)]
    if t.question == questions.HOW_MANY:
        return [(int(steps.WARS), 0), (int(steps.PLACING), 0)]
    if t.question in (questions.WHICH_LOSS, questions.MARK_IT):
        asked = int(t.about) + 1 if t.question == questions.MARK_IT else 0
        return [(int(steps.WARS), 0), (int(steps.CAPTURE), asked)]
    if t.question == questions.ISLAND_GOOD:
        return [(int(steps.FEEDING), _place(t)), (int(steps.HARVEST), _place(t))]
    return []


def _place(t: RiseOfEmpires) -> int:
    """Return the place of the deciding seat in the turn order."""
    return [int(seat) for seat in t.order].index(int(t.current))


def _actions(t: RiseOfEmpires) -> int:
    """Return the number of actions begun in this turn, from the discs in the rows (RE-3.1)."""
    lie = sum(int(t.rows.discs_of(seat)) for seat in range(t.players))
    used = int(t.content.discs) * int(t.players) - lie if t.is_b() else lie
    return used + (t.question == questions.CHOOSE_ROW)


def _discs(t: RiseOfEmpires, todo: list[Step]) -> Iterator[str]:
    """Yield contradictions between the discs in the rows and the turn (RE-3.1, RE-3.2, RE-3.4)."""
    phases = dict(todo)
    begun = phases.get(int(steps.ACTION), int(t.content.discs) * int(t.players))
    if t.question == questions.DRAW_ORDER:
        begun = 0
    done = begun - (t.question == questions.CHOOSE_ROW)
    for place in range(t.players):
        used = len(range(place, done, int(t.players)))
        seat = int(t.order[place])
        lie = int(t.content.discs) - used if t.is_b() else used
        if seat >= 0 and t.rows.discs_of(seat) != lie:
            yield f"rows: {lie} discs of {COLOUR_NAMES[seat]} lie there now"
            return
    if not t.is_b() and sum(int(n) for n in t.rows.laid) != done:
        yield "rows: no disc comes off in an A turn"
    if begun > 0 and int(steps.ACTION) in phases and t.active != t.order[(begun - 1) % t.players]:
        yield "doing: it is another's action"


def _next_box(t: RiseOfEmpires) -> tuple[int, int]:
    """Return the draw question and the box of the next new tile (RE-2.2)."""
    box = int(t.progress.next_empty(0))
    if box != EMPTY:
        return int(questions.DRAW_PROGRESS), box
    return int(questions.DRAW_TERRITORY), int(t.territory.next_empty(0))


def _drawn(t: RiseOfEmpires) -> list[bool]:
    """Return, for each place of the first turn order, whether it has been drawn (RE-1.4)."""
    return [place < t.about for place in range(t.players)]
