"""Run pip-audit and npm audit on all pins: `python3 -m tools.audit`; standard library only.

Exit code: 0 if no vulnerability is known, 1 if one is, 2 if a file could not be audited. This is
not part of the tests, which do not use the internet.
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
TIMEOUT = 300  # seconds


def audit_commands() -> dict[str, list[str]]:
    """Return the command that audits each file."""
    pip_audit = ["pip-audit"] if shutil.which("pip-audit") else ["uvx", "pip-audit"]
    words = [*pip_audit, "--disable-pip", "--require-hashes", "--format", "json", "-r"]
    pins = {f"requirements/{name}.txt": [*words, f"requirements/{name}.txt"] for name in PINS}
    return {**pins, "web/package-lock.json": ["npm", "--prefix", "web", "audit", "--json"]}


def run_audit(command: list[str]) -> list[str]:
    """Return the vulnerabilities that a command finds; raise OSError if it could not audit."""
    try:
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=TIMEOUT
        )
    except subprocess.TimeoutExpired as error:
        raise OSError("no answer") from error
    try:
        return vulnerabilities(json.loads(done.stdout))
    except ValueError as error:
        messages = done.stderr.strip().splitlines()
        raise OSError(messages[-1] if messages else "no answer") from error


def vulnerabilities(report: dict[str, Any]) -> list[str]:
    """Return a line for each vulnerability in a report; raise OSError for an incomplete report."""
    if "dependencies" in report:  # pip-audit
        packages = report["dependencies"]
        bad = [f"{one['name']}: {v['id']}" for one in packages for v in one.get("vulns", ())]
        skipped = [one["skip_reason"] for one in packages if "skip_reason" in one]
        if skipped and not bad:  # pip-audit would report success
            raise OSError(skipped[0])
        return bad
    if "vulnerabilities" not in report:  # npm failed
        raise OSError(report.get("message", "no answer"))
    return [f"{name}: {one['severity']}" for name, one in report["vulnerabilities"].items()]


def main() -> int:
    """Audit every file and print the results."""
    worst = 0
    for file, command in audit_commands().items():
        try:
            found = run_audit(command)
        except OSError as error:
            print(f"{file}: NOT AUDITED, {command[0]} failed: {error}")
            worst = max(worst, 2)
            continue
        print(f"{file}: {'; '.join(found) if found else 'no known vulnerabilities'}")
        worst = max(worst, 1 if found else 0)
    return worst


if __name__ == "__main__":
    sys.exit(main())
