"""The server or the network goes away and comes back: nothing is lost or done twice."""

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
from tests.live_server import Server
from tests.waiting import until_blocking
from tests.web.drivers import driver, make_move, press
from tests.web.positions import fork_at, import_record, random_game
from tests.web.visitor import Visitor
from tests.web.whole_games import play_on

FIRST = {"options": {"first-seat": "1"}}
SILENCE = 30_000  # milliseconds: longer than the page waits for an answer
LOST = "Connection lost."
KEPT = "Your move will be sent when you are back online."


@pytest.fixture(scope="module")
def own_server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for these tests alone."""
    data, env = tmp_path_factory.mktemp("house"), {"WANLI_WEB": str(built)}
    with Server(data, "--trust-proxy", "--bots", "1", env=env) as server:
        yield server


@pytest.fixture
def restartable_server(own_server: Server) -> Server:
    """A server that a test may stop and restart; it runs at the start of each test."""
    if not is_up(own_server):
        own_server.start()
    return own_server


def is_up(restartable_server: Server) -> bool:
    """Return whether a server answers."""
    try:
        return httpx.get(f"{restartable_server.address}/health", timeout=60).is_success
    except httpx.HTTPError:
        return False


@pytest.fixture
def anna(browser: Browser, restartable_server: Server) -> Iterator[Visitor]:
    """A visitor whose service worker stores the page."""
    visitor = Visitor(browser, restartable_server.address, "Anna", workers=True, patient=False)
    yield visitor
    visitor.close()


@contextmanager
def suspended(restartable_server: Server) -> Iterator[None]:
    """Suspend a server: its connections stay open, but it does nothing."""
    os.kill(restartable_server.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(restartable_server.pid, signal.SIGCONT)


def choose_while_offline(anna: Visitor) -> str:
    """Make a move while no server answers; it waits."""
    text = next(one for one in anna.legal if one[:5] in ("wall ", "play "))
    driver(anna, "mouse").choose(text)
    press(anna, "mouse", '[data-act="confirm"]')
    expect(anna.page.get_by_text(KEPT)).to_be_visible()
    return text


def moves_of(anna: Visitor, table: str) -> list[str]:
    """Return the moves of a table, as the server tells them."""
    return [one["text"] for one in anna.get(f"/api/tables/{table}")["told"] if one["seat"] == 0]


@pytest.mark.parametrize("game", ["chang-cheng", full("great-wall"), full("rise-of-empires")])
def test_a_restart_during_a_game_loses_nothing(
    anna: Visitor, restartable_server: Server, game: str
) -> None:
    one = random_game(game, 2, (), 3)
    moment, _ = one.made[len(one.made) * 5 // 6]
    table = fork_at(anna, import_record(anna, one.record), moment)
    anna.open_table(table)
    play_on(anna, "mouse", seed=1, decisions=2)
    assert anna.wait_to_decide()
    before = anna.update["view"]
    restartable_server.kill()
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    anna.update = {}
    restartable_server.start()
    expect(anna.page.get_by_text(LOST)).to_have_count(0)
    anna.wait_until(lambda: anna.update != {})  # from the restarted server
    anna.wait_to_decide()
    assert anna.update["view"] == before
    play_on(anna, "mouse", seed=2)
    assert anna.update["table"]["status"] == "over"


def test_a_page_opens_offline_and_sends_its_move_later(
    anna: Visitor, restartable_server: Server
) -> None:
    anna.page.goto("/")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    table = anna.create("chang-cheng", terms=FIRST)
    anna.open_table(table)
    anna.wait_to_decide()
    version = anna.update["version"]
    restartable_server.stop()
    anna.page.goto("/rules/great-wall")  # from the device
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Great Wall of China")
    anna.page.goto("/games")
    expect(anna.page.get_by_text("The server cannot be reached")).to_be_visible()
    anna.page.locator(f'a[href="/table/{table}"]').click()
    anna.page.wait_for_selector(f'#main[data-version="{version}"][data-deciding="true"]')
    text = choose_while_offline(anna)
    anna.page.reload()  # even if the page is closed meanwhile
    anna.page.wait_for_selector(f'#main[data-version="{version}"][data-deciding="false"]')
    expect(anna.page.get_by_text(KEPT)).to_be_visible()
    restartable_server.start()
    anna.wait_until(lambda: anna.update["version"] > version)
    anna.wait_to_decide()
    assert moves_of(anna, table).count(text) == 1
    assert anna.page.evaluate(f"localStorage.getItem('outbox/{table}')") is None
    make_move(anna, "mouse", anna.legal[0])


class _Gateway(BaseHTTPRequestHandler):
    """A proxy that answers for a server that is down."""

    status = 502

    def do_GET(self) -> None:
        self.send_error(self.status, "Nothing behind me")

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def gateway(port: int, status: int) -> Iterator[None]:
    """Run a proxy at the address of a server that is down."""
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
def test_a_page_opens_behind_a_proxy_whose_server_is_down(
    anna: Visitor, restartable_server: Server, status: int, opens: bool
) -> None:
    anna.page.goto("/")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    anna.open_table(anna.create("chang-cheng", terms=FIRST))
    restartable_server.stop()
    with gateway(restartable_server.port, status):
        anna.page.reload()
        if opens:
            expect(anna.page.get_by_text(LOST)).to_be_visible()
            expect(anna.page.locator("#main [data-place]").first).to_be_visible()
            anna.wait_until_idle()  # the response to /api/me has arrived and is drawn
            assert anna.page.evaluate("localStorage.getItem('me')")
        else:  # the response of a real server is not replaced
            expect(anna.page.get_by_text("Nothing behind me").first).to_be_visible()


def test_a_move_is_stored_while_the_connection_is_lost(
    anna: Visitor, restartable_server: Server
) -> None:
    table = anna.create("great-wall", terms=FIRST)
    anna.open_table(table)
    anna.wait_to_decide()
    version = anna.update["version"]
    restartable_server.kill()
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    text = choose_while_offline(anna)
    restartable_server.start()
    anna.wait_until(lambda: anna.update["version"] > version)
    assert moves_of(anna, table).count(text) == 1


def test_a_chat_message_sent_while_offline_is_not_lost(
    anna: Visitor, restartable_server: Server
) -> None:
    anna.open_table(anna.create("great-wall"))
    page = anna.page
    page.get_by_role("tab", name="Chat").click()
    message = page.get_by_role("textbox", name="Message")
    restartable_server.kill()
    message.fill("Good luck")
    message.press("Enter")
    expect(page.locator(".toast")).to_contain_text("The server cannot be reached")
    expect(message).to_have_value("Good luck")
    restartable_server.start()
    message.press("Enter")
    expect(message).to_have_value("")
    expect(page.get_by_role("tabpanel")).to_contain_text("Good luck")


def test_a_page_works_if_its_service_worker_cannot_be_loaded(anna: Visitor) -> None:
    anna.context.add_init_script(
        "const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);"
        "navigator.serviceWorker.register = () => register('/no-such-worker.js').catch((error) => {"
        "  window.failed = true;"
        "  throw error;"
        "});"
    )
    anna.open_table(anna.create("great-wall"))
    until_blocking(lambda: anna.page.evaluate("window.failed"))
    anna.wait_until_idle()
    assert anna.complaints == []  # an unhandled rejection would be among them


def test_a_silent_connection_is_noticed_and_restored(
    anna: Visitor, restartable_server: Server
) -> None:
    anna.page.clock.install()
    anna.open_table(anna.create("great-wall", terms=FIRST))
    anna.wait_to_decide()
    with suspended(restartable_server):
        lost = anna.page.get_by_text(LOST)
        for _ in range(20):  # a ping, which stays unanswered
            if lost.is_visible():
                break
            # messages on their way may have arrived in between
            anna.page.clock.fast_forward(SILENCE)
        expect(lost).to_be_visible()
    anna.page.clock.fast_forward(SILENCE)
    expect(anna.page.get_by_text(LOST)).to_have_count(0)
    make_move(anna, "mouse", anna.legal[0])


def test_a_stored_move_that_is_too_late_is_reported(
    anna: Visitor, restartable_server: Server
) -> None:
    table = anna.create("great-wall", terms=FIRST)
    anna.open_table(table)
    anna.wait_to_decide()
    restartable_server.stop()
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    kept = choose_while_offline(anna)
    anna.page.goto("about:blank")
    restartable_server.start()
    anna.command(table, do="move", text=next(one for one in anna.legal if one != kept))
    anna.go(f"/table/{table}")  # the only wait: the message hides after a while
    expect(anna.page.locator(".toast")).to_contain_text("The game has moved on")
    assert kept not in moves_of(anna, table)
    assert anna.wait_to_decide()
