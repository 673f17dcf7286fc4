"""tools/audit.py: a finding is told, and an audit that could not be made is not a clean one."""

from __future__ import annotations

import json
import sys

import pytest

from tools import audit

BAD = {"dependencies": [{"name": "a", "vulns": []}, {"name": "b", "vulns": [{"id": "CVE-1"}]}]}
GOOD = {"dependencies": [{"name": "a", "vulns": []}]}
SKIPPED = {"dependencies": [*GOOD["dependencies"], {"name": "d", "skip_reason": "not found"}]}
NPM = {"vulnerabilities": {"c": {"severity": "high"}}, "metadata": {}}
AWAY = {"message": "405 Method Not Allowed", "error": {}}


@pytest.mark.parametrize(
    ("answer", "code", "told"),
    [
        (GOOD, 0, "no known"),
        (BAD, 1, "b: CVE-1"),
        (NPM, 1, "c: high"),
        ({**NPM, "vulnerabilities": {}}, 0, "no known"),
        (SKIPPED, 2, "not found"),
        (AWAY, 2, "NOT AUDITED"),
        (AWAY, 2, "405 Method Not Allowed"),
        (None, 2, "NOT AUDITED"),
    ],
)
def test_what_came_out_is_said(
    answer: object,
    code: int,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    script = f"print({json.dumps(answer)!r})" if answer else "raise SystemExit('no network')"
    monkeypatch.setattr(audit, "audit_commands", lambda: {"pins": [sys.executable, "-c", script]})
    assert audit.main() == code
    assert told in capsys.readouterr().out


def test_a_program_that_is_not_there_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "audit_commands", lambda: {"pins": ["no-such-program-anywhere"]})
    assert audit.main() == 2
    assert "no-such-program-anywhere" in capsys.readouterr().out


def test_every_file_of_pins_is_asked_about() -> None:
    pins = {f"requirements/{file.name}" for file in (audit.ROOT / "requirements").glob("*.txt")}
    assert set(audit.audit_commands()) == {*pins, "web/package-lock.json"}
