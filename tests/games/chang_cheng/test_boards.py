"""New boards: when they come, and where they are joined (CC-9)."""

from __future__ import annotations

import pytest

from tests.games.chang_cheng.positions import Table, table

ALMOST = {"a": "rgb. rgb.. rgb.", "b": "rgbr. ... ....."}
ONCE = {"new-board": "once"}


def faces(t: Table) -> list[str]:
    """The faces of the boards in play."""
    return t.view(0).table.boards


# ---- Emperor cards ---------------------------------------------------------------------------
def test_each_scored_province_puts_one_emperor_card_on_the_map() -> None:  # CC-9.1
    t = table(rows=ALMOST).play("wall a4")
    assert t.state.emperors == 1
    t.play("wall a13")
    assert t.state.emperors == 2
    assert (t.prompt, t.seat) == ("first-half", 1)  # two Emperor cards bring no board
    assert faces(t) == ["1A", "3A"]


def test_the_third_emperor_card_brings_a_random_remaining_board() -> None:  # CC-9.1
    t = table(rows=ALMOST, emperors=2).play("wall a4", "wall b6", "threat bN2 2", draw=False)
    assert t.prompt == "draw-board"
    assert t.legal() == ["draw 2A", "draw 4A"]
    assert [int(t.state.weight(draw)) for draw in t.state.actions()] == [1, 1]


def test_with_mixed_faces_a_new_board_may_show_either_face() -> None:  # CC-9.1, CC-2.1
    t = table(rows=ALMOST, emperors=2, options={"faces": "mixed"})
    t.play("wall a4", "wall b6", "threat bN2 2", draw=False)
    assert t.legal() == ["draw 2A", "draw 2B", "draw 4A", "draw 4B"]


def test_the_active_player_joins_the_board_to_the_left_or_right_end() -> None:  # CC-9.1
    t = table(rows=ALMOST, emperors=2, active=1).play("wall a4", "wall b6", "draw 4A")
    assert (t.prompt, t.seat) == ("join-board", 1)
    assert t.legal() == ["board 4A left", "board 4A right"]
    assert t.refusal("board 2A left").code == "other-board-drawn"
    assert t.refused("board 2A left") == "CC-9.1"
    left, right = t.copy().play("board 4A left"), t.copy().play("board 4A right")
    assert (faces(left), left.view(0).table.line) == (["1A", "3A", "4A"], "cab")
    assert (faces(right), right.view(0).table.line) == (["1A", "3A", "4A"], "abc")


def test_with_the_option_the_active_player_chooses_the_board() -> None:  # CC-9.1
    t = table(rows=ALMOST, emperors=2, options={"board-choice": "player"})
    t.play("wall a4", "wall b6")
    assert (t.prompt, t.seat) == ("join-board", 0)
    sides = ("left", "right")
    assert t.legal() == [f"board {face} {side}" for face in ("2A", "4A") for side in sides]
    assert t.refused("board 2B left") == "CC-2.1"
    assert t.refused("board 3A left") == "CC-2.1"
    t.play("board 4A right")
    assert faces(t) == ["1A", "3A", "4A"]


def test_with_the_option_and_mixed_faces_the_player_chooses_the_face_too() -> None:  # CC-9.1
    options = {"board-choice": "player", "faces": "mixed"}
    t = table(rows=ALMOST, emperors=2, options=options).play("wall a4", "wall b6")
    assert {move.split()[1] for move in t.legal()} == {"2A", "2B", "4A", "4B"}


def test_the_counters_of_a_new_board_are_drawn() -> None:  # CC-9.1
    given = {"aI": 4, "aII": 4, "aIII": 4, "bI": 3, "bII": 3, "bIII": 3}
    t = table(rows=ALMOST, emperors=2, reputation=given)
    t.play("wall a4", "wall b6", "board 2A left", draw=False)
    assert t.prompt == "draw-reputation"
    assert t.legal() == [f"reputation cI {value}" for value in (0, 1, 2)]
    t.play("reputation cI 2", "reputation cII 0", "reputation cIII 1")
    assert t.view(0).table.reputation == {**given, "cI": 2, "cII": 0, "cIII": 1}
    assert [(r.lies, r.threat) for r in t.view(0).regions[6:]] == [("down", None)] * 3


@pytest.mark.parametrize(("before", "after"), [(2, 0), (3, 1)])
def test_three_emperor_cards_come_back_and_a_surplus_stays(
    before: int, after: int
) -> None:  # CC-9.1
    t = table(rows=ALMOST, emperors=before).play("wall a4", "wall b6", "board 2A left")
    assert t.state.emperors == after


def test_a_double_wall_may_bring_a_third_and_a_fourth_emperor_card() -> None:  # CC-9.1
    t = table(rows={"a": "rgb. .gbrg ...."}, emperors=2)
    t.play("double a4", "first aI", "board 2A left")
    assert t.state.emperors == 1
    assert faces(t) == ["1A", "3A", "2A"]
    assert t.seat == 1


# ---- when ------------------------------------------------------------------------------------
def test_a_new_board_comes_at_the_end_of_the_turn() -> None:  # CC-9.1
    t = table(rows=ALMOST, emperors=2).play("wall a4")
    assert (t.prompt, t.seat) == ("second-half", 0)
    assert t.state.emperors == 3
    t.play("wall b6")
    assert t.prompt == "join-board"


