"""Two players with neutral walls: red and green, and blue is neutral (CC-12)."""

from __future__ import annotations

import pytest

from tests.games.chang_cheng.positions import BOTH, LEFT, Table, hand, opening, table, unopened
from wanli.core.errors import BadOption
from wanli.games.chang_cheng.view import Stock

HU = {"neutral-after-card": "same"}
IGNORED = {"neutral-majority": "ignored"}
ALL_BUT_ONE_WALL = {"a": "rrrr rrrrr rrrr", "b": "r=r=... ... r^...."}  # red has one wall left


def squares(*provinces: range) -> list[str]:
    """Squares of board a."""
    return [f"neutral a{n}" for province in provinces for n in province]


FIRST, SECOND, THIRD = range(1, 5), range(5, 10), range(10, 14)  # the provinces of board a


def neutral_squares(t: Table) -> list[str]:
    """Where a neutral wall may go on board a, once it is asked for."""
    assert t.asked == "neutral"
    return t.legal("neutral a")


# ---- the neutral walls -----------------------------------------------------------------------
def test_12_single_walls_of_the_first_unused_colour_are_neutral() -> None:  # CC-12.1
    t = opening(2)
    assert t.view(0).neutral == "blue"
    assert t.stock("blue") == (12, 0, 0)
    assert t.view(0).stock["blue"] == Stock(12, 0, 0)
    assert list(t.view(0).stock) == ["red", "green", "blue"]
    assert "blue" not in t.view(0).table.in_hand
    assert t.stock("violet") == (0, 0, 0)
    t = opening(2, options={"colours": "green-violet-red-blue"})
    assert t.view(0).neutral == "red"


def test_the_host_may_choose_the_neutral_colour() -> None:  # CC-12.1
    t = opening(2, options={"neutral-colour": "violet"})
    assert t.view(0).neutral == "violet"
    assert t.stock("violet") == (12, 0, 0)
    assert t.stock("blue") == (0, 0, 0)
    with pytest.raises(BadOption) as refusal:
        unopened(2, {"neutral-colour": "red"})
    assert refusal.value.clause == "CC-12.1"


def test_after_his_action_a_player_may_place_one_neutral_wall() -> None:  # CC-12.1
    t = table(2).play("wall a1", "wall a5")
    assert (t.asked, t.seat) == ("neutral", 0)
    t.play("neutral a2")
    assert t.row("a") == "rb..r........"
    assert t.stock("blue") == (11, 0, 0)
    assert (t.asked, t.seat) == ("first-half", 1)


def test_he_need_not_place_it() -> None:  # CC-12.1
    t = table(2).play("wall a1", "wall a5", "no neutral")
    assert t.row("a") == "r...r........"
    assert (t.asked, t.seat) == ("first-half", 1)


def test_no_neutral_wall_before_or_in_the_middle_of_an_action() -> None:  # CC-12.1
    t = table(2)
    assert not t.can("neutral a2")
    t.play("wall a1")
    assert not t.can("neutral a2")


def test_a_neutral_wall_needs_an_empty_square() -> None:  # CC-12.1
    t = table(2, rows={"a": ".g.. ..... ...."}).play("wall a1", "wall a5")
    assert t.refused("neutral a2") == "CC-3.2"


def test_a_neutral_wall_never_stands_on_a_square_closed_by_a_reservation() -> None:  # CC-12.1
    t = table(2, rows={"a": "...g^ b.... ...."}, towers={"a4": LEFT}).play("wall a1", "wall a6")
    assert t.refused("neutral a3") == "CC-5.3"


def test_when_all_12_stand_none_is_offered() -> None:  # CC-12.1
    t = table(2, rows={"b": "bbbbb bbb bbbb."}).play("wall a1", "wall a5")
    assert (t.asked, t.seat) == ("first-half", 1)


def test_no_neutral_wall_in_the_first_turn() -> None:  # CC-12.1, CC-3.1
    t = opening(2, "start 1").play("wall a1")
    assert (t.asked, t.seat) == ("first-half", 1)
    t.play("wall a2", "wall a5")
    assert (t.asked, t.seat) == ("neutral", 1)


# ---- where it may go -------------------------------------------------------------------------
def test_after_two_walls_only_in_one_of_their_provinces() -> None:  # CC-12.2
    t = table(2).play("wall a1", "wall a13")
    assert neutral_squares(t) == squares(range(2, 5), range(10, 13))
    assert t.legal("neutral") == neutral_squares(t)
    assert t.refused("neutral a5") == "CC-12.2"
    assert t.refused("neutral b1") == "CC-12.2"


