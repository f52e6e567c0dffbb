"""Giving a card to each opponent, or laying cards aside (rulebook, chapter on the talon)."""

from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from thousand.core import giving_up
from thousand.core.actions import GIVES, Action, Bomb, Discard, Give, WriteOff
from thousand.core.cards import MARRIAGE_MASKS, Cards, cards_of, mask_of
from thousand.core.errors import IllegalAction
from thousand.core.events import CardGiven, CardReceived, CardsDiscarded, Event
from thousand.core.phases import after_exchange, ending
from thousand.core.phases.flow import layout, move, with_hand
from thousand.core.seating import next_seat
from thousand.core.state import Aside, ExchangePhase, Match, Seat
from thousand.core.step import Step
from thousand.core.talons import discard_size, gives, gives_talon_only, keeps_marriages


def legal(match: Match, phase: ExchangePhase) -> tuple[Action, ...]:
    """Every card to every opponent still without one, or every set to lay aside; and giving up."""
    if gives(match.rules):
        cards = cards_of(_givable(match, phase))
        giving: tuple[Action, ...] = tuple(
            [GIVES[seat][card] for seat in _receivers(match, phase) for card in cards]
        )
    else:
        giving = _discards(_discardable(match, phase), discard_size(match.rules))
    return giving + giving_up.offered(match, phase)


def refusal(match: Match, phase: ExchangePhase, action: Action) -> IllegalAction | None:
    """Why an exchange is not allowed."""
    match action:
        case WriteOff() | Bomb():
            return giving_up.refusal(match, phase, action)
        case Give(card, seat) if gives(match.rules):
            return _give_refusal(match, phase, card, seat)
        case Discard(cards) if not gives(match.rules):
            return _discard_refusal(match, phase, cards)
        case _:
            return IllegalAction("wrong_phase", phase="exchange")


def advance(match: Match, phase: ExchangePhase, action: Action) -> Step:
    """The card is laid, the cards change hands, or the deal is given up."""
    if isinstance(action, Give):
        return _give(match, phase, action)
    if isinstance(action, Discard):
        return _discard(match, phase, action)
    return ending.give_up(match, phase, action)


def hand_left(phase: ExchangePhase) -> Cards:
    """The declarer's hand without the cards that lie for others."""
    return phase.hands[phase.to_act] & ~mask_of(gift.card for gift in phase.aside.given)


def _receivers(match: Match, phase: ExchangePhase) -> tuple[Seat, ...]:
    first = next_seat(match, phase.to_act)
    served = {gift.seat for gift in phase.aside.given}
    return tuple(seat for seat in (first, next_seat(match, first)) if seat not in served)


def _givable(match: Match, phase: ExchangePhase) -> Cards:
    hand = hand_left(phase)
    return hand & layout(match).talons[0] if gives_talon_only(match.rules) else hand


def _give_refusal(match: Match, phase: ExchangePhase, card: int, seat: Seat) -> IllegalAction | None:
    if not hand_left(phase) >> card & 1:
        return IllegalAction("card_not_held", card=card)
    if seat not in _receivers(match, phase):
        served = any(gift.seat == seat for gift in phase.aside.given)
        return IllegalAction("give_twice" if served else "give_wrong_seat", to=seat)
    return None if _givable(match, phase) >> card & 1 else IllegalAction("give_talon_only", card=card)


def _give(match: Match, phase: ExchangePhase, action: Give) -> Step:
    seat, given = phase.to_act, (*phase.aside.given, action)
    heard: tuple[Event, ...] = (CardGiven(seat, action.seat, action.card),)
    aside = replace(phase.aside, given=given)
    if len(given) == 1:
        return move(match, seat, action, replace(phase, aside=aside), heard)
    hands = phase.hands
    for gift in given:
        hands = with_hand(hands, seat, hands[seat] & ~(1 << gift.card))
        hands = with_hand(hands, gift.seat, hands[gift.seat] | 1 << gift.card)
        heard += (CardReceived(gift.seat, seat, gift.card),)
    return move(match, seat, action, after_exchange.begin(match, phase.contract, hands, aside), heard)


def _discardable(match: Match, phase: ExchangePhase) -> Cards:
    """The cards that may be laid aside; all of the hand where too few are left beside the marriages."""
    hand = phase.hands[phase.to_act]
    if not keeps_marriages(match.rules):
        return hand
    others = hand
    for pair in MARRIAGE_MASKS:
        if hand & pair == pair:
            others &= ~pair
    return others if others.bit_count() >= discard_size(match.rules) else hand


@lru_cache(maxsize=512)
def _discards(cards: Cards, size: int) -> tuple[Action, ...]:
    bits = [1 << card for card in cards_of(cards)]
    return tuple(map(Discard, map(sum, combinations(bits, size))))


def _discard_refusal(match: Match, phase: ExchangePhase, cards: Cards) -> IllegalAction | None:
    missing = cards & ~phase.hands[phase.to_act]
    if missing:
        return IllegalAction("card_not_held", card=cards_of(missing)[0])
    if cards.bit_count() != discard_size(match.rules):
        return IllegalAction("discard_count", count=cards.bit_count(), expected=discard_size(match.rules))
    paired = cards & ~_discardable(match, phase)
    return IllegalAction("discard_marriage", card=cards_of(paired)[0]) if paired else None


def _discard(match: Match, phase: ExchangePhase, action: Discard) -> Step:
    seat, aside = phase.to_act, phase.aside
    hands = with_hand(phase.hands, seat, phase.hands[seat] & ~action.cards)
    talons = list(aside.talons)
    if aside.picked:
        talons[aside.picked - 1] = action.cards
    laid = Aside(aside.picked, (), action.cards, tuple(talons))
    heard = (CardsDiscarded(seat, action.cards.bit_count(), action.cards),)
    return move(match, seat, action, after_exchange.begin(match, phase.contract, hands, laid), heard)
