"""Two people at one table, each with a browser, and a spectator."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.full import FULL, full
from tests.web.conftest import OpenVisitor
from tests.web.drivers import InputMethod, make_move
from tests.web.spectator_secrecy import (
    hidden_moves,
    leaks,
    markup_of,
    received_before_the_end,
    screen_of,
)
from tests.web.visitor import Received, Visitor
from tests.web.whole_games import choose_move

GAMES = [full("chang-cheng"), "great-wall"]
MIDDLE = "3B"  # a long game is played on the screen from this turn, except in a full run
LOOK = 5  # the spectator's screen is checked at every fifth version
# texts about own cards and known threats
PRIVATE = ("only you see this", "Yours:", "in hand, chosen")


def create_table(host: Visitor, game: str) -> str:
    """Create a table for two as people do: on the set-up page, shared by link."""
    host.go(f"/new/{game}")
    page = host.page
    page.get_by_role("radio", name="Friends, by link").check()
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def join_and_start(host: Visitor, guest: Visitor, game: str) -> str:
    """Join as a guest, and start as the host."""
    table = create_table(host, game)
    guest.go(f"/table/{table}")
    guest.page.get_by_role("button", name="Join").click()
    start = host.page.get_by_role("button", name="Start game")
    start.click()
    for one in (host, guest):
        one.page.wait_for_selector("#main[data-version]")
    return table


def play_out(seats: list[Visitor], watcher: Visitor) -> Iterator[int]:
    """Play to the end, one by mouse, one by keyboard; yield each version once all have seen it."""
    rng = random.Random(5)
    how: list[InputMethod] = ["mouse", "keys"]
    while seats[0].update["table"]["status"] == "playing":
        seat = seats[0].update["table"]["turn"]
        assert seats[seat].wait_to_decide()
        make_move(seats[seat], how[seat], choose_move(seats[seat].legal, rng))
        now = seats[seat].update["version"]
        for one in (*seats, watcher):
            one.wait_for_version(now)
        yield now


def play_by_api(seats: list[Visitor], table: str, turn: str) -> None:
    """Advance Rise of Empires to a turn with any moves, without a screen."""
    rng = random.Random(5)
    while (view := seats[0].get(f"/api/tables/{table}")["view"])["table"].get("turn", "1A") < turn:
        mover = seats[view["current"]]
        legal = mover.get(f"/api/tables/{table}")["view"]["legal"]
        mover.command(table, do="move", text=rng.choice(legal))


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_and_a_spectator_learns_nothing_hidden(
    new_visitor: OpenVisitor, game: str
) -> None:
    anna, berta, cleo = new_visitor("Anna"), new_visitor("Berta"), new_visitor("Cleo")
    table = join_and_start(anna, berta, game)
    cleo.open_table(table)
    expect(anna.page.get_by_text("1 spectator")).to_be_visible()
    screens: list[Received] = []
    for now in play_out([anna, berta], cleo):
        if now % LOOK == 0 and cleo.update["table"]["status"] == "playing":
            cleo.page.wait_for_selector(f'#main[data-version="{now}"]')
            screens += [Received("words", screen_of(cleo)), Received("markup", markup_of(cleo))]
    hidden = hidden_moves(cleo.get(f"/api/tables/{table}/record"))
    assert len(hidden) > 5
    assert leaks(received_before_the_end(cleo.received), hidden) == []
    assert leaks(screens, hidden) == []
    assert [one for one in PRIVATE for screen in screens if one in screen.body] == []
    # the same search finds it on the players' screens, so it can fail
    for own in (anna, berta):
        assert leaks(received_before_the_end(own.received), hidden) != []
    for one in (anna, berta, cleo):
        expect(one.page.get_by_role("list", name="Ranking")).to_be_visible()
    # board, moves and chat are still shown
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_role("textbox", name="Message").fill("Well played")
    anna.page.keyboard.press("Enter")
    berta.page.get_by_role("tab", name="Chat").click()
    expect(berta.page.get_by_role("tabpanel")).to_contain_text("Well played")
    expect(cleo.page.get_by_role("tabpanel").locator("code").last).to_be_visible()
    expect(cleo.page.get_by_role("region", name="Board")).to_be_visible()


@pytest.mark.full
def test_an_open_game_looks_the_same_for_everyone_to_its_end(
    new_visitor: OpenVisitor,
) -> None:  # RE-5.1
    anna, berta, cleo = new_visitor("Anna"), new_visitor("Berta"), new_visitor("Cleo")
    table = join_and_start(anna, berta, "rise-of-empires")
    if not FULL:
        for one in (anna, berta):
            one.go("/")
            expect(one.page.locator("#main[data-version]")).to_have_count(0)
        play_by_api([anna, berta], table, MIDDLE)
        for one in (anna, berta):
            one.open_table(table)
    cleo.open_table(table)
    for now in play_out([anna, berta], cleo):
        if now % LOOK == 0:
            assert public_part(anna) == public_part(berta) == public_part(cleo)
    for one in (anna, berta, cleo):
        places = one.page.get_by_role("list", name="Ranking")
        expect(places).to_contain_text("Anna")
        expect(places).to_contain_text("Berta")


def public_part(visitor: Visitor) -> dict[str, Any]:
    """Return what a visitor sees, without what only they see."""
    view: dict[str, Any] = visitor.update["view"]
    return {key: part for key, part in view.items() if key not in ("viewer", "legal")}


def test_a_leaked_card_is_detected() -> None:
    hidden = {"card red gate"}
    told = '{"t":"update","view":{"viewer":-1,"hand":{}},"told":["card red ?"]}'
    assert leaks([Received("ws", told)], hidden) == []
    assert leaks([Received("ws", told.replace("?", "gate"))], hidden) != []
    assert leaks([Received("ws", told.replace('"hand":{}', '"hand":{"gate":1}'))], hidden) != []
    assert leaks([Received("ws", told.replace("-1", "0"))], hidden) != []


# ---- requests ------------------------------------------------------------------------------------
def test_a_move_is_undone_if_the_other_agrees(new_visitor: OpenVisitor) -> None:
    anna, berta = new_visitor("Anna"), new_visitor("Berta")
    join_and_start(anna, berta, "great-wall")
    first, second = (anna, berta) if anna.update["table"]["turn"] == 0 else (berta, anna)
    text = ""
    for _ in range(2):  # the turn is over, so the other player must agree
        assert first.wait_to_decide()
        text = next(one for one in first.legal if one.startswith("play "))
        make_move(first, "mouse", text)
    undo = first.page.locator('[data-act="undo"]')
    expect(undo).to_contain_text("Ask for undo")
    expect(undo).to_be_enabled()  # the key does nothing before the move is answered
    first.page.keyboard.press("u")
    asked = [one.page.get_by_text("would like to undo") for one in (first, second)]
    for one in asked:
        expect(one).to_be_visible()
    second.page.get_by_role("button", name="Decline").click()
    for one in asked:
        expect(one).to_have_count(0)
    undo.click()
    second.page.get_by_role("button", name="Agree", exact=True).click()
    first.wait_to_decide()
    assert text in first.legal
    second.wait_for_version(first.update["version"])
    assert not second.legal


def test_a_game_ends_by_agreement_and_a_rematch_starts(new_visitor: OpenVisitor) -> None:
    anna, berta = new_visitor("Anna"), new_visitor("Berta")
    table = join_and_start(anna, berta, "great-wall")
    anna.page.locator("summary[aria-label='More']").click()
    anna.page.get_by_role("button", name="Offer to end the game").click()
    berta.page.get_by_role("button", name="Agree", exact=True).click()
    for one in (anna, berta):
        expect(one.page.get_by_text("All players agreed to end the game.")).to_be_visible()
    anna.page.get_by_role("button", name="Rematch").click()
    anna.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    again = anna.page.url.rsplit("/", 1)[1]
    berta.page.get_by_role("link", name="Go to rematch").click()
    berta.page.wait_for_url(f"**/table/{again}")
    anna.wait_until(lambda: anna.update["table"]["id"] == again)
    names = [seat["name"] for seat in anna.update["table"]["seats"]]
    assert names == ["Berta", "Anna"]  # everyone moves one seat further
