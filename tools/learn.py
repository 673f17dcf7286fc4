"""Learns the weights of a game's guide from games that bots with some earlier weights play.

    python -m tools.learn great-wall --games 1500 --tries 300

Searches play against themselves, with some moves at random for variety. Of every calm position the
features are written down, with who won in the end; of every decision how good each move looked, and
how often the search tried it. Two logistic regressions find the weights that would have foretold
both best. They go into the file beside the guide, with the command that made it and the loss before
and after on every tenth game, which is not learnt from. Where it begins is in `tools/weights`; the
same command gives the same file. numpy is needed.
"""

import argparse
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from wanli.bots.evaluate import Learnt, Row, file_of, guide, weights_in
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, State
from wanli.games import game
from wanli.search.timing import after_set_up
from wanli.search.tree import Tree
from wanli.search.weighted import Weighted

Array = np.ndarray[Any, np.dtype[np.float64]]
Small = np.ndarray[Any, np.dtype[np.float32]]

STARTS = Path(__file__).with_name("weights")
NAMES = ("early", "late", "tastes", "losses")
RANDOM = 10  # one move in so many is one that the search tried at all, by its visits
HELD_BACK = 10  # one game in so many is not learnt from
DECISIONS = 12  # of a game, whose moves are learnt
ROUNDS = 12  # of Newton's method
RIDGE = 3.0  # unless told
CHUNK = 500  # samples at a time
HALVES = 8  # of a step that went too far


class Sample(NamedTuple):
    """Some options, what each is like, and what share of the choice it deserved."""

    options: Small
    shares: list[float]


@dataclass
class Notes:
    """What was written down: positions with their winners, decisions with what was tried."""

    positions: list[Sample] = field(default_factory=list)
    decisions: list[Sample] = field(default_factory=list)


def early_and_late(knows: Weighted, state: State) -> list[list[float]]:
    """The features of every seat, twice: by how much of the game is to come, and is gone."""
    gone, seats = knows.described(state)
    return [[(1 - gone) * f for f in seat] + [gone * f for f in seat] for seat in seats]


def play(start: State, knows: Weighted, tries: int, seed: int, notes: Notes) -> None:
    """One game of the search against itself."""
    rng, seen = Rng(seed), list[Small]()
    state, decided = start.clone(), list[Sample]()
    while not state.over:
        if state.current == CHANCE:
            state.apply(state.draw(rng))
            continue
        if knows.calm(state):
            seen.append(small(early_and_late(knows, state)))
        actions = state.actions()
        if len(actions) == 1:
            state.apply(actions[0])
            continue
        tree = Tree(state, rng.below(1 << 30), knows)
        tree.grow(tries)
        found = tree.choices()
        visits = {int(one.action): int(one.visits) for one in found}
        total = sum(visits.values())
        shares = [visits.get(action, 0) / total for action in actions]
        if len(decided) < DECISIONS or rng.below(4) == 0:
            decided.append(Sample(small(knows.tasted(state)), shares))
        chosen = int(found[0].action)
        if rng.below(RANDOM) == 0:
            chosen = by_visits(visits, rng.below(total))
        state.apply(chosen)
    results = [float(state.result(seat)) for seat in range(int(state.players))]
    notes.positions += [Sample(position, results) for position in seen]
    rng_of = Rng(seed + 1)
    while len(decided) > DECISIONS:
        decided.pop(rng_of.below(len(decided)))
    notes.decisions += decided


def small(options: list[list[float]]) -> Small:
    """The same in little room."""
    return np.array(options, dtype=np.float32)


def by_visits(visits: dict[int, int], k: int) -> int:
    """The action of the k-th visit."""
    for action, n in visits.items():
        k -= n
        if k < 0:
            return action
    raise AssertionError("fewer visits than were counted")


# ---- logistic regression over the options of each sample ---------------------------------------
def stacked(samples: list[Sample]) -> tuple[Array, Array, Array]:
    """The samples as arrays, filled up to the same number of options; and which are there."""
    most, width = max(len(one.options) for one in samples), samples[0].options.shape[1]
    x, y = np.zeros((len(samples), most, width)), np.zeros((len(samples), most))
    there = np.zeros((len(samples), most))
    for i, one in enumerate(samples):
        x[i, : len(one.options)] = one.options
        y[i, : len(one.shares)] = one.shares
        there[i, : len(one.shares)] = 1
    return x, y, there


def expected(x: Array, there: Array, weights: Array) -> Array:
    """The share of each option by the weights."""
    looks = np.where(there > 0, x @ weights, -np.inf)
    likely = np.exp(looks - looks.max(axis=1, keepdims=True))
    shares: Array = likely / likely.sum(axis=1, keepdims=True)
    return shares


def loss(samples: list[Sample], weights: Array) -> float:
    """The mean cross-entropy."""
    total = 0.0
    for i in range(0, len(samples), CHUNK):
        x, y, there = stacked(samples[i : i + CHUNK])
        p = expected(x, there, weights)
        total -= float((y * np.log(np.maximum(p, 1e-9))).sum())
    return total / len(samples)


