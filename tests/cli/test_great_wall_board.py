"""The board of Great Wall of China in a terminal is complete in every width and without colour."""

from __future__ import annotations

import json

import pytest
from rich.console import Console

from wanli.cli.boards import Canvas, board_of
from wanli.cli.colours import theme
from wanli.games import game
from wanli.text import LANGUAGES, Words
from wanli.text.catalogue import catalogue

GAME = game("great-wall")
COLOURS = ["red", "green", "blue", "violet", "yellow"]
POSITION = {
    "game": "great-wall",
    "players": 3,
    "walls": [
        {
            "tokens": [3],
            "bearer": {"colour": "red", "card": "gate", "token": 5},
            "cards": {"red": {"gate": 1, "foot": 3}, "blue": {"dragon": 1}},
            "covered": {"red": {"noble": 1}},
            "dragons": {"blue": "red noble"},
        },
        {"tokens": [4, 8], "cards": {"green": {"noble": 1, "keep": 1}, "red": {"wall": 2}}},
        {"tokens": [2, 2]},
    ],
    "piles": {"green": [5, 4]},
    "hidden": {"hands": {"red": {"wall": 2, "foot": 1}, "green": {"keep": 0}, "blue": {"wall": 1}}},
    "unplayed": {"green": {"wall": 1}},
}


def drawn(
    width: int,
    position: dict[str, object],
    language: str = "en",
    viewer: int = 0,
    plain: bool = False,
) -> list[str]:
    """Return the lines of a position's board."""
    view = GAME.view(GAME.read_position(json.dumps(position)), viewer)
    words = Words(catalogue(language, GAME.id), COLOURS[: view.players])
    console = Console(width=width, highlight=False, color_system=None, force_terminal=False)
    console.push_theme(theme(None))
    with console.capture() as captured:
        console.print(board_of(GAME.id).draw(view, words, Canvas(width, plain)))
    return captured.get().splitlines()


def test_a_narrow_board_shows_cards_and_totals_as_letters() -> None:  # GW-4.2, GW-4.4
    lines = drawn(80, POSITION)
    text = "\n".join(lines)
    for told in ("G2●-5 3F=6 xN", "→ 3 leads", "D1>rN", "N: all count 1", "K1 N1", "2W=2"):
        assert told in text, text
    assert "Section 3 ●2 ●2" in lines[1]
    assert "Your hand: 2 walls, foot soldier" in lines[-1]


def test_a_wide_board_shows_cards_and_totals_in_words() -> None:  # GW-5.2
    text = "\n".join(drawn(140, POSITION))
    for told in ("gate 2 (token -5)", "3 foot soldiers = 6", "noble (covered)", "on the red noble"):
        assert told in text, text


def test_hidden_facts_are_shown_as_hidden() -> None:  # GW-7.2, GW-7.3
    text = "\n".join(drawn(80, POSITION))
    assert "Green ?" in text
    assert "●2" in text.split("Green ?")[1].splitlines()[1]  # the number of tokens taken
    assert "Red 0" in text
    watched = "\n".join(drawn(80, POSITION, viewer=-1))
    assert "Your hand" not in watched
    assert watched.count("?") == 3
    open_table = {**POSITION, "options": {"scores": "open"}}
    assert "Green 9" in "\n".join(drawn(80, open_table))


def test_the_player_who_announced_the_end_is_shown() -> None:  # GW-6.1, GW-6.2
    ending = {**POSITION, "announcer": 1, "unplayed": {"green": {}}, "stage": "last-turns"}
    assert "Green has announced the end: one last turn for the others" in drawn(140, ending)[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [50, 80, 100, 140])
def test_no_board_is_wider_than_the_terminal_or_cut_off(language: str, width: int) -> None:
    lines = drawn(width, POSITION, language)
    assert max(len(line) for line in lines) <= width
    assert sum(line.count("→") for line in lines) == 4
    assert sum(line.count("●") for line in lines) >= 5 + 3  # free tokens, and one count per player


def test_a_full_table_leaves_room_for_the_story_on_a_small_screen() -> None:
    cards = {colour: {"wall": 1, "gate": 1, "foot": 1} for colour in COLOURS}
    walls = [{"tokens": [5, 3], "cards": cards} for _ in range(3)] + [{"tokens": [4, 2]}]
    full = {"game": "great-wall", "players": 5, "walls": walls, "hidden": {"hands": {}}}
    full["hidden"] = {"hands": {colour: {"wall": 1} for colour in COLOURS}}
    lines = drawn(80, full)
    assert len(lines) <= 24 - 8
    assert all(line.isascii() for line in drawn(80, full, plain=True))
