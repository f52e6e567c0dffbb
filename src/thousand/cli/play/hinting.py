"""A hint for the person to act: what to do, and the figures that speak for it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from thousand.core.actions import Action
from thousand.core.view import View

if TYPE_CHECKING:
    from thousand.bots import Budget
    from thousand.bots.advice import Advice, Figures, Option
    from thousand.texts import Texts


class Hint(msgspec.Struct, frozen=True):
    """What is advised, to be done one after the other, and how it is said: a line for each choice."""

    actions: tuple[Action, ...]
    lines: tuple[str, ...]


def hint_for(texts: "Texts", sight: View, names: Sequence[str], budget: "Budget") -> Hint:
    """The hint for the seat of a view that is to act; it knows no more than the view."""
    from thousand.bots.advice import advise

    advice = advise(sight, budget)
    best = _said(texts, advice, advice.best, names)
    lines = [texts.say("play-advice", choice=best)]
    second = _second(advice)
    if second is not None:
        lines.append(texts.say("play-advice-next", choice=_said(texts, advice, second, names)))
    return Hint(advice.best.actions, tuple(lines))


def _second(advice: "Advice") -> "Option | None":
    """The next best option that has figures; without figures there is nothing to compare."""
    return next((option for option in advice.alternatives if option.figures is not None), None)


def _said(texts: "Texts", advice: "Advice", option: "Option", names: Sequence[str]) -> str:
    from thousand.texts import say_action

    actions = ", ".join(say_action(texts, action, names) for action in option.actions)
    if option.figures is None:
        return actions
    return texts.say("play-pair", name=actions, what=_reason(texts, advice, option.figures))


def _reason(texts: "Texts", advice: "Advice", figures: "Figures") -> str:
    """How often the contract is made or broken, and the mean points of one's own side."""
    made = round(figures.made * advice.worlds)
    return texts.say(
        "play-advice-made" if advice.declares else "play-advice-broken",
        contract=figures.contract,
        count=made if advice.declares else advice.worlds - made,
        worlds=advice.worlds,
        points=round(figures.side),
    )
