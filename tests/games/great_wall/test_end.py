"""The end (GW-6): the announcement, the last turns, the claims-only round, the winner."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.great_wall.positions import TABLES, Table, Wall, random_game, table, wall
from wanli.core.errors import NotAMove
from wanli.games.great_wall.rules.game import GreatWall
from wanli.games.great_wall.rules.names import COLOUR_NAMES
from wanli.games.great_wall.views.open import open_of

EMPTY_HAND = {"end": "empty-hand"}
OUT = {"red": ""}  # red has no cards left


def almost_out(hand: str, deck: str = "", *walls: Wall, **more: Any) -> Table:
    """A position in which red has this hand, this deck and two actions left."""
    return table(*walls, hands={"red": hand}, decks={"red": deck}, question="act", **more)


def last_turns(
    *walls: Wall,
    hands: dict[str, str] | None = None,
    decks: dict[str, str] | None = None,
    active: int = 1,
    **more: Any,
) -> Table:
    """A position in which red has announced the end and `active` begins the last turn."""
    return table(
        *walls,
        hands={**OUT, **(hands or {})},
        decks={**OUT, **(decks or {})},
        active=active,
        stage="last-turns",
        announcer=0,
        **more,
    )


def claims_only(*walls: Wall, **more: Any) -> Table:
    """A position in the claims-only round after red announced the end; `active` is to claim."""
    return table(
        *walls,
        hands=OUT,
        decks=OUT,
        stage="claims-only",
        announcer=0,
        question="claim",
        **more,
    )


# ---- the announcement ------------------------------------------------------------------------
def test_a_player_who_has_played_all_cards_announces_the_end_at_once() -> None:  # GW-6.1
    t = almost_out("3 foot").play("play 3 foot at 1")
    assert (t.stage, t.turn) == ("last-turns", "green")  # the second action lapses
    (note,) = t.notes_with("end-announced")
    assert (note.clause, note.facts) == ("GW-6.1", {"seat": 1})


def test_the_second_action_may_announce_the_end() -> None:  # GW-6.1
    t = almost_out("foot gate").play("play gate at 1")
    assert (t.stage, t.turn) == ("play", "red")
    assert t.play("play foot at 1").stage == "last-turns"


def test_a_free_horseman_may_announce_the_end_and_the_actions_lapse() -> None:  # GW-6.1
    t = almost_out("horseman").play("ride 1")
    assert (t.stage, t.turn) == ("last-turns", "green")
    t = almost_out("horseman foot").play("play foot at 1", "ride 1")
    assert (t.stage, t.turn) == ("last-turns", "green")


def test_a_dragon_laid_on_a_card_may_announce_the_end() -> None:  # GW-6.1
    t = almost_out("dragon", "", wall(5, 3, blue="keep")).play("play dragon at 1 over blue keep")
    assert t.stage == "last-turns"


def test_an_empty_hand_does_not_announce_the_end_while_the_deck_has_cards() -> None:  # GW-6.1
    t = almost_out("gate", "foot").play("play gate at 1")
    assert (t.stage, t.turn, t.legal()) == ("play", "red", ["draw"])
    assert t.notes_with("end-announced") == []


def test_an_empty_deck_does_not_announce_the_end_while_the_hand_has_cards() -> None:  # GW-6.1
    t = almost_out("gate", "foot").play("draw", "play gate at 1")
    assert (t.stage, t.turn, t.hand("red")) == ("play", "green", {"foot": 1})


def test_by_option_an_empty_hand_announces_the_end() -> None:  # GW-6.1
    t = almost_out("gate", "4 foot", options=EMPTY_HAND).play("play gate at 1")
    assert (t.stage, t.turn) == ("last-turns", "green")


def test_by_option_the_rest_of_the_announcers_deck_is_out_of_play() -> None:  # GW-6.1
    t = almost_out("gate", "4 foot", players=2, options=EMPTY_HAND)
    t.play("play gate at 1", "draw", "draw")
    assert (t.stage, t.turn, t.legal("draw", "play")) == ("claims-only", "red", [])
    t.play("claim 3 at 1 on gate")
    assert (t.over, t.deck("red"), t.hand("red")) == (True, 4, {})


def test_by_option_drawing_to_an_empty_deck_announces_nothing() -> None:  # GW-6.1
    t = almost_out("gate", "foot", options=EMPTY_HAND).play("draw", "play gate at 1")
    assert t.stage == "play"


# ---- the last turns --------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seat", [0, 1])
def test_every_other_player_takes_one_last_turn_clockwise(
    players: int, seat: int
) -> None:  # GW-6.1
    colour = COLOUR_NAMES[seat]
    walls = [wall(5, 3), wall(4, 2)]
    t = table(*walls, players=players, active=seat, hands={colour: "keep"}, decks={colour: ""})
    t.play("play keep at 1")
    for other in range(1, players):
        assert (t.stage, t.state.active) == ("last-turns", (seat + other) % players)
        t.play("draw", "draw")
    assert (t.stage, t.state.active, t.over) == ("claims-only", seat, False)


def test_a_last_turn_is_a_full_turn() -> None:  # GW-6.1
    walls = [wall(3, on="blue gate 5", green="keep", blue="gate"), wall(4, 2, green="wall")]
    t = last_turns(*walls, hands={"green": "horseman gate"})
    assert t.prompt == "claim"
    t.play("take 1", "token 8 at 1", "token 5 at 1", "claim 4 at 2 on wall")
    assert (t.prompt, t.actions_left, t.tokens(1)) == ("act", 2, [8, 5])
    t.play("ride 1", "draw", "play gate at 1")
    assert (t.turn, t.stage) == ("blue", "last-turns")


def test_a_player_who_runs_out_in_the_last_turn_announces_nothing() -> None:  # GW-6.1
    t = last_turns(hands={"green": "gate"}, decks={"green": ""})
    t.play("play gate at 1")  # nothing is left for the second action, which lapses
    assert (t.turn, t.stage, t.notes_with("end-announced")) == ("blue", "last-turns", [])
    t.play("draw", "draw")
    assert (t.stage, t.turn, t.state.announcer) == ("claims-only", "green", 0)


def test_by_option_a_last_turn_continues_after_the_hand_is_empty() -> None:  # GW-6.1
    t = last_turns(hands={"green": "gate"}, options=EMPTY_HAND).play("play gate at 1")
    assert (t.turn, t.legal(), t.notes_with("end-announced")) == ("green", ["draw"], [])
    t.play("draw", "card green keep")
    assert (t.turn, t.stage) == ("blue", "last-turns")


def test_a_free_horseman_as_last_card_ends_a_last_turn() -> None:  # GW-6.1
    t = last_turns(hands={"green": "horseman"}, decks={"green": ""}).play("ride 1")
    assert (t.turn, t.stage, t.notes_with("end-announced")) == ("blue", "last-turns", [])


# ---- the claims-only round -------------------------------------------------------------------
def test_all_players_claim_once_after_the_last_turns() -> None:  # GW-6.2
    walls = [wall(5, 3, red="keep"), wall(4, 2, blue="gate"), wall(7, 1, green="gate")]
    t = last_turns(*walls, active=2, question="act").play("draw", "draw")
    assert (t.stage, t.turn, t.prompt) == ("claims-only", "red", "claim")
    assert (t.first_token(2), t.first_token(3)) == ("", "")
    t.play("claim 5 at 1 on keep")
    assert (t.turn, t.prompt) == ("green", "claim")
    t.play("claim 7 at 3 on gate")
    assert (t.turn, t.prompt) == ("blue", "claim")
    t.play("claim 4 at 2 on gate")
    assert t.over


def test_the_claims_only_round_begins_with_the_announcer() -> None:  # GW-6.2
    t = table(
        wall(5, 3, red="gate"),
        wall(4, 2, blue="gate"),
        hands={"blue": "wall"},
        decks={"blue": ""},
        active=2,
        actions_left=1,
    )
    t.play("play wall at 1", "claim 5 at 1 on gate", "draw", "draw", "draw", "draw")
    assert (t.stage, t.turn) == ("claims-only", "blue")
    t.play("claim 2 at 2 on gate")
    assert (t.turn, t.legal()) == ("blue", ["take 1"])


def test_actions_and_horsemen_are_refused_in_the_claims_only_round() -> None:  # GW-6.2
    t = claims_only(wall(5, 3, blue="gate"), wall(4, 2), active=2)
    for move in ("draw", "ride 1", "play wall at 1"):
        assert t.refused(move) == "GW-6.2"
    t.play("claim 5 at 1 on gate")
    assert t.over


def test_a_player_who_leads_nowhere_is_skipped_in_the_claims_only_round() -> None:  # GW-6.2
    t = claims_only(wall(5, 3, red="keep"), wall(4, 2, blue="gate")).play("claim 3 at 1 on keep")
    assert (t.turn, t.prompt) == ("blue", "claim")


def test_no_walls_are_opened_in_the_claims_only_round() -> None:  # GW-6.2
    t = claims_only(wall(3, on="blue gate 5", red="keep", blue="gate"), wall(4, 2, green="wall"))
    supply = t.supply()
    t.play("take 1")
    assert (t.wall_line(1), t.supply(), t.turn) == (None, supply, "green")
    assert (t.pile("red"), t.pile("blue")) == ([3], [5])


def test_a_player_takes_one_token_of_a_wall_in_the_claims_only_round() -> None:  # GW-6.2
    t = claims_only(wall(2, 1, red="5 foot")).play("claim 2 at 1 on foot")
    assert (t.over, t.pile("red")) == (True, [])


def test_a_later_player_may_take_the_second_token_of_a_wall_in_that_round() -> None:  # GW-6.2
    t = claims_only(wall(7, 3, red="keep", blue="gate"), wall(4, 2)).play("claim 7 at 1 on keep")
    assert (t.turn, t.legal()) == ("blue", ["take 1"])
    t.play("take 1")
    assert (t.pile("red"), t.pile("blue"), t.over) == ([7], [3], True)


def test_by_option_a_claim_may_be_declined_in_the_claims_only_round() -> None:  # GW-6.2, GW-3.1
    options = {"claims": "declinable"}
    t = claims_only(wall(7, 3, red="keep"), wall(4, 2, red="wall"), options=options)
    t.play("decline 1")
    assert (t.turn, t.prompt) == ("red", "claim")
    assert t.play("decline 2").over


# ---- no wall left ----------------------------------------------------------------------------
LAST_WALL = wall(3, on="green gate 5", red="keep", green="gate")


def test_without_walls_the_game_ends_at_once() -> None:  # GW-6.3
    t = table(LAST_WALL, supply=[]).play("take 1")
    assert (t.over, t.stage, t.prompt) == (True, "play", "none")
    assert (t.points("red"), t.points("green")) == (3, 5)


def test_a_supply_of_one_token_does_not_continue_the_game() -> None:  # GW-6.3
    assert table(LAST_WALL, supply=[7]).play("take 1").over


def test_the_game_continues_while_a_wall_can_be_opened() -> None:  # GW-6.3
    t = table(LAST_WALL, supply=[7, 8]).play("take 1", draw=False)
    assert (t.over, t.prompt) == (False, "draw-token")
    t.play("token 7 at 1", draw=False)
    assert (t.over, t.prompt) == (False, "draw-token")
    t.play("token 8 at 1")
    assert (t.over, t.prompt, t.turn) == (False, "act", "red")


def test_with_two_players_the_game_may_end_as_the_last_pairs_leave() -> None:  # GW-6.3, GW-2.3
    t = table(LAST_WALL, players=2, supply=[7, 7, 4, 4])
    t.play("take 1", *["token 4 at 1"] * 2, *["token 7 at 1"] * 2)
    assert (t.over, t.supply(), t.prompt) == (True, 0, "none")


def test_without_walls_the_game_ends_at_once_in_the_last_turns() -> None:  # GW-6.3
    line = wall(3, on="blue gate 5", green="keep", blue="gate")
    t = last_turns(line, supply=[7], hands={"green": "horseman"}).play("take 1")
    assert (t.over, t.stage) == (True, "last-turns")


def test_without_walls_the_game_ends_at_once_in_the_claims_only_round() -> None:  # GW-6.3
    t = claims_only(LAST_WALL).play("take 1")
    assert (t.over, t.turn) == (True, "red")
    assert t.supply() > 20


def test_a_game_with_walls_left_ends_only_after_the_claims_only_round() -> None:  # GW-6.3
    ends = set()
    for players, options in TABLES:
        for seed in range(6):
            state = random_game(players, options, seed).state
            assert isinstance(state, GreatWall)
            ends.add((open_of(state).stage, state.walls.opened > 0))
    assert ("play", True) not in ends
    assert ("last-turns", True) not in ends
    assert ("claims-only", True) in ends


# ---- the winner ------------------------------------------------------------------------------
def test_a_first_token_still_lying_on_a_card_scores_nothing() -> None:  # GW-6.4
    t = claims_only(wall(7, 3, red="keep"), wall(4, 2)).play("claim 7 at 1 on keep")
    assert (t.over, t.points("red"), t.pile("red")) == (True, 0, [])
    (note,) = t.notes_with("token-stranded")
    assert note.clause == "GW-6.4"
    assert note.facts == {"seat": 1, "points": 0, "token": 7, "wall": 1}


def test_every_stranded_token_has_a_note() -> None:  # GW-6.4
    walls = [wall(7, 3, red="keep"), wall(4, on="blue gate 2", blue="gate", green="foot gate")]
    t = claims_only(*walls, options={"claims": "declinable"})
    t.play("claim 3 at 1 on keep", "decline 2")
    stranded = [(n.facts["seat"], n.facts["token"]) for n in t.notes_with("token-stranded")]
    assert stranded == [(1, 3), (3, 2)]


def ended(red: list[int], green: list[int], blue: list[int]) -> Table:
    """A game that has ended with these piles; red's last claim earns nothing."""
    piles = {"red": red, "green": green, "blue": blue}
    return claims_only(wall(7, 3, red="keep"), piles=piles).play("claim 7 at 1 on keep")


