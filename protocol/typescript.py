"""TypeScript types of structs: a struct becomes an interface, a tagged one has its `type`."""

import inspect
import re
from collections.abc import Iterable

import msgspec
from msgspec import inspect as look

_PLAIN = {
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
}


def declarations(unions: dict[str, Iterable[type[msgspec.Struct]]]) -> str:
    """The declarations of named unions and of everything that their members hold, in order of first use."""
    written: dict[str, str] = {}
    for members in unions.values():
        for info in look.multi_type_info(members):
            _declare(info, written)
    named = [
        f"export type {name} =\n" + "\n".join(f"  | {one.__name__}" for one in members) + ";"
        for name, members in ((name, list(members)) for name, members in unions.items())
    ]
    return "\n\n".join([*written.values(), *named]) + "\n"


def _declare(info: look.Type, written: dict[str, str]) -> None:
    for inner in _inside(info):
        _declare(inner, written)
    if not isinstance(info, look.StructType) or info.cls.__name__ in written:
        return
    for field in info.fields:
        _declare(field.type, written)
    lines = [f"  type: {_literal(info.tag)};"] if info.tag is not None else []
    lines += [
        f"  {field.encode_name}{'' if field.required else '?'}: {type_of(field.type)};"
        for field in info.fields
    ]
    body = "\n".join(lines)
    written[info.cls.__name__] = f"{_comment(info.cls)}\nexport interface {info.cls.__name__} {{\n{body}\n}}"


def type_of(info: look.Type) -> str:
    """The TypeScript type of a value."""
    match info:
        case look.StructType():
            return str(info.cls.__name__)
        case look.LiteralType():
            return " | ".join(_literal(value) for value in info.values)
        case look.VarTupleType() | look.ListType():
            inner = type_of(info.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case look.DictType():
            return f"Record<{type_of(info.key_type)}, {type_of(info.value_type)}>"
        case look.UnionType():
            return " | ".join(type_of(one) for one in info.types)
        case _:
            return _PLAIN[type(info)]


def _inside(info: look.Type) -> Iterable[look.Type]:
    match info:
        case look.VarTupleType() | look.ListType():
            return (info.item_type,)
        case look.DictType():
            return (info.key_type, info.value_type)
        case look.UnionType():
            return info.types
        case _:
            return ()


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _comment(struct: type) -> str:
    text = re.sub(r"\s+", " ", inspect.getdoc(struct) or "").replace("*/", "* /")
    return f"/** {text} */"
