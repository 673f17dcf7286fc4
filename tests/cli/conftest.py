"""Run the `wanli` command in this process, with typed lines as its input."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from wanli.cli import main


@dataclass(frozen=True)
class Result:
    """The exit code and output of a command."""

    code: int
    out: str
    err: str


Run = Callable[..., Result]


@dataclass(frozen=True)
class Opening:
    """How a game begins for a person in the first seat."""

    game: str
    prompt: str  # the clause cited by the second prompt
    moves: tuple[str, str]  # the first two decisions
    tab: tuple[str, str, str]  # the start of a move, what Tab offers, the rest of it
    words: tuple[str, ...] = ("--seed", "1", "--option", "first-seat=1")

    @property
    def turn(self) -> tuple[str, ...]:
        """The first turn: one wall at Chang Cheng (CC-3.1), two actions in other games."""
        return self.moves[:1] if self.game == "chang-cheng" else self.moves

    @property
    def command(self) -> list[str]:
        """The arguments that start such a game."""
        return ["play", self.game, *self.words]


# The second move is legal whatever two bots did before it: they fill four squares, bIII has five.
OPENINGS = [
    Opening(
        "chang-cheng", "CC-3.2", ("wall a1", "card flood bIII"), ("wall b1\t\t", "wall b13", "3")
    ),
    Opening("great-wall", "GW-3.4", ("play wall at 1", "draw"), ("play 2\t", "foot at ", "1")),
]
every_opening = pytest.mark.parametrize("opening", OPENINGS, ids=lambda one: one.game)
every_game = pytest.mark.parametrize("name", [one.game for one in OPENINGS])


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder and an environment for this test only."""
    monkeypatch.setenv("WANLI_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("WANLI_LANG", "en")
    monkeypatch.delenv("WANLI_COMMAND", raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; `typed` are the lines a person types."""

    def wanli(*words: str, typed: list[str] | None = None) -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        capsys.readouterr()
        code = main(list(words))
        out, err = capsys.readouterr()
        return Result(code, out, err)

    return wanli
