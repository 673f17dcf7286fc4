"""`wanli verify`: its messages about a game's luck, for people and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.manipulated_records import MANIPULATIONS, SECRET, TABLES, Manipulation, committed_record
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
    "it": "non corrisponde: la registrazione ha “start 2”",
}


def save(text: str) -> str:
    """Write a record to a file; return its name."""
    Path("game.txt").write_text(text, encoding="utf-8")
    return "game.txt"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_with_committed_luck_is_verified(run: Run, name: str, players: int) -> None:
    done = run("verify", save(committed_record(name, players)))
    assert (done.code, done.err) == (0, "")
    told = " ".join(done.out.split())
    assert f"{committed_record(name, players).count(' - ')} draws were checked" in told
    assert f"matches the commitment {commitment(SECRET)}. Compare this" in told
    assert "Seat 1 added the word “rain on the roof”." in told
    assert "Seat 2" not in told
    assert "stops before" not in told


@pytest.mark.parametrize("spoken", SAID)
def test_the_result_is_printed_in_every_language(run: Run, spoken: str) -> None:
    text = committed_record("chang-cheng", 2)
    count = text.count(" - ")
    done = run("verify", save(text), "--lang", spoken)
    assert SAID[spoken].replace("23", str(count)) in " ".join(done.out.split())
    done = run("verify", save(text.replace("1 - start 1", "1 - start 2", 1)), "--lang", spoken)
    assert (done.code, done.out) == (1, "")
    assert REFUSED[spoken] in done.err


@pytest.mark.parametrize("cheat", [cheat for cheat, _ in MANIPULATIONS.values()], ids=MANIPULATIONS)
def test_a_manipulation_is_reported_in_one_line(run: Run, cheat: Manipulation) -> None:
    text, number = cheat(committed_record("great-wall", 2))
    done = run("verify", save(text))
    assert (done.code, done.out) == (1, "")
    assert len(done.err.splitlines()) == 1
    assert not number or f"ove {number} " in done.err


def test_a_record_that_cannot_be_verified_yet_says_why(run: Run) -> None:
    text = committed_record("chang-cheng", 2)
    running = text.replace(f"secret {SECRET.hex()}\n", "")
    assert "no “secret”. A table reveals it when the game is over." in (
        run("verify", save(running)).err
    )
    done = run("verify", save(running.replace(f"commitment {commitment(SECRET)}\n", "")))
    assert (done.code, done.out) == (1, "")
    assert "no “commitment” from before the game" in done.err


def test_an_unfinished_record_says_so(run: Run) -> None:
    head, _, moves = committed_record("chang-cheng", 2).partition("\n\n")
    done = run("verify", save("\n".join([head, "", *moves.splitlines()[:3]])))
    assert done.code == 0
    assert "3 draws were checked" in done.out
    assert "The record stops before the end of the game." in done.out


def test_a_game_ended_by_its_players_is_verified_up_to_there(run: Run) -> None:
    head, _, moves = committed_record("chang-cheng", 2).partition("\n\n")
    file = save("\n".join([head, "end time 2", "", *moves.splitlines()[:3]]))
    assert "The record stops before the end of the game." not in run("verify", file).out


def test_the_result_can_be_printed_as_json(run: Run) -> None:
    text = committed_record("chang-cheng", 2)
    told = {"game": "chang-cheng", "commitment": commitment(SECRET)}
    done = run("verify", save(text), "--json")
    assert done.code == 0
    draws = text.count(" - ")
    assert json.loads(done.out) == {
        **told,
        "proven": True,
        "draws": draws,
        "over": True,
        "inherited": 0,
    }
    done = run("verify", save(text.replace("1 - start 1", "1 - start 2", 1)), "--json")
    assert (done.code, done.err) == (1, "")
    facts = {"number": 1, "draw": 1, "text": "start 2", "expected": "start 1"}
    assert json.loads(done.out) == {**told, "proven": False, "code": "other-draw", "facts": facts}


def test_an_invalid_file_is_refused_in_one_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(bytes(range(256)))
    text = committed_record("chang-cheng", 2)
    for wrong, said in {
        "hello\n": "Line 1: This is not a game record",
        text.replace("secret 00", "secret x"): "Line 8: “x",
        text.replace("word 1", "word 7"): "Line 9: There is no seat 7 to give a word",
        text.replace("word 1", "word 1 a\nword 1"): "Line 10: “word 1” appears twice",
        text.replace("# 1 start 1;", "# one start 1;"): "Line 11: “one” is not a number",
        text.replace("# 1 start 1;", "# 1;"): "Line 11: “1; 1 start 2” is not a list of odds",
        text.replace("game chang-cheng", "game go"): "There is no game “go”",
    }.items():
        done = run("verify", save(wrong))
        assert (done.code, done.out) == (2, "")
        assert said in done.err
        assert len(done.err.splitlines()) == 1
    for name in ("picture", "nothing", "."):
        done = run("verify", name)
        assert (done.code, done.out, len(done.err.splitlines())) == (2, "", 1)


def test_an_owners_content_set_is_required_and_accepted(run: Run, tmp_path: Path) -> None:
    text = committed_record("chang-cheng", 2)
    assert "with the content set" in run("verify", save(text.replace("content R", "content Q"))).err
    (tmp_path / "mine.json").write_text(shipped_text(), encoding="utf-8")
    assert run("verify", save(text), "--content", "mine.json").code == 0
