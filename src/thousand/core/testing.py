"""What tests, fuzzing and adapters share: the laws of every match; random rules, deals, actions and games.

Chance comes from outside: a `Chooser`, which `random.Random` is.
"""

from collections.abc import Callable, Iterator, MutableSequence, Sequence
from typing import Any, Final, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from thousand.core.actions import (
    DARK,
    LOOK,
    PASS,
    Action,
    Bid,
    Bomb,
    Claim,
    Discard,
    Give,
    Play,
    WriteOff,
)
from thousand.core.cards import DECK, DECK_SIZE, SUIT_MASKS, Card, Cards, cards_of, mask_of, points_of
from thousand.core.errors import IllegalAction
from thousand.core.events import Event
from thousand.core.match import apply, begin_deal, deal, legal_actions, start, to_act
from thousand.core.rules import GROUPS, SECTIONS, Rules, check, domains
from thousand.core.seating import cards_out, layout_of
from thousand.core.state import (
    AuctionPhase,
    DarkPhase,
    DealOver,
    ExchangePhase,
    GameOver,
    Layout,
    Match,
    Phase,
    RaisePhase,
    Seat,
    Standing,
    TalonPhase,
    TrickPhase,
    TrumpPhase,
)
from thousand.core.tricks.answers import beats
from thousand.core.tricks.marriages import marriages_in
from thousand.core.view import view

_T = TypeVar("_T")
_Dealt = DarkPhase | AuctionPhase | TalonPhase
_Running = ExchangePhase | RaisePhase | TrumpPhase | TrickPhase


class Chooser(Protocol):
    """Where chance comes from; `random.Random` is one."""

    def choice(self, seq: Sequence[_T], /) -> _T:
        """One of a sequence."""

    def randrange(self, start: int, stop: int, /) -> int:
        """A whole number from `start` to below `stop`."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Puts a list into a new order."""


# Laws


def invariants(match: Match) -> list[str]:
    """The laws that the match breaks, a line each; empty for every match that the engine makes."""
    return [fault for law in _LAWS for fault in law(match)]


def _cards_in_place(match: Match) -> list[str]:
    """Each of the 24 cards is in one place."""
    if match.layout is None:
        return []
    seen: Cards = 0
    faults = []
    for pile in _piles(match, match.layout):
        faults += [f"card {card} is in two places" for card in cards_of(seen & pile)]
        seen |= pile
    return faults + [f"card {card} is nowhere" for card in cards_of(DECK & ~seen)]


def _points_in_place(match: Match) -> list[str]:
    """Points won are those of the tricks, and all points together are those of the deck."""
    phase = match.phase
    if not isinstance(phase, TrickPhase):
        return []
    faults = []
    for seat, won in enumerate(phase.won):
        taken = sum(points_of(mask_of(trick.cards)) for trick in phase.tricks if trick.winner == seat)
        if won != taken:
            faults.append(f"seat {seat} has won {won}, its tricks hold {taken}")
        if bool(phase.holders >> seat & 1) != any(trick.winner == seat for trick in phase.tricks):
            faults.append(f"seat {seat} is wrongly noted as winner of a trick")
    assert match.layout is not None
    rest = [points_of(pile) for pile in _piles(match, match.layout)[: -len(phase.tricks) or None]]
    if sum(phase.won) + sum(rest) != points_of(DECK):
        faults.append(f"{sum(phase.won)} points won and {sum(rest)} elsewhere")
    return faults


def _totals_of_lines(match: Match) -> list[str]:
    """A total is its start and the sum of its lines; each deal notes the totals that it left."""
    totals = list(match.start)
    faults = []
    for number, finished in enumerate(match.finished, 1):
        for line in finished.result.lines:
            totals[line.seat] += line.points
            if line.deal != number:
                faults.append(f"a line of deal {number} is noted for deal {line.deal}")
        if tuple(totals) != finished.result.totals:
            faults.append(f"deal {number}: lines lead to {totals}, totals are {finished.result.totals}")
    if totals != [one.total for one in match.standings]:
        faults.append(f"lines lead to {totals}")
    return faults


def _sizes_as_seen(match: Match) -> list[str]:
    """A spectator counts as many cards in each hand as there are."""
    shown = view(match, None).deal
    if shown is None:
        return []
    phase = match.phase
    hands = list(phase.hands if isinstance(phase, _Running) else match.layout.hands if match.layout else ())
    if isinstance(phase, ExchangePhase):
        hands[phase.to_act] &= ~mask_of(gift.card for gift in phase.aside.given)
    counted = tuple(hand.bit_count() for hand in hands)
    return [] if counted == shown.sizes else [f"hands of {counted} cards are seen as {shown.sizes}"]


