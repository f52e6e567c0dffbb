"""What a player still knows of the tricks that have been played."""

from typing import Final

import msgspec

from thousand.core.cards import Cards


class Recall(msgspec.Struct, frozen=True):
    """A memory of the tricks.

    `forgotten` are cards of which the player no longer knows that they were played: to him they may lie
    anywhere. What an answer told counts from trick number `voids_from` on; `hears_silence` tells whether a
    king or queen led without a marriage says anything.
    """

    forgotten: Cards = 0
    voids_from: int = 0
    hears_silence: bool = True


EVERYTHING: Final = Recall()
"""The memory of a player who forgets nothing."""
