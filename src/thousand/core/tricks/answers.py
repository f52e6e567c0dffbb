"""What may be played to a trick (rulebook, chapter on play).

The order of cards in a suit is the order of the numbers, the strongest first; so the cards of a mask
that beat a card of their suit are those with lower numbers.
"""

from thousand.core.cards import SUIT_MASKS, SUIT_OF, Card, Cards, Suit
from thousand.core.rules import Rules


def answers(rules: Rules, hand: Cards, led: Suit, best: Card, trump: Suit | None) -> Cards:
    """The cards of a hand that may follow a lead of a suit, when `best` wins the trick so far."""
    play = rules.play
    same = hand & SUIT_MASKS[led]
    if same:
        if play.must_beat != "off" and SUIT_OF[best] == led:
            return same & ((1 << best) - 1) or same
        return same
    if trump is None or not play.must_trump:
        return hand
    trumps = hand & SUIT_MASKS[trump]
    if play.must_beat == "suit_and_trump" and SUIT_OF[best] == trump:
        return trumps & ((1 << best) - 1) or trumps or hand
    return trumps or hand


def why_not(rules: Rules, hand: Cards, card: Card, led: Suit, trump: Suit | None) -> str:
    """The code of the rule that a card in hand breaks, when it is not among the answers."""
    if hand & SUIT_MASKS[led]:
        return "must_beat" if SUIT_OF[card] == led else "follow_suit"
    return "must_overtrump" if SUIT_OF[card] == trump else "must_trump"


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """Whether a card played later takes the trick from the best one so far."""
    suit = SUIT_OF[card]
    return card < best if suit == SUIT_OF[best] else suit == trump
