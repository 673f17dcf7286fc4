"""A visitor with a browser; everything their browser receives is recorded."""

from __future__ import annotations

import itertools
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypedDict

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    ViewportSize,
    WebSocket,
)

from tests.browser import PATIENCE

JSON = dict[str, Any]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 320, "height": 640}
TABLET: ViewportSize = {"width": 1024, "height": 768}
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}  # the phone, rotated
TO_DECIDE = '#main[data-deciding="true"], #main[data-over="true"]'
TWO_PICTURES = """() => new Promise(done => {
  requestAnimationFrame(() => requestAnimationFrame(done));
  setTimeout(done, 7000);
})"""
# A message hides itself after 8 seconds, and a connection without an answer for as long counts as
# lost: on a busy machine that may happen before a test has looked or the server has answered.
PATIENT = """(() => {
  const later = window.setTimeout;
  window.setTimeout = (act, wait, ...more) => later(act, wait >= 8000 ? 600_000 : wait, ...more);
})()"""
# what Chromium itself writes to the console while the server is down; no page can prevent it
UNREACHABLE = (
    "Failed to load resource",
    "WebSocket connection to",
    "An unknown error occurred when fetching the script.",  # of the service worker
    "A bad HTTP response code (",  # the same
)
_numbers = itertools.count(1)


class Device(TypedDict, total=False):
    """A device: `size`, `touch`, `motion` (animations wanted), `dark`, `language`."""

    size: ViewportSize
    touch: bool
    motion: bool
    dark: bool
    language: str
    workers: bool  # service workers, which load every file of the page once
    patient: bool  # whether the page waits for minutes instead of seconds (the default in tests)


@dataclass(frozen=True)
class Received:
    """A message or response body that a browser received, with its source."""

    source: str
    body: str


