"""The empire action: reach, eras, sea, overseas, placing, war (RE-3.8 to RE-3.11)."""

from __future__ import annotations

from tests.games.rise_of_empires.positions import Table, own_set, seat, table


def using(face: str, turn: str = "1A", **has: object) -> Table:
    """A position in which red uses an empire tile."""
    return table(turn, red=seat(**{"pool": 9, **has})).play("disc empire", f"empire {face}")


def legal_regions(t: Table) -> set[str]:
    """The regions in which red may place cubes."""
    return {text.split()[1] for text in t.legal("place")}


# ---- the tile --------------------------------------------------------------------------------
def test_an_empire_tile_of_the_era_goes_back_after_use() -> None:  # RE-3.8
    t = table(red=seat(pool=2), green=seat(pool=2)).play("disc empire")
    assert t.legal() == ["empire e1a", "empire e1b", "empire e1c", "empire e1d"]
    assert t.refused("empire e2a") == "RE-3.8"
    t.play("empire e1d", "place gaul", "cubes 1", "disc empire")
    assert t.current_colour == "green"
    assert t.can("empire e1d")


def test_the_value_of_an_empire_tile_limits_the_number_of_regions() -> None:  # RE-3.8
    t = using("e1b", gaul=1).play("place gaul", "cubes 1", "place iberia", "cubes 2")
    assert t.current_colour == "green"
    assert (t.cubes("red", "gaul"), t.cubes("red", "iberia")) == (2, 2)


def test_any_number_of_cubes_from_1_can_be_placed_in_a_region() -> None:  # RE-3.8
    t = using("e1a", pool=3, gaul=1).play("place gaul")
    assert t.legal() == ["cubes 1", "cubes 2", "cubes 3"]
    assert t.refused("cubes 4") == "RE-3.8"
    t.play("cubes 3")
    assert t.seat("red").pool == 0
    assert t.current_colour == "green"


def test_cubes_are_placed_in_at_least_one_region_and_in_none_twice() -> None:  # RE-3.8
    t = using("e1a", gaul=1)
    assert t.refused("done") == "RE-3.8"
    t.play("place gaul", "cubes 1")
    assert t.refused("place gaul") == "RE-3.8"
    t.play("done")
    assert t.current_colour == "green"


def test_the_number_of_cubes_is_not_asked_for_the_last_cube() -> None:  # RE-3.8
    t = using("e1a", pool=1, gaul=1).play("place gaul")
    assert t.cubes("red", "gaul") == 2


# ---- reach -----------------------------------------------------------------------------------
def test_a_player_without_cubes_may_place_in_any_region_then_next_to_it() -> None:  # RE-3.9
    t = using("e1a")
    assert legal_regions(t) == {
        "iberia", "gaul", "italia", "balkans", "anatolia", "egypt", "north-africa",
    }  # fmt: skip
    t.play("place egypt", "cubes 1")
    assert legal_regions(t) == {"north-africa"}


def test_regions_with_own_cubes_or_next_to_them_are_in_reach() -> None:  # RE-3.9
    t = using("e1a", gaul=1)
    assert legal_regions(t) == {"gaul", "iberia", "italia"}
    assert t.refused("place egypt") == "RE-3.9"


def test_reach_does_not_grow_during_the_action() -> None:  # RE-3.9
    t = using("e1a", gaul=1).play("place italia", "cubes 1")
    assert legal_regions(t) == {"gaul", "iberia"}


def test_a_player_who_lost_all_cubes_may_place_in_any_region() -> None:  # RE-3.9
    t = using("e2a", "2A")
    assert "egypt" in legal_regions(t)
    assert "britain" in legal_regions(t)


# ---- eras and sea ----------------------------------------------------------------------------
def test_regions_of_a_later_era_are_not_open() -> None:  # RE-3.10
    assert using("e1a", gaul=1).refused("place britain") == "RE-3.10"
    assert using("e2a", "2A", gaul=1).can("place britain")


def test_placing_in_the_sea_needs_a_water_symbol_even_with_own_cubes_there() -> None:  # RE-3.10
    assert using("e1a", gaul=1).refused("place mediterranean") == "RE-3.10"
    assert using("e1a", mediterranean=1).refused("place mediterranean") == "RE-3.10"
    assert using("e1c", gaul=1).can("place mediterranean")
    assert using("e1c").can("place mediterranean")