def _standings_in_range(match: Match) -> list[str]:
    """Who is on the barrel has its figure and attempts left; nobody else has a total where one mounts."""
    return [
        f"seat {seat}: {fault}"
        for seat, standing in enumerate(match.standings)
        for fault in _standing_faults(match, standing)
    ]


def _turns_in_order(match: Match) -> list[str]:
    """While a deal runs somebody may act; a game that is over has winners."""
    faults = []
    if (match.layout is None) != isinstance(match.phase, DealOver | GameOver):
        faults.append("a deal runs without cards, or cards lie without a deal")
    if match.phase.to_act is not None and not legal_actions(match):
        faults.append("the seat to act has no legal action")
    if isinstance(match.phase, GameOver) and not match.phase.winners:
        faults.append("the game is over and nobody has won")
    if len(match.actors) != len(match.actions):
        faults.append("turns and seats do not agree")
    return faults


def _standing_faults(match: Match, standing: Standing) -> list[str]:
    game = match.rules.game
    barrel, faults = game.barrel, []
    if barrel == "off":
        if standing.barrel is not None:
            faults.append("on a barrel that there is not")
    elif standing.barrel is None:
        if barrel.at <= standing.total < game.target:
            faults.append(f"beside the barrel at {standing.total}")
    elif standing.total != barrel.at or not 0 <= standing.barrel.attempts < barrel.deals:
        faults.append(f"on the barrel at {standing.total} after {standing.barrel.attempts} attempts")
    if standing.barrel is not None and standing.barrel.sum < 0:
        faults.append("a negative sum on the barrel")
    stands = game.win_as_declarer_only and barrel == "off"
    ended = isinstance(match.phase, GameOver)
    if game.finish == "at_once" and standing.total >= game.target and not stands and not ended:
        faults.append(f"at {standing.total} and the game goes on")
    return faults


def _piles(match: Match, layout: Layout) -> list[Cards]:
    """Every place with cards, the finished tricks last."""
    phase, out = match.phase, cards_out(layout)
    if not isinstance(phase, _Running):
        return [*layout.hands, *layout.talons, out]
    picked, aside = phase.aside.picked, phase.aside
    swapped = picked and match.rules.deal.two_player_talons == "swap"
    piles = [*phase.hands, out, aside.discards]
    if swapped:
        piles.append(layout.talons[2 - picked])
    if isinstance(phase, TrickPhase):
        piles += [mask_of(phase.trick), *(mask_of(trick.cards) for trick in phase.tricks)]
    return piles


_LAWS: Final[tuple[Callable[[Match], list[str]], ...]] = (
    _cards_in_place,
    _points_in_place,
    _totals_of_lines,
    _sizes_as_seen,
    _standings_in_range,
    _turns_in_order,
)


# Random rules, deals and totals


def random_rules(rng: Chooser, players: int | None = None) -> Rules:
    """A valid rule set, every option drawn from its domain; pairs that do not go together are put right."""
    values = {name: _random_value(rng, name) for name in domains()}
    if players is not None:
        values["deal.players"] = players
    rules = _built(values)
    for problem in check(rules):
        option, value = _REPAIRS[problem.code]
        values[option] = value
    return _built(values)


def random_layout(rules: Rules, dealer: Seat, rng: Chooser) -> Layout:
    """A shuffled deck dealt out."""
    deck = list(range(DECK_SIZE))
    rng.shuffle(deck)
    return layout_of(rules, dealer, deck)


