"""The tower: where it may stand, and the reservation of its owner (CC-5)."""

from __future__ import annotations

import pytest

from tests.games.chang_cheng.positions import BOTH, LEFT, NONE, RIGHT, Table, hand, table

STRICT = {"reservation": "strict"}


def reservations(t: Table) -> dict[str, int]:
    """The reserved neighbours of each tower, oldest tower first."""
    return {tower.square: tower.promised for tower in t.view(0).table.towers}


# ---- where it may stand ----------------------------------------------------------------------
def test_a_tower_never_stands_next_to_another_tower() -> None:  # CC-5.1
    t = table(rows={"a": "...g^ ..... ...."})
    assert t.refused("tower a3") == "CC-5.1"
    assert t.refused("tower a5") == "CC-5.1"
    assert t.can("tower a2")
    assert t.can("tower a6")


def test_a_tower_never_stands_next_to_another_tower_across_a_join() -> None:  # CC-5.1
    t = table(rows={"a": "g^... ..... ...b^"}, boards=("1A", "3A", "2A"), line="cab")
    assert t.refused("tower b1") == "CC-5.1"
    assert t.refused("tower c13") == "CC-5.1"


def test_a_tower_counts_as_one_block() -> None:  # CC-5.1
    t = table(rows={"a": "ggr. ..... ...."}, reputation={"aI": 0}).play("tower a4")
    assert (t.points("red"), t.points("green")) == (4, 4)  # two blocks each, value 4


def test_a_tower_cannot_be_broken() -> None:  # CC-5.1
    t = table(rows={"a": "r^.gg ..... ...."}, cards={"aI": ["red traitor"]}).play("wall a2")
    assert t.refusal("break a1").code == "only-single-walls"
    assert t.legal("break") == ["break a2", "break a3", "break a4"]


def test_a_tower_cannot_be_swapped() -> None:  # CC-5.1
    t = table(rows={"a": "r^.gg b^.... ...."}, cards={"aI": ["red mandarin"]}).play("wall a2")
    assert t.refusal("swap a1 a3").code == "only-single-walls"
    assert t.refusal("swap a3 a5").code == "only-single-walls"
    assert t.legal() == ["swap a2 a3", "swap a2 a4", "no swap"]


# ---- the reservation -------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("row", "promise"),
    [
        (".... ..... ....", BOTH),
        (".... .g... ....", LEFT),
        ("...g ..... ....", RIGHT),
        ("...g .g... ....", NONE),
    ],
)
def test_the_owner_gets_a_reservation_of_one_empty_neighbour(
    row: str, promise: int
) -> None:  # CC-5.2
    assert reservations(table(rows={"a": row}).play("tower a5")) == {"a5": promise}


def test_a_tower_at_the_end_of_the_wall_can_only_reserve_its_one_neighbour() -> None:  # CC-5.2
    t = table().play("tower a1")
    assert reservations(t) == {"a1": RIGHT}
    assert t.closed_squares() == {"a2": "red"}


def test_a_neighbour_closed_for_another_tower_is_not_reserved() -> None:  # CC-5.2, CC-5.5
    t = table(rows={"a": "g^... ..... ...."}, towers={"a1": RIGHT})
    assert t.closed_squares() == {"a2": "green"}
    t.play("tower a3")
    assert reservations(t) == {"a1": RIGHT, "a3": RIGHT}
    assert t.closed_squares() == {"a2": "green", "a4": "red"}


def test_while_both_neighbours_are_empty_anyone_may_build_on_one() -> None:  # CC-5.3
    t = table(2, rows={"a": "...g^ ..... ...."}, towers={"a4": BOTH})
    assert t.closed_squares() == {}
    for move in ("wall a3", "wall a5", "double a2", "double a5"):
        assert t.can(move)
    t.play("tower a7")
    assert t.can("neutral a3")


def test_the_last_empty_neighbour_is_closed_to_all_other_players() -> None:  # CC-5.3
    t = table(rows={"a": "...g^ ..... ...."}, towers={"a4": BOTH})
    t.play("wall a3", "wall b1", "wall a1", "wall b2", "wall a2")
    assert t.closed_squares() == {"a5": "green"}
    assert t.seat == 2
    assert t.refusal("wall a5").code == "kept-for"
    assert t.refused("wall a5") == "CC-5.3"


def test_a_double_wall_next_to_a_tower_closes_the_other_side() -> None:  # CC-5.3
    t = table(rows={"a": "...g^ ..... ...."}, towers={"a4": BOTH}).play("double a2")
    assert t.closed_squares() == {"a5": "green"}


@pytest.mark.parametrize("active", [0, 1], ids=["other player", "owner"])
def test_no_double_wall_or_tower_may_stand_on_a_closed_square(active: int) -> None:  # CC-5.3
    t = table(rows={"a": "..bg^ ..... ...."}, towers={"a4": RIGHT}, active=active)
    assert t.refused("double a5") == "CC-5.3"
    own_tower = "CC-5.3" if active == 0 else "CC-1.4"
    assert t.refused("tower a5") == own_tower
    assert t.can("double a6")


