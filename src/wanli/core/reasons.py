"""The reasons for a refusal that all games with a table of questions share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from wanli.core.game import Reason
from wanli.core.questions import Question
from wanli.core.stack import QuestionState
from wanli.core.state import CHANCE

Q = TypeVar("Q", bound=QuestionState)
Reasons: TypeAlias = Sequence[tuple[int, Callable[[Q, int], Reason]]]


def find_reason(state: Q, action: int, asked: Question, clause: str, reasons: Reasons[Q]) -> Reason:
    """Return why an action that is not legal is refused.

    Args:
        state: The position.
        action: The action.
        asked: The question asked now.
        clause: The clause behind the question in this position.
        reasons: For each range of actions its first action and a function that gets the position
            and the distance from that action; the highest range first.
    """
    if state.over:
        return "game-over", asked.clause, {}
    if not asked.takes(action):
        return "something-else-is-asked", clause, {"asked": asked.name}
    if state.current == CHANCE:
        return "not-left-to-draw", clause, {}
    for base, why in reasons:
        if action >= base:
            return why(state, action - base)
    raise AssertionError(f"no reason for action {action}")


def always_legal(state: QuestionState, _: int) -> Reason:
    """Raise an error: the answer is legal whenever its question is asked."""
    raise AssertionError(f"always legal when asked: question {state.question}")
