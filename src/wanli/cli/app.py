"""The command line put together: commands, help in the person's language, errors in one line."""

from __future__ import annotations

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
from wanli.cli.front import Front
from wanli.cli.terminal import Terminal
from wanli.core.errors import BadOption, BadRecord, WanliError
from wanli.core.game import Game
from wanli.games import GAMES
from wanli.text import LANGUAGES, Words, language
from wanli.text.catalogue import Catalogue, catalogue

BAD_INPUT = 2
STOPPED = 130

COMMANDS = {  # in the order of the help; a module is imported when its command is called
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
    "backup": "wanli.cli.keeping:backup",
    "restore": "wanli.cli.keeping:restore",
    "export": "wanli.cli.keeping:export",
    "import": "wanli.cli.keeping:import_",
}


def command_group(names: Iterable[str] = COMMANDS) -> TyperGroup:
    """Return the `wanli` command with these subcommands, without the texts of their help."""
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
    """What holds for every command."""


def main(words: Sequence[str] | None = None) -> int:
    """Run the command that these words, or the command line's, ask for; gives the exit code."""
    terminal = Terminal()
    words = list(sys.argv[1:] if words is None else words)
    spoken = language()
    try:
        asked, words = take_language(words)
        spoken = asked or spoken
        return run(Front(terminal, spoken), with_last(words))
    except WanliError as error:
        terminal.fail(Words(_catalogue_of(error, spoken)).refusal(error))
    except typer.TyperException as error:
        message = error.format_message()
        end = "" if message.endswith((".", "?")) else "."
        terminal.fail(f"{message}{end} {catalogue(spoken).say('cli-try-help')}")
    except OSError as error:
        what = f"{error.strerror or error}"
        terminal.fail(catalogue(spoken).say("cli-system", reason=what, file=error.filename or "-"))
    except KeyboardInterrupt:
        return STOPPED
    return BAD_INPUT


def run(front: Front, words: list[str]) -> int:
    """One command, errors raised."""
    if words == ["--version"]:
        front.terminal.print(f"wanli {__version__}")
        return 0
    command = command_group(words[:1] if words and words[0] in COMMANDS else COMMANDS)
    translate(command, front.catalogue())
    code = command.main(
        args=words or ["--help"], prog_name="wanli", standalone_mode=False, obj=front
    )
    return code if isinstance(code, int) else 0


def translate(group: TyperGroup, words: Catalogue) -> None:
    """Put the help of every command and option in, from the catalogue."""
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
    """Take --lang out of the words, wherever it stands."""
    kept: list[str] = []
    asked = ""
    rest = iter(words)
    for word in rest:
        if word == "--lang" or word.startswith("--lang="):
            asked = word.partition("=")[2] or next(rest, "")
            if asked[:2].lower() not in LANGUAGES:
                raise BadOption("unknown-language", {"known": ", ".join(LANGUAGES)})
        else:
            kept.append(word)
    return (language(asked) if asked else ""), kept


def with_last(words: list[str]) -> list[str]:
    """--resume without a file means the last game."""
    done: list[str] = []
    for word, following in zip(words, [*words[1:], "--"], strict=False):
        alone = word == "--resume" and following.startswith("-")
        done += [f"--resume={saves.LAST}"] if alone else [word]
    return done


def _catalogue_of(error: WanliError, spoken: str) -> Catalogue:
    """The catalogue that knows an error: the program's, or that of the game it came from."""
    games = [one.id for one in sorted(GAMES, key=lambda one: not _explains(one, error))]
    if isinstance(error, BadRecord) and error.game:
        games.insert(0, error.game)
    for candidate in ("", *games, "companion"):
        words = catalogue(spoken, candidate)
        if words.has(f"error-{error.code}"):
            return words
    return catalogue(spoken)


def _explains(one: Game, error: WanliError) -> bool:
    """Whether an error cites a clause of this game: two games may word the same error."""
    prefix = error.clause.partition("-")[0]
    return bool(prefix) and prefix in (one.prefix, one.variant_prefix)
