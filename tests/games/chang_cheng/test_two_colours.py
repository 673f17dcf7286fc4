"""Two players with two colours each: blue and green against red and violet (CC-13)."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.chang_cheng.positions import RIGHT, hand, opening, table
from wanli.core.errors import NotAMove

MODE = {"mode": "two-colours"}
NO_MONGOLS = {f"{board}N{n}": "removed" for board in "ab" for n in (1, 2, 3)}
BUILT = {"a": "bbbb bbbbb bbbb", "b": "bb=b=b^. ... ....."}  # all blocks of blue

duel = partial(table, 2, options=MODE)  # a position of this mode


# ---- the turn --------------------------------------------------------------------------------
def test_blue_and_green_play_against_red_and_violet_by_default() -> None:  # CC-13.1
    t = opening(2, options=MODE)
    assert t.view(0).colours == {"blue": 0, "green": 0, "red": 1, "violet": 1}
    for colour in ("red", "green", "blue", "violet"):
        assert t.stock(colour) == (14, 1, 1)
    assert set(t.view(0).own_cards) == {"blue", "green"}
    assert set(t.view(1).own_cards) == {"red", "violet"}
    assert all(len(cards) == 6 for cards in t.view(1).own_cards.values())


def test_the_pairs_of_colours_can_be_chosen() -> None:  # CC-13.1
    t = opening(2, options={**MODE, "colours": "red-green-blue-violet"})
    assert t.view(0).colours == {"red": 0, "green": 0, "blue": 1, "violet": 1}


def test_the_first_turn_is_one_single_wall_of_either_colour() -> None:  # CC-13.1, CC-3.1
    t = opening(2, "start 1", options=MODE)
    assert {move.rsplit(" ", 1)[0] for move in t.legal()} == {"blue wall", "green wall"}
    assert len(t.legal()) == 2 * 26
    t.play("green wall a1")
    assert t.row("a") == "g............"
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_an_action_is_entirely_in_one_colour() -> None:  # CC-13.1
    t = duel().play("blue wall a1")
    assert t.refusal("green wall a5").code == "one-colour-a-turn"
    assert t.refused("green wall a5") == "CC-13.1"
    t.play("blue wall a5")
    assert t.seat == 1
    t.play("violet card flood aI")
    assert t.refused("red card builder aII") == "CC-13.1"
    assert t.refused("red wall a2") == "CC-13.1"
    assert t.can("violet wall a2")


def test_a_player_may_use_the_other_colour_in_the_next_action() -> None:  # CC-13.1
    t = duel().play("blue tower a1", "red tower a3", "green tower a5")
    assert t.row("a") == "b^.r^.g^........"
    assert t.seat == 1


def test_a_player_cannot_use_a_colour_of_the_other_player() -> None:  # CC-13.1, CC-3.2
    t = duel()
    assert t.refusal("red wall a1").code == "not-your-colour"
    assert t.play("blue wall a1").refusal("red wall a5").code == "not-your-colour"


def test_a_move_must_name_its_colour() -> None:  # CC-13.1
    with pytest.raises(NotAMove) as refusal:
        duel().can("wall a1")
    assert refusal.value.clause == "CC-13.1"


def test_a_complete_action_in_one_colour_forbids_a_half_in_the_other() -> None:  # CC-13.1, CC-3.5
    rows = {"a": "bbbb bbbbb bbbb", "b": ".b=b=b^. ... ....."}
    t = duel(rows, gone=hand("blue"))
    assert t.refused("blue wall b1") == "CC-3.5"
    assert not [move for move in t.legal() if move.startswith("blue")]
    assert t.can("green wall b1")


def test_without_a_complete_action_a_half_in_either_colour_is_legal() -> None:  # CC-13.1
    t = table(
        2,
        {
            "a": "bbbb bbbbb bbbb",
            "b": "b=b=gg. ggg ggggg",
            "c": "gg=g= g^g.gv rgrb^.",
        },
        boards=("1A", "3A", "2A"),
        options=MODE,
        gone=[*hand("blue"), *hand("green", "flood")],
    )  # blue has a single wall and no card, green a card and no wall
    assert t.stock("blue") == (1, 0, 0)
    assert t.stock("green") == (0, 0, 0)
    assert t.legal("green") == [f"green card flood {p}" for p in ("bI", "cII", "cIII")]
    assert t.legal("blue") == [f"blue wall {square}" for square in ("b5", "c6", "c13")]
    assert len(t.legal()) == 6
    t.play("green card flood cIII")
    assert t.seat == 1


def test_a_player_passes_only_if_neither_colour_can_act() -> None:  # CC-13.1, CC-3.7
    t = duel(BUILT, gone=hand("blue"))
    assert not t.can("pass")
    t = duel(
        {"a": "bgbr vgbgr bvgr", "b": "rgbrg brv br^.vg"},
        towers={"b10": RIGHT},
        gone=[*hand("blue"), *hand("green")],
    )
    assert t.legal() == ["pass"]


# ---- the scores ------------------------------------------------------------------------------
def test_colours_score_separately() -> None:  # CC-13.2
    t = duel({"a": "bgr. ..... ...."}, reputation={"aI": 1}).play("blue wall a4")
    assert (t.points("blue"), t.points("green"), t.points("red")) == (5, 0, 0)
    t = duel({"a": "bgg. ..... ...."}, reputation={"aI": 1}).play("blue wall a4")
    assert (t.points("blue"), t.points("green")) == (5, 5)  # two each: both are tied


def test_the_score_of_a_player_is_the_sum_of_both_colours() -> None:  # CC-13.2
    t = duel(scores={"blue": 3, "green": 4, "red": 10, "violet": -1})
    assert t.view(0).scores == [7, 9]


def test_colours_lose_separately_to_the_mongols() -> None:  # CC-13.2
    others = {region: how for region, how in NO_MONGOLS.items() if region != "aN2"}
    t = duel(
        {"a": "bgrv bbgr. vrgb", "b": "rgvbr gvb rgvb."},
        lies=others,
        threat={"aN2": 4},
        reputation={"aII": 0, "bIII": 0},
        active=1,
    )  # aN2: blue, green and red one each
    t.play("red wall a9", "red wall b13")
    assert t.over
    assert [n.facts["colour"] for n in t.notes_with("mongols")] == ["red", "green", "blue"]


def test_event_cards_pay_each_colour_separately() -> None:  # CC-13.2
    t = table(
        2,
        {"a": "bbrv bggr. vrvr", "b": "rgvbr gvb rgvb."},
        lies=NO_MONGOLS,
        options={**MODE, "events": "dominance+reward"},
        gone=[*hand("red"), *hand("violet"), *hand("blue", "flood")],
        active=1,
    )
    t.play("red wall a9", "red wall b13")
    assert t.over
    runs = {str(n.facts["colour"]): n.facts["points"] for n in t.notes_with("dominance")}
    assert runs == {"red": 2, "green": 2, "blue": 2, "violet": 1}
    cards = {str(n.facts["colour"]): n.facts["points"] for n in t.notes_with("reward")}
    assert cards == {"blue": 2, "green": 12}


@pytest.mark.parametrize(
    ("scores", "shares"),
    [
        ({"blue": 10, "green": 0, "red": 4, "violet": 5}, [1.0, 0.0]),
        ({"blue": 10, "green": 0, "red": 5, "violet": 5}, [1.0, 0.0]),
        ({"blue": 5, "green": 5, "red": -1, "violet": 11}, [0.0, 1.0]),
        ({"blue": 10, "green": 0, "red": 0, "violet": 10}, [0.5, 0.5]),
        ({"blue": 20, "green": -11, "red": 5, "violet": 5}, [0.0, 1.0]),
        ({"blue": -4, "green": -4, "red": -7, "violet": -1}, [0.0, 1.0]),
    ],
    ids=["sum", "best colour", "best colour of the other", "draw", "sum first", "below 0"],
)
def test_a_tie_goes_to_the_owner_of_the_best_colour_or_is_a_draw(
    scores: dict[str, int], shares: list[float]
) -> None:  # CC-13.2
    t = duel(scores=scores, over=True, question="none")
    assert [float(t.state.result(seat)) for seat in (0, 1)] == shares


# ---- towers and cards ------------------------------------------------------------------------
def test_a_tower_protects_only_its_own_colour() -> None:  # CC-13.3
    others = {region: how for region, how in NO_MONGOLS.items() if region != "aN2"}
    t = duel(
        {"a": "bgrv bb^gr. vrgb", "b": "rgvbr gvb rgvb."},
        lies=others,
        threat={"aN2": 4},
        reputation={"aII": 0, "bIII": 0},
        active=1,
    )
    t.play("red wall a9", "red wall b13")
    assert [n.facts["colour"] for n in t.notes_with("mongols")] == ["red", "green"]
    assert [n.facts["colour"] for n in t.notes_with("tower-protects")] == ["blue"]


def test_a_reservation_is_for_single_walls_of_its_own_colour_only() -> None:  # CC-13.3
    t = duel({"a": "..rb^ ..... ...."}, towers={"a4": RIGHT})
    assert t.closed_squares() == {"a5": "blue"}
    assert t.refused("green wall a5") == "CC-5.3"
    assert t.can("blue wall a5")


def test_a_wall_of_the_other_colour_does_not_end_a_reservation() -> None:  # CC-13.3
    t = duel({"a": "...b^ ..... ...."}, towers={"a4": 3}).play("green wall a3", "green wall b1")
    assert t.closed_squares() == {"a5": "blue"}


def test_a_reservation_ends_when_its_own_colour_has_no_single_walls() -> None:  # CC-13.3, CC-5.4
    t = duel({"a": "bbbb bbbbb bbbb", "b": "rb^... ... ....."}, towers={"b2": RIGHT})
    assert t.closed_squares() == {"b3": "blue"}
    t.play("blue card flood bIII", "blue wall b13")
    assert t.stock("blue")[0] == 0
    assert t.closed_squares() == {}


def test_equal_cards_of_a_player_s_two_colours_remove_each_other() -> None:  # CC-13.4
    t = duel(
        {"a": "bgr. ..... ...."},
        cards={"aI": ["blue flood", "green flood", "blue master"]},
        reputation={"aI": 0},
    )
    t.play("green wall a4")
    assert [n.facts["card"] for n in t.notes_with("card-removed")] == ["flood", "flood"]
    assert (t.points("blue"), t.points("green")) == (4, 0)  # blue 1 + 2, value 4: no flood
    assert t.prompt == "second-half"


def test_a_warrior_can_cancel_a_card_of_its_owners_other_colour() -> None:  # CC-13.4
    t = duel(
        {"a": "bgr. ..... ...."},
        cards={"aI": ["blue warrior", "green master", "red builder"]},
    )
    t.play("green wall a4")
    assert (t.prompt, t.seat) == ("warrior", 0)
    assert t.legal() == ["cancel red builder", "cancel green master"]
    t.play("cancel green master")
    assert (t.prompt, t.seat) == ("builder", 1)


def test_a_warrior_must_cancel_the_only_other_card_of_its_owners_other_colour() -> None:  # CC-13.4
    t = duel({"a": "bgr. ..... ...."}, cards={"aI": ["blue warrior", "green master"]})
    assert t.play("green wall a4").legal() == ["cancel green master"]
