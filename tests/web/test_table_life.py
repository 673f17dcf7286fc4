"""Besides the moves: shared devices, resigning, chat, clocks, accounts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.games.every import IDS
from tests.web.conftest import OpenVisitor
from tests.web.drivers import make_move
from tests.web.visitor import Visitor, wait_for_drawing

NAMES = ("Anna", "Bela")
SAID = "document.body.textContent.split(/\\s+/).join(' ')"


def shared_device_table(visitor: Visitor, game: str) -> str:
    """Create a table where two people share the device."""
    seats = [{"kind": "me", "name": name} for name in NAMES]
    terms = {"players": 2}
    made = visitor.post(
        "/api/tables", {"game": game, "terms": terms, "seats": seats, "start": True}
    )
    table: str = made["table"]["id"]
    return table


@pytest.mark.parametrize("game", IDS)
def test_a_curtain_hides_the_hand_between_turns_on_a_shared_device(
    new_visitor: OpenVisitor, game: str
) -> None:
    cleo = new_visitor("Cleo")
    cleo.go(f"/table/{shared_device_table(cleo, game)}")
    expect(cleo.page.get_by_text(re.compile("(Anna|Bela) is next"))).to_be_visible()
    first, other = NAMES if cleo.page.get_by_text("Anna is next").count() else NAMES[::-1]
    assert cleo.page.locator("[data-place], [data-stop], [data-card]").count() == 0
    curtain = cleo.page.evaluate(SAID)
    cleo.page.get_by_role("button", name=f"I am {first}").click()
    assert cleo.wait_to_decide()
    passed = cleo.page.get_by_role("button", name=f"I am {other}")
    goes_on = cleo.page.locator('#main[data-deciding="true"]')  # not before the move is answered
    for _ in range(6):  # an opening is one move, a turn two, and a card may ask for a place
        make_move(cleo, "mouse", cleo.legal[-1])
        expect(passed.or_(goes_on).first).to_be_visible()
        if passed.count():
            break
    expect(cleo.page.get_by_text(f"{other} is next")).to_be_visible()
    assert cleo.page.locator("[data-place], [data-stop], [data-card]").count() == 0
    assert cleo.page.evaluate(SAID) == curtain.replace(first, other)  # the move is not in words
    silence = (
        "() => { window.sends = WebSocket.prototype.send; WebSocket.prototype.send = () => {}; }"
    )
    cleo.page.evaluate(silence)
    passed.click()  # the server gets no request: the screen shows the other player's view
    wait_for_drawing(cleo.page)  # nothing more can arrive
    assert cleo.page.locator("[data-place], [data-stop], [data-card]").count() == 0
    cleo.page.evaluate("() => { WebSocket.prototype.send = window.sends; }")
    passed.click()
    assert cleo.wait_to_decide()
    assert cleo.update["view"]["viewer"] == NAMES.index(other)


@pytest.mark.parametrize("game", ["chang-cheng", "great-wall"])
def test_people_on_a_shared_device_replay_what_all_have_seen(
    new_visitor: OpenVisitor, game: str
) -> None:
    anna = new_visitor("Anna")
    table = shared_device_table(anna, game)
    anna.go(f"/table/{table}")
    expect(anna.page.get_by_text(re.compile("(Anna|Bela) is next"))).to_be_visible()
    anna.page.get_by_label("More", exact=True).click()
    anna.page.get_by_role("link", name="Look back").click()
    for address in ("", f"/replay/{table}?seat=0", f"/replay/{table}?seat=1"):
        if address:  # typed
            anna.page.goto(address)
        anna.page.wait_for_url("**seat=-1")
        assert anna.page.locator("#main [data-place], #main [data-stop]").count() > 0
        assert anna.page.get_by_role("region", name="Your pieces and cards").count() == 0
        assert anna.page.get_by_role("combobox", name="View of").count() == 0


def test_resigning_asks_for_confirmation_and_the_other_wins(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna")
    anna.open_table(anna.create("great-wall"))
    assert anna.wait_to_decide()  # a bot's move would conflict with resigning
    anna.page.get_by_label("More", exact=True).click()
    anna.page.get_by_role("button", name="Resign").click()
    sure = anna.page.get_by_role("dialog")
    sure.get_by_role("button", name="Keep playing").click()
    assert anna.update["table"]["status"] == "playing"
    anna.page.get_by_label("More", exact=True).click()
    anna.page.get_by_role("button", name="Resign").click()
    sure.get_by_role("button", name="Resign").click()
    anna.wait_until(lambda: anna.update["table"]["status"] == "over")
    assert anna.update["table"]["places"] == [2, 1]
    assert [one["do"] for one in anna.sent] == ["resign"]  # once: not again after cancelling
    expect(anna.page.get_by_role("heading", level=2).first).to_be_visible()


@pytest.mark.parametrize(
    ("end", "title", "expected"),
    [
        ("end time 2", "Red wins", "Game ended: Green ran out of time."),
        ("end resigned 1", "Green wins", "Game ended: Red resigned."),
        ("end agreed", "The game has no winner", "All players agreed to end the game."),
        ("seat 1 Dora", "The game has no winner", "The record stops before the end of the game."),
    ],
)
def test_a_finished_game_says_how_it_ended(
    new_visitor: OpenVisitor, end: str, title: str, expected: str
) -> None:
    head = ["wanli record 1", "game great-wall", "rules 1", "players 2"]
    record = "\n".join([*head, end, "", "1 - start 1", ""])
    cleo = new_visitor("Cleo")
    table = cleo.post("/api/records", {"record": record})["table"]
    cleo.go(f"/table/{table}")
    expect(cleo.page.get_by_role("heading", name=title)).to_be_visible()
    expect(cleo.page.get_by_text(expected)).to_be_visible()


def test_chat_messages_arrive_except_from_muted_people(new_visitor: OpenVisitor) -> None:
    anna, bela = new_visitor("Anna"), new_visitor("Bela")
    table = anna.create("great-wall", bots="", listed=False)
    bela.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    for one in (anna, bela):
        one.open_table(table)
        one.page.get_by_role("tab", name="Chat").click()
    bela.page.get_by_role("textbox", name="Message").fill("Hello <b>Anna</b>")
    bela.page.get_by_role("button", name="Send").click()
    expect(anna.page.get_by_text("Hello <b>Anna</b>")).to_be_visible()
    anna.page.get_by_role("button", name="Mute").click()
    expect(anna.page.get_by_text("Hello <b>Anna</b>")).to_have_count(0)
    assert anna.get("/api/me")["muted"]


def test_a_link_can_be_copied_without_the_clipboard_api(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna")
    anna.open_table(anna.create("great-wall"))
    anna.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    anna.page.get_by_label("More", exact=True).click()
    anna.page.get_by_role("button", name="Copy link").click()
    expect(anna.page.locator(".toast")).to_contain_text("Copied")
    anna.page.keyboard.press("c")
    anna.page.keyboard.press("ControlOrMeta+V")
    expect(anna.page.get_by_role("textbox", name="Message")).to_have_value(anna.page.url)


def test_the_clock_of_the_player_to_decide_runs(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna")
    clock = {"kind": "live", "seconds": 600, "increment": 5}
    terms = {"clock": clock, "options": {"first-seat": "1"}}
    anna.open_table(anna.create("chang-cheng", terms=terms))
    assert anna.wait_to_decide()
    faces = anna.page.get_by_role("timer")
    before = faces.first.inner_text()
    assert before.startswith(("10:0", "9:"))
    anna.wait_until(lambda: faces.first.inner_text() != before)
    assert faces.nth(1).inner_text() == "10:00"


def test_a_guest_who_signs_up_keeps_their_games(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna")
    table = anna.create("great-wall")
    anna.go("/sign-in")
    page, name = anna.page, f"Anna{id(anna)}"
    page.get_by_role("radio", name="Sign up").check()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill("short")
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_text("The password needs at least")).to_be_visible()
    page.get_by_label("Password", exact=True).fill("a long wall of words")
    page.get_by_role("button", name="Sign up").click()
    anna.wait_until(lambda: "/sign-in" not in page.url)
    assert anna.get("/api/me")["kind"] == "account"
    assert [one["id"] for one in anna.get("/api/me/tables")["tables"]] == [table]
    anna.go("/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("link", name="Sign in").first).to_be_visible()
