"""Nothing is lost: end of input, Ctrl-C, a killed terminal, an owner's set."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.cli.conftest import Opening, Run, every_game, every_opening
from tests.cli.person import Person
from wanli.cli import saves
from wanli.core.record import read_record

OPENED = ["--seed", "1", "--option", "first-seat=1"]


def own_moves(file: Path) -> tuple[str, ...]:
    """The moves of seat 1 in a record."""
    record = read_record(file.read_text(encoding="utf-8"))
    return tuple(text for seat, text in record.moves if seat == 0)


@every_opening
def test_the_end_of_input_saves_and_says_how_to_go_on(
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
def test_the_last_game_goes_on(run: Run, data: Path, opening: Opening) -> None:
    run(*opening.command, typed=[opening.moves[0]])
    done = run("play", "--resume", typed=[opening.moves[1], "quit"])
    (file,) = (data / "games").iterdir()
    assert done.code == 0
    assert own_moves(file) == opening.moves


@every_opening
def test_a_saved_file_goes_on_in_another_file(run: Run, tmp_path: Path, opening: Opening) -> None:
    run(*opening.command, typed=[opening.moves[0], "save here.txt", "quit"])
    run("play", "--resume", "here.txt", "--save", "there.txt", typed=[opening.moves[1]])
    assert own_moves(tmp_path / "here.txt") == opening.moves[:1]
    assert own_moves(tmp_path / "there.txt") == opening.moves


@every_game
def test_a_finished_game_is_put_away(run: Run, data: Path, name: str) -> None:
    run("play", name, "--seed", "1", typed=["1"] * 400)
    assert list((data / "games").iterdir()) == []
    assert len(list((data / "finished").iterdir())) == 1
    done = run("play", "--resume")
    assert (done.code, done.out) == (2, "")
    assert "No unfinished game" in done.err


@every_game
def test_a_record_that_stops_in_the_middle_of_luck_goes_on(
    run: Run, tmp_path: Path, name: str
) -> None:
    run("play", name, *OPENED, "--save", "game.txt", typed=["quit"])
    lines = (tmp_path / "game.txt").read_text(encoding="utf-8").splitlines()
    (tmp_path / "cut.txt").write_text("\n".join(lines[:12]) + "\n", encoding="utf-8")
    done = run("play", "--resume", "cut.txt", typed=["1", "quit"])
    assert done.code == 0
    assert len(own_moves(tmp_path / "cut.txt")) == 1


def test_an_owners_set_is_found_again(run: Run, tmp_path: Path) -> None:
    from wanli.games.chang_cheng.content import shipped_text

    own = shipped_text().replace("[4, 5, 4]", "[5, 4, 4]").replace('"Reconstruction"', '"Mine"')
    (tmp_path / "mine.json").write_text(own, encoding="utf-8")
    run("play", *OPENED, "--content", "mine.json", "--save", "game.txt", typed=["wall a1"])
    done = run("play", "--resume", "game.txt", typed=["quit"])
    assert done.code == 0
    assert "Mine" in (tmp_path / "game.txt").read_text(encoding="utf-8")


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    saves.write(tmp_path / "data" / "deep" / "game.txt", "one")
    saves.write(tmp_path / "data" / "deep" / "game.txt", "two")
    assert [file.name for file in (tmp_path / "data" / "deep").iterdir()] == ["game.txt"]


@every_opening
def test_a_killed_terminal_loses_no_move(run: Run, data: Path, opening: Opening) -> None:
    with Person(*opening.command) as person:
        person.sees("> ")
        person.types(opening.moves[0])
        person.sees(f"({opening.prompt})")
        person.process.kill()
    (file,) = (data / "games").glob("*.txt")
    assert own_moves(file) == opening.moves[:1]
    assert run("play", "--resume", typed=["quit"]).code == 0


def test_control_c_ends_politely(data: Path) -> None:
    with Person("play", *OPENED) as person:
        person.sees("> ")
        person.waits()  # the line editor notices a signal that comes earlier at the next key only
        person.process.send_signal(signal.SIGINT)
        person.sees("The game is saved in")
        assert person.process.wait() == 130
    assert len(list((data / "games").glob("*.txt"))) == 1


@every_opening
def test_tab_completes_a_move(opening: Opening) -> None:
    begun, seen, rest = opening.tab
    with Person(*opening.command) as person:
        person.sees("> ")
        os.write(person.screen, begun.encode())
        person.sees(seen)
        person.types(rest)
        person.sees(f"({opening.prompt})")
        person.types("quit")
        assert person.process.wait() == 0


@every_opening
def test_a_curtain_leaves_nothing_on_the_screen(opening: Opening) -> None:
    with Person(*opening.command, "--hot-seat", "--players", "2") as person:
        person.sees("\x1b[3J")
        person.sees("Next: Red, seat 1")
        person.types("")
        person.sees("\x1b[3J")
        for move in opening.turn:
            person.sees("> ")
            person.types(move)
        person.sees("\x1b[3J")
        person.sees("Next: Green, seat 2")
        person.types("")
        person.sees("Green: ")
        person.types("quit")
        assert person.process.wait() == 0
