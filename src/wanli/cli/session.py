"""A game at the terminal: the board, what happened, what is wanted, and a line to answer with."""

from __future__ import annotations

import shlex

import msgspec
from rich.text import Text

from wanli.cli import result, saves
from wanli.cli.front import Front
from wanli.cli.orders import ORDERS, Leave, find_order
from wanli.cli.screen import Screen
from wanli.cli.table import Table, programs_in
from wanli.core.errors import WanliError
from wanli.core.state import WATCHER

STOPPED = 130


class Session(Screen):
    """A game at the terminal: asks its people until it is over."""

    def __init__(self, table: Table, front: Front) -> None:
        super().__init__(table, front)
        self._sitting = -1  # the seat of the person who was asked last

    def run(self) -> int:
        """Play until the game is over or everybody has left; gives the exit code."""
        history = saves.data_folder() / "history"
        self.terminal.remember(history)
        try:
            self.table.save()
            self.let_bots_play()
            while not self.play.over:
                self.decide(self.play.current)
                self.let_bots_play()
        except (EOFError, Leave):
            self.farewell()
            return 0
        except KeyboardInterrupt:
            self.farewell()
            return STOPPED
        finally:
            self.terminal.forget(history)
            self.table.close()
        self.finish()
        return 0

    def let_bots_play(self) -> None:
        """Bots move until a person has to decide or the game is over."""
        if self.table.bot_to_move:
            with self.terminal.busy() as tell:
                while self.table.bot_to_move:
                    who = self.words.seat(self.play.current)
                    tell(self.words.say("cli-thinking", who=who))
                    self.table.let_bot_move()

    # ---- one decision ------------------------------------------------------------------------
    def decide(self, seat: int) -> None:
        """Ask a person until something has changed."""
        self.maybe_curtain(seat)
        self.view = self.play.view(seat)
        self.show()
        self.terminal.offer([*self.view.legal, *ORDERS])
        while not self.answered(self.terminal.ask("> ")):
            pass

    def answered(self, text: str) -> bool:
        """Do what a line says; whether the decision is over."""
        order = find_order(text)
        try:
            if order is not None:
                return order.act(self, text.lstrip("/").partition(" ")[2].strip())
            return self.moved(text)
        except WanliError as error:
            self.terminal.refuse(self.words.refusal(error))
            return False

    def moved(self, text: str) -> bool:
        """Make a move, given by its text or by its number in the list."""
        legal = self.view.legal
        if text.isdecimal():
            if not 1 <= int(text) <= len(legal):
                said = self.words.say("cli-no-number", number=text, count=len(legal))
                self.terminal.refuse(said)
                return False
            text = legal[int(text) - 1]
        before = len(self.play.moves)
        self.table.move(text)
        self._told[self.view.viewer] = before
        return True

    def maybe_curtain(self, seat: int) -> None:
        """With several people, hide one's secrets before the next one looks."""
        several = len(self.table.people) > 1 and seat != self._sitting
        self._sitting = seat
        if several and self.something_hidden():
            self.terminal.erase()
            name = self.words.seat(seat)
            self.terminal.print(Text(self.words.say("cli-curtain", who=name, seat=seat + 1)))
            self.terminal.ask(self.words.say("cli-press-enter"))
            self.terminal.erase()

    def something_hidden(self) -> bool:
        """Whether two people may know different things."""
        known = [msgspec.to_builtins(self.play.view(seat)) for seat in self.table.people]
        for one in known:
            one.update(viewer=0, legal=[])
        return any(one != known[0] for one in known)

    # ---- the end -----------------------------------------------------------------------------
    def farewell(self) -> None:
        """The game waits in its file."""
        self.table.save()
        file = "" if self.table.file == saves.last_file() else f" {self.table.file}"
        programs = ",".join(programs_in(self.table.seats))
        file += f" --bots {shlex.quote(programs)}" if programs else ""
        self.terminal.print()
        self.terminal.print(Text(self.words.say("cli-saved-game", file=str(self.table.file))))
        self.terminal.print(Text(self.words.say("cli-resume-with", file=file)))

    def finish(self) -> None:
        """The last position, the scores step by step, and who has won."""
        people = self.table.people
        eyes = people[0] if len(people) == 1 else int(WATCHER)
        self.terminal.fresh()
        self.terminal.print(self.drawn(self.play.view(eyes)))
        for line in result.shown(self.words, self.play, eyes, self.table.winners):
            self.terminal.print(line)
        for _, said in self.failures():
            self.terminal.print(said)
        file = saves.shelve(self.table.file)
        self.terminal.print(Text(self.words.say("cli-record-saved", file=str(file))))
