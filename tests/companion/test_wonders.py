"""The companion's rules for the wonders of a printed copy, clause by clause (WW)."""

from __future__ import annotations

import pytest

from tests.companion.pages import A_TURN, WONDERS, book
from wanli.companion.notebook import Notebook, OwnRegion
from wanli.companion.presenter import standing
from wanli.core.errors import BadOption
from wanli.games.rise_of_empires.content import site_rules


# ---- building --------------------------------------------------------------------------------
def test_a_builder_scores_and_keeps_the_tile() -> None:  # WW-1
    t = book().add("build Colossus by Anna at Gaul")
    line = t.wonder()
    assert (line.place, line.site, line.holder, line.marked) == ("standing", "Gaul", "Anna", True)
    assert (t.player("Anna").won, t.player("Anna").wonders) == (6, ["Colossus"])
    assert t.last_notes() == ["built"]


def test_a_wonder_cannot_be_built_twice() -> None:  # WW-1
    t = book().add("build Colossus by Anna at Gaul")
    assert t.refused("build Colossus by Bela at Gaul") == ("stands-already", "WW-1")


def test_the_sites_of_a_wonder_follow_from_its_printed_turn() -> None:  # WW-2
    t = book()
    assert t.wonder("Colossus").sites == ["Gaul", "Sea", "Sahara"]
    assert t.wonder("Baths").sites == ["Gaul", "Sea", "Britain"]
    assert t.refused("build Colossus by Anna at Britain") == ("no-site-there", "WW-2")
    assert t.refused("build Baths by Anna at India") == ("no-site-there", "WW-2")
    assert t.refused("build Baths by Anna at America") == ("no-site-there", "WW-2")
    assert book("3A").refused("build Colossus by Anna at Britain") == ("no-site-there", "WW-2")


def test_a_wonder_can_be_built_from_its_printed_turn_on() -> None:  # RE-2.2, WW-14
    t = book("1A")
    assert ([one.place for one in t.now.wonders], t.now.may) == (["coming"] * 3, ["order", "next"])
    assert t.refused("build Colossus by Anna at Gaul") == ("not-laid-out", "RE-2.2")
    t.add(*A_TURN)
    assert [one.place for one in t.now.wonders] == ["waiting", "coming", "coming"]
    assert "build" in t.now.may
    assert t.refused("build Baths by Anna unmarked") == ("not-laid-out", "RE-2.2")
    t.add("build Colossus by Anna at Gaul", *A_TURN)
    assert "build" not in t.now.may


def test_wonders_are_printed_with_turns_that_have_a_site_rule() -> None:  # WW-2, WW-14
    assert {one.turn for one in WONDERS} == set(site_rules())


def test_a_wonder_built_without_a_marker_scores_and_leaves_the_game() -> None:  # WW-3
    t = book().add("build Colossus by Anna unmarked")
    assert (t.wonder().place, t.player("Anna").won, t.player("Anna").wonders) == ("gone", 6, [])
    assert t.refused("build Colossus by Bela at Gaul") == ("gone-for-good", "WW-7")


def test_the_standing_contains_the_options_for_markers_and_losses() -> None:  # WW-3, WW-5
    assert (book().now.marker_from, book().now.losses_by) == ("stock", "loser")
    now = book(options={"marker": "pool", "losses": "attacker"}).now
    assert (now.marker_from, now.losses_by) == ("pool", "attacker")


def test_the_sea_is_no_site_if_the_option_forbids_it() -> None:  # WW-13
    assert book().add("build Colossus by Anna at Sea").wonder().site == "Sea"
    t = book(options={"sea-site": "not-allowed"})
    assert t.wonder().sites == ["Gaul", "Sahara"]
    assert t.refused("build Colossus by Anna at Sea") == ("no-site-at-sea", "WW-13")


# ---- war -------------------------------------------------------------------------------------
def test_a_wonder_is_taken_with_its_marker_and_all_cubes() -> None:  # WW-4, WW-6, WW-7
    t = book().add("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus")
    [capture] = t.now.asked
    assert (capture.wonder, capture.taker, capture.loser) == ("Colossus", "Bela", "Anna")
    assert t.now.may == ["mark", "raze"]
    t.add("mark Colossus")
    assert (t.wonder().holder, t.wonder().marked, t.wonder().taking) == ("Bela", True, "marker")
    assert (t.player("Anna").markers, t.player("Bela").markers) == (0, 1)
    assert t.now.asked == []


