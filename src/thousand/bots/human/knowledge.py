"""The limits of a player's knowledge: how much he remembers, imagines and hopes."""

from typing import Final

import msgspec


class Knowledge(msgspec.Struct, frozen=True):
    """What a player knows; none of it is chance.

    He imagines so many `worlds`. Of the last `tricks` he remembers every card (None: of all tricks), of
    earlier ones aces, tens, marriages and his own cards; what an answer told he uses for the last `voids`
    tricks; `hears_silence` tells whether he notices a king or queen led without a marriage. In the auction he
    imagines so many `talons` for each world, counts on the best of them, and bids what is made in a `fair`
    share of worlds. Among plays that seem as good he takes the one that he `feels` to be right: what rules of
    thumb say of the cards that he remembers.
    """

    worlds: int
    tricks: int | None
    voids: int | None
    hears_silence: bool
    talons: int
    fair: float
    feels: bool


CASUAL: Final = Knowledge(
    worlds=6,
    tricks=2,
    voids=1,
    hears_silence=False,
    talons=2,
    fair=0.8,
    feels=True,
)
REGULAR: Final = Knowledge(
    worlds=16,
    tricks=None,
    voids=None,
    hears_silence=True,
    talons=1,
    fair=0.6,
    feels=False,
)
