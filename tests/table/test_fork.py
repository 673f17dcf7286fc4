"""Forks: a table that continues from a position of another game, with its own luck and seats."""

from __future__ import annotations

import pytest

from tests.table.tables import EVERY_GAME, rebuilt, state_of, unstarted_copy
from wanli.core.errors import NoUndo, WanliError
from wanli.core.game import Game
from wanli.core.luck import FairLuck, fair_record
from wanli.core.play import Play
from wanli.core.record import read_record
from wanli.core.rng import Rng
from wanli.core.verify import verify
from wanli.table.entries import AnyEntry, Started, decode, encode
from wanli.table.seat import Seat
from wanli.table.snapshot import freeze, thaw
from wanli.table.table import Table
from wanli.table.terms import Terms

OLD, NEW = bytes(32), bytes(range(32, 64))
every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)


def game_after(game: Game, moves: int, seed: int = 3) -> Play:
    """A game after some random decisions."""
    play = Play(game, game.setup(game.players[0]), FairLuck(OLD, [""] * game.players[0]))
    rng = Rng(seed)
    for _ in range(moves):
        legal = play.legal()
        play.move(legal[rng.below(len(legal))])
    return play


def forked(game: Game, before: Play, undo: str = "ask") -> tuple[Table, Started]:
    """A fork of a game with one person in all seats, and the first entry of its log."""
    terms = Terms(players=before.setup.players, undo=undo)  # type: ignore[arg-type]
    seats = [Seat("person", person="anna", name="Anna") for _ in range(before.setup.players)]
    table = Table(game, before.setup, terms, seats, NEW)
    return table, table.start([move.text for move in before.moves])


def play_to_the_end(table: Table, seed: int = 4, most: int = 10_000) -> list[AnyEntry]:
    """Play to the end at random and return the entries."""
    rng, log = Rng(seed), list[AnyEntry]()
    while not table.over and len(log) < most:
        legal = table.started.legal()
        log.append(table.move(table.turn, legal[rng.below(len(legal))]))
    return log


@every_game
def test_a_fork_begins_in_the_position_of_the_other_game(game: Game) -> None:
    before = game_after(game, 3)
    table, _ = forked(game, before)
    assert game.write_position(table.started.state) == game.write_position(before.state)
    assert repr(table.started.moves) == repr(before.moves)  # with their texts for every viewer
    assert (table.version, table.drawn, table.inherited) == (1, 0, len(before.moves))
    assert not table.over


@every_game
def test_a_fork_can_be_rebuilt_from_its_log_or_a_snapshot(game: Game) -> None:
    table, start = forked(game, game_after(game, 3))
    log = [decode(encode(one)) for one in [start, *play_to_the_end(table)]]
    again = rebuilt(table, log)
    assert state_of(again) == state_of(table)
    assert again.inherited == table.inherited
    cold = unstarted_copy(table)
    thaw(cold, freeze(table))
    assert state_of(cold) == state_of(table)
    assert cold.inherited == table.inherited


@every_game
def test_undo_cannot_go_back_behind_the_start_of_a_fork(game: Game) -> None:
    for moves in range(1, 12):
        before = game_after(game, moves)
        if before.over or not before.can_undo(last := before.moves[-1].seat):
            continue
        table, _ = forked(game, before)
        assert table.takeback_target(last) == -1
        assert not table.may_undo(last)
        assert not table.may_ask_undo(last)
        with pytest.raises(NoUndo):
            table.undo(last)
        with pytest.raises(NoUndo):
            table.ask(last, "undo")
        assert len(table.started.moves) == len(before.moves)
        break
    else:
        pytest.fail("no move that could be taken back was met")


@every_game
def test_moves_after_the_start_of_a_fork_can_be_undone(game: Game) -> None:
    for moves in range(1, 12):
        table, _ = forked(game, game_after(game, moves))
        seat, position = table.turn, game.write_position(table.started.state)
        table.move(seat, table.started.legal()[0])
        if table.may_undo(seat):
            table.undo(seat)
            assert game.write_position(table.started.state) == position
            assert not table.may_undo(seat)
            break
    else:
        pytest.fail("no move that could be taken back was met")


@every_game
def test_the_luck_of_a_fork_is_verified_from_its_start(game: Game) -> None:
    before = game_after(game, 3)
    table, _ = forked(game, before)
    play_to_the_end(table)
    record = fair_record(table.started, NEW, [""] * before.setup.players)
    with pytest.raises(WanliError):  # draws of the other game have another secret
        verify(game, record)
    record.fork = table.inherited
    checked = verify(game, read_record(record.write()))
    assert (checked.draws, checked.inherited) == (table.drawn, len(before.moves))
    assert checked.over


@every_game
def test_a_fork_with_illegal_moves_is_refused(game: Game) -> None:
    before = game_after(game, 3)
    table, _ = forked(game, before)
    texts = [move.text for move in before.moves]
    with pytest.raises(WanliError):
        unstarted_copy(table).start([*texts, "nothing of the kind"])
    with pytest.raises(WanliError):
        unstarted_copy(table).start(texts[1:])
