"""A second reading of the rules: a finished deal told anew from its cards and turns, plainly and slowly."""

from thousand.core.actions import (
    Action,
    Bid,
    Bomb,
    Claim,
    Dark,
    Discard,
    Give,
    NameTrump,
    Pass,
    Play,
    Raise,
    Take,
    WriteOff,
)
from thousand.core.cards import NAMES, cards_of
from thousand.core.rules import Rules
from thousand.core.state import FinishedDeal

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
STRENGTH = "9JQKTA"
SUITS = "SCDH"


class Told:
    """What a deal came to: outcome, declarer, contract, and what each seat earned."""

    def __init__(self, rules: Rules, finished: FinishedDeal) -> None:
        self.rules = rules
        self.players = rules.deal.players
        self.dealer = finished.dealer
        self.sitter = self.dealer if self.players == 4 else None
        self.forehand = (self.dealer + 1) % self.players
        self.hands = [{NAMES[card] for card in cards_of(hand)} for hand in finished.layout.hands]
        self.talons = [{NAMES[card] for card in cards_of(talon)} for talon in finished.layout.talons]
        self.dealt_talons = [set(talon) for talon in self.talons]
        self.turns = list(zip(finished.actors, finished.actions, strict=True))
        self.declarer: int | None = None
        self.contract = 0
        self.dark = False
        self.outcome = "played"
        self.discards: set[str] = set()
        self.trump: str | None = None
        self.tricks: list[tuple[int, set[str]]] = []
        self.marriages: list[tuple[int, int, int]] = []
        self.gifts: list[tuple[int, str]] = []
        self.table: list[tuple[int, str]] = []
        self._auction()
        if self.outcome == "played":
            self._take_talon(0)
            for seat, action in self.turns:
                self._turn(seat, action)

    @property
    def size(self) -> int:
        return min(self.players, 3)

    def _auction(self) -> None:
        bids = [
            (seat, 120 if isinstance(action, Dark) else action.amount, isinstance(action, Dark))
            for seat, action in self.turns
            if isinstance(action, Bid | Dark)
        ]
        passes = sum(isinstance(action, Pass) for _, action in self.turns)
        if any(isinstance(action, Claim) for _, action in self.turns):
            self.outcome = "annulled"
        elif bids:
            self.declarer, self.contract, self.dark = bids[-1]
        elif passes == self.size and self.rules.auction.all_pass == "redeal":
            self.outcome = "annulled"
        else:
            self.declarer, self.contract = self.forehand, self.rules.auction.minimum_bid

    def _take_talon(self, number: int) -> None:
        if self.players > 2 and self.declarer is not None:
            self.hands[self.declarer] |= self.talons[number]
            self.talons = []

    def _turn(self, seat: int, action: Action) -> None:
        match action:
            case Take(number):
                self._take_one(seat, number - 1)
            case WriteOff():
                self.outcome = "write_off"
            case Bomb():
                self.outcome = "bomb"
            case Give(card, to):
                self.gifts.append((to, NAMES[card]))
                self.hands[seat].remove(NAMES[card])
                self.hands[to].add(NAMES[card])
            case Discard(cards):
                self.discards = {NAMES[card] for card in cards_of(cards)}
                self.hands[seat] -= self.discards
                if self.players == 2:
                    self.talons.append(self.discards)
            case Raise(amount):
                self.contract = amount
            case NameTrump(suit):
                self.trump = SUITS[suit]
            case Play():
                self._play(seat, action)

    def _take_one(self, seat: int, place: int) -> None:
        self.hands[seat] |= self.talons.pop(place)
        if self.rules.deal.two_player_talons == "one_each":
            self.hands[1 - seat] |= self.talons.pop()

    def _play(self, seat: int, action: Play) -> None:
        card = NAMES[action.card]
        if not self.table:
            self._declare(seat, card, action.declare)
        self.hands[seat].remove(card)
        self.table.append((seat, card))
        if len(self.table) == self.size:
            self.tricks.append((self._winner(), {one for _, one in self.table}))
            self.table = []

    def _declare(self, seat: int, card: str, word: bool) -> None:
        play, mine = self.rules.play, self.hands[seat]
        if play.defender_marriages == "none" and seat != self.declarer:
            return
        has_trick = any(winner == seat for winner, _ in self.tricks)
        value = 0
        if card[0] in "KQ" and {"K" + card[1], "Q" + card[1]} <= mine:
            early = play.marriage_from == "after_a_trick" and not has_trick
            if not early and (word or play.marriage_declared == "automatic"):
                value = play.marriage_values[SUITS.index(card[1])]
                self.marriages.append((seat, len(self.tricks), value))
                self._new_trump(seat, card[1])
        elif word:
            assert card[0] == "A"
            assert has_trick
            assert {"AS", "AC", "AD", "AH"} <= mine
            self.marriages.append((seat, len(self.tricks), 200))
            self._new_trump(seat, card[1])

    def _new_trump(self, seat: int, suit: str) -> None:
        if self.rules.play.trump == "declarer_names":
            return
        if seat == self.declarer or self.rules.play.defender_marriages == "full":
            self.trump = suit

    def _winner(self) -> int:
        led = self.table[0][1][1]
        wanted = self.trump if any(card[1] == self.trump for _, card in self.table) else led
        return max((seat for seat, card in self.table if card[1] == wanted), key=self._strength)

    def _strength(self, seat: int) -> int:
        return STRENGTH.index(next(card[0] for one, card in self.table if one == seat))

    def earned(self) -> list[int]:
        """What each seat earned, unrounded."""
        earned = [0] * self.players
        if self.outcome != "played":
            return earned
        for winner, cards in self.tricks:
            earned[winner] += points(cards)
        for seat, trick, value in self.marriages:
            later = any(winner == seat for winner, _ in self.tricks[trick:])
            if later or self.rules.play.marriage_counts == "at_once":
                earned[seat] += value
        if self.players == 2 and self.rules.deal.two_player_talons == "swap":
            earned[self.tricks[-1][0]] += sum(points(talon) for talon in self.talons)
        elif self.players > 2 and self.rules.talon.discard_points == "declarer" and self.declarer is not None:
            earned[self.declarer] += points(self.discards)
        if self.sitter is not None:
            earned[self.sitter] = self._sitting()
        return earned

    def _sitting(self) -> int:
        talon, scores = self.dealt_talons[0], self.rules.deal.sitter_scores
        if scores == "nothing":
            return 0
        held = sum(
            value
            for suit, value in zip(SUITS, self.rules.play.marriage_values, strict=True)
            if {"K" + suit, "Q" + suit} <= talon
        )
        return points(talon) + (held if scores == "cards_and_marriages" else 0)


def points(cards: set[str]) -> int:
    """The card points of some cards."""
    return sum(POINTS[card[0]] for card in cards)
