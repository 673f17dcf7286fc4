"""The set-up: boards, counters, colours, seats and two-player modes (CC-2)."""

from __future__ import annotations

import pytest

from tests.games.chang_cheng.positions import Table, opening, table, unopened
from wanli.core.errors import BadOption
from wanli.core.state import CHANCE
from wanli.games.chang_cheng.about import ChangChengGame

REPUTATION = [f"reputation {p} 0" for p in ("aI", "aII", "aIII")]


def outcome_weights(t: Table) -> dict[str, int]:
    """The outcomes of the pending draw and their weights."""
    actions = t.state.actions()
    return {
        text: int(t.state.weight(action)) for text, action in zip(t.legal(), actions, strict=True)
    }


# ---- boards ----------------------------------------------------------------------------------
def test_one_letter_for_all_faces_is_drawn_at_the_start() -> None:  # CC-2.1
    t = unopened().play("start 1", draw=False)
    assert outcome_weights(t) == {"letter A": 1, "letter B": 1}


def test_two_random_boards_with_that_letter_are_laid() -> None:  # CC-2.1
    t = unopened().play("start 1", "letter B", draw=False)
    assert outcome_weights(t) == {"draw 1B": 1, "draw 2B": 1, "draw 3B": 1, "draw 4B": 1}
    t.play("draw 3B", *REPUTATION, draw=False)
    assert outcome_weights(t) == {"draw 1B": 1, "draw 2B": 1, "draw 4B": 1}
    t.play("draw 1B")
    assert t.view(0).table.boards == ["3B", "1B"]
    assert t.view(0).table.line == "ab"
    assert t.prompt == "opening"


def test_with_mixed_faces_a_face_is_drawn_for_each_board() -> None:  # CC-2.1
    t = unopened(options={"faces": "mixed"}).play("start 1", draw=False)
    assert outcome_weights(t) == {f"draw {n}{x}": 1 for n in "1234" for x in "AB"}
    t.play("draw 2A", *REPUTATION, draw=False)
    assert outcome_weights(t) == {f"draw {n}{x}": 1 for n in "134" for x in "AB"}
    t.play("draw 4B")
    assert t.view(0).table.boards == ["2A", "4B"]


def test_squares_across_a_join_are_neighbours() -> None:  # CC-2.1
    assert table().can("double a13")
    t = table(rows={"a": "..... .... ...g^"})
    assert t.refused("tower b1") == "CC-5.1"


def test_the_end_squares_of_the_wall_have_one_neighbour() -> None:  # CC-2.1
    assert table().refusal("double b13").code == "no-neighbour"


def test_a_join_is_a_border_of_provinces_and_of_regions() -> None:  # CC-2.1
    t = table().play("double a13")
    assert t.points("red") == 4


# ---- counters --------------------------------------------------------------------------------
def test_each_province_gets_a_random_reputation_counter_face_up() -> None:  # CC-2.2
    t = unopened().play("start 1", "letter A", "draw 1A", draw=False)
    assert outcome_weights(t) == {f"reputation aI {value}": 3 for value in range(5)}
    t.play("reputation aI 4", "reputation aII 4", "reputation aIII 4", "draw 2A", draw=False)
    assert outcome_weights(t) == {f"reputation bI {value}": 3 for value in range(4)}
    t.play("reputation bI 0", draw=False)
    assert outcome_weights(t) == {
        "reputation bII 0": 2,
        "reputation bII 1": 3,
        "reputation bII 2": 3,
        "reputation bII 3": 3,
    }
    t.play("reputation bII 1", "reputation bIII 2")
    for seat in (0, 1, 2, -1):
        counters = t.view(seat).table.reputation
        assert counters == {"aI": 4, "aII": 4, "aIII": 4, "bI": 0, "bII": 1, "bIII": 2}


def test_each_region_gets_a_threat_counter_face_down() -> None:  # CC-2.2
    t = opening()
    for seat in (0, 1, 2, -1):
        assert [(r.lies, r.threat) for r in t.view(seat).regions] == [("down", None)] * 6


def test_the_value_of_a_threat_counter_is_drawn_at_the_first_scouting() -> None:  # CC-2.2
    t = opening()
    assert t.threat("aN1") == -1
    t.play("wall a1", draw=False)
    assert t.seat == CHANCE
    assert outcome_weights(t) == {"threat aN1 2": 5, "threat aN1 3": 5, "threat aN1 4": 5}
    t.play("threat aN1 3")
    t.play("wall a2", "wall a7", draw=False)
    assert outcome_weights(t) == {"threat aN2 2": 5, "threat aN2 3": 4, "threat aN2 4": 5}
    assert t.threat("aN1") == 3


def test_a_counter_out_of_the_game_is_not_drawn_again() -> None:  # CC-2.2
    t = table(
        rows={"a": "ggg. ..... ...."},
        cards={"aI": ["red traitor"]},
        threat={"aN1": 4},
        scouts={"aN1": [1]},
    )
    t.play("wall a4", "remove aN1", "wall a7", draw=False)
    assert outcome_weights(t) == {"threat aN2 2": 5, "threat aN2 3": 5, "threat aN2 4": 4}


