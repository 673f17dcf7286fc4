"""Moves as text: every kind of move can be read back, and an invalid text is refused."""

from __future__ import annotations

import pytest

from tests.games.chang_cheng.positions import Table, table, unopened
from tests.games.text_play import random_positions
from wanli.games import game
from wanli.games.chang_cheng import notation
from wanli.games.chang_cheng.rules import actions as a

GAME = game("chang-cheng")
WORDS = {
    "wall",
    "double",
    "tower",
    "card",
    "neutral",
    "no neutral",
    "pass",
    "first",
    "cancel",
    "break",
    "remove",
    "flood",
    "builder",
    "swap",
    "no swap",
    "board",
    "start",
    "letter",
    "event",
    "draw",
    "reputation",
    "threat",
}


def scoring(kind: str) -> Table:
    """A position in which red has completed aI, where green has a card of this kind."""
    rows = {"a": "rgb. ..... ....", "b": "b.... ... ....."}
    return table(3, rows, cards={"aI": [f"green {kind}", "blue master"]}).play("wall a4")


def assert_reads_back(t: Table) -> None:
    """Assert that every legal move reads back, in lower and upper case."""
    for action in t.state.actions():
        text = notation.write(t.state, action)
        for typed in (text, text.upper(), text.lower(), f"  {text.replace(' ', '   ')} "):
            assert notation.read(t.state, typed) == action


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"events": "random-2"}),
        (2, {"mode": "two-colours", "board-choice": "player", "faces": "mixed"}),
        (2, {"mode": "plain"}),
        (4, {"events": "random-1"}),
    ],
)
def test_every_legal_move_of_a_game_can_be_read_back(
    players: int, options: dict[str, str]
) -> None:  # CC-3.2, CC-13.1
    for play in random_positions(GAME, GAME.setup(players, options), 7):
        for action in play.state.actions():
            text = GAME.write(play.state, action)
            assert GAME.read(play.state, text) == action
            assert GAME.read(play.state, text.upper()) == action


@pytest.mark.parametrize("kind", ["warrior", "traitor", "flood", "builder", "mandarin"])
def test_every_choice_of_a_card_can_be_read_back(kind: str) -> None:  # CC-8.1 to CC-8.6
    t = scoring(kind)
    assert t.prompt == kind
    assert_reads_back(t)


def test_every_word_of_the_notation_can_be_written_and_read() -> None:
    t = table(2).state
    bases = [a.WALL, a.DOUBLE_WALL, a.BUILD_TOWER]
    texts = [notation.write(t, int(base) + 30) for base in bases]
    numbers = [a.CARD, a.PASS, a.NO_NEUTRAL, a.FIRST, a.CANCEL, a.REMOVE, a.FLOOD_UP]
    numbers += [a.BUILDER_UP, a.NO_SWAP, a.JOIN, a.START, a.LETTER, a.EVENT, a.BOARD]
    numbers += [a.REPUTATION, a.THREAT, a.NEUTRAL_WALL + 30, a.BREAK + 30, a.SWAP + 30 * 80 + 31]
    texts += [notation.write(t, int(number)) for number in numbers]
    words = {" ".join(x.split()[:2]) if x.startswith("no ") else x.split()[0] for x in texts}
    assert words == WORDS
    assert {notation.write(t, notation.read(t, text)) for text in texts} == set(texts)


def test_a_move_can_be_typed_in_any_case() -> None:  # CC-3.2
    t = table(3)
    assert notation.write(t.state, notation.read(t.state, "WALL A7")) == "wall a7"
    assert notation.write(t.state, notation.read(t.state, "Card Flood bii")) == "card flood bII"
    assert notation.write(t.state, notation.read(t.state, "remove BN2")) == "remove bN2"


def test_move_texts_use_the_same_squares_after_a_board_is_joined_on_the_left() -> None:  # CC-9.1
    t = table(
        3, {"a": "g.... .... ....", "c": ". .r.. .... ...."}, boards=("1A", "3A", "2A"), line="cab"
    )
    assert t.can("wall a2")
    t.play("wall a2", "wall c1")
    assert t.row("a").startswith("gr")
    assert t.row("c").startswith("r.r")


def test_with_two_colours_each_a_move_without_colour_is_refused() -> None:  # CC-13.1
    t = table(2, options={"mode": "two-colours"})
    assert "blue wall a1" in t.legal()
    assert "green wall a1" in t.legal()
    error = t.parse_error("wall a1")
    assert (error.code, error.clause, error.facts["text"]) == ("which-colour", "CC-13.1", "wall a1")


