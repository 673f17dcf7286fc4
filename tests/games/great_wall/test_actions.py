"""The two actions of a turn (GW-3.4, GW-3.5): play cards of one kind, or draw a card."""

from __future__ import annotations

import pytest

from tests.games.great_wall.positions import (
    COPIES,
    TABLES,
    Table,
    opening,
    random_positions,
    table,
    wall,
)
from wanli.core.errors import NotAMove
from wanli.core.state import CHANCE


def acting(hand: str, deck: str = "gate foot") -> Table:
    """A position in which red begins a turn with this hand and deck."""
    return table(hands={"red": hand}, decks={"red": deck})


def last_turn(hand: str, deck: str = "") -> Table:
    """A position in which red begins the last turn, as blue has announced the end."""
    return table(
        hands={"red": hand, "blue": ""},
        decks={"red": deck, "blue": ""},
        stage="last-turns",
        announcer=2,
    )


@pytest.mark.parametrize(
    "moves",
    [
        ("draw", "draw"),
        ("draw", "play wall at 1"),
        ("play wall at 1", "draw"),
        ("play wall at 1", "play keep at 2"),
    ],
)
def test_a_turn_has_two_actions_each_a_play_or_a_draw(moves: tuple[str, str]) -> None:  # GW-3.4
    t = acting("wall keep", "3 gate")
    assert t.actions_left == 2
    t.play(moves[0])
    assert (t.turn, t.actions_left) == ("red", 1)
    t.play(moves[1])
    assert (t.turn, t.actions_left) == ("green", 2)


def test_one_card_or_several_of_the_same_kind_can_be_played() -> None:  # GW-3.4
    t = acting("3 foot gate")
    assert t.legal("play")[:4] == [
        "play gate at 1",
        "play foot at 1",
        "play 2 foot at 1",
        "play 3 foot at 1",
    ]
    t.play("play 2 foot at 2")
    assert t.cards(2, "red") == {"foot": 2}
    assert t.hand("red") == {"foot": 1, "gate": 1}
    assert t.actions_left == 1


def test_only_cards_in_hand_can_be_played() -> None:  # GW-3.4
    t = acting("3 foot gate")
    assert t.refused("play 4 foot at 1") == "GW-3.4"
    assert t.refused("play 2 gate at 1") == "GW-3.4"
    assert t.refused("play keep at 1") == "GW-3.4"
    assert t.refusal("play 4 foot at 1").facts["have"] == 3


def test_cards_of_two_kinds_cannot_be_played_in_one_action() -> None:  # GW-3.4
    t = acting("foot wall").play("play foot at 1")
    assert (t.cards(1, "red"), t.cards(2, "red"), t.hand("red")) == ({"foot": 1}, {}, {"wall": 1})


def test_a_draw_takes_one_card_from_the_players_own_deck() -> None:  # GW-3.4
    t = acting("wall", "keep gate").play("draw", draw=False)
    assert t.legal() == ["card red gate", "card red keep"]
    t.play("card red keep", draw=False)
    assert (t.hand("red"), t.deck("red"), t.turn) == ({"wall": 1, "keep": 1}, 1, "red")
    assert (t.deck("green"), t.deck("blue")) == (19, 19)
    assert t.can("play keep at 3")


def test_both_actions_may_go_to_the_same_wall() -> None:  # GW-3.4
    t = acting("2 foot gate").play("play foot at 1", "play foot at 1")
    assert t.cards(1, "red") == {"foot": 2}
    t = acting("2 foot gate").play("play gate at 1", "play 2 foot at 1")
    assert t.cards(1, "red") == {"gate": 1, "foot": 2}


def test_a_hand_has_no_limit_of_cards() -> None:  # GW-3.4
    t = opening(2)
    for _ in range(7):
        t.play("draw", "draw", "draw", "draw")
    t.play("draw")
    assert t.hand("red") == COPIES
    assert t.refused("draw") == "GW-3.5"


def test_a_wall_has_no_limit_of_cards() -> None:  # GW-3.4
    lying = "6 wall 3 gate keep 5 foot 2 horseman noble dragon"
    t = table(wall(5, 3, red=lying), hands={"red": "wall"}, decks={"red": ""})
    t.play("claim 5 at 1 on wall", "play wall at 1")
    assert t.totals() == {"red": 15}
    assert t.stage == "last-turns"


@pytest.mark.parametrize("text", ["pass", "no draw", "skip", "end"])
def test_an_action_cannot_be_skipped(text: str) -> None:  # GW-3.5
    t = acting("wall")
    assert {move.split()[0] for move in t.legal()} == {"draw", "play"}
    with pytest.raises(NotAMove):
        t.can(text)


def test_a_player_with_an_empty_hand_must_draw() -> None:  # GW-3.5
    t = acting("", "gate foot")
    assert t.legal() == ["draw"]
    t.play("draw", "card red gate", "play gate at 1")
    assert (t.turn, t.stage) == ("green", "play")  # the deck is not empty yet


def test_a_player_with_an_empty_deck_must_play() -> None:  # GW-3.5
    t = acting("gate foot", "")
    assert t.refused("draw") == "GW-3.5"
    assert set(t.legal()) == {f"play {kind} at {n}" for kind in ("gate", "foot") for n in (1, 2, 3)}


def test_no_card_can_be_drawn_from_an_empty_deck() -> None:  # GW-3.5
    t = acting("wall", "gate").play("draw")
    assert (t.deck("red"), t.actions_left) == (0, 1)
    assert t.refusal("draw").code == "deck-empty"


def test_an_action_that_is_not_possible_lapses() -> None:  # GW-3.5
    t = last_turn("gate").play("play gate at 1")
    assert t.turn == "green"


def test_a_player_who_emptied_the_hand_draws_as_second_action() -> None:  # GW-3.5
    t = last_turn("gate", "foot").play("play gate at 1")
    assert (t.turn, t.legal()) == ("red", ["draw"])


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_position_of_a_turn_has_a_legal_move(
    players: int, options: dict[str, str]
) -> None:  # GW-3.5
    for play in random_positions(players, options, 3):
        words = {text.split()[0] for text in play.legal()}
        if play.over:
            assert words == set()
        elif play.current == CHANCE:
            assert len(words) == 1
        else:
            assert words <= {"claim", "take", "decline"} or words <= {"draw", "play", "ride"}
            assert words


def test_cards_can_only_be_played_at_open_walls() -> None:  # GW-3.4, GW-2.2
    t = acting("gate horseman dragon")
    for move in ("play gate at 4", "ride 4", "play dragon at 4 over green wall"):
        assert (t.refusal(move).code, t.refused(move)) == ("wall-not-open", "GW-2.2")
