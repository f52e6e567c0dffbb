"""Opening the talon: at once with three, by the declarer's pick with two (rulebook, chapter on the talon)."""

from typing import Final

from msgspec.structs import replace

from thousand.core.actions import Action, Take
from thousand.core.errors import IllegalAction
from thousand.core.events import Called, Event, TalonSeen
from thousand.core.phases import after_exchange
from thousand.core.phases.flow import layout, move, with_hand
from thousand.core.seating import next_seat
from thousand.core.state import NO_CARDS, Aside, Contract, ExchangePhase, Match, TalonPhase
from thousand.core.step import Step
from thousand.core.talons import shown_to_all, swaps

_PICKS: Final[tuple[Action, ...]] = (Take(1), Take(2))


def open_talon(match: Match, contract: Contract, heard: tuple[Event, ...]) -> Step:
    """The auction is won: two players are asked for a talon, else the declarer takes the only one."""
    declarer = contract.declarer
    if len(match.standings) == 2:
        return Step(replace(match, phase=TalonPhase(declarer, contract)), heard)
    dealt = layout(match)
    talon = dealt.talons[0]
    hands = with_hand(dealt.hands, declarer, dealt.hands[declarer] | talon)
    aside = Aside(0, (), NO_CARDS, dealt.talons)
    taken = TalonSeen(declarer, 1, talon, shown_to_all(match.rules, contract))
    exchange = ExchangePhase(declarer, contract, hands, aside)
    return Step(replace(match, phase=exchange), (*heard, taken))


def legal(match: Match, phase: TalonPhase) -> tuple[Action, ...]:
    """Either talon."""
    return _PICKS


def refusal(match: Match, phase: TalonPhase, action: Action) -> IllegalAction | None:
    """Anything but talon 1 or 2 is refused."""
    if not isinstance(action, Take):
        return IllegalAction("wrong_phase", phase="talon")
    return None if action.talon in (1, 2) else IllegalAction("talon_unknown", talon=action.talon)


def advance(match: Match, phase: TalonPhase, action: Action) -> Step:
    """The talon goes to the declarer; with `one_each` the other goes to the opponent."""
    assert isinstance(action, Take)
    rules, seat, contract = match.rules, phase.to_act, phase.contract
    dealt = layout(match)
    mine = dealt.talons[action.talon - 1]
    hands = with_hand(dealt.hands, seat, dealt.hands[seat] | mine)
    shown = shown_to_all(rules, contract)
    heard: tuple[Event, ...] = (Called(seat, action), TalonSeen(seat, action.talon, mine, shown))
    aside = Aside(action.talon, (), NO_CARDS, dealt.talons)
    if swaps(rules):
        return move(match, seat, action, ExchangePhase(seat, contract, hands, aside), heard)
    other = next_seat(match, seat)
    theirs = dealt.talons[2 - action.talon]
    hands = with_hand(hands, other, hands[other] | theirs)
    heard += (TalonSeen(other, 3 - action.talon, theirs, shown),)
    return move(match, seat, action, after_exchange.begin(match, contract, hands, aside), heard)
