"""Who sits where: taking and leaving seats, hosts, bots' levels, rematches, turns taken back."""

import pytest
from msgspec.structs import replace

from tests.table.evenings import NOON, PEOPLE, SHORT, WATCHER, Evening, there
from tests.table.test_questions import stage
from tests.table.test_timing import dealt, waiting
from thousand.core.actions import write_action
from thousand.core.match import legal_actions
from thousand.core.rules import RulesForm, nearest_preset, preset
from thousand.table import entries as log
from thousand.table.guests import Guest
from thousand.table.refusals import Refusal
from thousand.table.settings import ABSENCE, RETURN_WAIT, Settings
from thousand.table.table import Table, open_table
from thousand.table.wire import from_browser as say
from thousand.table.wire.to_browser import Update

ANNA, BORIS, VERA, GLEB = PEOPLE


def kinds(one: Evening) -> list[str]:
    return [place.kind for place in one.seen(WATCHER).places]


def names(one: Evening) -> list[str]:
    return [place.name for place in one.seen(WATCHER).places]


def test_a_table_opens_with_its_host_on_the_first_seat() -> None:
    form = RulesForm(SHORT, nearest_preset(SHORT))
    table = Table(open_table("T", ANNA, form, Settings(), NOON), NOON)
    assert [seat.kind for seat in table.summary().seats] == ["person", "empty", "empty"]
    assert (table.summary().host, table.summary(ANNA.id).seat, table.summary(BORIS.id).seat) == (
        "Anna",
        0,
        None,
    )
    with pytest.raises(Refusal, match="bots_count"):
        open_table("T", ANNA, form, Settings(), NOON, ["rookie"])


def test_bots_take_the_empty_seats_when_a_game_begins() -> None:
    form = RulesForm(SHORT, nearest_preset(SHORT))
    table = Table(open_table("T", ANNA, form, Settings(level="expert"), NOON), NOON)
    table.enter(table.propose(ANNA, say.Begin(), NOON))
    assert [seat.level for seat in table.summary().seats] == [None, "expert", "expert"]


def test_only_the_host_begins_and_only_once() -> None:
    one = Evening(SHORT, 2)
    assert one.attempt(BORIS, say.Begin()) == "not_host"
    one.begin()
    assert one.attempt(ANNA, say.Begin()) == "stage_wrong"


def test_a_bot_gives_way_to_a_person_in_the_midst_of_a_game() -> None:
    one = dealt(1)
    one.sit_in(BORIS, 2)
    assert kinds(one) == ["person", "bot", "person"]
    scene = one.scene(BORIS)
    assert scene is not None
    assert scene.seat == 2
    assert scene.deal is not None
    assert scene.deal.hand


def test_who_sits_down_in_the_midst_of_a_game_is_told_the_cards_of_the_seat_at_once() -> None:
    one = dealt(1)
    one.table.came(BORIS, one.now)
    one.send(BORIS, say.Sit(2))
    told = told_by_moving(one, say.Propose("sit_in", seat=2), ANNA)
    assert told.table is not None
    assert told.table.you == 2
    assert told.scene is not None
    assert told.scene.seat == 2
    assert told.scene.deal is not None
    assert told.scene.deal.hand


def test_who_leaves_in_the_midst_of_a_game_is_told_it_without_the_cards_of_the_seat() -> None:
    one = dealt(1)
    one.sit_in(BORIS, 2)
    told = told_by_moving(one, say.Leave())
    assert told.table is not None
    assert told.table.you is None
    assert told.scene is not None
    assert told.scene.seat is None
    assert told.scene.deal is not None
    assert told.scene.deal.hand is None


def told_by_moving(one: Evening, message: say.FromBrowser, sender: Guest = BORIS) -> Update:
    """What Boris is told when a message moves him."""
    change = one.table.enter(one.table.propose(sender, message, one.now))
    (told,) = one.table.news(change, one.table.audience(BORIS), one.now)
    assert isinstance(told, Update)
    return told


