"""The environments keep PettingZoo's contract and play the games of the core."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from wanli.core.errors import BadOption
from wanli.core.rng import Rng
from wanli.core.state import CHANCE
from wanli.games import GAMES, game
from wanli.research.environment import Environment
from wanli.research.observing import observation

NAMES = [one.id for one in GAMES]
OF_A_DICT = [  # the mask makes an observation a dictionary, which these say is unusual
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
]
each_game = pytest.mark.parametrize("name", NAMES)


@each_game
@pytest.mark.filterwarnings(*OF_A_DICT)
def test_the_api_test_of_pettingzoo_passes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = game(name).players
    for count in (players[0], players[-1]):
        api_test(Environment(name, count), num_cycles=100)
    assert capsys.readouterr().out.count("Passed API test") == 2


@each_game
@pytest.mark.filterwarnings(*OF_A_DICT)
def test_the_seed_test_of_pettingzoo_passes(name: str) -> None:
    made: list[Environment] = []

    def make() -> Environment:
        made.append(Environment(name, 3))
        return made[-1]

    seed_test(make, num_cycles=30)
    first, second = made
    assert first.position is not second.position
    assert first.rules.write_position(first.position) == second.rules.write_position(
        second.position
    )


@each_game
def test_the_same_actions_and_luck_make_the_game_of_the_core(name: str) -> None:
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


def played(env: Environment, seed: int) -> list[float]:
    """A whole game, always by the last legal action; what everybody got."""
    env.reset(seed=seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last(observe=False)
        got[agent] = got.get(agent, 0.0) + reward
        env.step(None if over else int(np.flatnonzero(env.observe(agent)["action_mask"])[-1]))
    return list(got.values())


def test_the_reward_can_be_the_lead() -> None:
    assert sum(played(Environment("great-wall"), 3)) == pytest.approx(1)
    env = Environment("great-wall", reward="lead")
    leads = played(env, 3)
    scores = [int(env.position.score(seat)) for seat in range(2)]
    assert sorted(leads) == sorted([float(scores[0] - scores[1]), float(scores[1] - scores[0])])
    with pytest.raises(ValueError, match="points"):
        Environment("great-wall", reward="points")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = Environment("great-wall", options={"scores": "open"}, render_mode="ansi")
    env.reset(seed=1)
    before = env.render()
    assert before is not None
    assert '"scores":"open"' in before
    with pytest.raises(ValueError, match="no legal action 425"):
        env.step(425)
    with pytest.raises(ValueError, match="no legal action None"):
        env.step(None)
    assert env.render() == before
    assert Environment("great-wall").render() is None


def test_without_a_seed_luck_goes_on() -> None:
    env = Environment("great-wall")
    deals = []
    for seed in (5, None, 5, None):
        env.reset(seed=seed)
        deals.append(env.rules.write_position(env.position))
    assert deals[:2] == deals[2:]
    assert deals[0] != deals[1]


def test_a_wrong_table_is_refused_as_everywhere() -> None:
    with pytest.raises(BadOption, match="wrong-player-count"):
        Environment("chang-cheng", 7)
    with pytest.raises(BadOption, match="unknown-option"):
        Environment("chang-cheng", options={"weather": "fine"})
