"""The table of questions of a game."""

from __future__ import annotations

import pytest

from wanli.core.questions import LUCK, Question, names_of, number_of, table

ROWS = [
    Question(0, "none", "X-1", []),
    Question(1, "move", "X-2", [(0, 4), (6, 7)]),
    Question(2, "draw", "X-3", [(4, 6)], LUCK),
]


def test_a_question_takes_the_actions_of_its_ranges() -> None:
    assert [action for action in range(9) if ROWS[1].takes(action)] == [0, 1, 2, 3, 6]


def test_a_question_is_found_by_its_name() -> None:
    assert names_of(ROWS) == ["none", "move", "draw"]
    assert number_of(ROWS, "draw") == 2
    with pytest.raises(ValueError, match="no question 'pass'"):
        number_of(ROWS, "pass")


def test_a_row_that_is_not_at_its_number_is_an_error() -> None:
    assert table(ROWS) == ROWS
    with pytest.raises(AssertionError):
        table([ROWS[0], ROWS[2]])
