"""Positions that ask one question at a time, and those whose sequence of play is a stack of steps.

A pending decision is data, never a closure, so a copy of a position goes on like the original.
Each game has its own `proceed`: it calls `carry_out` of its own class, which the compiler inlines.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import State, zeros

NO_QUESTION: Final[i64] = 0
STEP_BITS: Final[i64] = 8  # an entry of the stack is a step, and below these bits its argument
ABOUT: Final[i64] = 255
EMPTY_STACK: Final = zeros(0)


class QuestionState(State):
    """A position that waits for the answer to a question.

    Attributes:
        question: The number of the question, or `NO_QUESTION` once the game is over.
        about: The question's argument, such as a seat or a region.
    """

    def __init__(self) -> None:
        super().__init__()
        self.question: i64 = NO_QUESTION
        self.about: i64 = 0

    def ask(self, question: i64, about: i64, seat: i64) -> None:
        """Ask a seat a question; draws are asked of `CHANCE`."""
        self.question = question
        self.about = about
        self.current = seat

    def copy_question_to(self, other: QuestionState) -> None:
        """Copy the fields of this class and of `State`, but not the journal."""
        other.current = self.current
        other.over = self.over
        other.reveals = self.reveals
        other.question = self.question
        other.about = self.about


class StackState(QuestionState):
    """A position with a stack of the steps that are still to be carried out.

    Attributes:
        todo: The stack: each entry is a step and what the step is about.
        waiting: The number of entries.
    """

    def __init__(self) -> None:
        super().__init__()
        self.todo: vec[i64] = EMPTY_STACK
        self.waiting: i64 = 0

    def then(self, step: i64, about: i64) -> None:
        """Put a step on top of the stack."""
        self.todo[self.waiting] = (step << STEP_BITS) + about
        self.waiting += 1

    def plan(self, steps: vec[i64]) -> None:
        """Put a list of steps on top of the stack, the first one on top."""
        last: i64 = i64(len(steps)) - 1
        for i in range(last + 1):
            self.then(i64(steps[last - i]), 0)

    def copy_stack_to(self, other: StackState) -> None:
        """Copy the fields of this class and its base classes, but not the journal."""
        self.copy_question_to(other)
        other.todo = self.todo[:]
        other.waiting = self.waiting


def write_steps(state: StackState, names: list[str]) -> list[str]:
    """Return the stack as text, such as `score:3`, the next step last."""
    found: list[str] = []
    todo = state.todo
    for i in range(state.waiting):
        entry = i64(todo[i])
        name, about = names[entry >> STEP_BITS], entry & ABOUT
        found.append(f"{name}:{about}" if about else name)
    return found


def read_steps(state: StackState, names: list[str], texts: list[str]) -> None:
    """Put steps that were written as text on the stack; raise ValueError for a wrong one."""
    for text in texts:
        name, _, about = text.partition(":")
        if name not in names:
            raise ValueError(f"no step {name!r}")
        argument = int(about or "0")
        if not 0 <= argument <= ABOUT:
            raise ValueError(f"todo: {text}")
        state.then(names.index(name), argument)


def names_by_number(names: dict[int, str]) -> list[str]:
    """Return names as a list, each at its number; the numbers must be 0, 1, 2 and so on."""
    found: list[str] = []
    for number, name in names.items():
        assert number == len(found), f"{name} has the number {number}, not {len(found)}"
        found.append(name)
    return found
