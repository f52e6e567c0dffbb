"""How often somebody may do something."""

import asyncio

import pytest

from thousand.server import buckets
from thousand.server.buckets import Bucket, Buckets, Turnstile
from thousand.server.faults import ServerFault


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_a_burst_and_then_so_many_a_second() -> None:
    clock = Time()
    bucket = Bucket(2, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 100
    assert bucket.full()
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_and_full_ones_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets, "_MOST_KEYS", 3)
    clock = Time()
    found = Buckets(1, 1, clock)
    assert [found.take(key) for key in "aab"] == [True, False, True]
    clock.now += 0.5
    assert found.take("c")
    clock.now += 0.6
    assert found.take("d")
    assert not found.take("c")
    assert found.take("a")


def test_at_a_turnstile_so_many_wait_and_nobody_more() -> None:
    async def inside() -> None:
        gate = Turnstile(2)
        passed: list[int] = []
        leave = asyncio.Event()

        async def pass_by(one: int) -> None:
            async with gate.passing():
                passed.append(one)
                await leave.wait()

        going = [asyncio.create_task(pass_by(one)) for one in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(ServerFault, match="request_often"):
            await pass_by(3)
        assert passed == [0]
        leave.set()
        await asyncio.gather(*going)
        assert passed == [0, 1, 2]
        await pass_by(4)

    asyncio.run(inside())
