"""`wanli replay`: records are replayed, and invalid files refused in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

GOOD = """wanli record 1
game chang-cheng
rules 1
players 2

1 - start 2
2 - letter A
3 - draw 1A
4 - reputation aI 3
5 - reputation aII 0
6 - reputation aIII 2
7 - draw 3A
8 - reputation bI 1
9 - reputation bII 1
10 - reputation bIII 4
11 2 wall a4
12 - threat aN1 3
13 1 card flood bII
"""
BAD = {
    "empty": ("", "Line 1: This is not a game record"),
    "another file": ("hello\n", "Line 1: This is not a game record"),
    "no players": (GOOD.replace("players 2\n", ""), "The record has no “players”"),
    "a strange head": (GOOD.replace("rules 1", "rulez 1"), "Line 3: “rulez” does not belong"),
    "no number": (GOOD.replace("players 2", "players two"), "Line 4: “two” is not a number"),
    "no such game": (GOOD.replace("chang-cheng", "go"), "There is no game “go”"),
    "too many players": (GOOD.replace("players 2", "players 7"), "players, not 7"),
    "an unknown option": (
        GOOD.replace("\n\n", "\noption weather fine\n\n"),
        "There is no option “weather”",
    ),
    "newer rules": (GOOD.replace("rules 1", "rules 9"), "rules version 9"),
    "another set": (
        GOOD.replace("\n\n", "\ncontent Mine 12345678\n\n"),
        "with the content set “Mine 12345678”",
    ),
    "a short line": (GOOD.replace("11 2 wall a4", "11 2"), "Line 16: “11 2” is not a move"),
    "a gap": (
        GOOD.replace("11 2 wall", "12 2 wall"),
        "Line 16: Expected move 11 but found move 12",
    ),
    "no move": (GOOD.replace("wall a4", "dance a4"), "Line 16: “dance a4” is not understood"),
    "an illegal move": (GOOD.replace("card flood bII", "tower a4"), "Line 18: “tower a4” cannot"),
    "out of turn": (GOOD.replace("13 1", "13 2"), "but seat 1 moves here"),
    "luck out of turn": (GOOD.replace("12 - threat aN1 3", "12 1 wall a5"), "but luck decides"),
}


@pytest.mark.parametrize(
    ("end", "expected"),
    [
        ("resigned 2", "Green resigned."),
        ("time 1", "Red ran out of time."),
        ("agreed", "All players agreed to end the game."),
    ],
)
def test_a_game_that_did_not_reach_its_end_says_why(
    run: Run, tmp_path: Path, end: str, expected: str
) -> None:
    record = GOOD.replace("\n\n", f"\nend {end}\n\n")
    (tmp_path / "game.txt").write_text(record, encoding="utf-8")
    whole, part = run("replay", "game.txt").out, run("replay", "game.txt", "--to", "12").out
    assert (expected in whole, "To move" in whole) == (True, False)
    assert (expected in part, "To move" in part) == (False, True)


def test_a_replay_prints_the_story_and_the_final_position(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(GOOD, encoding="utf-8")
    done = run("replay", "game.txt", "--viewer", "2", "--board")
    assert done.code == 0
    assert "Red lays a card face down in bII.  card ? bII" in done.out
    assert "The threat counter of aN1 shows 3." in done.out
    assert "After 13 moves: Red 0, Green 0. To move: Red." in done.out
    assert "[G]" in done.out


def test_a_replay_stops_at_the_given_move(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(GOOD, encoding="utf-8")
    done = run("replay", "game.txt", "--to", "11", "--notation")
    assert done.out.splitlines()[-2:] == [
        "11 2 wall a4",
        "After 11 moves: Red 0, Green 0. To move: Luck.",
    ]


def test_everything_is_shown_on_request(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(GOOD, encoding="utf-8")
    done = run("replay", "game.txt", "--viewer", "all", "--board")
    assert "Red lays the Flood face down in bII." in done.out
    assert "Flood is in bII" in done.out


@pytest.mark.parametrize(("text", "expected"), BAD.values(), ids=BAD)
def test_an_invalid_record_is_refused_in_one_line(
    run: Run, tmp_path: Path, text: str, expected: str
) -> None:
    (tmp_path / "bad.txt").write_text(text, encoding="utf-8")
    for command in (["replay", "bad.txt"], ["play", "--resume", "bad.txt"]):
        done = run(*command)
        assert (done.code, done.out) == (2, "")
        assert expected in done.err
        assert len(done.err.splitlines()) == 1


def test_an_error_uses_the_words_of_the_records_game(run: Run, tmp_path: Path) -> None:
    moves = ["start 1"] + [f"card {colour} wall" for colour in ("red", "green") for _ in range(5)]
    moves += ["token 5 at 1", "token 3 at 1", "token 5 at 2", "token 3 at 2"]
    lines = [f"{number} - {move}" for number, move in enumerate(moves, 1)]
    head = ["wanli record 1", "game great-wall", "rules 1", "players 2", ""]
    for wrong, said in {
        "play wall at 7": "There is no section 7. Sections are 1 to 4.",
        "play wall at 3": "Section 3 is not open. Choose another section. (GW-2.2)",
        "play gate at 1": "You have no gate in hand. (GW-3.4)",
    }.items():
        text = "\n".join([*head, *lines, f"16 1 {wrong}"])
        (tmp_path / "bad.txt").write_text(text, encoding="utf-8")
        refused = f"Line 21: “{wrong}” cannot be played: {said}"
        assert run("replay", "bad.txt").err.strip() == refused


def test_a_binary_file_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(bytes(range(256)))
    (tmp_path / "long.txt").write_text("x" * 1_000_001, encoding="utf-8")
    (tmp_path / "folder").mkdir()
    for name in ("picture", "long.txt", "folder", "nothing"):
        done = run("replay", name)
        assert (done.code, done.out) == (2, "")
        assert name in done.err
        assert len(done.err.splitlines()) == 1


def test_an_unknown_viewer_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(GOOD, encoding="utf-8")
    assert "“9” is not a view" in run("replay", "game.txt", "--viewer", "9").err
