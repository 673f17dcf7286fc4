"""run.py and the web pages: rebuilt after changes, with any suitable Node, or not at all."""

import os
import time
from pathlib import Path

import pytest

import run

HERE = run.Node(Path("/usr/bin/node"), ["/usr/bin/npm"])


class FakeNpm:
    """Replaces run.step: does to the checkout what npm would do, and fails on command."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.failing = ""
        self.done: list[str] = []
        self.commands: list[list[str]] = []

    def __call__(self, what: str, command: list[str], _env: object, _cwd: object = None) -> None:
        """Install or build."""
        self.commands.append(command)
        word = "build" if "build" in command else command[len(HERE.npm)]
        self.done.append(word)
        if word == self.failing:
            raise run.StepError(f"{what}: failed.")
        if word == "ci":
            (self.web / "node_modules/vite").mkdir(parents=True, exist_ok=True)
        if word == "build":
            place = Path(command[command.index("--outDir") + 1])
            place.mkdir()
            (place / "index.html").write_text("page", encoding="utf-8")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout with a web client, used by run.py instead of this one."""
    names = ("web/package.json", "web/package-lock.json", "web/.npmrc", "web/src/main.ts")
    for name in (*names, "src/wanli/locales/en/core.ftl", "src/wanli/rules/x.md", "src/x.py"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, encoding="utf-8")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "VENV_PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(run, "BUILD", tmp_path / ".build")
    (tmp_path / ".build").mkdir()
    return tmp_path


@pytest.fixture
def npm(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> FakeNpm:
    """A machine with a Node; no command is really run."""
    stand_in = FakeNpm(checkout)
    monkeypatch.setattr(run, "step", stand_in)
    monkeypatch.setattr(run, "node_on_path", lambda: HERE)
    return stand_in


# --- what is repeated -----------------------------------------------------------------------------


def test_pages_are_built_once(npm: FakeNpm) -> None:
    first = run.prepare_pages()
    assert first.place is not None
    assert (first.place / "index.html").is_file()
    assert run.prepare_pages().place == first.place
    assert npm.done == ["ci", "build"]


@pytest.mark.parametrize(
    ("changed", "done"),
    [
        ("web/src/main.ts", ["build"]),
        ("web/src/new.ts", ["build"]),
        ("src/wanli/locales/en/core.ftl", ["build"]),
        ("src/wanli/rules/x.md", ["build"]),
        ("web/package-lock.json", ["ci", "build"]),
        ("web/node_modules/vite/cache", []),
        ("src/x.py", []),
    ],
)
def test_pages_are_rebuilt_when_their_inputs_have_changed(
    checkout: Path, npm: FakeNpm, changed: str, done: list[str]
) -> None:
    first = run.prepare_pages()
    npm.done.clear()
    (checkout / changed).write_text("changed", encoding="utf-8")
    assert (run.prepare_pages().place == first.place) is (not done)
    assert npm.done == done


def test_earlier_pages_are_reused(checkout: Path, npm: FakeNpm) -> None:
    source = checkout / "web/src/main.ts"
    first = run.prepare_pages()
    source.write_text("changed", encoding="utf-8")
    run.prepare_pages()
    source.write_text("web/src/main.ts", encoding="utf-8")
    assert run.prepare_pages() == run.Pages(first.place)
    assert npm.done == ["ci", "build", "build"]


def test_only_the_newest_pages_are_kept(checkout: Path) -> None:
    compiled = checkout / ".build" / "compiled-1"
    compiled.mkdir()
    places = [checkout / ".build" / f"web-{n}" for n in range(5)]
    now = time.time()
    for age, place in enumerate(places):
        place.mkdir()
        os.utime(place, (now - age, now - age))
    run.delete_old_builds(places[0])
    assert [place.exists() for place in places] == [True, True, True, False, False]
    assert compiled.exists()


def test_checking_the_pages_needs_npm_even_if_they_are_built(npm: FakeNpm) -> None:
    run.prepare_pages()
    (npm.web / "node_modules/installed").unlink()
    assert run.prepare_pages(with_tools=True).node == HERE
    assert npm.done == ["ci", "build", "ci"]


def test_what_only_checks_the_pages_is_installed_to_check_them(npm: FakeNpm) -> None:
    run.prepare_pages()
    assert "--omit=dev" in npm.commands[0]
    run.prepare_pages(with_tools=True)
    assert "--include=dev" in npm.commands[-1]
    assert npm.done == ["ci", "build", "ci"]
    run.prepare_pages(with_tools=True)
    run.install_node_modules(HERE)
    assert npm.done == ["ci", "build", "ci"]


# --- when they cannot be built --------------------------------------------------------------------


@pytest.mark.parametrize("failing", ["ci", "build"])
def test_a_failed_build_leaves_nothing_behind_and_is_retried(
    checkout: Path, npm: FakeNpm, failing: str
) -> None:
    npm.failing = failing
    pages = run.prepare_pages()
    assert pages.place is None
    assert "could not be built" in pages.not_built
    assert "failed" in pages.not_built
    assert list((checkout / ".build").iterdir()) == []
    npm.failing = ""
    assert run.prepare_pages().place is not None


@pytest.mark.usefixtures("checkout")
def test_without_node_and_network_the_reason_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    def offline(group: str) -> None:
        raise run.StepError(f"Installing packages ({group}): failed.")

    monkeypatch.setattr(run, "node_on_path", lambda: None)
    monkeypatch.setattr(run, "make_venv", lambda: None)
    monkeypatch.setattr(run, "install", offline)
    assert "Installing packages (web): failed." in run.prepare_pages().not_built


@pytest.mark.usefixtures("npm")
def test_web_prints_the_folder_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["web"]) == 0
    printed = capsys.readouterr()
    assert printed.out == f"{run.prepare_pages().place}\n"


def test_web_without_pages_is_a_failure(npm: FakeNpm) -> None:
    npm.failing = "build"
    with pytest.raises(run.SetupError, match="could not be built"):
        run.main(["web"])


# --- which Node -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "suitable"),
    [
        ("v20.19.0\n", True),
        ("v20.18.3", False),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("v8.10.0", False),
        ("nonsense", False),
        (None, False),
    ],
)
def test_only_a_node_that_vite_runs_on_is_used(
    monkeypatch: pytest.MonkeyPatch, version: str | None, suitable: bool
) -> None:
    monkeypatch.setattr(run, "output_of", lambda _: version)
    assert run.is_suitable(Path("node")) is suitable


@pytest.mark.parametrize("there", [("node",), ("npm",), ()])
def test_a_node_without_npm_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: tuple[str, ...]
) -> None:
    for name in there:
        (tmp_path / name).touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(run, "is_suitable", lambda _: True)
    assert run.node_on_path() is None


def test_a_node_from_a_package_brings_its_npm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows = os.name == "nt"
    modules = tmp_path / ("node_modules" if windows else "lib/node_modules")
    monkeypatch.setattr(run, "output_of", lambda _: f"{tmp_path}\n")
    assert run.node_in_venv() is None
    (modules / "npm/bin").mkdir(parents=True)
    (modules / "npm/bin/npm-cli.js").touch()
    node = run.node_in_venv()
    assert node is not None
    assert node.npm == [str(node.program), str(modules / "npm/bin/npm-cli.js")]
    path = run.node_environment(node)["PATH"].split(os.pathsep)
    assert path[0] == str(node.program.parent)  # its programs call `node` by name
