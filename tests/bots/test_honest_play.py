"""Play that goes on by what each seat knows: what that is, when it is asked for, and what it counts."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from tests.bots.test_pimc import true_world, turns
from thousand.bots.beliefs import Believed
from thousand.bots.expert import honest, play
from thousand.bots.expert.aims import aims_of
from thousand.bots.expert.effort import Effort
from thousand.bots.expert.play import choose_play
from thousand.bots.expert.sights import Sights, sights
from thousand.bots.rookie.table import played
from thousand.bots.worlds import Rows, Worlds
from thousand.core.actions import Action, Play
from thousand.core.cards import DECK
from thousand.core.rules import Rules, preset
from thousand.core.state import Match, Seat, TrickPhase
from thousand.core.talons import gives
from thousand.core.view import DealView, View, view
from thousand.solver import Layouts, Solver, open_deal, play_of

Turn = tuple[Match, TrickPhase, View, DealView]


def seen_turns(rules: Rules, seed: int) -> Iterator[Turn]:
    """The turns of a deal between beginners, with what is seen by whose turn it is."""
    for match, phase in turns(rules, Random(seed)):
        seen = view(match, phase.to_act)
        assert seen.deal is not None
        yield match, phase, seen, seen.deal


def defences(rules: Rules, seed: int) -> Iterator[Turn]:
    """The turns of the defenders."""
    for turn in seen_turns(rules, seed):
        if turn[1].to_act != turn[1].contract.declarer:
            yield turn


def alone(rows: Rows) -> Believed:
    """One world, taken for certain."""
    return Believed(rows, np.ones(1), complete=False)


def laid(found: Sights, deal: DealView, row: Rows, seat: Seat) -> Rows:
    """The hands that a seat holds possible by its sight in a world."""
    places = tuple(sorted(deal.playing))
    viewer, out = places.index(seat), DECK & ~played(deal)
    known = [int(cards) & out for cards in found.seen[0, viewer]]
    known[viewer] = int(row[viewer])
    excluded = [0 if place == viewer else int(cards) for place, cards in enumerate(found.excluded[0])]
    sizes = [int(hand).bit_count() for hand in row[: len(places)]]
    pile = out.bit_count() - sum(sizes)
    ways = Layouts(known, [*excluded, 0], [*sizes, pile], out)
    return ways.all(20_000) if ways.count <= 20_000 else ways.sample(200, 1)


@pytest.mark.parametrize("name", ["home", "classic", "polish", "club"])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_what_a_defender_is_taken_to_know_is_what_he_sees(name: str, players: int, seed: int) -> None:
    """All of it, whoever imagines it; a little more only of a gift from a talon that all have seen."""
    rules = preset(name, players)
    for match, phase, seen, deal in seen_turns(rules, seed):
        rows = true_world(match, phase)
        found = sights(seen, deal, phase.contract, rows)
        for seat in set(deal.playing) - {phase.contract.declarer}:
            worlds, ways = Worlds(view(match, seat)), laid(found, deal, rows[0], seat)
            assert all(worlds.holds(row) for row in ways[:, :3].tolist())
            shown = any(talon.cards for talon in deal.talons)
            if worlds.count <= 20_000 and not (shown and gives(rules)):
                assert len(ways) == worlds.count


@pytest.mark.parametrize("seed", range(8))
def test_a_declarer_is_taken_to_know_what_he_laid_aside(seed: int) -> None:
    for match, phase, seen, deal in seen_turns(preset("home"), seed):
        rows, declarer = true_world(match, phase), phase.contract.declarer
        found = sights(seen, deal, phase.contract, rows)
        worlds, ways = Worlds(view(match, declarer)), laid(found, deal, rows[0], declarer)
        assert all(worlds.holds(row) for row in ways[:, :3].tolist())
        assert worlds.count > 20_000 or len(ways) == worlds.count


@pytest.mark.parametrize("name", ["classic", "polish", "club"])
@pytest.mark.parametrize("seed", range(6))
def test_a_declarer_knows_what_he_gave(name: str, seed: int) -> None:
    for match, phase, seen, deal in seen_turns(preset(name), seed):
        if phase.to_act == phase.contract.declarer:
            rows = true_world(match, phase)
            ways = laid(sights(seen, deal, phase.contract, rows), deal, rows[0], phase.to_act)
            worlds = Worlds(seen)
            assert all(worlds.holds(row) for row in ways[:, :3].tolist())
            assert worlds.count > 20_000 or len(ways) == worlds.count


@pytest.mark.parametrize("seed", range(8))
def test_a_declarer_is_taken_to_know_what_he_gave_the_defender(seed: int) -> None:
    for _, phase, seen, deal in defences(preset("classic"), seed):
        rows = Worlds(seen).some(5, Random(seed))
        places = sorted(deal.playing)
        known = sights(seen, deal, phase.contract, rows).seen[:, places.index(phase.contract.declarer)]
        gift = next(gift.card for gift in deal.gifts if gift.to == seen.seat)
        assert gift is not None
        assert (known[:, places.index(phase.to_act)] >> gift & 1 == (deal.hand or 0) >> gift & 1).all()


@pytest.mark.parametrize("seed", range(12))
def test_with_open_cards_all_around_a_play_is_worth_its_value(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The points of the declarer are then those of the search, for who plays best is told all."""
    rules = preset(("classic", "home")[seed % 2])

    def open_to_all(_: View, deal: DealView, __: object, rows: Rows) -> Sights:
        seen = np.zeros((len(rows), 3, 4), np.uint32)
        seen[:, :, :3], seen[:, :, 3] = rows[:, None, :3], DECK & ~rows[0, :3].sum()
        return Sights(seen, np.zeros((len(rows), 3), np.uint32))

    monkeypatch.setattr(honest, "sights", open_to_all)
    monkeypatch.setattr(
        honest, "by_place", lambda _, deal, contract, __: declarers_point(deal, contract.declarer)
    )
    for match, phase, seen, deal in seen_turns(rules, seed):
        lot, aims, plays = Random(1), aims_of(seen, phase.contract), plays_of(seen)
        world, declares = alone(true_world(match, phase)), phase.to_act == phase.contract.declarer
        found = honest.played_honestly(seen, deal, phase.contract, world, plays, lot)
        opened, side = open_deal(match), 1 << sorted(deal.playing).index(phase.contract.declarer)
        for card, declared, points in Solver().moves(opened.position, side):
            made = points + opened.earned(side) >= phase.contract.amount
            prize = aims.made * made if declares else -aims.made * made
            assert found[play_of(rules, card, declared)] == points + prize


