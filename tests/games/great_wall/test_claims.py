"""Claims (GW-3.1 to GW-3.3): the tokens a player takes before the actions of a turn."""

from __future__ import annotations

import pytest

from tests.games.great_wall.positions import Table, opening, table, wall
from wanli.games.great_wall.rules.names import COLOUR_NAMES
from wanli.games.great_wall.views.open import open_of

DECLINABLE = {"claims": "declinable"}


def leading_twice(**options: str) -> Table:
    """A position in which red leads at walls 1 and 3, green at wall 2; all tokens are free."""
    return table(
        wall(5, 3, red="gate wall", green="gate"),
        wall(4, 2, green="keep"),
        wall(7, 1, red="wall"),
        options=options,
    )


def taking_twice() -> Table:
    """A position in which red leads at walls 1 and 2; their first tokens lie on cards."""
    return table(
        wall(3, on="green gate 5", red="keep", green="gate foot"),
        wall(2, on="red gate 4", red="gate"),
        wall(7, 1),
    )


# ---- when and where --------------------------------------------------------------------------
def test_claims_come_before_everything_else() -> None:  # GW-3.1
    t = leading_twice()
    assert (t.prompt, t.turn) == ("claim", "red")
    assert {move.split()[0] for move in t.legal()} == {"claim"}
    assert t.refused("draw") == "GW-3.1"
    assert t.refused("play wall at 1") == "GW-3.1"


def test_a_player_claims_at_every_wall_where_they_lead_and_at_no_other() -> None:  # GW-3.1
    t = leading_twice()
    assert {move.split()[3] for move in t.legal()} == {"1", "3"}
    assert t.refused("claim 4 at 2 on keep") == "GW-4.5"
    t.play("claim 5 at 1 on gate")
    assert (t.prompt, {move.split()[3] for move in t.legal()}) == ("claim", {"3"})
    t.play("claim 1 at 3 on wall")
    assert (t.prompt, t.actions_left) == ("act", 2)


@pytest.mark.parametrize("order", [(1, 3), (3, 1)])
def test_a_player_claims_walls_in_any_order(order: tuple[int, int]) -> None:  # GW-3.1
    claims = {1: "claim 5 at 1 on gate", 3: "claim 7 at 3 on wall"}
    t = leading_twice().play(*(claims[number] for number in order))
    assert (t.first_token(1), t.first_token(3)) == ("red gate 5", "red wall 7")
    assert t.prompt == "act"


def test_a_player_who_leads_nowhere_begins_with_the_actions() -> None:  # GW-3.1
    t = table(wall(5, 3, red="gate", green="keep"))
    assert (t.prompt, t.turn) == ("act", "red")
    assert t.refusal("claim 5 at 1 on gate").code == "something-else-is-asked"


def test_only_the_active_player_can_claim() -> None:  # GW-3.1
    t = table(wall(5, 3, green="keep"))
    assert (t.prompt, t.turn) == ("act", "red")
    t.play("draw", "draw")
    assert (t.prompt, t.turn) == ("claim", "green")


def test_a_player_cannot_claim_two_tokens_at_one_wall_in_a_turn() -> None:  # GW-3.1
    t = table(wall(2, 1, red="5 foot"), wall(5, 3, red="wall"))
    t.play("claim 2 at 1 on foot")
    assert t.leader(1) == "red"
    assert (t.refusal("take 1").code, t.refused("take 1")) == ("claimed-already", "GW-3.1")
    assert t.refused("claim 1 at 1 on foot") == "GW-3.1"
    t.play("claim 3 at 2 on wall")
    assert (t.prompt, t.first_token(1), t.tokens(1)) == ("act", "red foot 2", [1])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_player_can_claim_in_their_first_turn(players: int) -> None:  # GW-3.1
    t = opening(players)
    for seat in range(players):
        assert (t.state.active, t.prompt) == (seat, "act")
        t.play("play 3 wall at 1", "play wall at 2")
    assert t.turn == "red"


def test_a_player_can_claim_in_their_second_turn() -> None:  # GW-3.1
    t = opening(2, "play wall at 2", "draw", "draw", "draw")
    assert (t.turn, t.prompt) == ("red", "claim")


