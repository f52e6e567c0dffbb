"""What a deal was worth, how things stand, what lies on the table: lines of text, from a view alone."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from thousand.cli.play.retrace import footsteps
from thousand.cli.play.screen import Scene
from thousand.cli.play.sights import hand_of, in_order, public_match, trick_cards, tricks_won
from thousand.core.actions import Discard, Give, Play
from thousand.core.cards import Card, Cards
from thousand.core.events import Marked, TrickTaken
from thousand.core.rules import Barrel, Bolts, Rules
from thousand.core.seating import cards_out
from thousand.core.state import DealResult, FinishedDeal, Seat, Standing
from thousand.core.view import DealView

if TYPE_CHECKING:
    from thousand.texts import Texts

_TELLING: Final = frozenset({"lock", "barrel_struck", "barrel_idle", "barrel_sum", "kept", "dark", "barrel"})


class Reckoning(msgspec.Struct, frozen=True):
    """A finished deal as a table: its title, the heads of the columns, a row a seat, and remarks below."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    remarks: tuple[str, ...]


def signed(points: int) -> str:
    """Points as they are written: with a true minus, and a plus where they are won."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def number(points: int) -> str:
    """A total with a true minus."""
    return str(points).replace("-", "−")


def reckoning(texts: "Texts", scene: Scene) -> Reckoning:
    """The last finished deal of a view."""
    dealt = scene.sight.finished[-1]
    result, names = dealt.result, scene.table.names
    if result.outcome == "annulled":
        return Reckoning(_title(texts, scene, result), (), (), _opened(texts, scene, dealt))
    heads = (
        texts.say("play-column-cards"),
        texts.say("play-column-marriages"),
        texts.say("play-column-other"),
        texts.say("play-column-earned"),
        texts.say("play-column-written"),
        texts.say("play-column-total"),
    )
    rows = tuple(
        (
            names[seat],
            str(worth.cards),
            str(worth.marriages),
            str(worth.aces + worth.extra),
            str(worth.total),
            signed(result.scores[seat]),
            number(result.totals[seat]),
        )
        for seat, worth in enumerate(result.worth)
    )
    remarks = (*_remarks(texts, scene, result), *_opened(texts, scene, dealt))
    return Reckoning(_title(texts, scene, result), heads, rows, remarks)


def reckoning_lines(texts: "Texts", scene: Scene) -> tuple[str, ...]:
    """What is open after a deal, and the totals; these not after one that was annulled."""
    dealt = scene.sight.finished[-1]
    totals = () if dealt.result.outcome == "annulled" else (_totals(texts, scene),)
    return (*_laid_open(texts, dealt, _named), *totals)


def what_next(texts: "Texts", scene: Scene) -> tuple[str, ...]:
    """How a person goes on after a deal; nothing where there is nobody."""
    if not scene.table.people:
        return ()
    return (texts.say("play-to-end" if scene.sight.phase == "game_over" else "play-next-deal"),)


def score_lines(texts: "Texts", scene: Scene, plain: bool, width: int) -> list[str]:
    """The score sheet as it is kept on paper, or in sentences."""
    from thousand.cli.sheet import score_sheet

    match = public_match(scene.sight)
    return score_sheet(texts, match, scene.table.names, width, plain=plain).splitlines()


def sheet_lines(texts: "Texts", scene: Scene, width: int) -> list[str]:
    """The table of the score sheet alone: two lines of heads, then the deals."""
    return "\n".join(score_lines(texts, scene, False, width)).partition("\n\n")[0].split("\n")


def why_lines(texts: "Texts", scene: Scene) -> list[str]:
    """The arithmetic of the last finished deal."""
    from thousand.cli.sheet import explain

    match = public_match(scene.sight)
    if not match.finished:
        return [texts.say("play-no-deal-yet")]
    return explain(texts, match, len(match.finished), scene.table.names)


def status_lines(texts: "Texts", scene: Scene) -> list[str]:
    """How things stand, in sentences: totals, contract, trump, the trick, cards left."""
    from thousand.texts import suit_name

    deal, names = scene.sight.deal, scene.table.names
    lines = [_totals(texts, scene)]
    lines += [
        texts.say("play-standing", name=names[seat], marks=marks)
        for seat, one in enumerate(scene.sight.standings)
        if (marks := ", ".join(standing_marks(texts, scene.sight.rules, one)))
    ]
    if deal is None:
        return lines
    if deal.bidder is not None:
        lines.append(texts.say("play-high-bid", name=names[deal.bidder], amount=deal.bid))
    if deal.contract is not None:
        declarer = names[deal.contract.declarer]
        lines.append(texts.say("play-contract", name=declarer, amount=deal.contract.amount))
    if deal.trump is not None:
        lines.append(texts.say("play-trump", suit=suit_name(texts, deal.trump)))
    if deal.trick:
        lines.append(texts.say("play-on-table", cards=_played(texts, scene, deal.trick)))
    lines += [
        texts.say(
            "play-won",
            name=names[seat],
            tricks=tricks_won(deal, seat),
            points=deal.won[seat],
            cards=deal.sizes[seat],
        )
        for seat in deal.playing
    ]
    return lines


def standing_marks(texts: "Texts", rules: Rules, standing: Standing) -> list[str]:
    """Barrel and bolts of a seat in words."""
    marks = []
    barrel, bolts = rules.game.barrel, rules.scoring.bolts
    if standing.barrel is not None and isinstance(barrel, Barrel):
        marks.append(texts.say("play-barrel", attempt=standing.barrel.attempts + 1, of=barrel.deals))
    if standing.bolts and isinstance(bolts, Bolts):
        count = standing.bolts % bolts.every
        marks += [texts.say("play-bolts", count=count, of=bolts.every)] if count else []
    return marks


def hand_lines(texts: "Texts", scene: Scene) -> list[str]:
    """One's own cards with their numbers."""
    cards = hand_of(scene.sight)
    return [numbered(texts, cards) + "." if cards else texts.say("play-no-hand")]


