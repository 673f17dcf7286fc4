"""The rulebook's own examples of scoring (section 17): G, H and I, played move by move."""

from __future__ import annotations

from tests.games.chang_cheng.positions import table


def test_example_g_red_scores_six_before_the_second_wall() -> None:  # CC-7.4, CC-7.5, CC-3.3
    t = table(4, {"a": "rbv. ..... ...."}, reputation={"aI": 2}, scores={"red": 10})
    t.play("wall a4")
    assert t.points("red") == 16
    assert [t.points(colour) for colour in ("green", "blue", "violet")] == [0, 0, 0]
    assert (t.prompt, t.seat) == ("second-half", 0)
    t.play("wall b1")
    assert t.row("b").startswith("r")
    assert t.seat == 1


def test_example_h_red_and_green_score_nine() -> None:  # CC-7.3, CC-8.2, CC-8.3, CC-8.4, CC-7.5
    t = table(
        3,
        {"a": ".... rggb. ...."},
        cards={"aII": ["blue flood", "green traitor"]},
        reputation={"aII": 3},
    )
    t.play("card builder aII", "wall a9")
    assert (t.prompt, t.seat) == ("traitor", 1)
    t.play("break a5")
    assert (t.prompt, t.seat) == ("flood", 2)
    t.play("flood +2")
    assert (t.prompt, t.seat) == ("builder", 0)
    t.play("builder block")
    assert [t.points(colour) for colour in ("red", "green", "blue")] == [9, 9, 0]
    for line in t.notes_with("province-points"):
        parts = [line.facts[part] for part in ("blocks", "walls", "cards", "counter")]
        assert parts == [2, 4, 2, 3]


def test_example_i_the_mongols_take_the_points_of_three_regions() -> None:  # CC-11.1, CC-11.2
    """The regions have 4, 3 and 6 squares; blue is added on the square missing in the example."""
    t = table(
        4,
        {"a": "vvgb bb^g= g=grrvb", "b": "rgvbr gbv rgbv."},
        boards=("2A", "3A"),
        threat={"aN1": 2, "aN2": 4, "aN3": 3},
        scouts={"aN1": [1], "aN2": [1], "aN3": [1]},
        lies={"bN1": "removed", "bN2": "removed", "bN3": "removed"},
        turn={"here": 0},
        question="second-half",
    )
    t.play("wall b13")
    losses = [
        (n.facts["region"], n.facts["colour"], n.facts["points"]) for n in t.notes_with("mongols")
    ]
    assert losses == [("aN1", "violet", -2), ("aN3", "red", -3), ("aN3", "green", -3)]
    (saved,) = t.notes_with("tower-protects")
    assert (saved.facts["region"], saved.facts["colour"]) == ("aN2", "blue")
