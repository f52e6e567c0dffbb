"""Whatever is read gives a replay or an error of the library with its place, never anything else."""

import json
from functools import cache
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.core.record.games import broken_off, printed, recorded, small
from thousand import InvalidRules, RecordError, ThousandError
from thousand.core.record import (
    Replay,
    canonical,
    read_record,
    replay,
    seat_record,
    state_document,
    write_record,
)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
TEXTS = st.sampled_from(
    ["", "??", "?? ?? ??", "AS", "0 pass", "0 claim", "1 play AS!", "2 bid 999", "0 discard ?? ??", "\ud800"]
)
PARTS = JSON | TEXTS | st.sampled_from([-1, 0, 3, 10**11, 10**30, [], {}, ["AS"], [None]])
CHANGES = ("delete", "twice", "swap", "replace")


def outcome(data: bytes | str) -> Replay | ThousandError:
    """The replay, or the fault, whose place is sound."""
    try:
        found = replay(read_record(data))
    except RecordError as fault:
        return with_sound_place(fault)
    except InvalidRules as fault:
        return fault
    assert state_document(found)
    return found


def with_sound_place(fault: RecordError) -> RecordError:
    """The fault, whose deal and action count from 1, no action without a deal."""
    assert fault.action is None or fault.deal is not None
    assert fault.deal is None or fault.deal >= 1
    assert fault.action is None or fault.action >= 1
    assert str(fault)
    return fault


@cache
def samples() -> tuple[Any, ...]:
    """Good documents to spoil, seats' own records among them."""
    documents = [small()]
    for seed in range(24):
        match = broken_off(Random(seed))
        record = recorded(match)
        own = seat_record(record, match, seed % len(match.standings))
        documents += [json.loads(write_record(record)), json.loads(write_record(own))]
    return tuple(documents)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all parts of a document."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, one in inner for place in places(one, (*path, key)))]


def spoil(document: Any, path: tuple[Any, ...], how: str, part: Any, draw: int) -> Any:
    """A document with one part deleted, there twice, in another's place, or replaced."""
    if not path:
        return part
    holder = document
    for step in path[:-1]:
        holder = holder[step]
    key = path[-1]
    if how == "delete":
        del holder[key]
    elif how == "twice" and isinstance(holder, list):
        holder.insert(draw % (len(holder) + 1), holder[key])
    elif how == "swap":
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        other = keys[draw % len(keys)]
        holder[key], holder[other] = holder[other], holder[key]
    else:
        holder[key] = part
    return document


def respelled(text: str, at: int, letter: str) -> str:
    """A text with one letter replaced, or one more at its end."""
    place = at % (len(text) + 1)
    return text[:place] + letter + text[place + 1 :]


@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    outcome(data)


@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    outcome(text)


@given(JSON)
def test_any_json(value: Any) -> None:
    outcome(json.dumps(value))


@given(JSON, JSON, JSON, JSON)
def test_any_parts(rules: Any, seats: Any, deals: Any, more: Any) -> None:
    document = {"format": "thousand-record/1", "rules": rules, "seats": seats, "deals": deals}
    outcome(json.dumps(document))
    outcome(json.dumps({**small(), "rules": {"preset": "classic", "players": 3, "changes": rules}}))
    outcome(json.dumps({**small(), "start": more, "draw": {"x": more}}))


@given(st.data())
def test_a_good_record_with_its_parts_spoilt(data: st.DataObject) -> None:
    document = json.loads(json.dumps(data.draw(st.sampled_from(samples()))))
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(places(document)))
        how = data.draw(st.sampled_from(CHANGES))
        document = spoil(document, path, how, data.draw(PARTS), data.draw(st.integers(0, 40)))
    found = outcome(json.dumps(document))
    if isinstance(found, Replay) and not found.hidden:
        once = write_record(canonical(found.record, found.match))
        again = outcome(once)
        assert isinstance(again, Replay)
        assert again.match == found.match


@given(st.data())
def test_a_good_record_with_its_turns_respelled(data: st.DataObject) -> None:
    document = json.loads(json.dumps(data.draw(st.sampled_from(samples()))))
    if not document["deals"]:
        return
    deal = data.draw(st.sampled_from(document["deals"]))
    texts = data.draw(st.sampled_from([deal["actions"], deal["hands"], deal["talon"]])) or deal["hands"]
    place = data.draw(st.integers(0, len(texts) - 1))
    letter = data.draw(st.sampled_from([*"0123456789 !?ASTH9abd_+-\t١♠\u00a0\ud800", ""]))
    texts[place] = respelled(texts[place], data.draw(st.integers(0, 40)), letter)
    outcome(json.dumps(document))


@given(st.integers(0, 5000), st.integers(0, 255))
def test_a_good_record_with_a_byte_spoilt(place: int, byte: int) -> None:
    data = bytearray(printed(small()))
    data[place % len(data)] = byte
    outcome(bytes(data))
