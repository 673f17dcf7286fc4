"""Records of forked games: the fork line, and luck that is promised only after the fork."""

from __future__ import annotations

import pytest

from tests.manipulated_records import SECRET, TABLES, committed_record
from wanli.core.errors import BadRecord, OtherDraw
from wanli.core.luck import FairLuck, fair_record
from wanli.core.play import Play
from wanli.core.record import Record, read_record, replay
from wanli.core.rng import Rng
from wanli.core.state import CHANCE
from wanli.core.verify import verify
from wanli.games import game

NEW = bytes(range(100, 132))
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def forked(name: str, players: int, drawn: int = 0) -> Record:
    """The record of a game forked at the first decision of another one, with new promised luck."""
    rules, words = game(name), [""] * players
    first = read_record(committed_record(name, players))
    fork = next(index for index, (seat, _) in enumerate(first.moves) if seat != CHANCE)
    play = replay(rules, first, fork)
    play.draw_from(FairLuck(NEW, words, drawn))
    rng = Rng(players)
    while not play.over:
        legal = play.legal()
        play.move(legal[rng.below(len(legal))])
    record = fair_record(play, NEW, words)
    record.fork = fork
    return record


@every_table
def test_a_record_of_a_fork_can_be_read_back(name: str, players: int) -> None:
    record = forked(name, players)
    again = read_record(record.write())
    assert (again.fork, again.write()) == (record.fork, record.write())
    assert replay(game(name), again).over
    assert "\nfork" not in committed_record(name, players)


@every_table
def test_only_draws_after_the_fork_are_verified(name: str, players: int) -> None:
    record = forked(name, players)
    own = sum(seat == CHANCE for seat, _ in record.moves[record.fork :])
    assert own > 0
    checked = verify(game(name), record)
    assert (checked.draws, checked.inherited, checked.over) == (own, record.fork, True)
    record.fork = 0
    with pytest.raises(OtherDraw):
        verify(game(name), record)


@every_table
def test_draws_of_a_fork_are_counted_from_the_fork(name: str, players: int) -> None:
    with pytest.raises(OtherDraw):
        verify(game(name), forked(name, players, drawn=7))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("fork 99999", "fork-beyond"),
        ("fork x", "not-a-number"),
        ("fork -1", "not-a-number"),
        ("fork 3\nfork 3", "header-twice"),
    ],
)
def test_an_invalid_fork_line_is_refused(line: str, code: str) -> None:
    text = committed_record("great-wall", 2).replace("\ncommitment", f"\n{line}\ncommitment")
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    assert caught.value.code == code


def test_a_draw_pending_at_the_fork_uses_the_luck_of_the_new_game() -> None:
    rules = game("great-wall")
    play = Play(rules, rules.setup(2))
    assert play.current == CHANCE
    play.draw_from(FairLuck(SECRET, ["", ""]))
    assert play.current != CHANCE
    assert all(move.seat == CHANCE for move in play.moves)
