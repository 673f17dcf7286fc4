"""The score of a game: every score line, the totals, and the winners."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from wanli.cli import game_log
from wanli.core.play import Play
from wanli.text import Words


def render(
    words: Words, play: Play, viewer: int, won: Sequence[int] | None = None
) -> list[RenderableType]:
    """Return score lines, totals and, once the game is over, the winners.

    `won` replaces the winners by points, for example when a program failed and lost.
    """
    lines: list[RenderableType] = [Text(words.say("cli-scores"), style="bold")]
    lines.append(game_log.render(game_log.score_lines(words, play.moves)))
    lines.append(Text(totals(words, play.view(viewer).scores)))
    if play.over:
        lines.append(Text(winners(words, play.winners if won is None else won), style="bold"))
    return lines


def totals(words: Words, scores: Sequence[int | None]) -> str:
    """Return the points of every seat, with `?` for points hidden from the viewer."""
    points = ["?" if score is None else str(score) for score in scores]
    return ", ".join(f"{words.seat(seat)} {text}" for seat, text in enumerate(points))


def winners(words: Words, seats: Sequence[int]) -> str:
    """Return the sentence that names the winners."""
    who = ", ".join(words.seat(seat) for seat in seats)
    return words.say("cli-winner" if len(seats) == 1 else "cli-winners", who=who)
