"""The barrel: mounting, attempts, winning from it, leaving it."""

from collections.abc import Iterator
from typing import Any

from tests.golden.playing import graze, sweep
from tests.golden.scenarios.giving_up import give_up
from tests.golden.table import Scenario, Table

AT, DEALS, WON_BY = "game.barrel.at", "game.barrel.deals", "game.barrel.won_by"
FAILED, FALL, NEWCOMER = "game.barrel.failed_contract", "game.barrel.fall", "game.barrel.newcomer"
TOGETHER, THIRD = "game.barrel.together", "game.barrel.third_fall_to_zero"
ONLY = "game.win_as_declarer_only"


def scenarios() -> Iterator[Scenario]:
    yield from _mounting()
    yield from _attempts()
    yield from _own_contract()
    yield from _any_score()
    yield from _running_sum()
    yield from _failed()
    yield from _falls()
    yield from _newcomers()
    yield from _together()
    yield from _third_fall()
    yield from _sitting()
    yield from _declarer_only()


def barrel_table(players: int, totals: list[int], **changes: Any) -> Table:
    """A table without bolts; totals not given are 0; `_` in a name is a dot after `game.barrel`."""
    options = {"scoring.bolts": "off", **{name.replace("__", "."): value for name, value in changes.items()}}
    return Table("classic", players, options, totals=[*totals, 0, 0, 0][:players])


def _on(players: int, *totals: int, **options: Any) -> Table:
    """The same with options of the barrel by their short names."""
    parts = {f"game__barrel__{name}": value for name, value in options.items() if "__" not in name}
    others = {name: value for name, value in options.items() if "__" in name}
    return barrel_table(players, list(totals), **parts, **others)


def _mounting() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        table = _on(players, 780, game__barrel="off")
        sweep(table, 0)
        yield table.scenario(f"barrel-off-{players}p", "880 is a total like others", totals_0=880, events=[])
        for at, before, total, marks in (
            (880, 780, 880, ["0 barrel"]),
            (880, 879, 880, ["0 barrel"]),
            (880, 779, 879, []),
            (900, 780, 880, []),
            (900, 800, 900, ["0 barrel"]),
        ):
            table = _on(players, before, at=at)
            sweep(table, 0)
            yield table.scenario(
                f"barrel-at-{at}-from-{before}-{players}p",
                "100 more",
                totals_0=total,
                events=marks,
                winners=[],
            )
        table = _on(players, 879)
        sweep(table, 0, contract=125)
        yield table.scenario(f"barrel-passed-{players}p", "1004 is not stopped", totals_0=1004, winners=[0])
        table = _on(players, 950)
        yield table.scenario(f"barrel-start-{players}p", "a start at 950 sits at 880", totals_0=880, deals=0)


def _others_deal(table: Table, count: int) -> None:
    """Deals that seats 1 and 2 declare and sweep; none for the seat that sits out."""
    for number in range(count):
        seat = 1 if number % 2 == 0 or table.players == 2 else 2
        sweep(table, seat)


def _attempts() -> Iterator[Scenario]:
    for players in (2, 3):
        for deals in range(1, 6):
            table = _on(players, 880, deals=deals)
            _others_deal(table, deals - 1)
            if deals > 1:
                yield table.scenario(
                    f"barrel-deals-{deals}-left-{players}p", "one is left", totals_0=880, events=["0 attempt"]
                )
            _others_deal(table, 1)
            yield table.scenario(
                f"barrel-deals-{deals}-used-{players}p",
                "the last one is used",
                totals_0=760,
                events=["0 attempt", "0 fall"],
            )
    table = _on(3, 880, deals=1)
    give_up(table, 1)
    yield table.scenario("barrel-attempt-write-off", "a deal given up is one", events=["0 attempt", "0 fall"])
    table = _on(3, 880, deals=1, deal__redeal_below=60)
    sweep(table, 1, until="auction")
    table.do("0 bid 100", "1 pass", "2 claim")
    yield table.scenario("barrel-attempt-annulled", "an annulled deal is none", totals_0=880, events=[])


