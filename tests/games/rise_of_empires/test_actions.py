"""The choice and payment of actions; progress, territory, cities, trade (RE-3)."""

from __future__ import annotations

import pytest

from tests.games.rise_of_empires.positions import Table, new, seat, table
from wanli.games.rise_of_empires.rules.names import ROW_NAMES
from wanli.games.rise_of_empires.views.open import open_of


# ---- the A turn ------------------------------------------------------------------------------
def test_players_take_six_actions_each_one_at_a_time_in_turn_order() -> None:  # RE-3.1
    t = new(2).play("next green")
    seen: list[str] = []
    while t.turn == "1A" and t.prompt != "give-up":
        if t.prompt == "choose-row":
            seen.append(t.current_colour)
        t.play(t.legal()[0])
    assert seen == ["green", "red"] * 6


def test_a_disc_goes_into_the_right_most_free_circle() -> None:  # RE-3.2
    t = table(players=2, red=seat(resources=2), green=seat(resources=2))
    t.play("disc trade", "trade 1 gold", "disc trade", "trade 1 vp")
    assert open_of(t.state).rows == {"trade": ["red", "green"]}


def test_the_circles_limit_how_often_an_action_can_be_chosen() -> None:  # RE-3.2
    rows = {"trade": ["red", "green", "red"]}
    t = table(players=2, rows=rows, red=seat(resources=2, pool=1))
    assert t.refused("disc trade") == "RE-3.2"
    assert t.can("disc empire")


def test_an_action_that_cannot_be_carried_out_or_paid_is_refused() -> None:  # RE-3.3
    t = table(red=seat(pool=1, gold=1), territory=["town"], cities=["ur"])
    assert t.legal() == ["disc empire"]
    assert t.refused("disc territory") == "RE-3.3"
    assert t.refused("disc city") == "RE-3.3"
    assert t.refused("disc trade") == "RE-3.3"
    assert t.refused("disc progress") == "RE-3.3"


def test_a_disc_may_be_laid_without_acting_only_if_no_action_is_possible() -> None:  # RE-3.3
    t = table(red=seat(pool=1))
    assert t.refused("idle trade") == "RE-3.3"
    t = table(red=seat())
    assert t.legal() == [f"idle {row}" for row in ROW_NAMES]
    t.play("idle city")
    assert open_of(t.state).rows == {"city": ["red"]}
    assert t.current_colour == "green"


def test_an_action_cannot_be_skipped_in_an_a_turn() -> None:  # RE-3.3
    t = table(red=seat(resources=1)).play("disc trade")
    assert t.refused("skip") == "RE-3.3"


# ---- the B turn ------------------------------------------------------------------------------
def paying(**has: object) -> Table:
    """A position in which red's disc has two discs to its left."""
    return table("1B", rows={"trade": ["red", "green", "blue"]}, red=seat(**has))


def test_a_disc_costs_1_for_every_disc_still_to_its_left() -> None:  # RE-3.4
    t = paying(gold=5, resources=1).play("lift trade 1")
    assert t.prompt == "payment"
    assert t.state.owed == 2


def test_a_payment_may_mix_gold_cubes_food_and_vp() -> None:  # RE-3.4
    t = paying(gold=1, food=1, pool=1, vp=1).play("lift trade 1")
    assert t.legal() == ["pay 1 gold", "pay 1 cubes", "pay 1 food", "pay 1 vp"]
    t.play("pay 1 vp", "pay 1 cubes")
    one = t.seat("red")
    assert (one.gold, one.food, one.pool, one.vp, one.stock) == (1, 1, 0, 0, 30)


def test_resource_discs_cannot_be_used_for_a_payment() -> None:  # RE-3.4
    t = paying(gold=2, food=0, resources=2).play("lift trade 1")
    assert t.legal() == ["pay 1 gold", "pay 2 gold"]


def test_a_payment_above_the_debt_or_the_means_is_refused() -> None:  # RE-3.4
    t = paying(gold=5, food=1).play("lift trade 1")
    assert t.refused("pay 3 gold") == "RE-3.4"
    assert t.refused("pay 2 food") == "RE-3.4"


def test_discs_taken_off_earlier_do_not_count_for_the_payment() -> None:  # RE-3.4
    rows = {"trade": ["green", "red", ""]}
    t = table("1B", rows=rows, red=seat(resources=1)).play("lift trade 2")
    assert t.prompt == "trade"


def test_in_a_b_turn_the_action_may_be_skipped_but_not_the_payment() -> None:  # RE-3.4
    t = paying(gold=2, resources=1).play("lift trade 1")
    assert t.refused("skip") == "RE-3.4"
    t.play("pay 2 gold", "skip")
    assert t.seat("red").resources == 1
    assert t.current_colour == "green"


def test_an_action_that_the_payment_made_impossible_lapses() -> None:  # RE-3.4
    rows = {"city": ["red", "green", "blue"]}
    t = table("1B", rows=rows, cities=["settlement-d"], red=seat(gold=4))
    t.play("lift city 1", "pay 2 gold")
    assert t.notes_with("action-lapses")
    assert t.current_colour == "green"


def test_a_player_takes_off_one_own_disc_at_a_time() -> None:  # RE-3.4
    t = paying(gold=2)
    assert t.refused("lift trade 2") == "RE-3.4"
    assert t.refused("disc trade") == "RE-3.4"
    assert t.refused("idle trade") == "RE-3.4"
    assert table(red=seat(pool=1)).refused("lift trade 1") == "RE-3.2"


