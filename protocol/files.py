"""Which files are generated, and what stands in them."""

import json
from pathlib import Path
from typing import Any, Final, get_args

from msgspec import Struct

from protocol.asyncapi import document
from protocol.reference import placed, section
from protocol.typescript import declarations
from thousand.table.wire import from_browser, to_browser
from thousand.table.wire.happenings import Happening
from thousand.table.wire.scene import DealScene, Scene, SheetRow, Turn

ROOT: Final = Path(__file__).parents[1]
TYPES: Final = ROOT / "web" / "src" / "protocol.gen.ts"
ASYNCAPI: Final = ROOT / "docs" / "reference" / "asyncapi.json"
REFERENCE: Final = ROOT / "docs" / "reference" / "protocol.md"

_HEAD: Final = "// Made by `make protocol` from src/thousand/table/wire; never edited.\n\n"


def contents() -> dict[Path, str]:
    """Every generated file with its text."""
    received, sent = list(_members(from_browser.FromBrowser)), list(_members(to_browser.ToBrowser))
    happenings = list(_members(Happening))
    types = declarations({"FromBrowser": received, "ToBrowser": sent, "Happening": happenings})
    version = f"export const PROTOCOL = {from_browser.PROTOCOL};\n\n"
    parts: list[type[Struct]] = [Scene, DealScene, Turn, SheetRow, to_browser.TableSeen, to_browser.Place]
    reference = section(
        {
            "What a player sends": received,
            "What the table sends": sent,
            "What happens in the game": happenings,
            "The parts of a scene and of a table": parts,
        }
    )
    return {
        TYPES: _HEAD + version + types,
        ASYNCAPI: json.dumps(document(received, sent), indent=2, ensure_ascii=False) + "\n",
        REFERENCE: placed(REFERENCE.read_text(encoding="utf-8"), reference),
    }


def _members(union: Any) -> tuple[Any, ...]:
    return get_args(union)
