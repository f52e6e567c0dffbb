"""`/api/about` and `/api/qr`: what this is, where it can be reached, an address to be scanned."""

from functools import cache
from importlib.metadata import PackageNotFoundError, distribution, requires
from io import BytesIO
from itertools import takewhile
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from thousand import __version__
from thousand.server.addresses import is_loopback, lan_address
from thousand.server.faults import ServerFault
from thousand.server.http.problems import refusals
from thousand.server.premises import Premises
from thousand.server.settings import Settings
from thousand.table.wire.from_browser import PROTOCOL

_FIELDS: Final = ("License-Expression", "License")
_LONGEST: Final = 300
_OPEN: Final = ("0.0.0.0", "::", "")


class Licence(msgspec.Struct, frozen=True):
    """A package that this one stands on."""

    name: str
    version: str
    licence: str


class About(msgspec.Struct, frozen=True):
    """The program and its address.

    `loopback` tells that links work on this computer only; `address` is one that others can use, where known.
    """

    version: str
    protocol: int
    licence: str
    licences: tuple[Licence, ...]
    loopback: bool
    address: str | None


@get("/api/about", sync_to_thread=False, responses=refusals())
def about(request: Request[Any, Any, Any], premises: NamedDependency[Premises]) -> About:
    """What runs here, and where it can be reached."""
    settings = premises.settings
    address = public_address(settings)
    return About(
        __version__, PROTOCOL, "MIT", licences(), address is None and is_loopback(settings.host), address
    )


@get("/api/qr", sync_to_thread=False, media_type="image/svg+xml", responses=refusals(400))
def qr(
    request: Request[Any, Any, Any],
    premises: NamedDependency[Premises],
    text: Annotated[str, QueryParameter(min_length=1, max_length=_LONGEST)],
) -> Response[bytes]:
    """An address of this site as a QR code."""
    if not _is_own(text, request.headers.get("host", ""), premises.settings):
        raise ServerFault("address_foreign")
    picture = BytesIO()
    segno.make(text, error="m", micro=False).save(
        picture, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2, light="#fff"
    )
    headers = {"cache-control": "private, max-age=86400"}
    return Response(picture.getvalue(), media_type="image/svg+xml", headers=headers)


def public_address(settings: Settings) -> str | None:
    """An address of this server that others can use; None where only this computer can."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if settings.host not in _OPEN:
        return None if is_loopback(settings.host) else f"http://{settings.host}:{settings.port}"
    found = lan_address()
    return f"http://{found}:{settings.port}" if found else None


def _is_own(text: str, host: str, settings: Settings) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    own = {host, urlsplit(public_address(settings) or "").netloc}
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc in own


@cache
def licences() -> tuple[Licence, ...]:
    """The packages that the program needs, with their licences."""
    try:
        wanted = requires("thousand") or []
    except PackageNotFoundError:
        wanted = []
    names = sorted({_name(line) for line in wanted if "extra ==" not in line})
    return tuple(one for one in map(_licence, names) if one is not None)


def _name(requirement: str) -> str:
    """The name at the beginning of a line such as `litestar>=2.25,<3`."""
    return "".join(takewhile(lambda sign: sign.isalnum() or sign in "-_.", requirement))


def _licence(name: str) -> Licence | None:
    try:
        found = distribution(name)
    except PackageNotFoundError:
        return None
    told = found.metadata
    kinds = [
        line.rpartition(" :: ")[2]
        for line in told.get_all("Classifier") or ()
        if line.startswith("License ::")
    ]
    stated = [line.split("\n")[0] for name in _FIELDS for line in told.get_all(name) or ()]
    licence = next(iter(stated), "") or ", ".join(kinds)
    return Licence(name, found.version, licence[:80])
