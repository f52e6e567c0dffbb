"""Options of the score: what each seat writes for a deal."""

from collections.abc import Iterator
from typing import Any

from tests.golden.playing import graze, sweep
from tests.golden.table import Scenario, Table

NO_BOLTS = {"scoring.bolts": "off"}
# Earned in a graze, the sitter last: the talon of three players holds a jack.
GRAZED = {2: (123, 37), 3: (146, 14, 0), 4: (146, 14, 0, 2)}
SWEPT = {2: (160, 0), 3: (160, 0, 0), 4: (160, 0, 0, 21)}


def scenarios() -> Iterator[Scenario]:
    yield from _success()
    yield from _failure()
    yield from _defence()
    yield from _rounding()
    yield from _sitters()
    yield from _bolts()
    yield from _lock()


def _success() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for value in ("contract", "actual"):
            for rounds in (False, True):
                changes = {**NO_BOLTS, "scoring.success_scores": value, "scoring.round_declarer": rounds}
                table = Table("classic", players, changes)
                graze(table, 0)
                earned = GRAZED[players][0]
                actual = {146: 145, 123: 125}[earned] if rounds else earned
                yield table.scenario(
                    f"success-{value}-{'rounded' if rounds else 'plain'}-{players}p",
                    f"{earned} earned, 100 bid",
                    earned=list(GRAZED[players]),
                    made=True,
                    scores=[100 if value == "contract" else actual, *_rounded(players, 5)[1:]],
                )


def _rounded(players: int, unit: int) -> list[int]:
    """What is written of a graze, by hand: 37, 14, 2 in units of 1, 5 and 10."""
    table = {
        37: {1: 37, 5: 35, 10: 40},
        14: {1: 14, 5: 15, 10: 10},
        2: {1: 2, 5: 0, 10: 0},
        0: {1: 0, 5: 0, 10: 0},
    }
    return [0, *(table[points][unit] for points in GRAZED[players][1:])]


def _failure() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for value, cost in (
            ("contract", 150),
            (120, 120),
            ("contract_plus_10", 160),
            ("contract_plus_20", 170),
        ):
            for keeps in (False, True):
                changes = {**NO_BOLTS, "scoring.failure_costs": value, "scoring.failure_keeps_earned": keeps}
                table = Table("classic", players, changes)
                graze(table, 0, contract=150)
                kept = GRAZED[players][0] if keeps else 0
                yield table.scenario(
                    f"failure-{value}-{'keeps' if keeps else 'plain'}-{players}p".replace("_", "-"),
                    f"150 bid, {GRAZED[players][0]} earned",
                    made=False,
                    scores=[kept - cost, *_rounded(players, 5)[1:]],
                )
    changes = {**NO_BOLTS, "scoring.failure_keeps_earned": True, "scoring.round_declarer": True}
    table = Table("classic", 3, changes)
    graze(table, 0, contract=150)
    yield table.scenario("failure-keeps-rounded", "145 − 150", scores=[-5, 15, 0])
    table = Table(
        "classic", 3, {**NO_BOLTS, "scoring.failure_costs": 120, "scoring.failure_keeps_earned": True}
    )
    graze(table, 0, contract=150)
    yield table.scenario(
        "failure-keeps-more", "146 − 120: a failure that pays", made=False, scores=[26, 15, 0]
    )
    table = Table("classic", 3, {**NO_BOLTS, "scoring.round_to": 10, "scoring.round_declarer": True})
    graze(table, 0, contract=150)
    yield table.scenario("failure-on-the-unrounded", "146 is 150 rounded, and fails", made=False)


def _defence() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for value in (True, False):
            table = Table(
                "classic", players, {**NO_BOLTS, "scoring.defenders_score": value, "scoring.round_to": 1}
            )
            graze(table, 0)
            written = _rounded(players, 1)[1:] if value else [0, 0, 2][: players - 1]
            yield table.scenario(
                f"defenders-{'score' if value else 'write-nothing'}-{players}p",
                "a sitter writes in any case",
                earned=list(GRAZED[players]),
                scores=[100, *written],
            )
        table = Table("classic", players, {"scoring.defenders_score": False})
        sweep(table, 0)
        bolts = [f"{seat} bolt" for seat in range(1, min(players, 3))]
        yield table.scenario(f"defenders-bolts-{players}p", "a bolt all the same", events=bolts)


def _rounding() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for unit in (1, 5, 10):
            table = Table("classic", players, {**NO_BOLTS, "scoring.round_to": unit})
            graze(table, 0)
            yield table.scenario(
                f"round-to-{unit}-{players}p",
                "the deal's total of each defender and the sitter",
                scores=[100, *_rounded(players, unit)[1:]],
            )


