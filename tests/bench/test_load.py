"""The load benchmark of the server, with a handful of clients."""

from __future__ import annotations

import pytest

from wanli.bench.load import playing, whole
from wanli.games import game

SMALL = {"TABLES": 2, "PLAYERS": 2, "ROUNDS": 1, "SECONDS": 1.0, "BRISK": 0.02}
GAME = "great-wall"
ROUNDED = 0.0501  # the rounding error of a figure


@pytest.mark.full
def test_a_small_load_benchmark_reports_every_figure_with_its_peers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in {**SMALL, "CONNECTIONS": 8, "FINISHED": 20}.items():
        monkeypatch.setattr(whole, name, value)
    monkeypatch.setattr(whole, "GAMES", (game(GAME),))
    monkeypatch.setattr(whole, "pin_clients", lambda: None)  # do not take cores from other tests
    monkeypatch.setattr(playing, "SETTLE_SECONDS", 0.3)
    done = list(whole.run())
    assert len(done) == whole.steps()
    found = {(one.metric, one.peer): one for step in done for one in step}
    beside = [
        (metric, peer)
        for peer in ("bare echo", "log in memory")
        for metric in ("confirmed moves", "CPU a move", "p50 of a move", "p99 of a move")
    ]
    brisk = [f"{what} at a brisk pace" for what in ("moves", "p50", "p99")]
    idle = ["memory of an idle table", "memory of a connection"]
    alone = [*brisk, *idle, "idle connections of 8 that answer", "start with 20 games"]
    assert set(found) == {*beside, *((metric, "") for metric in alone)}
    assert {one.game for one in found.values()} == {GAME}
    for metric, peer in beside:
        one = found[metric, peer]
        assert min(one.value, one.peer_value, one.ratio) > 0, one
        least = (one.value - ROUNDED) / (one.peer_value + ROUNDED)
        most = (one.value + ROUNDED) / (one.peer_value - ROUNDED)
        assert least - 0.001 <= one.ratio <= most + 0.001, one
    assert found["moves at a brisk pace", ""].value > 0
    assert found["idle connections of 8 that answer", ""].value == 8
