"""Fixtures for tests of run.py: a small checkout, and set-up commands that are not executed."""

from pathlib import Path

import pytest

import run


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout that run.py uses instead of this one."""
    for name in ("src/wanli/core/rng.py", "src/wanli/names.ftl", "setup.py", "pyproject.toml"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, encoding="utf-8")
    (tmp_path / "requirements").mkdir()
    for group in ("uv", "run", "dev", "bench", "web"):
        (tmp_path / "requirements" / f"{group}.txt").write_text(group, encoding="utf-8")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "VENV_PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(run, "BUILD", tmp_path / ".build")
    (tmp_path / ".build").mkdir()
    (tmp_path / ".venv").mkdir()
    monkeypatch.delenv("WANLI_PURE", raising=False)
    monkeypatch.delenv("WANLI_WEB", raising=False)
    return tmp_path


class FakeSteps:
    """Replaces run.step: records the commands and fails those it is told to fail."""

    def __init__(self, *failing: str) -> None:
        self.failing = failing
        self.commands: list[list[str]] = []

    def __call__(self, what: str, command: list[str], *_: object) -> None:
        """Record a command instead of running it."""
        self.commands.append(command)
        if any(word in command for word in self.failing):
            raise run.StepError(f"{what}: failed.")


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> FakeSteps:
    """Replaces the commands of the set-up."""
    stand_in = FakeSteps()
    monkeypatch.setattr(run, "step", stand_in)
    return stand_in
