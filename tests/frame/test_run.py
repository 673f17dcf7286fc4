"""run.py starts commands, servers and checks, and reports errors."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import run
from tests.frame.conftest import FakeSteps

NODE = run.Node(Path("/node/bin/node"), ["/node/bin/node", "npm cli.js"])
BUILT = run.Pages(Path("pages"), NODE)


def start(
    words: list[str],
    rules: run.Rules,
    monkeypatch: pytest.MonkeyPatch,
    pages: run.Pages = BUILT,
) -> dict[str, object]:
    """Return what `run.py WORDS...` would install and start, with these rules and pages."""
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
def test_arguments_go_to_the_compiled_command_line(
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


def test_python_has_all_extras_and_can_import_modules_beside_a_script(
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
    ("rules", "expected"),
    [
        (run.Rules(Path("built")), "--compiled=built"),
        (run.Rules(Path("src"), "No compiler."), "--not-compiled=No compiler."),
        (run.Rules(Path("src"), "Broken.", failed=True), "--compile-failed=Broken."),
    ],
)
def test_test_starts_the_checks_with_the_state_of_the_build(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, rules: run.Rules, expected: str
) -> None:
    seen = start(["test", "-k", "tower"], rules, monkeypatch)
    assert seen["groups"] == ["run", "dev", "docs"]
    assert seen["try_again"] is True
    npm = "--npm=/node/bin/node 'npm cli.js'"
    assert seen["command"] == [str(checkout / "tools/check.py"), expected, npm, "-k", "tower"]


def test_docs_builds_the_site_and_prints_its_folder(
    checkout: Path,
    steps: FakeSteps,
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
def test_the_checks_get_the_folder_of_the_pages_or_the_reason_why_not(
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
def test_pages_are_built_for_commands_that_serve_them(
    monkeypatch: pytest.MonkeyPatch, words: list[str], wanted: bool
) -> None:
    seen = start(words, run.Rules(Path("built")), monkeypatch)
    assert ("with_tools" in seen) is wanted
    assert isinstance(env := seen["env"], dict)
    assert env.get("WANLI_WEB") == ("pages" if wanted else None)


@pytest.mark.usefixtures("checkout")
def test_pages_named_in_the_environment_are_used_unchanged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("WANLI_WEB", "mine")
    seen = start(["serve"], run.Rules(Path("built")), monkeypatch)
    assert "with_tools" not in seen
    assert isinstance(env := seen["env"], dict)
    assert env["WANLI_WEB"] == "mine"


@pytest.mark.usefixtures("checkout")
def test_a_server_starts_without_pages_and_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = start([], run.Rules(Path("built")), monkeypatch, run.Pages(None, None, "No Node."))
    assert seen["command"] == ["-m", "wanli.cli", "serve"]
    assert isinstance(env := seen["env"], dict)
    assert "WANLI_WEB" not in env
    assert capsys.readouterr().err == f"No Node.\n{run.WITHOUT_PAGES}\n"


def test_the_set_up_writes_nothing_to_the_output_of_the_command(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start(["bench"], run.Rules(checkout / "src", "No compiler."), monkeypatch)
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == "No compiler.\n"


@pytest.mark.usefixtures("checkout")
def test_rules_compile_while_packages_are_installed_and_pages_built(
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


# --- errors ---------------------------------------------------------------------------------------


def test_a_failing_step_shows_the_end_of_its_output_and_the_log_file(checkout: Path) -> None:
    script = "for n in range(99): print('line', n)\nraise SystemExit(3)"
    with pytest.raises(run.StepError) as caught:
        run.step("Doing a thing", [sys.executable, "-c", script])
    assert "line 98" in str(caught.value)
    assert "line 9\n" not in str(caught.value)
    assert ".build/logs/doing-a-thing.log" in str(caught.value)
    assert "line 9\n" in (checkout / ".build/logs/doing-a-thing.log").read_text(encoding="utf-8")


def test_control_characters_of_a_log_are_not_shown(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text("\x1b[31mNo \x1b[0mwall\n    at build (node.js:1)\n}", encoding="utf-8")
    assert run.tail(log) == "    No wall\n    }"


@pytest.mark.parametrize(
    ("problem", "code", "expected"),
    [
        (run.SetupError("Install this."), 2, "Install this."),
        (KeyboardInterrupt(), 130, "Stopped"),
        (OSError(28, "No space left on device", "x"), 2, "No space left"),
    ],
)
def test_a_user_sees_a_message_and_no_traceback(
    problem: BaseException, code: int, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left, run.errors_as_messages():
        raise problem
    assert left.value.code == code
    assert expected in capsys.readouterr().err


def test_a_concurrent_set_up_of_the_checkout_is_waited_for(checkout: Path) -> None:
    pytest.importorskip("fcntl", reason="no such locks on this system")
    script = (
        "import pathlib, sys, run\n"
        "run.BUILD = pathlib.Path(sys.argv[1])\n"
        "with run.setup_lock(): print(pathlib.Path(sys.argv[2]).exists())\n"
    )
    last = checkout / "last"  # the other one works before it finishes
    command = [sys.executable, "-c", script, str(checkout / ".build"), str(last)]
    env = {**os.environ, "PYTHONPATH": str(Path(run.__file__).parent)}
    with run.setup_lock():
        other = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env)
        assert other.stderr is not None
        assert b"Waiting" in other.stderr.readline()
        last.touch()
    assert other.communicate(timeout=60)[0].split() == [b"True"]
