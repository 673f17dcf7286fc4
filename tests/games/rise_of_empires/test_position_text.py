"""Positions as text: reading back, short files, and impossible positions."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.rise_of_empires.positions import GAME, seat, table, wonder
from wanli.core.errors import BadPosition

Change = Callable[[dict[str, Any]], object]


def text(*changes: Change) -> str:
    """The text of a position with changes."""
    t = table("2A", players=2, progress=["banking"], red=seat(gold=3, pool=2, gaul=2),
              green=seat(progress=["iron"]),
              wonders={"wonder-1b": wonder("egypt", "red")})  # fmt: skip
    data = json.loads(GAME.write_position(t.state))
    for change in changes:
        change(data)
    return json.dumps(data)


def test_a_position_file_may_contain_only_a_few_fields() -> None:  # RE-1.2
    state = GAME.read_position(
        '{"game": "rise-of-empires", "players": 2, "turn": "1A",'
        ' "seats": {"red": {"pool": 2, "cubes": {"gaul": 1}}}}'
    )
    assert [GAME.write(state, action) for action in state.actions()] == ["disc empire"]
    assert GAME.faults(state) == []


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.update(game="chang-cheng"),
        lambda d: d.update(players=6),
        lambda d: d.update(turn="4A"),
        lambda d: d.update(question="none"),
        lambda d: d.update(question="war"),
        lambda d: d.update(question="loss"),
        lambda d: d.update(question="mark"),
        lambda d: d.update(question="riddle"),
        lambda d: d.update(current=1),
        lambda d: d.update(about=3),
        lambda d: d.update(todo=["points"]),
        lambda d: d.update(order=["red", "red"]),
        lambda d: d.update(order=["red"]),
        lambda d: d.update(new_order=["red", ""]),
        lambda d: d.update(bank=41),
        lambda d: d.update(rows={"trade": ["red"] * 9}),
        lambda d: d.update(rows={"empire": ["red"] * 7}),
        lambda d: d["seats"]["red"].update(stock=31),
        lambda d: d["seats"]["red"].update(gold=-1),
        lambda d: d["seats"]["red"].update(food=31),
        lambda d: d["seats"]["red"].update(cubes={"mars": 1}),
        lambda d: d["seats"]["red"].update(progress=["iron", "iron"]),
        lambda d: d["seats"]["red"].update(cities=[]),
        lambda d: d["seats"]["red"].update(cities=["wonder-1b", "wonder-3b-first"]),
        lambda d: d["seats"].update(blue={}),
        lambda d: d["progress"].update(left=[4] * 8),
        lambda d: d["progress"]["unseen"].update(banking=2),
        lambda d: d["progress"].update(shown=["banking"]),
        lambda d: d["progress"]["unseen"].update(magic=1),
        lambda d: d["wonders"]["wonder-1b"].update(holder="green"),
        lambda d: d["wonders"].pop("wonder-1b"),
        lambda d: d.update(gone_cities=[]),
        lambda d: d.update(shown_cities=["berlin"]),
        lambda d: d["doing"].update(active=7),
        lambda d: d.update(options={"marker": "sea"}),
        lambda d: d.update(secret=1),
        lambda d: d["todo"].append("food:77"),
        lambda d: d["todo"].append("losses"),
        lambda d: d["todo"].append("carry-out:9"),
        lambda d: d["todo"].append("carry-out:900"),
        lambda d: d["todo"].append("carry-out:-1"),
        lambda d: d["todo"].insert(1, "food"),
        lambda d: d["todo"].remove("points"),
        lambda d: d["todo"].append("food:1"),
        lambda d: d.update(todo=[*d["todo"][:-1], "action:2"]),
        lambda d: d.update(rows={"trade": ["red"]}),
        lambda d: d.update(rows={"trade": [""]}),
        lambda d: d.update(options={"wonders": "printed"}),
        lambda d: d["seats"]["red"].update(ally="red"),
        lambda d: d["seats"]["red"].update(islands={"gold": -1}),
        lambda d: d.update(question="payment"),
        lambda d: d.update(question="ally", todo=[*d["todo"][:-1], "alliances:2"]),
        lambda d: d.update(
            question="draw-progress",
            about=2,
            current=-1,
            todo=[*d["todo"][:-1], "action", "new-tiles"],
        ),
        lambda d: d.update(question="place", todo=["end-of-turn", "turn-order:2"]),
    ],
)
def test_an_impossible_position_is_refused(change: Change) -> None:  # RE-1.1
    GAME.read_position(text())
    with pytest.raises(BadPosition):
        GAME.read_position(text(change))


def test_the_losses_of_a_war_read_back_and_are_refused_elsewhere() -> None:  # WW-5, WW-7
    red = seat(pool=5, gaul=1, progress=["iron"])
    for cubes, asked in ((4, "loss"), (1, "mark")):
        built = {"wonder-1b": wonder("gaul", "green")}
        t = table("2A", players=2, red=red, green=seat(gaul=cubes), wonders=built)
        t.play("disc empire", "empire e2b", "place gaul", "cubes 3", "done", "war gaul green")
        assert t.prompt == asked
        text = GAME.write_position(t.state)
        assert GAME.write_position(GAME.read_position(text)) == text
        for changes in ({"front": "egypt"}, {"enemy": 0}):
            data = json.loads(text)
            data["doing"].update(changes)
            with pytest.raises(BadPosition):
                GAME.read_position(json.dumps(data))


def test_a_city_tile_missing_in_a_file_is_out_of_the_game() -> None:  # RE-2.2
    state = GAME.read_position(text(lambda d: d.update(gone_cities=d["gone_cities"][:-1])))
    assert json.loads(GAME.write_position(state))["gone_cities"][-1] == "venice"


def test_a_text_that_is_no_position_is_refused() -> None:  # RE-1.1
    for bad in ("", "{}", "[]", "null", '{"game": "rise-of-empires"}'):
        with pytest.raises(BadPosition):
            GAME.read_position(bad)
