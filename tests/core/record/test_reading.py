"""A document is read strictly: whatever the format does not name is refused with a code."""

import json
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from tests.core.record.games import printed, small
from thousand import InvalidRules, RecordError
from thousand.core.record import read_record, replay

PLAIN = printed(small())
DEEPEST = 2000


def refusal(data: bytes | str, deal: int | None = None) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(data)
    assert (caught.value.deal, caught.value.action) == (deal, None)
    return caught.value


def deal_of(path: tuple[str | int, ...]) -> int | None:
    """The number of the deal in which a part stands."""
    return int(path[1]) + 1 if len(path) > 1 and path[0] == "deals" else None


def spoilt(path: tuple[str | int, ...], value: Any) -> bytes:
    """The small record with one part replaced."""
    document: Any = small()
    place = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return printed(document)


def test_a_good_record_is_read_from_bytes_and_from_text() -> None:
    record = read_record(PLAIN)
    assert record == read_record(PLAIN.decode())
    assert record.seats == ("Anna", "Boris", "Vera")
    assert record.start == (0, -120, 870)
    assert record.about == {"event": "a test", "place": "Łódź"}
    assert record.draw == {"cards": ["AS", "KS"], "n": 1}
    assert record.deals[0].proof == {"number": 1, "secret": "00ff"}
    assert record.deals[0].dealer == 2


def test_optional_keys_may_be_absent() -> None:
    document = small()
    for key in ("start", "about", "draw"):
        del document[key]
    del document["deals"][0]["proof"]
    record = read_record(printed(document))
    assert (record.start, record.about, record.draw, record.deals[0].proof) == (None, None, None, None)


def test_keys_may_come_in_any_order() -> None:
    document = dict(reversed(small().items()))
    assert read_record(printed(document)) == read_record(PLAIN)


@pytest.mark.parametrize("path", [(), ("deals", 0)])
def test_an_unknown_key_is_refused(path: tuple[str | int, ...]) -> None:
    fault = refusal(spoilt((*path, "extra"), 1), deal_of(path))
    assert (fault.code, fault.params["key"]) == ("key_unknown", "extra")


def test_an_unknown_key_of_the_rules_is_refused() -> None:
    with pytest.raises(InvalidRules) as caught:
        read_record(spoilt(("rules", "extra"), 1))
    assert caught.value.code == "key_unknown"


@pytest.mark.parametrize("key", ["format", "rules", "seats", "deals"])
def test_a_missing_key_is_refused(key: str) -> None:
    document = {name: value for name, value in small().items() if name != key}
    assert refusal(printed(document)).code == "key_missing"


@pytest.mark.parametrize("key", ["dealer", "hands", "talon", "actions"])
def test_a_missing_key_of_a_deal_is_refused(key: str) -> None:
    document = small()
    del document["deals"][0][key]
    fault = refusal(printed(document), 1)
    assert (fault.code, fault.params) == ("key_missing", {"path": "$.deals[0]", "key": key})


def test_the_changes_of_the_rules_are_required() -> None:
    document = small()
    del document["rules"]["changes"]
    assert refusal(printed(document)).params == {"path": "$.rules", "key": "changes"}


@pytest.mark.parametrize("key", [b'"seats"', b'"dealer"', b'"preset"', b'"event"', b'"secret"'])
def test_a_key_given_twice_is_refused(key: bytes) -> None:
    assert refusal(PLAIN.replace(key, key + b": 1, " + key, 1)).code == "key_twice"


@pytest.mark.parametrize("number", ["2.0", "2e0", "-0.0", "1E+2", "NaN", "Infinity", "-Infinity"])
def test_floats_are_refused_wherever_they_stand(number: str) -> None:
    for place in (b'"dealer": 2', b'"n": 1'):
        data = PLAIN.replace(place, place.split(b":")[0] + b": " + number.encode())
        assert refusal(data).code == "shape"


@pytest.mark.parametrize("digits", [13, 400, 5000])
def test_huge_numbers_are_refused(digits: int) -> None:
    assert refusal(PLAIN.replace(b'"n": 1', b'"n": ' + b"7" * digits)).code == "shape"


@pytest.mark.parametrize("number", ["01", "+1", "0x10", "1_0", "١", ".5", "--1"])
def test_numbers_that_are_not_of_json_are_refused(number: str) -> None:
    assert refusal(PLAIN.replace(b'"n": 1', f'"n": {number}'.encode())).code == "not_json"


