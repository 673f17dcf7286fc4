"""`wanli replay`: a record played again, as a seat, a watcher or the record itself tells it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from wanli.cli import result, saves, story
from wanli.cli.boards import Look, board_of
from wanli.cli.front import Front, read_content, read_text
from wanli.core import record as records
from wanli.core.errors import BadOption
from wanli.core.play import Move, Play
from wanli.core.state import WATCHER
from wanli.games import game as game_named
from wanli.text import Words

ALL = "all"
WATCHING = "watcher"


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument()],
    to: Annotated[int | None, typer.Option("--to", min=0)] = None,
    viewer: Annotated[str, typer.Option("--viewer")] = WATCHING,
    board: Annotated[bool, typer.Option("--board")] = False,
    notation: Annotated[bool, typer.Option("--notation")] = False,
    content: Annotated[Path | None, typer.Option("--content")] = None,
) -> None:
    """Show a recorded game."""
    front: Front = context.obj
    record = records.read_record(read_text(file))
    seat = seat_of(viewer, record.players)
    game = game_named(record.game, record.rules_version)
    own_set = read_content(content) if content else saves.find_content(record.content)
    play = records.replay(game, record, to, own_set)
    words = front.words(game, play.state)
    show = front.terminal.print
    if notation:
        for text in story.in_notation(play.moves, seat):
            show(Text(text))
    else:
        show(story.shown(told(words, play, seat)))
    show(Text(position_reached(words, play, seat, record), style="bold"))
    if board:
        eyes = WATCHER if seat is None else seat
        look = Look(front.terminal.console.width, front.terminal.plain)
        show(board_of(game.id).draw(play.view(eyes), words, look))
        for text in hands(words, play) if seat is None else []:
            show(Text(text))


def told(words: Words, play: Play, seat: int | None) -> list[story.Line]:
    """The story as a viewer was told it; no seat: with everything hidden."""
    styles = board_of(play.game.id).seat_styles(play.view())
    moves = play.moves if seat is not None else [_opened(move) for move in play.moves]
    return story.told(words, moves, WATCHER if seat is None else seat, styles)


def position_reached(words: Words, play: Play, seat: int | None, record: records.Record) -> str:
    """After how many moves, the scores, and who has won or has to decide, or how it ended."""
    points = play.scores if seat is None else play.view(seat).scores
    scores = result.totals(words, points)
    text = words.say("cli-reached", number=len(play.moves), scores=scores)
    ends = record.ends if len(play.moves) == len(record.moves) else []
    text = " ".join([text, *(how_it_ended(words, how, left) for how, left in ends)])
    if play.over:
        return f"{text} {result.winners(words, play.winners)}"
    if ends and record.ended:
        return text
    return f"{text} {words.say('cli-to-decide', who=words.seat(play.current))}"


def how_it_ended(words: Words, how: str, seat: int) -> str:
    """An end of a record."""
    if how == records.AGREED:
        return words.say("cli-end-agreed")
    who = words.seat(seat - 1)
    return words.say("cli-end-time" if how == "time" else "cli-end-resigned", who=who)


def hands(words: Words, play: Play) -> list[str]:
    """What each seat alone knows."""
    board = board_of(play.game.id)
    seats = range(play.setup.players)
    return [
        f"{words.seat(seat)}: {line}"
        for seat in seats
        for line in board.hand(play.view(seat), words)
    ]


def seat_of(viewer: str, players: int) -> int | None:
    """The seat of a viewer's name; None for all."""
    if viewer == ALL:
        return None
    if viewer == WATCHING:
        return int(WATCHER)
    if viewer.isdigit() and 1 <= int(viewer) <= players:
        return int(viewer) - 1
    raise BadOption("no-viewer", {"viewer": viewer, "players": players})


def _opened(move: Move) -> Move:
    return Move(move.seat, move.text, tuple(move.text for _ in move.told), move.notes)
