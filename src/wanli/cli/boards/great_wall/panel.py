"""The texts around the walls: the heading, the players and the viewer's hand."""

from __future__ import annotations

from rich.text import Text

from wanli.games.great_wall.layout import Counts
from wanli.games.great_wall.rules.names import COLOUR_NAMES
from wanli.games.great_wall.view import GreatWallView
from wanli.text import Words


def heading(view: GreatWallView, words: Words) -> Text:
    """Return the supply, the actions left, and who has announced the end."""
    table = view.table
    parts = [words.say("board-supply", count=sum((table.supply or {}).values()))]
    if not view.over and table.stage in ("play", "last-turns"):
        left = words.say("board-actions", count=table.actions_left)
        parts.append(f"{words.seat(table.active)}: {left}")
    if not view.over and table.stage == "last-turns":
        parts.append(words.say("board-last-turns", who=words.seat(table.announcer)))
    if not view.over and table.stage == "claims-only":
        parts.append(words.say("board-claims-only", who=words.seat(table.announcer)))
    return Text(" · ".join(parts), style="quiet")


def hand(view: GreatWallView, words: Words) -> list[str]:
    """Return the viewer's cards; a spectator has none."""
    if view.viewer < 0:
        return []
    return [cards(words, view.hand) or words.say("board-no-cards")]


def cards(words: Words, counts: Counts) -> str:
    """Return cards in words."""
    return ", ".join(words.say("board-cards", card=kind, count=n) for kind, n in counts.items())


def player(view: GreatWallView, words: Words, seat: int) -> list[Text]:
    """Return a player's name and points, then the sizes of hand, deck and token pile."""
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
