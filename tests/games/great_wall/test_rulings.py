"""The rulings of the rules page (section 9): each default and its purpose."""

from __future__ import annotations

import re
from importlib.resources import files
from math import comb, prod

from tests.games.great_wall.positions import COPIES, Table, table, wall
from wanli.games.great_wall.options import OPTIONS

RULES = (files("wanli") / "rules" / "great-wall.en.md").read_text(encoding="utf-8")


def test_the_rulings_on_the_rules_page_are_those_tested_here() -> None:
    section = RULES.partition("## 9 ")[2]
    rows = re.findall(r"^\| ([\d., ]+) \|", section, re.MULTILINE)
    assert rows == ["3.1", "3.5", "3.6", "4.1, 5.2", "4.3", "5.1", "6.1", "6.2"]


def test_the_options_with_a_ruling_have_its_default() -> None:  # GW-3.1, GW-5.1, GW-6.1
    defaults = {option.name: option.default for option in OPTIONS}
    assert defaults["claims"] == "compulsory"
    assert defaults["dragon-targets"] == "any"
    assert defaults["end"] == "all-cards"


def test_a_claim_is_compulsory_even_if_it_harms_the_player() -> None:  # GW-3.1
    t = table(wall(1, on="green gate 8", green="gate", red="wall"), wall(4, 2), players=2)
    assert t.legal() == ["take 1"]  # which gives green the 8
    assert t.refused("decline 1") == "GW-3.1"
    assert t.refused("draw") == "GW-3.1"


def test_a_player_cannot_avoid_the_end_by_waiting() -> None:  # GW-3.5
    t = table(players=2, hands={"red": "wall", "green": "wall"}, decks={"red": "", "green": ""})
    assert t.legal() == ["play wall at 1", "play wall at 2"]
    assert t.play("play wall at 1").stage == "last-turns"


def test_a_hand_of_horsemen_does_not_stall_the_end() -> None:  # GW-3.6
    t = table(players=2, hands={"red": "2 horseman"}, decks={"red": ""})
    assert t.legal() != []
    assert "play 2 horseman at 1" in t.legal()
    assert t.play("play 2 horseman at 1").stage == "last-turns"


def test_a_horseman_played_as_an_action_uses_one_of_the_two_actions() -> None:  # GW-3.6
    t = table(players=2, hands={"red": "2 horseman"}, decks={"red": "5 wall"})
    t.play("play horseman at 1", "play horseman at 1")
    assert (t.turn, t.hand("red")) == ("green", {})


def test_a_covered_card_gives_no_presence_and_carries_no_token() -> None:  # GW-4.1, GW-5.2
    t = table(wall(5, 3, blue="dragon", over="blue on red keep"))
    assert (t.totals(), t.prompt) == ({"blue": 1}, "act")
    t = table(wall(5, 3, red="gate", blue="dragon", over="blue on red keep"))
    assert t.refused("claim 5 at 1 on keep") == "GW-3.2"


def test_with_a_noble_foot_soldiers_count_one_each() -> None:  # GW-4.3
    assert table(wall(5, 3, red="5 foot")).totals() == {"red": 15}
    assert table(wall(5, 3, red="5 foot", blue="noble")).totals() == {"red": 5, "blue": 1}


def test_a_dragon_may_cover_its_owners_card_unless_the_option_forbids_it() -> None:  # GW-5.1
    line = wall(5, 3, red="noble 3 foot")
    t = table(line, hands={"red": "dragon"}, question="act")
    assert t.play("play dragon at 1 over red noble").totals() == {"red": 7}
    options = {"dragon-targets": "opponents"}
    t = table(line, hands={"red": "dragon"}, question="act", options=options)
    assert t.refused("play dragon at 1 over red noble") == "GW-5.1"


# ---- 6.1: an opening hand that could be emptied in the first turn ----------------------------
def hands_of_five(kinds: list[str]) -> list[dict[str, int]]:
    """All opening hands of five cards, by kind."""
    hands: list[dict[str, int]] = [{}]
    for kind in kinds:
        more = range(COPIES[kind] + 1)
        hands = [{**hand, kind: n} for hand in hands for n in more if sum(hand.values()) + n <= 5]
    return [hand for hand in hands if sum(hand.values()) == 5]


def after_emptying(hand: dict[str, int], end: str) -> Table:
    """The position after red has played an opening hand as fast as possible."""
    cards = " ".join(f"{n} {kind}" for kind, n in hand.items())
    t = table(hands={"red": cards}, options={"end": end}, question="act")
    while t.turn == "red" and t.hand("red"):
        left = t.hand("red")
        kind = "horseman" if "horseman" in left else max(left, key=lambda k: left[k])
        count = f"{left[kind]} " if left[kind] > 1 else ""
        t.play("ride 1" if kind == "horseman" else f"play {count}{kind} at 1")
    return t


def test_by_option_22_percent_of_opening_hands_can_end_in_the_first_turn() -> None:  # GW-6.1
    at_once = total = 0
    for hand in hands_of_five(list(COPIES)):
        ways = prod(comb(COPIES[kind], n) for kind, n in hand.items())
        total += ways
        if len([kind for kind, n in hand.items() if n and kind != "horseman"]) <= 2:
            at_once += ways
            assert after_emptying(hand, "empty-hand").stage == "last-turns"
            assert after_emptying(hand, "all-cards").stage == "play"
    assert total == comb(20, 5)
    assert round(100 * at_once / total, 1) == 21.9


def test_the_announcer_begins_the_claims_only_round() -> None:  # GW-6.2
    t = table(
        wall(5, 3, green="keep", red="gate"),
        wall(4, 2, blue="gate"),
        hands={"green": "wall"},
        decks={"green": ""},
        active=1,
        actions_left=1,
    )
    t.play("play wall at 2", "claim 4 at 2 on gate", "draw", "draw", "draw", "draw")
    assert (t.stage, t.turn, t.prompt) == ("claims-only", "green", "claim")
