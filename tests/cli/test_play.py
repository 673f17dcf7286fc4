"""Whole games at the prompt, in every mode, and what is kept of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from wanli.core.play import Play
from wanli.core.record import read_record, replay
from wanli.games import game

ALWAYS_FIRST = ["1"] * 400
MODES = {
    "two, neutral walls": ["--players", "2"],
    "two colours each": ["--players", "2", "--option", "mode=two-colours"],
    "two, plain": ["--players", "2", "--option", "mode=plain"],
    "three, last seat": ["--players", "3", "--seat", "3"],
    "four, events": ["--players", "4", "--option", "events=reward+observers"],
    "boards chosen": ["--option", "board-choice=player", "--option", "faces=mixed"],
}


def played(file: Path) -> Play:
    """The game in a record."""
    record = read_record(file.read_text(encoding="utf-8"))
    return replay(game(record.game), record)


@pytest.mark.parametrize("words", MODES.values(), ids=MODES)
def test_a_whole_game_is_played_and_recorded(run: Run, tmp_path: Path, words: list[str]) -> None:
    file = tmp_path / "game.txt"
    done = run("play", "--seed", "3", "--save", str(file), *words, typed=ALWAYS_FIRST)
    play = played(file)
    assert (done.code, done.err) == (0, "")
    assert play.over
    assert f"The record is in {file}" in " ".join(done.out.split())
    assert "wins." in done.out or "share the victory." in done.out


def test_moves_typed_as_text_play_the_same_game(run: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "one.txt", tmp_path / "two.txt"
    run("play", "--seed", "8", "--save", str(one), typed=ALWAYS_FIRST)
    typed = [move.text for move in played(one).moves if move.seat == 0]
    run("play", "--seed", "8", "--save", str(two), typed=typed)
    assert two.read_text(encoding="utf-8") == one.read_text(encoding="utf-8")


def test_people_in_all_seats_play_behind_a_curtain(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = ["", "1"] * 400  # Enter at a curtain, or the list of moves; then a move
    done = run("play", "--hot-seat", "--seed", "2", "--save", str(file), typed=typed)
    assert done.code == 0
    assert played(file).over
    assert "Next: Green, seat 2. The others look away." in done.out


def test_several_people_and_a_bot(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ["--seat", "1", "--seat", "3", "--players", "3", "--save", str(file)]
    run("play", *words, typed=["quit"])
    assert read_record(file.read_text(encoding="utf-8")).seats == {
        1: "person",
        2: "bot medium",
        3: "person",
    }


def test_somebody_new_starts_at_once_and_is_told_how(run: Run) -> None:
    done = run("play", typed=["quit"])
    assert done.code == 0
    for text in ("Welcome to Chang Cheng. You play Red.", "“help” the rest", "Green", "Blue"):
        assert text in " ".join(done.out.split())


def test_a_card_can_be_taken_back_until_something_is_shown(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ["play", "--seed", "1", "--option", "first-seat=2", "--save", str(file)]
    done = run(*words, typed=["card flood aI", "undo", "wall a1", "undo", "quit"])
    mine = [move.text for move in played(file).moves if move.seat == 0]
    assert mine == ["wall a1"]
    assert "The last move cannot be taken back" in done.out


def test_the_score_opens_into_lines_with_clauses(run: Run) -> None:
    done = run("play", "--seed", "3", typed=[*["1"] * 30, "score", "log", "board", "moves", "help"])
    assert "(CC-7.4)" in done.out
    assert "Red has the most blocks" in done.out or "Blue has the most blocks" in done.out


def test_the_words_of_a_move_that_is_also_an_order_are_a_move(run: Run) -> None:
    done = run("play", "--option", "first-seat=1", typed=["board 1A left", "board", "/board"])
    assert "Not “board 1A left” now" in done.out
