"""Honest play after each move of a moment: what was played and told before counts."""

import random
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.solver.by_sight import Aims, Hands, Move, Start, gains
from tests.solver.test_honest import ALL, mask_rows, random_hands, random_sights, random_start
from tests.solver.test_kernel import kept_deals, opening
from thousand.core.cards import mask_of
from thousand.solver import Position, Rules, honest_moves, honest_playouts, moves

Moment = tuple[Start, Hands]


def begun(rng: random.Random, start: Start, hands: Hands, cards: int) -> Moment:
    """The moment after so many cards of the first trick, of which none is declared."""
    position = start.position(hands)
    trick: list[int] = []
    while len(trick) < cards:
        card, _ = rng.choice([move for move in position.moves() if not move[1]] or position.moves())
        trick.append(card)
        position = position.after(card, False)
    told = tuple(rng.getrandbits(24) & rng.getrandbits(24) & ~hand for hand in position.hands)
    return replace(start, trick=tuple(trick), excluded=told), position.hands


def random_moment(rng: random.Random) -> tuple[Moment, int]:
    """A moment before or within a trick, and the declarer."""
    while True:
        start, declarer = random_start(rng)
        seats = len(start.pending)
        try:
            return begun(rng, start, random_hands(rng, seats, 3), rng.randrange(seats)), declarer
        except ValueError:
            continue


def blind_to(trick: Sequence[int], sights: list[Hands]) -> list[Hands]:
    """The same sights, untold that the cards on the table are played: everybody sees that."""
    return [(*sight[:-1], sight[-1] & ~mask_of(trick)) for sight in sights]


def gains_by_move(start: Start, hands: Hands, sights: list[Hands], aims: Aims) -> dict[Move, tuple[int, ...]]:
    """What the kernel says that each seat gains after each move, every layout being looked at."""
    seats = len(start.pending)
    found = honest_moves(
        start.position(hands),
        mask_rows(hands),
        mask_rows(sights),
        aims.declarer,
        np.array([aims.need], dtype=np.int32),
        excluded=mask_rows(start.excluded[:seats]),
        worlds=ALL,
        made=aims.made,
        point=aims.point,
    )
    legal = ((card, bool(said)) for said, card in np.argwhere(found[0, :, :, 0] >= 0).tolist())
    return {(card, said): tuple(found[0, int(said), card].tolist()) for card, said in legal}


@pytest.mark.parametrize("batch", range(6))
def test_after_each_move_all_play_by_what_they_may_know(batch: int) -> None:
    rng = random.Random(batch)
    for number in range(8):
        (start, hands), declarer = random_moment(rng)
        sights = blind_to(start.trick, random_sights(rng, hands, rng.randrange(3)))
        aims = Aims(declarer, rng.randrange(90), 200.0, 0.25)
        found = gains_by_move(start, hands, sights, aims)
        assert set(found) == set(start.position(hands).moves())
        for move, gained in found.items():
            assert gained == gains(start, hands, sights, aims, move), (batch, number, move)


def blind(hands: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Nobody knows anything but his own hand."""
    return np.zeros((len(hands), 3, 4), dtype=np.uint32)


def test_with_open_cards_the_declarer_gets_the_value_of_each_move() -> None:
    hands = kept_deals("exchanged")[:30]
    seen = blind(hands)
    seen[:, :, :3] = hands[:, None]
    first, need = opening(hands[0]), np.zeros(30, dtype=np.int32)
    found = honest_moves(first, hands, seen, 0, need, made=0.0, point=1.0)
    assert (found[..., 0] == moves(first, 1, hands)).all()


def test_threads_change_nothing_and_seeds_do() -> None:
    hands = kept_deals("random")[:12]
    first, need = opening(hands[0]), np.full(12, 80, dtype=np.int32)
    one = honest_moves(first, hands, blind(hands), 0, need, worlds=2, seed=4)
    three = honest_moves(first, hands, blind(hands), 0, need, worlds=2, seed=4, threads=3, table_kilobytes=16)
    assert (one == three).all()
    assert (one != honest_moves(first, hands, blind(hands), 0, need, worlds=2, seed=5)).any()


def test_a_row_does_not_depend_on_its_neighbours() -> None:
    hands = kept_deals("random")[:6]
    first, need = opening(hands[0]), np.full(6, 80, dtype=np.int32)
    all_rows = honest_moves(first, hands, blind(hands), 0, need, worlds=2)
    assert (all_rows[:3] == honest_moves(first, hands[:3], blind(hands[:3]), 0, need[:3], worlds=2)).all()


def test_only_the_cards_asked_for_are_weighed() -> None:
    hands = kept_deals("random")[:6]
    first, need = opening(hands[0]), np.full(6, 80, dtype=np.int32)
    every = honest_moves(first, hands, blind(hands), 0, need, worlds=2)
    own = [card for card in range(24) if int(hands[0, 0]) >> card & 1]
    some = honest_moves(first, hands[:1], blind(hands[:1]), 0, need[:1], worlds=2, cards=mask_of(own[::2]))
    assert (some[:, :, own[::2]] == every[:1, :, own[::2]]).all()
    assert (some[:, :, own[1::2]] == -1).all()


def test_a_deal_that_opens_with_a_move_is_what_the_move_brings() -> None:
    hands = np.repeat(kept_deals("random")[:1], 8, axis=0)
    first, need = opening(hands[0]), np.full(8, 80, dtype=np.int32)
    every = honest_moves(first, hands, blind(hands), 0, need, worlds=2, seed=9)
    for card, declared in first.moves():
        found = honest_playouts(first, hands, blind(hands), 0, need, first=(card, declared), worlds=2, seed=9)
        assert (found == every[:, int(declared), card]).all()


def test_a_deal_opens_with_a_legal_move_only() -> None:
    hands = kept_deals("random")[:2]
    first, need = opening(hands[0]), np.full(2, 80, dtype=np.int32)
    own = next(
        card for card in range(24) if int(hands[0, 0]) >> card & 1 and not int(hands[1, 0]) >> card & 1
    )
    with pytest.raises(ValueError, match="row 1: the first move is not legal"):
        honest_playouts(first, hands, blind(hands), 0, need, first=(own, False))
    with pytest.raises(ValueError, match="no card"):
        honest_playouts(first, hands, blind(hands), 0, need, first=(24, False))


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
        honest_moves(**asked)  # type: ignore[arg-type]


def test_what_cannot_be_is_refused() -> None:
    told = np.zeros((2, 3), dtype=np.uint32)
    told[1, 2] = 32
    refused("row 1: a card that is excluded lies there", excluded=told)
    told[1, 2] = 1 << 24
    refused("row 1: a card that is excluded lies there", excluded=told)
    refused("excluded needs", excluded=np.zeros((2, 4), dtype=np.uint32))
    refused("seen needs", seen=np.zeros((2, 3, 3), dtype=np.uint32))
    refused("nothing is left", position=Position(Rules(), [0, 0, 0]))
    refused("no card", cards=1 << 24)
    refused("a world at least", worlds=0)
