"""The set-up (GW-2): hands, walls, equal pairs with two players, the first player."""

from __future__ import annotations

import pytest

from tests.games.great_wall.positions import OPEN_WALLS, Table, opening, table, unopened, wall
from wanli.core.errors import NotAMove
from wanli.games.great_wall import notation
from wanli.games.great_wall.rules.names import COLOUR_NAMES
from wanli.games.great_wall.views.open import open_of

FOURS = ["token 4 at 1"] * 2
EQUAL_PAIRS = [v for v, pairs in ((1, 1), (2, 3), (3, 3), (4, 3), (5, 4), (7, 2), (8, 1))
               for _ in range(pairs)]  # fmt: skip


def after_second_claim(*texts: str) -> Table:
    """A game of two players in which red cleared wall 2 and these tokens were drawn."""
    t = table(
        wall(5, 3, green="gate"),
        wall(4, on="green gate 2", green="gate", red="keep"),
        players=2,
        supply=[1, 1, 4, 4, 7],
    )
    return t.play("take 2", *texts)


# ---- hands -----------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_draws_five_cards_from_their_own_deck(players: int) -> None:  # GW-2.1
    t = opening(players)
    colours = COLOUR_NAMES[:players]
    assert [sum(t.hand(colour).values()) for colour in colours] == [5] * players
    assert [t.deck(colour) for colour in colours] == [15] * players
    assert t.hand("red") == {"wall": 5}  # the first outcome of each draw
    assert t.prompt == "act"


def test_unused_colours_are_out_of_the_game() -> None:  # GW-2.1
    t = opening(3)
    assert list(open_of(t.state).unplayed) == ["red", "green", "blue"]
    assert list(t.view().decks) == ["red", "green", "blue"]


def test_a_card_is_drawn_with_odds_by_the_remaining_copies() -> None:  # GW-2.1
    t = unopened(2, first_seat="1").play("card red keep", "card red dragon", draw=False)
    weights = [int(t.state.weight(action)) for action in t.state.actions()]
    kinds = [text.split()[2] for text in t.legal()]
    assert dict(zip(kinds, weights, strict=True)) == {
        "wall": 7,
        "gate": 3,
        "foot": 5,
        "horseman": 2,
        "noble": 1,
    }


# ---- walls -----------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_three_four_and_four_walls_are_opened(players: int) -> None:  # GW-2.2
    t = opening(players)
    walls = OPEN_WALLS[players]
    assert [w.number for w in t.view().walls] == list(range(1, walls + 1))
    assert [len(t.tokens(number)) for number in range(1, 5)] == [2] * walls + [0] * (4 - walls)
    assert t.supply() == 36 - 2 * walls


def test_a_wall_is_opened_by_revealing_two_tokens() -> None:  # GW-2.2
    t = unopened(3, first_seat="1").play("token 5 at 1", "token 8 at 1", "token 2 at 2", draw=False)
    assert (t.tokens(1), t.tokens(2)) == ([5, 8], [])
    assert t.view().table.revealed == 2
    assert t.play("token 2 at 2", draw=False).tokens(2) == [2, 2]


# ---- equal pairs -----------------------------------------------------------------------------
def test_with_two_players_equal_pairs_are_replaced_until_a_pair_differs() -> None:  # GW-2.3
    t = opening(2, *FOURS, *FOURS, "token 2 at 1", "token 2 at 1", "token 8 at 1", "token 4 at 1")
    assert (t.tokens(1), len(t.tokens(2))) == ([8, 4], 2)
    assert t.supply() == 36 - 6 - 4
    assert [note.facts["token"] for note in t.notes_with("pair-leaves")] == [4, 4, 2]
    assert {note.clause for note in t.notes_with("pair-leaves")} == {"GW-2.3"}
    assert open_of(t.state).piles == {"red": [], "green": []}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_an_equal_pair_stays(players: int) -> None:  # GW-2.3
    t = opening(players, *FOURS)
    assert t.tokens(1) == [4, 4]
    assert t.notes_with("pair-leaves") == []


def test_with_two_players_equal_pairs_leave_during_the_whole_game() -> None:  # GW-2.3
    t = after_second_claim("token 4 at 2", "token 4 at 2", "token 1 at 2", "token 7 at 2")
    assert (t.tokens(2), t.supply()) == ([1, 7], 1)
    assert (t.prompt, t.turn) == ("act", "red")


def test_with_fewer_than_two_tokens_left_no_wall_is_opened() -> None:  # GW-2.3
    t = after_second_claim("token 4 at 2", "token 4 at 2", "token 1 at 2", "token 1 at 2", "draw")
    assert (t.wall_line(2), t.supply()) == (None, 1)
    assert (t.turn, t.actions_left) == ("red", 1)
    assert t.refused("play wall at 2") == "GW-2.2"


def test_a_single_token_left_in_the_supply_is_not_revealed() -> None:  # GW-2.3
    bearing = wall(4, on="green gate 2", green="gate", red="keep")
    t = table(wall(5, 3), bearing, supply=[7]).play("take 2", draw=False)
    assert (t.prompt, t.wall_line(2), t.supply()) == ("act", None, 1)


def test_the_supply_may_run_out_in_the_set_up() -> None:  # GW-2.3
    pairs = [text for v in EQUAL_PAIRS for text in [f"token {v} at 1"] * 2]
    t = opening(2, *pairs, "token 3 at 1", "token 4 at 1")
    assert len(t.notes_with("pair-leaves")) == 17
    assert (t.tokens(1), t.wall_line(2), t.supply()) == ([3, 4], None, 0)
    assert (t.prompt, t.stage, t.turn) == ("act", "play", "red")


def test_the_last_pair_of_the_set_up_may_leave_without_a_replacement() -> None:  # GW-2.3
    pairs = [text for v in EQUAL_PAIRS[1:] for text in [f"token {v} at 2"] * 2]
    t = opening(2, "token 3 at 1", "token 4 at 1", *pairs, "token 1 at 2", "token 1 at 2")
    assert (t.tokens(1), t.wall_line(2), t.supply()) == ([3, 4], None, 0)
    assert t.legal("draw", "play") != []


# ---- the first player ------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_seat_may_be_drawn_as_first_player(players: int) -> None:  # GW-2.4
    t = unopened(players)
    assert t.legal() == [f"start {seat + 1}" for seat in range(players)]
    assert {int(t.state.weight(action)) for action in t.state.actions()} == {1}
    assert t.play(f"start {players}").turn == COLOUR_NAMES[players - 1]
    assert t.state.first == players - 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_host_may_choose_the_first_player(players: int) -> None:  # GW-2.4
    for seat in range(players):
        t = unopened(players, first_seat=str(seat + 1))
        assert t.prompt == "draw-card"
        assert t.play().turn == COLOUR_NAMES[seat]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_clockwise(players: int) -> None:  # GW-2.4
    t = opening(players, first_seat="2")
    turns = []
    for _ in range(players + 1):
        turns.append(t.state.active)
        t.play("draw", "draw")
    assert turns == [seat % players for seat in range(1, players + 2)]


def test_a_draw_for_another_wall_or_player_is_refused() -> None:  # GW-2.1, GW-2.2
    t = unopened(3, first_seat="1")
    with pytest.raises(NotAMove):
        notation.read(t.state, "card blue wall")
    t = unopened(3, first_seat="1").play("token 5 at 1", draw=False)
    with pytest.raises(NotAMove):
        notation.read(t.state, "token 5 at 2")
