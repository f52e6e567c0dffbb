"""The worlds of a view: the true cards are among them, they are whole, and they are all there are."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from tests.core.table import rules
from thousand.bots.worlds import Worlds
from thousand.core.actions import Give, Play
from thousand.core.cards import Cards, cards_of, mask_of
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
    )
    for match in moments(chosen, rng):
        if isinstance(match.phase, TrickPhase) and len(match.phase.tricks) >= 5:
            for seat in range(3):
                found = list(Worlds(view(match, seat)))
                assert len(found) == Worlds(view(match, seat)).count
                assert {world[:3] for world in found} == by_force(match, seat)


def test_a_talon_card_seen_by_all_may_have_been_given() -> None:
    """Without the gift, the third seat could hold no card of the talon; with it, one."""
    match = next(
        match
        for match in moments(rules(talon__talon_shown="always", talon__write_off="off"), Random(5))
        if isinstance(match.phase, TrickPhase)
    )
    assert isinstance(match.phase, TrickPhase)
    assert match.layout is not None
    declarer = match.phase.contract.declarer
    viewer, third = (seat for seat in range(3) if seat != declarer)
    rows = Worlds(view(match, viewer)).some(100, Random(1)).tolist()
    held = {(row[third] & match.layout.talons[0]).bit_count() for row in rows}
    assert held == {0, 1}
