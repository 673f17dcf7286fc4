"""After the end: step through the replay, change the view, fork a position, verify the luck."""

from __future__ import annotations

import pytest
from playwright.sync_api import FilePayload, Locator, Route, expect

from tests.games.every import IDS
from tests.manipulated_records import another_draw, committed_record
from tests.web.conftest import OpenVisitor
from tests.web.drivers import make_move
from tests.web.positions import import_record, random_game
from tests.web.visitor import Visitor
from wanli.games import game as rules_of


def open_replay(anna: Visitor, game: str) -> str:
    """Open the replay of a finished game at its beginning."""
    table = import_record(anna, random_game(game, 2, (), 3).record)
    anna.page.goto(f"/replay/{table}?v=1")
    anna.page.wait_for_selector("#main [data-place], #main [data-stop]")
    return table


def step(anna: Visitor, name: str) -> None:
    anna.page.get_by_role("button", name=name).click()


def place(anna: Visitor) -> Locator:
    return anna.page.get_by_role("group", name="Replay controls").get_by_role("status")


@pytest.mark.parametrize("game", IDS)
def test_a_replay_goes_step_by_step(new_visitor: OpenVisitor, game: str) -> None:
    anna = new_visitor("Anna")
    open_replay(anna, game)
    board = anna.page.get_by_role("region", name="Board")
    expect(place(anna)).to_contain_text("Move 0 of")
    first = board.inner_html()
    step(anna, "Next move")
    expect(place(anna)).to_contain_text("Move 1 of")
    expect(anna.page.locator("button[aria-current=step]")).to_contain_text("1")
    anna.wait_until(lambda: board.inner_html() != first)
    anna.page.keyboard.press(".")
    expect(place(anna)).to_contain_text("Move 2 of")
    anna.page.keyboard.press(",")
    step(anna, "Previous move")
    expect(place(anna)).to_contain_text("Move 0 of")
    step(anna, "Last position")
    expect(anna.page.get_by_role("button", name="Play on from here")).to_have_count(0)
    slider = anna.page.get_by_role("slider")
    slider.focus()
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.page.get_by_role("button", name="Play on from here")).to_be_visible()
    assert anna.page.locator(".toast").count() == 0


@pytest.mark.parametrize("game", IDS)
def test_a_replay_can_be_seen_from_any_seat(new_visitor: OpenVisitor, game: str) -> None:
    anna = new_visitor("Anna")
    open_replay(anna, game)
    for _ in range(6):
        step(anna, "Next move")
    eyes = anna.page.get_by_role("combobox", name="View of")
    tray = anna.page.get_by_role("region", name="Your pieces and cards")
    seen = []
    for seat in ("0", "1"):
        eyes.select_option(seat)
        expect(tray).to_be_visible()
        anna.page.wait_for_url(f"**seat={seat}")
        seen.append(tray.inner_html())
    assert seen[0] != seen[1]
    eyes.select_option("-1")
    expect(tray).to_have_count(0 if rules_of(game).hides else 1)


@pytest.mark.parametrize("game", IDS)
def test_a_game_can_be_continued_from_a_position(new_visitor: OpenVisitor, game: str) -> None:
    anna = new_visitor("Anna")
    table = open_replay(anna, game)
    for _ in range(4):
        step(anna, "Next move")
    step(anna, "Play on from here")
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("radio").nth(1).check()
    dialog.get_by_label("Bot level").select_option("novice")
    dialog.get_by_role("button", name="Start").click()
    anna.page.wait_for_url("**/table/*")
    assert anna.wait_to_decide()
    assert anna.update["you"]["viewer"] == 1
    assert anna.update["table"]["fork_of"] == table
    make_move(anna, "mouse", anna.legal[0])


def test_a_replay_does_not_change_the_address_of_the_next_page(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna")
    anna.page.clock.install()
    table = open_replay(anna, "great-wall")
    held: list[Route] = []

    def hold_back(route: Route) -> None:
        held.append(route)

    anna.page.route("**/*.js", hold_back)  # the next page is still loading
    step(anna, "Next move")
    anna.page.get_by_role("link", name="Go to table").click()
    anna.page.wait_for_url(f"**/table/{table}")
    anna.wait_until(lambda: len(held) > 0)
    anna.page.clock.run_for(1000)  # the replay's address follows its steps with a delay
    assert anna.page.url.endswith(f"/table/{table}")
    for route in held:
        route.continue_()
    anna.page.unroute("**/*.js")
    anna.page.wait_for_selector("#main[data-version]")


@pytest.mark.parametrize("game", IDS)
def test_the_luck_is_verified_in_the_browser(new_visitor: OpenVisitor, game: str) -> None:
    anna = new_visitor("Anna")
    table = import_record(anna, random_game(game, 2, (), 3).record)
    anna.page.goto(f"/verify/{table}")
    expect(anna.page.get_by_text("Verified: nothing was changed")).to_be_visible()


def test_a_changed_draw_is_detected_in_the_browser(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna")
    anna.page.goto(f"/verify/{import_record(anna, random_game('chang-cheng', 2, (), 3).record)}")
    expect(anna.page.get_by_text("Verified: nothing was changed")).to_be_visible()
    changed, _ = another_draw(0.5)(committed_record("chang-cheng", 2))
    record: FilePayload = {
        "name": "game.txt",
        "mimeType": "text/plain",
        "buffer": changed.encode(),
    }
    anna.page.locator("input[type=file]").set_input_files(record)
    expect(anna.page.get_by_text("Not verified")).to_be_visible()
