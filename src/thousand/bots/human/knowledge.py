"""The limits of a player's knowledge: how much he remembers, imagines and hopes."""

from typing import Final

import msgspec


class Knowledge(msgspec.Struct, frozen=True):
    """What a player knows; none of it is chance.

    He imagines so many `worlds`. Of the last `tricks` he remembers every card (None: of all tricks), of
    earlier ones aces, tens, marriages and his own cards; what an answer told he uses for the last `voids`
    tricks; `hears_silence` tells whether he notices a king or queen led without a marriage. In the auction he
    imagines so many `talons` and counts on the best of them, as many as he `hopes` for.
    """

    worlds: int
    tricks: int | None
    voids: int | None
    hears_silence: bool
    talons: int
    hopes: int


CASUAL: Final = Knowledge(
    worlds=8,
    tricks=2,
    voids=1,
    hears_silence=False,
    talons=8,
    hopes=7,
)
REGULAR: Final = Knowledge(
    worlds=16,
    tricks=None,
    voids=None,
    hears_silence=True,
    talons=8,
    hopes=8,
)
