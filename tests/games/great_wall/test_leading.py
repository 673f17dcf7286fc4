"""The leader at a wall (GW-4): presence, totals, nobles, tokens, ties."""

from __future__ import annotations

import itertools

import pytest

from tests.games.great_wall.positions import Table, table, wall
from wanli.core.rng import Rng
from wanli.games.great_wall.rules.material import SEATS
from wanli.games.great_wall.rules.names import CARD_NAMES, COLOUR_NAMES
from wanli.games.great_wall.rules.walls import Walls, new_walls


def at_wall(**cards: str) -> Table:
    """A position of three players with one wall and free tokens."""
    return table(wall(5, 3, **cards), active=1)


def with_token(on: str, **cards: str) -> Table:
    """A position with one wall whose first token lies on a card."""
    return table(wall(3, on=on, **cards), active=1, players=4, question="act")


# ---- presence --------------------------------------------------------------------------------
def test_no_player_is_present_or_leads_at_a_wall_without_cards() -> None:  # GW-4.1
    assert (at_wall().totals(), at_wall().leader()) == ({}, "")


def test_only_uncovered_cards_count_for_the_total() -> None:  # GW-4.1
    t = table(wall(5, 3, red="gate dragon", blue="keep", over="red on blue gate"))
    assert t.totals() == {"red": 3, "blue": 3}


def test_a_player_with_only_covered_cards_neither_leads_nor_hinders() -> None:  # GW-4.1
    t = table(wall(5, 3, red="dragon", over="red on blue keep"))
    assert (t.totals(), t.leader()) == ({"red": 1}, "red")
    assert t.prompt == "claim"


def test_an_absent_player_does_not_hinder_a_leader_below_zero() -> None:  # GW-4.1
    line = wall(3, on="red gate 7", red="gate dragon", over="red on blue keep")
    t = table(line)
    assert (t.totals(), t.prompt) == ({"red": -4}, "claim")


def test_a_player_alone_with_only_covered_cards_does_not_lead() -> None:  # GW-4.1
    line = wall(5, 3, red="dragon", blue="dragon", over="red on blue gate, blue on green keep")
    t = table(line, active=1)
    assert t.totals() == {"red": 1, "blue": 1}
    assert t.prompt == "act"


