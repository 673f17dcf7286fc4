"""Metrics for Prometheus, without names or contents of games.

Several processes behind one address write to files in one folder; each of them reports the sum.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from wanli.core.errors import WanliError

FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"  # must be set before prometheus_client is imported


class Metrics:
    """The metrics of a server process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.started_at = time.time()
        registry = self._registry
        self.entries = Counter("wanli_entries", "Entries written to logs", registry=registry)
        self.refusals = Counter("wanli_refusals", "Refusals", ["code"], registry=registry)
        self.commit = Histogram(
            "wanli_commit_seconds",
            "Time from a command to its committed log entry",
            registry=registry,
        )
        self.connections = _gauge("wanli_connections", "Open WebSockets", registry)
        self.tables = _gauge("wanli_tables", "Tables in memory", registry)
        self.thinking = _gauge("wanli_bots_thinking", "Bots that are thinking", registry)

    def count_refusal(self, error: WanliError) -> None:
        """Count a refusal; those by game rules share one label, as codes could reveal a hand."""
        self.refusals.labels("rules" if error.clause else error.code).inc()

    def value(self, name: str) -> int:
        """Return the value of a metric by its Prometheus name."""
        return int(self._registry_of_all_processes().get_sample_value(name) or 0)

    def text(self) -> bytes:
        """Return all metrics in Prometheus text format."""
        return generate_latest(self._registry_of_all_processes())

    def _registry_of_all_processes(self) -> CollectorRegistry:
        folder = os.environ.get(FOLDER_VARIABLE)
        if folder is None:
            return self._registry
        for file in Path(folder).glob("gauge_live*.db"):
            if not _is_alive(int(file.stem.rpartition("_")[2])):
                file.unlink(missing_ok=True)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return registry


def _gauge(name: str, about: str, registry: CollectorRegistry) -> Gauge:
    """Return a gauge that sums over all live processes."""
    return Gauge(name, about, registry=registry, multiprocess_mode="livesum")


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
