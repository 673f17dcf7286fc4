"""Complete actions are compulsory; half actions and passes (CC-3.5 to CC-3.7)."""

from __future__ import annotations

from tests.games.chang_cheng.positions import BOTH, RIGHT, hand, table

NO_RED_CARDS = hand("red")


# ---- complete actions are compulsory ---------------------------------------------------------
def test_a_half_action_is_illegal_while_a_complete_action_is_possible() -> None:  # CC-3.5
    t = table(
        rows={"a": "rrrr rrrrr rrrr", "b": "..... ... g.g.g"}, gone=NO_RED_CARDS
    )  # red has one single wall, the double wall and the tower left
    assert t.refusal("wall b1").code == "cannot-be-completed"
    assert t.refused("wall b1") == "CC-3.5"
    assert not t.can("pass")
    assert sorted({move.split()[0] for move in t.legal()}) == ["double", "tower"]


def test_the_only_complete_action_is_compulsory_even_if_it_is_bad() -> None:  # CC-3.5
    t = table(
        rows={"a": "rrrr rrrrr rrrr", "b": "ggggg bbb bbbb."}, gone=NO_RED_CARDS
    )  # only the tower can go into the last square, and red may not save it
    assert t.legal() == ["tower b13"]


def test_an_action_that_was_begun_must_be_completed() -> None:  # CC-3.5
    t = table().play("card flood aI")
    assert t.refused("pass") == "CC-3.5"


def test_a_first_wall_that_closes_the_last_square_for_a_second_is_illegal() -> None:  # CC-3.5
    t = table(
        rows={"a": "rgb. g^..gb rgbr", "b": "rgbrg brg r=r=brg"},
        towers={"a5": BOTH},
        gone=NO_RED_CARDS,
    )
    assert t.refused("wall a6") == "CC-3.5"  # a4 would be closed, and a7 is in the same province
    assert t.legal("wall") == ["wall a4", "wall a7"]
    closing = t.copy().play("wall a4")
    assert closing.closed_squares() == {"a6": "green"}
    assert closing.legal() == ["wall a7"]
    assert t.play("wall a7").legal() == ["wall a4"]


def test_a_wall_that_closes_the_only_other_square_is_a_half_action() -> None:  # CC-3.5, CC-3.6
    t = table(
        rows={"a": "rgb. g^.bgb rgbr", "b": "rgbrg brg r=r=brg"},
        towers={"a5": BOTH},
        gone=NO_RED_CARDS,
    )  # red's tower may not stand next to green's, and either wall closes the other square
    assert t.legal() == ["wall a4", "wall a6"]
    t.play("wall a6")
    assert t.closed_squares() == {"a4": "green"}
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_with_a_card_a_wall_that_closes_the_only_other_square_is_illegal() -> None:  # CC-3.5
    t = table(
        rows={"a": "rgb. g^.bgb rgbr", "b": "rgbrg brg r=r=brg"},
        towers={"a5": BOTH},
        gone=hand("red", "flood"),
    )
    assert t.refused("wall a4") == "CC-3.5"
    assert t.legal() == ["card flood aI", "card flood aII"]
    assert t.play("card flood aII").legal() == ["wall a6"]


def test_a_square_closed_by_the_first_wall_is_closed_for_the_second() -> None:  # CC-3.5
    t = table(rows={"a": "...g^ ..... ...."}, towers={"a4": BOTH})
    t.play("wall a3")
    assert t.refused("wall a5") == "CC-5.3"


def test_a_first_wall_that_ends_a_reservation_opens_a_square_for_the_second() -> None:  # CC-3.5
    t = table(
        rows={"a": "r^.g^. ..... ...."},
        boards=("1A", "3A", "2A"),
        line="cab",
        towers={"a1": RIGHT, "a3": BOTH},
    )
    assert t.closed_squares() == {"a2": "red", "a4": "green"}
    assert t.refused("wall a4") == "CC-5.3"
    t.play("wall c13")  # next to the red tower, on a board joined later
    assert t.closed_squares() == {}
    assert t.can("wall a4")


def test_the_second_wall_may_stand_on_a_board_that_the_first_one_brings() -> None:  # CC-3.5
    full = {"a": "rgbr gbrgb rgbr", "b": "rgbrg brg b=b=rg."}
    t = table(rows=full, emperors=2, options={"new-board": "once"}, gone=NO_RED_CARDS)
    assert t.legal() == ["wall b13", "tower b13"]
    t.play("wall b13", "draw 2A", "board 2A right")
    assert (t.prompt, t.seat) == ("second-half", 0)
    assert t.refused("pass") == "CC-3.5"
    assert t.legal() == [f"wall c{n}" for n in range(1, 14)]
    t.play("wall c1")
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_a_board_at_the_end_of_the_turn_is_too_late_for_a_second_wall() -> None:  # CC-3.5
    full = {"a": "rgbr gbrgb rgbr", "b": "rgbrg r^rg b=b=gg."}
    t = table(rows=full, emperors=2, gone=NO_RED_CARDS)
    assert t.legal() == ["wall b13"]
    t.play("wall b13", "board 2A right")
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_two_emperor_cards_bring_no_board_for_a_second_wall() -> None:  # CC-3.5
    full = {"a": "rgbr gbrgb rgbr", "b": "rgbrg r^rg b=b=gg."}
    t = table(rows=full, emperors=1, options={"new-board": "once"}, gone=NO_RED_CARDS)
    assert t.legal() == ["wall b13"]
    assert t.play("wall b13").over


