"""Serves: from settings to a process that answers, until it is told to stop."""

import asyncio
import errno
import gc
import resource
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from io import StringIO
from typing import Final

import segno
import uvicorn
from msgspec.structs import replace

from thousand.server.app import make_app
from thousand.server.faults import ServerFault
from thousand.server.http.about import public_address
from thousand.server.logs import prepare_logs
from thousand.server.patience import PatientHttp, PatientSockets
from thousand.server.premises import Premises
from thousand.server.settings import Settings

MOST_FRAME_BYTES: Final = 16_384
_PING_SECONDS: Final = 20.0
_GRACE_SECONDS: Final = 8
# A commit takes the interpreter back several times; at Python's own 5 ms each it would wait for a busy loop.
_SWITCH_SECONDS: Final = 0.00001
_COLLECT: Final = (50_000, 20, 100)
_TRIES: Final = 50
_ENDING: Final = (signal.SIGINT, signal.SIGTERM)
_IN_USE: Final = (errno.EADDRINUSE, errno.EACCES)


def serve(settings: Settings, started: Callable[[Settings], None], *, other_port: bool = False) -> None:
    """Serves until a signal ends it; `started` is called with the port that is used, once it answers.

    With `other_port` the next free port is taken where the wanted one is in use. Raises ServerFault
    `port_taken` and what the database refuses, StoreFault; OSError.
    """
    prepare_logs(settings.log)
    allow_connections()
    sys.setswitchinterval(_SWITCH_SECONDS)
    door = bind(settings.host, settings.port, _TRIES if other_port else 1)
    with door:
        settings = replace(settings, port=door.getsockname()[1])
        premises = Premises(settings)
        server = _Server(premises, lambda: started(settings))
        _spare_the_collector()
        for one in _ENDING:
            signal.signal(one, _leave)
        server.run(sockets=[door])


def allow_connections() -> None:
    """Lets this process have as many connections open as the system allows; many begin with 1024."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):  # some systems name a limit that they do not grant
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _spare_the_collector() -> None:
    """What was imported stays out of collections, and full ones come seldom: each holds up every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT)


def bind(host: str, port: int, tries: int) -> socket.socket:
    """A listening socket at that port or one of the next; ServerFault `port_taken`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for one in range(port, min(port + tries, 65_536)):
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, one))
            door.listen(socket.SOMAXCONN)
        except OSError as fault:
            door.close()
            if fault.errno not in _IN_USE:
                raise
            continue
        door.setblocking(False)
        return door
    raise ServerFault("port_taken", port=port)


def addresses(settings: Settings) -> tuple[str, str | None]:
    """The address for this computer, and one for others where there is one."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{settings.port}", public_address(settings)


def qr_lines(text: str) -> str:
    """A text as a QR code of letters, for a terminal."""
    picture = StringIO()
    segno.make(text, error="l", micro=False).terminal(picture, compact=True, border=1)
    return picture.getvalue()


def _leave(_signal: int, _frame: object) -> None:
    """Ends well: uvicorn sends itself the signal once more when everything is put away."""
    sys.exit(0)


def configured(premises: Premises) -> uvicorn.Config:
    """How uvicorn serves."""
    settings = premises.settings
    return uvicorn.Config(
        make_app(premises),
        loop="uvloop" if find_spec("uvloop") else "asyncio",
        lifespan="on",
        http=PatientHttp,
        ws=PatientSockets,
        ws_per_message_deflate=False,
        ws_max_size=MOST_FRAME_BYTES,
        ws_ping_interval=_PING_SECONDS,
        ws_ping_timeout=_PING_SECONDS,
        proxy_headers=bool(settings.trust_proxy),
        forwarded_allow_ips=settings.trust_proxy or None,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )


class _Server(uvicorn.Server):
    """Tells when it answers, or why it cannot."""

    def __init__(self, premises: Premises, started: Callable[[], None]) -> None:
        super().__init__(configured(premises))
        self._premises = premises
        self._told = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts to answer; raises what kept the premises from starting."""
        try:
            await super().startup(sockets=sockets)
        except SystemExit:
            if self._premises.fault is not None:
                raise self._premises.fault from None
            raise
        if self.started:
            await asyncio.to_thread(self._told)
