"""The law of the log: whatever is done at a table, its entries give the same table again."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.table.tables import TABLES, TOY, facts, fresh, replayed, started
from tests.table.walk import LAST, any_table, walk
from wanli.bots.levels import Level
from wanli.core.errors import Forgotten
from wanli.core.luck import fair_record
from wanli.core.rng import Rng
from wanli.core.verify import verify
from wanli.table.entries import AnyEntry, Moved, TakenOver, Undone, decode, encode
from wanli.table.snapshot import freeze, thaw
from wanli.table.table import Table

WALKS = 3  # at every kind of table
WALKS_OF_THE_TOY = 30  # whose games are short
MORE = 4  # times as many, where what is looked for is seldom met
SNAPSHOTS = 12  # one step of so many is kept


def seeds(name: str, base: int) -> range:
    """A walk for each."""
    return range(base, base + (WALKS_OF_THE_TOY if name == TOY.id else WALKS))


def thawed(table: Table) -> Table:
    """A new table from a snapshot."""
    other = fresh(table)
    thaw(other, freeze(table))
    return other


def goes_on(mirror: Table, entry: AnyEntry, kept: int) -> bool:
    """Replay an entry; False where it goes back behind the snapshot, which must be said."""
    if isinstance(entry, Undone) and entry.to < kept:
        with pytest.raises(Forgotten):
            mirror.replay(entry)
        return False
    mirror.replay(entry)
    return True


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_log_gives_the_same_table_again(name: str, players: int) -> None:
    for seed in seeds(name, 1000 + 100 * players):
        rng = Rng(seed)
        table = any_table(name, players, rng)
        mirror, log = fresh(table), list[AnyEntry]()
        for table, entry in walk(table, rng):  # noqa: B020
            if entry is not None:
                log.append(decode(encode(entry)))
                mirror.replay(log[-1])
            assert facts(mirror, LAST) == facts(table, LAST)
            assert (table.version, len(table.lengths)) == (len(log), len(log) + 1)
        assert facts(replayed(table, log)) == facts(table)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_snapshot_and_the_rest_of_the_log_give_the_same_table(name: str, players: int) -> None:
    for seed in seeds(name, 2000 + 100 * players):
        rng = Rng(seed)
        mirrors: list[tuple[Table, int]] = []  # and how many moves its snapshot had
        table = any_table(name, players, rng)
        for table, entry in walk(table, rng):  # noqa: B020 - the last one is looked at again
            if entry is None:
                continue
            mirrors = [one for one in mirrors if goes_on(one[0], entry, one[1])]
            for mirror, _ in mirrors:
                assert facts(mirror, LAST) == facts(table, LAST)
            if rng.below(SNAPSHOTS) == 0:
                mirrors = [*mirrors[-2:], (thawed(table), table.lengths[-1])]
                assert facts(mirrors[-1][0]) == facts(table)
        for mirror, _ in mirrors:
            assert facts(mirror) == facts(table)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whatever_was_taken_back_the_luck_can_be_proven(name: str, players: int) -> None:
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


def test_the_walks_meet_everything_that_can_happen() -> None:
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


def test_a_table_from_a_snapshot_goes_on() -> None:
    rng = Rng(5)
    steps = walk(any_table("great-wall", 3, rng), rng)
    table = next(table for table, _ in steps if table.version == 20)
    other = thawed(table)
    for one in (table, other):
        one.move(one.turn, one.started.legal()[0], by_bot=True)
    assert facts(other) == facts(table)


def test_a_snapshot_keeps_what_was_asked_and_who_has_agreed() -> None:
    table = started("anna bert cleo", "take 1")
    table.take_over(0, Level.STRONG)
    table.ask(0, "end")
    table.answer(1, True)
    assert (table.agreed, table.to_answer()) == (frozenset({1}), [2])
    assert facts(thawed(table)) == facts(table)
    assert thawed(table).to_answer() == [2]


def test_a_level_is_stored_as_its_name() -> None:
    entry = started("anna bert").take_over(0, Level.STRONG)
    body = encode(entry)
    assert body == b'{"kind":"taken-over","seat":0,"level":"strong"}'
    again = decode(body)
    assert isinstance(again, TakenOver)
    assert again.level is Level.STRONG


def test_a_snapshot_has_levels_again() -> None:
    table = started("anna bert cleo")
    table.resign(1)
    assert thawed(table).stand_ins[1] is Level.STRONG
