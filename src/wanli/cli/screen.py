"""What the terminal shows a player: the board, the log since their last move, and the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from rich.console import RenderableType
from rich.text import Text

from wanli.bots.programs import ProgramFailure
from wanli.cli import game_log
from wanli.cli.boards import Canvas, board_of
from wanli.cli.context import CliContext
from wanli.cli.local_table import LocalTable
from wanli.core.play import Move
from wanli.core.state import CHANCE, WATCHER
from wanli.core.view import View

LOG_LINES_IN_PIPE = 12  # of the log, when the output is not a terminal of known height


class Screen:
    """The game as seen by the player who has to decide."""

    def __init__(self, table: LocalTable, cli: CliContext) -> None:
        self.table = table
        self.play = table.play
        self.cli = cli
        self.terminal = cli.terminal
        self.words = cli.words(self.play.game, self.play.state)
        self.board = board_of(self.play.game.id)
        self.view = self.play.view(WATCHER)  # of the player who has to decide
        self._log_start: dict[int, int] = {}  # by seat: the first move of the log it is shown
        self._greeted = False
        self._reported: set[str] = set()  # program failures that were shown already

    def show(self) -> None:
        """Draw the board, the log since the player's last move, and the prompt."""
        self.terminal.clear()
        if not self.terminal.live:
            self.terminal.print(Text("-" * 20, style="dim"))
        board = self.draw(self.view)
        self.terminal.print(board)
        moves = self.moves_since(self.view.viewer)
        lines = self.lines_of(moves) + self.greeting() + self.new_failures()
        earlier, console = self.words.say("cli-earlier"), self.terminal.console
        if lines:
            self.terminal.print(
                game_log.render_last(lines, self.log_height(board), earlier, console)
            )
        self.terminal.print(self.prompt())

    def lines_of(self, moves: Sequence[Move]) -> list[game_log.Line]:
        """Return the log lines of some moves for the player who has to decide."""
        styles = self.board.seat_styles(self.view)
        return game_log.log_lines(self.words, moves, self.view.viewer, styles)

    def draw(self, view: View) -> RenderableType:
        """Draw the board for this terminal, with the viewer's recent moves marked."""
        recent = game_log.moves_to_mark(self.moves_since(view.viewer), view.viewer)
        canvas = Canvas(self.terminal.console.width, self.terminal.plain, recent)
        return self.board.draw(view, self.words, canvas)

    def moves_since(self, viewer: int) -> list[Move]:
        """Return the viewer's last move and all later ones; without one, all since the set-up."""
        set_up = list(takewhile(lambda move: move.seat == CHANCE, self.play.moves))
        return self.play.moves[self._log_start.get(viewer, len(set_up)) :]

    def prompt(self) -> Text:
        """Return the line that says who has to decide, the question, and the number of moves."""
        seat, legal = self.view.viewer, self.view.legal
        style = self.board.seat_styles(self.view)[seat]
        question = self.words.prompt(self.view.prompt)
        kinds = ", ".join(dict.fromkeys(self.words.parse(move).typed for move in legal))
        count = self.words.say("cli-legal-count", count=len(legal), kinds=kinds)
        return Text.assemble(
            (f"{self.words.seat(seat)}: ", style), (question, "bold"), (f" {count}", "dim")
        )

    def shorten_log(self) -> None:
        """After an undo, let the player's log begin no later than at the last remaining move."""
        seat = self.view.viewer
        self._log_start[seat] = min(self._log_start.get(seat, 0), len(self.play.moves))

    def greeting(self) -> list[game_log.Line]:
        """Return the welcome lines of the first screen; nothing on later ones."""
        if self._greeted:
            return []
        self._greeted = True
        who = ", ".join(self.words.seat(seat) for seat in self.table.people)
        welcome = self.words.say("cli-welcome", game=self.play.game.title, who=who)
        how = Text(self.words.say("cli-how-to-play", example=self.view.legal[0]), style="dim")
        return [(Text(" "), Text(welcome)), (Text(" "), how)]

    def new_failures(self) -> list[game_log.Line]:
        """Return a line for each program that has failed since the last call."""
        messages = [
            self.failure_message(one.name, one.failure)
            for one in self.table.programs
            if one.failure
        ]
        new = [message for message in messages if message not in self._reported]
        self._reported.update(new)
        return [(Text("!", style="refused"), Text(message)) for message in new]

    def failure_message(self, program: str, failure: ProgramFailure) -> str:
        """Return why a program failed, and for which seat a bot plays on."""
        reason, who = self.words.refusal(failure.error), self.words.seat(failure.seat)
        lost = self.table.terms.on_failure == "lose"
        return self.words.say(
            "cli-program-lost" if lost else "cli-program-failed",
            program=program,
            who=who,
            reason=reason,
        )

    def log_height(self, board: RenderableType) -> int:
        """Return how many lines of the log fit between the board and the prompt."""
        if not self.terminal.live:
            return LOG_LINES_IN_PIPE
        console = self.terminal.console
        below = len(console.render_lines(self.prompt())) + 1
        return max(2, console.height - len(console.render_lines(board)) - below)
