"""Which network belongs to which rules: it is used only where the play is what it was fitted for."""

from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from thousand.bots.fitted.declarer import DeclarerFit
from thousand.bots.fitted.network import Network
from thousand.core.rules import Rules
from thousand.core.seating import player_count

Name = Literal["bidder", "defender"]

FOLDER: Final = Path(str(files("thousand.bots.fitted"))) / "data"


@lru_cache(maxsize=256)
def play_hash(rules: Rules) -> str:
    """A name for what decides the worth of cards: hands, exchange and play, but neither bids nor scores."""
    talon, deal = rules.talon, rules.deal
    matters: list[Any] = [min(player_count(rules), 3), talon.talon_shown, rules.play]
    if player_count(rules) == 2:
        matters += [deal.two_player_deal, deal.two_player_talons]
    else:
        gifts = talon.exchange == "give_one_each"
        matters += [talon.exchange, *([talon.give_from] if gifts else _discards(rules))]
    return blake2b(msgspec.json.encode(matters), digest_size=6).hexdigest()


@lru_cache(maxsize=64)
def fitted(rules: Rules, name: Name) -> Network | None:
    """The network of that name for the rules; None where none was fitted for such a play."""
    path = path_of(rules, name)
    return Network.load(path) if path.is_file() else None


@lru_cache(maxsize=64)
def fitted_declarer(rules: Rules) -> DeclarerFit | None:
    """What was fitted for the declarer under the rules; None where nothing was for such a play."""
    path = path_of(rules, "declarer")
    return DeclarerFit.load(path) if path.is_file() else None


def path_of(rules: Rules, name: str) -> Path:
    """Where the network of that name stands."""
    return FOLDER / f"{name}-{play_hash(rules)}.npz"


def _discards(rules: Rules) -> list[Any]:
    return [rules.talon.discard_points, rules.talon.discard_marriage_cards]
