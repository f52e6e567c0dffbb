"""A running deal of which only one seat's part is known: what can be checked of it is checked.

A hand or talon that is not known is an empty mask. When such a hand is to act, it is judged as if it
held every card that has not been seen, or, following a lead, the very card that it plays.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from thousand.core.actions import Action, Claim, Discard, Give, Play
from thousand.core.cards import ACES, DECK, HIDDEN, HIDDEN_CARD, MARRIAGE_MASKS, Cards, cards_of, read_cards
from thousand.core.errors import IllegalAction, RecordError
from thousand.core.match import begin_deal, phase_name, refusal
from thousand.core.phases.flow import layout, with_hand
from thousand.core.record.turns import hides
from thousand.core.seating import require_disjoint, require_sizes
from thousand.core.state import AfterTalon, ExchangePhase, Layout, Match, Seat, TrickPhase
from thousand.core.talons import discard_size, gives
from thousand.core.view import hand_sizes, hands_now


def begin_hidden(match: Match, hands: Sequence[str], talons: Sequence[str]) -> Match:
    """The match with a deal begun of which some hands or talons are written as `??`.

    Raises IllegalDeal or CardError as for a known deal, RecordError `hidden_mixed` for a hand known in part.
    """
    sizes = [len(text.split()) for text in hands], [len(text.split()) for text in talons]
    require_sizes(match.rules, match.dealer, *sizes)
    dealt = Layout(tuple(_known(text) for text in hands), tuple(_known(text) for text in talons))
    require_disjoint(dealt)
    return begin_deal(match, dealt).match


def knows_hand(match: Match, seat: Seat) -> bool:
    """Whether all cards of a seat's hand are known (a card laid for another is still among them)."""
    phase = match.phase
    if not layout(match).hands[seat]:
        return False
    laid = len(phase.aside.given) if isinstance(phase, ExchangePhase) and phase.to_act == seat else 0
    return hands_now(match)[seat].bit_count() == hand_sizes(match)[seat] + laid


def without_guesses(match: Match, seat: Seat) -> Match:
    """The match in which a hand not wholly known is empty: a lead declares only where the record says so.

    It may have given away what it took from the talon.
    """
    phase = match.phase
    if not isinstance(phase, TrickPhase) or knows_hand(match, seat):
        return match
    return replace(match, phase=replace(phase, hands=with_hand(phase.hands, seat, 0)))


def hidden_refusal(match: Match, seat: Seat, action: Action) -> IllegalAction | RecordError | None:
    """Why a turn cannot be, as far as the known cards tell; None when it can."""
    if isinstance(action, Claim):
        return RecordError("hidden_beyond")
    if seat != match.phase.to_act:
        return refusal(match, seat, action)
    if knows_hand(match, seat):
        return RecordError("hidden_card_known") if hides(action) else refusal(match, seat, action)
    if isinstance(action, Discard) and hides(action):
        return _discard_refusal(match, action)
    return refusal(_supposed(match, seat, action), seat, _named(match, seat, action))


def _could_hold(match: Match, seat: Seat) -> Cards:
    """The cards that a hidden hand may hold: all whose place is not known to be another."""
    elsewhere = _moved(match, seat) | _proven(match, seat)
    for other, hand in enumerate(hands_now(match)):
        if other != seat and knows_hand(match, other):
            elsewhere |= hand
    if not isinstance(match.phase, AfterTalon):
        for talon in layout(match).talons:
            elsewhere |= talon
    return DECK & ~elsewhere


def _moved(match: Match, seat: Seat) -> Cards:
    """The cards that were played, laid aside or given to another seat."""
    moved: Cards = 0
    for action in match.actions:
        if isinstance(action, Play):
            moved |= 1 << action.card
        elif isinstance(action, Discard):
            moved |= action.cards
        elif isinstance(action, Give) and action.seat != seat:
            moved |= 1 << action.card
    return moved


def _proven(match: Match, seat: Seat) -> Cards:
    """The cards that others have shown to hold by declaring."""
    proven: Cards = 0
    for shown in match.phase.declared if isinstance(match.phase, TrickPhase) else ():
        if shown.seat != seat:
            proven |= ACES if shown.suit is None else MARRIAGE_MASKS[shown.suit]
    return proven


def _discard_refusal(match: Match, action: Discard) -> IllegalAction | None:
    if not isinstance(match.phase, ExchangePhase) or gives(match.rules):
        return IllegalAction("wrong_phase", phase=phase_name(match))
    count, expected = action.cards.bit_count(), discard_size(match.rules)
    return None if count == expected else IllegalAction("discard_count", count=count, expected=expected)


def _known(text: str) -> Cards:
    words = text.split()
    if words and all(word == HIDDEN for word in words):
        return 0
    if HIDDEN in words:
        raise RecordError("hidden_mixed")
    return read_cards(text)


def _supposed(match: Match, seat: Seat, action: Action) -> Match:
    """The match in which a seat holds whatever it may, and an unknown talon lies among it."""
    could_be = _could_hold(match, seat)
    phase, dealt = match.phase, layout(match)
    if isinstance(phase, TrickPhase) and phase.trick and isinstance(action, Play):
        could_be &= 1 << action.card
    supposed = Layout(
        with_hand(dealt.hands, seat, could_be), tuple(talon or could_be for talon in dealt.talons)
    )
    if isinstance(phase, AfterTalon):
        return replace(
            match, layout=supposed, phase=replace(phase, hands=with_hand(phase.hands, seat, could_be))
        )
    return replace(match, layout=supposed)


def _named(match: Match, seat: Seat, action: Action) -> Action:
    """The action with a card in the place of a hidden one that could be it."""
    if isinstance(action, Give) and action.card == HIDDEN_CARD:
        could_be = _could_hold(match, seat)
        givable = could_be & (layout(match).talons[0] or could_be)
        return Give((*cards_of(givable), HIDDEN_CARD)[0], action.seat)
    return action
