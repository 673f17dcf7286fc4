"""The peers of our playouts and our search: OpenSpiel's C++ games, if OpenSpiel is installed.

A search with one simulation only evaluates its root by random rollouts: this is how we run C++
playouts from Python. They begin after the deal, as ours begin after the set-up.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from importlib import import_module
from time import perf_counter
from typing import Any

PLAYOUT_GAMES = ("crazy_eights", "hearts", "spades")  # from the slowest to the fastest
SEARCH_GAMES = ("euchre", "oh_hell", "hearts")  # from the fastest to the slowest
ROLLOUTS = 500
SIMULATIONS = 4000  # of a search
EXPLORE = 2.0  # as in OpenSpiel's examples
COUNTED = 200  # games played in Python to count the decisions of a rollout


class Peer(ABC):
    """Another program that is measured in the same rounds as ours."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rates: list[float] = []  # decisions or iterations a second, by round

    @abstractmethod
    def measure(self) -> None:
        """Measure one round and append its rate."""


class SpielGame(Peer):
    """Random playouts of one of OpenSpiel's games; the rate is in decisions a second."""

    def __init__(self, pyspiel: Any, name: str) -> None:
        super().__init__(f"open_spiel {name}")
        self._random = random.Random(1)
        game = pyspiel.load_game(name)
        self._root = game.new_initial_state()
        while self._root.is_chance_node():
            step(self._root, self._random)
        self._mean = sum(self._count(self._root.clone()) for _ in range(COUNTED)) / COUNTED
        rollouts = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        self._bot = pyspiel.MCTSBot(game, rollouts, 2.0, 1, 100, False, 1, False)

    def measure(self) -> None:
        started = perf_counter()
        self._bot.mcts_search(self._root)
        self.rates.append(ROLLOUTS * self._mean / (perf_counter() - started))

    def _count(self, state: Any) -> int:
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            step(state, self._random)
        return decisions


class SpielSearch(Peer):
    """OpenSpiel's information-set search in a game; the rate is in iterations a second."""

    def __init__(self, pyspiel: Any, name: str) -> None:
        super().__init__(f"open_spiel {name} ISMCTS")
        dice = random.Random(1)
        self._root = pyspiel.load_game(name).new_initial_state()
        while len(self._root.legal_actions()) == 1 or self._root.is_chance_node():
            step(self._root, dice)
        rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
        self._bot = pyspiel.ISMCTSBot(1, rollouts, EXPLORE, SIMULATIONS)

    def measure(self) -> None:
        started = perf_counter()
        self._bot.step(self._root)
        self.rates.append(SIMULATIONS / (perf_counter() - started))


def step(state: Any, dice: random.Random) -> None:
    """Apply a random move or draw to an OpenSpiel state."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        actions, weights = [a for a, _ in outcomes], [p for _, p in outcomes]
        state.apply_action(dice.choices(actions, weights)[0])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


def playout_peers() -> list[Peer]:
    """Return the peers of our playouts; none without OpenSpiel."""
    pyspiel = _import_openspiel()
    return [SpielGame(pyspiel, name) for name in PLAYOUT_GAMES] if pyspiel else []


def search_peers() -> list[Peer]:
    """Return the peers of our search; none without OpenSpiel."""
    pyspiel = _import_openspiel()
    return [SpielSearch(pyspiel, name) for name in SEARCH_GAMES] if pyspiel else []


def _import_openspiel() -> Any:
    try:
        return import_module("pyspiel")
    except ImportError:
        return None