def test_a_seat_that_is_taken_or_is_not_there_is_refused() -> None:
    one = Evening(SHORT, 2)
    assert one.attempt(VERA, say.Sit(1)) == "seat_taken"
    assert one.attempt(VERA, say.Sit(3)) == "seat_unknown"
    assert one.attempt(ANNA, say.SetBot(3, "rookie")) == "seat_unknown"


def test_before_the_game_people_change_places_and_then_no_more() -> None:
    one = Evening(SHORT, 1)
    one.send(ANNA, say.Sit(2))
    assert names(one) == ["", "", "Anna"]
    one.begin()
    one.until("playing")
    assert one.attempt(ANNA, say.Sit(0)) == "stage_wrong"


def test_sitting_where_one_sits_changes_ones_name_and_nothing_else() -> None:
    one = dealt(2)
    before = len(one.log)
    one.send(BORIS, say.Sit(1))
    assert len(one.log) == before
    one.send(Guest(BORIS.id, "Bob"), say.Sit(1))
    assert names(one)[1] == "Bob"
    assert one.table.record().seats[1] == "Bob"


def test_nobody_sees_two_hands_of_a_deal() -> None:
    one = dealt(2, seed=2)
    one.send(BORIS, say.Leave())
    assert one.attempt(BORIS, say.Sit(2)) == "seat_other_hand"
    one.sit_in(VERA, 2)
    one.send(VERA, say.Leave())
    assert one.attempt(VERA, say.Sit(1)) == "seat_other_hand"
    one.send(BORIS, say.Sit(1))
    assert kinds(one) == ["person", "person", "bot"]


def test_with_the_next_deal_every_free_seat_is_open_again() -> None:
    one = dealt(2, seed=2)
    one.send(BORIS, say.Leave())
    one.until("between")
    one.sit_in(BORIS, 2)
    assert names(one)[2] == "Boris"


def test_who_leaves_is_followed_by_a_bot_and_the_game_goes_on() -> None:
    one = dealt(2, seed=3)
    one.send(BORIS, say.Leave())
    assert kinds(one) == ["person", "bot", "bot"]
    assert there(one.scene(BORIS)).seat is None
    assert one.attempt(BORIS, say.Leave()) == "not_seated"
    one.until("over")
    assert one.table.stage == "over"


def test_the_next_person_is_host_when_the_host_leaves() -> None:
    one = Evening(SHORT, 3)
    one.send(ANNA, say.Leave())
    assert [one.seen(guest).host for guest in (ANNA, BORIS, VERA)] == [False, True, False]
    one.send(BORIS, say.Begin())
    assert one.table.stage == "cutting"


def test_who_sits_down_at_a_table_without_people_is_its_host() -> None:
    one = Evening(SHORT, 1)
    one.send(ANNA, say.Leave())
    assert one.seen(ANNA).host
    one.send(BORIS, say.Sit(1))
    assert [one.seen(guest).host for guest in (ANNA, BORIS)] == [False, True]
    one.send(BORIS, say.Begin())


def test_the_host_sets_the_level_of_bots() -> None:
    one = dealt(2)
    assert one.attempt(BORIS, say.SetBot(2, "expert")) == "not_host"
    one.send(ANNA, say.SetBot(2, "expert"))
    assert one.seen(ANNA).places[2].level == "expert"
    while (turn := one.table.bot_turn()) is None or turn.seat != 2:
        one.turn()
    assert turn.level == "expert"


def test_a_rematch_turns_the_seats_and_begins_with_a_new_secret() -> None:
    one = Evening(SHORT, 2, seed=1)
    one.begin()
    assert one.attempt(ANNA, say.Rematch()) == "stage_wrong"
    one.until("over")
    first, turns = one.table.game_name, there(one.scene(ANNA)).turn_number
    winners = there(one.scene(ANNA)).winners
    assert one.attempt(WATCHER, say.Rematch()) == "not_seated"
    one.send(BORIS, say.Rematch())
    one.send(ANNA, say.Rematch())
    assert names(one) == ["", "Anna", "Boris"]
    assert there(one.seen(ANNA).cutting).seats == (1, 2)
    assert one.table.game_name != first
    assert [place.games_won for place in one.seen(ANNA).places] == [
        int((seat - 1) % 3 in winners) for seat in range(3)
    ]
    one.until("playing")
    assert there(one.scene(ANNA)).turn_number > turns
    one.until("over")
    assert len([entry for entry in one.log if isinstance(entry, log.Began)]) == 2


