"""The board of a game without one of its own."""

from __future__ import annotations

from rich.console import Console

from tests.laws.toy import Toy
from wanli.cli.boards import Canvas, board_of
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.text import Words
from wanli.text.catalogue import catalogue


def test_a_game_without_a_board_lists_the_fields_of_its_view() -> None:
    game = Toy()
    play = Play(game, game.setup(2), Rng(3))
    words = Words(catalogue("en", "chang-cheng"))
    board, view, console = board_of(game.id), play.view(0), Console(width=200)
    with console.capture() as drawn:
        console.print(board.draw(view, words, Canvas(200)))
    lines = drawn.get().splitlines()
    assert [line.split(":")[0].strip() for line in lines] == ["table", "hint"]
    assert f'"heap":{view.table.heap}' in lines[0]
    assert board.seat_styles(view) == ["", ""]
    assert (board.hand(view, words), board.legend(words), board.pieces(view, words)) == ([], [], {})
