"""`wanli verify`: what a person is told about the luck of a game, and what a program is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.promised import CHEATS, SECRET, TABLES, Cheat, promised
from wanli.core.luck import commitment
from wanli.games.chang_cheng.content import shipped_text

SAID = {
    "en": "23 draws were checked: each follows from the secret",
    "pl": "Sprawdzono 23 losowania: każde wynika z sekretu",
    "hu": "23 húzás ellenőrizve: mindegyik következik a titokból",
    "it": "23 pescate controllate: ognuna deriva dal segreto",
}
REFUSED = {
    "en": "does not match: the record has “start 2”, but the secret and the",
    "pl": "nie jest zgodny z obietnicą: w zapisie jest „start 2”",
    "hu": "nem felel meg az ígéretnek: a feljegyzésben „start 2” áll",
    "it": "non è quella promessa: la partita ha “start 2”",
}


def keep(text: str) -> str:
    """Put a record in a file; gives its name."""
    Path("game.txt").write_text(text, encoding="utf-8")
    return "game.txt"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_that_was_played_as_promised_is_proven(run: Run, name: str, players: int) -> None:
    done = run("verify", keep(promised(name, players)))
    assert (done.code, done.err) == (0, "")
    told = " ".join(done.out.split())
    assert f"{promised(name, players).count(' - ')} draws were checked" in told
    assert f"promised by {commitment(SECRET)}. Compare this" in told
    assert "Seat 1 added the word “rain on the roof”." in told
    assert "Seat 2" not in told
    assert "ends before" not in told


@pytest.mark.parametrize("spoken", SAID)
def test_it_is_told_in_every_language(run: Run, spoken: str) -> None:
    text = promised("chang-cheng", 2)
    count = text.count(" - ")
    done = run("verify", keep(text), "--lang", spoken)
    assert SAID[spoken].replace("23", str(count)) in " ".join(done.out.split())
    done = run("verify", keep(text.replace("1 - start 1", "1 - start 2", 1)), "--lang", spoken)
    assert (done.code, done.out) == (1, "")
    assert REFUSED[spoken] in done.err


@pytest.mark.parametrize("cheat", [cheat for cheat, _ in CHEATS.values()], ids=CHEATS)
def test_who_cheats_is_told_in_one_line(run: Run, cheat: Cheat) -> None:
    text, number = cheat(promised("great-wall", 2))
    done = run("verify", keep(text))
    assert (done.code, done.out) == (1, "")
    assert len(done.err.splitlines()) == 1
    assert not number or f"ove {number} " in done.err


def test_a_record_that_proves_nothing_yet_says_why(run: Run) -> None:
    text = promised("chang-cheng", 2)
    running = text.replace(f"secret {SECRET.hex()}\n", "")
    assert "no “secret”. A table reveals it when the game is over." in (
        run("verify", keep(running)).err
    )
    done = run("verify", keep(running.replace(f"commitment {commitment(SECRET)}\n", "")))
    assert (done.code, done.out) == (1, "")
    assert "no “commitment” from before the game" in done.err


def test_a_record_that_stops_early_says_so(run: Run) -> None:
    head, _, moves = promised("chang-cheng", 2).partition("\n\n")
    done = run("verify", keep("\n".join([head, "", *moves.splitlines()[:3]])))
    assert done.code == 0
    assert "3 draws were checked" in done.out
    assert "The record ends before the game does." in done.out


def test_a_game_that_its_people_ended_ends_there(run: Run) -> None:
    head, _, moves = promised("chang-cheng", 2).partition("\n\n")
    file = keep("\n".join([head, "end time 2", "", *moves.splitlines()[:3]]))
    assert "The record ends before the game does." not in run("verify", file).out


def test_a_program_gets_a_line_of_json(run: Run) -> None:
    text = promised("chang-cheng", 2)
    told = {"game": "chang-cheng", "commitment": commitment(SECRET)}
    done = run("verify", keep(text), "--json")
    assert done.code == 0
    draws = text.count(" - ")
    assert json.loads(done.out) == {
        **told,
        "proven": True,
        "draws": draws,
        "over": True,
        "inherited": 0,
    }
    done = run("verify", keep(text.replace("1 - start 1", "1 - start 2", 1)), "--json")
    assert (done.code, done.err) == (1, "")
    facts = {"number": 1, "draw": 1, "text": "start 2", "expected": "start 1"}
    assert json.loads(done.out) == {**told, "proven": False, "code": "other-draw", "facts": facts}


def test_a_bad_file_is_refused_in_one_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(bytes(range(256)))
    text = promised("chang-cheng", 2)
    for wrong, said in {
        "hello\n": "Line 1: This is not a game record",
        text.replace("secret 00", "secret x"): "Line 8: “x",
        text.replace("word 1", "word 7"): "Line 9: There is no seat 7 to give a word",
        text.replace("word 1", "word 1 a\nword 1"): "Line 10: “word 1” appears twice",
        text.replace("# 1 start 1;", "# one start 1;"): "Line 11: “one” is not a number",
        text.replace("# 1 start 1;", "# 1;"): "Line 11: “1; 1 start 2” is not a list of odds",
        text.replace("game chang-cheng", "game go"): "There is no game “go”",
    }.items():
        done = run("verify", keep(wrong))
        assert (done.code, done.out) == (2, "")
        assert said in done.err
        assert len(done.err.splitlines()) == 1
    for name in ("picture", "nothing", "."):
        done = run("verify", name)
        assert (done.code, done.out, len(done.err.splitlines())) == (2, "", 1)


def test_an_owners_set_is_asked_for_and_taken(run: Run, tmp_path: Path) -> None:
    text = promised("chang-cheng", 2)
    assert "with the content set" in run("verify", keep(text.replace("content R", "content Q"))).err
    (tmp_path / "mine.json").write_text(shipped_text(), encoding="utf-8")
    assert run("verify", keep(text), "--content", "mine.json").code == 0
