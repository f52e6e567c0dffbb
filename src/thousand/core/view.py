"""What a seat may know: the only door through which cards leave a match.

A view is built field by field from an allow-list; nothing is copied and then deleted. Dealing anew what
the seat cannot see leaves its view as it is.
"""

from typing import Final

import msgspec

from thousand.core.actions import (
    Action,
    Bid,
    Bomb,
    Claim,
    Dark,
    Give,
    Look,
    NameTrump,
    Pass,
    Raise,
    Stand,
    Take,
    WriteOff,
)
from thousand.core.cards import Card, Cards, Suit
from thousand.core.match import legal_actions, phase_name, to_act
from thousand.core.phases.auction import first_bidder
from thousand.core.phases.exchange import hand_left
from thousand.core.phases.flow import deal_number, layout
from thousand.core.rules import Rules
from thousand.core.seating import deal_sizes, playing_seats, sitter
from thousand.core.state import (
    AfterTalon,
    AuctionPhase,
    Contract,
    DarkPhase,
    Declared,
    ExchangePhase,
    FinishedDeal,
    GameOver,
    Match,
    RaisePhase,
    Seat,
    Standing,
    TalonPhase,
    Trick,
    TrickPhase,
    TrumpPhase,
)
from thousand.core.talons import discard_size, each_takes_one, lays_aside, shown_to_all, swaps

_CALLS: Final = frozenset((Dark, Look, Claim, Bid, Pass, Take, WriteOff, Bomb, Raise, Stand, NameTrump))


class Gift(msgspec.Struct, frozen=True):
    """A card given in the exchange: by whom, to whom, and which (None where the viewer does not know it)."""

    giver: Seat
    to: Seat
    card: Card | None


class SeenTalon(msgspec.Struct, frozen=True):
    """A talon: its number, who took it (None: nobody), its cards as dealt (None: not shown)."""

    number: int
    seat: Seat | None
    cards: Cards | None


class DealView(msgspec.Struct, frozen=True):
    """The running deal as a seat may know it; cards are masks, points whole numbers, lists indexed by seat.

    `hand` is None for a spectator, a sitter, and a bidder who has not looked; `sizes` are the cards in
    each hand. `calls` holds every call that all hear, with its seat; `bid` and `bidder` are the
    auction's highest so far (`bid_dark` tells a bid of 120 dark that stands). `discards` are one's own
    cards laid aside (None where not known), `discarded` their number. `trick` is on the table, led by
    `leader`; `won` are card points of the tricks of each seat.
    """

    number: int
    dealer: Seat
    playing: tuple[Seat, ...]
    sitter: Seat | None
    first_bidder: Seat
    hand: Cards | None
    sizes: tuple[int, ...]
    calls: tuple[tuple[Seat, Action], ...]
    bid: int
    bidder: Seat | None
    bid_dark: bool
    passed: tuple[Seat, ...]
    contract: Contract | None
    talons: tuple[SeenTalon, ...]
    gifts: tuple[Gift, ...]
    discards: Cards | None
    discarded: int
    trump: Suit | None
    leader: Seat | None
    trick: tuple[tuple[Seat, Card], ...]
    tricks: tuple[Trick, ...]
    won: tuple[int, ...]
    declared: tuple[Declared, ...]


class OwnEyes(msgspec.Struct, frozen=True, gc=False):
    """What a seat may know of the running deal beyond what all may: the fields of its view of that name."""

    hand: Cards | None
    talons: tuple[SeenTalon, ...]
    gifts: tuple[Gift, ...]
    discards: Cards | None


class View(msgspec.Struct, frozen=True):
    """A match as a seat (None: a spectator) may know it.

    `legal` are its own actions when it is to act, else empty; `deal` is None while no deal is running.
    Finished deals are open to all.
    """

    seat: Seat | None
    rules: Rules
    phase: str
    to_act: Seat | None
    legal: tuple[Action, ...]
    dealer: Seat
    start: tuple[int, ...]
    standings: tuple[Standing, ...]
    settled: int
    reached: bool
    finished: tuple[FinishedDeal, ...]
    winners: tuple[Seat, ...]
    deal: DealView | None


