"""Which network belongs to which rules: it is used only where the play is what it was fitted for."""

from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from thousand.bots.fitted.network import Network
from thousand.core.rules import Rules
from thousand.core.seating import player_count

Name = Literal["declarer", "bidder", "defender"]

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
    path = FOLDER / f"{name}-{play_hash(rules)}.npz"
    return Network.load(path) if path.is_file() else None


def _discards(rules: Rules) -> list[Any]:
    return [rules.talon.discard_points, rules.talon.discard_marriage_cards]
