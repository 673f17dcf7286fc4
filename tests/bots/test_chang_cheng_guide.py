"""Chang Cheng's guide: what looks better is better, each feature on the smallest position.

Boards and rows as in `tests.games.chang_cheng.positions`: a has provinces of 4, 5 and 4 squares and
regions of 5, 3 and 5; b provinces of 5, 3 and 5, regions of 4, 5 and 4.
"""

from __future__ import annotations

import pytest

from tests.games.chang_cheng.positions import Table, hand, table
from wanli.arena.match import Table as Standings
from wanli.arena.match import fixtures, play
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


def knows() -> ChangChengGuide:
    found = guide(GAME)
    assert isinstance(found, ChangChengGuide)
    return found


def lead(t: Table, seat: int = RED) -> float:
    """How far a seat looks ahead."""
    return float(knows().lead(t.state, seat))


def features(t: Table, seat: int = RED) -> list[float]:
    return list(knows().features_of(t.state)[1][seat])


def weights(t: Table) -> dict[str, float]:
    """The weight of every legal move, by its text."""
    moves, out = zeros(MAX_MOVES), reals(MAX_MOVES)
    n = int(t.state.legal(moves))
    knows().priors(t.state, moves, n, out)
    return {t.game.write(t.state, int(moves[i])): float(out[i]) for i in range(n)}


def tastes(t: Table, text: str) -> list[float]:
    """What a move is like."""
    actions = [t.game.write(t.state, action) for action in t.state.actions()]
    return list(knows().tastes_of(t.state)[actions.index(text)])


def positions(players: int, seed: int, **options: str) -> list[State]:
    """The decisions of a random game."""
    rules = game(GAME)
    return decision_positions(rules.new(rules.setup(players, options)), seed)


def peaceful(players: int, row: str, reputation: int = 0) -> Table:
    """Late in the game, without any threat: board b is all that is left, red acts."""
    regions = [f"{board}N{n}" for board in "ab" for n in (1, 2, 3)]
    return table(
        players,
        rows={"a": "rgrg rgbrg bbgr", "b": row},
        reputation={"bI": reputation},
        lies=dict.fromkeys(regions, "removed"),
    )


# ---- what a position looks worth -------------------------------------------------------------
@counts
def test_the_shares_of_the_victory_add_up(players: int) -> None:
    at, out = knows(), reals(SEATS)
    for state in positions(players, 3):
        at.shares(state, out)
        shares = [float(out[seat]) for seat in range(players)]
        assert all(share > 0 for share in shares)
        assert sum(shares) == pytest.approx(1)


@counts
def test_points_are_worth_something(players: int) -> None:
    assert lead(table(players, scores={"red": 8})) > lead(table(players, scores={"red": 4}))
    assert lead(table(players, scores={"red": 8}), 1) < lead(table(players, scores={"red": 4}), 1)


@counts
@pytest.mark.parametrize("rows", [("ggr", "rgb", "rrg"), ("gggr", "rrgg", "rrrg")])
def test_who_is_ahead_in_a_province_is_better_off(players: int, rows: tuple[str, ...]) -> None:
    behind, tied, ahead = (lead(peaceful(players, row.ljust(13, "."))) for row in rows)
    assert behind < tied < ahead  # CC-7.4


@counts
def test_a_rich_province_is_worth_more_than_a_poor_one(players: int) -> None:  # CC-7.5
    poor, rich = (lead(peaceful(players, "rrrg.........", reputation=n)) for n in (0, 4))
    assert rich > poor


@counts
def test_who_acts_has_the_last_square(players: int) -> None:  # CC-7.1
    """Green is one ahead with one square left: red ties if it is his turn."""
    now, later = (table(players, rows={"a": "ggr.........."}, active=seat) for seat in (0, 1))
    assert lead(now) > lead(later)
    provinces = slice(int(PROVINCE), int(REGION))
    assert features(now)[provinces] != features(later)[provinces]


