"""Search the browser of a spectator for facts that they must not know."""

from __future__ import annotations

import json
from collections.abc import Iterable

from tests.web.visitor import Received, Visitor
from wanli.core.record import read_record, replay
from wanli.core.state import WATCHER
from wanli.games import game

SCREEN = """() => [
  document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [alt], [title]')]
    .flatMap(one => ['aria-label', 'alt', 'title'].map(name => one.getAttribute(name) ?? '')),
].join('\\n')"""
# parts of a view that are always empty for a spectator
OWN = ("hand", "own_cards", "known_threat", "legal")


def hidden_moves(record: str) -> set[str]:
    """Return the moves of a game that spectators were told only in part."""
    read = read_record(record)
    moves = replay(game(read.game), read).moves
    told = {move.text_for(WATCHER) for move in moves}
    return {move.text for move in moves if move.text_for(WATCHER) != move.text} - told


def leaks(received: Iterable[Received], hidden: set[str]) -> list[str]:
    """Return hidden moves in what a browser received, and views that are not a spectator's."""
    found = []
    for one in received:
        found += [f"{text!r} in {one.source}" for text in hidden if text in one.body]
        found += [f"{name} in {one.source}" for name in _own_parts(one.body)]
    return found


def received_before_the_end(received: Iterable[Received]) -> list[Received]:
    """Return what was received during the game; the files of the page say nothing about it."""
    files = ("/static/",)
    return [
        one
        for one in received
        if '"status":"over"' not in one.body and not any(name in one.source for name in files)
    ]


def _own_parts(body: str) -> list[str]:
    if not body.startswith('{"t":"update"'):
        return []
    view = json.loads(body)["view"] or {}
    seen = [name for name in OWN if view.get(name)]
    return seen if view.get("viewer", WATCHER) == WATCHER else ["the view of a seat", *seen]


def screen_of(visitor: Visitor) -> str:
    """Return everything that can be read or heard on a page."""
    text: str = visitor.page.evaluate(SCREEN)
    return text


def markup_of(visitor: Visitor) -> str:
    """Return the markup of a page."""
    text: str = visitor.page.evaluate("document.documentElement.outerHTML")
    return text