def test_after_the_last_board_no_board_comes_for_a_second_wall() -> None:  # CC-3.5, CC-9.3
    t = table(
        boards=("1A", "3A", "2A"),
        rows={"a": "rgbr gbrgb rgbr", "b": "rgbrg r^rg b=b=rr.", "c": "gbb gbrbg bgrgb"},
        emperors=2,
        options={"new-board": "once"},
        gone=NO_RED_CARDS,
    )
    assert t.legal() == ["wall b13"]
    assert t.play("wall b13").over


def test_a_first_card_without_a_possible_second_half_is_illegal() -> None:  # CC-3.5
    t = table(
        rows={"a": "rgb. rgbrg rgbr", "b": "rgbrg brg brg^.b"},
        towers={"b11": RIGHT},
        gone=hand("red", "flood"),
    )  # red has one card, and the empty square of bIII is closed to red
    assert t.closed_squares() == {"b12": "green"}
    assert t.refused("card flood bIII") == "CC-3.5"
    assert t.can("card flood aI")


def test_a_reserved_square_completes_a_card_and_a_wall_of_its_owner() -> None:  # CC-3.5, CC-5.3
    t = table(
        rows={"a": "rgbr rgbrg rgbr", "b": "ggbrg brg bgr^.b"},
        towers={"b11": RIGHT},
        gone=hand("red", "flood"),
    )
    assert t.legal() == ["card flood bIII"]
    assert t.play("card flood bIII").legal() == ["wall b12"]


def test_two_cards_can_be_played_without_an_open_square() -> None:  # CC-3.5
    t = table(
        rows={"a": "rgb. rgbrg rgbr", "b": "rgbrg brg brg^.b"},
        towers={"b11": RIGHT},
        gone=hand("red", "flood", "builder"),
    )
    t.play("card flood bIII")
    assert t.legal() == ["card builder aI"]


def test_face_down_cards_do_not_affect_which_actions_are_possible() -> None:  # CC-3.5
    rows = {"a": "rgb. g^..gb rgbr", "b": "rgbrg brg r=r=brg"}
    cards = {"aI": ["blue mandarin", "green traitor"], "aII": ["blue warrior"]}
    t = table(rows=rows, towers={"a5": BOTH}, gone=NO_RED_CARDS)
    with_cards = table(rows=rows, towers={"a5": BOTH}, gone=NO_RED_CARDS, cards=cards)
    assert t.legal() == with_cards.legal()


# ---- halves and passes -----------------------------------------------------------------------
def test_a_half_action_may_be_a_single_wall_on_any_open_square() -> None:  # CC-3.6
    t = table(rows={"a": "rrrr rrrrr rrrr", "b": "r=r=gg. g.g r^.g.g"}, gone=NO_RED_CARDS)
    assert t.legal() == ["wall b5", "wall b7", "wall b10", "wall b12"]
    t.play("wall b7")
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_a_possible_half_action_is_compulsory() -> None:  # CC-3.6
    t = table(rows={"a": "rrrr rrrrr rrrr", "b": "r=r=gg. g.g r^.g.g"}, gone=NO_RED_CARDS)
    assert t.refused("pass") == "CC-3.7"


def test_a_half_action_may_be_a_card_into_any_uncompleted_province() -> None:  # CC-3.6
    t = table(rows={"a": "rrrr rrrrr rrrr", "b": "r=r=r.. g.g r^bbbb"}, gone=hand("red", "flood"))
    assert t.legal() == ["card flood bI", "card flood bII"]
    t.play("card flood bII")
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_with_one_uncompleted_province_only_one_card_can_be_played() -> None:  # CC-3.6
    t = table(
        rows={"a": "rrrr rrrrr rrrr", "b": "r=r=r.. ggg r^bbbb"},
        gone=hand("red", "flood", "master"),
    )
    assert t.legal() == ["card flood bI", "card master bI"]
    t.play("card master bI")
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_a_player_without_a_possible_half_action_passes() -> None:  # CC-3.7
    t = table(
        rows={"a": "rgbr gbrgb rgbr", "b": "rgbrg brg brg^.b"},
        towers={"b11": RIGHT},
        gone=NO_RED_CARDS,
    )  # red has walls, but the only empty square is closed to red
    assert t.legal() == ["pass"]
    t.play("pass")
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_a_player_who_passed_still_gets_turns() -> None:  # CC-3.7
    t = table(rows={"a": "rrrr rrrrr rrrr", "b": "r=r=r.. ... r^bbbb"}, gone=NO_RED_CARDS)
    t.play("pass", "card flood bI", "card builder bII", "card flood bI", "card builder bII")
    assert (t.prompt, t.seat) == ("first-half", 0)
    assert t.legal() == ["pass"]


def test_a_player_who_passed_may_act_when_an_action_becomes_possible() -> None:  # CC-3.7
    t = table(
        rows={"a": "rgbr gbrgb rgbr", "b": "rgbrg brg brg^.b"},
        towers={"b11": RIGHT},
        gone=[*NO_RED_CARDS, *hand("green")],
        emperors=2,
    )
    t.play("pass", "wall b12", "board 2A right", "tower c1")
    assert t.seat == 0
    assert t.can("tower c3")
