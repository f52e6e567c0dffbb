"""What a seat sees (rulebook, chapter 14)."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.core.table import dealt, do, legal, played_out, rules, settled
from thousand.core.actions import PASS, Bid, write_action
from thousand.core.cards import NAMES, Suit, cards_of, read_card, read_cards
from thousand.core.match import apply, deal, start, to_act
from thousand.core.state import Declared, Match
from thousand.core.testing import random_action, random_layout, random_rules
from thousand.core.view import DealView, own_eyes, view

HANDS = {0: "AS KS QS AC KH QH 9C", 1: "TS TC TD TH 9S JC JD"}
TALON = ["9D JS 9H"]


def seen(match: Match, seat: int | None) -> DealView:
    deal = view(match, seat).deal
    assert deal is not None
    return deal


def won(name: str = "classic", bid: int = 110) -> Match:
    return do(dealt(rules(name), HANDS, TALON), f"0 bid {bid}", "1 pass", "2 pass")


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    match = dealt(rules(), HANDS)
    assert seen(match, 0).hand == read_cards(HANDS[0])
    assert seen(match, 1).hand == read_cards(HANDS[1])
    assert seen(match, None).hand is None


def test_the_sitter_sees_no_hand() -> None:
    match = dealt(rules("classic", 4), dealer=2)
    assert (seen(match, 2).hand, seen(match, 2).sitter) == (None, 2)
    assert seen(match, 2).playing == (3, 0, 1)
    assert seen(match, None) == seen(match, 2)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat: int) -> None:
    with pytest.raises(IndexError):
        view(dealt(rules()), seat)


def test_without_a_deal_there_is_only_the_game() -> None:
    shown = view(start(rules(), 1, [5, 6, 7]), 0)
    assert (shown.deal, shown.phase, shown.to_act, shown.legal, shown.dealer) == (
        None,
        "deal_over",
        None,
        (),
        1,
    )
    assert [one.total for one in shown.standings] == [5, 6, 7]


def test_winners_are_shown() -> None:
    over = settled(rules("polish"), [100, 15, 5], [900, 0, 0])
    assert (view(over, None).winners, view(over, None).phase) == ((0,), "game_over")
    assert view(dealt(rules()), None).winners == ()


def test_only_the_seat_to_act_is_told_what_it_may_do() -> None:
    match = dealt(rules())
    assert [write_action(one) for one in view(match, 0).legal] == legal(match)
    assert view(match, 1).legal == view(match, None).legal == ()
    assert view(match, 1).to_act == 0


def test_calls_are_heard_by_all() -> None:
    match = do(dealt(rules()), "0 bid 100", "1 bid 110", "2 pass")
    shown = seen(match, None)
    assert shown.calls == ((0, Bid(100)), (1, Bid(110)), (2, PASS))
    assert (shown.bid, shown.bidder, shown.bid_dark, shown.passed) == (110, 1, False, (2,))
    assert (shown.contract, shown.number, shown.first_bidder) == (None, 1, 0)


def test_after_the_auction_its_figures_are_in_the_contract() -> None:
    shown = seen(won(), 1)
    assert (shown.bid, shown.bidder, shown.passed) == (0, None, ())
    assert shown.contract is not None
    assert (shown.contract.declarer, shown.contract.amount) == (0, 110)


def test_gifts_and_discards_are_no_calls() -> None:
    match = do(won("home"), "0 discard JS 9D 9H", "0 trump S")
    assert [write_action(action) for _, action in seen(match, 0).calls] == [
        "bid 110",
        "pass",
        "pass",
        "trump S",
    ]


def test_the_sizes_of_hands_are_known_to_all() -> None:
    match = won()
    sizes = [seen(match, None).sizes]
    match = do(match, "0 give 9D 2")
    sizes.append(seen(match, None).sizes)
    match = do(match, "0 give JS 1")
    sizes.append(seen(match, None).sizes)
    match = do(match, "0 stand", "0 play AS", "1 play TS")
    sizes.append(seen(match, None).sizes)
    assert sizes == [(10, 7, 7), (9, 7, 7), (8, 8, 8), (7, 7, 8)]


def test_a_card_laid_for_another_has_left_the_hand() -> None:
    match = do(won(), "0 give 9D 2")
    hand = seen(match, 0).hand
    assert hand is not None
    assert not hand >> read_card("9D") & 1
    assert seen(match, 1).hand == read_cards(HANDS[1])


def test_tricks_trump_and_points_are_open() -> None:
    match = do(won("home"), "0 discard JS 9D 9H", "0 trump S", "0 play KH!", "1 play TH")
    shown = seen(match, 2)
    assert (shown.trump, shown.leader) == (Suit.SPADES, 0)
    assert shown.trick == ((0, read_card("KH")), (1, read_card("TH")))
    assert shown.declared == (Declared(0, 0, Suit.HEARTS, 100),)
    match = do(match, "2 play AH")
    shown = seen(match, 1)
    assert (shown.trick, shown.leader, shown.won) == ((), 2, (0, 0, 25))
    assert [trick.winner for trick in shown.tricks] == [2]


def test_the_table_is_told_in_the_order_of_play_around_the_sitter() -> None:
    match = do(dealt(rules("home", 4), dealer=1), "2 pass", "3 bid 100", "0 pass")
    match = do(match, "3 " + legal(match)[0], "3 trump S")
    match = do(match, "3 " + legal(match)[0])
    match = do(match, "0 " + legal(match)[0])
    assert [seat for seat, _ in seen(match, None).trick] == [3, 0]


def test_a_dark_bidder_has_not_seen_his_hand() -> None:
    match = dealt(rules("club"), dealer=0)
    assert [seen(match, seat).hand is None for seat in range(3)] == [True, False, False]
    match = do(match, "0 dark")
    assert [seen(match, seat).hand is None for seat in range(3)] == [True, False, False]
    assert seen(match, 1).bid_dark


def test_finished_deals_are_open() -> None:
    match = dealt(rules(), HANDS, TALON)
    shown = view(played_out(match), None)
    assert shown.finished[0].layout == match.layout
    assert shown.settled == 1


def test_discards_of_two_who_swap_are_their_owners_alone() -> None:
    match = do(dealt(rules("home", 2), dealer=1), "0 bid 100", "1 pass", "0 take 1")
    hand = seen(match, 0).hand
    assert hand is not None
    cards = [NAMES[card] for card in cards_of(hand)][-2:]
    match = do(match, f"0 discard {' '.join(cards)}")
    assert (seen(match, 0).discards, seen(match, 0).discarded) == (read_cards(" ".join(cards)), 2)
    assert (seen(match, 1).discards, seen(match, 1).discarded) == (None, 2)
    assert seen(match, None).sizes == (10, 10)


def test_before_anything_is_laid_aside_there_are_no_discards() -> None:
    assert (seen(won("home"), 0).discards, seen(won("home"), 0).discarded) == (None, 0)


def test_a_view_is_a_spectators_with_what_ones_own_eyes_see() -> None:
    chance = Random(11)
    for _ in range(60):
        rules = random_rules(chance)
        match = deal(start(rules), random_layout(rules, 0, chance)).match
        while (actor := to_act(match)) is not None:
            common = view(match, None).deal
            assert common is not None
            for seat in range(len(match.standings)):
                own = own_eyes(match, seat)
                mine = replace(
                    common, hand=own.hand, talons=own.talons, gifts=own.gifts, discards=own.discards
                )
                assert view(match, seat).deal == mine
            match = apply(match, actor, random_action(match, chance)).match
