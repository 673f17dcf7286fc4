"""What server processes tell one another of who is at a table."""

from __future__ import annotations

from wanli.server.presence import LASTS, Elsewhere, Here, read_here


def test_what_is_told_can_be_read() -> None:
    for here in (
        Here("a1", "table", frozenset({"ann", "bob"}), 2),
        Here("a1", "t", frozenset(), 0),
    ):
        assert read_here(here.text()) == here


def test_a_process_that_tells_nothing_more_is_forgotten_with_its_people() -> None:
    elsewhere = Elsewhere()
    assert elsewhere.hear(Here("a1", "table", frozenset({"ann"}), 1), now=0)
    assert elsewhere.hear(Here("b2", "table", frozenset({"bob"}), 2), now=0)
    assert not elsewhere.hear(Here("b2", "table", frozenset({"bob"}), 3), now=LASTS)
    assert (elsewhere.people, elsewhere.watchers) == ({"ann", "bob"}, 4)
    assert elsewhere.forget(LASTS + 1)
    assert (elsewhere.people, elsewhere.watchers) == ({"bob"}, 3)
    assert not elsewhere.forget(LASTS + 1)
