"""Servers that leak, each in one way. The law over the wire must detect every one of them."""

from __future__ import annotations

import logging
import sys
import zlib
from collections.abc import Callable, Sequence

import msgspec
import pytest
from litestar.types import Message, Scope

from wanli.core.errors import WanliError
from wanli.core.play import Move, Play
from wanli.core.view import View
from wanli.server import app, forks, presenter, socket, wire
from wanli.server.hall import Hall
from wanli.server.live_table import LiveTable
from wanli.server.presenter import Presenter
from wanli.server.security import add_headers
from wanli.table.table import Table

Mutation = Callable[[pytest.MonkeyPatch], None]


def hidden_sum(table: Table) -> int:
    """Return a number that depends on everything hidden."""
    return zlib.crc32(table.game.write_position(table.started.state).encode())


def view_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    """Send everyone the view of the next seat."""

    def views(table: Table, viewers: Sequence[int]) -> list[View]:
        others = [(seat + 1) % table.setup.players for seat in viewers]
        found = table.game.views(table.started.state, others)
        for seat, view in zip(viewers, found, strict=True):
            view.viewer = seat
        return found

    patch.setattr(Table, "views", views)


def words_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    """Tell everyone the moves as the next seat reads them."""
    patch.setattr(Move, "text_for", lambda move, viewer: move.texts[(viewer + 1) % len(move.texts)])


def whole_text(patch: pytest.MonkeyPatch) -> None:
    """Tell everyone the moves as the record has them."""
    patch.setattr(Move, "text_for", lambda move, _viewer: move.text)


def secret_too_early(patch: pytest.MonkeyPatch) -> None:
    """Send the secret of a table before the end."""
    info = Presenter.table_info

    def table_info(one: Presenter) -> wire.TableInfo:
        return msgspec.structs.replace(info(one), secret=one.live.table.secret.hex())

    patch.setattr(Presenter, "table_info", table_info)


def refusal_with_facts(patch: pytest.MonkeyPatch) -> None:
    """Add a fact about the position to refusals."""
    check = Play.check

    def checked(play: Play, text: str, seat: int | None = None) -> int:
        try:
            return check(play, text, seat)
        except WanliError as error:
            error.facts["sum"] = zlib.crc32(play.game.write_position(play.state).encode())
            raise

    patch.setattr(Play, "check", checked)


def hint_from_the_position(patch: pytest.MonkeyPatch) -> None:
    """Give the bot that computes a hint the hidden facts, too."""
    view = Table.view

    def peeking(table: Table, viewer: int) -> View:
        seen = view(table, viewer)
        asked = sys._getframe(1).f_code.co_name == "hint"
        return msgspec.structs.replace(seen, scores=table.started.scores) if asked else seen

    patch.setattr(Table, "view", peeking)


def any_viewpoint(patch: pytest.MonkeyPatch) -> None:
    """Let everyone look from any seat."""
    patch.setattr(
        LiveTable, "viewer", lambda _live, _person, wanted=None: -1 if wanted is None else wanted
    )


def undo_depends_on_hidden_facts(patch: pytest.MonkeyPatch) -> None:
    """Allow undo depending on what others hold."""
    patch.setattr(Table, "may_undo", lambda table, _seat: bool(hidden_sum(table) % 2))


def header_depends_on_position(patch: pytest.MonkeyPatch) -> None:
    """Compute a response header from the position."""

    async def add_more(message: Message, scope: Scope) -> None:
        await add_headers(message, scope)
        hall = scope["litestar_app"].state.site.hall
        started = [one.table for one in hall._tables.values() if one.table.play is not None]
        if message["type"] == "http.response.start":
            tag = str([hidden_sum(table) for table in started]).encode()
            message["headers"] = [*message["headers"], (b"etag", tag)]

    patch.setattr(app, "add_headers", add_more)


def log_of_hands(patch: pytest.MonkeyPatch) -> None:
    """Log what the players hold."""
    update = Presenter.update

    def logged(one: Presenter, person: str, viewer: int, since: int = 0) -> bytes:
        table = one.live.table
        if table.play is not None:
            logging.getLogger(presenter.__name__).warning(
                "shown", extra={"code": str(hidden_sum(table))}
            )
        return update(one, person, viewer, since)

    patch.setattr(Presenter, "update", logged)


def error_length_depends_on_position(patch: pytest.MonkeyPatch) -> None:
    """Vary the length of the answer to a malformed message with the position."""
    take = socket.Connection._handle

    async def taken(connection: socket.Connection, text: str) -> None:
        await take(connection, text)
        blanks = b" " * (hidden_sum(connection._live.table) % 7)
        connection._replies = [one + blanks for one in connection._replies]

    patch.setattr(socket.Connection, "_handle", taken)


def fork_before_the_end(patch: pytest.MonkeyPatch) -> None:
    """Allow a running game to be forked, with an address that depends on the position."""

    async def eager(_hall: Hall, one: LiveTable, _person: object, _wanted: object) -> str:
        return str(hidden_sum(one.table))

    patch.setattr(forks, "fork", eager)


MUTANTS: tuple[Mutation, ...] = (
    view_of_another_seat,
    words_of_another_seat,
    whole_text,
    secret_too_early,
    refusal_with_facts,
    hint_from_the_position,
    any_viewpoint,
    undo_depends_on_hidden_facts,
    header_depends_on_position,
    log_of_hands,
    error_length_depends_on_position,
    fork_before_the_end,
)
