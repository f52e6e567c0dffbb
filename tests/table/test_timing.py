"""Clocks, absence, and bots that stand in."""

import pytest

from tests.table.evenings import PEOPLE, SHORT, WATCHER, Evening, there
from thousand.table import entries as log
from thousand.table.settings import ABSENCE, READY_WAIT, ClockSettings, Settings
from thousand.table.wire import from_browser as say

ANNA, BORIS, VERA = PEOPLE[:3]
CLOCK = Settings(clock=ClockSettings(action=10, bank=20))


def dealt(people: int = 2, settings: Settings | None = None, seed: int = 0) -> Evening:
    """A table at which the first deal has begun."""
    one = Evening(SHORT, people, settings, seed)
    one.begin()
    one.until("playing")
    return one


def waiting(one: Evening) -> int:
    """Goes on until a person is to act; the seat."""
    while one.table.stage != "playing" or one.table.bot_turn() is not None:
        one.turn()
    seat = one.match().phase.to_act
    assert seat is not None
    return seat


def act(one: Evening, seat: int, after: int = 0) -> None:
    """The first thing that a seat may do, after so many milliseconds."""
    one.wait(after)
    scene = one.scene(PEOPLE[seat])
    assert scene is not None
    assert scene.turn is not None
    one.send(PEOPLE[seat], say.Act(scene.turn_number, scene.turn.legal[0]))


def banks(one: Evening) -> list[int]:
    return [chair.bank for chair in one.table._state.chairs]


def stand_ins(one: Evening) -> list[bool]:
    return [place.stand_in for place in one.seen(WATCHER).places]


def test_an_action_in_time_leaves_the_bank_as_it_is() -> None:
    one = dealt(3, CLOCK)
    act(one, waiting(one), 10_000)
    assert banks(one) == [20_000] * 3


def test_what_an_action_takes_beyond_its_time_comes_from_the_bank() -> None:
    one = dealt(3, CLOCK)
    seat = waiting(one)
    one.wait(12_500)
    shown = one.seen(ANNA).clock
    assert shown is not None
    assert (shown.seat, shown.action, shown.banks[seat]) == (seat, 0, 17_500)
    act(one, seat)
    assert banks(one)[seat] == 17_500
    assert one.log[-1] == log.Acted(one.now, seat, one.log[-1].action, False, 2_500)  # type: ignore[union-attr]


def test_the_bank_is_full_again_with_every_deal() -> None:
    one = dealt(3, CLOCK)
    act(one, waiting(one), 15_000)
    one.until("between")
    one.until("playing")
    assert banks(one) == [20_000] * 3


def test_a_bot_stands_in_for_who_is_out_of_time_and_bank_and_he_comes_back_with_his_next_action() -> None:
    one = dealt(3, CLOCK)
    seat = waiting(one)
    one.wait(29_999)
    assert not any(stand_ins(one))
    one.wait(1)
    assert stand_ins(one)[seat]
    turn = one.table.bot_turn()
    assert turn is not None
    assert turn.seat == seat
    act(one, seat)
    assert not any(stand_ins(one))
    assert one.table.bot_acts(turn, turn.view.legal[0], one.now) == ()


def test_a_bank_that_is_spent_is_not_given_back_to_who_returns() -> None:
    one = dealt(3, CLOCK)
    seat = waiting(one)
    one.wait(30_000)
    one.send(PEOPLE[seat], say.Back())
    assert banks(one)[seat] == 0
    one.wait(9_999)
    assert not any(stand_ins(one))
    one.wait(1)
    assert stand_ins(one)[seat]


def test_who_returns_out_of_turn_does_not_move_the_clock_of_another() -> None:
    one = dealt(3, CLOCK)
    seat = waiting(one)
    other = (seat + 1) % 3
    one.keep((log.StoodIn(one.now, other),))
    one.wait(5_000)
    one.send(PEOPLE[other], say.Back())
    shown = one.seen(ANNA).clock
    assert shown is not None
    assert (shown.seat, shown.action) == (seat, 5_000)
    assert banks(one)[other] == 20_000


def test_without_a_clock_nobody_is_hurried() -> None:
    one = dealt(3)
    waiting(one)
    one.wait(10**9)
    assert one.seen(ANNA).clock is None
    assert one.table.next_due() is None
    assert not any(stand_ins(one))


def test_no_clock_runs_for_a_bot() -> None:
    one = dealt(1, CLOCK)
    while one.table.bot_turn() is None:
        one.turn()
    assert one.seen(ANNA).clock is None


def test_a_bot_stands_in_for_who_has_been_away_for_thirty_seconds() -> None:
    one = dealt(2)
    one.table.went(BORIS, one.now)
    assert one.table.next_due() == one.now + ABSENCE
    one.wait(ABSENCE - 1)
    assert stand_ins(one) == [False, False, False]
    one.wait(1)
    assert stand_ins(one) == [False, True, False]
    assert not one.seen(ANNA).places[1].here


def test_who_returns_in_time_keeps_his_seat() -> None:
    one = dealt(2)
    one.table.went(BORIS, one.now)
    one.wait(ABSENCE - 1)
    one.table.came(BORIS, one.now)
    one.wait(ABSENCE)
    assert not any(stand_ins(one))


def test_one_of_two_connections_is_enough_to_be_here() -> None:
    one = dealt(2)
    one.table.came(BORIS, one.now)
    assert not one.table.went(BORIS, one.now)
    one.wait(ABSENCE)
    assert not any(stand_ins(one))
    assert one.table.went(BORIS, one.now)


