"""Steps 1 and 2 of settlement: what each seat writes, the doubling of the dark, what may not be written."""

from collections.abc import Callable
from typing import Final

from thousand.core.giving_up import points_for_others
from thousand.core.rules import Rules
from thousand.core.scoring.settling import Settling
from thousand.core.state import Seat

_COSTS: Final[dict[str | int, Callable[[int], int]]] = {
    "contract": lambda contract: contract,
    120: lambda contract: 120,
    "contract_plus_10": lambda contract: contract + 10,
    "contract_plus_20": lambda contract: contract + 20,
}


def write_scores(settling: Settling) -> None:
    """Each seat writes its figure for the deal."""
    for seat in settling.seats:
        if settling.outcome != "played":
            _write_given_up(settling, seat)
        elif seat == settling.declarer:
            _write_declarer(settling, seat)
        elif seat == settling.idle:
            settling.write(seat, rounded(settling.rules, settling.worth[seat].total), "sitting")
        elif settling.rules.scoring.defenders_score:
            settling.write(seat, rounded(settling.rules, settling.worth[seat].total), "defence")


def double_dark(settling: Settling) -> None:
    """The declarer of a dark contract writes his figure twice."""
    if settling.contract.dark:
        settling.write(settling.declarer, settling.scores[settling.declarer], "dark")


def strike_locked(settling: Settling) -> None:
    """The lock strikes out what its players would write in the contracts of others."""
    for seat in settling.others:
        if settling.scores[seat] > 0 and _locked(settling.rules, settling.totals[seat]):
            settling.write(seat, -settling.scores[seat], "lock")


def failure_cost(settling: Settling) -> int:
    """What the failed contract costs, doubled in the dark; points."""
    cost = contract_cost(settling.rules, settling.contract.amount)
    return 2 * cost if settling.contract.dark else cost


def contract_cost(rules: Rules, amount: int) -> int:
    """What a failed contract of that amount costs a bidder who has seen his cards; points."""
    return _COSTS[rules.scoring.failure_costs](amount)


def rounded(rules: Rules, points: int) -> int:
    """Points rounded to the nearest multiple that the rules write; a half goes up."""
    unit = rules.scoring.round_to
    return (points + unit // 2) // unit * unit


def _write_given_up(settling: Settling, seat: Seat) -> None:
    if seat not in (settling.declarer, settling.idle):
        settling.write(seat, points_for_others(settling.rules, settling.outcome), "given_up")


def _write_declarer(settling: Settling, seat: Seat) -> None:
    scoring, earned = settling.rules.scoring, settling.worth[seat].total
    kept = rounded(settling.rules, earned) if scoring.round_declarer else earned
    if not settling.made:
        settling.write(seat, -contract_cost(settling.rules, settling.contract.amount), "failed")
        if scoring.failure_keeps_earned:
            settling.write(seat, kept, "kept")
    elif scoring.success_scores == "contract":
        settling.write(seat, settling.contract.amount, "contract")
    else:
        settling.write(seat, kept, "earned")


def _locked(rules: Rules, total: int) -> bool:
    lock = rules.scoring.lock_at
    return isinstance(lock, int) and total >= lock
