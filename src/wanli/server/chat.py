"""Chat at a table: who may post a message, and how it is sent."""

from __future__ import annotations

from wanli.server import wire
from wanli.server.errors import NotSayable
from wanli.server.live_table import LiveTable
from wanli.server.person import Person
from wanli.server.site import Site
from wanli.storage.chat import StoredMessage


async def post_message(site: Site, live: LiveTable, person: Person, text: str) -> None:
    """Post a chat message; only seated people may, within the rate limit."""
    live.seat_of(person.id, None)  # raises NotYours without a seat
    line = " ".join(text.split())
    if not line or not line.isprintable():
        raise NotSayable("unsayable", {})
    site.limits.spend("chat", person.id)
    await live.post_message(person.id, line)


def chat_line(message: StoredMessage) -> wire.ChatLine:
    """Return the message of the protocol for a stored chat message."""
    return wire.ChatLine(message.number, message.person, message.name, message.at, message.text)
