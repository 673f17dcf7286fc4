"""Programs as bots: complete games, the end of processes, names and documentation."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.bots.programs import (
    EXAMPLES,
    FOR_EVER,
    PATIENCE,
    PATIENT,
    against_random,
    has_ended,
    program,
    raise_time_limits,
    wait_until_asked,
)
from wanli.arena import match
from wanli.arena.match import Fixture, play
from wanli.bots import bot
from wanli.bots.levels import Level
from wanli.bots.programs import (
    ProgramTerms,
    command_of,
    is_program,
)
from wanli.bots.programs import process as processes
from wanli.bots.programs.messages import Answer, Decide, Hello, Over
from wanli.core.errors import BadOption
from wanli.core.game import Game
from wanli.core.view import View
from wanli.games import GAMES

every_game = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
NO_NODE = pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
every_example = pytest.mark.parametrize(
    "example", ["first.py", "first.sh", pytest.param("first.mjs", marks=NO_NODE)]
)


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    raise_time_limits(monkeypatch)


# ---- whole games -----------------------------------------------------------------------------
@every_game
@every_example
def test_an_example_program_plays_a_complete_reproducible_game(rules: Game, example: str) -> None:
    seats = ("random", str(EXAMPLES / example))
    played = play(Fixture(rules.id, seats, 3, programs=PATIENT))
    assert played.failures == ()
    assert sum(played.shares) == pytest.approx(1)
    assert play(Fixture(rules.id, seats, 3, programs=PATIENT)) == played
    assert play(Fixture(rules.id, seats, 4, programs=PATIENT)).scores != played.scores


@every_example
def test_an_example_program_has_at_most_25_lines(example: str) -> None:
    lines = (EXAMPLES / example).read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 25


def test_the_example_programs_can_play_each_other() -> None:
    seats = tuple(str(EXAMPLES / name) for name in ("first.py", "first.sh", "first.py"))
    assert play(Fixture("chang-cheng", seats, 1, programs=PATIENT)).failures == ()


# ---- the end of programs ---------------------------------------------------------------------
def test_a_program_that_ignores_sigterm_is_killed_with_its_children(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "GRACE", 0.2)
    child = 'here.with_suffix(".child").write_text(str(subprocess.Popen(["sleep", "600"]).pid))'
    stubborn = f"signal.signal(signal.SIGTERM, signal.SIG_IGN)\n{child}"
    file = program(tmp_path, before=stubborn)
    with Path(file).open("a") as out:
        out.write(f"\n{FOR_EVER}\n")  # after the end of its input
    assert against_random(file).failures == ()
    assert has_ended(file)
    assert has_ended(file, kind=".child")


def test_a_program_ends_when_its_game_is_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Impatient:
        def choose(self, view: View) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(match, "bot", lambda _name, _seed: Impatient())
    file = program(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        play(Fixture("great-wall", (file, "random"), 1, (("first-seat", "1"),)))
    assert has_ended(file)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_program_ends_when_its_parent_process_is_stopped(
    tmp_path: Path, how: signal.Signals
) -> None:
    file = program(tmp_path, FOR_EVER, before="signal.signal(signal.SIGINT, 1)")
    usual = "default_int_handler" if how == signal.SIGINT else "SIG_DFL"
    lines = [
        # Under `nohup` SIGHUP is ignored, and child processes inherit that. So restore the default
        # handler here only: pytest itself must go on ignoring the signal.
        f"import signal; signal.signal({int(how)}, signal.{usual})",
        "from wanli.arena.match import *; from wanli.bots.programs import ProgramTerms",
        f"play(Fixture('great-wall', ({file!r}, 'random'), 1, programs=ProgramTerms(600)))",
    ]
    code = "\n".join(lines)
    asking = subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.DEVNULL)
    try:
        wait_until_asked(file)
        os.kill(asking.pid, how)
        assert asking.wait(PATIENCE) in (-how, 1, 130)
    finally:
        asking.kill()
        asking.wait()
    assert has_ended(file)


# ---- names -----------------------------------------------------------------------------------
def test_a_program_is_named_by_its_file_or_its_command(tmp_path: Path) -> None:
    file = program(tmp_path)
    assert [is_program(name) for name in (file, "x.py", "./x", "program:x")] == [True] * 4
    assert not any(is_program(name) for name in ("easy", "master@2000", "plain@20ms"))
    assert command_of(file) == [sys.executable, file]
    assert command_of(f"program:sh -c 'exec {file}'") == ["sh", "-c", f"exec {file}"]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("./nobody.py", "program-no-file"),
        ("program:", "program-no-command"),
        ("program:sh 'half", "program-no-command"),
        ("program:no-such-command-here -v", "program-unknown"),
    ],
)
def test_an_invalid_program_name_is_refused(name: str, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        command_of(name)
    assert refused.value.code == code
    assert refused.value.facts["program"] == name


def test_a_file_without_execute_permission_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "plain"
    file.write_text("#!/bin/sh\n")
    with pytest.raises(BadOption) as refused:
        command_of(str(file))
    assert refused.value.code == "program-unknown"


@pytest.mark.parametrize("find", [lambda name: bot(name, 1), Level.read])
def test_a_name_from_a_request_never_starts_a_program(tmp_path: Path, find: Any) -> None:
    for name in (program(tmp_path), "program:sh"):
        with pytest.raises(BadOption) as refused:
            find(name)
        assert refused.value.code == "unknown-level"
    assert not (tmp_path / "bot.pid").exists()


def test_terms_of_programs_can_be_read() -> None:
    assert ProgramTerms.read(2.0, "replace") == ProgramTerms(2.0, "replace")
    with pytest.raises(BadOption) as refused:
        ProgramTerms.read(2.0, "weep")
    assert refused.value.facts["known"] == "lose, replace"


# ---- documentation ---------------------------------------------------------------------------
def blocks(kind: str) -> list[str]:
    """Return the fenced blocks of docs/adding-a-bot.md."""
    text = (EXAMPLES.parents[1] / "docs" / "adding-a-bot.md").read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


def test_the_program_on_the_bot_page_plays_a_game(tmp_path: Path) -> None:
    (code,) = blocks("python")
    file = tmp_path / "mybot.py"
    file.write_text(code, encoding="utf-8")
    assert against_random(str(file)).failures == ()


def test_the_messages_on_the_bot_page_have_all_fields() -> None:
    *told, answer, over = blocks("json")
    for text, kind in zip([*told, over], [Hello, Decide, Over], strict=True):
        assert msgspec.json.decode(text, type=kind)
        assert set(json.loads(text)) == {"t", *kind.__struct_fields__}
    question = msgspec.json.decode(told[1], type=Decide)
    assert msgspec.json.decode(answer, type=Answer).move in question.legal
