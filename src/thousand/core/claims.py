"""Who may demand that a deal be annulled, and when (rulebook, chapter on claims)."""

from thousand.core.cards import JACKS, NINES, Cards, points_of
from thousand.core.rules import Rules


def may_claim_dealt(rules: Rules, hand: Cards) -> bool:
    """Whether the dealt hand allows a claim instead of the first call of the auction."""
    deal = rules.deal
    return (
        (deal.redeal_nines_when == "dealt" and _enough_nines(rules, hand))
        or (deal.redeal_four_jacks and hand & JACKS == JACKS)
        or (isinstance(deal.redeal_below, int) and points_of(hand) < deal.redeal_below)
    )


def may_claim_exchanged(rules: Rules, hand: Cards) -> bool:
    """Whether the hand allows a claim instead of one's first card."""
    return rules.deal.redeal_nines_when == "after_exchange" and _enough_nines(rules, hand)


def _enough_nines(rules: Rules, hand: Cards) -> bool:
    nines = rules.deal.redeal_nines
    return isinstance(nines, int) and (hand & NINES).bit_count() >= nines