@pytest.mark.parametrize(
    ("path", "values"),
    [
        (("seats",), ["Anna", {}, None, [1, 2, 3], ["Anna", "Boris", None]]),
        (("start",), [None, 0, "0 0 0", ["0", "0", "0"], [True, 0, 0], [None, 0, 0], {}]),
        (("about",), [None, [], "x", {"a": 1}, {"a": None}, {"a": ["x"]}]),
        (("draw",), [None, [], "x", 1]),
        (("deals",), [None, {}, "x", 7]),
        (("deals", 0), [None, 1, [], "x"]),
        (("deals", 0, "dealer"), ["2", None, True, [2], {}]),
        (("deals", 0, "hands"), ["x", None, {}, [1, 2, 3], [["AS"], [], []], [None, "", ""]]),
        (("deals", 0, "talon"), ["9S AC TH", None, [["9S"]], [3]]),
        (("deals", 0, "actions"), ["0 bid 100", None, {}, [0], [["0", "bid", "100"]]]),
        (("deals", 0, "proof"), [None, [], "x", 7]),
    ],
)
def test_wrong_types_are_refused(path: tuple[str | int, ...], values: list[Any]) -> None:
    for value in values:
        assert refusal(spoilt(path, value), deal_of(path)).code == "shape", value


@pytest.mark.parametrize("value", ["thousand-record/2", "thousand-record/1 ", "", 1, None, {"v": 1}])
def test_another_format_is_refused(value: Any) -> None:
    assert refusal(spoilt(("format",), value)).code == "format_unknown"


def test_another_format_is_told_before_its_keys() -> None:
    assert refusal(b'{"format": "thousand-record/2", "matches": []}').code == "format_unknown"


@pytest.mark.parametrize("seats", [[], ["Anna"], ["A", "B"], ["A", "B", "C", "D"]])
def test_the_seats_are_as_many_as_the_players(seats: list[str]) -> None:
    assert refusal(spoilt(("seats",), seats)).params == {"expected": 3, "given": len(seats)}


@pytest.mark.parametrize(
    "data", [b"", b" ", b"x", b"{", PLAIN[:-3], PLAIN + PLAIN, b"\xef\xbb\xbf" + PLAIN, b"{'a': 1}", b"[1,]"]
)
def test_what_is_not_json_is_refused(data: bytes) -> None:
    assert refusal(data).code == "not_json"


@pytest.mark.parametrize("data", [b"\xff", b"\xc3\x28", PLAIN.replace(b"Anna", b"\xed\xa0\x80")])
def test_what_is_not_utf_8_is_refused(data: bytes) -> None:
    assert refusal(data).code == "not_utf8"


@pytest.mark.parametrize("place", ["Anna", "event", "a test", "secret", "00ff", "classic", "0 bid 100"])
def test_lone_surrogates_are_refused_wherever_they_stand(place: str) -> None:
    assert refusal(PLAIN.replace(place.encode(), b"\\ud800")).code == "not_utf8"
    assert refusal(PLAIN.decode().replace(place, "\ud800")).code == "not_utf8"


def test_a_pair_of_surrogates_is_a_character() -> None:
    record = read_record(PLAIN.replace(b"Anna", b"\\ud83c\\udccf"))
    assert record.seats[0] == "\U0001f0cf"


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_what_is_nested_too_deep_is_refused(opening: str, closing: str) -> None:
    deep = opening * DEEPEST + "1" + closing * DEEPEST
    assert refusal(deep).code == "too_deep"
    assert refusal(PLAIN.decode().replace('"n": 1', f'"n": {deep}')).code == "too_deep"


def test_every_depth_is_read_or_refused() -> None:
    for depth in range(600, 1000):
        deep = "[" * depth + "]" * depth
        with suppress(RecordError):
            read_record(PLAIN.decode().replace('"n": 1', f'"n": {deep}'))


def test_what_is_nested_a_little_is_read_and_written() -> None:
    deep = "[" * 20 + "]" * 20
    assert read_record(PLAIN.decode().replace('"n": 1', f'"n": {deep}')).draw is not None


@pytest.mark.parametrize("document", [[], 1, None, "x", True])
def test_a_record_is_an_object(document: Any) -> None:
    assert refusal(json.dumps(document)).code == "shape"


def test_rules_at_fault_have_all_problems() -> None:
    with pytest.raises(InvalidRules) as caught:
        read_record(spoilt(("rules", "changes"), {"auction.bid_step": 3, "game.target": 5, "x": 1}))
    assert {one.code for one in caught.value.problems} == {"value_not_allowed", "option_unknown"}


def test_a_whole_rule_set_may_stand_in_place_of_changes() -> None:
    document = small()
    whole = replay(read_record(PLAIN)).match.rules
    document["rules"] = {"options": msgspec.to_builtins(whole)}
    record = read_record(printed(document))
    assert record.rules.preset is None
    assert record.rules.rules == whole
