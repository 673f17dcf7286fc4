"""Every page there is, each in the states that show different things."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from tests.games.every import IDS
from tests.serving import Server
from tests.web.drivers import sample
from tests.web.positions import bring_in, go_on_from, pasts_with, played
from tests.web.visitor import Visitor, drawn

MANY = 4  # players
READY = "#main:not([aria-busy]) :is(h1, h2):visible"
UNFOLD = """() => [...document.querySelectorAll('#main details:not([open])')].slice(0, 12)
  .forEach(one => { one.open = true; })"""  # of the draws of a game, hundreds, a few are enough
_numbers = itertools.count(1)


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
    for game in IDS:
        [past] = pasts_with(game, sample(game).offers)
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


def tour(visitor: Visitor, site: Server) -> Iterator[str]:
    """Every page one after another, with all that it folds away; gives their names."""
    for name, address in sights(visitor, site).items():
        show(visitor, address)
        unfold(visitor.page)
        yield name
    name = f"Zsófia {next(_numbers)} {id(visitor)}"
    visitor.post("/api/sign-up", {"name": name, "password": "a long wall of words"})
    visitor.page.goto("/settings")
    visitor.page.wait_for_selector("input[type=password]")
    show(visitor, "/settings")
    yield "settings of an account"


def unfold(page: Page) -> None:
    """Open what is folded away."""
    page.evaluate(UNFOLD)
    drawn(page)


def show(visitor: Visitor, address: str) -> None:
    """Open a page and wait until all of it is there."""
    visitor.go(address)
    visitor.rest()  # until its script is there the client shows the page before
    visitor.page.wait_for_selector(READY)
    visitor.page.wait_for_selector("[aria-busy=true]", state="detached")
    visitor.rest()  # and until what the page asks for is there
