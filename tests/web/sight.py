"""What a person sees of the table at a moment, and which question it is."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SCRIPT: Final = (Path(__file__).parent / "sight.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Sight:
    """The screen in words: titles, buttons by name, the own cards. `key` changes when any of it does."""

    place: str
    title: str
    buttons: tuple[str, ...]
    cards: tuple[tuple[str, str], ...]
    notices: tuple[str, ...]
    key: str

    def has(self, *starts: str) -> bool:
        return any(button.startswith(starts) for button in self.buttons)

    def named(self, *starts: str) -> list[str]:
        return [button for button in self.buttons if button.startswith(starts)]

    def playable(self) -> list[str]:
        return [card for card, name in self.cards if name.endswith(", playable")]

    def chosen(self) -> list[str]:
        return [card for card, name in self.cards if name.endswith(", chosen")]


def sight_from(found: dict[str, Any]) -> Sight:
    cards = tuple((one["card"], one["name"]) for one in found["cards"])
    return Sight(
        found["place"],
        found["title"],
        tuple(found["buttons"]),
        cards,
        tuple(found["notices"]),
        found["key"],
    )


SUITS: Final = ("spades", "clubs", "diamonds", "hearts")

_QUESTIONS: Final[tuple[tuple[str, Callable[[Sight], bool]], ...]] = (
    ("dialog", lambda sight: sight.place == "dialog"),
    ("question", lambda sight: sight.place == "question"),
    ("over", lambda sight: sight.has("Play again")),
    ("lobby", lambda sight: sight.has("Begin")),
    ("next", lambda sight: "Next deal" in sight.buttons or "Deal" in sight.buttons),
    ("rest", lambda sight: sight.has("Take the rest")),
    ("discard", lambda sight: "Cards to lay aside" in sight.title),
    ("give", lambda sight: sight.has("Give to:") or "Give" in sight.buttons),
    ("dark", lambda sight: sight.has("Look at the cards")),
    ("raise", lambda sight: sight.has("Leave ") and "| Contract " in f"| {sight.title}"),
    ("bid", lambda sight: sight.has("Pass", "bid ")),
    ("talon", lambda sight: sight.has("Take talon")),
    ("trump", lambda sight: "Which suit is trump?" in sight.title),
    ("play", lambda sight: bool(sight.playable())),
)
KINDS: Final = tuple(kind for kind, _ in _QUESTIONS)


def kind_of(sight: Sight) -> str | None:
    """The question on the screen; None while others act."""
    return next((kind for kind, fits in _QUESTIONS if fits(sight)), None)


def look(page: Page) -> Sight:
    """The screen as it is."""
    return sight_from(page.evaluate("() => window.thousandSight()"))