def test_the_second_half_of_an_action_may_omit_the_colour() -> None:  # CC-13.1
    t = table(2, options={"mode": "two-colours"}).play("green wall a1")
    assert notation.read(t.state, "wall b1") == notation.read(t.state, "green wall b1")
    assert t.can("wall b1")


def test_a_move_may_name_the_only_colour_of_its_player() -> None:  # CC-3.2
    t = table(3)
    assert notation.read(t.state, "red wall a1") == notation.read(t.state, "wall a1")
    assert t.refusal("green wall a1").code == "not-your-colour"


def test_a_swap_may_name_its_walls_in_either_order() -> None:  # CC-8.6
    t = scoring("mandarin")
    assert notation.read(t.state, "swap b1 a1") == notation.read(t.state, "swap a1 b1")
    assert notation.read(t.state, "swap a2 a1") == notation.read(t.state, "swap a1 a2")
    assert t.can("swap b1 a1")
    assert t.can("swap a2 a1")
    assert notation.write(t.state, notation.read(t.state, "swap b1 a1")) == "swap a1 b1"


def test_draws_can_be_read_like_moves() -> None:  # CC-2.2
    t = unopened(3)
    assert t.prompt == "draw-start"
    for draw in ("start 2", "letter b", "draw 3b"):
        assert notation.read(t.state, draw) == notation.read(t.state, draw.upper())


@pytest.mark.parametrize(
    ("text", "code", "fact", "value"),
    [
        ("", "unknown-word", "text", ""),
        ("   ", "unknown-word", "text", "   "),
        ("jump a1", "unknown-word", "text", "jump a1"),
        ("red", "unknown-word", "text", "red"),
        ("wall", "wrong-length", "needed", 1),
        ("wall a1 a2", "wrong-length", "needed", 1),
        ("card flood", "wrong-length", "needed", 2),
        ("pass now", "unknown-word", "text", "pass now"),
        ("swap a1", "wrong-length", "word", "swap"),
        ("wall a0", "unknown-place", "text", "a0"),
        ("wall a14", "unknown-place", "text", "a14"),
        ("wall e1", "unknown-place", "text", "e1"),
        ("wall a01", "unknown-place", "text", "a01"),
        ("wall aI", "unknown-place", "text", "ai"),
        ("wall a\u0661", "unknown-place", "text", "a\u0661"),
        ("card flood a1", "unknown-place", "text", "a1"),
        ("card flood aIIII", "unknown-place", "text", "aiiii"),
        ("remove aN4", "unknown-place", "text", "an4"),
        ("wall c1", "no-such-board", "boards", 2),
        ("card flood cI", "no-such-board", "boards", 2),
        ("remove dN1", "no-such-board", "text", "dn1"),
        ("card dragon aI", "unknown-word", "text", "dragon"),
        ("cancel pink flood", "unknown-word", "text", "pink"),
        ("cancel red dragon", "unknown-word", "text", "dragon"),
        ("board 9A left", "unknown-word", "text", "9a"),
        ("board 1A up", "unknown-word", "text", "up"),
        ("start 5", "unknown-word", "text", "5"),
        ("letter C", "unknown-word", "text", "c"),
        ("event rain", "unknown-word", "text", "rain"),
        ("draw 1C", "unknown-word", "text", "1c"),
        ("threat aN1 5", "unknown-word", "text", "5"),
        ("reputation bIII 2", "other-counter", "text", "biii"),
        ("threat bN3 2", "other-counter", "text", "bn3"),
        ("red neutral a1", "no-colour-here", "word", "neutral"),
        ("red break a1", "no-colour-here", "word", "break"),
        ("flood +3", "unknown-word", "text", "flood +3"),
    ],
)
def test_an_invalid_move_text_is_refused_with_its_reason(
    text: str, code: str, fact: str, value: str | int
) -> None:
    error = table(3).parse_error(text)
    assert (error.code, error.facts[fact]) == (code, value)


def test_the_error_for_an_unknown_word_lists_the_known_words() -> None:
    known = set(str(table(3).parse_error("jump a1").facts["known"]).split(", "))
    luck = {"start", "letter", "event", "draw", "reputation", "threat"}
    assert known == WORDS - luck  # the words of the players' moves
    assert table(3).parse_error("card dragon aI").facts["known"] == (
        "warrior, traitor, flood, builder, master, mandarin"
    )
