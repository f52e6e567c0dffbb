"""The limits of a player's knowledge: how much he remembers, imagines and foresees."""

from typing import Final

import msgspec


class Knowledge(msgspec.Struct, frozen=True):
    """What a player knows and how far he sees; none of it is chance.

    He imagines so many `worlds`. Of the last `tricks` he remembers every card (None: of all tricks), of
    earlier ones aces, tens and marriages; what an answer told he uses for the last `voids` tricks. From
    `foresees` cards in hand on he sees how the deal ends, before that he goes on by rule of thumb. In the
    auction he imagines so many `talons` for each world and counts on the best of them; he bids what is made
    in a `fair` share of worlds. `plans` tells whether he weighs in his worlds how to part with cards, how far
    to raise and which trump to name; else he goes by the count of his hand. Among plays that seem as good he
    takes the one that he `feels` to be right: what rules of thumb say of the cards that he remembers; as
    good are those within `doubt` standard errors of what he imagines.
    """

    worlds: int
    tricks: int | None
    voids: int | None
    hears_silence: bool
    foresees: int
    talons: int
    fair: float
    plans: bool
    feels: bool
    doubt: float = 1.0


CASUAL: Final = Knowledge(
    worlds=6,
    tricks=2,
    voids=1,
    hears_silence=False,
    foresees=2,
    talons=2,
    fair=0.6,
    plans=False,
    feels=True,
)
REGULAR: Final = Knowledge(
    worlds=16,
    tricks=None,
    voids=None,
    hears_silence=True,
    foresees=8,
    talons=1,
    fair=0.5,
    plans=True,
    feels=False,
)
