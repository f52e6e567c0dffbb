"""Who takes a talon, and who sees it (rulebook, chapter 6)."""

from typing import Any

import pytest

from tests.core.table import code, dealt, do, legal, rules
from thousand.core.actions import PASS, Take
from thousand.core.cards import read_cards, write_cards
from thousand.core.rules import Rules
from thousand.core.state import ExchangePhase, Match, RaisePhase, TrickPhase
from thousand.core.talons import tricks_in_deal
from thousand.core.view import view

TALON = "9S 9C 9D"


def seen(match: Match, seat: int | None) -> list[str]:
    """The talons in the eyes of a seat, `?` where it does not see one."""
    deal = view(match, seat).deal
    assert deal is not None
    return ["?" if talon.cards is None else write_cards(talon.cards) for talon in deal.talons]


def owners(match: Match) -> list[int | None]:
    deal = view(match, None).deal
    assert deal is not None
    return [talon.seat for talon in deal.talons]


def won(chosen: Rules, bid: int = 110) -> Match:
    return do(dealt(chosen, {}, [TALON]), f"0 bid {bid}", "1 pass", "2 pass")


def test_the_declarer_takes_the_talon() -> None:
    match = won(rules())
    assert isinstance(match.phase, ExchangePhase)
    assert match.phase.to_act == 0
    assert read_cards(TALON) & ~match.phase.hands[0] == 0
    assert match.phase.hands[0].bit_count() == 10


def test_nobody_sees_the_talon_before() -> None:
    match = dealt(rules(), {}, [TALON])
    assert [seen(match, seat) for seat in (0, 1, None)] == [["?"]] * 3
    assert owners(match) == [None]


@pytest.mark.parametrize(
    ("shown", "contested", "forced"),
    [("always", TALON, TALON), ("contested", TALON, "?"), ("never", "?", "?")],
)
def test_a_talon_is_shown_as_the_rules_say(shown: str, contested: str, forced: str) -> None:
    chosen = rules(talon__talon_shown=shown)
    assert [seen(won(chosen, 110), seat) for seat in (0, 1, None)] == [[TALON], [contested], [contested]]
    assert [seen(won(chosen, 100), seat) for seat in (0, 1, None)] == [[TALON], [forced], [forced]]


def test_a_forced_minimum_of_all_passed_is_not_contested() -> None:
    chosen = rules("home", auction__all_pass="forced_minimum", talon__talon_shown="contested")
    match = do(dealt(chosen, {}, [TALON]), "0 pass", "1 pass", "2 pass")
    assert [seen(match, seat) for seat in (0, 1)] == [[TALON], ["?"]]


# Two players


def two(name: str = "home", **changes: Any) -> Match:
    chosen: Rules = rules(name, 2, **{"auction__dark": False, "auction__first_bidder": "forehand", **changes})
    return do(dealt(chosen, {}, PILES[chosen.deal.two_player_deal]), "0 bid 100", "1 pass")


PILES = {"ten_and_two": ["9S JS", "9C JC"], "seven_and_three": ["9S JS 9D", "9C JC JD"]}


def test_one_of_two_talons_is_picked() -> None:
    match = two()
    assert legal(match) == ["take 1", "take 2"]
    assert (code(match, Take(3)), code(match, Take(0)), code(match, PASS)) == (
        "talon_unknown",
        "talon_unknown",
        "wrong_phase",
    )


@pytest.mark.parametrize(("number", "cards"), [(1, "JS 9S"), (2, "JC 9C")])
def test_the_talon_picked_is_added_to_the_hand(number: int, cards: str) -> None:
    match = do(two(), f"0 take {number}")
    assert isinstance(match.phase, ExchangePhase)
    assert read_cards(cards) & ~match.phase.hands[0] == 0
    assert (match.phase.hands[0].bit_count(), match.phase.hands[1].bit_count()) == (12, 10)


def test_where_two_swap_the_other_talon_stays_unseen() -> None:
    match = do(two(talon__talon_shown="always"), "0 take 2")
    assert owners(match) == [None, 0]
    assert [seen(match, seat) for seat in (0, 1, None)] == [["?", "JC 9C"]] * 3
    match = do(two(), "0 take 2")
    assert [seen(match, seat) for seat in (0, 1, None)] == [["?", "JC 9C"], ["?", "?"], ["?", "?"]]


def test_with_one_each_the_opponent_gets_the_other() -> None:
    match = do(two("club", talon__talon_shown="never"), "0 take 2")
    assert isinstance(match.phase, TrickPhase)
    assert [hand.bit_count() for hand in match.phase.hands] == [10, 10]
    assert owners(match) == [1, 0]
    assert [seen(match, seat) for seat in (0, 1, None)] == [
        ["?", "JC 9C JD"],
        ["JS 9S 9D", "?"],
        ["?", "?"],
    ]


def test_with_one_each_both_are_open_where_the_rules_say_so() -> None:
    match = do(two("club"), "0 take 1")
    assert [seen(match, seat) for seat in (0, 1, None)] == [["JS 9S 9D", "JC 9C JD"]] * 3
    hidden = do(two("club", talon__talon_shown="contested"), "0 take 1")
    assert seen(hidden, None) == ["?", "?"]


def test_with_one_each_the_raise_follows() -> None:
    match = do(two("club", talon__raise_after_talon=True), "0 take 1")
    assert isinstance(match.phase, RaisePhase)


@pytest.mark.parametrize(
    ("players", "changes", "tricks"),
    [
        (3, {"talon__exchange": "give_one_each"}, 8),
        (3, {"talon__exchange": "discard_three"}, 7),
        (4, {"talon__exchange": "give_one_each"}, 8),
        (4, {"talon__exchange": "discard_three"}, 7),
        (2, {"deal__two_player_deal": "ten_and_two", "deal__two_player_talons": "swap"}, 10),
        (2, {"deal__two_player_deal": "ten_and_two", "deal__two_player_talons": "one_each"}, 12),
        (2, {"deal__two_player_deal": "seven_and_three", "deal__two_player_talons": "swap"}, 7),
        (2, {"deal__two_player_deal": "seven_and_three", "deal__two_player_talons": "one_each"}, 10),
    ],
)
def test_as_many_tricks_follow_as_cards_are_held(players: int, changes: dict[str, str], tricks: int) -> None:
    plain: dict[str, Any] = dict(changes)
    assert tricks_in_deal(rules("home", players, **plain)) == tricks
