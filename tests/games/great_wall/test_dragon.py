"""The dragon (GW-5): played like any card, or laid on another card, which becomes void."""

from __future__ import annotations

import pytest

from tests.games.great_wall.positions import Table, Wall, table, wall

OPPONENTS = {"dragon-targets": "opponents"}


def with_dragon_in_hand(*walls: Wall, **options: str) -> Table:
    """A position in red's turn, after any claims, with red's dragon in hand."""
    return table(*walls, hands={"red": "dragon wall"}, options=options, question="act")


def test_a_dragon_can_be_played_like_any_card() -> None:  # GW-5.1
    t = with_dragon_in_hand(wall(5, 3, blue="gate")).play("play dragon at 1")
    assert t.totals() == {"red": 1, "blue": 2}
    assert (t.turn, t.actions_left) == ("red", 1)


def test_a_dragon_may_be_laid_on_a_card_of_any_owner() -> None:  # GW-5.1
    t = with_dragon_in_hand(
        wall(5, 3, red="keep", green="gate wall", blue="noble"), wall(4, 2, blue="foot")
    )
    assert set(t.legal("play dragon")) == {
        "play dragon at 1",
        "play dragon at 2",
        "play dragon at 1 over red keep",
        "play dragon at 1 over green gate",
        "play dragon at 1 over green wall",
        "play dragon at 1 over blue noble",
        "play dragon at 2 over blue foot",
    }


def test_laying_a_dragon_on_a_card_is_an_action_and_the_dragon_counts_one() -> None:  # GW-5.1
    t = with_dragon_in_hand(wall(5, 3, blue="keep gate")).play("play dragon at 1 over blue keep")
    assert t.totals() == {"red": 1, "blue": 2}
    assert (t.turn, t.actions_left, t.hand("red")) == ("red", 1, {"wall": 1})


def test_a_dragon_may_be_laid_on_a_card_of_its_owner() -> None:  # GW-5.1
    t = with_dragon_in_hand(wall(5, 3, red="keep gate")).play("play dragon at 1 over red keep")
    assert t.totals() == {"red": 3}


def test_by_option_a_dragon_can_only_cover_cards_of_opponents() -> None:  # GW-5.1
    t = with_dragon_in_hand(wall(5, 3, red="keep gate", blue="wall"), **OPPONENTS)
    assert t.legal("play dragon") == ["play dragon at 1", "play dragon at 1 over blue wall"]
    refusal = t.refusal("play dragon at 1 over red keep")
    assert (refusal.code, refusal.clause) == ("own-card", "GW-5.1")


def test_a_dragon_can_only_cover_an_uncovered_card_of_the_wall() -> None:  # GW-5.1
    t = with_dragon_in_hand(
        wall(5, 3, green="wall dragon", over="green on blue keep"), wall(4, 2, blue="gate")
    )
    for target in ("blue keep", "blue gate", "red wall", "yellow wall"):
        refusal = t.refusal(f"play dragon at 1 over {target}")
        assert (refusal.code, refusal.clause) == ("card-not-there", "GW-5.1")


def test_a_player_without_a_dragon_cannot_cover_a_card() -> None:  # GW-5.1
    t = table(wall(5, 3, blue="keep"), hands={"red": "wall gate"})
    refusal = t.refusal("play dragon at 1 over blue keep")
    assert (refusal.code, refusal.clause) == ("not-in-hand", "GW-5.1")


# ---- covered cards ---------------------------------------------------------------------------
@pytest.mark.parametrize("kind", ["wall", "gate", "keep", "foot", "horseman", "noble", "dragon"])
def test_a_covered_card_has_no_value_and_no_presence(kind: str) -> None:  # GW-5.2
    t = with_dragon_in_hand(wall(5, 3, blue=kind)).play(f"play dragon at 1 over blue {kind}")
    assert (t.totals(), t.leader()) == ({"red": 1}, "red")
    line = t.wall_line(1)
    assert line is not None
    assert (line.covered, line.dragons) == ({"blue": {kind: 1}}, {"red": f"blue {kind}"})


def test_a_covered_card_has_no_ability() -> None:  # GW-5.2
    t = with_dragon_in_hand(wall(5, 3, red="keep", blue="noble 3 foot"))
    assert t.totals() == {"red": 1, "blue": 4}
    t.play("play dragon at 1 over blue noble")
    assert t.totals() == {"red": 4, "blue": 6}
    t = with_dragon_in_hand(wall(5, 3, blue="3 foot")).play("play dragon at 1 over blue foot")
    assert t.totals() == {"red": 1, "blue": 3}


