"""The stack of steps that are still to be carried out, and its text form."""

from __future__ import annotations

import pytest

from wanli.core.stack import ABOUT, StackState, names_by_number, read_steps, write_steps
from wanli.core.state import ints, zeros

NAMES = ["draw", "play", "score"]


def empty() -> StackState:
    state = StackState()
    state.todo = zeros(8)
    return state


def test_the_first_step_of_a_plan_is_on_top() -> None:
    state = empty()
    state.then(2, 7)
    state.plan(ints([0, 1]))
    assert write_steps(state, NAMES) == ["score:7", "play", "draw"]


def test_steps_are_read_as_they_were_written() -> None:
    texts = ["score:7", f"play:{ABOUT}", "draw"]
    state = empty()
    read_steps(state, NAMES, texts)
    assert write_steps(state, NAMES) == texts


@pytest.mark.parametrize("text", ["count", "play:256", "play:-1", "play:x"])
def test_a_wrong_step_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no step|todo|invalid literal"):
        read_steps(empty(), NAMES, [text])


def test_a_copy_of_the_stack_is_independent() -> None:
    state, other = empty(), empty()
    state.ask(3, 1, 2)
    state.then(1, 5)
    state.copy_stack_to(other)
    state.then(2, 0)
    assert write_steps(other, NAMES) == ["play:5"]
    assert (other.question, other.about, other.current) == (3, 1, 2)


def test_names_stand_at_their_numbers() -> None:
    assert names_by_number({0: "draw", 1: "play"}) == ["draw", "play"]
    with pytest.raises(AssertionError):
        names_by_number({0: "draw", 2: "score"})
