"""tools/balance.py: statistics of random games of Rise of Empires."""

from __future__ import annotations

import pytest

from tools import balance


@pytest.mark.parametrize("wonders", balance.RECONSTRUCTION)
def test_a_random_game_gives_plausible_statistics(wonders: str) -> None:  # RE-3.1, RE-3.3
    one = balance.play(2, wonders, "random", 1)
    assert one.discs == 36  # 2 players, 3 A turns, 6 discs each
    assert 0 <= one.blank <= one.discs
    assert one.best > 0
    assert one.kept == 0 or wonders == "variant"  # WW-9


def test_a_line_of_the_report_has_means_and_targets() -> None:
    games = [balance.Played(200, 36, 0, 9, 2, 1), balance.Played(210, 36, 9, 0, 4, 0)]
    words = balance.line("variant", 2, games).split()
    assert words == ["variant", "2", "205", "(", "5)", "225", "12.5%", "12.5%", "3.0", "0.5"]
    assert len(balance.line("printed", 5, games[:1]).split()) == len(words)