@counts
def test_a_known_threat_hangs_over_who_leads_the_region(players: int) -> None:  # CC-11.1
    rows = {"a": ".....rr......"}
    small, great = (
        table(players, rows=rows, threat={"aN2": n}, scouts={"aN2": [1]}) for n in (2, 4)
    )
    assert lead(great) < lead(small)


@counts
def test_a_tower_takes_the_threat_away(players: int) -> None:  # CC-11.2
    wall, tower = (table(players, rows={"a": f".....rr{mark}....."}) for mark in ("r", "r^"))
    kept = features(wall)[TOWER_KEPT] - features(tower)[TOWER_KEPT]
    assert kept == 1
    assert sum(features(wall)[-20:]) == 0.75
    assert sum(features(tower)[-20:]) == 0


def test_a_removed_threat_is_none() -> None:  # CC-8.2
    rows = {"a": ".....rr......"}
    assert lead(table(rows=rows, lies={"aN2": "removed"})) > lead(table(rows=rows))


@counts
def test_a_good_card_is_better_in_hand_than_gone(players: int) -> None:
    assert lead(table(players)) > lead(table(players, gone=hand("red", "flood")))
    assert features(table(players, gone=["red mandarin"]))[IN_HAND + int(MANDARIN)] == 0


# ---- what is counted -------------------------------------------------------------------------
def margin(t: Table, seat: int = int(ALL_SEATS)) -> int:
    """Red's margin in bI, with the cards of a seat."""
    survey = Survey()
    survey.update(t.state, seat)
    return int(survey.province_margin(3, RED))


@pytest.mark.parametrize(
    ("cards", "blocks"),
    [
        (["red master"], 2),  # CC-8.5
        (["red builder"], 1),  # CC-8.4
        (["red mandarin"], 1),  # CC-8.6: it fetches one
        (["red warrior", "red traitor", "red flood"], 0),
        (["red master", "blue master"], 0),  # CC-7.2
        (["green builder"], -1),
    ],
)
def test_cards_lying_there_count_as_blocks(cards: list[str], blocks: int) -> None:
    rows = {"b": "ggr.........."}
    assert margin(table(rows=rows)) == -1
    assert margin(table(rows=rows, cards={"bI": cards})) == -1 + blocks


def test_a_mover_counts_only_the_cards_that_he_knows() -> None:  # CC-15.2
    t = table(rows={"b": "ggr.........."}, cards={"bI": ["red master", "green master"]})
    assert [margin(t, seat) for seat in range(3)] == [1, -3, -1]


def test_a_broken_wall_counts_for_nothing() -> None:  # CC-8.8
    assert margin(table(rows={"b": "rrg.........."})) == 1
    assert margin(table(rows={"b": "r/rg.........."})) == 0


def test_the_neutral_colour_competes_unless_it_is_ignored() -> None:  # CC-12.7
    rows, blue = {"b": "bbr.........."}, {"neutral-colour": "blue"}
    assert margin(table(2, rows=rows, options=blue)) == -1
    assert margin(table(2, rows=rows, options={**blue, "neutral-majority": "ignored"})) == 1


def test_a_card_whose_turn_comes_later_counts_now() -> None:  # CC-7.3
    """Red asks himself what the flood is for: with the Master Builder the province is his."""
    t = completed("ggb", "red flood", "red master")
    survey = Survey()
    survey.update(t.state, RED)
    assert (t.prompt, int(survey.province_margin(0, RED))) == ("flood", 1)


def test_what_is_kept_is_seen() -> None:
    t = table(rows={"a": "r=r=r..........", "b": ".r^..........."})
    assert [features(t)[i] for i in (DOUBLE_KEPT, TOWER_KEPT, SINGLES_KEPT)] == [0, 0, 13 / 4]
    assert [features(t, 1)[i] for i in (DOUBLE_KEPT, TOWER_KEPT, TO_ACT)] == [1, 1, 0]
    assert features(t)[TO_ACT] == 1


@pytest.mark.parametrize(("event", "points"), [("reward", 12), ("dominance", 2), ("diplomacy", 4)])
def test_event_cards_are_points_to_come(event: str, points: int) -> None:  # CC-14
    rows = {"a": "rr..r......gg"}
    gained = features(table(rows=rows, events=[event]))[POINTS] - features(table(rows=rows))[POINTS]
    assert gained == points / 4


