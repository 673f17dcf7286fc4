"""The Wonders of the World, clause by clause (WW)."""

from __future__ import annotations

import pytest

from tests.games.rise_of_empires.positions import Table, own_set, seat, table, wonder
from wanli.games.rise_of_empires.rules.wonders import NOBODY, WonderSet, new_wonders, site_allowed
from wanli.games.rise_of_empires.shown.open import open_of

ONE = "wonder-1b"
TWO = "wonder-2b-first"
THREE = "wonder-2b-second"


def building(name: str = ONE, turn: str = "2A", **more: object) -> Table:
    """Red builds a wonder and has to say where."""
    options = more.pop("options", {})
    red = seat(**{"gold": 12, "resources": 3, **more})
    t = table(turn, players=3, cities=[name], red=red, options=options)  # type: ignore[arg-type]
    return t.play("disc city", f"city {name}")


def attacking(
    face: str = "e2a",
    *,
    green: dict[str, object] | None = None,
    wonders: dict[str, dict[str, object]] | None = None,
    options: dict[str, str] | None = None,
    turn: str = "2A",
    **red: object,
) -> Table:
    """Red places cubes in Gaul and makes war on Green, who holds a wonder there."""
    t = table(
        turn,
        red=seat(**{"pool": 3, "gaul": 1, **red}),
        green=green or seat(gaul=0),
        wonders=wonders or {ONE: wonder("gaul", "green")},
        options=options or {},
    )
    return t.play("disc empire", f"empire {face}", "place gaul", "cubes 3", "war gaul green")


def told(t: Table, code: str) -> list[tuple[str, object, object]]:
    """The notes of a kind: clause, seat, wonder."""
    return [(n.clause, n.facts["seat"], n.facts["wonder"]) for n in t.notes_with(code)]


# ---- building --------------------------------------------------------------------------------
def test_a_wonder_of_era_1_or_2_scores_and_is_kept() -> None:  # WW-1
    t = building()
    assert t.seat("red").vp == 6
    assert t.seat("red").cities == [ONE]
    t.play("site gaul")
    assert t.wonder() is not None
    assert t.who == "green"


def test_a_wonder_of_1b_stands_in_any_region_of_era_1() -> None:  # WW-2
    t = building()
    assert {text.split()[1] for text in t.legal()} == {
        "iberia", "gaul", "italia", "balkans", "anatolia", "egypt", "north-africa",
        "mediterranean",
    }  # fmt: skip
    assert t.refused("site britain") == "WW-2"


def test_a_wonder_of_2b_stands_in_europe_africa_or_the_middle_east() -> None:  # WW-2
    t = building(TWO, "3A")
    assert {"gaul", "britain", "africa", "middle-east"} < {text.split()[1] for text in t.legal()}
    for region in ("india", "china", "south-america", "north-america"):
        assert t.refused(f"site {region}") == "WW-2"


def test_the_printed_turn_counts_not_the_turn_of_building() -> None:  # WW-2
    assert building(ONE, "3A").refused("site britain") == "WW-2"


def test_no_cube_and_no_control_are_needed_there() -> None:  # WW-2
    t = table("2A", cities=[ONE], red=seat(gold=7, resources=2), green=seat(egypt=5))
    assert t.play("disc city", f"city {ONE}").can("site egypt")


def test_the_marker_comes_from_the_stock() -> None:  # WW-3
    t = building(pool=4).play("site gaul")
    assert (t.seat("red").pool, t.seat("red").stock) == (4, 25)


def test_or_from_the_pool() -> None:  # WW-3
    t = building(pool=4, options={"marker": "pool"}).play("site gaul")
    assert (t.seat("red").pool, t.seat("red").stock) == (3, 26)


def test_if_that_one_is_empty_from_the_other() -> None:  # WW-3
    t = building(pool=30).play("site gaul")
    assert (t.seat("red").pool, t.seat("red").stock) == (29, 0)
    t = building(pool=0, options={"marker": "pool"}).play("site gaul")
    assert (t.seat("red").pool, t.seat("red").stock) == (0, 29)


def test_if_both_are_empty_the_wonder_leaves_the_game() -> None:  # WW-3
    t = building(gaul=30)
    assert t.who == "green"
    assert t.seat("red").vp == 6
    assert ONE in open_of(t.state).gone_cities
    assert told(t, "leaves-unmarked") == [("WW-3", 1, ONE)]
    printed = building(gaul=30, options={"wonders": "printed"})
    assert told(printed, "leaves-unmarked") == told(building(), "leaves-unmarked") == []


