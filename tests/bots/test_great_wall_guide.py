"""What a search is told about Great Wall of China agrees with its rules."""

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


def knows() -> GreatWallGuide:
    """The guide."""
    return cast(GreatWallGuide, guide("great-wall"))


def positions(players: int, seed: int, question: int) -> list[GreatWall]:
    """Positions of a random game in which something is asked."""
    start = after_set_up(RULES.new(RULES.setup(players)), seed)
    found = [cast(GreatWall, state) for state in decision_positions(start, seed)]
    return [t for t in found if t.question == question and len(t.actions()) > 1]


def wall_of(action: int) -> int:
    """The wall that cards are played to."""
    if action >= COVER:
        return (action - COVER) // (SEATS * KINDS)
    return action - RIDE if action >= RIDE else (action - PLAY) // (KINDS * KINDS)


def margin(t: GreatWall, seat: int, wall: int) -> int:
    """How far a seat is ahead of the best other one, nobody counting as 0."""
    there = [s for s in range(t.players) if t.walls.present[wall * SEATS + s]]
    mine = t.walls.total(wall, seat) if seat in there else 0
    best = max([0, *(t.walls.total(wall, s) for s in there if s != seat)])
    return int(max(-EDGE, min(EDGE, mine - best)))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_a_move_is_liked_for_is_what_it_does(players: int) -> None:
    """Noble, dragon, foot soldiers: the totals are those that the rules give afterwards."""
    kinds = set()
    for t in positions(players, 3 + players, questions.ACTING)[::3]:
        for action, tastes in zip(t.actions(), knows().tastes_of(t), strict=True):
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


def test_the_higher_token_is_liked_more() -> None:
    met = 0
    for t in positions(2, 5, questions.CLAIMING) + positions(4, 5, questions.CLAIMING):
        for action, tastes in zip(t.actions(), knows().tastes_of(t), strict=True):
            at = (action - CLAIM) // KINDS
            if 0 <= at < 8:
                assert tastes[HIGHER] == pytest.approx(t.walls.free[at] / 5)
                met += 1
    assert met


def test_a_leader_is_described_by_his_margin_and_the_higher_token() -> None:
    t = RULES.read_position(ONE_WALL)
    gone, (red, green) = knows().features_of(t)
    assert red[FIRST + 3] == pytest.approx(8 / 5)  # 6 against 3
    assert green[FIRST + 8] == pytest.approx(8 / 5)  # 3 behind
    assert sum(red[FIRST : LAST + 9]) == pytest.approx(8 / 5)
    assert gone == pytest.approx(19 / 20)  # green has one card left


def test_points_count_more_at_the_end() -> None:
    for players in RULES.players:
        weights = knows().learnt[players]
        assert weights.late[POINTS] > max(0.0, weights.early[POINTS])


def test_the_expected_shares_add_up_and_who_leads_has_more() -> None:
    t = RULES.read_position(ONE_WALL)
    assert knows().lead(t, 0) > 0 > knows().lead(t, 1)
    assert knows().lead(t, 0) == pytest.approx(-knows().lead(t, 1))


def test_it_is_calm_between_claims_and_actions_only() -> None:
    calm = [knows().quiet(t) for t in positions(3, 2, questions.ACTING)]
    assert True in calm
    assert False in calm
    assert not any(knows().quiet(t) for t in positions(3, 2, questions.CLAIMING))


def test_the_weights_fit_and_say_where_they_come_from() -> None:
    file = msgspec.json.decode(weights_path("great-wall").read_bytes(), type=WeightsFile)
    assert file.commands[-1].startswith("python -m tools.learn great-wall ")
    assert tuple(file.weights) == RULES.players
    for row in file.weights.values():
        assert (len(row.early), len(row.late), len(row.tastes)) == (FEATURES, FEATURES, TASTES)
