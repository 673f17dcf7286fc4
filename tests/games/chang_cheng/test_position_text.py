"""Positions as text: the rulebook's examples, and errors for invalid files."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.chang_cheng.positions import Table
from tests.games.text_play import random_game
from wanli.core.errors import BadPosition
from wanli.games import game
from wanli.games.chang_cheng.content import shipped_text
from wanli.games.chang_cheng.positions import read_position

GAME = game("chang-cheng")
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"events": "random-2"}),
    (2, {"mode": "two-colours", "boards": "4"}),
    (2, {"mode": "plain", "reservation": "strict"}),
    (3, {"events": "observers", "new-board": "once"}),
    (4, {"faces": "mixed", "board-choice": "player", "events": "dominance+reward"}),
]

EXAMPLE_G = """{
 "game": "chang-cheng",
 "players": 4,
 "boards": ["1A", "3A"],
 "letter": "A",
 "rows": {"a": "r b v . . . . . . . . . ."},
 "reputation": {"aI": 2, "aII": 0, "aIII": 1, "bI": 3, "bII": 4, "bIII": 0}
}"""

EXAMPLE_H = """{
 "game": "chang-cheng",
 "players": 3,
 "boards": ["1A", "3A"],
 "letter": "A",
 "rows": {"a": ". . . . r g g b . . . . ."},
 "reputation": {"aI": 2, "aII": 3, "aIII": 1, "bI": 3, "bII": 4, "bIII": 0},
 "hidden": {"cards": {"green": {"traitor": "aII"}, "blue": {"flood": "aII"}}}
}"""

EXAMPLE_I = """{
 "game": "chang-cheng",
 "players": 4,
 "boards": ["2A", "3A"],
 "letter": "A",
 "rows": {
  "a": "v v g b b b^ g= g= g r r v b",
  "b": "r g v b r g b v r g b v ."
 },
 "towers": [{"square": "a6", "colour": "blue", "promised": 0}],
 "reputation": {"aI": 2, "aII": 3, "aIII": 1, "bI": 3, "bII": 4, "bIII": 0},
 "lies": {"aN1": "up", "aN2": "up", "aN3": "up",
          "bN1": "removed", "bN2": "removed", "bN3": "removed"},
 "threat": {"aN1": 2, "aN2": 4, "aN3": 3},
 "question": "second-half",
 "turn": {"here": 0}
}"""


def example(**changes: object) -> str:
    """Example H with other fields; a value of None removes the field."""
    data: dict[str, Any] = {**json.loads(EXAMPLE_H), **changes}
    return json.dumps({name: value for name, value in data.items() if value is not None})


def position_error(text: str) -> BadPosition:
    """Return the error for an invalid position text."""
    with pytest.raises(BadPosition) as raised:
        read_position(text)
    return raised.value


def test_a_finished_game_has_no_prompt_and_no_legal_moves() -> None:  # CC-10.3
    for players, options in TABLES:
        for seed in range(4):
            state = random_game(GAME, GAME.setup(players, options), seed).state
            assert '"question": "none"' in GAME.write_position(state)
            assert state.actions() == []


# ---- the rulebook's examples as small files --------------------------------------------------
def test_example_g_can_be_played_from_a_position_file() -> None:  # CC-7.4, CC-7.5
    t = Table(read_position(EXAMPLE_G)).play("wall a4")
    assert t.points("red") == 6
    assert t.prompt == "second-half"


def test_example_h_can_be_played_from_a_position_file() -> None:  # CC-7.3, CC-8.3
    t = Table(read_position(EXAMPLE_H))
    t.play("card builder aII", "wall a9", "break a5", "flood +2", "builder block")
    assert [t.points(colour) for colour in ("red", "green", "blue")] == [9, 9, 0]


def test_example_i_can_be_played_from_a_position_file() -> None:  # CC-11.1, CC-11.2
    t = Table(read_position(EXAMPLE_I)).play("wall b13")
    losses = [(n.facts["colour"], n.facts["points"]) for n in t.notes_with("mongols")]
    assert losses == [("violet", -2), ("red", -3), ("green", -3)]


@pytest.mark.parametrize("text", [EXAMPLE_G, EXAMPLE_H, EXAMPLE_I])
def test_a_position_read_from_a_short_file_can_be_written_and_read_back(text: str) -> None:
    written = GAME.write_position(read_position(text))
    assert len(written) > len(text)
    assert GAME.write_position(read_position(written)) == written


def test_a_position_takes_its_event_cards_from_the_options() -> None:  # CC-14.1
    t = Table(read_position(example(options={"events": "observers"}))).play("wall a1")
    assert t.view(-1).regions[0].lies == "up"


# ---- invalid files ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "{}", '{"game": "chang-cheng"}', '{"game": "\ud800"}']
)
def test_a_text_that_is_no_position_is_refused(text: str) -> None:
    assert position_error(text).code in ("position-unreadable", "position-wrong")


def test_a_position_file_of_another_game_is_refused() -> None:
    assert "great-wall" in str(position_error(example(game="great-wall")).facts["reason"])


CASES: list[tuple[dict[str, object], str]] = [
    ({"players": 5}, "5 players"),
    ({"players": 1}, "1 players"),
    ({"players": "3"}, "$.players"),
    ({"colour": "red"}, "colour"),
    ({"boards": ["1A", "1B"]}, "boards"),
    ({"boards": ["1A", "9A"]}, "9A"),
    ({"line": "ac"}, "line"),
    ({"line": "acb", "boards": ["1A", "3A", "2A"]}, "line"),
    ({"rows": {"a": "r g"}}, "row a has 2 squares"),
    ({"rows": {"a": "x . . . r g g b . . . . ."}}, "substring"),
    ({"rows": {"a": "r* . . . r g g b . . . . ."}}, "*"),
    ({"rows": {"a": "r= . . . r g g b . . . . ."}}, "double wall of red"),
    ({"rows": {"a": "r= . r= . r g g b . . . . ."}}, "double wall of red"),
    ({"rows": {"a": "r= r= r= r= r g g b . . . . ."}}, "double wall of red"),
    ({"rows": {"a": "r^ . . . r g g b . . . . ."}}, "red has not one tower"),
    ({"rows": {"a": "v . . . r g g b . . . . ."}}, "violet"),
    ({"rows": {"a": "r " * 13, "b": "r r . . . . . . . . . . ."}}, "red has less than nothing"),
    ({"towers": [{"square": "a1", "colour": "red", "promised": 0}]}, "red has not one tower"),
    ({"towers": [{"square": "z1", "colour": "red", "promised": 0}]}, "z1"),
    ({"reputation": {"aI": 2}}, "has no counter"),
    ({"reputation": {"zI": 2}}, "zI"),
    ({"reputation": {"aI": 7}}, ""),
    ({"reputation": {f"{b}{p}": 3 for b in "ab" for p in ("I", "II", "III")}}, "reputation"),
    ({"lies": {"aN1": "up"}}, "turned up without a value"),
    ({"lies": {"aN1": "sideways"}}, "sideways"),
    ({"lies": {"aN9": "up"}}, "aN9"),
    ({"scouts": {"aN1": [1]}}, "scouted"),
    ({"scouts": {"aN1": [4]}, "hidden": {"threat": {"aN1": 3}}}, "scouted by a seat"),
    ({"scouts": {"aN1": [0]}, "hidden": {"threat": {"aN1": 3}}}, ""),
    ({"hidden": {"threat": {"aN1": 1}}}, "threat counters of value 1"),
    ({"hidden": {"threat": {"aN1": 9}}}, ""),
    ({"hidden": {"cards": {"red": {"dragon": "aI"}}}}, "dragon"),
    ({"hidden": {"cards": {"violet": {"flood": "aI"}}}}, "violet is not played"),
    ({"hidden": {"cards": {"red": {"flood": "cI"}}}}, "cI"),
    ({"in_hand": {"red": 6, "green": 6, "blue": 6}}, "in_hand does not agree"),
    ({"lying": {"aI": {"red": 1}}}, "lying does not agree"),
    ({"drawn": ["aN1"]}, "drawn does not agree"),
    ({"gone": ["green traitor"]}, "gone does not agree"),
    ({"revealed": ["red flood"]}, "revealed"),
    ({"scores": {"violet": 3}}, "a colour that nobody has"),
    ({"scores": {"pink": 3}}, "pink"),
    ({"events": ["diplomacy", "diplomacy"]}, "two different event cards"),
    ({"events": ["diplomacy", "dominance", "reward"]}, "two different event cards"),
    ({"events": ["rain"]}, "rain"),
    ({"letter": "C"}, "substring"),
    ({"turn": {"active": 3}, "current": 3}, "nobody's"),
    ({"turn": {"active": -1}, "current": -1}, "nobody's"),
    ({"turn": {"here": 99}}, "province that is not in play"),
    ({"question": "second-half", "turn": {}}, "was done nowhere"),
    ({"scoring": {"province": 6}}, "province that is not in play"),
    ({"current": 1}, "seat 2 is not asked this"),
    ({"question": "none"}, "only a finished game asks nothing"),
    ({"over": True}, "only a finished game asks nothing"),
    ({"question": "riddle"}, "riddle"),
    ({"question": "draw-threat"}, "not asked this"),
    ({"question": "flood", "about": 1, "current": 1}, "not asked this"),
    ({"question": "which-first", "about": 1}, "not asked this"),
    ({"todo": []}, "nothing follows"),
    ({"todo": ["score"]}, "nothing follows"),
    ({"todo": ["end-test", "dance"]}, "dance"),
]


@pytest.mark.parametrize(("changes", "reason"), CASES, ids=[json.dumps(c)[:40] for c, _ in CASES])
def test_an_invalid_position_file_is_refused_with_its_reason(
    changes: dict[str, object], reason: str
) -> None:
    error = position_error(example(**changes))
    assert reason in str(error.facts["reason"])
    assert error.facts["reason"]


def test_invalid_options_and_content_in_a_position_keep_their_own_errors() -> None:
    assert position_error(example(options={"weather": "rain"})).code == "unknown-option"
    error = position_error(example(options={"first-seat": "4"}))
    assert (error.code, error.clause) == ("no-such-seat", "CC-2.4")
    content = json.loads(shipped_text())
    del content["threat"][0]
    error = position_error(example(content=json.dumps(content)))
    assert (error.code, error.clause) == ("content-wrong", "CC-1.3")
