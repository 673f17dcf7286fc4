"""While a move is put together nothing moves away: not the hand, not the board, not the buttons."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.games.every import IDS
from tests.web.conftest import Comes
from tests.web.drivers import sample
from tests.web.positions import Moment, bring_in, go_on_from, played
from tests.web.positions import past as random_game
from tests.web.sights import show
from tests.web.visitor import DESKTOP, LAPTOP, PHONE, SMALL, TABLET, UPRIGHT, Visitor, drawn

PLAYERS = 4
SIZES = {"desktop": [DESKTOP], "touch": [PHONE, TABLET, UPRIGHT]}
PARTS = [".board", ".rail", "section.tray", ".acts", ".fan", ".hand", ".mats"]
PLACES = """parts => parts.flatMap(name => {
  const one = document.querySelector(`#main ${name}`);
  const { x, y, height } = one?.getBoundingClientRect() ?? {};
  return height ? [[name, ...[x, y + scrollY, height].map(Math.round)].join(' ')] : [];
})"""
# How far the page, or the display of actions or the mats in it, is longer than its window.
LONGER = """() => ['html', '.display', 'section.tray'].map(one => document.querySelector(one))
  .filter(Boolean).map(one => one.scrollHeight - one.clientHeight)"""
AIR = """() => document.querySelector('.says').getBoundingClientRect().top
  - document.querySelector('.rail').getBoundingClientRect().top"""
# How far a page, a row of circles or the walls of a phone stick out, to the side or downwards.
OUTSIDE = """() => [
  document.documentElement.scrollWidth - innerWidth,
  ...[...document.querySelectorAll('.circles')]
    .map(one => Math.round(one.getBoundingClientRect().right) - innerWidth),
  ...[...document.querySelectorAll('[data-walls]')].map(one => one.scrollHeight - one.clientHeight),
].filter(one => one > 0)"""

# What of the board, of that above and of that below it lies over the next.
LAID_OVER = """() => {
  const found = ['.players-strip', 'section.board', '.rail', 'section.over', '.transport', '.desk',
    '.below']
    .map(name => [name, document.querySelector(name)])
    .filter(([, one]) => one?.checkVisibility());
  const bottom = one => {
    const board = [...one.querySelectorAll('*')].filter(inner => !inner.closest('svg, .sr, .pane'));
    return Math.max(...[one, ...board].map(inner => inner.getBoundingClientRect().bottom));
  };
  return found.slice(1).flatMap(([name, one], i) => {
    const [above, before] = found[i];
    const end = above === 'section.board' ? bottom(before) : before.getBoundingClientRect().bottom;
    return end > one.getBoundingClientRect().top + 1.5 ? [`${above} over ${name}`] : [];
  });
}"""
COVERED = '.lane.you button[data-drop-wall="1"]'
SLOTS = f"""() => [...document.querySelectorAll('{COVERED}')]
  .map(one => [one.dataset.dropCard, Math.round(one.getBoundingClientRect().left)].join(' '))"""
FULL_LANE = 0  # seed of a game in which green may cover one of several own cards
LEAST = 280  # pixels that a board is high


def laid_over(page: Page) -> list[str]:
    """What is wrong with the parts of a page that has a board."""
    high = page.locator("section.board").evaluate("one => one.getBoundingClientRect().height")
    return [*page.evaluate(LAID_OVER), *([f"the board is {high} high"] if high < LEAST else [])]


def sit_down(anna: Visitor, over: str, moment: Moment) -> None:
    """A position of a game that was played with sense, and brought in."""
    anna.sit(go_on_from(anna, over, moment, "easy"))
    anna.to_decide()
    anna.rest()


def resize(page: Page, size: ViewportSize) -> None:
    """The same page on another screen."""
    page.set_viewport_size(size)
    page.evaluate("scrollTo(0, 0)")
    drawn(page)


@pytest.mark.parametrize("device", SIZES)
@pytest.mark.parametrize("game", IDS)
def test_choosing_and_a_hint_move_nothing(comes: Comes, game: str, device: str) -> None:
    anna = comes("Anna", size=SIZES[device][0], touch=device == "touch")
    past = played(game, PLAYERS)
    sit_down(anna, bring_in(anna, past.record), past.middle)
    for size in SIZES[device]:
        resize(anna.page, size)
        before = anna.page.evaluate(PLACES, PARTS)
        assert len(before) > 3
        anna.page.locator('[data-act="hint"]').click()
        expect(anna.confirm).to_be_enabled()  # a bot has to think
        expect(anna.page.locator(".hint")).to_be_visible()
        assert anna.page.evaluate(PLACES, PARTS) == before
        anna.page.keyboard.press("Escape")
        expect(anna.confirm).to_be_disabled()
        assert anna.page.evaluate(PLACES, PARTS) == before


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_whole_table_is_on_the_screen(comes: Comes, game: str, language: str) -> None:
    anna = comes("Anna", language=language)
    past = played(game, PLAYERS)
    over = bring_in(anna, past.record)
    for moment in (past.middle, past.late):
        sit_down(anna, over, moment)
        for size in (DESKTOP, LAPTOP):
            resize(anna.page, size)
            assert max(anna.page.evaluate(LONGER)) <= 1


@pytest.mark.parametrize("size", [TABLET, UPRIGHT], ids=["tablet", "upright"])
@pytest.mark.parametrize("game", IDS)
def test_a_tablet_shows_all_one_needs(comes: Comes, game: str, size: ViewportSize) -> None:
    anna = comes("Anna", size=size, touch=True)
    past = played(game, PLAYERS)
    over = bring_in(anna, past.record)
    for moment in (past.middle, past.late):
        sit_down(anna, over, moment)
        assert laid_over(anna.page) == []
        for part in (".rail", '[data-act="confirm"]', "section.board", *sample(game).in_reach):
            inside = anna.page.locator(part).first.bounding_box()
            assert inside
            assert inside["y"] + inside["height"] <= size["height"] + 1, part
    anna.page.locator('[data-act="hint"]').click()
    expect(anna.confirm).to_be_enabled()
    before = anna.update["version"]
    box = anna.confirm.bounding_box()
    assert box
    anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.wait_for_version(before + 1)
    for address in (f"/table/{over}", f"/replay/{over}?v={past.middle.version}"):
        show(anna, address)
        drawn(anna.page)
        assert laid_over(anna.page) == []


def test_a_long_prompt_has_air_around_it(comes: Comes) -> None:
    anna = comes("Anna", size=DESKTOP)
    past = played("chang-cheng", PLAYERS)
    sit_down(anna, bring_in(anna, past.record), past.middle)
    anna.page.locator('[data-act="hint"]').click()
    expect(anna.page.locator(".rail p")).not_to_be_empty()
    assert anna.page.evaluate(AIR) >= 5


@pytest.mark.parametrize("players", [4, 5])
def test_whoever_answers_sees_what_everybody_has(comes: Comes, players: int) -> None:
    anna = comes("Anna", size=DESKTOP)
    past = played("rise-of-empires", players)
    over = bring_in(anna, past.record)
    for verb in ("pay", "abandon", "war"):
        sit_down(anna, over, [one for one in past.decisions if one.move.startswith(verb)][-1])
        assert anna.page.locator(".answers").is_visible()
        assert anna.page.locator(".mat").count() == players
        assert set(anna.page.evaluate(LONGER)) == {0}


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game", ["great-wall", "rise-of-empires"])
def test_five_fit_on_the_smallest_phone(comes: Comes, game: str, language: str) -> None:
    anna = comes("Anna", size=SMALL, touch=True, language=language)
    past = played(game, 5)
    disc = next((one for one in past.decisions if one.move.startswith("lift")), past.middle)
    sit_down(anna, bring_in(anna, past.record), disc)
    assert anna.page.evaluate(OUTSIDE) == []


def test_a_card_to_cover_stays_under_the_pointer(comes: Comes) -> None:  # GW-5.1
    anna = comes("Anna", size=PHONE)
    game = random_game("great-wall", 2, (), FULL_LANE)
    moment = next(one for one, _ in game.made if one.move.startswith("play dragon at 1 over green"))
    anna.sit(go_on_from(anna, bring_in(anna, game.record), moment))
    anna.to_decide()
    anna.page.locator('button[data-stop="dragon"]').click()
    anna.page.mouse.move(0, 0)
    anna.rest()
    before = anna.page.evaluate(SLOTS)
    assert len(before) > 1
    anna.page.locator(COVERED).first.hover()
    expect(anna.page.locator(".lane.you .ghost:not(.room)")).to_be_visible()
    assert anna.page.evaluate(SLOTS) == before
