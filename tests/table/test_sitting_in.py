"""Who takes a bot's seat while a game runs: with the consent of those who sit there, or as his own."""

import pytest

from tests.table.evenings import NOON, PEOPLE, SHORT, WATCHER, Evening, there
from tests.table.test_questions import stage
from tests.table.test_timing import dealt
from thousand.table import entries as log
from thousand.table.guests import Guest
from thousand.table.settings import QUESTION_WAIT, Settings
from thousand.table.table import Table
from thousand.table.wire import from_browser as say

ANNA, BORIS, VERA, GLEB = PEOPLE
NO = say.Propose("sit_in", yes=False, seat=2)
YES = say.Propose("sit_in", seat=2)


def asked(people: int = 2) -> Evening:
    """Vera asks for the bot's seat 2 in the first deal."""
    one = dealt(people)
    one.table.came(VERA, one.now)
    one.send(VERA, say.Sit(2))
    return one


def test_a_bots_seat_is_asked_for_while_a_game_runs() -> None:
    one = asked()
    assert one.table.seat_of(VERA) is None
    assert there(there(one.scene(VERA)).deal).hand is None
    question = one.seen(ANNA).question
    assert question is not None
    assert (question.what, question.seat, question.asker, question.name) == ("sit_in", 2, None, "Vera")
    assert (question.yes, question.needed, question.own) == ((), 2, False)
    assert there(one.seen(VERA).question).own
    assert not there(one.seen(WATCHER).question).own


def test_all_who_sit_there_and_are_connected_must_agree() -> None:
    one = asked()
    one.send(ANNA, YES)
    assert one.table.seat_of(VERA) is None
    one.send(ANNA, YES)
    assert one.table.seat_of(VERA) is None
    one.send(BORIS, YES)
    assert one.table.seat_of(VERA) == 2
    assert one.seen(ANNA).question is None
    assert one.declined == {}


def test_one_person_with_two_names_sees_two_hands_only_if_the_others_let_him() -> None:
    one = dealt(2)
    one.table.came(GLEB, one.now)
    one.send(GLEB, say.Sit(2))
    one.send(BORIS, YES)
    assert one.table.seat_of(GLEB) is None
    one.send(ANNA, NO)
    assert one.table.seat_of(GLEB) is None


def test_between_deals_a_seat_is_asked_for_too_and_in_the_lobby_it_is_not() -> None:
    one = Evening(SHORT, 1)
    one.send(BORIS, say.Sit(1))
    assert one.table.seat_of(BORIS) == 1
    one = dealt(2)
    one.until("between")
    one.table.came(VERA, one.now)
    one.send(VERA, say.Sit(2))
    assert one.table.seat_of(VERA) is None


def test_who_is_away_is_not_waited_for() -> None:
    one = dealt(2)
    one.table.went(BORIS, one.now)
    one.table.came(VERA, one.now)
    one.send(VERA, say.Sit(2))
    one.send(ANNA, YES)
    assert one.table.seat_of(VERA) == 2


def test_who_goes_away_is_waited_for_no_longer_and_who_comes_back_is() -> None:
    one = asked()
    one.send(ANNA, YES)
    one.table.went(BORIS, one.now)
    one.wait(0)
    assert one.table.seat_of(VERA) == 2
    one = dealt(2)
    one.table.went(BORIS, one.now)
    one.table.came(VERA, one.now)
    one.send(VERA, say.Sit(2))
    one.table.came(BORIS, one.now)
    one.send(ANNA, YES)
    assert one.table.seat_of(VERA) is None


@pytest.mark.parametrize("gone", [False, True])
def test_where_nobody_is_there_to_ask_the_seat_is_refused(gone: bool) -> None:
    one = dealt(1)
    if gone:
        one.table.went(ANNA, one.now)
    else:
        one.send(ANNA, say.Leave())
    one.table.came(VERA, one.now)
    assert one.attempt(VERA, say.Sit(2)) == "sit_in_nobody"


def test_ones_own_seat_is_given_back_unasked_in_any_deal_of_the_game() -> None:
    one = dealt(1)
    one.send(ANNA, say.Leave())
    one.send(ANNA, say.Sit(0))
    assert one.table.seat_of(ANNA) == 0
    one.send(ANNA, say.Leave())
    while not one.match().finished or one.table.stage != "playing":
        one.turn()
    assert one.attempt(ANNA, say.Sit(1)) == "sit_in_nobody"
    one.send(ANNA, say.Sit(0))
    assert one.table.seat_of(ANNA) == 0


