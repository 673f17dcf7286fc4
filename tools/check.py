"""Run every check and all tests, continue after a failure, and print a summary at the end.

Started by `python3 run.py test`, which passes the paths of npm and of the compiled rules, and in
WANLI_WEB that of the web pages.  Other arguments go to pytest: `python3 run.py test -k tower`.

--full       also run the tests marked `full`, and the long form of others
--coverage   report how much of the code the tests cover; takes 50% longer
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / ".build" / "reports"
COVERAGE = ROOT / ".build" / "coverage"
WORKERS = os.cpu_count() or 1
# Tests that wait for servers leave a core idle with fewer workers; more browsers only compete.
WAITING_WORKERS = {"server": 2 * WORKERS, "browser": WORKERS + 1}
WITH_COVERAGE = ("-m", "coverage", "run")
# Tests of code that is never compiled run once.  The browser's driver occupies the event loop of
# its process, so its tests have processes of their own.
ONCE = {
    "server": (
        "tests/text",
        "tests/cli",
        "tests/arena",
        "tests/bots",
        "tests/bench",
        "tests/table",
        "tests/storage",
        "tests/server",
        "tests/leaks",
        "tests/faults",
        "tests/frame",
        "tests/companion",
        "tests/research",
        "tests/docs/test_site.py",
        "tests/test_readme.py",
    ),
    "browser": ("tests/web",),
}
WEB_CHECKS = (
    ("eslint, prettier", ["run", "lint"]),
    ("svelte-check", ["run", "check"]),
    ("vitest", ["test"]),
)
FULL = "WANLI_FULL"  # environment variable: the tests take their long form
LINT_IMPORTS = "from importlinter.cli import lint_imports_command as main; main()"


class Outcome(NamedTuple):
    """The result of one step; a check counts as one test."""

    name: str
    passed: int
    failed: int
    seconds: float
    note: str = ""


class Check(NamedTuple):
    """A command that passes or fails as a whole."""

    name: str
    command: list[str]


def python(*words: str) -> list[str]:
    """Return a command for the Python that runs this file."""
    return [sys.executable, *words]


def environment(place: Path, **more: str) -> dict[str, str]:
    """Return this environment with `wanli` importable from one folder only."""
    return {**os.environ, **more, "PYTHONPATH": str(place), "PYTHONSAFEPATH": "1"}


def run(command: list[str], env: dict[str, str]) -> int:
    """Run a command in the checkout with its output shown."""
    sys.stdout.flush()
    return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode


def heading(name: str) -> float:
    """Print the heading of a step and return the time."""
    print(f"\n--- {name} " + "-" * (70 - len(name)), flush=True)
    return time.monotonic()


def run_checks(all_checks: Sequence[Check]) -> list[Outcome]:
    """Run the checks in parallel, one per core, and print their outputs in order."""
    with ThreadPoolExecutor(WORKERS) as pool:
        return [_print_check(*done) for done in pool.map(_run_check, all_checks)]


def _run_check(one: Check) -> tuple[str, str, int, float]:
    started = time.monotonic()
    env = environment(ROOT / "src", PYRIGHT_PYTHON_IGNORE_WARNINGS="1")
    done = subprocess.run(
        one.command, cwd=ROOT, env=env, check=False, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace",
    )  # fmt: skip
    return one.name, done.stdout, done.returncode, time.monotonic() - started


def _print_check(name: str, output: str, code: int, seconds: float) -> Outcome:
    heading(name)
    print(output, end="", flush=True)
    return Outcome(name, int(code == 0), int(code != 0), seconds)


def counts(report: Path) -> tuple[int, int, int]:
    """Return how many tests of a JUnit report passed, failed or broke, and were skipped."""
    total = failed = skipped = 0
    for suite in ElementTree.parse(report).getroot().iter("testsuite"):
        total += int(suite.get("tests", "0"))
        failed += int(suite.get("failures", "0")) + int(suite.get("errors", "0"))
        skipped += int(suite.get("skipped", "0"))
    return total - failed - skipped, failed, skipped


def outcome_of(
    variant: str, place: Path, runner: list[str], words: list[str], label: str = ""
) -> Outcome:
    """Run tests against the `wanli` in one folder."""
    name = f"tests, {label or variant}"
    started = heading(name)
    report = REPORTS / f"{label or variant}.xml"
    report.unlink(missing_ok=True)
    workers = WAITING_WORKERS.get(label, WORKERS)
    options = ["-n", str(workers), "-q", f"--junit-xml={report}", *words]
    code = run([*runner, "-m", "pytest", *options], environment(place, WANLI_EXPECT=variant))
    passed, failed, skipped = counts(report) if report.exists() else (0, 0, 0)
    if code != 0 and failed == 0:
        failed = 1  # no test was found, or pytest itself failed
    note = f"{skipped} skipped" if skipped else ""
    return Outcome(name, passed, failed, time.monotonic() - started, note)


def interpreted_tests(args: argparse.Namespace, words: list[str]) -> Outcome:
    """Run the tests against the sources."""
    return outcome_of("interpreted", ROOT / "src", runner(args), words)


def tests_once(args: argparse.Namespace) -> list[Outcome]:
    """Run the tests of code that is never compiled, with compiled rules if there are any."""
    variant = "compiled" if args.compiled else "interpreted"
    place = args.compiled or ROOT / "src"
    return [
        outcome_of(variant, place, runner(args, label), list(ONCE[label]), label) for label in ONCE
    ]


def runner(args: argparse.Namespace, label: str = "") -> list[str]:
    """Return the command that runs tests; browser tests run without coverage, at full speed."""
    return python(*WITH_COVERAGE) if args.coverage and label != "browser" else python()


def with_coverage(outcome: Outcome) -> Outcome:
    """Add the total coverage of all runs to an outcome."""
    src = ROOT / "src"
    run(python("-m", "coverage", "combine", "-q"), environment(src))
    command = python("-m", "coverage", "report", "--format=total")
    answer = subprocess.run(
        command, cwd=ROOT, env=environment(src), capture_output=True, text=True, check=False
    )
    total = f"coverage {answer.stdout.strip() or '?'}%"
    print(f"{total} (lines and branches; `coverage report` lists what is missing)")
    return outcome._replace(note=", ".join(filter(None, [total, outcome.note])))


def compiled_tests(args: argparse.Namespace, words: list[str]) -> Outcome:
    """Run the same tests against the compiled rules, if there are any."""
    if args.compiled:
        return outcome_of("compiled", args.compiled, python(), words)
    name = "tests, compiled"
    heading(name)
    failed = int(bool(args.compile_failed))
    note = args.compile_failed or f"not run: {args.not_compiled}"
    print(note)
    return Outcome(name, 0, failed, 0.0, note)


def all_tests(args: argparse.Namespace) -> list[Outcome]:
    """Run all tests; with arguments for pytest run those, interpreted and compiled."""
    if args.pytest:
        outcomes = [interpreted_tests(args, args.pytest), compiled_tests(args, args.pytest)]
    else:
        rest = [f"--ignore={folder}" for folders in ONCE.values() for folder in folders]
        first = [interpreted_tests(args, rest), compiled_tests(args, rest)]
        outcomes = [*first, *tests_once(args)]
    return [*outcomes[:-1], with_coverage(outcomes[-1])] if args.coverage else outcomes


def web_checks(args: argparse.Namespace) -> list[Check]:
    """Return the checks and tests of the web client in its own language."""
    npm = [*shlex.split(args.npm), "--prefix", "web"]
    return [Check(name, [*npm, *words]) for name, words in WEB_CHECKS] if args.npm else []


def no_pages(args: argparse.Namespace) -> list[Outcome]:
    """Return a failure if the pages could not be built."""
    if args.npm:
        return []
    heading("web pages")
    print(args.no_pages)
    return [Outcome("web pages", 0, 1, 0.0, args.no_pages.partition("\n")[0])]


def checks() -> list[Check]:
    """Return all checks, the slowest first."""
    return [
        Check("mypy --strict", python("-m", "mypy", "--strict")),
        Check("pyright", python("-m", "pyright")),
        Check("ruff check", python("-m", "ruff", "check")),
        Check("ruff format", python("-m", "ruff", "format", "--check")),
        Check("dead code", python("-m", "vulture")),
        Check("import direction", python("-c", LINT_IMPORTS, "--no-logo", "--no-cache")),
        Check("clause coverage", python("tools/clauses.py")),
    ]


def show(outcomes: list[Outcome]) -> None:
    """Print the table at the end."""
    heading("summary")
    for one in outcomes:
        word = "FAILED" if one.failed else "ok" if one.passed else "-"
        count = f"{one.passed} passed, {one.failed} failed"
        print(f"{word:7}{one.name:20}{count:26}{one.seconds:7.1f} s  {one.note}")


def arguments() -> argparse.Namespace:
    """Parse the arguments from run.py; the rest goes to pytest."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    build = parser.add_mutually_exclusive_group()
    build.add_argument("--compiled", type=Path, help="the folder of the compiled package")
    build.add_argument("--compile-failed", help="why compiling failed")
    build.add_argument(
        "--not-compiled", default="no compiled build given", help="why nothing is compiled"
    )
    web = parser.add_mutually_exclusive_group()
    web.add_argument("--npm", default="", help="the command that runs npm")
    web.add_argument("--no-pages", default="no npm given", help="why the pages are not built")
    parser.add_argument("--full", action="store_true", help="also run the long tests")
    parser.add_argument("--coverage", action="store_true", help="report the coverage of the tests")
    known, rest = parser.parse_known_args()
    known.pytest = rest
    return known


def main() -> int:
    """Run everything; return 0 if nothing failed."""
    args = arguments()
    REPORTS.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(COVERAGE, ignore_errors=True)
    COVERAGE.mkdir(parents=True)
    done = run_checks([*checks(), *web_checks(args)])
    if args.full:
        os.environ[FULL] = "1"
    outcomes = [*done, *no_pages(args), *all_tests(args)]
    show(outcomes)
    passed = sum(one.passed for one in outcomes)
    failed = sum(one.failed for one in outcomes)
    print(f"\n{passed} passed, {failed} failed", flush=True)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
