"""A program at a table of a server: what it sends becomes questions, the answers become moves."""

from __future__ import annotations

import secrets
from contextlib import closing
from math import inf

import msgspec

from wanli.bots import bot
from wanli.bots.levels import PROGRAM_STAND_IN
from wanli.bots.programs import Failed, Program, Terms
from wanli.bots.programs.messages import Hello
from wanli.cli.remote import Line
from wanli.games import game
from wanli.server import wire

MARGIN = 1.0  # seconds of the clock that are left for the way to the server

_table = msgspec.json.Decoder(wire.TableInfo)


class Seen(msgspec.Struct):
    """What we need of any game's view."""

    legal: list[str]


class Seated:
    """A program on a seat at a table, to the end of the game."""

    def __init__(self, line: Line, name: str, terms: Terms, seed: int) -> None:
        self._line, self._name, self._terms, self._seed = line, name, terms, seed
        self._program: Program | None = None
        self.failure: Failed | None = None
        self.seat = -1

    def sit_down(self, seat: int | None) -> wire.Update:
        """Take a seat, or the one that is ours already."""
        update = self._line.look()
        if not update.you.seats:
            update = self._line.join(seat)
        self.seat = update.you.seats[0]
        return update

    def play(self) -> wire.TableInfo:
        """Play on until the game is over, or until the program has failed and we have given up."""
        last = -1  # the version that we have answered
        try:
            with closing(self._line.updates()) as updates:
                while True:
                    update: wire.Update | None = next(updates)
                    while update is not None and update.version > last:
                        last, table = update.version, _table.decode(update.table)
                        if table.status == "over" or table.seats[self.seat].resigned:
                            self._tell_end(table)
                            return table
                        update = self._answered(update, table)
        finally:
            if self._program is not None:
                self._program.close()

    def _answered(self, update: wire.Update, table: wire.TableInfo) -> wire.Update | None:
        """Do what is asked of us; gives the table after it, None if nothing was."""
        name, version = secrets.token_hex(8), update.version
        if table.asked is not None and self.seat in table.asked.waiting_for:
            agreed = wire.DoAnswer(id=name, version=version, agrees=True)  # it stands in no way
            return self._line.command(agreed)
        if table.turn != self.seat or table.seats[self.seat].stand_in:
            return None
        text = self._chosen(update, table)
        if text:
            return self._line.command(wire.DoMove(id=name, version=version, text=text))
        return self._line.command(wire.DoResign(id=name, version=version))

    def _chosen(self, update: wire.Update, table: wire.TableInfo) -> str:
        """The program's move, or its stand-in's; none if a failure is to lose the game."""
        view = bytes(update.view)
        if self.failure is None:
            try:
                legal = msgspec.json.decode(view, type=Seen).legal
                left = self._left(update, table)
                seconds = min(self._terms.seconds, left)
                return self._playing(table).decide(view, legal, seconds, at_most=left)
            except Failed as error:
                self.failure = error
                self._playing(table).close(wait=False)
        if self._terms.on_failure == "lose":
            return ""
        seen = msgspec.json.decode(view, type=game(table.game, table.rules_version).view_type)
        return bot(PROGRAM_STAND_IN, self._seed).choose(seen)

    def _playing(self, table: wire.TableInfo) -> Program:
        if self._program is None:
            hello = Hello(
                game=table.game,
                rules_version=table.rules_version,
                players=table.terms.players,
                seat=self.seat,
                options=table.terms.options,
                seed=self._seed,
            )
            self._program = Program(self._name, hello)
        return self._program

    def _left(self, update: wire.Update, table: wire.TableInfo) -> float:
        """The seconds that the clock leaves for an answer."""
        if table.clock is None:
            return inf
        left = table.clock.left[self.seat] / 1000 - (update.now - table.clock.began_at)
        return max(0.0, left - MARGIN)

    def _tell_end(self, table: wire.TableInfo) -> None:
        winners = [seat for seat, place in enumerate(table.places) if place == 1]
        if self._program is not None and self.failure is None:
            self._program.over(table.scores, winners)
