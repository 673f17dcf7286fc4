"""run.py installs the packages: when, in which way, and what it says if it cannot."""

import sys
from pathlib import Path

import pytest

import run
from tests.frame.conftest import FakeSteps


def test_packages_are_installed_again_only_when_their_list_changes(
    checkout: Path, steps: FakeSteps, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "works", lambda _: True)
    run.install("run")
    run.install("run")
    assert len(steps.commands) == 1
    (checkout / "requirements/run.txt").write_text("more", encoding="utf-8")
    run.install("run")
    assert len(steps.commands) == 2


def test_a_failed_installation_is_retried(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failing = FakeSteps("install")
    monkeypatch.setattr(run, "step", failing)
    monkeypatch.setattr(run, "works", lambda _: True)
    for _ in range(2):
        with pytest.raises(run.StepError, match="online"):
            run.install("run")
    assert len(failing.commands) == 4  # uv and pip, twice
    assert not (checkout / ".venv/installed-run").exists()


# --- how packages are installed -------------------------------------------------------------------


def kind(installer: run.Installer) -> str:
    """Return a short name for a way to install."""
    first = installer.install[0]
    if first == str(run.VENV_PYTHON):
        return "own pip" if "-m" in installer.install else "wheel"
    if first == str(run.VENV_PYTHON.with_name("uv")):
        return "own uv"
    return "base pip" if first == sys.executable else first


def test_the_ways_to_install_are_tried_in_order(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / "pip-23.0-py3-none-any.whl").touch()
    monkeypatch.setattr(run, "PIP_WHEELS", checkout)
    order = ["own pip", "base pip", "pip3", "pip", "wheel"]
    assert [kind(one) for one in run.uvs()] == ["uv", "own uv"]
    assert [kind(one) for one in run.pips()] == order
    for n, first in enumerate(order):
        working = [*order[n:], "own uv"]
        monkeypatch.setattr(run, "works", lambda one, working=working: kind(one) in working)
        assert [kind(one) for one in run.choose_installers()] == ["own uv", first]
    monkeypatch.setattr(run, "works", lambda one: kind(one) == "own pip")
    assert [kind(one) for one in run.choose_installers()] == ["own pip"]


def test_without_any_installer_the_message_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(run, "works", lambda _: False)
    with pytest.raises(run.SetupError, match="apt-get install python3-venv"):
        run.choose_installers()


def test_pip_is_used_where_uv_fails(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failing = FakeSteps("uv")
    monkeypatch.setattr(run, "step", failing)
    monkeypatch.setattr(run, "works", lambda _: True)
    run.install("run")
    assert [command[0] for command in failing.commands] == ["uv", str(run.VENV_PYTHON)]
    assert (checkout / ".venv/installed-run").exists()


@pytest.mark.usefixtures("checkout")
def test_uv_is_installed_where_it_is_missing(
    steps: FakeSteps, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "works", lambda one: kind(one) == "own pip")
    run.install_uv()
    assert [command[-1] for command in steps.commands] == [str(run.ROOT / "requirements/uv.txt")]
    monkeypatch.setattr(run, "works", lambda one: kind(one) in ("uv", "own pip"))
    run.install_uv()
    assert len(steps.commands) == 1


@pytest.mark.usefixtures("checkout")
def test_the_set_up_works_without_uv(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "step", FakeSteps("install"))
    monkeypatch.setattr(run, "works", lambda one: kind(one) == "own pip")
    run.install_uv()
    assert "uv could not be installed" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("version", "usable"),
    [("pip 22.3 from x", True), ("pip 22.2.9 from x", False), ("pip 9.0", False), (None, False)],
)
def test_an_external_pip_must_know_the_python_option(
    monkeypatch: pytest.MonkeyPatch, version: str | None, usable: bool
) -> None:
    monkeypatch.setattr(run, "output_of", lambda _: version)
    outside = run.Installer(["pip3", "--python", "x"], ["pip3", "--version"], takes_python=True)
    assert run.works(outside) is usable


def test_every_way_to_install_checks_hashes_and_targets_the_venv(checkout: Path) -> None:
    for installer in [*run.uvs(), *run.pips()]:
        command = run.install_command(installer, checkout / "requirements/run.txt")
        assert "--require-hashes" in command
        assert str(run.VENV_PYTHON) in command


@pytest.mark.usefixtures("checkout")
def test_without_ensurepip_the_environment_is_made_without_pip(
    steps: FakeSteps, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "output_of", lambda _: None)
    run.make_venv()
    assert [("--without-pip" in command) for command in steps.commands] == [True]


@pytest.mark.usefixtures("checkout")
def test_an_incomplete_or_outdated_environment_is_recreated(
    steps: FakeSteps, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.VENV_PYTHON.parent.mkdir()
    run.VENV_PYTHON.touch()
    run.make_venv()  # without a stamp: incomplete
    run.make_venv()
    assert len(steps.commands) == 1
    monkeypatch.setattr(sys, "version", "3.99.0")
    run.make_venv()
    assert len(steps.commands) == 2


def test_bench_works_without_the_program_it_compares_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def offline(group: str) -> None:
        raise run.StepError(group)

    monkeypatch.setattr(run, "install", offline)
    run.install_peer()
    assert capsys.readouterr().err.count("\n") == 1
