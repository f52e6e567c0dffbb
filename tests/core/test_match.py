"""A game is started, dealt and moved (rulebook, chapter 3)."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.core.table import dealt, do, layout, on_barrel, played_out, rules, totals
from thousand.core.actions import PASS, Action, Bid, Discard, Give, NameTrump, Play
from thousand.core.cards import Suit
from thousand.core.errors import IllegalAction, IllegalDeal
from thousand.core.events import DealStarted, HandSeen
from thousand.core.match import advance, apply, deal, legal_actions, phase_name, refusal, start, to_act
from thousand.core.rules import InvalidRules, Rules
from thousand.core.state import DealOver, GameOver, Standing


def test_a_game_begins_with_no_deal_running() -> None:
    match = start(rules(), 1)
    assert (phase_name(match), to_act(match), legal_actions(match)) == ("deal_over", None, ())
    assert totals(match) == [0, 0, 0]
    assert match.dealer == 1


@pytest.mark.parametrize(
    ("total", "standing"),
    [
        (-300, Standing(-300)),
        (879, Standing(879)),
        (880, on_barrel()),
        (950, on_barrel()),
        (999, on_barrel()),
    ],
)
def test_a_total_on_the_barrel_starts_there(total: int, standing: Standing) -> None:
    assert start(rules(), 0, (0, total, 0)).standings[1] == standing


def test_without_a_barrel_a_total_starts_as_it_is() -> None:
    assert totals(start(rules("home"), 0, (999, 880, 0))) == [999, 880, 0]


def refused(chosen: Rules, *arguments: Any) -> str:
    with pytest.raises(IllegalDeal) as caught:
        start(chosen, *arguments)
    return caught.value.code


def test_a_start_that_does_not_fit_is_refused() -> None:
    assert refused(rules(), 3) == "dealer_unknown"
    assert refused(rules(), -1) == "dealer_unknown"
    assert refused(rules(), 0, (0, 0)) == "start_count"
    assert refused(rules(), 0, ()) == "start_count"
    assert refused(rules(), 0, (0, 1000, 0)) == "start_at_target"
    assert refused(rules(game__target=300, game__barrel="off"), 0, (300, 0, 0)) == "start_at_target"


def test_rules_that_cannot_be_played_are_refused() -> None:
    chosen = rules()
    with pytest.raises(InvalidRules):
        start(replace(chosen, game=replace(chosen.game, target=5)))


def test_a_deal_is_announced_and_each_seat_sees_its_hand() -> None:
    chosen = rules()
    cards = layout(chosen)
    step = deal(start(chosen, 2), cards, 2)
    assert step.events == (DealStarted(1, 2), *(HandSeen(seat, cards.hands[seat]) for seat in range(3)))


def test_a_dark_bidder_and_a_sitter_are_shown_no_hand() -> None:
    chosen = rules("club", 4)
    step = deal(start(chosen, 0), layout(chosen, dealer=0))
    assert [event.seat for event in step.events if isinstance(event, HandSeen)] == [2, 3]


def test_a_deal_in_the_wrong_place_is_refused() -> None:
    chosen = rules()
    running = dealt(chosen)
    over = replace(start(chosen), phase=GameOver((0,)))
    for match, dealer, code in (
        (running, None, "deal_running"),
        (over, None, "game_over"),
        (start(chosen, 2), 1, "dealer_wrong"),
    ):
        with pytest.raises(IllegalDeal) as caught:
            deal(match, layout(chosen), dealer)
        assert caught.value.code == code


def test_nobody_acts_while_no_deal_is_running() -> None:
    problem = refusal(start(rules()), 0, PASS)
    assert problem is not None
    assert problem.code == "not_running"
    with pytest.raises(IllegalAction):
        apply(replace(start(rules()), phase=GameOver((1,))), 0, PASS)


def test_nobody_acts_out_of_turn() -> None:
    with pytest.raises(IllegalAction) as caught:
        apply(dealt(rules()), 1, Bid(100))
    assert (caught.value.code, caught.value.params) == ("not_your_turn", {"seat": 1, "turn": 0})


def test_the_unchecked_door_makes_the_same_move() -> None:
    match = dealt(rules())
    assert advance(match, Bid(100)) == apply(match, 0, Bid(100))


def test_the_next_seat_deals_after_a_settled_deal() -> None:
    match = played_out(dealt(rules()))
    assert (match.dealer, match.settled, match.phase) == (0, 1, DealOver())


def test_the_same_dealer_deals_after_an_annulled_one() -> None:
    match = do(dealt(rules("home")), "0 pass", "1 pass", "2 pass")
    assert (match.dealer, match.settled, len(match.finished)) == (2, 0, 1)
    assert deal(match, layout(match.rules)).events[0] == DealStarted(2, 2)


def test_a_finished_deal_is_kept_whole() -> None:
    match = dealt(rules())
    cards = match.layout
    over = played_out(match)
    assert over.finished[0].layout == cards
    assert len(over.finished[0].actors) == len(over.finished[0].actions)
    assert (over.layout, over.actors, over.actions) == (None, b"", ())


@pytest.mark.parametrize(
    "action", [Play(24), Play(-1), Give(25, 1), Discard(1 << 24), Bid(False), NameTrump(Suit(0))]
)
def test_an_action_that_does_not_exist_is_refused(action: Action) -> None:
    match = dealt(rules())
    fault = refusal(match, to_act(match) or 0, action)
    assert fault is not None
    assert fault.code == ("wrong_phase" if isinstance(action, NameTrump) else "not_an_action")


@pytest.mark.parametrize(("dealer", "totals"), [(1.0, None), (0, [float("nan"), 0, 0]), (0, [True, 0, 0])])
def test_a_start_takes_whole_numbers(dealer: Any, totals: Any) -> None:
    with pytest.raises(TypeError):
        start(rules(), dealer, totals)
