"""A game at the terminal: the board, what happened, what is wanted, and a line to answer with."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from itertools import takewhile

import msgspec
from rich.console import RenderableType
from rich.text import Text

from wanli.bots.programs import Failure
from wanli.cli import result, saves, story
from wanli.cli.boards import BOARDS, Look
from wanli.cli.front import Front
from wanli.cli.orders import ORDERS, Leave, find_order
from wanli.cli.table import Table, programs_in
from wanli.core.errors import WanliError
from wanli.core.play import Move
from wanli.core.state import CHANCE, WATCHER
from wanli.core.view import View

PIPE_LINES = 12  # of the story, where there is no screen to fill
STOPPED = 130


class Session:
    """What the people at this terminal see and answer."""

    def __init__(self, table: Table, front: Front) -> None:
        self.table = table
        self.play = table.play
        self.front = front
        self.terminal = front.terminal
        self.words = front.words(self.play.game, self.play.state)
        self.board = BOARDS[self.play.game.id]
        self.view = self.play.view(WATCHER)  # of the person who is asked
        self._told: dict[int, int] = {}  # seat -> the move its story begins with
        self._sitting = -1  # who was at the screen last
        self._greeted = False
        self._failed: set[str] = set()  # what was told of programs that have failed

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

    def forget_undone(self) -> None:
        """After an undo: the story must not begin behind its end."""
        seat = self.view.viewer
        self._told[seat] = min(self._told.get(seat, 0), len(self.play.moves))

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

    # ---- what is shown -----------------------------------------------------------------------
    def show(self) -> None:
        """The board, the story since this person's last move, and what is wanted."""
        self.terminal.fresh()
        if not self.terminal.live:
            self.terminal.print(Text("-" * 20, style="dim"))
        board = self.drawn(self.view)
        self.terminal.print(board)
        lines = self.lines_of(self.since(self.view.viewer)) + self.greeting() + self.failures()
        earlier, console = self.words.say("cli-earlier"), self.terminal.console
        if lines:
            self.terminal.print(story.last_of(lines, self.room(board), earlier, console))
        self.terminal.print(self.wanted())

    def lines_of(self, moves: Sequence[Move]) -> list[story.Line]:
        """Moves as the person who is asked was told them."""
        styles = self.board.seat_styles(self.view)
        return story.told(self.words, moves, self.view.viewer, styles)

    def drawn(self, view: View) -> RenderableType:
        """The board as this terminal can show it."""
        recent = story.made(self.since(view.viewer), view.viewer)
        look = Look(self.terminal.console.width, self.terminal.plain, recent)
        return self.board.draw(view, self.words, look)

    def since(self, viewer: int) -> list[Move]:
        """The viewer's last move and all that followed, or all since the set-up."""
        set_up = list(takewhile(lambda move: move.seat == CHANCE, self.play.moves))
        return self.play.moves[self._told.get(viewer, len(set_up)) :]

    def wanted(self) -> Text:
        """Whose decision it is, what is wanted, and how many moves there are."""
        seat, legal = self.view.viewer, self.view.legal
        style = self.board.seat_styles(self.view)[seat]
        prompt = self.words.prompt(self.view.prompt)
        kinds = ", ".join(dict.fromkeys(self.words.split(move).said for move in legal))
        said = self.words.say("cli-legal-count", count=len(legal), kinds=kinds)
        return Text.assemble(
            (f"{self.words.seat(seat)}: ", style), (prompt, "bold"), (f" {said}", "dim")
        )

    def greeting(self) -> list[story.Line]:
        """Said once, at the first screen."""
        if self._greeted:
            return []
        self._greeted = True
        who = ", ".join(self.words.seat(seat) for seat in self.table.people)
        welcome = self.words.say("cli-welcome", game=self.play.game.title, who=who)
        how = Text(self.words.say("cli-how-to-play", example=self.view.legal[0]), style="dim")
        return [(Text(" "), Text(welcome)), (Text(" "), how)]

    def failures(self) -> list[story.Line]:
        """The programs that have failed since this was last said, and why."""
        said = [self.failed(one.name, one.failure) for one in self.table.programs if one.failure]
        new = [text for text in said if text not in self._failed]
        self._failed.update(new)
        return [(Text("!", style="refused"), Text(text)) for text in new]

    def failed(self, program: str, failure: Failure) -> str:
        """Why a program does not play on, and for whom a bot does."""
        reason, who = self.words.refusal(failure.error), self.words.seat(failure.seat)
        lost = self.table.terms.on_failure == "lose"
        return self.words.say(
            "cli-program-lost" if lost else "cli-program-failed",
            program=program,
            who=who,
            reason=reason,
        )

    def room(self, board: RenderableType) -> int:
        """How many lines of the story fit between the board and the question."""
        if not self.terminal.live:
            return PIPE_LINES
        console = self.terminal.console
        below = len(console.render_lines(self.wanted())) + 1
        return max(2, console.height - len(console.render_lines(board)) - below)

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
