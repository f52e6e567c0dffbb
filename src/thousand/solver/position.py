"""From the core to the kernel and back: a deal in progress, all cards open, becomes a `Position` of numbers.

The kernel numbers the seats that play, 0 to 1 or 2 clockwise, and knows nothing of declarers; `OpenDeal`
remembers who sits where and what is already earned.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from thousand.core.actions import DECLARES, PLAYS, Play
from thousand.core.cards import ACES, Card, Cards, Suit, points_of
from thousand.core.rules import Rules
from thousand.core.seating import player_count
from thousand.core.state import Match, Seat, TrickPhase
from thousand.core.talons import discards_count, swaps
from thousand.core.tricks.marriages import ace_value, automatic, counts, sets_trump
from thousand.solver import _kernel

_MUST_BEAT: Final = {
    "off": _kernel.MustBeat.OFF,
    "suit": _kernel.MustBeat.SUIT,
    "suit_and_trump": _kernel.MustBeat.SUIT_AND_TRUMP,
}


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """A deal in progress with open cards.

    `seats` are the seats of the table that play, in the order in which the kernel numbers them; `banked` is
    what each of them has earned for good. `position` holds the rest.
    """

    seats: tuple[Seat, ...]
    position: _kernel.Position
    banked: tuple[int, ...]

    def side(self, *seats: Seat) -> int:
        """The mask of these seats of the table for the kernel: they work together against all others."""
        return sum(1 << self.seats.index(seat) for seat in seats)

    def earned(self, side: int) -> int:
        """What a side has earned for good."""
        return sum(points for place, points in enumerate(self.banked) if side >> place & 1)

    def value(self, solver: _kernel.Solver, *seats: Seat) -> int:
        """What these seats earn in the whole deal when everybody plays best; unrounded."""
        side = self.side(*seats)
        return self.earned(side) + solver.value(self.position, side)

    def makes(self, solver: _kernel.Solver, contract: int, *seats: Seat) -> bool:
        """Whether these seats can earn so much in the whole deal."""
        side = self.side(*seats)
        return solver.reaches(self.position, side, contract - self.earned(side))


def open_deal(match: Match) -> OpenDeal:
    """The running deal of a match whose tricks are being played, with all its cards open."""
    phase = match.phase
    if not isinstance(phase, TrickPhase):
        raise TypeError("no tricks are being played")
    seats = _seats(len(match.standings), match.dealer)
    return OpenDeal(
        seats,
        _position(match.rules, phase, seats),
        tuple(_banked(match.rules, phase, seat) for seat in seats),
    )


@dataclass(frozen=True, slots=True)
class Opening:
    """What stands before the first card: hands by seat (the sitter's empty), declarer, leader, trump.

    `discards` are the cards that the declarer laid aside, `talons` those that go with the last trick.
    """

    hands: tuple[Cards, ...]
    declarer: Seat
    leader: Seat
    trump: Suit | None = None
    discards: Cards = 0
    talons: Cards = 0


def open_hands(rules: Rules, opening: Opening) -> OpenDeal:
    """A deal before its first card, made of hands that need not have been dealt by a match."""
    seats = tuple(seat for seat, hand in enumerate(opening.hands) if hand)
    declarer = seats.index(opening.declarer)
    position = _kernel.Position(
        kernel_rules(rules, declarer),
        [opening.hands[seat] for seat in seats],
        seats.index(opening.leader),
        opening.trump,
        may_marry=rules.play.marriage_from == "first_trick",
        may_ace=False,
        last_points=points_of(opening.talons) if swaps(rules) else 0,
    )
    banked = [0] * len(seats)
    if discards_count(rules):
        banked[declarer] = points_of(opening.discards)
    return OpenDeal(seats, position, tuple(banked))


@lru_cache(maxsize=256)
def kernel_rules(rules: Rules, declarer: int) -> _kernel.Rules:
    """The options of the play for the kernel, where the declarer has this place among those who play."""
    play = rules.play
    places = range(2 if player_count(rules) == 2 else 3)
    return _kernel.Rules(
        must_trump=play.must_trump,
        must_beat=_MUST_BEAT[play.must_beat],
        automatic=automatic(rules),
        later_trick=play.marriage_counts == "with_a_later_trick",
        declarers=sum(1 << p for p in places if p == declarer or play.defender_marriages != "none"),
        trump_setters=sum(1 << p for p in places if sets_trump(rules, declarer, p)),
        marriage_values=play.marriage_values,
        ace_value=ace_value(rules),
    )


def play_of(rules: Rules, card: Card, declared: bool) -> Play:
    """The action of a move of the kernel; what is declared without a word needs none."""
    spoken = declared and not (automatic(rules) and not ACES >> card & 1)
    return (DECLARES if spoken else PLAYS)[card]


def _seats(count: int, dealer: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(count) if count != 4 or seat != dealer)


def _position(rules: Rules, phase: TrickPhase, seats: Sequence[Seat]) -> _kernel.Position:
    has_trick = bool(phase.holders >> phase.leader & 1)
    return _kernel.Position(
        kernel_rules(rules, seats.index(phase.contract.declarer)),
        [phase.hands[seat] for seat in seats],
        seats.index(phase.leader),
        phase.trump,
        phase.trick,
        may_marry=has_trick or rules.play.marriage_from == "first_trick",
        may_ace=has_trick,
        pending=[_pending(rules, phase, seat) for seat in seats],
        last_points=sum(points_of(talon) for talon in phase.aside.talons) if swaps(rules) else 0,
    )


def _pending(rules: Rules, phase: TrickPhase, seat: Seat) -> int:
    return sum(
        made.value for made in phase.declared if made.seat == seat and not counts(rules, made, phase.tricks)
    )


def _banked(rules: Rules, phase: TrickPhase, seat: Seat) -> int:
    declared = sum(
        made.value for made in phase.declared if made.seat == seat and counts(rules, made, phase.tricks)
    )
    aside = seat == phase.contract.declarer and discards_count(rules)
    return phase.won[seat] + declared + (points_of(phase.aside.discards) if aside else 0)