def _own_contract() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        table = _on(players, 880)
        sweep(table, 0, contract=120)
        yield table.scenario(
            f"own-contract-wins-{players}p", "880 + 120", totals_0=1000, winners=[0], events=["0 win"]
        )
        table = _on(players, 880)
        sweep(table, 0, contract=115)
        yield table.scenario(
            f"own-contract-short-{players}p",
            "995 stays at 880",
            totals_0=880,
            scores_0=115,
            events=["0 attempt"],
        )
        table = _on(players, 880)
        sweep(table, 1, winner=0)
        yield table.scenario(
            f"own-contract-defends-{players}p",
            "160 not written",
            totals_0=880,
            scores_0=0,
            events=["0 attempt"],
        )
    table = _on(3, 880, scoring__success_scores="actual")
    sweep(table, 0)
    yield table.scenario("own-contract-actual", "100 bid, 160 written", totals_0=1040, winners=[0])
    table = _on(3, 880, auction__dark=True)
    sweep(table, 0, contract=120, dark=True)
    yield table.scenario("own-contract-dark", "120 in the dark", totals_0=1120, scores_0=240, winners=[0])


def _any_score() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        table = _on(players, 880, won_by="any_score")
        sweep(table, 1, winner=0)
        yield table.scenario(f"any-score-wins-{players}p", "160 as a defender", totals_0=1040, winners=[0])
        table = _on(players, 880, won_by="any_score")
        sweep(table, 0)
        yield table.scenario(
            f"any-score-short-{players}p",
            "100 is not enough",
            totals_0=880,
            scores_0=100,
            events=["0 attempt"],
        )
    table = _on(3, 880, won_by="any_score")
    sweep(table, 0)
    sweep(table, 0, contract=110)
    yield table.scenario("any-score-no-sum", "100 and 110 do not add up", totals_0=880, events=["0 attempt"])
    table = _on(3, 880, won_by="any_score")
    graze(table, 2)
    yield table.scenario("any-score-defends", "15 is shown, the total stays", totals_0=880, scores_0=15)
    table = _on(3, 880, won_by="any_score", scoring__lock_at=800)
    sweep(table, 1, winner=0)
    yield table.scenario("any-score-locked", "the lock strikes it out", totals_0=880, scores_0=0)


def _running_sum() -> Iterator[Scenario]:
    for players in (2, 3):
        seat = 1 if players == 2 else 2
        earned = 35 if players == 2 else 15
        table = _on(players, 880, won_by="running_sum")
        graze(table, seat)
        yield table.scenario(
            f"running-sum-first-{players}p",
            "aside, the total stays",
            totals_0=880,
            scores_0=earned,
            events=["0 attempt"],
        )
        sweep(table, 0, contract=120 - earned if players == 3 else 105)
        total = 1000 if players == 3 else 1020
        yield table.scenario(
            f"running-sum-wins-{players}p", "with a contract of 105", totals_0=total, winners=[0]
        )
    table = _on(3, 880, won_by="running_sum")
    sweep(table, 0)
    graze(table, 2)
    yield table.scenario("running-sum-115", "100 and 15", totals_0=880, events=["0 attempt"])
    graze(table, 2)
    yield table.scenario("running-sum-130", "15 more with the last attempt", totals_0=1010, winners=[0])
    table = _on(3, 880, won_by="running_sum", failed_contract="attempt")
    sweep(table, 0, raise_to=165)
    sweep(table, 0, contract=115)
    yield table.scenario(
        "running-sum-failure-aside", "−165 is not in the sum", totals_0=880, events=["0 attempt"]
    )
    sweep(table, 0, contract=110)
    yield table.scenario("running-sum-failure-forgotten", "115 and 110", totals_0=1105, winners=[0])


