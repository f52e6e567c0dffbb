"""The table as an audience is shown it: what is around the game, and the messages of a change."""

from collections.abc import Iterable, Sequence

import msgspec

from thousand.core.cards import NAMES
from thousand.core.rules import SECTIONS
from thousand.core.state import Seat
from thousand.table.changes import Change
from thousand.table.game import Game, Told
from thousand.table.guests import Audience
from thousand.table.presence import Presence
from thousand.table.questions import hints_allowed, needed
from thousand.table.state import State
from thousand.table.timing import clock
from thousand.table.wire import to_browser as wire
from thousand.table.wire.from_browser import PROTOCOL
from thousand.table.wire.from_events import happening_of
from thousand.table.wire.happenings import Happening
from thousand.table.wire.scene import Scene


def welcome(state: State, presence: Presence, audience: Audience, version: int, now: int) -> wire.Welcome:
    """Everything that an audience must know; what it missed since a version of the running deal."""
    game = state.game
    rules = state.form.rules
    missed = [told for told in game.story if told.version > version] if game else []
    return wire.Welcome(
        protocol=PROTOCOL,
        version=state.version,
        id=state.table,
        match=game.name if game else None,
        rules=state.document,
        options={section: msgspec.to_builtins(getattr(rules, section)) for section in SECTIONS},
        settings=msgspec.to_builtins(state.settings),
        match_commitment=game.commitment if game else None,
        draw=draw_seen(game) if game else None,
        table=around(state, presence, audience, now),
        scene=_scene(state, audience),
        sheet=tuple(game.rows) if game else (),
        missed=happened(missed, audience.seat),
        proofs=_proofs(game, range(len(game.proofs) + 1), ended=state.ended) if game else (),
    )


def news(
    state: State, presence: Presence, change: Change, audience: Audience, now: int
) -> tuple[wire.ToBrowser, ...]:
    """The messages that tell an audience what a change was."""
    if change.anew:
        return (welcome(state, presence, audience, state.version, now),)
    if not (change.told or change.game or change.around or change.opened):
        return ()
    update = wire.Update(
        version=state.version,
        happened=happened(change.told, audience.seat),
        scene=_scene(state, audience) if change.game else None,
        table=around(state, presence, audience, now) if change.around else None,
        undone=change.undone,
    )
    game = state.game
    return (update, *(_proofs(game, change.opened, ended=state.ended) if game else ()))


def around(state: State, presence: Presence, audience: Audience, now: int) -> wire.TableSeen:
    """What is around the game, with the audience's own seat."""
    return wire.TableSeen(
        stage=state.stage,
        places=tuple(_place(state, presence, seat) for seat in range(len(state.chairs))),
        you=audience.seat,
        host=audience.host,
        arrival=audience.arrival,
        hints=hints_allowed(state),
        undo=audience.seat is not None and len(state.people()) == 1,
        cutting=_cutting(state),
        question=_question(state, presence, audience),
        clock=clock(state, now),
        watching=presence.watching(state),
    )


def happened(told: Sequence[Told], seat: Seat | None) -> tuple[Happening, ...]:
    """What a seat (None: a spectator) sees of some events."""
    seen = (happening_of(one.event, seat, one.row) for one in told)
    return tuple(one for one in seen if one is not None)


def draw_seen(game: Game) -> wire.DrawSeen | None:
    """The draw for the first dealer, once it is made."""
    if game.drawn is None:
        return None
    rounds = ({str(seat): NAMES[card] for seat, card in one} for one in game.drawn.rounds)
    return wire.DrawSeen(game.drawn.dealer, tuple(rounds))


def _proofs(game: Game, deals: Iterable[int], *, ended: bool) -> tuple[wire.ProofSeen, ...]:
    """The proofs of finished deals (from 1), 0 standing for the draw."""
    found = (_deal_proof(game, deal) if deal else _draw_proof(game, ended=ended) for deal in deals)
    return tuple(proof for proof in found if proof is not None)


def _deal_proof(game: Game, deal: int) -> wire.ProofSeen:
    return wire.ProofSeen(deal, game.proofs[deal - 1].document())


def _draw_proof(game: Game, *, ended: bool) -> wire.ProofSeen | None:
    draw = game.draw_proof(ended=ended)
    return wire.ProofSeen(None, draw.document()) if draw else None


def _scene(state: State, audience: Audience) -> Scene | None:
    return state.game.scene(audience.seat) if state.game else None


def _place(state: State, presence: Presence, seat: Seat) -> wire.Place:
    chair = state.chairs[seat]
    guest = chair.guest
    if guest is None:
        return wire.Place(
            kind="bot" if chair.level else "empty",
            name="",
            level=chair.level,
            here=True,
            stand_in=False,
            ready=False,
            games_won=chair.won,
        )
    return wire.Place(
        kind="person",
        name=guest.name,
        level=chair.level if chair.stand_in else None,
        here=presence.here(guest.id),
        stand_in=chair.stand_in,
        ready=chair.ready,
        games_won=chair.won,
    )


def _cutting(state: State) -> wire.Cutting | None:
    cutting, game = state.cutting, state.game
    if cutting is None or game is None:
        return None
    return wire.Cutting(
        number=cutting.number,
        commitment=game.commitment_of(cutting.number),
        seats=cutting.seats,
        stage="open" if cutting.closed else "cut",
        cut=tuple(sorted(cutting.cuts)),
        opened=tuple(sorted(cutting.nonces)),
    )


def _question(state: State, presence: Presence, audience: Audience) -> wire.Question | None:
    question = state.question
    if question is None:
        return None
    return wire.Question(
        what=question.what,
        seat=question.seat,
        asker=question.asker,
        name=question.guest.name if question.guest else "",
        own=audience.asking or (audience.seat is not None and audience.seat == question.asker),
        yes=tuple(sorted(question.yes)),
        needed=needed(state, presence, question),
    )
