"""Positions as text: defaults of a short file, and errors for invalid files."""

from __future__ import annotations

import json
from typing import Any

import pytest

import wanli
from tests.games.great_wall.positions import GAME, Table, table
from wanli.core.errors import BadPosition
from wanli.games.great_wall.positions import read_position

EXAMPLE = """{
 "game": "great-wall",
 "players": 3,
 "walls": [
  {"tokens": [5, 3],
   "cards": {"red": {"dragon": 1, "foot": 3}, "blue": {"keep": 1}},
   "covered": {"blue": {"noble": 1}},
   "dragons": {"red": "blue noble"}},
  {"tokens": [2], "bearer": {"colour": "blue", "card": "gate", "token": 7},
   "cards": {"blue": {"gate": 1}, "green": {"wall": 2}}}
 ],
 "piles": {"green": [8, 1]},
 "hidden": {"hands": {"red": {"gate": 2}, "green": {"horseman": 1}, "blue": {"wall": 1}}}
}"""
PLAIN: dict[str, Any] = json.loads(EXAMPLE)


def example(**changes: object) -> str:
    """The example with other fields; a value of None removes the field."""
    data: dict[str, Any] = {**PLAIN, **changes}
    return json.dumps({name: value for name, value in data.items() if value is not None})


def walls(**changes: object) -> dict[str, object]:
    """The example's first wall with other fields."""
    return {"walls": [{**PLAIN["walls"][0], **changes}, PLAIN["walls"][1]]}


def second(**changes: object) -> dict[str, object]:
    """The example's second wall with other fields."""
    return {"walls": [PLAIN["walls"][0], {**PLAIN["walls"][1], **changes}]}


def hands(**changes: object) -> dict[str, object]:
    """The example's hands with other cards."""
    return {"hidden": {"hands": {**PLAIN["hidden"]["hands"], **changes}}}


def position_error(text: str) -> BadPosition:
    """Return the error for an invalid position text."""
    with pytest.raises(BadPosition) as raised:
        read_position(text)
    return raised.value


def test_a_position_read_from_a_short_file_can_be_written_and_read_back() -> None:
    written = GAME.write_position(read_position(EXAMPLE))
    assert len(written) > len(EXAMPLE)
    assert GAME.write_position(read_position(written)) == written


def test_missing_decks_and_supply_get_the_remaining_cards_and_tokens() -> None:  # GW-1.1, GW-1.2
    t = Table(read_position(EXAMPLE))
    assert t.deck("red") == 20 - 4 - 2
    assert (t.deck("blue"), t.supply()) == (20 - 3 - 1, 36 - 4 - 2)
    assert (t.prompt, t.turn, t.actions_left, t.stage) == ("act", "red", 2, "play")
    assert t.totals(1) == {"red": 7, "blue": 3}
    assert t.totals(2) == {"green": 2, "blue": -5}
    assert t.points("green") == 9


def test_a_file_may_give_the_unplayed_cards_of_one_colour_only() -> None:  # GW-7.1
    t = Table(read_position(example(unplayed={"red": {"gate": 2, "wall": 1}})))
    assert (t.deck("red"), t.deck("green")) == (1, 17)


# ---- invalid files ---------------------------------------------------------------------------
@pytest.mark.parametrize("text", ["", "{", "[]", "null", "{}", '{"game": "great-wall"}'])
def test_a_text_that_is_no_position_is_refused(text: str) -> None:
    assert position_error(text).code in ("position-unreadable", "position-wrong")


def test_a_position_file_of_another_game_is_refused() -> None:
    assert "chang-cheng" in str(position_error(example(game="chang-cheng")).facts["reason"])


NO_CARDS = {"unplayed": {"red": {}}, **hands(red={})}
LAST: dict[str, object] = {"stage": "last-turns", "announcer": 1, **hands(green={})}
LAST["unplayed"] = {"green": {}}
DECKS: dict[str, object] = {"options": {"end": "empty-hand"}}

