"""A game in progress: draws, refused moves, results and undo."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.chi_square import fair
from tests.laws.toy import Toy
from wanli.core.errors import Forgotten, NotAMove, NotLegal, NotYourTurn, NoUndo
from wanli.core.play import Play, draw
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, WATCHER

GAME = Toy()


def new(seed: int = 1, players: int = 2) -> Play:
    """A game of the toy after the deal."""
    return Play(GAME, GAME.setup(players), Rng(seed))


def test_pending_draws_are_made_before_the_first_decision() -> None:
    play = new(players=3)
    assert [move.seat for move in play.moves] == [CHANCE] * 3
    assert play.current == 0
    assert play.legal() == ["take 1", "take 2", "show", "mark left", "mark right"]


def test_without_a_luck_source_draws_are_made_as_moves() -> None:
    play = Play(GAME, GAME.setup(2))
    assert play.current == CHANCE
    play.move("deal 3")
    with pytest.raises(NotLegal, match="not-left"):
        play.move("deal 3")
    assert [move.text for move in play.moves] == ["deal 3"]


def test_each_viewer_gets_the_text_of_a_move_they_may_know() -> None:
    play = new()
    play.move("mark left")
    assert play.moves[-1].texts == ("mark left", "mark ?", "mark ?")
    assert play.moves[-1].text_for(0) == "mark left"
    assert play.moves[-1].told_to(0) == "mark left"  # its former name
    assert play.moves[-1].text_for(int(WATCHER)) == "mark ?"
    assert [(note.code, note.clause) for note in play.moves[-1].notes] == [("marks", "TOY-2.3")]
    assert play.state.journal is None


def test_a_refused_move_has_a_reason_and_changes_nothing() -> None:
    play = new()
    for text in ("show", "take 1"):
        play.move(text)
    before = GAME.write_position(play.state)
    with pytest.raises(NotYourTurn) as turn:
        play.move("take 1", seat=1)
    assert turn.value.facts == {"seat": 2, "current": 1}
    with pytest.raises(NotAMove):
        play.move("fly", seat=0)
    with pytest.raises(NotLegal) as refused:
        play.move("show", seat=0)
    assert refused.value.clause == "TOY-2.2"
    assert GAME.write_position(play.state) == before
    assert len(play.moves) == 4


def test_a_finished_game_has_scores_and_winners() -> None:
    play = new()
    assert play.winners == []
    for _ in range(3):
        play.move("take 2")
    assert play.over
    assert play.scores == [4, 2]
    assert play.winners == [0]
    assert play.legal() == []
    with pytest.raises(NotLegal, match="over"):
        play.move("take 1", seat=1)


def test_a_victory_may_be_shared() -> None:
    play = new()
    for text in ("take 2", "take 2", "take 1", "take 1"):
        play.move(text)
    assert play.winners == [0, 1]


def test_a_seat_can_undo_its_own_last_move() -> None:
    play = new()
    before = GAME.write_position(play.state)
    play.move("take 2")
    assert play.can_undo(0)
    play.undo(0)
    assert GAME.write_position(play.state) == before
    assert play.current == 0


def test_a_seat_cannot_undo_the_move_of_another_seat() -> None:
    play = new()
    play.move("take 2")
    assert not play.can_undo(1)
    with pytest.raises(NoUndo):
        play.undo(1)
    play.move("take 1")
    assert not play.can_undo(0)


def test_a_draw_cannot_be_undone() -> None:
    play = Play(GAME, GAME.setup(2))
    assert not play.can_undo(0)
    play.move("deal 1")
    for viewer in (0, 1, int(WATCHER), int(CHANCE)):
        assert not play.can_undo(viewer)
        with pytest.raises(NoUndo):
            play.undo(viewer)


def test_positions_before_a_draw_are_forgotten() -> None:
    play = new()
    drawn = len(play.moves)
    play.move("take 1")
    play.move("take 1")
    play.take_back(drawn)
    with pytest.raises(Forgotten) as refused:
        play.take_back(drawn - 1)
    assert refused.value.facts == {"move": drawn}
    assert len(play.moves) == drawn


def test_a_spectator_cannot_undo_a_draw_that_showed_nothing() -> None:
    play = Play(GAME, GAME.setup(2))
    play.move("deal 1")
    play.state.reveals = 0
    assert not play.can_undo(int(WATCHER))


def test_a_move_that_revealed_a_card_cannot_be_undone() -> None:
    play = new()
    play.move("show")
    assert not play.can_undo(0)


def test_draws_follow_their_weights() -> None:
    state = Play(GAME, GAME.setup(2)).state
    rng = Rng(8)
    counts = Counter(draw(state, rng) for _ in range(3000))
    assert fair(counts, {action: int(state.weight(action)) for action in state.actions()})
    counts = Counter(int(state.draw(rng)) for _ in range(3000))
    assert fair(counts, {action: int(state.weight(action)) for action in state.actions()})