def _failed() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for value, total, marks in (("subtract", 715, ["0 off_barrel"]), ("attempt", 880, ["0 attempt"])):
            for won_by in ("own_contract", "any_score", "running_sum"):
                table = _on(players, 880, failed_contract=value, won_by=won_by)
                sweep(table, 0, raise_to=165)
                yield table.scenario(
                    f"failed-{value}-{won_by}-{players}p".replace("_", "-"),
                    "165 bid, 160 earned",
                    totals_0=total,
                    scores_0=-165,
                    events=marks,
                )
    keeps = {"scoring__failure_keeps_earned": True}
    for value, total in (("subtract", 715), ("attempt", 880)):
        table = _on(3, 880, failed_contract=value, **keeps)
        sweep(table, 0, raise_to=165)
        yield table.scenario(f"failed-{value}-keeps", "shown: 160 − 165", totals_0=total, scores_0=-5)
        table = _on(3, 880, failed_contract=value, auction__dark=True, **keeps)
        sweep(table, 0, contract=120, dark=True, raise_to=165)
        after = 550 if value == "subtract" else 880
        yield table.scenario(
            f"failed-{value}-dark", "shown: −5 twice; the cost twice", totals_0=after, scores_0=-10
        )
    table = _on(3, 880, failed_contract="attempt", scoring__failure_costs=120, **keeps)
    sweep(table, 0, raise_to=400)
    yield table.scenario("failed-never-reaches", "160 − 120 = 40", totals_0=880, scores_0=40, winners=[])
    table = _on(3, 880, failed_contract="attempt", deals=1)
    sweep(table, 0, raise_to=165)
    yield table.scenario("failed-last-attempt", "and off", totals_0=760, events=["0 attempt", "0 fall"])


def _falls() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for at, fall in ((880, 1), (880, 120), (880, 880), (900, 450), (900, 900)):
            table = _on(players, at, at=at, fall=fall, deals=1)
            sweep(table, 1)
            yield table.scenario(
                f"fall-{fall}-from-{at}-{players}p",
                "one attempt, used",
                totals_0=at - fall,
                events=["0 attempt", "0 fall"],
            )


def _newcomers() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for value, total, marks in (
            ("joins", 880, ["0 barrel", "1 attempt"]),
            ("knocks_off", 760, ["0 barrel", "1 attempt", "1 knocked_off"]),
        ):
            table = _on(players, 780, 880, newcomer=value)
            sweep(table, 0)
            yield table.scenario(
                f"newcomer-{value}-{players}p".replace("_", "-"),
                "seat 1 is there",
                totals_1=total,
                events=marks,
            )
    table = _on(3, 780, 880, newcomer="knocks_off", deals=1)
    sweep(table, 0)
    yield table.scenario(
        "newcomer-not-twice",
        "seat 1 has fallen already",
        totals=[880, 760, 0],
        events=["0 barrel", "1 attempt", "1 fall"],
    )
    table = _on(4, 780, 0, 0, 880, newcomer="knocks_off")
    sweep(table, 0)
    yield table.scenario(
        "newcomer-knocks-sitter",
        "no attempt is spent",
        totals=[880, 0, 0, 760],
        events=["0 barrel", "3 knocked_off"],
    )
    table = _on(3, 780, 880, 880, newcomer="knocks_off")
    sweep(table, 0)
    yield table.scenario("newcomer-knocks-two", "both who are there", totals=[880, 760, 760])
    table = _on(3, 880, 880, newcomer="knocks_off")
    sweep(table, 0, contract=120)
    yield table.scenario(
        "winner-knocks-nobody",
        "who wins does not mount",
        totals=[1000, 880, 0],
        events=["0 win", "1 attempt"],
    )


def _together() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for value, total, mark in (("join", 880, "barrel"), ("both_fall", 760, "fall")):
            table = _on(players, 780, 870, together=value)
            graze(table, 0)
            yield table.scenario(
                f"together-{value}-{players}p".replace("_", "-"),
                "seats 0 and 1 come to it in one deal",
                totals=[total, total, 0, 0][:players],
                events=[f"0 {mark}", f"1 {mark}"],
            )
    table = _on(3, 780, 800, together="both_fall")
    graze(table, 0)
    yield table.scenario("together-one-alone", "only one mounts", totals=[880, 815, 0], events=["0 barrel"])
    for value, totals, marks in (
        ("both_fall", [760, 760, 0, 880], ["0 fall", "1 fall"]),
        ("join", [880, 880, 0, 760], ["0 barrel", "1 barrel", "3 knocked_off"]),
    ):
        table = _on(4, 780, 870, 0, 880, together=value, newcomer="knocks_off")
        graze(table, 0)
        yield table.scenario(
            f"together-{value}-knocks-off".replace("_", "-"),
            "seat 3 is there, sitting out",
            totals=totals,
            events=marks,
        )