class Requests:
    """The unanswered requests of a page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._open: set[Request] = set()
        self._events = 0  # number of requests begun or ended
        page.on("request", self._begin)
        page.on("requestfinished", self._end)
        page.on("requestfailed", self._end)

    def _begin(self, request: Request) -> None:
        if request.is_navigation_request():
            self._open.clear()  # those of the previous document do not count any more
        self._open.add(request)
        self._events += 1

    def _end(self, request: Request) -> None:
        self._open.discard(request)
        self._events += 1

    def wait_until_idle(self) -> None:
        """Wait until all requests are answered and drawn, and caused no further ones."""
        deadline = time.monotonic() + PATIENCE / 1000
        while True:
            before = self._events
            wait_for_drawing(self._page)
            # a response that just arrived is not drawn yet
            if not self._open and self._events == before:
                return
            assert time.monotonic() < deadline, f"no answer to {[one.url for one in self._open]}"
            self._page.wait_for_timeout(20)


class Visitor:
    """A person with a browser of their own, and one page in it."""

    def __init__(self, browser: Browser, address: str, name: str = "", **device: Any) -> None:
        self.address = address
        self.context = browser.new_context(
            base_url=address,
            viewport=device.get("size", DESKTOP),
            has_touch=device.get("touch", False),
            is_mobile=device.get("touch", False),
            locale=device.get("language", "en"),
            color_scheme="dark" if device.get("dark") else "light",
            reduced_motion="no-preference" if device.get("motion") else "reduce",
            service_workers="allow" if device.get("workers") else "block",
            # rate limits count by IP address, and all tests come from the same one
            extra_http_headers={"X-Forwarded-For": _unused_ip()},
        )
        self.context.set_default_timeout(PATIENCE)
        if device.get("patient", True):
            self.context.add_init_script(PATIENT)
        self.page: Page = self.context.new_page()
        self.requests = Requests(self.page)
        self.update: JSON = {}  # the latest one received
        self.frames: list[Received] = []
        self.sent: list[JSON] = []
        self.complaints: list[str] = []
        self._answers: list[Response] = []
        self._bodies: list[Received] = []
        self._listen(self.page)
        if name:
            self.enter(name)

    # ---- identity --------------------------------------------------------------------------------
    def enter(self, name: str) -> None:
        """Sign in as a guest of this name, also on the page."""
        me = json.dumps(self.post("/api/guest", {"name": name}))
        self.context.add_init_script(
            f"if (location.origin === {self.address!r}) localStorage.me ??= {json.dumps(me)}"
        )

    def close(self) -> None:
        """Close the browser; fail if the page reported errors."""
        self.context.close()
        assert not self.complaints, self.complaints

    # ---- requests beside the page ----------------------------------------------------------------
    def post(self, path: str, body: JSON | None = None) -> Any:
        """Send a POST request to the API as the same person."""
        answer = self.context.request.post(path, data=body or {}, timeout=PATIENCE)
        assert answer.ok, f"{answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def get(self, path: str) -> Any:
        """Send a GET request to the API; return JSON or text."""
        answer = self.context.request.get(path, timeout=PATIENCE)
        assert answer.ok, f"{answer.status} {answer.text()}"
        return answer.json() if "json" in answer.headers["content-type"] else answer.text()

    def create(self, game: str, *, bots: str = "random", players: int = 2, **more: Any) -> str:
        """Create a table with bots in the seats of the others; return its id."""
        rest = [{"kind": "bot", "level": bots} if bots else {"kind": "open"}] * (players - 1)
        terms = {"players": players, **more.pop("terms", {})}
        body = {"game": game, "terms": terms, "seats": [{"kind": "me"}, *rest], "start": bool(bots)}
        made: str = self.post("/api/tables", {**body, **more})["table"]["id"]
        return made

    def command(self, table: str, **command: Any) -> None:
        """Send a command to a table without the page, such as a move with `text`."""
        version = self.get(f"/api/tables/{table}")["version"]
        number = next(_numbers)
        self.post(
            f"/api/tables/{table}/commands",
            {"id": f"api-{number}", "version": version, **command},
        )

    # ---- the screen ------------------------------------------------------------------------------
    def open_table(self, table: str) -> None:
        """Open a table in progress."""
        self.update = {}
        self.go(f"/table/{table}")
        self.wait_until(lambda: self.update.get("table", {}).get("id") == table)
        self.page.wait_for_selector("#main [data-place], #main [data-stop]", state="attached")
        self.wait_until(lambda: self.drawn_version == self.update["version"])  # bots may have moved

    def go(self, address: str) -> None:
        """Open a page, by following a link if the client is loaded."""
        if self.page.url.startswith(self.address):
            self.page.evaluate("to => history.pushState(null, '', to)", address)
            self.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
        else:
            self.page.goto(address)

    def wait_to_decide(self) -> bool:
        """Wait until this person can decide; return False if the game is over."""
        self.page.wait_for_selector(TO_DECIDE, state="attached")
        self.wait_until(lambda: self.drawn_version == self.update.get("version"))
        return self.page.get_attribute("#main", "data-over") != "true"

    @property
    def drawn_version(self) -> int:
        """The version of the table on the screen."""
        return int(self.page.get_attribute("#main", "data-version") or 0)

    @property
    def legal(self) -> list[str]:
        """The legal moves."""
        moves: list[str] = self.update["view"]["legal"]
        return moves

    @property
    def confirm(self) -> Locator:
        """The button that sends the chosen move."""
        return self.page.locator('[data-act="confirm"]')

    def wait_for_version(self, version: int) -> None:
        """Wait until an update has this version or a later one."""
        self.wait_until(lambda: self.update["version"] >= version)

    def wait_until_idle(self) -> None:
        """Wait until all requests of the page are answered and drawn."""
        self.requests.wait_until_idle()

    def wait_until(self, happened: Callable[[], bool]) -> None:
        """Run the page until a condition is true."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not happened():
            assert time.monotonic() < deadline, f"it did not happen: {self.describe()}"
            self.page.wait_for_timeout(20)

    def describe(self) -> str:
        """Return the state of the page for a failure message."""
        focus = self.page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
        table = f"version {self.drawn_version}, sent {self.sent[-2:]}"
        return f"{self.page.url}, {table}, focus on {focus}"

    # ---- received data ---------------------------------------------------------------------------
    @property
    def received(self) -> list[Received]:
        """Every message and response body so far."""
        for answer in self._answers:
            self._bodies.append(Received(answer.url, _body(answer)))
        self._answers = []
        return [*self.frames, *self._bodies]

    def _listen(self, page: Page) -> None:
        page.on("websocket", self._follow)
        page.on("response", lambda answer: self._answers.append(answer))  # noqa: PLW0108
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._on_console)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._take(socket.url, _text(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(_text(frame))))

    def _take(self, source: str, body: str) -> None:
        self.frames.append(Received(source, body))
        message = json.loads(body)
        if message["t"] == "conflict":
            message = message["update"]
        if message["t"] == "update":
            self.update = message

    def _on_console(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not said.text.startswith(UNREACHABLE):
            self.complaints.append(said.text)


def wait_for_drawing(page: Page) -> None:
    """Wait until changes are drawn; in a hidden browser there is nothing to wait for."""
    page.evaluate(TWO_PICTURES)


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()


def _body(answer: Response) -> str:
    try:
        return answer.body().decode(errors="replace")
    except Error:  # a redirect, or a response without a body
        return ""


def _unused_ip() -> str:
    return f"10.{random.randrange(256)}.{random.randrange(256)}.{random.randrange(1, 255)}"
