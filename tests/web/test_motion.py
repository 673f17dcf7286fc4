"""What moves: a scoring plays out and can be skipped; who wants no motion has none."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.games.every import IDS
from tests.web.conftest import Comes
from tests.web.drivers import make
from tests.web.positions import bring_in, go_on_from, past, pasts_with
from tests.web.visitor import Visitor

LONGEST = """() => Math.max(0, ...[...document.querySelectorAll('*')].flatMap(one => {
  const style = getComputedStyle(one);
  const times = text => Math.max(...text.split(',').map(parseFloat));
  return [
    style.transitionProperty === 'none' ? 0 : times(style.transitionDuration),
    style.animationName === 'none' ? 0 : times(style.animationDuration),
  ];
}))"""  # in seconds
LINES = """window.lines = []; new MutationObserver(() => {
  const line = document.querySelector('.reel p')?.textContent;
  if (line && line !== window.lines.at(-1)) window.lines.push(line);
}).observe(document, { childList: true, subtree: true })"""  # of a reel, each once


def comes_with_a_clock(comes: Comes) -> Visitor:
    """Somebody who wants motion, and whose time is up to the test."""
    anna = comes("Anna", motion=True)
    anna.page.clock.install()
    return anna


def stop_the_clock(anna: Visitor) -> None:
    """Let no time pass any more: a line of a scoring that is shown stays."""
    now: float = anna.page.evaluate("Date.now()")
    anna.page.clock.pause_at(now / 1000 + 60)


def take_a_token(anna: Visitor) -> None:
    """A move that scores; the clock is stopped before."""
    [past] = pasts_with("great-wall", {"take"})
    moment = past.moments["take"]
    anna.sit(go_on_from(anna, bring_in(anna, past.record), moment))
    anna.to_decide()
    stop_the_clock(anna)
    make(anna, "mouse", moment.move)


def test_a_scoring_is_shown_line_by_line_and_can_be_skipped(comes: Comes) -> None:
    anna = comes_with_a_clock(comes)
    take_a_token(anna)
    reel = anna.page.locator(".reel")
    expect(reel).to_contain_text("GW-")
    reel.get_by_role("button", name="Skip").click()
    expect(reel).to_have_count(0)


def complete_a_province(anna: Visitor) -> None:
    """A move that has several cards revealed, then points counted; the clock is stopped before."""
    for seed in range(40):
        one = past("chang-cheng", 2, (), seed)
        for moment, codes in one.made:
            cards = [code for code in codes if code in ("card-revealed", "card-removed")]
            if len(cards) > 1 and "province-points" in codes:
                anna.sit(go_on_from(anna, bring_in(anna, one.record), moment))
                anna.to_decide()
                stop_the_clock(anna)
                make(anna, "mouse", moment.move)
                return
    raise AssertionError("no such move in any of these games")


def test_a_province_is_scored_card_by_card_and_then_counted(comes: Comes) -> None:  # CC-7
    anna = comes_with_a_clock(comes)
    anna.page.add_init_script(LINES)
    complete_a_province(anna)
    reel = anna.page.locator(".reel")
    expect(reel).to_contain_text("reveals the")
    expect(anna.page.locator(".turning")).to_be_visible()  # the card itself, at its province
    anna.page.clock.resume()
    expect(reel).to_have_count(0)
    seen: list[str] = anna.page.evaluate("window.lines")
    province = seen[0].split(":")[0]
    lines = [line for line in seen if line.startswith(province)]  # others may have scored since
    cards = [at for at, line in enumerate(lines) if "reveals the" in line]
    counted = [at for at, line in enumerate(lines) if "has the most blocks" in line]
    assert len(cards) > 1
    assert counted
    assert max(cards) < min(counted)


POINTS = """window.points = []; new MutationObserver(() => {
  const line = document.querySelector('.reel p')?.textContent;
  if (!line || line === window.points.at(-1)?.line) return;
  const scores = [...document.querySelectorAll('.players .score')].map(one => +one.textContent);
  const told = document.querySelector('.story').textContent;
  window.points.push({ line, scores, told });
}).observe(document, { childList: true, subtree: true })"""  # beside each line of a reel


def test_a_scoring_does_not_give_its_result_away(comes: Comes) -> None:  # CC-7
    anna = comes_with_a_clock(comes)
    anna.page.add_init_script(POINTS)
    complete_a_province(anna)
    expect(anna.page.locator(".reel")).to_contain_text("reveals the")
    anna.page.clock.resume()
    expect(anna.page.locator(".reel")).to_have_count(0)
    seen: list[dict[str, Any]] = anna.page.evaluate("window.points")
    scores = [one["scores"] for one in seen]
    counted = next(at for at, one in enumerate(seen) if re.search(r"scores? \d", one["line"]))
    assert counted > 1
    assert all(one == scores[0] for one in scores[:counted])
    assert scores[counted] != scores[0]
    for one, later in itertools.pairwise(seen[: counted + 1]):
        assert one["line"].strip() in one["told"]
        assert later["line"].strip() not in one["told"]


def test_the_scoring_of_a_province_can_be_skipped(comes: Comes) -> None:
    anna = comes_with_a_clock(comes)
    anna.page.add_init_script(LINES)
    complete_a_province(anna)
    anna.page.locator(".reel").get_by_role("button", name="Skip").click()
    anna.page.clock.run_for(60_000)  # longer than all lines are shown
    first, *later = anna.page.evaluate("window.lines")
    province = first.split(":")[0]
    assert not [line for line in later if line.startswith(province)]  # others may have scored since


@pytest.mark.parametrize("key", ["Enter", "x"])
def test_any_key_skips_a_scoring(comes: Comes, key: str) -> None:
    anna = comes_with_a_clock(comes)
    take_a_token(anna)
    expect(anna.page.locator(".reel")).to_be_visible()
    anna.page.keyboard.press(key)
    expect(anna.page.locator(".reel")).to_have_count(0)


@pytest.mark.parametrize("game", IDS)
def test_without_motion_nothing_moves(comes: Comes, game: str) -> None:
    anna = comes("Anna")
    anna.page.add_init_script(LINES)
    anna.sit(anna.create(game))
    anna.to_decide()
    for _ in range(4):
        make(anna, "mouse", anna.legal[0])
        anna.to_decide()  # the move and what came of it are drawn
        assert anna.page.evaluate(LONGEST) < 0.01
    assert anna.page.evaluate("window.lines") == []


def test_with_motion_something_moves(comes: Comes) -> None:  # so that the law above can fail
    anna = comes("Anna", motion=True)
    anna.sit(anna.create("great-wall", terms={"options": {"first-seat": "1"}}))
    anna.to_decide()
    assert 0.05 < anna.page.evaluate(LONGEST) < 3
