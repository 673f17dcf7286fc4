"""Great Wall of China: everything in a lane can be read, however much lies there.

A card more or less changes little: every third position is looked at, and the last. A full run
looks at all of them.
"""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import ViewportSize

from tests.full import FULL, full
from tests.web.conftest import Comes
from tests.web.positions import bring_in, past
from tests.web.sights import show
from tests.web.visitor import DESKTOP, PHONE

STEP = 1 if FULL else 3
VERSION = re.compile(r"[?&]version=(\d+)")
STRIP = 0.36  # of a card's width: its value
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
def test_nothing_in_a_lane_is_hidden(comes: Comes, players: int, size: ViewportSize) -> None:
    anna = comes("Anna", size=size)
    game = past("great-wall", players, (), 1)
    last = len(game.made) + 1
    come = {last}  # versions that the page knows: the last from the beginning
    anna.page.on("response", lambda answer: come.update(map(int, VERSION.findall(answer.url))))
    show(anna, f"/replay/{bring_in(anna, game.record)}?v=1")
    anna.page.locator("#main .lane").first.wait_for()
    for version in range(2, last + 1):
        anna.page.keyboard.press(".")
        if version % STEP == 0 or version == last:
            anna.wait_until(partial(come.__contains__, version))
            anna.rest()
            assert anna.page.evaluate(HIDDEN, STRIP) == [], f"version {version}"
