"""The board of Rise of Empires in a terminal says all that matters."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tests.games.rise_of_empires.positions import Table, played, seat, table, wonder
from wanli.cli.boards import BOARDS, Look
from wanli.cli.pigments import theme
from wanli.games.rise_of_empires.rules.names import COLOUR_NAMES
from wanli.games.rise_of_empires.shown.views import view
from wanli.text import LANGUAGES, Words
from wanli.text.catalogue import catalogue

BOARD = BOARDS["rise-of-empires"]


def drawn(t: Table, language: str = "en", *, plain: bool = False) -> str:
    """The board as a watcher sees it."""
    words = Words(catalogue(language, "rise-of-empires"), COLOUR_NAMES[: t.state.players])
    out = StringIO()
    console = Console(file=out, width=100, theme=theme(None))
    console.print(BOARD.draw(view(t.state, -1), words, Look(100, plain)))
    return out.getvalue()


def test_it_shows_players_regions_rows_and_tiles() -> None:  # RE-5.1
    t = table("2B", players=2, progress=["banking", "iron"], cities=["paris"],
              red=seat(gold=3, pool=2, gaul=2), green=seat(gaul=1, cities=["ur"]),
              wonders={"wonder-1b": wonder("gaul", "green", marked=False)})  # fmt: skip
    text = drawn(t)
    assert "Turn 2B" in text
    assert "Reconstruction" in text
    assert "gaul 2/1 1c R2 G1 ▲?" in text
    assert "Empire ○○RG" in text
    assert "1 Banking, 2 Iron Weapons (1g)" in text
    assert "Paris (7g 2r → 4v)" in text
    assert "Ur, Wonder of 1B" in text
    assert "china" not in text  # not open yet


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_drawn_at_any_moment_in_any_language(language: str) -> None:  # RE-5.1
    play = played(5, 2)
    for index in range(0, len(play.moves), 60):
        t = Table(play._position_before(index))  # type: ignore[arg-type]
        assert drawn(t, language, plain=True)


def test_it_has_a_legend_and_no_hand() -> None:  # RE-5.1
    words = Words(catalogue("en", "rise-of-empires"))
    assert len(BOARD.legend(words)) == 4
    assert BOARD.hand(table().view(0), words) == []
