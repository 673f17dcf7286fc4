"""The guide of Rise of Empires: its evaluation and priors agree with the rules."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest

import wanli
from tests.games.rise_of_empires.positions import Table, seat, table, wonder
from wanli.arena.match import Standings, fixtures, play
from wanli.bots.evaluate import WeightsFile, guide, weights_path
from wanli.bots.evaluate.rise_of_empires import IN_TENS, RiseOfEmpiresGuide
from wanli.bots.evaluate.rise_of_empires_moves import LEADS, LIFTS, SEEMS, TASTES
from wanli.bots.evaluate.rise_of_empires_worth import (
    AT_HAND,
    BARE,
    CITIES,
    DISC_WORTH,
    DISCS,
    EARNS,
    FEATURES,
    FOOD_SHORT,
    HAS_VP,
    JUMPS,
    PLACES,
    WONDERS,
)
from wanli.core.rng import Rng
from wanli.core.state import MAX_MOVES, zeros
from wanli.games import game
from wanli.games.rise_of_empires.rules import questions
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
from wanli.games.rise_of_empires.rules.material import CITY, EMPIRE, GOLD, PROGRESS
from wanli.search.guide import DECIDED, reals
from wanli.search.timing import decision_positions

GAME = "rise-of-empires"
RULES = game(GAME)
TRIES = 60 if wanli.compiled() else 6


def the_guide() -> RiseOfEmpiresGuide:
    """The guide."""
    return cast(RiseOfEmpiresGuide, guide(GAME))


def described(t: Table) -> list[list[float]]:
    """The features of every seat, in VP."""
    return [[IN_TENS * one for one in found] for found in the_guide().features_of(t.state)[1]]


def estimates(t: Table) -> dict[str, float]:
    """The estimated gain of each move, in VP."""
    found = zip(t.state.actions(), the_guide().tastes_of(t.state), strict=True)
    at = SEEMS + t.state.question
    return {RULES.write(t.state, action): tastes[at] for action, tastes in found}


# ---- the evaluation --------------------------------------------------------------------------
@pytest.mark.parametrize(
    "more",
    [
        {"vp": 8},
        {"gold": 6},
        {"resources": 4},
        {"cities": ["athens"]},
        {"territory": {"woods": 2, "plains": 1}},
        {"progress": ["writing"]},
        {"italia": 4, "gaul": 3},
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_a_player_with_more_goods_or_points_leads(players: int, more: dict[str, object]) -> None:
    t = table("2A", players=players, red=seat(food=20, **more), green=seat(food=20))
    assert the_guide().lead(t.state, 0) > 0 > the_guide().lead(t.state, 1)


def test_a_lead_is_measured_in_vp_above_the_mean_of_the_others() -> None:
    t = table("2A", red=seat(vp=9), green=seat(vp=2), blue=seat(vp=1))
    assert the_guide().lead(t.state, 0) == pytest.approx(9 - (2 + 1) / 2)


def test_in_a_finished_game_the_lead_is_the_result() -> None:  # RE-4.6
    t = table("3B", players=2, red=seat(vp=20, gold=40), green=seat(vp=21)).state
    while not t.over:
        t.apply(t.actions()[-1])
    winner = 0 if t.score(0) > t.score(1) else 1
    assert the_guide().lead(t, winner) > DECIDED
    assert the_guide().lead(t, 1 - winner) < -DECIDED


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_expected_shares_add_up_and_the_leader_has_the_largest(players: int) -> None:
    ahead = seat(food=20, vp=60, pool=6, italia=3, gaul=3, balkans=3, egypt=3)
    t = table("2B", players=players, red=ahead, green=seat(food=20, vp=50, iberia=1))
    room = reals(8)
    the_guide().shares(t.state, room)
    shares = [room[i] for i in range(players)]
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > 1.5 * max(shares[1:])


def test_a_city_counts_with_its_points_in_all_remaining_turns() -> None:  # RE-4.3
    red = seat(cities=["athens"], vp=7)
    for turn, turns in (("1B", 5), ("2B", 3), ("3B", 1)):
        first = described(table(turn, red=red))[0]
        assert first[CITIES] == pytest.approx(3 * turns)
        assert first[HAS_VP] == pytest.approx(7)


def test_a_sole_leader_of_a_region_counts_more_than_tied_leaders() -> None:  # RE-4.3
    alone = described(table("3B", red=seat(china=5), green=seat(china=1)))
    assert alone[0][PLACES] == pytest.approx(3 + 0.97 * 3)
    assert alone[1][PLACES] == pytest.approx(3)
    tied = described(table("3B", red=seat(china=2), green=seat(china=2), blue=seat(china=1)))
    assert [one[PLACES] for one in tied] == pytest.approx([3, 3, 0])


def test_income_counts_only_before_the_last_turn() -> None:  # RE-4.2
    red = seat(territory={"town": 1}, progress=["coinage"])
    assert described(table("3A", red=red))[0][EARNS + GOLD] == pytest.approx(4 * 0.45)
    assert described(table("3B", red=red))[0][EARNS + GOLD] == 0


def test_missing_food_lowers_the_evaluation() -> None:  # RE-4.1
    red = seat(food=2, cities=["athens"])
    assert described(table("2B", red=red))[0][FOOD_SHORT] == pytest.approx(0.85 * (2 - 3 * 2))


def test_gold_counts_little_in_the_last_turn_without_a_city_action() -> None:  # RE-3.7
    red = seat(gold=10)
    with_disc = table("3B", red=red, rows={"city": ["red"], "empire": ["blue", "green"]})
    without = table("3B", red=red, rows={"empire": ["red", "blue", "green"]})
    assert described(with_disc)[0][AT_HAND + GOLD] > 5 * described(without)[0][AT_HAND + GOLD] > 0


def test_discs_in_rows_count_as_actions_less_their_payments() -> None:  # RE-3.4
    rows = {"city": ["red"], "empire": ["red", "green", "blue"]}
    red, green, blue = described(table("1B", red=seat(gold=4, pool=3), rows=rows))
    assert red[DISCS + CITY] == pytest.approx(2)
    assert red[DISCS + EMPIRE] == pytest.approx(2)
    assert red[JUMPS] + green[JUMPS] + blue[JUMPS] == pytest.approx(-0.2 * (0 + 1 + 2))
    assert sorted([red[JUMPS], green[JUMPS], blue[JUMPS]])[0] < 0


def test_a_wonder_without_own_cubes_counts_less() -> None:  # WW-6
    wonders = {"wonder-1b": wonder("gaul", "red")}
    alone = described(table("2A", red=seat(), wonders=wonders))[0]
    guarded = described(table("2A", red=seat(gaul=3), wonders=wonders))[0]
    assert guarded[WONDERS] > alone[WONDERS] > 0
    assert alone[BARE] > guarded[BARE] == 0


def test_only_positions_between_actions_are_calm() -> None:
    calm = {
        cast(RiseOfEmpires, state).question: the_guide().quiet(state)
        for state in decision_positions(RULES.new(RULES.setup(3)), 4)
    }
    assert calm[int(questions.CHOOSE_ROW)]
    assert [question for question, one in calm.items() if one] == [questions.CHOOSE_ROW]
    assert len(calm) > 8


# ---- priors ----------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_move_has_a_prior_and_sampled_moves_are_legal(players: int) -> None:
    one, room, moves, rng = the_guide(), reals(MAX_MOVES), zeros(MAX_MOVES), Rng(3)
    asked = set()
    for state in decision_positions(RULES.new(RULES.setup(players)), players):
        n = state.legal(moves)
        one.priors(state, moves, n, room)
        assert all(0 < room[i] <= 1 for i in range(n))
        assert one.sample(state, moves, rng) in state.actions()
        asked.add(cast(RiseOfEmpires, state).question)
    assert len(asked) > 10


def test_a_better_tile_has_a_higher_estimate() -> None:  # RE-3.5
    t = table("1A", progress=["coinage", "iron"], red=seat(gold=5)).play("disc progress")
    moves = estimates(t)
    assert moves["progress coinage at 1"] == pytest.approx(2 * 3.85)
    assert moves["progress coinage at 1"] > moves["progress iron at 2"] > 0


def test_the_estimate_of_a_row_is_that_of_its_best_action() -> None:  # RE-3.3
    def start() -> Table:
        red, progress = seat(gold=5, resources=2, food=16), ["coinage", "iron"]
        return table("1A", progress=progress, cities=["settlement-a"], red=red)

    rows = estimates(start())
    built = estimates(start().play("disc city"))["city settlement-a"]
    assert rows["disc city"] == pytest.approx(built + DISC_WORTH[CITY])
    taken = max(estimates(start().play("disc progress")).values())
    assert rows["disc progress"] == pytest.approx(taken + DISC_WORTH[PROGRESS])


def test_just_enough_cubes_to_lead_have_the_highest_estimate() -> None:  # RE-3.8
    red, green = seat(pool=6, italia=1), seat(gaul=2)
    t = table("1A", players=2, red=red, green=green)
    t.play("disc empire", "empire e1a", "place gaul")
    assert t.state.question == questions.HOW_MANY
    moves = estimates(t)
    best = max(moves, key=lambda text: moves[text])
    assert best in {"cubes 3", "cubes 4"}
    tastes = dict(zip(t.state.actions(), the_guide().tastes_of(t.state), strict=True))
    leads = [RULES.write(t.state, action) for action, one in tastes.items() if one[LEADS] > 0]
    assert leads == ["cubes 3", "cubes 4", "cubes 5", "cubes 6"]


def test_a_war_that_wins_the_lead_has_a_high_estimate() -> None:  # RE-3.11
    red, green = seat(pool=2, italia=2), seat(italia=3)
    t = table("1A", players=2, red=red, green=green)
    t.play("disc empire", "empire e1b", "place italia", "cubes 1", "done")
    assert t.state.question == questions.WHICH_WAR
    moves = estimates(t)
    assert moves["peace"] == 0
    assert moves["war italia green"] > 1


def test_paying_with_the_cheapest_goods_has_the_highest_estimate() -> None:  # RE-3.4
    rows = {"empire": ["red", "green", "blue"]}
    t = table("2B", red=seat(gold=9, pool=9, food=30, vp=9), rows=rows)
    liked = the_guide().tastes_of(t.state)[0]
    assert (liked[LIFTS + EMPIRE], liked[LIFTS + CITY]) == (1, 0)
    t.play("lift empire 1")
    assert t.prompt == "payment"
    moves = estimates(t)
    assert max(moves, key=lambda text: moves[text]) == "pay 2 food"


# ---- the weights -----------------------------------------------------------------------------
def test_the_weights_of_rise_of_empires_fit_its_features_and_name_their_command() -> None:
    file = msgspec.json.decode(weights_path(GAME).read_bytes(), type=WeightsFile)
    assert file.commands[-1].startswith("python -m tools.learn rise-of-empires ")
    assert tuple(file.weights) == RULES.players
    for row in file.weights.values():
        assert (len(row.early), len(row.late), len(row.tastes)) == (FEATURES, FEATURES, TASTES)
        assert row.late[HAS_VP] > max(0.0, row.early[HAS_VP])  # VP count more late in the game
        assert row.late[PLACES] > 0


def test_a_search_with_the_guide_beats_one_without_in_rise_of_empires() -> None:
    standings, games = Standings(), 6 if wanli.compiled() else 2
    for fixture in fixtures(GAME, [f"master@{TRIES}", f"plain@{TRIES}"], games, 1, {}):
        standings.add(play(fixture))
    master, plain = standings.by_bot.values()
    assert master.mean > 0.8
    assert master.points > 1.5 * plain.points
