"""What follows the exchange: the question of a raise, the naming of trump, the first trick."""

from thousand.core.cards import Cards, Suit
from thousand.core.seating import first_leader, forehand
from thousand.core.state import Aside, Contract, Match, Phase, RaisePhase, TrickPhase, TrumpPhase
from thousand.core.tricks.marriages import declarer_names_trump


def begin(match: Match, contract: Contract, hands: tuple[Cards, ...], aside: Aside) -> Phase:
    """The phase after the exchange."""
    if match.rules.talon.raise_after_talon:
        return RaisePhase(contract.declarer, contract, hands, aside)
    return after_raise(match, contract, hands, aside)


def after_raise(match: Match, contract: Contract, hands: tuple[Cards, ...], aside: Aside) -> Phase:
    """The phase after the question of a raise."""
    if declarer_names_trump(match.rules):
        return TrumpPhase(contract.declarer, contract, hands, aside)
    return first_trick(match, contract, hands, aside, None)


def first_trick(
    match: Match, contract: Contract, hands: tuple[Cards, ...], aside: Aside, trump: Suit | None
) -> TrickPhase:
    """The first trick, before its first card."""
    leader = first_leader(match.rules, forehand(match), contract.declarer)
    nothing = (0,) * len(match.standings)
    return TrickPhase(leader, contract, hands, aside, trump, leader, (), 0, leader, nothing, 0, (), ())
