"""The barrel in settlement: its part in step 2, totals and the target in step 4, company in step 5."""

from collections.abc import Callable
from typing import Final

from thousand.core.rules import Barrel, Rules
from thousand.core.scoring.settling import Settling
from thousand.core.scoring.target import only_declarer_reaches, target
from thousand.core.scoring.writing import failure_cost
from thousand.core.state import OnBarrel, Reason, Seat, Standing


def barrel_of(rules: Rules) -> Barrel | None:
    """The barrel of the rules, if they have one."""
    return rules.game.barrel if isinstance(rules.game.barrel, Barrel) else None


def starting_standing(rules: Rules, total: int) -> Standing:
    """The standing of a total before the first deal: on the barrel when it lies where a player sits on it."""
    barrel = barrel_of(rules)
    if barrel is not None and barrel.at <= total < target(rules):
        return Standing(barrel.at, OnBarrel())
    return Standing(total)


def strike_on_barrel(settling: Settling) -> None:
    """Step 2: where only an own contract wins from the barrel, nothing is written there in the others'."""
    barrel = barrel_of(settling.rules)
    if barrel is None or barrel.won_by != "own_contract":
        return
    for seat in settling.others:
        if settling.barrels[seat] is not None and settling.scores[seat] > 0:
            settling.write(seat, -settling.scores[seat], "barrel_struck")


def add_scores(settling: Settling) -> None:
    """Step 4: seats on the barrel use it; all others add, then reach the target or mount."""
    barrel = barrel_of(settling.rules)
    for seat in settling.seats:
        if barrel is not None and settling.barrels[seat] is not None:
            _on_barrel(settling, barrel, seat)
        else:
            _add(settling, barrel, seat)


def meet_on_barrel(settling: Settling) -> None:
    """Step 5: mounted together, knocked off, leavings counted, the third one to zero."""
    barrel = barrel_of(settling.rules)
    if barrel is None:
        return
    if len(settling.mounted) > 1 and barrel.together == "both_fall":
        settling.marks = [one for one in settling.marks if one[1] != "barrel"]
        for seat in settling.mounted:
            settling.mark(seat, "fall")
            _leave(settling, seat, barrel.at - barrel.fall, "fall")
        settling.mounted = []
    if settling.mounted and barrel.newcomer == "knocks_off":
        for seat in settling.seats:
            if settling.barrels[seat] is not None and seat not in settling.mounted:
                settling.mark(seat, "knocked_off")
                _leave(settling, seat, barrel.at - barrel.fall, "knocked_off")
    _count_leavings(settling, barrel)


def _add(settling: Settling, barrel: Barrel | None, seat: Seat) -> None:
    goal, before = target(settling.rules), settling.totals[seat]
    after = before + settling.scores[seat]
    settling.totals[seat] = after
    if after >= goal and _may_reach(settling, seat):
        settling.reached.append(seat)
    elif barrel is not None and after >= barrel.at and (after < goal or before < goal):
        settling.settle(seat, barrel.at, "barrel")
        settling.barrels[seat] = OnBarrel()
        settling.mounted.append(seat)
        settling.mark(seat, "barrel")


def _on_barrel(settling: Settling, barrel: Barrel, seat: Seat) -> None:
    settling.totals[seat] += settling.scores[seat]
    if seat == settling.declarer and settling.made is False:
        _FAILED[barrel.failed_contract](settling, barrel, seat)
        return
    sum_before = _stay(settling, seat).sum
    gain = _GAINS[barrel.won_by](settling, seat)
    if barrel.at + gain >= target(settling.rules) and _may_reach(settling, seat):
        settling.settle(seat, barrel.at + gain, "barrel_sum")
        settling.barrels[seat] = None
        settling.reached.append(seat)
        return
    kept = gain if barrel.won_by == "running_sum" else sum_before
    settling.barrels[seat] = OnBarrel(_stay(settling, seat).attempts, kept)
    settling.settle(seat, barrel.at, "barrel_idle")
    if seat != settling.idle:
        _spend_attempt(settling, barrel, seat)


def _spend_attempt(settling: Settling, barrel: Barrel, seat: Seat) -> None:
    stay = _stay(settling, seat)
    settling.settle(seat, barrel.at, "barrel_idle")
    settling.barrels[seat] = OnBarrel(stay.attempts + 1, stay.sum)
    settling.mark(seat, "attempt")
    if stay.attempts + 1 >= barrel.deals:
        settling.mark(seat, "fall")
        _leave(settling, seat, barrel.at - barrel.fall, "fall")


def _subtract(settling: Settling, barrel: Barrel, seat: Seat) -> None:
    settling.mark(seat, "off_barrel")
    _leave(settling, seat, barrel.at - failure_cost(settling), "barrel_failed")


def _leave(settling: Settling, seat: Seat, total: int, reason: Reason) -> None:
    settling.settle(seat, total, reason)
    settling.barrels[seat] = None
    settling.left.append(seat)


def _count_leavings(settling: Settling, barrel: Barrel) -> None:
    for seat in sorted(settling.left):
        settling.leavings[seat] += 1
        if barrel.third_fall_to_zero and settling.leavings[seat] == 3:
            settling.leavings[seat] = 0
            settling.mark(seat, "zeroed")
            settling.settle(seat, 0, "zeroed")


def _may_reach(settling: Settling, seat: Seat) -> bool:
    """Whether the seat may reach the target in this deal."""
    if not only_declarer_reaches(settling.rules):
        return True
    return seat == settling.declarer and settling.made is True


def _stay(settling: Settling, seat: Seat) -> OnBarrel:
    return settling.barrels[seat] or OnBarrel()


def _own_contract(settling: Settling, seat: Seat) -> int:
    return settling.scores[seat] if seat == settling.declarer else 0


def _any_score(settling: Settling, seat: Seat) -> int:
    return settling.scores[seat]


def _running_sum(settling: Settling, seat: Seat) -> int:
    return _stay(settling, seat).sum + settling.scores[seat]


_GAINS: Final[dict[str, Callable[[Settling, Seat], int]]] = {
    "own_contract": _own_contract,
    "any_score": _any_score,
    "running_sum": _running_sum,
}
_FAILED: Final[dict[str, Callable[[Settling, Barrel, Seat], None]]] = {
    "subtract": _subtract,
    "attempt": _spend_attempt,
}
