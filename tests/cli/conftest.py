"""The `wanli` command run in this process: words in, typed lines in, exit code and output out."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from wanli.cli import main


@dataclass(frozen=True)
class Done:
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder and an environment of the test's own."""
    monkeypatch.setenv("WANLI_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("WANLI_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; `typed` are the lines a person types."""

    def wanli(*words: str, typed: list[str] | None = None) -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        capsys.readouterr()
        code = main(list(words))
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return wanli
