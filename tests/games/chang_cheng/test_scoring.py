"""Completing a province (CC-7): its cards, the majority and the value.

Board a is 1A: its first province is a1 to a4. In most tests red completes it on a4.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.games.chang_cheng.card_positions import scores
from tests.games.chang_cheng.positions import Table, table
from wanli.core.state import WATCHER

REST_OF_A = "..... ...."


def first_province(
    squares: str,
    *,
    cards: Mapping[str, Sequence[str]] | None = None,
    reputation: Mapping[str, int] | None = None,
) -> Table:
    """A position of four players in which the last square of the first province is empty."""
    return table(4, {"a": f"{squares}. {REST_OF_A}"}, cards=cards, reputation=reputation)


# ---- complete --------------------------------------------------------------------------------
def test_a_province_is_scored_when_its_last_square_gets_a_block() -> None:  # CC-7.1
    t = first_province("rg.").play("wall a3")
    assert t.notes_with("province-complete") == []
    t = first_province("rgb").play("wall a4")
    assert [n.facts["province"] for n in t.notes_with("province-complete")] == ["aI"]


def test_a_broken_wall_counts_for_the_completion_of_a_province() -> None:  # CC-7.1
    t = first_province("r/gb").play("wall a4")
    assert len(t.notes_with("province-complete")) == 1


@pytest.mark.parametrize(("squares", "last"), [("rg.", "double a3"), ("rgb", "tower a4")])
def test_a_double_wall_or_a_tower_can_complete_a_province(
    squares: str, last: str
) -> None:  # CC-7.1
    t = first_province(squares).play(last)
    assert len(t.notes_with("province-complete")) == 1


# ---- revealed cards --------------------------------------------------------------------------
def test_all_cards_of_a_completed_province_are_revealed_to_all() -> None:  # CC-7.2
    t = first_province("rgb", cards={"aI": ["green flood", "blue mandarin"]}).play("wall a4")
    for viewer in (0, 1, 2, 3, WATCHER):
        assert t.view(viewer).table.revealed == ["green flood", "blue mandarin"]
        assert t.view(viewer).table.lying == {}
    told = [(n.facts["colour"], n.facts["card"]) for n in t.notes_with("card-revealed")]
    assert told == [("green", "flood"), ("blue", "mandarin")]


@pytest.mark.parametrize("copies", [2, 3, 4])
def test_equal_cards_of_any_players_remove_each_other(copies: int) -> None:  # CC-7.2
    owners = ["red", "green", "blue", "violet"][:copies]
    cards = [f"{owner} master" for owner in owners]
    t = first_province("rgr", cards={"aI": [*cards, "green flood"]}).play("wall a4")
    assert t.prompt == "flood"
    assert t.notes_with("two-blocks") == []
    assert [n.facts["colour"] for n in t.notes_with("card-removed")] == owners
    assert t.view(0).table.revealed == ["green flood"]
    assert set(cards) <= set(t.view(WATCHER).table.gone)


def test_two_pairs_of_equal_cards_are_both_removed() -> None:  # CC-7.2
    cards = ["red flood", "green flood", "green builder", "blue builder"]
    t = first_province("rgr", cards={"aI": cards}, reputation={"aI": 1}).play("wall a4")
    assert scores(t) == {"red": 5}
    assert t.prompt == "second-half"


def test_equal_cards_in_different_provinces_do_not_remove_each_other() -> None:  # CC-7.2
    lying = {"aI": ["red flood"], "aII": ["green flood"]}
    t = first_province("rgb", cards=lying).play("wall a4")
    assert t.prompt == "flood"
    assert t.view(0).table.lying == {"aII": {"green": 1}}


def test_cards_of_other_provinces_stay_face_down() -> None:  # CC-7.2
    t = first_province("rgb", cards={"bI": ["green master"]}).play("wall a4")
    assert t.view(0).table.revealed == []
    assert t.view(0).table.lying == {"bI": {"green": 1}}


# ---- priority --------------------------------------------------------------------------------
def test_cards_are_resolved_by_priority_with_choices_by_their_owners() -> None:  # CC-7.3
    cards = ["violet mandarin", "blue master", "green builder", "red traitor", "violet warrior"]
    t = first_province("rgb", cards={"aI": [*cards, "blue flood"]}).play("wall a4")
    asked = []
    for answer in ("cancel blue flood", "break a1", "builder block", "no swap"):
        asked.append((t.prompt, t.seat))
        t.play(answer)
    assert asked == [("warrior", 3), ("traitor", 0), ("builder", 1), ("mandarin", 3)]
    codes = [n.code for n in t.notes]
    assert codes.index("block") < codes.index("two-blocks") < codes.index("no-swap")


def test_the_owner_of_a_card_sees_all_cards_and_earlier_choices() -> None:  # CC-7.3
    cards = {"aI": ["green traitor", "blue flood", "violet builder", "violet mandarin"]}
    t = first_province("rgb", cards=cards).play("wall a4", "break a1", "flood -2")
    for viewer in (0, 3, WATCHER):
        seen = t.view(viewer)
        assert t.prompt == "builder"
        assert seen.table.rows["a"].startswith("r/")
        assert seen.table.scoring.change == -2
        assert "violet mandarin" in seen.table.revealed
    t.play("builder block")
    assert t.view(0).provinces[0].blocks["violet"] == 1


def test_only_the_owner_of_a_card_makes_its_choice() -> None:  # CC-7.3
    t = first_province("rgb", cards={"aI": ["blue flood"]}).play("wall a4")
    assert t.seat == 2
    assert t.view(2).legal == ["flood +2", "flood -2"]
    assert t.view(0).legal == []


def test_the_action_continues_after_the_scoring() -> None:  # CC-7.3
    t = first_province("rgb", cards={"aI": ["blue flood"]}).play("wall a4", "flood +2")
    assert (t.prompt, t.seat) == ("second-half", 0)


# ---- the majority ----------------------------------------------------------------------------
def test_the_colour_with_most_blocks_scores_the_value() -> None:  # CC-7.4
    t = first_province("rgb", reputation={"aI": 2}).play("wall a4")
    assert scores(t) == {"red": 6}


def test_all_tied_colours_score_in_full() -> None:  # CC-7.4
    t = first_province("rgg", reputation={"aI": 2}).play("wall a4")
    assert scores(t) == {"red": 6, "green": 6}
    t = first_province("gbv", reputation={"aI": 0}).play("wall a4")
    assert scores(t) == {"red": 4, "green": 4, "blue": 4, "violet": 4}


def test_a_tower_counts_as_one_block_for_the_majority() -> None:  # CC-7.4
    t = first_province("rg^b", reputation={"aI": 0}).play("wall a4")
    assert scores(t) == {"red": 4}
    t = first_province("gr^b", reputation={"aI": 0}).play("wall a4")
    assert scores(t) == {"red": 4}


def test_each_half_of_a_double_wall_counts_as_one_block() -> None:  # CC-7.4
    t = first_province("g=g=r", reputation={"aI": 0}).play("wall a4")
    assert scores(t) == {"red": 4, "green": 4}


def test_only_the_half_of_a_double_wall_inside_the_province_counts() -> None:  # CC-7.4
    t = table(4, {"a": "rb.g= g=.... ...."}, reputation={"aI": 0})
    t.play("wall a3")
    assert scores(t) == {"red": 4}


def test_a_broken_wall_does_not_count_for_the_majority() -> None:  # CC-7.4
    t = first_province("gg/b", reputation={"aI": 1}).play("wall a4")
    assert scores(t) == {"red": 4, "green": 4, "blue": 4}


def test_virtual_blocks_count_for_the_majority() -> None:  # CC-7.4
    t = first_province("rgb", reputation={"aI": 0}, cards={"aI": ["green master"]})
    t.play("wall a4")
    assert scores(t) == {"green": 4}


def test_a_colour_without_blocks_never_scores() -> None:  # CC-7.4
    options = {"neutral-majority": "ignored"}
    t = table(2, {"a": f"bbb. {REST_OF_A}"}, options=options)
    t.play("card warrior aI", "card flood bI", "neutral a4")
    assert len(t.notes_with("province-complete")) == 1
    assert scores(t) == {}


def test_a_colour_without_a_player_scores_nothing() -> None:  # CC-7.4
    t = table(2, {"a": f"bbr. {REST_OF_A}"}).play("wall a4")
    assert scores(t) == {"red": 4}
    t = table(2, {"a": f"bbb. {REST_OF_A}"}).play("wall a4")
    assert scores(t) == {}


# ---- the value -------------------------------------------------------------------------------
def test_the_value_is_the_sum_of_blocks_counter_and_card_modifiers() -> None:  # CC-7.5
    cards = {"aI": ["green flood", "blue builder"]}
    t = first_province("rg^v", cards=cards, reputation={"aI": 3})
    t.play("wall a4", "flood +2", "builder +2")
    (line,) = t.notes_with("province-points")
    assert line.facts == {
        "colour": "red",
        "points": 11,
        "province": "aI",
        "blocks": 2,
        "walls": 4,
        "counter": 3,
        "cards": 4,
    }
    assert line.clause == "CC-7.4"


def test_broken_walls_add_no_value() -> None:  # CC-7.5
    t = first_province("rg/b", reputation={"aI": 0}).play("wall a4")
    assert scores(t) == {"red": 3}


def test_virtual_blocks_add_no_value() -> None:  # CC-7.5
    t = first_province("rgb", cards={"aI": ["red master"]}, reputation={"aI": 0}).play("wall a4")
    assert scores(t) == {"red": 4}
    assert t.notes_with("province-points")[0].facts["blocks"] == 4
    assert t.notes_with("province-points")[0].facts["walls"] == 4


def test_neutral_walls_add_value() -> None:  # CC-7.5, CC-12.8
    for majority in ("compete", "ignored"):
        t = table(
            2,
            {"a": f"rrb. {REST_OF_A}"},
            options={"neutral-majority": majority},
            reputation={"aI": 1},
        )
        assert scores(t.play("wall a4")) == {"red": 5}


@pytest.mark.parametrize("counter", [0, 1, 2, 3, 4])
def test_the_reputation_counter_adds_its_value(counter: int) -> None:  # CC-7.5
    t = first_province("rgb", reputation={"aI": counter}).play("wall a4")
    assert scores(t) == {"red": 4 + counter}


# ---- after the scoring -----------------------------------------------------------------------
def test_after_the_scoring_the_cards_leave_the_game_and_the_counter_stays() -> None:  # CC-7.6
    used = ["red warrior", "green flood", "blue builder", "violet master", "red mandarin"]
    removed = ["green traitor", "violet traitor"]
    t = first_province("rgb", cards={"aI": used + removed}, reputation={"aI": 3})
    t.play("wall a4", "cancel blue builder", "flood -2", "no swap")
    seen = t.view(WATCHER).table
    assert set(seen.gone) == {*used, *removed}
    assert seen.revealed == []
    assert seen.lying == {}
    assert seen.in_hand == {"red": 4, "green": 4, "blue": 5, "violet": 4}
    assert seen.reputation["aI"] == 3


def test_cards_that_left_the_game_are_in_no_hand() -> None:  # CC-7.6
    t = first_province("rgb", cards={"aI": ["red flood"]}).play("wall a4", "flood +2", "wall b1")
    assert "flood" not in t.view(0).own_cards["red"]
    t.play("wall b2", "wall a5", "wall b3", "wall a6", "wall b4", "wall a7")
    assert t.refusal("card flood aII").code == "card-not-in-hand"


def test_a_scored_province_gets_an_emperor_card() -> None:  # CC-7.6
    t = first_province("rgb").play("wall a4")
    assert t.view(WATCHER).table.emperors == 1


def test_a_province_is_never_scored_again() -> None:  # CC-7.6
    rows = {"a": "rrgb ggbb. ...."}
    t = table(4, rows, cards={"aII": ["green mandarin"]}, reputation={"aI": 4, "aII": 0})
    t.play("wall a9", "swap a5 a1")
    assert t.row("a").startswith("grgb" + "rgbbr")
    assert scores(t) == {"red": 5, "blue": 5}
    assert [n.facts["province"] for n in t.notes_with("province-complete")] == ["aII"]


def test_modifiers_of_one_scoring_do_not_carry_over_to_the_next() -> None:  # CC-7.6
    rows = {"a": f"rgb. {REST_OF_A}", "b": "rgbg. ... ....."}
    cards = {"aI": ["blue master", "green flood"]}
    t = table(4, rows, cards=cards, reputation={"aI": 0, "bI": 0})
    t.play("wall a4", "flood +2", "wall b5")
    assert scores(t) == {"blue": 6, "red": 5, "green": 5}
