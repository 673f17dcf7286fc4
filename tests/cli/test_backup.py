"""`wanli backup`, `restore` and `export` report a missing site instead of treating it as empty."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize(
    "words",
    ["backup new.backup", "export sometable", "restore site.backup --replace"],
    ids=lambda words: words.split()[0],
)
def test_a_missing_site_is_not_created(run: Run, data: Path, words: str) -> None:
    elsewhere = ["--data", "elsewhere"]
    assert run("restore", str(site(run)), *elsewhere).code == 0
    done = run(*words.split())
    said = " ".join(done.err.split())
    assert done.code == 2
    assert str(data / "wanli.db") in said.replace(" ", "")
    assert "--data" in said
    assert "WANLI_DATA" in said
    assert not data.exists()
    assert not Path("new.backup").exists()
    assert run("backup", "new.backup", *elsewhere).code == 0


def site(run: Run) -> Path:
    """The backup of a site with one imported game."""
    record = RECORDS / "great-wall" / "01-2-players-all-claims-made.wanli"
    assert run("import", str(record), "--data", "first").code == 0
    assert run("backup", "site.backup", "--data", "first").code == 0
    return Path("site.backup")
