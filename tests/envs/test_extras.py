"""Without its extra a face says which one to install; the rest of the package does without."""

import subprocess
import sys
from importlib.metadata import requires

import pytest

from thousand.envs import ExtraMissing
from thousand.texts import say_error, texts

WITHOUT = """
import sys
for name in {hidden!r}:
    sys.modules[name] = None
import thousand.envs
assert not set(sys.modules) & {{"torch", "scipy"}}
try:
    import thousand.envs.{module}
except ImportError as error:
    print(type(error).__name__, error)
"""


@pytest.mark.parametrize(
    ("module", "hidden", "extra"),
    [
        ("thousand_v0", ("pettingzoo", "gymnasium", "pyspiel"), "pettingzoo"),
        ("openspiel", ("pyspiel", "open_spiel", "pettingzoo"), "openspiel"),
        ("openspiel_bots", ("pyspiel", "open_spiel", "pettingzoo"), "openspiel"),
    ],
)
def test_a_face_without_its_packages_names_the_extra(
    module: str, hidden: tuple[str, ...], extra: str
) -> None:
    program = WITHOUT.format(hidden=hidden, module=module)
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == f"ExtraMissing extra_missing (extra={extra})"


def test_the_sentence_tells_how_to_install_it() -> None:
    assert 'pip install "thousand[openspiel]"' in say_error(texts("en"), ExtraMissing("openspiel"))


def test_the_extras_are_those_of_the_package() -> None:
    wanted = [need for need in requires("thousand") or () if "extra ==" in need]
    assert sorted({need.rpartition("extra == ")[2].strip("\"'") for need in wanted}) == [
        "openspiel",
        "pettingzoo",
    ]
