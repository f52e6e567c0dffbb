"""The log makes the table anew, and its games leave records that replay and prove their deals."""

from random import Random

import msgspec
import pytest

from tests.table.evenings import NOON, SHORT, WATCHER, Evening
from thousand.core.record import read_record, replay, write_record
from thousand.core.rules import preset
from thousand.core.testing import random_rules
from thousand.table import entries as log
from thousand.table.fair import verify
from thousand.table.guests import Audience
from thousand.table.replaying import replay_of
from thousand.table.settings import ClockSettings, Settings
from thousand.table.table import Table
from thousand.table.wire import from_browser as say

SEEDS = range(6)


def lively(seed: int) -> Evening:
    """A table at which all kinds of things happen, at some moment of it."""
    rng = Random(seed)
    rules = random_rules(rng, rng.choice((2, 3, 4)))
    one = Evening(
        rules, rng.choice((1, 2, 3)), Settings(clock=rng.choice((None, ClockSettings(5, 10)))), seed
    )
    one.begin()
    for _ in range(rng.randrange(20, 160)):
        one.turn()
        guest = rng.choice(one.people)
        match rng.randrange(30):
            case 0:
                one.wait(rng.choice((2_000, 12_000, 31_000)))
            case 1:
                one.attempt(guest, say.Undo())
            case 2:
                one.attempt(guest, say.Propose(rng.choice(("abort", "hints")), yes=rng.randrange(4) > 0))
            case 3:
                one.attempt(guest, say.Rematch())
            case 4:
                one.attempt(guest, say.Ready())
            case 5:
                one.attempt(guest, say.SetBot(rng.randrange(one.count), "rookie"))
            case 6:
                one.attempt(guest, say.Leave())
                one.attempt(rng.choice((guest, WATCHER)), say.Sit(rng.randrange(one.count)))
        if one.table.seat_of(guest) is None:
            places = one.seen(WATCHER).places
            seat = next((seat for seat in range(one.count) if places[seat].kind != "person"), 0)
            one.attempt(guest, say.Sit(one.table._state.held.get(guest.id, seat)))
    return one


def told(table: Table, now: int) -> list[object]:
    """Everything that a table can tell."""
    audiences = [
        Audience(seat, host) for seat in (None, *range(len(table._state.chairs))) for host in (True, False)
    ] + [Audience(None, False, "new", asking=True)]
    started = table._state.game is not None and table._state.game.match is not None
    return [
        table.version,
        table.stage,
        table.next_due(),
        table.bot_turn(),
        table.due(now),
        table.summary(),
        table.record() if started else None,
        *(table.welcome(one, 0, now) for one in audiences),
    ]


def made_anew(one: Evening, entries: list[log.Entry]) -> Table:
    table = Table(entries, one.now)
    for guest in one.people:
        table.came(guest, NOON)
    return table


@pytest.mark.parametrize("seed", range(40))
def test_the_log_makes_the_table_anew(seed: int) -> None:
    one = lively(seed)
    assert told(made_anew(one, one.log), one.now) == told(one.table, one.now)


@pytest.mark.parametrize("seed", range(8))
def test_a_log_kept_as_json_makes_the_same_table(seed: int) -> None:
    one = lively(seed)
    kept = [msgspec.json.encode(entry) for entry in one.log]
    read = [msgspec.json.decode(line, type=log.Entry) for line in kept]
    assert read == one.log
    assert told(made_anew(one, read), one.now) == told(one.table, one.now)


def test_a_table_made_anew_goes_on() -> None:
    one = Evening(SHORT, 2, seed=3)
    one.begin()
    while one.table.stage != "over":
        one.turn()
        if one.chance.randrange(12) == 0:
            one.table = made_anew(one, one.log)
    assert verify(one.table.record()).proven


def test_a_log_begins_with_its_opening() -> None:
    with pytest.raises(ValueError, match="opened"):
        Table([log.Aborted(0)], 0)


@pytest.mark.parametrize("people", [1, 2, 3])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_that_is_over_is_proven_and_replays(seed: int, people: int) -> None:
    one = Evening(SHORT, people, seed=seed)
    one.begin()
    one.until("over")
    record = one.table.record()
    assert verify(record).proven
    assert replay(read_record(write_record(record))).match == one.match()
    assert one.changes[-1].finished
    assert [row.number for row in one.table.welcome(Audience(0, True), 0, one.now).sheet] == list(
        range(1, len(record.deals) + 1)
    )


@pytest.mark.parametrize("seed", range(30))
def test_a_record_of_any_rules_is_right_at_any_moment(seed: int) -> None:
    rng = Random(seed)
    one = Evening(random_rules(rng, rng.choice((2, 3, 4))), rng.choice((1, 2)), seed=seed)
    one.begin()
    one.cut()
    one.play(rng.randrange(20, 150))
    assert replay(read_record(write_record(one.table.record()))).match == one.match()
    statuses = {deal.finding.status for deal in verify(one.table.record()).deals}
    assert statuses <= {"proven", "running"}
    for seat in range(one.count):
        own = verify(one.table.own_record(seat))
        assert {deal.finding.status for deal in own.deals} <= {"proven", "running"}


@pytest.mark.parametrize("steps", [1, 8, 30])
def test_a_game_ended_by_vote_leaves_a_record_that_opens_its_secret(steps: int) -> None:
    one = Evening(preset("classic", 3), 1, seed=4)
    one.begin()
    one.cut()
    one.play(steps)
    one.send(one.people[0], say.Propose("abort"))
    assert one.table.stage == "aborted"
    record = one.table.record()
    assert one.table.summary().game == one.table.game_name
    assert replay_of(record).deals
    verdict = verify(record)
    assert verdict.secret.status == "proven"
    assert {deal.finding.status for deal in verdict.deals} <= {"proven"}


def test_a_game_ended_before_its_draw_has_no_record_to_keep() -> None:
    one = Evening(preset("classic", 3), 1)
    one.begin()
    one.send(one.people[0], say.Propose("abort"))
    assert one.table.stage == "aborted"
    assert one.table.summary().game is None
    with pytest.raises(ValueError, match="first dealer"):
        one.table.record()
