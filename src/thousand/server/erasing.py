"""Takes a guest out of what is kept, so that the games of the others stay readable."""

import secrets
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from thousand.core.errors import RecordError
from thousand.core.record import FORMAT, read_record, write_record

NOBODY: Final = "—"
UNREADABLE: Final = b"null"


class Eraser:
    """Rewrites bodies of one guest's tables: his id becomes another, his names a dash.

    Names are learnt from the log, which comes before cards and records. Whoever has the same name in a record
    loses it too, but not in the log.
    """

    def __init__(self, guest: str) -> None:
        self._guest = guest
        self._other = f"erased-{secrets.token_hex(6)}"
        self._names: set[str] = set()

    def __call__(self, body: bytes) -> bytes:
        """The body without the guest; of one that nobody can read, nothing: he may be in it."""
        try:
            document = msgspec.json.decode(body)
            if isinstance(document, dict) and document.get("format") == FORMAT:
                return self._record(body)
        except (ValueError, TypeError, RecordError):
            return UNREADABLE
        return msgspec.json.encode(self._without(document))

    def _record(self, body: bytes) -> bytes:
        record = read_record(body)
        seats = tuple(NOBODY if name in self._names else name for name in record.seats)
        return write_record(replace(record, seats=seats))

    def _without(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self._without(one) for one in value]
        if isinstance(value, dict):
            return self._object(value)
        return self._other if value == self._guest else value

    def _object(self, value: dict[str, Any]) -> dict[str, Any]:
        if "id" in value and isinstance(value.get("name"), str):
            return self._person(value)
        return {key: self._field(key, one) for key, one in value.items()}

    def _person(self, value: dict[str, Any]) -> dict[str, Any]:
        """A guest; another one keeps the name, be it the same: names are not proof of anybody."""
        if value["id"] != self._guest:
            return value
        self._names.add(value["name"])
        return {**value, "id": self._other, "name": NOBODY}

    def _field(self, key: str, value: Any) -> Any:
        named = key in ("name", "host") and isinstance(value, str) and value in self._names
        return NOBODY if named else self._without(value)
