"""What a score sheet shows, read off the finished deals: a cell a player a deal, and counts below."""

from typing import Final, Literal, TypeAlias

import msgspec

from thousand.core.actions import CLAIM, DARK, Bid
from thousand.core.scoring.barrel import barrel_of, starting_standing
from thousand.core.state import DealResult, FinishedDeal, Mark, Match, Seat

Sign: TypeAlias = Literal[
    "made",
    "failed",
    "write_off",
    "bomb",
    "dark",
    "bolt",
    "bolt_penalty",
    "write_off_penalty",
    "barrel",
    "attempt",
    "fell",
    "zeroed",
    "dump",
    "struck",
    "sitter",
]

_OF_MARK: Final[dict[Mark, Sign]] = {
    "write_off_penalty": "write_off_penalty",
    "attempt": "attempt",
    "fall": "fell",
    "off_barrel": "fell",
    "knocked_off": "fell",
    "zeroed": "zeroed",
    "dump": "dump",
}
_LEFT: Final[frozenset[Mark]] = frozenset({"fall", "off_barrel", "knocked_off"})


class Cell(msgspec.Struct, frozen=True):
    """A player's part of a deal: what was written, the total after it, and the signs beside them.

    `contract` and `outcome` are the declarer's alone; `framed` tells that the player sits on the barrel after
    the deal, with `attempts` spent of `of`.
    """

    written: int
    total: int
    contract: int | None
    outcome: Sign | None
    signs: tuple[Sign, ...]
    framed: bool
    attempts: int
    of: int


class Row(msgspec.Struct, frozen=True):
    """A deal of the sheet; an annulled one has no cells but perhaps the seat that claimed."""

    number: int
    cells: tuple[Cell, ...]
    claimant: Seat | None = None


class Counts(msgspec.Struct, frozen=True):
    """What happened to a player in the whole game."""

    made: int
    failed: int
    bolts: int
    mounted: int
    attempts: int
    falls: int
    write_offs: int
    bombs: int
    penalties: int
    penalty_points: int


def rows(match: Match) -> tuple[Row, ...]:
    """The deals of the sheet in order."""
    stays = [0 if starting_standing(match.rules, total).barrel else None for total in match.start]
    return tuple(_row(match, number, deal, stays) for number, deal in enumerate(match.finished, 1))


def counts(match: Match, seat: Seat) -> Counts:
    """The counts of a player."""
    results = [deal.result for deal in match.finished]
    own = [result for result in results if result.declarer == seat]
    marks = [mark for result in results for owner, mark in result.marks if owner == seat]
    paid = [
        line.points
        for result in results
        for line in result.lines
        if line.seat == seat and line.reason in ("bolts", "write_offs")
    ]
    return Counts(
        made=sum(result.made is True for result in own),
        failed=sum(result.made is False for result in own),
        bolts=marks.count("bolt"),
        mounted=marks.count("barrel"),
        attempts=marks.count("attempt"),
        falls=sum(mark in _LEFT for mark in marks),
        write_offs=sum(result.outcome == "write_off" for result in own),
        bombs=sum(result.outcome == "bomb" for result in own),
        penalties=len(paid),
        penalty_points=sum(paid),
    )


def sitter_of(deal: FinishedDeal) -> Seat | None:
    """The seat that sat the deal out: the dealer of four."""
    return deal.dealer if len(deal.result.totals) == 4 else None


def is_dark(deal: FinishedDeal) -> bool:
    """Whether the contract was bid in the dark."""
    return DARK in deal.actions and not any(isinstance(action, Bid) for action in deal.actions)


def _row(match: Match, number: int, deal: FinishedDeal, stays: list[int | None]) -> Row:
    if deal.result.outcome == "annulled":
        claimed = deal.actions[-1] == CLAIM
        return Row(number, (), deal.actors[-1] if claimed else None)
    cells = []
    for seat in range(len(stays)):
        stays[seat] = _stay(match, deal.result, seat, stays[seat])
        cells.append(_cell(match, deal, seat, stays[seat]))
    return Row(number, tuple(cells))


def _stay(match: Match, result: DealResult, seat: Seat, attempts: int | None) -> int | None:
    """The attempts that a player on the barrel has spent after a deal; None for one who is not there.

    Nobody leaves the barrel and keeps its figure.
    """
    barrel = barrel_of(match.rules)
    for owner, mark in result.marks:
        if owner != seat:
            continue
        if mark == "barrel":
            attempts = 0
        elif mark == "attempt" and attempts is not None:
            attempts += 1
    return attempts if barrel and result.totals[seat] == barrel.at else None


def _cell(match: Match, deal: FinishedDeal, seat: Seat, attempts: int | None) -> Cell:
    result, barrel = deal.result, barrel_of(match.rules)
    declares = seat == result.declarer
    return Cell(
        written=result.scores[seat],
        total=result.totals[seat],
        contract=result.contract if declares else None,
        outcome=_outcome(result) if declares else None,
        signs=tuple(_signs(deal, seat, framed=attempts is not None)),
        framed=attempts is not None,
        attempts=attempts or 0,
        of=barrel.deals if barrel else 0,
    )


def _outcome(result: DealResult) -> Sign:
    if result.outcome == "played":
        return "made" if result.made else "failed"
    return "write_off" if result.outcome == "write_off" else "bomb"


def _signs(deal: FinishedDeal, seat: Seat, *, framed: bool) -> list[Sign]:
    result = deal.result
    marks = [mark for owner, mark in result.marks if owner == seat]
    signs: list[Sign] = []
    if seat == result.declarer and is_dark(deal):
        signs.append("dark")
    if seat == sitter_of(deal):
        signs.append("sitter")
    if any(line.seat == seat and line.reason == "lock" for line in result.lines):
        signs.append("struck")
    if "bolt" in marks:
        signs.append("bolt_penalty" if "bolt_penalty" in marks else "bolt")
    if "barrel" in marks and framed:
        signs.append("barrel")
    left = any(mark in _LEFT for mark in marks)
    return signs + [_OF_MARK[mark] for mark in marks if mark in _OF_MARK and (mark != "attempt" or not left)]
