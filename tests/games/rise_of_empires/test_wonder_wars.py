"""Wars about wonders: taking, losing and destroying them (WW-4 to WW-8)."""

from __future__ import annotations

from tests.games.rise_of_empires.positions import own_set, seat, table, wonder
from tests.games.rise_of_empires.wonder_positions import (
    SECOND_2B,
    WONDER_1B,
    WONDER_2B,
    attacking,
    wonder_notes,
)
from wanli.games.rise_of_empires.views.open import open_of


def test_a_wonder_is_taken_when_marker_and_all_cubes_are_destroyed() -> None:  # WW-4, WW-7
    t = attacking("e2b", green=seat(gaul=1))
    assert t.prompt == "mark"
    t.play(f"mark {WONDER_1B}")
    line = t.wonder()
    assert line is not None
    assert (line.holder, line.marked) == ("red", True)
    assert t.seat("red").cities == [WONDER_1B]
    assert t.seat("green").cities == []


def test_a_wonder_stays_with_its_holder_if_cubes_are_left_after_a_war() -> None:  # WW-4
    t = attacking("e2b", green=seat(gaul=4))  # 4 cubes and the marker; the tile takes 2
    assert t.prompt == "loss"
    t.play("lose cube", "lose cube")
    assert t.wonder().holder == "green"  # type: ignore[union-attr]
    assert t.cubes("green", "gaul") == 2


def test_a_wonder_can_be_taken_by_several_wars() -> None:  # WW-4
    t = table(
        "2A", red=seat(pool=4), green=seat(gaul=2), wonders={WONDER_1B: wonder("gaul", "green")}
    )
    t.play("disc empire", "empire e2b", "place gaul", "cubes 3", "done", "war gaul green")
    t.play("lose cube", "lose cube", "idle trade", "idle trade")
    t.play("disc empire", "empire e2a", "place gaul", "war gaul green")
    assert t.prompt == "mark"


def test_the_loser_chooses_which_cubes_are_lost_first() -> None:  # WW-5
    t = attacking("e2b", green=seat(gaul=2))
    assert t.current_colour == "green"
    assert t.legal() == ["lose cube", f"lose {WONDER_1B}"]


def test_by_option_the_attacker_chooses_which_cubes_are_lost_first() -> None:  # WW-5
    t = attacking("e2b", green=seat(gaul=2), options={"losses": "attacker"})
    assert t.current_colour == "red"


def test_a_marker_may_be_lost_while_other_cubes_of_the_holder_stay() -> None:  # WW-5
    t = attacking("e2b", green=seat(gaul=2)).play(f"lose {WONDER_1B}")
    line = t.wonder()
    assert line is not None
    assert (line.holder, line.marked) == ("green", False)
    assert t.seat("green").cities == [WONDER_1B]
    assert t.cubes("green", "gaul") == 1
    assert t.refused(f"lose {WONDER_1B}") == "RE-3.2"


def test_an_unmarked_wonder_scores_nothing_but_owes_upkeep() -> None:  # WW-5, WW-9, WW-11
    wonders = {WONDER_1B: wonder("gaul", "red", marked=False)}
    t = table("2B", red=seat(gold=3, gaul=0), wonders=wonders)
    t.idle_until("keep").play(f"keep {WONDER_1B}").idle_until("place")
    assert (t.seat("red").gold, t.seat("red").vp) == (0, 0)


def test_an_unmarked_wonder_is_taken_with_the_last_cube_of_its_holder() -> None:  # WW-5, WW-6
    wonders = {WONDER_1B: wonder("gaul", "green", marked=False)}
    t = attacking("e2a", green=seat(gaul=1), wonders=wonders)
    assert t.prompt == "mark"
    t.play(f"mark {WONDER_1B}")
    assert t.wonder().holder == "red"  # type: ignore[union-attr]
    assert t.wonder().marked  # type: ignore[union-attr]


def test_an_unmarked_wonder_without_a_cube_of_its_holder_cannot_be_taken() -> None:  # WW-5
    wonders = {WONDER_1B: wonder("gaul", "green", marked=False)}
    t = table("2A", red=seat(pool=3, gaul=1), green=seat(), wonders=wonders)
    t.play("disc empire", "empire e2a", "place gaul", "cubes 3")
    assert t.prompt == "choose-row"  # no war is possible, as green has no cube there


