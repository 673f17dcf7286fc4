"""Takes the pictures of docs/screens: `WANLI_WEB=... python -m tests.web.screens [FOLDER]`.

The positions are the same every time; names of files say what they show. JPEG keeps them small.
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
from tests.serving import Server
from tests.web.drivers import sample
from tests.web.positions import bring_in, go_on_from, played
from tests.web.sights import show
from tests.web.visitor import DESKTOP, PHONE, Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
QUALITY = 44


@dataclass(frozen=True)
class Device:
    """What a picture is taken with."""

    dark: bool = False
    phone: bool = False
    language: str = "en"

    def of(self, browser: Browser, address: str) -> Visitor:
        """Anna with this device."""
        look = {"dark": self.dark, "touch": self.phone, "language": self.language}
        size = PHONE if self.phone else DESKTOP
        return Visitor(browser, address, "Anna", size=size, **look)


@dataclass(frozen=True)
class Shot:
    """A picture: what is shown, and on which device."""

    name: str
    address: str
    device: Device = Device()


def shots(anna: Visitor, site: Server) -> Iterator[Shot]:
    """Everything that is worth a picture; the tables come first, so that the lobby has some."""
    key = Path(site.data, "host-key").read_text().strip()
    over = ""
    for game in IDS:
        players, seed, bots, decision = sample(game).scene
        language = sample(game).language
        one = played(game, players, seed, bots)
        over = bring_in(anna, one.record)
        moment = one.decisions[decision]
        table = f"/table/{go_on_from(anna, over, moment, 'strong')}"
        yield Shot(f"play-{game}", table)
        yield Shot(f"play-{game}-dark", table, Device(dark=True))
        yield Shot(f"play-{game}-phone", table, Device(phone=True))
        yield Shot(f"play-{game}-{language}", table, Device(language=language))
        yield Shot(f"over-{game}", f"/table/{over}")
        yield Shot(f"over-{game}-phone", f"/table/{over}", Device(phone=True))
        yield Shot(f"replay-{game}", f"/replay/{over}?v={moment.version}")
    yield Shot("verify", f"/verify/{over}")
    yield Shot("waiting", f"/table/{anna.create('chang-cheng', bots='', listed=True, players=4)}")
    yield Shot("lobby", "/")
    yield Shot("lobby-dark", "/", Device(dark=True))
    yield Shot("lobby-phone", "/", Device(phone=True))
    yield Shot("set-up", "/new/chang-cheng")
    yield Shot("set-up-phone", "/new/chang-cheng", Device(phone=True))
    yield Shot("rules", "/rules/chang-cheng")
    yield Shot("rules-phone", "/rules/chang-cheng", Device(phone=True))
    yield Shot("companion", "/companion")
    yield Shot("my-games", "/games")
    yield Shot("person", f"/people/{anna.get('/api/me')['id']}")
    yield Shot("settings", "/settings")
    yield Shot("sign-in", "/sign-in")
    yield Shot("host", f"/host#key={key}")


def take(browser: Browser, site: Server, folder: Path) -> None:
    """All pictures, into a folder."""
    owner = Visitor(browser, site.address, "Anna")
    devices = {Device(): owner}
    cookies = owner.context.cookies()
    for shot in shots(owner, site):
        if shot.device not in devices:
            devices[shot.device] = shot.device.of(browser, site.address)
        visitor = devices[shot.device]
        visitor.context.add_cookies(
            [
                {"name": one["name"], "value": one["value"], "url": site.address}
                for one in cookies
                if "name" in one and "value" in one
            ]
        )
        visitor.page.goto("about:blank")  # or Chromium may still hold the last page's picture
        show(visitor, shot.address)
        visitor.page.evaluate("scrollTo(0, 0)")
        file = folder / f"{shot.name}.jpg"
        visitor.page.screenshot(path=file, type="jpeg", quality=QUALITY)
        print(f"{file} {file.stat().st_size // 1000} kB")
    for visitor in devices.values():
        visitor.context.close()


def main() -> None:
    """Take them."""
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
        take(browser, site, folder)
    files = sorted(folder.glob("*.jpg"))
    print(f"{sum(file.stat().st_size for file in files) / 1e6:.2f} MB")
    if len({file.read_bytes() for file in files}) < len(files):
        sys.exit("Two of the pictures are the same: one page was not there yet.")


if __name__ == "__main__":
    main()