def test_a_war_that_leaves_the_marker_takes_no_wonder() -> None:  # WW-4
    t = book().add("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna")
    assert (t.now.asked, t.wonder().holder, t.last_notes()) == (
        [],
        "Anna",
        ["war", "nothing-taken"],
    )
    assert t.refused("mark Colossus") == ("nothing-to-take", "WW-7")


def test_a_wonder_without_its_marker_stays_with_the_remaining_cubes() -> None:  # WW-5, WW-9, WW-11
    t = book().add("build Colossus by Anna at Gaul", *A_TURN)
    t.add("war Gaul by Bela on Anna fell Colossus left")
    line = t.wonder()
    assert (line.holder, line.marked, line.taking) == ("Anna", False, "last-cube")
    assert (line.upkeep, line.upkeep_state, line.points, line.points_state) == (
        3, "due", 0, "unmarked",
    )  # fmt: skip
    assert t.player("Anna").markers == 0
    assert t.refused("war Gaul by Cili on Anna fell Colossus") == ("no-marker-there", "WW-5")


def test_an_unmarked_wonder_is_taken_with_the_last_cube() -> None:  # WW-5
    t = book().add("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus left")
    t.add("war Gaul by Cili on Anna", "mark Colossus")
    assert (t.wonder().holder, t.wonder().marked) == ("Cili", True)


def test_an_unmarked_wonder_whose_last_cube_left_cannot_be_taken() -> None:  # WW-5
    t = book().add("build Colossus by Anna at Gaul")
    assert t.refused("leave Gaul by Anna") == ("none-unmarked-there", "WW-5")
    assert "leave" not in t.now.may
    t.add("war Gaul by Bela on Anna fell Colossus left")
    assert "leave" in t.now.may
    t.add("leave Gaul by Anna")
    assert (t.wonder().taking, t.wonder().holder) == ("nobody", "Anna")
    assert "leave" not in t.now.may
    t.add("war Gaul by Bela on Anna")  # Anna returned and still holds the wonder
    assert (t.now.asked, t.wonder().taking, t.wonder().holder) == ([], "nobody", "Anna")


def test_a_war_needs_a_wonder_of_the_other_side_in_the_region() -> None:  # WW-6
    t = book().add("build Colossus by Anna at Gaul")
    assert t.refused("war Sea by Bela on Anna") == ("nothing-there", "WW-6")
    assert t.refused("war Gaul by Anna on Bela") == ("nothing-there", "WW-6")
    assert t.refused("war Gaul by Anna on Anna") == ("war-on-oneself", "RE-3.11")
    [front] = t.now.fronts
    assert (front.region, front.defender, front.markers) == ("Gaul", "Anna", ["Colossus"])


def test_a_wonder_is_destroyed_if_the_taker_declines_it() -> None:  # WW-7
    t = book().add("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus")
    assert t.refused("next") == ("taker-decides", "WW-7")
    assert t.add("raze Colossus").wonder().place == "gone"
    assert t.refused("build Colossus by Anna at Gaul") == ("gone-for-good", "WW-7")


def test_an_attacker_without_cubes_loses_touch_with_their_own_wonder() -> None:  # WW-5, WW-7
    t = book().add("build Colossus by Anna at Gaul", "build Baths by Bela at Gaul")
    t.add("war Gaul by Cili on Bela fell Baths left", "war Gaul by Bela on Anna fell Colossus")
    assert t.now.may == ["mark", "raze", "leave"]
    assert t.refused("leave Gaul by Anna") == ("taker-decides", "WW-7")
    t.add("leave Gaul by Bela")
    assert t.now.may == ["mark", "raze"]
    t.add("mark Colossus")
    assert (t.wonder("Baths").taking, t.wonder("Colossus").holder) == ("nobody", "Bela")


def test_two_wonders_are_taken_only_when_both_markers_are_destroyed() -> None:  # WW-8
    t = book().add("build Colossus by Anna at Gaul", "build Baths by Anna at Gaul")
    t.add("war Gaul by Bela on Anna fell Colossus")
    assert (t.now.asked, t.wonder("Colossus").marked) == ([], False)
    t.add("war Gaul by Cili on Anna fell Baths")
    assert [one.wonder for one in t.now.asked] == ["Colossus", "Baths"]
    t.add("raze Baths")
    assert t.refused("mark Baths") == ("nothing-to-take", "WW-7")
    t.add("mark Colossus")
    assert (t.wonder("Baths").place, t.wonder("Colossus").holder) == ("gone", "Cili")


