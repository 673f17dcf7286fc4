"""Presence reports of other server processes."""

from __future__ import annotations

from wanli.server.presence import LASTS, Elsewhere
from wanli.storage.bus import PresenceReport


def report(process: str, person: str, spectators: int) -> PresenceReport:
    """One person with a seat, and some spectators."""
    return PresenceReport(process, "table", frozenset({person}), spectators)


def test_the_reports_of_a_silent_process_expire() -> None:
    elsewhere = Elsewhere()
    assert elsewhere.receive(report("a1", "ann", 1), now=0)
    assert elsewhere.receive(report("b2", "bob", 2), now=0)
    assert not elsewhere.receive(report("b2", "bob", 3), now=LASTS)
    assert (elsewhere.people, elsewhere.spectators) == ({"ann", "bob"}, 4)
    assert elsewhere.expire(LASTS + 1)
    assert (elsewhere.people, elsewhere.spectators) == ({"bob"}, 3)
    assert not elsewhere.expire(LASTS + 1)
