"""A hint for the person to act: what to do, and the figures that speak for it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from thousand.core.actions import Action, Give
from thousand.core.view import View

if TYPE_CHECKING:
    from thousand.bots import Budget
    from thousand.bots.advice import Advice, Figures, Option
    from thousand.texts import Texts


class Hint(msgspec.Struct, frozen=True):
    """What is advised, to be done one after the other, and how it is said in lines."""

    actions: tuple[Action, ...]
    lines: tuple[str, ...]


def hint_for(texts: "Texts", sight: View, names: Sequence[str], budget: "Budget") -> Hint:
    """The hint for the seat of a view that is to act; it knows no more than the view."""
    from thousand.bots.advice import advise

    advice = advise(sight, budget)
    best = advice.best
    choice = _said(texts, best, names)
    if best.figures is not None:
        choice = texts.say("play-pair", name=choice, what=_reason(texts, advice, best.figures))
    lines = (texts.say("play-advice", choice=choice), *_next_best(texts, advice, names))
    return Hint(best.actions, lines)


def _next_best(texts: "Texts", advice: "Advice", names: Sequence[str]) -> tuple[str, ...]:
    """The next best option of those that have figures, in short."""
    for option in advice.alternatives:
        if option.figures is not None:
            choice = _said(texts, option, names)
            count = _count(advice, option.figures)
            return (texts.say("play-advice-next", choice=choice, count=count, worlds=advice.worlds),)
    return ()


def _said(texts: "Texts", option: "Option", names: Sequence[str]) -> str:
    from thousand.texts import card_short, say_action

    said = [
        texts.say("play-pair", name=names[action.seat], what=card_short(texts, action.card))
        if isinstance(action, Give)
        else say_action(texts, action, names)
        for action in option.actions
    ]
    return ", ".join(said)


def _reason(texts: "Texts", advice: "Advice", figures: "Figures") -> str:
    """How often the contract is made or broken, and the mean points of one's own side."""
    return texts.say(
        "play-advice-made" if advice.declares else "play-advice-broken",
        contract=figures.contract,
        count=_count(advice, figures),
        worlds=advice.worlds,
        points=round(figures.side),
    )


def _count(advice: "Advice", figures: "Figures") -> int:
    """The worlds in which the adviser's side has its way with the contract."""
    made = round(figures.made * advice.worlds)
    return made if advice.declares else advice.worlds - made
