"""Programs as bots: what they are told, and that none of them can spoil a game or outlive it."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.bots.programs import (
    EXAMPLES,
    FOR_EVER,
    HELLO,
    PATIENCE,
    be_patient,
    ends,
    failing,
    has_ended,
    heard,
    program,
    until,
    wait_until_asked,
)
from wanli.arena import match
from wanli.arena.match import Fixture, Outcome, play
from wanli.bots import bot
from wanli.bots.levels import Level
from wanli.bots.programs import (
    Program,
    ProgramBot,
    ProgramFailed,
    ProgramTerms,
    command_of,
    hello,
    is_program,
    program_seed,
)
from wanli.bots.programs import process as processes
from wanli.bots.programs.messages import Answer, Decide, Hello, Over
from wanli.core.errors import BadOption
from wanli.core.game import Game
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.core.view import View
from wanli.games import GAMES, game

every_game = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
NO_NODE = pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
every_example = pytest.mark.parametrize(
    "example", ["first.py", "first.sh", pytest.param("first.mjs", marks=NO_NODE)]
)
PATIENT = ProgramTerms(seconds=120.0)  # however busy the machine is
BRIEF = ProgramTerms(seconds=0.5)  # for programs that never answer
LONG = 'print("x" * 20_000, flush=True)'


def at_once(answers: int) -> str:
    """What writes so many answers in one go."""
    line = 'json.dumps({"move": message["legal"][0]}) + chr(10)'
    return f"sys.stdout.write(({line}) * {answers}); sys.stdout.flush()"


ENDLESS = 'while True: sys.stdout.write("x" * 1000)'
DEEP = 'print("[" * 9000, flush=True)'
FLOOD = 'while True: sys.stderr.write("lost " * 1000)'
BINARY = r'sys.stdout.buffer.write(b"\xff\xfe\n"); sys.stdout.buffer.flush()'
FAILURES = {
    "slow": (FOR_EVER, "program-slow"),
    "silent": ("pass", "program-slow"),
    "crashes": ('raise ValueError("no cards left")', "program-crashed"),
    "goes": ("sys.exit(0)", "program-ended"),
    "is killed": ("os.kill(os.getpid(), signal.SIGKILL)", "program-ended"),
    "hangs up": (f"os.close(1); {FOR_EVER}", "program-ended"),
    "says something": ('print("I pass")', "program-nonsense"),
    "says nothing": ("print()", "program-nonsense"),
    "another key": ("""print('{"text": "draw"}')""", "program-nonsense"),
    "a number": ("""print('{"move": 7}')""", "program-nonsense"),
    "no text at all": (BINARY, "program-nonsense"),
    "nested too deeply": (DEEP, "program-nonsense"),
    "illegal move": ("""print('{"move": "fly to the moon"}')""", "program-illegal"),
    "too long a line": (LONG, "program-line-too-long"),
    "a line without end": (ENDLESS, "program-line-too-long"),
    "floods standard error": (FLOOD, "program-flood"),
    "two answers": (at_once(2), "program-unasked"),
    "a thousand answers": (at_once(1000), "program-unasked"),
}


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)


def against_random(file: str, terms: ProgramTerms = PATIENT, seed: int = 3) -> Outcome:
    """A game of Great Wall of China."""
    return play(Fixture("great-wall", ("random", file), seed, programs=terms))


# ---- whole games -----------------------------------------------------------------------------
@every_game
@every_example
def test_an_example_plays_a_whole_game_and_the_same_one_again(rules: Game, example: str) -> None:
    seats = ("random", str(EXAMPLES / example))
    played = play(Fixture(rules.id, seats, 3, programs=PATIENT))
    assert played.failures == ()
    assert sum(played.shares) == pytest.approx(1)
    assert play(Fixture(rules.id, seats, 3, programs=PATIENT)) == played
    assert play(Fixture(rules.id, seats, 4, programs=PATIENT)).scores != played.scores


@every_example
def test_an_example_has_about_twenty_lines(example: str) -> None:
    lines = (EXAMPLES / example).read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 25


def test_the_examples_play_each_other() -> None:
    seats = tuple(str(EXAMPLES / name) for name in ("first.py", "first.sh", "first.py"))
    assert play(Fixture("chang-cheng", seats, 1, programs=PATIENT)).failures == ()


# ---- failures --------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", FAILURES)
def test_a_program_that_fails_loses_and_the_game_goes_on(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    then, code = FAILURES[kind]
    file = failing(tmp_path, then)
    if kind == "hangs up":
        monkeypatch.setattr(processes, "EXIT_WITHIN", 0.2)  # its output ends, and it does not
    if code == "program-unasked":
        monkeypatch.setattr(processes.ProgramProcess, "ask", ask_after_two_answers)
    played = against_random(file, BRIEF if code == "program-slow" else PATIENT)
    (failure,) = played.failures
    assert (failure.code, failure.seat) == (code, 1)
    # An answer too many is noticed when the next question is asked.
    assert failure.number > 2 if code == "program-unasked" else failure.number == 2
    assert played.shares == (1.0, 0.0)
    assert played.moves > 40
    assert has_ended(file)


ask = processes.ProgramProcess.ask


def ask_after_two_answers(self: processes.ProgramProcess, line: bytes, seconds: float) -> bytes:
    """Ask once the answers to the question before have been read, all of them."""
    answers = self._received
    assert json.loads(line)["number"] <= 2 or until(lambda: not answers.empty())
    return ask(self, line, seconds)


def test_the_reason_has_the_last_words_of_a_program_and_nothing_a_terminal_obeys(
    tmp_path: Path,
) -> None:
    said = r'sys.stderr.write("first\n\x1b[31mno \x07cards" + "!" * 9000 + "\n"); sys.exit(3)'
    (failure,) = against_random(failing(tmp_path, said)).failures
    assert failure.facts["status"] == 3
    assert str(failure.facts["said"]).isprintable()
    (failure,) = against_random(failing(tmp_path, 'raise ValueError("no cards")')).failures
    assert failure.facts == {"status": 1, "said": "ValueError: no cards"}


def test_a_program_that_never_reads_does_not_hold_us_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wanli.bots.programs.player.STARTS_WITHIN", 0.0)
    deaf = Program(program(tmp_path, before=FOR_EVER), HELLO, 0.2)
    with pytest.raises(ProgramFailed) as failed:
        deaf.decide(b'"' + b"x" * 5_000_000 + b'"', ["draw"])  # more than any pipe holds
    assert failed.value.code == "program-slow"
    assert deaf._process is not None
    process = deaf._process._child.pid
    deaf.close(wait=False)
    assert ends(process)


def test_a_program_may_take_its_time_to_start(tmp_path: Path) -> None:
    slow = Program(program(tmp_path, before="time.sleep(1)"), HELLO, 0.1)
    assert slow.decide(b"{}", ["draw"]) == "draw"
    slow.close()


def test_not_even_to_start_does_it_have_longer_than_the_clock(tmp_path: Path) -> None:
    slow = Program(program(tmp_path, before=FOR_EVER), HELLO, 0.2)
    with pytest.raises(ProgramFailed) as failed:
        slow.decide(b"{}", ["draw"], 0.2, at_most=0.3)
    assert (failed.value.code, failed.value.facts) == ("program-slow", {"seconds": "0.3"})
    slow.close(wait=False)


def test_what_cannot_be_started_is_a_failure_like_others(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"\x7fELF nothing")
    broken.chmod(0o755)
    assert against_random(str(broken)).failures[0].code == "program-not-started"
    assert against_random(str(tmp_path / "gone.py")).failures[0].code == "program-no-file"


def test_replaced_it_has_what_its_stand_in_reaches(tmp_path: Path) -> None:
    file = failing(tmp_path, "sys.exit(1)", at=1)
    lost, replaced = (
        [against_random(file, ProgramTerms(PATIENT.seconds, how), seed) for seed in range(1, 5)]
        for how in ("lose", "replace")
    )
    assert [one.scores for one in lost] == [one.scores for one in replaced]
    assert all(one.failures for one in [*lost, *replaced])
    assert sum(one.shares[1] for one in lost) == 0
    assert sum(one.shares[1] for one in replaced) >= 2  # `easy` against `random`
    assert all(sum(one.shares) == pytest.approx(1) for one in [*lost, *replaced])


def test_the_victory_of_who_failed_is_that_of_the_best_other() -> None:
    at = Play(game("great-wall"), game("great-wall").setup(3), Rng(3))
    players = [bot("random", seed) for seed in range(3)]
    while not at.over:
        at.move(players[at.current].choose(at.view(at.current)))
    (winner,) = at.winners
    second = max((seat for seat in range(3) if seat != winner), key=lambda seat: at.scores[seat])
    assert match.shares(at, set())[winner] == 1
    assert match.shares(at, {winner})[second] == 1
    assert match.shares(at, {second})[winner] == 1
    assert match.shares(at, {0, 1, 2}) == (0.0, 0.0, 0.0)


def test_two_programs_can_fail_in_one_game(tmp_path: Path) -> None:
    files = [failing(tmp_path, "sys.exit(1)", at, name) for at, name in ((1, "a"), (4, "b"))]
    played = play(Fixture("great-wall", (files[0], "random", files[1]), 1, programs=PATIENT))
    assert [(one.seat, one.number) for one in played.failures] == [(0, 1), (2, 4)]
    assert played.shares == (0.0, 1.0, 0.0)


# ---- what a program is told ------------------------------------------------------------------
@every_game
def test_a_program_is_told_its_view_at_each_decision_and_nothing_else(
    tmp_path: Path, rules: Game
) -> None:
    file = program(tmp_path)
    play(Fixture(rules.id, ("random", file, "random"), 5, programs=PATIENT))
    at = Play(rules, rules.setup(3), Rng(5))
    others = [bot("random", (5 * 8 + seat) * 2 + 1) for seat in range(3)]
    seen: list[View] = []
    while not at.over:
        view = at.view(at.current)
        if at.current == 1:
            seen.append(view)
            at.move(view.legal[0])
        else:
            at.move(others[at.current].choose(view))
    first, *asked, last = heard(file)
    assert json.loads(first) == {
        "t": "hello",
        "protocol": 1,
        "game": rules.id,
        "rules_version": rules.rules_version,
        "players": 3,
        "seat": 1,
        "options": rules.setup(3).options,
        "seed": program_seed(5, 1),
    }
    assert asked == [
        b'{"t":"decide","number":%d,"seconds":120.0,"legal":%b,"view":%b}'
        % (number, msgspec.json.encode(view.legal), msgspec.json.encode(view))
        for number, view in enumerate(seen, 1)
    ]
    assert json.loads(last) == {"t": "over", "scores": at.scores, "winners": at.winners}


@every_game
def test_positions_that_look_the_same_to_a_seat_are_told_in_the_same_bytes(
    tmp_path: Path, rules: Game
) -> None:
    """Law 5 for programs: what the seat may not know is changed, and not a byte differs."""
    at, rng, different = Play(rules, rules.setup(2), Rng(7)), Rng(8), 0
    for number in range(60):
        view = at.view(at.current)
        if number % 20 == 10:
            twin = rules.imagine(view, rng)
            different += rules.write_position(twin) != rules.write_position(at.state)
            told = [
                transcript(tmp_path, rules, at, eyes, str(number) + name)
                for eyes, name in ((view, "here"), (rules.view(twin, at.current), "there"))
            ]
            assert told[0] == told[1]
            assert len(told[0]) == 2
        at.move(view.legal[rng.below(len(view.legal))])
    assert different or not rules.hides


def transcript(folder: Path, rules: Game, at: Play, view: View, name: str) -> list[bytes]:
    """All that a program is sent up to its first decision."""
    file = program(folder, name=name)
    player = ProgramBot(file, hello(rules, at.setup, view.viewer, 11), PATIENT.seconds)
    player.choose(view)
    player.close()
    assert player.failure is None
    return heard(file)


def test_the_seed_of_a_program_does_not_give_away_the_luck_of_the_game() -> None:
    seeds = [program_seed(seed, seat) for seed in range(50) for seat in range(4)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**31 for seed in seeds)
    steps = {after - before for before, after in pairwise(seeds)}
    assert len(steps) == len(seeds) - 1  # no rule leads from one to the next


def test_the_seed_of_a_program_is_the_same_in_matches_of_all_seeds(tmp_path: Path) -> None:
    told = set()
    for seed in (1, 2, 77):
        file = program(tmp_path, name=f"bot{seed}")
        for fixture in match.fixtures("great-wall", [file, "random"], 1, seed, {}):
            play(fixture)
        told.add(json.loads(heard(file)[0])["seed"])
    assert len(told) == 1


def test_a_program_has_nothing_of_our_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WANLI_TOKEN", "secret")
    monkeypatch.setenv("WANLI_DATABASE", "postgresql://me:secret@here/there")
    write = 'here.with_suffix(".env").write_text(json.dumps(dict(os.environ)))'
    file = program(tmp_path, before=write)
    against_random(file)
    found: dict[str, Any] = json.loads(Path(file).with_suffix(".env").read_text())
    assert "PATH" in found
    assert not [name for name in found if name.startswith("WANLI")]
    assert set(found) <= {*processes.INHERITED, *processes.FOR_PYTHON, "LC_CTYPE", "PWD"}


def test_a_program_in_python_may_think_with_our_rules(tmp_path: Path) -> None:
    thinks = """rules = game(message["view"]["game"])