def test_a_dragon_covers_only_one_of_several_equal_cards() -> None:  # GW-5.2
    t = with_dragon_in_hand(wall(5, 3, blue="2 gate")).play("play dragon at 1 over blue gate")
    assert t.cards(1, "blue") == {"gate": 1}
    assert t.totals() == {"red": 1, "blue": 2}


def test_a_card_under_a_covered_dragon_stays_void() -> None:  # GW-5.2
    line = wall(5, 3, green="gate", blue="dragon", over="blue on green keep")
    t = with_dragon_in_hand(line).play("play dragon at 1 over blue dragon")
    assert t.totals() == {"red": 1, "green": 2}
    assert t.refusal("play dragon at 1 over green keep").code == "not-in-hand"
    after = t.wall_line(1)
    assert after is not None
    assert after.covered == {"green": {"keep": 1}, "blue": {"dragon": 1}}
    assert after.dragons == {"blue": "green keep", "red": "blue dragon"}


def test_a_covered_noble_stays_void_under_two_dragons() -> None:  # GW-5.2
    line = wall(5, 3, green="keep", blue="dragon", over="blue on green noble")
    t = with_dragon_in_hand(line).play("play dragon at 1 over blue dragon")
    assert t.totals() == {"red": 1, "green": 3}


def test_a_covered_card_stays_void_until_the_wall_is_cleared() -> None:  # GW-5.2
    t = table(wall(5, 3, red="dragon", over="red on green keep"), wall(4, 2), players=2)
    t.play("claim 5 at 1 on dragon", "draw", "draw", "draw", "draw")
    assert (t.prompt, t.totals()) == ("claim", {"red": -4})
    t.play("take 1", "token 7 at 1", "token 8 at 1", "play wall at 1")
    assert t.totals(1) == {"red": 1}


def test_a_dragon_cannot_cover_a_card_of_another_wall() -> None:  # GW-5.2
    t = with_dragon_in_hand(wall(5, 3, blue="keep"), wall(4, 2, blue="gate"))
    t.play("play dragon at 2 over blue gate")
    assert (t.totals(1), t.totals(2)) == ({"blue": 3}, {"red": 1})


# ---- tokens ----------------------------------------------------------------------------------
def test_a_dragon_cannot_cover_a_card_that_carries_a_token() -> None:  # GW-5.3
    t = with_dragon_in_hand(wall(3, on="blue gate 5", blue="gate wall"))
    assert t.legal("play dragon at 1 over") == ["play dragon at 1 over blue wall"]
    refusal = t.refusal("play dragon at 1 over blue gate")
    assert (refusal.code, refusal.clause) == ("card-carries-token", "GW-5.3")


def test_a_dragon_can_cover_an_equal_card_without_a_token() -> None:  # GW-5.3
    line = wall(3, on="blue gate 5", blue="2 gate")
    t = with_dragon_in_hand(line).play("play dragon at 1 over blue gate")
    assert t.totals() == {"red": 1, "blue": 2 - 5}
    covered = wall(3, on="blue gate 5", blue="gate", green="dragon", over="green on blue gate")
    assert with_dragon_in_hand(covered).refused("play dragon at 1 over blue gate") == "GW-5.3"


def test_a_dragon_cannot_cover_its_owners_card_with_a_token() -> None:  # GW-5.3
    t = with_dragon_in_hand(wall(3, on="red gate 5", red="gate", blue="keep"))
    assert t.refused("play dragon at 1 over red gate") == "GW-5.3"


def test_a_token_does_not_protect_cards_of_other_colours() -> None:  # GW-5.3
    t = with_dragon_in_hand(wall(3, on="blue gate 5", blue="gate", green="gate"))
    assert t.can("play dragon at 1 over green gate")


def test_a_token_may_be_put_on_a_dragon_or_a_noble() -> None:  # GW-5.3
    t = table(wall(5, 3, red="dragon noble", over="red on blue keep"))
    assert "claim 5 at 1 on dragon" in t.legal()
    assert t.play("claim 5 at 1 on noble").first_token() == "red noble 5"


def test_a_dragon_that_carries_a_token_cannot_be_covered() -> None:  # GW-5.3, GW-5.2
    line = wall(3, on="blue dragon 5", blue="dragon", over="blue on green keep")
    assert with_dragon_in_hand(line).refused("play dragon at 1 over blue dragon") == "GW-5.3"


def test_a_noble_that_carries_a_token_keeps_its_ability() -> None:  # GW-5.3, GW-4.3
    t = with_dragon_in_hand(wall(3, on="blue noble 5", blue="noble keep", green="2 foot"))
    assert t.refused("play dragon at 1 over blue noble") == "GW-5.3"
    assert t.totals() == {"green": 2, "blue": -3}
