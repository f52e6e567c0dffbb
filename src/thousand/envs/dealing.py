"""A deal whose cards come one by one, as a game with explicit chance wants them."""

from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from thousand.core.actions import Action
from thousand.core.cards import DECK, DECK_POINTS, DECK_SIZE, Card, cards_of, mask_of
from thousand.core.match import apply, deal, start, to_act
from thousand.core.phases.auction import amounts
from thousand.core.phases.dark import asked
from thousand.core.rules import Rules
from thousand.core.seating import deal_sizes, layout_of, player_count
from thousand.core.state import Layout, Match, Seat
from thousand.core.talons import tricks_in_deal
from thousand.core.testing import redeal
from thousand.core.tricks.marriages import all_marriages
from thousand.core.view import view
from thousand.envs.numbering import numbering

# The dark, a pass of each but the last, a talon taken, two gifts, a raise, trump named.
_OTHER_TURNS: Final = 9
_MOST_ADDED: Final = 20
_MOST_ROUNDED: Final = 10
SWAPS: Final = 24


class Moment(msgspec.Struct, frozen=True):
    """A deal at a moment: the cards dealt so far, and the match once there are enough (None before)."""

    rules: Rules
    dealer: Seat
    dealt: tuple[Card, ...] = ()
    match: Match | None = None

    def __deepcopy__(self, memo: object) -> "Moment":
        """Itself: it never changes."""
        return self

    def undealt(self) -> tuple[Card, ...]:
        """The cards that can be dealt next, each as likely as another."""
        return cards_of(DECK & ~mask_of(self.dealt))

    def with_card(self, card: Card) -> "Moment":
        """The moment after one more card; the hands from forehand on come first, then the talon."""
        dealt = (*self.dealt, card)
        if len(dealt) < cards_to_deal(self.rules):
            return replace(self, dealt=dealt)
        deck = (*dealt, *cards_of(DECK & ~mask_of(dealt)))
        layout = layout_of(self.rules, self.dealer, deck)
        return replace(self, dealt=dealt, match=deal(start(self.rules, self.dealer), layout).match)

    def after(self, action: Action) -> "Moment":
        """The moment after an action of the seat to act; IllegalAction when it may not."""
        assert self.match is not None
        seat = to_act(self.match)
        assert seat is not None
        return replace(self, match=apply(self.match, seat, action).match)

    def history_as_seen_by(self, seat: Seat, lot: Random) -> list[int]:
        """A history of cards dealt and action numbers that a seat cannot tell from this one, by lot."""
        if self.match is None:
            return lot.sample(range(DECK_SIZE), len(self.dealt))
        layout, actions = self._told_anew(self.match, seat, lot)
        steps = list(cards_in_order(self.rules, self.dealer, layout))
        moment = Moment(self.rules, self.dealer)
        for card in steps:
            moment = moment.with_card(card)
        for action in actions:
            assert moment.match is not None
            actor = to_act(moment.match)
            steps.append(numbering(self.rules).number(action, view(moment.match, actor)))
            moment = moment.after(action)
        return steps

    def _told_anew(self, match: Match, seat: Seat, lot: Random) -> tuple[Layout, tuple[Action, ...]]:
        """The deal with hidden cards changed; as it was where none can be, or it is over and open to all."""
        if match.layout is None:
            return match.finished[-1].layout, match.finished[-1].actions
        told = redeal(match, seat, lot, SWAPS) or match
        return told.layout or match.layout, told.actions


def cards_in_order(rules: Rules, dealer: Seat, layout: Layout) -> tuple[Card, ...]:
    """The cards of a layout in an order in which `with_card` deals it."""
    count = player_count(rules)
    hands = [layout.hands[(dealer + step) % count] for step in range(1, count + 1)]
    cards = [card for pile in (*hands, *layout.talons) for card in cards_of(pile)]
    return tuple(cards[: cards_to_deal(rules)])


def cards_to_deal(rules: Rules) -> int:
    """How many cards are drawn: where all are dealt, those left over are the last talon."""
    size, talon, talons = deal_sizes(rules)
    hands = min(player_count(rules), 3)
    needed = hands * size + talons * talon
    return needed - talon if needed == DECK_SIZE else needed


def most_turns(rules: Rules) -> int:
    """No deal has more turns than this."""
    return len(amounts(rules)) + _OTHER_TURNS + tricks_in_deal(rules) * min(player_count(rules), 3)


def bounds(rules: Rules) -> tuple[int, int]:
    """The least and the most that a preset's first deal moves a total by; points."""
    times = 2 if asked(rules) else 1
    most_earned = DECK_POINTS + all_marriages(rules) + _MOST_ROUNDED
    top = amounts(rules)[-1]
    return -times * (top + _MOST_ADDED), times * max(top, most_earned)
