"""What is wrong with a rule set: every fault with its place, code and figures."""

import msgspec

from thousand.core.errors import Param, ThousandError


class Problem(msgspec.Struct, frozen=True):
    """One fault: the option or place concerned, a code and its figures."""

    path: str
    code: str
    params: dict[str, Param] = msgspec.field(default_factory=dict)


class InvalidRules(ThousandError):
    """Rules that cannot be played; `problems` holds every fault that was found, the first names the code."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        first = problems[0]
        super().__init__(first.code, path=first.path, **first.params)
        self.problems = problems
