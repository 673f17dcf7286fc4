"""Every page of the client, each in the states that look different."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from tests.games.every import IDS
from tests.live_server import Server
from tests.web.drivers import sample
from tests.web.positions import bot_game, fork_at, import_record, random_games_with
from tests.web.visitor import Visitor, wait_for_drawing

MANY = 4  # players
READY = "#main:not([aria-busy]) :is(h1, h2):visible"
UNFOLD = """() => [...document.querySelectorAll('#main details:not([open])')].slice(0, 12)
  .forEach(one => { one.open = true; })"""  # the draws of a game are hundreds; a few are enough
_numbers = itertools.count(1)


def page_addresses(visitor: Visitor, site: Server) -> dict[str, str]:
    """Return all page addresses by name, for a guest who has a game of each kind."""
    key = Path(site.data, "host-key").read_text().strip()
    me = visitor.get("/api/me")
    found = {
        "lobby": "/",
        "my games": "/games",
        "companion": "/companion",
        "settings": "/settings",
        "sign in": "/sign-in",
        "sign up": "/sign-in?new",
        "person": f"/people/{me['id']}",
        "host key": "/host",
        "nowhere": "/nowhere",
        "host": f"/host#key={key}",
        "no table": "/table/nowhere",
        "waiting": f"/table/{visitor.create('chang-cheng', bots='', listed=True)}",
    }
    for game in IDS:
        [random_game] = random_games_with(game, sample(game).offers)
        over = import_record(visitor, random_game.record)
        middle = sorted(random_game.moments.values(), key=lambda one: one.version)[-1]
        found |= {
            f"set-up {game}": f"/new/{game}",
            f"rules {game}": f"/rules/{game}",
            f"playing {game}": f"/table/{fork_at(visitor, over, middle)}",
            f"over {game}": f"/table/{over}",
            f"replay {game}": f"/replay/{over}?v={middle.version}",
            f"verify {game}": f"/verify/{over}",
        }
        full = bot_game(game, MANY)
        table = fork_at(visitor, import_record(visitor, full.record), full.middle)
        found[f"playing {game}, full table"] = f"/table/{table}"
    return found


def visit_all_pages(visitor: Visitor, site: Server) -> Iterator[str]:
    """Open every page with all its sections unfolded; yield its name."""
    for name, address in page_addresses(visitor, site).items():
        open_page(visitor, address)
        unfold(visitor.page)
        yield name
    name = f"Zsófia {next(_numbers)} {id(visitor)}"
    visitor.post("/api/sign-up", {"name": name, "password": "a long wall of words"})
    visitor.page.goto("/settings")
    visitor.page.wait_for_selector("input[type=password]")
    open_page(visitor, "/settings")
    yield "settings of an account"


def unfold(page: Page) -> None:
    """Open all folded sections."""
    page.evaluate(UNFOLD)
    wait_for_drawing(page)


def open_page(visitor: Visitor, address: str) -> None:
    """Open a page and wait until it is complete."""
    visitor.go(address)
    visitor.wait_until_idle()  # the old page is shown until the script has loaded
    visitor.page.wait_for_selector(READY)
    visitor.page.wait_for_selector("[aria-busy=true]", state="detached")
    visitor.wait_until_idle()  # and until its requests are answered
