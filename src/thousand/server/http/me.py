"""`/api/me`: the name, another device, being forgotten."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from thousand.server.guests import CODE_MS, guest_of
from thousand.server.http.problems import refusals
from thousand.server.http.visitor import badge, guest, newcomer, visitor
from thousand.server.premises import Premises


class Me(msgspec.Struct, frozen=True):
    """Who asks; the name is null for one who is no guest yet."""

    name: str | None


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


class LinkCode(msgspec.Struct, frozen=True):
    """A code for another device, and for how many seconds it is good."""

    code: str
    seconds: int


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code that another device was given."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


@get("/api/me", responses=refusals(503))
async def me(request: Request[Any, Any, Any], premises: NamedDependency[Premises]) -> Me:
    """Who asks; makes no cookie."""
    person = await visitor(request, premises)
    return Me(person.name if person else None)


@post("/api/me", status_code=200, responses=refusals(400, 403, 413, 503))
async def become(
    request: Request[Any, Any, Any], data: JSONBody[Named], premises: NamedDependency[Premises]
) -> Response[Me]:
    """Becomes a guest, or takes another name."""
    person = await visitor(request, premises)
    if person is None:
        person = await newcomer(request, premises, data.name)
    else:
        person = await premises.guests.rename(person, data.name)
        await premises.house.rename(guest_of(person))
    return Response(Me(person.name), cookies=[badge(premises, person)])


@post("/api/me/link", status_code=200, responses=refusals(401, 403, 503))
async def link(request: Request[Any, Any, Any], premises: NamedDependency[Premises]) -> LinkCode:
    """A code with which another device becomes this guest, once."""
    person = await guest(request, premises)
    return LinkCode(await premises.guests.link(person), CODE_MS // 1000)


@post("/api/me/join", status_code=200, responses=refusals(400, 403, 404, 413, 503))
async def join(data: JSONBody[Join], premises: NamedDependency[Premises]) -> Response[Me]:
    """Becomes the guest of a code."""
    person = await premises.guests.join(data.code)
    return Response(Me(person.name), cookies=[badge(premises, person)])


@delete("/api/me", status_code=200, responses=refusals(401, 403, 503))
async def forget(request: Request[Any, Any, Any], premises: NamedDependency[Premises]) -> Response[Me]:
    """Erases the guest: his name and id are cut out of everything that is kept."""
    await premises.erase(await guest(request, premises))
    return Response(Me(None), cookies=[badge(premises, None)])
