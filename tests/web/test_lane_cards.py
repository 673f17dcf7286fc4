"""Great Wall of China: every card in a lane can be read, however many there are.

One card more or less changes little, so every third position and the last are checked; a full run
checks all.
"""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import ViewportSize

from tests.full import FULL, full
from tests.web.all_pages import open_page
from tests.web.conftest import OpenVisitor
from tests.web.positions import import_record, random_game
from tests.web.visitor import DESKTOP, PHONE

STEP = 1 if FULL else 3
VERSION = re.compile(r"[?&]version=(\d+)")
STRIP = 0.36  # part of a card's width that shows its value
HIDDEN = """strip => [...document.querySelectorAll('#main .lane')].flatMap(lane => {
  const box = one => one.getBoundingClientRect();
  const over = (a, b) => a.left < b.right - 1 && a.right > b.left + 1;
  const found = [], cards = [...lane.querySelectorAll('.slot, .coming')];
  const [away, total] = ['.away', '.total'].map(one => lane.querySelector(one));
  const drawn = [...lane.querySelectorAll('.cards .card')].map(box);
  if (away && drawn.some(one => over(box(away), one))) found.push('the dragon under a card');
  if (away && total && over(box(away), box(total))) found.push('the dragon under the total');
  if (total && drawn.some(one => over(box(total), one))) found.push('a card under the total');
  cards.slice(1).forEach((one, i) => {
    const free = box(one).left - box(cards[i]).left, wide = box(one.querySelector('.card')).width;
    if (free < strip * wide) found.push(`${free} of ${wide} px are free`);
  });
  return found;
})"""


@pytest.mark.parametrize(
    ("players", "size"),
    [(2, PHONE), (4, DESKTOP), full(5, DESKTOP)],
    ids=["phone", "desk", "full desk"],
)
def test_no_card_in_a_lane_is_hidden(
    new_visitor: OpenVisitor, players: int, size: ViewportSize
) -> None:
    anna = new_visitor("Anna", size=size)
    game = random_game("great-wall", players, (), 1)
    last = len(game.made) + 1
    come = {last}  # the page knows the last version from the beginning
    anna.page.on("response", lambda answer: come.update(map(int, VERSION.findall(answer.url))))
    open_page(anna, f"/replay/{import_record(anna, game.record)}?v=1")
    anna.page.locator("#main .lane").first.wait_for()
    for version in range(2, last + 1):
        anna.page.keyboard.press(".")
        if version % STEP == 0 or version == last:
            anna.wait_until(partial(come.__contains__, version))
            anna.wait_until_idle()
            assert anna.page.evaluate(HIDDEN, STRIP) == [], f"version {version}"
