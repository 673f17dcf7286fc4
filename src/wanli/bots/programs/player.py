"""A program at a table: it is told what its seat may know, and has to answer with a legal move."""

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
from wanli.bots.programs.process import Failed, Process, printable
from wanli.core.errors import BadOption
from wanli.core.game import Game, Setup
from wanli.core.view import View

STARTS_WITHIN = 10.0  # seconds that the first answer may take longer
SECONDS = 10.0  # for an answer, if nobody says

OnFailure = Literal["lose", "replace"]

_encode = msgspec.json.Encoder().encode
_answer = msgspec.json.Decoder(Answer)


@dataclass(frozen=True)
class Terms:
    """What holds for the programs at a table."""

    seconds: float = SECONDS  # for each answer
    on_failure: OnFailure = "lose"  # or `replace`: what its stand-in reaches is its result

    @classmethod
    def read(cls, seconds: float, on_failure: str) -> Terms:
        """The terms as they were typed in."""
        for known in get_args(OnFailure):
            if on_failure == known:
                return cls(seconds, known)
        known_ones = ", ".join(get_args(OnFailure))
        raise BadOption("program-on-failure", {"text": on_failure, "known": known_ones})


USUAL_TERMS = Terms()


@dataclass(frozen=True)
class Failure:
    """Why a program was out from its so-manieth decision on."""

    seat: int
    number: int
    code: str
    facts: dict[str, str | int]

    @property
    def error(self) -> Failed:
        """The refusal, to be told."""
        return Failed(self.code, self.facts)


def hello(game: Game, setup: Setup, seat: int, seed: int) -> Hello:
    """What a program is told first about a table."""
    return Hello(
        game=game.id,
        rules_version=game.rules_version,
        players=setup.players,
        seat=seat,
        options=setup.options,
        seed=seed,
    )


def seed_for(number: int, seat: int) -> int:
    """A program's seed for a game by its number in a match, and not by the seed of the match.

    From anything made of that seed, by whatever hash, a program could find the seed again by trying
    all there are, and with it every draw to come.
    """
    return int.from_bytes(sha256(f"program {number} {seat}".encode()).digest()[:4], "big") >> 1


class Program:
    """A program from its first decision to the end of one game."""

    def __init__(self, name: str, hello: Hello, seconds: float = SECONDS) -> None:
        self.name = name
        self.number = 0  # of its decisions so far
        self._hello = hello
        self._seconds = seconds
        self._process: Process | None = None

    def decide(
        self, view: bytes, legal: list[str], seconds: float | None = None, at_most: float = inf
    ) -> str:
        """Its choice; `view` is what its seat may know, as JSON. Raises Failed.

        The first time it may also take a while to start, but in all no longer than `at_most`.
        """
        self.number += 1
        seconds = self._seconds if seconds is None else seconds
        question = Decide(number=self.number, seconds=seconds, legal=legal, view=msgspec.Raw(view))
        starting = STARTS_WITHIN if self._process is None else 0.0
        line = self._started().ask(_encode(question), min(seconds + starting, at_most))
        try:
            move = _answer.decode(line).move
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            raise Failed("program-nonsense", {"text": printable(line)}) from None
        if move not in legal:
            raise Failed("program-illegal", {"text": printable(move.encode())})
        return move

    def over(self, scores: Sequence[int | None], winners: Sequence[int]) -> None:
        """Tell it how the game ended."""
        if self._process is not None:
            self._process.tell(_encode(Over(scores=list(scores), winners=list(winners))))

    def close(self, wait: bool = True) -> None:
        """End it; one that has failed is not waited for."""
        process, self._process = self._process, None
        if process is not None:
            process.close(wait)

    def _started(self) -> Process:
        if self._process is None:
            try:
                command = command_of(self.name)
            except BadOption as error:  # it was there when the match began
                raise Failed(error.code, error.facts) from None
            self._process = Process(command)
            self._process.tell(_encode(self._hello))
        return self._process


class ProgramBot:
    """A program as one of our bots: should it fail, a simple bot plays on to the end."""

    def __init__(self, name: str, hello: Hello, seconds: float = SECONDS) -> None:
        self.name = name
        self.failure: Failure | None = None
        self._program = Program(name, hello, seconds)
        self._seat = hello.seat
        self._stand_in = bot(PROGRAM_STAND_IN, hello.seed)

    def choose(self, view: View) -> str:
        """One of the legal moves of the view, the program's or its stand-in's."""
        if self.failure is None:
            try:
                return self._program.decide(_encode(view), view.legal)
            except Failed as error:
                self._fail(error)
        return self._stand_in.choose(view)

    def stay_out(self) -> None:
        """It failed before the game was taken up again, and is not started any more."""
        self._fail(Failed("program-failed-before", {}))

    def _fail(self, error: Failed) -> None:
        self.failure = Failure(self._seat, self._program.number, error.code, error.facts)
        self._program.close(wait=False)

    def over(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """Tell the program how the game ended, if it is still there."""
        self._program.over(scores, winners)

    def close(self) -> None:
        """End the program."""
        self._program.close()
