"""Golden records: each replays to its reviewed text, and together they cover every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.golden import coverage, records, replayed, told
from wanli.core.record import read_record, record_of
from wanli.games import GAMES, game

PATHS = [path for one in GAMES for path in records(one)]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_reviewed_text(path: Path) -> None:
    play = replayed(game(path.parent.name), path)
    text = path.read_text(encoding="utf-8")
    assert told(play) == path.with_suffix(".told").read_text(encoding="utf-8")
    assert record_of(play, read_record(text).seats).write() == text
    assert play.over


@pytest.mark.parametrize("name", [one.id for one in GAMES])
def test_every_option_player_count_and_ending_has_a_golden_record(name: str) -> None:
    missing = [what for what, count in coverage(game(name)).items() if count == 0]
    assert missing == [], "run python -m tools.golden"
