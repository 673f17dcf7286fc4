"""A game at the terminal: the board, what happened, what is wanted, and a line to answer with."""

from __future__ import annotations

from itertools import takewhile

import msgspec
from rich.console import RenderableType
from rich.text import Text

from wanli.cli import saves, story
from wanli.cli.boards import BOARDS, Look
from wanli.cli.front import Front
from wanli.cli.orders import ORDERS, Leave, find_order
from wanli.cli.table import Table
from wanli.core.errors import WanliError
from wanli.core.play import Move
from wanli.core.state import CHANCE
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
        self.told: dict[int, int] = {}  # seat -> the move its story begins with
        self.sitting = -1  # who was at the screen last
        self.greeted = False

    def run(self) -> int:
        """Play until the game is over or everybody has left; gives the exit code."""
        history = saves.data_folder() / "history"
        self.terminal.remember(history)
        try:
            self.table.let_bots_play()
            while not self.play.over:
                self.decide(self.play.current)
                self.table.let_bots_play()
        except (EOFError, Leave):
            self.farewell()
            return 0
        except KeyboardInterrupt:
            self.farewell()
            return STOPPED
        finally:
            self.terminal.forget(history)
        self.finish()
        return 0

    # ---- one decision ------------------------------------------------------------------------
    def decide(self, seat: int) -> None:
        """Ask a person until something has changed."""
        self.maybe_curtain(seat)
        view = self.play.view(seat)
        self.show(view)
        self.terminal.offer([*view.legal, *ORDERS])
        while not self.answered(view, self.terminal.ask("> ")):
            pass

    def answered(self, view: View, text: str) -> bool:
        """Do what a line says; whether the decision is over."""
        order = find_order(text)
        try:
            if order is not None:
                return order.carry_out(self, view, text.lstrip("/").partition(" ")[2].strip())
            if text.isdigit() and not 1 <= int(text) <= len(view.legal):
                said = self.words.say("cli-no-number", number=text, count=len(view.legal))
                self.terminal.refuse(said)
                return False
            before = len(self.play.moves)
            self.table.move(view.legal[int(text) - 1] if text.isdigit() else text)
        except WanliError as error:
            self.terminal.refuse(self.words.refusal(error))
            return False
        self.told[view.viewer] = before
        return True

    def maybe_curtain(self, seat: int) -> None:
        """With several people, hide one's secrets before the next one looks."""
        several = len(self.table.people) > 1 and seat != self.sitting
        self.sitting = seat
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
    def show(self, view: View) -> None:
        """The board, the story since this person's last move, and what is wanted."""
        self.terminal.fresh()
        if not self.terminal.live:
            self.terminal.print(Text("-" * 20, style="dim"))
        board = self.drawn(view)
        self.terminal.print(board)
        moves = self.since(view.viewer)
        lines = story.told(self.words, moves, view.viewer, self.board.seat_styles(view))
        lines += self.greeting()
        room = self.room(board)
        self.terminal.print(story.last_of(lines, room, self.words.say("cli-earlier")))
        self.terminal.print(self.wanted(view))

    def drawn(self, view: View) -> RenderableType:
        """The board as this terminal can show it."""
        recent = story.squares_of(self.since(view.viewer), view.viewer)
        look = Look(self.terminal.console.width, self.terminal.plain, recent)
        return self.board.draw(view, self.words, look)

    def since(self, viewer: int) -> list[Move]:
        """The viewer's last move and all that followed, or all since the set-up."""
        set_up = list(takewhile(lambda move: move.seat == CHANCE, self.play.moves))
        return self.play.moves[self.told.get(viewer, len(set_up)) :]

    def wanted(self, view: View) -> Text:
        """Whose decision it is and what is wanted."""
        line = Text(f"{self.words.seat(view.viewer)}: ", self.board.seat_styles(view)[view.viewer])
        line.append(self.words.prompt(view.prompt), "bold default")
        kinds = ", ".join(dict.fromkeys(self.words.split(move)[0] for move in view.legal))
        said = self.words.say("cli-legal-count", count=len(view.legal), kinds=kinds)
        line.append(f" {said}", "dim")
        return line

    def greeting(self) -> list[Text]:
        """Said once, at the first screen."""
        if self.greeted:
            return []
        self.greeted = True
        title = self.play.game.title
        who = ", ".join(self.words.seat(seat) for seat in self.table.people)
        return [
            Text(self.words.say("cli-welcome", game=title, who=who)),
            Text(self.words.say("cli-how-to-play"), style="dim"),
        ]

    def room(self, board: RenderableType) -> int:
        """How many lines of the story fit between the board and the question."""
        if not self.terminal.live:
            return PIPE_LINES
        console = self.terminal.console
        return max(4, console.height - len(console.render_lines(board)) - 5)

    # ---- the end -----------------------------------------------------------------------------
    def farewell(self) -> None:
        """The game waits in its file."""
        self.table.save()
        last = self.table.file == saves.last_file()
        file = "" if last else f" {self.table.file}"
        self.terminal.print()
        self.terminal.print(Text(self.words.say("cli-saved-game", file=str(self.table.file))))
        self.terminal.print(Text(self.words.say("cli-resume-with", file=file)))

    def finish(self) -> None:
        """The last position, the scores step by step, and who has won."""
        view = self.play.view(self.table.people[0] if len(self.table.people) == 1 else -1)
        self.terminal.fresh()
        self.terminal.print(self.drawn(view))
        for line in result(self):
            self.terminal.print(line)
        file = saves.shelve(self.table.file)
        self.terminal.print(Text(self.words.say("cli-record-saved", file=str(file))))


def result(session: Session) -> list[Text]:
    """Every score line, the totals, and the winners."""
    words, play = session.words, session.play
    lines = [Text(words.say("cli-scores"), style="bold"), *story.score_lines(words, play.moves)]
    lines.append(Text(totals(session)))
    if play.over:
        winners = ", ".join(words.seat(seat) for seat in play.winners)
        code = "cli-winner" if len(play.winners) == 1 else "cli-winners"
        lines.append(Text(words.say(code, who=winners), style="bold"))
    return lines


def totals(session: Session) -> str:
    """The points of all seats."""
    scores = enumerate(session.play.scores)
    return ", ".join(f"{session.words.seat(seat)} {points}" for seat, points in scores)
