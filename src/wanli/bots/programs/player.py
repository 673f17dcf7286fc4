"""A program as a player: it gets the view of its seat and has to answer with a legal move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import inf
from typing import Literal, get_args

import msgspec

from wanli.bots import bot
from wanli.bots.levels import PROGRAM_STAND_IN
from wanli.bots.programs.messages import Answer, Decide, Hello, Over
from wanli.bots.programs.naming import command_of
from wanli.bots.programs.process import ProgramFailed, ProgramProcess, printable
from wanli.core.errors import BadOption
from wanli.core.game import Game, Setup
from wanli.core.view import View

STARTS_WITHIN = 10.0  # extra seconds for the first answer
SECONDS = 10.0  # default time limit for an answer

OnFailure = Literal["lose", "replace"]

_encode = msgspec.json.Encoder().encode
_answer = msgspec.json.Decoder(Answer)


@dataclass(frozen=True)
class ProgramTerms:
    """The time limit of programs, and what their failure means for the result."""

    seconds: float = SECONDS  # for each answer
    on_failure: OnFailure = "lose"  # or `replace`: the stand-in's result counts

    @classmethod
    def read(cls, seconds: float, on_failure: str) -> ProgramTerms:
        """Return the terms for the values of command line options."""
        for known in get_args(OnFailure):
            if on_failure == known:
                return cls(seconds, known)
        known_ones = ", ".join(get_args(OnFailure))
        raise BadOption("program-on-failure", {"text": on_failure, "known": known_ones})


DEFAULT_TERMS = ProgramTerms()


@dataclass(frozen=True)
class ProgramFailure:
    """When and why a program failed in a game."""

    seat: int
    number: int  # of the decision at which it failed
    code: str
    facts: dict[str, str | int]

    @property
    def error(self) -> ProgramFailed:
        """The failure as an error with a text."""
        return ProgramFailed(self.code, self.facts)


def hello(game: Game, setup: Setup, seat: int, seed: int) -> Hello:
    """Return the first message to a program."""
    return Hello(
        game=game.id,
        rules_version=game.rules_version,
        players=setup.players,
        seat=seat,
        options=setup.options,
        seed=seed,
    )


def program_seed(number: int, seat: int) -> int:
    """Return a program's seed for a game, from the number of the game in its match.

    It must not depend on the seed of the match, not even by a hash: a program could find that seed
    by trying all of them, and with it predict every draw.
    """
    return int.from_bytes(sha256(f"program {number} {seat}".encode()).digest()[:4], "big") >> 1


class Program:
    """A program during one game; it is started at its first decision."""

    def __init__(self, name: str, hello: Hello, seconds: float = SECONDS) -> None:
        self.name = name
        self.number = 0  # of its decisions so far
        self._hello = hello
        self._seconds = seconds
        self._process: ProgramProcess | None = None

    def decide(
        self, view: bytes, legal: list[str], seconds: float | None = None, at_most: float = inf
    ) -> str:
        """Return the program's move for a view in JSON; raise ProgramFailed.

        The first decision has `STARTS_WITHIN` more time, but never more than `at_most` in all.
        """
        self.number += 1
        seconds = self._seconds if seconds is None else seconds
        question = Decide(number=self.number, seconds=seconds, legal=legal, view=msgspec.Raw(view))
        starting = STARTS_WITHIN if self._process is None else 0.0
        line = self._started().ask(_encode(question), min(seconds + starting, at_most))
        try:
            move = _answer.decode(line).move
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            raise ProgramFailed("program-nonsense", {"text": printable(line)}) from None
        if move not in legal:
            raise ProgramFailed("program-illegal", {"text": printable(move.encode())})
        return move

    def over(self, scores: Sequence[int | None], winners: Sequence[int]) -> None:
        """Send the result of the game, if the program is running."""
        if self._process is not None:
            self._process.send(_encode(Over(scores=list(scores), winners=list(winners))))

    def close(self, wait: bool = True) -> None:
        """End the program; pass `wait=False` for one that has failed."""
        process, self._process = self._process, None
        if process is not None:
            process.close(wait)

    def _started(self) -> ProgramProcess:
        if self._process is None:
            try:
                command = command_of(self.name)
            except BadOption as error:  # the file has disappeared since the match began
                raise ProgramFailed(error.code, error.facts) from None
            self._process = ProgramProcess(command)
            self._process.send(_encode(self._hello))
        return self._process


class ProgramBot:
    """A program as a `Bot`; if it fails, a simple bot replaces it until the end of the game."""

    def __init__(self, name: str, hello: Hello, seconds: float = SECONDS) -> None:
        self.name = name
        self.failure: ProgramFailure | None = None
        self._program = Program(name, hello, seconds)
        self._seat = hello.seat
        self._stand_in = bot(PROGRAM_STAND_IN, hello.seed)

    def choose(self, view: View) -> str:
        """Return a legal move, the program's or its stand-in's."""
        if self.failure is None:
            try:
                return self._program.decide(_encode(view), view.legal)
            except ProgramFailed as error:
                self._fail(error)
        return self._stand_in.choose(view)

    def mark_failed(self) -> None:
        """Do not start the program: it failed in this game before the game was resumed."""
        self._fail(ProgramFailed("program-failed-before", {}))

    def _fail(self, error: ProgramFailed) -> None:
        self.failure = ProgramFailure(self._seat, self._program.number, error.code, error.facts)
        self._program.close(wait=False)

    def over(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """Send the result of the game, if the program is running."""
        self._program.over(scores, winners)

    def close(self) -> None:
        """End the program."""
        self._program.close()