CASES: list[tuple[dict[str, object], str]] = [
    ({"players": 6}, "6 players"),
    ({"players": 1}, "1 players"),
    ({"players": "3"}, "$.players"),
    ({"colour": "red"}, "colour"),
    # walls
    ({"walls": [None] * 5}, "walls: 5"),
    ({"players": 2, "walls": [None, None, {"tokens": [5, 3]}], "hidden": {}}, "no more than 2"),
    ({"walls": [None, None, None, {"tokens": [5, 3]}]}, "no more than 3"),
    ({"walls": []}, "there is no wall"),
    ({"walls": None, "question": "claim"}, "there is no wall"),
    (walls(tokens=[]), "a wall has two tokens"),
    (walls(tokens=[5]), "a wall has two tokens"),
    (walls(tokens=[5, 3, 2]), "a wall has two tokens"),
    (second(tokens=[]), "a wall has two tokens"),
    (second(tokens=[2, 3]), "a wall has two tokens"),
    (walls(tokens=[0, 3]), "no token 0"),
    (walls(tokens=[6, 3]), "no token 6"),
    (walls(tokens=[9, 3]), "no token 9"),
    (walls(tokens=[-1, 3]), "no token -1"),
    (walls(tokens=[8, 8]), "tokens of value 8"),
    ({"players": 2, "walls": [{"tokens": [5, 5]}], "hidden": {}}, "no wall has equal tokens"),
    (second(bearer={"colour": "blue", "card": "gate", "token": 0}), "no token 0"),
    (second(bearer={"colour": "blue", "card": "keep", "token": 7}), "lies on no card"),
    (second(bearer={"colour": "green", "card": "gate", "token": 7}), "lies on no card"),
    (second(bearer={"colour": "pink", "card": "gate", "token": 7}), "pink is not played"),
    (second(bearer={"colour": "violet", "card": "gate", "token": 7}), "violet is not played"),
    (second(bearer={"colour": "blue", "card": "tower", "token": 7}), "tower"),
    # cards
    (walls(cards={"violet": {"wall": 1}}), "violet is not played"),
    (walls(cards={"red": {"tower": 1, "dragon": 1}}), "tower"),
    (walls(cards={"red": {"keep": 2, "dragon": 1}}), "red"),
    (walls(cards={"red": {"wall": 8, "dragon": 1}}), "red"),
    (walls(cards={"red": {"wall": -1, "dragon": 1}}), "cards at wall 1 do not add up"),
    ({"unplayed": {"red": {"gate": 2, "dragon": 1}}}, "too many cards: dragon"),
    ({"unplayed": {"red": {"gate": 1}}}, "hand or deck of red"),
    ({"unplayed": {"violet": {"gate": 1}}}, "unplayed does not agree"),
    ({"unplayed": {"red": {"gate": 2, "tower": 1}}}, "tower"),
    (hands(red={"gate": 4}), "red"),
    (hands(red={"gate": -1}), "hand or deck of red"),
    (hands(red={"gate": 64}), "hand or deck of red"),
    (hands(red={"gate": 10**30}), "hand or deck of red"),
    ({"unplayed": {"red": {"gate": 66}}}, "too many cards: gate"),
    (walls(cards={"red": {"wall": 64, "dragon": 1}}), "red"),
    (hands(red={"tower": 1}), "tower"),
    (hands(violet={"gate": 1}), "violet is not played"),
    ({"hands": {"red": 3}}, "hands does not agree"),
    ({"hands": {"pink": 0}}, "hands does not agree"),
    # dragons
    (walls(covered={}), "do not match the dragons"),
    (walls(dragons={}), "do not match the dragons"),
    (walls(dragons={"red": "blue gate"}), "do not match the dragons"),
    (walls(dragons={"green": "blue noble"}), "do not match the dragons"),
    (walls(dragons={"violet": "blue noble"}), "violet is not played"),
    (walls(dragons={"red": "pink noble"}), "pink is not played"),
    (walls(dragons={"red": "noble"}), "noble is not played"),
    (walls(dragons={"red": "blue tower"}), "tower"),
    (walls(covered={"violet": {"noble": 1}}), "violet is not played"),
    (walls(covered={"blue": {"noble": 1, "gate": 1, "wall": -1}}), "do not add up"),
    (
        walls(cards={}, covered={"red": {"dragon": 1}}, dragons={"red": "red dragon"}),
        "do not match the dragons",
    ),
    (
        walls(
            cards={},
            covered={"red": {"dragon": 1}, "blue": {"dragon": 1}},
            dragons={"red": "blue dragon", "blue": "red dragon"},
        ),
        "do not match the dragons",
    ),
    # tokens
    ({"piles": {"pink": [5]}}, "pink is not played"),
    ({"piles": {"violet": [5]}}, "violet is not played"),
    ({"piles": {"red": [6]}}, "no token 6"),
    ({"piles": {"red": [9]}}, "no token 9"),
    ({"piles": {"red": [10]}}, "no token 10"),
    ({"piles": {"red": [-1]}}, "no token -1"),
    ({"piles": {"red": [8, 8, 8]}}, "tokens of value 8"),
    ({"supply": {"5": 9}}, "tokens of value"),
    ({"supply": {"5": 256}}, "tokens of value 5"),
    ({"supply": {"5": -1}}, "tokens of value 5"),
    ({"piles": {"red": [5] * 16}}, "tokens of value 5"),
    ({"supply": {"6": 1}}, "no token 6"),
    ({"supply": {"five": 1}}, "no token five"),
    ({"supply": {}}, "tokens of value"),
    ({"revealed": 5}, "revealed for no wall"),
    ({"revealed": 9}, "no token 9"),
    # the turn
    ({"active": 3, "current": 3}, "nobody's"),
    ({"active": -1, "current": -1}, "nobody's"),
    ({"first": 3}, "nobody's"),
    ({"announcer": 3}, "nobody's"),
    ({"current": 1}, "seat 2 is not asked this"),
    ({"question": "none"}, "only a finished game asks nothing"),
    ({"over": True}, "only a finished game asks nothing"),
    ({"over": True, "question": "none"}, "the game ended too early"),
    ({"question": "riddle"}, "riddle"),
    ({"stage": "night"}, "night"),
    ({"claimed": [0]}, "no wall 0"),
    ({"claimed": [5]}, "no wall 5"),
    ({"claimed": [-1]}, "no wall -1"),
    ({"actions_left": 0}, "actions_left: 0"),
    ({"actions_left": 3}, "actions_left: 3"),
    ({"actions_left": -1}, "actions_left: -1"),
    ({"question": "claim", "actions_left": 1}, "actions_left: 1"),
    ({"question": "claim", "claimed": [1]}, "nothing can be done"),
    ({"question": "claim", "active": 2, "current": 2}, "nothing can be done"),
    ({"stage": "set-up"}, "not asked then: act"),
    ({"question": "draw-start", "current": -1}, "not asked then: draw-start"),
    ({"question": "draw-card"}, "seat 1 is not asked this"),
    ({"question": "draw-card", "current": -1}, "actions_left: 2"),
    ({"question": "draw-card", "current": -1, "about": 1, "actions_left": 1}, "is not asked this"),
    ({"question": "draw-card", "current": -1, "about": 7, "actions_left": 1}, "is not asked this"),
    (
        {
            "question": "draw-card",
            "current": -1,
            "actions_left": 1,
            "unplayed": {"red": {"gate": 2}},
        },
        "nothing can be done",
    ),
    ({"question": "draw-token", "current": -1}, "is not asked this"),  # wall 1 is open
    ({"question": "draw-token", "current": -1, "about": 3}, "is not asked this"),
    ({"question": "draw-token", "current": -1, "about": -1}, "is not asked this"),
    # the end
    ({"announcer": 1}, "announced by nobody, or too early"),
    ({"stage": "last-turns"}, "announced by nobody, or too early"),
    ({"stage": "claims-only", "question": "claim"}, "announced by nobody, or too early"),
    ({"stage": "last-turns", "announcer": 1}, "the announcer still has cards"),
    ({**LAST, "unplayed": {"green": {"wall": 1}}}, "the announcer still has cards"),
    ({**LAST, "active": 1, "current": 1}, "nothing can be done"),
    ({**LAST, "active": 1, "current": 1, "question": "claim"}, "the announcer has no last turn"),
    ({**LAST, "stage": "claims-only"}, "not asked then: act"),
    ({**LAST, "over": True, "question": "none"}, "the game ended too early"),
    (NO_CARDS, "nothing can be done"),
    ({**NO_CARDS, "active": 1, "current": 1}, "run out of cards and announced nothing"),
    ({**DECKS, **hands(blue={})}, "run out of cards and announced nothing"),
    ({**DECKS, "stage": "last-turns", "announcer": 1}, "the announcer still has cards"),
]


