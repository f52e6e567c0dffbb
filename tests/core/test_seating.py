"""Who sits, who plays, and how a deck becomes a deal (rulebook, chapter 3)."""

import pytest

from tests.core.table import dealt, layout, rules
from thousand.core.cards import DECK, read_cards
from thousand.core.errors import DEAL_CODES, IllegalDeal
from thousand.core.match import deal, start
from thousand.core.seating import cards_out, forehand, layout_of, next_seat, playing_seats, sitter
from thousand.core.state import Layout

TWO_SEVEN = rules("club", 2)
TWO_TEN = rules("polish", 2)


@pytest.mark.parametrize(
    ("players", "name", "hands", "talons", "out"),
    [
        (2, "polish", (10, 10), (2, 2), 0),
        (2, "club", (7, 7), (3, 3), 4),
        (3, "classic", (7, 7, 7), (3,), 0),
        (4, "classic", (7, 0, 7, 7), (3,), 0),
    ],
)
def test_a_deck_is_dealt_out(
    players: int, name: str, hands: tuple[int, ...], talons: tuple[int, ...], out: int
) -> None:
    cards = layout_of(rules(name, players), 1, list(range(24)))
    assert tuple(hand.bit_count() for hand in cards.hands) == hands
    assert tuple(talon.bit_count() for talon in cards.talons) == talons
    assert cards_out(cards).bit_count() == out


def test_forehand_is_dealt_first() -> None:
    assert layout_of(rules(), 2, list(range(24))).hands[0] == 0b1111111
    assert layout_of(rules(), 0, list(range(24))).hands[1] == 0b1111111


@pytest.mark.parametrize("deck", [[], list(range(23)), [0] * 24, list(range(1, 25))])
def test_a_deck_holds_each_card_once(deck: list[int]) -> None:
    with pytest.raises(IllegalDeal, match="deck_wrong"):
        layout_of(rules(), 0, deck)


@pytest.mark.parametrize("dealer", [-1, 3])
def test_the_dealer_sits_at_the_table(dealer: int) -> None:
    with pytest.raises(IllegalDeal, match="dealer_unknown"):
        layout_of(rules(), dealer, range(24))


def test_with_four_the_dealer_sits_out() -> None:
    match = dealt(rules("classic", 4), dealer=1)
    assert (sitter(match), forehand(match), playing_seats(match)) == (1, 2, (2, 3, 0))
    assert [next_seat(match, seat) for seat in (2, 3, 0)] == [3, 0, 2]
    assert match.layout is not None
    assert match.layout.hands[1] == 0


def test_with_two_or_three_everybody_plays() -> None:
    match = dealt(rules(), dealer=1)
    assert (sitter(match), playing_seats(match)) == (None, (2, 0, 1))
    match = dealt(TWO_TEN, dealer=1)
    assert (sitter(match), playing_seats(match)) == (None, (0, 1))


GOOD = layout(rules())
SITTING = layout(rules("classic", 4), dealer=0)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (Layout(GOOD.hands[:2], GOOD.talons), "hands_count"),
        (Layout((*GOOD.hands, 0), GOOD.talons), "hands_count"),
        (Layout(GOOD.hands, ()), "talon_count"),
        (Layout(GOOD.hands, (GOOD.talons[0], 0)), "talon_count"),
        (Layout((GOOD.hands[0] | GOOD.talons[0], *GOOD.hands[1:]), GOOD.talons), "hand_size"),
        (Layout(GOOD.hands, (0b11,)), "talon_size"),
        (Layout((GOOD.hands[0], GOOD.hands[0], GOOD.hands[2]), GOOD.talons), "card_dealt_twice"),
        (Layout(GOOD.hands, (read_cards("AS KS QS"),)), "card_dealt_twice"),
        (Layout(GOOD.hands, (0b111 << 24,)), "deck_wrong"),
    ],
)
def test_a_layout_that_does_not_fit_is_refused(wrong: Layout, code: str) -> None:
    with pytest.raises(IllegalDeal) as caught:
        deal(start(rules(), 2), wrong)
    assert caught.value.code == code
    assert code in DEAL_CODES


def test_the_sitter_is_dealt_no_cards() -> None:
    chosen = rules("classic", 4)
    assert deal(start(chosen, 0), SITTING).match.layout == SITTING
    with pytest.raises(IllegalDeal, match="hand_size"):
        deal(start(chosen, 1), SITTING)


def test_what_is_out_of_play_is_the_rest() -> None:
    cards = layout(TWO_SEVEN)
    assert cards_out(cards) == DECK & ~(cards.hands[0] | cards.hands[1] | cards.talons[0] | cards.talons[1])
    assert cards_out(GOOD) == 0
