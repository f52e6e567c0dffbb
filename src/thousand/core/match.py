"""A game: `start` it, `deal` cards into it, `apply` actions to it. Dispatch by phase and nothing else."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from thousand.core.actions import Action, is_action
from thousand.core.errors import IllegalAction, IllegalDeal
from thousand.core.events import DealStarted, Event, HandSeen
from thousand.core.phases import auction, dark, exchange, naming, playing, raising, talon
from thousand.core.phases.flow import deal_number
from thousand.core.rules import Rules, require_playable
from thousand.core.scoring.barrel import starting_standing
from thousand.core.scoring.target import target
from thousand.core.seating import player_count, require_layout
from thousand.core.state import (
    PHASE_NAMES,
    AuctionPhase,
    DarkPhase,
    DealOver,
    ExchangePhase,
    GameOver,
    Layout,
    Match,
    Phase,
    RaisePhase,
    Seat,
    TalonPhase,
    TrickPhase,
    TrumpPhase,
)
from thousand.core.step import Step

_Legal = Callable[[Match, Any], tuple[Action, ...]]
_Refusal = Callable[[Match, Any, Action], IllegalAction | None]
_Advance = Callable[[Match, Any, Action], Step]

_PHASES: Final[dict[type, tuple[_Legal, _Refusal, _Advance]]] = {
    DarkPhase: (dark.legal, dark.refusal, dark.advance),
    AuctionPhase: (auction.legal, auction.refusal, auction.advance),
    TalonPhase: (talon.legal, talon.refusal, talon.advance),
    ExchangePhase: (exchange.legal, exchange.refusal, exchange.advance),
    RaisePhase: (raising.legal, raising.refusal, raising.advance),
    TrumpPhase: (naming.legal, naming.refusal, naming.advance),
    TrickPhase: (playing.legal, playing.refusal, playing.advance),
}


def start(rules: Rules, dealer: Seat = 0, totals: Sequence[int] | None = None) -> Match:
    """A game before its first deal: the seat that deals first and, where given, totals to start from.

    A total from the barrel up to the target starts on the barrel. Raises InvalidRules for rules that
    cannot be played, IllegalDeal `dealer_unknown`, `start_count` or `start_at_target`, TypeError for a
    dealer or a total that is no whole number.
    """
    require_playable(rules)
    if type(dealer) is not int or any(type(total) is not int for total in totals or ()):
        raise TypeError("the dealer and the totals are whole numbers")
    count = player_count(rules)
    if not 0 <= dealer < count:
        raise IllegalDeal("dealer_unknown", dealer=dealer, seats=count)
    if totals is not None and len(totals) != count:
        raise IllegalDeal("start_count", expected=count, given=len(totals))
    for seat, total in enumerate(totals or ()):
        if total >= target(rules):
            raise IllegalDeal("start_at_target", seat=seat, total=total, target=target(rules))
    standings = tuple(starting_standing(rules, total) for total in totals or (0,) * count)
    return Match(
        rules,
        dealer,
        standings,
        DealOver(),
        None,
        b"",
        (),
        0,
        False,
        (),
        tuple(one.total for one in standings),
    )


def deal(match: Match, layout: Layout, dealer: Seat | None = None) -> Step:
    """Deals the next hands; `dealer`, where given, must be the seat whose turn it is to deal.

    Raises IllegalDeal `deal_running`, `game_over`, `dealer_wrong`, or when the layout does not fit the rules.
    """
    require_next_deal(match, dealer)
    require_layout(match.rules, match.dealer, layout)
    return begin_deal(match, layout)


def require_next_deal(match: Match, dealer: Seat | None) -> None:
    """Raises IllegalDeal unless a deal may begin now and the dealer, where given, is the right one."""
    if isinstance(match.phase, GameOver):
        raise IllegalDeal("game_over")
    if not isinstance(match.phase, DealOver):
        raise IllegalDeal("deal_running")
    if dealer is not None and dealer != match.dealer:
        raise IllegalDeal("dealer_wrong", dealer=dealer, turn=match.dealer)


def begin_deal(match: Match, layout: Layout) -> Step:
    """Begins a deal without asking whether it fits."""
    first = auction.first_bidder(match)
    asked = dark.asked(match.rules)
    phase: Phase = DarkPhase(first) if asked else AuctionPhase(first)
    heard: list[Event] = [DealStarted(deal_number(match), match.dealer)]
    heard += [
        HandSeen(seat, hand)
        for seat, hand in enumerate(layout.hands)
        if hand and not (asked and seat == first)
    ]
    return Step(replace(match, phase=phase, layout=layout), tuple(heard))


def to_act(match: Match) -> Seat | None:
    """The seat whose turn it is; None while no deal is running."""
    return match.phase.to_act


def phase_name(match: Match) -> str:
    """The name of the phase, as records and messages have it."""
    return PHASE_NAMES[type(match.phase)]


def legal_actions(match: Match) -> tuple[Action, ...]:
    """Everything that the seat to act may do, in a fixed order; empty while no deal is running."""
    phase = match.phase
    entry = _PHASES.get(type(phase))
    return entry[0](match, phase) if entry else ()


def refusal(match: Match, seat: Seat, action: Action) -> IllegalAction | None:
    """Why a seat may not do this now; None when it may."""
    phase = match.phase
    entry = _PHASES.get(type(phase))
    if entry is None:
        return IllegalAction("not_running")
    if not is_action(action):
        return IllegalAction("not_an_action")
    if phase.to_act != seat:
        return IllegalAction("not_your_turn", seat=seat, turn=phase.to_act or 0)
    return entry[1](match, phase, action)


def apply(match: Match, seat: Seat, action: Action) -> Step:
    """The match after an action of a seat, with what happened; the old match is untouched.

    Raises IllegalAction with the rule that forbids it.
    """
    problem = refusal(match, seat, action)
    if problem is not None:
        raise problem
    return advance(match, action)


def advance(match: Match, action: Action) -> Step:
    """`apply` for the seat to act without asking whether it is legal: for search and replay."""
    phase = match.phase
    return _PHASES[type(phase)][2](match, phase, action)
