"""Messages between server processes survive encoding; anything else is refused."""

from __future__ import annotations

import msgspec
import pytest

from wanli.storage import bus

MESSAGES: list[bus.Message] = [
    bus.TableChanged("t1"),
    bus.ChatAdded("t1"),
    bus.SeatsChanged("t1"),
    bus.SessionsChanged("ann"),
    bus.SiteRestored(),
    bus.PresenceReport("a1", "t1", frozenset({"ann", "bob"}), 2),
    bus.PresenceReport("a1", "t1", frozenset(), 0),
]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: type(message).__name__)
def test_a_message_is_received_as_it_was_sent(message: bus.Message) -> None:
    assert bus.decode(bus.encode(message).decode()) == message


@pytest.mark.parametrize("payload", ["", "t1", '{"type":"unknown"}', '{"type":"table"}'])
def test_an_unknown_or_incomplete_message_is_refused(payload: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        bus.decode(payload)
