"""The story: who has seen an earlier version is told just what has changed, undone moves too."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.tables import MoveFacts, new_table, started, story
from tests.table.walk import step
from wanli.core.rng import Rng
from wanli.table.table import Table


class Client:
    """Somebody who keeps the story, and is told what comes after what he knows."""

    def __init__(self) -> None:
        self.version = 0
        self.story: list[MoveFacts] = []

    def catch_up(self, table: Table) -> None:
        """As the page does with an update: all behind `told_from` is replaced."""
        told_from = table.known_from(self.version)
        assert told_from <= len(self.story)
        self.story[told_from:] = story(table, told_from)
        self.version = table.version


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(
    seed=st.integers(0, 10_000),
    seen=st.lists(st.sets(st.integers(0, 2)), min_size=1, max_size=60),
)
def test_who_catches_up_knows_what_a_newcomer_is_told(seed: int, seen: list[set[int]]) -> None:
    rng = Rng(seed)
    table = new_table("anna bot anna")
    clients = [Client() for _ in range(3)]
    clients[0].catch_up(table)
    table.start()
    for looking in seen:
        table = table if table.over else step(table, rng)[0]
        for number in looking:
            clients[number].catch_up(table)
            assert clients[number].story == story(table)


def test_who_has_seen_nothing_is_told_all() -> None:
    table = started("anna bert", "take 1")
    assert (table.known_from(0), table.known_from(-1)) == (0, 0)


def test_who_knows_a_version_is_told_what_came_after() -> None:
    table = started("anna bert", "take 1", "take 1")
    assert [table.known_from(version) for version in (1, 2, 3)] == [2, 3, 4]


def test_asking_tells_no_move_again() -> None:
    table = started("anna bert", "take 1")
    table.ask(0, "end")
    assert table.known_from(2) == 3


def test_a_move_that_was_taken_back_and_made_otherwise_is_told_again() -> None:
    table = started("anna bert", "take 1")
    table.undo(0)
    table.move(0, "take 2")
    assert table.lengths == [0, 2, 3, 2, 3]
    assert table.known_from(2) == 2
    assert table.known_from(4) == 3


def test_a_version_that_is_not_there_yet_is_no_reason_to_leave_anything_out() -> None:
    assert started("anna bert", "take 1").known_from(7) == 0
