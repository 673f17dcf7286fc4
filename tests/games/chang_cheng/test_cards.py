"""The action cards (CC-8): free choices, forced choices, and cards without effect.

Board a is 1A: provinces a1-4, a5-9, a10-13, regions a1-5, a6-8, a9-13. Board b is 3A: provinces
b1-5, b6-8, b9-13, regions b1-4, b5-9, b10-13. In most tests red completes aI on a4.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.chang_cheng.card_positions import REST_OF_A, first_province, no_effect, scores
from tests.games.chang_cheng.positions import table
from wanli.core.state import WATCHER


# ---- Warrior ---------------------------------------------------------------------------------
def test_a_warrior_cancels_any_one_other_card() -> None:  # CC-8.1
    cards = ["green warrior", "red flood", "green builder", "blue mandarin"]
    t = first_province("rgb", *cards).play("wall a4")
    assert (t.prompt, t.seat) == ("warrior", 1)
    assert sorted(t.legal()) == [
        "cancel blue mandarin",
        "cancel green builder",
        "cancel red flood",
    ]


def test_a_cancelled_card_leaves_the_game_without_effect() -> None:  # CC-8.1
    t = first_province("rgb", "green warrior", "red flood", "blue mandarin").play("wall a4")
    t.play("cancel red flood")
    assert t.prompt == "mandarin"
    assert "red flood" in t.view(WATCHER).table.gone
    t.play("no swap")
    assert scores(t) == {"red": 4}


def test_a_cancelled_master_builder_gives_no_virtual_blocks() -> None:  # CC-8.1
    t = first_province("rgb", "red warrior", "green master").play("wall a4", "cancel green master")
    assert scores(t) == {"red": 4}


def test_a_warrior_must_cancel_a_card_of_its_owner_if_it_is_the_only_one() -> None:  # CC-8.1
    t = first_province("rgb", "green warrior", "green master").play("wall a4")
    assert t.legal() == ["cancel green master"]
    assert t.refused("no swap") == "CC-8.1"
    assert t.refused("pass") == "CC-8.1"
    assert scores(t.play("cancel green master")) == {"red": 4}


def test_a_warrior_may_cancel_a_card_of_its_owner() -> None:  # CC-8.1
    t = first_province("rgb", "green warrior", "green master", "blue master", "green flood")
    t.play("wall a4")
    assert t.legal() == ["cancel green flood"]
    t = first_province("rgb", "green warrior", "blue master", "green flood").play("wall a4")
    assert set(t.legal()) == {"cancel green flood", "cancel blue master"}
    assert scores(t.play("cancel green flood")) == {"blue": 4}


def test_a_warrior_cannot_cancel_itself_or_a_card_of_another_province() -> None:  # CC-8.1
    t = table(
        4,
        {"a": f"rgb. {REST_OF_A}"},
        cards={"aI": ["green warrior", "red flood"], "aII": ["blue flood"]},
    )
    t.play("wall a4")
    assert t.refusal("cancel green warrior").code == "not-itself"
    assert t.refusal("cancel blue flood").code == "card-not-here"
    assert t.refusal("cancel red builder").code == "card-not-here"


def test_a_warrior_alone_has_no_effect() -> None:  # CC-8.1
    t = first_province("rgb", "green warrior").play("wall a4")
    assert no_effect(t) == [("warrior", "CC-8.1")]
    assert (t.prompt, t.seat) == ("second-half", 0)
    assert scores(t) == {"red": 4}


def test_a_warrior_has_no_effect_if_all_other_cards_were_duplicates() -> None:  # CC-8.1, CC-7.2
    t = first_province("rgb", "green warrior", "red master", "blue master").play("wall a4")
    assert no_effect(t) == [("warrior", "CC-8.1")]
    assert scores(t) == {"red": 4}


def test_two_warriors_remove_each_other() -> None:  # CC-8.1, CC-7.2
    t = first_province("rgb", "green warrior", "red warrior", "blue master").play("wall a4")
    assert t.prompt == "second-half"
    assert scores(t) == {"blue": 4}


# ---- Traitor ---------------------------------------------------------------------------------
def test_a_traitor_breaks_a_wall_or_removes_a_counter() -> None:  # CC-8.2
    t = first_province("rgb", "green traitor").play("wall a4")
    assert t.seat == 1
    assert t.legal() == ["break a1", "break a2", "break a3", "break a4", "remove aN1"]
    assert t.refused("no swap") == "CC-8.2"


def test_a_traitor_may_break_any_single_wall_of_the_province() -> None:  # CC-8.2
    t = first_province("ggb", "green traitor").play("wall a4", "break a1")
    assert t.row("a").startswith("g/gbr")
    assert scores(t) == {"red": 3, "green": 3, "blue": 3}


def test_a_traitor_may_break_a_neutral_wall() -> None:  # CC-8.2, CC-12.8
    t = first_province("bbg", "red traitor", players=2).play("wall a4", "break a1")
    assert t.row("a").startswith("b/bgr")
    assert scores(t) == {"red": 3, "green": 3}


def test_a_traitor_cannot_break_a_double_wall_a_tower_or_a_broken_wall() -> None:  # CC-8.2
    rows = {"a": ".... g=g=b^r/. ...."}
    t = table(3, rows, cards={"aII": ["green traitor"]}).play("wall a9")
    assert t.legal("break") == ["break a9"]
    for square in ("a5", "a6", "a7", "a8"):
        assert t.refusal(f"break {square}").code == "only-single-walls"
        assert t.refused(f"break {square}") == "CC-8.2"


def test_a_traitor_cannot_break_a_wall_of_another_province() -> None:  # CC-8.2
    t = first_province("rgb", "green traitor", rest="g.... ....").play("wall a4")
    assert t.refusal("break a5").code == "not-in-this-province"


def test_a_traitor_may_remove_the_counter_of_any_region_sharing_a_square() -> None:  # CC-8.2
    t = table(3, {"a": ".... gbgb. ...."}, cards={"aII": ["green traitor"]}).play("wall a9")
    assert t.legal("remove") == ["remove aN1", "remove aN2", "remove aN3"]
    assert t.refusal("remove bN1").code == "region-not-facing"
    t = first_province("rgb", "green traitor").play("wall a4")
    assert t.legal("remove") == ["remove aN1"]
    assert t.refusal("remove aN2").clause == "CC-8.2"


def test_a_traitor_cannot_remove_a_counter_twice() -> None:  # CC-8.2
    t = first_province("rgb", "green traitor", lies={"aN1": "removed"}).play("wall a4")
    assert t.legal() == ["break a1", "break a2", "break a3", "break a4"]
    assert t.refusal("remove aN1").code == "no-counter"


def test_a_traitor_without_a_wall_to_break_must_remove_a_counter() -> None:  # CC-8.2
    t = table(3, {"b": "..... g=g=. ....."}, cards={"bII": ["green traitor"]}).play("tower b8")
    assert t.legal() == ["remove bN2"]


def test_a_traitor_with_nothing_to_do_has_no_effect() -> None:  # CC-8.2
    t = table(
        3,
        {"b": "..... g=g=. ....."},
        cards={"bII": ["green traitor"]},
        lies={"bN2": "removed"},
    )
    t.play("tower b8")
    assert no_effect(t) == [("traitor", "CC-8.2")]
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_a_counter_removed_face_down_is_never_seen() -> None:  # CC-8.2, CC-15.2
    cards = {"aII": ["green traitor"]}
    t = table(3, {"a": ".... gbgb. ...."}, cards=cards).play("wall a9", "remove aN2")
    assert t.threat("aN2") == -1
    for viewer in (0, 1, 2, WATCHER):
        region = t.view(viewer).regions[1]
        assert (region.name, region.lies, region.threat) == ("aN2", "removed", None)


def test_scouts_still_know_the_value_of_a_removed_counter() -> None:  # CC-8.2, CC-15.2
    t = first_province("rgb", "green traitor").play("wall a4", "threat aN1 4", "remove aN1")
    assert t.view(0).known_threat == {"aN1": 4}
    assert t.view(0).regions[0].threat == 4
    for viewer in (1, 2, WATCHER):
        assert t.view(viewer).known_threat == {}
        assert t.view(viewer).regions[0].threat is None


def test_a_face_up_counter_that_is_removed_stays_known_to_all() -> None:  # CC-8.2, CC-15.1
    cards = {"aI": ["green traitor"]}
    t = table(3, {"a": f"rgb. {REST_OF_A}"}, cards=cards, options={"events": "observers"})
    t.play("wall a4", "threat aN1 4", "remove aN1")
    for viewer in (0, 1, 2, WATCHER):
        assert t.view(viewer).regions[0].lies == "removed"
        assert t.view(viewer).regions[0].threat == 4


# ---- Flood, Builder, Master Builder ----------------------------------------------------------
@pytest.mark.parametrize(("choice", "points"), [("flood +2", 7), ("flood -2", 3)])
def test_a_flood_changes_the_value_by_two(choice: str, points: int) -> None:  # CC-8.3
    t = first_province("rgb", "green flood", counter=1).play("wall a4")
    assert t.legal() == ["flood +2", "flood -2"]
    assert scores(t.play(choice)) == {"red": points}
    assert t.notes[-3].clause == "CC-8.3"


def test_a_builder_adds_two_to_the_value() -> None:  # CC-8.4
    t = first_province("rgb", "green builder", counter=1).play("wall a4")
    assert t.legal() == ["builder +2", "builder block"]
    assert scores(t.play("builder +2")) == {"red": 7}
    assert t.notes_with("value-up")[0].clause == "CC-8.4"


def test_a_builder_is_one_virtual_block_for_its_owner() -> None:  # CC-8.4
    t = first_province("rgb", "green builder", counter=1).play("wall a4", "builder block")
    assert scores(t) == {"red": 5, "green": 5}


def test_a_master_builder_is_two_virtual_blocks_without_a_choice() -> None:  # CC-8.5
    t = first_province("rgb", "green master").play("wall a4")
    assert t.prompt == "second-half"
    assert scores(t) == {"green": 4}
    assert t.notes_with("two-blocks")[0].clause == "CC-8.5"
    assert t.notes_with("province-points")[0].facts["blocks"] == 3


def test_virtual_blocks_count_only_for_their_owner() -> None:  # CC-8.4, CC-8.5
    t = first_province("rgb", "green builder", "green master").play("wall a4", "builder block")
    assert scores(t) == {"green": 4}
    assert t.notes_with("province-points")[0].facts["blocks"] == 4


# ---- all cards -------------------------------------------------------------------------------
def test_virtual_blocks_need_no_real_wall_in_the_province() -> None:  # CC-8.7
    t = first_province("rbv", "green master", players=4).play("wall a4")
    assert scores(t) == {"red": 4, "green": 4}
    t = first_province("bbv", "green master", "green builder").play("wall a4", "builder block")
    assert scores(t) == {"green": 4}


@pytest.mark.parametrize(
    ("choices", "points"),
    [
        (("flood +2", "builder +2"), 8),
        (("flood -2", "builder +2"), 4),
    ],
)
def test_card_modifiers_of_a_province_add_up(choices: Sequence[str], points: int) -> None:  # CC-8.7
    t = first_province("rgb", "green flood", "blue builder").play("wall a4", *choices)
    assert scores(t) == {"red": points}


def test_the_completing_block_can_be_broken() -> None:  # CC-8.7
    t = first_province("rgb", "green traitor").play("wall a4", "break a4")
    assert t.row("a").startswith("rgbr/")
    assert scores(t) == {"red": 3, "green": 3, "blue": 3}


def test_the_completing_block_can_be_swapped() -> None:  # CC-8.7
    t = first_province("rgb", "green mandarin", rest="g.... ....").play("wall a4", "swap a4 a5")
    assert t.row("a").startswith("rgbgr")
    assert scores(t) == {"green": 4}


def test_a_mandarin_cannot_swap_a_wall_just_broken_by_a_traitor() -> None:  # CC-8.8
    t = first_province("rgg", "green traitor", "blue mandarin").play("wall a4", "break a1")
    assert set(t.legal()) == {"swap a2 a4", "swap a3 a4", "no swap"}
    assert t.refusal("swap a1 a2").code == "only-single-walls"


def test_a_broken_wall_counts_neither_for_the_majority_nor_for_the_value() -> None:  # CC-8.8
    t = first_province("rgg", "blue traitor", counter=1).play("wall a4", "break a3")
    (line,) = t.notes_with("province-points")
    assert line.facts["points"] == 4
    assert line.facts["walls"] == 3
    assert line.facts["colour"] == "red"


def test_a_broken_wall_occupies_its_square_for_the_rest_of_the_game() -> None:  # CC-8.8
    t = first_province("rgg", "blue traitor").play("wall a4", "break a3", "wall b1")
    assert t.refusal("wall a3").code == "occupied"
    assert t.view(0).provinces[0].left == 0
    assert t.stock("green") == (12, 1, 1)
