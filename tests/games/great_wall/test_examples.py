"""The worked examples of the rules page (section 8), all fourteen."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tests.games.great_wall.positions import Table, table, wall

RULES = (files("wanli") / "rules" / "great-wall.en.md").read_text(encoding="utf-8")


def red_has_claimed_the_8() -> Table:
    """Example 7: red alone with gate and wall has claimed the 8; the 5 is still free."""
    t = table(wall(8, 5, red="gate wall"), wall(4, 2), players=3)
    return t.play("claim 8 at 1 on gate", "draw", "draw")


@pytest.mark.parametrize(("foot", "total"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_example_1_foot_soldiers_together_are_worth_more(foot: int, total: int) -> None:  # GW-4.2
    t = table(wall(5, 3), hands={"red": "5 foot"})
    count = f"{foot} " if foot > 1 else ""
    assert t.play(f"play {count}foot at 1").totals() == {"red": total}


def test_example_2_no_player_leads_if_the_totals_are_equal() -> None:  # GW-4.2, GW-4.5
    t = table(wall(5, 3, red="3 foot gate wall", blue="keep gate 2 horseman"))
    assert (t.totals(), t.leader()) == ({"red": 9, "blue": 9}, "")


def test_example_3_with_a_noble_every_card_counts_one() -> None:  # GW-4.3
    t = table(wall(5, 3, red="3 foot gate wall", blue="keep gate horseman noble"))
    assert (t.totals(), t.leader()) == ({"red": 5, "blue": 4}, "red")


def test_example_4_a_dragon_on_the_noble_restores_the_values() -> None:  # GW-5.2, GW-4.3
    t = table(
        wall(5, 3, red="3 foot gate wall", blue="keep gate horseman noble"),
        hands={"red": "dragon"},
        question="act",
    )
    t.play("play dragon at 1 over blue noble")
    assert (t.totals(), t.leader()) == ({"red": 10, "blue": 7}, "red")


def test_example_5_a_dragon_covers_one_of_four_foot_soldiers() -> None:  # GW-5.2, GW-4.2
    t = table(wall(5, 3, red="4 foot", blue="keep gate"), hands={"blue": "dragon wall"}, active=2)
    t.play("play dragon at 1 over red foot")
    assert (t.totals(), t.leader()) == ({"red": 6, "blue": 6}, "")


def test_example_6_a_claimed_token_costs_the_lead() -> None:  # GW-4.4
    t = table(wall(5, 3, red="keep gate wall", blue="gate")).play("claim 5 at 1 on keep")
    assert (t.totals(), t.leader()) == ({"red": 1, "blue": 2}, "blue")


def test_example_7_a_player_alone_leads_below_zero() -> None:  # GW-4.5, GW-4.6
    t = red_has_claimed_the_8()
    assert (t.totals(), t.leader()) == ({"red": -5}, "red")
    t.play("draw", "draw", "draw", "draw")
    assert (t.turn, t.legal()) == ("red", ["take 1"])
    assert t.play("take 1").pile("red") == [5, 8]


def test_example_8_one_wall_card_takes_the_lead_from_a_total_below_zero() -> None:  # GW-4.5
    t = red_has_claimed_the_8().play("draw", "draw", "play wall at 1", "draw")
    assert (t.totals(), t.leader()) == ({"red": -5, "blue": 1}, "blue")
    assert (t.turn, t.prompt) == ("red", "act")


def test_example_9_no_player_leads_if_the_two_highest_totals_are_equal() -> None:  # GW-4.5
    t = table(wall(5, 3, red="keep", blue="gate wall", green="wall"))
    assert (t.totals(), t.leader()) == ({"red": 3, "green": 1, "blue": 3}, "")


def test_example_10_a_token_is_subtracted_from_cards_that_count_one() -> None:  # GW-4.3, GW-4.4
    t = table(wall(5, on="red foot 4", red="5 foot", blue="keep noble", green="2 wall"))
    assert (t.totals(), t.leader()) == ({"red": 1, "green": 2, "blue": 2}, "")


def test_example_11_a_player_with_only_a_covered_card_is_absent() -> None:  # GW-4.1, GW-5.2
    line = wall(3, on="red gate 5", red="gate", blue="keep")
    t = table(line, hands={"red": "dragon"}).play("play dragon at 1 over blue keep")
    assert (t.totals(), t.leader()) == ({"red": -2}, "red")


def test_example_12_a_dragon_may_cover_the_noble_of_its_owner() -> None:  # GW-5.1, GW-4.3
    t = table(wall(5, 3, red="4 foot noble"), hands={"red": "dragon"}, question="act")
    assert t.totals() == {"red": 5}
    assert t.play("play dragon at 1 over red noble").totals() == {"red": 11}


def test_example_13_a_first_token_of_the_last_round_scores_nothing() -> None:  # GW-6.2, GW-6.4
    t = table(
        wall(7, 3, red="gate"),
        hands={"red": ""},
        decks={"red": ""},
        stage="claims-only",
        announcer=0,
        question="claim",
    )
    t.play("claim 7 at 1 on gate")
    assert (t.over, t.points("red"), t.first_token()) == (True, 0, "red gate 7")


def test_example_14_the_second_claim_gives_each_token_to_its_owner() -> None:  # GW-3.3
    t = table(wall(2, on="red gate 7", red="gate", blue="wall"), wall(4, 3), active=2)
    t.play("take 1", "token 5 at 1", "token 8 at 1")
    assert (t.points("red"), t.points("blue"), t.tokens(1)) == (7, 2, [5, 8])


def test_every_example_of_the_rules_page_has_a_test() -> None:
    section = RULES.partition("## 8 ")[2].partition("## 9 ")[0]
    numbers = re.findall(r"^\| (\d+) \|", section, re.MULTILINE)
    tested = {
        match[1] for match in map(re.compile(r"test_example_(\d+)_").match, globals()) if match
    }
    assert set(numbers) <= tested
    assert len(numbers) == 14
