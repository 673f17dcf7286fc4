"""What our playouts and our search are compared with: OpenSpiel's C++ games, where installed.

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
SEARCHED = ("euchre", "oh_hell", "hearts")  # from the fastest to the slowest
ROLLOUTS = 500
SIMULATIONS = 4000  # of a search
EXPLORE = 2.0  # as in OpenSpiel's examples
COUNTED = 200  # games played move by move to learn how many decisions a rollout has


class Peer(ABC):
    """Another program that is measured in the same rounds as ours."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rates: list[float] = []  # of what it is measured by, a second, by round

    @abstractmethod
    def measure(self) -> None:
        """One round."""


class SpielGame(Peer):
    """Random play of one game of OpenSpiel: decisions."""

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
        begun = perf_counter()
        self._bot.mcts_search(self._root)
        self.rates.append(ROLLOUTS * self._mean / (perf_counter() - begun))

    def _count(self, state: Any) -> int:
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            step(state, self._random)
        return decisions


class SpielSearch(Peer):
    """OpenSpiel's information-set search in one of its games: iterations."""

    def __init__(self, pyspiel: Any, name: str) -> None:
        super().__init__(f"open_spiel {name} ISMCTS")
        dice = random.Random(1)
        self._root = pyspiel.load_game(name).new_initial_state()
        while len(self._root.legal_actions()) == 1 or self._root.is_chance_node():
            step(self._root, dice)
        rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
        self._bot = pyspiel.ISMCTSBot(1, rollouts, EXPLORE, SIMULATIONS)

    def measure(self) -> None:
        begun = perf_counter()
        self._bot.step(self._root)
        self.rates.append(SIMULATIONS / (perf_counter() - begun))


def step(state: Any, dice: random.Random) -> None:
    """A move of random play in OpenSpiel."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        actions, weights = [a for a, _ in outcomes], [p for _, p in outcomes]
        state.apply_action(dice.choices(actions, weights)[0])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


def installed_peers() -> list[Peer]:
    """What playouts of every game are set beside on this machine; none without OpenSpiel."""
    pyspiel = _installed()
    return [SpielGame(pyspiel, name) for name in NAMES] if pyspiel else []


def installed_searches() -> list[Peer]:
    """What the search is set beside on this machine; none without OpenSpiel."""
    pyspiel = _installed()
    return [SpielSearch(pyspiel, name) for name in SEARCHED] if pyspiel else []


def _installed() -> Any:
    try:
        return import_module("pyspiel")
    except ImportError:
        return None
