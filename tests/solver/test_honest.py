"""Honest playouts: every seat plays by what it may know, and by all of it."""

import random
from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.solver.by_sight import Aims, Hands, Start, gains
from tests.solver.test_kernel import kept_deals, opening
from thousand.core.cards import DECK, cards_of, mask_of, points_of
from thousand.core.rules import preset
from thousand.core.seating import player_count
from thousand.core.testing import random_rules
from thousand.solver import Opening, Position, Rules, honest_playouts, kernel_rules, open_hands, values

ALL = 1_000_000


def random_start(rng: random.Random) -> tuple[Start, int]:
    """The moment before a trick of a deal under random rules, and the declarer."""
    rules = random_rules(rng)
    seats = player_count(rules) if player_count(rules) == 2 else 3
    declarer = rng.randrange(seats)
    may_marry = rng.random() < 0.7
    start = Start(
        kernel_rules(rules, declarer),
        rng.randrange(seats),
        rng.choice([None, 0, 1, 2, 3]),
        may_marry,
        may_marry and rng.random() < 0.5,
        (0,) * seats,
    )
    return start, declarer


def random_hands(rng: random.Random, seats: int, size: int) -> Hands:
    """Hands of few cards of two or three suits, with pairs in many of them."""
    cards = [card for card in range(24) if card // 6 < rng.choice([2, 3, 4])]
    rng.shuffle(cards)
    cards.sort(key=lambda card: card % 6 in {2, 3} and rng.random() < 0.6, reverse=True)
    few = cards[: seats * size]
    rng.shuffle(few)
    few.sort(key=lambda card: card % 6 in {2, 3} and rng.random() < 0.5 and card // 6)
    return tuple(mask_of(few[size * seat : size * (seat + 1)]) for seat in range(seats))


def random_sights(rng: random.Random, hands: Hands, hidden: int) -> list[Hands]:
    """What each seat knows: the pile but for some cards that nobody sees, here and there a card of a hand."""
    pile = list(cards_of(DECK & ~sum(hands)))
    rng.shuffle(pile)
    shown = mask_of(pile[hidden:])
    rumours = [hand & rng.getrandbits(24) & rng.getrandbits(24) for hand in hands]
    return [(*(cards if rng.random() < 0.3 else 0 for cards in rumours), shown) for _ in hands]


def mask_rows(rows: object) -> NDArray[np.uint32]:
    return np.array([rows], dtype=np.uint32)


def played(start: Start, hands: Hands, sights: Sequence[Hands], aims: Aims) -> tuple[int, ...]:
    """What the kernel says that each seat gains when every layout is looked at."""
    gained = honest_playouts(
        start.position(hands),
        mask_rows(hands),
        mask_rows(sights),
        aims.declarer,
        np.array([aims.need], dtype=np.int32),
        worlds=ALL,
        made=aims.made,
        point=aims.point,
    )
    return tuple(gained[0].tolist())


@pytest.mark.parametrize("batch", range(6))
def test_seats_play_by_all_that_they_may_know_and_by_nothing_else(batch: int) -> None:
    rng = random.Random(batch)
    for number in range(14):
        start, declarer = random_start(rng)
        seats = len(start.pending)
        hands = random_hands(rng, seats, 3 if number % 4 or seats == 2 else 4)
        sights = random_sights(rng, hands, rng.randrange(3) if number % 4 else 0)
        aims = Aims(declarer, rng.randrange(90), 200.0, 0.25)
        assert played(start, hands, sights, aims) == gains(start, hands, sights, aims), (batch, number)


def test_a_king_led_in_silence_tells_where_the_queen_is_not() -> None:
    rng = random.Random(1)
    court = [card for card in range(24) if card % 6 in {2, 3}]
    others = [card for card in range(24) if card % 6 not in {2, 3}]
    start, aims = Start(Rules(automatic=True), 0, None, True, False, (0, 0, 0)), Aims(0, 60, 0.0, 1.0)
    for number in range(18):
        cards = rng.sample(court, 8) + rng.sample(others, 4)
        rng.shuffle(cards)
        hands = tuple(mask_of(cards[k : k + 4]) for k in (0, 4, 8))
        sights = [(0, 0, 0, DECK & ~mask_of(cards))] * 3
        assert played(start, hands, sights, aims) == gains(start, hands, sights, aims), number


def blind(hands: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Nobody knows anything but his own hand."""
    return np.zeros((len(hands), 3, 4), dtype=np.uint32)


def seeing(hands: NDArray[np.uint32], *seats: int) -> NDArray[np.uint32]:
    """These seats see all hands."""
    seen = blind(hands)
    for seat in seats:
        seen[:, seat, :3] = hands
    return seen


def test_with_open_cards_the_declarer_gets_the_value() -> None:
    hands = kept_deals("exchanged")[:40]
    first, need = opening(hands[0]), np.zeros(40, dtype=np.int32)
    gained = honest_playouts(first, hands, seeing(hands, 0, 1, 2), 0, need, made=0.0, point=1.0)
    assert gained[:, 0].tolist() == values(first, 1, hands).tolist()


def test_who_sees_more_plays_better() -> None:
    hands = kept_deals("exchanged")[:150]
    first, need = opening(hands[0]), np.full(150, 120, dtype=np.int32)
    mean = {
        seats: float(
            honest_playouts(first, hands, seeing(hands, *seats), 0, need, worlds=3, made=0.0)[:, 0].mean()
        )
        for seats in ((0,), (), (1, 2), (0, 1, 2))
    }
    assert mean[0,] > mean[()] + 3 > mean[1, 2] + 6


def test_more_worlds_make_better_declarers() -> None:
    """Against defenders who see everything, so that they do not gain by more worlds too."""
    hands = kept_deals("exchanged")[:150]
    first, need = opening(hands[0]), np.full(150, 120, dtype=np.int32)
    few, many = (
        honest_playouts(first, hands, seeing(hands, 1, 2), 0, need, worlds=worlds, made=0.0)[:, 0].mean()
        for worlds in (1, 12)
    )
    assert many > few + 3


def test_threads_change_nothing_and_seeds_do() -> None:
    hands = kept_deals("random")[:30]
    first, need = opening(hands[0]), np.full(30, 80, dtype=np.int32)
    one = honest_playouts(first, hands, blind(hands), 0, need, worlds=2, seed=4)
    three = honest_playouts(
        first, hands, blind(hands), 0, need, worlds=2, seed=4, threads=3, table_kilobytes=16
    )
    assert (one == three).all()
    assert (one != honest_playouts(first, hands, blind(hands), 0, need, worlds=2, seed=5)).any()


def test_the_points_of_the_cards_are_shared_out() -> None:
    hands = kept_deals("random")[:30]
    first = Position(Rules(declarers=0), [int(hand) for hand in hands[0]])
    last = np.arange(30, dtype=np.int32)
    need = np.full(30, 60, dtype=np.int32)
    gained = honest_playouts(first, hands, blind(hands), 2, need, worlds=2, last_points=last)
    points = [sum(points_of(int(hand)) for hand in row) for row in hands]
    assert gained.sum(axis=1).tolist() == [a + b for a, b in zip(points, last.tolist(), strict=True)]


def test_a_hand_of_seven_beside_a_pile_opens_a_deal() -> None:
    rules = preset("home")
    rng = random.Random(6)
    deck = list(range(24))
    rng.shuffle(deck)
    hands = tuple(mask_of(deck[k : k + 7]) for k in (0, 7, 14))
    at = open_hands(rules, Opening(hands, 0, 0, None, mask_of(deck[21:])))
    seen = np.zeros((1, 3, 4), dtype=np.uint32)
    seen[0, 0, 3] = mask_of(deck[21:])
    gained = honest_playouts(at.position, mask_rows(hands), seen, 0, np.array([100], dtype=np.int32))
    assert gained.sum() + at.banked[0] >= 60


def refused(message: str, **changes: object) -> None:
    hands = np.array([[1, 2, 4], [8, 16, 32]], dtype=np.uint32)
    asked: dict[str, object] = {
        "position": Position(Rules(), [1, 2, 4]),
        "hands": hands,
        "seen": np.zeros((2, 3, 4), dtype=np.uint32),
        "declarer": 0,
        "need": np.zeros(2, dtype=np.int32),
        **changes,
    }
    with pytest.raises(ValueError, match=message):
        honest_playouts(**asked)  # type: ignore[arg-type]


def test_what_cannot_be_is_refused() -> None:
    lies = np.zeros((2, 3, 4), dtype=np.uint32)
    lies[1, 0, 1] = 32
    refused("row 1: a seat knows what is not so", seen=lies)
    lies[1, 0, 1] = 1 << 24
    refused("row 1: a seat knows what is not so", seen=lies)
    refused("seen needs", seen=np.zeros((2, 3, 3), dtype=np.uint32))
    refused("need wants", need=np.zeros(3, dtype=np.int32))
    refused("the declarer is no seat", declarer=3)
    refused("a world at least", worlds=0)
    refused("played already", position=Position(Rules(), [1, 2, 0], 2, None, [2]))
    refused("out of range", table_kilobytes=0)
