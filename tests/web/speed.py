"""Measure speed in a browser: `WANLI_WEB=... python -m tests.web.speed`.

It measures a cold load of the first page with a CPU slowed down four times, the time from a server
message to the drawn move, and frames per second while a piece is dragged. Results are meaningful
only on an idle machine, so the tests do not run it.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser import MISSING, chromium, find_browser
from tests.live_server import Server
from tests.web.drivers import driver, sample
from tests.web.visitor import Visitor
from wanli.games import GAMES

SLOWER = 4
TRIES = 5
MOVES = 12
PAINTED, READY, DRAWN = 1000, 2000, 50  # milliseconds: upper limits for the medians
PICTURES = 59  # frames per second: 60 minus one that is cut off at an end of the measurement
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
# from the message with the next version to the first frame that shows it
WATCH = """() => {
  window.drawnAfter = [];
  const take = WebSocket.prototype;
  const main = () => document.querySelector('#main')?.dataset.version;
  const known = Object.getOwnPropertyDescriptor(take, 'onmessage');
  Object.defineProperty(take, 'onmessage', { ...known, set(handler) {
    known.set.call(this, event => {
      const came = performance.now(), before = main();
      handler.call(this, event);
      const note = () => main() !== before && window.drawnAfter.push(performance.now() - came);
      const look = () => requestAnimationFrame(
        main() === before && performance.now() - came < 1000 ? look : note
      );
      requestAnimationFrame(look);
    });
  } });
}"""
FRAMES = """() => {
  window.frames = [];
  const count = now => {
    window.frames.push(now);
    if (window.counting) requestAnimationFrame(count);
  };
  window.counting = true;
  requestAnimationFrame(count);
}"""


def measure_cold_loads(browser: Browser, address: str) -> tuple[list[float], list[float]]:
    """Return first paint and time to interactive in milliseconds, each in a new browser context."""
    paints, ready = [], []
    for _ in range(TRIES):
        visitor = Visitor(browser, address, workers=True)
        line = visitor.context.new_cdp_session(visitor.page)
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        visitor.page.goto("/", wait_until="commit")
        visitor.page.get_by_role("button", name="Play now against bots").first.wait_for()
        ready.append(float(visitor.page.evaluate("performance.now()")))
        paints.append(float(visitor.page.evaluate(PAINT)))
        visitor.context.close()
    return paints, ready


def measure_drawn_moves(visitor: Visitor, game: str) -> list[float]:
    """Return the milliseconds from a server message to the drawn move."""
    visitor.page.goto("/")
    visitor.page.wait_for_selector("h1")
    visitor.page.evaluate(WATCH)
    visitor.open_table(visitor.create(game))
    for _ in range(MOVES):
        if not visitor.wait_to_decide():
            break
        before = visitor.update["version"]
        driver(visitor, "mouse").choose(visitor.legal[0])
        visitor.confirm.click()
        visitor.wait_for_version(before + 1)
    visitor.page.wait_for_timeout(300)
    times: list[float] = visitor.page.evaluate("window.drawnAfter")
    return times


def measure_drag(visitor: Visitor, game: str, source: str) -> float:
    """Return frames per second while an element of the tray is dragged over the board."""
    visitor.open_table(visitor.create(game, terms={"options": {"first-seat": "1"}}))
    visitor.wait_to_decide()
    box = visitor.page.locator(source).first.bounding_box()
    assert box is not None
    mouse = visitor.page.mouse
    mouse.move(box["x"] + 10, box["y"] + 30)
    mouse.down()
    mouse.move(700, 300, steps=5)
    visitor.page.evaluate(FRAMES)
    for step in range(90):
        mouse.move(400 + step * 6, 250 + step % 30)
    times: list[float] = visitor.page.evaluate("(window.counting = false, window.frames)")
    mouse.up()
    return (len(times) - 1) / ((times[-1] - times[0]) / 1000)


def report(what: str, values: list[float], most: float) -> bool:
    """Print a line with median and worst value; return whether it is fast enough."""
    middle, worst = statistics.median(values), max(values)
    print(f"{what:42} {middle:7.0f} ms, worst {worst:.0f} ms (under {most})")
    return middle < most


def report_drag(game: str, pictures: float) -> bool:
    """Print a line with frames per second; return whether it is smooth enough."""
    print(f"{f'pulling, {game}':42} {pictures:7.0f} pictures per second ({PICTURES} or more)")
    return pictures >= PICTURES


def measure(browser: Browser, address: str) -> Iterator[bool]:
    """Measure everything; return whether all values are within their limits."""
    paints, ready = measure_cold_loads(browser, address)
    yield report(f"first paint, cold, CPU 1/{SLOWER}", paints, PAINTED)
    yield report(f"ready, cold, CPU 1/{SLOWER}", ready, READY)
    for game in GAMES:
        anna = Visitor(browser, address, "Anna", motion=True, workers=True)
        yield report(f"answer to drawn move, {game.id}", measure_drawn_moves(anna, game.id), DRAWN)
        if dragged := sample(game.id).dragged:
            pictures = measure_drag(anna, game.id, dragged)
            yield report_drag(game.id, pictures)
        anna.context.close()


def main() -> None:
    """Measure, print, and set the exit code."""
    program, built = find_browser(), os.environ.get("WANLI_WEB", "")
    if program is None or not built:
        sys.exit(MISSING if program is None else "WANLI_WEB has to name the built pages.")
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data), "--trust-proxy", "--bots", "1", env={"WANLI_WEB": built}) as site,
        chromium(program) as browser,
    ):
        slow = [*measure(browser, site.address)].count(False)
    if slow:
        sys.exit(f"{slow} of these are too slow.")


if __name__ == "__main__":
    main()
