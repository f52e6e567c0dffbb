"""What a seat cannot see changes nothing that it is shown."""

from collections import Counter
from random import Random

import pytest

from tests.properties.sample import rules_of, seeds, states
from thousand.core.cards import cards_of
from thousand.core.events import Event, seen
from thousand.core.match import legal_actions, to_act
from thousand.core.rules import Rules
from thousand.core.state import AuctionPhase, DarkPhase, ExchangePhase, Match, TrickPhase
from thousand.core.testing import redeal, retell
from thousand.core.view import view


def shown(match: Match, seat: int | None) -> list[Event | None]:
    """The events of the running deal as a seat learns them, each in its place."""
    assert match.layout is not None
    told = retell(match, match.layout, match.actions)
    assert told is not None
    assert told[0] == match
    return [seen(event, seat) for event in told[1]]


def viewers(rules: Rules) -> list[int | None]:
    return [None, *range(rules.deal.players)]


def test_a_view_and_the_events_stay_when_unseen_cards_are_dealt_anew() -> None:
    changed: Counter[str] = Counter()
    for seed in seeds(400, 30_000):
        rng = Random(seed)
        for match in states(rng, rules_of(rng), 1):
            if rng.randrange(8) and not isinstance(match.phase, DarkPhase | ExchangePhase):
                continue
            seat = rng.choice(viewers(match.rules))
            other = redeal(match, seat, rng)
            if other is None:
                continue
            changed[type(match.phase).__name__] += 1
            assert (other.layout, other.actions) != (match.layout, match.actions)
            assert view(other, seat) == view(match, seat), f"seed {seed}, seat {seat}"
            assert shown(other, seat) == shown(match, seat), f"seed {seed}, seat {seat}"
    assert len(changed) >= 6, changed
    assert min(changed.values()) >= 10, changed


def test_the_events_of_every_seat_have_the_same_number() -> None:
    for seed in seeds(60, 31_000):
        rng = Random(seed)
        last = None
        for match in states(rng, rules_of(rng), 1):
            last = match
        if last is not None:
            assert len({len(shown(last, seat)) for seat in viewers(last.rules)}) == 1


def test_only_the_seat_to_act_is_shown_what_it_may_do() -> None:
    for seed in seeds(60, 32_000):
        rng = Random(seed)
        for match in states(rng, rules_of(rng), 1):
            for seat in viewers(match.rules):
                expected = legal_actions(match) if seat is not None and seat == to_act(match) else ()
                assert view(match, seat).legal == expected


def test_a_spectator_and_the_sitter_see_the_same() -> None:
    for seed in seeds(60, 33_000):
        rng = Random(seed)
        for match in states(rng, rules_of(rng), 1):
            if match.rules.deal.players == 4:
                assert view(match, match.dealer).deal == view(match, None).deal


def test_a_seat_sees_its_own_hand_once_it_has_looked() -> None:
    for seed in seeds(60, 34_000):
        rng = Random(seed)
        for match in states(rng, rules_of(rng), 1):
            phase = match.phase
            for seat in range(match.rules.deal.players):
                shown_deal = view(match, seat).deal
                assert shown_deal is not None
                blind = isinstance(phase, DarkPhase) and seat == phase.to_act
                blind |= isinstance(phase, AuctionPhase) and phase.dark and phase.bidder == seat
                blind |= shown_deal.sitter == seat
                assert (shown_deal.hand is None) == blind
                if shown_deal.hand is not None and not isinstance(phase, TrickPhase):
                    assert len(list(cards_of(shown_deal.hand))) == shown_deal.sizes[seat]


def test_nobody_is_shown_a_hand_of_another_seat() -> None:
    match = next(states(Random(1), rules_of(Random(5)), 1))
    with pytest.raises(IndexError):
        view(match, match.rules.deal.players)
    with pytest.raises(IndexError):
        view(match, -1)
