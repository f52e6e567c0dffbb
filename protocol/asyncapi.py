"""The AsyncAPI 3.0 document of a table's socket."""

from collections.abc import Iterable
from typing import Any

import msgspec

from thousand.table.wire.from_browser import PROTOCOL

_REF = "#/components/schemas/{name}"
Json = dict[str, Any]


def document(received: Iterable[type[msgspec.Struct]], sent: Iterable[type[msgspec.Struct]]) -> Json:
    """The document: one channel a table, `received` what a player sends, `sent` what the table sends."""
    ours, theirs = list(sent), list(received)
    _, schemas = msgspec.json.schema_components([*theirs, *ours], ref_template=_REF)
    messages = {one.__name__: _message(one) for one in (*theirs, *ours)}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "A table of Thousand",
            "version": str(PROTOCOL),
            "description": "JSON, one message a text frame, told apart by `type`. `hello` comes first.",
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/ws/table/{table}",
                "parameters": {"table": {"description": "The table's name in its link."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
            }
        },
        "operations": {
            "play": _operation("receive", theirs),
            "follow": _operation("send", ours),
        },
        "components": {"messages": messages, "schemas": _plain(schemas)},
    }


def _message(struct: type[msgspec.Struct]) -> Json:
    name = struct.__name__
    return {"name": str(struct.__struct_config__.tag), "payload": {"$ref": _REF.format(name=name)}}


def _operation(action: str, structs: list[type[msgspec.Struct]]) -> Json:
    refs = [{"$ref": f"#/channels/table/messages/{one.__name__}"} for one in structs]
    return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": refs}


def _plain(schema: Any) -> Any:
    """The schema without `discriminator`, whose form here is OpenAPI's."""
    if isinstance(schema, dict):
        return {key: _plain(value) for key, value in schema.items() if key != "discriminator"}
    return [_plain(value) for value in schema] if isinstance(schema, list) else schema
