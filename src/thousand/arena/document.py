"""A report as a document for programs."""

from typing import Any, Final

from thousand.arena.intervals import Interval
from thousand.arena.report import Report, Result
from thousand.arena.times import added, quantile

_PLACES: Final = 4


def document(report: Report) -> dict[str, Any]:
    """The figures of a report: points a deal, shares from 0 to 1, milliseconds; None where there is none."""
    return {
        "deals": report.deals,
        **({"matches": report.units} if report.plan.whole else {}),
        "seed": report.plan.seed,
        "annulled": report.annulled,
        "stopped": report.stopped,
        "results": [_result(report, result) for result in report.results],
    }


def _result(report: Report, result: Result) -> dict[str, Any]:
    times = added(result.times.values())
    return {
        "bot": result.contest.tested,
        "against": list(result.contest.against),
        **_interval(result.mean, "mean", "low", "high"),
        "made_share": _figure(result.made_share),
        "mean_contract": _figure(result.mean_contract),
        "p50_ms": _figure(quantile(times, 0.5)),
        "p95_ms": _figure(quantile(times, 0.95)),
        "max_ms": _figure(quantile(times, 1)),
        "points": _figure(result.points),
        "baseline_points": _figure(result.base_points),
        **_interval(result.relative, "relative", "relative_low", "relative_high"),
        "declared_share": _figure(result.declared_share),
        "set_share": _figure(result.set_share),
        **(_interval(result.win_share, "win_share", "win_low", "win_high") if report.plan.whole else {}),
        **(_gap(result) if result.contest in report.plan.contests[: report.plan.gaps] else {}),
    }


def _gap(result: Result) -> dict[str, Any]:
    return {
        **_interval(result.gap, "gap_closure", "gap_low", "gap_high"),
        **_interval(result.seer, "seer", "seer_low", "seer_high"),
    }


def _interval(interval: Interval | None, *names: str) -> dict[str, float | None]:
    figures = (None, None, None) if interval is None else (interval.value, interval.low, interval.high)
    return {name: _figure(figure) for name, figure in zip(names, figures, strict=True)}


def _figure(value: float | None) -> float | None:
    return None if value is None else round(value, _PLACES)
