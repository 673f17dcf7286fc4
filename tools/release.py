"""Make a release: `.venv/bin/python -m tools.release`, after `python3 run.py test` has made .venv.

Checks the tree, the version and the changelog, runs every test, builds the source distribution
and from it the wheel into dist/, checks both, and tags the commit.  Nothing leaves this machine:
pushing the tag starts the release workflow, which builds for every system and publishes.

    --dry-run       check the tree, the version and the changelog, and list the rest
    --tagged TAG    only check that TAG is the tag of this version
    --notes         only print the changelog of this version

Only the building needs more than the standard library: pip, setuptools and, if it is there, twine.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BRANCH = "main"
VERSION = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")
HEADING = re.compile(r"^## (\S+) - (\S+)$", re.M)
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
SDIST = "from setuptools import build_meta; build_meta.build_sdist('dist')"
INDEX = "wanli/static/index.html"
COMPILED = (".so", ".pyd")


class ReleaseError(Exception):
    """A reason not to release; only its text is printed."""


def version() -> str:
    """Return the version of the package, read without importing it."""
    source = (ROOT / "src" / "wanli" / "__init__.py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__":
            return str(ast.literal_eval(node.value))
    raise ReleaseError("src/wanli/__init__.py has no __version__.")


def notes(wanted: str) -> tuple[str, str]:
    """Return the date and the text of a version in the changelog; empty if it has no entry."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    entries = list(HEADING.finditer(changelog))
    ends = [entry.start() for entry in entries[1:]] + [len(changelog)]
    for entry, end in zip(entries, ends, strict=True):
        if entry[1] == wanted:
            return entry[2], changelog[entry.end() : end].strip()
    return "", ""


def git(*words: str) -> str:
    """Return what a git command prints."""
    done = subprocess.run(
        ["git", *words], cwd=ROOT, capture_output=True, text=True, check=False, encoding="utf-8"
    )
    if done.returncode != 0:
        raise ReleaseError(f"git {words[0]} failed: {done.stderr.strip()}")
    return done.stdout.strip()


def problems(wanted: str) -> list[str]:
    """Return the reasons why this commit cannot be released, as sentences."""
    date, text = notes(wanted)
    branch = git("branch", "--show-current") or "no branch"
    found = {
        f"Version {wanted} is not of the form 1.2.3 or 1.2.3rc1.": not VERSION.fullmatch(wanted),
        f"This is {branch}; releases are made on {BRANCH}.": branch != BRANCH,
        "The tree is not clean; commit or stash first.": bool(git("status", "--porcelain")),
        f"The tag v{wanted} exists; raise __version__ in src/wanli/__init__.py.": bool(
            git("tag", "--list", f"v{wanted}")
        ),
        f"CHANGELOG.md has nothing about {wanted}.": not text,
        f"CHANGELOG.md gives no date for {wanted} (## {wanted} - YYYY-MM-DD).": bool(
            text and not DATE.fullmatch(date)
        ),
    }
    return [sentence for sentence, holds in found.items() if holds]


def commands(wanted: str) -> list[list[str]]:
    """Return the commands that test and build, in order."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps"]
    return [
        [sys.executable, "run.py", "test", "--full"],
        [sys.executable, "-c", SDIST],
        [*pip, "--wheel-dir", "dist", f"dist/wanli-{wanted}.tar.gz"],
    ]


def tag_command(wanted: str) -> list[str]:
    """Return the command that tags the commit."""
    return ["git", "tag", "--annotate", f"v{wanted}", "--message", f"Wanli {wanted}"]


def do(command: list[str]) -> None:
    """Run a command in the checkout with its output shown."""
    print(f"$ {shlex.join(command)}", flush=True)
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if subprocess.run(command, cwd=ROOT, env=env, check=False).returncode != 0:
        raise ReleaseError(f"This failed: {shlex.join(command)}")


def packages(wanted: str) -> list[Path]:
    """Return the built packages; raise ReleaseError if anything is wrong with them."""
    found = sorted((ROOT / "dist").iterdir())
    wheels = [file for file in found if file.suffix == ".whl"]
    sdists = [file for file in found if file.name.endswith(".tar.gz")]
    if len(wheels) != 1 or len(sdists) != 1 or len(found) != 2:
        names = ", ".join(file.name for file in found) or "nothing"
        raise ReleaseError(f"dist should have one source distribution and one wheel; has {names}.")
    with tarfile.open(sdists[0]) as packed:
        sources = packed.getnames()
    with zipfile.ZipFile(wheels[0]) as packed_wheel:
        modules = packed_wheel.namelist()
    if not all(file.name.startswith(f"wanli-{wanted}") for file in found):
        raise ReleaseError(f"The packages in dist are not of version {wanted}.")
    if f"wanli-{wanted}/src/{INDEX}" not in sources or INDEX not in modules:
        raise ReleaseError("The web pages are not in the packages; `python3 run.py web` says why.")
    if not any(name.endswith(COMPILED) for name in modules):
        raise ReleaseError("The rules in the wheel are not compiled.")
    return found


def release(wanted: str) -> None:
    """Test, build, check and tag."""
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    (ROOT / "dist").mkdir()
    for command in commands(wanted):
        do(command)
    files = [str(file.relative_to(ROOT)) for file in packages(wanted)]
    if find_spec("twine"):
        do([sys.executable, "-m", "twine", "check", "--strict", *files])
    else:
        print("twine is not installed: the descriptions of the packages were not checked.")
    do(tag_command(wanted))
    print(f"Wanli {wanted} is tagged. To publish it: git push origin {BRANCH} v{wanted}")


def rehearse(wanted: str) -> None:
    """Print the commands of a release."""
    print(f"Wanli {wanted} can be released with these commands:")
    for command in [*commands(wanted), tag_command(wanted)]:
        print(f"    {shlex.join(command)}")


def check_tag(tag: str, wanted: str) -> None:
    """Raise if a tag is not that of this version, or the changelog has no entry for it."""
    if tag != f"v{wanted}":
        raise ReleaseError(f"The tag is {tag}, the version {wanted}.")
    if not notes(wanted)[1]:
        raise ReleaseError(f"CHANGELOG.md has nothing about {wanted}.")


def main(words: Sequence[str] | None = None) -> int:
    """Parse the arguments and run; return 0 on success."""
    parser = argparse.ArgumentParser(prog="tools.release", description="Make a release.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--dry-run", action="store_true", help="check, and list what would be done")
    what.add_argument("--tagged", metavar="TAG", help="only check that this is the version's tag")
    what.add_argument("--notes", action="store_true", help="only print the changelog")
    asked = parser.parse_args(words)
    try:
        wanted = version()
        if asked.tagged:
            check_tag(asked.tagged, wanted)
        elif asked.notes:
            print(notes(wanted)[1])
        elif found := problems(wanted):
            raise ReleaseError("\n".join(found))
        elif asked.dry_run:
            rehearse(wanted)
        else:
            release(wanted)
    except ReleaseError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
