"""Learn the weights of a game's guide from games that the search plays against itself.

    python -m tools.learn great-wall --games 1500 --tries 300

The search plays with the initial weights in `tools/weights`, with some random moves for variety.
Two logistic regressions fit the new weights: the features of quiet positions predict the winner,
and the tastes of moves predict how often the search tries them. The weights go into the file beside
the guide, with the command and the loss before and after on held-back games (one in ten). The same
command gives the same file. Needs numpy.
"""

import argparse
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from wanli.bots.evaluate import PlayerWeights, WeightsFile, guide, read_weights, weights_path
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
RANDOM = 10  # one move in ten is drawn in proportion to its visits
HELD_BACK = 10  # one game in ten is used only to measure the loss
DECISIONS = 12  # decisions of a game that are learnt from
ROUNDS = 12  # of Newton's method
RIDGE = 3.0  # default of --ridge
CHUNK = 500  # samples at a time
HALVINGS = 8  # of a step that went too far


class Sample(NamedTuple):
    """The feature vectors of some alternatives, and the share that each should get."""

    options: Small
    shares: list[float]


@dataclass
class Samples:
    """The training data: positions with their results, decisions with the visits of the search."""

    positions: list[Sample] = field(default_factory=list)
    decisions: list[Sample] = field(default_factory=list)


def early_and_late(weighted: Weighted, state: State) -> list[list[float]]:
    """Return the features of every seat twice, scaled by the game's remainder and progress."""
    progress, seats = weighted.features_of(state)
    return [[(1 - progress) * f for f in seat] + [progress * f for f in seat] for seat in seats]


def play(start: State, weighted: Weighted, tries: int, seed: int, samples: Samples) -> None:
    """Play one game of the search against itself and add its samples."""
    rng, seen = Rng(seed), list[Small]()
    state, decided = start.clone(), list[Sample]()
    while not state.over:
        if state.current == CHANCE:
            state.apply(state.draw(rng))
            continue
        if weighted.quiet(state):
            seen.append(compact(early_and_late(weighted, state)))
        actions = state.actions()
        if len(actions) == 1:
            state.apply(actions[0])
            continue
        tree = Tree(state, rng.below(1 << 30), weighted)
        tree.grow(tries)
        found = tree.choices()
        visits = {int(one.action): int(one.visits) for one in found}
        total = sum(visits.values())
        shares = [visits.get(action, 0) / total for action in actions]
        if len(decided) < DECISIONS or rng.below(4) == 0:
            decided.append(Sample(compact(weighted.tastes_of(state)), shares))
        chosen = int(found[0].action)
        if rng.below(RANDOM) == 0:
            chosen = action_of_visit(visits, rng.below(total))
        state.apply(chosen)
    results = [float(state.result(seat)) for seat in range(int(state.players))]
    samples.positions += [Sample(position, results) for position in seen]
    thinning = Rng(seed + 1)
    while len(decided) > DECISIONS:
        decided.pop(thinning.below(len(decided)))
    samples.decisions += decided


def compact(options: list[list[float]]) -> Small:
    """Return feature vectors as an array of 32-bit floats, to save memory."""
    return np.array(options, dtype=np.float32)


def action_of_visit(visits: dict[int, int], k: int) -> int:
    """Return the action of the k-th visit."""
    for action, n in visits.items():
        k -= n
        if k < 0:
            return action
    raise AssertionError("fewer visits than were counted")


# ---- logistic regression over the options of each sample ---------------------------------------
def stack(samples: list[Sample]) -> tuple[Array, Array, Array]:
    """Return samples as arrays padded to the same number of options, with a mask."""
    most, width = max(len(one.options) for one in samples), samples[0].options.shape[1]
    x, y = np.zeros((len(samples), most, width)), np.zeros((len(samples), most))
    mask = np.zeros((len(samples), most))
    for i, one in enumerate(samples):
        x[i, : len(one.options)] = one.options
        y[i, : len(one.shares)] = one.shares
        mask[i, : len(one.shares)] = 1
    return x, y, mask


def predict(x: Array, mask: Array, weights: Array) -> Array:
    """Return the predicted share of each option (softmax)."""
    scores = np.where(mask > 0, x @ weights, -np.inf)
    likely = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Array = likely / likely.sum(axis=1, keepdims=True)
    return shares


def loss(samples: list[Sample], weights: Array) -> float:
    """Return the mean cross-entropy."""
    total = 0.0
    for i in range(0, len(samples), CHUNK):
        x, y, mask = stack(samples[i : i + CHUNK])
        p = predict(x, mask, weights)
        total -= float((y * np.log(np.maximum(p, 1e-9))).sum())
    return total / len(samples)


