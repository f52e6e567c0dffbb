"""The tables of `docs/reference/protocol.md`: every message with its fields."""

import inspect
import re
from collections.abc import Iterable

import msgspec
from msgspec import inspect as look

from protocol.typescript import type_of

BEGIN = "<!-- generated from here: make protocol -->"
END = "<!-- to here -->"


def section(groups: dict[str, Iterable[type[msgspec.Struct]]]) -> str:
    """The generated part: a heading for each group, a paragraph and a table for each struct."""
    parts = [BEGIN]
    for title, structs in groups.items():
        parts.append(f"## {title}")
        parts += [_entry(one) for one in structs]
    return "\n\n".join([*parts, END])


def placed(page: str, generated: str) -> str:
    """The page with its generated part replaced; ValueError where it has no place for it."""
    before, found, rest = page.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not found or not ended:
        raise ValueError("the page has no generated part")
    return before + generated + after


def _entry(struct: type[msgspec.Struct]) -> str:
    info = look.type_info(struct)
    assert isinstance(info, look.StructType)
    name = f"`{info.tag}`" if info.tag is not None else f"`{struct.__name__}`"
    text = re.sub(r"\s+", " ", inspect.getdoc(struct) or "")
    rows = [
        f"| `{field.encode_name}` | `{_cell(type_of(field.type))}` | {_default(field)} |"
        for field in info.fields
    ]
    table = (
        "\n".join(["| field | type | if absent |", "|---|---|---|", *rows]) if rows else "It has no fields."
    )
    return f"### {name}\n\n{text}\n\n{table}"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _default(field: look.Field) -> str:
    return "refused" if field.required else f"`{msgspec.json.encode(field.default).decode()}`"