def test_what_was_meant_for_the_game_before_is_not_done_in_the_next() -> None:
    one = dealt(1)
    while (turn := one.table.bot_turn()) is None:
        one.turn()
    one.send(ANNA, say.Propose("abort"))
    assert one.table.bot_acts(turn, turn.view.legal[0], one.now) == ()
    one.send(ANNA, say.Rematch())
    for _ in range(80):
        assert one.table.bot_acts(turn, turn.view.legal[0], one.now) == ()
        one.turn()


def test_of_two_tabs_that_act_at_once_the_second_is_told() -> None:
    one = dealt(2)
    seat = waiting(one)
    scene = one.scene(PEOPLE[seat])
    assert scene is not None
    assert scene.turn is not None
    messages = [say.Act(scene.turn_number, action) for action in scene.turn.legal[:2]]
    one.send(PEOPLE[seat], messages[0])
    assert one.attempt(PEOPLE[seat], messages[-1]) == "turn_past"
    assert one.attempt(PEOPLE[seat], messages[0]) == "turn_past"


def test_who_is_not_to_act_or_breaks_a_rule_is_told_which() -> None:
    one = dealt(2)
    seat = waiting(one)
    turn = there(one.scene(ANNA)).turn_number
    assert one.attempt(PEOPLE[1 - seat], say.Act(turn, "pass")) == "not_your_turn"
    assert one.attempt(PEOPLE[seat], say.Act(turn, "play AS")) == "wrong_phase"
    assert one.attempt(PEOPLE[seat], say.Act(turn, "play ZZ")) == "card_unknown"
    assert one.attempt(PEOPLE[seat], say.Act(turn, "give ?? 1")) == "action_unreadable"
    assert one.attempt(PEOPLE[seat], say.Act(turn, "sing")) == "action_unreadable"
    assert one.attempt(WATCHER, say.Act(turn, "pass")) == "not_seated"


def test_alone_with_bots_ones_last_decision_is_taken_back() -> None:
    one = dealt(1, seed=3)
    waiting(one)
    before, turns = one.match(), there(one.scene(ANNA)).turn_number
    version = one.table.version
    one.turn()
    waiting(one)
    one.send(ANNA, say.Undo())
    assert one.match() == before
    assert there(one.scene(ANNA)).turn_number > turns
    assert one.changes[-1].undone
    welcome = one.table.welcome(one.table.audience(ANNA), version, one.now)
    assert welcome.missed == ()
    choice = write_action(legal_actions(before)[-1])
    one.send(ANNA, say.Act(there(welcome.scene).turn_number, choice))
    assert write_action(one.match().actions[len(before.actions)]) == choice


def test_turns_are_taken_back_to_the_deal_and_no_further() -> None:
    one = dealt(1, seed=3)
    for _ in range(8):
        one.turn()
    while one.attempt(ANNA, say.Undo()) is None:
        pass
    assert one.attempt(ANNA, say.Undo()) == "undo_nothing"
    assert 0 not in one.match().actors
    one.until("between")
    assert one.attempt(ANNA, say.Undo()) == "stage_wrong"


def test_with_other_people_nothing_is_taken_back() -> None:
    one = dealt(2, seed=3)
    for _ in range(8):
        one.turn()
    assert one.attempt(ANNA, say.Undo()) == "undo_people"
    assert not one.seen(ANNA).undo
    assert dealt(1).seen(ANNA).undo
    assert not dealt(1).seen(WATCHER).undo


