"""From a record to a game that can be looked at action by action."""

from collections.abc import Iterable

import msgspec

from thousand.core.actions import write_action
from thousand.core.cards import HIDDEN, Cards, read_cards, write_cards
from thousand.core.events import Event
from thousand.core.match import advance, deal, start
from thousand.core.record import Record, RecordedDeal, replay
from thousand.core.record.turns import read_turn
from thousand.core.rules import SECTIONS, write_rules
from thousand.core.state import AfterTalon, GameOver, Layout, Match
from thousand.core.view import hands_now
from thousand.table.rows import sheet_row
from thousand.table.wire.from_events import happening_of
from thousand.table.wire.from_view import open_scene
from thousand.table.wire.happenings import Happening
from thousand.table.wire.replaying import GameReplay, OpenState, ReplayDeal, ReplayStep
from thousand.table.wire.scene import SheetRow


def replay_of(record: Record) -> GameReplay:
    """The game of a record, all cards open; raises RecordError for what breaks the rules."""
    end = replay(record).match
    known = [one for one in record.deals if not _hides(one)]
    match = _before(end, record)
    deals = []
    for dealt in known:
        match, shown = _deal(match, dealt)
        deals.append(shown)
    rules = record.rules.rules
    return GameReplay(
        seats=record.seats,
        rules=write_rules(record.rules),
        options={section: msgspec.to_builtins(getattr(rules, section)) for section in SECTIONS},
        about=record.about or {},
        draw=record.draw,
        deals=tuple(deals),
        winners=match.phase.winners if isinstance(match.phase, GameOver) else (),
        hidden=len(known) < len(record.deals),
    )


def _before(end: Match, record: Record) -> Match:
    """The match before its first deal."""
    dealer = record.deals[0].dealer if record.deals else end.dealer
    return start(record.rules.rules, dealer, record.start)


def _hides(dealt: RecordedDeal) -> bool:
    return any(HIDDEN in cards for cards in (*dealt.hands, *dealt.talon))


def _deal(match: Match, dealt: RecordedDeal) -> tuple[Match, ReplayDeal]:
    layout = Layout(_piles(dealt.hands), _piles(dealt.talon))
    totals = tuple(one.total for one in match.standings)
    match = deal(match, layout).match
    first = _state(match)
    steps: list[ReplayStep] = []
    row: SheetRow | None = None
    for text in dealt.actions:
        seat, action = read_turn(text)
        before = match
        step = advance(match, action)
        match = step.match
        if match.layout is None:
            row = sheet_row(before, match)
        state = None if match.layout is None else _state(match)
        steps.append(ReplayStep(seat, write_action(action), _happened(step.events, row), state))
    shown = ReplayDeal(
        number=len(match.finished) + (match.layout is not None),
        dealer=dealt.dealer,
        totals=totals,
        hands=tuple(write_cards(hand) for hand in layout.hands),
        talons=tuple(write_cards(talon) for talon in layout.talons),
        start=first,
        steps=tuple(steps),
        row=row,
        proof=dealt.proof,
    )
    return match, shown


def _piles(texts: Iterable[str]) -> tuple[Cards, ...]:
    return tuple(read_cards(text) for text in texts)


def _happened(events: Iterable[Event], row: SheetRow | None) -> tuple[Happening, ...]:
    """Every event as the seat sees it that it is about."""
    seen = (happening_of(event, getattr(event, "seat", None), row) for event in events)
    return tuple(one for one in seen if one is not None)


def _state(match: Match) -> OpenState:
    scene = open_scene(match, 0)
    running = scene.deal
    if running is None:
        raise ValueError("no deal is running")
    phase = match.phase
    return OpenState(
        phase=scene.phase,
        to_act=scene.to_act,
        hands=tuple(write_cards(hand) for hand in hands_now(match)),
        bid=running.bid,
        bidder=running.bidder,
        passed=running.passed,
        contract=running.contract,
        trump=running.trump,
        leader=running.leader,
        trick=running.trick,
        best=running.best,
        won=running.won,
        taken=running.taken,
        laid=write_cards(phase.aside.discards) if isinstance(phase, AfterTalon) else "",
    )
