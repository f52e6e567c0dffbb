"""Marriages and the ace marriage: what they are worth, who may declare them, which count."""

from collections.abc import Sequence
from typing import Final

from thousand.core.cards import ACES, MARRIAGE_MASKS, RANK_MASKS, SUIT_OF, Card, Cards, Rank, Suit, cards_of
from thousand.core.errors import IllegalAction
from thousand.core.rules import Rules
from thousand.core.state import Declared, Match, Seat, Trick, TrickPhase, Worth

# A queen stands one bit above the king of her suit, so `hand & hand >> 1` keeps the kings of pairs.
_KINGS: Final = RANK_MASKS[Rank.KING]
_PAIR_RANKS: Final = (Rank.KING, Rank.QUEEN)


def marriages_in(cards: Cards) -> tuple[Suit, ...]:
    """The suits of which the cards hold king and queen."""
    return tuple([SUIT_OF[king] for king in cards_of(cards & cards >> 1 & _KINGS)])


def marriage_value(rules: Rules, suit: Suit) -> int:
    """What the marriage of a suit is worth."""
    return rules.play.marriage_values[suit]


def ace_value(rules: Rules) -> int:
    """What the ace marriage is worth; 0 where it is not played."""
    value = rules.play.ace_marriage
    return value if isinstance(value, int) else 0


def all_marriages(rules: Rules) -> int:
    """What all four marriages and the ace marriage are worth together."""
    return sum(rules.play.marriage_values) + ace_value(rules)


def declarable(rules: Rules, phase: TrickPhase) -> Cards:
    """The cards that the leader to act may lead with a declaration."""
    seat = phase.to_act
    play = rules.play
    if play.defender_marriages == "none" and seat != phase.contract.declarer:
        return 0
    hand = phase.hands[seat]
    has_trick = phase.holders >> seat & 1
    cards = 0
    if has_trick or play.marriage_from == "first_trick":
        kings = hand & hand >> 1 & _KINGS
        cards = kings | kings << 1
    if has_trick and hand & ACES == ACES and play.ace_marriage != "off":
        cards |= ACES
    return cards


def automatic(rules: Rules) -> bool:
    """Whether leading a king or queen of a pair declares it without a word."""
    return rules.play.marriage_declared == "automatic"


def why_not_declared(rules: Rules, phase: TrickPhase, card: Card) -> IllegalAction:
    """Why a card that is not declarable cannot be led with a declaration."""
    rank, seat = card % 6, phase.to_act
    if rules.play.defender_marriages == "none" and seat != phase.contract.declarer:
        return IllegalAction("declare_defender")
    if rank in _PAIR_RANKS:
        pair = MARRIAGE_MASKS[SUIT_OF[card]]
        if phase.hands[seat] & pair != pair:
            return IllegalAction("declare_no_pair", suit=int(SUIT_OF[card]))
    elif rank != Rank.ACE or not ace_value(rules):
        return IllegalAction("declare_wrong_card", card=card)
    elif phase.hands[seat] & ACES != ACES:
        return IllegalAction("declare_no_aces")
    return IllegalAction("declare_no_trick")


def declaration(rules: Rules, seat: Seat, trick: int, card: Card) -> Declared:
    """The declaration made by leading a card."""
    if card % 6 == Rank.ACE:
        return Declared(seat, trick, None, ace_value(rules))
    suit = SUIT_OF[card]
    return Declared(seat, trick, suit, marriage_value(rules, suit))


def sets_trump(rules: Rules, declarer: Seat, seat: Seat) -> bool:
    """Whether a declaration of this seat makes its suit trump."""
    return rules.play.trump != "declarer_names" and (
        seat == declarer or rules.play.defender_marriages == "full"
    )


def declarer_names_trump(rules: Rules) -> bool:
    """Whether the declarer names a trump suit before the first card."""
    return rules.play.trump != "marriages"


def counts(rules: Rules, declared: Declared, tricks: tuple[Trick, ...]) -> bool:
    """Whether a declaration is worth its points at the end of the deal."""
    return rules.play.marriage_counts == "at_once" or any(
        trick.winner == declared.seat for trick in tricks[declared.trick :]
    )


def counted(before: Match, worth: Sequence[Worth]) -> tuple[Declared, ...]:
    """The declarations of a deal that count: the match before its last card, and what each seat earned.

    Who takes the last trick is not known then, so what was earned decides whether all of a seat count.
    """
    phase = before.phase
    if not isinstance(phase, TrickPhase):
        return ()
    return tuple(
        one
        for one in phase.declared
        if _sum_of(phase, one.seat) == worth[one.seat].marriages + worth[one.seat].aces
        or counts(before.rules, one, phase.tricks)
    )


def _sum_of(phase: TrickPhase, seat: Seat) -> int:
    return sum(one.value for one in phase.declared if one.seat == seat)
