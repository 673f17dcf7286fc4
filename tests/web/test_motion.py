"""Animations: a scoring is shown step by step and can be skipped; reduced motion shows none."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.games.every import IDS
from tests.web.conftest import OpenVisitor
from tests.web.drivers import make_move
from tests.web.positions import fork_at, import_record, random_game, random_games_with
from tests.web.visitor import Visitor

LONGEST_ANIMATION = """() => Math.max(0, ...[...document.querySelectorAll('*')].flatMap(one => {
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
}).observe(document, { childList: true, subtree: true })"""  # each line of a scoring, once


def visitor_with_manual_clock(new_visitor: OpenVisitor) -> Visitor:
    """Return a visitor with animations, whose page's clock the test controls."""
    anna = new_visitor("Anna", motion=True)
    anna.page.clock.install()
    return anna


def stop_the_clock(anna: Visitor) -> None:
    """Stop the page's clock: the line of a scoring that is shown stays."""
    now: float = anna.page.evaluate("Date.now()")
    anna.page.clock.pause_at(now / 1000 + 60)


def take_a_token(anna: Visitor) -> None:
    """Claim a token, which scores; the clock is stopped before."""
    [random_game] = random_games_with("great-wall", {"take"})
    moment = random_game.moments["take"]
    anna.open_table(fork_at(anna, import_record(anna, random_game.record), moment))
    anna.wait_to_decide()
    stop_the_clock(anna)
    make_move(anna, "mouse", moment.move)


def test_a_scoring_is_shown_line_by_line_and_can_be_skipped(new_visitor: OpenVisitor) -> None:
    anna = visitor_with_manual_clock(new_visitor)
    take_a_token(anna)
    reel = anna.page.locator(".reel")
    expect(reel).to_contain_text("GW-")
    reel.get_by_role("button", name="Skip").click()
    expect(reel).to_have_count(0)


def complete_a_province(anna: Visitor) -> None:
    """Complete a province, which reveals cards and counts points; the clock is stopped before."""
    for seed in range(40):
        one = random_game("chang-cheng", 2, (), seed)
        for moment, codes in one.made:
            cards = [code for code in codes if code in ("card-revealed", "card-removed")]
            if len(cards) > 1 and "province-points" in codes:
                anna.open_table(fork_at(anna, import_record(anna, one.record), moment))
                anna.wait_to_decide()
                stop_the_clock(anna)
                make_move(anna, "mouse", moment.move)
                return
    raise AssertionError("no such move in any of these games")


def test_a_province_is_scored_card_by_card_and_then_counted(
    new_visitor: OpenVisitor,
) -> None:  # CC-7
    anna = visitor_with_manual_clock(new_visitor)
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
}).observe(document, { childList: true, subtree: true })"""


def test_a_scoring_does_not_show_its_result_early(new_visitor: OpenVisitor) -> None:  # CC-7
    anna = visitor_with_manual_clock(new_visitor)
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


def test_the_scoring_of_a_province_can_be_skipped(new_visitor: OpenVisitor) -> None:
    anna = visitor_with_manual_clock(new_visitor)
    anna.page.add_init_script(LINES)
    complete_a_province(anna)
    anna.page.locator(".reel").get_by_role("button", name="Skip").click()
    anna.page.clock.run_for(60_000)  # longer than the whole animation
    first, *later = anna.page.evaluate("window.lines")
    province = first.split(":")[0]
    assert not [line for line in later if line.startswith(province)]  # others may have scored since


@pytest.mark.parametrize("key", ["Enter", "x"])
def test_any_key_skips_a_scoring(new_visitor: OpenVisitor, key: str) -> None:
    anna = visitor_with_manual_clock(new_visitor)
    take_a_token(anna)
    expect(anna.page.locator(".reel")).to_be_visible()
    anna.page.keyboard.press(key)
    expect(anna.page.locator(".reel")).to_have_count(0)


@pytest.mark.parametrize("game", IDS)
def test_reduced_motion_shows_no_animation(new_visitor: OpenVisitor, game: str) -> None:
    anna = new_visitor("Anna")
    anna.page.add_init_script(LINES)
    anna.open_table(anna.create(game))
    anna.wait_to_decide()
    for _ in range(4):
        make_move(anna, "mouse", anna.legal[0])
        anna.wait_to_decide()  # the move and its results are drawn
        assert anna.page.evaluate(LONGEST_ANIMATION) < 0.01
    assert anna.page.evaluate("window.lines") == []


def test_full_motion_shows_an_animation(
    new_visitor: OpenVisitor,
) -> None:  # so that the test above can fail
    anna = new_visitor("Anna", motion=True)
    anna.open_table(anna.create("great-wall", terms={"options": {"first-seat": "1"}}))
    anna.wait_to_decide()
    assert 0.05 < anna.page.evaluate(LONGEST_ANIMATION) < 3
