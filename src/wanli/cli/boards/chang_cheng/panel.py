"""The texts next to the wall: the heading, the players with their stock, the viewer's hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from wanli.cli.boards.chang_cheng.initials import initial
from wanli.cli.boards.interface import Canvas
from wanli.games.chang_cheng.rules.names import CARD_NAMES
from wanli.games.chang_cheng.view import ChangChengView
from wanli.text import Words

HAND = "hand"


def heading(view: ChangChengView, words: Words) -> Text:
    """Return the numbers of boards and Emperor cards, the events and the open cards."""
    table = view.table
    boards = 4 if view.players == 4 else int(table.options.get("boards", "3"))  # CC-9.2
    parts = [
        words.say("board-boards", boards=len(table.boards), all=boards),
        words.say("board-emperors", count=table.emperors),
    ]
    if table.events:
        names = [words.name("event", event) for event in table.events]
        parts.append(words.say("board-events", events=", ".join(names)))
    if table.revealed:
        cards = [_card(words, card) for card in table.revealed]
        parts.append(words.say("board-revealed", cards=", ".join(cards)))
    return Text(" · ".join(parts), style="quiet")


def panel(view: ChangChengView, words: Words, canvas: Canvas) -> RenderableType:
    """Draw the players and the viewer's hand."""
    lines = [line for colour in view.colours for line in _player(view, words, canvas, colour)]
    if view.neutral:
        lines += _player(view, words, canvas, view.neutral)
    lines += [Text(f"{words.say('board-hand')}: {line}") for line in hand(view, words)]
    return Group(*lines)


def hand(view: ChangChengView, words: Words) -> list[str]:
    """Return a line for each of the viewer's colours: cards in hand and laid cards (CC-3.8)."""
    lines: list[str] = []
    for colour, places in view.own_cards.items():
        held = [words.name("card", kind) for kind, where in places.items() if where == HAND]
        laid = [
            words.say("board-laid", card=words.name("card", kind), province=where)
            for kind, where in places.items()
            if where != HAND
        ]
        cards = ", ".join(held) or words.say("board-no-cards")
        title = f"{words.name('seat', colour)}: " if len(view.own_cards) > 1 else ""
        lines.append("; ".join([title + cards, *laid]))
    return lines


def _player(view: ChangChengView, words: Words, canvas: Canvas, colour: str) -> list[Text]:
    """Return the name and points of a colour, then its stock."""
    seat = view.colours.get(colour, -1)
    first = Text(canvas.encode("▸ ") if seat == view.current and not view.over else "  ")
    first.append(f" {initial(words, colour)} ", f"{colour}.fill")
    first.append(f" {words.name('seat', colour)}", f"{colour}.ink")
    if seat < 0:
        first.append(" " + words.say("board-neutral"), "quiet")
    else:
        first.append(f" {view.table.scores[colour]}", "bold")
        first.append(" " + words.say("board-you") if seat == view.viewer else "", "quiet")
    left = view.stock[colour]
    stock = f"      ▪{left.wall}"
    if seat >= 0:
        stock += f" ══{left.double} ▲{left.tower} ▯{view.table.in_hand[colour]}"
    return [first, Text(canvas.encode(stock))]


def _card(words: Words, card: str) -> str:
    colour, _, kind = card.partition(" ")
    assert kind in CARD_NAMES
    return words.say("board-open-card", colour=colour, card=kind)
