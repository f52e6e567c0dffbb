"""Writing the record of a match, whole or as a seat may know it."""

from collections.abc import Iterator, Sequence
from typing import Final

from thousand.core.actions import PLAYS, Action, Discard, Give, Play, write_action
from thousand.core.cards import HIDDEN, HIDDEN_CARD, Cards, Rank, write_cards
from thousand.core.record.document import Record, RecordedDeal
from thousand.core.rules import Rules, RulesForm, nearest_preset
from thousand.core.seating import deal_sizes
from thousand.core.state import FinishedDeal, Layout, Match, Seat
from thousand.core.tricks.marriages import automatic
from thousand.core.view import DealView, view

_WITH_SITTER: Final = 4


def record_of(
    match: Match,
    seats: Sequence[str],
    *,
    preset: str | None = None,
    about: dict[str, str] | None = None,
) -> Record:
    """The whole record of a match; its rules are written against `preset`, else the nearest one."""
    form = RulesForm(match.rules, preset or nearest_preset(match.rules))
    running = (_running(match),) if match.layout else ()
    deals = (*(_finished(match.rules, one) for one in match.finished), *running)
    return Record(form, tuple(seats), deals, _start(match), about)


def _start(match: Match) -> tuple[int, ...] | None:
    return match.start if any(match.start) else None


def canonical(record: Record, match: Match) -> Record:
    """The record of a replayed match with every card and turn in its canonical form."""
    written = record_of(match, record.seats)
    return _with_parts(record, written, len(written.deals))


def seat_record(record: Record, match: Match, seat: Seat) -> Record:
    """The record as a seat may know it: finished deals whole, of a running one what its view holds."""
    deals = tuple(_finished(match.rules, one) for one in match.finished)
    running = view(match, seat).deal
    if running is not None:
        deals += (_seen(match, seat, running),)
    whole = Record(record.rules, record.seats, deals, _start(match))
    return _with_parts(record, whole, len(match.finished))


def _with_parts(record: Record, written: Record, proofs: int) -> Record:
    """The written deals with the other parts of a record, and the proofs of its first deals."""
    deals = tuple(
        RecordedDeal(one.dealer, one.hands, one.talon, one.actions, old.proof if place < proofs else None)
        for place, (one, old) in enumerate(zip(written.deals, record.deals, strict=True))
    )
    return Record(record.rules, record.seats, deals, record.start, record.about, record.draw)


def _finished(rules: Rules, dealt: FinishedDeal) -> RecordedDeal:
    return _whole(rules, dealt.dealer, dealt.layout, dealt.actors, dealt.actions)


def _running(match: Match) -> RecordedDeal:
    return _whole(match.rules, match.dealer, match.layout or Layout((), ()), match.actors, match.actions)


def _whole(
    rules: Rules, dealer: Seat, layout: Layout, actors: bytes, actions: tuple[Action, ...]
) -> RecordedDeal:
    size, talon_size, _ = deal_sizes(rules)
    idle = dealer if len(layout.hands) == _WITH_SITTER else None
    silent = automatic(rules)
    turns = tuple(
        f"{seat} {write_action(_silent(action) if silent and layout.hands[seat] else action)}"
        for seat, action in zip(actors, actions, strict=True)
    )
    hands = tuple(
        "" if seat == idle else _known(hand, size, hand != 0) for seat, hand in enumerate(layout.hands)
    )
    talons = tuple(_known(talon, talon_size, talon != 0) for talon in layout.talons)
    return RecordedDeal(dealer, hands, talons, turns)


def _silent(action: Action) -> Action:
    """A marriage that is declared without a word is written without one."""
    if isinstance(action, Play) and action.declare and action.card % 6 != Rank.ACE:
        return PLAYS[action.card]
    return action


def _seen(match: Match, seat: Seat, seen: DealView) -> RecordedDeal:
    size, talon_size, _ = deal_sizes(match.rules)
    layout = match.layout or Layout((), ())
    hands = tuple(
        "" if owner == seen.sitter else _known(hand, size, owner == seat and seen.hand is not None)
        for owner, hand in enumerate(layout.hands)
    )
    talons = tuple(_known(talon.cards or 0, talon_size, talon.cards is not None) for talon in seen.talons)
    return RecordedDeal(match.dealer, hands, talons, tuple(_seen_turns(match, seat, seen)))


def _known(cards: Cards, size: int, known: bool) -> str:
    return write_cards(cards) if known and cards else " ".join([HIDDEN] * size)


def _seen_turns(match: Match, seat: Seat, seen: DealView) -> Iterator[str]:
    gifts = iter(seen.gifts)
    declared = {one.trick for one in seen.declared}
    played = 0
    for actor, action in zip(match.actors, match.actions, strict=True):
        shown: Action = action
        if isinstance(action, Give):
            card = next(gifts).card
            shown = Give(HIDDEN_CARD if card is None else card, action.seat)
        if isinstance(action, Play):
            trick, place = divmod(played, len(seen.playing))
            played += 1
            if automatic(match.rules) and action.card % 6 != Rank.ACE:
                spoken = actor != seat and place == 0 and trick in declared
                shown = Play(action.card, spoken)
        if isinstance(action, Discard) and seen.discards is None:
            yield f"{actor} discard {' '.join([HIDDEN] * seen.discarded)}"
        else:
            yield f"{actor} {write_action(shown)}"
