"""The companion keeps the wonders of a printed copy, clause by clause (WW)."""

from __future__ import annotations

import pytest

from tests.companion.pages import A_TURN, WONDERS, book
from wanli.companion.notebook import Notebook, OwnRegion
from wanli.companion.presenter import standing
from wanli.core.errors import BadOption
from wanli.games.rise_of_empires.content import site_rules


# ---- building --------------------------------------------------------------------------------
def test_a_builder_scores_and_keeps_the_tile() -> None:  # WW-1
    t = book().did("build Colossus by Anna at Gaul")
    line = t.wonder()
    assert (line.place, line.site, line.holder, line.marked) == ("standing", "Gaul", "Anna", True)
    assert (t.player("Anna").won, t.player("Anna").wonders) == (6, ["Colossus"])
    assert t.told() == ["built"]


def test_a_wonder_is_built_once() -> None:  # WW-1
    t = book().did("build Colossus by Anna at Gaul")
    assert t.refused("build Colossus by Bela at Gaul") == ("stands-already", "WW-1")


def test_the_printed_turn_says_where() -> None:  # WW-2
    t = book()
    assert t.wonder("Colossus").sites == ["Gaul", "Sea", "Sahara"]
    assert t.wonder("Baths").sites == ["Gaul", "Sea", "Britain"]
    assert t.refused("build Colossus by Anna at Britain") == ("no-site-there", "WW-2")
    assert t.refused("build Baths by Anna at India") == ("no-site-there", "WW-2")
    assert t.refused("build Baths by Anna at America") == ("no-site-there", "WW-2")
    assert book("3A").refused("build Colossus by Anna at Britain") == ("no-site-there", "WW-2")


def test_a_wonder_is_built_when_its_printed_turn_has_come() -> None:  # RE-2.2, WW-14
    t = book("1A")
    assert ([one.place for one in t.now.wonders], t.now.may) == (["coming"] * 3, ["order", "next"])
    assert t.refused("build Colossus by Anna at Gaul") == ("not-laid-out", "RE-2.2")
    t.did(*A_TURN)
    assert [one.place for one in t.now.wonders] == ["waiting", "coming", "coming"]
    assert "build" in t.now.may
    assert t.refused("build Baths by Anna unmarked") == ("not-laid-out", "RE-2.2")
    t.did("build Colossus by Anna at Gaul", *A_TURN)
    assert "build" not in t.now.may


def test_the_turns_with_wonders_are_those_of_the_rule() -> None:  # WW-2, WW-14
    assert {one.turn for one in WONDERS} == set(site_rules())


def test_without_a_cube_for_the_marker_it_scores_and_is_gone() -> None:  # WW-3
    t = book().did("build Colossus by Anna unmarked")
    assert (t.wonder().place, t.player("Anna").won, t.player("Anna").wonders) == ("gone", 6, [])
    assert t.refused("build Colossus by Bela at Gaul") == ("gone-for-good", "WW-7")


def test_the_marker_comes_from_where_the_option_says() -> None:  # WW-3, WW-5
    assert (book().now.marker_from, book().now.losses_by) == ("stock", "loser")
    now = book(options={"marker": "pool", "losses": "attacker"}).now
    assert (now.marker_from, now.losses_by) == ("pool", "attacker")


def test_the_sea_may_be_closed() -> None:  # WW-13
    assert book().did("build Colossus by Anna at Sea").wonder().site == "Sea"
    t = book(options={"sea-site": "not-allowed"})
    assert t.wonder().sites == ["Gaul", "Sahara"]
    assert t.refused("build Colossus by Anna at Sea") == ("no-site-at-sea", "WW-13")


# ---- war -------------------------------------------------------------------------------------
def test_it_is_taken_when_marker_and_all_cubes_have_fallen() -> None:  # WW-4, WW-6, WW-7
    t = book().did("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus")
    [capture] = t.now.asked
    assert (capture.wonder, capture.taker, capture.loser) == ("Colossus", "Bela", "Anna")
    assert t.now.may == ["mark", "raze"]
    t.did("mark Colossus")
    assert (t.wonder().holder, t.wonder().marked, t.wonder().taking) == ("Bela", True, "marker")
    assert (t.player("Anna").markers, t.player("Bela").markers) == (0, 1)
    assert t.now.asked == []


