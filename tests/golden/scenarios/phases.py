"""Every phase with every number of players."""

from collections.abc import Iterator

from tests.golden.playing import sweep
from tests.golden.table import Scenario, Table

CHANGES = {"auction.dark": True, "play.trump": "declarer_names_then_marriages"}
PHASES = ("dark", "auction", "talon", "exchange", "raise", "trump", "trick")


def scenarios() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        for phase in PHASES:
            if phase == "talon" and players != 2:
                continue
            table = Table("classic", players, CHANGES)
            sweep(table, 0, until=phase)
            yield table.scenario(
                f"phase-{phase}-{players}p", "a game broken off", phase=phase, to_act=0, deals=0
            )
        table = Table("classic", players, CHANGES)
        sweep(table, 0)
        yield table.scenario(
            f"phase-deal-over-{players}p", "a deal settled", phase="deal_over", to_act=None, legal=[], deals=1
        )
        table = Table("classic", players, {"game.finish": "fixed_deals(1)"})
        sweep(table, 0)
        yield table.scenario(
            f"phase-game-over-{players}p",
            "the only deal settled",
            phase="game_over",
            status="finished",
            to_act=None,
            legal=[],
            winners=[0],
        )
    for preset in ("home", "club", "polish", "classic"):
        for players in (2, 3, 4):
            table = Table(preset, players)
            yield table.scenario(f"preset-{preset}-{players}p", "the preset as it is", phase="deal_over")
