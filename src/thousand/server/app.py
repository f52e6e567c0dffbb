"""The application: routes, what they need, and the doorkeeper before them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from thousand import __version__
from thousand.core.errors import ThousandError
from thousand.server.doorkeeper import Doorkeeper
from thousand.server.http import about, games, health, me, pages, problems, rules, tables
from thousand.server.http.pages import PACKED, Pages
from thousand.server.premises import Premises
from thousand.server.sockets.door import table_socket

MOST_BODY: Final = 64_000
_ROUTES: Final[tuple[Any, ...]] = (
    *(me.me, me.become, me.link, me.join, me.forget),
    *(tables.open_table, tables.lobby, tables.table),
    *(games.record, games.replay_game, games.replay_record),
    *(rules.rule_book, rules.check_rules),
    *(about.about, about.qr),
    *(health.live, health.ready, health.metrics),
    *(pages.first_page, pages.any_page, table_socket),
)


def make_app(premises: Premises) -> Doorkeeper:
    """The whole server as an ASGI application; it starts and closes the premises."""
    return Doorkeeper(litestar_of(premises), premises)


def litestar_of(premises: Premises) -> Litestar:
    """The routes without the doorkeeper."""
    found = Pages.of()

    @asynccontextmanager
    async def open_house(_app: Litestar) -> AsyncIterator[None]:
        try:
            await premises.start()
            yield
        finally:
            await premises.close()

    return Litestar(
        route_handlers=_ROUTES,
        dependencies={
            "premises": Provide(lambda: premises, sync_to_thread=False),
            "pages": Provide(lambda: found, sync_to_thread=False),
        },
        exception_handlers={
            ThousandError: problems.of_thousand,
            HTTPException: problems.of_http,
            RecursionError: problems.of_depth,
            Exception: problems.of_anything,
        },
        lifespan=[open_house],
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key=PACKED
        ),
        openapi_config=OpenAPIConfig(
            title="Thousand",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
