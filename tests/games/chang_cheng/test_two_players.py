"""Two players with neutral walls: red and green, and blue is neutral (CC-12)."""

from __future__ import annotations

import pytest

from tests.games.chang_cheng.positions import BOTH, LEFT, Table, hand, opening, table, unopened
from wanli.core.errors import BadOption
from wanli.games.chang_cheng.view import Stock

HU = {"neutral-after-card": "same"}
IGNORED = {"neutral-majority": "ignored"}
ALL_BUT_ONE_WALL = {"a": "rrrr rrrrr rrrr", "b": "r=r=... ... r^...."}  # red has one wall left


def moves_in(*provinces: range) -> list[str]:
    """Moves that place a neutral wall in these provinces of board a."""
    return [f"neutral a{n}" for province in provinces for n in province]


FIRST, SECOND, THIRD = range(1, 5), range(5, 10), range(10, 14)  # the provinces of board a


def neutral_moves(t: Table) -> list[str]:
    """The legal neutral walls on board a."""
    assert t.prompt == "neutral"
    return t.legal("neutral a")


# ---- the neutral walls -----------------------------------------------------------------------
def test_the_first_unused_colour_has_12_neutral_walls() -> None:  # CC-12.1
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


def test_a_player_may_place_one_neutral_wall_after_an_action() -> None:  # CC-12.1
    t = table(2).play("wall a1", "wall a5")
    assert (t.prompt, t.seat) == ("neutral", 0)
    t.play("neutral a2")
    assert t.row("a") == "rb..r........"
    assert t.stock("blue") == (11, 0, 0)
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_the_neutral_wall_may_be_declined() -> None:  # CC-12.1
    t = table(2).play("wall a1", "wall a5", "no neutral")
    assert t.row("a") == "r...r........"
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_no_neutral_wall_can_be_placed_before_or_during_an_action() -> None:  # CC-12.1
    t = table(2)
    assert not t.can("neutral a2")
    t.play("wall a1")
    assert not t.can("neutral a2")


def test_a_neutral_wall_needs_an_empty_square() -> None:  # CC-12.1
    t = table(2, rows={"a": ".g.. ..... ...."}).play("wall a1", "wall a5")
    assert t.refused("neutral a2") == "CC-3.2"


def test_no_neutral_wall_may_stand_on_a_reserved_square() -> None:  # CC-12.1
    t = table(2, rows={"a": "...g^ b.... ...."}, towers={"a4": LEFT}).play("wall a1", "wall a6")
    assert t.refused("neutral a3") == "CC-5.3"


def test_no_neutral_wall_is_offered_when_all_12_are_on_the_map() -> None:  # CC-12.1
    t = table(2, rows={"b": "bbbbb bbb bbbb."}).play("wall a1", "wall a5")
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_no_neutral_wall_is_offered_in_the_first_turn() -> None:  # CC-12.1, CC-3.1
    t = opening(2, "start 1").play("wall a1")
    assert (t.prompt, t.seat) == ("first-half", 1)
    t.play("wall a2", "wall a5")
    assert (t.prompt, t.seat) == ("neutral", 1)


# ---- where a neutral wall may go -------------------------------------------------------------
def test_after_two_walls_the_neutral_wall_goes_into_one_of_their_provinces() -> None:  # CC-12.2
    t = table(2).play("wall a1", "wall a13")
    assert neutral_moves(t) == moves_in(range(2, 5), range(10, 13))
    assert t.legal("neutral") == neutral_moves(t)
    assert t.refused("neutral a5") == "CC-12.2"
    assert t.refused("neutral b1") == "CC-12.2"


def test_after_two_cards_the_neutral_wall_goes_into_one_of_their_provinces() -> None:  # CC-12.2
    t = table(2).play("card flood aII", "card builder aIII")
    assert t.legal("neutral") == moves_in(SECOND, THIRD)
    assert t.refused("neutral a1") == "CC-12.2"


def test_no_neutral_wall_is_offered_if_both_provinces_are_complete() -> None:  # CC-12.2
    t = table(2, rows={"a": "rgr. ..... grg."}).play("wall a4", "wall a13")
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_after_card_and_wall_the_neutral_wall_goes_into_another_province() -> None:  # CC-12.3
    t = table(2).play("card flood aII", "wall a5")
    assert neutral_moves(t) == moves_in(FIRST, THIRD)
    assert t.can("neutral b13")
    assert t.refused("neutral a6") == "CC-12.3"


def test_hungarian_after_card_and_wall_the_neutral_wall_goes_there_too() -> None:  # CC-12.3
    t = table(2, options=HU).play("card flood aII", "wall a5")
    assert t.legal("neutral") == moves_in(range(6, 10))
    assert t.refused("neutral a1") == "CC-12.3"
    t = table(2, rows={"a": "rgr. ..... ...."}, options=HU).play("card flood aI", "wall a4")
    t.play("flood +2")  # the province is complete: no square is left for a neutral wall
    assert (t.prompt, t.seat) == ("first-half", 1)


@pytest.mark.parametrize("options", [{}, HU], ids=["EN, PL", "HU"])
def test_after_a_tower_the_neutral_wall_goes_into_another_province(
    options: dict[str, str],
) -> None:  # CC-12.4
    t = table(2, options=options).play("tower a7")
    assert neutral_moves(t) == moves_in(FIRST, THIRD)
    assert t.refused("neutral a5") == "CC-12.4"