def test_a_marker_counts_for_no_majority_second_place_or_income() -> None:  # WW-3
    t = table("1B", wonders={ONE: wonder("italia", "red", builder="red")},
              green=seat(italia=1)).pass_on("place")  # fmt: skip
    assert (t.seat("red").vp, t.seat("red").gold) == (0, 0)
    assert (t.seat("green").vp, t.seat("green").gold) == (3, 2)


def test_a_marker_gives_no_reach() -> None:  # WW-3
    wonders = {ONE: wonder("egypt", "red")}
    t = table("2A", red=seat(pool=2, gaul=1), wonders=wonders).play("disc empire", "empire e2a")
    assert t.refused("place egypt") == "RE-3.9"
    t = table("2A", red=seat(pool=2), wonders=wonders).play("disc empire", "empire e2a")
    assert t.can("place gaul")  # no cube on the map: anywhere


def test_a_marker_counts_for_no_effect() -> None:  # WW-3
    red = seat(gaul=1, iberia=1, progress=["religion"])
    t = table("1B", red=red, wonders={ONE: wonder("italia", "red", builder="red")})
    with_two = t.pass_on("place").seat("red").vp
    assert with_two == 2 + 2 + 1  # two regions, and the flat point


def test_the_end_of_an_era_leaves_markers() -> None:  # WW-3, RE-4.5
    t = table("1B", red=seat(gaul=1), wonders={ONE: wonder("gaul", "red", builder="red")})
    t.pass_on("draw-progress")
    assert t.cubes("red", "gaul") == 0
    assert t.wonder() is not None
    assert t.seat("red").stock == 28  # 1 in the pool by Gaul's symbol, 1 on the token


# ---- war -------------------------------------------------------------------------------------
def test_a_wonder_is_taken_when_marker_and_all_cubes_are_destroyed() -> None:  # WW-4, WW-7
    t = attacking("e2b", green=seat(gaul=1))
    assert t.prompt == "mark"
    t.play(f"mark {ONE}")
    line = t.wonder()
    assert line is not None
    assert (line.holder, line.marked) == ("red", True)
    assert t.seat("red").cities == [ONE]
    assert t.seat("green").cities == []


def test_one_war_may_not_be_enough() -> None:  # WW-4
    t = attacking("e2b", green=seat(gaul=4))  # 4 cubes and the marker; the tile takes 2
    assert t.prompt == "loss"
    t.play("lose cube", "lose cube")
    assert t.wonder().holder == "green"  # type: ignore[union-attr]
    assert t.cubes("green", "gaul") == 2


def test_several_wars_take_it_in_the_end() -> None:  # WW-4
    t = table("2A", red=seat(pool=4), green=seat(gaul=2), wonders={ONE: wonder("gaul", "green")})
    t.play("disc empire", "empire e2b", "place gaul", "cubes 3", "done", "war gaul green")
    t.play("lose cube", "lose cube", "idle trade", "idle trade")
    t.play("disc empire", "empire e2a", "place gaul", "war gaul green")
    assert t.prompt == "mark"


def test_the_loser_decides_the_order() -> None:  # WW-5
    t = attacking("e2b", green=seat(gaul=2))
    assert t.who == "green"
    assert t.legal() == ["lose cube", f"lose {ONE}"]


def test_or_the_attacker_does() -> None:  # WW-5
    t = attacking("e2b", green=seat(gaul=2), options={"losses": "attacker"})
    assert t.who == "red"


def test_a_marker_may_fall_while_other_cubes_stay() -> None:  # WW-5
    t = attacking("e2b", green=seat(gaul=2)).play(f"lose {ONE}")
    line = t.wonder()
    assert line is not None
    assert (line.holder, line.marked) == ("green", False)
    assert t.seat("green").cities == [ONE]
    assert t.cubes("green", "gaul") == 1
    assert t.refused(f"lose {ONE}") == "RE-3.2"


