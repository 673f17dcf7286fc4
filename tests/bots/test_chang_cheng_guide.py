"""Chang Cheng's guide: its evaluation and priors, each feature on a small position.

Boards and rows as in `tests.games.chang_cheng.positions`: a has provinces of 4, 5 and 4 squares and
regions of 5, 3 and 5; b provinces of 5, 3 and 5, regions of 4, 5 and 4.
"""

from __future__ import annotations

import pytest

from tests.games.chang_cheng.positions import Table, hand, table
from wanli.arena.match import Standings, fixtures, play
from wanli.bots.evaluate import guide, learnt_weights, weights_path
from wanli.bots.evaluate.chang_cheng import (
    DOUBLE_KEPT,
    DOUBLE_POINTS,
    DOUBLES_IT,
    FEATURES,
    IN_HAND,
    NORTH,
    POINTS,
    PROVINCE,
    REGION,
    SINGLES_KEPT,
    TASTES,
    TO_ACT,
    TOWER_KEPT,
    ChangChengGuide,
)
from wanli.bots.evaluate.chang_cheng_survey import ALL_SEATS, Survey
from wanli.core.rng import Rng
from wanli.core.state import MAX_MOVES, State, zeros
from wanli.games import game
from wanli.games.chang_cheng.rules.material import MANDARIN
from wanli.search.guide import SEATS, reals
from wanli.search.timing import decision_positions

GAME = "chang-cheng"
RED = 0
counts = pytest.mark.parametrize("players", [2, 3, 4])


def the_guide() -> ChangChengGuide:
    found = guide(GAME)
    assert isinstance(found, ChangChengGuide)
    return found


def lead(t: Table, seat: int = RED) -> float:
    """The lead of a seat by the evaluation."""
    return float(the_guide().lead(t.state, seat))


def features(t: Table, seat: int = RED) -> list[float]:
    return list(the_guide().features_of(t.state)[1][seat])


def priors(t: Table) -> dict[str, float]:
    """The prior weight of every legal move, by its text."""
    moves, out = zeros(MAX_MOVES), reals(MAX_MOVES)
    n = int(t.state.legal(moves))
    the_guide().priors(t.state, moves, n, out)
    return {t.game.write(t.state, int(moves[i])): float(out[i]) for i in range(n)}


def move_features(t: Table, text: str) -> list[float]:
    """The features of a move."""
    actions = [t.game.write(t.state, action) for action in t.state.actions()]
    return list(the_guide().tastes_of(t.state)[actions.index(text)])


def positions(players: int, seed: int, **options: str) -> list[State]:
    """The positions in which a seat decides, of a random game."""
    rules = game(GAME)
    return decision_positions(rules.new(rules.setup(players, options)), seed)


def without_threats(players: int, row: str, reputation: int = 0) -> Table:
    """A late position without threat counters in which only board b has empty squares."""
    regions = [f"{board}N{n}" for board in "ab" for n in (1, 2, 3)]
    return table(
        players,
        rows={"a": "rgrg rgbrg bbgr", "b": row},
        reputation={"bI": reputation},
        lies=dict.fromkeys(regions, "removed"),
    )


# ---- the evaluation --------------------------------------------------------------------------
@counts
def test_the_expected_shares_of_the_victory_add_up_to_one(players: int) -> None:
    at, out = the_guide(), reals(SEATS)
    for state in positions(players, 3):
        at.shares(state, out)
        shares = [float(out[seat]) for seat in range(players)]
        assert all(share > 0 for share in shares)
        assert sum(shares) == pytest.approx(1)


@counts
def test_more_points_give_a_higher_evaluation(players: int) -> None:
    assert lead(table(players, scores={"red": 8})) > lead(table(players, scores={"red": 4}))
    assert lead(table(players, scores={"red": 8}), 1) < lead(table(players, scores={"red": 4}), 1)


@counts
@pytest.mark.parametrize("rows", [("ggr", "rgb", "rrg"), ("gggr", "rrgg", "rrrg")])
def test_a_majority_in_a_province_gives_a_higher_evaluation(
    players: int, rows: tuple[str, ...]
) -> None:
    behind, tied, ahead = (lead(without_threats(players, row.ljust(13, "."))) for row in rows)
    assert behind < tied < ahead  # CC-7.4


@counts
def test_leading_a_province_of_high_value_is_worth_more(players: int) -> None:  # CC-7.5
    poor, rich = (lead(without_threats(players, "rrrg.........", reputation=n)) for n in (0, 4))
    assert rich > poor


