"""What a person is asked in each phase, and what must be confirmed."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from thousand.cli.play.screen import Question, Scene
from thousand.cli.play.sights import SHOWN_SUITS, hand_of, receivers
from thousand.core.actions import (
    BOMB,
    CLAIM,
    PASS,
    WRITE_OFF,
    Action,
    Bid,
    Bomb,
    Claim,
    Dark,
    Discard,
    Give,
    Play,
    Raise,
    WriteOff,
)
from thousand.core.cards import DECK_POINTS, SUIT_SYMBOLS, Card, Rank, mask_of, rank_of, suit_of
from thousand.core.giving_up import points_for_others
from thousand.core.talons import discard_size
from thousand.core.tricks.marriages import marriage_value, marriages_in
from thousand.core.view import View

if TYPE_CHECKING:
    from thousand.texts import Texts

_Asked = Callable[["Texts", Scene], tuple[str, tuple[str, ...]]]

_LEAP: Final = 30


def question_for(texts: "Texts", scene: Scene) -> Question:
    """The question that the phase puts to the viewer, who is to act."""
    text, choices = _ASKED[scene.sight.phase](texts, scene)
    also = [text, *_also(texts, scene.sight)]
    return Question(" ".join(also), choices)


def to_confirm(texts: "Texts", sight: View, action: Action) -> str | None:
    """The question before an action that is easily regretted; None for all others."""
    match action:
        case WriteOff():
            return texts.say("play-confirm-write-off", others=points_for_others(sight.rules, "write_off"))
        case Bomb():
            return texts.say("play-confirm-bomb", others=points_for_others(sight.rules, "bomb"))
        case Dark():
            return texts.say("play-confirm-dark")
        case Claim():
            return texts.say("play-confirm-claim")
        case Bid(amount) | Raise(amount) if amount > _in_hand(sight):
            return texts.say("play-confirm-bid", amount=amount, held=_in_hand(sight))
        case Bid(amount) if _leaps(sight, amount):
            return texts.say("play-confirm-leap", amount=amount, lowest=_lowest(sight))
    return None


def declaration_question(texts: "Texts", sight: View, card: Card) -> str:
    """The question whether a lead declares the marriage, or with an ace the ace marriage."""
    from thousand.texts import suit_name

    if rank_of(card) == Rank.ACE:
        return texts.say("play-declare-aces", value=int(sight.rules.play.ace_marriage))
    suit = suit_of(card)
    value = sight.rules.play.marriage_values[suit]
    return texts.say("play-declare", suit=suit_name(texts, suit), value=value)


def _in_hand(sight: View) -> int:
    """All card points and the marriages that the viewer holds: more cannot come from this hand."""
    hand = sight.deal.hand if sight.deal else None
    return DECK_POINTS + sum(marriage_value(sight.rules, suit) for suit in marriages_in(hand or 0))


def _leaps(sight: View, amount: int) -> bool:
    return amount > DECK_POINTS and amount - _lowest(sight) > _LEAP


def _lowest(sight: View) -> int:
    return min((action.amount for action in sight.legal if isinstance(action, Bid)), default=0)


def _also(texts: "Texts", sight: View) -> list[str]:
    said = [texts.say("play-or-claim")] if CLAIM in sight.legal else []
    said += [texts.say("play-or-write-off")] if WRITE_OFF in sight.legal else []
    return said + ([texts.say("play-or-bomb")] if BOMB in sight.legal else [])


def _dark(texts: "Texts", scene: Scene) -> tuple[str, tuple[str, ...]]:
    return texts.say("play-ask-dark"), ()


def _auction(texts: "Texts", scene: Scene) -> tuple[str, tuple[str, ...]]:
    legal = scene.sight.legal
    bids = [action.amount for action in legal if isinstance(action, Bid)]
    may_pass = PASS in legal
    if not bids:
        return texts.say("play-ask-pass-only"), ()
    if len(bids) == 1:
        message = "play-ask-bid-one-or-pass" if may_pass else "play-ask-bid-one"
        return texts.say(message, amount=bids[0]), ()
    message = "play-ask-bid-or-pass" if may_pass else "play-ask-bid"
    return texts.say(message, low=bids[0], high=bids[-1], step=bids[1] - bids[0]), ()


def _talon(texts: "Texts", scene: Scene) -> tuple[str, tuple[str, ...]]:
    return texts.say("play-ask-talon"), ()


def _exchange(texts: "Texts", scene: Scene) -> tuple[str, tuple[str, ...]]:
    sight, names = scene.sight, scene.table.names
    if any(isinstance(action, Discard) for action in sight.legal):
        count = discard_size(sight.rules)
        example = " ".join(str(place) for place in range(1, count + 1))
        return texts.say("play-ask-discard", count=count, example=example), _hand_listed(texts, sight)
    to = receivers(sight)
    if len(to) == 1:
        return texts.say("play-ask-give", name=names[to[0]]), _hand_listed(texts, sight)
    first, second = (names[seat] for seat in to)
    return texts.say("play-ask-give-two", first=first, second=second), _hand_listed(texts, sight)


def _raise(texts: "Texts", scene: Scene) -> tuple[str, tuple[str, ...]]:
    deal, legal = scene.sight.deal, scene.sight.legal
    amount = deal.contract.amount if deal and deal.contract else 0
    higher = [action.amount for action in legal if isinstance(action, Raise)]
    if not higher:
        return texts.say("play-ask-stand-only", amount=amount), ()
    return texts.say("play-ask-raise", amount=amount, low=higher[0], high=higher[-1]), ()


def _trump(texts: "Texts", scene: Scene) -> tuple[str, tuple[str, ...]]:
    suits = "  ".join(f"{place} {SUIT_SYMBOLS[suit]}" for place, suit in enumerate(SHOWN_SUITS, 1))
    return texts.say("play-ask-trump", suits=suits), ()


def _trick(texts: "Texts", scene: Scene) -> tuple[str, tuple[str, ...]]:
    deal = scene.sight.deal
    leads = deal is not None and not deal.trick
    choices = _hand_listed(texts, scene.sight)
    return texts.say("play-ask-lead" if leads else "play-ask-card"), choices


def _hand_listed(texts: "Texts", sight: View) -> tuple[str, ...]:
    """The cards that may be chosen, each with its number in the hand."""
    from thousand.texts import card_name

    may = choosable(sight)
    listed = []
    for place, card in enumerate(hand_of(sight), 1):
        if may >> card & 1:
            words = f"{place} {card_name(texts, card)}"
            listed.append(f"{words} {texts.say('play-may-declare')}" if _declares(sight, card) else words)
    return tuple(listed)


def choosable(sight: View) -> int:
    """The cards in hand among which the viewer may choose now, as a mask."""
    cards = {action.card for action in sight.legal if isinstance(action, Play | Give)}
    laid = mask_of(cards)
    for action in sight.legal:
        if isinstance(action, Discard):
            laid |= action.cards
    return laid


def _declares(sight: View, card: int) -> bool:
    return Play(card, True) in sight.legal


_ASKED: Final[dict[str, _Asked]] = {
    "dark": _dark,
    "auction": _auction,
    "talon": _talon,
    "exchange": _exchange,
    "raise": _raise,
    "trump": _trump,
    "trick": _trick,
}
