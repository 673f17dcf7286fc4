"""The games as PettingZoo environments: agents take turns, and the environment makes all draws.

An observation is computed from the view of its seat, never from the position, and comes with a mask
of the legal actions. All rewards are 0 before the end; then each agent gets its share of the
victory, or its lead in points.
"""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from mypy_extensions import i64
from numpy.typing import NDArray
from pettingzoo import AECEnv

from wanli.core.rng import Rng
from wanli.core.state import CHANCE
from wanli.games import game as game_named
from wanli.research.observing import observation

REWARDS = ("victory", "lead")
Observation = dict[str, NDArray[Any]]


class Environment(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One game as an AEC environment.

    Agents are `seat_1`, `seat_2`...; an action is a number of the game's `State`. An environment
    can be pickled and copied at any time, including its random source.

    Args:
        game: The id of the game.
        players: The number of players.
        options: Values of table options by name.
        reward: `victory` for the share of the victory, `lead` for the points ahead of the best
            other seat.
        render_mode: `ansi` for the text of the position, or `None`.

    Raises:
        UnknownGame: There is no such game.
        BadOption: The game has no such number of players, option or value.
        ValueError: There is no such reward.

    Examples:
        >>> import numpy as np
        >>> from wanli.research.environment import Environment
        >>> env = Environment("great-wall", players=2)
        >>> env.reset(seed=7)
        >>> seen, reward, over, _, _ = env.last()
        >>> env.agent_selection, seen["observation"].shape, env.action_space("seat_1")
        ('seat_1', (333,), Discrete(426))
        >>> action = int(np.flatnonzero(seen["action_mask"])[0])
        >>> env.rules.write(env.position, action)
        'draw'
        >>> env.step(action)
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, str] | None = None,
        reward: str = "victory",
        render_mode: str | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"the reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        self.rules = game_named(game)
        self.setup = self.rules.setup(players, options)
        self.reward = reward
        self.render_mode = render_mode
        self.metadata = {
            "name": f"wanli_{game.replace('-', '_')}_v{self.rules.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(players)]
        self.agents: list[str] = []
        self._rng: Rng | None = None
        self.position = self.rules.new(self.setup)
        size = len(observation(self.rules.view(self.position, 0)))
        self.actions = int(self.position.action_space())
        self._observed = {agent: self._space_of(size) for agent in self.possible_agents}
        self._acted = {agent: Discrete(self.actions) for agent in self.possible_agents}

    def _space_of(self, size: int) -> Dict:
        row = Box(-1.0, 1.0, (size,), np.float32)
        return Dict({"observation": row, "action_mask": Box(0, 1, (self.actions,), np.int8)})

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations.

        Args:
            agent: The agent.
        """
        return self._observed[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of all actions of the game; the mask says which are legal.

        Args:
            agent: The agent.
        """
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game.

        Args:
            seed: The seed of the draws; by default the random source of the last game continues.
            options: Not used; table options are those of the environment.
        """
        if seed is not None or self._rng is None:
            self._rng = Rng(randbits(31) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.position = self.rules.new(self.setup)
        self._draw_and_select()

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is.

        Args:
            action: A legal action; `None` if the game is over for the agent.

        Raises:
            ValueError: The action is not legal.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        legal = self.position.actions()
        if action is None or int(action) not in legal:
            raise ValueError(f"action {action} of {agent} is not legal; see the action mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position.apply(int(action))
        self._draw_and_select()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know and do.

        Args:
            agent: The agent.

        Returns:
            `observation`, numbers from -1 to 1, and `action_mask`, 1 for each legal action.
        """
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.actions, np.int8)
        if seat == self.position.current and not self.position.over:
            mask[self.position.actions()] = 1
        return {
            "observation": observation(self.rules.view(self.position, seat)),
            "action_mask": mask,
        }

    def render(self) -> str | None:
        """Return the complete position as text if the render mode is `ansi`."""
        return self.rules.write_position(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    def __getstate__(self) -> dict[str, Any]:
        """Return the state of a pickle or a copy: the position as text, the RNG as a number."""
        rng = None if self._rng is None else int(self._rng.state)
        position = self.rules.write_position(self.position)
        return {**self.__dict__, "rules": self.rules.id, "position": position, "_rng": rng}

    def __setstate__(self, pickled: dict[str, Any]) -> None:
        self.__dict__.update(pickled)
        self.rules = game_named(pickled["rules"])
        self.position = self.rules.read_position(pickled["position"])
        rng: int | None = pickled["_rng"]
        self._rng = None
        if rng is not None:
            self._rng = Rng(0)
            self._rng.state = i64(rng)

    def _draw_and_select(self) -> None:
        """Draw until an agent has to decide or the game is over."""
        assert self._rng is not None
        position = self.position
        while position.current == CHANCE and not position.over:
            position.apply(position.draw(self._rng))
        if position.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[int(position.current)]

    def _end(self) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self._reward(seat)
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def _reward(self, seat: int) -> float:
        if self.reward == "victory":
            return float(self.position.result(seat))
        scores = [int(self.position.score(one)) for one in range(self.setup.players)]
        others = [score for one, score in enumerate(scores) if one != seat]
        return float(scores[seat] - max(others))
