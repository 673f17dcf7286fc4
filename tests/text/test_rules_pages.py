"""All languages have the rules pages, with the same clauses, options and rulings."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from wanli.games import GAMES
from wanli.text import LANGUAGES
from wanli.text.rulebook import Rulebook, rulebook

PAGES = [(game.id, language) for game in GAMES for language in LANGUAGES if language != "en"]
every_page = pytest.mark.parametrize(("game", "language"), PAGES)


def sections(book: Rulebook) -> list[str]:
    """Return the section number and id of every clause."""
    return [f"{clause.section.split()[0]} {clause.id}" for clause in book.clauses.values()]


def numbers(book: Rulebook) -> list[str]:
    """Return the numbers of all sections, including those without clauses."""
    return [section.split()[0] for section in book.sections]


def options(text: str) -> list[str]:
    """Return the options in a text, which are the same in every language."""
    return re.findall(r"`Option[^`]* = [^`]+`", text)


@every_page
def test_every_rules_page_exists_in_every_language(game: str, language: str) -> None:
    assert (files("wanli") / "rules" / f"{game}.{language}.md").is_file()
    assert rulebook(game, language).text != rulebook(game).text


@every_page
def test_a_translated_rules_page_has_the_same_clauses_in_order(game: str, language: str) -> None:
    here, english = rulebook(game, language), rulebook(game)
    assert sections(here) == sections(english)
    assert numbers(here) == numbers(english)
    assert [ids for ids, _ in here.rulings] == [ids for ids, _ in english.rulings]


@every_page
def test_a_clause_has_the_same_options(game: str, language: str) -> None:
    here, english = rulebook(game, language), rulebook(game)
    for clause in english.clauses.values():
        assert options(here.clauses[clause.id].text) == options(clause.text), clause.id


@every_page
def test_a_translated_clause_refers_to_the_same_clauses(game: str, language: str) -> None:
    here, english = rulebook(game, language), rulebook(game)
    for clause in english.clauses.values():
        cited = [
            sorted(re.findall(r"[A-Z]+-\d+(?:\.\d+)?", b.clauses[clause.id].text))
            for b in (here, english)
        ]
        assert cited[0] == cited[1], clause.id


def test_the_rulings_of_rise_of_empires_list_all_reconstructed_clauses() -> None:
    base = "1.2 1.4 2.2 2.3 3.2 3.4 3.8 3.9 3.10 3.11 3.12 3.13 3.14 3.15 4.1 4.2 4.3 4.4 4.6"
    variant = "WW-3 WW-5 WW-9 WW-10"
    named = {clause for ids, _ in rulebook("rise-of-empires").rulings for clause in ids}
    assert {*base.split(), *variant.split()} - named == set()


def test_an_unknown_language_gets_the_english_rules_page() -> None:
    for game in GAMES:
        assert rulebook(game.id, "tlh").text == rulebook(game.id).text
