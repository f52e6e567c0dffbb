"""Playing a card with all cards open: the contract first, then one's own points."""

from thousand.core.actions import CLAIM, Action, Play
from thousand.core.cards import POINTS
from thousand.core.state import Match, Seat, TrickPhase
from thousand.solver import OpenDeal, Solver, open_deal, play_of


def choose_play(match: Match, legal: tuple[Action, ...], solver: Solver) -> Action:
    """The best card, of equal ones that of fewest points; a claim where the contract ends ill for it."""
    phase = match.phase
    assert isinstance(phase, TrickPhase)
    deal, declarer = open_deal(match), phase.contract.declarer
    earned = _after_each(match, deal, solver, declarer)
    made = max(earned.values()) if phase.to_act == declarer else min(earned.values())
    if CLAIM in legal and (made >= phase.contract.amount) != (phase.to_act == declarer):
        return CLAIM
    if phase.to_act == declarer:
        return max(earned, key=lambda play: (earned[play], -POINTS[play.card]))
    own = _after_each(match, deal, solver, phase.to_act)

    def liking(play: Play) -> tuple[bool, int, int, int]:
        broken = earned[play] < phase.contract.amount
        return broken, own[play], -earned[play], -POINTS[play.card]

    return max(earned, key=liking)


def _after_each(match: Match, deal: OpenDeal, solver: Solver, seat: Seat) -> dict[Play, int]:
    """What a seat earns in the whole deal after each legal play, if it is sure of nobody's help."""
    side = deal.side(seat)
    banked = deal.earned(side)
    return {
        play_of(match.rules, card, declared): banked + points
        for card, declared, points in solver.moves(deal.position, side)
    }