# ---- totals ----------------------------------------------------------------------------------
@pytest.mark.parametrize(("foot", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_foot_soldiers_are_worth_more_together(foot: int, points: int) -> None:  # GW-4.2
    assert at_wall(red=f"{foot} foot").totals() == {"red": points}
    assert at_wall(red=f"{foot} foot gate").totals() == {"red": points + 2}


def test_a_total_is_the_sum_of_all_uncovered_cards() -> None:  # GW-4.2
    t = at_wall(red="6 wall 3 gate keep 5 foot 2 horseman dragon", green="gate 2 horseman")
    assert t.totals() == {"red": 6 + 6 + 3 + 15 + 4 + 1, "green": 6}


def test_foot_soldiers_between_other_cards_count_together() -> None:  # GW-4.2
    t = table(wall(5, 3), wall(4, 2), hands={"red": "3 foot gate"})
    t.play("play foot at 1", "play gate at 1", "draw", "draw", "draw", "draw")
    t.play("claim 5 at 1 on gate", "play 2 foot at 1")
    assert t.totals(1) == {"red": 6 + 2 - 5}


def test_foot_soldiers_of_other_colours_or_walls_do_not_count_together() -> None:  # GW-4.2
    t = table(wall(5, 3, red="foot", blue="2 foot"), wall(4, 2, red="2 foot"))
    assert (t.totals(1), t.totals(2)) == ({"red": 1, "blue": 3}, {"red": 3})


def test_a_covered_foot_soldier_does_not_count_with_the_others() -> None:  # GW-4.2
    t = table(wall(5, 3, red="3 foot", blue="dragon", over="blue on red foot"))
    assert t.totals() == {"red": 6, "blue": 1}


# ---- nobles ----------------------------------------------------------------------------------
def test_with_a_noble_every_card_counts_one() -> None:  # GW-4.3
    t = at_wall(red="keep gate horseman", green="3 foot wall", blue="noble dragon")
    assert t.totals() == {"red": 3, "green": 4, "blue": 2}
    assert t.leader() == "green"
    assert t.view().walls[0].noble


def test_a_noble_of_any_colour_has_its_ability() -> None:  # GW-4.3
    assert at_wall(red="noble 4 foot").totals() == {"red": 5}


def test_two_nobles_have_the_same_effect_as_one() -> None:  # GW-4.3
    line = wall(5, 3, red="noble keep", green="noble", blue="dragon")
    assert table(line).totals() == {"red": 2, "green": 1, "blue": 1}
    line = wall(5, 3, red="noble keep", blue="dragon", over="blue on green noble")
    assert table(line).totals() == {"red": 2, "blue": 1}


def test_a_covered_noble_has_no_ability() -> None:  # GW-4.3
    t = table(wall(5, 3, red="keep 2 foot", blue="dragon", over="blue on green noble"))
    assert t.totals() == {"red": 6, "blue": 1}
    assert not t.view().walls[0].noble


def test_a_noble_has_no_effect_at_other_walls() -> None:  # GW-4.3
    t = table(wall(5, 3, red="keep noble"), wall(4, 2, red="gate 3 foot"))
    assert (t.totals(1), t.totals(2)) == ({"red": 2}, {"red": 8})


# ---- tokens ----------------------------------------------------------------------------------
def test_a_token_on_a_card_is_subtracted_from_its_owners_total() -> None:  # GW-4.4
    t = with_token("red gate 5", red="keep gate wall", blue="gate")
    assert t.totals() == {"red": 1, "blue": 2}


def test_a_token_on_a_card_changes_no_other_total() -> None:  # GW-4.4
    t = table(wall(3, on="red gate 5", red="gate", blue="keep"), wall(4, 2, red="keep"), active=1)
    assert (t.totals(1), t.totals(2)) == ({"red": -3, "blue": 3}, {"red": 3})


def test_a_noble_does_not_reduce_the_token_on_a_card() -> None:  # GW-4.4
    t = with_token("red foot 7", red="5 foot", green="noble")
    assert t.totals() == {"red": 5 - 7, "green": 1}


def test_a_token_put_on_a_card_counts_at_once_for_claims_of_others() -> None:  # GW-4.4
    t = table(wall(5, 3, red="keep", green="gate")).play("claim 5 at 1 on keep")
    assert (t.totals(), t.leader()) == ({"red": -2, "green": 2}, "green")


# ---- the leader ------------------------------------------------------------------------------
def test_the_leader_has_a_strictly_higher_total_than_all_others() -> None:  # GW-4.5
    assert at_wall(red="keep", green="gate", blue="wall").leader() == "red"
    assert at_wall(red="wall", green="gate", blue="keep").leader() == "blue"
    assert at_wall(red="wall", green="keep", blue="gate").leader() == "green"


@pytest.mark.parametrize("order", list(itertools.permutations(["keep", "gate wall", "wall"])))
def test_no_player_leads_if_the_highest_totals_are_tied(
    order: tuple[str, str, str],
) -> None:  # GW-4.5
    red, green, blue = order
    assert at_wall(red=red, green=green, blue=blue).leader() == ""


@pytest.mark.parametrize("order", list(itertools.permutations(["keep wall", "gate", "horseman"])))
def test_a_tie_behind_the_leader_does_not_matter(order: tuple[str, str, str]) -> None:  # GW-4.5
    red, green, blue = order
    leader = COLOUR_NAMES[order.index("keep wall")]
    assert at_wall(red=red, green=green, blue=blue).leader() == leader


def test_no_player_leads_if_all_totals_are_tied() -> None:  # GW-4.5
    assert at_wall(red="wall", green="wall", blue="foot").leader() == ""


def test_a_player_alone_at_a_wall_leads_even_below_zero() -> None:  # GW-4.5
    t = with_token("red wall 8", red="wall")
    assert (t.totals(), t.leader()) == ({"red": -7}, "red")


def test_a_total_below_zero_is_behind_any_higher_total() -> None:  # GW-4.5
    t = with_token("red gate 2", red="gate", green="wall")
    assert (t.totals(), t.leader()) == ({"red": 0, "green": 1}, "green")
    t = with_token("red wall 8", red="wall", violet="noble")
    assert (t.totals(), t.leader()) == ({"red": -7, "violet": 1}, "violet")


def test_a_player_may_take_both_tokens_of_a_wall_in_different_turns() -> None:  # GW-4.6
    t = table(wall(5, 3, red="gate"), wall(4, 2), players=2)
    t.play("claim 5 at 1 on gate", "draw", "draw", "draw", "draw")
    assert (t.turn, t.totals()) == ("red", {"red": -3})
    t.play("take 1")
    assert t.pile("red") == [3, 5]
    assert t.points("red") == 8


def test_a_player_who_lost_the_lead_cannot_take_the_second_token() -> None:  # GW-4.6
    t = table(wall(5, 3, red="gate"), wall(4, 2), players=2)
    t.play("claim 5 at 1 on gate", "draw", "draw", "play wall at 1", "draw")
    assert (t.turn, t.prompt, t.leader()) == ("red", "act", "green")


# ---- random walls ----------------------------------------------------------------------------
def plain_total(cards: list[str], noble: bool, token: int) -> int:
    """The total by GW-4.2 to GW-4.4, computed independently."""
    if noble:
        return len(cards) - token
    worth = {"wall": 1, "gate": 2, "keep": 3, "horseman": 2, "noble": 1, "dragon": 1}
    row = [0, 1, 3, 6, 10, 15][cards.count("foot")]
    return row + sum(worth[card] for card in cards if card != "foot") - token


def random_wall(rng: Rng) -> tuple[Walls, list[list[str]], int, int]:
    """A wall with random cards of each colour and sometimes a token on one of them."""
    walls = new_walls()
    walls.open(0, 8, 5)
    cards: list[list[str]] = [[] for _ in range(SEATS)]
    deck = [kind for kind, n in enumerate((2, 2, 1, 5, 1, 1, 1)) for _ in range(n)]
    for seat in range(SEATS):
        for kind in deck:
            if rng.below(4) == 0 and (kind != CARD_NAMES.index("noble") or rng.below(3) == 0):
                cards[seat].append(CARD_NAMES[kind])
                walls.lay(0, seat, kind, 1)
    bearer = int(rng.below(SEATS + 2))
    if bearer >= SEATS or not cards[bearer]:
        return walls, cards, -1, 0
    walls.bear(0, 1, bearer, CARD_NAMES.index(cards[bearer][0]))
    return walls, cards, bearer, 5


def test_the_leader_of_a_random_wall_follows_from_independent_totals() -> None:  # GW-4.1 to GW-4.5
    rng, leaders = Rng(1), 0
    for _ in range(1500):
        walls, cards, bearer, token = random_wall(rng)
        noble = any("noble" in mine for mine in cards)
        totals = {
            seat: plain_total(mine, noble, token if seat == bearer else 0)
            for seat, mine in enumerate(cards)
            if mine
        }
        assert {seat: walls.total(0, seat) for seat in totals} == totals
        best = [seat for seat in totals if totals[seat] == max(totals.values())]
        assert walls.leader(0, SEATS) == (best[0] if len(best) == 1 else -1)
        leaders += len(best) == 1
    assert 300 < leaders < 1400
