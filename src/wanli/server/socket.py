"""The WebSocket of a table: commands come in; after every change the whole table goes out.

A slow client delays no one else. Nothing is sent while its buffer is full, and the next update
contains what it missed. Backpressure: we stop reading from a client that does not read its replies.
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
from wanli.server.chat import chat_line, post_message
from wanli.server.errors import NotAllowed, Stale
from wanli.server.identity import identify, optional_person
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

# Close codes, listed in docs/protocol.md: 4xxx are our own, the others are those of RFC 6455.
SIGNED_OUT = 4401
REFUSED = 4403
NO_TABLE = 4404
GONE = 4410
TOO_MANY = 4429
SERVER_ERROR = 1011
RECONNECT = 1012  # the site was restored: everything that the client has seen may be outdated
TRY_LATER = 1013
RETRY_DELAY = 1.0  # seconds until the next try to authenticate when the database was away
MAX_REPLIES = 32  # replies buffered for a slow client before we stop reading from it

logger = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


@websocket("/ws/tables/{table:str}")
async def table_socket(
    socket: AnySocket,
    table: TableId,
    since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    viewer: Annotated[int | None, Parameter(ge=-1, le=7)] = None,
) -> None:
    """Connect to a table to play or watch."""
    site = site_of(socket)
    if not same_origin(socket):
        await socket.close(REFUSED, "cross-site")
        return
    try:
        person = await optional_person(socket)
        live = await site.table(table)
        await live.catch_up_to(since)
        live.viewer(person.id if person else "", viewer)
        muted = await site.database.read(chat.muted_by, person.id) if person else set[str]()
    except StorageAway as error:  # not a refusal: the client should retry
        await socket.accept()
        await socket.close(TRY_LATER, error.code)
        return
    except WanliError as error:
        await socket.accept()
        await socket.send_data(encode(wire.Refused(error.code, error.facts, error.clause)).decode())
        await socket.close(NO_TABLE if error.code == "no-such-table" else REFUSED, error.code)
        return
    await socket.accept()
    connection = Connection(site, live, person, socket, muted)
    connection.sent_version, connection.wanted_viewer = since, viewer
    await connection.run()


class Connection:
    """One WebSocket at a table; the listener of a live table and the receiver of a transport."""

    def __init__(
        self, site: Site, live: LiveTable, person: Person | None, socket: AnySocket, muted: set[str]
    ) -> None:
        self.person = person.id if person else ""
        self.sent_version = 0
        self.wanted_viewer: int | None = None  # whose view the client has asked for
        self._who = person
        self._site = site
        self._live = live
        self._socket = socket
        self._transport = transport_of(socket)
        self._muted = muted
        self._sent_changes = -1  # `LiveTable.changes` at the last update
        self._sent_message = 0  # number of the last chat message
        self._sent_presence: wire.Presence | None = None
        self._replies: list[bytes] = []
        self._inbox: deque[str] = deque()
        self._working = False
        self._push_scheduled = False
        self._rechecking = False
        self._must_update = True  # send the next update even if the table has not changed
        self._loop = asyncio.get_running_loop()
        self._end: asyncio.Future[tuple[int, str] | None] = self._loop.create_future()

    async def run(self) -> None:
        """Serve the connection until the client disconnects or has to be disconnected."""
        self._site.metrics.connections.inc()
        self._live.add_listener(self)
        for seat in self._live.seats_of(self.person):
            self._site.hall.driver.maybe_hand_back(self._live, seat)
        self._transport.attach(self)
        try:
            if (why := await self._end) is not None:
                await self._transport.flush()
                await self._socket.close(*why)
        finally:
            self._transport.detach()
            self._inbox.clear()
            self._live.remove_listener(self)
            self._site.metrics.connections.dec()

    def on_disconnect(self) -> None:
        """Stop serving: the client has disconnected."""
        self._stop(None)

    def _stop(self, why: tuple[int, str] | None) -> None:
        if not self._end.done():
            self._end.set_result(why)
            self._inbox.clear()

    # ---- out ---------------------------------------------------------------------------------
    def wake(self) -> None:
        """Send what is new in the next turn of the event loop, so that changes go out together."""
        if not self._push_scheduled:
            self._push_scheduled = True
            self._loop.call_soon(self._push)

    def recheck_person(self) -> None:
        """Authenticate again, and read who is muted; until then nothing is sent or executed."""
        if not self._rechecking:
            self._rechecking = True
            self._site.tasks.spawn(self._recheck())

    async def _recheck(self) -> None:
        while not self._end.done():
            try:
                again = await identify(self._socket)
                muted = await self._site.database.read(chat.muted_by, self.person)
            except StorageAway:
                await asyncio.sleep(RETRY_DELAY)
                continue
            if (again.id if again else "") != self.person:
                self._stop((SIGNED_OUT, "signed-out"))
                return
            self._muted, self._rechecking = muted, False
            self.wake()
            return

    def _push(self) -> None:
        self._push_scheduled = False
        if self._rechecking or not self._transport.has_room or self._end.done():
            return
        try:
            messages = self._new_messages()
        except WanliError as error:  # the person may no longer see the view that they wanted
            messages = [encode(wire.Refused(error.code, error.facts, error.clause))]
            self._stop((REFUSED, error.code))
        except Exception:
            logger.exception("update failed", extra={"table": self._live.stored.id})
            self._stop((SERVER_ERROR, "server-error"))
            return
        if messages:
            self._transport.push(messages)
        if self._live.restored:
            self._stop((RECONNECT, "restored"))
        elif self._live.closed:
            self._stop((GONE, "gone"))
        elif not self._working:
            self._work_or_read()

    def _new_messages(self) -> list[bytes]:
        """Return what the client has not been sent yet; an update has the whole table."""
        live = self._live
        if live.closed:
            return [] if live.restored else [encode(wire.Gone(live.stored.id))]
        messages, self._replies = self._replies, []
        if self._must_update or live.changes != self._sent_changes:
            viewer = live.viewer(self.person, self.wanted_viewer)
            messages.append(live.presenter.update(self.person, viewer, self.sent_version))
            self._must_update, self._sent_changes = False, live.changes
            self.sent_version = live.table.version
        presence = live.presence()
        if presence != self._sent_presence:
            self._sent_presence = presence
            messages.append(encode(presence))
        for line in live.chat:
            if line.number > self._sent_message:
                self._sent_message = line.number
                if line.person not in self._muted:
                    messages.append(encode(chat_line(line)))
        return messages

    # ---- in ----------------------------------------------------------------------------------
    def on_message(self, text: str) -> None:
        """Queue a message and execute it after the ones before it.

        A command is completed even if its sender disconnects, because the others must be notified.
        """
        if not self._end.done():
            self._inbox.append(text)
            self._work_or_read()

    def _work_or_read(self) -> None:
        if self._working or self._replies_full or self._rechecking:
            self._transport.pause_reading()
        elif self._inbox:
            self._working = True
            self._site.tasks.spawn(self._work())
        else:
            self._transport.resume_reading()

    @property
    def _replies_full(self) -> bool:
        return len(self._replies) >= MAX_REPLIES

    async def _work(self) -> None:
        try:
            while self._inbox and not self._replies_full and not self._rechecking:
                await self._handle(self._inbox.popleft())
        except Exception:
            logger.exception("message failed", extra={"table": self._live.stored.id})
            self._stop((SERVER_ERROR, "server-error"))
        self._working = False
        self._work_or_read()

    async def _handle(self, text: str) -> None:
        command = ""
        try:
            message = _decoder.decode(text)
            command = getattr(message, "id", "")
            await self._execute(message)
        except Stale:
            viewer = self._live.viewer(self.person, self.wanted_viewer)
            update = self._live.presenter.update(self.person, viewer)
            stale = wire.Conflict(command, self._live.table.version, msgspec.Raw(update))
            self._reply(encode(stale))
        except WanliError as error:
            self._site.metrics.count_refusal(error)
            refused = wire.Refused(error.code, error.facts, error.clause, command)
            self._reply(encode(refused))
        except (msgspec.DecodeError, RecursionError) as error:
            if self._within_look_limit():
                self._reply(encode(wire.Refused("bad-message", {"what": str(error)})))

    async def _execute(self, message: wire.FromClient) -> None:
        match message:
            case wire.Look():
                self._live.viewer(self.person, message.seat)  # raises NotYours
                if self._within_look_limit():
                    self.wanted_viewer = message.seat
                    self._must_update, self.sent_version = True, 0
                    self.wake()
            case wire.Say():
                await post_message(self._site, self._live, self._required("chat"), message.text)
            case wire.Ping():
                self._reply(encode(wire.Pong()))
            case _:
                self._site.limits.spend("moves", self._required("play").id)
                confirmed = await self._live.perform(self.person, message)
                self._reply(encode(confirmed))

    def _within_look_limit(self) -> bool:
        """Count a `look` or malformed message; if too many, disconnect and return False."""
        try:
            who = self.person or rate_limit_key(self._socket, self._site.settings)
            self._site.limits.spend("looks", who)
        except RateLimitExceeded as error:
            self._site.metrics.count_refusal(error)
            self._replies.append(encode(wire.Refused(error.code, error.facts)))
            self._push()
            self._stop((TOO_MANY, error.code))
            return False
        return True

    def _required(self, scope: str) -> Person:
        """Return the person; raises NotAllowed without the scope."""
        if self._who is None or scope not in self._who.scopes:
            raise NotAllowed("scope-missing", {"scope": scope})
        return self._who

    def _reply(self, message: bytes) -> None:
        self._replies.append(message)
        self.wake()
