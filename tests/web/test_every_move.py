"""Every kind of move can be made on the screen: by mouse, touch, keyboard and dragging.

Rise of Empires has many kinds: by mouse each is made, by keyboard and by touch every other one in
turn. A full run makes each of them in every way.
"""

from __future__ import annotations

import re

import pytest

from tests.full import full
from tests.web.conftest import OpenVisitor
from tests.web.drivers import InputMethod, confirm_move, make_move
from tests.web.positions import fork_at, import_record, random_games_with
from tests.web.visitor import DESKTOP, PHONE, Visitor

CARDS = {f"card {c}" for c in ("warrior", "traitor", "flood", "builder", "master", "mandarin")}
BUILD = {"wall", "double", "tower"}
CHOICES = {
    *("first", "cancel", "break", "remove", "flood +2", "flood -2", "builder +2", "builder block"),
    *("swap", "no swap", "board left", "board right", "neutral", "no neutral"),
}
ACTS = {"draw", "play", "play many", "play over", "ride", "claim", "take"}


def make_each(
    visitor: Visitor,
    input_method: InputMethod,
    game: str,
    kinds: set[str],
    players: int = 2,
    **options: str,
) -> None:
    """Make one move of each kind, each at a table of its own."""
    missing = set(kinds)
    for random_game in random_games_with(game, kinds, players, **options):
        table = import_record(visitor, random_game.record)
        for kind in sorted(missing & random_game.moments.keys()):
            moment = random_game.moments[kind]
            visitor.open_table(fork_at(visitor, table, moment))
            assert visitor.wait_to_decide()
            assert moment.move in visitor.legal
            make_move(visitor, input_method, moment.move)
            missing.discard(kind)
    assert missing == set()


def test_walls_can_be_built_and_cards_played(new_visitor: OpenVisitor) -> None:  # CC-3.2
    make_each(new_visitor("Anna"), "mouse", "chang-cheng", BUILD | CARDS)


@pytest.mark.parametrize("input_method", ["mouse", full("keys")])
def test_choices_of_chang_cheng_can_be_made(
    new_visitor: OpenVisitor, input_method: InputMethod
) -> None:  # CC-4.3, CC-8, CC-9.1, CC-12
    make_each(new_visitor("Anna"), input_method, "chang-cheng", CHOICES)


@pytest.mark.parametrize("input_method", ["mouse", full("keys")])
def test_moves_with_two_colours_can_be_made(
    new_visitor: OpenVisitor, input_method: InputMethod
) -> None:  # CC-13
    kinds = {"own wall", "own double", "own tower", "own card flood", "own card master"}
    make_each(new_visitor("Anna"), input_method, "chang-cheng", kinds, mode="two-colours")


def test_passing_is_possible_at_chang_cheng(new_visitor: OpenVisitor) -> None:  # CC-3.7
    make_each(new_visitor("Anna"), "keys", "chang-cheng", {"pass"}, players=3)


@pytest.mark.parametrize("input_method", ["mouse", full("keys"), full("touch")])
def test_moves_of_great_wall_can_be_made(
    new_visitor: OpenVisitor, input_method: InputMethod
) -> None:  # GW-3
    anna = new_visitor("Anna", touch=input_method == "touch")
    make_each(anna, input_method, "great-wall", ACTS | {"decline"}, claims="declinable")


EMPIRES = {
    *("disc", "idle", "lift", "pay", "waive", "skip", "progress", "territory", "city", "empire"),
    *("trade", "place", "hire", "cubes", "done", "war", "peace", "lose", "lose cube", "mark"),
    *("raze", "site", "keep", "yield", "ally", "ally nobody", "islands", "abandon", "feed"),
    "order",
}


@pytest.mark.parametrize("input_method", ["mouse", full("keys"), full("touch")])
def test_moves_of_rise_of_empires_can_be_made(
    new_visitor: OpenVisitor, input_method: InputMethod
) -> None:  # RE-3, RE-4, WW-2 to WW-9
    touch = input_method == "touch"
    anna = new_visitor("Anna", touch=touch, size=PHONE if touch else DESKTOP)
    make_each(anna, input_method, "rise-of-empires", EMPIRES, players=3)


# ---- dragging ------------------------------------------------------------------------------------
def drag(visitor: Visitor, source: str, target: str) -> None:
    """Drag one element to another."""
    mouse = visitor.page.mouse
    for one in (target, source):
        visitor.page.locator(one).first.hover(trial=True)  # waits until it stands still
    ends = [visitor.page.locator(one).first.bounding_box() for one in (source, target)]
    assert ends[0] is not None
    assert ends[1] is not None
    (x, y), (to_x, to_y) = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in ends if b]
    mouse.move(x, y)
    mouse.down()
    mouse.move(to_x, to_y, steps=6)
    mouse.move(to_x + 1, to_y)
    mouse.up()


def test_a_piece_is_dragged_onto_the_wall(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna", motion=True)
    anna.open_table(anna.create("chang-cheng", terms={"options": {"first-seat": "1"}}))
    anna.wait_to_decide()
    drag(anna, '[data-hold="wall"]', '[data-place="a4"]')
    anna.page.wait_for_selector('[data-place="a4"][aria-pressed="true"]')
    confirm_move(anna, "mouse")
    assert anna.sent[-1]["text"] == "wall a4"


def test_a_card_is_dragged_to_a_wall(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna", motion=True)
    anna.open_table(anna.create("great-wall", terms={"options": {"first-seat": "1"}}))
    anna.wait_to_decide()
    text = next(one for one in anna.legal if re.fullmatch(r"play \w+ at \d", one))
    kind, wall = text.split()[1], text[-1]
    drag(anna, f'button[data-stop="{kind}"] [data-card]', f'section[data-page="{wall}"] header')
    anna.page.wait_for_selector('[data-act="confirm"]:enabled')
    confirm_move(anna, "mouse")
    assert anna.sent[-1]["text"] == text
