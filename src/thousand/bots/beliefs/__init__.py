"""How likely each world of a view is, by what bids, contracts and plays suggest (`docs/bots/expert.md`)."""

from thousand.bots.beliefs.weights import Believed, Pains, believed

__all__ = ["Believed", "Pains", "believed"]
