"""The build id, which differs between machines whose bots would play differently."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import wanli
from wanli.arena.about import about, sources_digest

HERE = Path(wanli.__file__).parent


@pytest.mark.parametrize("changed", ["bots/evaluate/great_wall.json", "search/tree.py"])
def test_other_weights_or_another_search_change_the_build_id(tmp_path: Path, changed: str) -> None:
    for name in ("same", "other"):
        shutil.copytree(HERE, tmp_path / name, ignore=shutil.ignore_patterns("*.so", "static"))
    with (tmp_path / "other" / changed).open("a") as file:
        file.write("\n")
    (tmp_path / "same" / "cli" / "arena.py").write_text("# does not play")
    assert sources_digest(tmp_path / "same") == about().sources
    assert sources_digest(tmp_path / "other") != about().sources
    assert len(about().sources) == 12
