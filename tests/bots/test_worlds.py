"""The worlds of a view: the true cards are among them, they are whole, and they are all there are."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from tests.core.table import dealt, do, rules
from thousand.bots.worlds import Worlds
from thousand.core.actions import Give, Play
from thousand.core.cards import Cards, cards_of, mask_of, read_cards
from thousand.core.match import apply, deal, start, to_act
from thousand.core.phases.exchange import hand_left
from thousand.core.rules import PRESETS, Rules, preset
from thousand.core.state import ExchangePhase, Layout, Match, TrickPhase
from thousand.core.testing import random_action, random_layout, random_rules, retell
from thousand.core.view import View, hands_now, view


def moments(chosen: Rules, rng: Random) -> Iterator[Match]:
    """Every moment of a deal between beginners."""
    match = start(chosen, rng.randrange(chosen.deal.players))
    match = deal(match, random_layout(chosen, match.dealer, rng)).match
    while (seat := to_act(match)) is not None:
        yield match
        match = apply(match, seat, random_action(match, rng)).match


def truth(match: Match, seen: View) -> tuple[Cards, ...]:
    """The hands that are the case, in the order of their seats; cards laid for others have left them."""
    assert seen.deal is not None
    hands = list(hands_now(match))
    if isinstance(match.phase, ExchangePhase):
        hands[match.phase.to_act] = hand_left(match.phase)
    return tuple(hands[seat] for seat in sorted(seen.deal.playing))


def checked(chosen: Rules, rng: Random) -> None:
    for match in moments(chosen, rng):
        for seat in (*range(chosen.deal.players), None):
            seen = view(match, seat)
            found = Worlds(seen)
            assert found.holds(truth(match, seen))
            for row in found.some(3, rng).tolist():
                whole(row, seen)
                assert found.holds(row[: len(found.seats)])


def whole(row: list[int], seen: View) -> None:
    """The right sizes, no card twice, one's own hand as it is seen."""
    assert seen.deal is not None
    seats = sorted(seen.deal.playing)
    assert [hand.bit_count() for hand in row[: len(seats)]] == [seen.deal.sizes[seat] for seat in seats]
    everything = 0
    for cards in row:
        assert not everything & cards
        everything |= cards
    if seen.seat in seats and seen.deal.hand is not None:
        assert row[seats.index(seen.seat)] == seen.deal.hand


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seed", range(4))
def test_the_true_cards_are_among_the_worlds_of_every_seat(name: str, players: int, seed: int) -> None:
    checked(preset(name, players), Random(seed))


@pytest.mark.parametrize("seed", range(60))
def test_the_true_cards_are_among_the_worlds_under_random_rules(seed: int) -> None:
    rng = Random(seed)
    checked(random_rules(rng), rng)


def by_force(match: Match, seat: int) -> set[tuple[Cards, ...]]:
    """The hands that leave the view as it is, by telling the deal again with every other way to lie."""
    assert isinstance(match.phase, TrickPhase)
    hands = match.phase.hands
    first, second = (other for other in range(3) if other != seat)
    both = hands[first] | hands[second]
    found = set()
    for cards in combinations(cards_of(both), hands[first].bit_count()):
        other = {first: mask_of(cards), second: both & ~mask_of(cards), seat: hands[seat]}
        world = tuple(other[one] for one in range(3))
        if any(told == view(match, seat) for told in retold(match, seat, world)):
            found.add(world)
    return found


def retold(match: Match, seat: int, left: tuple[Cards, ...]) -> Iterator[View]:
    """What a seat sees of the deals that leave these hands, one for each way to have given the cards."""
    assert isinstance(match.phase, TrickPhase)
    assert match.layout is not None
    declarer, talon = match.phase.contract.declarer, match.layout.talons[0]
    full = [hand | played_by(match, one) for one, hand in enumerate(left)]
    gifts = [gift for gift in match.actions if isinstance(gift, Give)]
    known = [(gift.card,) if seat in (declarer, gift.seat) else cards_of(full[gift.seat]) for gift in gifts]
    for cards in product(*known):
        new = {gift: Give(card, gift.seat) for gift, card in zip(gifts, cards, strict=True)}
        dealt = list(full)
        for gift in new.values():
            dealt[gift.seat] &= ~(1 << gift.card)
            dealt[declarer] |= 1 << gift.card
        held = all(full[gift.seat] >> gift.card & 1 for gift in new.values())
        if not held or talon & ~dealt[declarer]:
            continue
        dealt[declarer] &= ~talon
        actions = [new[one] if isinstance(one, Give) else one for one in match.actions]
        told = retell(match, Layout(tuple(dealt), (talon,)), actions)
        if told is not None:
            yield view(told[0], seat)


def played_by(match: Match, seat: int) -> Cards:
    turns = zip(match.actors, match.actions, strict=True)
    return mask_of(action.card for one, action in turns if one == seat and isinstance(action, Play))


@pytest.mark.parametrize("seed", range(30))
def test_in_small_endings_the_worlds_are_all_there_are(seed: int) -> None:
    rng = Random(seed)
    chosen = rules(
        deal__redeal_nines="off",
        auction__bid_cap="none",
        talon__talon_shown="always",
        talon__give_from=rng.choice(("hand", "talon_only")),
        talon__write_off="off",
        talon__bomb="off",
        play__must_beat=rng.choice(("off", "suit", "suit_and_trump")),
        play__marriage_declared=rng.choice(("by_choice", "automatic")),
    )
    for match in moments(chosen, rng):
        if isinstance(match.phase, TrickPhase) and len(match.phase.tricks) >= 5:
            for seat in range(3):
                found = list(Worlds(view(match, seat)))
                assert len(found) == Worlds(view(match, seat)).count
                assert {world[:3] for world in found} == by_force(match, seat)


def held_of_talon(chosen: Rules) -> set[int]:
    """How many cards of the talon a defender thinks that the other may hold when the first card is led."""
    match = next(match for match in moments(chosen, Random(5)) if isinstance(match.phase, TrickPhase))
    assert isinstance(match.phase, TrickPhase)
    assert match.layout is not None
    viewer, third = (seat for seat in range(3) if seat != match.phase.contract.declarer)
    rows = Worlds(view(match, viewer)).some(100, Random(1)).tolist()
    return {(row[third] & match.layout.talons[0]).bit_count() for row in rows}


def test_one_talon_card_seen_by_all_may_have_been_given() -> None:
    assert held_of_talon(rules(talon__talon_shown="always", talon__write_off="off")) == {0, 1}


def test_where_cards_are_laid_aside_only_the_declarer_may_hold_talon_cards_seen_by_all() -> None:
    laid = rules(talon__talon_shown="always", talon__write_off="off", talon__exchange="discard_three")
    assert held_of_talon(laid) == {0}


@pytest.mark.parametrize(("declares", "held"), [("by_choice", {True, False}), ("automatic", {False})])
def test_a_king_led_without_a_marriage_rules_out_its_queen_where_the_word_is_not_needed(
    declares: str, held: set[bool]
) -> None:
    chosen = rules(
        play__marriage_declared=declares, play__marriage_from="first_trick", talon__talon_shown="never"
    )
    match = dealt(chosen, {0: "KS AC AD AH TC TD TH", 1: "QS 9C 9D 9H JC JD JH"})
    match = do(match, "0 bid 100", "1 pass", "2 pass", "0 give TH 1", "0 give TC 2", "0 stand", "0 play KS")
    queen = read_cards("QS")
    rows = Worlds(view(match, 2)).some(300, Random(1)).tolist()
    assert {bool(row[0] & queen) for row in rows} == held
