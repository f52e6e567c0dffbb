"""From entries to figures: what each contest's bot earned over the baseline on the same cards."""

from collections.abc import Callable, Iterable, Sequence
from statistics import fmean

import msgspec

from thousand.arena.contests import Comparison, Contest
from thousand.arena.entry import Entry, Outcome
from thousand.arena.intervals import Interval, mean_of, ratio_of, share_of
from thousand.arena.plan import SEER, Plan
from thousand.arena.times import Moment, added
from thousand.core.state import Seat

Figure = Callable[[Outcome, Seat], float]


class Result(msgspec.Struct, frozen=True):
    """The figures of one contest; points a deal, shares from 0 to 1, None where nothing of the kind happened.

    `mean` is what the bot wrote over the baseline in its seat; `relative` the same after the mean of the
    other seats was taken off both. `points` and `base_points` are what the two of them wrote. `seer` is the
    `mean` of the player who sees all cards on the same deals, and `gap` the ratio of the two.
    """

    contest: Contest
    mean: Interval | None
    relative: Interval | None
    points: float | None
    base_points: float | None
    made_share: float | None
    mean_contract: float | None
    declared_share: float | None
    set_share: float | None
    win_share: Interval | None
    gap: Interval | None
    seer: Interval | None
    times: dict[Moment, dict[int, int]]


class Report(msgspec.Struct, frozen=True):
    """All contests of a plan: units are deals, or games where whole games were played."""

    plan: Plan
    units: int
    deals: int
    annulled: int
    stopped: int
    results: tuple[Result, ...]


def report_of(plan: Plan, entries: Iterable[Entry]) -> Report:
    """The figures of the entries; the same in whatever order they come."""
    units = sorted(entries, key=lambda entry: entry.number)
    outcomes = [outcome for entry in units for outcome in entry.outcomes]
    return Report(
        plan,
        len(units),
        sum(outcome.deals for outcome in outcomes) if plan.whole else len(units),
        sum(outcome.annulled for outcome in outcomes),
        sum(outcome.stopped for outcome in outcomes),
        tuple(_result(plan, contest, units) for contest in plan.contests),
    )


class _Figures:
    """The outcomes of some comparisons, unit by unit."""

    def __init__(self, plan: Plan, comparisons: Sequence[Comparison], units: Sequence[Entry]) -> None:
        place = {lineup: number for number, lineup in enumerate(plan.lineups)}
        self._own = [(place[one.lineup], one.seat) for one in comparisons]
        self._base = [(place[one.base], one.seat) for one in comparisons]
        self._units = units

    def own(self, figure: Figure) -> list[float]:
        """For each unit the mean of a figure of the tested bot over the comparisons."""
        return [
            fmean(figure(unit.outcomes[place], seat) for place, seat in self._own) for unit in self._units
        ]

    def base(self, figure: Figure) -> list[float]:
        """The same of the baseline bot in the same seats."""
        return [
            fmean(figure(unit.outcomes[place], seat) for place, seat in self._base) for unit in self._units
        ]

    def gains(self, figure: Figure) -> list[float]:
        """For each unit the one less the other."""
        return [first - second for first, second in zip(self.own(figure), self.base(figure), strict=True)]

    def total(self, figure: Figure) -> float:
        """A figure of the tested bot added up over everything."""
        return sum(figure(unit.outcomes[place], seat) for unit in self._units for place, seat in self._own)


def _result(plan: Plan, contest: Contest, units: Sequence[Entry]) -> Result:
    figures = _Figures(plan, contest.comparisons(), units)
    gains = figures.gains(Outcome.points_a_deal)
    own, base = figures.own(Outcome.points_a_deal), figures.base(Outcome.points_a_deal)
    seer: list[float] = []
    if contest in plan.contests[: plan.gaps]:
        seer = _Figures(plan, contest.comparisons(SEER), units).gains(Outcome.points_a_deal)
    games = len(units) * len(contest.comparisons())
    return Result(
        contest,
        mean=mean_of(gains),
        relative=mean_of(figures.gains(Outcome.ahead)),
        points=fmean(own) if own else None,
        base_points=fmean(base) if base else None,
        made_share=_share(figures, "made", "played"),
        mean_contract=_share(figures, "bid", "played"),
        declared_share=_ratio(figures.total(_of("declared")), figures.total(_deals)),
        set_share=_share(figures, "broken", "faced"),
        win_share=share_of(figures.total(_of("shares")), games) if plan.whole else None,
        gap=ratio_of(gains, seer) if seer else None,
        seer=mean_of(seer),
        times=_times(contest.tested, units),
    )


def _times(name: str, units: Sequence[Entry]) -> dict[Moment, dict[int, int]]:
    own = [unit.times.get(name, {}) for unit in units]
    moments: tuple[Moment, ...] = ("auction", "exchange", "card")
    return {moment: dict(added(times.get(moment, {}) for times in own)) for moment in moments}


def _share(figures: _Figures, part: str, whole: str) -> float | None:
    return _ratio(figures.total(_of(part)), figures.total(_of(whole)))


def _ratio(part: float, whole: float) -> float | None:
    return part / whole if whole else None


def _of(name: str) -> Figure:
    def figure(outcome: Outcome, seat: Seat) -> float:
        value: float = getattr(outcome, name)[seat]
        return value

    return figure


def _deals(outcome: Outcome, seat: Seat) -> float:
    return outcome.deals
