"""The draw for the first dealer from a deck."""

from collections import Counter
from random import Random

import pytest

from thousand.core.cards import DECK_SIZE, cards_of, read_card
from thousand.core.errors import IllegalDeal
from thousand.core.first_dealer import draw_dealer
from thousand.core.rules import Rules, change, preset

TIES = (2, 8, 14, 20, 3, 9, 15, 21, 0, 6, 12, 18, 1, 7, 13, 19, 5, 11, 17, 23, 4, 10, 16, 22)


def rules(way: str, players: int = 3) -> Rules:
    return change(preset("classic", players), {"deal.first_dealer": way})


def deck(*top: str) -> tuple[int, ...]:
    """A deck with these cards on top."""
    cards = tuple(read_card(card) for card in top)
    return (*cards, *(card for card in range(DECK_SIZE) if card not in cards))


@pytest.mark.parametrize(("way", "dealer"), [("highest_card", 1), ("lowest_card", 2)])
def test_the_best_card_deals(way: str, dealer: int) -> None:
    draw = draw_dealer(rules(way), deck("KS", "AH", "9D", "AS"))
    assert draw.dealer == dealer
    assert draw.rounds == (((0, read_card("KS")), (1, read_card("AH")), (2, read_card("9D"))),)


def test_equal_ranks_draw_again_among_themselves_from_where_the_deck_stands() -> None:
    draw = draw_dealer(rules("highest_card"), deck("AS", "9D", "AH", "JS", "TH", "AD"))
    assert draw.dealer == 2
    assert [[seat for seat, _ in drawn] for drawn in draw.rounds] == [[0, 1, 2], [0, 2]]
    assert draw.rounds[1] == ((0, read_card("JS")), (2, read_card("TH")))


@pytest.mark.parametrize("players", [2, 4])
def test_a_deck_of_nothing_but_ties_ends_at_the_lowest_seat(players: int) -> None:
    draw = draw_dealer(rules("lowest_card", players), TIES)
    assert draw.dealer == 0
    assert len(draw.rounds) == DECK_SIZE // players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_lot_gives_every_seat_as_many_top_cards(players: int) -> None:
    ways = rules("random", players)
    dealers = [draw_dealer(ways, (top, *(c for c in range(DECK_SIZE) if c != top))) for top in range(24)]
    assert Counter(draw.dealer for draw in dealers) == dict.fromkeys(range(players), 24 // players)
    assert not any(draw.rounds for draw in dealers)


@pytest.mark.parametrize("way", ["highest_card", "lowest_card", "random"])
def test_every_seat_has_the_same_chance(way: str) -> None:
    chance, ways = Random(1), rules(way)
    dealers = Counter(draw_dealer(ways, chance.sample(range(24), 24)).dealer for _ in range(3000))
    assert all(900 < dealers[seat] < 1100 for seat in range(3))


@pytest.mark.parametrize("cards", [(), tuple(range(23)), (0, *range(23)), cards_of(1)])
def test_a_deck_that_is_none_is_refused(cards: tuple[int, ...]) -> None:
    with pytest.raises(IllegalDeal, match="deck_wrong"):
        draw_dealer(rules("random"), cards)
