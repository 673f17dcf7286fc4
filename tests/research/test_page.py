"""The examples and numbers on docs/research.md."""

from __future__ import annotations

import contextlib
import io
import re
from typing import Any

import pytest

from tests.test_readme import ROOT, blocks
from wanli.games import game
from wanli.research.observing import observation

PAGE = "docs/research.md"


def test_the_example_of_the_research_page_prints_its_output() -> None:
    (expected,) = blocks(PAGE, "text")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(blocks(PAGE, "python")[0], PAGE, "exec"), {})
    assert printed.getvalue() == expected


def test_the_openspiel_game_on_the_research_page_can_be_loaded() -> None:
    pytest.importorskip("pyspiel")
    names: dict[str, Any] = {}
    exec(compile(blocks(PAGE, "python")[1], PAGE, "exec"), names)
    assert names["game"].num_players() == 3


def test_the_observation_sizes_on_the_research_page_are_correct() -> None:
    text = (ROOT / PAGE).read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| ([a-z-]+) \| (\d.*) \|$", text, flags=re.MULTILINE))
    assert rows
    for name, told in rows.items():
        rules = game(name)
        starts = [rules.new(rules.setup(players)) for players in rules.players]
        sizes = [str(len(observation(rules.view(state, 0)))) for state in starts]
        assert told == f"{', '.join(sizes)} | {starts[0].action_space()}"
