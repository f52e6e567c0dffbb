"""The sheet as it would be after an ending of the running deal that is thought of; the rules settle it."""

from typing import NamedTuple

from thousand.core.scoring.finish import winners
from thousand.core.scoring.settle import STEPS, begin, standings_of
from thousand.core.scoring.settling import Settling
from thousand.core.state import Contract, DealOver, Match, Outcome, Seat, Standing, Worth
from thousand.core.view import View


class Ending(NamedTuple):
    """How a deal may end: the contract, whether it was played, and what each seat earned."""

    contract: Contract
    outcome: Outcome
    earned: tuple[int, ...]


class Sheet(NamedTuple):
    """The standings after a deal, and who has won by it (nobody: play on)."""

    standings: tuple[Standing, ...]
    winners: tuple[Seat, ...]


def sheet_after(view: View, ending: Ending) -> Sheet:
    """The standings to which an ending leads from those of the view."""
    settling = _begun(view, ending)
    for step in STEPS:
        step(settling)
    won = winners(settling, view.settled + 1, view.reached or bool(settling.reached))
    return Sheet(standings_of(settling), won)


def _begun(view: View, ending: Ending) -> Settling:
    worth = tuple(Worth(cards=points) for points in ending.earned)
    made = ending.earned[ending.contract.declarer] >= ending.contract.amount
    return begin(
        _without_cards(view),
        ending.contract,
        ending.outcome,
        worth,
        made if ending.outcome == "played" else None,
    )


def _without_cards(view: View) -> Match:
    """The game as everybody knows it, no deal running."""
    return Match(
        rules=view.rules,
        dealer=view.dealer,
        standings=view.standings,
        phase=DealOver(),
        layout=None,
        actors=b"",
        actions=(),
        settled=view.settled,
        reached=view.reached,
        finished=view.finished,
        start=view.start,
    )
