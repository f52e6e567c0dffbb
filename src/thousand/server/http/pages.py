"""The page that browsers load, as it was built into `static/`, and its files."""

import mimetypes
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, route
from litestar.di import NamedDependency
from litestar.params import FromPath

from thousand.server.faults import ServerFault

FOLDER: Final = Path(__file__).parents[1] / "static"
PACKED: Final = "packed"
"""Marks routes whose files come packed from the build of the page, so that nothing packs them again."""
_ROUTE: Final[dict[str, Any]] = {
    "http_method": ("GET", "HEAD"),
    "include_in_schema": False,
    "sync_to_thread": False,
    "opt": {PACKED: True},
}
_ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_TYPES: Final = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".woff2": "font/woff2",
}
_UNBUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Thousand</title>
<p>The server runs, but its page has not been built. Run <code>make play</code> in the source folder,
or install a released package.</p></html>
"""


class Page(msgspec.Struct, frozen=True):
    """A file: its bytes plain and compressed, by encoding, and how it is to be kept by browsers."""

    bodies: dict[str, bytes]
    kind: str
    kept: str
    tag: str


class Pages:
    """All files of the built page, by address."""

    def __init__(self, files: Mapping[str, Page]) -> None:
        self._files = files

    @classmethod
    def of(cls, folder: Path = FOLDER) -> "Pages":
        """The files of a folder; where it holds no page, one that says how to build it."""
        files = {
            "/" + path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()
        }
        ends = tuple(_ENCODINGS.values())
        found = {name: _page(name, path) for name, path in files.items() if not name.endswith(ends)}
        found.setdefault("/index.html", _whole("/index.html", {"": _UNBUILT}))
        return cls(found)

    def find(self, address: str) -> Page:
        """The file at an address; the page itself at every address that names no file.

        Raises ServerFault `not_found`.
        """
        found = self._files.get(address)
        if found is None and "." not in address.rpartition("/")[2]:
            found = self._files["/index.html"]
        if found is None:
            raise ServerFault("not_found")
        return found


def _page(name: str, path: Path) -> Page:
    bodies = {"": path.read_bytes()}
    for encoding, end in _ENCODINGS.items():
        packed = path.with_name(path.name + end)
        if packed.is_file():
            bodies[encoding] = packed.read_bytes()
    return _whole(name, bodies)


def _whole(name: str, bodies: dict[str, bytes]) -> Page:
    end = Path(name).suffix
    kind = _TYPES.get(end) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    kept = _FOR_EVER if name.startswith("/assets/") else _ASK_AGAIN
    return Page(bodies, kind, kept, f'"{sha256(bodies[""]).hexdigest()[:20]}"')


def _answer(request: Request[Any, Any, Any], page: Page) -> Response[bytes]:
    headers = {"cache-control": page.kept, "etag": page.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    accepted = {
        one.partition(";")[0].strip() for one in request.headers.get("accept-encoding", "").split(",")
    }
    encoding = next((one for one in _ENCODINGS if one in accepted and one in page.bodies), "")
    if encoding:
        headers["content-encoding"] = encoding
    return Response(page.bodies[encoding], media_type=page.kind, headers=headers)


@route("/", **_ROUTE)
def first_page(request: Request[Any, Any, Any], pages: NamedDependency[Pages]) -> Response[bytes]:
    """The page."""
    return _answer(request, pages.find("/index.html"))


@route("/{address:path}", **_ROUTE)
def any_page(
    request: Request[Any, Any, Any], address: FromPath[Path], pages: NamedDependency[Pages]
) -> Response[bytes]:
    """A file of the page, or the page at an address of its own."""
    name = "/" + address.as_posix().lstrip("/")
    if name.startswith(("/api/", "/ws/", "/health/")):
        raise ServerFault("not_found")
    return _answer(request, pages.find(name))
