"""The Mongols (CC-11): losses at the end of the game.

Regions of board a (1A): a1-5, a6-8, a9-13. Of board b (3A): b1-4, b5-9, b10-13. The wall is full
but for b13, where red builds the second wall of an action; only aN1 has a counter, unless a test
adds others.
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
    """The position before red's last wall on b13, with counters in the named regions only."""
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
    """The colour, region and points of every loss to the Mongols."""
    lines = t.notes_with("mongols")
    assert all(line.clause == "CC-11.1" for line in lines)
    return [(n.facts["colour"], n.facts["region"], n.facts["points"]) for n in lines]


def losses_after_last_wall(t: Table) -> list[tuple[object, object, object]]:
    """Play the last wall and return the losses to the Mongols."""
    t.play("wall b13")
    assert t.over
    return losses(t)


def test_the_colour_with_most_blocks_loses_the_value_of_the_counter() -> None:  # CC-11.1
    t = last_wall("ggrbg")
    assert losses_after_last_wall(t) == [("green", "aN1", -3)]
    assert t.points("green") == -3


@pytest.mark.parametrize("value", [2, 3, 4])
def test_the_loss_is_the_value_of_the_threat_counter(value: int) -> None:  # CC-11.1
    t = last_wall("ggrbg", threat={"aN1": value})
    assert losses_after_last_wall(t) == [("green", "aN1", -value)]


def test_all_tied_colours_lose_in_full() -> None:  # CC-11.1
    assert losses_after_last_wall(last_wall("ggrrb")) == [("red", "aN1", -3), ("green", "aN1", -3)]


def test_each_region_counts_only_blocks_on_its_own_squares() -> None:  # CC-11.1
    threats = {"aN1": 2, "aN2": 4, "bN3": 3}
    t = last_wall("ggrbg", rest="bbr ggggg", b="rrrrr rrr rbbb.", threat=threats)
    assert losses_after_last_wall(t) == [
        ("green", "aN1", -2),
        ("blue", "aN2", -4),
        ("blue", "bN3", -3),
    ]


def test_half_a_double_wall_counts_like_a_single_wall() -> None:  # CC-11.1
    t = last_wall("rrbgg=", rest="g=rb rgbrg")
    assert losses_after_last_wall(t) == [("red", "aN1", -3), ("green", "aN1", -3)]


def test_all_threat_counters_are_revealed_before_losses() -> None:  # CC-11.1
    t = last_wall("ggrbg", threat={"aN1": 3, "bN1": 2})
    t.play("wall b13")
    for viewer in (0, 1, 2, -1):
        regions = {r.name: (r.lies, r.threat) for r in t.view(viewer).regions}
        assert regions["aN1"] == ("up", 3)
        assert regions["bN1"] == ("up", 2)


def test_a_threat_counter_that_was_never_scouted_is_drawn_when_revealed() -> None:  # CC-11.1
    t = table(
        3,
        {"a": "ggrbg rgb rgbrg", "b": FULL_B},
        lies={region: "removed" for region in REGIONS if region != "aN1"},
        turn={"here": 0},
        question="second-half",
    )
    t.play("wall b13", draw=False)
    assert t.prompt == "draw-threat"
    t.play("threat aN1 4")
    assert losses(t) == [("green", "aN1", -4)]


def test_a_region_without_a_counter_causes_no_loss() -> None:  # CC-11.1, CC-8.2
    t = last_wall("ggrbg", threat={"aN3": 2}, rest="bbb ggggr")
    assert losses_after_last_wall(t) == [("green", "aN3", -2)]


def test_a_region_without_blocks_causes_no_loss() -> None:  # CC-11.1
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


def test_broken_walls_do_not_count_against_the_mongols_by_default() -> None:  # CC-11.1, CC-8.8
    assert losses_after_last_wall(last_wall("gg/rrb")) == [("red", "aN1", -3)]


def test_with_the_option_broken_walls_count_for_losses() -> None:  # CC-11.1
    t = last_wall("gg/rrb", options={"broken": "counted"})
    assert losses_after_last_wall(t) == [("red", "aN1", -3), ("green", "aN1", -3)]


