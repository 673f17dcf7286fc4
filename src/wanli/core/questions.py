"""The questions of a game as a table with one row for each question.

The rules compare only numbers. All that others need to know of a question is in its row.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ACTIVE: Final = "active"  # asked of the player whose turn or action it is
LUCK: Final = "luck"  # a draw
OTHER: Final = "other"  # asked of another player, whom the position determines


class Question:
    """A row of the table.

    Attributes:
        number: The number of the question in the rules, and its place in the table.
        name: Its name in views and position files.
        clause: The clause behind it.
        answers: The actions that answer it, as ranges; the end of a range is not part of it.
        asked: Who has to answer: `ACTIVE`, `LUCK` or `OTHER`.
        phase: The phase of the turn in which it is asked, in games whose views name it.
    """

    def __init__(
        self,
        number: i64,
        name: str,
        clause: str,
        answers: list[tuple[int, int]],
        asked: str = ACTIVE,
        phase: str = "",
    ) -> None:
        self.number = number
        self.name = name
        self.clause = clause
        self.answers = answers
        self.asked = asked
        self.phase = phase

    def takes(self, action: int) -> bool:
        """Return whether an action is an answer to this question, legal or not."""
        for first, end in self.answers:
            if first <= action < end:
                return True
        return False


def table(rows: list[Question]) -> list[Question]:
    """Return the rows of a table after a check that each stands at its number."""
    for i in range(len(rows)):
        assert rows[i].number == i, f"question {rows[i].name} is row {i} of its table"
    return rows


def number_of(rows: list[Question], name: str) -> i64:
    """Return the number of a question by its name; raise ValueError if there is none."""
    for row in rows:
        if row.name == name:
            return row.number
    raise ValueError(f"no question {name!r}")


def names_of(rows: list[Question]) -> list[str]:
    """Return the names of the questions, each at its number."""
    return [row.name for row in rows]