# ---- compulsory or declinable ----------------------------------------------------------------
def test_claims_are_compulsory() -> None:  # GW-3.1
    t = leading_twice()
    assert t.legal("decline") == []
    assert (t.refusal("decline 1").code, t.refused("decline 1")) == ("must-claim", "GW-3.1")


def test_by_option_a_claim_may_be_declined_wall_by_wall() -> None:  # GW-3.1
    t = leading_twice(**DECLINABLE)
    assert t.legal("decline") == ["decline 1", "decline 3"]
    t.play("decline 1")
    assert (t.prompt, t.legal("decline")) == ("claim", ["decline 3"])
    assert t.refusal("claim 5 at 1 on gate").code == "claimed-already"
    t.play("claim 7 at 3 on wall")
    assert (t.prompt, t.first_token(1), t.first_token(3)) == ("act", "", "red wall 7")


def test_by_option_a_claim_of_the_last_token_may_be_declined() -> None:  # GW-3.1
    t = table(wall(2, on="red gate 4", red="gate"), wall(7, 1), options=DECLINABLE)
    assert t.legal() == ["take 1", "decline 1"]
    t.play("decline 1")
    assert (t.prompt, t.first_token(1), t.pile("red")) == ("act", "red gate 4", [])


def test_a_declined_claim_can_be_made_in_the_next_turn() -> None:  # GW-3.1
    t = table(wall(5, 3, red="gate"), players=2, options=DECLINABLE)
    t.play("decline 1", "draw", "draw", "draw", "draw")
    assert (t.turn, t.prompt) == ("red", "claim")
    assert t.can("claim 5 at 1 on gate")


# ---- both tokens free ------------------------------------------------------------------------
def test_a_first_claim_takes_either_token_to_any_own_card_there() -> None:  # GW-3.2
    t = table(wall(5, 3, red="gate 2 foot noble", green="wall", blue="keep"))
    assert set(t.legal()) == {
        f"claim {token} at 1 on {card}" for token in (5, 3) for card in ("gate", "foot", "noble")
    }
    assert t.refused("claim 5 at 1 on keep") == "GW-3.2"
    assert t.refusal("claim 5 at 1 on wall").code == "no-own-card"
    assert t.refused("take 1") == "GW-3.2"


def test_a_first_token_lies_on_a_card_and_the_other_stays_free() -> None:  # GW-3.2
    t = table(wall(5, 3, red="gate wall")).play("claim 3 at 1 on wall")
    assert (t.first_token(), t.tokens(), t.pile("red")) == ("red wall 3", [5], [])
    assert t.cards(1, "red") == {"gate": 1, "wall": 1}
    (note,) = t.notes_with("token-put")
    assert note.clause == "GW-3.2"
    assert note.facts == {"seat": 1, "wall": 1, "token": 3, "card": "wall"}
    t = table(wall(5, 3, red="gate wall")).play("claim 5 at 1 on gate")
    assert (t.first_token(), t.tokens()) == ("red gate 5", [3])


def test_a_token_cannot_be_put_on_a_covered_card() -> None:  # GW-3.2
    t = table(wall(5, 3, red="2 wall", green="dragon", over="green on red gate"))
    assert t.legal() == ["claim 5 at 1 on wall", "claim 3 at 1 on wall"]
    assert t.refused("claim 5 at 1 on gate") == "GW-3.2"


def test_two_equal_tokens_give_one_legal_claim_per_card() -> None:  # GW-3.2
    t = table(wall(5, 5, red="gate wall"))
    assert t.legal() == ["claim 5 at 1 on wall", "claim 5 at 1 on gate"]
    assert t.play("claim 5 at 1 on gate").tokens() == [5]


# ---- the last token --------------------------------------------------------------------------
def test_the_second_claim_gives_both_tokens_to_their_owners() -> None:  # GW-3.3
    t = table(wall(3, on="green gate 5", red="keep", green="gate foot"), wall(7, 1))
    assert t.legal() == ["take 1"]
    assert t.refusal("claim 3 at 1 on keep").code == "last-token-is-taken"
    t.play("take 1")
    assert (t.pile("red"), t.pile("green"), t.pile("blue")) == ([3], [5], [])
    assert (t.points("red"), t.points("green")) == (3, 5)
    taken = [
        (n.facts["seat"], n.facts["points"], n.facts["wall"]) for n in t.notes_with("token-taken")
    ]
    assert taken == [(1, 3, 1), (2, 5, 1)]
    assert {note.clause for note in t.notes_with("token-taken")} == {"GW-3.3"}


