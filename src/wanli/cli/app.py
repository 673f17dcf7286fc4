"""The `wanli` command: its subcommands, their help in the user's language, one-line errors.

A command's module is imported only when that command runs, to keep the start short.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from pkgutil import resolve_name
from typing import Annotated

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.main import get_command

from wanli import __version__
from wanli.bots import LEVELS
from wanli.cli import saves
from wanli.cli.context import CliContext
from wanli.cli.terminal import Terminal
from wanli.core.errors import BadOption, BadRecord, WanliError
from wanli.core.game import Game
from wanli.games import GAMES
from wanli.text import LANGUAGES, Words, language
from wanli.text.catalogue import Catalogue, catalogue

BAD_INPUT = 2
STOPPED = 130  # as shells report Ctrl-C

COMMANDS = {  # in the order of the help
    "serve": "wanli.cli.serve:serve",
    "play": "wanli.cli.play:play",
    "replay": "wanli.cli.replay:replay",
    "verify": "wanli.cli.verify:verify",
    "rules": "wanli.cli.rules:rules",
    "games": "wanli.cli.games:games",
    "companion": "wanli.cli.companion:companion",
    "arena": "wanli.cli.arena:arena",
    "ladder": "wanli.cli.ladder:ladder",
    "bot": "wanli.cli.bot:bot",
    "bench": "wanli.cli.bench:bench",
    "fuzz": "wanli.cli.fuzz:fuzz",
    "perft": "wanli.cli.perft:perft",
    "backup": "wanli.cli.backup_commands:backup",
    "restore": "wanli.cli.backup_commands:restore",
    "export": "wanli.cli.backup_commands:export",
    "import": "wanli.cli.backup_commands:import_",
}


def command_group(names: Iterable[str] = COMMANDS) -> TyperGroup:
    """Return the `wanli` command with these subcommands, still without their help texts."""
    app = typer.Typer(add_completion=False, rich_markup_mode="markdown")
    app.callback()(wanli)
    for name in names:
        app.command(name)(resolve_name(COMMANDS[name]))
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    return group


def wanli(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version")] = False,
    lang: Annotated[str, typer.Option("--lang")] = "",
) -> None:
    """Define the options that every command has."""


def main(words: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code; the default words are those of the command line."""
    terminal = Terminal()
    words = list(sys.argv[1:] if words is None else words)
    user_language = language()
    try:
        named, words = take_language(words)
        user_language = named or user_language
        return run(CliContext(terminal, user_language, program_name()), name_last_game(words))
    except WanliError as error:
        terminal.fail(Words(_catalogue_of(error, user_language)).refusal(error))
    except typer.TyperException as error:
        message = error.format_message()
        end = "" if message.endswith((".", "?")) else "."
        terminal.fail(f"{message}{end} {catalogue(user_language).say('cli-try-help')}")
    except OSError as error:
        reason = f"{error.strerror or error}"
        terminal.fail(
            catalogue(user_language).say("cli-system", reason=reason, file=error.filename or "-")
        )
    except KeyboardInterrupt:
        return STOPPED
    return BAD_INPUT


def program_name() -> str:
    """Return how the user starts this program; `run.py` says so in WANLI_COMMAND."""
    return os.environ.get("WANLI_COMMAND") or "wanli"


def run(cli: CliContext, words: list[str]) -> int:
    """Run one command; its errors are raised."""
    if words == ["--version"]:
        cli.terminal.print(f"wanli {__version__}")
        return 0
    command = command_group(words[:1] if words and words[0] in COMMANDS else COMMANDS)
    translate(command, cli.catalogue())
    code = command.main(
        args=words or ["--help"], prog_name=cli.program, standalone_mode=False, obj=cli
    )
    return code if isinstance(code, int) else 0


def translate(group: TyperGroup, words: Catalogue) -> None:
    """Set the help text of every command and option from the catalogue."""
    group.help = words.say("help")
    group.epilog = words.say("help-examples")
    _translate_params(group, words, "help")
    for name, command in group.commands.items():
        command.help = words.say(f"help-{name}")
        _translate_params(command, words, f"help-{name}")


def _translate_params(command: object, words: Catalogue, code: str) -> None:
    assert isinstance(command, TyperCommand | TyperGroup)
    for param in command.params:
        if param.name != "help":
            assert isinstance(param, TyperOption | TyperArgument)
            option = str(param.name).replace("_", "-")
            param.help = words.say(f"{code}-{option}", levels=", ".join(LEVELS))


def take_language(words: list[str]) -> tuple[str, list[str]]:
    """Remove --lang from the words, at any place; return its language (or "") and the rest."""
    others: list[str] = []
    named = ""
    rest = iter(words)
    for word in rest:
        if word == "--lang" or word.startswith("--lang="):
            named = word.partition("=")[2] or next(rest, "")
            if named[:2].lower() not in LANGUAGES:
                raise BadOption("unknown-language", {"known": ", ".join(LANGUAGES)})
        else:
            others.append(word)
    return (language(named) if named else ""), others


def name_last_game(words: list[str]) -> list[str]:
    """Replace --resume without a file by --resume=last."""
    done: list[str] = []
    for word, following in zip(words, [*words[1:], "--"], strict=False):
        alone = word == "--resume" and following.startswith("-")
        done += [f"--resume={saves.LAST}"] if alone else [word]
    return done


def _catalogue_of(error: WanliError, language: str) -> Catalogue:
    """Return the catalogue with an error's message: the program's, or that of its game."""
    games = [one.id for one in sorted(GAMES, key=lambda one: not _explains(one, error))]
    if isinstance(error, BadRecord) and error.game:
        games.insert(0, error.game)
    for candidate in ("", *games, "companion"):
        words = catalogue(language, candidate)
        if words.has(f"error-{error.code}"):
            return words
    return catalogue(language)


def _explains(one: Game, error: WanliError) -> bool:
    """Whether an error cites a clause of this game; games may share an error code."""
    prefix = error.clause.partition("-")[0]
    return bool(prefix) and prefix in (one.prefix, one.variant_prefix)