def random_totals(rules: Rules, rng: Chooser) -> tuple[int, ...]:
    """Totals to start from: often near the target, where most rules of the end of a game work."""
    target = rules.game.target
    near = (target - 1, target - 30, target - 60, target - 120, target - 200, target // 2, 0, -200)
    return tuple(rng.choice(near) for _ in range(rules.deal.players))


def _random_value(rng: Chooser, name: str) -> object:
    domain = domains()[name]
    if domain.group:
        return rng.choice(("off", "on"))
    if domain.items:
        return tuple(
            rng.choice((0, 20, 40, 60, 80, 100, 5 * rng.randrange(0, 101))) for _ in range(domain.items)
        )
    if domain.low is None or domain.high is None:
        return rng.choice(domain.values)
    usual = _USUAL.get(name, ())
    number = rng.choice((domain.low, domain.high, rng.randrange(domain.low, domain.high + 1), *usual))
    if domain.fixed_deals:
        return rng.choice((*domain.values, f"fixed_deals({number})"))
    return rng.choice((*domain.values, number, number))


def _built(values: dict[str, object]) -> Rules:
    sections: Iterator[Any] = (
        struct(**_fields(values, section, struct)) for section, struct in SECTIONS.items()
    )
    return Rules(*sections)


def _fields(values: dict[str, object], place: str, struct: type[Struct]) -> dict[str, object]:
    fields = {field: values[f"{place}.{field}"] for field in struct.__struct_fields__}
    for field, value in fields.items():
        name = f"{place}.{field}"
        if value == "on":
            fields[field] = GROUPS[name](**_fields(values, name, GROUPS[name]))
    return fields


_USUAL: Final[dict[str, tuple[int, ...]]] = {
    "game.target": (300, 500, 1000, 1000, 1000, 1001),
    "game.finish": (1, 2, 3, 12),
    "game.dump_at": (120, 555),
    "game.barrel.fall": (120, 120),
    "auction.bid_ceiling": (120, 200, 300),
    "deal.redeal_below": (13, 20),
}
_REPAIRS: Final[dict[str, tuple[str, object]]] = {
    "fall_above_barrel": ("game.barrel.fall", 120),
    "barrel_at_target": ("game.barrel", "off"),
    "dump_at_target": ("game.dump_at", "off"),
    "dump_at_barrel": ("game.dump_at", "off"),
    "lock_at_target": ("scoring.lock_at", "off"),
    "ceiling_below_minimum": ("auction.bid_ceiling", "none"),
    "dark_above_ceiling": ("auction.dark", False),
    "write_off_without_exchange": ("talon.write_off", "off"),
    "bomb_without_exchange": ("talon.bomb", "off"),
    "overtrump_without_trump": ("play.must_beat", "off"),
}


# Random actions and games


def random_action(match: Match, rng: Chooser) -> Action:
    """A legal action as a beginner might choose it: modest bids, weak cards given away."""
    legal = legal_actions(match)
    phase = match.phase
    if isinstance(phase, TrickPhase):
        return _random_play(legal, phase, rng)
    if isinstance(phase, AuctionPhase):
        return _random_call(legal, _hand_to_act(match), rng)
    if isinstance(phase, DarkPhase):
        return rng.choice(_ANSWERS)
    if isinstance(phase, ExchangePhase):
        return _random_exchange(legal, rng)
    if isinstance(phase, RaisePhase):
        return rng.choice((legal[0], legal[0], *legal[:3]))
    if isinstance(phase, TrumpPhase):
        held = marriages_in(phase.hands[phase.to_act]) or _longest(phase.hands[phase.to_act])
        return legal[rng.choice(held)]
    return rng.choice(legal)


def random_match(rules: Rules, rng: Chooser, max_deals: int, totals: Sequence[int] = ()) -> Match:
    """A game of beginners, to its end or until `max_deals` deals are over, annulled ones included."""
    match = start(rules, rng.randrange(0, rules.deal.players), totals or None)
    while isinstance(match.phase, DealOver) and len(match.finished) < max_deals:
        match = play_deal(deal(match, random_layout(rules, match.dealer, rng)).match, rng)
    return match


def play_deal(match: Match, rng: Chooser) -> Match:
    """The match after the running deal, played by beginners."""
    while (seat := to_act(match)) is not None:
        match = apply(match, seat, random_action(match, rng)).match
    return match


_ANSWERS: Final[tuple[Action, ...]] = (DARK, LOOK, LOOK)


def _random_play(legal: tuple[Action, ...], phase: TrickPhase, rng: Chooser) -> Action:
    declared = [action for action in legal if isinstance(action, Play) and action.declare]
    if declared and rng.randrange(0, 8):
        return rng.choice(declared)
    if isinstance(legal[-1], Claim) and rng.randrange(0, 4) == 0:
        return legal[-1]
    plays = [action for action in legal if isinstance(action, Play) and not action.declare]
    if rng.randrange(0, 6) == 0:
        return rng.choice(plays)
    if not phase.trick:
        return min(plays, key=_rank)
    taking = [play for play in plays if beats(play.card, phase.best, phase.trump)]
    return min(taking, key=_rank) if taking else max(plays, key=_rank)


def _random_call(legal: tuple[Action, ...], hand: Cards, rng: Chooser) -> Action:
    if isinstance(legal[-1], Claim) and rng.randrange(0, 4) == 0:
        return legal[-1]
    bids = [action for action in legal[:8] if isinstance(action, Bid)]
    wanted = 40 + points_of(hand) + 40 * len(marriages_in(hand))
    if PASS not in legal:
        return rng.choice((bids[0], bids[0], rng.choice(bids)))
    if bids and bids[0].amount <= wanted and rng.randrange(0, 4):
        return rng.choice((bids[0], bids[0], rng.choice(bids)))
    return PASS


def _random_exchange(legal: tuple[Action, ...], rng: Chooser) -> Action:
    offers = [action for action in legal[-2:] if isinstance(action, WriteOff | Bomb)]
    if offers and rng.randrange(0, 5) == 0:
        return rng.choice(offers)
    some = [rng.choice(legal[: len(legal) - len(offers)]) for _ in range(8)]
    return min(some, key=_worth)


def _hand_to_act(match: Match) -> Cards:
    assert match.layout is not None
    assert match.phase.to_act is not None
    return match.layout.hands[match.phase.to_act]


def _longest(hand: Cards) -> tuple[int, ...]:
    lengths = [(hand & mask).bit_count() for mask in SUIT_MASKS]
    return (lengths.index(max(lengths)),)


def _rank(play: Play) -> int:
    return play.card % 6


def _worth(action: Action) -> int:
    if isinstance(action, Give):
        return points_of(1 << action.card)
    return points_of(action.cards) if isinstance(action, Discard) else 0


# The same story with other cards


def retell(match: Match, layout: Layout, actions: Sequence[Action]) -> tuple[Match, tuple[Event, ...]] | None:
    """The running deal again with other cards and actions of the same seats; None when one is not legal.

    The events are those of the whole deal from its beginning.
    """
    before = replace(match, phase=DealOver(), layout=None, actors=b"", actions=())
    step = begin_deal(before, layout)
    told, heard = step.match, step.events
    for seat, action in zip(match.actors, actions, strict=True):
        try:
            step = apply(told, seat, action)
        except IllegalAction:
            return None
        told, heard = step.match, heard + step.events
    return told, heard


def redeal(match: Match, seat: Seat | None, rng: Chooser, tries: int = 12) -> Match | None:
    """The same public story of the running deal with other cards where a seat (None: a spectator) cannot see.

    Pairs of cards change places as long as every action stays legal and what is declared stays the
    same. None when no deal runs or nothing could be changed.
    """
    if match.layout is None:
        return None
    told = match
    for _ in range(tries):
        assert told.layout is not None
        free = _free_cards(told, told.layout, seat)
        pair = rng.choice(free), rng.choice(free)
        layout = _swapped_layout(told.layout, *pair)
        actions = [_swapped_action(told, seat, action, pair) for action in told.actions]
        other = retell(told, layout, actions)
        if other is not None and _same_story(other[0], match):
            told = other[0]
    return None if (told.layout, told.actions) == (match.layout, match.actions) else told


def _free_cards(match: Match, layout: Layout, viewer: Seat | None) -> list[Card]:
    """The cards whose place in the deal the viewer cannot know; told apart from the view, which it tests."""
    known: Cards = 0
    phase = match.phase
    if viewer is not None and not _blind(phase, viewer):
        known |= layout.hands[viewer]
    if isinstance(phase, _Running):
        known |= _known_talons(match, phase, layout, viewer)
    return list(cards_of(DECK & ~known))


def _blind(phase: Phase, seat: Seat) -> bool:
    """Whether a seat has not looked at its cards."""
    if isinstance(phase, DarkPhase):
        return seat == phase.to_act
    return isinstance(phase, AuctionPhase) and phase.dark and seat == phase.bidder


def _known_talons(match: Match, phase: _Running, layout: Layout, viewer: Seat | None) -> Cards:
    contract, shown = phase.contract, match.rules.talon.talon_shown
    hidden = contract.dark or shown == "never" or (shown == "contested" and contract.forced)
    known: Cards = 0
    for number, talon in enumerate(layout.talons, 1):
        mine = phase.aside.picked in (0, number)
        if not mine and match.rules.deal.two_player_talons == "swap":
            continue
        owner = contract.declarer if mine else 1 - contract.declarer
        known |= talon if owner == viewer or not hidden else 0
    return known


def _swapped_layout(layout: Layout, one: Card, other: Card) -> Layout:
    def swapped(cards: Cards) -> Cards:
        return mask_of(_other(card, one, other) for card in cards_of(cards))

    return Layout(tuple(map(swapped, layout.hands)), tuple(map(swapped, layout.talons)))


def _other(card: Card, one: Card, other: Card) -> Card:
    return {one: other, other: one}.get(card, card)


def _swapped_action(match: Match, viewer: Seat | None, action: Action, pair: tuple[Card, Card]) -> Action:
    """An action with its hidden cards swapped; what the viewer knows stays."""
    phase = match.phase
    declarer = phase.contract.declarer if isinstance(phase, _Running) else None
    if viewer == declarer:
        return action
    if isinstance(action, Discard):
        return Discard(mask_of(_other(card, *pair) for card in cards_of(action.cards)))
    if isinstance(action, Give) and (action.seat != viewer or isinstance(phase, ExchangePhase)):
        return Give(_other(action.card, *pair), action.seat)
    return action


def _same_story(one: Match, other: Match) -> bool:
    """Whether two matches have come to the same phase, with the same declarations."""
    if isinstance(one.phase, TrickPhase) and isinstance(other.phase, TrickPhase):
        return one.phase.declared == other.phase.declared
    return type(one.phase) is type(other.phase)
