"""Learning: a file of weights names the command that reproduces it."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

import wanli
from tools import learn
from wanli import games
from wanli.bots.evaluate import WeightsFile, weights_path

GAMES = [one.id for one in games.GAMES]
UNCERTAIN = 0.01  # the tolerance of the losses, as the validation set is small


def learnt(file: Path) -> WeightsFile:
    """Return the content of a file of weights."""
    return msgspec.json.decode(file.read_bytes(), type=WeightsFile)


@pytest.mark.parametrize("game", GAMES)
def test_weights_name_their_command_and_improve_the_validation_loss(game: str) -> None:
    [command] = learnt(weights_path(game)).commands
    assert command.startswith(f"python -m tools.learn {game} --games ")
    assert "--from" not in command
    start, end = learnt(learn.STARTS / weights_path(game).name), learnt(weights_path(game))
    assert start.weights.keys() == end.weights.keys()
    assert all(row != start.weights[players] for players, row in end.weights.items())
    for what in ("worths", "tastes"):
        before, after = zip(*(row.losses[what] for row in end.weights.values()), strict=True)
        assert sum(after) < sum(before)
        assert all(new < old + UNCERTAIN for old, new in zip(before, after, strict=True))


@pytest.mark.skipif(not wanli.compiled(), reason="its games take too long")
def test_learning_is_reproducible(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        words = f"learn great-wall --games 4 --tries 4 --seed 3 --out {file}".split()
        monkeypatch.setattr(sys, "argv", words)
        learn.main()
    one, two = (file.read_bytes() for file in files)
    assert one == two
    assert learnt(files[0]).weights.keys() == {2, 3, 4, 5}
    command = "python -m tools.learn great-wall --games 4 --tries 4 --seed 3 --ridge 3"
    assert learnt(files[0]).commands == [command]
