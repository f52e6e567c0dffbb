"""There is a record for every option value, event, outcome, phase and code; a new one needs its own."""

import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import pytest

from tests.golden.expected import document_of, outcome
from tests.golden.regenerate import documents
from tests.golden.scenarios import every
from tests.golden.table import Scenario
from thousand.core.errors import ACTION_CODES, CARD_CODES, DEAL_CODES, RECORD_CODES, RULES_CODES
from thousand.core.record import Replay
from thousand.core.rules import Domain, domains, option_names, option_value
from thousand.core.state import PHASE_NAMES, Mark, Outcome

# No record can lead to these: they are for callers of the library.
NOT_FROM_A_RECORD = {"deck_wrong", "not_an_action"}
# Where another option narrows a range: the ceiling is at least the minimum bid.
LOWEST = {"auction.bid_ceiling": 80}
# Not seen in a state: the draw is over before a record begins, the talon is seen in the seats' own records.
OUTSIDE = {"deal.first_dealer", "deal.players", "talon.talon_shown"}


def wanted(name: str, domain: Domain) -> Iterator[Any]:
    """The values of an option that must appear; a pair (low, high) stands for something between."""
    yield from domain.values
    if domain.low is None or domain.high is None:
        return
    low, high = LOWEST.get(name, domain.low), domain.high
    for value in (low, high, (low, high)):
        yield _as_finish(value) if domain.fixed_deals else value


def _as_finish(value: int | tuple[int, int]) -> Any:
    return value if isinstance(value, tuple) else f"fixed_deals({value})"


def number_of(value: Any) -> int | None:
    """The number in a value of a range."""
    if isinstance(value, str):
        digits = value.removeprefix("fixed_deals(").removesuffix(")")
        return int(digits) if digits.isdigit() else None
    return value if type(value) is int else None


def is_there(value: Any, seen: set[Any]) -> bool:
    """Whether a value that must appear was seen."""
    if isinstance(value, tuple):
        numbers = (number_of(one) for one in seen)
        return any(number is not None and value[0] < number < value[1] for number in numbers)
    return any(one == value and type(one) is type(value) for one in seen)


@cache
def seen_values() -> dict[str, set[Any]]:
    """The values of every option in the records that can be replayed."""
    seen: dict[str, set[Any]] = defaultdict(set)
    for _, found in legal():
        for name in option_names():
            value = option_value(found.match.rules, name)
            seen[name] |= set(value) if isinstance(value, tuple) else {value}
    return seen


@cache
def legal() -> tuple[tuple[Scenario, Replay], ...]:
    """The scenarios that can be replayed."""
    found = ((one, outcome(one.data)) for one in every())
    return tuple((one, replayed) for one, replayed in found if isinstance(replayed, Replay))


@pytest.mark.parametrize("name", option_names())
def test_every_value_of_an_option_has_a_record(name: str) -> None:
    seen = seen_values()[name]
    assert [value for value in wanted(name, domains()[name]) if not is_there(value, seen)] == []


def test_a_value_without_a_record_is_found() -> None:
    assert list(wanted("x", Domain(values=("off",), low=1, high=9))) == ["off", 1, 9, (1, 9)]
    assert not is_there((1, 9), {"off", 1, 9})
    assert is_there((1, 9), {5})
    assert not is_there(True, {1})
    assert is_there((1, 9), {"fixed_deals(3)"})


def replaced(data: bytes, name: str, value: Any) -> bytes:
    """The record with another value of an option."""
    document = json.loads(data)
    changes = dict(document["rules"]["changes"])
    group = ".".join(name.split(".")[:2])
    if name != group and isinstance(changes.get(group), dict):
        changes[group] = {**changes[group], name.split(".")[2]: value}
    else:
        changes[name] = value
    document["rules"]["changes"] = changes
    return json.dumps(document).encode()


def others(name: str, value: Any) -> list[Any]:
    """Other values to hold a value against."""
    domain = domains()[name]
    if domain.items:
        return [[0, 0, 0, 0], [500, 500, 500, 500]]
    found: list[Any] = list(domain.values)
    if domain.group:
        found = ["off", {}]
    if domain.low is not None and domain.high is not None:
        ends = (domain.low, domain.high, LOWEST.get(name, domain.low), (domain.low + domain.high) // 2)
        found += [_as_finish(end) if domain.fixed_deals else end for end in ends]
    return [one for one in found if one != value]


def makes_a_difference(name: str, value: Any) -> bool:
    """Whether some record with that value has another document with another value."""
    for one, found in sorted(legal(), key=lambda pair: not mentions(pair[0], name)):
        held = option_value(found.match.rules, name)
        near = isinstance(value, tuple) and type(held) is int and value[0] < held < value[1]
        if found.hidden or not (near or (held == value and type(held) is type(value))):
            continue
        for other in others(name, held):
            changed = document_of(replaced(one.data, name, other))
            if changed != documents()[one.name] and not refused_for_its_rules(changed):
                return True
    return False


def refused_for_its_rules(document: dict[str, Any]) -> bool:
    """Whether a document tells of a fault before the first deal."""
    return "error" in document and document["error"]["deal"] is None


def mentions(one: Scenario, name: str) -> bool:
    """Whether an option, or the group that it is part of, stands in the rules of a record."""
    changes = json.loads(one.data)["rules"].get("changes", {})
    group = ".".join(name.split(".")[:2])
    return any(key == group or key.startswith(f"{group}.") for key in changes)


@pytest.mark.parametrize("name", [name for name in option_names() if name not in OUTSIDE])
def test_every_value_makes_a_difference_somewhere(name: str) -> None:
    domain = domains()[name]
    values = list(wanted(name, domain)) if not (domain.items or domain.fixed_deals) else list(domain.values)
    assert [value for value in values if not makes_a_difference(name, value)] == []


def in_documents(*path: str) -> dict[int, set[Any]]:
    """What stands at a place of the documents' deals, by number of players."""
    found: dict[int, set[Any]] = defaultdict(set)
    for document in documents().values():
        for deal in document.get("deals", []):
            for one in deal[path[0]] if len(path) > 1 else [deal]:
                found[len(document["totals"])].add(one[path[-1]])
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_event_and_outcome_has_a_record(players: int) -> None:
    assert in_documents("events", "event")[players] == set(get_args(Mark))
    assert in_documents("outcome")[players] == set(get_args(Outcome))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_phase_has_a_record(players: int) -> None:
    phases = {one["phase"] for one in documents().values() if len(one.get("totals", [])) == players}
    assert phases == set(PHASE_NAMES.values()) - (set() if players == 2 else {"talon"})


@pytest.mark.parametrize("codes", [CARD_CODES, ACTION_CODES, DEAL_CODES, RULES_CODES, RECORD_CODES])
def test_every_code_has_a_record(codes: tuple[str, ...]) -> None:
    seen = {one["error"]["code"] for one in documents().values() if "error" in one}
    assert set(codes) - NOT_FROM_A_RECORD <= seen


def test_every_code_seen_is_listed() -> None:
    seen = {one["error"]["code"] for one in documents().values() if "error" in one}
    assert seen <= {*CARD_CODES, *ACTION_CODES, *DEAL_CODES, *RULES_CODES, *RECORD_CODES}
    assert not seen & NOT_FROM_A_RECORD
