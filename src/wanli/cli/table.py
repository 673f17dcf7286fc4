"""A table on this computer: a game, who sits where, and the file that has every move."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from wanli.bots import Bot, bot
from wanli.cli import saves
from wanli.core.game import Game, Setup
from wanli.core.play import Luck, Play, draw
from wanli.core.record import Record, record_of, replay
from wanli.core.rng import Rng
from wanli.core.state import CHANCE

PERSON = "person"
BOT = "bot"


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
    seats: list[str]  # by seat: "person" or "bot random"
    file: Path
    seed: int | None = None
    bots: dict[int, Bot] = field(init=False)

    def __post_init__(self) -> None:
        self.bots = {
            seat: bot_for(who, _bot_seed(self.seed, seat))
            for seat, who in enumerate(self.seats)
            if who.startswith(BOT + " ")
        }

    @property
    def people(self) -> list[int]:
        """The seats where persons sit."""
        return [seat for seat in range(len(self.seats)) if seat not in self.bots]

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
        self.play.move(self.bots[seat].choose(self.play.view(seat)), seat)
        self.save()

    def move(self, text: str) -> None:
        """A person's move, saved before anybody answers it."""
        self.play.move(text, self.play.current)
        self.save()


def bot_for(who: str, seed: int) -> Bot:
    """The bot that `bot random` names."""
    return bot(who.removeprefix(BOT + " "), seed)


def open_table(game: Game, setup: Setup, seats: list[str], seed: int | None, file: Path) -> Table:
    """A new game."""
    table = Table(Play(game, setup, luck_of(seed)), seats, file, seed)
    saves.keep_content(game.content_name(setup), setup.content)
    return table


def resume_table(game: Game, record: Record, content: str, seed: int | None, file: Path) -> Table:
    """A game taken up again; what is still to be drawn is new luck."""
    play = replay(game, record, content=content or saves.find_content(record.content))
    play.luck = luck_of(seed)
    if play.current == CHANCE and not play.over:
        play.move(game.write(play.state, draw(play.state, play.luck)))
    seats = [record.seats.get(number + 1, PERSON) for number in range(record.players)]
    return Table(play, seats, file, seed)


def _bot_seed(seed: int | None, seat: int) -> int:
    return secrets.randbelow(2**31) if seed is None else seed * 31 + seat + 1
