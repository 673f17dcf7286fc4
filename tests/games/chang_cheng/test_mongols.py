"""The Mongols (CC-11): who loses what, once the wall is full or nobody can do anything.

Regions of board a (1A): a1-5, a6-8, a9-13. Of board b (3A): b1-4, b5-9, b10-13. The wall is full
but for b13, where red builds the second wall of his action; only aN1 has a counter, unless a test
says more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.games.chang_cheng.positions import Table, hand, table

REGIONS = ("aN1", "aN2", "aN3", "bN1", "bN2", "bN3")
FULL_B = "rgbrg brg brgb."
FILL_A = "rgb rgbrg"


def last_wall(
    first_region: str,
    *,
    rest: str = FILL_A,
    b: str = FULL_B,
    players: int = 3,
    threat: Mapping[str, int] | None = None,
    options: Mapping[str, str] | None = None,
    cards: Mapping[str, Sequence[str]] | None = None,
    gone: Sequence[str] = (),
) -> Table:
    """The wall before red's last one on b13, with counters in the named regions only."""
    threats = threat or {"aN1": 3}
    rows = {"a": f"{first_region} {rest}", "b": b}
    return table(
        players,
        rows,
        threat=threats,
        scouts={region: [1] for region in threats},
        lies={region: "removed" for region in REGIONS if region not in threats},
        options=options,
        turn={"here": 0},
        question="second-half",
        cards=cards,
        gone=gone,
    )


def losses(t: Table) -> list[tuple[object, object, object]]:
    """Colour, region and points of every line of the Mongols."""
    lines = t.noted("mongols")
    assert all(line.clause == "CC-11.1" for line in lines)
    return [(n.facts["colour"], n.facts["region"], n.facts["points"]) for n in lines]


def attacked(t: Table) -> list[tuple[object, object, object]]:
    """Play the last wall; what the Mongols then take."""
    t.play("wall b13")
    assert t.over
    return losses(t)


def test_the_most_blocks_lose_the_value_of_the_counter() -> None:  # CC-11.1
    t = last_wall("ggrbg")
    assert attacked(t) == [("green", "aN1", -3)]
    assert t.points("green") == -3


@pytest.mark.parametrize("value", [2, 3, 4])
def test_the_loss_is_what_the_counter_says(value: int) -> None:  # CC-11.1
    t = last_wall("ggrbg", threat={"aN1": value})
    assert attacked(t) == [("green", "aN1", -value)]


def test_all_tied_lose_in_full() -> None:  # CC-11.1
    assert attacked(last_wall("ggrrb")) == [("red", "aN1", -3), ("green", "aN1", -3)]


def test_each_region_is_counted_by_its_own_squares() -> None:  # CC-11.1
    threats = {"aN1": 2, "aN2": 4, "bN3": 3}
    t = last_wall("ggrbg", rest="bbr ggggg", b="rrrrr rrr rbbb.", threat=threats)
    assert attacked(t) == [("green", "aN1", -2), ("blue", "aN2", -4), ("blue", "bN3", -3)]


def test_the_half_of_a_double_and_a_single_count_alike() -> None:  # CC-11.1
    t = last_wall("rrbgg=", rest="g=rb rgbrg")
    assert attacked(t) == [("red", "aN1", -3), ("green", "aN1", -3)]


def test_all_counters_are_revealed_first() -> None:  # CC-11.1
    t = last_wall("ggrbg", threat={"aN1": 3, "bN1": 2})
    t.play("wall b13")
    for viewer in (0, 1, 2, -1):
        regions = {r.name: (r.lies, r.threat) for r in t.view(viewer).regions}
        assert regions["aN1"] == ("up", 3)
        assert regions["bN1"] == ("up", 2)


def test_a_counter_nobody_saw_is_drawn_when_it_is_revealed() -> None:  # CC-11.1
    t = table(
        3,
        {"a": "ggrbg rgb rgbrg", "b": FULL_B},
        lies={region: "removed" for region in REGIONS if region != "aN1"},
        turn={"here": 0},
        question="second-half",
    )
    t.play("wall b13", draw=False)
    assert t.asked == "draw-threat"
    t.play("threat aN1 4")
    assert losses(t) == [("green", "aN1", -4)]


def test_a_region_without_a_counter_costs_nothing() -> None:  # CC-11.1, CC-8.2
    t = last_wall("ggrbg", threat={"aN3": 2}, rest="bbb ggggr")
    assert attacked(t) == [("green", "aN3", -2)]


def test_a_region_without_blocks_costs_nobody_anything() -> None:  # CC-11.1
    threats = {"aN1": 2, "aN2": 4, "cN3": 3}
    t = table(
        3,
        {"b": "rrrrr rrr rrrrr", "c": "r=r=r^r ggg ......"},
        boards=("1A", "3A", "2A"),
        gone=hand("red"),
        threat=threats,
        scouts={region: [2] for region in threats},
        lies={r: "removed" for r in (*REGIONS, "cN1", "cN2") if r not in threats},
        turn={"passes": 2},
    )
    assert t.legal() == ["pass"]
    t.play("pass")
    assert t.over
    assert losses(t) == []


def test_broken_walls_do_not_count_for_the_mongols() -> None:  # CC-11.1, CC-8.8
    assert attacked(last_wall("gg/rrb")) == [("red", "aN1", -3)]


