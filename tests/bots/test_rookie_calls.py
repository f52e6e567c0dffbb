"""The rookie before the first card: bids, exchange, giving up, raise, trump, claims."""

from tests.bots.sitting import choice
from tests.core.table import dealt, do, rules

STRONG = "AS TS KS QS AH TH 9H"
MIDDLING = "AS TS 9S AH JH 9D QC"
POOR = "9S JS 9C JC 9D JD QH"


def test_passes_with_a_hand_in_which_it_sees_nothing() -> None:
    match = do(dealt(rules(), {0: STRONG, 1: POOR}), "0 bid 100")
    assert choice(match) == "pass"


def test_bids_the_next_step_with_a_hand_that_is_good_for_it() -> None:
    match = do(dealt(rules(), {1: STRONG}), "0 bid 100")
    assert choice(match) == "bid 105"


def test_does_not_bid_above_what_it_sees() -> None:
    match = do(dealt(rules(), {1: STRONG}), "0 bid 200")
    assert choice(match) == "pass"


def test_opens_with_the_minimum_when_it_must() -> None:
    assert choice(dealt(rules(), {0: POOR})) == "bid 100"


def test_passes_a_free_opening_with_a_poor_hand() -> None:
    assert choice(dealt(rules(auction__opening="free"), {0: POOR})) == "pass"


def test_never_bids_in_the_dark() -> None:
    assert choice(dealt(rules(auction__dark=True), {0: STRONG})) == "look"


def test_bids_what_wins_the_game_on_the_barrel() -> None:
    match = dealt(rules(), {0: STRONG}, totals=(880, 0, 0))
    assert choice(match) == "bid 120"


def test_tries_with_less_on_the_barrel() -> None:
    hand = {1: "AS TS KS AD AH TH 9C"}
    beside = do(dealt(rules(), hand), "0 bid 115")
    upon = do(dealt(rules(), hand, totals=(0, 880, 0)), "0 bid 115")
    assert (choice(beside), choice(upon)) == ("pass", "bid 120")


def test_outbids_a_player_who_would_win_from_the_barrel() -> None:
    hand = {1: "AS TS KS AD AH TH 9C"}
    usual = do(dealt(rules(), hand), "0 bid 100")
    urgent = do(dealt(rules(), hand, totals=(880, 0, 0)), "0 bid 100")
    assert (choice(usual), choice(urgent)) == ("pass", "bid 105")


def test_claims_with_a_hopeless_hand_that_gives_the_right() -> None:
    match = dealt(rules("club"), {0: "9S 9C 9D JS JC QD QH", 2: "TS TC KC KD JH AH AD"})
    while choice(match) == "look":
        match = do(match, "2 look", "2 bid 100")
    assert choice(match) == "claim"


def test_keeps_marriage_and_masters_and_gives_what_is_worth_least() -> None:
    match = do(dealt(rules(), {0: STRONG}, ["9C JC 9D"]), "0 bid 120", "1 pass", "2 pass")
    first = choice(match)
    second = choice(do(match, f"0 {first}"))
    given = {first.split()[1], second.split()[1]}
    assert given <= {"9C", "JC", "9D", "9H"}
    assert {first.split()[2], second.split()[2]} == {"1", "2"}


def test_does_not_give_a_king_whose_queen_is_out() -> None:
    hand = {0: "AS TS KS QS AH TH KD"}
    match = do(dealt(rules(), hand, ["JC TC 9H"]), "0 bid 120", "1 pass", "2 pass")
    first = choice(match)
    second = choice(do(match, f"0 {first}"))
    assert "KD" not in {first.split()[1], second.split()[1]}


def test_gives_the_dearer_card_to_the_seat_that_is_behind() -> None:
    match = do(
        dealt(rules(), {0: STRONG}, ["9C JC TD"], totals=(0, 500, 100)), "0 bid 120", "1 pass", "2 pass"
    )
    assert choice(match).endswith(" 2")


def test_lays_aside_what_is_worth_least() -> None:
    match = do(dealt(rules("home"), {0: STRONG}, ["9C JC 9D"]), "0 bid 100", "1 pass", "2 pass")
    assert choice(match) == "discard JC 9C 9D"


def test_writes_off_a_hopeless_hand_while_that_is_free() -> None:
    match = do(dealt(rules(), {0: POOR}, ["QD 9H JH"]), "0 bid 100", "1 pass", "2 pass")
    assert choice(match) == "write_off"


def test_plays_on_when_writing_off_costs() -> None:
    chosen = rules(talon__write_off__free=0)
    match = do(dealt(chosen, {0: POOR}, ["QD 9H JH"]), "0 bid 100", "1 pass", "2 pass")
    assert choice(match).startswith("give")


def test_plays_on_when_writing_off_gives_the_game_away() -> None:
    chosen = rules(game__barrel="off")
    match = dealt(chosen, {0: POOR}, ["QD 9H JH"], totals=(0, 950, 0))
    assert choice(do(match, "0 bid 100", "1 pass", "2 pass")).startswith("give")


def test_bombs_a_hopeless_forced_contract() -> None:
    match = do(dealt(rules("polish"), {0: POOR}, ["QD 9H JH"]), "0 bid 100", "1 pass", "2 pass")
    assert choice(match) == "bomb"


def test_does_not_write_off_a_hand_that_makes_its_contract() -> None:
    match = do(dealt(rules(), {0: STRONG}, ["9C JC 9D"]), "0 bid 120", "1 pass", "2 pass")
    assert choice(match).startswith("give")


RAISING = ("0 bid 100", "1 pass", "2 pass", "0 give 9C 1", "0 give 9D 2")


def test_stands_when_it_sees_no_more_than_the_contract() -> None:
    match = do(dealt(rules(), {0: MIDDLING}, ["9C JC TH"]), *RAISING)
    assert choice(match) == "stand"


def test_raises_to_what_it_sees() -> None:
    match = do(dealt(rules(), {0: "AS TS KS QS AH KH QH"}, ["9C JC 9D"]), *RAISING)
    verb, amount = choice(match).split()
    assert verb == "raise"
    assert 120 <= int(amount) <= 200


def test_raises_no_further_than_what_wins_the_game() -> None:
    match = dealt(rules(), {0: "AS TS KS QS AH KH QH"}, ["9C JC 9D"], totals=(875, 0, 0))
    assert choice(do(match, *RAISING)) == "raise 125"


def test_stands_when_the_contract_wins_the_game() -> None:
    match = dealt(rules(), {0: "AS TS KS QS AH KH QH"}, ["9C JC 9D"], totals=(880, 0, 0))
    turns = ("0 bid 120", *RAISING[1:])
    assert choice(do(match, *turns)) == "stand"


def test_raises_to_the_target_on_the_barrel() -> None:
    match = dealt(rules(), {0: STRONG}, ["9C JC 9D"], totals=(880, 0, 0))
    assert choice(do(match, *RAISING)) == "raise 120"


def test_names_its_best_suit_as_trump() -> None:
    match = do(
        dealt(rules("home"), {0: "AH TH KH QH JH AS TS"}, ["9C JC 9D"]), "0 bid 100", "1 pass", "2 pass"
    )
    match = do(match, "0 discard JC 9C 9D")
    assert choice(match) == "trump H"


def test_takes_a_talon_of_the_game_for_two() -> None:
    match = do(dealt(rules(players=2)), "0 bid 120", "1 pass")
    assert choice(match) == "take 1"
