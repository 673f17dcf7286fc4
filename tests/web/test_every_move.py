"""Every sort of move there is can be made through the screen: by hand, by keys, and by pulling.

Rise of Empires has very many: by mouse each is made, by keys and by finger every other one, those
by the one that are not by the other. A full run makes each in every way.
"""

from __future__ import annotations

import re

import pytest

from tests.full import full
from tests.web.conftest import Comes
from tests.web.drivers import Hands, make, send
from tests.web.positions import bring_in, go_on_from, pasts_with
from tests.web.visitor import DESKTOP, PHONE, Visitor

CARDS = {f"card {c}" for c in ("warrior", "traitor", "flood", "builder", "master", "mandarin")}
BUILD = {"wall", "double", "tower"}
CHOICES = {
    *("first", "cancel", "break", "remove", "flood +2", "flood -2", "builder +2", "builder block"),
    *("swap", "no swap", "board left", "board right", "neutral", "no neutral"),
}
ACTS = {"draw", "play", "play many", "play over", "ride", "claim", "take"}


def make_each(
    visitor: Visitor, hands: Hands, game: str, kinds: set[str], players: int = 2, **options: str
) -> None:
    """Make a move of each kind, every one on a table of its own."""
    missing = set(kinds)
    for past in pasts_with(game, kinds, players, **options):
        table = bring_in(visitor, past.record)
        for kind in sorted(missing & past.moments.keys()):
            moment = past.moments[kind]
            visitor.sit(go_on_from(visitor, table, moment))
            assert visitor.to_decide()
            assert moment.move in visitor.legal
            make(visitor, hands, moment.move)
            missing.discard(kind)
    assert missing == set()


def test_chang_cheng_building_and_laying(comes: Comes) -> None:  # CC-3.2
    make_each(comes("Anna"), "mouse", "chang-cheng", BUILD | CARDS)


@pytest.mark.parametrize("hands", ["mouse", full("keys")])
def test_chang_cheng_choices(comes: Comes, hands: Hands) -> None:  # CC-4.3, CC-8, CC-9.1, CC-12
    make_each(comes("Anna"), hands, "chang-cheng", CHOICES)


@pytest.mark.parametrize("hands", ["mouse", full("keys")])
def test_chang_cheng_with_two_colours(comes: Comes, hands: Hands) -> None:  # CC-13
    kinds = {"own wall", "own double", "own tower", "own card flood", "own card master"}
    make_each(comes("Anna"), hands, "chang-cheng", kinds, mode="two-colours")


def test_chang_cheng_pass(comes: Comes) -> None:  # CC-3.7
    make_each(comes("Anna"), "keys", "chang-cheng", {"pass"}, players=3)


@pytest.mark.parametrize("hands", ["mouse", full("keys"), full("touch")])
def test_great_wall(comes: Comes, hands: Hands) -> None:  # GW-3
    anna = comes("Anna", touch=hands == "touch")
    make_each(anna, hands, "great-wall", ACTS | {"decline"}, claims="declinable")


EMPIRES = {
    *("disc", "idle", "lift", "pay", "waive", "skip", "progress", "territory", "city", "empire"),
    *("trade", "place", "hire", "cubes", "done", "war", "peace", "lose", "lose cube", "mark"),
    *("raze", "site", "keep", "yield", "ally", "ally nobody", "islands", "abandon", "feed"),
    "order",
}


@pytest.mark.parametrize("hands", ["mouse", full("keys"), full("touch")])
def test_rise_of_empires(comes: Comes, hands: Hands) -> None:  # RE-3, RE-4, WW-2 to WW-9
    touch = hands == "touch"
    anna = comes("Anna", touch=touch, size=PHONE if touch else DESKTOP)
    make_each(anna, hands, "rise-of-empires", EMPIRES, players=3)


# ---- pulling -------------------------------------------------------------------------------------
def pull(visitor: Visitor, source: str, target: str) -> None:
    """Press on something, move to something else, let go."""
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


def test_a_piece_is_pulled_onto_the_wall(comes: Comes) -> None:
    anna = comes("Anna", motion=True)
    anna.sit(anna.create("chang-cheng", terms={"options": {"first-seat": "1"}}))
    anna.to_decide()
    pull(anna, '[data-hold="wall"]', '[data-place="a4"]')
    anna.page.wait_for_selector('[data-place="a4"][aria-pressed="true"]')
    send(anna, "mouse")
    assert anna.sent[-1]["text"] == "wall a4"


def test_a_card_is_pulled_to_a_wall(comes: Comes) -> None:
    anna = comes("Anna", motion=True)
    anna.sit(anna.create("great-wall", terms={"options": {"first-seat": "1"}}))
    anna.to_decide()
    text = next(one for one in anna.legal if re.fullmatch(r"play \w+ at \d", one))
    kind, wall = text.split()[1], text[-1]
    pull(anna, f'button[data-stop="{kind}"] [data-card]', f'section[data-page="{wall}"] header')
    anna.page.wait_for_selector('[data-act="confirm"]:enabled')
    send(anna, "mouse")
    assert anna.sent[-1]["text"] == text
