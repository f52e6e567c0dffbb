"""`/health` and `/metrics`: for those who watch over the server."""

from hmac import compare_digest
from typing import Any, Final

import msgspec
from litestar import Request, Response, get, route
from litestar.di import NamedDependency

from thousand.server.faults import ServerFault
from thousand.server.http.problems import refusals
from thousand.server.metrics import CONTENT_TYPE
from thousand.server.premises import Premises

_LOOKING: Final = ("GET", "HEAD")
_UNREADY: Final = {503: refusals(503)[503]}


class Health(msgspec.Struct, frozen=True):
    """Whether all is well."""

    ok: bool


@route("/health/live", http_method=_LOOKING, sync_to_thread=False, responses=refusals())
def live() -> Health:
    """The process answers."""
    return Health(True)


@route("/health/ready", http_method=_LOOKING, sync_to_thread=False, responses=_UNREADY)
def ready(premises: NamedDependency[Premises]) -> Response[Health]:
    """Tables can be played at: what happens can be kept."""
    well = premises.ready and premises.store.alive()
    return Response(Health(well), status_code=200 if well else 503)


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(request: Request[Any, Any, Any], premises: NamedDependency[Premises]) -> Response[bytes]:
    """Figures for Prometheus, to those who bear the token that is set."""
    token = premises.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not compare_digest(given.encode(), token.encode()):
        raise ServerFault("not_found")
    return Response(premises.metrics.text(), media_type=CONTENT_TYPE)