def test_cubes_in_the_sea_reach_its_coasts_without_a_water_symbol() -> None:  # RE-3.9
    assert using("e1a", mediterranean=1).can("place egypt")


def test_placing_overseas_needs_a_water_symbol() -> None:  # RE-3.10
    has = {"progress": ["navigation"], "gaul": 1}
    assert using("e2a", "2A", **has).refused("place india") == "RE-3.10"
    assert using("e2c", "2A", **has).can("place india")
    assert using("e3a", "3A", gaul=1).refused("place china") == "RE-3.10"


def test_in_era_2_navigation_opens_only_overseas_regions_of_era_2() -> None:  # RE-3.10
    assert using("e2c", "2A", gaul=1).refusal("place india").code == "needs-navigation"
    t = using("e2c", "2A", gaul=1, progress=["navigation"])
    assert {"india", "south-america"} < legal_regions(t)
    assert t.refused("place china") == "RE-3.10"


def test_in_era_3_all_overseas_regions_are_open_without_navigation() -> None:  # RE-3.10
    t = using("e3c", "3A", gaul=1)
    assert {"india", "china", "south-america", "north-america"} < legal_regions(t)


def test_an_action_may_place_in_the_new_world_or_the_far_east_not_in_both() -> None:  # RE-3.10
    t = using("e3c", "3A", gaul=1).play("place china", "cubes 1")
    assert t.can("place india")
    assert t.refusal("place north-america").code == "one-area-overseas"


def test_a_first_region_overseas_needs_a_water_symbol() -> None:  # RE-3.9, RE-3.10
    assert using("e3a", "3A").refused("place china") == "RE-3.10"
    t = using("e3c", "3A").play("place china", "cubes 1")
    assert "india" in legal_regions(t)
    assert "north-america" not in legal_regions(t)


def test_overseas_regions_in_contact_need_no_water_and_may_be_combined() -> None:  # RE-3.10
    t = using("e3a", "3A", india=1)
    assert legal_regions(t) == {"india", "china"}
    t = using("e3c", "3A", india=1).play("place china", "cubes 1")
    assert t.can("place north-america")


def test_a_region_hired_overseas_may_be_combined_with_the_other_side() -> None:  # RE-3.10, RE-3.15
    t = using("e3c", "3A", gaul=1, gold=4, progress=["mercenaries"])
    t.play("place china", "cubes 1", "hire north-america", "cubes 1")
    assert t.can("place india")
    assert t.refusal("place south-america").code == "one-area-overseas"


# ---- war -------------------------------------------------------------------------------------
def attacking(face: str = "e1b", *, turn: str = "1A", cubes: int = 2, **more: object) -> Table:
    """A position in which red has placed in Gaul, where green has cubes."""
    red = {"pool": cubes, "gaul": 1, **more}
    t = table(turn, red=seat(**red), green=seat(gaul=3), blue=seat(gaul=1))
    return t.play("disc empire", f"empire {face}", "place gaul", f"cubes {cubes}")


def test_war_is_optional_and_comes_after_all_placing() -> None:  # RE-3.11
    t = attacking(cubes=3)
    assert t.legal() == ["war gaul green", "war gaul blue", "peace"]
    t.play("peace")
    assert t.current_colour == "green"
    assert t.cubes("green", "gaul") == 3


def test_both_sides_lose_the_numbers_of_the_empire_tile() -> None:  # RE-3.11
    t = attacking().play("war gaul green")
    assert (t.cubes("red", "gaul"), t.cubes("green", "gaul")) == (2, 1)
    assert (t.seat("red").stock, t.seat("green").stock) == (28, 29)


def test_the_other_side_loses_at_most_what_it_has() -> None:  # RE-3.11
    t = attacking().play("war gaul blue")
    assert (t.cubes("red", "gaul"), t.cubes("blue", "gaul")) == (2, 0)


def test_only_one_war_is_possible_in_a_region() -> None:  # RE-3.11
    t = attacking().play("war gaul green")
    assert t.current_colour == "green"
    assert t.prompt == "choose-row"


def test_a_war_is_possible_in_each_region_with_new_cubes_in_any_order() -> None:  # RE-3.11
    t = table(
        red=seat(pool=9, gaul=1, italia=5),
        green=seat(gaul=2, italia=2, iberia=2),
    ).play("disc empire", "empire e1b", "place gaul", "cubes 2", "place iberia", "cubes 2")
    assert t.legal("war") == ["war iberia green", "war gaul green"]
    assert t.refused("war italia green") == "RE-3.11"
    t.play("war gaul green")
    assert t.legal("war") == ["war iberia green"]
    t.play("war iberia green")
    assert t.cubes("green", "iberia") == 0


