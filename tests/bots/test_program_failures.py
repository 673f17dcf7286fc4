"""Programs as bots: every way to fail, and its consequence in the game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bots.programs import (
    FOR_EVER,
    HELLO,
    PATIENT,
    against_random,
    ends_within_a_minute,
    failing,
    has_ended,
    program,
    raise_time_limits,
    until,
)
from wanli.arena import match
from wanli.arena.match import Fixture, play
from wanli.bots import bot
from wanli.bots.programs import (
    Program,
    ProgramFailed,
    ProgramTerms,
)
from wanli.bots.programs import process as processes
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.games import game

BRIEF = ProgramTerms(seconds=0.5)  # for programs that never answer
LONG = 'print("x" * 20_000, flush=True)'


def at_once(answers: int) -> str:
    """Return code that writes this many answers at once."""
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
    raise_time_limits(monkeypatch)


@pytest.mark.parametrize("kind", FAILURES)
def test_a_program_that_fails_loses_and_the_game_continues(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    then, code = FAILURES[kind]
    file = failing(tmp_path, then)
    if kind == "hangs up":
        monkeypatch.setattr(processes, "EXIT_WITHIN", 0.2)  # it closes its output but keeps running
    if code == "program-unasked":
        monkeypatch.setattr(processes.ProgramProcess, "ask", ask_after_two_answers)
    played = against_random(file, BRIEF if code == "program-slow" else PATIENT)
    (failure,) = played.failures
    assert (failure.code, failure.seat) == (code, 1)
    # A surplus answer is noticed at the next decision.
    assert failure.number > 2 if code == "program-unasked" else failure.number == 2
    assert played.shares == (1.0, 0.0)
    assert played.moves > 40
    assert has_ended(file)


ask = processes.ProgramProcess.ask


def ask_after_two_answers(self: processes.ProgramProcess, line: bytes, seconds: float) -> bytes:
    """Ask after all answers to the previous decision have been read."""
    answers = self._received
    assert json.loads(line)["number"] <= 2 or until(lambda: not answers.empty())
    return ask(self, line, seconds)


def test_the_failure_of_a_program_has_its_last_printable_error_line(
    tmp_path: Path,
) -> None:
    said = r'sys.stderr.write("first\n\x1b[31mno \x07cards" + "!" * 9000 + "\n"); sys.exit(3)'
    (failure,) = against_random(failing(tmp_path, said)).failures
    assert failure.facts["status"] == 3
    assert str(failure.facts["said"]).isprintable()
    (failure,) = against_random(failing(tmp_path, 'raise ValueError("no cards")')).failures
    assert failure.facts == {"status": 1, "said": "ValueError: no cards"}


def test_a_program_that_never_reads_its_input_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wanli.bots.programs.player.STARTS_WITHIN", 0.0)
    not_reading = Program(program(tmp_path, before=FOR_EVER), HELLO, 0.2)
    with pytest.raises(ProgramFailed) as failed:
        not_reading.decide(b'"' + b"x" * 5_000_000 + b'"', ["draw"])  # larger than any pipe buffer
    assert failed.value.code == "program-slow"
    assert not_reading._process is not None
    process = not_reading._process._child.pid
    not_reading.close(wait=False)
    assert ends_within_a_minute(process)


def test_the_start_of_a_program_has_its_own_time_limit(tmp_path: Path) -> None:
    slow = Program(program(tmp_path, before="time.sleep(1)"), HELLO, 0.1)
    assert slow.decide(b"{}", ["draw"]) == "draw"
    slow.close()


def test_the_clock_limits_the_start_of_a_program_too(tmp_path: Path) -> None:
    slow = Program(program(tmp_path, before=FOR_EVER), HELLO, 0.2)
    with pytest.raises(ProgramFailed) as failed:
        slow.decide(b"{}", ["draw"], 0.2, at_most=0.3)
    assert (failed.value.code, failed.value.facts) == ("program-slow", {"seconds": "0.3"})
    slow.close(wait=False)


def test_a_program_that_cannot_be_started_fails(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"\x7fELF nothing")
    broken.chmod(0o755)
    assert against_random(str(broken)).failures[0].code == "program-not-started"
    assert against_random(str(tmp_path / "gone.py")).failures[0].code == "program-no-file"


def test_a_failed_program_can_be_replaced_by_a_bot_that_keeps_its_share(tmp_path: Path) -> None:
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


def test_the_victory_of_a_failed_program_goes_to_the_best_other_seat() -> None:
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
