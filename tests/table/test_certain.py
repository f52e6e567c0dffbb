"""Taking the rest: offered only where it is certain in every layout, and where it plainly is."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from tests.conftest import LONG
from tests.core.table import dealt, do, legal, rules
from tests.table.evenings import SHORT, Evening
from thousand.core.actions import Play
from thousand.core.cards import DECK, Cards, Suit, cards_of, mask_of, read_cards
from thousand.core.events import TrickTaken
from thousand.core.match import advance, deal, legal_actions, start
from thousand.core.record import replay
from thousand.core.seating import playing_seats
from thousand.core.state import Match, Seat, Trick, TrickPhase
from thousand.core.testing import random_action, random_layout, random_rules
from thousand.core.view import view
from thousand.table.certain import leads_to_the_end, rest_is_certain
from thousand.table.wire import from_browser as say

GAMES = range(5_000 if LONG else 400)


def positions(rng: Random) -> Iterator[Match]:
    """Leads near the end of a deal under random rules."""
    match = start(random_rules(rng, rng.choice((2, 3, 4))))
    match = deal(match, random_layout(match.rules, match.dealer, rng)).match
    while match.phase.to_act is not None:
        phase = match.phase
        if (
            isinstance(phase, TrickPhase)
            and not phase.trick
            and 2 <= phase.hands[phase.to_act].bit_count() <= 4
        ):
            yield match
        match = advance(match, random_action(match, rng)).match


def layouts(match: Match) -> Iterator[Match]:
    """The match with every way in which the cards that the seat on lead does not see may lie."""
    phase = match.phase
    assert isinstance(phase, TrickPhase)
    owner = phase.to_act
    seen = phase.hands[owner] | mask_of(card for trick in phase.tricks for card in trick.cards)
    if owner == phase.contract.declarer:
        seen |= phase.aside.discards
    others = [seat for seat in playing_seats(match) if seat != owner]
    for hands in _dealt(DECK & ~seen, others, phase):
        yield replace(match, phase=replace(phase, hands=hands))


def _dealt(unseen: Cards, seats: list[Seat], phase: TrickPhase) -> Iterator[tuple[Cards, ...]]:
    if not seats:
        yield phase.hands
        return
    first, *rest = seats
    for cards in combinations(cards_of(unseen), phase.hands[first].bit_count()):
        hand = mask_of(cards)
        for hands in _dealt(unseen & ~hand, rest, phase):
            yield tuple(hand if seat == first else one for seat, one in enumerate(hands))


def always_won(match: Match, owner: Seat, order: tuple[int, ...]) -> bool:
    """Whether leading in this order takes every trick whatever the others play."""
    phase = match.phase
    if not isinstance(phase, TrickPhase):
        return True
    plays = [one for one in legal_actions(match) if isinstance(one, Play)]
    if not phase.trick:
        assert phase.to_act == owner
        plays, order = [one for one in plays if one == Play(order[0])], order[1:]
    steps = [advance(match, play) for play in plays]
    taken = [event.seat for step in steps for event in step.events if isinstance(event, TrickTaken)]
    if not plays or any(seat != owner for seat in taken):
        return False
    return all(always_won(step.match, owner, order) for step in steps)


def hand_on_lead(match: Match, hand: str, *others: str, trump: Suit | None = None) -> Match:
    """The match with these few cards left, seat 0 on lead."""
    phase = match.phase
    assert isinstance(phase, TrickPhase)
    hands = tuple(read_cards(one) for one in (hand, *others))
    gone = list(cards_of(DECK & ~mask_of(card for one in hands for card in cards_of(one))))
    tricks = tuple(Trick(0, tuple(gone[place : place + 3]), 0) for place in range(0, len(gone), 3))
    played = replace(phase, to_act=0, leader=0, trick=(), hands=hands, trump=trump, tricks=tricks, holders=1)
    return replace(match, phase=played)


def lead() -> Match:
    """A deal of which the first card is to be led."""
    match = do(dealt(rules("home")), "0 bid 100", "1 pass", "2 pass")
    match = do(match, "0 " + legal(match)[-1])
    return (
        do(match, "0 trump S") if match.phase.to_act == 0 and legal(match)[0].startswith("trump") else match
    )


@pytest.mark.parametrize(
    ("hand", "first", "second", "trump"),
    [
        ("AS TS KS", "AD TD KD", "AC TC KC", Suit.SPADES),
        ("AS AH AD", "TS TH TD", "KS KH KD", None),
        ("AS TS AH TH", "KS QS KH QH", "AC AD TC TD", None),
        ("TS KS", "AH AD", "TH TD", Suit.SPADES),
        ("AS TS AH", "KS 9S KH", "TH QH JH", Suit.SPADES),
    ],
)
def test_the_rest_is_offered_where_it_is_plain(
    hand: str, first: str, second: str, trump: Suit | None
) -> None:
    assert rest_is_certain(view(hand_on_lead(lead(), hand, first, second, trump=trump), 0))


@pytest.mark.parametrize(
    ("hand", "first", "second", "trump"),
    [
        ("AS KS", "TS 9S", "AC TC", None),
        ("AH AD", "9S TH", "TD KD", Suit.SPADES),
        ("AS AH", "KS TS", "KH TH", Suit.SPADES),
        ("AS TS AH", "KS QS KH", "9S QH JH", Suit.SPADES),
        ("AS", "TS", "KS", None),
    ],
)
def test_the_rest_is_not_offered_where_a_trick_may_be_lost(
    hand: str, first: str, second: str, trump: Suit | None
) -> None:
    assert not rest_is_certain(view(hand_on_lead(lead(), hand, first, second, trump=trump), 0))


@pytest.mark.parametrize(("declared", "certain"), [("automatic", False), ("by_choice", True)])
def test_a_pair_that_declares_itself_is_not_led_to_take_the_rest(declared: str, certain: bool) -> None:
    match = hand_on_lead(lead(), "KS QS", "AH TH", "AD TD")
    play = replace(match.rules.play, marriage_declared=declared)
    match = replace(match, rules=replace(match.rules, play=play))
    assert rest_is_certain(view(match, 0)) == certain


def test_the_rest_is_won_in_every_layout_whatever_is_played() -> None:
    sizes = []
    for seed in GAMES:
        rng = Random(seed)
        for match in positions(rng):
            owner = match.phase.to_act
            assert owner is not None
            seen = view(match, owner)
            if not rest_is_certain(seen):
                continue
            order = leads_to_the_end(seen)
            every = list(layouts(match))
            some = every if len(order) <= 3 and len(every) < 100 else rng.sample(every, min(len(every), 12))
            assert all(always_won(one, owner, order) for one in some), f"seed {seed}"
            sizes.append(len(order))
    assert sizes.count(2) >= 8, sizes
    assert sizes.count(3) >= 4, sizes
    assert sizes.count(4) >= 2, sizes


def test_the_rest_is_taken_as_plays_and_the_record_has_them() -> None:
    taken = 0
    for seed in range(30):
        one = Evening(SHORT, 1, seed=seed)
        one.begin()
        while one.table.stage != "over" and taken < 5:
            scene = one.scene(one.people[0]) if one.table.stage == "playing" else None
            if scene is None or scene.turn is None or not scene.turn.rest:
                one.turn()
                continue
            before, deals = one.match(), len(one.match().finished)
            one.send(one.people[0], say.TakeRest(scene.turn_number))
            finished = one.match().finished[deals]
            assert finished.actions[: len(before.actions)] == before.actions
            phase = before.phase
            assert isinstance(phase, TrickPhase)
            left = sum(hand.bit_count() for hand in phase.hands)
            assert len(finished.actions) == len(before.actions) + left
            assert replay(one.table.record()).match == one.match()
            taken += 1
    assert taken == 5


def test_the_rest_is_refused_where_it_is_not_certain() -> None:
    one = Evening(SHORT, 1, seed=1)
    one.begin()
    one.until("playing")
    while not (scene := one.scene(one.people[0])) or scene.turn is None:
        one.turn()
    assert not scene.turn.rest
    assert one.attempt(one.people[0], say.TakeRest(scene.turn_number)) == "rest_uncertain"
    assert one.attempt(one.people[0], say.TakeRest(scene.turn_number - 1)) == "turn_past"