# ---- colours and seats -----------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_one_colour_and_0_points(players: int) -> None:  # CC-2.3
    t = opening(players)
    colours = ["red", "green", "blue", "violet"][:players]
    assert t.view(0).colours == {colour: seat for seat, colour in enumerate(colours)}
    assert t.view(0).scores == [0] * players
    assert [t.stock(colour) for colour in colours] == [(14, 1, 1)] * players


def test_a_colour_without_a_player_has_no_blocks_and_cards() -> None:  # CC-2.3
    t = opening(3)
    assert t.stock("violet") == (0, 0, 0)
    assert "violet" not in t.view(0).table.in_hand


def test_colours_can_be_assigned_by_option() -> None:  # CC-2.3
    t = opening(2, "start 1", options={"colours": "violet-blue-red-green", "mode": "plain"})
    assert t.view(0).colours == {"violet": 0, "blue": 1}
    t.play("wall a1")
    assert t.row("a") == "v............"


def test_scores_may_fall_below_0() -> None:  # CC-2.3
    t = table(
        rows={"a": "gggg bbbbb ggg.", "b": "ggggg bbb bbbb."},
        lies=dict.fromkeys(["aN1", "aN2", "bN1", "bN2", "bN3"], "removed"),
        threat={"aN3": 4},
        scores={"green": 1, "blue": 7},
        reputation={"aIII": 0, "bIII": 0},
    )
    t.play("wall a13", "wall b13")
    assert t.over
    assert t.view(0).scores == [0, 1 + 4 - 4, 7 + 5]  # not yet below 0
    t = table(
        rows={"a": "gggg bbbbb gbr.", "b": "ggggg bbb bbbb."},
        lies=dict.fromkeys(["aN1", "aN2", "bN1", "bN2", "bN3"], "removed"),
        threat={"aN3": 4},
        reputation={"aIII": 0, "bIII": 0},
        scores={"red": -6},
    )
    t.play("wall a13", "wall b13")  # red 2 of 4 in aIII, and 2 of aN3, as blue has
    assert t.view(0).scores == [-6 + 4 - 4, 0, 5 - 4]


def test_scores_have_no_upper_limit() -> None:  # CC-2.3
    t = table(scores={"red": 998}).play("double a1")
    assert t.points("red") == 1000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_seat_starts_by_default(players: int) -> None:  # CC-2.4
    t = unopened(players)
    assert outcome_weights(t) == {f"start {seat}": 1 for seat in range(1, players + 1)}
    t.play(f"start {players}")
    assert (t.prompt, t.seat) == ("opening", players - 1)


def test_the_host_may_choose_the_starting_seat() -> None:  # CC-2.4
    t = opening(4, options={"first-seat": "3"})
    assert (t.prompt, t.seat) == ("opening", 2)


def test_a_seat_without_a_player_cannot_start() -> None:  # CC-2.4
    with pytest.raises(BadOption) as refusal:
        unopened(3, {"first-seat": "4"})
    assert refusal.value.clause == "CC-2.4"


def test_turns_go_clockwise() -> None:  # CC-2.4
    t = opening(3, "start 2")
    seats = [t.seat]
    for move in ("wall a1", "tower a3", "tower a6", "tower a9", "double b1"):
        t.play(move)
        seats.append(t.seat)
    assert seats == [1, 2, 0, 1, 2, 0]


# ---- players and modes -----------------------------------------------------------------------
def test_2_to_4_players_may_play() -> None:  # CC-2.5
    game = ChangChengGame()
    assert game.players == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(BadOption):
            game.setup(players)


def test_two_players_have_neutral_walls_by_default() -> None:  # CC-2.5
    assert ChangChengGame().setup(2).options["mode"] == "neutral"
    assert opening(2).view(0).neutral == "blue"


def test_a_plain_two_player_game_has_two_colours_and_no_neutral_walls() -> None:  # CC-2.5
    t = opening(2, "start 1", options={"mode": "plain"})
    assert t.view(0).neutral == ""
    assert t.view(0).colours == {"red": 0, "green": 1}
    assert t.stock("blue") == (0, 0, 0)
    t.play("wall a1", "tower a3")
    assert (t.prompt, t.seat) == ("first-half", 0)  # no neutral wall is offered


@pytest.mark.parametrize("mode", ["neutral", "two-colours", "plain"])
def test_a_two_player_mode_is_refused_with_three_players(mode: str) -> None:  # CC-2.5
    assert ChangChengGame().setup(2, {"mode": mode}).options["mode"] == mode
    assert "mode" not in ChangChengGame().setup(3).options
    if mode != "neutral":
        with pytest.raises(BadOption) as refusal:
            ChangChengGame().setup(3, {"mode": mode})
        assert refusal.value.clause == "CC-2.5"


def test_three_or_four_players_have_no_neutral_walls() -> None:  # CC-2.5
    for players in (3, 4):
        t = opening(players, "start 1").play("wall a1", "tower a3")
        assert t.view(0).neutral == ""
        assert (t.prompt, t.seat) == ("first-half", 2)
