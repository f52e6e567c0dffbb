"""What values an option may have, read off its type: for checking, for the command line and for forms."""

import types
import typing
from functools import cache
from typing import Final

import msgspec
from msgspec.structs import replace

from thousand.core.rules.sections import GROUPS, SECTIONS, option_names

_FINISHES: Final = ("at_once", "full_round")
FIXED_DEALS: Final = "fixed_deals"


class Domain(msgspec.Struct, frozen=True):
    """The values of an option: single ones, and a range `low..high` in steps where there is one.

    `items` is the number of values in a list (`marriage_values`), else 0. `fixed_deals` tells that
    `fixed_deals(N)` with N of the range is meant. A group has the single value `off`, `group` is set.
    """

    values: tuple[bool | int | str, ...] = ()
    low: int | None = None
    high: int | None = None
    step: int = 1
    items: int = 0
    group: bool = False
    fixed_deals: bool = False

    def holds(self, value: object) -> bool:
        """Whether the value is one of the domain's (a group's parts are judged one by one elsewhere)."""
        if self.items:
            return (
                isinstance(value, tuple | list)
                and len(value) == self.items
                and all(self._in_range(item) for item in value)
            )
        if self.fixed_deals:
            return self._single(value) or (isinstance(value, str) and self._in_range(fixed_deals_of(value)))
        return self._single(value) or self._in_range(value)

    def _single(self, value: object) -> bool:
        return any(type(value) is type(one) and value == one for one in self.values)

    def _in_range(self, value: object) -> bool:
        return (
            type(value) is int
            and self.low is not None
            and self.high is not None
            and self.low <= value <= self.high
            and value % self.step == 0
        )


def fixed_deals_of(finish: str) -> int | None:
    """The N of `fixed_deals(N)`; None for another text."""
    number = finish.removeprefix(f"{FIXED_DEALS}(").removesuffix(")")
    plain = number.isascii() and number.isdigit() and not number.startswith("0") and len(number) <= 4
    return int(number) if plain and finish == f"{FIXED_DEALS}({number})" else None


def _domain(annotation: object) -> Domain:
    origin = typing.get_origin(annotation)
    if annotation is bool:
        return Domain(values=(True, False))
    if origin is typing.Literal:
        return Domain(values=typing.get_args(annotation))
    if origin is typing.Annotated:
        meta = typing.get_args(annotation)[1]
        return Domain(low=meta.ge, high=meta.le, step=meta.multiple_of or 1)
    if origin is tuple:
        item = _domain(typing.get_args(annotation)[0])
        return replace(item, items=len(typing.get_args(annotation)))
    if origin in (typing.Union, types.UnionType):
        single, other = (_domain(part) for part in typing.get_args(annotation))
        return replace(other, values=single.values)
    return Domain(group=True)


@cache
def domains() -> dict[str, Domain]:
    """The domain of every option, by public name, in table order."""
    found: dict[str, Domain] = {}
    places = {**SECTIONS, **GROUPS}
    for place, struct in places.items():
        hints = typing.get_type_hints(struct, include_extras=True)
        found |= {f"{place}.{field}": _domain(hints[field]) for field in struct.__struct_fields__}
    found["game.finish"] = Domain(values=_FINISHES, low=1, high=1000, fixed_deals=True)
    return {name: found[name] for name in option_names()}