def test_a_marker_alone_does_not_give_it() -> None:  # WW-4
    t = book().did("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna")
    assert (t.now.asked, t.wonder().holder, t.told()) == ([], "Anna", ["war", "nothing-taken"])
    assert t.refused("mark Colossus") == ("nothing-to-take", "WW-7")


def test_a_marker_falls_but_cubes_stay() -> None:  # WW-5, WW-9, WW-11
    t = book().did("build Colossus by Anna at Gaul", *A_TURN)
    t.did("war Gaul by Bela on Anna fell Colossus left")
    line = t.wonder()
    assert (line.holder, line.marked, line.taking) == ("Anna", False, "last-cube")
    assert (line.upkeep, line.upkeep_state, line.points, line.points_state) == (
        3, "due", 0, "unmarked",
    )  # fmt: skip
    assert t.player("Anna").markers == 0
    assert t.refused("war Gaul by Cili on Anna fell Colossus") == ("no-marker-there", "WW-5")


def test_it_goes_with_the_last_cube() -> None:  # WW-5
    t = book().did("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus left")
    t.did("war Gaul by Cili on Anna", "mark Colossus")
    assert (t.wonder().holder, t.wonder().marked) == ("Cili", True)


def test_if_that_cube_left_otherwise_nobody_can_take_it() -> None:  # WW-5
    t = book().did("build Colossus by Anna at Gaul")
    assert t.refused("leave Gaul by Anna") == ("none-unmarked-there", "WW-5")
    assert "leave" not in t.now.may
    t.did("war Gaul by Bela on Anna fell Colossus left")
    assert "leave" in t.now.may
    t.did("leave Gaul by Anna")
    assert (t.wonder().taking, t.wonder().holder) == ("nobody", "Anna")
    assert "leave" not in t.now.may
    t.did("war Gaul by Bela on Anna")  # she came back, and it is still hers
    assert (t.now.asked, t.wonder().taking, t.wonder().holder) == ([], "nobody", "Anna")


def test_a_war_is_about_a_wonder_of_the_other_side() -> None:  # WW-6
    t = book().did("build Colossus by Anna at Gaul")
    assert t.refused("war Sea by Bela on Anna") == ("nothing-there", "WW-6")
    assert t.refused("war Gaul by Anna on Bela") == ("nothing-there", "WW-6")
    assert t.refused("war Gaul by Anna on Anna") == ("war-on-oneself", "RE-3.11")
    [front] = t.now.fronts
    assert (front.region, front.defender, front.markers) == ("Gaul", "Anna", ["Colossus"])


def test_the_taker_may_decline_then_it_is_destroyed() -> None:  # WW-7
    t = book().did("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus")
    assert t.refused("next") == ("taker-decides", "WW-7")
    assert t.did("raze Colossus").wonder().place == "gone"
    assert t.refused("build Colossus by Anna at Gaul") == ("gone-for-good", "WW-7")


def test_an_attacker_whose_last_cube_fell_leaves_his_own_before_he_decides() -> None:  # WW-5, WW-7
    t = book().did("build Colossus by Anna at Gaul", "build Baths by Bela at Gaul")
    t.did("war Gaul by Cili on Bela fell Baths left", "war Gaul by Bela on Anna fell Colossus")
    assert t.now.may == ["mark", "raze", "leave"]
    assert t.refused("leave Gaul by Anna") == ("taker-decides", "WW-7")
    t.did("leave Gaul by Bela")
    assert t.now.may == ["mark", "raze"]
    t.did("mark Colossus")
    assert (t.wonder("Baths").taking, t.wonder("Colossus").holder) == ("nobody", "Bela")


def test_of_two_wonders_both_markers_must_fall() -> None:  # WW-8
    t = book().did("build Colossus by Anna at Gaul", "build Baths by Anna at Gaul")
    t.did("war Gaul by Bela on Anna fell Colossus")
    assert (t.now.asked, t.wonder("Colossus").marked) == ([], False)
    t.did("war Gaul by Cili on Anna fell Baths")
    assert [one.wonder for one in t.now.asked] == ["Colossus", "Baths"]
    t.did("raze Baths")
    assert t.refused("mark Baths") == ("nothing-to-take", "WW-7")
    t.did("mark Colossus")
    assert (t.wonder("Baths").place, t.wonder("Colossus").holder) == ("gone", "Cili")