def test_with_the_option_broken_walls_count_for_the_mongols() -> None:  # CC-11.1
    t = last_wall("gg/rrb", options={"broken": "counted"})
    assert attacked(t) == [("red", "aN1", -3), ("green", "aN1", -3)]


def test_a_region_of_broken_walls_alone_is_a_region_without_blocks() -> None:  # CC-11.1, CC-8.8
    t = last_wall("ggrrb", threat={"aN2": 4}, rest="r/g/b/ rgbrg")
    assert attacked(t) == []
    t = last_wall("ggrrb", threat={"aN2": 4}, rest="r/g/g/ rgbrg", options={"broken": "counted"})
    assert attacked(t) == [("green", "aN2", -4)]


def test_a_tower_in_the_region_saves_its_owner() -> None:  # CC-11.2
    t = last_wall("gg^grb")
    assert attacked(t) == []
    (line,) = t.noted("tower-protects")
    assert (line.clause, line.facts["colour"], line.facts["points"]) == ("CC-11.2", "green", 0)
    assert t.points("green") == 0


def test_the_loss_of_a_protected_leader_is_not_passed_on() -> None:  # CC-11.2
    t = last_wall("gg^grr")
    assert attacked(t) == []
    assert [n.facts["colour"] for n in t.noted("tower-protects")] == ["green"]


def test_a_tower_does_not_protect_others_tied_with_its_owner() -> None:  # CC-11.2
    assert attacked(last_wall("gg^rrb")) == [("red", "aN1", -3)]


def test_a_tower_of_one_player_saves_nobody_else() -> None:  # CC-11.2
    assert attacked(last_wall("ggb^rb")) == [("green", "aN1", -3)]


def test_a_tower_in_another_region_saves_nobody_here() -> None:  # CC-11.2
    t = last_wall("ggrbg", rest="g^gb rgbrg")
    assert attacked(t) == [("green", "aN1", -3)]


def test_a_tower_counts_as_a_block_for_the_mongols() -> None:  # CC-11.1, CC-11.2
    assert attacked(last_wall("gg^rrb"))[0][0] == "red"
    assert attacked(last_wall("gg^grr")) == []


def test_a_swapped_wall_counts_for_the_mongols_where_it_stands() -> None:  # CC-8.6, CC-11.1
    t = last_wall(
        "ggrbr", b="rgbrg brg brgb.", cards={"bIII": ["green mandarin"]}, gone=hand("red")
    )
    t.play("wall b13", "swap b13 a1")
    assert losses(t) == [("red", "aN1", -3)]


# ---- neutral walls ---------------------------------------------------------------------------
def neutral_walls(first_region: str, **options: str) -> Table:
    """Two players, red and green, and blue as the neutral colour."""
    return last_wall(
        first_region, players=2, options=options, rest="rgr rgrgr", b="rgrgr ggb bggb."
    )


def test_a_strict_neutral_majority_means_nobody_loses() -> None:  # CC-12.7, CC-11.1
    assert attacked(neutral_walls("bbbrg")) == []


def test_tied_with_neutral_a_player_loses_in_full() -> None:  # CC-12.7, CC-11.1
    assert attacked(neutral_walls("bbggr")) == [("green", "aN1", -3)]


def test_ignored_neutral_walls_leave_the_players_among_themselves() -> None:  # CC-12.7, CC-11.1
    t = neutral_walls("bbbrg", **{"neutral-majority": "ignored"})
    assert attacked(t) == [("red", "aN1", -3), ("green", "aN1", -3)]
    t = neutral_walls("bbbbb", **{"neutral-majority": "ignored"})
    assert attacked(t) == []


@pytest.mark.parametrize(
    ("option", "scoring"), [("compete", []), ("ignored", [("red", 5), ("green", 5)])]
)
def test_neutral_majorities_in_a_province(
    option: str, scoring: list[tuple[str, int]]
) -> None:  # CC-12.7, CC-7.4
    t = table(
        2,
        {"b": "bbbg. ... ....."},
        options={"neutral-majority": option},
        reputation={"bI": 0},
    )
    t.play("wall b5")
    assert [(n.facts["colour"], n.facts["points"]) for n in t.noted("province-points")] == scoring


def test_tied_with_neutral_a_player_scores_in_full() -> None:  # CC-12.7, CC-7.4
    t = table(2, {"b": "bbgr. ... ....."}, reputation={"bI": 0}).play("wall b5")
    assert [n.facts["colour"] for n in t.noted("province-points")] == ["red"]
    assert t.points("red") == 5


def test_a_towers_protection_is_for_its_own_colour_only() -> None:  # CC-11.2, CC-13.3
    t = table(
        2,
        {"a": "bb^ggr rgv rgvrg", "b": "rgvrg vrg vrgv."},
        threat={"aN1": 3},
        scouts={"aN1": [1]},
        lies={region: "removed" for region in REGIONS if region != "aN1"},
        options={"mode": "two-colours"},
        active=1,
        turn={"here": 0, "colour": 0},
        question="second-half",
    )
    t.play("red wall b13")
    assert losses(t) == [("green", "aN1", -3)]
    assert [n.facts["colour"] for n in t.noted("tower-protects")] == ["blue"]
