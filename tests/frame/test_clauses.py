"""The check of clause coverage finds missing and unknown clauses."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.clauses import main

PAGE = "- **XY-1.1** One.\n- **XY-1.2 Two (2)** Another.\n"


def create_checkout(root: Path, source: str, test: str) -> Path:
    """Create a checkout with one rules page, one source and one test."""
    for name, text in (
        ("src/wanli/rules/xy.en.md", PAGE),
        ("src/wanli/xy.py", source),
        ("tests/test_xy.py", test),
    ):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def test_a_checkout_passes_if_every_clause_is_tested(tmp_path: Path) -> None:
    assert main(create_checkout(tmp_path, "# XY-1\n", "# XY-1.1, XY-1.2\n")) == 0


def test_a_clause_without_a_test_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(create_checkout(tmp_path, "# XY-1.2\n", "# XY-1.1\n")) == 1
    assert "no test cites XY-1.2\n" in capsys.readouterr().out


def test_an_unknown_clause_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(create_checkout(tmp_path, "\n# XY-1.3, XY-2\n", "# XY-1.1, XY-1.2\n")) == 1
    found = capsys.readouterr().out
    assert "xy.py:2 XY-1.3\n" in found
    assert "xy.py:2 XY-2\n" in found


def test_the_english_page_defines_the_clauses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = create_checkout(tmp_path, "", "# XY-1.1, XY-1.2\n")
    (root / "src/wanli/rules/xy.pl.md").write_text("- **XY-1.3** Trzy.\n", encoding="utf-8")
    assert main(root) == 1
    found = capsys.readouterr().out
    assert "xy.pl.md:1 XY-1.3\n" in found
    assert "2 of 2 clauses are cited by a test" in found


def test_a_test_may_use_an_invented_clause(tmp_path: Path) -> None:
    test = "# XY-1.1, XY-1.2\nask('XY-9.9')  # no such clause\n"
    assert main(create_checkout(tmp_path, "", test)) == 0


def test_a_checkout_without_rules_fails(tmp_path: Path) -> None:
    assert main(tmp_path) == 1
