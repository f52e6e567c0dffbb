"""What values an option may have."""

import pytest

from thousand.core.rules import Domain, domains, option_names, preset
from thousand.core.rules.domains import fixed_deals_of
from thousand.core.rules.sections import option_value


def test_every_option_has_a_domain() -> None:
    assert tuple(domains()) == option_names()


@pytest.mark.parametrize("name", ["home", "club", "polish", "classic"])
def test_the_values_of_the_presets_are_in_their_domains(name: str) -> None:
    for option, domain in domains().items():
        value = option_value(preset(name), option)
        assert value is None or domain.group or domain.holds(value), option


def test_a_truth_is_not_a_number() -> None:
    assert not Domain(values=(1, 5)).holds(True)
    assert not Domain(values=(True, False)).holds(1)
    assert not Domain(low=0, high=5).holds(True)


def test_a_range_has_steps() -> None:
    assert domains()["play.marriage_values"].step == 5
    assert Domain(low=0, high=500, step=5).holds(35)
    assert not Domain(low=0, high=500, step=5).holds(36)


@pytest.mark.parametrize(
    ("text", "number"),
    [("fixed_deals(12)", 12), ("fixed_deals(1000)", 1000), ("at_once", None), ("fixed_deals(1.5)", None)]
    + [(text, None) for text in ("fixed_deals", "fixed_deals(-1)", "fixed_deals( 3)", "fixed_deals(٣)", "3")],
)
def test_fixed_deals_are_read(text: str, number: int | None) -> None:
    assert fixed_deals_of(text) == number


def test_an_option_that_is_not_there_has_no_value() -> None:
    assert option_value(preset("home"), "game.barrel.deals") is None
    assert option_value(preset(), "game.barrel.deals") == 3