def test_a_region_with_only_broken_walls_causes_no_loss() -> None:  # CC-11.1, CC-8.8
    t = last_wall("ggrrb", threat={"aN2": 4}, rest="r/g/b/ rgbrg")
    assert losses_after_last_wall(t) == []
    t = last_wall("ggrrb", threat={"aN2": 4}, rest="r/g/g/ rgbrg", options={"broken": "counted"})
    assert losses_after_last_wall(t) == [("green", "aN2", -4)]


def test_a_tower_in_the_region_protects_its_owner() -> None:  # CC-11.2
    t = last_wall("gg^grb")
    assert losses_after_last_wall(t) == []
    (line,) = t.notes_with("tower-protects")
    assert (line.clause, line.facts["colour"], line.facts["points"]) == ("CC-11.2", "green", 0)
    assert t.points("green") == 0


def test_the_loss_of_a_protected_leader_is_not_passed_on() -> None:  # CC-11.2
    t = last_wall("gg^grr")
    assert losses_after_last_wall(t) == []
    assert [n.facts["colour"] for n in t.notes_with("tower-protects")] == ["green"]


def test_a_tower_does_not_protect_others_tied_with_its_owner() -> None:  # CC-11.2
    assert losses_after_last_wall(last_wall("gg^rrb")) == [("red", "aN1", -3)]


def test_a_tower_protects_only_its_owner() -> None:  # CC-11.2
    assert losses_after_last_wall(last_wall("ggb^rb")) == [("green", "aN1", -3)]


def test_a_tower_in_another_region_does_not_protect() -> None:  # CC-11.2
    t = last_wall("ggrbg", rest="g^gb rgbrg")
    assert losses_after_last_wall(t) == [("green", "aN1", -3)]


def test_a_tower_counts_as_a_block_for_losses() -> None:  # CC-11.1, CC-11.2
    assert losses_after_last_wall(last_wall("gg^rrb"))[0][0] == "red"
    assert losses_after_last_wall(last_wall("gg^grr")) == []


def test_a_swapped_wall_counts_for_losses_in_its_new_region() -> None:  # CC-8.6, CC-11.1
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


def test_no_player_loses_if_neutral_walls_have_the_majority() -> None:  # CC-12.7, CC-11.1
    assert losses_after_last_wall(neutral_walls("bbbrg")) == []


def test_a_player_tied_with_neutral_walls_loses_in_full() -> None:  # CC-12.7, CC-11.1
    assert losses_after_last_wall(neutral_walls("bbggr")) == [("green", "aN1", -3)]


def test_with_neutral_walls_ignored_losses_compare_only_the_players() -> None:  # CC-12.7, CC-11.1
    t = neutral_walls("bbbrg", **{"neutral-majority": "ignored"})
    assert losses_after_last_wall(t) == [("red", "aN1", -3), ("green", "aN1", -3)]
    t = neutral_walls("bbbbb", **{"neutral-majority": "ignored"})
    assert losses_after_last_wall(t) == []


@pytest.mark.parametrize(
    ("option", "scoring"), [("compete", []), ("ignored", [("red", 5), ("green", 5)])]
)
def test_a_neutral_majority_prevents_scoring_unless_ignored(
    option: str, scoring: list[tuple[str, int]]
) -> None:  # CC-12.7, CC-7.4
    t = table(
        2,
        {"b": "bbbg. ... ....."},
        options={"neutral-majority": option},
        reputation={"bI": 0},
    )
    t.play("wall b5")
    assert [
        (n.facts["colour"], n.facts["points"]) for n in t.notes_with("province-points")
    ] == scoring


def test_a_player_tied_with_neutral_walls_scores_the_province() -> None:  # CC-12.7, CC-7.4
    t = table(2, {"b": "bbgr. ... ....."}, reputation={"bI": 0}).play("wall b5")
    assert [n.facts["colour"] for n in t.notes_with("province-points")] == ["red"]
    assert t.points("red") == 5


def test_a_tower_does_not_protect_its_owners_other_colour() -> None:  # CC-11.2, CC-13.3
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
    assert [n.facts["colour"] for n in t.notes_with("tower-protects")] == ["blue"]
