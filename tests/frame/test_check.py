"""tools/check.py: it counts tests, and a failure anywhere is a failure of the whole run."""

from pathlib import Path

import pytest

from tools import check

REPORT = """<testsuites><testsuite tests="9" failures="2" errors="1" skipped="1"/></testsuites>"""


QUICK = """import pathlib, sys
print("quick", file=sys.stderr, flush=True)
pathlib.Path(sys.argv[1]).touch()
sys.exit(3)"""
SLOW = """import pathlib, sys, time
deadline = time.monotonic() + 60
while not pathlib.Path(sys.argv[1]).exists() and time.monotonic() < deadline:
    time.sleep(0.02)
print("slow")"""  # finishes after the other one


def outcome(name: str, passed: int, failed: int) -> check.Outcome:
    """Return a step that took no time."""
    return check.Outcome(name, passed, failed, 0.0)


def test_a_test_that_errors_counts_as_failed(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT, encoding="utf-8")
    assert check.counts(report) == (5, 3, 1)


@pytest.mark.parametrize(("failed", "code"), [(0, 0), (2, 1)])
def test_the_last_line_counts_everything(
    failed: int,
    code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(check, "REPORTS", tmp_path)
    monkeypatch.setattr("sys.argv", ["check.py"])
    monkeypatch.setattr(check, "checks", lambda: [check.Check("style", check.python("-c", ""))])
    monkeypatch.setattr(check, "no_pages", lambda _: [])
    monkeypatch.setattr(check, "COVERAGE", tmp_path / "coverage")
    monkeypatch.setattr(check, "all_tests", lambda _: [outcome("tests", 7, failed)])
    assert check.main() == code
    assert capsys.readouterr().out.splitlines()[-1] == f"8 passed, {failed} failed"


def test_a_failed_compilation_is_a_failure_but_a_missing_compiler_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for option, failed in (("--compile-failed=Broken.", 1), ("--not-compiled=No compiler.", 0)):
        monkeypatch.setattr("sys.argv", ["check.py", option])
        assert check.compiled_tests(check.arguments(), []).failed == failed


def test_the_pages_are_checked_with_the_npm_that_built_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.argv", ["check.py", "--npm=node 'npm cli.js'"])
    args = check.arguments()
    npm = ["node", "npm cli.js", "--prefix", "web"]
    wanted = [
        ("eslint, prettier", [*npm, "run", "lint"]),
        ("svelte-check", [*npm, "run", "check"]),
        ("vitest", [*npm, "test"]),
    ]
    assert (check.web_checks(args), check.no_pages(args)) == (wanted, [])


def test_checks_run_in_parallel_and_are_reported_in_order(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "quick-is-done")
    slow = check.python("-c", SLOW, file)
    quick = check.python("-c", QUICK, file)
    outcomes = check.run_checks([check.Check("one", slow), check.Check("two", quick)])
    assert [(one.name, one.passed, one.failed) for one in outcomes] == [
        ("one", 1, 0),
        ("two", 0, 1),
    ]
    said = capsys.readouterr().out
    assert said.index("slow") < said.index("two") < said.index("quick")


def test_pages_that_cannot_be_built_are_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["check.py", "--no-pages=No Node.\nMore."])
    args = check.arguments()
    (outcome,) = check.no_pages(args)
    assert (outcome.failed, outcome.note, check.web_checks(args)) == (1, "No Node.", [])


def test_a_run_without_tests_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "REPORTS", tmp_path)
    monkeypatch.setattr(check, "run", lambda *_: 5)
    assert check.outcome_of("compiled", tmp_path, ["python"], []).failed == 1


def test_unknown_arguments_go_to_pytest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["check.py", "--compiled=x", "-k", "tower", "tests/frame"])
    assert check.arguments().pytest == ["-k", "tower", "tests/frame"]


def test_only_tests_of_compiled_modules_run_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs: list[tuple[str, list[str]]] = []

    def run(
        variant: str, place: Path, _runner: list[str], words: list[str], label: str = ""
    ) -> check.Outcome:
        assert place in (tmp_path, check.ROOT / "src")
        runs.append((label or variant, words))
        return outcome(label or variant, 1, 0)

    monkeypatch.setattr("sys.argv", ["check.py", f"--compiled={tmp_path}"])
    monkeypatch.setattr(check, "outcome_of", run)
    check.all_tests(check.arguments())
    folders = [folder for those in check.ONCE.values() for folder in those]
    rest = [f"--ignore={folder}" for folder in folders]
    once = [(label, list(those)) for label, those in check.ONCE.items()]
    assert runs == [("interpreted", rest), ("compiled", rest), *once]
    assert all((check.ROOT / folder).exists() for folder in folders)


@pytest.mark.parametrize("wanted", [True, False])
def test_coverage_is_reported_on_request(
    wanted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runners: list[list[str]] = []

    def run(_variant: str, _place: Path, runner: list[str], *_: object) -> check.Outcome:
        runners.append(runner)
        return outcome("tests", 1, 0)

    words = [f"--compiled={tmp_path}", *(["--coverage"] if wanted else [])]
    monkeypatch.setattr("sys.argv", ["check.py", *words])
    monkeypatch.setattr(check, "outcome_of", run)
    monkeypatch.setattr(check, "with_coverage", lambda one: one._replace(note="told"))
    outcomes = check.all_tests(check.arguments())
    assert (outcomes[-1].note == "told") is wanted
    assert ["coverage" in runner for runner in runners] == [wanted, False, wanted, False]