@pytest.mark.parametrize(
    ("piles", "results"),
    [
        (([8], [5, 2], [7]), [1.0, 0.0, 0.0]),
        (([3], [5, 2, 1], [7]), [0.0, 1.0, 0.0]),
        (([8], [5, 3], [7]), [0.5, 0.5, 0.0]),
        (([1], [5, 3], [8]), [0.0, 0.5, 0.5]),
        (([5], [2, 3], [4, 1]), [1 / 3, 1 / 3, 1 / 3]),
        (([], [], []), [1 / 3, 1 / 3, 1 / 3]),
    ],
)
def test_the_highest_sum_wins_and_ties_share_the_victory(
    piles: tuple[list[int], list[int], list[int]], results: list[float]
) -> None:  # GW-6.4
    t = ended(*piles)
    assert [t.points(colour) for colour in ("red", "green", "blue")] == [sum(p) for p in piles]
    assert [t.state.result(seat) for seat in range(3)] == results


def test_a_finished_game_has_no_prompt_and_refuses_moves() -> None:  # GW-6.4
    t = ended([8], [], [])
    assert (t.prompt, t.legal()) == ("none", [])
    assert (t.refusal("draw").code, t.refused("draw")) == ("game-over", "GW-6.4")
    with pytest.raises(NotAMove):
        t.can("claim 8 at 1 on keep")
