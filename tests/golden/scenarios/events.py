"""Every event for two, three and four players that no other subject shows."""

from collections.abc import Iterator

from tests.golden.playing import sweep
from tests.golden.scenarios.giving_up import give_up
from tests.golden.table import Scenario, Table


def scenarios() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        table = Table("classic", players, {"talon.write_off.free": 0})
        give_up(table, 0)
        yield table.scenario(
            f"event-write-off-penalty-{players}p", "the first costs", events=["0 write_off_penalty"]
        )
        table = Table("classic", players, {"game.dump_at": 100})
        sweep(table, 0)
        yield table.scenario(f"event-dump-{players}p", "exactly 100", events_include=["0 dump"], totals_0=0)
    # Seat 0 sits out in the second deal, so four players need another order.
    options = {"scoring.bolts": "off", "game.barrel.deals": 1, "game.barrel.third_fall_to_zero": True}
    table = Table("classic", 4, options, totals=[880, 0, 0, 0])
    sweep(table, 1)
    sweep(table, 1)
    sweep(table, 0, contract=120)
    sweep(table, 1)
    sweep(table, 0, contract=120)
    sweep(table, 1)
    sweep(table, 2)
    yield table.scenario(
        "event-zeroed-4p",
        "fallen for the third time",
        events=["0 attempt", "0 fall", "0 zeroed"],
        totals_0=0,
    )
