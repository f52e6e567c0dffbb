"""Who comes: guests by a signed cookie, and the code by which another device becomes the same guest."""

import secrets
import unicodedata
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

from thousand.server.faults import ServerFault
from thousand.server.store import Person, Store
from thousand.table.guests import Guest

COOKIE: Final = "thousand_guest"
COOKIE_SECONDS: Final = 400 * 86_400
CODE_MS: Final = 600_000
LONGEST_NAME: Final = 24

_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing."""
_MARKS: Final = ("Mn", "Me")
_MOST_MARKS: Final = 3

_ID_BYTES: Final = 9
_CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
_CODE_LENGTH: Final = 8
_SEEN_EVERY_MS: Final = 86_400_000
_MOST_KNOWN: Final = 10_000


class Guests:
    """The guests of this server."""

    def __init__(self, store: Store, key: bytes, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._signer = URLSafeSerializer(key, salt="thousand guest")
        self._known: dict[str, Person] = {}

    def cookie_of(self, guest: str) -> str:
        """The value of a guest's cookie."""
        return str(self._signer.dumps(guest))

    async def read(self, cookie: str | None) -> Person | None:
        """The guest of a cookie; None for one that is not ours or whose guest was erased."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            guest = self._signer.loads(cookie)
        except BadSignature:
            return None
        return await self.person(guest) if isinstance(guest, str) else None

    async def person(self, guest: str) -> Person | None:
        """A guest by his id; that he was seen is noted once a day."""
        person = self._known.get(guest) or await self._store.person(guest)
        if person is None:
            return None
        now = self._clock()
        if now > person.seen + _SEEN_EVERY_MS:
            person = Person(person.id, person.name, person.created, now)
            await self._store.put_person(person)
        self._remember(person)
        return person

    async def become(self, name: str) -> Person:
        """A new guest; ServerFault `guest_name`."""
        now = self._clock()
        person = Person(secrets.token_urlsafe(_ID_BYTES), plain_name(name), now, now)
        await self._store.put_person(person)
        self._remember(person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """The guest under another name; ServerFault `guest_name`."""
        renamed = Person(person.id, plain_name(name), person.created, self._clock())
        await self._store.put_person(renamed)
        self._remember(renamed)
        return renamed

    async def link(self, person: Person) -> str:
        """A code by which another device becomes this guest: once, and for ten minutes."""
        code = "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))
        await self._store.put_code(_kept(code), person.id, self._clock() + CODE_MS)
        return code

    async def join(self, code: str) -> Person:
        """The guest of a code, which is spent; ServerFault `code_wrong`."""
        guest = await self._store.take_code(_kept(code), self._clock())
        person = await self.person(guest) if guest else None
        if person is None:
            raise ServerFault("code_wrong")
        return person

    def forget(self, guest: str) -> None:
        """Remembers an erased guest no longer."""
        self._known.pop(guest, None)

    def _remember(self, person: Person) -> None:
        if len(self._known) >= _MOST_KNOWN:
            self._known.clear()
        self._known[person.id] = person


def plain_name(name: str) -> str:
    """A name as others see it: one line, at most 24 signs, no more marks on a letter than any language has.

    ServerFault `guest_name` where nothing is left.
    """
    normal = unicodedata.normalize("NFC", name)
    shown = (sign if sign.isprintable() and sign not in _BLANK else " " for sign in normal)
    plain = " ".join(_without_towers("".join(shown)).split())
    if not plain or len(plain) > LONGEST_NAME:
        raise ServerFault("guest_name", most=LONGEST_NAME)
    return plain


def _without_towers(text: str) -> str:
    """The text without marks that stand on nothing, or on a letter that has three already."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in _MARKS else 0
        if not marks or (marks <= _MOST_MARKS and kept and kept[-1] != " "):
            kept.append(sign)
    return "".join(kept)


def guest_of(person: Person) -> Guest:
    """A guest as tables know him."""
    return Guest(person.id, person.name)


def _kept(code: str) -> str:
    """What is kept of a code: not the code itself."""
    plain = "".join(code.upper().split())
    return sha256(plain.encode()).hexdigest()