def test_after_two_cards_only_in_one_of_their_provinces() -> None:  # CC-12.2
    t = table(2).play("card flood aII", "card builder aIII")
    assert t.legal("neutral") == squares(SECOND, THIRD)
    assert t.refused("neutral a1") == "CC-12.2"


def test_if_both_provinces_are_complete_no_neutral_wall_is_offered() -> None:  # CC-12.2
    t = table(2, rows={"a": "rgr. ..... grg."}).play("wall a4", "wall a13")
    assert (t.asked, t.seat) == ("first-half", 1)


def test_after_card_and_wall_in_any_other_province() -> None:  # CC-12.3
    t = table(2).play("card flood aII", "wall a5")
    assert neutral_squares(t) == squares(FIRST, THIRD)
    assert t.can("neutral b13")
    assert t.refused("neutral a6") == "CC-12.3"


def test_hungarian_after_card_and_wall_in_the_same_province() -> None:  # CC-12.3
    t = table(2, options=HU).play("card flood aII", "wall a5")
    assert t.legal("neutral") == squares(range(6, 10))
    assert t.refused("neutral a1") == "CC-12.3"
    t = table(2, rows={"a": "rgr. ..... ...."}, options=HU).play("card flood aI", "wall a4")
    t.play("flood +2")  # the province is complete: no square is left for a neutral wall
    assert (t.asked, t.seat) == ("first-half", 1)


@pytest.mark.parametrize("options", [{}, HU], ids=["EN, PL", "HU"])
def test_after_a_tower_not_in_its_province(options: dict[str, str]) -> None:  # CC-12.4
    t = table(2, options=options).play("tower a7")
    assert neutral_squares(t) == squares(FIRST, THIRD)
    assert t.refused("neutral a5") == "CC-12.4"


@pytest.mark.parametrize("options", [{}, HU], ids=["EN, PL", "HU"])
def test_after_a_double_wall_not_in_any_of_its_provinces(
    options: dict[str, str],
) -> None:  # CC-12.4
    t = table(2, options=options).play("double a4")
    assert neutral_squares(t) == squares(THIRD)
    assert t.refused("neutral a1") == "CC-12.4"
    assert t.refused("neutral a9") == "CC-12.4"
    t = table(2, options=options).play("double a6")
    assert neutral_squares(t) == squares(FIRST, THIRD)
    assert t.refused("neutral a5") == "CC-12.4"


def test_after_two_walls_the_hungarian_option_changes_nothing() -> None:  # CC-12.2, CC-12.3
    t = table(2, options=HU).play("wall a1", "wall a13")
    assert t.legal("neutral") == squares(range(2, 5), range(10, 13))


def test_after_half_an_action_only_in_the_province_just_used() -> None:  # CC-12.5
    t = table(2, rows=ALL_BUT_ONE_WALL, gone=hand("red")).play("wall b4")
    assert t.legal() == ["neutral b3", "neutral b5", "no neutral"]
    assert t.refused("neutral b6") == "CC-12.5"
    rows = {**ALL_BUT_ONE_WALL, "b": "r=r=r.. ... r^...."}
    t = table(2, rows=rows, gone=hand("red", "flood")).play("card flood bII")
    assert t.legal() == ["neutral b6", "neutral b7", "neutral b8", "no neutral"]
    assert t.refused("neutral b4") == "CC-12.5"


def test_after_a_pass_anywhere() -> None:  # CC-12.5
    rows = {**ALL_BUT_ONE_WALL, "b": "r=r=r.. g.. r^ggg."}
    t = table(2, rows=rows, gone=hand("red")).play("pass")
    assert (t.asked, t.seat) == ("neutral", 0)
    assert t.legal("neutral") == [f"neutral b{n}" for n in (4, 5, 7, 8, 13)]


# ---- what it does ----------------------------------------------------------------------------
def test_it_scouts_for_the_player_who_placed_it() -> None:  # CC-12.6
    t = table(2, active=1).play("wall a1", "wall a5", "neutral a6", "threat aN2 4")
    assert t.view(1).known_threat["aN2"] == 4
    assert "aN2" not in t.view(0).known_threat


def test_it_completes_a_province_that_is_then_scored() -> None:  # CC-12.6
    t = table(2, rows={"a": "gr.. ..... ...."}, reputation={"aI": 2}, emperors=2)
    t.play("wall a3", "wall a5", "neutral a4")
    assert (t.points("red"), t.points("green")) == (6, 0)
    assert (t.asked, t.seat) == ("join-board", 0)  # the player who placed it joins the board


def test_a_strict_neutral_majority_means_nobody_scores() -> None:  # CC-12.7
    t = table(2, rows={"a": "bbg. ..... ...."}, reputation={"aI": 2}).play("wall a4")
    assert (t.points("red"), t.points("green"), t.points("blue")) == (0, 0, 0)
    assert t.state.emperors == 1
    (note,) = t.noted("nobody-scores")
    assert (note.clause, note.facts) == ("CC-12.7", {"province": "aI", "blocks": 2})


