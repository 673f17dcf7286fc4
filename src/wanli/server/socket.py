"""A table over WebSocket: commands come in, the whole table goes out whenever it has changed.

One task reads and one writes, so a slow reader delays nobody; what it misses is in the next update.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from litestar.types import Receive, Send
from litestar.types.asgi_types import WebSocketSendEvent

from wanli.core.errors import WanliError
from wanli.server import wire
from wanli.server.bell import Bell
from wanli.server.identity import NotAllowed, Person, identify
from wanli.server.live import Live, Stale, encode
from wanli.server.safety import same_origin
from wanli.server.site import Site, site_of
from wanli.server.tables import TableId
from wanli.server.talk import chat_line, talk
from wanli.storage import chat

SIGNED_OUT = 4401
REFUSED = 4403  # close codes of our own
NO_TABLE = 4404
GONE = 4410
WIRE = "wire"  # in the scope: the ways in and out that nothing is put around
FRAME: WebSocketSendEvent = {"type": "websocket.send", "bytes": None, "text": None}

AnySocket = WebSocket[object, object, State]
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
        person = await identify(socket)
        live = await site.table(table)
        live.viewer(person.id if person else "", viewer)
        muted = await site.database.read(chat.muted_by, person.id) if person else set[str]()
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
        self, site: Site, live: Live, person: Person | None, socket: AnySocket, muted: set[str]
    ) -> None:
        self.person = person.id if person else ""
        self.seen = 0  # the version that was last sent
        self.wanted: int | None = None  # through whose eyes
        self._who = person
        self._site = site
        self._live = live
        self._socket = socket
        self._in: Receive
        self._out: Send
        self._in, self._out = socket.scope["state"][WIRE]
        self._muted = muted
        self._told_chat = 0
        self._told_presence: wire.Presence | None = None
        self._replies: list[bytes] = []
        self._something = Bell()
        self._doubted = False
        self._afresh = True  # the next update is sent whether or not the table has changed

    def wake(self) -> None:
        """There may be something to send."""
        self._something.ring()

    def doubt(self) -> None:
        """The person may have signed out."""
        self._doubted = True
        self.wake()

    async def run(self) -> None:
        """Until the other side goes away."""
        self._site.metrics.connections.inc()
        self._live.came(self)
        for seat in self._live.seats_of(self.person):
            self._live.hall.returned(self._live, seat)
        tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._receive())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._live.left(self)
            self._site.metrics.connections.dec()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # ---- out ---------------------------------------------------------------------------------
    async def _send(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            try:
                await self._send_news()
            except WanliError as error:  # what he was looking at is no longer for his eyes
                refused = wire.Refused(error.code, error.facts, error.clause)
                await self._socket.send_data(encode(refused).decode())
                await self._socket.close(REFUSED, error.code)

    async def _send_news(self) -> None:
        while True:
            if self._doubted and not await self._is_still_there():
                await self._socket.close(SIGNED_OUT, "signed-out")
                return
            for message in self._news():
                await self._out({**FRAME, "text": message.decode()})
            if self._live.gone:
                await self._socket.close(GONE, "gone")
                return
            await self._something.heard()

    async def _is_still_there(self) -> bool:
        self._doubted = False
        again = await identify(self._socket)
        return again is not None and again.id == self.person

    def _news(self) -> list[bytes]:
        """What has to be said now; what is sent of the table is always the whole of it."""
        live = self._live
        if live.gone:
            return [encode(wire.Gone(live.stored.id))]
        news, self._replies = self._replies, []
        if self._afresh or live.marks != self._marks:
            viewer = live.viewer(self.person, self.wanted)
            news.append(live.update(self.person, viewer, self.seen))
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
    async def _receive(self) -> None:
        while (message := await self._in())["type"] == "websocket.receive":
            await self._take(message.get("text") or "")

    async def _take(self, text: str | bytes) -> None:
        command = ""
        try:
            message = _decoder.decode(text)
            command = getattr(message, "id", "")
            await self._obey(message)
        except Stale:
            update = self._live.update(self.person, self._live.viewer(self.person, self.wanted))
            stale = wire.Conflict(command, self._live.table.version, msgspec.Raw(update))
            self._reply(encode(stale))
        except WanliError as error:
            self._site.metrics.refused(error)
            refused = wire.Refused(error.code, error.facts, error.clause, command)
            self._reply(encode(refused))
        except (msgspec.DecodeError, RecursionError) as error:
            self._reply(encode(wire.Refused("bad-message", {"what": str(error)})))

    async def _obey(self, message: wire.FromClient) -> None:
        match message:
            case wire.Look():
                self._live.viewer(self.person, message.seat)
                self.wanted, self._afresh, self.seen = message.seat, True, 0
                self.wake()
            case wire.Say():
                await talk(self._site, self._live, self._somebody("chat"), message.text)
            case _:
                self._site.limits.spend("moves", self._somebody("play").id)
                confirmed = await self._live.perform(self.person, message)
                self._reply(encode(confirmed))

    def _somebody(self, scope: str) -> Person:
        if self._who is None or scope not in self._who.scopes:
            raise NotAllowed("scope-missing", {"scope": scope})
        return self._who

    def _reply(self, message: bytes) -> None:
        self._replies.append(message)
        self.wake()
