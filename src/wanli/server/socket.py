"""A table over WebSocket: commands come in, the whole table goes out whenever it has changed.

A slow reader delays nobody: while there is no room for more, nothing is sent to him, and what he
misses is in the next update. Nor is he heard until he has read what he was answered.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Annotated

import msgspec
from litestar import websocket
from litestar.params import Parameter

from wanli.core.errors import WanliError
from wanli.server import wire
from wanli.server.chat import chat_line, talk
from wanli.server.errors import NotAllowed, Stale
from wanli.server.identity import identify, onlooker
from wanli.server.limits import RateLimitExceeded, rate_limit_key
from wanli.server.live_table import LiveTable
from wanli.server.person import Person
from wanli.server.presenter import encode
from wanli.server.security import same_origin
from wanli.server.site import Site, site_of
from wanli.server.tables import TableId
from wanli.server.websocket_transport import AnySocket, transport_of
from wanli.storage import chat
from wanli.storage.database import StorageAway

SIGNED_OUT = 4401
REFUSED = 4403  # close codes of our own
NO_TABLE = 4404
GONE = 4410
TOO_MANY = 4429
BROKEN = 1011  # of the protocol: it is our fault
COME_AGAIN = 1012  # nothing of what he was told may be true any more
LATER = 1013
AWAY = 1.0  # seconds until we ask again who somebody is, if the database could not say
UNREAD = 32  # answers that wait for who does not read; then he has to

logger = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


@websocket("/ws/tables/{table:str}")
async def table_socket(
    socket: AnySocket,
    table: TableId,
    since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    viewer: Annotated[int | None, Parameter(ge=-1, le=7)] = None,
) -> None:
    """Play at a table, or watch it."""
    site = site_of(socket)
    if not same_origin(socket):
        await socket.close(REFUSED, "cross-site")
        return
    try:
        person = await onlooker(socket)
        live = await site.table(table)
        await live.at_least(since)
        live.viewer(person.id if person else "", viewer)
        muted = await site.database.read(chat.muted_by, person.id) if person else set[str]()
    except StorageAway as error:  # no refusal: a little later he is welcome
        await socket.accept()
        await socket.close(LATER, error.code)
        return
    except WanliError as error:
        await socket.accept()
        await socket.send_data(encode(wire.Refused(error.code, error.facts, error.clause)).decode())
        await socket.close(NO_TABLE if error.code == "no-such-table" else REFUSED, error.code)
        return
    await socket.accept()
    connection = Connection(site, live, person, socket, muted)
    connection.seen, connection.wanted = since, viewer
    await connection.run()


class Connection:
    """Somebody at a table."""

    def __init__(
        self, site: Site, live: LiveTable, person: Person | None, socket: AnySocket, muted: set[str]
    ) -> None:
        self.person = person.id if person else ""
        self.seen = 0  # the version that was last sent
        self.wanted: int | None = None  # through whose eyes
        self._who = person
        self._site = site
        self._live = live
        self._socket = socket
        self._wire = transport_of(socket)
        self._muted = muted
        self._told_chat = 0
        self._told_presence: wire.Presence | None = None
        self._replies: list[bytes] = []
        self._inbox: deque[str] = deque()
        self._at_work = False
        self._pushing = False  # soon
        self._doubted = False
        self._afresh = True  # the next update is sent whether or not the table has changed
        self._loop = asyncio.get_running_loop()
        self._end: asyncio.Future[tuple[int, str] | None] = self._loop.create_future()

    async def run(self) -> None:
        """Until the other side goes away, or has to go."""
        self._site.metrics.connections.inc()
        self._live.came(self)
        for seat in self._live.seats_of(self.person):
            self._site.hall.driver.returned(self._live, seat)
        self._wire.attach(self)
        try:
            if (why := await self._end) is not None:
                await self._wire.flush()
                await self._socket.close(*why)
        finally:
            self._wire.detach()
            self._inbox.clear()
            self._live.left(self)
            self._site.metrics.connections.dec()

    def left(self) -> None:
        """The other side has gone."""
        self._leave(None)

    def _leave(self, why: tuple[int, str] | None) -> None:
        if not self._end.done():
            self._end.set_result(why)
            self._inbox.clear()

    # ---- out ---------------------------------------------------------------------------------
    def wake(self) -> None:
        """There may be something to send: soon, so that what comes together goes out together."""
        if not self._pushing:
            self._pushing = True
            self._loop.call_soon(self._push)

    def doubt(self) -> None:
        """He may be signed out, or hear somebody no more: nothing happens until we know."""
        if not self._doubted:
            self._doubted = True
            self._site.tasks.spawn(self._make_sure())

    async def _make_sure(self) -> None:
        while not self._end.done():
            try:
                again = await identify(self._socket)
                muted = await self._site.database.read(chat.muted_by, self.person)
            except StorageAway:
                await asyncio.sleep(AWAY)
                continue
            if (again.id if again else "") != self.person:
                self._leave((SIGNED_OUT, "signed-out"))
                return
            self._muted, self._doubted = muted, False
            self.wake()
            return

    def _push(self) -> None:
        self._pushing = False
        if self._doubted or not self._wire.room or self._end.done():
            return
        try:
            news = self._news()
        except WanliError as error:  # what he was looking at is no longer for his eyes
            news = [encode(wire.Refused(error.code, error.facts, error.clause))]
            self._leave((REFUSED, error.code))
        except Exception:
            logger.exception("no news", extra={"table": self._live.stored.id})
            self._leave((BROKEN, "server-error"))
            return
        if news:
            self._wire.push(news)
        if self._live.restored:
            self._leave((COME_AGAIN, "restored"))
        elif self._live.gone:
            self._leave((GONE, "gone"))
        elif not self._at_work:
            self._go_on()

    def _news(self) -> list[bytes]:
        """What has to be said now; what is sent of the table is always the whole of it."""
        live = self._live
        if live.gone:
            return [] if live.restored else [encode(wire.Gone(live.stored.id))]
        news, self._replies = self._replies, []
        if self._afresh or live.marks != self._marks:
            viewer = live.viewer(self.person, self.wanted)
            news.append(live.shown.update(self.person, viewer, self.seen))
            self._afresh, self._marks, self.seen = False, live.marks, live.table.version
        presence = live.presence()
        if presence != self._told_presence:
            self._told_presence = presence
            news.append(encode(presence))
        for said in live.chat:
            if said.number > self._told_chat:
                self._told_chat = said.number
                if said.person not in self._muted:
                    news.append(encode(chat_line(said)))
        return news

    _marks = -1

    # ---- in ----------------------------------------------------------------------------------
    def heard(self, text: str) -> None:
        """Do what a message says, or, when the one before it is done, what this one says.

        It is done to the end even if whoever wanted it goes away: all others have to be told.
        """
        if not self._end.done():
            self._inbox.append(text)
            self._go_on()

    def _go_on(self) -> None:
        if self._at_work or self._unread or self._doubted:
            self._wire.hold()
        elif self._inbox:
            self._at_work = True
            self._site.tasks.spawn(self._work())
        else:
            self._wire.go_on()

    @property
    def _unread(self) -> bool:
        return len(self._replies) >= UNREAD

    async def _work(self) -> None:
        try:
            while self._inbox and not self._unread and not self._doubted:
                await self._take(self._inbox.popleft())
        except Exception:
            logger.exception("no answer", extra={"table": self._live.stored.id})
            self._leave((BROKEN, "server-error"))
        self._at_work = False
        self._go_on()

    async def _take(self, text: str) -> None:
        command = ""
        try:
            message = _decoder.decode(text)
            command = getattr(message, "id", "")
            await self._obey(message)
        except Stale:
            viewer = self._live.viewer(self.person, self.wanted)
            update = self._live.shown.update(self.person, viewer)
            stale = wire.Conflict(command, self._live.table.version, msgspec.Raw(update))
            self._reply(encode(stale))
        except WanliError as error:
            self._site.metrics.count_refusal(error)
            refused = wire.Refused(error.code, error.facts, error.clause, command)
            self._reply(encode(refused))
        except (msgspec.DecodeError, RecursionError) as error:
            if self._is_patient():
                self._reply(encode(wire.Refused("bad-message", {"what": str(error)})))

    async def _obey(self, message: wire.FromClient) -> None:
        match message:
            case wire.Look():
                self._live.viewer(self.person, message.seat)
                if self._is_patient():
                    self.wanted, self._afresh, self.seen = message.seat, True, 0
                    self.wake()
            case wire.Say():
                await talk(self._site, self._live, self._somebody("chat"), message.text)
            case wire.Ping():
                self._reply(encode(wire.Pong()))
            case _:
                self._site.limits.spend("moves", self._somebody("play").id)
                confirmed = await self._live.perform(self.person, message)
                self._reply(encode(confirmed))

    def _is_patient(self) -> bool:
        """Whether we bear with somebody who does nothing; if not, he is told so and has to go."""
        try:
            who = self.person or rate_limit_key(self._socket, self._site.settings)
            self._site.limits.spend("looks", who)
        except RateLimitExceeded as error:
            self._site.metrics.count_refusal(error)
            self._replies.append(encode(wire.Refused(error.code, error.facts)))
            self._push()
            self._leave((TOO_MANY, error.code))
            return False
        return True

    def _somebody(self, scope: str) -> Person:
        if self._who is None or scope not in self._who.scopes:
            raise NotAllowed("scope-missing", {"scope": scope})
        return self._who

    def _reply(self, message: bytes) -> None:
        self._replies.append(message)
        self.wake()