def test_who_is_back_takes_his_seat_from_the_bot() -> None:
    one = dealt(2)
    one.table.went(BORIS, one.now)
    one.wait(ABSENCE)
    one.table.came(BORIS, one.now)
    assert stand_ins(one)[1]
    one.send(BORIS, say.Back())
    assert not stand_ins(one)[1]
    one.send(BORIS, say.Back())
    assert one.log[-1] == log.CameBack(one.now, 1)


def test_a_table_that_all_have_left_waits_for_them() -> None:
    one = dealt(2)
    for guest in (ANNA, BORIS):
        one.table.went(guest, one.now)
    one.wait(10 * ABSENCE)
    assert not any(stand_ins(one))
    assert (one.table.awake, one.table.bot_turn(), one.table.next_due()) == (False, None, None)
    one.table.came(ANNA, one.now)
    assert one.table.awake


def test_the_others_go_on_while_one_is_away() -> None:
    one = dealt(2, seed=5)
    one.table.went(BORIS, one.now)
    one.wait(ABSENCE)
    while one.table.stage != "over":
        acting = one.match().phase.to_act if one.table.stage == "playing" else None
        cutting = one.seen(ANNA).cutting
        assert cutting is None or cutting.seats == (0,)
        assert acting != 1 or one.table.bot_turn() is not None
        if one.table.stage == "between":
            one.send(ANNA, say.Ready())
        else:
            one.turn()
    assert one.table.record().seats[1] == "Boris"


def test_bots_play_among_themselves_while_they_are_watched() -> None:
    one = dealt(1)
    one.table.came(WATCHER, one.now)
    one.send(ANNA, say.Leave())
    assert one.table.awake
    one.until("over")
    assert one.table.stage == "over"


def test_bots_do_not_play_for_nobody() -> None:
    one = dealt(1)
    one.send(ANNA, say.Leave())
    one.table.went(ANNA, one.now)
    assert (one.table.awake, one.table.bot_turn()) == (False, None)


def test_the_next_deal_waits_until_all_who_are_here_are_ready() -> None:
    one = dealt(3, seed=2)
    one.until("between")
    one.send(ANNA, say.Ready())
    one.send(ANNA, say.Ready())
    one.send(BORIS, say.Ready())
    assert one.seen(ANNA).cutting is None
    assert [place.ready for place in one.seen(VERA).places] == [True, True, False]
    assert one.log.count(log.SaidReady(one.now, 0)) == 1
    one.send(VERA, say.Ready())
    assert one.seen(ANNA).cutting is not None
    assert not any(place.ready for place in one.seen(VERA).places)


def test_the_next_deal_does_not_wait_for_who_is_absent() -> None:
    one = dealt(3, seed=2)
    one.until("between")
    one.table.went(VERA, one.now)
    one.send(ANNA, say.Ready())
    one.send(BORIS, say.Ready())
    assert one.table.stage == "cutting"
    assert there(one.seen(ANNA).cutting).seats == (0, 1)


@pytest.mark.parametrize("ready", [True, False])
def test_who_is_ready_waits_for_the_others_not_for_ever(ready: bool) -> None:
    one = dealt(3, seed=2)
    one.until("between")
    if ready:
        one.send(ANNA, say.Ready())
        assert one.table.next_due() == one.now + READY_WAIT
    one.wait(READY_WAIT - 1)
    assert one.table.stage == "between"
    one.wait(1)
    assert one.table.stage == ("cutting" if ready else "between")


def test_who_is_ready_and_leaves_the_room_is_waited_for() -> None:
    one = dealt(1, seed=2)
    one.until("between")
    one.keep((log.SaidReady(one.now, 0),)) if one.table.went(ANNA, one.now) else None
    one.wait(READY_WAIT)
    assert (one.table.stage, one.table.next_due()) == ("between", None)


def test_the_choice_of_a_bot_that_stood_in_comes_too_late_when_the_person_is_back() -> None:
    one = dealt(3, CLOCK)
    seat = waiting(one)
    one.wait(30_000)
    turn = one.table.bot_turn()
    assert turn is not None
    one.send(PEOPLE[seat], say.Back())
    assert one.table.bot_turn() is None
    assert one.table.bot_acts(turn, turn.view.legal[0], one.now) == ()


def test_those_who_watch_do_not_wake_a_table_of_people() -> None:
    one = dealt(2)
    one.table.came(WATCHER, one.now)
    for guest in (ANNA, BORIS):
        one.table.went(guest, one.now)
    one.wait(2 * ABSENCE)
    assert not one.table.awake
    assert not any(stand_ins(one))


def test_the_clock_stands_while_nobody_is_here() -> None:
    one = dealt(1, CLOCK)
    seat = waiting(one)
    one.wait(4_000)
    one.table.went(ANNA, one.now)
    one.now += 3_600_000
    one.table.came(ANNA, one.now)
    one.wait(0)
    shown = one.seen(ANNA).clock
    assert shown is not None
    assert (shown.action, shown.banks[seat]) == (10_000, 20_000)
    one.wait(29_999)
    assert not stand_ins(one)[seat]
    one.wait(1)
    assert stand_ins(one)[seat]


def test_who_returns_again_and_again_in_one_turn_gains_no_time() -> None:
    """Else a player could hold up the others for ever, by coming back whenever the bot is about to act."""
    one = dealt(3, CLOCK)
    seat = waiting(one)
    one.wait(30_000)
    one.send(PEOPLE[seat], say.Back())
    one.wait(10_000)
    assert stand_ins(one)[seat]
    for _ in range(3):
        one.wait(100)
        one.send(PEOPLE[seat], say.Back())
        assert stand_ins(one)[seat]
    turn = one.table.bot_turn()
    assert turn is not None
    one.keep(one.table.bot_acts(turn, turn.view.legal[0], one.now))
    assert one.match().phase.to_act != seat or one.table.stage != "playing"