def test_a_four_player_table_has_a_seat_that_sits_out_and_goes_on() -> None:
    one = Evening(replace(preset("classic", 4), game=replace(SHORT.game), scoring=SHORT.scoring), 4, seed=2)
    one.begin()
    one.until("playing")
    sitter = one.match().dealer
    assert there(there(one.scene(PEOPLE[sitter])).deal).hand is None
    one.until("over")
    assert one.table.stage == "over"


def test_a_summary_tells_how_a_game_stands() -> None:
    one = dealt(2, seed=2)
    shown = one.table.summary(BORIS.id)
    assert (shown.deal, shown.seat, shown.stage, shown.players) == (1, 1, "playing", 3)
    assert shown.to_act == one.match().phase.to_act
    one.until("between")
    one.until("playing")
    shown = one.table.summary()
    assert (shown.deal, shown.seat) == (2, None)
    assert [seat.total for seat in shown.seats] == [standing.total for standing in one.match().standings]


def test_while_the_host_is_away_others_may_begin() -> None:
    one = Evening(SHORT, 2)
    one.table.went(ANNA, one.now)
    assert one.table.audience(BORIS).host
    assert one.attempt(WATCHER, say.Begin()) == "not_host"
    one.send(BORIS, say.Begin())
    assert one.table.stage == "cutting"


def test_a_level_that_is_set_already_leaves_no_trace() -> None:
    one = Evening(SHORT, 1)
    one.send(ANNA, say.SetBot(2, "expert"))
    known = len(one.log)
    one.send(ANNA, say.SetBot(2, "expert"))
    assert len(one.log) == known


def over(people: int, seed: int = 1) -> Evening:
    """A table whose game is over."""
    one = Evening(SHORT, people, seed=seed)
    one.begin()
    one.until("over")
    return one


def test_a_rematch_begins_when_all_who_are_here_want_it() -> None:
    one = over(3)
    assert [place.ready for place in one.seen(ANNA).places] == [False] * 3
    for guest in (VERA, VERA, ANNA):
        one.send(guest, say.Rematch())
    assert stage(one) == "over"
    assert [place.ready for place in one.seen(BORIS).places] == [True, False, True]
    one.send(BORIS, say.Rematch())
    assert stage(one) == "cutting"
    assert [place.ready for place in one.seen(BORIS).places] == [False] * 3


def test_alone_a_rematch_begins_at_once() -> None:
    one = over(1)
    one.send(ANNA, say.Rematch())
    assert stage(one) == "cutting"


def test_who_is_away_is_not_waited_for_at_a_rematch_and_keeps_the_seat() -> None:
    one = over(2)
    one.table.went(BORIS, one.now)
    one.wait(RETURN_WAIT)
    one.send(ANNA, say.Rematch())
    assert stage(one) == "cutting"
    assert names(one) == ["", "Anna", "Boris"]
    one.until("playing")
    one.wait(ABSENCE)
    assert one.seen(ANNA).places[2].stand_in


@pytest.mark.parametrize("leaves", [False, True])
def test_a_rematch_begins_when_who_was_waited_for_goes(leaves: bool) -> None:
    one = over(2)
    one.send(ANNA, say.Rematch())
    if leaves:
        one.send(BORIS, say.Leave())
    else:
        one.table.went(BORIS, one.now)
        one.wait(RETURN_WAIT)
    assert stage(one) == "cutting"


def test_who_loads_the_page_anew_is_still_asked_for_a_rematch() -> None:
    one = over(2)
    one.table.went(BORIS, one.now)
    one.send(ANNA, say.Rematch())
    one.wait(RETURN_WAIT - 1)
    assert stage(one) == "over"
    one.table.came(BORIS, one.now)
    one.wait(10 * RETURN_WAIT)
    assert stage(one) == "over"
    one.send(BORIS, say.Rematch())
    assert stage(one) == "cutting"


def test_who_has_asked_for_a_rematch_and_gone_is_not_waited_for() -> None:
    one = over(2)
    one.send(BORIS, say.Rematch())
    one.table.went(BORIS, one.now)
    one.send(ANNA, say.Rematch())
    assert stage(one) == "cutting"


