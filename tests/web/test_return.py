"""The server or the network goes away and comes back: nothing is lost, nothing is done twice."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.full import full
from tests.serving import Server
from tests.waiting import until_blocking
from tests.web.drivers import driver, make, press
from tests.web.playing import play_on
from tests.web.positions import bring_in, go_on_from, past
from tests.web.visitor import Visitor

FIRST = {"options": {"first-seat": "1"}}
SILENCE = 30_000  # milliseconds: more than the page waits for an answer
LOST = "Connection lost."
KEPT = "Your move will be sent when you are back online."


@pytest.fixture(scope="module")
def one_house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for these tests alone."""
    data, env = tmp_path_factory.mktemp("house"), {"WANLI_WEB": str(built)}
    with Server(data, "--trust-proxy", "--bots", "1", env=env) as server:
        yield server


@pytest.fixture
def house(one_house: Server) -> Server:
    """A server that may be stopped and started; whatever became of it before, it is there now."""
    if not is_there(one_house):
        one_house.start()
    return one_house


def is_there(house: Server) -> bool:
    """Whether a server answers."""
    try:
        return httpx.get(f"{house.address}/health", timeout=60).is_success
    except httpx.HTTPError:
        return False


@pytest.fixture
def anna(browser: Browser, house: Server) -> Iterator[Visitor]:
    """Somebody there, whose browser keeps the page."""
    visitor = Visitor(browser, house.address, "Anna", workers=True, patient=False)
    yield visitor
    visitor.close()


