"""A game at a table: the match, how it came to stand so, its sheet and the proofs of its deals."""

from hmac import digest

import msgspec

from thousand.core.actions import Action
from thousand.core.events import DealAnnulled, DealSettled, Event
from thousand.core.first_dealer import Draw, draw_dealer
from thousand.core.match import advance, deal, start
from thousand.core.rules import Rules
from thousand.core.seating import layout_of
from thousand.core.state import GameOver, Match, Seat
from thousand.core.step import Step
from thousand.table.fair import (
    DealProof,
    DrawProof,
    Nonce,
    Withheld,
    deal_commitment,
    deal_secret,
    fair_deck,
    match_commitment,
)
from thousand.table.rows import sheet_row
from thousand.table.wire.from_view import open_scene, own_scene
from thousand.table.wire.scene import Scene, SheetRow


class Told(msgspec.Struct, frozen=True):
    """An event, the version of the table that brought it, and the sheet's row where it settles a deal."""

    version: int
    event: Event
    row: SheetRow | None


class Earlier(msgspec.Struct, frozen=True):
    """Where a game stood before a turn: the match, and how much of the deal's story was told."""

    match: Match
    told: int


class Game(msgspec.Struct):
    """A game in progress.

    `number` is the last number of a deck, `turn_number` counts deals, turns and undoings. `before` is where
    the game stood before each turn of the running deal, `story` what happened in it, `shown` the scenes of
    now.
    """

    rules: Rules
    name: str
    secret: bytes
    number: int = 0
    turn_number: int = 0
    match: Match | None = None
    draw: DealProof | None = None
    drawn: Draw | None = None
    running: DealProof | None = None
    proofs: list[DealProof] = msgspec.field(default_factory=list)
    withheld: list[Withheld] = msgspec.field(default_factory=list)
    rows: list[SheetRow] = msgspec.field(default_factory=list)
    before: list[Earlier] = msgspec.field(default_factory=list)
    story: list[Told] = msgspec.field(default_factory=list)
    shown: dict[Seat | None, Scene] = msgspec.field(default_factory=dict)

    @property
    def commitment(self) -> str:
        """What the match's secret is committed to."""
        return match_commitment(self.name, self.secret)

    @property
    def seed(self) -> int:
        """The seed of the bots' chance, which nobody can foresee."""
        return int.from_bytes(digest(self.secret, b"thousand-bots/1", "sha256")[:4], "big")

    @property
    def next_number(self) -> int:
        """The number of the next deck; every one is used once."""
        return 0 if self.match is None else self.number + 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match is not None and isinstance(self.match.phase, GameOver)

    @property
    def dealing(self) -> bool:
        """Whether a deal is running."""
        return self.match is not None and self.match.layout is not None

    def commitment_of(self, number: int) -> str:
        """What the secret of a deck is committed to."""
        return deal_commitment(self.name, number, deal_secret(self.secret, number))

    def scene(self, seat: Seat | None) -> Scene | None:
        """The game as a seat (None: a spectator) may know it; None before the first dealer is drawn."""
        if self.match is None:
            return None
        if None not in self.shown:
            self.shown[None] = open_scene(self.match, self.turn_number)
        if seat not in self.shown and seat is not None:
            self.shown[seat] = own_scene(self.match, seat, self.shown[None])
        return self.shown[seat]

    def withhold(self, number: int, cuts: dict[Seat, str], seats: tuple[Seat, ...]) -> None:
        """The number is spent without a deck: these seats did not open their nonces."""
        self.withheld += [Withheld(number, seat, cuts[seat]) for seat in seats]

    def shuffle(self, version: int, number: int, nonces: tuple[Nonce, ...]) -> list[Told]:
        """Makes the deck of a number: draws the first dealer, or deals."""
        self.number = number
        secret = deal_secret(self.secret, number)
        deck = fair_deck(self.name, number, secret, nonces)
        commitment = deal_commitment(self.name, number, secret)
        withheld, self.withheld = tuple(self.withheld), []
        if self.match is None:
            self.draw = DealProof(self.name, number, commitment, secret, nonces, withheld)
            self.drawn = draw_dealer(self.rules, deck)
            self.match = start(self.rules, self.drawn.dealer)
            self.shown = {}
            return []
        self.running = DealProof(self.name, number, commitment, secret, nonces, withheld)
        self.before, self.story = [], []
        layout = layout_of(self.rules, self.match.dealer, deck)
        return self._move(version, self.match, deal(self.match, layout))

    def act(self, version: int, action: Action) -> list[Told]:
        """Does an action that was found legal."""
        match = self._match()
        self.before.append(Earlier(match, len(self.story)))
        return self._move(version, match, advance(match, action))

    def undo(self, turns: int) -> None:
        """Goes back to the first `turns` turns of the running deal."""
        self.shown = {}
        earlier = self.before[turns]
        self.match = earlier.match
        del self.before[turns:], self.story[earlier.told :]
        self.turn_number += 1

    def draw_proof(self, *, ended: bool) -> DrawProof | None:
        """The proof of the draw, with the match's secret once the game has ended; None before the draw."""
        if self.draw is None:
            return None
        return DrawProof(self.draw, self.commitment, self.secret if ended else None)

    def _match(self) -> Match:
        if self.match is None:
            raise ValueError("the first dealer is not drawn")
        return self.match

    def _move(self, version: int, before: Match, step: Step) -> list[Told]:
        self.shown = {}
        self.match = step.match
        self.turn_number += 1
        ended = len(step.match.finished) > len(before.finished)
        row = sheet_row(before, step.match) if ended else None
        if row is not None and self.running is not None:
            self.rows.append(row)
            self.proofs.append(self.running)
            self.running, self.before = None, []
        told = [
            Told(version, event, row if isinstance(event, DealSettled | DealAnnulled) else None)
            for event in step.events
        ]
        self.story += told
        return told
