"""Bidding: who may call what, and who becomes declarer (rulebook, chapter on the auction)."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from thousand.core.actions import CLAIM, PASS, Action, Bid, Claim, Pass
from thousand.core.cards import DECK, DECK_POINTS, Cards
from thousand.core.claims import may_claim_dealt
from thousand.core.errors import IllegalAction
from thousand.core.events import AuctionWon, Called, Event, HandSeen
from thousand.core.phases import ending, talon
from thousand.core.phases.flow import layout, move, with_turn
from thousand.core.rules import Rules
from thousand.core.seating import forehand, next_seat, sitter, trick_size
from thousand.core.state import AuctionPhase, Contract, Match, Seat
from thousand.core.step import Step
from thousand.core.tricks.marriages import all_marriages, marriage_value, marriages_in

_NO_LIMIT: Final = 10_000


def first_bidder(match: Match) -> Seat:
    """The seat that calls first: forehand or the dealer (never the sitter)."""
    if match.rules.auction.first_bidder == "dealer" and sitter(match) is None:
        return match.dealer
    return forehand(match)


def legal(match: Match, phase: AuctionPhase) -> tuple[Action, ...]:
    """Bids upwards, pass and claim, each where it is allowed."""
    hand = layout(match).hands[phase.to_act]
    low, high = _span(match.rules, phase, hand)
    calls = _bids(low, high, match.rules.auction.bid_step)
    if not _must_open(match.rules, phase):
        calls += (PASS,)
    if not phase.called >> phase.to_act & 1 and may_claim_dealt(match.rules, hand):
        calls += (CLAIM,)
    return calls


def refusal(match: Match, phase: AuctionPhase, action: Action) -> IllegalAction | None:
    """Why a call is not allowed."""
    rules = match.rules
    match action:
        case Bid(amount):
            return _bid_refusal(rules, phase, layout(match).hands[phase.to_act], amount)
        case Pass():
            return IllegalAction("pass_forbidden") if _must_open(rules, phase) else None
        case Claim():
            if phase.called >> phase.to_act & 1:
                return IllegalAction("claim_too_late")
            founded = may_claim_dealt(rules, layout(match).hands[phase.to_act])
            return None if founded else IllegalAction("claim_unfounded")
        case _:
            return IllegalAction("wrong_phase", phase="auction")


def advance(match: Match, phase: AuctionPhase, action: Action) -> Step:
    """The call is heard; the auction goes on, ends with a declarer, or the deal is annulled."""
    if isinstance(action, Claim):
        return ending.annul(match, phase.to_act, action)
    seat = phase.to_act
    called = phase.called | 1 << seat
    if isinstance(action, Bid):
        after = AuctionPhase(seat, action.amount, seat, False, phase.passed, called)
    else:
        after = replace(phase, passed=phase.passed | 1 << seat, called=called)
    heard = (Called(seat, action), *_dark_void(match, phase, action))
    return _go_on(match, after, action, heard)


def bid_limit(rules: Rules, hand: Cards) -> int:
    """The highest contract that a hand may name: the deck and all marriages, the ceiling, the cap."""
    return min(_deck_limit(rules), _ceiling(rules), _cap(rules, hand))


def amounts(rules: Rules) -> range:
    """Every amount that a bid or a raise can name under some rules, whatever the cards."""
    return range(rules.auction.minimum_bid, bid_limit(rules, DECK) + 1, rules.auction.bid_step)


def _cap(rules: Rules, hand: Cards) -> int:
    """The cap that the marriages in a hand set to its bids (a large number where there is none)."""
    return _CAPS[rules.auction.bid_cap](rules, hand)


def step_of(rules: Rules) -> int:
    """The step of bids and raises."""
    return rules.auction.bid_step


def _go_on(match: Match, phase: AuctionPhase, action: Action, heard: tuple[Event, ...]) -> Step:
    left = trick_size(match) - phase.passed.bit_count()
    seat = phase.to_act
    if left == 0:
        return _all_passed(match, phase, action, heard)
    if left == 1 and phase.bidder is not None:
        contract = _contract(match.rules, phase, phase.bidder)
        return _won(match, phase, action, contract, heard)
    caller = next_seat(match, seat)
    while phase.passed >> caller & 1:
        caller = next_seat(match, caller)
    return move(match, seat, action, replace(phase, to_act=caller), heard)


def _all_passed(match: Match, phase: AuctionPhase, action: Action, heard: tuple[Event, ...]) -> Step:
    if match.rules.auction.all_pass == "redeal":
        return ending.annul(match, phase.to_act, action)
    contract = Contract(forehand(match), match.rules.auction.minimum_bid, False, True)
    return _won(match, phase, action, contract, heard)


def _won(
    match: Match, phase: AuctionPhase, action: Action, contract: Contract, heard: tuple[Event, ...]
) -> Step:
    seat = phase.to_act
    won: tuple[Event, ...] = (AuctionWon(contract),)
    if contract.dark:
        won += (HandSeen(contract.declarer, layout(match).hands[contract.declarer]),)
    moved = with_turn(match, seat, action, phase)
    return talon.open_talon(moved, contract, heard + won)


def _contract(rules: Rules, phase: AuctionPhase, declarer: Seat) -> Contract:
    """Forced is what the opener had to bid: only the first bid can be the minimum."""
    forced = rules.auction.opening != "free" and phase.high == rules.auction.minimum_bid
    return Contract(declarer, phase.high, phase.dark, forced)


def _dark_void(match: Match, phase: AuctionPhase, action: Action) -> tuple[Event, ...]:
    if phase.dark and isinstance(action, Bid) and phase.bidder is not None:
        return (HandSeen(phase.bidder, layout(match).hands[phase.bidder]),)
    return ()


def _must_open(rules: Rules, phase: AuctionPhase) -> bool:
    return phase.called == 0 and rules.auction.opening != "free"


def _span(rules: Rules, phase: AuctionPhase, hand: Cards) -> tuple[int, int]:
    """The lowest and the highest bid now; the highest is below the lowest when no bid is possible."""
    auction = rules.auction
    low = phase.high + auction.bid_step if phase.high else auction.minimum_bid
    high = bid_limit(rules, hand)
    if not auction.jumps or (auction.opening == "fixed" and phase.called == 0):
        high = min(high, low)
    return low, high


def _bid_refusal(rules: Rules, phase: AuctionPhase, hand: Cards, amount: int) -> IllegalAction | None:
    low, high = _span(rules, phase, hand)
    step = rules.auction.bid_step
    if amount % step:
        return IllegalAction("bid_step", amount=amount, step=step)
    if low <= amount <= high:
        return None
    if amount < low:
        code = "bid_too_low" if phase.high else "bid_below_minimum"
        return IllegalAction(code, amount=amount, lowest=low)
    if rules.auction.opening == "fixed" and phase.called == 0:
        return IllegalAction("bid_minimum_only", amount=amount, minimum=low)
    return over_limit(rules, hand, amount) or IllegalAction("bid_jump", amount=amount, lowest=low)


def over_limit(rules: Rules, hand: Cards, amount: int) -> IllegalAction | None:
    """Why an amount is above what the hand may name; None when it is not."""
    if amount > _deck_limit(rules):
        return IllegalAction("bid_above_deck", amount=amount, limit=_deck_limit(rules))
    if amount > _ceiling(rules):
        return IllegalAction("bid_above_ceiling", amount=amount, limit=_ceiling(rules))
    if amount > _cap(rules, hand):
        return IllegalAction("bid_above_cap", amount=amount, limit=_cap(rules, hand))
    return None


@lru_cache(maxsize=1024)
def _bids(low: int, high: int, step: int) -> tuple[Action, ...]:
    return tuple(Bid(amount) for amount in range(low, high + 1, step))


def _deck_limit(rules: Rules) -> int:
    return DECK_POINTS + all_marriages(rules)


def _ceiling(rules: Rules) -> int:
    ceiling = rules.auction.bid_ceiling
    return ceiling if isinstance(ceiling, int) else _NO_LIMIT


def _held(rules: Rules, hand: Cards) -> list[int]:
    return [marriage_value(rules, suit) for suit in marriages_in(hand)]


_CAPS: Final[dict[str, Callable[[Rules, Cards], int]]] = {
    "none": lambda rules, hand: _NO_LIMIT,
    "any_marriage": lambda rules, hand: _NO_LIMIT if marriages_in(hand) else DECK_POINTS,
    "best_marriage": lambda rules, hand: DECK_POINTS + max(_held(rules, hand), default=0),
    "sum_of_marriages": lambda rules, hand: DECK_POINTS + sum(_held(rules, hand)),
}
