"""No game is lost: end of input, Ctrl-C, a killed terminal, an owner's set."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.cli.conftest import Opening, Run, every_game, every_opening
from tests.cli.pseudo_terminal import Terminal
from wanli.cli import saves
from wanli.core.record import read_record

OPENED = ["--seed", "1", "--option", "first-seat=1"]


def own_moves(file: Path) -> tuple[str, ...]:
    """Return the moves of seat 1 in a record."""
    record = read_record(file.read_text(encoding="utf-8"))
    return tuple(text for seat, text in record.moves if seat == 0)


@every_opening
def test_the_end_of_input_saves_and_says_how_to_resume(
    run: Run, data: Path, opening: Opening
) -> None:
    done = run(*opening.command, typed=[opening.moves[0]])
    (file,) = (data / "games").iterdir()
    assert done.code == 0
    assert own_moves(file) == opening.moves[:1]
    assert "wanli play --resume" in done.out


def test_quit_names_the_command_that_the_player_started(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WANLI_COMMAND", "python3 run.py")
    assert "python3 run.py play --resume" in run("play", "--seed", "1", typed=["quit"]).out
    assert "Usage: python3 run.py play" in run("play", "--help").out


@every_opening
def test_the_last_game_is_resumed(run: Run, data: Path, opening: Opening) -> None:
    run(*opening.command, typed=[opening.moves[0]])
    done = run("play", "--resume", typed=[opening.moves[1], "quit"])
    (file,) = (data / "games").iterdir()
    assert done.code == 0
    assert own_moves(file) == opening.moves


@every_opening
def test_a_saved_file_can_be_continued_in_another_file(
    run: Run, tmp_path: Path, opening: Opening
) -> None:
    run(*opening.command, typed=[opening.moves[0], "save here.txt", "quit"])
    run("play", "--resume", "here.txt", "--save", "there.txt", typed=[opening.moves[1]])
    assert own_moves(tmp_path / "here.txt") == opening.moves[:1]
    assert own_moves(tmp_path / "there.txt") == opening.moves


@every_game
def test_a_finished_game_is_archived(run: Run, data: Path, name: str) -> None:
    run("play", name, "--seed", "1", typed=["1"] * 400)
    assert list((data / "games").iterdir()) == []
    assert len(list((data / "finished").iterdir())) == 1
    done = run("play", "--resume")
    assert (done.code, done.out) == (2, "")
    assert "There is no unfinished game" in done.err


@every_game
def test_a_record_that_stops_between_draws_can_be_resumed(
    run: Run, tmp_path: Path, name: str
) -> None:
    run("play", name, *OPENED, "--save", "game.txt", typed=["quit"])
    lines = (tmp_path / "game.txt").read_text(encoding="utf-8").splitlines()
    (tmp_path / "cut.txt").write_text("\n".join(lines[:12]) + "\n", encoding="utf-8")
    done = run("play", "--resume", "cut.txt", typed=["1", "quit"])
    assert done.code == 0
    assert len(own_moves(tmp_path / "cut.txt")) == 1


def test_an_owners_set_is_found_when_resuming(run: Run, tmp_path: Path) -> None:
    from wanli.games.chang_cheng.content import shipped_text

    own = shipped_text().replace("[4, 5, 4]", "[5, 4, 4]").replace('"Reconstruction"', '"Mine"')
    (tmp_path / "mine.json").write_text(own, encoding="utf-8")
    run("play", *OPENED, "--content", "mine.json", "--save", "game.txt", typed=["wall a1"])
    done = run("play", "--resume", "game.txt", typed=["quit"])
    assert done.code == 0
    assert "Mine" in (tmp_path / "game.txt").read_text(encoding="utf-8")


def test_a_file_is_written_completely_or_not_at_all(tmp_path: Path) -> None:
    saves.write(tmp_path / "data" / "deep" / "game.txt", "one")
    saves.write(tmp_path / "data" / "deep" / "game.txt", "two")
    assert [file.name for file in (tmp_path / "data" / "deep").iterdir()] == ["game.txt"]


@every_opening
def test_a_killed_terminal_loses_no_move(run: Run, data: Path, opening: Opening) -> None:
    with Terminal(*opening.command) as terminal:
        terminal.wait_for_text("> ")
        terminal.type_line(opening.moves[0])
        terminal.wait_for_text(f"({opening.prompt})")
        terminal.process.kill()
    (file,) = (data / "games").glob("*.txt")
    assert own_moves(file) == opening.moves[:1]
    assert run("play", "--resume", typed=["quit"]).code == 0


def test_ctrl_c_ends_with_a_message(data: Path) -> None:
    with Terminal("play", *OPENED) as terminal:
        terminal.wait_for_text("> ")
        terminal.wait_until_idle()  # the line editor notices an earlier signal only at the next key
        terminal.process.send_signal(signal.SIGINT)
        terminal.wait_for_text("Game saved in")
        assert terminal.process.wait() == 130
    assert len(list((data / "games").glob("*.txt"))) == 1


@every_opening
def test_tab_completes_a_move(opening: Opening) -> None:
    begun, seen, rest = opening.tab
    with Terminal(*opening.command) as terminal:
        terminal.wait_for_text("> ")
        os.write(terminal.screen, begun.encode())
        terminal.wait_for_text(seen)
        terminal.type_line(rest)
        terminal.wait_for_text(f"({opening.prompt})")
        terminal.type_line("quit")
        assert terminal.process.wait() == 0


@every_opening
def test_a_curtain_clears_the_screen(opening: Opening) -> None:
    with Terminal(*opening.command, "--hot-seat", "--players", "2") as terminal:
        terminal.wait_for_text("\x1b[3J")
        terminal.wait_for_text("Next: Red, seat 1")
        terminal.type_line("")
        terminal.wait_for_text("\x1b[3J")
        for move in opening.turn:
            terminal.wait_for_text("> ")
            terminal.type_line(move)
        terminal.wait_for_text("\x1b[3J")
        terminal.wait_for_text("Next: Green, seat 2")
        terminal.type_line("")
        terminal.wait_for_text("Green: ")
        terminal.type_line("quit")
        assert terminal.process.wait() == 0
