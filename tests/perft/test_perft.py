"""Leaf counts of move trees, as in tests/perft/*.txt (one file for each game)."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.laws.toy import Toy
from wanli.core.perft import divide, perft
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.core.state import State
from wanli.games import GAMES, game

FOLDER = Path(__file__).parent
# Larger counts are skipped.
LEAVES = {"compiled": 3_000_000}.get(os.environ.get("WANLI_EXPECT", ""), 25_000)


@dataclass
class Start:
    """A named position and its leaf counts."""

    game: str
    name: str
    players: int = 0
    options: dict[str, str] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    position: str = ""
    counts: dict[int, int] = field(default_factory=dict)  # depth -> leaves

    def state(self) -> State:
        """The position."""
        rules = game(self.game)
        if self.position:
            return rules.read_position(self.position)
        play = Play(rules, rules.setup(self.players, self.options))
        for text in self.moves:
            play.move(text)
        return play.state


def read_starts(name: str, text: str) -> list[Start]:
    """The start positions of a file."""
    starts: list[Start] = []
    for line in text.splitlines():
        word, _, rest = line.strip().partition(" ")
        if not word or word.startswith("#"):
            continue
        if word == "start":
            starts.append(Start(name, rest))
        elif word == "players":
            starts[-1].players = int(rest)
        elif word == "option":
            key, _, value = rest.partition(" ")
            starts[-1].options[key] = value
        elif word == "moves":
            starts[-1].moves += [move.strip() for move in rest.split(",")]
        elif word == "position":
            starts[-1].position = rest
        elif word == "depth":
            depth, _, count = rest.partition(" ")
            starts[-1].counts[int(depth)] = int(count)
        else:
            raise ValueError(f"{name}: {line!r}")
    return starts


STARTS = [
    start
    for path in sorted(FOLDER.glob("*.txt"))
    for start in read_starts(path.stem, path.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start.game}, {start.name}")
def test_the_leaf_counts_of_a_position_are_as_recorded(start: Start) -> None:
    state = start.state()
    for depth, count in start.counts.items():
        if count <= LEAVES:
            assert perft(state, depth) == count, f"depth {depth}"
    assert min(start.counts.values()) <= LEAVES, "no depth is checked"


@pytest.mark.parametrize("name", [one.id for one in GAMES])
def test_every_game_has_leaf_counts_for_every_number_of_players(name: str) -> None:
    counted = {int(start.state().players) for start in STARTS if start.game == name}
    assert counted == set(game(name).players)


def test_a_leaf_count_is_the_sum_over_the_first_moves() -> None:
    state = Play(Toy(), Toy().setup(2), Rng(1)).state
    parts = divide(Toy(), state, 4)
    assert parts.keys() == {"take 1", "take 2", "show", "mark left", "mark right"}
    assert sum(parts.values()) == perft(state, 4)


def test_a_finished_game_has_no_leaves_below_it() -> None:
    play = Play(Toy(), Toy().setup(2), Rng(1))
    for _ in range(3):
        play.move("take 2")
    assert perft(play.state, 0) == 1
    assert perft(play.state, 1) == 0
    assert perft(play.state, 3) == 0
