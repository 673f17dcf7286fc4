"""The action card Mandarin (CC-8.6).

Board a is 1A: provinces a1-4, a5-9, a10-13, regions a1-5, a6-8, a9-13. Board b is 3A: provinces
b1-5, b6-8, b9-13, regions b1-4, b5-9, b10-13. In most tests red completes aI on a4.
"""

from __future__ import annotations

from tests.games.chang_cheng.card_positions import REST_OF_A, first_province, no_effect, scores
from tests.games.chang_cheng.positions import table


def test_a_mandarin_may_swap_with_any_other_single_wall() -> None:  # CC-8.6
    t = table(
        3,
        {"a": f"rgg. {REST_OF_A}", "b": "b.... ... ....."},
        cards={"aI": ["blue mandarin"]},
    )
    t.play("wall a4")
    assert t.seat == 2
    assert set(t.legal()) == {
        "swap a1 a2",
        "swap a1 a3",
        "swap a2 a4",
        "swap a3 a4",
        "swap a1 b1",
        "swap a2 b1",
        "swap a3 b1",
        "swap a4 b1",
        "no swap",
    }


def test_a_swap_counts_in_the_current_scoring() -> None:  # CC-8.6
    rows = {"a": f"rgb. {REST_OF_A}", "b": "b.... ... ....."}
    t = table(3, rows, cards={"aI": ["blue mandarin"]}, reputation={"aI": 0})
    t.play("wall a4", "swap a1 b1")
    assert t.row("a").startswith("bgbr")
    assert t.row("b").startswith("r")
    assert scores(t) == {"blue": 4}


def test_a_mandarin_may_decline_the_swap() -> None:  # CC-8.6
    t = first_province("rgb", "blue mandarin").play("wall a4", "no swap")
    assert t.row("a").startswith("rgbr")
    assert scores(t) == {"red": 4}


def test_a_swap_inside_the_province_does_not_change_the_scoring() -> None:  # CC-8.6
    t = first_province("rgb", "blue mandarin").play("wall a4", "swap a2 a1")
    assert t.row("a").startswith("grbr")
    assert scores(t) == {"red": 4}


def test_with_the_option_a_mandarin_must_swap_with_another_province() -> None:  # CC-8.6
    t = table(
        3,
        {"a": f"rgg. {REST_OF_A}", "b": "b.... ... ....."},
        cards={"aI": ["blue mandarin"]},
        options={"mandarin": "other-province"},
    )
    t.play("wall a4")
    assert set(t.legal()) == {*(f"swap a{n} b1" for n in (1, 2, 3, 4)), "no swap"}
    assert t.refusal("swap a1 a2").code == "swap-other-province"


def test_a_mandarin_may_swap_walls_of_any_colour_and_neutral_walls() -> None:  # CC-8.6, CC-12.8
    rows = {"a": f"rbb. {REST_OF_A}", "b": "g.... ... ....."}
    t = table(2, rows, cards={"aI": ["green mandarin"]}, reputation={"aI": 0})
    t.play("wall a4", "swap a2 b1")
    assert t.row("a").startswith("rgbr")
    assert t.row("b").startswith("b")
    assert scores(t) == {"red": 4}


def test_a_mandarin_cannot_swap_two_walls_of_one_colour() -> None:  # CC-8.6
    t = first_province("rgb", "blue mandarin").play("wall a4")
    assert "swap a1 a4" not in t.legal()
    assert t.refusal("swap a1 a4").code == "swap-same-colour"


def test_a_mandarin_with_nothing_to_swap_has_no_effect() -> None:  # CC-8.6
    t = first_province("rrr", "blue mandarin", rest="r.... ....").play("wall a4")
    assert no_effect(t) == [("mandarin", "CC-8.6")]
    assert t.prompt == "second-half"
    option = {"mandarin": "other-province"}
    t = first_province("rrg", "blue mandarin", options=option).play("wall a4")
    assert no_effect(t) == [("mandarin", "CC-8.6")]


def test_a_mandarin_cannot_swap_doubles_towers_or_broken_walls() -> None:  # CC-8.6, CC-4.2, CC-5.1
    rows = {"a": ".... g=g=r^r/. ....", "b": "g/b^.b=b= g.. ....."}
    t = table(3, rows, cards={"aII": ["green mandarin"]}).play("wall a9")
    assert t.legal() == ["swap a9 b6", "no swap"]
    for text in ("swap a9 b1", "swap a9 b2", "swap a9 b4", "swap a5 b6", "swap a7 b6"):
        assert t.refusal(text).code == "only-single-walls"
    assert t.refusal("swap a8 b6").clause == "CC-8.6"


def test_a_mandarin_must_swap_a_wall_of_its_own_province() -> None:  # CC-8.6
    rows = {"a": f"rgb. {REST_OF_A}", "b": "rg... ... ....."}
    t = table(3, rows, cards={"aI": ["blue mandarin"]}).play("wall a4")
    assert t.refusal("swap b1 b2").code == "not-in-this-province"


def test_a_swap_does_not_rescore_a_scored_province() -> None:  # CC-8.6
    rows = {"a": f"rgb. {REST_OF_A}", "b": "..... rrg ....."}
    t = table(3, rows, cards={"aI": ["green mandarin"]}, reputation={"aI": 0, "bII": 4})
    t.play("wall a4", "swap a2 b7")
    assert t.row("b") == ".....rgg....."
    assert scores(t) == {"red": 4}
    assert len(t.notes_with("province-points")) == 1


def test_a_swap_counts_in_later_scorings() -> None:  # CC-8.6
    rows = {"a": f"rgb. {REST_OF_A}", "b": "..... gb. ....."}
    t = table(3, rows, cards={"aI": ["red mandarin"]}, reputation={"aI": 0, "bII": 0})
    t.play("wall a4", "swap a2 b7", "wall b8")
    assert t.row("b") == ".....ggr....."
    assert scores(t) == {"red": 4, "blue": 4, "green": 3}


def test_a_swap_counts_in_the_second_province_of_a_double_wall() -> None:  # CC-8.6, CC-4.3
    rows = {"a": "bbg. .gbbb ...."}
    cards = {"aI": ["green mandarin"], "aII": ["blue flood"]}
    t = table(3, rows, cards=cards, reputation={"aI": 0, "aII": 0}).play("double a4")
    assert t.prompt == "which-first"
    t.play("first aI", "swap a1 a6")
    assert t.prompt == "flood"
    t.play("flood -2")
    assert t.row("a").startswith("gbgr=r=bbbb")
    points = [(n.facts["colour"], n.facts["points"]) for n in t.notes_with("province-points")]
    assert points == [("green", 4), ("blue", 3)]
    assert [n.facts["blocks"] for n in t.notes_with("province-points")] == [2, 4]