def _sitters() -> Iterator[Scenario]:
    # The talon AS KS QS holds 18 points and the marriage of spades; seat 3 deals and sits.
    for value, earned, written in (
        ("nothing", 0, 0),
        ("card_points", 18, 20),
        ("cards_and_marriages", 58, 60),
    ):
        table = Table("classic", 4, {"deal.sitter_scores": value})
        _talon_of(table, "AS KS QS")
        yield table.scenario(
            f"sitter-{value}".replace("_", "-"),
            "the talon as dealt",
            sitter_earned=earned,
            sitter_score=written,
        )
    table = Table("classic", 4, {"scoring.round_to": 10})
    _talon_of(table, "AS KS 9S")
    yield table.scenario("sitter-five-goes-up", "15 in tens is 20", sitter_earned=15, sitter_score=20)
    table = Table("classic", 4, {"scoring.defenders_score": False})
    _talon_of(table, "AS KS QS")
    yield table.scenario(
        "sitter-writes-still", "also when defenders do not", sitter_earned=18, sitter_score=20
    )
    table = Table("classic", 4)
    sweep(table, 0, until="exchange")
    table.do("0 write_off")
    yield table.scenario("sitter-nothing-given-up", "not in a deal given up", sitter_earned=0, sitter_score=0)


def _talon_of(table: Table, talon: str) -> None:
    """Deals the deck in order around a talon and lets everybody play what comes first."""
    cards = [rank + suit for suit in "SCDH" for rank in "ATKQJ9"]
    rest = [card for card in cards if card not in talon.split()]
    table.deal([" ".join(rest[seat::3]) for seat in range(3)] + [""], talon)
    while table.phase != "deal_over":
        first = {"exchange": 0, "trick": 0, "auction": -1, "raise": -1}[table.phase]
        legal = [text for text in table.legal() if text not in ("write_off", "claim")]
        table.do(f"{table.actor} {'bid 100' if legal[-1].startswith('bid') else legal[first]}")


def _bolts() -> Iterator[Scenario]:
    high = {"game.barrel": "off", "game.target": 10000}
    for players in (2, 3, 4):
        for value in ("off", {"every": 1}):
            table = Table("classic", players, {**high, "scoring.bolts": value})
            sweep(table, 0)
            playing = range(1, min(players, 3))
            marks = [f"{seat} {mark}" for seat in playing for mark in ("bolt", "bolt_penalty")]
            cost = 0 if value == "off" else -120
            yield table.scenario(
                f"bolts-{'off' if value == 'off' else 'every-1'}-{players}p",
                "nothing earned",
                events=[] if value == "off" else marks,
                scores=[100, cost, cost, 20][:players] if players > 2 else [100, cost],
            )
    for every, deals, costs in (
        (3, 2, False),
        (3, 3, True),
        (3, 4, False),
        (3, 6, True),
        (10, 9, False),
        (10, 10, True),
    ):
        table = Table("classic", 3, {**high, "scoring.bolts.every": every})
        for _ in range(deals):
            sweep(table, 0, contract=110)
        paid = -120 * (deals // every)
        yield table.scenario(
            f"bolts-every-{every}-the-{deals}",
            "they need not come in a row",
            totals=[110 * deals, paid, paid],
            scores=[110, -120 if costs else 0, -120 if costs else 0],
        )
    for penalty in (0, 120, 1000):
        table = Table("classic", 3, {**high, "scoring.bolts": {"every": 1, "penalty": penalty}})
        graze(table, 0)
        yield table.scenario(
            f"bolts-penalty-{penalty}",
            "seat 2 earned nothing",
            scores=[100, 15, -penalty],
            events=["2 bolt", "2 bolt_penalty"],
        )
    table = Table("classic", 3, totals=[0, 0, 880])
    sweep(table, 0)
    yield table.scenario("bolts-not-on-barrel", "seat 2 is on the barrel", events=["1 bolt", "2 attempt"])
    table = Table("classic", 3)
    sweep(table, 1, winner=0, contract=105)
    yield table.scenario(
        "bolts-not-the-declarer", "the declarer earned nothing", events=["2 bolt"], scores=[160, -105, 0]
    )


def _lock() -> Iterator[Scenario]:
    base: dict[str, Any] = {**NO_BOLTS, "game.barrel": "off"}
    for value in ("off", 800, 880, 900):
        at = 900 if value == "off" else int(value)
        for players in (2, 3, 4):
            for total in (at, at - 1):
                table = Table(
                    "classic", players, {**base, "scoring.lock_at": value}, totals=[0, total, 0, 0][:players]
                )
                graze(table, 0)
                struck = value != "off" and total >= at
                written = 0 if struck else _rounded(players, 5)[1]
                yield table.scenario(
                    f"lock-{value}-from-{total}-{players}p",
                    "a defender near the target",
                    scores=[100, written, *_rounded(players, 5)[2:]],
                )
    locked = {**base, "scoring.lock_at": 800}
    table = Table("classic", 3, locked, totals=[800, 0, 0])
    sweep(table, 0)
    yield table.scenario("lock-declarer", "the declarer writes", totals=[900, 0, 0])
    table = Table("classic", 4, locked, totals=[0, 0, 0, 800])
    sweep(table, 0)
    yield table.scenario(
        "lock-sitter", "the sitter's talon is struck out", scores=[100, 0, 0, 0], sitter_earned=21
    )
    table = Table("classic", 3, locked, totals=[0, 800, 0])
    sweep(table, 0, until="exchange")
    table.do("0 write_off")
    yield table.scenario("lock-given-up", "nothing of a write-off", scores=[0, 0, 60])
    table = Table("classic", 3, {**locked, "scoring.bolts": {"every": 1}}, totals=[0, 800, 0])
    sweep(table, 0)
    yield table.scenario("lock-penalty", "what costs is written", scores=[100, -120, -120])
