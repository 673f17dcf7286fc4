"""Chat: who may say what, and how it is told."""

from __future__ import annotations

from wanli.server import wire
from wanli.server.errors import NotSayable
from wanli.server.live_table import LiveTable
from wanli.server.person import Person
from wanli.server.site import Site
from wanli.storage.chat import StoredMessage


async def talk(site: Site, live: LiveTable, person: Person, text: str) -> None:
    """Say something at a table; whoever sits there may, and not too often."""
    live.seat_of(person.id, None)
    line = " ".join(text.split())
    if not line or not line.isprintable():
        raise NotSayable("unsayable", {})
    site.limits.spend("chat", person.id)
    await live.say(person.id, line)


def chat_line(said: StoredMessage) -> wire.ChatLine:
    """A line as it is sent."""
    return wire.ChatLine(said.number, said.person, said.name, said.at, said.text)
