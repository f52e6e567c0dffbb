"""Who asks, and how he is told who he is from now on."""

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from thousand.server.addresses import neighbourhood
from thousand.server.faults import ServerFault
from thousand.server.guests import COOKIE, COOKIE_SECONDS
from thousand.server.premises import Premises
from thousand.server.store import Person

Asking = Request[Any, Any, Any]


async def visitor(request: Asking, premises: Premises) -> Person | None:
    """The guest who asks; None for one who has not said his name yet."""
    return await premises.guests.read(request.cookies.get(COOKIE))


async def guest(request: Asking, premises: Premises) -> Person:
    """The guest who asks; ServerFault `guest_wanted`."""
    person = await visitor(request, premises)
    if person is None:
        raise ServerFault("guest_wanted")
    return person


async def newcomer(request: Asking, premises: Premises, name: str) -> Person:
    """A new guest; ServerFault `guests_many`, `guest_name`."""
    if not premises.new_guests.take(address_of(request)):
        raise ServerFault("guests_many")
    return await premises.guests.become(name)


def address_of(request: Asking) -> str:
    """From where it is asked; what a proxy says counts only where the host trusts it."""
    return neighbourhood(request.client.host) if request.client else ""


def badge(premises: Premises, person: Person | None) -> Cookie:
    """The cookie of a guest; that of nobody takes it away."""
    return Cookie(
        key=COOKIE,
        value=premises.guests.cookie_of(person.id) if person else "",
        max_age=COOKIE_SECONDS if person else 0,
        path="/",
        httponly=True,
        secure=premises.settings.secure,
        samesite="lax",
    )
