"""Two people at one table, each with a browser, and somebody who only watches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.full import FULL, full
from tests.web.conftest import Comes
from tests.web.drivers import Hands, make
from tests.web.playing import wanted
from tests.web.visitor import Heard, Visitor
from tests.web.watching import before_the_end, hidden_texts, leaks, markup_of, screen_of

GAMES = [full("chang-cheng"), "great-wall"]
MIDDLE = "3B"  # the turn from which a long game is played on the screen, unless this is a full run
LOOK = 5  # the watcher's screen is read at every fifth version
PRIVATE = ("only you see this", "Yours:", "in hand, chosen")  # of cards and threats one knows


def open_table(host: Visitor, game: str) -> str:
    """A table for two, made as people make it: the set-up page, and a link."""
    host.go(f"/new/{game}")
    page = host.page
    page.get_by_role("radio", name="Friends, by link").check()
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def begin(host: Visitor, guest: Visitor, game: str) -> str:
    """Somebody joins, and the host starts."""
    table = open_table(host, game)
    guest.go(f"/table/{table}")
    guest.page.get_by_role("button", name="Join").click()
    start = host.page.get_by_role("button", name="Start game")
    start.click()
    for one in (host, guest):
        one.page.wait_for_selector("#main[data-version]")
    return table


def play_out(seats: list[Visitor], watcher: Visitor) -> Iterator[int]:
    """Play to the end, one by mouse, one by keys; gives every version when all have seen it."""
    rng = random.Random(5)
    how: list[Hands] = ["mouse", "keys"]
    while seats[0].update["table"]["status"] == "playing":
        seat = seats[0].update["table"]["turn"]
        assert seats[seat].to_decide()
        make(seats[seat], how[seat], wanted(seats[seat].legal, rng))
        now = seats[seat].update["version"]
        for one in (*seats, watcher):
            one.wait_for_version(now)
        yield now


def play_unseen(seats: list[Visitor], table: str, turn: str) -> None:
    """Come to a turn of Rise of Empires by any moves, without a screen."""
    rng = random.Random(5)
    while (view := seats[0].get(f"/api/tables/{table}")["view"])["table"].get("turn", "1A") < turn:
        mover = seats[view["current"]]
        legal = mover.get(f"/api/tables/{table}")["view"]["legal"]
        mover.command(table, do="move", text=rng.choice(legal))


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_and_a_watcher_learns_nothing_hidden(comes: Comes, game: str) -> None:
    anna, berta, cleo = comes("Anna"), comes("Berta"), comes("Cleo")
    table = begin(anna, berta, game)
    cleo.sit(table)
    expect(anna.page.get_by_text("1 spectator")).to_be_visible()
    screens: list[Heard] = []
    for now in play_out([anna, berta], cleo):
        if now % LOOK == 0 and cleo.update["table"]["status"] == "playing":
            cleo.page.wait_for_selector(f'#main[data-version="{now}"]')
            screens += [Heard("words", screen_of(cleo)), Heard("markup", markup_of(cleo))]
    hidden = hidden_texts(cleo.get(f"/api/tables/{table}/record"))
    assert len(hidden) > 5
    assert leaks(before_the_end(cleo.heard), hidden) == []
    assert leaks(screens, hidden) == []
    assert [one for one in PRIVATE for screen in screens if one in screen.body] == []
    # the same search finds what players knew: it is able to find something
    for own in (anna, berta):
        assert leaks(before_the_end(own.heard), hidden) != []
    for one in (anna, berta, cleo):
        expect(one.page.get_by_role("list", name="Ranking")).to_be_visible()
    # the board, the moves and the chat are still there
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_role("textbox", name="Message").fill("Well played")
    anna.page.keyboard.press("Enter")
    berta.page.get_by_role("tab", name="Chat").click()
    expect(berta.page.get_by_role("tabpanel")).to_contain_text("Well played")
    expect(cleo.page.get_by_role("tabpanel").locator("code").last).to_be_visible()
    expect(cleo.page.get_by_role("region", name="Board")).to_be_visible()


@pytest.mark.full
def test_an_open_game_is_the_same_for_everybody_to_its_end(comes: Comes) -> None:  # RE-5.1
    anna, berta, cleo = comes("Anna"), comes("Berta"), comes("Cleo")
    table = begin(anna, berta, "rise-of-empires")
    if not FULL:
        for one in (anna, berta):
            one.go("/")
            expect(one.page.locator("#main[data-version]")).to_have_count(0)
        play_unseen([anna, berta], table, MIDDLE)
        for one in (anna, berta):
            one.sit(table)
    cleo.sit(table)
    for now in play_out([anna, berta], cleo):
        if now % LOOK == 0:
            assert open_part(anna) == open_part(berta) == open_part(cleo)
    for one in (anna, berta, cleo):
        places = one.page.get_by_role("list", name="Ranking")
        expect(places).to_contain_text("Anna")
        expect(places).to_contain_text("Berta")


def open_part(visitor: Visitor) -> dict[str, Any]:
    """What is seen by this person, without what is only his."""
    view: dict[str, Any] = visitor.update["view"]
    return {key: part for key, part in view.items() if key not in ("viewer", "legal")}


def test_a_card_in_a_watchers_frame_is_noticed() -> None:
    hidden = {"card red gate"}
    told = '{"t":"update","view":{"viewer":-1,"hand":{}},"told":["card red ?"]}'
    assert leaks([Heard("ws", told)], hidden) == []
    assert leaks([Heard("ws", told.replace("?", "gate"))], hidden) != []
    assert leaks([Heard("ws", told.replace('"hand":{}', '"hand":{"gate":1}'))], hidden) != []
    assert leaks([Heard("ws", told.replace("-1", "0"))], hidden) != []


# ---- asking the others ---------------------------------------------------------------------------
def test_a_move_is_taken_back_if_the_other_agrees(comes: Comes) -> None:
    anna, berta = comes("Anna"), comes("Berta")
    begin(anna, berta, "great-wall")
    first, second = (anna, berta) if anna.update["table"]["turn"] == 0 else (berta, anna)
    text = ""
    for _ in range(2):  # then the turn is over, and it is the other's business, too
        assert first.to_decide()
        text = next(one for one in first.legal if one.startswith("play "))
        make(first, "mouse", text)
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
    first.to_decide()
    assert text in first.legal
    second.wait_for_version(first.update["version"])
    assert not second.legal


def test_a_game_ends_by_agreement_and_is_played_again(comes: Comes) -> None:
    anna, berta = comes("Anna"), comes("Berta")
    table = begin(anna, berta, "great-wall")
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
    assert names == ["Berta", "Anna"]  # everybody one seat further
