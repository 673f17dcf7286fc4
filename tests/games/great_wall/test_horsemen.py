"""Horsemen (GW-3.6): free between the claims and the actions, and between the two actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_wall.positions import Table, table, wall

OPEN = (wall(5, 3), wall(4, 2))


def red_to_act(hand: str, deck: str = "gate foot", **more: Any) -> Table:
    """A position in which red begins a turn with this hand and deck."""
    return table(*OPEN, hands={"red": hand}, decks={"red": deck}, **more)


def test_horsemen_played_before_the_first_action_cost_no_action() -> None:  # GW-3.6
    t = red_to_act("2 horseman wall").play("ride 1")
    assert (t.turn, t.actions_left, t.cards(1, "red")) == ("red", 2, {"horseman": 1})
    t.play("ride 2")
    assert (t.turn, t.actions_left, t.cards(2, "red")) == ("red", 2, {"horseman": 1})
    assert t.hand("red") == {"wall": 1}
    t.play("draw")
    assert (t.turn, t.actions_left) == ("red", 1)


def test_horsemen_played_between_the_actions_cost_no_action() -> None:  # GW-3.6
    t = red_to_act("2 horseman wall").play("play wall at 1", "ride 1", "ride 1")
    assert (t.turn, t.actions_left) == ("red", 1)
    assert t.cards(1, "red") == {"wall": 1, "horseman": 2}


def test_horsemen_may_be_played_before_and_after_the_first_action() -> None:  # GW-3.6
    t = red_to_act("2 horseman").play("ride 1", "draw", "ride 2", "draw")
    assert (t.cards(1, "red"), t.cards(2, "red")) == ({"horseman": 1}, {"horseman": 1})
    assert t.turn == "green"


def test_horsemen_cannot_be_played_before_the_claims() -> None:  # GW-3.6
    t = table(wall(5, 3, red="gate"), wall(4, 2), hands={"red": "horseman"})
    assert t.legal("ride") == []
    assert t.refused("ride 1") == "GW-3.6"
    t.play("claim 5 at 1 on gate")
    assert t.can("ride 1")


def test_horsemen_cannot_be_played_between_two_claims() -> None:  # GW-3.6
    t = table(wall(5, 3, red="gate"), wall(4, 2, red="gate"), hands={"red": "horseman"})
    t.play("claim 5 at 1 on gate")
    assert (t.prompt, t.refused("ride 1")) == ("claim", "GW-3.6")


def test_horsemen_cannot_be_played_after_the_second_action() -> None:  # GW-3.6
    t = red_to_act("horseman wall").play("draw", "draw")
    assert (t.turn, t.hand("red")["horseman"]) == ("green", 1)
    assert t.refusal("ride 1").code == "not-in-hand"  # green has none


def test_a_horseman_drawn_by_the_first_action_can_be_played_before_the_second() -> None:  # GW-3.6
    t = red_to_act("wall", "horseman gate").play("draw", "card red horseman")
    assert (t.actions_left, t.can("ride 2")) == (1, True)
    t.play("ride 2")
    assert (t.turn, t.actions_left) == ("red", 1)


def test_a_horseman_drawn_by_the_second_action_stays_in_hand() -> None:  # GW-3.6
    t = red_to_act("wall", "horseman gate foot").play("draw", "card red gate", "draw")
    assert t.turn == "green"


def test_horsemen_may_be_played_as_an_ordinary_action() -> None:  # GW-3.6
    t = red_to_act("2 horseman wall")
    assert t.can("play horseman at 1")
    t.play("play 2 horseman at 1")
    assert (t.turn, t.actions_left, t.cards(1, "red")) == ("red", 1, {"horseman": 2})


def test_horsemen_may_be_played_as_the_second_action() -> None:  # GW-3.6
    t = red_to_act("2 horseman wall").play("draw", "play horseman at 1")
    assert t.turn == "green"


@pytest.mark.parametrize("actions_left", [1, 2])
def test_horsemen_must_be_played_if_nothing_else_is_possible(actions_left: int) -> None:  # GW-3.6
    t = red_to_act("2 horseman", "", actions_left=actions_left)
    assert {move.split()[0] for move in t.legal()} == {"play", "ride"}
    assert all("horseman" in move or move.startswith("ride") for move in t.legal())
    assert t.refused("draw") == "GW-3.5"


def test_only_horsemen_can_be_played_for_free() -> None:  # GW-3.6
    t = red_to_act("gate wall")
    assert (t.refusal("ride 1").code, t.refused("ride 1")) == ("not-in-hand", "GW-3.6")


def test_all_horsemen_in_hand_can_be_played_one_at_a_time() -> None:  # GW-3.6
    t = red_to_act("2 horseman wall").play("ride 1", "ride 1")
    assert t.refused("ride 1") == "GW-3.6"
    assert t.totals(1) == {"red": 4}


def test_the_last_card_as_a_free_horseman_announces_the_end() -> None:  # GW-3.6, GW-6.1
    t = red_to_act("horseman", "").play("ride 1")
    assert (t.stage, t.turn) == ("last-turns", "green")