def test_an_unmarked_wonder_scores_nothing_but_owes_upkeep() -> None:  # WW-5, WW-9, WW-11
    wonders = {ONE: wonder("gaul", "red", marked=False)}
    t = table("2B", red=seat(gold=3, gaul=0), wonders=wonders)
    t.pass_on("keep").play(f"keep {ONE}").pass_on("place")
    assert (t.seat("red").gold, t.seat("red").vp) == (0, 0)


def test_an_unmarked_wonder_goes_with_the_last_cube() -> None:  # WW-5, WW-6
    wonders = {ONE: wonder("gaul", "green", marked=False)}
    t = attacking("e2a", green=seat(gaul=1), wonders=wonders)
    assert t.prompt == "mark"
    t.play(f"mark {ONE}")
    assert t.wonder().holder == "red"  # type: ignore[union-attr]
    assert t.wonder().marked  # type: ignore[union-attr]


def test_if_the_last_cube_left_otherwise_nobody_can_take_it() -> None:  # WW-5
    wonders = {ONE: wonder("gaul", "green", marked=False)}
    t = table("2A", red=seat(pool=3, gaul=1), green=seat(), wonders=wonders)
    t.play("disc empire", "empire e2a", "place gaul", "cubes 3")
    assert t.prompt == "choose-row"  # no war: Green has no cube there


def test_not_even_if_the_holder_comes_back() -> None:  # WW-5
    wonders = {ONE: wonder("gaul", "green", marked=False, beyond_reach=True)}
    t = attacking("e2a", green=seat(gaul=1), wonders=wonders)
    assert t.cubes("green", "gaul") == 0
    assert t.prompt == "choose-row"
    assert t.wonder().holder == "green"  # type: ignore[union-attr]


def test_the_end_of_an_era_takes_the_last_cube_from_an_unmarked_wonder() -> None:  # WW-5, RE-4.5
    wonders = {
        ONE: wonder("gaul", "green", marked=False),
        TWO: wonder("italia", "green", marked=False),
        THREE: wonder("italia", "green"),
    }
    t = table("1B", green=seat(gaul=1, italia=1, gold=20), red=seat(), wonders=wonders)
    t.pass_on("place")
    while t.state.era() == 1:
        t.play(t.legal()[0]).pass_on("place", "choose-row")
    assert [t.wonder(one).beyond_reach for one in (ONE, TWO, THREE)] == [True, False, False]  # type: ignore[union-attr]
    assert told(t, "beyond-reach") == [("WW-5", 2, ONE)]
    (note,) = t.notes_with("beyond-reach")
    assert note.facts["region"] == "gaul"


def test_what_is_beyond_reach_is_told_once() -> None:  # WW-5
    lost = {ONE: wonder("gaul", "green", marked=False, beyond_reach=True)}
    t = table("1B", green=seat(gaul=1, gold=20), wonders=lost).pass_on("place")
    while t.state.era() == 1:
        t.play(t.legal()[0]).pass_on("place", "choose-row")
    assert t.notes_with("beyond-reach") == []


def test_nobody_takes_what_its_holder_loses_touch_with_in_his_own_war() -> None:  # WW-5, WW-6
    own = own_set(lambda data: data["empire_tiles"]["faces"][4].update(attacker_loss=1))
    wonders = {ONE: wonder("gaul", "red", marked=False)}
    t = table("2A", red=seat(pool=1), green=seat(gaul=2), wonders=wonders, more={"content": own})
    t.play("disc empire", "empire e2a", "place gaul", "war gaul green")
    assert t.cubes("red", "gaul") == 0
    assert t.wonder().holder == "red"  # type: ignore[union-attr]
    assert t.wonder().beyond_reach  # type: ignore[union-attr]
    assert told(t, "beyond-reach") == [("WW-5", 1, ONE)]


def test_a_holder_with_only_a_marker_can_be_attacked() -> None:  # WW-6
    t = attacking()
    assert t.prompt == "mark"
    assert t.cubes("red", "gaul") == 3


def test_an_attackers_markers_are_no_cubes_he_holds() -> None:  # WW-6
    own = own_set(lambda data: data["empire_tiles"]["faces"][4].update(attacker_loss=2))
    wonders = {ONE: wonder("gaul", "red")}
    t = table("2A", red=seat(pool=1), green=seat(gaul=1), wonders=wonders, more={"content": own})
    t.play("disc empire", "empire e2a", "place gaul")
    assert t.prompt == "choose-row"


