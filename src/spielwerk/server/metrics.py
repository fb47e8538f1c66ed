"""What is counted and measured, for Prometheus: all of it stands here, and whoever does something counts it.

Each app has a registry of its own. `storage` has the metrics of its app, so whoever knows the storage or the rooms can
count. What can be looked up when somebody reads it (`set_function`, in `app.py`) costs nothing meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

SOON = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
"""Seconds, for what people should not notice."""
LONG = (0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)
"""Seconds, for what thinks."""
LAG_EVERY = 0.5


class Metrics:
    """All counters and measures of one app."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.entries = self._counter("entries", "Entries stored, moves among them", "kind", "by")
        self.stored = self._seconds("store_seconds", "From giving an entry to the database until it is durable", SOON)
        self.acknowledged = self._seconds(
            "acknowledge_seconds", "From reading a message of a socket until it is acknowledged", SOON, "type"
        )
        self.calls = self._counter("http_calls", "Calls over HTTP", "method", "route", "status")
        self.answered = self._seconds("http_seconds", "From a call over HTTP until its answer", SOON, "route")
        self.refused = self._counter("refused", "What was refused, limits among it", "code", "where")
        self.sockets = self._gauge("sockets", "Sockets of people at tables")
        self.tables = self._gauge("tables_in_memory", "Tables that this process knows")
        self.tables_awake = self._gauge("tables_awake", "Tables with their game in memory")
        self.bots_waiting = self._gauge("bot_queue", "Questions to bots that wait for a worker")
        self.bots_waited = self._seconds("bot_wait_seconds", "How long questions to bots waited for a worker", LONG)
        self.bots_thought = self._seconds("bot_think_seconds", "How long bots thought", LONG)
        self.lag = self._seconds("loop_lag_seconds", "How late the event loop is", SOON)

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(name, help, labels, namespace="spielwerk", registry=self.registry)

    def _gauge(self, name: str, help: str) -> Gauge:
        return Gauge(name, help, namespace="spielwerk", registry=self.registry)

    def _seconds(self, name: str, help: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(name, help, labels, namespace="spielwerk", buckets=buckets, registry=self.registry)

    @contextmanager
    def waiting_for_a_worker(self) -> Generator[None]:
        """A question to a bot waits as long as this lasts."""
        with self.bots_waiting.track_inprogress(), self.bots_waited.time():
            yield

    def thought_elsewhere(self, seconds: float, thought: float) -> None:
        """A worker on some machine has answered: so long ago it was asked, so long it has thought."""
        self.bots_waited.observe(max(0.0, seconds - thought))
        self.bots_thought.observe(thought)

    async def measure_lag(self) -> None:
        """See for ever how late the loop is."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LAG_EVERY)
            self.lag.observe(max(0.0, time.perf_counter() - began - LAG_EVERY))

    def text(self) -> bytes:
        """All of it as Prometheus reads it."""
        return generate_latest(self.registry)
