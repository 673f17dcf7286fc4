"""The guide of Great Wall of China: its evaluation and priors agree with the rules."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest

from wanli.bots.evaluate import WeightsFile, guide, weights_path
from wanli.bots.evaluate.great_wall import (
    EDGE,
    FEATURES,
    FIRST,
    HIGHER,
    LAST,
    NET,
    POINTS,
    TASTES,
    GreatWallGuide,
)
from wanli.games import game
from wanli.games.great_wall.rules import questions
from wanli.games.great_wall.rules.actions import CLAIM, COVER, DRAW, PLAY, RIDE
from wanli.games.great_wall.rules.game import GreatWall
from wanli.games.great_wall.rules.material import KINDS, SEATS
from wanli.search.timing import after_set_up, decision_positions

RULES = game("great-wall")
ONE_WALL = """{
 "game": "great-wall",
 "players": 2,
 "walls": [{"tokens": [8, 3], "cards": {"red": {"foot": 3}, "green": {"keep": 1}}}],
 "unplayed": {"red": {"wall": 2}, "green": {"wall": 1}},
 "hidden": {"hands": {"red": {"wall": 2}, "green": {"wall": 1}}},
 "question": "claim"
}"""


def the_guide() -> GreatWallGuide:
    """The guide."""
    return cast(GreatWallGuide, guide("great-wall"))


def positions(players: int, seed: int, question: int) -> list[GreatWall]:
    """The positions of a random game with this decision and several legal moves."""
    start = after_set_up(RULES.new(RULES.setup(players)), seed)
    found = [cast(GreatWall, state) for state in decision_positions(start, seed)]
    return [t for t in found if t.question == question and len(t.actions()) > 1]


def wall_of(action: int) -> int:
    """The wall of a play."""
    if action >= COVER:
        return (action - COVER) // (SEATS * KINDS)
    return action - RIDE if action >= RIDE else (action - PLAY) // (KINDS * KINDS)


def margin(t: GreatWall, seat: int, wall: int) -> int:
    """The lead of a seat over the best other one; an absent player counts 0."""
    there = [s for s in range(t.players) if t.walls.present[wall * SEATS + s]]
    mine = t.walls.total(wall, seat) if seat in there else 0
    best = max([0, *(t.walls.total(wall, s) for s in there if s != seat)])
    return int(max(-EDGE, min(EDGE, mine - best)))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_features_of_a_move_agree_with_its_effect(players: int) -> None:
    """The totals in the features are those by the rules after the move."""
    kinds = set()
    for t in positions(players, 3 + players, questions.ACTING)[::3]:
        for action, tastes in zip(t.actions(), the_guide().tastes_of(t), strict=True):
            if action == DRAW:
                continue
            wall, after = wall_of(action), t.clone()
            after.apply(action)
            if after.over:
                continue
            wanted = [0.0] * (2 * EDGE + 1)
            stake = max(t.walls.free[wall * 2], t.walls.free[wall * 2 + 1]) / 5
            wanted[margin(t, t.active, wall) + EDGE] -= stake
            wanted[margin(cast(GreatWall, after), t.active, wall) + EDGE] += stake
            assert tastes[NET : NET + 2 * EDGE + 1] == pytest.approx(wanted), RULES.write(t, action)
            kinds.add(RULES.write(t, action).split()[1])
    assert kinds >= {"wall", "foot", "noble", "dragon", "horseman"}


def test_the_features_of_a_claim_include_the_value_of_the_token() -> None:
    met = 0
    for t in positions(2, 5, questions.CLAIMING) + positions(4, 5, questions.CLAIMING):
        for action, tastes in zip(t.actions(), the_guide().tastes_of(t), strict=True):
            at = (action - CLAIM) // KINDS
            if 0 <= at < 8:
                assert tastes[HIGHER] == pytest.approx(t.walls.free[at] / 5)
                met += 1
    assert met


def test_the_features_of_a_leader_include_margin_and_higher_token() -> None:
    t = RULES.read_position(ONE_WALL)
    gone, (red, green) = the_guide().features_of(t)
    assert red[FIRST + 3] == pytest.approx(8 / 5)  # 6 against 3
    assert green[FIRST + 8] == pytest.approx(8 / 5)  # green is 3 behind
    assert sum(red[FIRST : LAST + 9]) == pytest.approx(8 / 5)
    assert gone == pytest.approx(19 / 20)  # green has one card left


def test_points_have_a_higher_weight_late_in_the_game() -> None:
    for players in RULES.players:
        weights = the_guide().learnt[players]
        assert weights.late[POINTS] > max(0.0, weights.early[POINTS])


def test_the_leader_of_a_wall_has_a_positive_lead() -> None:
    t = RULES.read_position(ONE_WALL)
    assert the_guide().lead(t, 0) > 0 > the_guide().lead(t, 1)
    assert the_guide().lead(t, 0) == pytest.approx(-the_guide().lead(t, 1))


def test_only_positions_before_actions_can_be_calm() -> None:
    calm = [the_guide().quiet(t) for t in positions(3, 2, questions.ACTING)]
    assert True in calm
    assert False in calm
    assert not any(the_guide().quiet(t) for t in positions(3, 2, questions.CLAIMING))


def test_the_weights_of_great_wall_fit_its_features_and_name_their_command() -> None:
    file = msgspec.json.decode(weights_path("great-wall").read_bytes(), type=WeightsFile)
    assert file.commands[-1].startswith("python -m tools.learn great-wall ")
    assert tuple(file.weights) == RULES.players
    for row in file.weights.values():
        assert (len(row.early), len(row.late), len(row.tastes)) == (FEATURES, FEATURES, TASTES)
