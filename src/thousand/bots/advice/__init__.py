"""Advice to the seat that is to act: what it may do, and in how many worlds that makes the contract."""

from thousand.bots.advice.adviser import advise
from thousand.bots.advice.options import Advice, Figures, Option

__all__ = ["Advice", "Figures", "Option", "advise"]
