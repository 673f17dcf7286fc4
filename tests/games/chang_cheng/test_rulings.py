"""The rulings on scoring (section 16), where the rulebooks differ."""

from __future__ import annotations

import pytest

from tests.games.chang_cheng.positions import Table, table
from wanli.games import game
from wanli.games.chang_cheng.options import OPTIONS

REGIONS = ("aN1", "aN2", "aN3", "bN1", "bN2", "bN3")


def ended(a: str, b: str, *, players: int = 3, **options: str) -> Table:
    """A game that ended with red's wall on b13, with a counter of 3 in aN1 only."""
    t = table(
        players,
        {"a": a, "b": b},
        threat={"aN1": 3},
        scouts={"aN1": [1]},
        lies={region: "removed" for region in REGIONS if region != "aN1"},
        options=options,
        turn={"here": 0},
        question="second-half",
    )
    return t.play("wall b13")


def points(t: Table, code: str) -> dict[object, object]:
    """The points of the notes with a code, by colour."""
    return {note.facts["colour"]: note.facts["points"] for note in t.notes_with(code)}


def test_a_traitor_may_break_a_wall_of_its_owner() -> None:  # CC-8.2
    t = table(3, {"a": "ggb. ..... ...."}, cards={"aI": ["green traitor"]}).play("wall a4")
    assert {"break a1", "break a2"} <= set(t.legal())


def test_a_traitor_cannot_break_a_double_wall_or_a_tower() -> None:  # CC-8.2
    t = table(3, {"a": "g=g=b^. ..... ...."}, cards={"aI": ["green traitor"]}).play("wall a4")
    assert t.legal("break") == ["break a4"]


def test_a_flood_offers_plus_two_and_minus_two() -> None:  # CC-8.3
    t = table(
        3, {"a": "rgb. ..... ...."}, cards={"aI": ["green flood"]}, reputation={"aI": 2}
    ).play("wall a4")
    assert t.legal() == ["flood +2", "flood -2"]
    assert points(t.play("flood -2"), "province-points") == {"red": 4}


def test_example_h_scores_nine_with_the_flood_at_plus_two() -> None:  # CC-8.3
    t = table(
        3,
        {"a": ".... rggb. ...."},
        cards={"aII": ["green traitor", "blue flood"]},
        reputation={"aII": 3},
    )
    t.play("card builder aII", "wall a9", "break a5")
    assert t.legal()[0] == "flood +2"
    t.play("flood +2", "builder block")
    assert points(t, "province-points") == {"red": 9, "green": 9}


def test_example_i_counts_two_green_blocks_in_the_third_region() -> None:  # CC-11.1
    t = ended("rrvgg= g=bb vbvbv", "bvbvb vbv bvbv.", players=4)
    assert points(t, "mongols") == {"red": -3, "green": -3}


@pytest.mark.parametrize(("option", "inside"), [("any", True), ("other-province", False)])
def test_a_mandarin_may_swap_inside_the_province_unless_the_option_forbids_it(
    option: str, inside: bool
) -> None:  # CC-8.6
    t = table(
        3,
        {"a": "rgb. g.... ...."},
        cards={"aI": ["green mandarin"]},
        options={"mandarin": option},
    ).play("wall a4")
    assert ("swap a1 a2" in t.legal()) is inside
    assert "swap a1 a5" in t.legal()


def test_by_default_a_mandarin_swaps_with_any_other_wall() -> None:  # CC-8.6
    assert game("chang-cheng").setup(3).options["mandarin"] == "any"


@pytest.mark.parametrize(
    ("option", "losses"), [("ignored", {"red": -3}), ("counted", {"red": -3, "green": -3})]
)
def test_broken_walls_count_for_losses_only_with_the_option(
    option: str, losses: dict[str, int]
) -> None:  # CC-11.1
    assert points(ended("rrgg/b bgb gbgbg", "bgbgb gbg bgbg.", broken=option), "mongols") == losses


def test_single_walls_double_walls_and_towers_count_for_losses() -> None:  # CC-11.1
    t = ended("r^rbg=g= bgb gbgbg", "bgbgb gbg bgbg.")
    assert points(t, "mongols") == {"green": -3}
    assert points(t, "tower-protects") == {"red": 0}


def test_no_other_player_loses_when_the_leader_is_protected() -> None:  # CC-11.2
    t = ended("g^ggrr bgb gbgbg", "bgbgb gbg bgbg.")
    assert points(t, "mongols") == {}
    assert points(t, "tower-protects") == {"green": 0}


def test_neutral_walls_compete_for_majorities_by_default() -> None:  # CC-12.7
    assert game("chang-cheng").setup(2).options["neutral-majority"] == "compete"
    assert points(ended("bbbrg rgr grgrg", "rgrgr grg rgrg.", players=2), "mongols") == {}


def test_event_cards_do_not_count_neutral_walls() -> None:  # CC-12.8, CC-14.1
    t = ended("bbbg bbrgb brrb", "rgbrg grb rgbg.", players=2, events="diplomacy+dominance")
    assert points(t, "diplomacy") == {"red": 4, "green": 4}  # neutral walls are in more provinces
    assert set(points(t, "dominance")) == {"red", "green"}


def test_a_table_has_none_one_or_two_event_cards() -> None:  # CC-14.1
    (events,) = [option for option in OPTIONS if option.name == "events"]
    assert events.default == "none"
    assert {len(value.split("+")) for value in events.values} == {1, 2}
    assert len(events.values) == 1 + 4 + 6 + 2


@pytest.mark.parametrize(
    ("option", "paid"), [("most", {"red": 4}), ("half", {"red": 4, "green": 4})]
)
def test_diplomacy_scores_the_most_provinces_or_more_than_half_of_them(
    option: str, paid: dict[str, int]
) -> None:  # CC-14.1
    rows = ("rggg rggrr rgrr", "rgbbg rgb bbbb.")
    assert points(ended(*rows, events="diplomacy", diplomacy=option), "diplomacy") == paid


@pytest.mark.parametrize(
    ("option", "paid"),
    [("everybody", {"red": 3, "green": 4, "blue": 1}), ("longest", {"red": 3, "green": 4})],
)
def test_a_tower_scores_one_square_of_dominance_and_counts_two_in_comparisons(
    option: str, paid: dict[str, int]
) -> None:  # CC-14.2
    rows = ("r^rrg gggbr bgbr", "gbgrb gbg rbgb.")
    t = ended(*rows, events="dominance", dominance=option)
    assert points(t, "dominance") == paid