def test_a_wonder_of_somebody_else_there_is_safe() -> None:  # WW-8
    t = book().did("build Colossus by Anna at Gaul", "build Baths by Cili at Gaul")
    t.did("war Gaul by Bela on Anna fell Colossus")
    assert [one.wonder for one in t.now.asked] == ["Colossus"]
    t.did("mark Colossus")
    assert t.refused("war Gaul by Anna on Bela fell Baths") == ("no-marker-there", "WW-5")


# ---- upkeep ----------------------------------------------------------------------------------
def test_a_builder_is_exempt_in_the_same_turn() -> None:  # WW-9
    t = book().did("build Colossus by Anna at Gaul", "next")
    assert (t.wonder().upkeep, t.wonder().upkeep_state) == (0, "built")
    assert t.refused("pay Colossus") == ("nothing-owed", "WW-9")
    assert t.refused("let-go Colossus") == ("nothing-owed", "WW-9")
    t.did("next", "next")
    assert (t.now.turn, t.wonder().upkeep, t.wonder().upkeep_state) == ("3A", 3, "due")


def test_a_taker_pays() -> None:  # WW-9
    t = book().did("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus")
    t.did("mark Colossus", "next")
    assert (t.player("Bela").upkeep, t.player("Anna").upkeep) == (3, 0)
    assert t.refused("next") == ("upkeep-open", "WW-9")
    t.did("pay Colossus")
    assert (t.wonder().upkeep, t.wonder().upkeep_state) == (0, "paid")
    assert t.refused("pay Colossus") == ("nothing-owed", "WW-9")


def test_upkeep_has_its_phase() -> None:  # WW-9, RE-2.1
    t = book().did("build Colossus by Anna at Gaul", *A_TURN)
    assert t.refused("pay Colossus") == ("wrong-phase", "WW-9")
    assert t.did("next").refused("build Baths by Anna at Gaul") == ("wrong-phase", "RE-2.1")
    assert t.refused("war Gaul by Bela on Anna") == ("wrong-phase", "RE-3.11")
    assert t.refused("score Anna") == ("wrong-phase", "WW-11")


def test_nothing_is_owed_where_nothing_is_printed() -> None:  # WW-9
    t = book("2B").did("build Forum by Anna at Gaul", *A_TURN, "next")
    assert (t.wonder("Forum").upkeep_state, "next" in t.now.may) == ("none", True)


def test_an_unpaid_marker_may_have_been_the_last_cube_beside_another_wonder() -> None:
    two = ("build Colossus by Anna at Gaul", "build Baths by Anna at Gaul")  # WW-5, WW-10, WW-14
    fell = "war Gaul by Bela on Anna fell Colossus left"
    t = book().did(*two, fell, *A_TURN, "next", "let-go Baths")
    assert t.told() == ["not-paid", "perhaps-last"]
    last = t.now.story[-1]
    assert last.facts == {"wonder": "Colossus", "player": "Anna", "region": "Gaul"}
    assert last.clause == "WW-5"
    assert "leave" in t.now.may
    t = book().did(*two, fell, *A_TURN, "next", "let-go Colossus")  # it had no marker
    assert t.told() == ["not-paid"]
    t = book().did(*two, *A_TURN, "next", "let-go Baths")  # the other marker lies there
    assert t.told() == ["not-paid"]


def test_the_end_of_an_era_may_have_taken_the_last_cube() -> None:  # RE-4.5, WW-5, WW-14
    t = book().did("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus left")
    assert t.did(*A_TURN).told() == ["went-on", "perhaps-left"]


def test_what_is_not_paid_is_gone() -> None:  # WW-10
    t = book().did("build Colossus by Anna at Gaul", *A_TURN, "next", "let-go Colossus")
    assert (t.wonder().place, t.player("Anna").markers) == ("gone", 0)
    assert t.did("next").now.phase == "points"


