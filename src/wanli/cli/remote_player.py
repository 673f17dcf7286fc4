"""A program that plays a seat at a table of a server.

Every update that gives the seat the turn becomes a question to the program; its answer is sent as
a command.
"""

from __future__ import annotations

import secrets
from contextlib import closing
from math import inf

import msgspec

from wanli.bots import bot
from wanli.bots.levels import PROGRAM_STAND_IN
from wanli.bots.programs import Program, ProgramFailed, ProgramTerms
from wanli.bots.programs.messages import Hello
from wanli.cli.table_client import TableClient
from wanli.games import game
from wanli.server import wire

MARGIN = 1.0  # seconds of the clock kept in reserve for the network

_table = msgspec.json.Decoder(wire.TableInfo)


class LegalMoves(msgspec.Struct):
    """The only field that is needed of any game's view."""

    legal: list[str]


class RemotePlayer:
    """A program in a seat of a table, until the end of the game."""

    def __init__(self, client: TableClient, name: str, terms: ProgramTerms, seed: int) -> None:
        self._client, self._name, self._terms, self._seed = client, name, terms, seed
        self._program: Program | None = None
        self.failure: ProgramFailed | None = None
        self.seat = -1

    def take_seat(self, seat: int | None) -> wire.Update:
        """Take a seat, unless this account already has one at the table."""
        update = self._client.fetch()
        if not update.you.seats:
            update = self._client.join(seat)
        self.seat = update.you.seats[0]
        return update

    def play(self) -> wire.TableInfo:
        """Play until the game is over or this seat has resigned; return the table."""
        answered = -1  # the last version of the table that was handled
        try:
            with closing(self._client.updates()) as updates:
                while True:
                    update: wire.Update | None = next(updates)
                    while update is not None and update.version > answered:
                        answered, table = update.version, _table.decode(update.table)
                        if table.status == "over" or table.seats[self.seat].resigned:
                            self._send_result(table)
                            return table
                        update = self._handle(update, table)
        finally:
            if self._program is not None:
                self._program.close()

    def _handle(self, update: wire.Update, table: wire.TableInfo) -> wire.Update | None:
        """Answer an update; return the table after the answer, or `None` if none was due."""
        command_id, version = secrets.token_hex(8), update.version
        if table.asked is not None and self.seat in table.asked.waiting_for:
            # Always agree: a program has no reason to stand in the way of people.
            agreed = wire.DoAnswer(id=command_id, version=version, agrees=True)
            return self._client.command(agreed)
        if table.turn != self.seat or table.seats[self.seat].stand_in:
            return None
        text = self._choose(update, table)
        if text:
            return self._client.command(wire.DoMove(id=command_id, version=version, text=text))
        return self._client.command(wire.DoResign(id=command_id, version=version))

    def _choose(self, update: wire.Update, table: wire.TableInfo) -> str:
        """Return the program's move, or that of the bot that replaces it; empty to resign."""
        view = bytes(update.view)
        if self.failure is None:
            try:
                legal = msgspec.json.decode(view, type=LegalMoves).legal
                left = self._seconds_left(update, table)
                seconds = min(self._terms.seconds, left)
                return self._started(table).decide(view, legal, seconds, at_most=left)
            except ProgramFailed as error:
                self.failure = error
                self._started(table).close(wait=False)
        if self._terms.on_failure == "lose":
            return ""
        full_view = msgspec.json.decode(view, type=game(table.game, table.rules_version).view_type)
        return bot(PROGRAM_STAND_IN, self._seed).choose(full_view)

    def _started(self, table: wire.TableInfo) -> Program:
        """Return the program; start it the first time."""
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

    def _seconds_left(self, update: wire.Update, table: wire.TableInfo) -> float:
        """Return the seconds that the clock leaves for an answer."""
        if table.clock is None:
            return inf
        left = table.clock.left[self.seat] / 1000 - (update.now - table.clock.began_at)
        return max(0.0, left - MARGIN)

    def _send_result(self, table: wire.TableInfo) -> None:
        winners = [seat for seat, place in enumerate(table.places) if place == 1]
        if self._program is not None and self.failure is None:
            self._program.over(table.scores, winners)
