"""What the host may count: no names, no games' contents.

Several processes behind one address count in files of one folder: whichever is asked tells the sum.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from wanli.core.errors import WanliError

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # in the environment before prometheus_client is imported


class Metrics:
    """The figures of a server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.started_at = time.time()
        made = self._registry
        self.entries = Counter("wanli_entries", "Entries written to logs", registry=made)
        self.refusals = Counter("wanli_refusals", "Refusals", ["code"], registry=made)
        self.commit = Histogram(
            "wanli_commit_seconds", "From a command to its entry on disk", registry=made
        )
        self.connections = _gauge("wanli_connections", "Open WebSockets", made)
        self.tables = _gauge("wanli_tables", "Tables in memory", made)
        self.thinking = _gauge("wanli_bots_thinking", "Bots that are thinking", made)

    def refused(self, error: WanliError) -> None:
        """Count a refusal. Those by the rules of a game are one: which could hint at a hand."""
        self.refusals.labels("rules" if error.clause else error.code).inc()

    def value(self, name: str) -> int:
        """One figure, by its name at Prometheus."""
        return int(self._of_all().get_sample_value(name) or 0)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._of_all())

    def _of_all(self) -> CollectorRegistry:
        folder = os.environ.get(FOLDER)
        if folder is None:
            return self._registry
        for file in Path(folder).glob("gauge_live*.db"):
            if not _lives(int(file.stem.rpartition("_")[2])):
                file.unlink(missing_ok=True)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return registry


def _gauge(name: str, about: str, registry: CollectorRegistry) -> Gauge:
    """What there is now, in all processes that are there now."""
    return Gauge(name, about, registry=registry, multiprocess_mode="livesum")


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
