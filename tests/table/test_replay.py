"""The log of a table: replaying its entries, or a snapshot and later entries, rebuilds it."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.table.tables import TABLES, TOY, rebuilt, started, state_of, unstarted_copy
from tests.table.walk import LAST, any_table, walk
from wanli.bots.levels import Level
from wanli.core.errors import Forgotten
from wanli.core.luck import fair_record
from wanli.core.rng import Rng
from wanli.core.verify import verify
from wanli.table.entries import AnyEntry, Moved, TakenOver, Undone, decode, encode
from wanli.table.snapshot import freeze, thaw
from wanli.table.table import Table

WALKS = 3  # per game and number of players
WALKS_OF_THE_TOY = 30  # its games are short
MORE = 4  # factor for rare events
SNAPSHOTS = 12  # take a snapshot every 12 steps on average


def seeds(name: str, base: int) -> range:
    """The seeds of the walks."""
    return range(base, base + (WALKS_OF_THE_TOY if name == TOY.id else WALKS))


def from_snapshot(table: Table) -> Table:
    """Return a new table from a snapshot."""
    other = unstarted_copy(table)
    thaw(other, freeze(table))
    return other


def can_replay(mirror: Table, entry: AnyEntry, kept: int) -> bool:
    """Replay an entry; False if it is an undo behind the snapshot, which must be refused."""
    if isinstance(entry, Undone) and entry.to < kept:
        with pytest.raises(Forgotten):
            mirror.replay(entry)
        return False
    mirror.replay(entry)
    return True


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_replaying_the_log_rebuilds_the_table(name: str, players: int) -> None:
    for seed in seeds(name, 1000 + 100 * players):
        rng = Rng(seed)
        table = any_table(name, players, rng)
        mirror, log = unstarted_copy(table), list[AnyEntry]()
        for table, entry in walk(table, rng):  # noqa: B020
            if entry is not None:
                log.append(decode(encode(entry)))
                mirror.replay(log[-1])
            assert state_of(mirror, LAST) == state_of(table, LAST)
            assert (table.version, len(table.lengths)) == (len(log), len(log) + 1)
        assert state_of(rebuilt(table, log)) == state_of(table)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_snapshot_and_the_later_log_rebuild_the_table(name: str, players: int) -> None:
    for seed in seeds(name, 2000 + 100 * players):
        rng = Rng(seed)
        mirrors: list[tuple[Table, int]] = []  # with the number of moves in its snapshot
        table = any_table(name, players, rng)
        for table, entry in walk(table, rng):  # noqa: B020 - the last table is used below
            if entry is None:
                continue
            mirrors = [one for one in mirrors if can_replay(one[0], entry, one[1])]
            for mirror, _ in mirrors:
                assert state_of(mirror, LAST) == state_of(table, LAST)
            if rng.below(SNAPSHOTS) == 0:
                mirrors = [*mirrors[-2:], (from_snapshot(table), table.lengths[-1])]
                assert state_of(mirrors[-1][0]) == state_of(table)
        for mirror, _ in mirrors:
            assert state_of(mirror) == state_of(table)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_luck_can_be_verified_after_undone_moves(name: str, players: int) -> None:
    drawn_after_an_undo = 0
    few = seeds(name, 3000 + 100 * players)
    for seed in range(few.start, few.start + MORE * len(few)):
        if seed >= few.stop and drawn_after_an_undo:
            break
        rng, undone = Rng(seed), False
        table = any_table(name, players, rng, "ask")
        for table, entry in walk(table, rng):  # noqa: B007, B020
            undone = undone or isinstance(entry, Undone)
            drawn_after_an_undo += isinstance(entry, Moved) and undone and len(entry.draws)
        words = [seat.word for seat in table.seats]
        record = fair_record(table.started, table.secret, words, ended=True)
        assert verify(table.game, record).draws == table.drawn
    assert drawn_after_an_undo or name == TOY.id


def test_the_walks_contain_every_kind_of_entry_and_ending() -> None:
    met: Counter[str] = Counter()
    for name, players in TABLES[:3]:
        for seed in seeds(name, 1000 + 100 * players):
            rng = Rng(seed)
            table = any_table(name, players, rng)
            for table, entry in walk(table, rng):  # noqa: B007, B020
                met[type(entry).__name__] += 1
            met[table.ending] += 1
    entries = {kind.__name__ for kind in AnyEntry.__args__}
    assert met.keys() >= {*entries, "NoneType", "played", "resigned", "time", "agreed"}


def test_a_game_can_continue_from_a_snapshot() -> None:
    rng = Rng(5)
    steps = walk(any_table("great-wall", 3, rng), rng)
    table = next(table for table, _ in steps if table.version == 20)
    other = from_snapshot(table)
    for one in (table, other):
        one.move(one.turn, one.started.legal()[0], by_bot=True)
    assert state_of(other) == state_of(table)


def test_a_snapshot_contains_a_pending_request_and_its_answers() -> None:
    table = started("anna bert cleo", "take 1")
    table.take_over(0, Level.STRONG)
    table.ask(0, "end")
    table.answer(1, True)
    assert (table.agreed, table.seats_to_answer()) == (frozenset({1}), [2])
    assert state_of(from_snapshot(table)) == state_of(table)
    assert from_snapshot(table).seats_to_answer() == [2]


def test_the_level_of_a_stand_in_is_stored_as_its_name() -> None:
    entry = started("anna bert").take_over(0, Level.STRONG)
    body = encode(entry)
    assert body == b'{"kind":"taken-over","seat":0,"level":"strong"}'
    again = decode(body)
    assert isinstance(again, TakenOver)
    assert again.level is Level.STRONG


def test_a_snapshot_restores_the_levels_of_stand_ins() -> None:
    table = started("anna bert cleo")
    table.resign(1)
    assert from_snapshot(table).stand_ins[1] is Level.STRONG
