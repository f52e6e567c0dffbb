"""The figures of a run as a table, with what they come to beside the peer."""

from statistics import median

import msgspec

from bench.server.figures import Figures


class Report(msgspec.Struct, frozen=True):
    """All runs in order, how many idle sockets stood, and the memory of each in kB."""

    runs: tuple[Figures, ...]
    sockets: int
    kb_a_socket: float


def text(report: Report) -> str:
    """The report for people."""
    head = f"{'server':<24}{'load':<46}{'moves/s':>9}{'us CPU/move':>13}{'p50 ms':>9}{'p95':>9}{'p99':>9}"
    lines = [head, *(_row(run) for run in report.runs), ""]
    for load in dict.fromkeys(run.load for run in report.runs):
        ours = [run for run in report.runs if run.load == load and run.server == "thousand"]
        theirs = [run for run in report.runs if run.load == load and run.server == "boardgame.io"]
        if ours and theirs:
            lines.append(
                f"{load}: CPU per move x{_ratio(ours, theirs, 'cpu_per_move')} of boardgame.io, "
                f"p99 x{_ratio(ours, theirs, 'p99')}"
            )
    lines.append(f"{report.sockets} idle sockets: {report.kb_a_socket:.1f} kB each")
    return "\n".join(lines)


def _row(run: Figures) -> str:
    rate = run.moves / run.seconds
    ways = f"{run.p50:>9.1f}{run.p95:>9.1f}{run.p99:>9.1f}"
    return f"{run.server:<24}{run.load:<46}{rate:>9.0f}{run.cpu_per_move:>13.0f}{ways}"


def _ratio(ours: list[Figures], theirs: list[Figures], name: str) -> str:
    return f"{median(getattr(one, name) for one in ours) / median(getattr(one, name) for one in theirs):.2f}"
