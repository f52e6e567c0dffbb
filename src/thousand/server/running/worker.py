"""What runs in a process of its own: bots that think, advice that is weighed."""

import os
import signal
from multiprocessing.connection import Connection
from typing import TypeAlias

import msgspec

from thousand.bots.advice import Advice, advise
from thousand.bots.api import Bot, Budget
from thousand.bots.registry import bot
from thousand.core.actions import Action
from thousand.core.view import View

_POLITE = 5


class Choose(msgspec.Struct, frozen=True):
    """Asks a bot for its choice."""

    level: str
    view: View
    budget: Budget


class Advise(msgspec.Struct, frozen=True):
    """Asks what a seat can do."""

    view: View
    budget: Budget


class Failed(msgspec.Struct, frozen=True):
    """There is no answer; `fault` is the name of what went wrong."""

    fault: str


Question: TypeAlias = Choose | Advise
Answer: TypeAlias = Action | Advice | Failed


def work(pipe: Connection) -> None:
    """Answers question after question until nobody asks any more; it gives way to the server itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(_POLITE)
    known: dict[str, Bot] = {}
    while True:
        try:
            question = pipe.recv()
            pipe.send(_answer(question, known))
        except (EOFError, OSError):
            return


def _answer(question: Question, known: dict[str, Bot]) -> Answer:
    try:
        if isinstance(question, Advise):
            return advise(question.view, question.budget)
        if question.level not in known:
            known[question.level] = bot(question.level)
        return known[question.level].choose(question.view, question.budget)
    except Exception as fault:
        return Failed(type(fault).__name__)
