"""The commands of the game prompt besides moves: help, undo, log and so on, as one table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Group
from rich.table import Table
from rich.text import Text

from wanli.cli import game_log, saves, scoreboard
from wanli.cli.move_list import move_list
from wanli.cli.rules import render_clause, render_index
from wanli.cli.screen import Screen
from wanli.core.record import record_of


class Quit(Exception):
    """The player quits; the game is saved."""


@dataclass(frozen=True)
class PromptCommand:
    """A command of the prompt.

    `run` gets the text after the command's name, and returns whether the decision is over.
    """

    max_words: int  # after the name; with more words the line is read as a move
    run: Callable[[Screen, str], bool]


def find_command(line: str) -> PromptCommand | None:
    """Return the command of a line, or `None` for a move; a leading `/` always means a command."""
    words = line.lstrip("/").lower().split()
    if not words:
        return PROMPT_COMMANDS["moves"]
    command = PROMPT_COMMANDS.get(words[0])
    if command is None or (len(words) - 1 > command.max_words and not line.startswith("/")):
        return None
    return command


def _moves(screen: Screen, _: str) -> bool:
    moves = move_list(screen.words, screen.view.legal, screen.terminal.console.width)
    screen.terminal.page(moves, screen.words.say("cli-more"))
    return False


def _help(screen: Screen, _: str) -> bool:
    words = screen.words
    commands = Table.grid(padding=(0, 2, 0, 1))
    for name in PROMPT_COMMANDS:
        commands.add_row(words.name("order", name, "usage"), words.name("order", name))
    legend = [Text(line) for line in screen.board.legend(words)]
    title = Text(words.say("cli-orders"), style="bold")
    screen.terminal.page(Group(title, commands, Text(""), *legend), words.say("cli-more"))
    return False


def _rules(screen: Screen, clause: str) -> bool:
    game, cli = screen.play.game, screen.cli
    text = render_clause(cli, game, clause) if clause else render_index(cli, game)
    screen.terminal.page(text, screen.words.say("cli-more"))
    return False


def _why(screen: Screen, text: str) -> bool:
    if not text:
        example = screen.view.legal[0]
        screen.terminal.refuse(screen.words.say("cli-why-what", example=example))
        return False
    if text.isdigit() and 1 <= int(text) <= len(screen.view.legal):
        text = screen.view.legal[int(text) - 1]
    screen.play.check(text, screen.view.viewer)
    message = screen.words.say("cli-is-legal", text=text, clause=screen.view.prompt.clause)
    screen.terminal.print(Text(message))
    return False


def _about(screen: Screen, name: str) -> bool:
    words, pieces = screen.words, screen.board.pieces(screen.view, screen.words)
    if not pieces:
        return _help(screen, "")
    folded = name.casefold()
    matches = {piece: effect for piece, effect in pieces.items() if folded in piece.casefold()}
    if not matches:
        screen.terminal.refuse(words.say("cli-about-what", name=name, known=", ".join(pieces)))
        return False
    lines = [Text.assemble((piece, "bold"), f": {effect}") for piece, effect in matches.items()]
    screen.terminal.page(Group(*lines), words.say("cli-more"))
    return False


def _undo(screen: Screen, _: str) -> bool:
    screen.play.undo(screen.view.viewer)
    screen.table.save()
    screen.shorten_log()
    return True


def _save(screen: Screen, name: str) -> bool:
    file = Path(name).expanduser() if name else screen.table.file
    seats = {seat + 1: who for seat, who in enumerate(screen.table.seats)}
    try:
        saves.write(file, record_of(screen.play, seats).write())
    except (OSError, ValueError) as error:  # ValueError: no file can have this name
        reason = getattr(error, "strerror", None) or str(error)
        message = screen.words.say("error-file-unwritable", file=str(file), reason=reason)
        screen.terminal.refuse(message)
        return False
    screen.terminal.print(Text(screen.words.say("cli-saved-game", file=str(file))))
    return False


def _score(screen: Screen, _: str) -> bool:
    score = Group(*scoreboard.render(screen.words, screen.play, screen.view.viewer))
    screen.terminal.page(score, screen.words.say("cli-more"))
    return False


def _log(screen: Screen, _: str) -> bool:
    lines = screen.lines_of(screen.play.moves)
    screen.terminal.page(game_log.render(lines), screen.words.say("cli-more"))
    return False


def _board(screen: Screen, _: str) -> bool:
    screen.terminal.print(screen.draw(screen.view))
    screen.terminal.print(screen.prompt())
    return False


def _quit(_screen: Screen, _: str) -> bool:
    raise Quit


PROMPT_COMMANDS: dict[str, PromptCommand] = {
    "moves": PromptCommand(0, _moves),
    "board": PromptCommand(0, _board),
    "log": PromptCommand(0, _log),
    "score": PromptCommand(0, _score),
    "why": PromptCommand(9, _why),
    "about": PromptCommand(9, _about),
    "undo": PromptCommand(0, _undo),
    "rules": PromptCommand(1, _rules),
    "save": PromptCommand(9, _save),
    "help": PromptCommand(0, _help),
    "quit": PromptCommand(0, _quit),
}
