"""Words: sentences for moves, notes, prompts and errors in every language."""

from __future__ import annotations

import re

import pytest

from wanli.bots.random import RandomBot
from wanli.cli.boards import board_of
from wanli.core.errors import BadRecord, NotLegal, WanliError
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.games import GAMES, game
from wanli.text import LANGUAGES, Words, language
from wanli.text.catalogue import catalogue
from wanli.text.rulebook import rulebook

LEFT_OPEN = re.compile(r"[{}]|\$|\b(?:error|note|move|prompt|option|board)-[a-z]|NAME")
Options = dict[str, str]
TABLES: list[tuple[str, int, Options]] = [
    ("chang-cheng", 2, {}),
    ("chang-cheng", 2, {"mode": "two-colours"}),
    ("chang-cheng", 3, {"events": "diplomacy+dominance"}),
    ("chang-cheng", 4, {"events": "reward+observers", "board-choice": "player"}),
    ("great-wall", 2, {}),
    ("great-wall", 3, {"claims": "declinable", "dragon-targets": "opponents"}),
    ("great-wall", 5, {"end": "empty-hand", "scores": "open"}),
]
WRONG = {
    "chang-cheng": [
        "dance", "wall", "wall a99", "wall d13", "red wall b2", "no swap", "swap a1 a1",
        "double a13", "tower a1", "card flood aI", "pass", "cancel red flood", "break a1",
        "remove aN1", "first aI", "board 4A left", "neutral a1", "threat aN1 2", "start 1",
        "blue pass", "flood +2", "wall b5",
    ],
    "great-wall": [
        "dance", "play", "play gate", "play gate at 9", "play 9 wall at 1", "play 5 wall at 1",
        "play pagoda at 1", "play gate at 4", "play gate at 1 over red wall", "draw", "ride 1",
        "play dragon at 1 over red wall", "play dragon at 1 over red keep", "claim 8 at 1 on wall",
        "claim 5 at 2 on gate", "take 1", "take 4", "decline 1", "card red wall", "token 1 at 1",
        "start 1", "play dragon at 1 over mauve wall", "play 2 foot at 2",
    ],
}  # fmt: skip


def words_for(lang: str, play: Play) -> Words:
    """Return the words for a game in a language."""
    seats = [play.game.seat_name(play.state, seat) for seat in range(play.setup.players)]
    return Words(catalogue(lang, play.game.id), seats)


def sentences(play: Play, words: Words) -> list[str]:
    """Return the prompts, errors, move texts and notes at this point of a game."""
    said = [words.prompt(play.view(seat).prompt) for seat in range(play.setup.players)]
    for text in WRONG[play.game.id]:
        try:
            play.check(text)
        except WanliError as error:
            said.append(words.refusal(error))
    move = play.moves[-1]
    said += [words.move(move.seat, one) for one in move.texts]
    return said + [words.note(note) for note in move.notes]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_all_texts_of_a_game_are_complete_sentences(
    lang: str, name: str, players: int, options: Options
) -> None:
    rules = game(name)
    play = Play(rules, rules.setup(players, options), Rng(players))
    words = words_for(lang, play)
    bots = [RandomBot(seat) for seat in range(players)]
    while not play.over:
        for text in sentences(play, words):
            assert not LEFT_OPEN.search(text), text
            assert text == "" or text[-1] in ".)", text
        play.move(bots[play.current].choose(play.view(play.current)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [one.id for one in GAMES])
def test_every_option_and_value_has_a_text(lang: str, name: str) -> None:
    words = Words(catalogue(lang, name))
    for option in game(name).options:
        assert not LEFT_OPEN.search(words.option(option))
        for value in option.values:
            assert not LEFT_OPEN.search(words.value(option, value))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [one.id for one in GAMES])
def test_every_line_of_a_board_legend_is_a_complete_sentence(lang: str, name: str) -> None:
    for line in board_of(name).legend(Words(catalogue(lang, name))):
        assert not LEFT_OPEN.search(line)
        assert line.endswith(".")


def test_the_sentence_of_a_move_depends_on_its_facts() -> None:
    words = Words(catalogue("en", "great-wall"), ["red", "green"])
    said = {
        "play gate at 2": "Red plays a gate to section 2.",
        "play 3 foot at 2": "Red plays 3 foot soldiers to section 2.",
        "play dragon at 2 over green noble": (
            "Red covers the green noble in section 2 with a dragon."
        ),
        "claim 5 at 2 on gate": "Red claims the 5 in section 2.",
        "take 2": "Red claims the last token of section 2.",
        "card green ?": "",
        "card green keep": "Green draws a keep.",
    }
    assert {text: words.move(0, text) for text in said} == said
    polish = Words(catalogue("pl", "great-wall"), ["red", "green"])
    counts = [polish.move(1, f"play {n} wall at 1") for n in (2, 5)]
    assert counts == [
        "Zielony zagrywa 2 mury na odcinek 1.",
        "Zielony zagrywa 5 murów na odcinek 1.",
    ]


