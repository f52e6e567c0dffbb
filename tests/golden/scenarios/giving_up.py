"""Write-offs and bombs."""

from collections.abc import Iterator
from typing import Any

from tests.golden.playing import sweep
from tests.golden.table import Scenario, Table

OTHERS = "talon.write_off.others"
FREE = "talon.write_off.free"
PENALTY = "talon.write_off.penalty"
BOMB = {"talon.write_off": "off", "talon.bomb": {"others": 60, "per_game": 1}, "game.barrel": "off"}


def scenarios() -> Iterator[Scenario]:
    yield from _write_off()
    yield from _counted()
    yield from _bomb()
    yield from _bombs_counted()
    yield from _on_barrel()


def give_up(table: Table, seat: int, how: str = "write_off") -> None:
    """A deal that a seat gives up: it opens at the minimum or overbids the opener."""
    sweep(table, seat, contract=100 if table.playing[0] == seat else 105, until="exchange")
    table.do(f"{seat} {how}")


def _write_off() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        table = Table("classic", players, {"talon.write_off": "off"})
        sweep(table, 0, until="exchange")
        yield table.scenario(f"write-off-off-{players}p", "not offered", refuses=["write_off"])
        for others in (0, 60, 1000):
            table = Table("classic", players, {OTHERS: others, "game.barrel": "off"})
            give_up(table, 0)
            scores = [0, others, others, 0] if players == 4 else [0, others, others][:players]
            yield table.scenario(
                f"write-off-others-{others}-{players}p",
                "each opponent writes it, a sitter does not",
                outcome="write_off",
                made=None,
                earned=[0] * players,
                scores=scores,
                declarer=0,
                contract=100,
            )
    table = Table("classic", 3)
    sweep(table, 0, until="exchange")
    table.do("0 give 9S 1")
    yield table.scenario("write-off-too-late", "a card has been passed", refuses=["write_off"])
    table = Table("classic", 3, {"talon.exchange": "discard_three"})
    give_up(table, 0)
    yield table.scenario("write-off-discard-three", "before laying cards aside", scores=[0, 60, 60])


def _counted() -> Iterator[Scenario]:
    for free, number in ((0, 1), (2, 3), (2, 6), (10, 11)):
        table = Table("classic", 3, {FREE: free, OTHERS: 0})
        for _ in range(number):
            give_up(table, 0)
        cost = {0: 120, 2: 120 * (number // 3), 10: 120}[free]
        yield table.scenario(
            f"write-off-free-{free}-the-{number}",
            f"every write-off number {free + 1} costs",
            scores=[-120, 0, 0],
            totals=[-cost, 0, 0],
            events=["0 write_off_penalty"],
        )
    table = Table("classic", 3, {FREE: 2, OTHERS: 0})
    for _ in range(4):
        give_up(table, 0)
    yield table.scenario("write-off-fourth", "free again", scores=[0, 0, 0], totals=[-120, 0, 0], events=[])
    for penalty in (0, 120, 1000):
        table = Table("classic", 3, {PENALTY: penalty, FREE: 0})
        give_up(table, 0)
        yield table.scenario(
            f"write-off-penalty-{penalty}",
            "the first costs already",
            scores=[-penalty, 60, 60],
            events=["0 write_off_penalty"],
        )
    table = Table("classic", 3)
    for seat in (0, 1, 0, 1, 2):
        give_up(table, seat)
    yield table.scenario(
        "write-off-others-count-apart", "two, two and one", totals=[180, 180, 240], events=[]
    )


def _bomb() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for others in (0, 60, 1000):
            table = Table("classic", players, {**BOMB, "talon.bomb": {"others": others, "per_game": 1}})
            give_up(table, 0, "bomb")
            scores = [0, others, others, 0] if players == 4 else [0, others, others][:players]
            won = others == 1000
            yield table.scenario(
                f"bomb-others-{others}-{players}p",
                "a forced 100 given up, and with 1000 the game",
                outcome="bomb",
                made=None,
                scores=scores,
                winners=[1] if won else [],
                events=["1 win"] if won else [],
            )
        table = Table("classic", players, {**BOMB, "talon.bomb": "off"})
        sweep(table, 0, until="exchange")
        yield table.scenario(f"bomb-off-{players}p", "not offered", refuses=["bomb", "write_off"])
    offered: tuple[tuple[str, dict[str, Any], dict[str, Any], bool], ...] = (
        ("above-minimum", {}, {"contract": 105}, False),
        ("free-opening", {"auction.opening": "free"}, {}, False),
        ("fixed-opening", {"auction.opening": "fixed"}, {}, True),
    )
    for name, more, how, offer in offered:
        table = Table("classic", 3, {**BOMB, **more})
        sweep(table, 0, until="exchange", **how)
        yield table.scenario(
            f"bomb-{name}", "only after a forced minimum", **{"offers" if offer else "refuses": ["bomb"]}
        )
    table = Table("classic", 3, BOMB)
    sweep(table, 1, contract=105, until="exchange")
    yield table.scenario("bomb-contested", "somebody else bid", refuses=["bomb"])
    table = Table("classic", 3, {**BOMB, "auction.dark": True})
    sweep(table, 0, contract=120, dark=True, until="exchange")
    yield table.scenario("bomb-dark", "a dark bid is not forced", refuses=["bomb"])
    table = Table("classic", 3, BOMB)
    sweep(table, 0, until="exchange")
    table.do("0 give 9S 1")
    yield table.scenario("bomb-too-late", "a card has been passed", refuses=["bomb"])
    forced = {"talon.bomb": {"others": 60, "per_game": 1}, "auction.all_pass": "forced_minimum"}
    table = Table("home", 3, forced)
    sweep(table, 0, until="auction")
    table.do("0 pass", "1 pass", "2 pass")
    yield table.scenario("bomb-forced-minimum", "all passed, forehand must play", offers=["bomb"], to_act=0)


def _bombs_counted() -> Iterator[Scenario]:
    for limit, bombed in ((1, 1), (2, 1), (2, 2), (10, 1)):
        table = Table("classic", 3, {**BOMB, "talon.bomb": {"others": 0, "per_game": limit}})
        for _ in range(bombed):
            give_up(table, 0, "bomb")
            sweep(table, 1)
            sweep(table, 2)
        sweep(table, 0, until="exchange")
        yield table.scenario(
            f"bomb-per-game-{limit}-after-{bombed}",
            f"{bombed} bombed already",
            **{"offers" if bombed < limit else "refuses": ["bomb"]},
        )


def _on_barrel() -> Iterator[Scenario]:
    for how, changes in (("write_off", {}), ("bomb", {**BOMB, "game.barrel": {}})):
        table = Table("classic", 3, {**changes}, totals=[880, 0, 0])
        sweep(table, 0, until="exchange")
        name = how.replace("_", "-")
        yield table.scenario(f"{name}-on-barrel", "not on the barrel", refuses=[how])
        table = Table("classic", 3, {**changes}, totals=[0, 880, 0])
        give_up(table, 0, how)
        yield table.scenario(
            f"{name}-of-another",
            "an attempt all the same; on the barrel nothing is written of it",
            scores=[0, 0, 60],
            totals=[0, 880, 60],
            events=["1 attempt"],
        )
