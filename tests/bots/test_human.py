"""Casual and regular: what they forget changes nothing, and what they remember is what their limits say."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from thousand.bots import LEVELS, Budget, bot
from thousand.bots.human.knowledge import CASUAL, REGULAR
from thousand.bots.human.memory import recall_of, table_recalled
from thousand.bots.recall import EVERYTHING, Recall
from thousand.bots.rookie.table import in_turn, table_of
from thousand.bots.worlds import Worlds
from thousand.core.cards import RANK_MASKS, Rank, mask_of
from thousand.core.match import apply, deal, start, to_act
from thousand.core.rules import Rules, preset
from thousand.core.state import TrickPhase
from thousand.core.testing import random_action, random_layout, random_rules
from thousand.core.view import DealView, View, view

BUDGET = Budget(seed=3, nodes=1)
HONOURS = RANK_MASKS[Rank.ACE] | RANK_MASKS[Rank.TEN]


def turns(rules: Rules, rng: Random) -> Iterator[tuple[View, DealView]]:
    """What is seen at the turns to play of a deal between beginners."""
    match = start(rules, rng.randrange(rules.deal.players))
    match = deal(match, random_layout(rules, match.dealer, rng)).match
    while (seat := to_act(match)) is not None:
        seen = view(match, seat)
        if isinstance(match.phase, TrickPhase) and seen.deal is not None:
            yield seen, seen.deal
        match = apply(match, seat, random_action(match, rng)).match


def swapped(seen: View, found: DealView, forgotten: int) -> View | None:
    """The view with two forgotten cards of an old trick exchanged; None where there are not two."""
    for number, trick in enumerate(found.tricks):
        places = [place for place, card in enumerate(trick.cards) if forgotten >> card & 1]
        if len(places) > 1:
            cards = list(trick.cards)
            one, other = places
            cards[one], cards[other] = cards[other], cards[one]
            tricks = list(found.tricks)
            tricks[number] = replace(trick, cards=tuple(cards))
            return replace(seen, deal=replace(found, tricks=tuple(tricks)))
    return None


def test_who_played_which_forgotten_card_changes_nothing() -> None:
    compared = 0
    for seed in range(30):
        for seen, found in turns(preset("classic"), Random(seed)):
            other = swapped(seen, found, recall_of(CASUAL, seen, found).forgotten)
            if other is not None and len(seen.legal) > 1:
                compared += 1
                assert bot("casual").choose(other, BUDGET) == bot("casual").choose(seen, BUDGET)
    assert compared > 20


@pytest.mark.parametrize("seed", range(12))
def test_casual_forgets_small_cards_of_others_in_old_tricks_and_nothing_else(seed: int) -> None:
    rng = Random(seed)
    for seen, found in turns(random_rules(rng), rng):
        forgotten = recall_of(CASUAL, seen, found).forgotten
        old = found.tricks[:-2]
        assert not forgotten & ~mask_of(card for trick in old for card in trick.cards)
        assert not forgotten & HONOURS
        for trick in old:
            own = in_turn(found.playing, trick.leader).index(seen.seat or 0)
            assert not forgotten >> trick.cards[own] & 1


def test_casual_forgets_something() -> None:
    seen = [recall_of(CASUAL, *turn).forgotten for turn in turns(preset("classic"), Random(1))]
    assert not any(seen[:9])
    assert seen[-1]


@pytest.mark.parametrize("seed", range(8))
def test_regular_forgets_nothing(seed: int) -> None:
    rng = Random(seed)
    for seen, found in turns(random_rules(rng), rng):
        assert recall_of(REGULAR, seen, found) == EVERYTHING
        assert table_recalled(seen, found, EVERYTHING) == table_of(seen)


@pytest.mark.parametrize("seed", range(12))
def test_the_worlds_of_a_poor_memory_hold_the_truth_and_have_the_right_sizes(seed: int) -> None:
    rng = Random(seed)
    rules = random_rules(rng)
    match = start(rules, rng.randrange(rules.deal.players))
    match = deal(match, random_layout(rules, match.dealer, rng)).match
    while (seat := to_act(match)) is not None:
        seen = view(match, seat)
        if isinstance(match.phase, TrickPhase) and seen.deal is not None:
            recall = recall_of(CASUAL, seen, seen.deal)
            found = Worlds(seen, recall)
            hands = [match.phase.hands[one] for one in found.seats]
            assert found.holds(hands)
            assert found.count >= Worlds(seen).count
            for row in found.some(3, rng).tolist():
                assert [cards.bit_count() for cards in row[: len(hands)]] == [h.bit_count() for h in hands]
                assert row[found.seats.index(seat)] == seen.deal.hand
        match = apply(match, seat, random_action(match, rng)).match


def test_a_forgotten_card_may_lie_in_a_hand_again() -> None:
    for seen, found in turns(preset("classic"), Random(2)):
        forgotten = recall_of(CASUAL, seen, found).forgotten
        if forgotten:
            rows = Worlds(seen, Recall(forgotten)).some(300, Random(1))[:, : len(found.playing)]
            assert any(int(cards) & forgotten for row in rows for cards in row)
            return
    raise AssertionError("nothing was forgotten")


def test_what_an_old_answer_told_is_no_longer_used() -> None:
    told = [
        (Worlds(seen).count, Worlds(seen, Recall(0, len(found.tricks))).count)
        for seed in range(5)
        for seen, found in turns(preset("classic"), Random(seed))
    ]
    assert all(some <= more for some, more in told)
    assert any(some < more for some, more in told)


def test_the_levels_that_can_be_played_are_in_order() -> None:
    assert LEVELS[:3] == ("rookie", "casual", "regular")
    assert all(bot(level).name == level for level in LEVELS)
