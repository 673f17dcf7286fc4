"""What moves: a scoring plays out and can be skipped; who wants no motion has none."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Comes
from tests.web.drivers import make
from tests.web.positions import bring_in, go_on_from, pasts_with
from tests.web.visitor import Visitor

LONGEST = """() => Math.max(0, ...[...document.querySelectorAll('*')].flatMap(one => {
  const style = getComputedStyle(one);
  const times = text => Math.max(...text.split(',').map(parseFloat));
  return [
    style.transitionProperty === 'none' ? 0 : times(style.transitionDuration),
    style.animationName === 'none' ? 0 : times(style.animationDuration),
  ];
}))"""  # in seconds


def take_a_token(anna: Visitor) -> None:
    """A move that scores."""
    [past] = pasts_with("great-wall", {"take"})
    moment = past.moments["take"]
    anna.sit(go_on_from(anna, bring_in(anna, past.record), moment))
    anna.to_decide()
    make(anna, "mouse", moment.move)


def test_a_scoring_is_shown_line_by_line_and_can_be_skipped(comes: Comes) -> None:
    anna = comes("Anna", motion=True)
    take_a_token(anna)
    reel = anna.page.locator(".reel")
    expect(reel).to_contain_text("GW-")
    reel.get_by_role("button", name="Skip").click()
    expect(reel).to_have_count(0, timeout=700)


@pytest.mark.parametrize("key", ["Enter", "x"])
def test_any_key_skips_a_scoring(comes: Comes, key: str) -> None:
    anna = comes("Anna", motion=True)
    take_a_token(anna)
    expect(anna.page.locator(".reel")).to_be_visible()
    anna.page.keyboard.press(key)
    expect(anna.page.locator(".reel")).to_have_count(0, timeout=700)


@pytest.mark.parametrize("game", ["chang-cheng", "great-wall", "rise-of-empires"])
def test_without_motion_nothing_moves(comes: Comes, game: str) -> None:
    anna = comes("Anna")
    anna.sit(anna.create(game))
    for _ in range(4):
        anna.to_decide()
        make(anna, "mouse", anna.legal[0])
        assert anna.page.evaluate(LONGEST) < 0.01
        assert anna.page.locator(".reel").count() == 0


def test_with_motion_something_moves(comes: Comes) -> None:  # so that the law above can fail
    anna = comes("Anna", motion=True)
    anna.sit(anna.create("great-wall", terms={"options": {"first-seat": "1"}}))
    anna.to_decide()
    assert 0.05 < anna.page.evaluate(LONGEST) < 3
