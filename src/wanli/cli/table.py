"""A table on this computer: a game, who sits where, and the file that has every move."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from wanli.arena.match import shares
from wanli.bots import Bot, bot
from wanli.bots.programs import USUAL_TERMS, ProgramBot, Terms, hello, is_program, seed_for
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
    """Luck from the operating system: nobody can foresee it."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return secrets.randbelow(n)


def luck_of(seed: int | None) -> Luck:
    """Luck that repeats itself for a seed, or that never does."""
    return SystemLuck() if seed is None else Rng(seed)


@dataclass
class Table:
    """One live game."""

    play: Play
    seats: list[str]  # by seat: "person", "bot random", or "failed ./mybot.py"
    file: Path
    seed: int | None = None
    terms: Terms = USUAL_TERMS  # of the programs among the bots
    bots: dict[int, Bot] = field(init=False)

    def __post_init__(self) -> None:
        self.bots = {
            seat: self._bot(who, seat)
            for seat, who in enumerate(self.seats)
            if who.startswith((BOT + " ", FAILED + " "))
        }

    @property
    def people(self) -> list[int]:
        """The seats where persons sit."""
        return [seat for seat in range(len(self.seats)) if seat not in self.bots]

    @property
    def programs(self) -> list[ProgramBot]:
        """The bots that are programs of their own."""
        return [one for one in self.bots.values() if isinstance(one, ProgramBot)]

    @property
    def winners(self) -> list[int]:
        """The seats that won; a program that has failed is none of them, unless it is replaced."""
        failed = {one.failure.seat for one in self.programs if one.failure}
        lost = failed if self.terms.on_failure == "lose" else set[int]()
        return [seat for seat, share in enumerate(shares(self.play, lost)) if share]

    def save(self) -> None:
        """Write the record of the game so far."""
        seats = {seat + 1: who for seat, who in enumerate(self.seats)}
        saves.write(self.file, record_of(self.play, seats).write())

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot has to decide."""
        return not self.play.over and self.play.current in self.bots

    def let_bot_move(self) -> None:
        """The bot whose turn it is decides, by what its seat may know."""
        seat = self.play.current
        player = self.bots[seat]
        self.play.move(player.choose(self.play.view(seat)), seat)
        if isinstance(player, ProgramBot) and player.failure:
            self.seats[seat] = f"{FAILED} {player.name}"  # whoever takes the game up again
        self.save()

    def close(self) -> None:
        """Nobody plays on: programs are told how the game ended, if it did, and are ended."""
        for program in self.programs:
            if self.play.over:
                program.over(self.play.scores, self.winners)
            program.close()

    def move(self, text: str) -> None:
        """A person's move, saved before anybody answers it."""
        self.play.move(text, self.play.current)
        self.save()

    def _bot(self, who: str, seat: int) -> Bot:
        kind, _, name = who.partition(" ")
        anything = secrets.randbelow(2**31)
        if kind == BOT and not is_program(name):
            return bot(name, anything if self.seed is None else self.seed * 31 + seat + 1)
        own = seed_for(anything if self.seed is None else 0, seat)
        first = hello(self.play.game, self.play.setup, seat, own)
        program = ProgramBot(name, first, self.terms.seconds)
        if kind == FAILED:
            program.stay_out()
        return program


def open_table(
    game: Game,
    setup: Setup,
    seats: list[str],
    seed: int | None,
    file: Path,
    terms: Terms = USUAL_TERMS,
) -> Table:
    """A new game."""
    table = Table(Play(game, setup, luck_of(seed)), seats, file, seed, terms)
    saves.keep_content(game.content_name(setup), setup.content)
    return table


def resume_table(
    game: Game,
    record: Record,
    content: str,
    seed: int | None,
    file: Path,
    programs: list[str],
    terms: Terms = USUAL_TERMS,
) -> Table:
    """A game taken up again; what is still to be drawn is new luck.

    A record can be anybody's: of the programs it names only those are started that were named here.
    """
    seats = [record.seats.get(number + 1, PERSON) for number in range(record.players)]
    for name in programs_in(seats):
        if name not in programs:
            raise BadOption("program-in-record", {"program": name})
    play = replay(game, record, content=content or saves.find_content(record.content))
    play.luck = luck_of(seed)
    if play.current == CHANCE and not play.over:
        play.move(game.write(play.state, draw(play.state, play.luck)))
    return Table(play, seats, file, seed, terms)


def programs_in(seats: list[str]) -> list[str]:
    """The programs that sit at a table, each once."""
    names = [who.removeprefix(BOT + " ") for who in seats if who.startswith(BOT + " ")]
    return list(dict.fromkeys(name for name in names if is_program(name)))
