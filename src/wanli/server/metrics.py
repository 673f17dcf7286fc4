"""What the host may count: no names, no games' contents."""

from __future__ import annotations

import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from wanli.core.errors import WanliError


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.started_at = time.time()
        made = self._registry
        self.entries = Counter("wanli_entries", "Entries written to logs", registry=made)
        self.refusals = Counter("wanli_refusals", "Refusals", ["code"], registry=made)
        self.commit = Histogram(
            "wanli_commit_seconds", "From a command to its entry on disk", registry=made
        )
        self.connections = Gauge("wanli_connections", "Open WebSockets", registry=made)
        self.tables = Gauge("wanli_tables", "Tables in memory", registry=made)
        self.thinking = Gauge("wanli_bots_thinking", "Bots that are thinking", registry=made)

    def refused(self, error: WanliError) -> None:
        """Count a refusal. Those by the rules of a game are one: which could hint at a hand."""
        self.refusals.labels("rules" if error.clause else error.code).inc()

    def value(self, name: str) -> int:
        """One figure, by its name at Prometheus."""
        return int(self._registry.get_sample_value(name) or 0)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)