def test_the_right_half_of_a_double_wall_may_not_stand_on_a_closed_square() -> None:  # CC-5.3
    t = table(rows={"a": "...g^ b.... ...."}, towers={"a4": LEFT})
    assert t.refused("double a2") == "CC-5.3"
    assert t.can("double a1")


@pytest.mark.parametrize("active", [0, 1], ids=["other player", "owner"])
def test_no_neutral_wall_may_stand_on_a_closed_square(active: int) -> None:  # CC-5.3, CC-12.1
    t = table(2, rows={"a": "...b g^.... ...."}, towers={"a5": RIGHT}, active=active)
    t.play("card flood aII", "card builder aI")
    assert t.prompt == "neutral"
    assert t.refused("neutral a6") == "CC-5.3"
    assert t.can("neutral a7")


def test_only_a_single_wall_of_the_owner_may_stand_on_a_closed_square() -> None:  # CC-5.3
    t = table(rows={"a": "..bg^ ..... ...."}, towers={"a4": RIGHT}, active=1)
    t.play("wall a5")
    assert t.row("a")[:6] == "..bg^g"
    assert t.closed_squares() == {}


# ---- how a reservation ends ------------------------------------------------------------------
def test_a_single_wall_of_the_owner_next_to_the_tower_ends_the_reservation() -> None:  # CC-5.4
    t = table(rows={"a": "...g^ ..... ...."}, towers={"a4": BOTH}, active=1)
    t.play("wall a3", "wall b1")
    assert reservations(t) == {"a4": NONE}
    assert t.closed_squares() == {}
    assert t.can("wall a5")
    t.play("double a5")


def test_strict_the_only_empty_neighbour_is_always_reserved() -> None:  # CC-5.4
    t = table(rows={"a": "...g^ ..... ...."}, towers={"a4": BOTH}, active=1, options=STRICT)
    t.play("wall a3", "wall b1")
    assert t.closed_squares() == {"a5": "green"}
    assert t.refused("wall a5") == "CC-5.3"


def test_a_wall_built_before_the_tower_does_not_end_the_reservation() -> None:  # CC-5.4
    t = table(rows={"a": "..r. ..... ...."}).play("tower a4")
    assert t.closed_squares() == {"a5": "red"}


def test_a_double_wall_of_the_owner_does_not_end_the_reservation() -> None:  # CC-5.4
    t = table(rows={"a": "...r^ ..... ...."}, towers={"a4": BOTH}).play("double a2")
    assert t.closed_squares() == {"a5": "red"}


def test_a_wall_of_another_player_does_not_end_the_reservation() -> None:  # CC-5.4
    t = table(rows={"a": "...g^ ..... ...."}, towers={"a4": BOTH}).play("wall a3", "wall b1")
    assert reservations(t) == {"a4": BOTH}
    assert t.closed_squares() == {"a5": "green"}


def test_a_wall_of_the_owner_two_squares_away_does_not_end_the_reservation() -> None:  # CC-5.4
    t = table(rows={"a": "..bg^ ..... ...."}, towers={"a4": RIGHT}, active=1)
    t.play("wall a2", "wall a6")
    assert t.closed_squares() == {"a5": "green"}


def test_a_wall_swapped_next_to_the_tower_does_not_end_the_reservation() -> None:  # CC-5.4
    t = table(rows={"a": "ggg. bg^... ...."}, towers={"a6": RIGHT}, cards={"aI": ["red mandarin"]})
    t.play("wall a4", "swap a1 a5", "wall b1")
    assert t.row("a") == "bggrgg^......."
    assert reservations(t) == {"a6": RIGHT}
    assert t.closed_squares() == {"a7": "green"}


def test_a_reservation_stays_ended_if_the_wall_is_swapped_away() -> None:  # CC-5.4
    t = table(
        rows={"a": "ggg. ..r^.. ...."},
        towers={"a7": BOTH},
        cards={"aI": ["red mandarin"]},
    )
    t.play("wall a6", "wall a4", "swap a1 a6")
    assert t.row("a")[:8] == "rggr.gr^"
    assert reservations(t) == {"a7": NONE}
    assert t.closed_squares() == {}


@pytest.mark.parametrize("options", [{}, STRICT], ids=["used", "strict"])
def test_a_reservation_ends_when_the_owner_has_no_single_walls_left(
    options: dict[str, str],
) -> None:  # CC-5.4
    t = table(
        rows={"a": "rrrr rrrrr rrrr", "b": "gr^... b.b r=r=..."},
        towers={"b2": BOTH if options else RIGHT},
        gone=hand("red"),
        options=options,
    )
    assert t.closed_squares() == {"b3": "red"}
    t.play("wall b5")  # the owner's last single wall, a half action
    assert t.stock("red") == (0, 0, 0)
    assert t.closed_squares() == {}
    assert t.can("wall b3")


