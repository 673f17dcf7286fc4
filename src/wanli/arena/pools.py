"""Worker pools: processes on this machine or a running Dask cluster, both as executors."""

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

CONNECT_TIMEOUT = 3.0  # seconds, for a cluster


class NoWorkers(WanliError):
    """The cluster cannot be used, or the worker processes have died."""


def each(work: Callable[[T], U], items: Sequence[T], pool: Executor) -> Iterator[tuple[int, U]]:
    """Call a function once with every item in a pool, and yield results as they are ready.

    Args:
        work: A function that can be sent to another process.
        items: The arguments of the calls.
        pool: The pool.

    Yields:
        The index of the item, and the result.

    Examples:
        Play a match on two processes (not run here, as it starts them):

        >>> from wanli.arena.match import Standings, fixtures, play
        >>> from wanli.arena.pools import each, workers
        >>> match = fixtures("great-wall", ["easy", "random"], games=200, seed=1, options={})
        >>> standings = Standings()
        >>> with workers(jobs=2) as (pool, machines):  # doctest: +SKIP
        ...     for number, outcome in each(play, match, pool):
        ...         standings.add(outcome)
    """
    numbers = {pool.submit(work, item): number for number, item in enumerate(items)}
    for ready in as_completed(numbers):
        yield numbers[ready], ready.result()


@contextmanager
def workers(jobs: int, cluster: str = "") -> Iterator[tuple[Executor, list[About]]]:
    """Open a pool of processes, or connect to a Dask cluster.

    Leaving the context early cancels the work that is not done yet.

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
    """A process pool whose workers ignore SIGINT and exit with their parent."""

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs, multiprocessing.get_context("spawn"), initializer=_init_worker)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Submit a call; may start a worker, which inherits the blocked SIGINT."""
        with _sigint_blocked():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def _sigint_blocked() -> Iterator[None]:
    """Block SIGINT, also in processes started meanwhile, where the system can."""
    if os.name == "nt":
        yield
        return
    resource_tracker.ensure_running()  # starting it later would unblock SIGINT
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _init_worker() -> None:
    """Ignore Ctrl-C, which reaches all processes of a terminal but is handled by the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if os.name != "nt":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    """Exit when the parent process ends; a killed parent cannot stop its workers itself."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)  # its handler also kills the bot programs


# ---- Dask ----------------------------------------------------------------------------------------
class Cluster(Executor):
    """A Dask cluster as an executor."""

    def __init__(self, address: str) -> None:
        from distributed import Client

        _check_reachable(address)
        connect: Any = Client  # has no types
        self.client = connect(address, timeout=CONNECT_TIMEOUT)
        executor: Executor = self.client.get_executor(pure=False)
        self._executor = executor
        self._build = about().build

    @property
    def slots(self) -> int:
        """The number of calls that can run at the same time."""
        threads: dict[str, int] = self.client.nthreads()
        return max(1, sum(threads.values()))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Run a call on any worker, with the same build of Wanli as here."""
        done: Future[T] = self._executor.submit(_with_build, self._build, fn, *args, **kwargs)
        return done

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Disconnect from the cluster, which keeps running."""
        self._executor.shutdown(wait=wait and not cancel_futures)  # Dask cancels unless it waits
        self.client.close(timeout=CONNECT_TIMEOUT)


def _with_build(build: str, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a function in a worker, if its build is the same: a worker may have joined later."""
    there = about().build
    if there != build:
        facts: Facts = {"worker": socket.gethostname(), "there": there, "here": build}
        raise NoWorkers("cluster-differs", facts)
    return fn(*args, **kwargs)


def _check_reachable(address: str) -> None:
    """Raise OSError if the scheduler does not answer, ValueError if the address is malformed.

    Without this check a Dask client that could not connect is garbage collected at any time, and
    can deadlock with the next client if that is just starting.
    """
    from distributed.comm.addressing import get_address_host_port

    host, port = get_address_host_port(address, strict=False)
    socket.create_connection((host, port), CONNECT_TIMEOUT).close()


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, list[About]]]:
    cluster = _connect(address)
    from distributed import KilledWorker

    try:
        yield cluster, _worker_kinds(cluster, address)
    except KilledWorker:  # the same game has killed several workers
        raise NoWorkers("workers-died", {}) from None
    finally:
        cluster.shutdown(wait=False, cancel_futures=True)


def _connect(address: str) -> Cluster:
    try:
        import distributed  # noqa: F401  (to check that it is installed)
    except ImportError:
        raise NoWorkers("cluster-not-installed", {"extra": "wanli[cluster]"}) from None
    _silence("distributed")
    try:
        return Cluster(address)
    except (OSError, ValueError) as error:
        reason = " ".join(str(error).split())
        raise NoWorkers("no-cluster", {"address": address, "reason": reason}) from None


def _silence(package: str) -> None:
    """Silence the loggers of a package; we report its errors ourselves."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == package:
            logging.getLogger(name).setLevel(logging.CRITICAL)


def _worker_kinds(cluster: Cluster, address: str) -> list[About]:
    """Describe the workers; all need our build, or the games would not be reproducible."""
    try:
        cluster.client.wait_for_workers(1, timeout=CONNECT_TIMEOUT)
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
