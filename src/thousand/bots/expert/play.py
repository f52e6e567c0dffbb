"""Playing a card: open cards in likely worlds, and in the last tricks what is, and will be, known by whom."""

from random import Random

from thousand.bots.beliefs import Believed, Pains, believed
from thousand.bots.expert.aims import declarers_point
from thousand.bots.expert.effort import Effort
from thousand.bots.expert.foresight import foreseen
from thousand.bots.expert.honest import may_pay, played_honestly
from thousand.bots.pimc.play import weigh_plays
from thousand.core.actions import Action, Play
from thousand.core.cards import POINTS
from thousand.core.state import Contract
from thousand.core.view import DealView, View


def choose_play(view: View, deal: DealView, contract: Contract, effort: Effort, lot: Random) -> Action:
    """The play worth most; of equal ones the card of fewest points."""
    seen = believed(view, deal, Pains(effort.weighed, effort.judged, effort.plays), lot)
    values = by_open_cards(view, deal, contract, seen.draw(effort.searched, lot))
    if (deal.hand or 0).bit_count() <= effort.cards:
        ahead = foreseen(view, deal, contract, seen.draw(effort.foreseen, lot), effort.nodes)
        values = mixed(values, ahead, effort.share)
    plays = [action for action in view.legal if isinstance(action, Play)]
    plays.sort(key=lambda play: (-round(values[play], 6), POINTS[play.card]))
    if effort.honest < effort.honest_fewest or not may_pay(view, deal, contract):
        return plays[0]
    plays = plays[: effort.candidates]
    honest = played_honestly(view, deal, contract, seen.draw(effort.honest, lot), plays, lot)
    values = mixed({play: values[play] for play in plays}, honest, effort.honest_share)
    return max(plays, key=lambda play: round(values[play], 6))


def mixed(one: dict[Action, float], other: dict[Action, float], share: float) -> dict[Action, float]:
    """What each play is worth when the other opinion of it counts for a share."""
    return {play: (1 - share) * value + share * other[play] for play, value in one.items()}


def by_open_cards(view: View, deal: DealView, contract: Contract, seen: Believed) -> dict[Action, float]:
    """What each play is worth on average when all cards are open after it."""
    worths = weigh_plays(view, deal, contract, seen.rows, declarers_point(view.rules))
    return {play: float(values @ seen.weights) for play, values in worths.items()}
