"""Playing the tricks (rulebook, chapter on play)."""

from typing import Final

from msgspec.structs import replace

from thousand.core.actions import CLAIM, DECLARES, PLAYS, Action, Claim, Play
from thousand.core.cards import ACES, POINTS, SUIT_MASKS, SUIT_OF, Cards, Rank, Suit, cards_of
from thousand.core.claims import may_claim_exchanged
from thousand.core.errors import IllegalAction
from thousand.core.events import CardPlayed, Event, MarriageDeclared, TrickTaken, TrumpSet
from thousand.core.phases import ending
from thousand.core.phases.flow import with_hand, with_turn
from thousand.core.seating import next_seat, trick_size
from thousand.core.state import Declared, Match, Seat, Trick, TrickPhase
from thousand.core.step import Step
from thousand.core.talons import tricks_in_deal
from thousand.core.tricks.answers import answers, beats, why_not
from thousand.core.tricks.marriages import (
    automatic,
    declarable,
    declaration,
    sets_trump,
    why_not_declared,
)

_SUIT_PLAYS: Final = tuple(
    tuple(tuple(PLAYS[6 * suit + rank] for rank in range(6) if cards >> rank & 1) for cards in range(64))
    for suit in range(4)
)


def legal(match: Match, phase: TrickPhase) -> tuple[Action, ...]:
    """The cards that may be played, with their declarations, and a claim before one's first card."""
    seat = phase.to_act
    hand = phase.hands[seat]
    plays: tuple[Action, ...]
    if phase.trick:
        plays = _plays(answers(match.rules, hand, SUIT_OF[phase.trick[0]], phase.best, phase.trump))
    else:
        plays = _plays(hand) + _declares(match, phase)
    if not phase.tricks and may_claim_exchanged(match.rules, hand):
        plays += (CLAIM,)
    return plays


def refusal(match: Match, phase: TrickPhase, action: Action) -> IllegalAction | None:
    """Why a card may not be played, or not with a declaration."""
    hand = phase.hands[phase.to_act]
    if isinstance(action, Play):
        card = action.card
        if not hand >> card & 1:
            return IllegalAction("card_not_held", card=card)
        if action.declare:
            return _declare_refusal(match, phase, action)
        return _follow_refusal(match, phase, hand, card) if phase.trick else None
    if not isinstance(action, Claim):
        return IllegalAction("wrong_phase", phase="trick")
    if phase.tricks:
        return IllegalAction("claim_too_late")
    return None if may_claim_exchanged(match.rules, hand) else IllegalAction("claim_unfounded")


def _is_declared(match: Match, phase: TrickPhase, action: Play) -> bool:
    """Whether a lead declares: with the word, or without where declaring is automatic (never the aces)."""
    return action.declare or (
        automatic(match.rules)
        and action.card % 6 != Rank.ACE
        and bool(declarable(match.rules, phase) >> action.card & 1)
    )


def advance(match: Match, phase: TrickPhase, action: Action) -> Step:
    """The card falls; a full trick goes to its winner, the last one ends the deal."""
    if not isinstance(action, Play):
        return ending.annul(match, phase.to_act, action)
    seat, card = phase.to_act, action.card
    hands = with_hand(phase.hands, seat, phase.hands[seat] & ~(1 << card))
    trump, declared, best, taker = phase.trump, phase.declared, phase.best, phase.taker
    heard: tuple[Event, ...] = (CardPlayed(seat, card),)
    if not phase.trick:
        best, taker = card, seat
        if _is_declared(match, phase, action):
            made = declaration(match.rules, seat, len(phase.tricks), card)
            trump, heard = _declare(match, phase, made, SUIT_OF[card], heard)
            declared = (*declared, made)
    elif beats(card, best, trump):
        best, taker = card, seat
    after = replace(
        phase,
        to_act=next_seat(match, seat),
        hands=hands,
        trump=trump,
        trick=(*phase.trick, card),
        best=best,
        taker=taker,
        declared=declared,
    )
    if len(after.trick) < trick_size(match):
        return Step(with_turn(match, seat, action, after), heard)
    return _take(match, action, after, seat, heard)


def _take(match: Match, action: Action, phase: TrickPhase, seat: Seat, heard: tuple[Event, ...]) -> Step:
    taker = phase.taker
    points = sum([POINTS[card] for card in phase.trick])
    after = replace(
        phase,
        to_act=taker,
        leader=taker,
        trick=(),
        won=(*phase.won[:taker], phase.won[taker] + points, *phase.won[taker + 1 :]),
        holders=phase.holders | 1 << taker,
        tricks=(*phase.tricks, Trick(phase.leader, phase.trick, taker)),
    )
    taken = with_turn(match, seat, action, after)
    heard += (TrickTaken(taker, points),)
    if len(after.tricks) == tricks_in_deal(match.rules):
        return ending.play_out(taken, after, heard)
    return Step(taken, heard)


def _declare(
    match: Match, phase: TrickPhase, made: Declared, suit: Suit, heard: tuple[Event, ...]
) -> tuple[Suit | None, tuple[Event, ...]]:
    heard = (*heard, MarriageDeclared(made.seat, made.suit, made.value))
    if not sets_trump(match.rules, phase.contract.declarer, made.seat):
        return phase.trump, heard
    return suit, (*heard, TrumpSet(made.seat, suit))


def _plays(cards: Cards) -> tuple[Action, ...]:
    spades, clubs, diamonds, hearts = _SUIT_PLAYS
    return spades[cards & 63] + clubs[cards >> 6 & 63] + diamonds[cards >> 12 & 63] + hearts[cards >> 18 & 63]


def _declares(match: Match, phase: TrickPhase) -> tuple[Action, ...]:
    """The leads with a declaration on offer: only those of aces where a marriage is automatic."""
    cards = declarable(match.rules, phase)
    if not cards:
        return ()
    if automatic(match.rules):
        cards &= ACES
    return tuple([DECLARES[card] for card in cards_of(cards)])


def _declare_refusal(match: Match, phase: TrickPhase, action: Play) -> IllegalAction | None:
    if phase.trick:
        return IllegalAction("declare_not_leading")
    if declarable(match.rules, phase) >> action.card & 1:
        return None
    return why_not_declared(match.rules, phase, action.card)


def _follow_refusal(match: Match, phase: TrickPhase, hand: Cards, card: int) -> IllegalAction | None:
    led = SUIT_OF[phase.trick[0]]
    if answers(match.rules, hand, led, phase.best, phase.trump) >> card & 1:
        return None
    code = why_not(match.rules, hand, card, led, phase.trump)
    return IllegalAction(code, card=card, suit=int(led if hand & SUIT_MASKS[led] else phase.trump or 0))