@counts
def test_the_player_to_act_is_expected_to_take_the_last_square(players: int) -> None:  # CC-7.1
    """Green is one block ahead with one square left; red can tie if it is red's turn."""
    now, later = (table(players, rows={"a": "ggr.........."}, active=seat) for seat in (0, 1))
    assert lead(now) > lead(later)
    provinces = slice(int(PROVINCE), int(REGION))
    assert features(now)[provinces] != features(later)[provinces]


@counts
def test_a_known_threat_lowers_the_evaluation_of_the_region_leader(players: int) -> None:  # CC-11.1
    rows = {"a": ".....rr......"}
    small, great = (
        table(players, rows=rows, threat={"aN2": n}, scouts={"aN2": [1]}) for n in (2, 4)
    )
    assert lead(great) < lead(small)


@counts
def test_a_tower_removes_the_expected_loss_of_its_region(players: int) -> None:  # CC-11.2
    wall, tower = (table(players, rows={"a": f".....rr{mark}....."}) for mark in ("r", "r^"))
    kept = features(wall)[TOWER_KEPT] - features(tower)[TOWER_KEPT]
    assert kept == 1
    assert sum(features(wall)[-20:]) == 0.75
    assert sum(features(tower)[-20:]) == 0


def test_a_removed_threat_counter_raises_the_evaluation() -> None:  # CC-8.2
    rows = {"a": ".....rr......"}
    assert lead(table(rows=rows, lies={"aN2": "removed"})) > lead(table(rows=rows))


@counts
def test_a_good_card_in_hand_raises_the_evaluation(players: int) -> None:
    assert lead(table(players)) > lead(table(players, gone=hand("red", "flood")))
    assert features(table(players, gone=["red mandarin"]))[IN_HAND + int(MANDARIN)] == 0


# ---- features of a position ------------------------------------------------------------------
def margin(t: Table, seat: int = int(ALL_SEATS)) -> int:
    """Red's margin in bI, counting the face-down cards that a seat knows."""
    survey = Survey()
    survey.update(t.state, seat)
    return int(survey.province_margin(3, RED))


@pytest.mark.parametrize(
    ("cards", "blocks"),
    [
        (["red master"], 2),  # CC-8.5
        (["red builder"], 1),  # CC-8.4
        (["red mandarin"], 1),  # CC-8.6: it swaps one in
        (["red warrior", "red traitor", "red flood"], 0),
        (["red master", "blue master"], 0),  # CC-7.2
        (["green builder"], -1),
    ],
)
def test_face_down_cards_count_as_expected_blocks(cards: list[str], blocks: int) -> None:
    rows = {"b": "ggr.........."}
    assert margin(table(rows=rows)) == -1
    assert margin(table(rows=rows, cards={"bI": cards})) == -1 + blocks


def test_a_seat_counts_only_the_face_down_cards_that_it_knows() -> None:  # CC-15.2
    t = table(rows={"b": "ggr.........."}, cards={"bI": ["red master", "green master"]})
    assert [margin(t, seat) for seat in range(3)] == [1, -3, -1]


def test_a_broken_wall_does_not_count_for_the_margin() -> None:  # CC-8.8
    assert margin(table(rows={"b": "rrg.........."})) == 1
    assert margin(table(rows={"b": "r/rg.........."})) == 0


def test_the_neutral_colour_counts_for_the_margin_unless_ignored() -> None:  # CC-12.7
    rows, blue = {"b": "bbr.........."}, {"neutral-colour": "blue"}
    assert margin(table(2, rows=rows, options=blue)) == -1
    assert margin(table(2, rows=rows, options={**blue, "neutral-majority": "ignored"})) == 1


def test_a_card_that_is_resolved_later_counts_already() -> None:  # CC-7.3
    """When red uses the Flood, red's Master Builder already gives red the majority."""
    t = completed("ggb", "red flood", "red master")
    survey = Survey()
    survey.update(t.state, RED)
    assert (t.prompt, int(survey.province_margin(0, RED))) == ("flood", 1)


def test_the_features_count_unused_pieces_and_the_turn() -> None:
    t = table(rows={"a": "r=r=r..........", "b": ".r^..........."})
    assert [features(t)[i] for i in (DOUBLE_KEPT, TOWER_KEPT, SINGLES_KEPT)] == [0, 0, 13 / 4]
    assert [features(t, 1)[i] for i in (DOUBLE_KEPT, TOWER_KEPT, TO_ACT)] == [1, 1, 0]
    assert features(t)[TO_ACT] == 1


@pytest.mark.parametrize(("event", "points"), [("reward", 12), ("dominance", 2), ("diplomacy", 4)])
def test_event_cards_count_as_expected_points(event: str, points: int) -> None:  # CC-14
    rows = {"a": "rr..r......gg"}
    gained = features(table(rows=rows, events=[event]))[POINTS] - features(table(rows=rows))[POINTS]
    assert gained == points / 4


