"""Whole games at the prompt, in every mode, and their records."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run, every_game
from wanli.core.play import Play
from wanli.core.record import read_record, replay
from wanli.games import game

ALWAYS_FIRST = ["1"] * 400
MODES = {
    "two, neutral walls": "chang-cheng --players 2",
    "two colours each": "chang-cheng --players 2 --option mode=two-colours",
    "two, plain": "chang-cheng --players 2 --option mode=plain",
    "three, last seat": "chang-cheng --players 3 --seat 3",
    "four, events": "chang-cheng --players 4 --option events=reward+observers",
    "boards chosen": "chang-cheng --option board-choice=player --option faces=mixed",
    "great wall, two": "great-wall --players 2",
    "great wall, last seat": "great-wall --seat 3 --option dragon-targets=opponents",
    "great wall, four, claims declined": "great-wall --players 4 --option claims=declinable",
    "great wall, five, open": "great-wall --players 5 --option scores=open --option first-seat=5",
    "great wall, empty hand": "great-wall --option end=empty-hand",
}
# Red leads at wall 1 and chooses which of two tokens to put on the keep (GW-3.2).
CLAIM = """wanli record 1
game great-wall
rules 1
players 2
seat 2 bot easy
option first-seat 1

1 - card red keep
2 - card red wall
3 - card red wall
4 - card red gate
5 - card red gate
6 - card green wall
7 - card green wall
8 - card green gate
9 - card green foot
10 - card green foot
11 - token 5 at 1
12 - token 2 at 1
13 - token 4 at 2
14 - token 8 at 2
15 1 play keep at 1
16 1 draw
17 - card red dragon
18 2 play gate at 2
19 2 draw
20 - card green noble
"""


def replay_file(file: Path) -> Play:
    """Replay the record in a file."""
    record = read_record(file.read_text(encoding="utf-8"))
    return replay(game(record.game), record)


@pytest.mark.parametrize("words", MODES.values(), ids=MODES)
def test_a_whole_game_is_played_and_recorded(run: Run, tmp_path: Path, words: str) -> None:
    file = tmp_path / "game.txt"
    done = run("play", "--seed", "3", "--save", str(file), *words.split(), typed=ALWAYS_FIRST)
    play = replay_file(file)
    assert (done.code, done.err) == (0, "")
    assert play.over
    assert f"Record saved in {file}" in " ".join(done.out.split())
    assert "wins." in done.out or "share the victory." in done.out


@every_game
def test_moves_typed_as_text_play_the_same_game(run: Run, tmp_path: Path, name: str) -> None:
    one, two = tmp_path / "one.txt", tmp_path / "two.txt"
    words = ["play", name, "--seed", "8", "--bots", "easy"]  # bots without a time limit
    run(*words, "--save", str(one), typed=ALWAYS_FIRST)
    typed = [move.text for move in replay_file(one).moves if move.seat == 0]
    run(*words, "--save", str(two), typed=typed)
    assert two.read_text(encoding="utf-8") == one.read_text(encoding="utf-8")


@every_game
def test_people_at_one_terminal_play_behind_a_curtain(run: Run, tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.txt"
    typed = ["", "1"] * 400  # Enter at a curtain or for the list of moves, then a move
    done = run("play", name, "--hot-seat", "--seed", "2", "--save", str(file), typed=typed)
    assert done.code == 0
    assert replay_file(file).over
    assert "Next: Green, seat 2. Everyone else, please look away." in done.out


def test_several_people_play_with_a_bot(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ["--seat", "1", "--seat", "3", "--players", "3", "--save", str(file)]
    run("play", *words, typed=["quit"])
    assert read_record(file.read_text(encoding="utf-8")).seats == {
        1: "person",
        2: "bot medium",
        3: "person",
    }


@every_game
def test_a_new_player_starts_at_once_and_sees_instructions(run: Run, name: str) -> None:
    done = run("play", name, typed=["quit"])
    assert done.code == 0
    welcome = f"Welcome to {game(name).title}. You play Red."
    for text in (welcome, "“help” for more", "Green", "Blue"):
        assert text in " ".join(done.out.split())


def test_without_arguments_the_first_game_is_played(run: Run) -> None:
    assert "Welcome to Chang Cheng." in run("play", typed=["quit"]).out


def test_a_card_can_be_undone_until_something_is_revealed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ["play", "--seed", "1", "--option", "first-seat=2", "--save", str(file)]
    done = run(*words, typed=["card flood aI", "undo", "wall a1", "undo", "quit"])
    mine = [move.text for move in replay_file(file).moves if move.seat == 0]
    assert mine == ["wall a1"]
    assert "You cannot undo the last move" in done.out


def test_a_claim_can_be_undone_until_something_is_revealed(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(CLAIM, encoding="utf-8")
    typed = ["claim 5 at 1 on keep", "undo", "claim 2 at 1 on keep", "draw", "undo", "quit"]
    done = run("play", "--resume", "game.txt", typed=typed)
    mine = [move.text for move in replay_file(tmp_path / "game.txt").moves if move.seat == 0]
    assert mine[2:] == ["claim 2 at 1 on keep", "draw"]
    assert "The 2 is now on Red’s keep in section 1" in done.out
    assert "You cannot undo the last move" in done.out


@pytest.mark.parametrize(
    ("name", "clause", "expected"),
    [
        ("chang-cheng", "(CC-7.4)", "has the most blocks"),
        ("great-wall", "(GW-3.3)", "takes"),
    ],
)
def test_the_score_is_explained_line_by_line_with_clauses(
    run: Run, name: str, clause: str, expected: str
) -> None:
    typed = [*["1"] * 45, "score", "log", "board", "moves", "help"]
    done = run("play", name, "--seed", "3", typed=typed)
    assert clause in done.out
    assert expected in done.out


def test_a_move_that_looks_like_a_command_is_a_move(run: Run) -> None:
    done = run("play", "--option", "first-seat=1", typed=["board 1A left", "board", "/board"])
    assert "“board 1A left” is not possible now" in done.out