def test_a_wonder_of_a_third_player_in_the_region_is_not_taken() -> None:  # WW-8
    t = book().add("build Colossus by Anna at Gaul", "build Baths by Cili at Gaul")
    t.add("war Gaul by Bela on Anna fell Colossus")
    assert [one.wonder for one in t.now.asked] == ["Colossus"]
    t.add("mark Colossus")
    assert t.refused("war Gaul by Anna on Bela fell Baths") == ("no-marker-there", "WW-5")


# ---- upkeep ----------------------------------------------------------------------------------
def test_a_builder_pays_no_upkeep_in_the_same_turn() -> None:  # WW-9
    t = book().add("build Colossus by Anna at Gaul", "next")
    assert (t.wonder().upkeep, t.wonder().upkeep_state) == (0, "built")
    assert t.refused("pay Colossus") == ("nothing-owed", "WW-9")
    assert t.refused("let-go Colossus") == ("nothing-owed", "WW-9")
    t.add("next", "next")
    assert (t.now.turn, t.wonder().upkeep, t.wonder().upkeep_state) == ("3A", 3, "due")


def test_a_taker_pays_upkeep() -> None:  # WW-9
    t = book().add("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus")
    t.add("mark Colossus", "next")
    assert (t.player("Bela").upkeep, t.player("Anna").upkeep) == (3, 0)
    assert t.refused("next") == ("upkeep-open", "WW-9")
    t.add("pay Colossus")
    assert (t.wonder().upkeep, t.wonder().upkeep_state) == (0, "paid")
    assert t.refused("pay Colossus") == ("nothing-owed", "WW-9")


def test_entries_are_refused_in_the_wrong_phase() -> None:  # WW-9, RE-2.1
    t = book().add("build Colossus by Anna at Gaul", *A_TURN)
    assert t.refused("pay Colossus") == ("wrong-phase", "WW-9")
    assert t.add("next").refused("build Baths by Anna at Gaul") == ("wrong-phase", "RE-2.1")
    assert t.refused("war Gaul by Bela on Anna") == ("wrong-phase", "RE-3.11")
    assert t.refused("score Anna") == ("wrong-phase", "WW-11")


def test_a_wonder_with_upkeep_0_owes_nothing() -> None:  # WW-9
    t = book("2B").add("build Forum by Anna at Gaul", *A_TURN, "next")
    assert (t.wonder("Forum").upkeep_state, "next" in t.now.may) == ("none", True)


def test_an_unpaid_wonder_warns_of_an_unmarked_one_beside_it() -> None:
    two = ("build Colossus by Anna at Gaul", "build Baths by Anna at Gaul")  # WW-5, WW-10, WW-14
    fell = "war Gaul by Bela on Anna fell Colossus left"
    t = book().add(*two, fell, *A_TURN, "next", "let-go Baths")
    assert t.last_notes() == ["not-paid", "perhaps-last"]
    last = t.now.story[-1]
    assert last.facts == {"wonder": "Colossus", "player": "Anna", "region": "Gaul"}
    assert last.clause == "WW-5"
    assert "leave" in t.now.may
    t = book().add(*two, fell, *A_TURN, "next", "let-go Colossus")  # Colossus had no marker
    assert t.last_notes() == ["not-paid"]
    t = book().add(*two, *A_TURN, "next", "let-go Baths")  # the other marker is left
    assert t.last_notes() == ["not-paid"]


def test_the_end_of_an_era_warns_of_unmarked_wonders() -> None:  # RE-4.5, WW-5, WW-14
    t = book().add("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus left")
    assert t.add(*A_TURN).last_notes() == ["went-on", "perhaps-left"]


def test_an_unpaid_wonder_leaves_the_game() -> None:  # WW-10
    t = book().add("build Colossus by Anna at Gaul", *A_TURN, "next", "let-go Colossus")
    assert (t.wonder().place, t.player("Anna").markers) == ("gone", 0)
    assert t.add("next").now.phase == "points"


