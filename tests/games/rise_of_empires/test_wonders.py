"""The Wonders of the World: building, markers, alliances and the sea (WW)."""

from __future__ import annotations

import pytest

from tests.games.rise_of_empires.positions import seat, table, wonder
from tests.games.rise_of_empires.wonder_positions import (
    WONDER_1B,
    WONDER_2B,
    building,
    wonder_notes,
)
from wanli.games.rise_of_empires.rules.wonders import NOBODY, WonderSet, new_wonders, site_allowed
from wanli.games.rise_of_empires.views.open import open_of


# ---- building --------------------------------------------------------------------------------
def test_a_wonder_of_era_1_or_2_scores_and_is_kept() -> None:  # WW-1
    t = building()
    assert t.seat("red").vp == 6
    assert t.seat("red").cities == [WONDER_1B]
    t.play("site gaul")
    assert t.wonder() is not None
    assert t.current_colour == "green"


def test_a_wonder_of_1b_can_stand_in_any_region_of_era_1() -> None:  # WW-2
    t = building()
    assert {text.split()[1] for text in t.legal()} == {
        "iberia", "gaul", "italia", "balkans", "anatolia", "egypt", "north-africa",
        "mediterranean",
    }  # fmt: skip
    assert t.refused("site britain") == "WW-2"


def test_a_wonder_of_2b_can_stand_in_europe_africa_or_the_middle_east() -> None:  # WW-2
    t = building(WONDER_2B, "3A")
    assert {"gaul", "britain", "africa", "middle-east"} < {text.split()[1] for text in t.legal()}
    for region in ("india", "china", "south-america", "north-america"):
        assert t.refused(f"site {region}") == "WW-2"


def test_the_sites_of_a_wonder_follow_from_its_printed_turn() -> None:  # WW-2
    assert building(WONDER_1B, "3A").refused("site britain") == "WW-2"


def test_the_site_of_a_wonder_needs_no_cube_of_its_builder() -> None:  # WW-2
    t = table("2A", cities=[WONDER_1B], red=seat(gold=7, resources=2), green=seat(egypt=5))
    assert t.play("disc city", f"city {WONDER_1B}").can("site egypt")


def test_the_marker_of_a_wonder_comes_from_the_stock() -> None:  # WW-3
    t = building(pool=4).play("site gaul")
    assert (t.seat("red").pool, t.seat("red").stock) == (4, 25)


def test_by_option_the_marker_of_a_wonder_comes_from_the_pool() -> None:  # WW-3
    t = building(pool=4, options={"marker": "pool"}).play("site gaul")
    assert (t.seat("red").pool, t.seat("red").stock) == (3, 26)


def test_the_marker_comes_from_the_other_source_if_the_first_is_empty() -> None:  # WW-3
    t = building(pool=30).play("site gaul")
    assert (t.seat("red").pool, t.seat("red").stock) == (29, 0)
    t = building(pool=0, options={"marker": "pool"}).play("site gaul")
    assert (t.seat("red").pool, t.seat("red").stock) == (0, 29)


def test_a_wonder_without_a_cube_for_its_marker_leaves_the_game() -> None:  # WW-3
    t = building(gaul=30)
    assert t.current_colour == "green"
    assert t.seat("red").vp == 6
    assert WONDER_1B in open_of(t.state).gone_cities
    assert wonder_notes(t, "leaves-unmarked") == [("WW-3", 1, WONDER_1B)]
    printed = building(gaul=30, options={"wonders": "printed"})
    assert (
        wonder_notes(printed, "leaves-unmarked")
        == wonder_notes(building(), "leaves-unmarked")
        == []
    )


def test_a_marker_counts_for_no_majority_second_place_or_income() -> None:  # WW-3
    t = table("1B", wonders={WONDER_1B: wonder("italia", "red", builder="red")},
              green=seat(italia=1)).idle_until("place")  # fmt: skip
    assert (t.seat("red").vp, t.seat("red").gold) == (0, 0)
    assert (t.seat("green").vp, t.seat("green").gold) == (3, 2)


def test_a_marker_does_not_count_for_reach() -> None:  # WW-3
    wonders = {WONDER_1B: wonder("egypt", "red")}
    t = table("2A", red=seat(pool=2, gaul=1), wonders=wonders).play("disc empire", "empire e2a")
    assert t.refused("place egypt") == "RE-3.9"
    t = table("2A", red=seat(pool=2), wonders=wonders).play("disc empire", "empire e2a")
    assert t.can("place gaul")  # red has no cube on the map and may place anywhere


def test_a_marker_does_not_count_for_effects() -> None:  # WW-3
    red = seat(gaul=1, iberia=1, progress=["religion"])
    t = table("1B", red=red, wonders={WONDER_1B: wonder("italia", "red", builder="red")})
    with_two = t.idle_until("place").seat("red").vp
    assert with_two == 2 + 2 + 1  # two regions, and the flat point


def test_the_end_of_an_era_does_not_remove_markers() -> None:  # WW-3, RE-4.5
    t = table("1B", red=seat(gaul=1), wonders={WONDER_1B: wonder("gaul", "red", builder="red")})
    t.idle_until("draw-progress")
    assert t.cubes("red", "gaul") == 0
    assert t.wonder() is not None
    assert t.seat("red").stock == 28  # 1 in the pool by Gaul's symbol, 1 on the token


# ---- alliances and the sea -------------------------------------------------------------------
def test_an_alliance_protects_the_wonders_of_an_ally() -> None:  # WW-13
    t = table("2A", red=seat(pool=1), green=seat(ally="red", progress=["alliance-1"]),
              wonders={WONDER_1B: wonder("gaul", "green")})  # fmt: skip
    t.play("disc empire", "empire e2a", "place gaul")
    assert t.prompt == "choose-row"


def test_the_sea_is_a_site_unless_the_option_forbids_it() -> None:  # WW-13
    assert building().can("site mediterranean")
    t = building(options={"sea-site": "not-allowed"})
    assert t.refused("site mediterranean") == "WW-13"


# ---- beside a printed copy -------------------------------------------------------------------
def test_the_wonders_module_works_without_the_base_game() -> None:  # WW-14
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
def test_the_legal_sites_follow_from_era_and_zone(  # WW-2, WW-14
    eras: int, zone_only: bool, era: int, in_zone: bool, allowed: bool
) -> None:
    assert site_allowed(eras, zone_only, era, in_zone) == allowed
