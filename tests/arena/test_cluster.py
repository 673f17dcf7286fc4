"""Games on a real Dask cluster: none is lost or counted twice if a process dies."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

import pytest

import wanli.arena.about
from tests.dask_cluster import DaskCluster, StartedGames, run_dask
from tests.ports import silent_port
from tests.waiting import until_blocking
from wanli.arena import pools
from wanli.arena.about import about
from wanli.arena.ladder import Ladder, fixtures
from wanli.arena.match import play
from wanli.arena.pools import NoWorkers, each, workers
from wanli.bots.levels import Level
from wanli.cli import main
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.games import game
from wanli.server import bot_pool
from wanli.server.bot_pool import BotPool

GAMES = fixtures("great-wall", 2, ["random", "novice", "medium@2"], 24, 1, {})
EARLY = 4  # a process is killed after this many games
PATIENCE = 900.0  # seconds until the scheduler is killed


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "CONNECT_TIMEOUT", 60.0)  # allow for busy machines


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskCluster]:
    """A scheduler and two workers, killed after PATIENCE so that no test waits for ever."""
    with run_dask(tmp_path_factory.mktemp("dask"), workers=2) as running:
        watchdog = Timer(PATIENCE, running.scheduler.kill)
        watchdog.start()
        try:
            yield running
        finally:
            watchdog.cancel()


def refusal(address: str) -> NoWorkers:
    with pytest.raises(NoWorkers) as caught, workers(1, address):
        pass
    return caught.value


# ---- the command line ------------------------------------------------------------------------
def test_a_ladder_on_a_cluster_has_the_same_result_as_in_this_process(
    cluster: DaskCluster, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["ladder", "great-wall", "--bots", "random,novice", "--games", "6", "--json"]
    assert main([*words, "--cluster", cluster.address]) == 0
    there = capsys.readouterr().out.splitlines()
    assert main([*words, "--jobs", "1"]) == 0
    assert capsys.readouterr().out.splitlines() == there
    assert [json.loads(line)["kind"] for line in there] == ["ladder", "bot", "bot"]


def test_a_match_on_a_cluster_has_the_same_result_as_in_this_process(
    cluster: DaskCluster, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "great-wall", "--bots", "random,novice", "--games", "4", "--json"]
    assert main([*words, "--cluster", cluster.address]) == 0
    there = capsys.readouterr().out
    assert main([*words, "--jobs", "1"]) == 0
    assert capsys.readouterr().out == there


@pytest.mark.parametrize("command", ["ladder", "arena"])
def test_an_unreachable_cluster_is_reported_in_one_line(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with silent_port() as port:
        address = f"tcp://127.0.0.1:{port}"
        assert main([command, "great-wall", "--cluster", address]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert address in err
    assert len(err.splitlines()) == 1


async def test_the_bot_pool_of_a_server_can_use_a_cluster(
    cluster: DaskCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Level, "seconds", 60.0)  # allow for busy machines
    rules = game("great-wall")
    at = Play(rules, rules.setup(2), Rng(3))
    view = at.view(at.current)
    crew = BotPool(cluster.address)
    try:
        assert len((await crew._started())._idle) == len(cluster.workers)
        assert (await crew.advise(view, Level.STRONG)).tries > 1
    finally:
        await asyncio.to_thread(crew.close)


@pytest.mark.skipif(os.name == "nt", reason="no process can be stopped there")
def test_a_bot_pool_gives_up_on_a_cluster_without_response(
    cluster: DaskCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "HANG_TIMEOUT", 0.5)
    worker = cluster.workers[0]
    worker.send_signal(signal.SIGSTOP)
    try:
        with pytest.raises(TimeoutError):
            BotPool(cluster.address)._first_executors()
    finally:
        worker.send_signal(signal.SIGCONT)


# ---- unusable clusters -----------------------------------------------------------------------
@pytest.mark.parametrize("address", ["nowhere://here", "127.0.0.1", "tcp://:x"])
def test_an_invalid_cluster_address_is_refused(address: str) -> None:
    assert refusal(address).code == "no-cluster"


def test_without_dask_the_error_names_the_extra_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    error = refusal("tcp://127.0.0.1:8786")
    assert error.code == "cluster-not-installed"
    assert error.facts["extra"] == "wanli[cluster]"


def test_a_cluster_without_workers_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Impatient(pools.Cluster):
        """A cluster that stops waiting for workers once the scheduler has answered."""

        def __init__(self, address: str) -> None:
            super().__init__(address)
            monkeypatch.setattr(pools, "CONNECT_TIMEOUT", 1.0)

    monkeypatch.setattr(pools, "Cluster", Impatient)
    with run_dask(tmp_path, workers=0) as empty:
        assert refusal(empty.address).code == "cluster-empty"


def test_workers_with_another_build_are_refused(
    cluster: DaskCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = about()
    monkeypatch.setattr(wanli.arena.about, "sources_digest", lambda _: "other weights")
    error = refusal(cluster.address)
    assert error.code == "cluster-differs"
    assert (error.facts["there"], error.facts["here"]) == (there.build, about().build)
    assert "other weights" in about().build


def test_a_worker_that_joins_later_with_another_build_is_refused(
    cluster: DaskCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    with workers(1, cluster.address) as (pool, _):
        assert pool.submit(len, "abc").result() == 3
        monkeypatch.setattr(pool, "_build", "of another day")
        with pytest.raises(NoWorkers) as refused:
            pool.submit(len, "abc").result()
    assert refused.value.code == "cluster-differs"
    assert refused.value.facts["here"] == "of another day"


# ---- killed processes: last, as these tests destroy the cluster ------------------------------
def test_every_game_counts_once_when_a_worker_is_killed(
    cluster: DaskCluster, tmp_path: Path
) -> None:
    games_log, games = StartedGames(tmp_path / "begun", held=0), list(enumerate(GAMES))
    done, ladder, alone = list[int](), Ladder(), Ladder()
    with workers(1, cluster.address) as (pool, _):
        for number, outcome in each(games_log.play, games, pool):
            ladder.add(number, outcome)
            done.append(number)
            if len(done) == EARLY:
                until_blocking(
                    lambda: bool(games_log.started_by(games_log.held))
                )  # wait until a worker holds a game
                [holding] = games_log.started_by(games_log.held)
                [victim] = [worker for worker in cluster.workers if worker.pid == holding]
                victim.kill()
                assert victim.wait(60) != 0
    assert sorted(done) == list(range(len(GAMES)))
    [first, second] = games_log.started_by(games_log.held)
    assert first != second
    for number, fixture in games:
        alone.add(number, play(fixture))
    assert ladder.outcomes == alone.outcomes
    assert ladder.ratings() == alone.ratings()


def play_until_killed(cluster: DaskCluster, games_log: StartedGames, done: list[int]) -> None:
    """Play the games, collect the finished ones in `done`, and kill the scheduler early."""
    with workers(1, cluster.address) as (pool, _):
        for number, _outcome in each(games_log.play, list(enumerate(GAMES)), pool):
            done.append(number)
            if len(done) == EARLY:
                cluster.scheduler.kill()


def test_a_killed_scheduler_is_reported_as_a_lost_cluster(
    cluster: DaskCluster, tmp_path: Path
) -> None:
    games_log = StartedGames(
        tmp_path / "begun", held=len(GAMES) - 1
    )  # some games are left when it dies
    done: list[int] = []
    with pytest.raises(NoWorkers) as caught:
        play_until_killed(cluster, games_log, done)
    assert cluster.scheduler.wait(60) != 0
    assert caught.value.code == "cluster-lost"
    assert EARLY <= len(done) < len(GAMES)
