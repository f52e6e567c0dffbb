"""Foresight at the end of a deal: it promises no more than a player earns who does not see the cards."""

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from tests.bots.test_pimc import turns
from thousand.bots.beliefs import Believed
from thousand.bots.beliefs.weights import told_by_plays
from thousand.bots.expert.aims import aims_of, needed
from thousand.bots.expert.foresight import foreseen
from thousand.bots.expert.play import by_open_cards
from thousand.bots.worlds import Worlds
from thousand.core.actions import Action, Play
from thousand.core.cards import POINTS
from thousand.core.match import advance, to_act
from thousand.core.rules import preset
from thousand.core.state import Match, TrickPhase
from thousand.core.view import view
from thousand.solver import Solver, open_deal, play_of

CARDS = 4


def worlds_of(match: Match, begun: int) -> Believed:
    """The worlds of the seat on turn, as likely as what others played since turn `begun` tells."""
    assert isinstance(match.phase, TrickPhase)
    seat = match.phase.to_act
    seen = view(match, seat)
    assert seen.deal is not None
    rows = Worlds(seen).some(400, Random(1))
    others = sum(actor != seat for actor in match.actors[begun:])
    weights = np.exp(told_by_plays(seen, seen.deal, rows, others))
    return Believed(rows, weights / weights.sum(), complete=True)


def values(match: Match, begun: int, ahead: bool) -> dict[Action, float]:
    """What each play is worth by foresight, or with open cards."""
    assert isinstance(match.phase, TrickPhase)
    seen, contract = view(match, match.phase.to_act), match.phase.contract
    assert seen.deal is not None
    if not ahead:
        return by_open_cards(seen, seen.deal, contract, worlds_of(match, begun))
    return foreseen(seen, seen.deal, contract, worlds_of(match, begun), nodes=0)


def chosen(match: Match, begun: int) -> Action:
    """What the seat on turn plays by foresight."""
    found = values(match, begun, ahead=True)
    return max(found, key=lambda play: found[play])


def best(match: Match) -> Action:
    """What a player plays who sees all cards."""
    assert isinstance(match.phase, TrickPhase)
    opened, seat = open_deal(match), match.phase.to_act
    declarer = match.phase.contract.declarer
    others = [one for one in opened.seats if one != declarer]
    side = opened.side(declarer) if seat == declarer else opened.side(*others)
    card, declared, _ = max(
        Solver().moves(opened.position, side), key=lambda move: (move[2], move[1], -POINTS[move[0]])
    )
    play = play_of(match.rules, card, declared)
    return play if play in view(match, seat).legal else Play(card)


def result(match: Match, seat: int, begun: int) -> float:
    """What the declarer makes of the end of a deal against players who see all cards."""
    assert isinstance(match.phase, TrickPhase)
    aims = aims_of(view(match, seat), match.phase.contract)
    amount = match.phase.contract.amount
    while to_act(match) is not None:
        match = advance(match, chosen(match, begun) if to_act(match) == seat else best(match)).match
    earned = match.finished[-1].result.earned[seat]
    return aims.made * (earned >= amount) + aims.declarer * earned


def realised(match: Match, play: Action) -> float:
    """What a play really brings on average when each world in turn is the case."""
    assert isinstance(match.phase, TrickPhase)
    seat, begun = match.phase.to_act, len(match.actions)
    results = []
    for row in worlds_of(match, begun).rows.tolist():
        world = replace(match, phase=replace(match.phase, hands=tuple(row[: len(match.phase.hands)])))
        results.append(result(advance(world, play).match, seat, begun))
    return float(np.mean(results))


def ends(number: int) -> list[Match]:
    """Declarers on turn with a few cards, a contract in the balance, and worlds to choose between."""
    found: list[Match] = []
    seed = 0
    while len(found) < number:
        seed += 1
        for match, phase in turns(preset(), Random(seed)):
            seat = phase.to_act
            if seat == phase.contract.declarer and phase.hands[seat].bit_count() == CARDS:
                end = balanced(match)
                worlds = Worlds(view(end, seat)).count
                if 4 <= worlds <= 40 and not phase.trick and phase.trump is not None:
                    found.append(end)
    return found


def balanced(match: Match) -> Match:
    """The same end with a contract of what open cards allow."""
    assert isinstance(match.phase, TrickPhase)
    phase = match.phase
    amount = open_deal(match).value(Solver(), phase.contract.declarer)
    return replace(match, phase=replace(phase, contract=replace(phase.contract, amount=max(amount, 60))))


def test_promises_what_it_earns_where_open_cards_promise_more() -> None:
    """A choice that open cards make rightly in every world is a guess to a player who does not see them."""
    compared, by_foresight, by_sight = 0, 0.0, 0.0
    for match in ends(30):
        assert isinstance(match.phase, TrickPhase)
        begun, opened = len(match.actions), open_deal(match)
        banked = opened.earned(opened.side(match.phase.to_act))
        point = aims_of(view(match, match.phase.to_act), match.phase.contract).declarer
        ahead, sight = (values(match, begun, one) for one in (True, False))
        for play, value in ahead.items():
            if sight[play] > value + point * banked + 8 and compared < 10:
                truth = realised(match, play)
                compared += 1
                by_foresight += abs(value + point * banked - truth)
                by_sight += abs(sight[play] - truth)
    assert compared >= 4
    assert by_foresight < by_sight / 2


@pytest.mark.parametrize("seed", range(20))
def test_knows_what_the_declarer_needs(seed: int) -> None:
    rng = Random(seed)
    for match, phase in turns(preset(("classic", "home", "polish", "club")[seed % 4]), rng):
        seen = view(match, phase.to_act)
        assert seen.deal is not None
        declarer = phase.contract.declarer
        if phase.to_act != declarer:
            continue
        rows = Worlds(seen).some(1, rng)
        banked = open_deal(match).earned(open_deal(match).side(declarer))
        assert needed(seen, seen.deal, phase.contract, rows)[0] == phase.contract.amount - banked