def test_the_turn_order_can_be_changed() -> None:  # WW-9, RE-4.4
    t = book().add("order Cili, Anna, Bela")
    assert t.now.order == ["Cili", "Anna", "Bela"]
    assert t.refused("order Cili, Anna") == ("not-an-order", "RE-4.4")
    assert t.refused("order Cili, Anna, Anna") == ("not-an-order", "RE-4.4")


# ---- points ----------------------------------------------------------------------------------
def test_the_holder_scores_a_wonder_once_in_the_vp_phase() -> None:  # WW-11
    t = book().add("build Colossus by Anna at Gaul", *A_TURN, "next", "pay Colossus", "next")
    assert t.player("Anna").points == 6
    assert t.refused("next") == ("points-open", "WW-11")
    t.add("score Anna")
    assert (t.player("Anna").won, t.wonder().points_state) == (12, "scored")
    assert t.refused("score Anna") == ("nothing-to-score", "WW-11")
    assert t.add("next").now.turn == "3B"


def test_a_builder_does_not_score_twice_in_the_turn_of_building() -> None:  # WW-11
    t = book().add("build Colossus by Anna at Gaul", "next", "next")
    assert (t.wonder().points, t.wonder().points_state) == (0, "built")
    assert t.refused("score Anna") == ("nothing-to-score", "WW-11")


def test_builder_and_taker_may_score_a_wonder_in_one_turn() -> None:  # WW-11
    t = book().add("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus")
    t.add("mark Colossus", "next", "pay Colossus", "next", "score Bela")
    assert (t.player("Anna").won, t.player("Bela").won) == (6, 6)


def test_a_player_scores_all_wonders_with_one_entry() -> None:  # WW-11
    t = book("2B").add("build Colossus by Anna at Gaul", "build Forum by Anna at Gaul", *A_TURN)
    t.add("next", "pay Colossus", "next", "score Anna")
    assert (t.player("Anna").won, t.last_notes()) == (2 * 11, ["scored", "scored"])


def test_a_builder_who_retakes_a_wonder_in_that_turn_has_no_dues() -> None:  # WW-12
    t = book().add("build Colossus by Anna at Gaul")
    t.add("war Gaul by Bela on Anna fell Colossus", "mark Colossus")
    assert (t.wonder().upkeep_state, t.wonder().points_state) == ("due", "due")
    t.add("war Gaul by Anna on Bela fell Colossus", "mark Colossus")
    assert (t.wonder().upkeep_state, t.wonder().points_state) == ("built", "built")
    t.add("next", "next", "next")
    assert (t.wonder().upkeep_state, t.wonder().points_state) == ("due", "due")
    assert t.player("Anna").won == 6


# ---- phases and set-up -----------------------------------------------------------------------
def test_the_notebook_ends_after_turn_3b() -> None:  # RE-4.6
    t = book("3B").add(*A_TURN)
    assert (t.now.phase, t.now.may) == ("over", [])
    assert t.refused("next") == ("it-is-over", "RE-4.6")


def test_the_standing_lists_the_entries_that_are_allowed() -> None:
    t = book()
    assert t.now.may == ["build", "order", "next"]
    t.add("build Colossus by Anna at Gaul")
    assert t.now.may == ["build", "war", "order", "next"]
    t.add(*A_TURN, "next")
    assert t.now.may == ["pay", "let-go", "order"]
    t.add("pay Colossus")
    assert t.now.may == ["order", "next"]
    assert t.add("next").now.may == ["score", "order"]


def test_the_companion_uses_only_the_owners_names() -> None:  # WW-14
    t = book()
    names = {one.name for one in t.now.wonders} | {site for w in t.now.wonders for site in w.sites}
    assert names == {"Colossus", "Baths", "Forum", "Gaul", "Sea", "Britain", "Sahara"}


def test_an_option_that_does_not_exist_is_refused() -> None:
    for options in ({"weather": "fine"}, {"wonders": "printed"}, {"marker": "bank"}):
        with pytest.raises(BadOption):
            standing(book(options=options).notebook)


def test_a_notebook_can_have_48_regions() -> None:  # WW-2
    old = book().notebook
    regions = [OwnRegion(f"R{n}", 1, zone=True) for n in range(48)]
    t = standing(Notebook(1, old.players, old.wonders, regions))
    assert t.wonders[0].sites == [one.name for one in regions]