def test_an_attacker_loses_cubes_not_markers() -> None:  # WW-6
    wonders = {ONE: wonder("gaul", "green"), TWO: wonder("gaul", "red")}
    t = attacking(turn="3A", face="e3a", wonders=wonders).play(f"mark {ONE}")
    assert t.wonder(TWO).marked  # type: ignore[union-attr]
    assert t.cubes("red", "gaul") == 3


def test_cubes_of_third_players_do_not_matter() -> None:  # WW-6
    t = table("2A", red=seat(pool=1), blue=seat(gaul=9), wonders={ONE: wonder("gaul", "green")})
    t.play("disc empire", "empire e2a", "place gaul", "war gaul green")
    assert t.prompt == "mark"


def test_the_taker_needs_no_cube_left_there() -> None:  # WW-6
    t = table("2A", red=seat(pool=1), wonders={ONE: wonder("gaul", "green")})
    t.play("disc empire", "empire e2a", "place gaul", "war gaul green", f"mark {ONE}")
    assert t.cubes("red", "gaul") == 0
    assert t.wonder().holder == "red"  # type: ignore[union-attr]


def test_the_takers_lost_cube_can_be_the_marker() -> None:  # WW-7
    red = seat(pool=1, gaul=29)  # his stock is empty until his own loss lies there
    t = table("2A", red=red, wonders={ONE: wonder("gaul", "green")})
    t.play("disc empire", "empire e2a", "place gaul", "war gaul green", f"mark {ONE}")
    assert t.cubes("red", "gaul") == 29
    assert t.seat("red").stock == 0


def test_the_taker_may_decline_then_it_is_destroyed() -> None:  # WW-7
    t = attacking().play(f"raze {ONE}")
    assert t.wonder() is None
    assert ONE in open_of(t.state).gone_cities
    assert t.seat("green").stock == 30


def test_without_any_cube_the_wonder_is_destroyed() -> None:  # WW-7
    own = own_set(lambda data: data["empire_tiles"]["faces"][4].update(attacker_loss=0))
    t = table("2A", red=seat(pool=1, gaul=29), wonders={ONE: wonder("gaul", "green")},
              more={"content": own})  # fmt: skip
    t.play("disc empire", "empire e2a", "place gaul", "war gaul green")
    assert t.prompt == "choose-row"
    assert t.wonder() is None
    assert told(t, "no-cube-to-mark") == [("WW-7", 1, ONE)]


def test_two_wonders_of_one_holder_all_must_fall() -> None:  # WW-8
    wonders = {ONE: wonder("gaul", "green"), TWO: wonder("gaul", "green")}
    t = table("3A", red=seat(pool=3), green=seat(gaul=1), wonders=wonders)
    t.play("disc empire", "empire e3a", "place gaul", "cubes 3", "war gaul green")
    assert t.legal() == ["lose cube", f"lose {ONE}", f"lose {TWO}"]
    t.play("lose cube", f"lose {ONE}")
    assert t.prompt == "choose-row"  # the second marker stands
    assert not t.wonder(ONE).marked  # type: ignore[union-attr]


def test_the_taker_decides_for_each_an_unmarked_one_too() -> None:  # WW-8
    wonders = {ONE: wonder("gaul", "green", marked=False), TWO: wonder("gaul", "green")}
    t = attacking(turn="3A", face="e3a", wonders=wonders)
    assert t.legal() == [f"mark {ONE}", f"raze {ONE}"]
    assert t.refused(f"mark {TWO}") == "WW-7"
    t.play(f"raze {ONE}", f"mark {TWO}")
    assert t.wonder(ONE) is None
    assert t.wonder(TWO).holder == "red"  # type: ignore[union-attr]


def test_without_any_cube_both_of_two_wonders_are_destroyed() -> None:  # WW-7, WW-8
    losses = {"attacker_loss": 0, "defender_loss": 4}
    own = own_set(lambda data: data["empire_tiles"]["faces"][8].update(losses))
    wonders = {ONE: wonder("gaul", "green"), TWO: wonder("gaul", "green")}
    t = table("3A", red=seat(pool=1, gaul=29), wonders=wonders, more={"content": own})
    t.play("disc empire", "empire e3a", "place gaul", "war gaul green")
    assert t.prompt == "choose-row"
    assert (t.wonder(ONE), t.wonder(TWO)) == (None, None)
    assert {ONE, TWO} <= set(open_of(t.state).gone_cities)
    assert t.seat("green").stock == 30