def numbered(texts: "Texts", cards: Sequence[Card]) -> str:
    """Cards by their names, each with its number in the hand."""
    from thousand.texts import card_name

    return ", ".join(f"{place} {card_name(texts, card)}" for place, card in enumerate(cards, 1))


def last_trick_lines(texts: "Texts", scene: Scene) -> list[str]:
    """The last trick: who played what, who took it."""
    deal = scene.sight.deal
    if deal is None:
        return _trick_of_finished(texts, scene)
    if not deal.tricks:
        return [texts.say("play-no-trick")]
    trick = deal.tricks[-1]
    cards = _played(texts, scene, trick_cards(deal, trick))
    return [texts.say("play-last-trick", cards=cards, name=scene.table.names[trick.winner])]


def _trick_of_finished(texts: "Texts", scene: Scene) -> list[str]:
    """The last trick of the deal just over."""
    if not scene.sight.finished or not (plays := _last_plays(scene, scene.sight.finished[-1])):
        return [texts.say("play-no-trick")]
    *_, last = footsteps(public_match(scene.sight))
    winner = next((event.seat for event in last.heard if isinstance(event, TrickTaken)), None)
    if winner is None:
        return [texts.say("play-no-trick")]
    return [texts.say("play-last-trick", cards=_played(texts, scene, plays), name=scene.table.names[winner])]


def talon_lines(texts: "Texts", scene: Scene) -> list[str]:
    """The talons as far as they were seen, and one's own cards laid aside or given; all after the deal."""
    deal = scene.sight.deal
    if deal is None:
        return _talons_of_finished(texts, scene)
    lines = [_talon_line(texts, deal, talon.cards) for talon in deal.talons]
    lines += [
        _gift_line(texts, scene, gift.giver, gift.to, gift.card)
        for gift in deal.gifts
        if gift.card is not None
    ]
    if deal.discards:
        lines.append(texts.say("play-discards", cards=_named(texts, deal.discards)))
    return lines


def _talons_of_finished(texts: "Texts", scene: Scene) -> list[str]:
    """The talons of the deal just over, what was given and laid aside, what was out of play."""
    if not scene.sight.finished:
        return [texts.say("play-no-deal-yet")]
    dealt = scene.sight.finished[-1]
    lines = [texts.say("play-talon-was", cards=_named(texts, talon)) for talon in dealt.layout.talons]
    lines += [
        _gift_line(texts, scene, seat, action.seat, action.card)
        for seat, action in zip(dealt.actors, dealt.actions, strict=True)
        if isinstance(action, Give)
    ]
    return [*lines, *_laid_open(texts, dealt, _named)]


