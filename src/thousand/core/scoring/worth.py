"""Step 1 of settlement: what each seat earned (rulebook, chapter on counting)."""

from collections.abc import Callable
from typing import Final

from thousand.core.cards import Cards, points_of
from thousand.core.rules import Rules
from thousand.core.seating import sitter
from thousand.core.state import Layout, Match, Seat, TrickPhase, Worth
from thousand.core.talons import discards_count, swaps
from thousand.core.tricks.marriages import counts, marriage_value, marriages_in

_NOTHING: Final = Worth()


def worth_played(match: Match, layout: Layout, phase: TrickPhase) -> tuple[Worth, ...]:
    """What each seat earned in a deal that was played out; unrounded points."""
    idle = sitter(match)
    return tuple(
        _sitter_worth(match.rules, layout.talons[0]) if seat == idle else _seat_worth(match, phase, seat)
        for seat in range(len(match.standings))
    )


def worth_given_up(match: Match) -> tuple[Worth, ...]:
    """Nothing for anybody."""
    return (_NOTHING,) * len(match.standings)


def _seat_worth(match: Match, phase: TrickPhase, seat: Seat) -> Worth:
    marriages = aces = 0
    for declared in phase.declared:
        if declared.seat == seat and counts(match.rules, declared, phase.tricks):
            if declared.suit is None:
                aces += declared.value
            else:
                marriages += declared.value
    return Worth(phase.won[seat], marriages, aces, _extra(match, phase, seat))


def _extra(match: Match, phase: TrickPhase, seat: Seat) -> int:
    """The talons of the last trick with two players who swap; the declarer's discards where they count."""
    if swaps(match.rules) and seat == phase.tricks[-1].winner:
        return sum(points_of(talon) for talon in phase.aside.talons)
    if discards_count(match.rules) and seat == phase.contract.declarer:
        return points_of(phase.aside.discards)
    return 0


def _sitter_worth(rules: Rules, talon: Cards) -> Worth:
    return _SITTER_WORTHS[rules.deal.sitter_scores](rules, talon)


def _marriages_worth(rules: Rules, talon: Cards) -> Worth:
    held = sum(marriage_value(rules, suit) for suit in marriages_in(talon))
    return Worth(cards=points_of(talon), marriages=held)


_SITTER_WORTHS: Final[dict[str, Callable[[Rules, Cards], Worth]]] = {
    "nothing": lambda rules, talon: _NOTHING,
    "card_points": lambda rules, talon: Worth(cards=points_of(talon)),
    "cards_and_marriages": _marriages_worth,
}