def test_other_wonders_of_the_holder_are_safe() -> None:  # WW-8
    wonders = {ONE: wonder("gaul", "green"), TWO: wonder("iberia", "green")}
    t = attacking(turn="3A", face="e3a", wonders=wonders).play(f"mark {ONE}")
    assert t.wonder(TWO).holder == "green"  # type: ignore[union-attr]


# ---- upkeep ----------------------------------------------------------------------------------
def test_upkeep_is_paid_in_gold_after_all_income_in_turn_order() -> None:  # WW-9
    wonders = {ONE: wonder("gaul", "red"), TWO: wonder("gaul", "green")}
    t = table("3A", order=["green", "red", "blue"], wonders=wonders,
              red=seat(gold=0, territory={"town": 2}), green=seat(gold=5))  # fmt: skip
    t.pass_on("keep")
    assert t.who == "green"
    assert t.seat("red").gold == 4  # his income is there already
    t.play(f"keep {TWO}")
    assert t.who == "red"
    t.play(f"keep {ONE}")
    assert (t.seat("green").gold, t.seat("red").gold) == (1, 1)


def test_whoever_paid_the_building_cost_this_turn_pays_nothing() -> None:  # WW-9
    t = table("2B", red=seat(gold=3), wonders={ONE: wonder("gaul", "red", builder="red")})
    t.pass_on("place")
    assert t.seat("red").gold == 3


def test_a_taker_pays() -> None:  # WW-9
    t = table("2B", red=seat(gold=3), wonders={ONE: wonder("gaul", "red", builder="green")})
    t.pass_on("keep").play(f"keep {ONE}")
    assert t.seat("red").gold == 0


def test_in_the_next_turn_the_builder_pays() -> None:  # WW-9
    t = table("1B", red=seat(gold=3), wonders={ONE: wonder("gaul", "red", builder="red")})
    t.pass_on("keep")
    assert t.turn == "2A"


def test_the_holder_chooses_what_to_keep() -> None:  # WW-9
    wonders = {ONE: wonder("gaul", "red"), TWO: wonder("gaul", "red")}
    t = table("2B", red=seat(gold=4), wonders=wonders).pass_on("keep")
    assert t.legal() == [f"keep {ONE}", f"yield {ONE}"]
    assert t.refused(f"keep {TWO}") == "WW-9"
    t.play(f"yield {ONE}", f"keep {TWO}")
    assert (t.wonder(ONE), t.seat("red").gold) == (None, 0)


def test_what_is_not_paid_leaves_the_game_and_the_marker_goes_back() -> None:  # WW-10
    t = table("2B", red=seat(gold=2), wonders={ONE: wonder("gaul", "red")}).pass_on("place")
    assert t.wonder() is None
    assert ONE in open_of(t.state).gone_cities
    assert t.seat("red").stock == 30
    (note,) = t.notes_with("wonder-destroyed")
    assert note.clause == "WW-10"
    (note,) = t.notes_with("cannot-keep")
    assert (note.clause, note.facts) == ("WW-10", {"seat": 1, "wonder": ONE, "gold": 3})


def test_an_unmarked_one_leaves_without_a_marker() -> None:  # WW-10
    t = table("2B", wonders={ONE: wonder("gaul", "red", marked=False)}).pass_on("place")
    assert t.wonder() is None
    assert t.seat("red").stock == 30


@pytest.mark.parametrize("gold", [4, 7])  # he cannot pay for the second, or does not want to
def test_an_unpaid_marker_that_was_the_last_cube_leaves_the_other_out_of_reach(  # WW-5, WW-10
    gold: int,
) -> None:
    wonders = {ONE: wonder("gaul", "red", marked=False), TWO: wonder("gaul", "red")}
    t = table("3A", red=seat(gold=gold), wonders=wonders).pass_on("keep").play(f"keep {ONE}")
    if gold == 7:
        t.play(f"yield {TWO}")
    assert t.wonder(TWO) is None
    assert t.wonder(ONE).beyond_reach  # type: ignore[union-attr]
    assert told(t, "beyond-reach") == [("WW-5", 1, ONE)]
    assert told(t, "cannot-keep") == ([("WW-10", 1, TWO)] if gold == 4 else [])