def plays_of(seen: View) -> list[Play]:
    """The cards that may be played."""
    return [action for action in seen.legal if isinstance(action, Play)]


def test_only_the_plays_asked_for_are_played_on() -> None:
    for match, phase, seen, deal in seen_turns(preset("classic"), 3):
        some, world = plays_of(seen)[::2], alone(true_world(match, phase))
        every = honest.played_honestly(seen, deal, phase.contract, world, plays_of(seen), Random(2))
        found = honest.played_honestly(seen, deal, phase.contract, world, some, Random(2))
        cards = {play.card for play in some}
        assert found == {play: worth for play, worth in every.items() if getattr(play, "card", -1) in cards}


def declarers_point(deal: DealView, declarer: Seat) -> list[float]:
    """A point of the declarer is worth one, of the others nothing."""
    return [float(seat == declarer) for seat in sorted(deal.playing)]


def test_it_is_asked_for_by_defenders_with_a_partner_and_in_the_first_tricks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[Seat | None, int]] = []

    def noted(seen: View, deal: DealView, *rest: object) -> dict[object, float]:
        asked.append((seen.seat, (deal.hand or 0).bit_count()))
        return dict.fromkeys(seen.legal, 0.0)

    monkeypatch.setattr(play, "played_honestly", noted)
    effort, expected = Effort().scaled(4, 8)._replace(honest=12), []
    for players in (2, 3, 4):
        for _, phase, seen, deal in seen_turns(preset("club", players), players):
            choose_play(seen, deal, phase.contract, effort, Random(0))
            cards = (deal.hand or 0).bit_count()
            if players > 2 and (cards > 5 or phase.to_act != phase.contract.declarer):
                expected.append((phase.to_act, cards))
    assert asked == expected
    assert asked


def test_it_is_not_asked_for_where_the_budget_pays_for_too_few_worlds() -> None:
    whole, tenth = Effort().scaled(64, 8), Effort().scaled(6, 8)
    assert whole.honest >= whole.honest_fewest
    assert tenth.honest < tenth.honest_fewest


def test_what_honest_play_says_decides_by_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all of the weight on it the play that it likes is made."""
    effort, chosen = Effort().scaled(4, 6)._replace(honest=12, honest_share=1.0, candidates=24), 0
    for seed in range(4):
        for _, phase, seen, deal in defences(preset("classic"), seed):
            plays = plays_of(seen)
            if len(plays) > 1:
                says: dict[Action, float] = {one: float(one == plays[-1]) for one in plays}
                monkeypatch.setattr(play, "played_honestly", lambda *_, says=says: says)
                assert choose_play(seen, deal, phase.contract, effort, Random(0)) == plays[-1]
                chosen += 1
    assert chosen > 5
