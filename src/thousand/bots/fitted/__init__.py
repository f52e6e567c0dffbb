"""What was learnt from self-play: small networks, each for the rules that it was fitted for."""

from thousand.bots.fitted.declarer import DeclarerFit, Trust
from thousand.bots.fitted.network import Network
from thousand.bots.fitted.store import fitted, fitted_declarer, play_hash

__all__ = ["DeclarerFit", "Network", "Trust", "fitted", "fitted_declarer", "play_hash"]
