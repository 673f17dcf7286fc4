"""run.py: what it does again and what not, how it installs, what it says and what it starts."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import run


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout that run.py takes for its own."""
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


class Steps:
    """Stands in for run.step: remembers what was asked for, and fails what it is told to fail."""

    def __init__(self, *failing: str) -> None:
        self.failing = failing
        self.commands: list[list[str]] = []

    def __call__(self, what: str, command: list[str], *_: object) -> None:
        """Take the command instead of running it."""
        self.commands.append(command)
        if any(word in command for word in self.failing):
            raise run.StepError(f"{what}: failed.")


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    """No command of the set-up is really run."""
    stand_in = Steps()
    monkeypatch.setattr(run, "step", stand_in)
    return stand_in


# --- what is done again ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changed", ["src/wanli/core/rng.py", "src/wanli/names.ftl", "setup.py", "requirements/run.txt"]
)
def test_a_changed_input_changes_the_digest_of_the_build(checkout: Path, changed: str) -> None:
    before = run.digest(*run.built_from())
    assert run.digest(*run.built_from()) == before
    (checkout / changed).write_text("changed", encoding="utf-8")
    assert run.digest(*run.built_from()) != before


def test_a_new_or_renamed_source_changes_the_digest(checkout: Path) -> None:
    seen = {run.digest(*run.built_from())}
    source = checkout / "src/wanli/core/rng.py"
    source.rename(source.with_name("dice.py"))
    seen.add(run.digest(*run.built_from()))
    source.write_text("", encoding="utf-8")
    seen.add(run.digest(*run.built_from()))
    assert len(seen) == 3


