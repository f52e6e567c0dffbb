"""The door of the kernel: full deals, arrays, layouts, perft, threads, refusals, and its types."""

import ast
import random
import re
import sys
import threading
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from mypy.stubtest import main as stubtest
from numpy.typing import NDArray

from tests.house.files import ROOT
from tests.solver.endings import gathered_layout, play_to, playable, random_ending
from thousand.core.cards import DECK, cards_of, mask_of, points_of
from thousand.core.match import advance, deal, start
from thousand.core.rules import preset
from thousand.core.state import Match, TrickPhase
from thousand.core.testing import random_rules
from thousand.solver import (
    Layouts,
    Manner,
    Opening,
    Position,
    Rules,
    Solver,
    _kernel,
    deals,
    moves,
    open_deal,
    open_hands,
    playouts,
    reaches,
    values,
)

DEALS = ROOT / "kernel" / "bench" / "deals"
CHECKSUMS = {"random": 7477143445056673131, "exchanged": 15090208343830681105}
DECLARER = 1


def kept_deals(name: str) -> NDArray[np.uint32]:
    return np.loadtxt(DEALS / f"{name}.txt", dtype=np.uint32)


def opening(hands: NDArray[np.uint32]) -> Position:
    return Position(Rules(), [int(hand) for hand in hands], may_marry=False, may_ace=False)


@pytest.mark.parametrize("name", CHECKSUMS)
def test_full_deals_keep_their_values(name: str) -> None:
    hands = kept_deals(name)
    checksum = 0
    for value in values(opening(hands[0]), DECLARER, hands).tolist():
        checksum = (checksum * 31 + value) % 2**64
    assert checksum == CHECKSUMS[name]


@pytest.mark.parametrize("name", CHECKSUMS)
def test_full_deals_are_worth_what_a_plain_search_says(name: str) -> None:
    hands = kept_deals(name)[:110]
    found = values(opening(hands[0]), DECLARER, hands)
    plain = Solver(65536, exact_only=True)
    assert [plain.value(opening(row), DECLARER) for row in hands] == found.tolist()


def random_opening(rng: random.Random) -> Match:
    """A match before its first card, under random rules."""
    while True:
        rules = random_rules(rng)
        match = start(rules, rng.randrange(rules.deal.players))
        match = deal(match, gathered_layout(rules, match.dealer, rng)).match
        if found := play_to(match, 12, rng):
            return found


@pytest.mark.long
def test_full_deals_under_random_rules_are_worth_what_a_plain_search_says() -> None:
    rng = random.Random(3)
    fast, plain = Solver(), Solver(65536, exact_only=True)
    for _ in range(200):
        position = open_deal(random_opening(rng)).position
        side = rng.randrange(1, 2**position.seats - 1)
        assert fast.value(position, side) == plain.value(position, side)


def leaves(match: Match, depth: int) -> int:
    """In how many ways the next cards can fall, by the core."""
    if not depth or not isinstance(match.phase, TrickPhase):
        return 1
    return sum(leaves(advance(match, action).match, depth - 1) for action in playable(match))


def test_cards_fall_in_as_many_ways_as_in_the_core() -> None:
    rng = random.Random(11)
    for _ in range(25):
        match = random_opening(rng)
        assert open_deal(match).position.perft(4) == leaves(match, 4)
    for _ in range(100):
        match = random_ending(rng, 3)
        assert open_deal(match).position.perft(9) == leaves(match, 9)


def test_arrays_say_what_single_calls_say() -> None:
    hands = kept_deals("random")[:40]
    first, solver = opening(hands[0]), Solver()
    single = [solver.value(opening(row), DECLARER) for row in hands]
    table = moves(first, DECLARER, hands)
    for threads in (1, 3):
        assert values(first, DECLARER, hands, threads=threads).tolist() == single
        assert (table == moves(first, DECLARER, hands, threads=threads)).all()
        assert reaches(first, DECLARER, 90, hands, threads=threads).tolist() == [v >= 90 for v in single]
    for row, found in zip(hands, table, strict=True):
        known = {(card, bool(said)): int(found[said, card]) for said, card in np.argwhere(found >= 0)}
        assert known == {(card, said): value for card, said, value in solver.moves(opening(row), DECLARER)}


def test_both_defenders_are_one_side() -> None:
    """Without marriages the points of a deal are 120, so one side has what the other leaves."""
    rules, solver = Rules(declarers=0), Solver()
    for row in kept_deals("random")[:60]:
        position = Position(rules, [int(hand) for hand in row])
        assert solver.value(position, 0b001) + solver.value(position, 0b110) == 120


