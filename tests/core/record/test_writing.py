"""The same content gives the same bytes, whatever its spelling was."""

import json
from random import Random

import pytest

from tests.core.record.games import broken_off, names, printed, recorded, small
from thousand.core.errors import RecordError
from thousand.core.record import canonical, read_record, record_of, replay, seat_record, write_record

PLAIN = printed(small())


def again(data: bytes) -> bytes:
    record = read_record(data)
    return write_record(canonical(record, replay(record).match))


def test_a_canonical_record_stays_as_it_is() -> None:
    assert again(PLAIN) == PLAIN


def test_a_record_is_printed_with_two_spaces_and_a_final_newline() -> None:
    assert write_record(read_record(PLAIN)) == PLAIN
    assert PLAIN.endswith(b"}\n")
    assert "Łódź".encode() in PLAIN


def test_keys_are_written_in_their_order() -> None:
    document = dict(reversed(small().items()))
    document["deals"] = [dict(reversed(document["deals"][0].items()))]
    data = again(printed(document))
    assert list(json.loads(data)) == ["format", "rules", "seats", "start", "about", "draw", "deals"]
    assert list(json.loads(data)["deals"][0]) == ["dealer", "hands", "talon", "actions", "proof"]


def test_absent_keys_stay_absent() -> None:
    document = small()
    for key in ("start", "about", "draw"):
        del document[key]
    del document["deals"][0]["proof"]
    assert again(printed(document)) == printed(document)


def test_empty_optional_objects_are_kept() -> None:
    document = {**small(), "about": {}, "draw": {}}
    document["deals"][0]["proof"] = {}
    assert again(printed(document)) == printed(document)


def test_changes_are_written_in_the_order_of_the_tables() -> None:
    document = small()
    document["rules"]["changes"] = {
        "game.barrel.fall": 100,
        "game.barrel": {"deals": 2},
        "auction.minimum_bid": 100,
        "talon.bomb": {"per_game": 2},
        "auction.bid_step": 10,
    }
    changes = json.loads(again(printed(document)))["rules"]["changes"]
    assert list(changes.items()) == [
        ("auction.bid_step", 10),
        ("talon.bomb", {"others": 60, "per_game": 2}),
        ("game.barrel.deals", 2),
        ("game.barrel.fall", 100),
    ]


def test_a_group_that_is_off_is_written_off() -> None:
    document = small()
    document["rules"]["changes"] = {"scoring.bolts": "off"}
    del document["start"]
    assert json.loads(again(printed(document)))["rules"]["changes"] == {"scoring.bolts": "off"}


def test_cards_are_written_in_one_spelling_and_order() -> None:
    data = PLAIN.decode()
    for old, new in (
        ("AS TS KS QS JS AD AH", "a♥ 10s KS QS JS AD as"),
        ("9S AC TH", "10♥ ac 9s"),
        ("0 give 9S 1", "0 give 9♠ 1"),
        ("0 play KS!", "0 play k♠!"),
    ):
        data = data.replace(old, new)
    assert data != PLAIN.decode()
    assert again(data.encode()) == PLAIN


def test_discards_are_written_in_order() -> None:
    document = small()
    document["rules"] = {"preset": "home", "players": 3, "changes": {}}
    document["deals"][0]["actions"] = ["0 bid 100", "1 pass", "2 pass", "0 discard th 9s AC"]
    assert json.loads(again(printed(document)))["deals"][0]["actions"][-1] == "0 discard 9S AC TH"


def test_a_marriage_declared_without_a_word_is_written_without() -> None:
    document = small()
    document["rules"]["changes"] = {"auction.bid_step": 10, "play.marriage_declared": "automatic"}
    assert json.loads(again(printed(document)))["deals"][0]["actions"][-1] == "0 play KS"


def test_names_of_any_letters_are_written_as_they_are() -> None:
    document = {**small(), "seats": ["Аня", '"quoted"\n', "\u2028🂡"]}
    assert again(printed(document)) == printed(document)


@pytest.mark.parametrize("seed", range(60))
def test_a_random_game_is_the_same_after_writing_and_reading(seed: int) -> None:
    match = broken_off(Random(seed))
    record = recorded(match)
    replayed = replay(record)
    assert replayed.match == match
    assert not replayed.hidden
    data = write_record(record)
    assert again(data) == data
    assert write_record(record_of(replayed.match, names(match))) == data


def test_a_preset_can_be_asked_for() -> None:
    match = broken_off(Random(5), 3)
    record = record_of(match, names(match), preset="polish", about={"event": "x"})
    assert (record.rules.preset, record.about) == ("polish", {"event": "x"})
    assert read_record(write_record(record)).rules.rules == match.rules


def test_a_seats_record_has_proofs_of_finished_deals_only() -> None:
    document = small()
    document["rules"]["changes"] = {"auction.opening": "free"}
    first = {**document["deals"][0], "actions": ["0 pass", "1 pass", "2 pass"]}
    document["deals"] = [first, {**document["deals"][0], "actions": ["0 bid 100"]}]
    record = read_record(printed(document))
    own = seat_record(record, replay(record).match, 1)
    assert [one.proof for one in own.deals] == [first["proof"], None]
    assert (own.start, own.about, own.draw) == (record.start, record.about, record.draw)


def test_every_seat_has_a_name() -> None:
    match = replay(read_record(printed(small()))).match
    with pytest.raises(RecordError, match="seats_count"):
        record_of(match, ["A"])
