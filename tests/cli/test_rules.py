"""`wanli rules` and `wanli games`: rules and options can be looked up."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run
from wanli.games import GAMES
from wanli.text import LANGUAGES


def test_a_clause_is_printed_with_its_rulings(run: Run) -> None:
    for wanted in ("CC-5.3", "cc-5.3", "5.3", "CC-5.3a"):
        done = run("rules", "chang-cheng", wanted)
        assert done.code == 0
        assert "When only one is left, it is closed" in " ".join(done.out.split())
        assert "Rulings" in done.out
        assert "CC-5.4" not in done.out


def test_a_section_and_a_whole_page_are_printed(run: Run) -> None:
    section = run("rules", "chang-cheng", "5").out
    assert "CC-5.1" in section
    assert "CC-5.6" in section
    assert "CC-6.1" not in section
    assert "CC-14.4" in run("rules", "chang-cheng").out


def test_a_search_finds_clauses(run: Run) -> None:
    found = run("rules", "chang-cheng", "--search", "tower reservation").out
    assert "CC-5.2" in found
    assert "CC-9.2" not in found
    assert run("rules", "chang-cheng", "--search", "zeppelin").code == 2


@pytest.mark.parametrize(
    ("language", "expected", "heading"),
    [
        ("pl", "jest zamknięte", "Rozstrzygnięcia"),
        ("hu", "az lezárt", "Döntéseink"),
        ("it", "è chiusa", "Interpretazioni"),
    ],
)
def test_the_page_is_printed_in_the_language_of_the_user(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, expected: str, heading: str
) -> None:
    monkeypatch.setenv("WANLI_LANG", language)
    done = run("rules", "chang-cheng", "CC-5.3")
    assert done.code == 0
    assert expected in " ".join(done.out.split())
    assert heading in done.out
    assert expected in " ".join(run("play", typed=["rules 5.3", "quit"]).out.split())


def test_an_unknown_clause_is_refused_with_similar_ones(run: Run) -> None:
    done = run("rules", "chang-cheng", "CC-5.9")  # no such clause
    assert done.code == 2
    assert "Similar ones: CC-5.1, CC-5.2" in done.err
    assert run("rules", "chang-cheng", "tower").code == 2


def test_every_option_has_a_description_and_a_clause(run: Run) -> None:
    shown = run("games").out
    for game in GAMES:
        assert game.title in shown
        for option in game.options:
            assert f"--option {option.name}=" in shown
            assert f"({option.clause})" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_of_rise_of_empires_is_described(run: Run, language: str) -> None:  # RE-1.1
    shown = run("--lang", language, "games").out
    assert "Reconstruction" in shown[shown.index("rise-of-empires") :]


def test_rules_can_be_read_at_the_prompt(run: Run) -> None:
    done = run("play", typed=["rules", "rules 5.3", "rules 77.7", "quit"])
    assert "5 Tower" in done.out
    assert "When only one is left, it is closed" in " ".join(done.out.split())
    assert "There is no clause “77.7”" in done.out
