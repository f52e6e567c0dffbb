"""Who thinks for bots and for those who ask for a hint: a queue before a few processes.

A table waits for one choice at a time, so first come, first served is fair between tables; what takes long
gives way to what is quick, for a moment. When many wait, each gets less time.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Final

import structlog

from thousand.bots.advice import Advice
from thousand.bots.api import Budget
from thousand.bots.rookie import Rookie
from thousand.core.actions import Action
from thousand.core.view import View
from thousand.server.running.process import Lost, Thinker
from thousand.server.running.worker import Advise, Answer, Choose, Failed, Question

_LEAST: Final = 0.01
_PATIENCE: Final = 15.0
_TRIES: Final = 2
_SEED_BITS: Final = 32
_log = structlog.get_logger("thousand.bots")


_GIVES_WAY: Final = {"exchange": 0.5}
"""Phases whose choices take long, and for how many seconds they let the quick ones go first."""
_HINT_GIVES_WAY: Final = 0.3


class NoAdvice(Exception):
    """No advice could be had."""


class _Asked:
    """A question that waits, and how often it has been tried."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.tries = 0
        self._turn = monotonic() + _gives_way(question)

    def __lt__(self, other: "_Asked") -> bool:
        return self._turn < other._turn


class Thinkers:
    """The processes and their queue; `seconds` is what a choice may take when nobody else waits."""

    def __init__(self, processes: int, seconds: float, patience: float = _PATIENCE) -> None:
        self._seconds = seconds
        self._patience = patience
        self._number = processes
        self._queue: asyncio.PriorityQueue[_Asked] = asyncio.PriorityQueue()
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="thousand-ask")
        self._tasks: Sequence[asyncio.Task[None]] = ()
        self._thinkers: list[Thinker] = []
        self.choices = 0
        self.lost = 0

    async def start(self) -> None:
        """Starts the processes; they get ready on their own."""
        loop = asyncio.get_running_loop()
        self._thinkers = [await loop.run_in_executor(self._threads, Thinker) for _ in range(self._number)]
        self._tasks = [asyncio.create_task(self._serve(thinker)) for thinker in self._thinkers]

    async def close(self) -> None:
        """Ends the processes at once; those who wait are cancelled."""
        for task in self._tasks:
            task.cancel()
        for thinker in self._thinkers:
            thinker.end()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def waiting(self) -> int:
        """How many questions wait."""
        return self._queue.qsize()

    def pids(self) -> tuple[int, ...]:
        """The numbers of the processes."""
        return tuple(thinker.pid for thinker in self._thinkers if thinker.pid is not None)

    async def choose(self, level: str, view: View, seed: int) -> Action:
        """The choice of a bot; where its process fails twice a rookie chooses, here and at once."""
        self.choices += 1
        if len(view.legal) == 1:
            return view.legal[0]
        budget = self._budget(seed)
        try:
            answer = await self._ask(Choose(level, view, budget))
        except Lost:
            answer = Failed("Lost")
        if not isinstance(answer, Failed | Advice):
            return answer
        _log.warning("bot_failed", level=level, fault=getattr(answer, "fault", ""))
        return Rookie().choose(view, budget)

    async def advise(self, view: View, seed: int) -> Advice:
        """Advice to the seat of a view; raises NoAdvice."""
        try:
            answer = await self._ask(Advise(view, self._budget(seed)))
        except Lost:
            raise NoAdvice from None
        if not isinstance(answer, Advice):
            raise NoAdvice
        return answer

    def _budget(self, seed: int) -> Budget:
        crowd = self._queue.qsize() / self._number
        seconds = max(_LEAST, self._seconds / (1 + crowd) ** 2)
        return Budget(seconds=seconds, seed=seed % (1 << _SEED_BITS))

    async def _ask(self, question: Question) -> Answer:
        asked = _Asked(question)
        self._queue.put_nowait(asked)
        return await asked.future

    async def _serve(self, thinker: Thinker) -> None:
        loop = asyncio.get_running_loop()
        while True:
            asked = await self._queue.get()
            if asked.future.done():
                continue
            asked.tries += 1
            try:
                answer = await loop.run_in_executor(
                    self._threads, thinker.ask, asked.question, self._patience
                )
            except Lost:
                self._lose(asked)
            else:
                if not asked.future.done():
                    asked.future.set_result(answer)

    def _lose(self, asked: _Asked) -> None:
        self.lost += 1
        _log.warning("bot_process_lost", tries=asked.tries)
        if asked.future.done():
            return
        if asked.tries < _TRIES:
            self._queue.put_nowait(asked)
        else:
            asked.future.set_exception(Lost())


def _gives_way(question: Question) -> float:
    """For how many seconds a question lets others go first."""
    if isinstance(question, Advise):
        return _HINT_GIVES_WAY
    return _GIVES_WAY.get(question.view.phase, 0.0)
