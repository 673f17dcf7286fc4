"""`wanli companion`: track the Wonders of the World beside a printed copy (WW-14)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from wanli.cli import saves
from wanli.cli.arguments import parse_options
from wanli.cli.companion_draft import Draft, DraftInput
from wanli.cli.companion_screen import log_lines, render_notebook
from wanli.cli.companion_setup import FORMS as SETUP_FORMS
from wanli.cli.companion_setup import READS, ask_notebook
from wanli.cli.context import CliContext
from wanli.cli.input_files import read_text
from wanli.cli.rules import render_clause
from wanli.companion import Notebook, read_notebook, standing, write_notebook
from wanli.companion.book import CHOICES
from wanli.companion.corrections import PARTS, Part, correct, names
from wanli.companion.layout import Facts
from wanli.companion.notation import FORMS, match_name, read_entry
from wanli.core.errors import BadOption, NotAMove, WanliError
from wanli.games import game
from wanli.text import Words

BAD_INPUT = 2
STOPPED = 130
GAME = "rise-of-empires"
COMMANDS = ("correct", "undo", "log", "rules", "help", "quit")  # and Enter, or `show`
SINGULAR: dict[Part, str] = {"players": "player", "wonders": "wonder", "regions": "region"}
CORRECT = " | ".join(f"correct NAME = {form}" for form in SETUP_FORMS.values())


def companion(
    context: typer.Context,
    file: Annotated[Path | None, typer.Argument()] = None,
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    turn: Annotated[str, typer.Option("--turn")] = "",
) -> int:
    """Track the wonders of a printed copy."""
    cli: CliContext = context.obj
    words = Words(cli.catalogue("companion"))
    path = file or saves.data_folder() / "companion.json"
    requested = Draft(parse_options(option or []), turn.upper())
    if path.exists():
        try:
            notebook = read_notebook(read_text(path))
            standing(notebook)
        except WanliError as error:
            cli.terminal.fail(damage_message(cli, words, path, error))
            return BAD_INPUT
        check_terms(requested, Draft(notebook.options, notebook.turn), path)
    else:
        setup_input = DraftInput(
            cli.terminal, path, Draft(requested.options, requested.turn or "1A")
        )
        check_terms(requested, setup_input.draft, path)
        notebook = ask_notebook(cli, words, setup_input)
        saves.write(path, write_notebook(notebook))
        setup_input.finish()
    return CompanionPrompt(cli, words, path, notebook).run()


def check_terms(requested: Draft, stored: Draft, file: Path) -> None:
    """Refuse options or a first turn that differ from those a notebook was begun with."""
    options = {option.name: option.values[0] for option in CHOICES} | stored.options
    terms = {**options, "turn": stored.turn.upper()}
    wanted = {**requested.options, **({"turn": requested.turn} if requested.turn else {})}
    for name, value in wanted.items():
        if value != terms.get(name):
            facts: Facts = {"file": str(file), "name": name, "value": terms.get(name, "-")}
            raise BadOption("notebook-begun", facts, "WW-14")


def damage_message(cli: CliContext, words: Words, file: Path, error: WanliError) -> str:
    """Return what is wrong with a notebook, with its file and the entry."""
    reason = words.refusal(error)
    if "entry" in error.facts:
        number = int(error.facts["entry"])
        reason = cli.say("cli-companion-entry", number=number, reason=reason)
    return cli.say("cli-companion-damaged", file=str(file), reason=reason)


class CompanionPrompt:
    """The prompt at which the players enter what happens at their table."""

    def __init__(self, cli: CliContext, words: Words, file: Path, notebook: Notebook) -> None:
        self.cli = cli
        self.terminal = cli.terminal
        self.words = words
        self.file = file
        self.notebook = notebook

    def run(self) -> int:
        """Handle lines until the end of the input or `quit`; return the exit code."""
        history = saves.data_folder() / "history-companion"
        self.terminal.load_history(history)
        self.terminal.complete_with([*FORMS, *COMMANDS])
        self.show()
        self.terminal.print(Text(self.cli.say("cli-companion-how"), style="dim"))
        try:
            while self.handle_line(self.terminal.ask("> ")):
                pass
        except EOFError:
            pass
        except KeyboardInterrupt:
            return STOPPED
        finally:
            self.terminal.save_history(history)
            self.terminal.print(Text(self.cli.say("cli-companion-kept", file=str(self.file))))
        return 0

    def handle_line(self, line: str) -> bool:
        """Run the command or the entry of a line; return whether to go on."""
        word, _, rest = line.strip().partition(" ")
        word = word.lower()
        try:
            if word in ("", "show"):
                self.show()
            elif word == "correct":
                self.correct(rest)
            elif word == "undo":
                self.undo()
            elif word == "log":
                log = log_lines(self.words, standing(self.notebook))
                self.terminal.page(log, self.cli.say("cli-more"))
            elif word == "rules":
                self.terminal.print(render_clause(self.cli, game(GAME), rest.strip() or "W"))
            elif word == "help":
                self.help()
            elif word == "quit":
                return False
            elif word in FORMS:
                self.add_entry(line)
            else:
                known = ", ".join([*FORMS, *COMMANDS])
                raise NotAMove("entry-unknown", {"text": line, "known": known})
        except WanliError as error:
            self.terminal.refuse(self.words.refusal(error))
        return True

    def add_entry(self, line: str) -> None:
        """Apply an entry and store it; a refused entry changes nothing."""
        entry = read_entry(line, self.notebook)
        entries = [*self.notebook.entries, entry]
        changed = msgspec.structs.replace(self.notebook, entries=entries)
        now = standing(changed)
        self.store(changed)
        for text in log_lines(self.words, now, len(entries) - 1).renderables:
            self.terminal.print(text)
        self.show()

    def correct(self, line: str) -> None:
        """Correct a player, wonder or region, also where entries name it."""
        name, equals, correction = line.partition("=")
        if not equals:
            raise NotAMove("entry-form", {"text": f"correct {line}", "form": CORRECT})
        parts = self.correctable()
        part, number = parts[match_name(name, list(parts))]
        changed = correct(self.notebook, part, number, READS[part](correction.strip(), number))
        standing(changed)
        self.store(changed)
        self.show()

    def correctable(self) -> dict[str, tuple[Part, int]]:
        """Return what can be corrected, by name; with its kind where a name is used twice."""
        every: list[tuple[Part, str]] = [
            (part, name) for part in PARTS for name in names(self.notebook, part)
        ]
        all_names = [name.casefold() for _, name in every]
        found: dict[str, tuple[Part, int]] = {}
        for part, name in every:
            label = name if all_names.count(name.casefold()) == 1 else f"{SINGULAR[part]} {name}"
            found[label] = part, names(self.notebook, part).index(name)
        return found

    def undo(self) -> None:
        """Remove the last entry."""
        if not self.notebook.entries:
            raise NotAMove("nothing-to-undo", {})
        entries = self.notebook.entries[:-1]
        self.store(msgspec.structs.replace(self.notebook, entries=entries))
        self.show()

    def store(self, notebook: Notebook) -> None:
        """Replace the notebook, on disk first."""
        saves.write(self.file, write_notebook(notebook))
        self.notebook = notebook

    def show(self) -> None:
        """Show the wonders, the players, and what is due."""
        self.terminal.print(
            render_notebook(self.cli, self.words, self.notebook, standing(self.notebook))
        )

    def help(self) -> None:
        """Show the form of every entry."""
        for verb, form in FORMS.items():
            self.terminal.print(Text(f"  {form}", style="bold"))
            self.terminal.print(Text(f"      {self.words.say(f'entry-{verb}')}"))
        self.terminal.print(Text(self.cli.say("cli-companion-orders")))
