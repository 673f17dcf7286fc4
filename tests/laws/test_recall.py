"""Law 6, over time: viewers forget nothing that they have learnt, and invent nothing.

Imagine many positions from a view, make in each a move with the same text as the real one, and
select those with the same view and notes afterwards. They must be distributed like positions
imagined from the new view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt

import msgspec
import pytest
from mypy_extensions import i64

import wanli
from tests.laws.toy import LEFT, UNKNOWN, Pebbles, Table, Toy
from wanli.core.game import Game
from wanli.core.laws import Trial
from wanli.core.laws.covering import any_setup
from wanli.core.laws.steps import Step, actions_by_text, step, twin_of
from wanli.core.play import Play, draw
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, State
from wanli.games import GAMES

POSITIONS = 250  # the number of positions imagined from each view
ENOUGH = 60  # a comparison needs this many positions with the same view
LIMIT = 5.5
Parts = list[dict[str, str]]  # for each position: path -> value


def leaves(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the path and the value of every leaf of a position's text."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from leaves(part, f"{path}/{name}")
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from leaves(part, f"{path}/{index}")
    else:
        yield path, str(value)


def parts(trial: Trial, state: State) -> dict[str, str]:
    """Return the leaves of a position's text by path."""
    return dict(leaves(msgspec.json.decode(trial.position(state))))


def follow(trial: Trial, state: State, real: Step, viewer: int) -> State | None:
    """Return a position after a move that looks like the real one to the viewer, or None."""
    if state.current == CHANCE:
        action = draw(state, trial.rng)
    else:
        same = actions_by_text(trial, state, viewer).get(real.text, [])
        if not same:
            return None
        action = same[trial.below(len(same))]
    one = step(trial, state, action, viewer)
    alike = (one.text, one.view, one.notes) == (real.text, real.view, real.notes)
    return one.after if alike else None


def distance(one: Parts, other: Parts) -> tuple[float, str]:
    """Return the greatest deviation between two samples, and its path."""
    worst = (0.0, "")
    for path in sorted({path for sample in (one, other) for found in sample for path in found}):
        mine, theirs = (Counter(found.get(path, "") for found in s) for s in (one, other))
        worst = max(worst, (deviation(mine, theirs), path))
    return worst


def deviation(one: Counter[str], other: Counter[str]) -> float:
    """Return the chi-square statistic of two samples as a normal deviate."""
    common = [key for key in one | other if one[key] + other[key] >= 12]
    rare = [key for key in one | other if one[key] + other[key] < 12]
    pairs = [(one[key], other[key]) for key in common]
    pairs.append((sum(one[key] for key in rare), sum(other[key] for key in rare)))
    pairs = [(a, b) for a, b in pairs if a + b]
    if len(pairs) < 2:
        return 0.0
    ratio = sqrt(one.total() / other.total())
    chi_square = sum((a / ratio - b * ratio) ** 2 / (a + b) for a, b in pairs)
    spread = 2 / (9 * (len(pairs) - 1))
    return (float((chi_square / (len(pairs) - 1)) ** (1 / 3)) - (1 - spread)) / sqrt(spread)


def compare(trial: Trial, action: int, viewer: int) -> tuple[float, str] | None:
    """Return the deviation after a move, or None if too few positions have the same view."""
    state = trial.play.state
    real = step(trial, state, action, viewer)
    imagined = (twin_of(trial, state, viewer) for _ in range(POSITIONS))
    after = [follow(trial, twin, real, viewer) for twin in imagined]
    played_on = [parts(trial, one) for one in after if one is not None]
    if len(played_on) < ENOUGH:
        return None
    anew = [parts(trial, twin_of(trial, real.after, viewer)) for _ in range(POSITIONS)]
    return distance(played_on, anew)


def greatest_deviation(game: Game, games: int, every: int) -> tuple[float, str, int]:
    """Return the greatest deviation in some games, its path and the number of comparisons."""
    worst, looks = (0.0, ""), 0
    for seed in range(games):
        luck = Rng(seed)
        setup = any_setup(game, game.players[seed % len(game.players)], luck)
        assert setup is not None
        trial = Trial(Play(game, setup), Rng(seed + 500))
        while not trial.play.over:
            state = trial.play.state
            actions = state.actions()
            drawn = state.current == CHANCE
            action = draw(state, luck) if drawn else actions[int(luck.below(len(actions)))]
            if trial.below(every) == 0:
                found = compare(trial, action, trial.any_viewer())
                if found is not None:
                    worst, looks = max(worst, found), looks + 1
            trial.play.move(game.write(state, action))
    return *worst, looks


def test_imagined_positions_of_the_toy_keep_learnt_information() -> None:
    far, where, looks = greatest_deviation(Toy(), games=12, every=2)
    assert looks > 50
    assert far < LIMIT, where


@pytest.mark.parametrize("name", [game.id for game in GAMES])
def test_imagined_positions_of_a_game_keep_learnt_information(name: str) -> None:
    (game,) = (game for game in GAMES if game.id == name)
    games = 6 if wanli.compiled() else 2  # interpreted games are slow
    every = 20 if game.hides else 80  # games with open information have little to forget
    far, where, looks = greatest_deviation(game, games, every)
    assert looks > games
    assert far < LIMIT, where


class Forgetful(Pebbles):
    """A position that hides a shown card again."""

    def table(self, viewer: int | None = None) -> Table:
        table = super().table(viewer)
        if viewer is not None and not self.over:
            own = enumerate(self.hands)
            table.hands = [card if seat == viewer or not card else UNKNOWN for seat, card in own]
        return table


class InventsMarks(Pebbles):
    """A position in which 9 of 10 determinized marks are left."""

    def determinize(self, viewer: i64, rng: Rng) -> None:
        known = self.table(int(viewer)).marks
        super().determinize(viewer, rng)
        if rng.below(5) > 0:
            self.marks = [LEFT if mark == UNKNOWN else mark for mark in known]


@pytest.mark.parametrize("mutant", [Forgetful, InventsMarks])
def test_a_game_that_forgets_or_invents_information_is_caught(mutant: type[Pebbles]) -> None:
    class BrokenToy(Toy):
        state_type = mutant

    far, _, _ = greatest_deviation(BrokenToy(), games=12, every=2)
    assert far > LIMIT
