"""OpenSpiel: a deal of skat; the game is C++, the loop around it Python. Dealing a card is an action too."""

import pyspiel

from bench.chooser import Chooser

_GAME = pyspiel.load_game("skat")


def play(chooser: Chooser) -> None:
    """One deal, from the first card dealt to the returns."""
    state = _GAME.new_initial_state()
    while not state.is_terminal():
        state.apply_action(chooser.choice(state.legal_actions()))
    state.returns()
