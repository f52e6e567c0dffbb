"""A game in progress: the match, the table, what has been heard; every change is kept at once."""

from typing import TypeAlias

import msgspec

from thousand.cli.play.decks import Decks
from thousand.cli.play.keeping import Keeper
from thousand.cli.play.retrace import before_last_decision, footsteps
from thousand.cli.play.table import Table
from thousand.core.actions import Action
from thousand.core.events import Event
from thousand.core.match import apply, deal
from thousand.core.seating import layout_of
from thousand.core.state import Match, Seat
from thousand.core.step import Step

Place: TypeAlias = tuple[int, int]


class Heard(msgspec.Struct, frozen=True):
    """Something that happened, and where in the game: the deal's number and the turns taken in it."""

    place: Place
    event: Event


class Game:
    """A game that goes on: cards are dealt into it, actions move it, and it can be taken back."""

    def __init__(self, table: Table, match: Match, keeper: Keeper) -> None:
        self.table = table
        self.match = match
        self.story: list[Heard] = []
        self._keeper = keeper
        self._decks = Decks(table.seed)
        self._decks.remember(match)
        self._tell_again()
        self._keep()

    def deal(self) -> None:
        """Deals the next hands."""
        number = len(self.match.finished) + 1
        deck = self._decks.deck(number)
        self._move(deal(self.match, layout_of(self.match.rules, self.match.dealer, deck)), (number, 0))

    def act(self, seat: Seat, action: Action) -> None:
        """Does what a seat chose; raises IllegalAction and changes nothing when the rules forbid it."""
        step = apply(self.match, seat, action)
        self._move(step, (len(self.match.finished) + 1, len(self.match.actions) + 1))

    def take_back(self) -> bool:
        """Goes back to the last decision of a person; False when there is none."""
        before = before_last_decision(self.match, self.table.people)
        if before is None:
            return False
        self._decks.remember(self.match)
        self.match = before
        place = _place(before)
        self.story = [heard for heard in self.story if heard.place <= place]
        self._keep()
        return True

    def _move(self, step: Step, place: Place) -> None:
        self.match = step.match
        self.story += [Heard(place, event) for event in step.events]
        self._keep()

    def _keep(self) -> None:
        self._keeper.keep(self.table, self.match)

    def _tell_again(self) -> None:
        """Hears a game that was kept again from its first deal."""
        for footstep in footsteps(self.match):
            turns = len(footstep.before.actions) + 1 if footstep.actor is not None else 0
            place = (len(footstep.before.finished) + 1, turns)
            self.story += [Heard(place, event) for event in footstep.heard]


def _place(match: Match) -> Place:
    return len(match.finished) + 1, len(match.actions)
