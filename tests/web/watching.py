"""What must not reach a watcher, and where it is looked for."""

from __future__ import annotations

import json
from collections.abc import Iterable

from tests.web.visitor import Heard, Visitor
from wanli.core.record import read_record, replay
from wanli.core.state import WATCHER
from wanli.games import game

SCREEN = """() => [
  document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [alt], [title]')]
    .flatMap(one => ['aria-label', 'alt', 'title'].map(name => one.getAttribute(name) ?? '')),
].join('\\n')"""
OWN = ("hand", "own_cards", "known_threat", "legal")  # of a view: always empty for a watcher


def hidden_texts(record: str) -> set[str]:
    """The moves of a game that a watcher was told only in part."""
    read = read_record(record)
    moves = replay(game(read.game), read).moves
    told = {move.text_for(WATCHER) for move in moves}
    return {move.text for move in moves if move.text_for(WATCHER) != move.text} - told


def leaks(heard: Iterable[Heard], hidden: set[str]) -> list[str]:
    """Hidden moves in what reached a browser, and views that are not a watcher's."""
    found = []
    for one in heard:
        found += [f"{text!r} in {one.source}" for text in hidden if text in one.body]
        found += [f"{name} in {one.source}" for name in _own_parts(one.body)]
    return found


def before_the_end(heard: Iterable[Heard]) -> list[Heard]:
    """What came while the game was being played; the files of the page say nothing about it."""
    files = ("/static/",)
    return [
        one
        for one in heard
        if '"status":"over"' not in one.body and not any(name in one.source for name in files)
    ]


def _own_parts(body: str) -> list[str]:
    if not body.startswith('{"t":"update"'):
        return []
    view = json.loads(body)["view"] or {}
    seen = [name for name in OWN if view.get(name)]
    return seen if view.get("viewer", WATCHER) == WATCHER else ["the view of a seat", *seen]


def screen_of(visitor: Visitor) -> str:
    """Everything that can be read or heard on a page."""
    text: str = visitor.page.evaluate(SCREEN)
    return text


def markup_of(visitor: Visitor) -> str:
    """The page as it is made."""
    text: str = visitor.page.evaluate("document.documentElement.outerHTML")
    return text
