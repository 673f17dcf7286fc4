"""Updates: a client that knows an earlier version gets only the moves that have changed."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.tables import MoveFacts, moves_of, new_table, started
from tests.table.walk import step
from wanli.core.rng import Rng
from wanli.table.table import Table


class Client:
    """A client that stores the moves and fetches the changes since its version."""

    def __init__(self) -> None:
        self.version = 0
        self.moves: list[MoveFacts] = []

    def catch_up(self, table: Table) -> None:
        """Replace all moves from `moves_known_at` on, as the page does with an update."""
        first = table.moves_known_at(self.version)
        assert first <= len(self.moves)
        self.moves[first:] = moves_of(table, first)
        self.version = table.version


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(
    seed=st.integers(0, 10_000),
    seen=st.lists(st.sets(st.integers(0, 2)), min_size=1, max_size=60),
)
def test_a_client_that_catches_up_has_the_same_moves_as_a_new_one(
    seed: int, seen: list[set[int]]
) -> None:
    rng = Rng(seed)
    table = new_table("anna bot anna")
    clients = [Client() for _ in range(3)]
    clients[0].catch_up(table)
    table.start()
    for looking in seen:
        table = table if table.over else step(table, rng)[0]
        for number in looking:
            clients[number].catch_up(table)
            assert clients[number].moves == moves_of(table)


def test_a_new_client_gets_all_moves() -> None:
    table = started("anna bert", "take 1")
    assert (table.moves_known_at(0), table.moves_known_at(-1)) == (0, 0)


def test_a_client_gets_the_moves_after_its_version() -> None:
    table = started("anna bert", "take 1", "take 1")
    assert [table.moves_known_at(version) for version in (1, 2, 3)] == [2, 3, 4]


def test_a_request_sends_no_moves_again() -> None:
    table = started("anna bert", "take 1")
    table.ask(0, "end")
    assert table.moves_known_at(2) == 3


def test_a_move_replaced_after_an_undo_is_sent_again() -> None:
    table = started("anna bert", "take 1")
    table.undo(0)
    table.move(0, "take 2")
    assert table.lengths == [0, 2, 3, 2, 3]
    assert table.moves_known_at(2) == 2
    assert table.moves_known_at(4) == 3


def test_a_client_with_an_unknown_later_version_gets_all_moves() -> None:
    assert started("anna bert", "take 1").moves_known_at(7) == 0