def _gift_line(texts: "Texts", scene: Scene, giver: Seat, to: Seat, card: Card) -> str:
    from thousand.texts import card_name

    names = scene.table.names
    return texts.say("play-gift", name=names[giver], to=names[to], card=card_name(texts, card))


def _talon_line(texts: "Texts", deal: DealView, cards: Cards | None) -> str:
    if cards is None:
        return texts.say("play-talon-closed" if deal.contract is None else "play-talon-hidden")
    return texts.say("play-talon-was", cards=_named(texts, cards))


def _named(texts: "Texts", cards: Cards) -> str:
    from thousand.texts import card_name

    return ", ".join(card_name(texts, card) for card in in_order(cards))


def _played(texts: "Texts", scene: Scene, cards: tuple[tuple[Seat, int], ...]) -> str:
    from thousand.texts import card_short

    return ", ".join(f"{scene.table.names[seat]} {card_short(texts, card)}" for seat, card in cards)


def _totals(texts: "Texts", scene: Scene) -> str:
    totals = ", ".join(
        f"{name} {number(standing.total)}"
        for name, standing in zip(scene.table.names, scene.sight.standings, strict=True)
    )
    return texts.say("play-totals", totals=totals)


def _title(texts: "Texts", scene: Scene, result: DealResult) -> str:
    deal = len(scene.sight.finished)
    if result.declarer is None or result.contract is None:
        return texts.say("play-result-annulled", deal=deal)
    name = scene.table.names[result.declarer]
    if result.outcome == "write_off":
        return texts.say("play-result-written-off", deal=deal, name=name)
    if result.outcome == "bomb":
        return texts.say("play-result-bombed", deal=deal, name=name)
    earned = result.earned[result.declarer]
    message = "play-result-made" if result.made else "play-result-failed"
    return texts.say(message, deal=deal, name=name, contract=result.contract, earned=earned)


def _remarks(texts: "Texts", scene: Scene, result: DealResult) -> list[str]:
    from thousand.texts import say_event, say_reason

    names = scene.table.names
    lines = [
        texts.say(
            "play-line", name=names[line.seat], points=signed(line.points), why=say_reason(texts, line.reason)
        )
        for line in result.lines
        if line.reason in _TELLING
    ]
    said = (say_event(texts, Marked(seat, mark), names) for seat, mark in result.marks)
    return [*lines, *(sentence for sentence in said if sentence)]


def _opened(texts: "Texts", scene: Scene, dealt: FinishedDeal) -> tuple[str, ...]:
    """The last trick of a deal that is over, the talon, and what else is open then."""
    lines = []
    if plays := _last_plays(scene, dealt):
        lines.append(texts.say("play-final-trick", cards=_played(texts, scene, plays)))
    lines += [texts.say("play-talon-was", cards=_in_short(texts, talon)) for talon in dealt.layout.talons]
    return (*lines, *_laid_open(texts, dealt, _in_short))


def _last_plays(scene: Scene, dealt: FinishedDeal) -> tuple[tuple[Seat, Card], ...]:
    """The last trick of a deal that was played to its end; nothing for any other."""
    if dealt.result.outcome != "played":
        return ()
    plays = [
        (seat, action.card)
        for seat, action in zip(dealt.actors, dealt.actions, strict=True)
        if isinstance(action, Play)
    ]
    return tuple(plays[-2 if len(scene.table.chairs) == 2 else -3 :])


def _laid_open(texts: "Texts", dealt: FinishedDeal, told: Callable[["Texts", Cards], str]) -> list[str]:
    """The cards that were laid aside and those that were out of play."""
    aside = [action.cards for action in dealt.actions if isinstance(action, Discard)]
    out = cards_out(dealt.layout)
    lines = [texts.say("play-discards", cards=told(texts, cards)) for cards in aside]
    return lines + ([texts.say("play-out-of-play", cards=told(texts, out))] if out else [])


def _in_short(texts: "Texts", cards: Cards) -> str:
    from thousand.texts import card_short

    return " ".join(card_short(texts, card) for card in in_order(cards))