def test_strict_a_reservation_includes_squares_of_boards_joined_later() -> None:  # CC-5.4
    t = table(rows={"b": "..... ... ...gg^"}, towers={"b13": BOTH}, emperors=3, options=STRICT)
    t.play("tower a1", "board 2A right")
    assert t.closed_squares() == {"a2": "red", "c1": "green"}


def test_strict_a_new_board_with_an_empty_neighbour_opens_a_closed_square() -> None:  # CC-5.4
    t = table(rows={"b": "..... ... ....g^"}, towers={"b13": BOTH}, emperors=3, options=STRICT)
    assert t.closed_squares() == {"b12": "green"}
    t.play("double a1", "board 2A right")
    assert t.closed_squares() == {}


# ---- several towers --------------------------------------------------------------------------
def test_a_closed_square_is_not_empty_for_the_next_towers_reservation() -> None:  # CC-5.5
    t = table(
        4,
        rows={"a": "..g^. b^.v^.. ...."},
        towers={"a3": BOTH, "a5": BOTH, "a7": BOTH},
    )
    assert t.closed_squares() == {}
    right = t.copy().play("wall a2", "wall b1")
    assert right.closed_squares() == {"a4": "green", "a6": "blue", "a8": "violet"}
    left = t.copy().play("wall a8", "wall b1")
    assert left.closed_squares() == {"a6": "violet", "a4": "blue", "a2": "green"}


def test_the_end_of_the_first_reservation_opens_the_whole_chain() -> None:  # CC-5.5
    t = table(
        rows={"a": "rrrr rrrrr rrrr", "b": "gr^.b^. ... gr=r=.g"},
        towers={"b2": RIGHT, "b4": BOTH},
        gone=hand("red"),
    )
    assert t.closed_squares() == {"b3": "red", "b5": "blue"}
    t.play("wall b12")  # red's last single wall
    assert t.closed_squares() == {}


def test_the_reservation_of_the_earlier_tower_has_priority() -> None:  # CC-5.5
    rows = {"a": ".rg^. b^r... ...."}
    first = table(rows=rows, towers={"a3": BOTH, "a5": BOTH}, options=STRICT)
    assert first.closed_squares() == {"a4": "green"}
    second = table(rows=rows, towers={"a5": BOTH, "a3": BOTH}, options=STRICT)
    assert second.closed_squares() == {"a4": "blue"}


def test_a_new_tower_without_an_available_neighbour_has_no_reservation() -> None:  # CC-5.5
    t = table(rows={"a": ".bg^. .b... ...."}, towers={"a3": RIGHT})
    assert t.closed_squares() == {"a4": "green"}
    t.play("tower a5")
    assert reservations(t) == {"a3": RIGHT, "a5": NONE}
    assert t.closed_squares() == {"a4": "green"}


def test_a_new_tower_may_close_the_neighbour_of_an_older_one() -> None:  # CC-5.5
    t = table(rows={"a": "..g^. .b... ...."}, towers={"a3": BOTH})
    t.play("tower a5")
    assert t.closed_squares() == {"a4": "red", "a2": "green"}


def test_closed_squares_are_recomputed_after_every_block() -> None:  # CC-5.5
    t = table(rows={"a": "..g^. .b... ...."}, towers={"a3": BOTH})
    t.play("tower a5", "wall a2", "wall b1")
    assert t.closed_squares() == {"a4": "red"}
    t.play("tower b3", "wall a4", "wall b6")
    assert t.closed_squares() == {}


# ---- boards joined later ---------------------------------------------------------------------
def test_a_tower_built_without_an_empty_neighbour_has_no_reservation() -> None:  # CC-5.6
    t = table(rows={"b": "..... ... ...g."}, emperors=3).play("tower b13", "board 2A right")
    assert reservations(t) == {"b13": NONE}
    assert t.closed_squares() == {}
    assert t.can("wall c1")


def test_a_closed_square_stays_closed_when_a_board_is_joined() -> None:  # CC-5.6
    t = table(rows={"b": "..... ... ....g^"}, towers={"b13": LEFT}, emperors=3)
    t.play("double a1", "board 2A right")
    assert t.closed_squares() == {"b12": "green"}
    t = table(rows={"a": "g^... ..... ...."}, towers={"a1": RIGHT}, emperors=3)
    t.play("double b1", "board 2A left")
    assert t.closed_squares() == {"a2": "green"}


def test_a_square_next_to_the_tower_on_a_later_board_is_open_to_all() -> None:  # CC-5.6
    t = table(rows={"b": "..... ... ....g^"}, boards=("1A", "3A", "2A"), towers={"b13": LEFT})
    t.play("wall c1", "wall a1")
    assert t.closed_squares() == {"b12": "green"}
