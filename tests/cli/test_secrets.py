"""Output for a seat contains nothing that the seat may not know (CC-15.2, GW-7.2)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run, every_game
from wanli.core.play import Play
from wanli.core.record import read_record, replay
from wanli.games import game
from wanli.text import Words
from wanli.text.catalogue import catalogue


def replay_file(file: Path) -> Play:
    """Replay the record in a file."""
    record = read_record(file.read_text(encoding="utf-8"))
    return replay(game(record.game), record)


def hidden_from(play: Play, seat: int) -> set[str]:
    """Return moves hidden from a seat, in notation and in words, except texts of its own moves."""
    seats = [play.game.seat_name(play.state, one) for one in range(play.setup.players)]
    words = Words(catalogue("en", play.game.id), seats)
    hidden = [move for move in play.moves if move.text_for(seat) != move.text]
    own = {move.text for move in play.moves if move.seat == seat}
    said = {words.move(move.seat, move.text).rstrip(".") for move in hidden if move.seat != seat}
    return ({move.text for move in hidden} - own) | said


def found_in(texts: set[str], output: str) -> list[str]:
    """Return which texts occur in an output as whole words, however it is wrapped."""
    words = " ".join(output.split())
    return [text for text in texts if re.search(rf"\b{re.escape(text)}\b", words)]


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_seat_reads_no_hidden_move(run: Run, tmp_path: Path, name: str, seed: int) -> None:
    file = tmp_path / "game.txt"
    typed = ["log", "1"] * 400
    words = ["--seed", str(seed), "--players", "4", "--save", str(file)]
    done = run("play", name, *words, typed=typed)
    play = replay_file(file)
    secrets = hidden_from(play, 0)
    assert len(secrets) > 5
    assert found_in(secrets, done.out) == []


@every_game
def test_people_at_one_terminal_cannot_read_each_others_secrets(
    run: Run, tmp_path: Path, name: str
) -> None:
    file = tmp_path / "game.txt"
    typed = [word for n in range(300) for word in ("", str(n % 40 + 1))]
    done = run("play", name, "--hot-seat", "--seed", "5", "--save", str(file), typed=typed)
    play = replay_file(file)
    parts = re.split(r"Next: \w+, seat (\d)\.", done.out)
    checked = 0
    for seat, part in zip(parts[1::2], parts[2::2], strict=True):
        secrets = hidden_from(play, int(seat) - 1)
        assert found_in(secrets, part) == []
        checked += len(secrets)
    assert checked > 100


@every_game
@pytest.mark.parametrize("viewer", ["1", "2", "watcher"])
def test_a_replay_for_a_viewer_shows_only_what_they_were_told(
    run: Run, tmp_path: Path, name: str, viewer: str
) -> None:
    file = tmp_path / "game.txt"
    run("play", name, "--seed", "5", "--save", str(file), typed=["1"] * 400)
    seat = -1 if viewer == "watcher" else int(viewer) - 1
    secrets = hidden_from(replay_file(file), seat)
    shown = run("replay", str(file), "--viewer", viewer, "--board").out
    everything = run("replay", str(file), "--viewer", "all", "--board").out
    assert found_in(secrets, shown) == []
    assert sorted(found_in(secrets, everything)) == sorted(secrets)


def test_a_hand_is_shown_to_its_owner_and_on_request(run: Run, tmp_path: Path) -> None:  # GW-7.2
    file = tmp_path / "game.txt"
    run("play", "great-wall", "--seed", "5", "--save", str(file), typed=["quit"])
    hands = {
        viewer: re.findall(
            r"Your hand: .*", run("replay", str(file), "--viewer", viewer, "--board").out
        )
        for viewer in ("1", "2", "watcher")
    }
    assert len(hands["1"]) == len(hands["2"]) == 1
    assert hands["1"] != hands["2"]
    assert hands["watcher"] == []
    everything = run("replay", str(file), "--viewer", "all", "--board").out
    assert all(f"\n{who}: " in everything for who in ("Red", "Green", "Blue"))
