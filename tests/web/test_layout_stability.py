"""The layout is stable: while a move is chosen, hand, board and buttons stay in place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.games.every import IDS
from tests.web.all_pages import open_page
from tests.web.conftest import OpenVisitor
from tests.web.drivers import sample
from tests.web.positions import Decision, bot_game, fork_at, import_record, random_game
from tests.web.visitor import (
    DESKTOP,
    LAPTOP,
    PHONE,
    SMALL,
    TABLET,
    UPRIGHT,
    Visitor,
    wait_for_drawing,
)

PLAYERS = 4
SIZES = {"desktop": [DESKTOP], "touch": [PHONE, TABLET, UPRIGHT]}
PARTS = [".board", ".rail", "section.tray", ".acts", ".fan", ".hand", ".mats"]
PLACES = """parts => parts.flatMap(name => {
  const one = document.querySelector(`#main ${name}`);
  const { x, y, height } = one?.getBoundingClientRect() ?? {};
  return height ? [[name, ...[x, y + scrollY, height].map(Math.round)].join(' ')] : [];
})"""
# how far the page, the display of actions or the mats overflow their window
LONGER = """() => ['html', '.display', 'section.tray'].map(one => document.querySelector(one))
  .filter(Boolean).map(one => one.scrollHeight - one.clientHeight)"""
AIR = """() => document.querySelector('.says').getBoundingClientRect().top
  - document.querySelector('.rail').getBoundingClientRect().top"""
# how far a page, a row of circles or the walls on a phone stick out, to the side or downwards
OUTSIDE = """() => [
  document.documentElement.scrollWidth - innerWidth,
  ...[...document.querySelectorAll('.circles')]
    .map(one => Math.round(one.getBoundingClientRect().right) - innerWidth),
  ...[...document.querySelectorAll('[data-walls]')].map(one => one.scrollHeight - one.clientHeight),
].filter(one => one > 0)"""

# which of board, strip and tray overlap
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
FULL_LANE = 0  # the seed of a game in which green may cover one of several own cards
LEAST = 280  # pixels: the least height of a board


def layout_faults(page: Page) -> list[str]:
    """Return layout faults of a page with a board."""
    high = page.locator("section.board").evaluate("one => one.getBoundingClientRect().height")
    return [*page.evaluate(LAID_OVER), *([f"the board is {high} high"] if high < LEAST else [])]


def open_position(anna: Visitor, over: str, moment: Decision) -> None:
    """Open an imported position of a game between bots."""
    anna.open_table(fork_at(anna, over, moment, "easy"))
    anna.wait_to_decide()
    anna.wait_until_idle()


def resize(page: Page, size: ViewportSize) -> None:
    """Show the same page on another screen."""
    page.set_viewport_size(size)
    page.evaluate("scrollTo(0, 0)")
    wait_for_drawing(page)


@pytest.mark.parametrize("device", SIZES)
@pytest.mark.parametrize("game", IDS)
def test_choosing_a_move_and_a_hint_shift_nothing(
    new_visitor: OpenVisitor, game: str, device: str
) -> None:
    anna = new_visitor("Anna", size=SIZES[device][0], touch=device == "touch")
    between_bots = bot_game(game, PLAYERS)
    open_position(anna, import_record(anna, between_bots.record), between_bots.middle)
    for size in SIZES[device]:
        resize(anna.page, size)
        before = anna.page.evaluate(PLACES, PARTS)
        assert len(before) > 3
        anna.page.locator('[data-act="hint"]').click()
        expect(anna.confirm).to_be_enabled()  # with time for a bot to think
        expect(anna.page.locator(".hint")).to_be_visible()
        assert anna.page.evaluate(PLACES, PARTS) == before
        anna.page.keyboard.press("Escape")
        expect(anna.confirm).to_be_disabled()
        assert anna.page.evaluate(PLACES, PARTS) == before


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_whole_table_fits_on_the_screen(
    new_visitor: OpenVisitor, game: str, language: str
) -> None:
    anna = new_visitor("Anna", language=language)
    between_bots = bot_game(game, PLAYERS)
    over = import_record(anna, between_bots.record)
    for moment in (between_bots.middle, between_bots.late):
        open_position(anna, over, moment)
        for size in (DESKTOP, LAPTOP):
            resize(anna.page, size)
            assert max(anna.page.evaluate(LONGER)) <= 1


@pytest.mark.parametrize("size", [TABLET, UPRIGHT], ids=["tablet", "upright"])
@pytest.mark.parametrize("game", IDS)
def test_a_tablet_shows_everything_needed(
    new_visitor: OpenVisitor, game: str, size: ViewportSize
) -> None:
    anna = new_visitor("Anna", size=size, touch=True)
    between_bots = bot_game(game, PLAYERS)
    over = import_record(anna, between_bots.record)
    for moment in (between_bots.middle, between_bots.late):
        open_position(anna, over, moment)
        assert layout_faults(anna.page) == []
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
    for address in (f"/table/{over}", f"/replay/{over}?v={between_bots.middle.version}"):
        open_page(anna, address)
        wait_for_drawing(anna.page)
        assert layout_faults(anna.page) == []


def test_a_long_prompt_has_space_around_it(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna", size=DESKTOP)
    between_bots = bot_game("chang-cheng", PLAYERS)
    open_position(anna, import_record(anna, between_bots.record), between_bots.middle)
    anna.page.locator('[data-act="hint"]').click()
    expect(anna.page.locator(".rail p")).not_to_be_empty()
    assert anna.page.evaluate(AIR) >= 5


@pytest.mark.parametrize("players", [4, 5])
def test_a_player_with_a_question_sees_what_everyone_has(
    new_visitor: OpenVisitor, players: int
) -> None:
    anna = new_visitor("Anna", size=DESKTOP)
    between_bots = bot_game("rise-of-empires", players)
    over = import_record(anna, between_bots.record)
    for verb in ("pay", "abandon", "war"):
        open_position(
            anna, over, [one for one in between_bots.decisions if one.move.startswith(verb)][-1]
        )
        assert anna.page.locator(".answers").is_visible()
        assert anna.page.locator(".mat").count() == players
        assert set(anna.page.evaluate(LONGER)) == {0}


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game", ["great-wall", "rise-of-empires"])
def test_five_players_fit_on_the_smallest_phone(
    new_visitor: OpenVisitor, game: str, language: str
) -> None:
    anna = new_visitor("Anna", size=SMALL, touch=True, language=language)
    between_bots = bot_game(game, 5)
    disc = next(
        (one for one in between_bots.decisions if one.move.startswith("lift")), between_bots.middle
    )
    open_position(anna, import_record(anna, between_bots.record), disc)
    assert anna.page.evaluate(OUTSIDE) == []


def test_a_card_to_cover_stays_under_the_pointer(new_visitor: OpenVisitor) -> None:  # GW-5.1
    anna = new_visitor("Anna", size=PHONE)
    game = random_game("great-wall", 2, (), FULL_LANE)
    moment = next(one for one, _ in game.made if one.move.startswith("play dragon at 1 over green"))
    anna.open_table(fork_at(anna, import_record(anna, game.record), moment))
    anna.wait_to_decide()
    anna.page.locator('button[data-stop="dragon"]').click()
    anna.page.mouse.move(0, 0)
    anna.wait_until_idle()
    before = anna.page.evaluate(SLOTS)
    assert len(before) > 1
    anna.page.locator(COVERED).first.hover()
    expect(anna.page.locator(".lane.you .ghost:not(.room)")).to_be_visible()
    assert anna.page.evaluate(SLOTS) == before
