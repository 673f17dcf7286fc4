"""Take the screenshots of docs/screens: `WANLI_WEB=... python -m tests.web.screenshots [FOLDER]`.

The positions are the same every time; file names say what they show. JPEG keeps them small.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser import MISSING, chromium, find_browser
from tests.games.every import IDS
from tests.live_server import Server
from tests.web.all_pages import open_page
from tests.web.drivers import sample
from tests.web.positions import bot_game, fork_at, import_record
from tests.web.visitor import DESKTOP, PHONE, Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
QUALITY = 44


@dataclass(frozen=True)
class Device:
    """The device that a screenshot is taken with."""

    dark: bool = False
    phone: bool = False
    language: str = "en"

    def new_visitor(self, browser: Browser, address: str) -> Visitor:
        """Return the visitor Anna with this device."""
        look = {"dark": self.dark, "touch": self.phone, "language": self.language}
        size = PHONE if self.phone else DESKTOP
        return Visitor(browser, address, "Anna", size=size, **look)


@dataclass(frozen=True)
class Screenshot:
    """A screenshot: a file name, an address and a device."""

    name: str
    address: str
    device: Device = Device()


def screenshots(anna: Visitor, site: Server) -> Iterator[Screenshot]:
    """Return all screenshots to take; the tables come first, so that the lobby lists some."""
    key = Path(site.data, "host-key").read_text().strip()
    over = ""
    for game in IDS:
        players, seed, bots, decision = sample(game).scene
        language = sample(game).language
        one = bot_game(game, players, seed, bots)
        over = import_record(anna, one.record)
        moment = one.decisions[decision]
        table = f"/table/{fork_at(anna, over, moment, 'strong')}"
        yield Screenshot(f"play-{game}", table)
        yield Screenshot(f"play-{game}-dark", table, Device(dark=True))
        yield Screenshot(f"play-{game}-phone", table, Device(phone=True))
        yield Screenshot(f"play-{game}-{language}", table, Device(language=language))
        yield Screenshot(f"over-{game}", f"/table/{over}")
        yield Screenshot(f"over-{game}-phone", f"/table/{over}", Device(phone=True))
        yield Screenshot(f"replay-{game}", f"/replay/{over}?v={moment.version}")
    yield Screenshot("verify", f"/verify/{over}")
    yield Screenshot(
        "waiting", f"/table/{anna.create('chang-cheng', bots='', listed=True, players=4)}"
    )
    yield Screenshot("lobby", "/")
    yield Screenshot("lobby-dark", "/", Device(dark=True))
    yield Screenshot("lobby-phone", "/", Device(phone=True))
    yield Screenshot("set-up", "/new/chang-cheng")
    yield Screenshot("set-up-phone", "/new/chang-cheng", Device(phone=True))
    yield Screenshot("rules", "/rules/chang-cheng")
    yield Screenshot("rules-phone", "/rules/chang-cheng", Device(phone=True))
    yield Screenshot("companion", "/companion")
    yield Screenshot("my-games", "/games")
    yield Screenshot("person", f"/people/{anna.get('/api/me')['id']}")
    yield Screenshot("settings", "/settings")
    yield Screenshot("sign-in", "/sign-in")
    yield Screenshot("host", f"/host#key={key}")


def take_all(browser: Browser, site: Server, folder: Path) -> None:
    """Take all screenshots."""
    owner = Visitor(browser, site.address, "Anna")
    devices = {Device(): owner}
    cookies = owner.context.cookies()
    for shot in screenshots(owner, site):
        if shot.device not in devices:
            devices[shot.device] = shot.device.new_visitor(browser, site.address)
        visitor = devices[shot.device]
        visitor.context.add_cookies(
            [
                {"name": one["name"], "value": one["value"], "url": site.address}
                for one in cookies
                if "name" in one and "value" in one
            ]
        )
        visitor.page.goto("about:blank")  # or Chromium may still show the last page
        open_page(visitor, shot.address)
        visitor.page.evaluate("scrollTo(0, 0)")
        file = folder / f"{shot.name}.jpg"
        visitor.page.screenshot(path=file, type="jpeg", quality=QUALITY)
        print(f"{file} {file.stat().st_size // 1000} kB")
    for visitor in devices.values():
        visitor.context.close()


def main() -> None:
    """Take the screenshots from the command line."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    program, built = find_browser(), os.environ.get("WANLI_WEB", "")
    if program is None or not built:
        sys.exit(MISSING if program is None else "WANLI_WEB has to name the built pages.")
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data), "--trust-proxy", "--bots", "1", env={"WANLI_WEB": built}) as site,
        chromium(program) as browser,
    ):
        take_all(browser, site, folder)
    files = sorted(folder.glob("*.jpg"))
    print(f"{sum(file.stat().st_size for file in files) / 1e6:.2f} MB")
    if len({file.read_bytes() for file in files}) < len(files):
        sys.exit("Two of the pictures are the same: one page was not there yet.")


if __name__ == "__main__":
    main()
