"""Bots think in processes of their own, and a process that dies or hangs stops no table."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from random import Random

import pytest
from msgspec.structs import replace

from thousand.bots.api import Budget
from thousand.bots.registry import bot
from thousand.core.match import deal, start, to_act
from thousand.core.rules import preset
from thousand.core.testing import random_layout
from thousand.core.view import View, view
from thousand.server.running import thinking
from thousand.server.running.thinking import NoAdvice, Thinkers, _Asked
from thousand.server.running.worker import Choose


def sight(seed: int) -> View:
    rules = preset("classic", 3)
    match = deal(start(rules), random_layout(rules, 0, Random(seed))).match
    return view(match, to_act(match))


def run(deed: Callable[[Thinkers], Awaitable[None]], processes: int = 1, patience: float = 20) -> None:
    async def inside() -> None:
        thinkers = Thinkers(processes, 1.0, patience)
        await thinkers.start()
        try:
            await deed(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(inside())


def test_a_bot_chooses_what_it_would_choose_here() -> None:
    async def deed(thinkers: Thinkers) -> None:
        for seed in range(3):
            chosen = await thinkers.choose("master", sight(seed), 7)
            assert chosen == bot("master").choose(sight(seed), Budget(seconds=1.0, seed=7))
        advice = await thinkers.advise(sight(1), 7)
        assert advice.best.actions[0] in sight(1).legal

    run(deed)


def test_a_process_that_is_killed_is_replaced_and_asked_again() -> None:
    async def deed(thinkers: Thinkers) -> None:
        await thinkers.choose("rookie", sight(0), 1)
        (first,) = thinkers.pids()
        os.kill(first, signal.SIGKILL)
        assert await thinkers.choose("casual", sight(0), 1) in sight(0).legal
        assert thinkers.lost == 1
        assert thinkers.pids() != (first,)

    run(deed)


def test_a_process_that_hangs_is_ended_and_a_rookie_plays() -> None:
    async def deed(thinkers: Thinkers) -> None:
        chosen = await thinkers.choose("expert", sight(0), 1)
        assert chosen == bot("rookie").choose(sight(0), Budget(seed=1))
        assert thinkers.lost == 2
        with pytest.raises(NoAdvice):
            await thinkers.advise(sight(0), 1)

    run(deed, patience=0.0)


def test_a_bot_that_there_is_not_is_replaced_by_a_rookie() -> None:
    async def deed(thinkers: Thinkers) -> None:
        assert await thinkers.choose("none", sight(0), 1) in sight(0).legal

    run(deed)


def test_the_event_loop_goes_on_while_bots_think_and_a_crowd_gets_less_time_each() -> None:
    async def deed(thinkers: Thinkers) -> None:
        await thinkers.choose("rookie", sight(0), 1)
        asked = [asyncio.create_task(thinkers.choose("master", sight(seed), 1)) for seed in range(20)]
        longest, before = 0.0, time.perf_counter()
        while not all(task.done() for task in asked):
            await asyncio.sleep(0.002)
            longest, before = max(longest, time.perf_counter() - before), time.perf_counter()
        assert longest < 0.25
        assert thinkers.waiting() == 0

    run(deed)


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    async def deed(thinkers: Thinkers) -> None:
        seen = sight(0)
        alone = replace(seen, legal=seen.legal[:1])
        assert await thinkers.choose("none", alone, 1) == seen.legal[0]
        assert thinkers.lost == 0

    run(deed, patience=0.0)


def test_a_long_thought_lets_quick_ones_go_first_but_not_for_ever() -> None:
    def asked(phase: str, at: float) -> _Asked:
        moments = iter([at])
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(thinking, "monotonic", lambda: next(moments))
            return _Asked(Choose("master", replace(sight(0), phase=phase), Budget()))

    async def deed(_thinkers: Thinkers) -> None:
        long, quick, late = asked("exchange", 10.0), asked("trick", 10.3), asked("trick", 10.6)
        assert sorted([late, long, quick]) == [quick, long, late]

    run(deed)