def test_after_the_second_claim_all_cards_of_the_wall_leave_the_game() -> None:  # GW-3.3
    cards = {"red": "keep noble dragon", "green": "gate foot", "blue": "2 foot"}
    lying = wall(3, on="green gate 2", over="red on blue gate", **cards)
    t = table(lying, wall(7, 1, blue="keep"))
    before = open_of(t.state).unplayed
    t.play("take 1", "token 8 at 1", "token 4 at 1")
    assert [t.cards(1, colour) for colour in cards] == [{}, {}, {}]
    line = t.wall_line(1)
    assert line is not None
    assert (line.tokens, line.bearer, line.covered, line.dragons) == ([8, 4], None, {}, {})
    assert (t.totals(1), t.leader(1), t.cards(2, "blue")) == ({}, "", {"keep": 1})
    assert open_of(t.state).unplayed == before  # the cards are in no hand and no deck
    t.play("play wall at 1")
    assert t.totals(1) == {"red": 1}  # the noble is gone


def test_a_new_wall_replaces_a_cleared_wall_at_once() -> None:  # GW-3.3
    t = table(wall(5, 3), wall(2, on="red gate 4", red="gate"), wall(7, 1))
    supply = t.supply()
    t.play("take 2", draw=False)
    assert (t.prompt, t.wall_line(2)) == ("draw-token", None)
    assert t.pile("red") == [2, 4]
    t.play("token 8 at 2", "token 5 at 2")
    assert (t.tokens(1), t.tokens(2), t.tokens(3)) == ([5, 3], [8, 5], [7, 1])
    assert t.supply() == supply - 2
    assert (t.prompt, t.turn, t.actions_left) == ("act", "red", 2)


def test_a_claim_is_completed_before_the_next() -> None:  # GW-3.1, GW-3.3
    t = taking_twice().play("take 1", draw=False)
    assert t.prompt == "draw-token"
    assert t.pile("green") == [5]
    t.play("token 8 at 1", "token 4 at 1", draw=False)
    assert (t.prompt, t.legal()) == ("claim", ["take 2"])
    assert t.tokens(1) == [8, 4]


def test_no_player_leads_at_a_wall_just_opened() -> None:  # GW-3.1, GW-3.3
    t = taking_twice().play("take 1")
    assert t.leader(1) == ""
    assert t.legal() == ["take 2"]
    t.play("take 2")
    assert (t.prompt, t.leader(2)) == ("act", "")


def test_without_enough_tokens_the_game_continues_with_one_wall_fewer() -> None:  # GW-3.3
    t = table(wall(2, on="red gate 4", red="gate"), wall(7, 1), supply=[]).play("take 1")
    assert (t.wall_line(1), t.tokens(2), t.over) == (None, [7, 1], False)
    assert (t.prompt, t.turn) == ("act", "red")
    assert t.refused("play wall at 1") == "GW-2.2"
    assert t.can("play wall at 2")
    t.play("draw", "draw", "draw", "draw", "draw", "draw")
    assert t.refused("play wall at 1") == "GW-2.2"


def test_other_claims_continue_when_no_wall_can_be_opened() -> None:  # GW-3.3
    lines = [wall(2, on="red gate 4", red="gate"), wall(7, 1, red="keep"), wall(8, 5)]
    t = table(*lines, supply=[]).play("take 1")
    assert (t.prompt, {move.split()[3] for move in t.legal()}) == ("claim", {"2"})


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_a_player_in_any_seat_can_claim_the_last_token(seat: int) -> None:  # GW-3.3
    mine, other = COLOUR_NAMES[seat], COLOUR_NAMES[(seat + 2) % 5]
    line = wall(3, on=f"{other} gate 7", **{mine: "keep", other: "gate 2 foot"})
    t = table(line, wall(8, 2), players=5, active=seat)
    t.play("take 1")
    assert (t.points(mine), t.points(other)) == (3, 7)
    assert sum(t.points(colour) for colour in COLOUR_NAMES) == 10
