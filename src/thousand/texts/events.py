"""What happens at the table as sentences, and what a seat may do in words."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from thousand.core.actions import (
    Action,
    Bid,
    Bomb,
    Claim,
    Dark,
    Discard,
    Give,
    Look,
    NameTrump,
    Pass,
    Play,
    Raise,
    Stand,
    Take,
    WriteOff,
)
from thousand.core.cards import Rank, rank_of
from thousand.core.events import (
    AuctionWon,
    Called,
    CardGiven,
    CardPlayed,
    CardReceived,
    CardsDiscarded,
    CardsOpened,
    DealAnnulled,
    DealSettled,
    DealStarted,
    Event,
    HandSeen,
    Marked,
    MarriageDeclared,
    TalonSeen,
    TrickTaken,
    TrumpSet,
)
from thousand.texts.catalogue import Texts
from thousand.texts.labels import message_id
from thousand.texts.names import card_name, cards_short, seat_name, suit_key

_Said = tuple[str, dict[str, str | int]] | None

_CALLS: Final[dict[type, str]] = {
    Dark: "event-dark",
    Look: "event-look",
    Claim: "event-claim",
    Bid: "event-bid",
    Pass: "event-pass",
    WriteOff: "event-write-off",
    Bomb: "event-bomb",
    Raise: "event-raise",
    Stand: "event-stand",
}
_ACTIONS: Final[dict[type, str]] = {
    Dark: "action-dark",
    Look: "action-look",
    Claim: "action-claim",
    Bid: "action-bid",
    Pass: "action-pass",
    Take: "action-take",
    WriteOff: "action-write-off",
    Bomb: "action-bomb",
    Give: "action-give",
    Discard: "action-discard",
    Raise: "action-raise",
    Stand: "action-stand",
    NameTrump: "action-trump",
}


def say_event(texts: Texts, event: Event, names: Sequence[str]) -> str | None:
    """A sentence for an event as it was seen (`seen(event, seat)`); None where another says the same."""
    said = _EVENTS[type(event)](texts, event, names)
    return texts.say(said[0], **said[1]) if said else None


def say_action(texts: Texts, action: Action, names: Sequence[str] = ()) -> str:
    """An action as a person reads it in a list of what may be done."""
    if isinstance(action, Play):
        return _say_play(texts, action)
    params: dict[str, str | int] = {}
    match action:
        case Bid(amount) | Raise(amount):
            params = {"amount": amount}
        case Take(talon):
            params = {"number": talon}
        case Give(card, seat):
            params = {"card": card_name(texts, card), "to": seat_name(texts, seat, names)}
        case Discard(cards):
            params = {"cards": cards_short(texts, cards)}
        case NameTrump(suit):
            params = {"suit": suit_key(suit)}
    return texts.say(_ACTIONS[type(action)], **params)


def _say_play(texts: Texts, play: Play) -> str:
    card = card_name(texts, play.card)
    if not play.declare:
        return texts.say("action-play", card=card)
    aces = rank_of(play.card) == Rank.ACE
    return texts.say("action-declare-aces" if aces else "action-declare", card=card)


def _deal_started(texts: Texts, event: DealStarted, names: Sequence[str]) -> _Said:
    return "event-deal-started", {"deal": event.number, "name": seat_name(texts, event.dealer, names)}


def _hand_seen(texts: Texts, event: HandSeen, names: Sequence[str]) -> _Said:
    return "event-hand-seen", {
        "name": seat_name(texts, event.seat, names),
        "cards": cards_short(texts, event.cards),
    }


def _called(texts: Texts, event: Called, names: Sequence[str]) -> _Said:
    action = event.action
    params: dict[str, str | int] = {"name": seat_name(texts, event.seat, names)}
    if isinstance(action, Take | NameTrump):
        return None
    if isinstance(action, Bid | Raise):
        params["amount"] = action.amount
    return _CALLS[type(action)], params


def _auction_won(texts: Texts, event: AuctionWon, names: Sequence[str]) -> _Said:
    contract = event.contract
    message = "event-auction-won-dark" if contract.dark else "event-auction-won"
    return message, {"name": seat_name(texts, contract.declarer, names), "amount": contract.amount}


def _talon_seen(texts: Texts, event: TalonSeen, names: Sequence[str]) -> _Said:
    params: dict[str, str | int] = {"name": seat_name(texts, event.seat, names)}
    message = "event-talon"
    if len(names) == 2:
        message = "event-one-talon"
        params["number"] = event.talon
    if event.cards is None:
        return _HIDDEN_TALON[message], params
    return message, {**params, "cards": cards_short(texts, event.cards)}


def _card_given(texts: Texts, event: CardGiven, names: Sequence[str]) -> _Said:
    params: dict[str, str | int] = {
        "name": seat_name(texts, event.seat, names),
        "to": seat_name(texts, event.to, names),
    }
    if event.card is None:
        return "event-given-hidden", params
    return "event-given", {**params, "card": card_name(texts, event.card)}


def _card_received(texts: Texts, event: CardReceived, names: Sequence[str]) -> _Said:
    if event.card is None:
        return None
    name = seat_name(texts, event.seat, names)
    return "event-received", {"name": name, "card": card_name(texts, event.card)}


def _cards_discarded(texts: Texts, event: CardsDiscarded, names: Sequence[str]) -> _Said:
    params: dict[str, str | int] = {"name": seat_name(texts, event.seat, names), "count": event.count}
    if event.cards is None:
        return "event-discarded-hidden", params
    return "event-discarded", {**params, "cards": cards_short(texts, event.cards)}


def _card_played(texts: Texts, event: CardPlayed, names: Sequence[str]) -> _Said:
    name = seat_name(texts, event.seat, names)
    return "event-played", {"name": name, "card": card_name(texts, event.card)}


def _marriage_declared(texts: Texts, event: MarriageDeclared, names: Sequence[str]) -> _Said:
    params: dict[str, str | int] = {"name": seat_name(texts, event.seat, names), "value": event.value}
    if event.suit is None:
        return "event-aces", params
    return "event-marriage", {**params, "suit": suit_key(event.suit)}


def _trump_set(texts: Texts, event: TrumpSet, names: Sequence[str]) -> _Said:
    return "event-trump", {"suit": suit_key(event.suit)}


def _trick_taken(texts: Texts, event: TrickTaken, names: Sequence[str]) -> _Said:
    return "event-trick", {"name": seat_name(texts, event.seat, names), "points": event.points}


def _deal_annulled(texts: Texts, event: DealAnnulled, names: Sequence[str]) -> _Said:
    if event.seat is None:
        return "event-all-passed", {}
    return "event-annulled", {"name": seat_name(texts, event.seat, names)}


def _cards_opened(texts: Texts, event: CardsOpened, names: Sequence[str]) -> _Said:
    return None


def _deal_settled(texts: Texts, event: DealSettled, names: Sequence[str]) -> _Said:
    result = event.result
    if result.declarer is None or result.contract is None:
        return None
    signed = (_signed(points) for points in result.scores)
    scores = ", ".join(f"{seat_name(texts, seat, names)} {points}" for seat, points in enumerate(signed))
    params: dict[str, str | int] = {"name": seat_name(texts, result.declarer, names), "scores": scores}
    if result.made is None:
        return _GIVEN_UP[result.outcome], params
    params |= {"contract": result.contract, "earned": result.earned[result.declarer]}
    return "event-made" if result.made else "event-failed", params


def _marked(texts: Texts, event: Marked, names: Sequence[str]) -> _Said:
    return message_id("mark", event.mark) + ".event", {"name": seat_name(texts, event.seat, names)}


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"


_HIDDEN_TALON: Final = {"event-talon": "event-talon-hidden", "event-one-talon": "event-one-talon-hidden"}
_GIVEN_UP: Final = {"write_off": "event-written-off", "bomb": "event-bombed"}
_EVENTS: Final[dict[type, Callable[[Texts, Any, Sequence[str]], _Said]]] = {
    DealStarted: _deal_started,
    HandSeen: _hand_seen,
    Called: _called,
    AuctionWon: _auction_won,
    TalonSeen: _talon_seen,
    CardGiven: _card_given,
    CardReceived: _card_received,
    CardsDiscarded: _cards_discarded,
    CardPlayed: _card_played,
    MarriageDeclared: _marriage_declared,
    TrumpSet: _trump_set,
    TrickTaken: _trick_taken,
    DealAnnulled: _deal_annulled,
    CardsOpened: _cards_opened,
    DealSettled: _deal_settled,
    Marked: _marked,
}
