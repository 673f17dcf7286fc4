"""A game of `wanli play`: its position, its seats, and the file in which it is saved."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from wanli.arena.match import shares
from wanli.bots import Bot, bot
from wanli.bots.programs import (
    DEFAULT_TERMS,
    ProgramBot,
    ProgramTerms,
    hello,
    is_program,
    program_seed,
)
from wanli.cli import saves
from wanli.core.errors import BadOption
from wanli.core.game import Game, Setup
from wanli.core.play import Luck, Play, draw
from wanli.core.record import Record, record_of, replay
from wanli.core.rng import Rng
from wanli.core.state import CHANCE

PERSON = "person"
BOT = "bot"
FAILED = "failed"


class SystemLuck:
    """Unpredictable draws from the operating system."""

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        return secrets.randbelow(n)


def luck_of(seed: int | None) -> Luck:
    """Return the draws of a seed, or unpredictable ones without a seed."""
    return SystemLuck() if seed is None else Rng(seed)


@dataclass
class LocalTable:
    """A game on this computer with its seats; saved after every move."""

    play: Play
    seats: list[str]  # by seat: "person", "bot random", or "failed ./mybot.py"
    file: Path
    seed: int | None = None
    terms: ProgramTerms = DEFAULT_TERMS  # for the programs among the bots
    bots: dict[int, Bot] = field(init=False)

    def __post_init__(self) -> None:
        self.bots = {
            seat: self._bot(who, seat)
            for seat, who in enumerate(self.seats)
            if who.startswith((BOT + " ", FAILED + " "))
        }

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.seats)) if seat not in self.bots]

    @property
    def programs(self) -> list[ProgramBot]:
        """The bots that are external programs."""
        return [one for one in self.bots.values() if isinstance(one, ProgramBot)]

    @property
    def winners(self) -> list[int]:
        """The seats that won; a failed program cannot win unless a bot replaces it."""
        failed = {one.failure.seat for one in self.programs if one.failure}
        lost = failed if self.terms.on_failure == "lose" else set[int]()
        return [seat for seat, share in enumerate(shares(self.play, lost)) if share]

    def save(self) -> None:
        """Write the record of the game so far to its file."""
        seats = {seat + 1: who for seat, who in enumerate(self.seats)}
        saves.write(self.file, record_of(self.play, seats).write())

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot has to decide now."""
        return not self.play.over and self.play.current in self.bots

    def let_bot_move(self) -> None:
        """Let the bot whose turn it is move, then save."""
        seat = self.play.current
        player = self.bots[seat]
        self.play.move(player.choose(self.play.view(seat)), seat)
        if isinstance(player, ProgramBot) and player.failure:
            self.seats[seat] = f"{FAILED} {player.name}"  # also after --resume
        self.save()

    def close(self) -> None:
        """Stop the programs; if the game is over, send them the result first."""
        for program in self.programs:
            if self.play.over:
                program.over(self.play.scores, self.winners)
            program.close()

    def move(self, text: str) -> None:
        """Play the move of a person, then save."""
        self.play.move(text, self.play.current)
        self.save()

    def _bot(self, who: str, seat: int) -> Bot:
        kind, _, name = who.partition(" ")
        random_seed = secrets.randbelow(2**31)
        if kind == BOT and not is_program(name):
            return bot(name, random_seed if self.seed is None else self.seed * 31 + seat + 1)
        own = program_seed(random_seed if self.seed is None else 0, seat)
        first = hello(self.play.game, self.play.setup, seat, own)
        program = ProgramBot(name, first, self.terms.seconds)
        if kind == FAILED:
            program.mark_failed()
        return program


def open_table(
    game: Game,
    setup: Setup,
    seats: list[str],
    seed: int | None,
    file: Path,
    terms: ProgramTerms = DEFAULT_TERMS,
) -> LocalTable:
    """Start a new game."""
    table = LocalTable(Play(game, setup, luck_of(seed)), seats, file, seed, terms)
    saves.save_content(game.content_name(setup), setup.content)
    return table


def resume_table(
    game: Game,
    record: Record,
    content: str,
    seed: int | None,
    file: Path,
    programs: list[str],
    terms: ProgramTerms = DEFAULT_TERMS,
) -> LocalTable:
    """Continue a saved game with new luck.

    Only programs listed in `programs` are started: a record from elsewhere must not run commands.
    """
    seats = [record.seats.get(number + 1, PERSON) for number in range(record.players)]
    for name in programs_in(seats):
        if name not in programs:
            raise BadOption("program-in-record", {"program": name})
    play = replay(game, record, content=content or saves.find_content(record.content))
    play.luck = luck_of(seed)
    if play.current == CHANCE and not play.over:
        play.move(game.write(play.state, draw(play.state, play.luck)))
    return LocalTable(play, seats, file, seed, terms)


def programs_in(seats: list[str]) -> list[str]:
    """Return the external programs among the seats, each once."""
    names = [who.removeprefix(BOT + " ") for who in seats if who.startswith(BOT + " ")]
    return list(dict.fromkeys(name for name in names if is_program(name)))
