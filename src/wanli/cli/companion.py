"""`wanli companion`: keeps the Wonders of the World beside a printed copy (WW-14)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from wanli.cli import saves
from wanli.cli.companion_draft import Draft, Typing
from wanli.cli.companion_setup import FORMS as TYPED
from wanli.cli.companion_setup import READS, ask_notebook
from wanli.cli.companion_shown import shown, story_lines
from wanli.cli.front import Front, pairs, read_text
from wanli.cli.rules import clause_shown
from wanli.companion import Notebook, read_notebook, standing, write_notebook
from wanli.companion.book import CHOICES
from wanli.companion.correcting import PARTS, Part, corrected, names
from wanli.companion.layout import Facts
from wanli.companion.notation import FORMS, meant, read_entry
from wanli.core.errors import BadOption, NotAMove, WanliError
from wanli.games import game
from wanli.text import Words

BAD_INPUT = 2
STOPPED = 130
GAME = "rise-of-empires"
ORDERS = ("correct", "undo", "log", "rules", "help", "quit")  # and Enter, or `show`
ONE: dict[Part, str] = {"players": "player", "wonders": "wonder", "regions": "region"}
CORRECT = " | ".join(f"correct NAME = {form}" for form in TYPED.values())


def companion(
    context: typer.Context,
    file: Annotated[Path | None, typer.Argument()] = None,
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    turn: Annotated[str, typer.Option("--turn")] = "",
) -> int:
    """Keep the wonders of a printed copy."""
    front: Front = context.obj
    words = Words(front.catalogue("companion"))
    place = file or saves.data_folder() / "companion.json"
    asked = Draft(pairs(option or []), turn.upper())
    if place.exists():
        try:
            notebook = read_notebook(read_text(place))
            standing(notebook)
        except WanliError as error:
            front.terminal.fail(damaged(front, words, place, error))
            return BAD_INPUT
        check_terms(asked, Draft(notebook.options, notebook.turn), place)
    else:
        typing = Typing(front.terminal, place, Draft(asked.options, asked.turn or "1A"))
        check_terms(asked, typing.draft, place)
        notebook = ask_notebook(front, words, typing)
        saves.write(place, write_notebook(notebook))
        typing.done()
    return Keeper(front, words, place, notebook).run()


def check_terms(asked: Draft, kept: Draft, file: Path) -> None:
    """What a notebook was begun with stays; refuse a command that says something else."""
    settled = {option.name: option.values[0] for option in CHOICES} | kept.options
    terms = {**settled, "turn": kept.turn.upper()}
    said = {**asked.options, **({"turn": asked.turn} if asked.turn else {})}
    for name, value in said.items():
        if value != terms.get(name):
            facts: Facts = {"file": str(file), "name": name, "value": terms.get(name, "-")}
            raise BadOption("notebook-begun", facts, "WW-14")


def damaged(front: Front, words: Words, file: Path, error: WanliError) -> str:
    """What is wrong with a notebook, with the file and the entry."""
    reason = words.refusal(error)
    if "entry" in error.facts:
        number = int(error.facts["entry"])
        reason = front.say("cli-companion-entry", number=number, reason=reason)
    return front.say("cli-companion-damaged", file=str(file), reason=reason)


class Keeper:
    """Somebody at the terminal who writes down what happens at the table."""

    def __init__(self, front: Front, words: Words, file: Path, notebook: Notebook) -> None:
        self.front = front
        self.terminal = front.terminal
        self.words = words
        self.file = file
        self.notebook = notebook

    def run(self) -> int:
        """Take entries until there are no more; gives the exit code."""
        history = saves.data_folder() / "history-companion"
        self.terminal.remember(history)
        self.terminal.offer([*FORMS, *ORDERS])
        self.show()
        self.terminal.print(Text(self.front.say("cli-companion-how"), style="dim"))
        try:
            while self.take(self.terminal.ask("> ")):
                pass
        except EOFError:
            pass
        except KeyboardInterrupt:
            return STOPPED
        finally:
            self.terminal.forget(history)
            self.terminal.print(Text(self.front.say("cli-companion-kept", file=str(self.file))))
        return 0

    def take(self, line: str) -> bool:
        """One line; False if it was the last."""
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
                story = story_lines(self.words, standing(self.notebook))
                self.terminal.page(story, self.front.say("cli-more"))
            elif word == "rules":
                self.terminal.print(clause_shown(self.front, game(GAME), rest.strip() or "W"))
            elif word == "help":
                self.help()
            elif word == "quit":
                return False
            elif word in FORMS:
                self.write(line)
            else:
                known = ", ".join([*FORMS, *ORDERS])
                raise NotAMove("entry-unknown", {"text": line, "known": known})
        except WanliError as error:
            self.terminal.refuse(self.words.refusal(error))
        return True

    def write(self, line: str) -> None:
        """An entry: it happens and is kept, or it is refused and nothing changes."""
        entry = read_entry(line, self.notebook)
        entries = [*self.notebook.entries, entry]
        changed = msgspec.structs.replace(self.notebook, entries=entries)
        now = standing(changed)
        self.keep(changed)
        for text in story_lines(self.words, now, len(entries) - 1).renderables:
            self.terminal.print(text)
        self.show()

    def correct(self, line: str) -> None:
        """Something that was typed in becomes something else, in the entries too."""
        called, told, said = line.partition("=")
        if not told:
            raise NotAMove("entry-form", {"text": f"correct {line}", "form": CORRECT})
        known = self.known()
        part, number = known[meant(called, list(known))]
        changed = corrected(self.notebook, part, number, READS[part](said.strip(), number))
        standing(changed)
        self.keep(changed)
        self.show()

    def known(self) -> dict[str, tuple[Part, int]]:
        """What can be corrected, by its name; `region Egypt` where a player is called so, too."""
        every: list[tuple[Part, str]] = [
            (part, name) for part in PARTS for name in names(self.notebook, part)
        ]
        all_names = [name.casefold() for _, name in every]
        found: dict[str, tuple[Part, int]] = {}
        for part, name in every:
            called = name if all_names.count(name.casefold()) == 1 else f"{ONE[part]} {name}"
            found[called] = part, names(self.notebook, part).index(name)
        return found

    def undo(self) -> None:
        """The last entry is taken out."""
        if not self.notebook.entries:
            raise NotAMove("nothing-to-undo", {})
        entries = self.notebook.entries[:-1]
        self.keep(msgspec.structs.replace(self.notebook, entries=entries))
        self.show()

    def keep(self, notebook: Notebook) -> None:
        """On the disk first, then on the screen."""
        saves.write(self.file, write_notebook(notebook))
        self.notebook = notebook

    def show(self) -> None:
        """Everything as it is."""
        self.terminal.print(shown(self.front, self.words, self.notebook, standing(self.notebook)))

    def help(self) -> None:
        """How entries are typed."""
        for verb, form in FORMS.items():
            self.terminal.print(Text(f"  {form}", style="bold"))
            self.terminal.print(Text(f"      {self.words.say(f'entry-{verb}')}"))
        self.terminal.print(Text(self.front.say("cli-companion-orders")))
