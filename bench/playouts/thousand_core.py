"""Thousand: a deal in a running match; every twentieth begins a new match."""

from bench.chooser import Chooser, Playout
from thousand import Match, Rules, apply, deal, layout_of, legal_actions, phase_name, preset, start, to_act

DEALS_IN_A_MATCH = 20


def next_deal(match: Match, chooser: Chooser) -> Match:
    """The match after one more deal of random cards and random actions; a finished match is begun anew."""
    if is_over(match):
        match = start(match.rules)
    deck = list(range(24))
    chooser.shuffle(deck)
    match = deal(match, layout_of(match.rules, match.dealer, deck)).match
    while (seat := to_act(match)) is not None:
        match = apply(match, seat, chooser.choice(legal_actions(match))).match
    return match


def is_over(match: Match) -> bool:
    """Whether a match has ended or has had its share of deals."""
    return phase_name(match) == "game_over" or len(match.finished) >= DEALS_IN_A_MATCH


def playout(rules: Rules) -> Playout:
    """Deals of one rule set, one match after the other."""
    match = start(rules)

    def play(chooser: Chooser) -> None:
        nonlocal match
        match = next_deal(match, chooser)

    return play


play = playout(preset("classic", 3))