@contextmanager
def silent(house: Server) -> Iterator[None]:
    """A server that does nothing, though all its connections are open."""
    os.kill(house.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(house.pid, signal.SIGCONT)


def choose_while_away(anna: Visitor) -> str:
    """A move is made although nobody answers; it waits."""
    text = next(one for one in anna.legal if one[:5] in ("wall ", "play "))
    driver(anna, "mouse").choose(text)
    press(anna, "mouse", '[data-act="confirm"]')
    expect(anna.page.get_by_text(KEPT)).to_be_visible()
    return text


def told(anna: Visitor, table: str) -> list[str]:
    """What has happened at a table, as the server says."""
    return [one["text"] for one in anna.get(f"/api/tables/{table}")["told"] if one["seat"] == 0]


@pytest.mark.parametrize("game", ["chang-cheng", full("great-wall"), full("rise-of-empires")])
def test_a_restart_in_mid_game_loses_nothing(anna: Visitor, house: Server, game: str) -> None:
    one = past(game, 2, (), 3)
    moment, _ = one.made[len(one.made) * 5 // 6]
    table = go_on_from(anna, bring_in(anna, one.record), moment)
    anna.sit(table)
    play_on(anna, "mouse", seed=1, decisions=2)
    assert anna.to_decide()
    before = anna.update["view"]
    house.kill()
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    anna.update = {}
    house.start()
    expect(anna.page.get_by_text(LOST)).to_have_count(0)
    anna.wait_until(lambda: anna.update != {})  # what the new server says, not the old one
    anna.to_decide()
    assert anna.update["view"] == before
    play_on(anna, "mouse", seed=2)
    assert anna.update["table"]["status"] == "over"


def test_a_page_opens_without_a_network_and_sends_its_move_later(
    anna: Visitor, house: Server
) -> None:
    anna.page.goto("/")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    table = anna.create("chang-cheng", terms=FIRST)
    anna.sit(table)
    anna.to_decide()
    version = anna.update["version"]
    house.stop()
    anna.page.goto("/rules/great-wall")  # from the device
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Great Wall of China")
    anna.page.goto("/games")
    expect(anna.page.get_by_text("The server cannot be reached")).to_be_visible()
    anna.page.locator(f'a[href="/table/{table}"]').click()
    anna.page.wait_for_selector(f'#main[data-version="{version}"][data-deciding="true"]')
    text = choose_while_away(anna)
    anna.page.reload()  # even if the page is closed meanwhile
    anna.page.wait_for_selector(f'#main[data-version="{version}"][data-deciding="false"]')
    expect(anna.page.get_by_text(KEPT)).to_be_visible()
    house.start()
    anna.wait_until(lambda: anna.update["version"] > version)
    anna.to_decide()
    assert told(anna, table).count(text) == 1
    assert anna.page.evaluate(f"localStorage.getItem('outbox/{table}')") is None
    make(anna, "mouse", anna.legal[0])


class _Gateway(BaseHTTPRequestHandler):
    """A proxy whose server does not answer."""

    status = 502

    def do_GET(self) -> None:
        self.send_error(self.status, "Nothing behind me")

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def gateway(port: int, status: int) -> Iterator[None]:
    """A proxy that stays, at the address of a server that is away."""
    handler = type("Gateway", (_Gateway,), {"status": status})
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as proxy:
        answering = Thread(target=proxy.serve_forever, args=(0.05,))
        answering.start()
        try:
            yield
        finally:
            proxy.shutdown()
            answering.join()


@pytest.mark.parametrize(("status", "opens"), [(502, True), (504, True), (503, False)])
def test_a_page_opens_behind_a_proxy_whose_server_is_away(
    anna: Visitor, house: Server, status: int, opens: bool
) -> None:
    anna.page.goto("/")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    anna.sit(anna.create("chang-cheng", terms=FIRST))
    house.stop()
    with gateway(house.port, status):
        anna.page.reload()
        if opens:
            expect(anna.page.get_by_text(LOST)).to_be_visible()
            expect(anna.page.locator("#main [data-place]").first).to_be_visible()
            anna.rest()  # the answer of /api/me has come and is drawn
            assert anna.page.evaluate("localStorage.getItem('me')")
        else:  # a server's own answer is not hidden
            expect(anna.page.get_by_text("Nothing behind me").first).to_be_visible()


def test_a_move_is_kept_while_the_line_is_lost(anna: Visitor, house: Server) -> None:
    table = anna.create("great-wall", terms=FIRST)
    anna.sit(table)
    anna.to_decide()
    version = anna.update["version"]
    house.kill()
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    text = choose_while_away(anna)
    house.start()
    anna.wait_until(lambda: anna.update["version"] > version)
    assert told(anna, table).count(text) == 1


def test_what_is_said_while_nobody_hears_it_is_not_lost(anna: Visitor, house: Server) -> None:
    anna.sit(anna.create("great-wall"))
    page = anna.page
    page.get_by_role("tab", name="Chat").click()
    message = page.get_by_role("textbox", name="Message")
    house.kill()
    message.fill("Good luck")
    message.press("Enter")
    expect(page.locator(".toast")).to_contain_text("The server cannot be reached")
    expect(message).to_have_value("Good luck")
    house.start()
    message.press("Enter")
    expect(message).to_have_value("")
    expect(page.get_by_role("tabpanel")).to_contain_text("Good luck")


def test_a_page_works_when_its_service_worker_cannot_be_fetched(anna: Visitor) -> None:
    anna.context.add_init_script(
        "const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);"
        "navigator.serviceWorker.register = () => register('/no-such-worker.js').catch((error) => {"
        "  window.failed = true;"
        "  throw error;"
        "});"
    )
    anna.sit(anna.create("great-wall"))
    until_blocking(lambda: anna.page.evaluate("window.failed"))
    anna.rest()
    assert anna.complaints == []  # an unhandled rejection would be among them


def test_a_silent_network_is_noticed_and_comes_back(anna: Visitor, house: Server) -> None:
    anna.page.clock.install()
    anna.sit(anna.create("great-wall", terms=FIRST))
    anna.to_decide()
    with silent(house):
        lost = anna.page.get_by_text(LOST)
        for _ in range(20):  # it asks whether anybody is there, and nobody answers
            if lost.is_visible():
                break
            anna.page.clock.fast_forward(SILENCE)  # what was on its way may have come in between
        expect(lost).to_be_visible()
    anna.page.clock.fast_forward(SILENCE)
    expect(anna.page.get_by_text(LOST)).to_have_count(0)
    make(anna, "mouse", anna.legal[0])


def test_a_kept_move_that_comes_too_late_is_told(anna: Visitor, house: Server) -> None:
    table = anna.create("great-wall", terms=FIRST)
    anna.sit(table)
    anna.to_decide()
    house.stop()
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    kept = choose_while_away(anna)
    anna.page.goto("about:blank")
    house.start()
    anna.command(table, do="move", text=next(one for one in anna.legal if one != kept))
    anna.go(f"/table/{table}")  # nothing else is awaited: the message hides itself after a while
    expect(anna.page.locator(".toast")).to_contain_text("The game has moved on")
    assert kept not in told(anna, table)
    assert anna.to_decide()
