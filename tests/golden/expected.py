"""The expected document of a scenario, and the comparison of two documents."""

import json
from typing import Any

from thousand import ThousandError
from thousand.core.record import Replay, read_record, replay, state_document

Document = dict[str, Any]


def outcome(data: bytes) -> Replay | ThousandError:
    """A record replayed, or why it is refused."""
    try:
        return replay(read_record(data))
    except ThousandError as fault:
        return fault


def place(fault: ThousandError) -> tuple[int | None, int | None]:
    """The deal and the action at fault, from 1; faults of the rules have neither."""
    return getattr(fault, "deal", None), getattr(fault, "action", None)


def document_of(data: bytes) -> Document:
    """The document that belongs to a record: the state at its end, or its fault."""
    found = outcome(data)
    if isinstance(found, ThousandError):
        deal, action = place(found)
        return {"error": {"deal": deal, "action": action, "code": found.code}}
    return state_document(found)


def printed(document: Document) -> bytes:
    """A document as it stands in a file."""
    return (json.dumps(document, indent=2, ensure_ascii=False) + "\n").encode()


def normal(value: Any) -> Any:
    """The document with the events of each deal in one fixed order, which is free."""
    if isinstance(value, dict):
        document = {key: normal(one) for key, one in value.items()}
        if "events" in document:
            document["events"] = sorted(document["events"], key=lambda one: json.dumps(one, sort_keys=True))
        return document
    return [normal(one) for one in value] if isinstance(value, list) else value