def test_a_wonder_beyond_reach_stays_so_if_its_holder_returns() -> None:  # WW-5
    wonders = {WONDER_1B: wonder("gaul", "green", marked=False, beyond_reach=True)}
    t = attacking("e2a", green=seat(gaul=1), wonders=wonders)
    assert t.cubes("green", "gaul") == 0
    assert t.prompt == "choose-row"
    assert t.wonder().holder == "green"  # type: ignore[union-attr]


def test_the_end_of_an_era_may_put_an_unmarked_wonder_beyond_reach() -> None:  # WW-5, RE-4.5
    wonders = {
        WONDER_1B: wonder("gaul", "green", marked=False),
        WONDER_2B: wonder("italia", "green", marked=False),
        SECOND_2B: wonder("italia", "green"),
    }
    t = table("1B", green=seat(gaul=1, italia=1, gold=20), red=seat(), wonders=wonders)
    t.idle_until("place")
    while t.state.era() == 1:
        t.play(t.legal()[0]).idle_until("place", "choose-row")
    reach = [t.wonder(one).beyond_reach for one in wonders]  # type: ignore[union-attr]
    assert reach == [True, False, False]
    assert wonder_notes(t, "beyond-reach") == [("WW-5", 2, WONDER_1B)]
    (note,) = t.notes_with("beyond-reach")
    assert note.facts["region"] == "gaul"


def test_a_wonder_beyond_reach_gets_only_one_note() -> None:  # WW-5
    lost = {WONDER_1B: wonder("gaul", "green", marked=False, beyond_reach=True)}
    t = table("1B", green=seat(gaul=1, gold=20), wonders=lost).idle_until("place")
    while t.state.era() == 1:
        t.play(t.legal()[0]).idle_until("place", "choose-row")
    assert t.notes_with("beyond-reach") == []


def test_a_holder_may_put_a_wonder_beyond_reach_by_their_own_war() -> None:  # WW-5, WW-6
    own = own_set(lambda data: data["empire_tiles"]["faces"][4].update(attacker_loss=1))
    wonders = {WONDER_1B: wonder("gaul", "red", marked=False)}
    t = table("2A", red=seat(pool=1), green=seat(gaul=2), wonders=wonders, more={"content": own})
    t.play("disc empire", "empire e2a", "place gaul", "war gaul green")
    assert t.cubes("red", "gaul") == 0
    assert t.wonder().holder == "red"  # type: ignore[union-attr]
    assert t.wonder().beyond_reach  # type: ignore[union-attr]
    assert wonder_notes(t, "beyond-reach") == [("WW-5", 1, WONDER_1B)]


def test_a_holder_with_only_a_marker_can_be_attacked() -> None:  # WW-6
    t = attacking()
    assert t.prompt == "mark"
    assert t.cubes("red", "gaul") == 3


def test_markers_of_the_attacker_do_not_count_as_cubes_they_hold() -> None:  # WW-6
    own = own_set(lambda data: data["empire_tiles"]["faces"][4].update(attacker_loss=2))
    wonders = {WONDER_1B: wonder("gaul", "red")}
    t = table("2A", red=seat(pool=1), green=seat(gaul=1), wonders=wonders, more={"content": own})
    t.play("disc empire", "empire e2a", "place gaul")
    assert t.prompt == "choose-row"


def test_the_attacker_loses_cubes_and_no_markers() -> None:  # WW-6
    wonders = {WONDER_1B: wonder("gaul", "green"), WONDER_2B: wonder("gaul", "red")}
    t = attacking(turn="3A", face="e3a", wonders=wonders).play(f"mark {WONDER_1B}")
    assert t.wonder(WONDER_2B).marked  # type: ignore[union-attr]
    assert t.cubes("red", "gaul") == 3


def test_cubes_of_third_players_do_not_protect_a_wonder() -> None:  # WW-6
    t = table(
        "2A", red=seat(pool=1), blue=seat(gaul=9), wonders={WONDER_1B: wonder("gaul", "green")}
    )
    t.play("disc empire", "empire e2a", "place gaul", "war gaul green")
    assert t.prompt == "mark"


def test_the_taker_of_a_wonder_needs_no_cube_left_in_the_region() -> None:  # WW-6
    t = table("2A", red=seat(pool=1), wonders={WONDER_1B: wonder("gaul", "green")})
    t.play("disc empire", "empire e2a", "place gaul", "war gaul green", f"mark {WONDER_1B}")
    assert t.cubes("red", "gaul") == 0
    assert t.wonder().holder == "red"  # type: ignore[union-attr]