def test_a_no_is_told_to_who_asked_and_he_waits_before_he_asks_again() -> None:
    one = asked()
    one.send(ANNA, YES)
    one.send(BORIS, NO)
    assert one.declined == {VERA.id: ["sit_in_refused"]}
    assert one.seen(ANNA).question is None
    assert one.attempt(VERA, say.Sit(2)) == "question_soon"
    one.wait(QUESTION_WAIT - 1)
    assert one.attempt(VERA, say.Sit(2)) == "question_soon"
    one.wait(1)
    assert one.attempt(VERA, say.Sit(2)) is None


def test_who_has_asked_takes_it_back() -> None:
    one = asked()
    assert one.attempt(WATCHER, NO) == "not_seated"
    one.send(VERA, YES)
    assert there(one.seen(ANNA).question).yes == ()
    one.send(VERA, NO)
    assert one.seen(ANNA).question is None
    assert one.declined == {}


def test_a_request_that_nobody_answers_lapses_and_that_is_told() -> None:
    one = asked()
    assert one.table.next_due() == one.now + QUESTION_WAIT
    one.wait(QUESTION_WAIT)
    assert one.seen(ANNA).question is None
    assert one.declined == {VERA.id: ["sit_in_lapsed"]}


def test_a_request_lapses_when_its_seat_is_taken_or_the_last_person_leaves() -> None:
    one = asked(1)
    one.send(ANNA, say.Leave())
    assert one.declined == {VERA.id: ["sit_in_lapsed"]}
    one = dealt(2)
    one.send(BORIS, say.Leave())
    one.table.came(VERA, one.now)
    one.send(VERA, say.Sit(1))
    one.send(BORIS, say.Sit(1))
    assert one.seen(ANNA).question is None
    assert one.declined == {VERA.id: ["sit_in_lapsed"]}


def test_a_request_ends_with_the_game() -> None:
    one = dealt(1, Settings(hints=True))
    one.table.came(VERA, one.now)
    while one.table.stage != "over":
        if one.seen(ANNA).question is None and one.attempt(VERA, say.Sit(2)) == "question_soon":
            one.now += QUESTION_WAIT
            continue
        one.turn()
    assert one.seen(ANNA).question is None
    assert one.declined[VERA.id][-1] == "sit_in_lapsed"


def test_who_has_left_meanwhile_is_not_seated() -> None:
    one = asked(1)
    one.table.went(VERA, one.now)
    one.send(ANNA, YES)
    assert one.table.seat_of(VERA) is None
    one.table.came(VERA, one.now)
    one.wait(0)
    assert one.table.seat_of(VERA) == 2


def test_one_question_is_open_at_a_time_and_asking_twice_is_asking_once() -> None:
    one = asked()
    known = len(one.log)
    one.send(VERA, say.Sit(2))
    assert len(one.log) == known
    one.table.came(GLEB, one.now)
    assert one.attempt(GLEB, say.Sit(2)) == "question_other"
    assert one.attempt(ANNA, say.Propose("abort")) == "question_other"
    assert one.attempt(ANNA, say.Propose("sit_in", seat=1)) == "question_other"
    one.send(BORIS, NO)
    assert one.attempt(ANNA, YES) == "question_none"


def test_a_seat_agreed_on_while_the_deck_is_cut_waits_for_cards_that_nobody_has_seen() -> None:
    one = dealt(2, seed=2)
    one.send(BORIS, say.Leave())
    one.until("between")
    one.send(BORIS, say.Sit(2))
    one.send(ANNA, say.Ready())
    assert stage(one) == "cutting"
    one.send(ANNA, YES)
    assert one.table.seat_of(BORIS) is None
    assert one.seen(BORIS).question is not None
    one.cut()
    assert stage(one) == "playing"
    assert one.table.seat_of(BORIS) == 2


def test_a_request_survives_a_restart() -> None:
    one = asked()
    table = Table(one.log, one.now)
    for guest in (ANNA, BORIS, VERA):
        table.came(guest, NOON)
    for guest in (ANNA, BORIS):
        table.enter(table.propose(guest, YES, one.now))
    assert table.seat_of(VERA) == 2


def test_who_was_let_in_by_an_older_program_sits_where_he_sat() -> None:
    """Logs of before have `sat` without a question."""
    one = dealt(1)
    table = Table([*one.log, log.Sat(one.now, 2, VERA)], one.now)
    assert table.seat_of(VERA) == 2


def test_a_request_names_nobody_but_who_asks() -> None:
    one = asked()
    assert isinstance(one.log[-1], log.SeatAsked)
    assert one.log[-1].guest == Guest(VERA.id, "Vera")
