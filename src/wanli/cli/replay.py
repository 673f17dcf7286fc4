"""`wanli replay`: show a recorded game as a seat or a spectator saw it, or with everything."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from wanli.cli import game_log, saves, scoreboard
from wanli.cli.boards import Canvas, board_of
from wanli.cli.context import CliContext
from wanli.cli.input_files import read_content, read_text
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
    cli: CliContext = context.obj
    record = records.read_record(read_text(file))
    seat = seat_of(viewer, record.players)
    game = game_named(record.game, record.rules_version)
    content_text = read_content(content) if content else saves.find_content(record.content)
    play = records.replay(game, record, to, content_text)
    words = cli.words(game, play.state)
    show = cli.terminal.print
    if notation:
        for text in game_log.notation_lines(play.moves, seat):
            show(Text(text))
    else:
        show(game_log.render(log_lines(words, play, seat)))
    show(Text(position_reached(words, play, seat, record), style="bold"))
    if board:
        viewer_seat = WATCHER if seat is None else seat
        canvas = Canvas(cli.terminal.console.width, cli.terminal.plain)
        show(board_of(game.id).draw(play.view(viewer_seat), words, canvas))
        for text in hands(words, play) if seat is None else []:
            show(Text(text))


def log_lines(words: Words, play: Play, seat: int | None) -> list[game_log.Line]:
    """Return the log as a viewer saw it; without a seat, hidden information included."""
    styles = board_of(play.game.id).seat_styles(play.view())
    moves = play.moves if seat is not None else [_revealed(move) for move in play.moves]
    return game_log.log_lines(words, moves, WATCHER if seat is None else seat, styles)


def position_reached(words: Words, play: Play, seat: int | None, record: records.Record) -> str:
    """Return the number of moves, the scores, and the winners, the end or whose turn it is."""
    points = play.scores if seat is None else play.view(seat).scores
    scores = scoreboard.totals(words, points)
    text = words.say("cli-reached", number=len(play.moves), scores=scores)
    ends = record.ends if len(play.moves) == len(record.moves) else []
    text = " ".join([text, *(how_it_ended(words, how, left) for how, left in ends)])
    if play.over:
        return f"{text} {scoreboard.winners(words, play.winners)}"
    if ends and record.ended:
        return text
    return f"{text} {words.say('cli-to-decide', who=words.seat(play.current))}"


def how_it_ended(words: Words, how: str, seat: int) -> str:
    """Return the sentence for one `end` line of a record."""
    if how == records.AGREED:
        return words.say("cli-end-agreed")
    who = words.seat(seat - 1)
    return words.say("cli-end-time" if how == "time" else "cli-end-resigned", who=who)


def hands(words: Words, play: Play) -> list[str]:
    """Return a line for each thing that only one seat knows."""
    board = board_of(play.game.id)
    seats = range(play.setup.players)
    return [
        f"{words.seat(seat)}: {line}"
        for seat in seats
        for line in board.hand(play.view(seat), words)
    ]


def seat_of(viewer: str, players: int) -> int | None:
    """Return the seat of a --viewer value; `None` for `all`."""
    if viewer == ALL:
        return None
    if viewer == WATCHING:
        return int(WATCHER)
    if viewer.isdigit() and 1 <= int(viewer) <= players:
        return int(viewer) - 1
    raise BadOption("no-viewer", {"viewer": viewer, "players": players})


def _revealed(move: Move) -> Move:
    return Move(move.seat, move.text, tuple(move.text for _ in move.texts), move.notes)
