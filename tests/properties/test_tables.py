"""A table that picks a function by the name of a choice has a key for every choice, and no other."""

from collections.abc import Iterable

import pytest

from thousand.core import actions, seating, state
from thousand.core.match import _PHASES
from thousand.core.phases import auction
from thousand.core.rules import PRESETS, SECTIONS, domains, option_names
from thousand.core.rules.paragraphs import PARAGRAPHS
from thousand.core.scoring import barrel, worth, writing

TABLES: dict[str, Iterable[object]] = {
    "auction.bid_cap": auction._CAPS,
    "deal.two_player_deal": seating._TWO_PLAYER_SIZES,
    "deal.sitter_scores": worth._SITTER_WORTHS,
    "scoring.failure_costs": writing._COSTS,
    "game.barrel.won_by": barrel._GAINS,
    "game.barrel.failed_contract": barrel._FAILED,
}


@pytest.mark.parametrize("option", TABLES)
def test_a_table_has_every_choice(option: str) -> None:
    assert set(TABLES[option]) == set(domains()[option].values)


def test_every_phase_has_a_name_and_its_functions() -> None:
    resting = {state.DealOver, state.GameOver}
    assert set(state.PHASE_NAMES) - resting == set(_PHASES)
    assert resting <= set(state.PHASE_NAMES)


def test_phases_are_named_in_the_order_of_a_deal() -> None:
    assert list(state.PHASE_NAMES.values()) == [
        "dark",
        "auction",
        "talon",
        "exchange",
        "raise",
        "trump",
        "trick",
        "deal_over",
        "game_over",
    ]


def test_every_action_without_arguments_has_its_word() -> None:
    bare = {kind for kind in actions.Action.__args__ if not kind.__struct_fields__}
    assert set(actions._VERBS) == bare


def test_every_option_has_a_domain_and_a_paragraph() -> None:
    assert tuple(domains()) == option_names() == tuple(PARAGRAPHS)
    assert len(SECTIONS) == 6
    assert tuple(PRESETS) == ("home", "club", "polish", "classic")
