"""tools/audit.py: findings are reported, and a failed audit does not count as clean."""

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
    ("answer", "code", "expected"),
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
def test_the_result_of_an_audit_is_reported(
    answer: object,
    code: int,
    expected: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    script = f"print({json.dumps(answer)!r})" if answer else "raise SystemExit('no network')"
    monkeypatch.setattr(audit, "audit_commands", lambda: {"pins": [sys.executable, "-c", script]})
    assert audit.main() == code
    assert expected in capsys.readouterr().out


def test_a_missing_program_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "audit_commands", lambda: {"pins": ["no-such-program-anywhere"]})
    assert audit.main() == 2
    assert "no-such-program-anywhere" in capsys.readouterr().out


def test_every_file_of_pins_is_audited() -> None:
    pins = {f"requirements/{file.name}" for file in (audit.ROOT / "requirements").glob("*.txt")}
    assert set(audit.audit_commands()) == {*pins, "web/package-lock.json"}