def test_at_once_a_new_board_comes_before_the_rest_of_the_action() -> None:  # CC-9.1
    t = table(rows=ALMOST, emperors=2, options=ONCE).play("wall a4")
    assert (t.prompt, t.seat) == ("join-board", 0)
    t.play("board 2A right")
    assert t.state.emperors == 0
    assert (t.prompt, t.seat) == ("second-half", 0)
    t.play("wall c1")
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_at_once_a_new_board_comes_after_the_scorings_of_the_block() -> None:  # CC-9.1
    t = table(
        rows={"a": "rgb. .gbrg ...."},
        cards={"aI": ["green flood"], "aII": ["blue flood"]},
        emperors=2,
        options=ONCE,
    )
    t.play("double a4", "first aI", "flood +2")
    assert (t.prompt, t.seat) == ("flood", 2)
    t.play("flood +2")
    assert (t.prompt, t.seat) == ("join-board", 0)


def test_at_once_a_new_board_comes_before_the_neutral_wall() -> None:  # CC-9.1
    rows = {"a": "rgr. ..... ...."}
    t = table(2, rows=rows, emperors=2, options=ONCE).play("card flood aI", "wall a4", "flood +2")
    assert t.prompt == "join-board"
    t.play("board 2A right")
    assert t.prompt == "neutral"
    assert t.can("neutral c1")
    t = table(2, rows=rows, emperors=2).play("card flood aI", "wall a4", "flood +2")
    assert t.prompt == "neutral"


def test_at_once_a_neutral_wall_brings_a_board_too() -> None:  # CC-9.1, CC-12.6
    t = table(2, rows={"a": "rg.. ..... ...."}, emperors=2, options=ONCE)
    t.play("wall a3", "wall b1", "neutral a4")
    assert (t.prompt, t.seat) == ("join-board", 0)
    t.play("board 2A right")
    assert (t.prompt, t.seat) == ("first-half", 1)


# ---- names -----------------------------------------------------------------------------------
def test_squares_keep_their_names_when_a_board_is_joined_on_the_left() -> None:  # CC-9.1
    t = table(
        rows=ALMOST,
        emperors=2,
        cards={"bII": ["green flood"]},
        reputation={"bII": 4},
        threat={"aN2": 4},
        scouts={"aN2": [2]},
    )
    before = t.view(1)
    t.play("wall a4", "wall b6", "board 2A left", "reputation cI 3")
    after = t.view(1)
    names = [p.name for p in after.provinces]
    assert names == ["aI", "aII", "aIII", "bI", "bII", "bIII", "cI", "cII", "cIII"]
    assert [p.squares for p in after.provinces][:6] == [p.squares for p in before.provinces]
    assert [r.squares for r in after.regions][:6] == [r.squares for r in before.regions]
    assert after.provinces[6].squares == ["c1", "c2", "c3"]
    assert after.regions[6].squares == ["c1", "c2", "c3", "c4"]
    assert after.table.rows["b"].replace(" ", "") == "rgbr.r......."
    assert after.own_cards["green"]["flood"] == "bII"
    assert after.table.reputation["bII"] == 4
    assert after.table.reputation["cI"] == 3
    assert after.known_threat == {"aN2": 4}


def test_a_province_of_a_board_joined_on_the_left_can_be_completed() -> None:  # CC-9.1
    t = table(
        boards=("1A", "3A", "2A"),
        line="cab",
        rows={"c": "rr. ..... ....."},
        reputation={"cI": 4},
    )
    t.play("wall c3", "threat cN1 2", "wall c4")
    assert t.points("red") == 7
    assert t.view(0).known_threat == {"cN1": 2}


# ---- how many --------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_use_three_boards(players: int) -> None:  # CC-9.2
    options = {"mode": "plain"} if players == 2 else {}
    t = table(players, boards=("1A", "3A"), emperors=3, options=options).play("tower a1")
    assert t.prompt == "join-board"
    t = table(players, boards=("1A", "3A", "2A"), emperors=3, options=options).play("tower a1")
    assert (t.prompt, t.seat) == ("first-half", 1)


def test_four_players_use_four_boards() -> None:  # CC-9.2
    t = table(4, boards=("1A", "3A", "2A"), emperors=3).play("tower a3", "board 4A left")
    assert faces(t) == ["1A", "3A", "2A", "4A"]
    assert (t.prompt, t.seat) == ("first-half", 1)
    assert t.view(0).table.line == "dabc"
    assert t.can("double d13")


def test_at_most_one_board_is_joined_in_a_turn() -> None:  # CC-9.1, CC-9.2
    t = table(4, rows={"a": "rgb. .gbrg ...."}, emperors=2)
    t.play("double a4", "first aI", "board 2A left")
    assert (t.prompt, t.seat) == ("first-half", 1)


@pytest.mark.parametrize(("boards", "asked"), [("3", "first-half"), ("4", "join-board")])
def test_two_players_with_two_colours_each_may_use_four_boards(
    boards: str, asked: str
) -> None:  # CC-9.2
    options = {"mode": "two-colours", "boards": boards}
    t = table(2, boards=("1A", "3A", "2A"), emperors=3, options=options)
    assert t.play("blue tower a1").prompt == asked


def test_emperor_cards_have_no_effect_after_the_last_board() -> None:  # CC-9.3
    t = table(boards=("1A", "3A", "2A"), rows={"a": "rgb. .gbrg ...."}, emperors=2, options=ONCE)
    t.play("double a4", "first aI")
    assert (t.prompt, t.seat) == ("first-half", 1)
    assert faces(t) == ["1A", "3A", "2A"]
    t = table(boards=("1A", "3A", "2A"), rows={"a": "rgb. .gbrg ...."}, emperors=5)
    t.play("double a4", "first aI")
    assert (t.prompt, t.seat) == ("first-half", 1)
