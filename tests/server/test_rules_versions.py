"""A new version of the rules: old tables keep the old version, new tables get the new one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec
import pytest

from tests.server.halls import GAME, open_hall, open_table, start_table
from wanli import games
from wanli.bots import bot
from wanli.bots.levels import Level
from wanli.core.errors import UnknownRules
from wanli.core.game import Game
from wanli.core.record import read_record
from wanli.core.verify import verify
from wanli.core.view import View
from wanli.games.great_wall.about import GreatWallGame
from wanli.games.great_wall.rules.game import GreatWall
from wanli.games.great_wall.view import GreatWallView
from wanli.server import table_factory, wire
from wanli.server.forks import fork
from wanli.server.person import Person
from wanli.server.table_loader import load_table, record_text
from wanli.table.terms import Terms

TWO = Terms(players=2)


class NewView(GreatWallView, kw_only=True):
    """The view of a seat by the new rules."""


class NewGreatWall(GreatWallGame):
    """The second version of the game."""

    rules_version: ClassVar[int] = 2
    view_type: ClassVar[type[View]] = NewView

    def views(self, state: GreatWall, viewers: Sequence[int]) -> list[GreatWallView]:
        known = super().views(state, viewers)
        return [NewView(**msgspec.structs.asdict(view)) for view in known]


def change_the_rules(monkeypatch: pytest.MonkeyPatch) -> tuple[Game, Game]:
    """Register a second version of the rules; return both versions."""
    old, new = games.game(GAME), NewGreatWall()
    present = tuple(new if one is old else one for one in games.GAMES)
    monkeypatch.setattr(games, "GAMES", present)
    monkeypatch.setattr(games, "EARLIER", (old,))
    return old, new


def test_every_version_has_its_own_views(monkeypatch: pytest.MonkeyPatch) -> None:
    types = [one.view_type for one in games.every_version()]
    assert len(types) == len(set(types))
    for rules in change_the_rules(monkeypatch):
        state = rules.new(rules.setup(2))
        assert games.game_of(rules.view(state, 0)) is rules
        assert games.game(GAME, rules.rules_version) is rules


async def test_an_old_table_keeps_its_rules_and_a_new_one_gets_the_new_rules(
    ready_sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(ready_sqlite_url) as before:
        table = (await start_table(before, TWO)).stored.id
    old, new = change_the_rules(monkeypatch)
    async with open_hall(ready_sqlite_url) as hall:
        live = await open_table(hall, table)
        assert live.table.game is old
        view = live.table.view(live.table.turn)
        for level in ("easy", "medium"):
            assert bot(level, 1).choose(view) in view.legal
        text = await hall.services.bots.choose(view, Level.MEDIUM, table)
        await live.write(lambda draft: draft.move(draft.turn, text), "one")
        await live.write(lambda draft: draft.resign(0), "two")
        record = record_text(await hall.database.read(load_table, table, None, True))
        assert "\nrules 1\n" in record
        assert verify(old, read_record(record)).over
        again, _ = table_factory.import_record("anna", wire.Import(record), 0.0)
        assert again.rules_version == 1
        anna = Person(live.stored.host, "Anna", "guest", frozenset())
        forked = await open_table(hall, await fork(hall, live, anna, wire.Fork(version=2)))
        assert (forked.stored.rules_version, forked.table.game) == (1, old)
        made = table_factory.make_rematch(anna, live.stored, [], 0.0)
        assert made.rules_version == 2
        assert (await start_table(hall, TWO)).table.game is new


def test_an_unknown_version_is_refused_with_the_known_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    change_the_rules(monkeypatch)
    with pytest.raises(UnknownRules) as refused:
        games.game(GAME, 3)
    assert refused.value.facts == {"game": GAME, "version": 3, "known": "2, 1"}
