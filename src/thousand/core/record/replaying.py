"""Replaying a record: every turn is held against the rules, the first illegal one is refused."""

import msgspec

from thousand.core.cards import HIDDEN, Cards, read_cards
from thousand.core.errors import CardError, IllegalAction, IllegalDeal, RecordError, ThousandError
from thousand.core.match import advance, deal, refusal, require_next_deal, start
from thousand.core.record.document import Record, RecordedDeal
from thousand.core.record.hidden import begin_hidden, hidden_refusal, without_guesses
from thousand.core.record.turns import hides, read_turn
from thousand.core.state import Layout, Match


class Replay(msgspec.Struct, frozen=True):
    """A record replayed: the match at its end, and whether cards of its running deal are not known (`??`)."""

    record: Record
    match: Match
    hidden: bool


def replay(record: Record) -> Replay:
    """Replays a record from its first deal.

    Raises RecordError with the deal and action (from 1) at fault, what was tried and the rule's code.
    What a seat's own record hides is taken on trust as far as anything known allows it.
    """
    match = _started(record)
    hidden = False
    for number, dealt in enumerate(record.deals, 1):
        match, hidden = _replay_deal(match, dealt, number)
    return Replay(record, match, hidden)


def _started(record: Record) -> Match:
    dealer = record.deals[0].dealer if record.deals else 0
    try:
        return start(record.rules.rules, dealer, record.start)
    except IllegalDeal as fault:
        at_deal = 1 if fault.code == "dealer_unknown" else None
        raise _at(fault, at_deal, None, "") from None


def _replay_deal(match: Match, dealt: RecordedDeal, number: int) -> tuple[Match, bool]:
    try:
        require_next_deal(match, dealt.dealer)
        hidden = any(HIDDEN in cards for cards in (*dealt.hands, *dealt.talon))
        match = begin_hidden(match, dealt.hands, dealt.talon) if hidden else _dealt(match, dealt)
    except (IllegalDeal, CardError, RecordError) as fault:
        raise _at(fault, number, None, "") from None
    for place, text in enumerate(dealt.actions, 1):
        try:
            match = _hidden_turn(match, text, number) if hidden else _turn(match, text)
        except (IllegalAction, CardError, RecordError) as fault:
            raise _at(fault, number, place, text) from None
    return match, hidden


def _turn(match: Match, text: str) -> Match:
    seat, action = read_turn(text)
    if hides(action):
        raise RecordError("hidden_card_known")
    problem = refusal(match, seat, action)
    if problem:
        raise problem
    return advance(match, action).match


def _hidden_turn(match: Match, text: str, number: int) -> Match:
    seat, action = read_turn(text)
    problem = hidden_refusal(match, seat, action)
    if problem:
        raise problem
    after = advance(without_guesses(match, seat), action).match
    if len(after.finished) == number:
        raise RecordError("hidden_beyond")
    return after


def _dealt(match: Match, dealt: RecordedDeal) -> Match:
    return deal(match, Layout(_piles(dealt.hands), _piles(dealt.talon))).match


def _piles(texts: tuple[str, ...]) -> tuple[Cards, ...]:
    return tuple(read_cards(text) for text in texts)


def _at(fault: ThousandError, deal_number: int | None, action: int | None, tried: str) -> RecordError:
    return RecordError(fault.code, deal=deal_number, action=action, tried=tried[:80], **fault.params)
