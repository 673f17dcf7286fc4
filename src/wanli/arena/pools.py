"""Worker pools: processes of this machine or an existing Dask cluster, both as executors."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    as_completed,
)
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Any, ParamSpec, TypeVar

from wanli.arena.about import About, about
from wanli.core.errors import Facts, WanliError

P = ParamSpec("P")
T = TypeVar("T")
U = TypeVar("U")

CONNECTS_WITHIN = 3.0  # seconds, of a cluster


class NoWorkers(WanliError):
    """No workers: the cluster cannot be used, or the worker processes have died."""


def each(work: Callable[[T], U], items: Sequence[T], pool: Executor) -> Iterator[tuple[int, U]]:
    """Do the work on every item exactly once, and yield results in the order they are ready.

    Args:
        work: A function that can be sent to another process.
        items: What to call it with.
        pool: Where it runs.

    Yields:
        The index of the item, and the result.

    Examples:
        Play a match on two processes (not run here, as it starts them):

        >>> from wanli.arena.match import Table, fixtures, play
        >>> from wanli.arena.pools import each, workers
        >>> match = fixtures("great-wall", ["easy", "random"], games=200, seed=1, options={})
        >>> table = Table()
        >>> with workers(jobs=2) as (pool, machines):  # doctest: +SKIP
        ...     for number, outcome in each(play, match, pool):
        ...         table.add(outcome)
    """
    numbers = {pool.submit(work, item): number for number, item in enumerate(items)}
    for ready in as_completed(numbers):
        yield numbers[ready], ready.result()


@contextmanager
def workers(jobs: int, cluster: str = "") -> Iterator[tuple[Executor, list[About]]]:
    """Open a pool of processes, or connect to a Dask cluster.

    On leaving early, work that is not done yet is dropped.

    Args:
        jobs: The number of processes.
        cluster: The address of a Dask cluster; empty for processes of this machine.

    Yields:
        The pool, and a description of each kind of worker.

    Raises:
        NoWorkers: The cluster cannot be used, or the workers died.
    """
    with _cluster(cluster) if cluster else _processes(jobs) as (pool, kinds):
        try:
            yield pool, kinds
        except BrokenExecutor:
            raise NoWorkers("workers-died", {}) from None
        except CancelledError:
            raise NoWorkers("cluster-lost", {"address": cluster}) from None


@contextmanager
def _processes(jobs: int) -> Iterator[tuple[Executor, list[About]]]:
    before = set(multiprocessing.active_children())
    pool = Processes(jobs)
    try:
        yield pool, [about()]
    except BaseException:
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


# ---- processes -----------------------------------------------------------------------------------
class Processes(ProcessPoolExecutor):
    """Processes that leave Ctrl-C to who has started them, and never outlive him."""

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs, multiprocessing.get_context("spawn"), initializer=_serve)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have something done, in a process that may have to be started for it."""
        with _ctrl_c_waits():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Hold Ctrl-C back, also from whoever is started meanwhile, where the system can."""
    if os.name == "nt":
        yield
        return
    resource_tracker.ensure_running()  # whose start would let it through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one is to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if os.name != "nt":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Nobody else would ever tell a process to end whose parent was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)  # by a signal, as the programs it runs end with it


# ---- Dask ----------------------------------------------------------------------------------------
class Cluster(Executor):
    """A Dask cluster, as far as we need it."""

    def __init__(self, address: str) -> None:
        from distributed import Client

        _knock(address)
        connect: Any = Client  # has no types
        self.client = connect(address, timeout=CONNECTS_WITHIN)
        made: Executor = self.client.get_executor(pure=False)
        self._executor = made
        self._build = about().build

    @property
    def places(self) -> int:
        """How much can be done there at once."""
        threads: dict[str, int] = self.client.nthreads()
        return max(1, sum(threads.values()))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have something done somewhere."""
        done: Future[T] = self._executor.submit(_as_here, self._build, fn, *args, **kwargs)
        return done

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Go away; the cluster stays."""
        self._executor.shutdown(wait=wait and not cancel_futures)  # Dask cancels unless it waits
        self.client.close(timeout=CONNECTS_WITHIN)


def _as_here(build: str, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Something done by who plays as we do: a worker may have joined since all were asked."""
    there = about().build
    if there != build:
        facts: Facts = {"worker": socket.gethostname(), "there": there, "here": build}
        raise NoWorkers("cluster-differs", facts)
    return fn(*args, **kwargs)


def _knock(address: str) -> None:
    """Raise OSError if nobody is there, ValueError if that is no address.

    A client of Dask that could not connect is tidied up whenever Python gets round to it, and if
    that is while the next one starts, both wait for ever. So there had better be none.
    """
    from distributed.comm.addressing import get_address_host_port

    host, port = get_address_host_port(address, strict=False)
    socket.create_connection((host, port), CONNECTS_WITHIN).close()


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, list[About]]]:
    cluster = _connected(address)
    from distributed import KilledWorker

    try:
        yield cluster, _kinds(cluster, address)
    except KilledWorker:  # the same game has lost several workers
        raise NoWorkers("workers-died", {}) from None
    finally:
        cluster.shutdown(wait=False, cancel_futures=True)


def _connected(address: str) -> Cluster:
    try:
        import distributed  # noqa: F401  (whether it is there)
    except ImportError:
        raise NoWorkers("cluster-not-installed", {"extra": "wanli[cluster]"}) from None
    _hush("distributed")
    try:
        return Cluster(address)
    except (OSError, ValueError) as error:
        reason = " ".join(str(error).split())
        raise NoWorkers("no-cluster", {"address": address, "reason": reason}) from None


def _hush(package: str) -> None:
    """Let a package log nothing: we say ourselves what is wrong."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == package:
            logging.getLogger(name).setLevel(logging.CRITICAL)


def _kinds(cluster: Cluster, address: str) -> list[About]:
    """What the workers are; all of them must play as we do, or the games would not repeat."""
    try:
        cluster.client.wait_for_workers(1, timeout=CONNECTS_WITHIN)
        found: dict[str, About] = cluster.client.run(about)
    except TimeoutError:
        raise NoWorkers("cluster-empty", {"address": address}) from None
    except ImportError:
        raise NoWorkers("cluster-without-wanli", {"address": address}) from None
    here = about()
    for worker, there in found.items():
        if there.build != here.build:
            facts: Facts = {"worker": worker, "there": there.build, "here": here.build}
            raise NoWorkers("cluster-differs", facts)
    return list(dict.fromkeys(found.values()))
