"""run.py compiles the rules: when it does it again, and what it does if it cannot."""

import os
import sys
import threading
import time
from pathlib import Path

import pytest

import run
from tests.frame.conftest import FakeSteps

# --- the digest of the inputs ---------------------------------------------------------------------


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


# --- the compiled rules ---------------------------------------------------------------------------


def test_without_a_compiler_the_sources_run_and_one_line_says_so(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "find_compiler", lambda: None)
    rules = run.prepare_rules()
    assert rules.place == checkout / "src"
    assert "No C compiler" in rules.not_compiled
    assert "weaker" in rules.not_compiled
    assert "\n" not in rules.not_compiled
    assert not rules.failed


def test_a_compiler_outside_the_path_is_not_found(
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


def test_a_failed_compilation_leaves_no_build_and_is_not_repeated_at_every_start(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = FakeSteps("-c")
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


def test_an_interrupted_compilation_does_not_count_as_failed(
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
