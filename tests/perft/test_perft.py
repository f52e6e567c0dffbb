"""Counts of action sequences stay as they are kept, and two of them as they are reckoned by hand."""

from itertools import combinations
from pathlib import Path

import pytest

from tests.core.table import dealt, rules
from tests.perft.counting import cases, count, counts, position, read_case
from thousand.core.state import ExchangePhase


@pytest.mark.parametrize("path", cases(), ids=lambda path: path.stem)
def test_a_position_has_as_many_sequences_as_before(path: Path) -> None:
    case = read_case(path)
    assert counts(case, len(case["counts"])) == case["counts"]


def test_every_preset_and_every_number_of_players_has_a_position() -> None:
    kept = [read_case(path)["rules"] for path in cases()]
    assert {one["preset"] for one in kept} == {"home", "club", "polish", "classic"}
    assert {one["players"] for one in kept} == {2, 3, 4}
    assert len(kept) >= 8


def test_a_discard_a_trump_and_a_lead_are_reckoned_by_hand() -> None:
    """Three of ten cards are laid aside, one of four suits named, one of seven cards led; no pair is held."""
    (path,) = (path for path in cases() if path.stem == "home_discard")
    discards = len(list(combinations(range(10), 3)))
    assert read_case(path)["counts"][:3] == [discards, discards * 4, discards * 4 * 7]


def test_gifts_are_reckoned_by_hand() -> None:
    """Ten cards to two seats or a bomb, then nine cards to the seat that is left."""
    (path,) = (path for path in cases() if path.stem == "polish_bomb")
    case = read_case(path)
    assert isinstance(position(case).phase, ExchangePhase)
    assert case["counts"][:3] == [10 * 2 + 1, 10 * 2 * 9, 10 * 2 * 9 * 8]


def auctions(high: int, order: tuple[int, ...], depth: int) -> int:
    """Auctions by tens up to 130, told without the engine: `order` are the seats left, the caller first."""
    if depth == 0:
        return 1
    caller, others = order[0], order[1:]
    found = sum(auctions(bid, (*others, caller), depth - 1) for bid in (100, 110, 120, 130) if bid > high)
    return found + auctions(high, others, depth - 1) if others else found + 1


def test_auctions_are_reckoned_without_the_engine() -> None:
    """Three calls: the first auction that ends (a bid and two passes) ends with the third."""
    match = dealt(rules("home", auction__bid_ceiling=130))
    reckoned = [auctions(0, (0, 1, 2), depth) for depth in (1, 2, 3)]
    assert [count(match, depth) for depth in (1, 2, 3)] == reckoned == [5, 15, 35]