def test_a_payment_may_take_all_goods_of_a_player() -> None:  # RE-3.4, RE-3.14
    rows = {"trade": ["red", "green", "blue"], "city": ["red"]}
    t = table("1B", rows=rows, red=seat(food=2))
    assert t.legal() == ["lift city 1", "lift trade 1"]


def test_a_disc_whose_payment_is_impossible_is_refused() -> None:  # RE-3.14
    rows = {"trade": ["red", "green", "blue"], "city": ["red", "green"]}
    t = table("1B", rows=rows, red=seat(food=1))
    assert t.legal() == ["lift city 1"]
    assert t.refused("lift trade 1") == "RE-3.14"


def test_a_player_who_can_pay_for_no_disc_pays_all_and_does_not_act() -> None:  # RE-3.14
    rows = {"trade": ["red", "green", "blue"], "city": ["red", "green", "blue", "green"]}
    t = table("1B", rows=rows, red=seat(food=0, vp=1, resources=3))
    assert t.legal() == ["lift trade 1"]
    t.play("lift trade 1")
    assert t.seat("red").vp == 0
    assert t.seat("red").resources == 3
    assert t.prompt == "choose-row"
    assert t.notes_with("cannot-pay")


# ---- progress --------------------------------------------------------------------------------
def test_a_progress_tile_is_free_or_costs_gold_if_it_is_older() -> None:  # RE-3.5
    shown = ["coinage", "banking", "medicine"]
    t = table("3A", progress=shown, red=seat(gold=2)).play("disc progress")
    assert t.legal() == [f"progress {kind} at {box}" for box, kind in enumerate(shown, 1)]
    t.play("progress coinage at 1")
    assert t.seat("red").gold == 0
    t = table("3A", progress=shown, red=seat(gold=1)).play("disc progress")
    assert t.refused("progress coinage at 1") == "RE-3.5"
    t.play("progress banking at 2")
    assert t.seat("red").gold == 0


def test_a_second_equal_tile_of_one_era_is_refused() -> None:  # RE-3.5
    t = table(progress=["iron", "coinage"], red=seat(progress=["iron"])).play("disc progress")
    assert t.refused("progress iron at 1") == "RE-3.5"
    t = table("2A", progress=["alliance-2"], red=seat(progress=["alliance-1"]))
    assert t.play("disc progress").can("progress alliance-2 at 1")


def test_a_progress_tile_has_its_effect_at_once() -> None:  # RE-3.5
    t = table(progress=["roads"], red=seat(pool=9)).play("disc progress", "progress roads at 1")
    assert t.seat("red").progress == ["roads"]
    t.idle_until("region")
    assert t.state.regions_left == 3 + int(t.current_colour == "red")


# ---- territory -------------------------------------------------------------------------------
def test_a_territory_tile_costs_its_price_and_may_be_taken_twice() -> None:  # RE-3.6
    t = table(territory=["town", "plains"], red=seat(gold=2, territory={"town": 1}))
    t.play("disc territory", "territory town at 1")
    assert t.seat("red").gold == 0
    assert t.seat("red").territory == {"town": 2}
    t = table(territory=["town", "plains"], red=seat(gold=1)).play("disc territory")
    assert t.refused("territory town at 1") == "RE-3.6"


# ---- cities ----------------------------------------------------------------------------------
def test_a_city_costs_gold_and_resource_discs_and_is_kept() -> None:  # RE-3.7
    t = table(cities=["ur"], red=seat(gold=5, resources=2)).play("disc city", "city ur")
    one = t.seat("red")
    assert (one.gold, one.resources, one.cities, one.vp) == (1, 1, ["ur"], 0)
    assert open_of(t.state).bank == 39


def test_a_city_that_cannot_be_paid_or_is_not_shown_is_refused() -> None:  # RE-3.7
    t = table(cities=["ur", "settlement-a"], red=seat(gold=4)).play("disc city")
    assert t.refused("city ur") == "RE-3.7"
    assert t.refused("city rome") == "RE-2.2"


@pytest.mark.parametrize("options", [{}, {"wonders": "printed"}])
def test_a_wonder_of_era_3_scores_once_and_leaves_the_game(  # RE-3.7, WW-1
    options: dict[str, str],
) -> None:
    t = table("3B", rows={"city": ["green", "blue", "red"]}, cities=["wonder-3b-first"],
              options=options, red=seat(gold=10, resources=4))  # fmt: skip
    t.play("lift city 3", "city wonder-3b-first")
    assert t.seat("red").vp == 11
    assert "wonder-3b-first" in open_of(t.state).gone_cities


def test_without_the_variant_every_wonder_leaves_the_game() -> None:  # RE-3.7, WW-1
    t = table("2A", cities=["wonder-1b"], options={"wonders": "printed"},
              red=seat(gold=7, resources=2))  # fmt: skip
    t.play("disc city", "city wonder-1b")
    assert t.seat("red").vp == 6
    assert t.wonder() is None
    assert t.current_colour == "green"


# ---- trade -----------------------------------------------------------------------------------
def test_one_to_six_resource_discs_are_traded_for_gold_or_for_vp() -> None:  # RE-3.12
    t = table(red=seat(resources=7)).play("disc trade")
    assert len(t.legal()) == 12
    assert t.refused("trade 7 gold") == "RE-3.12"
    t.play("trade 4 gold")
    assert (t.seat("red").gold, t.seat("red").resources) == (9, 3)
    assert open_of(t.state).bank == 37
    t = table(red=seat(resources=2)).play("disc trade")
    assert t.refused("trade 3 vp") == "RE-3.12"
    t.play("trade 2 vp")
    assert t.seat("red").vp == 2
