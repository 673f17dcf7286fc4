"""The double wall: its points, its halves, and two provinces at once (CC-4)."""

from __future__ import annotations

import pytest

from tests.games.chang_cheng.positions import table

TWO_DONE = {"a": "ggg. .bbgg ...."}  # a double wall on a4 and a5 completes aI and aII


@pytest.mark.parametrize(
    ("square", "points"),
    [("a1", 2), ("a4", 3), ("a5", 3), ("a13", 4)],
    ids=["one and one", "two provinces", "two regions", "across a join"],
)
def test_a_double_wall_earns_a_point_for_each_province_and_region(
    square: str, points: int
) -> None:  # CC-4.1, Example E
    assert table().play(f"double {square}").points("red") == points


def test_the_points_of_a_double_wall_are_scored_at_once() -> None:  # CC-4.1
    t = table().play("double a4", draw=False)
    assert t.prompt == "draw-threat"
    assert t.points("red") == 3
    assert t.notes_with("double-points")[0].clause == "CC-4.1"


def test_a_region_without_a_counter_earns_a_point_too() -> None:  # CC-4.1
    t = table(lies={"aN1": "removed", "aN2": "removed"}).play("double a5")
    assert t.points("red") == 3


def test_each_half_of_a_double_wall_counts_in_its_own_province() -> None:  # CC-4.2
    t = table(rows={"a": "ggr. ..... ...."}, reputation={"aI": 1}).play("double a4")
    assert t.points("green") == 5  # red and green have two each in aI
    assert t.points("red") == 3 + 5
    t = table(rows={"a": "gg.. ..... ...."}, reputation={"aI": 1}).play("double a3")
    assert t.points("green") == 5
    assert t.points("red") == 2 + 5


def test_each_half_of_a_double_wall_counts_in_its_own_region() -> None:  # CC-4.2
    others = ["aN1", "aN3", "bN1", "bN2", "bN3"]
    t = table(
        rows={"a": "gbgb r=r=gb. gbgb", "b": "rgbrg brg brgb."},
        lies=dict.fromkeys(others, "removed"),
        threat={"aN2": 3},
        reputation={"aII": 0, "bIII": 0},
        active=2,
    )  # a6, a7, a8: one block each
    t.play("wall a9", "wall b13")
    assert t.over
    lost = {str(note.facts["colour"]) for note in t.notes_with("mongols")}
    assert lost == {"red", "green", "blue"}


def test_a_double_wall_cannot_be_broken() -> None:  # CC-4.2
    t = table(rows={"a": "r=r=g. ..... ...."}, cards={"aI": ["red traitor"]}).play("wall a4")
    assert t.prompt == "traitor"
    assert t.refusal("break a1").code == "only-single-walls"
    assert t.legal("break") == ["break a3", "break a4"]


def test_a_double_wall_cannot_be_swapped() -> None:  # CC-4.2
    t = table(rows={"a": "r=r=g. b=b=... ...."}, cards={"aI": ["red mandarin"]}).play("wall a4")
    assert t.prompt == "mandarin"
    assert t.refusal("swap a1 a3").code == "only-single-walls"
    assert t.refusal("swap a3 a5").code == "only-single-walls"
    assert t.legal() == ["swap a3 a4", "no swap"]


@pytest.mark.parametrize("square", ["a4", "a5", "a8", "a9", "a13", "b4", "b8"])
def test_a_double_wall_may_lie_across_any_border(square: str) -> None:  # CC-4.3
    assert table().can(f"double {square}")


def test_a_double_wall_may_lie_across_the_join_with_a_later_board() -> None:  # CC-4.3
    left = table(boards=("1A", "3A", "2A"), line="cab")
    assert left.can("double c13")
    assert left.can("double a13")
    assert left.refusal("double b13").code == "no-neighbour"
    left.play("double c13")
    assert left.points("red") == 4
    assert left.row("c") == "............r="
    assert left.row("a") == "r=............"
    right = table(boards=("1A", "3A", "2A"))
    assert right.can("double b13")
    assert right.refusal("double c13").code == "no-neighbour"


def test_the_active_player_orders_two_provinces_completed_by_a_double_wall() -> None:  # CC-4.3
    t = table(rows=TWO_DONE, cards={"aI": ["green flood"], "aII": ["blue flood"]})
    t.play("double a4")
    assert (t.prompt, t.seat) == ("which-first", 0)
    assert t.legal() == ["first aI", "first aII"]
    assert t.refused("first aIII") == "CC-4.3"


def test_the_scoring_order_is_chosen_before_any_card_is_revealed() -> None:  # CC-4.3
    t = table(rows=TWO_DONE, cards={"aI": ["green flood"], "aII": ["blue flood"]})
    t.play("double a4")
    assert t.view(2).table.revealed == []
    assert t.view(2).table.lying == {"aI": {"green": 1}, "aII": {"blue": 1}}


@pytest.mark.parametrize(
    ("first", "then", "order"),
    [("aI", "aII", ["green", "blue"]), ("aII", "aI", ["blue", "green"])],
)
def test_the_first_province_is_scored_before_cards_of_the_second_are_revealed(
    first: str, then: str, order: list[str]
) -> None:  # CC-4.3
    seats = {"green": 1, "blue": 2}
    t = table(rows=TWO_DONE, cards={"aI": ["green flood"], "aII": ["blue flood"]})
    t.play("double a4", f"first {first}")
    assert (t.prompt, t.seat) == ("flood", seats[order[0]])
    assert t.view(0).table.revealed == [f"{order[0]} flood"]
    assert t.state.emperors == 0
    t.play("flood +2")
    assert t.state.emperors == 1
    assert [note.facts["province"] for note in t.notes_with("province-complete")] == [first]
    assert (t.prompt, t.seat) == ("flood", seats[order[1]])
    assert t.view(0).table.revealed == [f"{order[1]} flood"]
    t.play("flood +2")
    assert [note.facts["province"] for note in t.notes_with("province-complete")] == [first, then]
    assert t.seat == 1


def test_the_second_province_is_scored_after_the_swaps_of_the_first() -> None:  # CC-4.3
    cards = {"aI": ["blue mandarin"]}
    t = table(rows=TWO_DONE, cards=cards, reputation={"aI": 0, "aII": 1})
    before = t.copy().play("double a4", "first aII")
    assert (before.points("green"), before.points("blue")) == (6, 6)  # 2 walls each
    t.play("double a4", "first aI", "swap a1 a7")  # a green wall for a blue one
    assert (t.points("green"), t.points("blue")) == (4 + 6, 0)  # aII: green 3, blue 1


def test_no_scoring_order_is_chosen_if_one_province_is_completed() -> None:  # CC-4.3
    for rows in ({"a": "ggg. .bbg. ...."}, {"a": "gg.. bbgg. ...."}, {"a": "..g. .bbgg ...."}):
        square = "a3" if rows["a"].startswith("gg..") else "a4"
        t = table(rows=rows).play(f"double {square}")
        assert (t.prompt, t.seat) == ("first-half", 1)
        assert t.state.emperors == 1
