"""The record as a document: `thousand-record/1` read from bytes and written canonically."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from thousand.core.errors import RecordError
from thousand.core.rules import RulesForm, read_rules, write_rules
from thousand.core.seating import player_count

FORMAT: Final = "thousand-record/1"
Json: TypeAlias = Any

_KEYS: Final = ("format", "rules", "seats", "start", "about", "draw", "deals")
_OPTIONAL: Final = ("start", "about", "draw")
_DEAL_KEYS: Final = ("dealer", "hands", "talon", "actions", "proof")
_PROOF: Final = ("proof",)


class RecordedDeal(msgspec.Struct, frozen=True):
    """A deal as the record has it: cards and turns still as text, `??` for what its owner may not know."""

    dealer: int
    hands: tuple[str, ...]
    talon: tuple[str, ...]
    actions: tuple[str, ...]
    proof: dict[str, Json] | None = None


class Record(msgspec.Struct, frozen=True):
    """A whole game or a part of it; optional parts are None where they are absent."""

    rules: RulesForm
    seats: tuple[str, ...]
    deals: tuple[RecordedDeal, ...]
    start: tuple[int, ...] | None = None
    about: dict[str, str] | None = None
    draw: dict[str, Json] | None = None


def read_record(data: bytes | str) -> Record:
    """The record in a document, its form checked, its deals not yet replayed.

    Raises RecordError `not_utf8`, `not_json`, `too_deep`, `key_twice`, `shape`, `key_unknown`, `key_missing`,
    `format_unknown`, `seats_count`, and InvalidRules.
    """
    try:
        return _read(data)
    except RecursionError:
        raise RecordError("too_deep") from None


def _read(data: bytes | str) -> Record:
    document = _object(_parse(data), "$")
    _require_utf8(document)
    if "format" in document and document["format"] != FORMAT:
        raise RecordError("format_unknown", given=str(document["format"])[:40], expected=FORMAT)
    _require_keys(document, _KEYS, _OPTIONAL, "$")
    rules = read_rules(document["rules"])
    if rules.preset is not None and "changes" not in document["rules"]:
        raise RecordError("key_missing", path="$.rules", key="changes")
    seats = _texts(document["seats"], "$.seats")
    count = player_count(rules.rules)
    if len(seats) != count:
        raise RecordError("seats_count", expected=count, given=len(seats))
    return Record(
        rules=rules,
        seats=seats,
        start=None if "start" not in document else _numbers(document["start"], "$.start"),
        about=None if "about" not in document else _about(document["about"]),
        draw=None if "draw" not in document else _object(document["draw"], "$.draw"),
        deals=tuple(_deal(deal, place) for place, deal in enumerate(_list(document["deals"], "$.deals"))),
    )


def write_record(record: Record) -> bytes:
    """The canonical bytes of a record: the same content, the same bytes."""
    document: dict[str, Json] = {
        "format": FORMAT,
        "rules": write_rules(record.rules),
        "seats": list(record.seats),
    }
    for key, value in (("start", record.start), ("about", record.about), ("draw", record.draw)):
        if value is not None:
            document[key] = list(value) if isinstance(value, tuple) else value
    document["deals"] = [_written(deal) for deal in record.deals]
    return (json.dumps(document, indent=2, ensure_ascii=False) + "\n").encode()


def _written(deal: RecordedDeal) -> dict[str, Json]:
    document = {
        "dealer": deal.dealer,
        "hands": list(deal.hands),
        "talon": list(deal.talon),
        "actions": list(deal.actions),
    }
    return document if deal.proof is None else {**document, "proof": deal.proof}


def _parse(data: bytes | str) -> Json:
    try:
        text = data.decode("utf-8") if isinstance(data, bytes) else data
        text.encode()
    except UnicodeError:
        raise RecordError("not_utf8") from None
    try:
        return json.loads(
            text, object_pairs_hook=_pairs, parse_float=_no_float, parse_constant=_no_float, parse_int=_whole
        )
    except ValueError as fault:
        where = f"{fault.lineno}:{fault.colno}" if isinstance(fault, json.JSONDecodeError) else "?"
        raise RecordError("not_json", where=where) from None


def _pairs(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError("key_twice", key=key[:40])
        found[key] = value
    return found


def _no_float(text: str) -> float:
    raise RecordError("shape", path=text[:40], expected="whole_number")


def _whole(text: str) -> int:
    if len(text) > 12:
        raise RecordError("shape", path=text[:40], expected="whole_number")
    return int(text)


def _deal(value: Json, place: int) -> RecordedDeal:
    try:
        return _read_deal(value, f"$.deals[{place}]")
    except RecordError as fault:
        fault.deal = place + 1
        raise


def _read_deal(value: Json, path: str) -> RecordedDeal:
    document = _object(value, path)
    _require_keys(document, _DEAL_KEYS, _PROOF, path)
    return RecordedDeal(
        dealer=_number(document["dealer"], f"{path}.dealer"),
        hands=_texts(document["hands"], f"{path}.hands"),
        talon=_texts(document["talon"], f"{path}.talon"),
        actions=_texts(document["actions"], f"{path}.actions"),
        proof=None if "proof" not in document else _object(document["proof"], f"{path}.proof"),
    )


def _require_keys(
    document: Mapping[str, Json], keys: Sequence[str], optional: Sequence[str], path: str
) -> None:
    for key in document:
        if key not in keys:
            raise RecordError("key_unknown", path=path, key=key[:40])
    for key in keys:
        if key not in document and key not in optional:
            raise RecordError("key_missing", path=path, key=key)


def _object(value: Json, path: str) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise RecordError("shape", path=path, expected="object")
    return value


def _require_utf8(document: Json) -> None:
    """Refuses lone surrogates, which JSON can spell and UTF-8 cannot write."""
    try:
        json.dumps(document, ensure_ascii=False).encode()
    except UnicodeError:
        raise RecordError("not_utf8", path="$") from None


def _list(value: Json, path: str) -> list[Json]:
    if not isinstance(value, list):
        raise RecordError("shape", path=path, expected="list")
    return value


def _texts(value: Json, path: str) -> tuple[str, ...]:
    texts = _list(value, path)
    for place, text in enumerate(texts):
        if not isinstance(text, str):
            raise RecordError("shape", path=f"{path}[{place}]", expected="text")
    return tuple(texts)


def _numbers(value: Json, path: str) -> tuple[int, ...]:
    return tuple(_number(one, f"{path}[{place}]") for place, one in enumerate(_list(value, path)))


def _number(value: Json, path: str) -> int:
    if type(value) is not int:
        raise RecordError("shape", path=path, expected="whole_number")
    return value


def _about(value: Json) -> dict[str, str]:
    about = _object(value, "$.about")
    _texts(list(about.values()), "$.about")
    return about
