"""What `import thousand` adds to the start of Python: fresh interpreters, with and without, in turns."""

import re
import resource
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterable
from statistics import median
from typing import Final

import msgspec

BARE: Final = "pass"
IMPORTING: Final = "import thousand"
BASE: Final = "import msgspec"
_COST = re.compile(r"^import time:\s+(\d+) \|\s+\d+ \|\s*(\S+)$", re.MULTILINE)


class ModuleCost(msgspec.Struct, frozen=True):
    """A module and the milliseconds that it takes itself, those that it imports left out."""

    name: str
    milliseconds: float


class Startup(msgspec.Struct, frozen=True):
    """Milliseconds: CPU of a bare start; what the import adds, by the clock too; what msgspec alone adds."""

    bare: float
    added: float
    added_by_clock: float
    added_by_msgspec: float
    dearest: tuple[ModuleCost, ...]


class Start(msgspec.Struct, frozen=True):
    """One start of Python, in milliseconds."""

    clock: float
    cpu: float


def measure(starts: int) -> Startup:
    """The medians of a number of starts of each kind."""
    python_start(IMPORTING)
    turns = [[python_start(code) for code in (BARE, IMPORTING, BASE)] for _ in range(starts)]
    return Startup(
        median(bare.cpu for bare, _, _ in turns),
        median(importing.cpu - bare.cpu for bare, importing, _ in turns),
        median(importing.clock - bare.clock for bare, importing, _ in turns),
        median(base.cpu - bare.cpu for bare, _, base in turns),
        dearest(max(3, starts // 4)),
    )


def python_start(code: str) -> Start:
    """How long a fresh interpreter takes to run some code."""
    before, begin = children_cpu(), time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return Start(1e3 * (time.perf_counter() - begin), 1e3 * (children_cpu() - before))


def children_cpu() -> float:
    """CPU seconds of all finished subprocesses so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def dearest(starts: int, count: int = 5) -> tuple[ModuleCost, ...]:
    """The modules that cost most among those that a bare start does not import."""
    costs = module_costs(import_times(IMPORTING) for _ in range(starts))
    known = module_costs([import_times(BARE)])
    added = [ModuleCost(name, cost) for name, cost in costs.items() if name not in known]
    return tuple(sorted(added, key=lambda one: -one.milliseconds)[:count])


def import_times(code: str) -> str:
    """What `python -X importtime` says of some code."""
    return subprocess.run(
        [sys.executable, "-X", "importtime", "-c", code], check=True, capture_output=True, text=True
    ).stderr


def module_costs(reports: Iterable[str]) -> dict[str, float]:
    """The median of each module's own milliseconds over some reports."""
    found: dict[str, list[int]] = defaultdict(list)
    for report in reports:
        for microseconds, name in _COST.findall(report):
            found[name].append(int(microseconds))
    return {name: median(costs) / 1e3 for name, costs in found.items()}