def test_a_province_being_scored_counts_with_its_current_value() -> None:  # CC-7.3
    t = table(rows={"a": "rrg.........."}, cards={"aI": ["green flood"]}, reputation={"aI": 3})
    before = features(t)[POINTS]
    t.play("wall a4")
    assert t.prompt == "flood"
    assert features(t)[POINTS] == before + 7 / 4


# ---- priors ----------------------------------------------------------------------------------
@counts
def test_completing_an_own_province_has_a_higher_prior(players: int) -> None:
    likes = priors(table(players, rows={"a": "rrg. gggb. ...."}, gone=hand("red")))
    assert likes["wall a4"] > likes["wall a9"]


@pytest.mark.parametrize(("square", "points"), [("a13", 4), ("a4", 3), ("a2", 2)])
def test_the_features_of_a_double_wall_include_its_points(
    square: str, points: int
) -> None:  # CC-4.1
    assert move_features(table(), f"double {square}")[DOUBLE_POINTS] == points / 4


@counts
def test_a_double_wall_across_a_join_has_a_higher_prior(players: int) -> None:  # CC-4.1
    likes = priors(table(players, gone=hand("red")))
    assert likes["double a13"] > likes["double a2"]


@pytest.mark.parametrize("threat", [2, 4])
def test_the_features_of_a_tower_include_the_avoided_loss(threat: int) -> None:  # CC-11.2
    t = table(rows={"a": "..... rr. ....."}, threat={"aN2": threat}, scouts={"aN2": [1]})
    assert sum(move_features(t, "tower a8")[NORTH:DOUBLES_IT]) == -threat / 4
    assert sum(move_features(t, "wall a8")[NORTH:DOUBLES_IT]) == 0  # the loss only moves


def completed(squares: str, *cards: str, rest: str = "..... ....") -> Table:
    """A position in which red has completed the first province and its cards are resolved."""
    rows = {"a": f"{squares}. {rest}"}
    lies = {"aI": list(cards)}
    t = table(rows=rows, cards=lies, question="second-half", turn={"here": 5})
    return t.play("wall a4")


@pytest.mark.parametrize(
    ("squares", "card", "best"),
    [
        ("rrg", "flood", "flood +2"),  # CC-8.3
        ("ggg", "flood", "flood -2"),
        ("rrg", "builder", "builder +2"),  # CC-8.4
        ("ggb", "builder", "builder block"),
    ],
)
def test_the_best_choice_of_a_card_for_its_owner_has_the_highest_prior(
    squares: str, card: str, best: str
) -> None:
    likes = priors(completed(squares, f"red {card}"))
    assert likes[best] == max(likes.values())
    assert likes[best] > min(likes.values())


def test_a_traitor_prefers_to_break_a_wall_of_the_rival() -> None:  # CC-8.2
    likes = priors(completed("rgg", "red traitor"))
    assert likes["break a2"] > likes["break a1"]


def test_a_mandarin_prefers_a_swap_that_wins_the_province() -> None:  # CC-8.6
    likes = priors(completed("rgg", "red mandarin", rest="..... r..."))
    assert likes["swap a2 a10"] > likes["no swap"]


def test_a_warrior_prefers_to_cancel_a_card_of_another_player() -> None:  # CC-8.1
    likes = priors(completed("rrg", "red warrior", "red builder", "green flood"))
    assert likes["cancel green flood"] > likes["cancel red builder"]


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (2, {"mode": "two-colours"}), (2, {"mode": "plain"}), (3, {}), (4, {})],
)
def test_every_move_sampled_by_the_guide_is_legal(players: int, options: dict[str, str]) -> None:
    at, rng, moves = the_guide(), Rng(5), zeros(MAX_MOVES)
    for state in positions(players, 4, **options):
        for _ in range(3):
            assert int(at.sample(state, moves, rng)) in state.actions()


# ---- the weights -----------------------------------------------------------------------------
def test_the_file_has_weights_for_every_number_of_players() -> None:
    assert weights_path(GAME).name == "chang_cheng.json"
    for players in game(GAME).players:
        row = learnt_weights(GAME)[players]
        assert [len(row.early), len(row.late)] == [FEATURES, FEATURES]
        assert len(row.tastes) == TASTES


def test_a_search_with_the_guide_beats_one_without() -> None:
    standings = Standings()
    for fixture in fixtures(GAME, ["master@20", "plain@20"], 4, 1, {}):
        standings.add(play(fixture))
    assert standings.by_bot["master@20"].mean > 0.6
