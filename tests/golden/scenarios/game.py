"""Options of the game: target, end, dump."""

from collections.abc import Iterator
from typing import Any

from tests.golden.playing import graze, sweep
from tests.golden.scenarios.giving_up import give_up
from tests.golden.table import Scenario, Table

PLAIN: dict[str, Any] = {"scoring.bolts": "off", "game.barrel": "off"}
ROUND = {**PLAIN, "game.finish": "full_round"}
ONLY = "game.win_as_declarer_only"


def scenarios() -> Iterator[Scenario]:
    yield from _targets()
    yield from _at_once()
    yield from _full_round()
    yield from _fixed()
    yield from _declarer_only()
    yield from _dump()


def _targets() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for target in (100, 501, 1000, 10000):
            table = Table(
                "classic",
                players,
                {**PLAIN, "game.target": target},
                totals=[target - 100] + [0] * (players - 1),
            )
            sweep(table, 0)
            yield table.scenario(
                f"target-{target}-{players}p",
                "reached exactly",
                winners=[0],
                status="finished",
                phase="game_over",
                events=["0 win"],
            )
        table = Table("classic", players, {**PLAIN, "game.target": 501}, totals=[400] + [0] * (players - 1))
        sweep(table, 0)
        yield table.scenario(f"target-501-missed-{players}p", "500 is not 501", winners=[], status="playing")


def _at_once() -> Iterator[Scenario]:
    table = Table("classic", 3, PLAIN, totals=[900, 990, 0])
    graze(table, 0)
    yield table.scenario(
        "win-declarer-first", "1000 and 1005: the declarer", totals=[1000, 1005, 0], winners=[0]
    )
    table = Table("classic", 3, PLAIN, totals=[0, 950, 960])
    give_up(table, 0)
    yield table.scenario("win-highest", "two opponents reach it", totals=[0, 1010, 1020], winners=[2])
    table = Table("classic", 3, PLAIN, totals=[0, 950, 950])
    give_up(table, 0)
    yield table.scenario("win-first-from-declarer-0", "equal: seat 1 sits next to the declarer", winners=[1])
    table = Table("classic", 3, PLAIN, totals=[950, 0, 950])
    give_up(table, 1)
    yield table.scenario("win-first-from-declarer-1", "equal: seat 2 sits next to the declarer", winners=[2])
    table = Table("classic", 4, PLAIN, totals=[0, 0, 0, 980])
    sweep(table, 0)
    yield table.scenario("win-sitter", "20 from the talon", totals=[100, 0, 0, 1000], winners=[3])


def _full_round() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        table = Table("classic", players, ROUND, totals=[900] + [0] * (players - 1))
        sweep(table, 0)
        yield table.scenario(
            f"full-round-goes-on-{players}p", "not everybody has dealt", winners=[], status="playing"
        )
        for number in range(1, players):
            sweep(table, 2 if number == 2 else 1)
        yield table.scenario(
            f"full-round-ends-{players}p", "each has dealt once", winners=[0], status="finished"
        )
    table = Table("classic", 3, ROUND, totals=[900, 880, 0])
    sweep(table, 0)
    sweep(table, 1, contract=140)
    sweep(table, 2)
    yield table.scenario(
        "full-round-overtaken", "the highest total wins", totals=[1000, 1020, 100], winners=[1]
    )
    table = Table("classic", 3, ROUND, totals=[900, 0, 0])
    sweep(table, 0)
    sweep(table, 1)
    sweep(table, 2, winner=1, contract=100)
    yield table.scenario("full-round-first", "still the highest", totals=[1000, 260, -100], winners=[0])
    table = Table("classic", 3, ROUND, totals=[900, 0, 0])
    sweep(table, 0)
    sweep(table, 0, winner=1, contract=105)
    sweep(table, 2)
    yield table.scenario(
        "full-round-dropped", "reached it stays: 895 wins", totals=[895, 160, 100], winners=[0]
    )
    table = Table("classic", 3, {**ROUND, "game.barrel": {}}, totals=[800, 0, 0])
    sweep(table, 0, contract=160, raise_to=0)
    yield table.scenario("full-round-mounts", "960 mounts", totals=[880, 0, 0], events=["0 barrel"])
    table = Table("classic", 3, {**ROUND, "game.barrel": {}}, totals=[870, 0, 0])
    sweep(table, 0, contract=160)
    yield table.scenario("full-round-over-the-barrel", "1030 is not stopped", totals=[1030, 0, 0], events=[])
    sweep(table, 0, winner=1, contract=105)
    yield table.scenario(
        "full-round-mounts-again",
        "925 after the target: on the barrel",
        totals=[880, 160, 0],
        events=["0 barrel"],
    )
    table = Table("classic", 3, ROUND, totals=[900, 0, 0])
    sweep(table, 0)
    claim = Table("classic", 3, {**ROUND, "deal.redeal_below": 60}, totals=[900, 0, 0])
    sweep(claim, 0)
    sweep(claim, 1, until="auction")
    claim.do("1 bid 100", "2 claim")
    sweep(claim, 1)
    yield claim.scenario("full-round-annulled-not-counted", "two settled deals of three", winners=[], deals=3)


