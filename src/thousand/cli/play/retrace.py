"""Going through a game again from its start: for taking back, and for telling the running deal anew."""

from collections.abc import Collection, Iterator

import msgspec

from thousand.core.actions import Action
from thousand.core.events import Event
from thousand.core.match import advance, begin_deal, start
from thousand.core.state import Layout, Match, Seat


class Footstep(msgspec.Struct, frozen=True):
    """One step of a game: the match before, who acts (None: it is dealt), what is heard, the match after."""

    before: Match
    actor: Seat | None
    heard: tuple[Event, ...]
    after: Match


def footsteps(match: Match) -> Iterator[Footstep]:
    """Every step that led to a match, in order."""
    dealer = match.finished[0].dealer if match.finished else match.dealer
    current = start(match.rules, dealer, match.start)
    for one in match.finished:
        for footstep in _walk(current, one.layout, one.actors, one.actions):
            yield footstep
            current = footstep.after
    if match.layout is not None:
        yield from _walk(current, match.layout, match.actors, match.actions)


def before_last_decision(match: Match, people: Collection[Seat]) -> Match | None:
    """The match as it was before the last action of a person; None when no person has acted."""
    found = None
    for footstep in footsteps(match):
        if footstep.actor in people:
            found = footstep.before
    return found


def _walk(match: Match, layout: Layout, actors: bytes, actions: tuple[Action, ...]) -> Iterator[Footstep]:
    dealt = begin_deal(match, layout)
    yield Footstep(match, None, dealt.events, dealt.match)
    current = dealt.match
    for seat, action in zip(actors, actions, strict=True):
        step = advance(current, action)
        yield Footstep(current, seat, step.events, step.match)
        current = step.match
