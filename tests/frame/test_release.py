"""tools/release.py: it tags only a clean, dated, new version, and only complete packages."""

from __future__ import annotations

import io
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

from tools import release

CHANGELOG = """# Changelog

## 1.2.0 - 2026-11-02

### Added
- Towers.

## 1.1.0 - 2026-01-05

### Added
- Walls.
"""
INIT = '"""A package."""\n\n__version__ = "1.2.0"\n'
INSIDE = ["wanli/static/index.html", "wanli/core/rng.cpython-311.so"]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository on main that can be released."""
    if shutil.which("git") is None:
        pytest.skip("there is no git")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "src/wanli").mkdir(parents=True)
    (tmp_path / "src/wanli/__init__.py").write_text(INIT, encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    (tmp_path / ".gitignore").write_text("/dist/\n", encoding="utf-8")
    git("init", "--quiet", "--initial-branch=main", at=tmp_path)
    for name, value in {"user.name": "A", "user.email": "a@b.example"}.items():
        git("config", name, value, at=tmp_path)
    commit(tmp_path)
    return tmp_path


def git(*words: str, at: Path) -> str:
    """Run git there and return its output."""
    done = subprocess.run(["git", *words], cwd=at, check=True, capture_output=True, text=True)
    return done.stdout


def commit(place: Path) -> None:
    """Commit everything."""
    git("add", "--all", at=place)
    git("commit", "--quiet", "--no-verify", "--message", "Everything", at=place)


def tags(place: Path) -> list[str]:
    """Return the tags there."""
    return git("tag", "--list", at=place).split()


def build(place: Path, inside: list[str], version: str = "1.2.0") -> None:
    """Put packages with these files into dist."""
    with tarfile.open(place / f"dist/wanli-{version}.tar.gz", "w:gz") as packed:
        for name in inside:
            packed.addfile(tarfile.TarInfo(f"wanli-{version}/src/{name}"), io.BytesIO())
    with zipfile.ZipFile(place / f"dist/wanli-{version}-cp311-cp311-any.whl", "w") as wheel:
        for name in inside:
            wheel.writestr(name, "")


@pytest.fixture
def commands_run(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that a release ran: only git is really run, and packages come from `build`."""
    ran: list[list[str]] = []
    really = release.do

    def do(command: list[str]) -> None:
        ran.append(command)
        if command[0] == "git":
            really(command)
        elif "wheel" in command:
            build(checkout, INSIDE)

    monkeypatch.setattr(release, "do", do)
    return ran


def test_a_release_tests_then_builds_then_tags(
    checkout: Path, commands_run: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main([]) == 0
    kinds = [
        next(k for k in ("test", "-c", "wheel", "twine", "git") if k in c) for c in commands_run
    ]
    assert [kind for kind in kinds if kind != "twine"] == ["test", "-c", "wheel", "git"]
    assert "--full" in commands_run[0]
    assert tags(checkout) == ["v1.2.0"]
    assert "git push origin main v1.2.0" in capsys.readouterr().out


def test_a_dry_run_checks_and_changes_nothing(
    checkout: Path, commands_run: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(["--dry-run"]) == 0
    assert (commands_run, tags(checkout)) == ([], [])
    assert not (checkout / "dist").exists()
    assert "run.py test --full" in capsys.readouterr().out


@pytest.mark.parametrize("words", [[], ["--dry-run"]])
@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("src/wanli/__init__.py", "1.2.0", "1.3.0", "nothing about 1.3.0"),
        ("src/wanli/__init__.py", '"1.2.0"', '"soon"', "soon is not of the form"),
        ("src/wanli/__init__.py", "__version__", "version", "no __version__"),
        ("CHANGELOG.md", "1.2.0 - 2026-11-02", "1.2.0 - unreleased", "no date for 1.2.0"),
    ],
)
def test_problems_of_version_or_changelog_are_reported(
    checkout: Path,
    commands_run: list[list[str]],
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    file: str,
    old: str,
    new: str,
    expected: str,
) -> None:
    place = checkout / file
    place.write_text(place.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    commit(checkout)
    assert release.main(words) == 1
    assert expected in capsys.readouterr().err
    assert (commands_run, tags(checkout)) == ([], [])


def test_all_problems_of_the_tree_are_reported_at_once(
    checkout: Path, commands_run: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    git("tag", "v1.2.0", at=checkout)
    git("checkout", "--quiet", "-b", "towers", at=checkout)
    (checkout / "new.txt").touch()
    assert release.main([]) == 1
    said = capsys.readouterr().err
    for told in ("This is towers", "not clean", "The tag v1.2.0 exists"):
        assert told in said
    assert commands_run == []


@pytest.mark.parametrize(
    ("inside", "version", "expected"),
    [
        (INSIDE[1:], "1.2.0", "web pages are not in"),
        (INSIDE[:1], "1.2.0", "not compiled"),
        (INSIDE, "1.1.0", "not of version 1.2.0"),
    ],
)
def test_incomplete_packages_are_not_tagged(
    checkout: Path,
    commands_run: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    inside: list[str],
    version: str,
    expected: str,
) -> None:
    def do(command: list[str]) -> None:
        commands_run.append(command)
        if "wheel" in command:
            build(checkout, inside, version)

    monkeypatch.setattr(release, "do", do)
    assert release.main([]) == 1
    assert expected in capsys.readouterr().err
    assert tags(checkout) == []


def test_a_failing_step_ends_the_release(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "commands", lambda _: [["git", "no-such-command"]])
    assert release.main([]) == 1
    assert "This failed: git no-such-command" in capsys.readouterr().err
    assert tags(checkout) == []


@pytest.mark.usefixtures("checkout")
def test_the_workflow_checks_the_tag(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["--tagged", "v1.2.0"]) == 0
    assert release.main(["--tagged", "v1.1.0"]) == 1
    assert "The tag is v1.1.0, the version 1.2.0." in capsys.readouterr().err


@pytest.mark.usefixtures("checkout")
def test_the_release_notes_are_those_of_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["--notes"]) == 0
    assert capsys.readouterr().out == "### Added\n- Towers.\n"


def test_the_changelog_has_an_entry_for_this_version() -> None:
    assert release.notes(release.version())[1]