def _third_fall() -> Iterator[Scenario]:
    for players in (2, 3):
        other = 1
        for value, total, more in ((True, 0, ["0 zeroed"]), (False, 760, [])):
            table = _on(players, 880, deals=1, third_fall_to_zero=value)
            for _ in range(2):
                sweep(table, other)
                sweep(table, 0, contract=120)
            sweep(table, other, contract=110)
            word = "yes" if value else "no"
            yield table.scenario(
                f"third-fall-{word}-{players}p",
                "falls, mounts, falls, mounts, falls",
                totals_0=total,
                events=["0 attempt", "0 fall", *more],
            )
    table = _on(3, 880, deals=1, third_fall_to_zero=True)
    sweep(table, 1)
    yield table.scenario("third-fall-first", "the first fall", totals_0=760, events=["0 attempt", "0 fall"])
    sweep(table, 0, contract=120)
    sweep(table, 0, contract=125, marriage=False)
    yield table.scenario(
        "third-fall-second", "the second leaving: a failure", totals_0=755, events=["0 off_barrel"]
    )
    sweep(table, 0, contract=125)
    sweep(table, 0, contract=125, marriage=False)
    yield table.scenario(
        "third-fall-failure", "the third leaving", totals_0=0, events=["0 off_barrel", "0 zeroed"]
    )
    table = _on(4, 0, 0, 0, 880, deals=1, third_fall_to_zero=True, newcomer="knocks_off")
    sweep(table, 0)
    yield table.scenario(
        "third-fall-sitting", "nothing happens to who sits out", totals=[100, 0, 0, 880], events=[]
    )


def _sitting() -> Iterator[Scenario]:
    for won_by, score in (("own_contract", 0), ("any_score", 20), ("running_sum", 20)):
        table = _on(4, 0, 0, 0, 880, won_by=won_by, deals=1)
        sweep(table, 0)
        yield table.scenario(
            f"barrel-sits-{won_by}".replace("_", "-"),
            "no attempt is spent",
            scores=[100, 0, 0, score],
            totals=[100, 0, 0, 880],
            events=[],
        )
        sweep(table, 1)
        yield table.scenario(
            f"barrel-sits-{won_by}-next".replace("_", "-"), "he plays again", events=["3 attempt", "3 fall"]
        )
    table = _on(4, 0, 0, 0, 880, won_by="running_sum")
    sweep(table, 0)
    sweep(table, 3, contract=105)
    yield table.scenario("barrel-sits-sum", "20 of the talon and 105", totals=[120, 0, 0, 1005], winners=[3])


def _declarer_only() -> Iterator[Scenario]:
    only = {"game__win_as_declarer_only": True}
    for players in (2, 3, 4):
        for won_by in ("any_score", "running_sum"):
            table = _on(players, 880, won_by=won_by, **only)
            sweep(table, 1, winner=0)
            yield table.scenario(
                f"declarer-only-on-barrel-{won_by}-{players}p".replace("_", "-"),
                "160 as a defender do not win",
                totals_0=880,
                scores_0=160,
                winners=[],
                events=["0 attempt"],
            )
    table = _on(3, 880, won_by="running_sum", **only)
    sweep(table, 1, winner=0)
    sweep(table, 0)
    yield table.scenario("declarer-only-sum-stays", "the sum waited for a contract", winners=[0])
    table = _on(4, 0, 0, 0, 900, at=900, won_by="any_score", game__target=910, **only)
    sweep(table, 0)
    yield table.scenario(
        "declarer-only-sitter", "20 would do; he sat out: no attempt", totals=[100, 0, 0, 900], events=[]
    )
