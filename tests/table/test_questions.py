"""Questions that people put to each other."""

import pytest

from tests.table.evenings import PEOPLE, WATCHER, Evening, there
from tests.table.test_timing import dealt
from thousand.core.rules import preset
from thousand.table import entries as log
from thousand.table.refusals import Refusal
from thousand.table.settings import ABSENCE, QUESTION_WAIT, Settings
from thousand.table.wire import from_browser as say

ANNA, BORIS, VERA, GLEB = PEOPLE


@pytest.mark.parametrize(("people", "needed"), [(1, 1), (2, 2), (3, 2)])
def test_a_game_is_ended_by_most_of_the_people(people: int, needed: int) -> None:
    one = dealt(people)
    for said, guest in enumerate(one.people[:needed], 1):
        assert one.table.stage == "playing"
        one.send(guest, say.Propose("abort"))
        question = one.seen(ANNA).question
        assert question is None or (question.what, len(question.yes), question.needed) == (
            "abort",
            said,
            needed,
        )
    assert one.table.stage == "aborted"
    assert one.seen(ANNA).question is None
    assert one.changes[-1].finished


def test_of_four_people_three_end_a_game() -> None:
    one = Evening(preset("classic", 4), 4)
    one.begin()
    for guest in (ANNA, BORIS):
        one.send(guest, say.Propose("abort"))
    assert one.seen(ANNA).question is not None
    one.send(GLEB, say.Propose("abort"))
    assert one.table.stage == "aborted"


def test_who_is_stood_in_for_has_no_vote_to_wait_for() -> None:
    one = dealt(2)
    one.table.went(BORIS, one.now)
    one.wait(ABSENCE)
    one.send(ANNA, say.Propose("abort"))
    assert one.table.stage == "aborted"


def test_saying_yes_twice_counts_once() -> None:
    one = dealt(3)
    one.send(ANNA, say.Propose("abort"))
    one.send(ANNA, say.Propose("abort"))
    assert one.table.stage == "playing"


def test_a_no_closes_the_question() -> None:
    one = dealt(3)
    one.send(ANNA, say.Propose("abort"))
    one.send(BORIS, say.Propose("abort", yes=False))
    assert one.seen(ANNA).question is None
    assert one.table.stage == "playing"


def test_a_question_lapses() -> None:
    one = dealt(3)
    one.send(ANNA, say.Propose("abort"))
    assert one.table.next_due() == one.now + QUESTION_WAIT
    one.wait(QUESTION_WAIT - 1)
    assert one.seen(ANNA).question is not None
    one.wait(1)
    assert one.seen(ANNA).question is None


def test_another_question_waits_for_the_first_and_nothing_cannot_be_answered() -> None:
    one = dealt(3)
    assert one.attempt(ANNA, say.Propose("abort", yes=False)) == "question_none"
    one.send(ANNA, say.Propose("abort"))
    assert one.attempt(BORIS, say.Propose("hints")) == "question_other"
    assert one.attempt(WATCHER, say.Propose("abort")) == "not_seated"


def test_a_seat_means_nothing_where_the_question_is_not_about_one() -> None:
    one = dealt(3)
    one.send(ANNA, say.Propose("abort", seat=2))
    one.send(BORIS, say.Propose("abort"))
    assert one.table.stage == "aborted"


def test_where_somebody_leaves_those_who_agree_may_be_enough() -> None:
    one = dealt(2)
    one.send(ANNA, say.Propose("abort"))
    one.send(BORIS, say.Leave())
    assert one.table.stage == "aborted"


def test_a_question_goes_with_who_asked_it() -> None:
    one = dealt(3)
    one.send(ANNA, say.Propose("abort"))
    one.send(ANNA, say.Leave())
    assert one.seen(BORIS).question is None
    assert one.table.stage == "playing"


def test_people_may_let_a_bot_play_at_once_for_who_is_away() -> None:
    one = dealt(3)
    assert one.attempt(ANNA, say.Propose("stand_in", seat=1)) == "stand_in_needless"
    one.table.went(BORIS, one.now)
    assert one.attempt(ANNA, say.Propose("stand_in", seat=3)) == "stand_in_needless"
    assert one.attempt(ANNA, say.Propose("stand_in")) == "stand_in_needless"
    one.send(ANNA, say.Propose("stand_in", seat=1))
    assert not one.seen(ANNA).places[1].stand_in
    one.send(VERA, say.Propose("stand_in", seat=1))
    assert one.seen(ANNA).places[1].stand_in
    assert one.attempt(ANNA, say.Propose("stand_in", seat=1)) == "stand_in_needless"


