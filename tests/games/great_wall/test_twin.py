"""A second implementation of the rules in C plays the same random games with the same scores."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import wanli
from wanli.games.great_wall.about import GreatWallGame
from wanli.search.playout import repeat_playouts
from wanli.search.timing import after_set_up

SOURCE = Path(__file__).resolve().parents[3] / "tools" / "great_wall_twin.c"
STRICT = ("-O2", "-Wall", "-Wextra", "-Werror")
GAMES = 3000 if wanli.compiled() else 300
SEED = 7


@pytest.fixture(scope="module")
def twin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The path of the compiled C program."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler `cc` to build the twin with")
    program = tmp_path_factory.mktemp("twin") / "twin"
    subprocess.run([compiler, *STRICT, "-o", str(program), str(SOURCE)], check=True)
    return program


def options_of(bits: int) -> dict[str, str]:
    """The options that the C program takes as bits."""
    return {
        "claims": "declinable" if bits & 1 else "compulsory",
        "dragon-targets": "opponents" if bits & 2 else "any",
        "end": "empty-hand" if bits & 4 else "all-cards",
    }


def result_of_rules(players: int, bits: int) -> tuple[int, int]:
    """The number of decisions and the checksum of games by the rules."""
    game = GreatWallGame()
    setup = game.setup(players, options_of(bits))
    return repeat_playouts(after_set_up(game.new(setup), 1), GAMES, SEED)


def result_of_twin(twin: Path, players: int, bits: int) -> tuple[int, int]:
    """The number of decisions and the checksum of games by the C program."""
    command = [str(twin), str(players), str(GAMES), str(SEED), str(bits)]
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    decisions, checksum, _ = answer.stdout.split()
    return int(decisions), int(checksum)


@pytest.mark.parametrize("bits", range(8))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_rules_and_the_c_program_play_the_same_games(
    twin: Path, players: int, bits: int
) -> None:
    assert result_of_twin(twin, players, bits) == result_of_rules(players, bits)