def test_another_python_changes_the_digest(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = run.digest(checkout / "setup.py")
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert run.digest(checkout / "setup.py") != before


def test_a_python_cache_does_not_change_the_digest(checkout: Path) -> None:
    before = run.digest(*run.built_from())
    cache = checkout / "src/wanli/core/__pycache__"
    cache.mkdir()
    (cache / "rng.cpython-311.pyc").write_bytes(b"cache")
    assert run.digest(*run.built_from()) == before


def test_packages_are_installed_once_until_their_list_changes(
    checkout: Path, steps: Steps, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "works", lambda _: True)
    run.install("run")
    run.install("run")
    assert len(steps.commands) == 1
    (checkout / "requirements/run.txt").write_text("more", encoding="utf-8")
    run.install("run")
    assert len(steps.commands) == 2


def test_a_failed_installation_is_tried_again(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = Steps("install")
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


def test_with_no_way_to_install_the_message_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(run, "works", lambda _: False)
    with pytest.raises(run.SetupError, match="apt-get install python3-venv"):
        run.choose_installers()


def test_where_uv_cannot_install_pip_does(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failing = Steps("uv")
    monkeypatch.setattr(run, "step", failing)
    monkeypatch.setattr(run, "works", lambda _: True)
    run.install("run")
    assert [command[0] for command in failing.commands] == ["uv", str(run.VENV_PYTHON)]
    assert (checkout / ".venv/installed-run").exists()


@pytest.mark.usefixtures("checkout")
def test_uv_is_installed_where_there_is_none(steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "works", lambda one: kind(one) == "own pip")
    run.install_uv()
    assert [command[-1] for command in steps.commands] == [str(run.ROOT / "requirements/uv.txt")]
    monkeypatch.setattr(run, "works", lambda one: kind(one) in ("uv", "own pip"))
    run.install_uv()
    assert len(steps.commands) == 1


@pytest.mark.usefixtures("checkout")
def test_without_uv_the_set_up_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "step", Steps("install"))
    monkeypatch.setattr(run, "works", lambda one: kind(one) == "own pip")
    run.install_uv()
    assert "uv could not be installed" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("version", "usable"),
    [("pip 22.3 from x", True), ("pip 22.2.9 from x", False), ("pip 9.0", False), (None, False)],
)
def test_an_outside_pip_must_know_the_python_option(
    monkeypatch: pytest.MonkeyPatch, version: str | None, usable: bool
) -> None:
    monkeypatch.setattr(run, "output_of", lambda _: version)
    outside = run.Installer(["pip3", "--python", "x"], ["pip3", "--version"], takes_python=True)
    assert run.works(outside) is usable


def test_every_way_to_install_checks_hashes_and_aims_at_the_venv(checkout: Path) -> None:
    for installer in [*run.uvs(), *run.pips()]:
        command = run.install_command(installer, checkout / "requirements/run.txt")
        assert "--require-hashes" in command
        assert str(run.VENV_PYTHON) in command


@pytest.mark.usefixtures("checkout")
def test_without_ensurepip_the_environment_is_made_without_pip(
    steps: Steps, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "output_of", lambda _: None)
    run.make_venv()
    assert [("--without-pip" in command) for command in steps.commands] == [True]


@pytest.mark.usefixtures("checkout")
def test_an_environment_half_made_or_of_another_python_is_made_anew(
    steps: Steps, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.VENV_PYTHON.parent.mkdir()
    run.VENV_PYTHON.touch()
    run.make_venv()  # not stamped: half made
    run.make_venv()
    assert len(steps.commands) == 1
    monkeypatch.setattr(sys, "version", "3.99.0")
    run.make_venv()
    assert len(steps.commands) == 2


def test_bench_goes_on_without_its_peer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def offline(group: str) -> None:
        raise run.StepError(group)

    monkeypatch.setattr(run, "install", offline)
    run.install_peer()
    assert capsys.readouterr().err.count("\n") == 1


# --- the compiled rules ---------------------------------------------------------------------------


def test_without_a_compiler_one_line_says_so_and_the_sources_run(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "find_compiler", lambda: None)
    rules = run.prepare_rules()
    assert rules.place == checkout / "src"
    assert "No C compiler" in rules.not_compiled
    assert "weaker" in rules.not_compiled
    assert "\n" not in rules.not_compiled
    assert not rules.failed


def test_a_compiler_that_is_not_on_the_path_is_not_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    assert run.find_compiler() is None


def test_wanli_pure_never_compiles(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WANLI_PURE", "1")
    monkeypatch.setattr(run, "find_compiler", lambda: "cc")
    assert run.prepare_rules().place == checkout / "src"


def test_an_edited_source_is_never_run_from_an_older_build(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "find_compiler", lambda: "cc")
    monkeypatch.setattr(run, "compile_into", lambda place, _: place.mkdir())
    first = run.prepare_rules().place
    assert run.prepare_rules().place == first
    (checkout / "src/wanli/core/rng.py").write_text("edited", encoding="utf-8")
    assert run.prepare_rules().place != first


def test_a_compile_that_fails_leaves_no_build_and_is_not_repeated_at_every_start(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = Steps("-c")
    monkeypatch.setattr(run, "step", failing)
    monkeypatch.setattr(run, "find_compiler", lambda: "cc")
    for _ in range(2):
        rules = run.prepare_rules()
        assert rules.failed
        assert rules.place == checkout / "src"
    assert len(failing.commands) == 1
    run.prepare_rules(try_again=True)
    assert len(failing.commands) == 2
    assert {path.name for path in (checkout / ".build").iterdir()} == {"failed"}


def test_only_the_newest_builds_are_kept(checkout: Path) -> None:
    places = [checkout / ".build" / f"compiled-{n}" for n in range(5)]
    now = time.time()
    for age, place in enumerate(places):
        place.mkdir()
        os.utime(place, (now - age, now - age))
    run.delete_old_builds(places[0])
    assert [place.exists() for place in places] == [True, True, True, False, False]


# --- what is started ------------------------------------------------------------------------------


NODE = run.Node(Path("/node/bin/node"), ["/node/bin/node", "npm cli.js"])
BUILT = run.Pages(Path("pages"), NODE)


def start(
    words: list[str],
    rules: run.Rules,
    monkeypatch: pytest.MonkeyPatch,
    pages: run.Pages = BUILT,
) -> dict[str, object]:
    """What `run.py WORDS...` would install and start, with these rules and pages."""
    seen: dict[str, object] = {}
    groups: list[str] = []

    def become(command: list[str], env: dict[str, str]) -> int:
        seen.update(command=command[1:], env=env)
        return 0

    def prepare_rules(try_again: bool) -> run.Rules:
        seen.update(try_again=try_again)
        return rules

    def prepare_pages(with_tools: bool = False) -> run.Pages:
        seen.update(with_tools=with_tools)
        return pages

    monkeypatch.setattr(run, "make_venv", lambda: None)
    monkeypatch.setattr(run, "install_uv", lambda: None)
    monkeypatch.setattr(run, "install", groups.append)
    monkeypatch.setattr(run, "prepare_rules", prepare_rules)
    monkeypatch.setattr(run, "prepare_pages", prepare_pages)
    monkeypatch.setattr(run, "replace_process", become)
    assert run.main(words) == 0
    return {**seen, "groups": groups}


@pytest.mark.parametrize(
    ("words", "groups", "started"),
    [
        ([], ["run"], ["-m", "wanli.cli", *run.DEFAULT_WORDS]),
        (["replay", "x", "test"], ["run"], ["-m", "wanli.cli", "replay", "x", "test"]),
        (["bench", "--json"], ["run", "bench"], ["-m", "wanli.cli", "bench", "--json"]),
    ],
)
def test_words_go_to_the_command_line_of_the_compiled_product(
    checkout: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    groups: list[str],
    started: list[str],
) -> None:
    monkeypatch.setenv("PYTHONPATH", "somewhere/else")
    monkeypatch.setattr(sys, "argv", ["my house/run.py", *words])
    seen = start(words, run.Rules(checkout / "built"), monkeypatch)
    assert seen["groups"] == groups
    assert seen["command"] == started
    assert isinstance(env := seen["env"], dict)
    assert env["PYTHONPATH"] == str(checkout / "built")
    assert env["PYTHONSAFEPATH"] == "1"
    assert env["WANLI_COMMAND"].endswith(" 'my house/run.py'")


def test_python_has_all_extras_and_finds_modules_beside_a_script(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["python", "-m", "tools.learn", "great-wall"]
    seen = start(words, run.Rules(checkout / "built"), monkeypatch)
    assert seen["groups"] == ["run", "dev"]
    assert seen["command"] == words[1:]
    assert isinstance(env := seen["env"], dict)
    assert env["PYTHONPATH"] == str(checkout / "built")
    assert "PYTHONSAFEPATH" not in env


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (run.Rules(Path("built")), "--compiled=built"),
        (run.Rules(Path("src"), "No compiler."), "--not-compiled=No compiler."),
        (run.Rules(Path("src"), "Broken.", failed=True), "--compile-failed=Broken."),
    ],
)
def test_test_starts_the_checks_and_tells_them_about_the_build(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, rules: run.Rules, said: str
) -> None:
    seen = start(["test", "-k", "tower"], rules, monkeypatch)
    assert seen["groups"] == ["run", "dev", "docs"]
    assert seen["try_again"] is True
    npm = "--npm=/node/bin/node 'npm cli.js'"
    assert seen["command"] == [str(checkout / "tools/check.py"), said, npm, "-k", "tower"]


def test_docs_builds_the_site_and_prints_its_folder(
    checkout: Path,
    steps: Steps,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    groups: list[str] = []
    monkeypatch.setattr(run, "make_venv", lambda: None)
    monkeypatch.setattr(run, "install_uv", lambda: None)
    monkeypatch.setattr(run, "install", groups.append)
    assert run.main(["docs"]) == 0
    assert groups == ["run", "dev", "docs"]
    assert "mkdocs" in steps.commands[0]
    assert capsys.readouterr().out == f"{checkout / '.build' / 'site'}\n"


@pytest.mark.usefixtures("checkout")
def test_the_checks_are_told_where_the_pages_are_or_why_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = run.Rules(Path("built"))
    seen = start(["test"], rules, monkeypatch)
    assert seen["with_tools"] is True
    assert isinstance(env := seen["env"], dict)
    assert env["WANLI_WEB"] == "pages"
    assert env["PATH"].startswith(f"{NODE.program.parent}{os.pathsep}")
    seen = start(["test"], rules, monkeypatch, run.Pages(None, NODE, "Broken."))
    assert isinstance(command := seen["command"], list)
    assert command[-1] == "--no-pages=Broken."


@pytest.mark.usefixtures("checkout")
@pytest.mark.parametrize(
    ("words", "wanted"),
    [([], True), (["--lang", "pl", "serve"], True), (["play"], False), (["bench"], False)],
)
def test_pages_are_built_for_those_who_serve_them(
    monkeypatch: pytest.MonkeyPatch, words: list[str], wanted: bool
) -> None:
    seen = start(words, run.Rules(Path("built")), monkeypatch)
    assert ("with_tools" in seen) is wanted
    assert isinstance(env := seen["env"], dict)
    assert env.get("WANLI_WEB") == ("pages" if wanted else None)


@pytest.mark.usefixtures("checkout")
def test_pages_that_somebody_has_built_are_taken_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("WANLI_WEB", "mine")
    seen = start(["serve"], run.Rules(Path("built")), monkeypatch)
    assert "with_tools" not in seen
    assert isinstance(env := seen["env"], dict)
    assert env["WANLI_WEB"] == "mine"


@pytest.mark.usefixtures("checkout")
def test_a_server_starts_without_pages_and_it_is_said_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = start([], run.Rules(Path("built")), monkeypatch, run.Pages(None, None, "No Node."))
    assert seen["command"] == ["-m", "wanli.cli", "serve"]
    assert isinstance(env := seen["env"], dict)
    assert "WANLI_WEB" not in env
    assert capsys.readouterr().err == f"No Node.\n{run.WITHOUT_PAGES}\n"


def test_nothing_of_the_set_up_is_written_to_the_products_output(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start(["bench"], run.Rules(checkout / "src", "No compiler."), monkeypatch)
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == "No compiler.\n"


# --- two things at once ---------------------------------------------------------------------------


@pytest.mark.usefixtures("checkout")
def test_the_rules_compile_while_packages_and_pages_are_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, done = threading.Event(), threading.Event()

    def prepare_rules(**_: bool) -> run.Rules:
        begun.set()
        return run.Rules(Path("built" if done.wait(60) else "too late"))

    def prepare_pages() -> run.Pages:
        assert begun.wait(60)
        done.set()
        return BUILT

    monkeypatch.setattr(run, "make_venv", lambda: None)
    monkeypatch.setattr(run, "install_uv", lambda: None)
    monkeypatch.setattr(run, "install", [].append)
    monkeypatch.setattr(run, "prepare_rules", prepare_rules)
    monkeypatch.setattr(run, "prepare_pages", prepare_pages)
    monkeypatch.setattr(run, "replace_process", lambda _, env: env["PYTHONPATH"] != "built")
    assert run.main(["serve"]) == 0


def test_compiling_that_was_stopped_did_not_fail(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "STOPPED", threading.Event())
    monkeypatch.setattr(run, "find_compiler", lambda: "cc")
    wait = [sys.executable, "-c", "import time; time.sleep(300)"]
    monkeypatch.setattr(run, "compile_into", lambda *_: run.step("Compiling the rules", wait))
    work = run.in_background(run.prepare_rules)
    done = work.__enter__()
    deadline = time.monotonic() + 60
    while not run.RUNNING_STEPS and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not work.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert "Stopped" in str(done.exception())
    assert not (checkout / ".build" / "failed").exists()


# --- when things go wrong -------------------------------------------------------------------------


def test_a_failing_step_shows_the_end_of_its_output_and_where_the_rest_is(checkout: Path) -> None:
    script = "for n in range(99): print('line', n)\nraise SystemExit(3)"
    with pytest.raises(run.StepError) as caught:
        run.step("Doing a thing", [sys.executable, "-c", script])
    assert "line 98" in str(caught.value)
    assert "line 9\n" not in str(caught.value)
    assert ".build/logs/doing-a-thing.log" in str(caught.value)
    assert "line 9\n" in (checkout / ".build/logs/doing-a-thing.log").read_text(encoding="utf-8")


def test_what_is_shown_of_a_log_is_plain(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text("\x1b[31mNo \x1b[0mwall\n    at build (node.js:1)\n}", encoding="utf-8")
    assert run.tail(log) == "    No wall\n    }"


@pytest.mark.parametrize(
    ("problem", "code", "said"),
    [
        (run.SetupError("Install this."), 2, "Install this."),
        (KeyboardInterrupt(), 130, "Stopped"),
        (OSError(28, "No space left on device", "x"), 2, "No space left"),
    ],
)
def test_a_person_is_shown_a_message_and_no_traceback(
    problem: BaseException, code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left, run.errors_as_messages():
        raise problem
    assert left.value.code == code
    assert said in capsys.readouterr().err


def test_another_set_up_of_the_checkout_is_waited_for(checkout: Path) -> None:
    pytest.importorskip("fcntl", reason="no such locks on this system")
    script = (
        "import pathlib, sys, run\n"
        "run.BUILD = pathlib.Path(sys.argv[1])\n"
        "with run.setup_lock(): print(pathlib.Path(sys.argv[2]).exists())\n"
    )
    last = checkout / "last"  # what the first one does before it is done
    command = [sys.executable, "-c", script, str(checkout / ".build"), str(last)]
    env = {**os.environ, "PYTHONPATH": str(Path(run.__file__).parent)}
    with run.setup_lock():
        other = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env)
        assert other.stderr is not None
        assert b"Waiting" in other.stderr.readline()
        last.touch()
    assert other.communicate(timeout=60)[0].split() == [b"True"]