@pytest.mark.parametrize("options", [{}, HU], ids=["EN, PL", "HU"])
def test_after_a_double_wall_the_neutral_wall_goes_into_a_third_province(
    options: dict[str, str],
) -> None:  # CC-12.4
    t = table(2, options=options).play("double a4")
    assert neutral_moves(t) == moves_in(THIRD)
    assert t.refused("neutral a1") == "CC-12.4"
    assert t.refused("neutral a9") == "CC-12.4"
    t = table(2, options=options).play("double a6")
    assert neutral_moves(t) == moves_in(FIRST, THIRD)
    assert t.refused("neutral a5") == "CC-12.4"


def test_the_hungarian_option_changes_nothing_after_two_walls() -> None:  # CC-12.2, CC-12.3
    t = table(2, options=HU).play("wall a1", "wall a13")
    assert t.legal("neutral") == moves_in(range(2, 5), range(10, 13))


def test_after_a_half_action_the_neutral_wall_goes_into_its_province() -> None:  # CC-12.5
    t = table(2, rows=ALL_BUT_ONE_WALL, gone=hand("red")).play("wall b4")
    assert t.legal() == ["neutral b3", "neutral b5", "no neutral"]
    assert t.refused("neutral b6") == "CC-12.5"
    rows = {**ALL_BUT_ONE_WALL, "b": "r=r=r.. ... r^...."}
    t = table(2, rows=rows, gone=hand("red", "flood")).play("card flood bII")
    assert t.legal() == ["neutral b6", "neutral b7", "neutral b8", "no neutral"]
    assert t.refused("neutral b4") == "CC-12.5"


def test_after_a_pass_the_neutral_wall_goes_into_any_province() -> None:  # CC-12.5
    rows = {**ALL_BUT_ONE_WALL, "b": "r=r=r.. g.. r^ggg."}
    t = table(2, rows=rows, gone=hand("red")).play("pass")
    assert (t.prompt, t.seat) == ("neutral", 0)
    assert t.legal("neutral") == [f"neutral b{n}" for n in (4, 5, 7, 8, 13)]


# ---- what a neutral wall does ----------------------------------------------------------------
def test_a_neutral_wall_scouts_for_the_player_who_placed_it() -> None:  # CC-12.6
    t = table(2, active=1).play("wall a1", "wall a5", "neutral a6", "threat aN2 4")
    assert t.view(1).known_threat["aN2"] == 4
    assert "aN2" not in t.view(0).known_threat


def test_a_neutral_wall_can_complete_a_province() -> None:  # CC-12.6
    t = table(2, rows={"a": "gr.. ..... ...."}, reputation={"aI": 2}, emperors=2)
    t.play("wall a3", "wall a5", "neutral a4")
    assert (t.points("red"), t.points("green")) == (6, 0)
    assert (t.prompt, t.seat) == ("join-board", 0)  # the player who placed it joins the board


def test_no_player_scores_if_neutral_walls_have_the_majority() -> None:  # CC-12.7
    t = table(2, rows={"a": "bbg. ..... ...."}, reputation={"aI": 2}).play("wall a4")
    assert (t.points("red"), t.points("green"), t.points("blue")) == (0, 0, 0)
    assert t.state.emperors == 1
    (note,) = t.notes_with("nobody-scores")
    assert (note.clause, note.facts) == ("CC-12.7", {"province": "aI", "blocks": 2})


def test_a_player_tied_with_neutral_walls_scores_in_full() -> None:  # CC-12.7
    t = table(2, rows={"a": "bbr. ..... ...."}, reputation={"aI": 2}).play("wall a4")
    assert (t.points("red"), t.points("blue")) == (6, 0)
    assert t.notes_with("nobody-scores") == []


def test_with_neutral_walls_ignored_the_best_player_scores() -> None:  # CC-12.7
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
def test_neutral_walls_compete_for_the_majority_against_the_mongols(
    blocks: str, losers: list[str]
) -> None:  # CC-12.7
    t = full_wall(blocks)
    assert [n.facts["colour"] for n in t.notes_with("mongols")] == losers
    unharmed = [{"region": "aN2", "blocks": blocks.count("b")}] if not losers else []
    assert [note.facts for note in t.notes_with("nobody-loses")] == unharmed


@pytest.mark.parametrize(("blocks", "losers"), [("bbr", ["red"]), ("bbb", [])])
def test_with_neutral_walls_ignored_the_mongols_do_not_count_them(
    blocks: str, losers: list[str]
) -> None:  # CC-12.7
    assert [n.facts["colour"] for n in full_wall(blocks, IGNORED).notes_with("mongols")] == losers


@pytest.mark.parametrize("options", [{}, IGNORED], ids=["compete", "ignored"])
def test_neutral_walls_count_in_the_value_of_a_province(options: dict[str, str]) -> None:  # CC-12.8
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
def test_neutral_walls_interrupt_dominance_and_score_nothing(
    options: dict[str, str],
) -> None:  # CC-12.8
    t = full_wall("bbb", {**options, "events": "diplomacy+dominance"})
    runs = {str(n.facts["colour"]): n.facts["points"] for n in t.notes_with("dominance")}
    assert runs == {"red": 2, "green": 2}
    t = full_wall("ggg", {**options, "events": "diplomacy+dominance"})
    runs = {str(n.facts["colour"]): n.facts["points"] for n in t.notes_with("dominance")}
    assert runs == {"red": 2, "green": 4}
    for game in (full_wall("bbb", {"events": "diplomacy+dominance"}), t):
        assert game.points("blue") == 0
        assert "blue" not in {n.facts["colour"] for n in game.notes_with("diplomacy")}


def test_a_neutral_wall_never_uses_up_a_reservation() -> None:  # CC-12.8
    t = table(2, rows={"a": "...r^ ..... ...."}, towers={"a4": BOTH})
    t.play("wall a1", "wall b1", "neutral a3")
    assert t.view(0).table.towers[0].promised == BOTH
    assert t.closed_squares() == {"a5": "red"}