def test_no_rematch_begins_while_nobody_is_here() -> None:
    one = over(2)
    one.send(ANNA, say.Rematch())
    one.table.went(ANNA, one.now)
    one.wait(0)
    assert stage(one) == "over"
    one.table.went(BORIS, one.now)
    one.wait(0)
    assert stage(one) == "over"


def test_who_has_sat_down_after_the_end_is_asked_too() -> None:
    one = over(1)
    one.table.came(BORIS, one.now)
    one.send(BORIS, say.Sit(1))
    one.send(ANNA, say.Rematch())
    assert stage(one) == "over"
    one.send(BORIS, say.Rematch())
    assert stage(one) == "cutting"


def test_who_was_ready_for_the_next_deal_has_not_asked_for_another_game() -> None:
    one = Evening(SHORT, 3, seed=1)
    one.begin()
    one.until("playing")
    one.until("between")
    one.send(ANNA, say.Ready())
    for guest in (ANNA, BORIS):
        one.send(guest, say.Propose("abort"))
    assert stage(one) == "aborted"
    assert not one.seen(ANNA).places[0].ready


def test_the_host_lets_a_person_go_for_good() -> None:
    one = Evening(SHORT, 3)
    one.send(ANNA, say.LetGo(1))
    assert names(one) == ["Anna", "", "Vera"]
    assert kinds(one)[1] == "empty"
    for seat in (1, 2):
        assert one.attempt(BORIS, say.Sit(seat)) in ("seat_barred", "seat_taken")
    assert one.seen(BORIS).arrival == "barred"
    again = Table(one.log, one.now)
    with pytest.raises(Refusal, match="seat_barred"):
        again.propose(BORIS, say.Sit(1), one.now)
    one.begin()
    one.until("playing")
    assert one.attempt(BORIS, say.Sit(1)) == "seat_barred"
    one.send(ANNA, say.Propose("abort"))
    one.send(VERA, say.Propose("abort"))
    assert one.attempt(BORIS, say.Sit(1)) == "seat_barred"


def test_where_a_bot_was_a_bot_sits_again() -> None:
    one = Evening(SHORT, 1)
    one.send(BORIS, say.Sit(2))
    one.send(ANNA, say.LetGo(2))
    assert (kinds(one)[2], one.seen(ANNA).places[2].level) == ("bot", "rookie")


def test_only_the_host_lets_go_only_before_the_game_and_nobody_goes_who_is_not_there() -> None:
    one = Evening(SHORT, 2)
    assert one.attempt(BORIS, say.LetGo(0)) == "not_host"
    assert one.attempt(ANNA, say.LetGo(0)) == "let_go_self"
    assert one.attempt(ANNA, say.LetGo(2)) == "let_go_nobody"
    assert one.attempt(ANNA, say.LetGo(3)) == "seat_unknown"
    one.begin()
    assert one.attempt(ANNA, say.LetGo(1)) == "stage_wrong"


def test_who_may_host_while_the_host_is_away_lets_others_go_but_not_the_host() -> None:
    one = Evening(SHORT, 3)
    one.table.went(ANNA, one.now)
    assert one.attempt(BORIS, say.LetGo(0)) == "let_go_host"
    one.send(BORIS, say.LetGo(2))
    assert names(one) == ["Anna", "Boris", ""]


def test_a_table_without_spectators_does_not_let_in_whom_its_host_has_let_go() -> None:
    one = Evening(SHORT, 2, Settings(watchable=False))
    one.send(ANNA, say.LetGo(1))
    assert not one.table.welcomes(BORIS)
    assert one.table.welcomes(VERA)


def test_who_has_stood_up_is_known_and_a_newcomer_is_not() -> None:
    one = Evening(SHORT, 2)
    assert one.seen(BORIS).arrival == "known"
    one.send(BORIS, say.Leave())
    assert (one.seen(BORIS).arrival, one.seen(VERA).arrival) == ("known", "new")
    assert Table(one.log, one.now).audience(BORIS).arrival == "known"
    one.send(BORIS, say.Sit(1))
    assert names(one)[1] == "Boris"
