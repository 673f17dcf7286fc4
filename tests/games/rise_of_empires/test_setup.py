"""Material, set-up and the phases of a turn (RE-1, RE-2)."""

from __future__ import annotations

from tests.games.rise_of_empires.positions import GAME, complete_game, new, seat, table
from wanli.games.rise_of_empires.rules.steps import STEP_NAMES, TURN
from wanli.games.rise_of_empires.views.open import open_of


def test_each_player_has_30_cubes_and_6_discs_the_bank_40_resource_discs() -> None:  # RE-1.1
    t = new(5)
    c = t.state.content
    assert (int(c.cubes), int(c.discs), int(c.bank)) == (30, 6, 40)
    counts = [sum(c.kind_count), sum(c.land_count), int(c.cities)]
    assert [int(n) for n in counts] == [48, 40, 36]
    assert GAME.players == (2, 3, 4, 5)


def test_all_players_begin_with_the_same_goods() -> None:  # RE-1.2
    t = new(4)
    for colour in ("red", "green", "blue", "violet"):
        one = t.seat(colour)
        assert (one.gold, one.resources, one.food, one.vp) == (5, 2, 16, 0)
        assert (one.pool, one.stock) == (5, 25)
    assert open_of(t.state).bank == 32


def test_the_first_turn_order_is_drawn_place_by_place() -> None:  # RE-1.4
    t = new(3)
    assert t.legal() == ["next red", "next green", "next blue"]
    t.play("next blue", draw=False)
    assert t.legal() == ["next red", "next green"]
    t.play("next red", draw=False)
    assert t.order == ["blue", "red", "green"]


def test_a_progress_box_has_two_tiles_of_each_era_with_era_1_on_top() -> None:  # RE-1.4
    t = new(2).play("next red", draw=False)
    assert t.prompt == "draw-progress"
    eras = t.state.content.kind_era
    ids = t.state.content.kind_ids
    assert {int(eras[ids.index(text.split()[1])]) for text in t.legal()} == {1}
    assert [int(n) for n in t.state.progress.left] == [6] * 8
    t.draw()
    assert [int(n) for n in t.state.progress.left] == [5] * 8
    assert [int(n) for n in t.state.territory.left] == [3] * 10


def test_a_tile_is_drawn_with_odds_by_the_remaining_copies() -> None:  # RE-1.4
    t = new(2).play("next red", draw=False)
    weights = {t.game.write(t.state, a): int(t.state.weight(a)) for a in t.state.actions()}
    assert weights["show iron at 1"] == 2
    assert weights["show mercenaries at 1"] == 1
    assert sum(weights.values()) == 16


def test_a_turn_has_six_phases_in_order() -> None:  # RE-2.1
    assert [STEP_NAMES[int(step)] for step in TURN] == [
        "alliances", "new-tiles", "action", "food", "income", "upkeep", "points", "turn-order",
        "end-of-turn",
    ]  # fmt: skip


def test_a_game_has_six_turns() -> None:  # RE-1.3
    play = complete_game(2, 3)
    turns = [n.facts["turn"] for m in play.moves for n in m.notes if n.code == "turn-begins"]
    assert turns == ["1A", "1B", "2A", "2B", "3A", "3B"]


def test_empty_boxes_show_new_tiles_and_cities_come_in_their_turn() -> None:  # RE-2.2
    t = new(4).play("next red")
    assert all(open_of(t.state).progress.shown)  # type: ignore[union-attr]
    assert all(open_of(t.state).territory.shown)  # type: ignore[union-attr]
    cities = open_of(t.state).shown_cities
    assert cities == ["settlement-a", "settlement-b", "settlement-c", "ur", "memphis"]


def test_a_box_that_still_shows_a_tile_gets_no_new_one() -> None:  # RE-2.2
    t = table("1B", players=4, progress=["iron", "coinage"], territory=["hill"])
    t.idle_until("draw-progress")
    assert t.turn == "2A"
    assert t.state.about == 2
    line = open_of(t.state).progress
    assert line is not None
    assert line.shown[:2] == ["iron", "coinage"]


def test_the_empire_tiles_are_those_of_the_era() -> None:  # RE-2.2
    faces = [face.id for face in table("2A", red=seat(pool=1)).view().faces]
    assert faces == ["e2a", "e2b", "e2c", "e2d"]


def test_with_3_players_tiles_not_taken_leave_the_game_except_wonders() -> None:  # RE-2.3
    t = table("1B", players=3, progress=["iron"], territory=["hill"], cities=["rome", "wonder-1b"])
    t.idle_until("draw-progress")
    now = open_of(t.state)
    assert t.turn == "2A"
    assert now.shown_cities == ["wonder-1b"]
    assert "rome" in now.gone_cities
    assert now.progress is not None
    assert now.progress.shown == [""] * 8
    assert now.progress.gone["iron"] == 2


def test_with_4_players_tiles_not_taken_stay() -> None:  # RE-2.3
    t = table("1B", players=4, progress=["iron"], territory=["hill"], cities=["rome"])
    t.idle_until("draw-progress")
    now = open_of(t.state)
    assert now.shown_cities == ["rome"]
    assert now.progress is not None
    assert now.progress.shown[0] == "iron"
