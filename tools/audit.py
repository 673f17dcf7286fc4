"""Asks pip-audit and npm audit about all pins: `python3 -m tools.audit`; standard library only.

Leaves with 0 if nothing is known against them, 1 if something is, 2 if nobody could be asked.
Never part of the tests: they ask no one outside.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PINS = ("uv", "run", "dev", "bench", "web", "docs")
WAIT = 300  # seconds


def audits() -> dict[str, list[str]]:
    """The commands, by what they look at."""
    pip_audit = ["pip-audit"] if shutil.which("pip-audit") else ["uvx", "pip-audit"]
    words = [*pip_audit, "--disable-pip", "--require-hashes", "--format", "json", "-r"]
    pins = {f"requirements/{name}.txt": [*words, f"requirements/{name}.txt"] for name in PINS}
    return {**pins, "web/package-lock.json": ["npm", "--prefix", "web", "audit", "--json"]}


def asked(command: list[str]) -> list[str]:
    """What is known against the pins of a file; raises OSError if nobody could be asked."""
    try:
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=WAIT
        )
    except subprocess.TimeoutExpired as error:
        raise OSError("no answer") from error
    try:
        return known(json.loads(done.stdout))
    except ValueError as error:
        said = done.stderr.strip().splitlines()
        raise OSError(said[-1] if said else "no answer") from error


def known(answer: dict[str, Any]) -> list[str]:
    """A line for each thing that is known against a package; raises OSError if none was told."""
    if "dependencies" in answer:  # pip-audit's
        every = answer["dependencies"]
        bad = [f"{one['name']}: {v['id']}" for one in every for v in one.get("vulns", ())]
        skipped = [one["skip_reason"] for one in every if "skip_reason" in one]
        if skipped and not bad:  # it would call that clean
            raise OSError(skipped[0])
        return bad
    if "vulnerabilities" not in answer:  # npm's own failure
        raise OSError(answer.get("message", "no answer"))
    return [f"{name}: {one['severity']}" for name, one in answer["vulnerabilities"].items()]


def main() -> int:
    """Ask about every file and say what came out."""
    worst = 0
    for file, command in audits().items():
        try:
            found = asked(command)
        except OSError as error:
            print(f"{file}: NOT AUDITED, {command[0]} could not ask: {error}")
            worst = max(worst, 2)
            continue
        print(f"{file}: {'; '.join(found) if found else 'nothing is known against it'}")
        worst = max(worst, 1 if found else 0)
    return worst


if __name__ == "__main__":
    sys.exit(main())