view = msgspec.convert(message["view"], rules.view_type)
position = rules.imagine(view, Rng(number))
move = rules.write(position, position.actions()[-1])
print(json.dumps({"move": move}), flush=True)"""
    imports = "import msgspec; from wanli.games import game; from wanli.core.rng import Rng"
    assert against_random(program(tmp_path, thinks, imports)).failures == ()


# ---- no program outlives its game ------------------------------------------------------------
def test_a_program_that_will_not_end_is_ended_with_its_children(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "GRACE", 0.2)
    child = 'here.with_suffix(".child").write_text(str(subprocess.Popen(["sleep", "600"]).pid))'
    stubborn = f"signal.signal(signal.SIGTERM, signal.SIG_IGN)\n{child}"
    file = program(tmp_path, before=stubborn)
    with Path(file).open("a") as out:
        out.write(f"\n{FOR_EVER}\n")  # after there is nothing more to read
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
def test_a_program_ends_with_the_process_that_asks_it(tmp_path: Path, how: signal.Signals) -> None:
    file = program(tmp_path, FOR_EVER, before="signal.signal(signal.SIGINT, 1)")
    usual = "default_int_handler" if how == signal.SIGINT else "SIG_DFL"
    lines = [
        # Under `nohup` SIGHUP is ignored, and a process that we start inherits that. Pytest itself
        # and its other children must go on ignoring it, so that a run outlives its terminal.
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
def test_what_cannot_be_a_program_is_refused(name: str, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        command_of(name)
    assert refused.value.code == code
    assert refused.value.facts["program"] == name


def test_a_file_that_may_not_be_run_is_refused(tmp_path: Path) -> None:
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


def test_terms_are_read_as_typed() -> None:
    assert ProgramTerms.read(2.0, "replace") == ProgramTerms(2.0, "replace")
    with pytest.raises(BadOption) as refused:
        ProgramTerms.read(2.0, "weep")
    assert refused.value.facts["known"] == "lose, replace"


# ---- the document ----------------------------------------------------------------------------
def blocks(kind: str) -> list[str]:
    """The fenced blocks of docs/adding-a-bot.md."""
    text = (EXAMPLES.parents[1] / "docs" / "adding-a-bot.md").read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


def test_the_bot_in_the_document_plays(tmp_path: Path) -> None:
    (code,) = blocks("python")
    file = tmp_path / "mybot.py"
    file.write_text(code, encoding="utf-8")
    assert against_random(str(file)).failures == ()


def test_the_messages_in_the_document_are_those_there_are() -> None:
    *told, answer, over = blocks("json")
    for text, kind in zip([*told, over], [Hello, Decide, Over], strict=True):
        assert msgspec.json.decode(text, type=kind)
        assert set(json.loads(text)) == {"t", *kind.__struct_fields__}
    question = msgspec.json.decode(told[1], type=Decide)
    assert msgspec.json.decode(answer, type=Answer).move in question.legal
