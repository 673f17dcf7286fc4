"""What each player may know (CC-15): views, move texts and notes."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.chang_cheng.positions import Table, table
from tests.games.text_play import random_positions
from wanli.core.play import Move, Play
from wanli.core.rng import Rng
from wanli.core.state import WATCHER
from wanli.games import game
from wanli.games.chang_cheng import notation
from wanli.games.chang_cheng.imagine import imagine

GAME = game("chang-cheng")
CARDS = {"aI": ["red flood", "red mandarin", "green warrior"], "bII": ["blue traitor"]}


def with_cards_and_scouts() -> Table:
    """A position with cards in two provinces; red scouted two regions, blue one of them."""
    return table(
        3,
        {"a": "r.g. b^.... ....", "b": "g=g=... ... ...r/."},
        cards=CARDS,
        gone=["green master"],
        threat={"aN1": 4, "bN3": 2},
        scouts={"aN1": [1], "bN3": [1, 3]},
        reputation={"aI": 3},
        scores={"red": 7, "green": -2},
    )


def moves_of(*texts: str, players: int = 3, options: dict[str, str] | None = None) -> list[Move]:
    """The moves of a game that begins with these texts, including its draws."""
    play = Play(GAME, GAME.setup(players, {"first-seat": "1", **(options or {})}), Rng(3))
    for text in texts:
        play.move(text)
    return play.moves


def view_bytes(play: Play, viewer: int) -> bytes:
    """A view as bytes."""
    return msgspec.json.encode(play.view(viewer))


# ---- open to all -----------------------------------------------------------------------------
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_boards_hand_sizes_and_scores_are_open_to_all(viewer: int) -> None:  # CC-15.1
    seen = with_cards_and_scouts().view(viewer)
    assert seen.table.boards == ["1A", "3A"]
    assert seen.table.rows["a"] == "r . g . b^ . . . . . . . ."
    assert seen.table.rows["b"] == "g= g= . . . . . . . . . r/ ."
    assert seen.table.reputation["aI"] == 3
    assert seen.table.lying == {"aI": {"red": 2, "green": 1}, "bII": {"blue": 1}}
    assert seen.table.in_hand == {"red": 4, "green": 4, "blue": 5}
    assert seen.scores == [7, -2, 0]
    assert seen.table.scouts == {"aN1": [1], "bN3": [1, 3]}


@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_revealed_counters_and_cards_out_of_the_game_are_open_to_all(
    viewer: int,
) -> None:  # CC-15.1
    t = table(3, options={"events": "observers"}, gone=["green master"]).play("wall a6")
    seen = t.view(viewer)
    assert seen.regions[1].lies == "up"
    assert seen.regions[1].threat == t.threat("aN2")
    assert seen.table.gone == ["green master"]


def test_all_learn_which_region_was_scouted_but_not_the_value() -> None:  # CC-15.1, CC-15.2
    (note,) = table(3).play("wall a1", "threat aN1 4").notes_with("scouted")
    assert note.facts == {"seat": 1, "region": "aN1"}


# ---- only the owner --------------------------------------------------------------------------
def test_only_the_owner_sees_hand_cards_and_face_down_cards() -> None:  # CC-15.2
    t = with_cards_and_scouts()
    assert t.view(0).own_cards == {
        "red": {
            "warrior": "hand",
            "traitor": "hand",
            "flood": "aI",
            "builder": "hand",
            "master": "hand",
            "mandarin": "aI",
        }
    }
    assert list(t.view(1).own_cards) == ["green"]
    assert "master" not in t.view(1).own_cards["green"]
    assert t.view(WATCHER).own_cards == {}


def test_with_two_colours_each_a_player_sees_the_cards_of_both() -> None:  # CC-15.2
    t = table(2, options={"mode": "two-colours"}, cards={"aI": ["green flood", "red flood"]})
    assert list(t.view(0).own_cards) == ["green", "blue"]
    assert list(t.view(1).own_cards) == ["red", "violet"]


def test_only_the_seat_that_decides_gets_legal_moves() -> None:  # CC-15.2
    t = with_cards_and_scouts()
    assert "card warrior aII" in t.view(0).legal
    assert t.view(1).legal == []
    assert t.view(WATCHER).legal == []


def test_the_move_text_hides_the_kind_of_a_card_from_all_but_its_owner() -> None:  # CC-15.2
    moves = moves_of("wall a1", "card flood aI", "card builder bI")
    first = next(move for move in moves if move.text == "card flood aI")
    assert [first.text_for(viewer) for viewer in (0, 1, 2, WATCHER)] == [
        "card ? aI",
        "card flood aI",
        "card ? aI",
        "card ? aI",
    ]
    assert first.notes == ()


def test_with_two_colours_each_the_move_text_shows_a_cards_colour() -> None:  # CC-15.2, CC-15.1
    moves = moves_of(
        "blue wall a1",
        "violet card flood aI",
        "violet wall a2",
        players=2,
        options={"mode": "two-colours"},
    )
    card = next(move for move in moves if "card" in move.text)
    assert card.texts == ("violet card ? aI", "violet card flood aI", "violet card ? aI")


# ---- only the scouts -------------------------------------------------------------------------
def test_only_scouts_see_the_value_of_a_face_down_counter() -> None:  # CC-15.2
    t = with_cards_and_scouts()
    assert t.view(0).known_threat == {"aN1": 4, "bN3": 2}
    assert t.view(1).known_threat == {}
    assert t.view(2).known_threat == {"bN3": 2}
    assert t.view(WATCHER).known_threat == {}
    assert [t.view(v).regions[5].threat for v in (0, 1, 2, WATCHER)] == [2, None, 2, None]


def test_the_draw_of_a_scouted_counter_shows_its_value_to_the_scout_only() -> None:  # CC-15.2
    draw = next(m for m in moves_of("wall a1") if m.text.startswith("threat"))
    assert draw.texts[0] == draw.text
    assert draw.texts[1:] == ("threat aN1 ?",) * 3


def test_with_observers_the_draw_of_a_counter_shows_its_value_to_all() -> None:  # CC-15.1, CC-14.4
    moves = moves_of("wall a1", options={"events": "observers"})
    draw = next(m for m in moves if m.text.startswith("threat"))
    assert set(draw.texts) == {draw.text}


def test_a_second_scout_sees_the_value_the_first_scout_saw() -> None:  # CC-15.2, CC-6.1
    t = table(3, threat={"aN1": 4}, scouts={"aN1": [2]}).play("wall a1")
    assert t.view(0).known_threat == {"aN1": 4}
    assert t.view(2).known_threat == {}


def test_a_counter_drawn_at_the_end_shows_its_value_to_all() -> None:  # CC-15.1, CC-11.1
    t = table(
        3,
        {"a": "rgbrg brg rgbrg", "b": "rgbrg brg brgb."},
        lies=dict.fromkeys(("aN1", "aN3", "bN1", "bN2", "bN3"), "removed"),
        turn={"here": 0},
        question="second-half",
    )
    t.play("wall b13", draw=False)
    drawn = notation.read(t.state, "threat aN2 3")
    assert {notation.text_for(t.state, drawn, v) for v in (0, 1, 2, WATCHER)} == {"threat aN2 3"}


# ---- no one ----------------------------------------------------------------------------------
def test_no_player_knows_a_counter_that_was_never_scouted() -> None:  # CC-15.2
    t = table(3)
    assert t.threat("aN1") == -1
    assert [t.view(v).regions[0].threat for v in (0, 1, 2, WATCHER)] == [None] * 4


def test_a_board_becomes_known_when_it_is_drawn() -> None:  # CC-15.2
    t = table(3, {"a": "rgb. ..... ...."}, emperors=2)
    assert t.view(0).table.next_face == ""
    t.play("wall a4", "wall b1", "draw 4A", draw=False)
    assert t.view(WATCHER).table.next_face == "4A"
    assert t.view(WATCHER).table.boards == ["1A", "3A"]


def test_an_imagined_position_keeps_a_removed_counter_known_to_all() -> None:  # CC-15.1, CC-15.2
    t = table(
        3,
        {"a": "rgb. ..... ...."},
        cards={"aI": ["green traitor"]},
        options={"events": "observers"},
    )
    t.play("wall a4", "threat aN1 4", "remove aN1")
    for seed in range(12):
        assert Table(imagine(t.view(2), Rng(seed))).threat("aN1") == 4


def test_an_imagined_position_keeps_a_removed_counter_only_for_its_scout() -> None:  # CC-15.2
    t = table(3, {"a": "rgb. ..... ...."}, cards={"aI": ["green traitor"]})
    t.play("wall a4", "threat aN1 4", "remove aN1")
    scouts = {Table(imagine(t.view(0), Rng(seed))).threat("aN1") for seed in range(40)}
    others = {Table(imagine(t.view(1), Rng(seed))).threat("aN1") for seed in range(40)}
    assert scouts == {4}
    assert others == {2, 3, 4}


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (2, {"mode": "two-colours", "events": "random-2"}),
        (3, {"events": "observers"}),
        (4, {"events": "random-1"}),
    ],
)
def test_a_view_does_not_depend_on_information_hidden_from_it(
    players: int, options: dict[str, str]
) -> None:  # CC-15.1, CC-15.2
    for play in random_positions(GAME, GAME.setup(players, options), 11):
        for viewer in (*range(players), WATCHER):
            before = view_bytes(play, int(viewer))
            kept = play.state
            play.state = kept.clone()
            play.state.determinize(viewer, Rng(len(play.moves)))
            assert view_bytes(play, int(viewer)) == before
            play.state = kept


def test_determinizing_a_position_changes_its_hidden_information() -> None:  # CC-15.2
    changed = 0
    for play in random_positions(GAME, GAME.setup(3), 11):
        state = play.state.clone()
        state.determinize(1, Rng(len(play.moves)))
        changed += GAME.write_position(state) != GAME.write_position(play.state)
    assert changed > 20