def fitted(samples: list[Sample], before: Array, ridge: float) -> Array:
    """The weights that would have foretold the shares best, not far from those of before."""
    weights = before.copy()
    for _ in range(ROUNDS):
        slope, bend = ridge * (weights - before), ridge * np.eye(len(before))
        for i in range(0, len(samples), CHUNK):
            x, y, there = stacked(samples[i : i + CHUNK])
            p = expected(x, there, weights)
            slope += np.einsum("no,nof->f", p - y, x)
            mean = np.einsum("no,nof->nf", p, x)
            flat = (x * np.sqrt(p)[:, :, None]).reshape(-1, x.shape[2])
            bend += flat.T @ flat - mean.T @ mean
        step: Array = np.linalg.solve(bend, slope).astype(np.float64)
        found = better(samples, before, weights, step, ridge)
        if found is weights:  # nothing is left to gain
            break
        weights = found
    return weights


def better(
    samples: list[Sample], before: Array, weights: Array, step: Array, ridge: float
) -> Array:
    """The weights after a step, or after as much of it as makes them better."""
    price = priced(samples, before, weights, ridge)
    for _ in range(HALVES):
        if priced(samples, before, weights - step, ridge) < price:
            return weights - step
        step = step / 2
    return weights


def priced(samples: list[Sample], before: Array, weights: Array, ridge: float) -> float:
    """What the fit makes small: the loss, and how far the weights went."""
    far = float(((weights - before) ** 2).sum())
    return len(samples) * loss(samples, weights) + ridge / 2 * far


def improved(
    name: str, samples: list[Sample], kept: list[Sample], before: list[float], ridge: float
) -> tuple[Array, list[float]]:
    """The new weights, and the loss with the old and the new ones where nothing was learnt from."""
    old = np.array(before)
    samples = sorted(samples, key=lambda one: len(one.options))  # alike sizes together
    new = fitted(samples, old, ridge)
    losses = [round(loss(kept, weights), 4) for weights in (old, new)]
    print(f"  {name}: {len(samples)} samples, loss {losses[0]} -> {losses[1]}")
    return new, losses


def learn(game_id: str, players: int, given: argparse.Namespace) -> Row:
    """New weights for a number of players."""
    rules, knows = game(game_id), guide(game_id)
    assert isinstance(knows, Weighted), "this guide has no weights"
    knows.learnt = weights_in(given.start)
    learns, held = Notes(), Notes()
    for i in range(given.games):
        seed = (given.seed * 1000 + i) * 8 + players
        start = after_set_up(rules.new(rules.setup(players)), seed)
        play(start, knows, given.tries, seed, held if i % HELD_BACK == 0 else learns)
        if sys.stderr.isatty():
            print(f"\r{players} players, game {i + 1} of {given.games}", end="", file=sys.stderr)
    print(f"{players} players")
    old = knows.learnt[players]
    worth, of_worth = improved(
        "worths", learns.positions, held.positions, [*old.early, *old.late], given.ridge
    )
    taste, of_taste = improved("tastes", learns.decisions, held.decisions, old.tastes, given.ridge)
    half = len(old.early)
    losses = {"worths": of_worth, "tastes": of_taste}
    return Row(rounded(worth[:half]), rounded(worth[half:]), rounded(taste), losses)


def rounded(weights: Array) -> list[float]:
    """As many digits as mean anything."""
    return [round(float(weight), 3) for weight in weights]


def main() -> None:
    """Play, learn, write."""
    words = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    words.add_argument("game")
    words.add_argument("--games", type=int, default=1500)
    words.add_argument("--tries", type=int, default=300)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument(
        "--ridge", type=float, default=RIDGE, help="pulls towards the present weights"
    )
    words.add_argument(
        "--from", dest="start", type=Path, metavar="FILE", help="if not those of tools/weights"
    )
    words.add_argument("--out", type=Path)
    given = words.parse_args()
    begun = given.start or STARTS / file_of(given.game).name
    given.start = begun
    file: Path = given.out or file_of(given.game)
    rows = {players: learn(given.game, players, given) for players in game(given.game).players}
    numbers = (
        f"--games {given.games} --tries {given.tries} --seed {given.seed} --ridge {given.ridge:g}"
    )
    start = "" if begun.parent == STARTS else f" --from {begun}"
    file.write_bytes(
        written(Learnt([f"python -m tools.learn {given.game} {numbers}{start}"], rows))
    )


def written(learnt: Learnt) -> bytes:
    """The weights as a file that can be read, a line for each row."""
    lines = [f' "commands": {msgspec.json.encode(learnt.commands).decode()},', ' "weights": {']
    for players, row in learnt.weights.items():
        lines.append(f'  "{players}": {{')
        values = [
            f'   "{name}": {msgspec.json.encode(getattr(row, name)).decode()}' for name in NAMES
        ]
        lines.append(",\n".join(values))
        lines.append("  }" if players == max(learnt.weights) else "  },")
    return "\n".join(["{", *lines, " }", "}", ""]).encode()


if __name__ == "__main__":
    main()
