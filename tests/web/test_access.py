"""Without a mouse and without eyes: one tab stop, arrows inside, names that say all, moves told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.games.every import first_seat
from tests.web.conftest import Comes
from tests.web.drivers import make
from tests.web.positions import bring_in, go_on_from, pasts_with
from tests.web.visitor import JSON, Visitor

PLACE = "section.board :is([data-place], [data-stop], [data-region])"
TO_THE_TOP = "() => { document.body.tabIndex = -1; document.body.focus(); }"
WHERE = """place => new Promise(done => requestAnimationFrame(() => {
  const { dataset } = document.activeElement;
  const isOne = document.activeElement.matches(place);
  done(isOne ? dataset.place ?? dataset.stop ?? dataset.region : '');
}))"""  # the page moves the focus when it has drawn what a key did
MIDDLE = """() => {
  const { x, y, width, height } = document.activeElement.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


def begin(comes: Comes, game: str) -> Visitor:
    """Somebody who has to decide at the beginning of a game."""
    anna = comes("Anna")
    anna.sit(anna.create(game, terms={"options": first_seat(game)}))
    anna.to_decide()
    anna.page.evaluate(TO_THE_TOP)
    return anna


def where(anna: Visitor) -> str:
    """The place of the board that has the focus, or ""."""
    found: str = anna.page.evaluate(WHERE, PLACE)
    return found


def press(anna: Visitor, key: str) -> str:
    """Press a key; gives the name of what then has the focus, as it is read out."""
    anna.page.keyboard.press(key)
    assert where(anna), f"{key} leads out of the board"
    tree = anna.page.locator(f"{PLACE}:focus").aria_snapshot()
    named = re.search(r'button "(.*?)"( \[|\'|:|$)', tree.splitlines()[0])
    assert named, tree
    return named[1]


def tab_into_the_board(anna: Visitor) -> str:
    """Tab from the top to the first place of the board."""
    for _ in range(20):
        anna.page.keyboard.press("Tab")
        if where(anna):
            return where(anna)
    raise AssertionError("no Tab reaches the board")


@pytest.mark.parametrize(
    ("game", "stops"),
    [("chang-cheng", 1), ("great-wall", 1), ("rise-of-empires", 2)],  # the map, and the display
)
def test_all_places_of_a_board_are_one_stop(comes: Comes, game: str, stops: int) -> None:
    anna = begin(comes, game)
    assert anna.page.locator(PLACE).count() > 5
    found = [tab_into_the_board(anna)]
    for _ in range(4):
        anna.page.keyboard.press("Tab")
        found += [where(anna)] if where(anna) else []
    assert len(found) == stops, found


def test_arrows_walk_along_the_wall_and_its_names_say_all(comes: Comes) -> None:
    anna = begin(comes, "chang-cheng")
    view: JSON = anna.update["view"]
    tab_into_the_board(anna)
    first = press(anna, "Home")
    square = where(anna)
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


def test_arrows_walk_over_walls_and_lanes_and_their_names_say_all(comes: Comes) -> None:
    anna = begin(comes, "great-wall")
    walls = anna.update["view"]["table"]["walls"]
    tab_into_the_board(anna)
    assert press(anna, "ArrowRight") == f"Token {walls[0]['tokens'][1]}, wall 1"
    assert press(anna, "]") == f"Token {walls[1]['tokens'][0]}, wall 2"
    assert press(anna, "[") == f"Token {walls[0]['tokens'][0]}, wall 1"
    assert press(anna, "ArrowDown") == "Green in section 1: no cards."
    assert press(anna, "ArrowDown") == "Anna in section 1: no cards."
    assert press(anna, "]") == "Anna in section 2: no cards."
    assert press(anna, "ArrowUp") == "Green in section 2: no cards."
    assert press(anna, "ArrowLeft") == "Green in section 1: no cards."
    assert (
        "text: no cards" not in anna.page.locator("section.board").aria_snapshot()
    )  # once is enough


def test_arrows_walk_over_the_map_and_the_display_and_their_names_say_all(comes: Comes) -> None:
    anna = begin(comes, "rise-of-empires")
    page = anna.page
    tab_into_the_board(anna)
    for key, axis, way in [("Right", 0, 1), ("Down", 1, 1), ("Left", 0, -1), ("Up", 1, -1)]:
        before = page.evaluate(MIDDLE)
        name = press(anna, f"Arrow{key}")
        assert re.match(r"[\w ]+\. Era \d.*\. \d VP for most cubes, \d for", name)
        assert way * (page.evaluate(MIDDLE)[axis] - before[axis]) > 0, f"{key} leads elsewhere"
    page.keyboard.press("Tab")
    assert where(anna) == "row progress"
    assert re.match(r"[A-Z][\w ()]+\. ", press(anna, "ArrowRight"))
    assert press(anna, "ArrowLeft").startswith("Progress Free circles: ")
    assert re.match(r"[A-Z][\w ()]+\. ", press(anna, "]"))
    assert press(anna, "]").startswith("Territory Free circles: ")
    press(anna, "[")
    assert where(anna).startswith("tile progress")
    press(anna, "ArrowDown")
    assert where(anna).startswith(("row territory", "tile territory", "lift territory"))


def decide(comes: Comes, game: str, kind: str) -> Visitor:
    """Somebody who has made a move of that sort with keys, and has to decide again."""
    anna = comes("Anna")
    [past] = pasts_with(game, {kind})
    moment = past.moments[kind]
    anna.sit(go_on_from(anna, bring_in(anna, past.record), moment))
    anna.to_decide()
    make(anna, "keys", moment.move)
    assert anna.to_decide()
    return anna


@pytest.mark.parametrize(
    ("game", "kind", "told"),
    [
        ("chang-cheng", "tower", "builds the tower on"),
        ("great-wall", "play", "Green plays a wall to section 1."),
        ("rise-of-empires", "disc", "Green places a disc in the Progress row."),
    ],
)
def test_a_move_is_told_and_the_next_one_is_asked_for(
    comes: Comes, game: str, kind: str, told: str
) -> None:
    anna = decide(comes, game, kind)
    expect(anna.page.locator("[aria-live=polite]")).to_contain_text(told)
    expect(anna.page.locator("[aria-live=assertive]")).to_contain_text("Your turn.")
    assert where(anna), "the focus is lost"


def test_a_kept_square_says_for_whom(comes: Comes) -> None:  # CC-5.3
    anna = decide(comes, "chang-cheng", "tower")
    [(square, colour)] = anna.update["view"]["kept"].items()
    name = anna.page.get_attribute(f'[data-place="{square}"]', "aria-label") or ""
    assert f". Empty. Reserved for a single wall of {colour}" in name