def test_playouts_share_out_the_points() -> None:
    hands = kept_deals("exchanged")[:5]
    position = Position(Rules(declarers=0), [int(hand) for hand in hands[0]])
    points = [points_of(int(mask_of(card for hand in row for card in cards_of(int(hand))))) for row in hands]
    for manner in Manner:
        gains = playouts(position, hands, 50, 1, manner=manner)
        assert gains.shape == (5, 50, 3)
        assert (gains.sum(axis=2) == np.array(points)[:, None]).all()
        assert (gains == playouts(position, hands, 50, 1, manner=manner, threads=2)).all()


def test_deals_are_disjoint_and_repeatable() -> None:
    rows = deals([7, 7, 7, 3], 200, 9)
    assert (np.bitwise_or.reduce(rows, axis=1) == DECK).all()
    assert {tuple(int(hand).bit_count() for hand in row) for row in rows} == {(7, 7, 7, 3)}
    assert (rows == deals([7, 7, 7, 3], 200, 9)).all()


def test_layouts_are_all_those_that_fit() -> None:
    deck = mask_of(range(8))
    layouts = Layouts([1, 0, 0], [0, 0b110, 1 << 7], [3, 3, 2], deck)
    rows = [tuple(map(int, row)) for row in layouts.all()]
    assert len(set(rows)) == layouts.count
    fitting = [row for row in rows if row[0] & 1 and not row[1] & 0b110 and not row[2] >> 7]
    assert fitting == rows
    assert layouts.count == sum(1 for _ in every_layout())


def every_layout() -> list[tuple[int, int]]:
    """Hands for the layouts above, by trying all."""
    found = []
    for first in range(256):
        for second in range(256):
            third = 255 & ~(first | second)
            sizes = (first.bit_count(), second.bit_count(), third.bit_count())
            if first & second or sizes != (3, 3, 2) or not first & 1 or second & 0b110 or third >> 7:
                continue
            found.append((first, second))
    return found


def test_samples_of_layouts_have_equal_chances() -> None:
    layouts = Layouts([0, 0], [0b1, 0], [2, 3], 0b11111)
    seen = Counter(tuple(map(int, row)) for row in layouts.sample(6000, 4))
    assert len(seen) == layouts.count == 6
    assert all(850 < number < 1150 for number in seen.values())


def test_one_context_serves_many_threads() -> None:
    hands, solver = kept_deals("random")[:60], Solver()
    truth = values(opening(hands[0]), DECLARER, hands).tolist()
    found: list[list[int]] = []

    def work() -> None:
        found.append([solver.value(opening(row), DECLARER) for row in hands])

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [truth] * 3


def test_hands_of_a_preset_open_a_deal() -> None:
    hands = tuple(int(hand) for hand in kept_deals("exchanged")[1])
    at = open_hands(preset("classic"), Opening(hands, declarer=0, leader=0))
    value = at.value(Solver(), 0)
    assert at.makes(Solver(), value, 0)
    assert not at.makes(Solver(), value + 1, 0)


@pytest.mark.parametrize(
    ("hands", "leader", "trick"),
    [
        ([7, 7, 56], 0, []),
        ([1], 0, []),
        ([1, 2, 12], 0, []),
        ([1, 2, 4], 3, []),
        ([1, 2, 4], 0, [3]),
        ([0, 2, 4], 0, [24]),
        ([1 << 24, 2, 4], 0, []),
        ([0, 0, 4], 0, [0, 1, 2]),
    ],
)
def test_a_position_that_cannot_be_is_refused(hands: list[int], leader: int, trick: list[int]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        Position(Rules(), hands, leader, None, trick)


def test_what_makes_no_question_is_refused() -> None:
    position = Position(Rules(), [1, 2, 4])
    for side in (0, 0b111):
        with pytest.raises(ValueError, match="side"):
            Solver().value(position, side)
    with pytest.raises(ValueError, match="row 0"):
        values(position, 1, np.array([[1, 1, 4]], dtype=np.uint32))
    with pytest.raises(ValueError, match="not legal"):
        position.after(5)
    with pytest.raises(ValueError, match="table"):
        Solver(0)
    with pytest.raises(ValueError, match="hold the deck"):
        Layouts([0], [0], [3], 0b11)


def test_the_stub_tells_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(
        sys,
        "argv",
        [
            "stubtest",
            "thousand.solver._kernel",
            "--mypy-config-file=pyproject.toml",
            "--allowlist=tests/solver/stubtest.txt",
            "--ignore-disjoint-bases",
        ],
    )
    assert stubtest() == 0


def test_functions_take_what_the_stub_says() -> None:
    """The checker of stubs does not look into compiled functions; their first line does."""
    stub = ast.parse(Path(ROOT, "src/thousand/solver/_kernel.pyi").read_text(encoding="utf-8"))
    for node in (node for node in stub.body if isinstance(node, ast.FunctionDef)):
        written = [a.arg for a in node.args.args + node.args.kwonlyargs]
        doc = getattr(_kernel, node.name).__doc__ or ""
        assert re.findall(r"(\w+): ", doc.splitlines()[0]) == written
