"""The golden files are what the scenarios make now, and show what the scenarios say."""

import json

import pytest

from tests.golden.expected import outcome, place
from tests.golden.regenerate import documents, files_on_disk, fresh_files
from tests.golden.says import disagreements
from tests.golden.scenarios import by_subject, every
from thousand import RecordError
from thousand.core.record import (
    Replay,
    canonical,
    read_record,
    replay,
    seat_record,
    state_document,
    write_record,
)


def test_files_are_as_the_scenarios_make_them() -> None:
    fresh, old = fresh_files(), files_on_disk()
    assert sorted(old) == sorted(fresh), "run `make golden` and read the diff"
    assert [name for name in fresh if old[name] != fresh[name]] == [], "run `make golden` and read the diff"


@pytest.mark.parametrize("subject", by_subject())
def test_every_document_says_what_was_reasoned_by_hand(subject: str) -> None:
    found = {one.name: disagreements(one, documents()[one.name]) for one in by_subject()[subject]}
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_every_scenario_says_something_about_its_document() -> None:
    assert [one.name for one in every() if set(one.says) <= {"players"}] == []


def test_a_wrong_word_about_a_document_is_found() -> None:
    one = next(one for one in every() if one.name == "success-contract-plain-3p")
    document = documents()[one.name]
    assert disagreements(one, document) == []
    for word in ("earned", "scores"):
        spoilt = json.loads(json.dumps(document))
        spoilt["deals"][-1][word][0] += 5
        assert len(disagreements(one, spoilt)) == 1


@pytest.mark.parametrize("subject", by_subject())
def test_a_legal_record_is_written_again_byte_for_byte(subject: str) -> None:
    for one in by_subject()[subject]:
        found = outcome(one.data)
        if isinstance(found, Replay):
            hidden = b"??" in one.data
            again = found.record if hidden else canonical(found.record, found.match)
            assert write_record(again) == one.data, one.name


@pytest.mark.parametrize("subject", by_subject())
def test_the_record_of_every_seat_can_be_read_back(subject: str) -> None:
    for one in by_subject()[subject]:
        found = outcome(one.data)
        if isinstance(found, Replay) and b"??" not in one.data:
            for seat in range(len(found.match.standings)):
                data = write_record(seat_record(found.record, found.match, seat))
                back = replay(read_record(data))
                whole, own = state_document(found, seat), state_document(back, seat)
                assert {**whole, "legal": None} == {**own, "legal": None}, (one.name, seat)
                unseen = back.match.layout is not None and not back.match.layout.hands[seat]
                assert own["legal"] == (None if unseen else whole["legal"]), (one.name, seat)


def test_a_fault_of_the_record_has_a_place() -> None:
    for one in every():
        found = outcome(one.data)
        if isinstance(found, RecordError):
            deal, action = place(found)
            assert action is None or deal is not None, one.name
            assert action is not None or found.tried == "", one.name
