"""What a person at the terminal is shown: the board, the story and what is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from rich.console import RenderableType
from rich.text import Text

from wanli.bots.programs import Failure
from wanli.cli import story
from wanli.cli.boards import Look, board_of
from wanli.cli.front import Front
from wanli.cli.table import Table
from wanli.core.play import Move
from wanli.core.state import CHANCE, WATCHER
from wanli.core.view import View

PIPE_LINES = 12  # of the story, where there is no screen to fill


class Screen:
    """The game as the person who is asked sees it."""

    def __init__(self, table: Table, front: Front) -> None:
        self.table = table
        self.play = table.play
        self.front = front
        self.terminal = front.terminal
        self.words = front.words(self.play.game, self.play.state)
        self.board = board_of(self.play.game.id)
        self.view = self.play.view(WATCHER)  # of the person who is asked
        self._told: dict[int, int] = {}  # seat -> the move its story begins with
        self._greeted = False
        self._failed: set[str] = set()  # what was told of programs that have failed

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

    def forget_undone(self) -> None:
        """After an undo: the story must not begin behind its end."""
        seat = self.view.viewer
        self._told[seat] = min(self._told.get(seat, 0), len(self.play.moves))

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