def test_the_only_one_who_is_here_decides_alone() -> None:
    one = dealt(2)
    one.table.went(BORIS, one.now)
    one.send(ANNA, say.Propose("stand_in", seat=1))
    assert one.seen(ANNA).places[1].stand_in


def test_who_comes_back_while_the_others_vote_keeps_his_seat() -> None:
    one = dealt(3)
    one.table.went(BORIS, one.now)
    one.send(ANNA, say.Propose("stand_in", seat=1))
    one.table.came(BORIS, one.now)
    one.wait(0)
    assert one.seen(ANNA).question is None
    assert not one.seen(ANNA).places[1].stand_in


def test_hints_are_given_where_all_people_agree() -> None:
    one = dealt(2)
    assert not one.seen(ANNA).hints
    one.send(ANNA, say.Propose("hints"))
    assert not one.seen(ANNA).hints
    one.send(BORIS, say.Propose("hints"))
    assert one.seen(ANNA).hints
    assert one.attempt(ANNA, say.Propose("hints")) == "hints_on"


def test_a_newcomer_has_not_agreed_to_hints() -> None:
    one = dealt(2)
    for guest in (ANNA, BORIS):
        one.send(guest, say.Propose("hints"))
    one.sit_in(VERA, 2)
    assert not one.seen(ANNA).hints


def test_alone_with_bots_and_where_the_table_says_so_hints_are_given() -> None:
    assert dealt(1).seen(ANNA).hints
    assert dealt(3, Settings(hints=True)).seen(ANNA).hints


def test_a_hint_is_for_the_seat_to_act_on_its_turn() -> None:
    one = dealt(2, Settings(hints=True))
    turn = there(one.scene(ANNA)).turn_number
    seat = one.match().phase.to_act
    for guest in (ANNA, BORIS):
        if one.table.seat_of(guest) == seat:
            assert one.table.hint_view(guest, turn).seat == seat
            with pytest.raises(Refusal, match="turn_past"):
                one.table.hint_view(guest, turn - 1)
        else:
            with pytest.raises(Refusal, match="turn_past"):
                one.table.hint_view(guest, turn)
    with pytest.raises(Refusal, match="not_seated"):
        one.table.hint_view(WATCHER, turn)
    with pytest.raises(Refusal, match="hints_off"):
        dealt(2).table.hint_view(ANNA, 1)
    with pytest.raises(Refusal, match="stage_wrong"):
        Evening(preset("classic", 3), 1).table.hint_view(ANNA, 0)


def test_questions_belong_to_a_game() -> None:
    one = dealt(1)
    one.send(ANNA, say.Propose("abort"))
    assert one.attempt(ANNA, say.Propose("abort")) == "stage_wrong"


def test_a_rematch_asks_for_hints_anew_only_of_newcomers_and_has_no_open_question() -> None:
    one = dealt(2)
    for guest in (ANNA, BORIS):
        one.send(guest, say.Propose("hints"))
    for guest in (ANNA, BORIS):
        one.send(guest, say.Propose("abort"))
    for guest in (ANNA, BORIS):
        one.send(guest, say.Rematch())
    assert one.seen(ANNA).hints
    assert one.seen(ANNA).question is None
    assert any(isinstance(entry, log.Aborted) for entry in one.log)


def stage(one: Evening) -> str:
    return one.table.stage


def test_a_question_that_is_open_at_the_end_goes_with_the_game() -> None:
    """Else those who have lost could still say yes, and the game would count for nothing."""
    one = dealt(2)
    asked = False
    while stage(one) != "over":
        asked = one.seen(ANNA).question is not None
        one.turn()
        if one.seen(ANNA).question is None and stage(one) != "over":
            one.send(ANNA, say.Propose("abort"))
    assert asked
    assert one.seen(ANNA).question is None
    assert one.attempt(BORIS, say.Propose("abort")) == "stage_wrong"
    for guest in (ANNA, BORIS):
        one.send(guest, say.Rematch())
    assert stage(one) == "cutting"


def test_who_has_asked_in_vain_waits_before_he_asks_again() -> None:
    one = dealt(3)
    one.send(ANNA, say.Propose("hints"))
    one.send(BORIS, say.Propose("hints", yes=False))
    assert one.attempt(ANNA, say.Propose("abort")) == "question_soon"
    one.send(VERA, say.Propose("abort"))
    one.send(ANNA, say.Propose("abort", yes=False))
    one.wait(QUESTION_WAIT - 1)
    assert one.attempt(ANNA, say.Propose("abort")) == "question_soon"
    one.wait(1)
    assert one.attempt(ANNA, say.Propose("abort")) is None