def view(match: Match, seat: Seat | None) -> View:
    """The match as a seat (None: a spectator) may know it; IndexError for a seat not at the table."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < len(match.standings)):
        raise IndexError(seat)
    actor = to_act(match)
    return View(
        seat=seat,
        rules=match.rules,
        phase=phase_name(match),
        to_act=actor,
        legal=legal_actions(match) if seat is not None and seat == actor else (),
        dealer=match.dealer,
        start=match.start,
        standings=match.standings,
        settled=match.settled,
        reached=match.reached,
        finished=match.finished,
        winners=match.phase.winners if isinstance(match.phase, GameOver) else (),
        deal=None if match.layout is None else _deal_view(match, seat),
    )


def own_eyes(match: Match, seat: Seat | None) -> OwnEyes:
    """The part of a view of the running deal in which seats differ; all else is as a spectator has it."""
    return OwnEyes(_own_hand(match, seat), _talons(match, seat), _gifts(match, seat), _discards(match, seat))


def _deal_view(match: Match, seat: Seat | None) -> DealView:
    own = own_eyes(match, seat)
    phase = match.phase
    auction = phase if isinstance(phase, AuctionPhase) else None
    playing = phase if isinstance(phase, TrickPhase) else None
    return DealView(
        number=deal_number(match),
        dealer=match.dealer,
        playing=playing_seats(match),
        sitter=sitter(match),
        first_bidder=first_bidder(match),
        hand=own.hand,
        sizes=hand_sizes(match),
        calls=tuple(
            (caller, action)
            for caller, action in zip(match.actors, match.actions, strict=True)
            if type(action) in _CALLS
        ),
        bid=auction.high if auction else 0,
        bidder=auction.bidder if auction else None,
        bid_dark=auction.dark if auction else False,
        passed=tuple(one for one in playing_seats(match) if auction and auction.passed >> one & 1),
        contract=phase.contract if isinstance(phase, TalonPhase | AfterTalon) else None,
        talons=own.talons,
        gifts=own.gifts,
        discards=own.discards,
        discarded=_discarded(match),
        trump=playing.trump if playing else None,
        leader=playing.leader if playing else None,
        trick=_trick(match),
        tricks=playing.tricks if playing else (),
        won=playing.won if playing else (0,) * len(match.standings),
        declared=playing.declared if playing else (),
    )


def hands_now(match: Match) -> tuple[Cards, ...]:
    """The hands as they are now; not for seats: a view shows each its own."""
    phase = match.phase
    if isinstance(phase, AfterTalon):
        return phase.hands
    return layout(match).hands


def _own_hand(match: Match, seat: Seat | None) -> Cards | None:
    """The hand in a seat's eyes; a card laid for another seat has left it."""
    if seat is None or seat == sitter(match) or not _sees_hand(match, seat):
        return None
    phase = match.phase
    if isinstance(phase, ExchangePhase) and seat == phase.to_act:
        return hand_left(phase)
    return hands_now(match)[seat]


def _sees_hand(match: Match, seat: Seat) -> bool:
    """Whether a seat has looked at its cards: a dark bidder only when overbid or after the auction."""
    phase = match.phase
    if isinstance(phase, DarkPhase):
        return seat != phase.to_act
    return not (isinstance(phase, AuctionPhase) and phase.dark and phase.bidder == seat)


def hand_sizes(match: Match) -> tuple[int, ...]:
    """The cards in each hand, by the count of what has moved and not by looking."""
    dealt, talon, _ = deal_sizes(match.rules)
    playing = playing_seats(match)
    sizes = [dealt if seat in playing else 0 for seat in range(len(match.standings))]
    phase = match.phase
    if not isinstance(phase, AfterTalon):
        return tuple(sizes)
    declarer = phase.contract.declarer
    for seat in playing:
        if seat == declarer or each_takes_one(match.rules):
            sizes[seat] += talon
    sizes[declarer] -= _discarded(match) + len(phase.aside.given)
    for gift in phase.aside.given if not isinstance(phase, ExchangePhase) else ():
        sizes[gift.seat] += 1
    if isinstance(phase, TrickPhase):
        for seat in playing:
            sizes[seat] -= len(phase.tricks)
        for seat, _ in _trick(match):
            sizes[seat] -= 1
    return tuple(sizes)


def _talons(match: Match, seat: Seat | None) -> tuple[SeenTalon, ...]:
    phase, piles = match.phase, layout(match).talons
    if not isinstance(phase, AfterTalon):
        return tuple(SeenTalon(number, None, None) for number in range(1, len(piles) + 1))
    shown = shown_to_all(match.rules, phase.contract)
    seen = []
    for number, cards in enumerate(piles, 1):
        owner = _talon_owner(match, phase.contract.declarer, phase.aside.picked, number)
        known = owner is not None and (shown or owner == seat)
        seen.append(SeenTalon(number, owner, cards if known else None))
    return tuple(seen)


def _talon_owner(match: Match, declarer: Seat, picked: int, number: int) -> Seat | None:
    if picked in (0, number):
        return declarer
    return None if swaps(match.rules) else 1 - declarer


def _gifts(match: Match, seat: Seat | None) -> tuple[Gift, ...]:
    """The giver knows each card at once, the receiver when both have changed hands."""
    phase = match.phase
    if not isinstance(phase, AfterTalon):
        return ()
    giver = phase.contract.declarer
    received = not isinstance(phase, ExchangePhase)

    def known(gift: Give) -> bool:
        return seat == giver or (received and seat == gift.seat)

    return tuple(Gift(giver, gift.seat, gift.card if known(gift) else None) for gift in phase.aside.given)


def _discards(match: Match, seat: Seat | None) -> Cards | None:
    phase = match.phase
    if isinstance(phase, AfterTalon) and phase.contract.declarer == seat and _discarded(match):
        return phase.aside.discards
    return None


def _discarded(match: Match) -> int:
    """How many cards the declarer has laid aside."""
    done = isinstance(match.phase, RaisePhase | TrumpPhase | TrickPhase)
    return discard_size(match.rules) if done and lays_aside(match.rules) else 0


def _trick(match: Match) -> tuple[tuple[Seat, Card], ...]:
    phase = match.phase
    if not isinstance(phase, TrickPhase):
        return ()
    seats = playing_seats(match)
    first = seats.index(phase.leader)
    return tuple((seats[(first + place) % len(seats)], card) for place, card in enumerate(phase.trick))
