"""Beside and below the walls: how far the game is, the players, the viewer's own cards."""

from __future__ import annotations

from rich.text import Text

from wanli.games.great_wall.layout import Counts
from wanli.games.great_wall.rules.names import COLOUR_NAMES
from wanli.games.great_wall.view import GreatWallView
from wanli.text import Words


def heading(view: GreatWallView, words: Words) -> Text:
    """The supply, whose actions are left, and who has announced the end."""
    table = view.table
    said = [words.say("board-supply", count=sum((table.supply or {}).values()))]
    if not view.over and table.stage in ("play", "last-turns"):
        left = words.say("board-actions", count=table.actions_left)
        said.append(f"{words.seat(table.active)}: {left}")
    if not view.over and table.stage == "last-turns":
        said.append(words.say("board-last-turns", who=words.seat(table.announcer)))
    if not view.over and table.stage == "claims-only":
        said.append(words.say("board-claims-only", who=words.seat(table.announcer)))
    return Text(" · ".join(said), style="quiet")


def hand(view: GreatWallView, words: Words) -> list[str]:
    """The viewer's own cards; a watcher has none."""
    if view.viewer < 0:
        return []
    return [cards(words, view.hand) or words.say("board-no-cards")]


def cards(words: Words, counts: Counts) -> str:
    """Some cards in words."""
    return ", ".join(words.say("board-cards", card=kind, count=n) for kind, n in counts.items())


def player(view: GreatWallView, words: Words, seat: int) -> list[Text]:
    """A player: his name and points; then the sizes of hand and deck, and how many tokens."""
    colour = COLOUR_NAMES[seat]
    first = Text("▸ " if seat == view.current and not view.over else "  ")
    first.append(f" {words.name('colour', colour, 'initial')} ", f"{colour}.fill")
    first.append(f" {words.name('seat', colour)}", f"{colour}.ink")
    points = view.scores[seat]
    first.append(f" {'?' if points is None else points}", "bold")
    sizes = f"▯{view.table.hands[colour]} ▤{view.decks[colour]} ●{len(view.table.piles[colour])}"
    second = Text(f"  {sizes}")
    second.append(" " + words.say("board-you") if seat == view.viewer else "", "quiet")
    return [first, second]
