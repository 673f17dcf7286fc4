"""The turn: five actions, complete actions, half actions and passes (CC-3)."""

from __future__ import annotations

from tests.games.chang_cheng.positions import BOTH, LEFT, RIGHT, hand, opening, table

NO_RED_CARDS = hand("red")


# ---- the first turn --------------------------------------------------------------------------
def test_the_first_turn_is_one_single_wall_and_nothing_else() -> None:  # CC-3.1
    t = opening(3, "start 1")
    assert t.legal() == [f"wall {board}{n}" for board in "ab" for n in range(1, 14)]
    for other in ("double a1", "tower a1", "card flood aI", "pass"):
        assert t.refused(other) == "CC-3.1"


def test_the_first_turn_ends_after_one_wall() -> None:  # CC-3.1
    t = opening(3, "start 1").play("wall a1")
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_no_neutral_wall_is_offered_after_the_first_turn() -> None:  # CC-3.1
    t = opening(2, "start 2").play("wall a1")
    assert (t.prompt, t.seat) == ("first-half", 0)


def test_only_the_first_turn_of_the_game_is_a_single_wall() -> None:  # CC-3.1
    t = opening(3, "start 1").play("wall a1", "wall a2")
    assert (t.prompt, t.seat) == ("second-half", 1)
    t.play("wall a5", "tower b1")
    assert (t.prompt, t.seat) == ("first-half", 0)
    t.play("wall a3")
    assert (t.prompt, t.seat) == ("second-half", 0)


# ---- the five actions ------------------------------------------------------------------------
def test_two_walls_must_go_into_two_different_provinces() -> None:  # CC-3.2
    t = table().play("wall a1")
    assert t.refusal("wall a4").code == "second-wall-same-province"
    assert t.refused("wall a4") == "CC-3.2"
    assert t.legal("wall") == t.legal()
    assert len(t.legal()) == 26 - 4
    t.play("wall a5")
    assert t.row("a") == "r...r........"
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_two_cards_must_go_into_two_different_provinces() -> None:  # CC-3.2
    t = table().play("card flood aI")
    assert t.refusal("card builder aI").code == "second-card-same-province"
    assert t.refused("card builder aI") == "CC-3.2"
    t.play("card builder aII")
    assert t.view(0).own_cards["red"]["flood"] == "aI"
    assert t.view(0).own_cards["red"]["builder"] == "aII"
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_cards_can_only_go_into_uncompleted_provinces() -> None:  # CC-3.2
    t = table(rows={"a": "rgbr ..... ...."})
    assert t.refusal("card flood aI").code == "province-complete"
    assert t.refused("card flood aI") == "CC-3.2"
    t.play("card flood aII")
    assert t.refused("card builder aI") == "CC-3.2"


def test_a_card_and_a_wall_must_go_into_the_same_province() -> None:  # CC-3.2
    t = table().play("card flood aII")
    assert t.refusal("wall a1").code == "wall-must-join-card"
    assert t.refused("wall a1") == "CC-3.2"
    assert t.legal("wall") == ["wall a5", "wall a6", "wall a7", "wall a8", "wall a9"]
    t.play("wall a7")
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_a_card_must_be_played_before_the_wall() -> None:  # CC-3.2
    t = table().play("wall a1")
    assert t.refusal("card flood aI").code == "wall-then-wall"
    assert t.refused("card flood aI") == "CC-3.2"


def test_the_double_wall_is_an_action_on_two_neighbouring_empty_squares() -> None:  # CC-3.2
    t = table(rows={"a": "..g. ..... ...."})
    assert t.refused("double a2") == "CC-3.2"
    assert t.refused("double a3") == "CC-3.2"
    t.play("double a1")
    assert t.row("a") == "r=r=g.........."
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_the_tower_is_an_action_on_an_empty_square() -> None:  # CC-3.2
    t = table(rows={"a": "..g. ..... ...."})
    assert t.refused("tower a3") == "CC-3.2"
    t.play("tower a1")
    assert t.row("a") == "r^.g.........."
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_no_other_action_can_begin_before_the_second_half() -> None:  # CC-3.2
    t = table().play("wall a1")
    assert t.refused("double b1") == "CC-3.2"
    assert t.refused("tower b1") == "CC-3.2"
    assert t.refused("pass") == "CC-3.5"


def test_a_player_can_only_use_their_own_colour() -> None:  # CC-3.2
    t = table(active=1)
    for move in ("red wall a1", "red double a1", "red tower a1", "red card flood aI"):
        assert t.refusal(move).code == "not-your-colour"
        assert t.refused(move) == "CC-3.2"
    assert t.play("wall a1").row("a") == "g............"


def test_no_wall_can_be_built_on_an_occupied_square() -> None:  # CC-3.2
    t = table(rows={"a": "g/g=g=g^ ..... ...."})
    for square in ("a1", "a2", "a3", "a4"):
        assert t.refusal(f"wall {square}").code == "occupied"
        assert t.refused(f"wall {square}") == "CC-3.2"


