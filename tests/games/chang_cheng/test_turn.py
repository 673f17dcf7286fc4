"""The turn: the first turn, the five actions, the end of a turn, face-down cards (CC-3)."""

from __future__ import annotations

from tests.games.chang_cheng.positions import LEFT, hand, opening, table

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
