"""`/api/games`: records of finished games, and games to look at action by action."""

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from thousand.core.record import read_record
from thousand.server.faults import ServerFault
from thousand.server.http.problems import refusals
from thousand.server.premises import Premises
from thousand.table.replaying import replay_of
from thousand.table.wire.replaying import GameReplay

MOST_RECORD: Final = 400_000
_KEPT: Final = {"cache-control": "private, max-age=3600"}
_MOST_DEALS: Final = 300


@get("/api/games/{game:str}", media_type="application/json", responses=refusals(400, 404, 503))
async def record(
    game: FromPath[str],
    premises: NamedDependency[Premises],
    download: Annotated[bool, QueryParameter(description="as a file to be saved")] = False,
) -> Response[bytes]:
    """The record of a finished game, in its canonical bytes."""
    headers = dict(_KEPT)
    body = await _record(premises, game)
    if download:
        headers["content-disposition"] = f'attachment; filename="thousand-{_plain(game)}.json"'
    return Response(body, media_type="application/json", headers=headers)


@get("/api/games/{game:str}/replay", responses=refusals(404, 503))
async def replay_game(game: FromPath[str], premises: NamedDependency[Premises]) -> GameReplay:
    """A finished game, action by action, all cards open."""
    return await _replayed(premises, await _record(premises, game))


@post("/api/replay", status_code=200, request_max_body_size=MOST_RECORD, responses=refusals(400, 403, 413))
async def replay_record(request: Request[Any, Any, Any], premises: NamedDependency[Premises]) -> GameReplay:
    """A game from a record (`thousand-record/1`) in the body, action by action; nothing of it is kept."""
    return await _replayed(premises, await request.body())


async def _record(premises: Premises, game: str) -> bytes:
    found = await premises.store.game(game)
    if found is None:
        raise ServerFault("game_missing")
    return found


async def _replayed(premises: Premises, body: bytes) -> GameReplay:
    """A game to look at, one at a time.

    ServerFault `request_large` for more deals than people play, `request_often` where too many wait.
    """
    async with premises.replaying.passing():
        return await asyncio.to_thread(_replay, body)


def _replay(body: bytes) -> GameReplay:
    record = read_record(body)
    if len(record.deals) > _MOST_DEALS:
        raise ServerFault("request_large")
    return replay_of(record)


def _plain(game: str) -> str:
    return "".join(sign for sign in game if sign.isascii() and (sign.isalnum() or sign in "-_"))[:40]
