"""What was learnt from self-play: small networks, each for the rules that it was fitted for."""

from thousand.bots.fitted.network import Network
from thousand.bots.fitted.store import fitted, play_hash

__all__ = ["Network", "fitted", "play_hash"]