def test_a_cube_the_taker_lost_can_become_the_marker() -> None:  # WW-7
    red = seat(pool=1, gaul=29)  # red's stock is empty until red's own loss goes there
    t = table("2A", red=red, wonders={WONDER_1B: wonder("gaul", "green")})
    t.play("disc empire", "empire e2a", "place gaul", "war gaul green", f"mark {WONDER_1B}")
    assert t.cubes("red", "gaul") == 29
    assert t.seat("red").stock == 0


def test_a_wonder_is_destroyed_if_the_taker_declines_it() -> None:  # WW-7
    t = attacking().play(f"raze {WONDER_1B}")
    assert t.wonder() is None
    assert WONDER_1B in open_of(t.state).gone_cities
    assert t.seat("green").stock == 30


def test_a_wonder_is_destroyed_if_the_taker_has_no_cube_for_the_marker() -> None:  # WW-7
    own = own_set(lambda data: data["empire_tiles"]["faces"][4].update(attacker_loss=0))
    t = table("2A", red=seat(pool=1, gaul=29), wonders={WONDER_1B: wonder("gaul", "green")},
              more={"content": own})  # fmt: skip
    t.play("disc empire", "empire e2a", "place gaul", "war gaul green")
    assert t.prompt == "choose-row"
    assert t.wonder() is None
    assert wonder_notes(t, "no-cube-to-mark") == [("WW-7", 1, WONDER_1B)]


def test_two_wonders_of_one_holder_are_taken_only_with_both_markers() -> None:  # WW-8
    wonders = {WONDER_1B: wonder("gaul", "green"), WONDER_2B: wonder("gaul", "green")}
    t = table("3A", red=seat(pool=3), green=seat(gaul=1), wonders=wonders)
    t.play("disc empire", "empire e3a", "place gaul", "cubes 3", "war gaul green")
    assert t.legal() == ["lose cube", f"lose {WONDER_1B}", f"lose {WONDER_2B}"]
    t.play("lose cube", f"lose {WONDER_1B}")
    assert t.prompt == "choose-row"  # the second marker is left
    assert not t.wonder(WONDER_1B).marked  # type: ignore[union-attr]


def test_the_taker_decides_for_each_of_two_wonders() -> None:  # WW-8
    wonders = {WONDER_1B: wonder("gaul", "green", marked=False), WONDER_2B: wonder("gaul", "green")}
    t = attacking(turn="3A", face="e3a", wonders=wonders)
    assert t.legal() == [f"mark {WONDER_1B}", f"raze {WONDER_1B}"]
    assert t.refused(f"mark {WONDER_2B}") == "WW-7"
    t.play(f"raze {WONDER_1B}", f"mark {WONDER_2B}")
    assert t.wonder(WONDER_1B) is None
    assert t.wonder(WONDER_2B).holder == "red"  # type: ignore[union-attr]


def test_two_wonders_are_destroyed_if_the_taker_has_no_cube() -> None:  # WW-7, WW-8
    losses = {"attacker_loss": 0, "defender_loss": 4}
    own = own_set(lambda data: data["empire_tiles"]["faces"][8].update(losses))
    wonders = {WONDER_1B: wonder("gaul", "green"), WONDER_2B: wonder("gaul", "green")}
    t = table("3A", red=seat(pool=1, gaul=29), wonders=wonders, more={"content": own})
    t.play("disc empire", "empire e3a", "place gaul", "war gaul green")
    assert t.prompt == "choose-row"
    assert (t.wonder(WONDER_1B), t.wonder(WONDER_2B)) == (None, None)
    assert {WONDER_1B, WONDER_2B} <= set(open_of(t.state).gone_cities)
    assert t.seat("green").stock == 30


def test_wonders_of_the_holder_in_other_regions_are_not_taken() -> None:  # WW-8
    wonders = {WONDER_1B: wonder("gaul", "green"), WONDER_2B: wonder("iberia", "green")}
    t = attacking(turn="3A", face="e3a", wonders=wonders).play(f"mark {WONDER_1B}")
    assert t.wonder(WONDER_2B).holder == "green"  # type: ignore[union-attr]