def test_a_payment_of_one_has_a_singular_form() -> None:
    said = {
        lang: [
            Words(catalogue(lang, "rise-of-empires"), ["red"]).move(0, f"pay {n} cubes")
            for n in (1, 2)
        ]
        for lang in LANGUAGES
    }
    assert said == {
        "en": ["Red pays one cube.", "Red pays 2 cubes."],
        "pl": ["Czerwony płaci 1 kostkę.", "Czerwony płaci 2 kostki."],
        "hu": ["Vörös fizet: 1 kocka.", "Vörös fizet: 2 kocka."],
        "it": ["Rosso paga 1 cubo.", "Rosso paga 2 cubi."],
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_colour_has_the_same_name_in_all_games(lang: str) -> None:
    for colour in ("red", "green", "blue", "violet"):
        texts = [catalogue(lang, one.id) for one in GAMES]
        names = {one.name("seat", colour) for one in texts if one.has(f"seat-{colour}")}
        assert len(names) == 1


def test_the_text_of_a_refusal_ends_with_its_clause() -> None:
    error = NotLegal("kept-for", {"text": "wall a7", "square": "a7", "colour": "red"}, "CC-5.3")
    said = {lang: Words(catalogue(lang, "chang-cheng")).refusal(error) for lang in LANGUAGES}
    assert said == {
        "en": "a7 is reserved for a single wall of red. (CC-5.3)",
        "pl": "a7 jest zarezerwowane dla pojedynczego muru czerwonego. (CC-5.3)",
        "hu": "a7 a vörös játékos egyszerű falának van fenntartva. (CC-5.3)",
        "it": "a7 è riservata al muro singolo del rosso. (CC-5.3)",
    }


def test_the_text_of_a_record_error_begins_with_its_line() -> None:
    words = Words(catalogue("en"))
    error = BadRecord(12, "wrong-seat", {"text": "wall a1", "seat": 2, "current": 0})
    assert words.refusal(error) == (
        "Line 12: “wall a1” is a move of seat 2, but luck decides here."
    )


def test_the_text_of_an_illegal_move_in_a_record_has_its_clause() -> None:
    words = Words(catalogue("en", "great-wall"))
    facts: dict[str, str | int] = {"text": "7", "move": "play gate at 7"}
    assert words.refusal(BadRecord(9, "unknown-place", facts)) == (
        "Line 9: “play gate at 7” cannot be played: There is no section 7. Sections are 1 to 4."
    )
    facts = {"text": "draw", "move": "draw"}
    assert words.refusal(BadRecord(9, "deck-empty", facts, "GW-3.5")) == (
        "Line 9: “draw” cannot be played: Your deck is empty. Play a card instead. (GW-3.5)"
    )


def test_numbers_are_not_grouped_and_plurals_follow_the_language() -> None:
    english, polish = catalogue("en"), catalogue("pl")
    assert english.say("cli-legal-count", count=12345, kinds="wall").startswith("12345 moves")
    said = [polish.say("cli-legal-count", count=n, kinds="wall").split(" (")[0] for n in (1, 3, 5)]
    assert said == ["Jeden ruch", "3 ruchy", "5 ruchów"]


def test_a_missing_message_falls_back_to_english_and_then_to_its_code() -> None:
    strange = catalogue("xx", "chang-cheng")
    assert strange.say("error-game-over") == "The game is over."
    assert strange.name("colour", "red") == "red"
    assert strange.say("no-such-code") == "no-such-code"


def test_the_language_follows_from_the_option_or_the_environment() -> None:
    assert language("pl_PL.UTF-8") == "pl"
    assert language("", {"WANLI_LANG": "hu", "LANG": "it_IT"}) == "hu"
    assert language("", {"LANG": "it_IT.UTF-8"}) == "it"
    assert language("", {"LANG": "tlh"}) == "en"
    assert language("", {}) in LANGUAGES


def test_seats_are_named_by_the_names_of_their_table() -> None:
    words = Words(catalogue("en", "chang-cheng"), ["blue+green", "2"])
    assert [words.seat(seat) for seat in (0, 1, -1)] == ["Blue + Green", "Seat 2", "Luck"]


def test_a_clause_of_the_rules_page_has_a_section_text_and_rulings() -> None:
    book = rulebook("chang-cheng")
    clause = book.find("cc-8.6")
    assert clause is not None
    assert clause.section == "8 Action cards"
    assert clause.text.startswith("**CC-8.6 Mandarin")
    assert any("HU: only a wall of another province" in row for row in book.rulings_on(clause)[0])
    assert book.find("99.9") is None


def test_worked_examples_are_not_listed_as_rulings() -> None:
    book = rulebook("great-wall")
    clause = book.find("GW-5.1")
    assert clause is not None
    assert [row[0] for row in book.rulings_on(clause)] == ["5.1"]