def _fixed() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        table = Table("classic", players, {**PLAIN, "game.finish": "fixed_deals(1)"})
        sweep(table, 0)
        yield table.scenario(f"fixed-1-{players}p", "one deal", winners=[0], status="finished")
        table = Table("classic", players, {**PLAIN, "game.finish": "fixed_deals(2)"})
        sweep(table, 0)
        yield table.scenario(f"fixed-2-first-{players}p", "one more", winners=[], status="playing")
        sweep(table, 1)
        yield table.scenario(f"fixed-2-shared-{players}p", "equal totals share", **_shared(players))
        table = Table(
            "classic",
            players,
            {**PLAIN, "game.finish": "fixed_deals(1000)"},
            totals=[950] + [0] * (players - 1),
        )
        sweep(table, 0)
        yield table.scenario(
            f"fixed-1000-{players}p", "the target ends nothing", winners=[], status="playing"
        )


def _shared(players: int) -> dict[str, Any]:
    # The sitter of the first deal, seat 3, writes 20; the sitter of the second, seat 0, writes 20 too.
    if players == 4:
        return {"totals": [120, 100, 0, 20], "winners": [0]}
    return {"totals": [100, 100, 0][:players], "winners": [0, 1], "events": ["0 win", "1 win"]}


def _declarer_only() -> Iterator[Scenario]:
    for value in (False, True):
        word = "yes" if value else "no"
        for players in (2, 3, 4):
            table = Table("classic", players, {**PLAIN, ONLY: value}, totals=[0, 990, 0, 0][:players])
            give_up(table, 0)
            yield table.scenario(
                f"declarer-only-{word}-{players}p",
                "a defender comes to 1050",
                winners=[] if value else [1],
                status="playing" if value else "finished",
            )
        table = Table("classic", 3, {**PLAIN, ONLY: value}, totals=[900, 0, 0])
        sweep(table, 0)
        yield table.scenario(f"declarer-only-{word}-contract", "the declarer comes to 1000", winners=[0])
    table = Table("classic", 3, {**PLAIN, ONLY: True}, totals=[0, 990, 0])
    give_up(table, 0)
    sweep(table, 2, contract=105)
    yield table.scenario("declarer-only-waits", "the total stands", totals=[0, 1050, 165], winners=[])
    sweep(table, 1, contract=105)
    yield table.scenario("declarer-only-next-contract", "his next made contract", winners=[1])
    barrel = {"scoring.bolts": "off", ONLY: True}
    table = Table("classic", 3, barrel, totals=[0, 870, 0])
    give_up(table, 0)
    yield table.scenario(
        "declarer-only-mounts-930", "930 mounts anyway", totals=[0, 880, 60], events=["1 barrel"]
    )
    table = Table("classic", 3, {**barrel, "talon.write_off.others": 200}, totals=[0, 870, 0])
    give_up(table, 0)
    yield table.scenario(
        "declarer-only-mounts-1070",
        "1070 mounts the barrel",
        totals=[0, 880, 200],
        events=["1 barrel"],
        winners=[],
    )


def _dump() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for value, target, total in (("off", 1000, 1), (1, 1000, 1), (555, 1000, 555), (9999, 10000, 9999)):
            for negative in (True, False):
                changes = {
                    **PLAIN,
                    "game.dump_at": value,
                    "game.target": target,
                    "game.dump_negative": negative,
                }
                start = [-total, total, 0, 0][:players]
                table = Table("classic", players, changes, totals=start)
                sweep(table, 0, until="exchange")
                table.do("0 write_off")
                dumped = negative and value != "off"
                marks = ["0 dump"] * dumped + ["1 win"] * (total == 9999)
                yield table.scenario(
                    f"dump-{value}-{'both' if negative else 'positive'}-{players}p",
                    "seat 0 stays where it is, below nought",
                    totals=[0 if dumped else -total, total + 60, 60, 0][:players],
                    events=marks,
                )
        table = Table("classic", players, {**PLAIN, "game.dump_at": 555}, totals=[455, 0, 0, 0][:players])
        sweep(table, 0)
        yield table.scenario(
            f"dump-hit-{players}p", "455 + 100", totals=[0, 0, 0, 20][:players], events=["0 dump"]
        )
    table = Table("classic", 3, {**PLAIN, "game.dump_at": 1}, totals=[0, 1, 0])
    sweep(table, 0)
    yield table.scenario(
        "dump-unchanged", "a total that did not change", totals=[100, 0, 0], events=["1 dump"]
    )
    table = Table("classic", 3, {**PLAIN, "game.dump_at": 555}, totals=[-455, 0, 0])
    graze(table, 0, contract=150)
    sweep(table, 0, contract=105, winner=1)
    yield table.scenario(
        "dump-passed", "−605, then −710: neither is the figure", totals=[-710, 175, 0], events=[]
    )
    both = {**PLAIN, "game.dump_at": 555, "deal.redeal_below": 60}
    table = Table("classic", 3, both, totals=[0, 555, 0])
    sweep(table, 0, until="auction")
    table.do("0 bid 100", "1 claim")
    yield table.scenario(
        "dump-not-annulled", "an annulled deal settles nothing", totals=[0, 555, 0], events=[]
    )
