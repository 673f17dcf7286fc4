"""Every page there is, each in the states that show different things."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.serving import Server
from tests.web.positions import bring_in, go_on_from, pasts_with, played
from tests.web.visitor import Visitor

MANY = 4  # players
READY = "#main:not([aria-busy]) :is(h1, h2):visible"
GAMES = {  # with moves that a game to be shown must offer
    "chang-cheng": {"wall", "double"},
    "great-wall": {"play many"},
    "rise-of-empires": {"war", "pay"},
}


def sights(visitor: Visitor, site: Server) -> dict[str, str]:
    """Addresses by name, for somebody who is a guest there and has a game of each kind."""
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
    for game, moves in GAMES.items():
        [past] = pasts_with(game, moves)
        over = bring_in(visitor, past.record)
        middle = sorted(past.moments.values(), key=lambda one: one.version)[-1]
        found |= {
            f"set-up {game}": f"/new/{game}",
            f"rules {game}": f"/rules/{game}",
            f"playing {game}": f"/table/{go_on_from(visitor, over, middle)}",
            f"over {game}": f"/table/{over}",
            f"replay {game}": f"/replay/{over}?v={middle.version}",
            f"verify {game}": f"/verify/{over}",
        }
        full = played(game, MANY)
        table = go_on_from(visitor, bring_in(visitor, full.record), full.middle)
        found[f"playing {game}, full table"] = f"/table/{table}"
    return found


def show(visitor: Visitor, address: str) -> None:
    """Open a page and wait until all of it is there."""
    visitor.go(address)
    visitor.page.wait_for_selector(READY)
    visitor.page.wait_for_selector("[aria-busy=true]", state="detached")
    visitor.page.wait_for_timeout(150)  # what is fetched after the page is there
    drawn(visitor.page)


def drawn(page: Page) -> None:
    """Wait until what was changed is on the screen."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