@pytest.mark.parametrize(
    ("changes", "reason"),
    CASES,
    ids=[f"{i}-{json.dumps(c)[:40]}" for i, (c, _) in enumerate(CASES)],
)
def test_an_invalid_position_file_is_refused_with_its_reason(
    changes: dict[str, object], reason: str
) -> None:
    error = position_error(example(**changes))
    assert reason in str(error.facts["reason"])


@pytest.mark.skipif(not wanli.compiled(), reason="interpreted there is room for any number")
@pytest.mark.parametrize("name", ["active", "about", "current", "actions_left", "shown"])
def test_a_number_too_large_for_compiled_rules_is_refused(name: str) -> None:
    data = json.loads(GAME.write_position(table().state))
    with pytest.raises(BadPosition):
        GAME.read_position(json.dumps({**data, name: 10**30}))


def test_the_valid_positions_behind_these_cases_can_be_read() -> None:
    out_of_play = {**DECKS, **hands(green={}), "stage": "last-turns", "announcer": 1}
    for changes in (
        *({}, LAST, DECKS, {**LAST, **DECKS}, {"question": "claim"}, out_of_play),
        {"question": "draw-card", "current": -1, "actions_left": 0},
        {"question": "draw-token", "current": -1, "about": 2},
        {"question": "draw-token", "current": -1, "about": 2, "revealed": 5},
    ):
        assert read_position(example(**changes)).actions()
    one = {"tokens": [5, 4], "bearer": None}
    read_position(example(players=2, walls=[one], piles={}, hidden={}))


def test_with_two_players_a_position_with_equal_tokens_is_refused() -> None:  # GW-2.3
    line = {"tokens": [5], "bearer": {"colour": "red", "card": "gate", "token": 5}}
    line["cards"] = {"red": {"gate": 1}}
    error = position_error(example(players=2, walls=[line], piles={}, hidden={}))
    assert error.facts["reason"] == "with two players no wall has equal tokens"
    read_position(example(players=3, walls=[line], piles={}, question="act", hidden={}))


def test_invalid_options_in_a_position_keep_their_own_errors() -> None:
    assert position_error(example(options={"weather": "rain"})).code == "unknown-option"
    error = position_error(example(options={"first-seat": "4"}))
    assert (error.code, error.clause) == ("no-such-seat", "GW-2.4")
