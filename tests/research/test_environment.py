"""PettingZoo environments: PettingZoo's own tests pass, and they equal the library's games."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tests.research.walks import TABLES
from wanli.core.errors import BadOption
from wanli.core.game import Game
from wanli.core.rng import Rng
from wanli.core.state import CHANCE
from wanli.games import GAMES, game
from wanli.research.environment import Environment
from wanli.research.observing import observation

NAMES = [one.id for one in GAMES]
OF_A_DICT = [  # warnings about observations that are dictionaries, as the action mask requires
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
]
each_table = pytest.mark.parametrize(("rules", "players"), TABLES)
each_game = pytest.mark.parametrize("name", NAMES)


@each_table
@pytest.mark.filterwarnings(*OF_A_DICT)
def test_the_api_test_of_pettingzoo_passes(
    rules: Game, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(Environment(rules.id, players), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


@each_table
@pytest.mark.filterwarnings(*OF_A_DICT)
def test_the_seed_test_of_pettingzoo_passes(rules: Game, players: int) -> None:
    made: list[Environment] = []

    def make() -> Environment:
        made.append(Environment(rules.id, players))
        return made[-1]

    seed_test(make, num_cycles=30)
    first, second = made
    assert first.position is not second.position
    assert first.rules.write_position(first.position) == second.rules.write_position(
        second.position
    )


@each_game
def test_the_same_actions_and_seed_give_the_game_of_the_library(name: str) -> None:
    rules, dice = game(name), Rng(4)
    env = Environment(name, 3)
    env.reset(seed=11)
    luck, state = Rng(11), rules.new(rules.setup(3))
    while True:
        while state.current == CHANCE and not state.over:
            state.apply(state.draw(luck))
        assert rules.write_position(env.position) == rules.write_position(state)
        if state.over:
            break
        seat = int(state.current)
        assert env.agent_selection == f"seat_{seat + 1}"
        legal = sorted(state.actions())
        assert list(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])) == legal
        other = (seat + 1) % 3
        seen = env.observe(f"seat_{other + 1}")
        assert not seen["action_mask"].any()
        assert np.array_equal(seen["observation"], observation(rules.view(state, other)))
        assert set(env.rewards.values()) == {0.0}
        action = legal[dice.below(len(legal))]
        state.apply(action)
        env.step(action)
    assert list(env.rewards.values()) == [float(state.result(seat)) for seat in range(3)]
    assert sum(env.rewards.values()) == pytest.approx(1)
    assert all(env.terminations.values())


def rewards_of_game(env: Environment, seed: int) -> list[float]:
    """Play a game with the last legal action each time and return the rewards."""
    env.reset(seed=seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last(observe=False)
        got[agent] = got.get(agent, 0.0) + reward
        env.step(None if over else int(np.flatnonzero(env.observe(agent)["action_mask"])[-1]))
    return list(got.values())


def test_the_reward_can_be_the_lead_in_points() -> None:
    assert sum(rewards_of_game(Environment("great-wall"), 3)) == pytest.approx(1)
    env = Environment("great-wall", reward="lead")
    leads = rewards_of_game(env, 3)
    scores = [int(env.position.score(seat)) for seat in range(2)]
    assert sorted(leads) == sorted([float(scores[0] - scores[1]), float(scores[1] - scores[0])])
    with pytest.raises(ValueError, match="points"):
        Environment("great-wall", reward="points")


def test_an_illegal_action_is_refused_without_a_change() -> None:
    env = Environment("great-wall", options={"scores": "open"}, render_mode="ansi")
    env.reset(seed=1)
    before = env.render()
    assert before is not None
    assert '"scores":"open"' in before
    with pytest.raises(ValueError, match=r"action 425 .* not legal"):
        env.step(425)
    with pytest.raises(ValueError, match=r"action None .* not legal"):
        env.step(None)
    assert env.render() == before
    assert Environment("great-wall").render() is None


def test_a_reset_without_a_seed_continues_the_random_numbers() -> None:
    env = Environment("great-wall")
    deals = []
    for seed in (5, None, 5, None):
        env.reset(seed=seed)
        deals.append(env.rules.write_position(env.position))
    assert deals[:2] == deals[2:]
    assert deals[0] != deals[1]


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@each_table
def test_a_copy_of_an_environment_continues_like_the_original(
    rules: Game, players: int, copied: Callable[[Environment], Environment]
) -> None:
    env, dice, number = Environment(rules.id, players), Rng(5), 0
    fresh = copied(env)  # also before the first reset
    for one in (env, fresh):
        one.reset(seed=3)
    while env.agents:
        number += 1
        if number % 40 == 1:
            fresh = copied(env)
            assert fresh.position is not env.position
        agent = env.agent_selection
        assert fresh.agent_selection == agent
        legal = np.flatnonzero(env.observe(agent)["action_mask"])
        action = None if env.terminations[agent] else int(legal[dice.below(len(legal))])
        for one in (env, fresh):
            one.step(action)
        if number % 40 < 3:
            assert str(fresh.observe(agent)) == str(env.observe(agent))
        assert fresh.rewards == env.rewards
    assert rules.write_position(fresh.position) == rules.write_position(env.position)


def test_a_wrong_number_of_players_or_option_is_refused() -> None:
    with pytest.raises(BadOption, match="wrong-player-count"):
        Environment("chang-cheng", 7)
    with pytest.raises(BadOption, match="unknown-option"):
        Environment("chang-cheng", options={"weather": "fine"})