def test_a_province_being_scored_is_counted_as_it_stands() -> None:  # CC-7.3
    t = table(rows={"a": "rrg.........."}, cards={"aI": ["green flood"]}, reputation={"aI": 3})
    before = features(t)[POINTS]
    t.play("wall a4")
    assert t.prompt == "flood"
    assert features(t)[POINTS] == before + 7 / 4


# ---- how good a move looks -------------------------------------------------------------------
@counts
def test_completing_what_one_leads_looks_better_than_what_another_leads(players: int) -> None:
    likes = weights(table(players, rows={"a": "rrg. gggb. ...."}, gone=hand("red")))
    assert likes["wall a4"] > likes["wall a9"]


@pytest.mark.parametrize(("square", "points"), [("a13", 4), ("a4", 3), ("a2", 2)])
def test_a_double_wall_has_its_points_at_once(square: str, points: int) -> None:  # CC-4.1
    assert tastes(table(), f"double {square}")[DOUBLE_POINTS] == points / 4


@counts
def test_the_double_lies_best_across_a_join(players: int) -> None:  # CC-4.1
    likes = weights(table(players, gone=hand("red")))
    assert likes["double a13"] > likes["double a2"]


@pytest.mark.parametrize("threat", [2, 4])
def test_a_tower_ends_the_threat_of_its_region(threat: int) -> None:  # CC-11.2
    t = table(rows={"a": "..... rr. ....."}, threat={"aN2": threat}, scouts={"aN2": [1]})
    assert sum(tastes(t, "tower a8")[NORTH:DOUBLES_IT]) == -threat / 4
    assert sum(tastes(t, "wall a8")[NORTH:DOUBLES_IT]) == 0  # it only goes from one row to another


def completed(squares: str, *cards: str, rest: str = "..... ....") -> Table:
    """Red has completed the first province, whose cards are used now."""
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
def test_a_card_is_used_for_its_owner(squares: str, card: str, best: str) -> None:
    likes = weights(completed(squares, f"red {card}"))
    assert likes[best] == max(likes.values())
    assert likes[best] > min(likes.values())


def test_a_traitor_breaks_the_wall_of_who_shares_the_majority() -> None:  # CC-8.2
    likes = weights(completed("rgg", "red traitor"))
    assert likes["break a2"] > likes["break a1"]


def test_a_mandarin_fetches_the_wall_that_wins() -> None:  # CC-8.6
    likes = weights(completed("rgg", "red mandarin", rest="..... r..."))
    assert likes["swap a2 a10"] > likes["no swap"]


def test_a_warrior_cancels_what_is_not_his() -> None:  # CC-8.1
    likes = weights(completed("rrg", "red warrior", "red builder", "green flood"))
    assert likes["cancel green flood"] > likes["cancel red builder"]


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (2, {"mode": "two-colours"}), (2, {"mode": "plain"}), (3, {}), (4, {})],
)
def test_every_move_of_a_playout_is_legal(players: int, options: dict[str, str]) -> None:
    at, rng, moves = knows(), Rng(5), zeros(MAX_MOVES)
    for state in positions(players, 4, **options):
        for _ in range(3):
            assert int(at.sample(state, moves, rng)) in state.actions()


# ---- the weights and what they are good for --------------------------------------------------
def test_there_are_weights_for_every_number_of_players() -> None:
    assert weights_path(GAME).name == "chang_cheng.json"
    for players in game(GAME).players:
        row = learnt_weights(GAME)[players]
        assert [len(row.early), len(row.late)] == [FEATURES, FEATURES]
        assert len(row.tastes) == TASTES


def test_with_the_guide_a_search_beats_one_without() -> None:
    standings = Standings()
    for fixture in fixtures(GAME, ["master@20", "plain@20"], 4, 1, {}):
        standings.add(play(fixture))
    assert standings.standings["master@20"].mean > 0.6
