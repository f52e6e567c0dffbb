"""The deck that a secret and the cuts make."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.table.fair.games import bytes_of, nonce_of
from thousand.core.errors import ProofError
from thousand.core.rules import change, preset
from thousand.table.fair import Nonce, deal_secret, fair_deck, first_dealer
from thousand.table.fair.deck import _below

SECRET = bytes_of("a")
CUTS = tuple(nonce_of(1, seat) for seat in range(4))
# The values that chi-square exceeds once in a million draws, for so many degrees of freedom.
ONCE_IN_A_MILLION = {2: 27.6, 23: 75.0, 529: 703.0}


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = sum(counts.values()) / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in counts) + expected * (
        cells - len(counts)
    )


@given(st.text(min_size=1, max_size=40), st.integers(0, 999_999), st.binary(min_size=32, max_size=32))
def test_a_deck_holds_every_card_once(name: str, number: int, secret: bytes) -> None:
    name = name.encode(errors="ignore").decode().replace("\0", "") or "m"
    assert sorted(fair_deck(name, number, secret, CUTS)) == list(range(24))


def test_the_order_in_which_cuts_are_given_does_not_matter() -> None:
    assert len({fair_deck("m", 1, SECRET, cuts) for cuts in permutations(CUTS)}) == 1


def test_everything_that_a_deck_depends_on_changes_it() -> None:
    swapped = (Nonce(0, "", CUTS[1].nonce), Nonce(1, "", CUTS[0].nonce))
    decks = [
        fair_deck("m", 1, SECRET, CUTS[:2]),
        fair_deck("n", 1, SECRET, CUTS[:2]),
        fair_deck("m", 2, SECRET, CUTS[:2]),
        fair_deck("m", 1, bytes_of("b"), CUTS[:2]),
        fair_deck("m", 1, SECRET, CUTS[:1]),
        fair_deck("m", 1, SECRET, CUTS[1:2]),
        fair_deck("m", 1, SECRET, ()),
        fair_deck("m", 1, SECRET, swapped),
    ]
    assert len(set(decks)) == len(decks)


@given(st.integers(0, 255), st.integers(0, 1))
def test_a_single_bit_of_a_cut_gives_another_deck(bit: int, seat: int) -> None:
    nonce = (int.from_bytes(CUTS[seat].nonce, "big") ^ 1 << bit).to_bytes(32, "big")
    changed = [Nonce(seat, "", nonce), CUTS[1 - seat]]
    assert fair_deck("m", 1, SECRET, changed) != fair_deck("m", 1, SECRET, CUTS[:2])


def test_every_card_comes_to_every_place_as_often() -> None:
    decks = [fair_deck("m", number, deal_secret(SECRET, number), ()) for number in range(4800)]
    places: Counter[object] = Counter(
        (place, card) for deck in decks for place, card in enumerate(deck) if place < 23 and card < 23
    )
    assert chi_square(places, 529) < ONCE_IN_A_MILLION[529]
    pairs: Counter[object] = Counter((deck[23] - deck[0]) % 24 for deck in decks)
    assert chi_square(pairs, 23) < ONCE_IN_A_MILLION[23]


@pytest.mark.parametrize("bound", range(2, 25))
def test_words_that_favour_low_numbers_are_passed_over(bound: int) -> None:
    stream = iter(range(1 << 16))
    drawn = Counter(_below(bound, stream) for _ in range((1 << 16) // bound * bound))
    assert drawn == dict.fromkeys(range(bound), (1 << 16) // bound)
    with pytest.raises(StopIteration):
        _below(bound, stream)


def test_the_draw_gives_every_seat_the_same_chance() -> None:
    for way in ("highest_card", "lowest_card", "random"):
        rules = change(preset("classic"), {"deal.first_dealer": way})
        dealers: Counter[object] = Counter(
            first_dealer(rules, fair_deck("m", 0, bytes_of(f"{way} {turn}"), ())) for turn in range(1500)
        )
        assert chi_square(dealers, 3) < ONCE_IN_A_MILLION[2]


def test_a_seat_cuts_once_and_with_32_bytes() -> None:
    with pytest.raises(ProofError, match="nonce_seat"):
        fair_deck("m", 1, SECRET, (CUTS[0], CUTS[1], CUTS[0]))
    with pytest.raises(ProofError, match="nonce_size"):
        fair_deck("m", 1, SECRET, (Nonce(0, "", b"short"),))