def test_tied_with_neutral_a_player_scores_in_full() -> None:  # CC-12.7
    t = table(2, rows={"a": "bbr. ..... ...."}, reputation={"aI": 2}).play("wall a4")
    assert (t.points("red"), t.points("blue")) == (6, 0)
    assert t.noted("nobody-scores") == []


def test_ignored_the_best_player_scores_whatever_is_neutral() -> None:  # CC-12.7
    rows = {"a": "bbg. ..... ...."}
    t = table(2, rows=rows, reputation={"aI": 2}, options=IGNORED).play("wall a4")
    assert (t.points("red"), t.points("green")) == (6, 6)  # one wall each, and all four count


def full_wall(a_n2: str, options: dict[str, str] | None = None) -> Table:
    """The last turn of a game in which only region aN2 (a6 to a8) has a counter."""
    t = table(
        2,
        rows={"a": f"rggr g{a_n2}. grgr", "b": "rgbrg grb rgrg."},
        lies=dict.fromkeys(["aN1", "aN3", "bN1", "bN2", "bN3"], "removed"),
        threat={"aN2": 3},
        reputation={"aII": 0, "bIII": 0},
        options=options or {},
    )
    t.play("wall a9", "wall b13")
    assert t.over
    return t


@pytest.mark.parametrize(
    ("blocks", "losers"),
    [("bbr", []), ("bbb", []), ("brg", ["red", "green"]), ("brr", ["red"])],
)
def test_neutral_walls_compete_for_the_mongols_too(
    blocks: str, losers: list[str]
) -> None:  # CC-12.7
    t = full_wall(blocks)
    assert [n.facts["colour"] for n in t.noted("mongols")] == losers
    unharmed = [{"region": "aN2", "blocks": blocks.count("b")}] if not losers else []
    assert [note.facts for note in t.noted("nobody-loses")] == unharmed


@pytest.mark.parametrize(("blocks", "losers"), [("bbr", ["red"]), ("bbb", [])])
def test_ignored_the_mongols_overlook_neutral_walls(
    blocks: str, losers: list[str]
) -> None:  # CC-12.7
    assert [n.facts["colour"] for n in full_wall(blocks, IGNORED).noted("mongols")] == losers


@pytest.mark.parametrize("options", [{}, IGNORED], ids=["compete", "ignored"])
def test_neutral_walls_count_in_the_value(options: dict[str, str]) -> None:  # CC-12.8
    t = table(2, rows={"a": "brr. ..... ...."}, reputation={"aI": 0}, options=options)
    assert t.play("wall a4").points("red") == 4


@pytest.mark.parametrize("options", [{}, IGNORED], ids=["compete", "ignored"])
def test_neutral_walls_can_be_broken_and_swapped(options: dict[str, str]) -> None:  # CC-12.8
    rows = {"a": "brr. b.... ...."}
    t = table(2, rows=rows, cards={"aI": ["green traitor"]}, options=options).play("wall a4")
    t.play("break a1")
    assert t.row("a")[:2] == "b/"
    t = table(2, rows=rows, cards={"aI": ["green mandarin"]}, options=options).play("wall a4")
    assert t.can("swap a1 a2")
    t.play("swap a2 a5")
    assert t.row("a")[:5] == "bbrrr"


@pytest.mark.parametrize("options", [{}, IGNORED], ids=["compete", "ignored"])
def test_neutral_walls_interrupt_dominance_and_gain_nothing(
    options: dict[str, str],
) -> None:  # CC-12.8
    t = full_wall("bbb", {**options, "events": "diplomacy+dominance"})
    runs = {str(n.facts["colour"]): n.facts["points"] for n in t.noted("dominance")}
    assert runs == {"red": 2, "green": 2}
    t = full_wall("ggg", {**options, "events": "diplomacy+dominance"})
    runs = {str(n.facts["colour"]): n.facts["points"] for n in t.noted("dominance")}
    assert runs == {"red": 2, "green": 4}
    for game in (full_wall("bbb", {"events": "diplomacy+dominance"}), t):
        assert game.points("blue") == 0
        assert "blue" not in {n.facts["colour"] for n in game.noted("diplomacy")}


def test_a_neutral_wall_never_uses_up_a_reservation() -> None:  # CC-12.8
    t = table(2, rows={"a": "...r^ ..... ...."}, towers={"a4": BOTH})
    t.play("wall a1", "wall b1", "neutral a3")
    assert t.view(0).table.towers[0].promised == BOTH
    assert t.kept() == {"a5": "red"}
