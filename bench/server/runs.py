"""The runs: tables at a pace, tables as fast as they can, sockets that only wait, bots at many tables."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter

import httpx

from bench.server import boardgame, thousand
from bench.server.figures import Figures, cpu_seconds, memory_kb, share
from bench.server.load import Pacer, Table
from bench.server.sites import Site, boardgame_site, thousand_site

_AT_ONCE = 20
# Tables that move at a pace begin one after another, at moments spread evenly over the beat: else all their
# deals would end together, which no evening sees.
_GOLDEN = 0.618034


async def boardgame_run(tables: int, period: float, seconds: float) -> Figures:
    """boardgame.io under a load."""
    with boardgame_site() as site:

        async def one(number: int) -> Table:
            return await boardgame.seated(site.port, f"table{number}")

        return await _loaded("boardgame.io", site, await _many(one, tables), period, seconds)


async def thousand_run(tables: int, period: float, seconds: float) -> Figures:
    """Ours under a load."""
    with thousand_site() as site:
        async with httpx.AsyncClient(base_url=site.address, timeout=60) as client:

            async def one(number: int) -> Table:
                return await thousand.seated(site.address, client)

            seats = await _many(one, tables)
        return await _loaded("thousand", site, seats, period, seconds)


async def _loaded(server: str, site: Site, tables: Sequence[Table], period: float, seconds: float) -> Figures:
    ways: list[float] = []
    pacers = [Pacer(table, period, ways) for table in tables]
    lead = seconds if period else 0.0
    for place, pacer in enumerate(pacers):
        pacer.start(lead * place / len(pacers) + period * (place * _GOLDEN % 1))
    await asyncio.sleep(lead + min(3.0, seconds / 2))
    ways.clear()
    before, moves, began = cpu_seconds(site.process), sum(one.moves for one in pacers), perf_counter()
    await asyncio.sleep(seconds)
    lasted = perf_counter() - began
    spent, made = cpu_seconds(site.process) - before, sum(one.moves for one in pacers) - moves
    for pacer in pacers:
        pacer.stop()
    return Figures(
        server=server,
        load=f"{len(tables)} tables, {f'{1 / period:g} moves a second each' if period else 'closed loop'}",
        moves=made,
        seconds=lasted,
        cpu=spent,
        p50=share(ways, 0.5),
        p95=share(ways, 0.95),
        p99=share(ways, 0.99),
        memory=memory_kb(site.process),
    )


async def _many(one: Callable[[int], Awaitable[Table]], count: int) -> list[Table]:
    gate = asyncio.Semaphore(_AT_ONCE)

    async def opened(number: int) -> Table:
        async with gate:
            return await one(number)

    return list(await asyncio.gather(*(opened(number) for number in range(count))))
