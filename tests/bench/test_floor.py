"""Minimum speed of the compiled rules.

Only the processor time of this process counts, and the best of three tries, so that a busy machine
does not matter. The limits are about an eighth of the actual speed: only compiled code that fell
back to Python objects would miss them.
"""

from __future__ import annotations

from time import process_time

import pytest

import wanli
from wanli.bench.runs import start
from wanli.games import game
from wanli.search.playout import repeat_playouts
from wanli.search.timing import clone_all, decision_positions

RULES = game("rise-of-empires")
DECISIONS = 500_000  # per second
CLONE = 5e-6  # seconds
TRIES = 3  # the best try counts
ROUNDS = 50

compiled_only = pytest.mark.skipif(not wanli.compiled(), reason="interpreted rules are slow")


@compiled_only
def test_compiled_random_play_is_fast_enough_for_search() -> None:
    begin, rates = start(RULES, 4), list[float]()
    for seed in range(TRIES):
        begun = process_time()
        decisions, _ = repeat_playouts(begin, 200, seed)
        rates.append(decisions / (process_time() - begun))
    assert max(rates) > DECISIONS


@compiled_only
def test_compiled_positions_are_cloned_fast_enough_for_search() -> None:
    positions, times = decision_positions(start(RULES, 4), 1), list[float]()
    for _ in range(TRIES):
        begun = process_time()
        clone_all(positions, ROUNDS)
        times.append((process_time() - begun) / (ROUNDS * len(positions)))
    assert min(times) < CLONE