def test_dues_are_told_in_turn_order() -> None:  # WW-9, RE-4.4
    t = book().did("order Cili, Anna, Bela")
    assert t.now.order == ["Cili", "Anna", "Bela"]
    assert t.refused("order Cili, Anna") == ("not-an-order", "RE-4.4")
    assert t.refused("order Cili, Anna, Anna") == ("not-an-order", "RE-4.4")


# ---- points ----------------------------------------------------------------------------------
def test_the_holder_scores_once_in_the_vp_phase() -> None:  # WW-11
    t = book().did("build Colossus by Anna at Gaul", *A_TURN, "next", "pay Colossus", "next")
    assert t.player("Anna").points == 6
    assert t.refused("next") == ("points-open", "WW-11")
    t.did("score Anna")
    assert (t.player("Anna").won, t.wonder().points_state) == (12, "scored")
    assert t.refused("score Anna") == ("nothing-to-score", "WW-11")
    assert t.did("next").now.turn == "3B"


def test_a_builder_scores_no_second_time_in_that_turn() -> None:  # WW-11
    t = book().did("build Colossus by Anna at Gaul", "next", "next")
    assert (t.wonder().points, t.wonder().points_state) == (0, "built")
    assert t.refused("score Anna") == ("nothing-to-score", "WW-11")


def test_builder_and_taker_score_it_in_one_turn() -> None:  # WW-11
    t = book().did("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus")
    t.did("mark Colossus", "next", "pay Colossus", "next", "score Bela")
    assert (t.player("Anna").won, t.player("Bela").won) == (6, 6)


def test_a_player_scores_all_his_wonders_at_once() -> None:  # WW-11
    t = book("2B").did("build Colossus by Anna at Gaul", "build Forum by Anna at Gaul", *A_TURN)
    t.did("next", "pay Colossus", "next", "score Anna")
    assert (t.player("Anna").won, t.told()) == (2 * 11, ["scored", "scored"])


def test_built_lost_and_retaken_in_one_turn() -> None:  # WW-12
    t = book().did("build Colossus by Anna at Gaul")
    t.did("war Gaul by Bela on Anna fell Colossus", "mark Colossus")
    assert (t.wonder().upkeep_state, t.wonder().points_state) == ("due", "due")
    t.did("war Gaul by Anna on Bela fell Colossus", "mark Colossus")
    assert (t.wonder().upkeep_state, t.wonder().points_state) == ("built", "built")
    t.did("next", "next", "next")
    assert (t.wonder().upkeep_state, t.wonder().points_state) == ("due", "due")
    assert t.player("Anna").won == 6


# ---- phases and set-up -----------------------------------------------------------------------
def test_after_3b_it_is_over() -> None:  # RE-4.6
    t = book("3B").did(*A_TURN)
    assert (t.now.phase, t.now.may) == ("over", [])
    assert t.refused("next") == ("it-is-over", "RE-4.6")


def test_what_may_be_written_is_what_is_not_refused() -> None:
    t = book()
    assert t.now.may == ["build", "order", "next"]
    t.did("build Colossus by Anna at Gaul")
    assert t.now.may == ["build", "war", "order", "next"]
    t.did(*A_TURN, "next")
    assert t.now.may == ["pay", "let-go", "order"]
    t.did("pay Colossus")
    assert t.now.may == ["order", "next"]
    assert t.did("next").now.may == ["score", "order"]


def test_nothing_but_the_owners_names_is_known() -> None:  # WW-14
    t = book()
    names = {one.name for one in t.now.wonders} | {site for w in t.now.wonders for site in w.sites}
    assert names == {"Colossus", "Baths", "Forum", "Gaul", "Sea", "Britain", "Sahara"}


def test_an_option_that_does_not_exist_is_refused() -> None:
    for options in ({"weather": "fine"}, {"wonders": "printed"}, {"marker": "bank"}):
        with pytest.raises(BadOption):
            standing(book(options=options).notebook)


def test_as_many_regions_as_a_notebook_may_have() -> None:  # WW-2
    old = book().notebook
    regions = [OwnRegion(f"R{n}", 1, zone=True) for n in range(48)]
    t = standing(Notebook(1, old.players, old.wonders, regions))
    assert t.wonders[0].sites == [one.name for one in regions]