def test_war_is_possible_only_against_a_player_in_the_region() -> None:  # RE-3.11
    t = attacking(cubes=2)
    assert t.refused("war gaul red") == "RE-3.11"
    t = table(red=seat(pool=3, gaul=1), green=seat(gaul=1)).play(
        "disc empire", "empire e1b", "place gaul", "cubes 2", "done")  # fmt: skip
    assert t.refused("war gaul blue") == "RE-3.11"


def test_war_bonuses_of_the_attacker_add_to_the_other_sides_loss() -> None:  # RE-3.11
    t = attacking(progress=["iron"]).play("war gaul green")
    assert t.cubes("green", "gaul") == 0


def test_the_loss_of_the_other_side_is_never_above_4() -> None:  # RE-3.11
    red = seat(pool=3, gaul=1, progress=["iron", "gunpowder", "tanks"])
    t = table("3A", red=red, green=seat(gaul=9))
    t.play("disc empire", "empire e3d", "place gaul", "cubes 3", "war gaul green")
    assert t.cubes("green", "gaul") == 5


def test_war_bonuses_of_the_other_side_have_no_effect() -> None:  # RE-3.11
    t = table(red=seat(pool=3, gaul=1), green=seat(gaul=3, progress=["iron"]))
    t.play("disc empire", "empire e1b", "place gaul", "cubes 3", "war gaul green")
    assert t.cubes("red", "gaul") == 3


# ---- alliance --------------------------------------------------------------------------------
def test_allies_cannot_make_war_on_each_other() -> None:  # RE-3.13
    for ally in ({"red": "green"}, {"green": "red"}):
        seats = {"red": {"pool": 3, "gaul": 1}, "green": {"gaul": 2}, "blue": {"gaul": 1}}
        for colour, other in ally.items():
            seats[colour] = {**seats[colour], "ally": other, "progress": ["alliance-1"]}  # type: ignore[dict-item]
        t = table(seats={colour: seat(**has) for colour, has in seats.items()})
        t.play("disc empire", "empire e1b", "place gaul", "cubes 3")
        assert t.legal("war") == ["war gaul blue"]
        assert t.refused("war gaul green") == "RE-3.13"


def test_the_alliance_piece_may_be_given_when_the_tile_is_taken() -> None:  # RE-3.13
    t = table(progress=["alliance-1"]).play("disc progress", "progress alliance-1 at 1")
    assert t.legal() == ["ally green", "ally blue", "ally nobody"]
    assert t.refused("ally red") == "RE-3.13"
    t.play("ally blue")
    assert t.seat("red").ally == "blue"
    assert t.current_colour == "green"


def test_the_alliance_piece_returns_at_the_end_of_the_turn() -> None:  # RE-3.13
    t = table("1B", green=seat(ally="red", progress=["alliance-1"])).idle_until("ally")
    assert t.turn == "2A"
    assert t.current_colour == "green"
    assert t.seat("green").ally == ""
    assert t.state.progress.next_empty(0) == 0  # before the new tiles


def test_a_player_has_only_one_alliance_piece() -> None:  # RE-3.13
    had = seat(progress=["alliance-1"], ally="blue")
    t = table("2A", progress=["alliance-2"], red=had)
    t.play("disc progress", "progress alliance-2 at 1")
    assert t.current_colour == "green"


def test_the_attacker_must_hold_cubes_for_their_own_loss() -> None:  # RE-3.11
    own = own_set(lambda data: data["empire_tiles"]["faces"][1].update(attacker_loss=2))
    for cubes, asked in ((1, "choose-row"), (2, "war")):
        t = table(red=seat(pool=cubes), green=seat(gaul=1), more={"content": own})
        t.play("disc empire", "empire e1b", "place gaul", *["cubes 2"][: cubes - 1])
        assert t.prompt == asked
    strong = seat(pool=3, gaul=0)
    t = table(red=strong, green=seat(gaul=1, iberia=1), more={"content": own})
    t.play("disc empire", "empire e1b", "place gaul", "cubes 2", "place iberia")
    assert t.legal("war") == ["war gaul green"]
    assert t.refused("war iberia green") == "RE-3.11"
