"""Position texts with impossible boards, Emperor cards or towers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from wanli.core.errors import BadPosition
from wanli.games.chang_cheng.positions import read_position

REPUTATION = {"aI": 0, "aII": 0, "aIII": 0, "bI": 1, "bII": 1, "bIII": 1}
MORE = {"cI": 2, "cII": 2, "cIII": 2, "dI": 3, "dII": 3, "dIII": 3}


def text(**changes: Any) -> str:
    """The text of a position of three players before the first wall, with other fields."""
    whole = {
        "game": "chang-cheng",
        "players": 3,
        "boards": ["1A", "3A"],
        "letter": "A",
        "reputation": REPUTATION,
    }
    return json.dumps({**whole, **changes})


def test_the_unchanged_position_can_be_read() -> None:
    assert read_position(text()).wall.boards == 2


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"letter": ""}, "letter"),  # CC-2.1
        ({"boards": ["1A", "3B"]}, "letter"),  # CC-2.1
        ({"boards": ["1A", "3A", "2A", "4A"], "reputation": {**REPUTATION, **MORE}}, "boards"),
        ({"emperors": -1}, "emperors"),  # CC-9.1
        (
            {
                "rows": {"a": "r^ g^ . . . . . . . . . . ."},
                "towers": [
                    {"square": "a1", "colour": "red", "promised": 0},
                    {"square": "a2", "colour": "green", "promised": 0},
                ],
            },
            "tower",  # CC-5.1
        ),
    ],
)
def test_impossible_boards_emperor_cards_and_towers_are_refused(
    changes: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        read_position(text(**changes))
    assert reason in str(refused.value.facts["reason"])


def test_a_position_with_mixed_faces_needs_no_letter() -> None:  # CC-2.1
    changed = text(boards=["1A", "3B"], letter="", options={"faces": "mixed"})
    assert read_position(changed).wall.boards == 2
