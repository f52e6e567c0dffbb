"""The scenarios by subject; each module has `scenarios()`."""

from functools import cache

from tests.golden.scenarios import (
    at_the_deal,
    auction,
    barrel,
    events,
    exchange,
    faults_of_actions,
    faults_of_records,
    faults_of_rules,
    game,
    giving_up,
    hidden,
    marriages,
    phases,
    play,
    scoring,
    settlement,
)
from tests.golden.table import Scenario

MODULES = (
    phases,
    at_the_deal,
    auction,
    exchange,
    giving_up,
    play,
    marriages,
    scoring,
    game,
    barrel,
    settlement,
    events,
    hidden,
    faults_of_actions,
    faults_of_rules,
    faults_of_records,
)


@cache
def by_subject() -> dict[str, tuple[Scenario, ...]]:
    """All scenarios in the order of the subjects; a name given twice is an error."""
    found = {module.__name__.rpartition(".")[2]: tuple(module.scenarios()) for module in MODULES}
    names = [one.name for scenarios in found.values() for one in scenarios]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, f"names that are there twice: {twice}"
    return found


def every() -> tuple[Scenario, ...]:
    """All scenarios."""
    return tuple(one for scenarios in by_subject().values() for one in scenarios)