def test_a_closed_square_does_not_count_as_empty() -> None:  # CC-3.2, CC-5.3
    t = table(rows={"a": "r.g^. ..... ...."}, towers={"a3": LEFT})
    for move in ("wall a2", "tower a2", "double a2"):
        assert t.refusal(move).code == "kept-for"
        assert t.refused(move) == "CC-5.3"


# ---- after every block -----------------------------------------------------------------------
def test_a_completed_province_is_scored_before_the_second_wall() -> None:  # CC-3.3, Example G
    t = table(4, rows={"a": "rbv. ..... ...."}, reputation={"aI": 2})
    t.play("wall a4")
    assert t.points("red") == 6
    assert (t.prompt, t.seat) == ("second-half", 0)


def test_scouting_happens_before_scoring() -> None:  # CC-3.3, CC-6.1
    t = table(rows={"a": "rgb. ..... ...."}, cards={"aI": ["green flood"]})
    t.play("wall a4", draw=False)
    assert t.prompt == "draw-threat"
    assert t.view(2).table.revealed == []
    assert t.points("red") == 0
    t.draw()
    assert t.view(0).known_threat == {"aN1": 2}
    assert (t.prompt, t.seat) == ("flood", 1)


def test_a_tower_or_a_double_wall_completes_a_province_too() -> None:  # CC-3.3
    t = table(rows={"a": "rgb. ..... ...."}, reputation={"aI": 1}).play("tower a4")
    assert t.points("red") == 5
    t = table(rows={"a": "rg.. ..... ...."}, reputation={"aI": 1}).play("double a3")
    assert t.points("red") == 2 + 5


def test_an_incomplete_province_is_not_scored() -> None:  # CC-3.3
    t = table(rows={"a": "rr.. ..... ...."}).play("wall a3")
    assert t.points("red") == 0
    assert t.state.emperors == 0


# ---- the end of the turn ---------------------------------------------------------------------
def test_a_turn_ends_with_the_neutral_wall_then_a_new_board() -> None:  # CC-3.4
    t = table(2, rows={"a": "rgr. ..... ...."}, emperors=2, active=1)
    t.play("tower b1", "no neutral", "wall a4", "wall a5")
    assert (t.prompt, t.seat) == ("neutral", 0)
    t.play("neutral a6", "threat aN2 2", draw=False)
    assert t.prompt == "draw-board"
    t.play("draw 2A")
    assert (t.prompt, t.seat) == ("join-board", 0)
    t.play("board 2A right")
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_a_new_board_is_joined_before_the_end_of_the_game_is_tested() -> None:  # CC-3.4, CC-10.1
    t = table(
        rows={"a": "rgb. rgbrg brgb", "b": "rgbrg br. brgb."},
        emperors=0,
        gone=hand("blue"),
        active=2,
    )
    t.play("tower b8", "wall a4", "wall b13")
    assert (t.prompt, t.seat, t.over) == ("join-board", 0, False)
    t.play("board 2A left")
    assert (t.prompt, t.seat, t.over) == ("first-half", 1, False)


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


# ---- the prompt ------------------------------------------------------------------------------
def test_the_prompt_of_the_second_half_names_the_first_half_and_its_province() -> None:  # CC-3.2
    prompt = table().play("wall a1").view(0).prompt
    assert (prompt.code, prompt.facts) == (
        "second-half",
        {"seat": 1, "began": "wall", "province": "aI"},
    )
    prompt = table().play("card flood bII").view(0).prompt
    assert (prompt.facts["began"], prompt.facts["province"]) == ("card", "bII")
    assert "began" not in table().view(0).prompt.facts


# ---- face-down cards -------------------------------------------------------------------------
def test_several_own_cards_may_lie_in_one_province() -> None:  # CC-3.8
    t = table(cards={"aI": ["red flood"]}).play("card builder aI", "wall a1")
    assert t.view(0).own_cards["red"]["flood"] == "aI"
    assert t.view(0).own_cards["red"]["builder"] == "aI"


def test_all_players_see_the_number_and_colours_of_the_cards_in_a_province() -> None:  # CC-3.8
    t = table(cards={"aI": ["red flood", "red builder", "green flood"], "bII": ["blue master"]})
    for seat in (0, 1, 2, -1):
        lying = t.view(seat).table.lying
        assert lying == {"aI": {"red": 2, "green": 1}, "bII": {"blue": 1}}


def test_only_the_owner_of_a_face_down_card_sees_its_kind() -> None:  # CC-3.8
    t = table(cards={"aI": ["red flood"]}, active=1)
    assert t.view(0).own_cards["red"]["flood"] == "aI"
    assert list(t.view(1).own_cards) == ["green"]
    assert t.view(-1).own_cards == {}


def test_a_card_cannot_be_taken_back_from_a_province() -> None:  # CC-3.8
    t = table(cards={"aI": ["red flood"]})
    assert [move for move in t.legal("card") if "flood" in move] == []
    t.play("card builder aI", "wall a1", "tower a3", "tower a6")
    assert t.view(0).table.lying == {"aI": {"red": 2}}
