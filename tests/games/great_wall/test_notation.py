"""Moves as text: every kind of move can be read back, and an invalid text is refused."""

from __future__ import annotations

import pytest

from tests.games.great_wall.positions import (
    GAME,
    TABLES,
    random_positions,
    table,
    unopened,
    wall,
)
from wanli.games.great_wall import notation
from wanli.games.great_wall.rules import actions as a

WORDS = {"draw", "play", "ride", "claim", "take", "decline", "start", "card", "token"}


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_legal_move_of_a_game_can_be_read_back(
    players: int, options: dict[str, str]
) -> None:  # GW-3.4, GW-3.1
    for play in random_positions(players, options, 7):
        texts = play.legal()
        assert len(set(texts)) == len(texts)
        for text, action in zip(texts, play.state.actions(), strict=True):
            for typed in (text, text.upper(), f"  {text.replace(' ', '   ')} "):
                assert GAME.read(play.state, typed) == action


def test_every_word_of_the_notation_is_used() -> None:
    words = {
        text.split()[0]
        for players, options in TABLES
        for play in random_positions(players, options, 1)
        for text in play.legal()
    }
    assert words == WORDS == set(notation.FORMS)


@pytest.mark.parametrize("word", sorted(WORDS))
def test_every_form_in_an_error_message_can_be_read(word: str) -> None:
    t = table(wall(3, 4), wall(5, 2), players=3, question="act")
    if word in ("card", "token"):
        t.state.about = {"card": 0, "token": 1}[word]
    for example in notation.FORMS[word].split(", "):
        action = notation.read(t.state, example)
        assert notation.write(t.state, action) == example


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("play 1 gate at 2", "play gate at 2"),
        ("PLAY 3 Foot AT 1", "play 3 foot at 1"),
        ("play dragon at 2 over Blue NOBLE", "play dragon at 2 over blue noble"),
        (" ride   2 ", "ride 2"),
        ("claim 3 at 1 on gate", "claim 3 at 1 on gate"),
        ("claim 4 at 1 on gate", "claim 4 at 1 on gate"),
        ("decline 4", "decline 4"),
        ("start 5", "start 5"),
    ],
)
def test_a_move_is_written_in_its_normal_form(text: str, written: str) -> None:
    t = table(wall(3, 4), wall(5, 2))
    assert notation.write(t.state, notation.read(t.state, text)) == written


def test_different_moves_have_different_texts() -> None:  # GW-3.4
    t = table(wall(3, 4), wall(5, 2), wall(7, 1))
    texts = [notation.write(t.state, action) for action in range(a.START)]
    assert len(set(texts)) == len(texts) - 7  # a wall that is not open has no second token


def test_an_invalid_action_number_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="no action"):
        notation.write(table().state, -1)


def test_a_claim_of_either_of_two_equal_tokens_is_legal() -> None:  # GW-3.2
    t = table(wall(5, 5, red="gate"))
    assert t.can("claim 5 at 1 on gate")


def test_draws_can_be_read_like_moves() -> None:  # GW-2.1, GW-2.4
    t = unopened(3)
    assert notation.read(t.state, "start 2") == a.START + 1
    t.play("start 2", draw=False)
    assert notation.read(t.state, "card red keep") == a.CARD + 2
    t = unopened(3).play("token 5 at 1", draw=False)
    assert notation.read(t.state, "TOKEN 8 at 1") == a.TOKEN + 8


