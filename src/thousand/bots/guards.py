"""What any card player would find silly is not done where something else is as good.

A guard looks at the choices whose worth lies within noise of the best and at nothing else, and it leaves at
least one of them; so it costs no strength that the worlds could tell of, and never makes an illegal action.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from thousand.bots.rights import may_declare
from thousand.core.actions import Action, Give, Play
from thousand.core.cards import MARRIAGE_MASKS, POINTS, SUIT_OF, Card, Cards, Suit
from thousand.core.state import Seat
from thousand.core.tricks.answers import beats
from thousand.core.tricks.marriages import automatic
from thousand.core.view import DealView, View

_SURE_POINTS: Final = 10
_DOUBT: Final = 1.0

Worths: TypeAlias = NDArray[np.float64]
Plays: TypeAlias = Sequence[Play]
Gifts: TypeAlias = Sequence[tuple[Give, ...]]
Choice = TypeVar("Choice")


class Trick(msgspec.Struct, frozen=True):
    """The trick on the table for the player to act.

    `last` tells that nobody plays after him, `lost` that an enemy takes the trick unless he does now.
    """

    hand: Cards
    trump: Suit | None
    best: Card | None
    points: int
    last: bool
    lost: bool


def near_best(worths: Mapping[Choice, Worths], doubt: float = _DOUBT) -> list[Choice]:
    """The choices that are, within noise, as good as the best; the best first.

    Noise is so many standard errors of the difference to the best over the worlds. Where a choice is worse by
    the same in every world there is no noise.
    """
    best = max(worths, key=lambda choice: float(worths[choice].mean()))
    number = max(1, len(worths[best]))

    def near(choice: Choice) -> bool:
        short = worths[best] - worths[choice]
        return bool(short.mean() <= doubt * short.std() / number**0.5 + 1e-9)

    return sorted(filter(near, worths), key=lambda choice: -float(worths[choice].mean()))


def guarded_play(view: View, deal: DealView, worths: Mapping[Action, Worths]) -> Action:
    """The best play, or one as good within noise that no guard objects to."""
    return guarded_plays(view, deal, worths)[0]


def guarded_plays(view: View, deal: DealView, worths: Mapping[Action, Worths]) -> list[Play]:
    """The plays that are as good as the best within noise and that no guard objects to, the best first."""
    plays = [action for action in near_best(worths) if isinstance(action, Play)]
    trick = trick_of(view, deal)
    for guard in PLAY_GUARDS:
        plays = list(guard(view, deal, trick, plays)) or plays
    return plays


def trick_of(view: View, deal: DealView) -> Trick:
    """What the guards ask of the trick on the table."""
    best: Card | None = None
    taker: Seat | None = None
    for seat, card in deal.trick:
        if best is None or beats(card, best, deal.trump):
            best, taker = card, seat
    declarer = deal.contract.declarer if deal.contract else None
    last = len(deal.trick) == len(deal.playing) - 1
    foe = taker is not None and declarer in (taker, view.seat)
    points = sum(POINTS[card] for _, card in deal.trick)
    lost = foe and (last or declarer == view.seat)
    return Trick(deal.hand or 0, deal.trump, best, points, last, lost)


def announces(view: View, deal: DealView, trick: Trick, plays: Plays) -> Plays:
    """A marriage that may be declared is declared."""
    if trick.best is not None:
        return plays
    return [play for play in plays if play.declare or _declares_silently(view, deal, play.card)]


def takes_sure_points(view: View, deal: DealView, trick: Trick, plays: Plays) -> Plays:
    """Points that an enemy would get are taken by the last to play who can."""
    if not (trick.last and trick.lost) or trick.points < _SURE_POINTS:
        return plays
    return [play for play in plays if _takes(trick, play.card)]


def throws_nothing_dear(view: View, deal: DealView, trick: Trick, plays: Plays) -> Plays:
    """A trick that an enemy takes gets no trump, no points, no half of a pair if a poorer card will do."""
    if not trick.lost or any(_takes(trick, play.card) for play in plays):
        return plays
    least = min(_dearness(trick, play.card) for play in plays)
    return [play for play in plays if _dearness(trick, play.card) == least]


def feeds_no_marriage(view: View, hand: Cards, gifts: Gifts) -> Gifts:
    """No king or queen is given away whose mate may wait for it elsewhere."""
    return [some for some in gifts if not any(_feeds(view, hand, gift.card) for gift in some)]


def gives_cheap(view: View, hand: Cards, gifts: Gifts) -> Gifts:
    """Of gifts that are as good those of the fewest points."""
    least = min(sum(POINTS[gift.card] for gift in some) for some in gifts)
    return [some for some in gifts if sum(POINTS[gift.card] for gift in some) == least]


def guarded_gifts(view: View, hand: Cards, gifts: Gifts) -> tuple[Give, ...]:
    """Of ways to give cards that are as good, the best first, one that no guard objects to."""
    for guard in GIFT_GUARDS:
        gifts = list(guard(view, hand, gifts)) or gifts
    return gifts[0]


def _declares_silently(view: View, deal: DealView, card: Card) -> bool:
    """Whether leading a card declares a marriage though nothing is said."""
    if not automatic(view.rules) or deal.contract is None:
        return False
    pair = MARRIAGE_MASKS[SUIT_OF[card]]
    has_trick = any(trick.winner == view.seat for trick in deal.tricks)
    held = bool(pair >> card & 1) and (deal.hand or 0) & pair == pair
    return held and may_declare(view.rules, view.seat != deal.contract.declarer, has_trick)


def _takes(trick: Trick, card: Card) -> bool:
    return trick.best is None or beats(card, trick.best, trick.trump)


def _dearness(trick: Trick, card: Card) -> tuple[bool, bool, int]:
    """Half of a pair in hand first, then trumps, then points."""
    pair = MARRIAGE_MASKS[SUIT_OF[card]]
    paired = bool(pair >> card & 1) and trick.hand & pair == pair
    return paired, SUIT_OF[card] == trick.trump, POINTS[card]


def _feeds(view: View, hand: Cards, card: Card) -> bool:
    mate = MARRIAGE_MASKS[SUIT_OF[card]] & ~(1 << card)
    lone = mate.bit_count() == 1 and not hand & mate
    return lone and may_declare(view.rules, True, True)


PLAY_GUARDS: Final[tuple[Callable[[View, DealView, Trick, Plays], Plays], ...]] = (
    announces,
    takes_sure_points,
    throws_nothing_dear,
)
GIFT_GUARDS: Final[tuple[Callable[[View, Cards, Gifts], Gifts], ...]] = (feeds_no_marriage, gives_cheap)