def fit(samples: list[Sample], before: Array, ridge: float) -> Array:
    """Return the weights that predict the shares best, with a ridge penalty towards `before`."""
    weights = before.copy()
    for _ in range(ROUNDS):
        gradient, hessian = ridge * (weights - before), ridge * np.eye(len(before))
        for i in range(0, len(samples), CHUNK):
            x, y, mask = stack(samples[i : i + CHUNK])
            p = predict(x, mask, weights)
            gradient += np.einsum("no,nof->f", p - y, x)
            mean = np.einsum("no,nof->nf", p, x)
            flat = (x * np.sqrt(p)[:, :, None]).reshape(-1, x.shape[2])
            hessian += flat.T @ flat - mean.T @ mean
        step: Array = np.linalg.solve(hessian, gradient).astype(np.float64)
        found = line_search(samples, before, weights, step, ridge)
        if found is weights:  # converged
            break
        weights = found
    return weights


def line_search(
    samples: list[Sample], before: Array, weights: Array, step: Array, ridge: float
) -> Array:
    """Return the weights after a step, halved until the objective falls."""
    now = objective(samples, before, weights, ridge)
    for _ in range(HALVINGS):
        if objective(samples, before, weights - step, ridge) < now:
            return weights - step
        step = step / 2
    return weights


def objective(samples: list[Sample], before: Array, weights: Array, ridge: float) -> float:
    """Return what the fit minimizes: the loss plus the ridge penalty."""
    distance = float(((weights - before) ** 2).sum())
    return len(samples) * loss(samples, weights) + ridge / 2 * distance


def improve(
    name: str, samples: list[Sample], held: list[Sample], before: list[float], ridge: float
) -> tuple[Array, list[float]]:
    """Return new weights, and the losses of the old and the new ones on held-back games."""
    old = np.array(before)
    samples = sorted(samples, key=lambda one: len(one.options))  # similar sizes in one chunk
    new = fit(samples, old, ridge)
    losses = [round(loss(held, weights), 4) for weights in (old, new)]
    print(f"  {name}: {len(samples)} samples, loss {losses[0]} -> {losses[1]}")
    return new, losses


def learn(game_id: str, players: int, given: argparse.Namespace) -> PlayerWeights:
    """Return new weights for a number of players."""
    rules, weighted = game(game_id), guide(game_id)
    assert isinstance(weighted, Weighted), "this guide has no weights"
    weighted.learnt = read_weights(given.start)
    learns, held = Samples(), Samples()
    for i in range(given.games):
        seed = (given.seed * 1000 + i) * 8 + players
        start = after_set_up(rules.new(rules.setup(players)), seed)
        play(start, weighted, given.tries, seed, held if i % HELD_BACK == 0 else learns)
        if sys.stderr.isatty():
            print(f"\r{players} players, game {i + 1} of {given.games}", end="", file=sys.stderr)
    print(f"{players} players")
    old = weighted.learnt[players]
    worth, of_worth = improve(
        "worths", learns.positions, held.positions, [*old.early, *old.late], given.ridge
    )
    taste, of_taste = improve("tastes", learns.decisions, held.decisions, old.tastes, given.ridge)
    half = len(old.early)
    losses = {"worths": of_worth, "tastes": of_taste}
    return PlayerWeights(rounded(worth[:half]), rounded(worth[half:]), rounded(taste), losses)


def rounded(weights: Array) -> list[float]:
    """Return weights with their significant digits only."""
    return [round(float(weight), 3) for weight in weights]


def main() -> None:
    """Play games, fit the weights and write the file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--tries", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--ridge", type=float, default=RIDGE, help="strength of the pull to the initial weights"
    )
    parser.add_argument(
        "--from", dest="start", type=Path, metavar="FILE", help="default: those in tools/weights"
    )
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    initial = given.start or STARTS / weights_path(given.game).name
    given.start = initial
    path: Path = given.out or weights_path(given.game)
    weights = {players: learn(given.game, players, given) for players in game(given.game).players}
    numbers = (
        f"--games {given.games} --tries {given.tries} --seed {given.seed} --ridge {given.ridge:g}"
    )
    start = "" if initial.parent == STARTS else f" --from {initial}"
    command = f"python -m tools.learn {given.game} {numbers}{start}"
    path.write_bytes(encode(WeightsFile([command], weights)))


def encode(file: WeightsFile) -> bytes:
    """Return a weights file as readable JSON, one array per line."""
    lines = [f' "commands": {msgspec.json.encode(file.commands).decode()},', ' "weights": {']
    for players, weights in file.weights.items():
        lines.append(f'  "{players}": {{')
        values = [
            f'   "{name}": {msgspec.json.encode(getattr(weights, name)).decode()}' for name in NAMES
        ]
        lines.append(",\n".join(values))
        lines.append("  }" if players == max(file.weights) else "  },")
    return "\n".join(["{", *lines, " }", "}", ""]).encode()


if __name__ == "__main__":
    main()
