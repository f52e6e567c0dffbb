"""Actions as whole numbers: one numbering for a rule set, the same in every deal and for every seat.

The numbers stand in blocks. Those of the first six blocks are the same under all rules; how long the bids,
raises and discards are depends on the rules (`docs/reference/envs.md`).
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from thousand.core.actions import (
    BOMB,
    CLAIM,
    DARK,
    DECLARES,
    GIVES,
    LOOK,
    PASS,
    PLAYS,
    STAND,
    TRUMPS,
    WRITE_OFF,
    Action,
    Bid,
    Discard,
    Give,
    NameTrump,
    Play,
    Raise,
    Take,
)
from thousand.core.cards import DECK_SIZE, Cards
from thousand.core.errors import ThousandError
from thousand.core.phases.auction import amounts
from thousand.core.rules import Rules
from thousand.core.state import Seat
from thousand.core.talons import discard_size, lays_aside
from thousand.core.view import View
from thousand.envs.seats import opponents

_CALLS: Final[tuple[Action, ...]] = (PASS, DARK, LOOK, CLAIM, WRITE_OFF, BOMB, STAND)
_CALL_NUMBERS: Final[dict[type, int]] = {type(call): number for number, call in enumerate(_CALLS)}
_RECEIVERS: Final = 2


class Block(msgspec.Struct, frozen=True):
    """Numbers in a row that mean one kind of action: the name of the kind, the first number, how many."""

    name: str
    first: int
    count: int

    @property
    def numbers(self) -> range:
        """The numbers of the block."""
        return range(self.first, self.first + self.count)


class Numbering:
    """The numbers of all actions under some rules: `size` of them, in `blocks`."""

    def __init__(self, rules: Rules) -> None:
        self._amounts = amounts(rules)
        self._discards = _discards(discard_size(rules)) if lays_aside(rules) else ()
        self._discard_numbers = {cards: place for place, cards in enumerate(self._discards)}
        self.blocks = _blocks(len(self._amounts), len(self._discards))
        self.size = self.blocks[-1].first + self.blocks[-1].count
        self._first = {block.name: block.first for block in self.blocks}
        self._readers: dict[str, Callable[[int, tuple[Seat, ...]], Action]] = {
            "call": lambda place, others: _CALLS[place],
            "take": lambda place, others: Take(place + 1),
            "trump": lambda place, others: TRUMPS[place],
            "play": lambda place, others: PLAYS[place],
            "declare": lambda place, others: DECLARES[place],
            "give": lambda place, others: GIVES[others[place // DECK_SIZE]][place % DECK_SIZE],
            "bid": lambda place, others: Bid(self._amounts[place]),
            "raise": lambda place, others: Raise(self._amounts[place]),
            "discard": lambda place, others: Discard(self._discards[place]),
        }

    def number(self, action: Action, view: View) -> int:
        """The number of an action of the viewer; cards are given to opponents counted clockwise from him.

        Raises ThousandError `action_unnumbered` for an action that the rules never allow.
        """
        writer = _WRITERS.get(type(action))
        try:
            if writer is None:
                return _CALL_NUMBERS[type(action)]
            return writer(self, action, view)
        except (KeyError, ValueError):
            raise ThousandError("action_unnumbered") from None

    def action(self, number: int, view: View) -> Action:
        """The action of the viewer that has this number, legal or not.

        Raises ThousandError `number_unknown` where the rules have no such action.
        """
        for block in self.blocks:
            if number in block.numbers:
                others = opponents(view)
                if block.name == "give" and (number - block.first) // DECK_SIZE >= len(others):
                    break
                return self._readers[block.name](number - block.first, others)
        raise ThousandError("number_unknown", number=str(number)[:20], size=self.size)

    def legal(self, view: View) -> list[int]:
        """The numbers of what the viewer may do now, ascending; empty when it is not his turn."""
        return sorted(self.number(action, view) for action in view.legal)

    def mask(self, view: View) -> npt.NDArray[np.int8]:
        """One for each number that is legal for the viewer now, zero for the others."""
        mask = np.zeros(self.size, np.int8)
        mask[self.legal(view)] = 1
        return mask

    def _amount(self, block: str, amount: int) -> int:
        return self._first[block] + self._amounts.index(amount)

    def _give(self, action: Give, view: View) -> int:
        return self._first["give"] + DECK_SIZE * opponents(view).index(action.seat) + action.card

    def _play(self, action: Play, view: View) -> int:
        return self._first["declare" if action.declare else "play"] + action.card

    def _discard(self, action: Discard, view: View) -> int:
        return self._first["discard"] + self._discard_numbers[action.cards]

    def _bid(self, action: Bid, view: View) -> int:
        return self._amount("bid", action.amount)

    def _raise(self, action: Raise, view: View) -> int:
        return self._amount("raise", action.amount)

    def _take(self, action: Take, view: View) -> int:
        return self._first["take"] + (1, 2).index(action.talon)

    def _trump(self, action: NameTrump, view: View) -> int:
        return self._first["trump"] + action.suit


_WRITERS: Final[dict[type, Callable[[Numbering, Any, View], int]]] = {
    Take: Numbering._take,
    NameTrump: Numbering._trump,
    Play: Numbering._play,
    Give: Numbering._give,
    Bid: Numbering._bid,
    Raise: Numbering._raise,
    Discard: Numbering._discard,
}


@cache
def numbering(rules: Rules) -> Numbering:
    """The numbering of a rule set."""
    return Numbering(rules)


def _blocks(amount_count: int, discard_count: int) -> tuple[Block, ...]:
    counts = {
        "call": len(_CALLS),
        "take": 2,
        "trump": len(TRUMPS),
        "play": DECK_SIZE,
        "declare": DECK_SIZE,
        "give": DECK_SIZE * _RECEIVERS,
        "bid": amount_count,
        "raise": amount_count,
        "discard": discard_count,
    }
    blocks: list[Block] = []
    first = 0
    for name, count in counts.items():
        blocks.append(Block(name, first, count))
        first += count
    return tuple(blocks)


@cache
def _discards(size: int) -> tuple[Cards, ...]:
    """Every set of so many cards, in the order of their cards."""
    return tuple(sum(1 << card for card in cards) for cards in combinations(range(DECK_SIZE), size))
