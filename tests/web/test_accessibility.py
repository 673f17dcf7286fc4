"""Accessibility: one tab stop per board, arrow keys, complete names, announced moves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.games.every import first_seat
from tests.web.conftest import OpenVisitor
from tests.web.drivers import make_move
from tests.web.positions import fork_at, import_record, random_games_with
from tests.web.visitor import JSON, Visitor

PLACE = "section.board :is([data-place], [data-stop], [data-region])"
TO_THE_TOP = "() => { document.body.tabIndex = -1; document.body.focus(); }"
WHERE = """place => new Promise(done => requestAnimationFrame(() => {
  const { dataset } = document.activeElement;
  const isOne = document.activeElement.matches(place);
  done(isOne ? dataset.place ?? dataset.stop ?? dataset.region : '');
}))"""  # the page moves the focus when it has drawn the result of the key
MIDDLE = """() => {
  const { x, y, width, height } = document.activeElement.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


def visitor_to_move(new_visitor: OpenVisitor, game: str) -> Visitor:
    """Return a visitor who has to decide at the beginning of a game."""
    anna = new_visitor("Anna")
    anna.open_table(anna.create(game, terms={"options": first_seat(game)}))
    anna.wait_to_decide()
    anna.page.evaluate(TO_THE_TOP)
    return anna


def focused_place(anna: Visitor) -> str:
    """Return the place of the board that has the focus, or ""."""
    found: str = anna.page.evaluate(WHERE, PLACE)
    return found


def press(anna: Visitor, key: str) -> str:
    """Press a key; return the accessible name of the element that then has the focus."""
    anna.page.keyboard.press(key)
    assert focused_place(anna), f"{key} leads out of the board"
    tree = anna.page.locator(f"{PLACE}:focus").aria_snapshot()
    named = re.search(r'button "(.*?)"( \[|\'|:|$)', tree.splitlines()[0])
    assert named, tree
    return named[1]


def tab_into_the_board(anna: Visitor) -> str:
    """Press Tab from the top of the page to the first place of the board."""
    for _ in range(20):
        anna.page.keyboard.press("Tab")
        if focused_place(anna):
            return focused_place(anna)
    raise AssertionError("no Tab reaches the board")


@pytest.mark.parametrize(
    ("game", "stops"),
    [("chang-cheng", 1), ("great-wall", 1), ("rise-of-empires", 2)],  # the map, and the display
)
def test_all_places_of_a_board_are_one_tab_stop(
    new_visitor: OpenVisitor, game: str, stops: int
) -> None:
    anna = visitor_to_move(new_visitor, game)
    assert anna.page.locator(PLACE).count() > 5
    found = [tab_into_the_board(anna)]
    for _ in range(4):
        anna.page.keyboard.press("Tab")
        found += [focused_place(anna)] if focused_place(anna) else []
    assert len(found) == stops, found


def test_arrow_keys_walk_along_the_wall_and_names_are_complete(new_visitor: OpenVisitor) -> None:
    anna = visitor_to_move(new_visitor, "chang-cheng")
    view: JSON = anna.update["view"]
    tab_into_the_board(anna)
    first = press(anna, "Home")
    square = focused_place(anna)
    province, beyond = [one for one in view["provinces"] if one["name"][0] == square[0]][:2]
    [region] = [one for one in view["regions"] if square in one["squares"]]
    assert first.startswith(
        f"Square {square}. Province {province['name']}, region {region['name']}. Empty. "
        f"If you build here, you see the threat in {region['name']}. You can build here"
    )
    seen = region["squares"]
    assert press(anna, "ArrowUp") == (
        f"Region {region['name']}. Squares {seen[0]} to {seen[-1]}. You have not seen the threat"
    )
    assert press(anna, "ArrowDown") == first
    assert press(anna, "ArrowRight").startswith(f"Square {province['squares'][1]}. ")
    assert press(anna, "ArrowDown").startswith(f"Province {province['name']}. Squares ")
    assert press(anna, "]").startswith(f"Province {beyond['name']}. ")
    assert press(anna, "ArrowUp").startswith(f"Square {beyond['squares'][0]}. ")
    assert press(anna, "[") == first
    assert press(anna, "End") != first
    assert press(anna, "ArrowLeft") != first


def test_arrow_keys_walk_over_walls_and_lanes_and_names_are_complete(
    new_visitor: OpenVisitor,
) -> None:
    anna = visitor_to_move(new_visitor, "great-wall")
    walls = anna.update["view"]["table"]["walls"]
    tab_into_the_board(anna)
    assert press(anna, "ArrowRight") == f"Token {walls[0]['tokens'][1]}, section 1"
    assert press(anna, "]") == f"Token {walls[1]['tokens'][0]}, section 2"
    assert press(anna, "[") == f"Token {walls[0]['tokens'][0]}, section 1"
    assert press(anna, "ArrowDown") == "Green in section 1: no cards."
    assert press(anna, "ArrowDown") == "Anna in section 1: no cards."
    assert press(anna, "]") == "Anna in section 2: no cards."
    assert press(anna, "ArrowUp") == "Green in section 2: no cards."
    assert press(anna, "ArrowLeft") == "Green in section 1: no cards."
    assert (
        "text: no cards" not in anna.page.locator("section.board").aria_snapshot()
    )  # each name is read once


def test_arrow_keys_walk_over_map_and_display_and_names_are_complete(
    new_visitor: OpenVisitor,
) -> None:
    anna = visitor_to_move(new_visitor, "rise-of-empires")
    page = anna.page
    tab_into_the_board(anna)
    for key, axis, way in [("Right", 0, 1), ("Down", 1, 1), ("Left", 0, -1), ("Up", 1, -1)]:
        before = page.evaluate(MIDDLE)
        name = press(anna, f"Arrow{key}")
        assert re.match(r"[\w ]+\. Era \d.*\. \d.VP for the most cubes, \d for", name)
        assert way * (page.evaluate(MIDDLE)[axis] - before[axis]) > 0, f"{key} leads elsewhere"
    page.keyboard.press("Tab")
    assert focused_place(anna) == "row progress"
    assert re.match(r"[A-Z][\w ()]+\. ", press(anna, "ArrowRight"))
    assert press(anna, "ArrowLeft").startswith("Progress Free circles: ")
    assert re.match(r"[A-Z][\w ()]+\. ", press(anna, "]"))
    assert press(anna, "]").startswith("Territory Free circles: ")
    press(anna, "[")
    assert focused_place(anna).startswith("tile progress")
    press(anna, "ArrowDown")
    assert focused_place(anna).startswith(("row territory", "tile territory", "lift territory"))


def visitor_after_move(new_visitor: OpenVisitor, game: str, kind: str) -> Visitor:
    """Return a visitor who has made a kind of move by keyboard and has to decide again."""
    anna = new_visitor("Anna")
    [random_game] = random_games_with(game, {kind})
    moment = random_game.moments[kind]
    anna.open_table(fork_at(anna, import_record(anna, random_game.record), moment))
    anna.wait_to_decide()
    make_move(anna, "keys", moment.move)
    assert anna.wait_to_decide()
    return anna


@pytest.mark.parametrize(
    ("game", "kind", "expected"),
    [
        ("chang-cheng", "tower", "builds the tower on"),
        ("great-wall", "play", "Green plays a wall to section 1."),
        ("rise-of-empires", "disc", "Green places a disc in the Progress row."),
    ],
)
def test_a_move_and_the_next_question_are_announced(
    new_visitor: OpenVisitor, game: str, kind: str, expected: str
) -> None:
    anna = visitor_after_move(new_visitor, game, kind)
    expect(anna.page.locator("[aria-live=polite]")).to_contain_text(expected)
    expect(anna.page.locator("[aria-live=assertive]")).to_contain_text("Your turn.")
    assert focused_place(anna), "the focus is lost"


def test_the_name_of_a_reserved_square_says_for_whom(new_visitor: OpenVisitor) -> None:  # CC-5.3
    anna = visitor_after_move(new_visitor, "chang-cheng", "tower")
    [(square, colour)] = anna.update["view"]["kept"].items()
    name = anna.page.get_attribute(f'[data-place="{square}"]', "aria-label") or ""
    assert f". Empty. Reserved for a single wall of {colour}" in name
