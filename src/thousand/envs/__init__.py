"""Faces for research: the game as numbers, for programs that learn.

`thousand.envs.thousand_v0` is a PettingZoo environment (extra `pettingzoo`), `thousand.envs.openspiel` an
OpenSpiel game (extra `openspiel`). Both stand on `numbering` and `observation`, which need neither.
"""

from thousand.envs.extras import ExtraMissing
from thousand.envs.numbering import Block, Numbering, numbering
from thousand.envs.observation import Observation, Part, observation

__all__ = ["Block", "ExtraMissing", "Numbering", "Observation", "Part", "numbering", "observation"]