def test_an_unpaid_marker_beside_other_cubes_leaves_it_in_reach() -> None:  # WW-5, WW-10
    wonders = {ONE: wonder("gaul", "red", marked=False), TWO: wonder("gaul", "red")}
    t = table("3A", red=seat(gold=3, gaul=1), wonders=wonders).pass_on("keep").play(f"keep {ONE}")
    assert (t.wonder(TWO), t.wonder(ONE).beyond_reach) == (None, False)  # type: ignore[union-attr]
    assert t.notes_with("beyond-reach") == []


def test_each_marker_is_a_cube_that_the_other_side_has() -> None:  # WW-6, WW-8
    wonders = {ONE: wonder("gaul", "green"), TWO: wonder("gaul", "green")}
    t = attacking(turn="3A", face="e3a", wonders=wonders)  # the tile takes 2: both fall
    assert t.legal() == [f"mark {ONE}", f"raze {ONE}"]


# ---- points ----------------------------------------------------------------------------------
def test_the_holder_scores_it_in_the_vp_phase() -> None:  # WW-11
    t = table("2B", red=seat(gold=3), wonders={ONE: wonder("gaul", "red")}).pass_on("place")
    assert t.seat("red").vp == 6


def test_not_if_he_scored_it_this_turn_by_building() -> None:  # WW-11
    t = building().play("site gaul").pass_on("place")
    assert t.seat("red").vp == 6


def test_builder_and_taker_score_it_in_one_turn() -> None:  # WW-11
    t = table("2B", red=seat(gold=3), wonders={ONE: wonder("gaul", "red", builder="green")},
              green=seat(vp=6)).pass_on("place")  # fmt: skip
    assert (t.seat("red").vp, t.seat("green").vp) == (6, 6)


def test_lost_and_taken_back_in_one_turn_no_upkeep_and_no_second_score() -> None:  # WW-12
    t = attacking(wonders={ONE: wonder("gaul", "green", builder="red")}).play(f"mark {ONE}")
    t.pass_on("place")
    assert t.seat("red").gold == 0
    assert t.wonder() is not None
    assert t.notes_with("wonder-scores") == []


# ---- alliances and the sea -------------------------------------------------------------------
def test_an_alliance_protects_the_wonder() -> None:  # WW-13
    t = table("2A", red=seat(pool=1), green=seat(ally="red", progress=["alliance-1"]),
              wonders={ONE: wonder("gaul", "green")})  # fmt: skip
    t.play("disc empire", "empire e2a", "place gaul")
    assert t.prompt == "choose-row"


def test_the_sea_as_a_site_is_an_option() -> None:  # WW-13
    assert building().can("site mediterranean")
    t = building(options={"sea-site": "not-allowed"})
    assert t.refused("site mediterranean") == "WW-13"


# ---- beside a printed copy -------------------------------------------------------------------
def test_the_wonders_need_nothing_of_the_base_game() -> None:  # WW-14
    printed = WonderSet(1)
    printed.vp[0] = printed.upkeep[0] = 5
    w = new_wonders(1)
    w.build(0, 2, 7)
    assert (int(w.holder(0)), int(w.site(0)), w.marked(0)) == (2, 7, True)
    assert int(w.points_due(0, printed)) == int(w.upkeep_due(0, printed)) == 0
    w.new_turn()
    assert int(w.points_due(0, printed)) == int(w.upkeep_due(0, printed)) == 5
    assert int(w.markers(2, 7)) == 1
    assert not w.can_be_taken(0, 2, 7, 0)
    w.unmark(0)
    assert w.can_be_taken(0, 2, 7, 0)
    assert not w.can_be_taken(0, 2, 7, 1)
    w.take(0, 1)
    assert int(w.holder(0)) == 1
    assert w.destroy(0)
    assert int(w.holder(0)) == NOBODY


@pytest.mark.parametrize(
    ("eras", "zone_only", "era", "in_zone", "allowed"),
    [(2, False, 1, False, True), (2, False, 2, True, False), (6, True, 2, True, True),
     (6, True, 2, False, False), (6, True, 3, True, False)],
)  # fmt: skip
def test_a_site_follows_from_era_and_zone(  # WW-2, WW-14
    eras: int, zone_only: bool, era: int, in_zone: bool, allowed: bool
) -> None:
    assert site_allowed(eras, zone_only, era, in_zone) == allowed
