"""From a view of the core to the scene that goes over the wire."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from thousand.core.actions import Action, write_action
from thousand.core.cards import NAMES, SUIT_LETTERS, Cards, Suit, write_cards
from thousand.core.state import Contract as CoreContract
from thousand.core.state import Declared, Match, Seat, Trick
from thousand.core.state import Standing as CoreStanding
from thousand.core.tricks.answers import beats
from thousand.core.view import DealView, SeenTalon, View, own_eyes, view
from thousand.core.view import Gift as CoreGift
from thousand.table.turns import turn_of
from thousand.table.wire.scene import (
    Call,
    CardsText,
    Contract,
    DealScene,
    Gift,
    Laid,
    Marriage,
    Scene,
    Standing,
    Talon,
    TrickSeen,
)


def open_scene(match: Match, turn_number: int) -> Scene:
    """The game as a spectator may know it."""
    seen = view(match, None)
    return Scene(
        seat=None,
        phase=seen.phase,
        to_act=seen.to_act,
        turn_number=turn_number,
        dealer=seen.dealer,
        standings=tuple(standing_text(one) for one in seen.standings),
        winners=seen.winners,
        deal=None if seen.deal is None else _deal(seen, seen.deal),
        turn=None,
    )


def own_scene(match: Match, seat: Seat, common: Scene) -> Scene:
    """The game as a seat may know it; `common` is what a spectator is shown of the same match."""
    if match.layout is None or common.deal is None:
        return replace(common, seat=seat)
    own = own_eyes(match, seat)
    deal = replace(
        common.deal,
        hand=cards_text(own.hand),
        talons=_talons(own.talons),
        gifts=_gifts(own.gifts),
        discards=cards_text(own.discards),
    )
    turn = turn_of(match, seat) if seat == common.to_act else None
    return replace(common, seat=seat, deal=deal, turn=turn)


@lru_cache(maxsize=1024)
def _calls(calls: tuple[tuple[Seat, Action], ...]) -> tuple[Call, ...]:
    """The calls of a deal, which stay the same while its tricks are played."""
    return tuple(Call(seat, write_action(action)) for seat, action in calls)


@lru_cache(maxsize=1024)
def _talons(talons: tuple[SeenTalon, ...]) -> tuple[Talon, ...]:
    return tuple(Talon(one.number, one.seat, cards_text(one.cards), one.size) for one in talons)


@lru_cache(maxsize=1024)
def _gifts(gifts: tuple[CoreGift, ...]) -> tuple[Gift, ...]:
    return tuple(Gift(one.giver, one.to, None if one.card is None else NAMES[one.card]) for one in gifts)


def cards_text(cards: Cards | None) -> CardsText | None:
    """A set of cards as text; None stays None."""
    return None if cards is None else write_cards(cards)


def suit_text(suit: Suit | None) -> str | None:
    """A suit as its letter; None stays None."""
    return None if suit is None else SUIT_LETTERS[suit]


def contract_text(contract: CoreContract) -> Contract:
    """A contract as it goes over the wire."""
    return Contract(contract.declarer, contract.amount, contract.dark, contract.forced)


def marriage_text(declared: Declared) -> Marriage:
    """A declaration as it goes over the wire."""
    return Marriage(declared.seat, suit_text(declared.suit), declared.value)


def standing_text(standing: CoreStanding) -> Standing:
    """A standing as it goes over the wire."""
    barrel = standing.barrel.attempts if standing.barrel else None
    return Standing(standing.total, barrel, standing.bolts, standing.write_offs, standing.bombs)


def _deal(seen: View, deal: DealView) -> DealScene:
    seats = len(seen.standings)
    return DealScene(
        number=deal.number,
        dealer=deal.dealer,
        playing=deal.playing,
        sitter=deal.sitter,
        hand=cards_text(deal.hand),
        sizes=deal.sizes,
        calls=_calls(deal.calls),
        bid=deal.bid,
        bidder=deal.bidder,
        passed=deal.passed,
        contract=None if deal.contract is None else contract_text(deal.contract),
        talons=_talons(deal.talons),
        gifts=_gifts(deal.gifts),
        discards=cards_text(deal.discards),
        discarded=deal.discarded,
        trump=suit_text(deal.trump),
        leader=deal.leader,
        trick=tuple(Laid(seat, NAMES[card]) for seat, card in deal.trick),
        best=_best(deal),
        last_trick=_last_trick(deal),
        taken=tuple(sum(trick.winner == seat for trick in deal.tricks) for seat in range(seats)),
        won=deal.won,
        marriages=tuple(marriage_text(one) for one in deal.declared),
    )


def _best(deal: DealView) -> Seat | None:
    if not deal.trick:
        return None
    seat, best = deal.trick[0]
    for other, card in deal.trick[1:]:
        if beats(card, best, deal.trump):
            seat, best = other, card
    return seat


def _last_trick(deal: DealView) -> TrickSeen | None:
    return trick_seen(deal.playing, deal.tricks[-1]) if deal.tricks else None


def trick_seen(playing: Sequence[Seat], trick: Trick) -> TrickSeen:
    """A finished trick with the seat of each card; `playing` are the seats of the deal clockwise."""
    first = playing.index(trick.leader)
    seats = (playing[(first + place) % len(playing)] for place in range(len(trick.cards)))
    laid = tuple(Laid(seat, NAMES[card]) for seat, card in zip(seats, trick.cards, strict=True))
    return TrickSeen(laid, trick.winner)
