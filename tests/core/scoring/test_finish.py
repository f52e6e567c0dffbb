"""The end of a game and its winners (rulebook, chapter 12; step 7 of the settlement)."""

from msgspec.structs import replace

from tests.core.table import marks, on_barrel, rules, settled, totals
from thousand.core.match import start
from thousand.core.rules import Rules
from thousand.core.state import DealOver, GameOver, Match, Standing

FREE = rules(game__barrel="off")
ROUND = rules("home")
FIXED = rules("home", game__finish="fixed_deals(2)")
DECLARERS = rules(game__barrel="off", game__win_as_declarer_only=True)


def late(chosen: Rules, played: int, reached: bool = False, dealer: int = 2) -> Match:
    return replace(start(chosen, dealer), settled=played, reached=reached)


def test_at_once_the_target_ends_the_game() -> None:
    match = settled(FREE, [100, 15, 5], [900, 0, 0])
    assert match.phase == GameOver((0,))
    assert marks(match) == ["0 win"]


def test_one_below_the_target_goes_on() -> None:
    assert isinstance(settled(FREE, [100, 15, 5], [899, 0, 0]).phase, DealOver)


def test_the_target_is_an_option() -> None:
    assert settled(rules(game__target=300, game__barrel="off"), [100, 15, 5], [200, 0, 0]).phase == GameOver(
        (0,)
    )


def test_of_several_the_declarer_wins() -> None:
    match = settled(FREE, [100, 15, 5], [900, 995, 999])
    assert totals(match) == [1000, 1010, 1004]
    assert match.phase == GameOver((0,))


def test_else_the_highest_total_wins() -> None:
    match = settled(FREE, [100, 20, 5], [0, 985, 999])
    assert match.phase == GameOver((1,))


def test_else_the_first_from_the_declarer_wins() -> None:
    match = settled(FREE, [10, 100, 10], [995, 0, 995], declarer=1)
    assert totals(match) == [1005, 100, 1005]
    assert match.phase == GameOver((2,))
    match = settled(FREE, [10, 10, 100], [995, 995, 0], declarer=2)
    assert match.phase == GameOver((0,))


def test_in_a_full_round_play_goes_on_until_every_seat_has_dealt() -> None:
    first = settled(ROUND, [100, 15, 5], [900, 0, 0])
    assert (first.phase, first.reached) == (DealOver(), True)
    second = settled(ROUND, [30, 100, 0], declarer=1, before=first)
    assert second.phase == DealOver()
    third = settled(ROUND, [20, 0, 100], declarer=2, before=second)
    assert third.phase == GameOver((0,))
    assert totals(third) == [1050, 115, 105]


def test_the_highest_total_wins_whoever_has_it() -> None:
    match = settled(ROUND, [60, 40, 20], [1010, 970, 990], before=late(ROUND, 2, reached=True), contract=100)
    assert totals(match) == [910, 1010, 1010]
    assert match.phase == GameOver((1, 2))
    assert marks(match) == ["1 win", "2 win"]


def test_the_target_stays_reached_also_when_all_have_dropped() -> None:
    match = settled(ROUND, [60, 40, 20], [1010, 0, 0], before=late(ROUND, 2, reached=True))
    assert (totals(match), match.phase) == ([910, 40, 20], GameOver((0,)))


def test_a_full_round_counts_settled_deals() -> None:
    match = settled(ROUND, [100, 15, 5], [900, 0, 0], before=late(ROUND, 5))
    assert match.phase == GameOver((0,))
    match = settled(ROUND, [100, 15, 5], [900, 0, 0], before=late(ROUND, 4))
    assert match.phase == DealOver()


def test_a_full_round_nobody_has_reached_the_target_in_is_followed_by_another() -> None:
    match = settled(ROUND, [100, 15, 5], [500, 0, 0], before=late(ROUND, 2))
    assert match.phase == DealOver()


def test_a_round_has_as_many_deals_as_seats() -> None:
    chosen = rules("home", 2, deal__two_player_talons="one_each")
    match = settled(chosen, [100, 20], [900, 0], before=late(chosen, 1, dealer=1))
    assert match.phase == GameOver((0,))
    chosen = rules("home", 4)
    match = settled(chosen, [100, 20, 0, 0], [900, 0, 0, 0], before=late(chosen, 2, dealer=3))
    assert match.phase == DealOver()


def test_fixed_deals_end_after_their_number() -> None:
    match = settled(FIXED, [100, 15, 5], [900, 0, 0])
    assert match.phase == DealOver()
    match = settled(FIXED, [20, 100, 0], declarer=1, before=match)
    assert match.phase == GameOver((0,))


def test_fixed_deals_end_also_without_the_target() -> None:
    match = settled(FIXED, [100, 20, 0], [0, 80, 0], before=late(FIXED, 1))
    assert match.phase == GameOver((0, 1))


def test_only_a_declarer_reaches_the_target_where_the_option_says_so() -> None:
    match = settled(DECLARERS, [100, 15, 5], [0, 990, 0])
    assert (totals(match)[1], match.phase, match.reached) == (1005, DealOver(), False)
    match = settled(DECLARERS, [60, 40, 20], [1100, 0, 0])
    assert (totals(match)[0], match.phase) == (1000, DealOver())


def test_without_a_barrel_the_total_stands_and_the_next_made_contract_wins() -> None:
    match = settled(DECLARERS, [5, 100, 15], [0, 1005, 0], declarer=1)
    assert match.phase == GameOver((1,))


def test_a_deal_given_up_reaches_no_target_for_declarers_only() -> None:
    match = settled(DECLARERS, [0, 0, 0], [0, 990, 0], outcome="write_off")
    assert (totals(match)[1], match.phase) == (1050, DealOver())


def test_points_of_a_deal_given_up_may_win() -> None:
    assert settled(FREE, [0, 0, 0], [0, 950, 0], outcome="write_off").phase == GameOver((1,))


def test_a_winner_from_the_barrel_is_marked_last() -> None:
    match = settled(rules(), [120, 0, 0], [on_barrel(), Standing(0, bolts=2), on_barrel()], contract=120)
    assert marks(match) == ["1 bolt", "1 bolt_penalty", "2 attempt", "0 win"]
