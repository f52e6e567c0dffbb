"""Figures of a running server for Prometheus."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from thousand.server.premises import Premises

CONTENT_TYPE: Final = "text/plain; version=0.0.4"
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """Counts what happens; reads the rest from the premises when it is asked."""

    def __init__(self, premises: "Premises") -> None:
        self._registry = CollectorRegistry()
        self._registry.register(_State(premises))
        self.requests = Counter(
            "thousand_requests", "Answers over HTTP by status", ["status"], registry=self._registry
        )
        self.messages = Histogram(
            "thousand_message_seconds",
            "From a message of a browser until it is kept and told",
            buckets=_SECONDS,
            registry=self._registry,
        )

    def text(self) -> bytes:
        """All figures in the form that Prometheus reads."""
        return generate_latest(self._registry)


class _State(Collector):
    """How things stand now."""

    def __init__(self, premises: "Premises") -> None:
        self._premises = premises

    def collect(self) -> Iterator[Metric]:
        """The figures as they are now."""
        premises = self._premises
        writer, thinkers = premises.store.writer, premises.thinkers
        yield GaugeMetricFamily("thousand_tables", "Tables that live", len(premises.house.live))
        yield GaugeMetricFamily(
            "thousand_tables_set_aside", "Tables whose log cannot be read", premises.house.set_aside
        )
        yield GaugeMetricFamily("thousand_sockets", "Open connections", premises.connected())
        yield GaugeMetricFamily("thousand_writes_waiting", "What waits to be kept", writer.waiting())
        yield GaugeMetricFamily("thousand_bots_waiting", "Choices that wait", thinkers.waiting())
        yield CounterMetricFamily("thousand_commits", "Transactions", writer.batches)
        yield CounterMetricFamily("thousand_writes", "What was kept in them", writer.works)
        yield CounterMetricFamily("thousand_bot_choices", "Choices of bots", thinkers.choices)
        yield CounterMetricFamily("thousand_bot_processes_lost", "Bot processes lost", thinkers.lost)
