"""Writing the record of a match, whole or as a seat may know it."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from thousand.core.actions import PLAYS, Action, Discard, Give, Play, write_action
from thousand.core.cards import HIDDEN_CARD, Cards, Rank, hidden_cards, write_cards
from thousand.core.errors import RecordError
from thousand.core.phases.flow import layout
from thousand.core.record.document import Record, RecordedDeal
from thousand.core.rules import Rules, RulesForm, nearest_preset
from thousand.core.seating import deal_sizes
from thousand.core.state import Layout, Match, Seat
from thousand.core.tricks.marriages import automatic
from thousand.core.view import DealView, view


def record_of(
    match: Match,
    seats: Sequence[str],
    *,
    preset: str | None = None,
    about: dict[str, str] | None = None,
) -> Record:
    """The whole record of a match; its rules are written against `preset`, else the nearest one.

    Raises RecordError `seats_count` unless there is a name for each seat.
    """
    if len(seats) != len(match.standings):
        raise RecordError("seats_count", expected=len(match.standings), given=len(seats))
    form = RulesForm(match.rules, preset or nearest_preset(match.rules))
    start = match.start if any(match.start) else None
    return Record(form, tuple(seats), _deals(match), start, about)


def canonical(record: Record, match: Match) -> Record:
    """The record of a replayed match with every card and turn in its canonical form."""
    return replace(record, deals=_with_proofs(_deals(match), record.deals))


def seat_record(record: Record, match: Match, seat: Seat) -> Record:
    """The record as a seat may know it: finished deals whole, of a running one what its view holds."""
    deals = _with_proofs(_finished(match), record.deals[: len(match.finished)])
    running = view(match, seat).deal
    if running is not None:
        deals += (_seen(match, seat, running),)
    return replace(record, deals=deals)


def _with_proofs(
    deals: tuple[RecordedDeal, ...], recorded: Sequence[RecordedDeal]
) -> tuple[RecordedDeal, ...]:
    return tuple(replace(deal, proof=old.proof) for deal, old in zip(deals, recorded, strict=True))


def _deals(match: Match) -> tuple[RecordedDeal, ...]:
    if match.layout is None:
        return _finished(match)
    running = _whole(match.rules, match.dealer, match.layout, match.actors, match.actions)
    return (*_finished(match), running)


def _finished(match: Match) -> tuple[RecordedDeal, ...]:
    return tuple(
        _whole(match.rules, one.dealer, one.layout, one.actors, one.actions) for one in match.finished
    )


def _whole(
    rules: Rules, dealer: Seat, dealt: Layout, actors: bytes, actions: tuple[Action, ...]
) -> RecordedDeal:
    size, talon_size, _ = deal_sizes(rules)
    idle = dealer if len(dealt.hands) == 4 else None
    silent = automatic(rules)
    turns = tuple(
        f"{seat} {write_action(_silent(action) if silent and dealt.hands[seat] else action)}"
        for seat, action in zip(actors, actions, strict=True)
    )
    hands = tuple("" if seat == idle else _pile(hand, size) for seat, hand in enumerate(dealt.hands))
    talons = tuple(_pile(talon, talon_size) for talon in dealt.talons)
    return RecordedDeal(dealer, hands, talons, turns)


def _silent(action: Action) -> Action:
    """A marriage that is declared without a word is written without one."""
    if isinstance(action, Play) and action.declare and action.card % 6 != Rank.ACE:
        return PLAYS[action.card]
    return action


def _seen(match: Match, seat: Seat, seen: DealView) -> RecordedDeal:
    size, talon_size, _ = deal_sizes(match.rules)
    own = layout(match).hands[seat] if seen.hand is not None else 0
    hands = tuple(
        "" if owner == seen.sitter else _pile(own if owner == seat else 0, size)
        for owner in range(len(match.standings))
    )
    talons = tuple(_pile(talon.cards or 0, talon_size) for talon in seen.talons)
    return RecordedDeal(match.dealer, hands, talons, tuple(_seen_turns(match, seat, seen)))


def _pile(cards: Cards, size: int) -> str:
    """A hand or talon as text; an empty one is not known."""
    return write_cards(cards or hidden_cards(size))


def _seen_turns(match: Match, seat: Seat, seen: DealView) -> Iterator[str]:
    gifts = iter(seen.gifts)
    declared = {one.trick for one in seen.declared}

    def known(actor: Seat) -> bool:
        return actor == seat and layout(match).hands[seat] != 0

    played = 0
    for actor, action in zip(match.actors, match.actions, strict=True):
        shown: Action = action
        if isinstance(action, Give):
            card = next(gifts).card
            shown = Give(HIDDEN_CARD if card is None else card, action.seat)
        elif isinstance(action, Discard) and seen.discards is None:
            shown = Discard(hidden_cards(seen.discarded))
        elif isinstance(action, Play):
            trick, place = divmod(played, len(seen.playing))
            played += 1
            if automatic(match.rules) and action.card % 6 != Rank.ACE:
                spoken = not known(actor) and place == 0 and trick in declared
                shown = Play(action.card, spoken)
        yield f"{actor} {write_action(shown)}"
