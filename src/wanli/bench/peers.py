"""What our playouts are compared with; OpenSpiel's C++ games by random rollouts, where installed.

A search of a single simulation evaluates its root by random rollouts and does nothing else, so that
is how C++ is made to play from Python. It begins after the deal, as ours begins after the set-up.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from importlib import import_module
from time import perf_counter
from typing import Any

NAMES = ("crazy_eights", "hearts", "spades")  # from the slowest to the fastest
ROLLOUTS = 500
COUNTED = 200  # games played move by move to learn how many decisions a rollout has


class Peer(ABC):
    """Another program whose decisions a second are measured in the same rounds as ours."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.decisions: list[float] = []  # a second, by round

    @abstractmethod
    def measure(self) -> None:
        """One round."""


class SpielGame(Peer):
    """One game of OpenSpiel."""

    def __init__(self, pyspiel: Any, name: str) -> None:
        super().__init__(f"open_spiel {name}")
        self._random = random.Random(1)
        game = pyspiel.load_game(name)
        self._root = game.new_initial_state()
        while self._root.is_chance_node():
            self._step(self._root)
        self._mean = sum(self._count(self._root.clone()) for _ in range(COUNTED)) / COUNTED
        rollouts = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        self._bot = pyspiel.MCTSBot(game, rollouts, 2.0, 1, 100, False, 1, False)

    def measure(self) -> None:
        begun = perf_counter()
        self._bot.mcts_search(self._root)
        self.decisions.append(ROLLOUTS * self._mean / (perf_counter() - begun))

    def _count(self, state: Any) -> int:
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            self._step(state)
        return decisions

    def _step(self, state: Any) -> None:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            actions, weights = [a for a, _ in outcomes], [p for _, p in outcomes]
            state.apply_action(self._random.choices(actions, weights)[0])
        else:
            state.apply_action(self._random.choice(state.legal_actions()))


def installed_peers() -> list[Peer]:
    """The peers of every game on this machine; none without OpenSpiel."""
    try:
        pyspiel: Any = import_module("pyspiel")
    except ImportError:
        return []
    return [SpielGame(pyspiel, name) for name in NAMES]
