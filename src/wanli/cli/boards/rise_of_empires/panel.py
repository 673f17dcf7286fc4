"""The heading, and the players with their possessions in turn order."""

from __future__ import annotations

from rich.text import Text

from wanli.cli.boards.interface import Canvas
from wanli.games.rise_of_empires.layout import Seat
from wanli.games.rise_of_empires.rules.names import COLOUR_NAMES
from wanli.games.rise_of_empires.view import RiseOfEmpiresView
from wanli.text import Words

INDENT = " " * 6  # below a name


def heading(view: RiseOfEmpiresView, words: Words) -> Text:
    """Return the turn, the bank and the content set."""
    table = view.table
    heading_text = words.say(
        "board-heading", turn=table.turn, bank=table.bank or 0, set=view.set_name
    )
    return Text(heading_text, style="quiet")


def players(view: RiseOfEmpiresView, words: Words, canvas: Canvas) -> list[Text]:
    """Return a few lines for each player."""
    order = [colour for colour in view.table.order if colour] or list(view.table.seats)
    found: list[Text] = []
    for colour in order:
        found.append(_player(view, words, colour))
        tiles = _tiles(words, view.table.seats[colour])
        if tiles:
            found += [Text(line, "quiet") for line in canvas.wrap(INDENT, tiles, len(INDENT))]
    return found


def _player(view: RiseOfEmpiresView, words: Words, colour: str) -> Text:
    seat, has = COLOUR_NAMES.index(colour), view.table.seats[colour]
    first = Text("▸ " if seat == view.current and not view.over else "  ")
    first.append(f" {words.name('colour', colour, 'initial')} ", f"{colour}.fill")
    first.append(f" {words.name('seat', colour)}", f"{colour}.ink")
    if seat == view.viewer:
        first.append(" " + words.say("board-you"), "quiet")
    first.append("  " + _goods(view, words, colour, has))
    return first


def _goods(view: RiseOfEmpiresView, words: Words, colour: str, has: Seat) -> str:
    return words.say(
        "board-goods",
        vp=has.vp,
        gold=has.gold,
        food=has.food,
        needed=view.upkeep[colour],
        resources=has.resources,
        pool=has.pool,
        stock=has.stock or 0,
    )


def _tiles(words: Words, has: Seat) -> list[str]:
    named = [words.name("tile", kind) for kind in has.progress]
    named += [f"{n} {words.name('tile', land)}" for land, n in has.territory.items()]
    named += [words.name("tile", tile) for tile in has.cities]
    if has.ally:
        named.append(words.say("board-ally", who=words.name("seat", has.ally)))
    return named
