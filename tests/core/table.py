"""Deals with cards of one's choice, turns written as in a record, settlements from hand-made figures."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from thousand.core.actions import write_action
from thousand.core.cards import DECK, cards_of, mask_of, read_cards
from thousand.core.errors import IllegalAction
from thousand.core.match import apply, deal, legal_actions, refusal, start, to_act
from thousand.core.rules import Rules, change, preset
from thousand.core.scoring import settle
from thousand.core.seating import deal_sizes
from thousand.core.state import (
    Aside,
    Contract,
    DealResult,
    Declared,
    Layout,
    Match,
    OnBarrel,
    Outcome,
    Standing,
    Trick,
    TrickPhase,
)


def rules(name: str = "classic", players: int = 3, **changes: object) -> Rules:
    """A preset with changes, `game__barrel__deals=2` for `game.barrel.deals`."""
    return change(preset(name, players), {key.replace("__", "."): value for key, value in changes.items()})


def layout(
    chosen: Rules, hands: Mapping[int, str] = {}, talons: Sequence[str] = (), dealer: int | None = None
) -> Layout:
    """A deal with some cards where one wants them; the rest is filled up, the strongest spades first."""
    count = chosen.deal.players
    size, talon_size, talon_count = deal_sizes(chosen)
    idle = dealer if count == 4 else None
    places = [read_cards(hands.get(seat, "")) for seat in range(count)]
    places += [read_cards(talons[place]) if place < len(talons) else 0 for place in range(talon_count)]
    sizes = [0 if seat == idle else size for seat in range(count)] + [talon_size] * talon_count
    rest = list(cards_of(DECK & ~mask_of(card for place in places for card in cards_of(place))))
    for place, wanted in enumerate(sizes):
        while places[place].bit_count() < wanted:
            places[place] |= 1 << rest.pop(0)
    return Layout(tuple(places[:count]), tuple(places[count:]))


def dealt(
    chosen: Rules,
    hands: Mapping[int, str] = {},
    talons: Sequence[str] = (),
    dealer: int | None = None,
    totals: Sequence[int] | None = None,
) -> Match:
    """A match with a deal begun; the last seat deals unless told otherwise, so that seat 0 is forehand."""
    dealer = chosen.deal.players - 1 if dealer is None else dealer
    return deal(start(chosen, dealer, totals), layout(chosen, hands, talons, dealer)).match


def do(match: Match, *turns: str) -> Match:
    """The match after turns written as `0 bid 100`, each of the seat to act and legal."""
    for turn in turns:
        seat, _, text = turn.partition(" ")
        assert to_act(match) == int(seat), f"{turn}: seat {to_act(match)} is to act"
        found = {write_action(action): action for action in legal_actions(match)}
        assert text in found, f"{turn}: legal are {sorted(found)[:12]}"
        match = apply(match, int(seat), found[text]).match
    return match


def legal(match: Match) -> list[str]:
    """What the seat to act may do, as text."""
    return [write_action(action) for action in legal_actions(match)]


def words(match: Match, verb: str) -> list[str]:
    """The arguments of a verb that are legal."""
    return [text.partition(" ")[2] for text in legal(match) if text.partition(" ")[0] == verb]


def code(match: Match, action: object) -> str | None:
    """The code with which an action of the seat to act is refused."""
    seat = to_act(match)
    assert seat is not None
    problem: IllegalAction | None = refusal(match, seat, action)  # type: ignore[arg-type]
    return None if problem is None else problem.code


def played_out(match: Match) -> Match:
    """The match after the deal, every seat doing the first thing that it may."""
    while (seat := to_act(match)) is not None:
        match = apply(match, seat, legal_actions(match)[0]).match
    return match


def on_barrel(attempts: int = 0, aside: int = 0, at: int = 880, leavings: int = 0) -> Standing:
    """A standing on the barrel."""
    return Standing(at, OnBarrel(attempts, aside), leavings=leavings)


def settled(
    chosen: Rules,
    earned: Sequence[int],
    standings: Sequence[Standing | int] = (),
    *,
    contract: int = 100,
    declarer: int = 0,
    dark: bool = False,
    dealer: int = 2,
    outcome: Outcome = "played",
    declared: tuple[Declared, ...] = (),
    tricks: tuple[Trick, ...] = (),
    discards: str = "",
    talons: Sequence[str] = (),
    before: Match | None = None,
) -> Match:
    """The match after a deal in which each seat won tricks of so many points."""
    count = chosen.deal.players
    given = standings or (0,) * count
    whole = [one if isinstance(one, Standing) else Standing(one) for one in given]
    match = before or start(chosen, dealer)
    match = replace(match, standings=tuple(whole)) if standings or before is None else match
    cards = layout(chosen, {}, talons, match.dealer)
    promise = Contract(declarer, contract, dark, False)
    if outcome != "played":
        return settle.settle_given_up(match, cards, promise, outcome)
    aside = Aside(0, (), read_cards(discards), cards.talons)
    hands = (0,) * count
    phase = TrickPhase(0, promise, hands, aside, None, 0, (), 0, 0, tuple(earned), 0, tricks, declared)
    return settle.settle_played(match, cards, phase)


def result(match: Match) -> DealResult:
    """The figures of the last deal."""
    return match.finished[-1].result


def totals(match: Match) -> list[int]:
    """The totals of all seats."""
    return [one.total for one in match.standings]


def scores(match: Match) -> list[int]:
    """What was written for the last deal."""
    return list(result(match).scores)


def marks(match: Match) -> list[str]:
    """What happened to the standings in the last deal, as `0 barrel`."""
    return [f"{seat} {mark}" for seat, mark in result(match).marks]
