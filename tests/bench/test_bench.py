"""Benchmarks: what the figures measure, and their JSON form."""

from __future__ import annotations

import msgspec
import pytest

import wanli
from wanli.bench import runs, whole
from wanli.bench.figure import Figure, nanoseconds
from wanli.bench.interpreted import interpreted_figures
from wanli.bench.peers import Peer, search_peers
from wanli.bench.searches import METRIC, Searches
from wanli.games import GAMES, game


def test_a_playout_benchmark_counts_decisions_and_games() -> None:
    playouts = runs.Playouts(game("great-wall"), 2)
    for seed in range(3):
        playouts.measure(seed)
    by_metric = {figure.metric: figure for figure in playouts.figures([])}
    assert by_metric["playout decisions"].value > 10 * by_metric["playout games"].value > 0
    assert {figure.variant for figure in by_metric.values()} == {runs.variant()}


class Slow(Peer):
    """A peer with a rate of ten per second."""

    def measure(self) -> None:
        self.rates.append(10.0)


def test_a_search_benchmark_reports_iterations_and_the_ratio_to_a_peer() -> None:
    searches, peer = Searches(game("great-wall"), 2), Slow("slow")
    for seed in range(3):
        peer.measure()
        searches.measure(seed)
    alone, beside = searches.figures([peer])
    assert (alone.peer, alone.unit, alone.players) == ("", "iterations/s", 2)
    assert (beside.peer, beside.peer_value) == ("slow", 10)
    assert beside.ratio == pytest.approx(beside.value / 10, rel=0.01)
    assert beside.value == alone.value > 0


def test_openspiel_peers_search_a_position_with_several_moves() -> None:
    pytest.importorskip("pyspiel")
    names = [peer.name for peer in search_peers()]
    assert names == [f"open_spiel {name} ISMCTS" for name in ("euchre", "oh_hell", "hearts")]
    peer = search_peers()[2]
    peer.measure()
    assert 100 < peer.rates[0] < 1_000_000  # a position with one legal move would take no time


def test_benchmarks_measure_clone_legal_apply_and_memory() -> None:
    found = {figure.metric: figure for figure in runs.step_times(game("great-wall"), 3)}
    assert set(found) == {"clone", "legal", "apply"}
    assert found["clone"].value > 0
    assert 500 < runs.memory(game("chang-cheng"), 4).value < 20_000


def test_nanoseconds_are_per_repetition(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [5.0]  # seconds
    monkeypatch.setattr("wanli.bench.figure.perf_counter", lambda: now[0])

    def work() -> None:
        now[0] += 2.0

    assert nanoseconds(work, 4) == pytest.approx(0.5e9)


@pytest.mark.full
def test_a_complete_benchmark_covers_every_game_and_number_of_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(whole, "ROUNDS", 1)
    monkeypatch.setattr(runs, "REPEATS", 1)
    monkeypatch.setattr(whole, "interpreted_figures", lambda _: [])
    monkeypatch.setattr(whole, "playout_peers", lambda: [Slow("slow")])
    monkeypatch.setattr(whole, "search_peers", lambda: [Slow("slow search")])
    games = list(GAMES)
    ready = list(whole.run(games))
    assert len(ready) == whole.steps(games)
    figures = [figure for step in ready for figure in step]
    told = {(figure.game, figure.players) for figure in figures}
    assert told == {(g.id, players) for g in games for players in g.players}
    assert {figure.game for figure in figures if figure.metric == METRIC} == {g.id for g in games}
    assert {figure.peer for figure in figures} >= {"slow", "slow search"}
    for figure in figures:
        assert msgspec.json.decode(msgspec.json.encode(figure), type=Figure) == figure
        assert bool(figure.peer) == (figure.ratio > 0)


@pytest.mark.full
@pytest.mark.skipif(not wanli.compiled(), reason="the interpreted run has nothing to set beside")
def test_interpreted_figures_are_measured_without_compiled_rules() -> None:
    figures = list(interpreted_figures("great-wall"))
    assert {figure.variant for figure in figures} == {"interpreted"}
    assert {figure.players for figure in figures} == {2, 3, 4, 5}
