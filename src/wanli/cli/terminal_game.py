"""The loop of a game in the terminal: show the position, ask the player, let the bots move."""

from __future__ import annotations

import shlex

import msgspec
from rich.text import Text

from wanli.cli import saves, scoreboard
from wanli.cli.context import CliContext
from wanli.cli.local_table import LocalTable, programs_in
from wanli.cli.prompt_commands import PROMPT_COMMANDS, Quit, find_command
from wanli.cli.screen import Screen
from wanli.core.errors import WanliError
from wanli.core.state import WATCHER

STOPPED = 130  # the exit code after Ctrl-C


class TerminalGame(Screen):
    """A game in the terminal, with one or more people at the keyboard."""

    def __init__(self, table: LocalTable, cli: CliContext) -> None:
        super().__init__(table, cli)
        self._asked_last = -1  # the seat that was asked last

    def run(self) -> int:
        """Play until the game is over or the player quits; return the exit code."""
        history = saves.data_folder() / "history"
        self.terminal.load_history(history)
        try:
            self.table.save()
            self.let_bots_play()
            while not self.play.over:
                self.decide(self.play.current)
                self.let_bots_play()
        except (EOFError, Quit):
            self.say_how_to_resume()
            return 0
        except KeyboardInterrupt:
            self.say_how_to_resume()
            return STOPPED
        finally:
            self.terminal.save_history(history)
            self.table.close()
        self.show_result()
        return 0

    def let_bots_play(self) -> None:
        """Let bots move until a person has to decide or the game is over."""
        if self.table.bot_to_move:
            with self.terminal.busy() as set_status:
                while self.table.bot_to_move:
                    who = self.words.seat(self.play.current)
                    set_status(self.words.say("cli-thinking", who=who))
                    self.table.let_bot_move()

    # ---- one decision ------------------------------------------------------------------------
    def decide(self, seat: int) -> None:
        """Ask a player until they have moved or undone a move."""
        self.maybe_curtain(seat)
        self.view = self.play.view(seat)
        self.show()
        self.terminal.complete_with([*self.view.legal, *PROMPT_COMMANDS])
        while not self.handle_line(self.terminal.ask("> ")):
            pass

    def handle_line(self, line: str) -> bool:
        """Run the command or the move of a line; return whether the decision is over."""
        command = find_command(line)
        try:
            if command is not None:
                return command.run(self, line.lstrip("/").partition(" ")[2].strip())
            return self.move(line)
        except WanliError as error:
            self.terminal.refuse(self.words.refusal(error))
            return False

    def move(self, text: str) -> bool:
        """Play a move, given as text or as its number in the list; return whether it was played."""
        legal = self.view.legal
        if text.isdecimal():
            if not 1 <= int(text) <= len(legal):
                message = self.words.say("cli-no-number", number=text, count=len(legal))
                self.terminal.refuse(message)
                return False
            text = legal[int(text) - 1]
        number = len(self.play.moves)
        self.table.move(text)
        self._log_start[self.view.viewer] = number
        return True

    def maybe_curtain(self, seat: int) -> None:
        """With several people at the keyboard, hide the last player's secrets from the next one."""
        next_person = len(self.table.people) > 1 and seat != self._asked_last
        self._asked_last = seat
        if next_person and self.views_differ():
            self.terminal.erase()
            name = self.words.seat(seat)
            self.terminal.print(Text(self.words.say("cli-curtain", who=name, seat=seat + 1)))
            self.terminal.ask(self.words.say("cli-press-enter"))
            self.terminal.erase()

    def views_differ(self) -> bool:
        """Whether the people at the keyboard know different things."""
        views = [msgspec.to_builtins(self.play.view(seat)) for seat in self.table.people]
        for view in views:
            view.update(viewer=0, legal=[])  # these always differ
        return any(view != views[0] for view in views)

    # ---- the end -----------------------------------------------------------------------------
    def say_how_to_resume(self) -> None:
        """Save the game, and print its file and the command that resumes it."""
        self.table.save()
        file = "" if self.table.file == saves.last_file() else f" {self.table.file}"
        programs = ",".join(programs_in(self.table.seats))
        file += f" --bots {shlex.quote(programs)}" if programs else ""
        self.terminal.print()
        self.terminal.print(Text(self.words.say("cli-saved-game", file=str(self.table.file))))
        how = self.words.say("cli-resume-with", command=self.cli.program, file=file)
        self.terminal.print(Text(how))

    def show_result(self) -> None:
        """Show the last position, the score line by line, and the winners."""
        people = self.table.people
        viewer = people[0] if len(people) == 1 else int(WATCHER)
        self.terminal.clear()
        self.terminal.print(self.draw(self.play.view(viewer)))
        for line in scoreboard.render(self.words, self.play, viewer, self.table.winners):
            self.terminal.print(line)
        for _, message in self.new_failures():
            self.terminal.print(message)
        file = saves.move_to_finished(self.table.file)
        self.terminal.print(Text(self.words.say("cli-record-saved", file=str(file))))
