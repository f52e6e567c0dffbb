"""A process that thinks: started anew when it dies or takes too long."""

import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from thousand.server.running.worker import Answer, Question, work


class Lost(Exception):
    """The process died or took too long; a new one is there for the next question."""


class Thinker:
    """One process; asked by one thread at a time."""

    def __init__(self) -> None:
        self._begin()

    def ask(self, question: Question, patience: float) -> Answer:
        """The answer; blocks for `patience` seconds at most. Raises Lost."""
        try:
            self._pipe.send(question)
            if self._pipe.poll(patience):
                answer: Answer = self._pipe.recv()
                return answer
        except (EOFError, OSError):
            pass
        self.end()
        self._begin()
        raise Lost

    def end(self) -> None:
        """Ends the process, whatever it is doing."""
        self._pipe.close()
        self._process.kill()
        self._process.join()
        self._process.close()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        pipe, end = context.Pipe()
        process: BaseProcess = context.Process(target=work, args=(end,), name="thousand-bot", daemon=True)
        process.start()
        end.close()
        self._pipe: Connection = pipe
        self._process = process
