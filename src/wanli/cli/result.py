"""How a game stands: every score line, the totals, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from wanli.cli import story
from wanli.core.play import Play
from wanli.text import Words


def shown(
    words: Words, play: Play, viewer: int, won: Sequence[int] | None = None
) -> list[RenderableType]:
    """Every line that gave or took points, then the totals, then who has won, by points or so."""
    lines: list[RenderableType] = [Text(words.say("cli-scores"), style="bold")]
    lines.append(story.shown(story.score_lines(words, play.moves)))
    lines.append(Text(totals(words, play.view(viewer).scores)))
    if play.over:
        lines.append(Text(winners(words, play.winners if won is None else won), style="bold"))
    return lines


def totals(words: Words, scores: Sequence[int | None]) -> str:
    """The points of all seats, as far as they are known."""
    known = ["?" if points is None else str(points) for points in scores]
    return ", ".join(f"{words.seat(seat)} {points}" for seat, points in enumerate(known))


def winners(words: Words, seats: Sequence[int]) -> str:
    """Who has won a finished game."""
    who = ", ".join(words.seat(seat) for seat in seats)
    return words.say("cli-winner" if len(seats) == 1 else "cli-winners", who=who)
