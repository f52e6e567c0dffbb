"""How long the tests run: `make test` is quick, `make test-long` (THOUSAND_LONG=1) plays many more games."""

import os

import pytest
from hypothesis import HealthCheck, settings

LONG = os.environ.get("THOUSAND_LONG") == "1"

settings.register_profile(
    "quick", deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("long", settings.get_profile("quick"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked long, unless a long run is wanted."""
    if LONG:
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
