"""Writes the golden playthroughs anew: `make golden`.

Each scenario gives a record and its expected document in `records/`; `text/` shows them to a person, a
file for each subject.
"""

from functools import cache
from pathlib import Path

from tests.golden.expected import Document, document_of, printed
from tests.golden.readable import page_of, text_of
from tests.golden.scenarios import by_subject, every
from tests.golden.table import Scenario

HERE = Path(__file__).parent


@cache
def documents() -> dict[str, Document]:
    """The expected document of every scenario by name."""
    return {one.name: document_of(one.data) for one in every()}


def fresh_files() -> dict[str, bytes]:
    """Every file by its path below this folder."""
    found = {}
    for subject, scenarios in by_subject().items():
        for one in scenarios:
            found[f"records/{one.name}.json"] = one.data
            found[f"records/{one.name}.expected.json"] = printed(documents()[one.name])
        found[f"text/{subject}.txt"] = _page(subject, scenarios).encode()
    return found


def files_on_disk() -> dict[str, bytes]:
    """The files as they are."""
    folders = (HERE / "records", HERE / "text")
    return {
        f"{folder.name}/{path.name}": path.read_bytes()
        for folder in folders
        if folder.exists()
        for path in sorted(folder.iterdir())
    }


def main() -> None:
    """Writes what is new or different and removes what no scenario makes any more."""
    fresh, old = fresh_files(), files_on_disk()
    for name in old.keys() - fresh.keys():
        (HERE / name).unlink()
    changed = [name for name, data in fresh.items() if old.get(name) != data]
    for name in changed:
        (HERE / name).parent.mkdir(exist_ok=True)
        (HERE / name).write_bytes(fresh[name])
    gone = len(old.keys() - fresh.keys())
    print(f"{len(every())} playthroughs: {len(changed)} files written, {gone} removed")


def _page(subject: str, scenarios: tuple[Scenario, ...]) -> str:
    return page_of(subject, [text_of(one, documents()[one.name]) for one in scenarios])


if __name__ == "__main__":
    main()