@pytest.mark.parametrize(
    ("text", "code", "fact", "value"),
    [
        ("", "unknown-word", "text", ""),
        ("   ", "unknown-word", "text", "   "),
        ("jump 1", "unknown-word", "text", "jump 1"),
        ("pass", "unknown-word", "text", "pass"),
        ("draw two", "wrong-form", "form", "draw"),
        ("play", "wrong-form", "text", "play"),
        ("play gate", "wrong-form", "text", "play gate"),
        ("play gate 2", "wrong-form", "text", "play gate 2"),
        ("play gate foot at 2", "wrong-form", "text", "play gate foot at 2"),
        ("play 10 wall at 1", "wrong-form", "text", "play 10 wall at 1"),
        ("play -1 wall at 1", "wrong-form", "text", "play -1 wall at 1"),
        ("play 2 dragon at 1 over blue gate", "wrong-form", "form", notation.FORMS["play"]),
        ("play dragon at 1 over gate", "wrong-form", "form", notation.FORMS["play"]),
        ("play 0 wall at 1", "wrong-number", "text", "0"),
        ("play 8 wall at 1", "wrong-number", "most", 7),
        ("play 9 wall at 1", "wrong-number", "text", "9"),
        ("play tower at 1", "unknown-word", "text", "tower"),
        ("play dragon at 1 over pink gate", "unknown-word", "text", "pink"),
        ("play dragon at 1 over blue tower", "unknown-word", "text", "tower"),
        ("play gate at 0", "unknown-place", "text", "0"),
        ("play gate at 5", "unknown-place", "text", "5"),
        ("ride 5", "unknown-place", "text", "5"),
        ("ride 12", "wrong-form", "form", "ride 2"),
        ("ride \u0661", "wrong-form", "text", "ride \u0661"),
        ("play \u0663 foot at 1", "wrong-form", "text", "play \u0663 foot at 1"),
        ("play gate at \u0661", "wrong-form", "text", "play gate at \u0661"),
        ("ride", "wrong-form", "form", "ride 2"),
        ("claim 5 at 1", "wrong-form", "form", "claim 5 at 2 on gate"),
        ("claim 9 at 1 on gate", "wrong-form", "text", "claim 9 at 1 on gate"),
        ("claim 0 at 1 on gate", "wrong-form", "text", "claim 0 at 1 on gate"),
        ("claim 8 at 1 on gate", "no-such-token", "tokens", "5, 3"),
        ("claim 4 at 2 on gate", "no-such-token", "tokens", "2"),
        ("claim 5 at 4 on gate", "no-such-token", "tokens", "-"),
        ("claim 5 at 1 on tower", "unknown-word", "text", "tower"),
        ("take 0", "unknown-place", "text", "0"),
        ("take", "wrong-form", "form", "take 2"),
        ("decline 9", "unknown-place", "text", "9"),
        ("start 6", "wrong-form", "form", "start 1"),
        ("start 0", "wrong-form", "form", "start 1"),
        ("card blue gate", "other-place", "text", "card blue gate"),
        ("card ? gate", "wrong-form", "form", "card red gate"),
        ("card red ?", "wrong-form", "form", "card red gate"),
        ("token 5 at 3", "other-place", "text", "token 5 at 3"),
        ("token 9 at 1", "wrong-form", "form", "token 5 at 2"),
    ],
)
def test_an_invalid_move_text_is_refused_with_its_reason(
    text: str, code: str, fact: str, value: str | int
) -> None:
    t = table(wall(5, 3), wall(2, on="red gate 4", red="gate", blue="keep"), wall(7, 1))
    error = t.parse_error(text)
    assert (error.code, error.facts[fact]) == (code, value)


def test_the_error_for_an_unknown_word_lists_the_known_words() -> None:
    known = {"draw", "play", "ride", "claim", "take", "decline"}  # the words of the players' moves
    assert set(str(table().parse_error("jump").facts["known"]).split(", ")) == known
    assert table().parse_error("play tower at 1").facts["known"] == (
        "wall, gate, keep, foot, horseman, noble, dragon"
    )
    assert table().parse_error("play dragon at 1 over pink gate").facts["known"] == (
        "red, green, blue, violet, yellow"
    )


def test_a_text_that_lays_another_card_than_a_dragon_is_refused() -> None:  # GW-5.1
    error = table().parse_error("play gate at 1 over blue keep")
    assert (error.code, error.clause) == ("only-a-dragon-covers", "GW-5.1")
    assert error.facts == {"text": "gate"}


def test_a_text_that_claims_a_token_of_another_wall_is_refused() -> None:  # GW-3.2
    assert table(wall(5, 3)).parse_error("claim 4 at 1 on gate").clause == "GW-3.2"


def test_a_hidden_card_is_written_as_a_question_mark_that_cannot_be_read() -> None:  # GW-7.2
    t = unopened(3, first_seat="1")
    action = notation.read(t.state, "card red keep")
    told = [notation.text_for(t.state, action, viewer) for viewer in (0, 1, 2, -1)]
    assert told == ["card red keep", *["card red ?"] * 3]
    t.parse_error("card red ?")
