"""`/api/tables`: opening one, the lobby, what a link leads to."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from thousand.bots.levels import LEVELS
from thousand.core.rules import DEFAULT_PRESET, Rules, read_rules
from thousand.core.seating import player_count
from thousand.server.clock import now_ms
from thousand.server.faults import ServerFault
from thousand.server.guests import guest_of
from thousand.server.http.problems import refusals
from thousand.server.http.visitor import address_of, badge, newcomer, visitor
from thousand.server.premises import Premises
from thousand.table.settings import Settings
from thousand.table.summary import Summary

_LOBBY: Final = 50
_LOBBY_MS: Final = 3 * 3_600_000
Level = Annotated[str, Meta(min_length=1, max_length=40)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; without anything said it is `classic` for three.

    `seats` are the levels of the bots at the other seats, in order (null: an empty seat); where they are not
    given and the game begins at once, all others are bots of the settings' level. `name` is for one who is no
    guest yet.
    """

    rules: dict[str, Any] | None = None
    seats: Annotated[list[Level | None], Meta(max_length=3)] | None = None
    settings: Settings = Settings()
    begin: bool = False
    name: Annotated[str, Meta(min_length=1, max_length=100)] | None = None


class Opened(msgspec.Struct, frozen=True):
    """The name of a table."""

    id: str


class Lobby(msgspec.Struct, frozen=True):
    """One's own tables, those at which one may sit down, and those that one may watch."""

    mine: tuple[Summary, ...]
    open: tuple[Summary, ...]
    running: tuple[Summary, ...]


@post("/api/tables", status_code=201, responses=refusals(400, 401, 403, 413, 503))
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[NewTable], premises: NamedDependency[Premises]
) -> Response[Opened]:
    """Opens a table; with `begin` its game runs at once."""
    form = read_rules(data.rules or {"preset": DEFAULT_PRESET, "players": 3})
    bots = _bots(data, form.rules)
    person = await visitor(request, premises)
    if person is None and data.name is None:
        raise ServerFault("guest_wanted")
    if not premises.new_tables.take(address_of(request)):
        raise ServerFault("tables_many")
    if person is None:
        person = await newcomer(request, premises, data.name or "")
    live = await premises.house.open(guest_of(person), form, data.settings, bots, begin=data.begin)
    return Response(Opened(live.id), status_code=201, cookies=[badge(premises, person)])


@get("/api/tables", responses=refusals(503))
async def lobby(request: Request[Any, Any, Any], premises: NamedDependency[Premises]) -> Lobby:
    """The tables that there are."""
    person = await visitor(request, premises)
    guest = person.id if person else None
    mine, found = await premises.house.summaries(guest, now_ms() - _LOBBY_MS, _LOBBY)
    others = [one for one in found if one.seat is None]
    return Lobby(
        mine=mine,
        open=tuple(one for one in others if _has_room(one)),
        running=tuple(one for one in others if one.watchable and one.stage != "lobby"),
    )


@get("/api/tables/{table:str}", responses=refusals(404, 503))
async def table(
    request: Request[Any, Any, Any], table: FromPath[str], premises: NamedDependency[Premises]
) -> Summary:
    """A table in a few words, for those who come by its link."""
    person = await visitor(request, premises)
    return await premises.house.summary(table, person.id if person else None)


def _has_room(one: Summary) -> bool:
    return one.stage not in ("over", "aborted") and any(seat.kind != "person" for seat in one.seats)


def _bots(data: NewTable, rules: Rules) -> tuple[str | None, ...]:
    """The levels of all seats' bots, the host's first (none); ServerFault `bot_unknown`, `bots_count`."""
    others = player_count(rules) - 1
    seats = data.seats if data.seats is not None else [data.settings.level if data.begin else None] * others
    if len(seats) != others:
        raise ServerFault("bots_count", expected=others, given=len(seats))
    for level in (data.settings.level, *seats):
        if level is not None and level not in LEVELS:
            raise ServerFault("bot_unknown", bot=level, known=", ".join(LEVELS))
    return (None, *seats)
