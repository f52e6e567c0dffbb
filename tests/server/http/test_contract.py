"""The interface does what its OpenAPI document says."""

from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.servers import served

MANY = 100_000
BEYOND_SCHEMA: list[Any] = [positive_data_acceptance]
"""Names, rules and records can be wrong in ways that no schema tells."""


def test_every_route_answers_as_its_document_says(tmp_path: Path) -> None:
    caps = {"tables_an_address": MANY, "guests_an_address": MANY, "most_tables": MANY}
    with served(tmp_path, **caps) as server:
        document = schemathesis.openapi.from_url(f"{server.origin}/api/schema/openapi.json")
        operations = [_whole(found) for found in document.get_all_operations()]
        for operation in operations:
            _hold(operation)
        assert len(operations) >= 17


def _whole(found: Any) -> Any:
    return found.ok()


def _hold(operation: Any) -> None:
    @settings(
        max_examples=12,
        deadline=None,
        database=None,
        derandomize=True,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def holds(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(timeout=10, excluded_checks=BEYOND_SCHEMA)

    holds()
