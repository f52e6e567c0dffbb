"""What holds for every request and socket: strict headers, own origin, not too often."""

from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from thousand.server.addresses import neighbourhood
from thousand.server.http.problems import PROBLEM_TYPE, problem
from thousand.server.premises import Premises

Scope = Any
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_HEADERS: Final = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_SECURE: Final = {"strict-transport-security": "max-age=31536000"}
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_ORDERLY: Final = 60


class Doorkeeper:
    """An ASGI app around the app."""

    def __init__(self, app: App, premises: Premises) -> None:
        self._app = app
        self._premises = premises
        headers = _HEADERS | (_SECURE if premises.settings.secure else {})
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request in, or answers itself."""
        match scope["type"]:
            case "http":
                await self._http(scope, receive, self._dressed(send))
            case "websocket" if not self._own_origin(scope):
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
            case _:
                await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = neighbourhood(scope["client"][0]) if scope.get("client") else ""
        if _limited(scope["path"]) and not self._premises.requests.take(address):
            await _refuse(send, "request_often", [(b"retry-after", b"%d" % _ORDERLY)])
        elif scope["method"] not in _SAFE and not self._own_origin(scope):
            await _refuse(send, "origin_foreign")
        else:
            await self._app(scope, receive, send)

    def _dressed(self, send: Send) -> Send:
        async def sent(event: Any) -> None:
            if event["type"] == "http.response.start":
                given = list(event.get("headers", ()))
                names = {name.lower() for name, _ in given}
                given += [one for one in self._headers if one[0] not in names]
                event = {**event, "headers": given}
                self._premises.metrics.requests.labels(str(event["status"])).inc()
            await send(event)

        return sent

    def _own_origin(self, scope: Scope) -> bool:
        """Whether a browser asks from a page of this site; programs, which name no origin, may."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", "same-origin") in ("same-origin", "none")
        public = urlsplit(self._premises.settings.public_url).netloc
        return bool(netloc := _netloc(origin)) and netloc in (headers.get(b"host", ""), public)


def _limited(path: str) -> bool:
    """Whether an address asks the server for work; the files of the page do not."""
    return path.startswith(("/api/", "/metrics"))


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


async def _refuse(send: Send, code: str, headers: list[tuple[bytes, bytes]] | None = None) -> None:
    document = problem(code)
    body = msgspec.json.encode(document)
    told = [
        (b"content-type", PROBLEM_TYPE.encode()),
        (b"content-length", b"%d" % len(body)),
        *(headers or ()),
    ]
    await send({"type": "http.response.start", "status": document.status, "headers": told + (headers or [])})
    await send({"type": "http.response.body", "body": body})
