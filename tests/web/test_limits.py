"""How often something may be done."""

from __future__ import annotations

from bot.web.limits import TokenBucket


def test_a_burst_is_allowed_at_once_and_then_so_many_a_second() -> None:
    now = [100.0]
    bucket = TokenBucket(3.0, 2.0, lambda: now[0])
    assert [bucket.take() for _ in range(5)] == [True] * 3 + [False] * 2
    now[0] += 0.25
    assert not bucket.take()
    now[0] += 0.25
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] += 1.25
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] += 60
    assert [bucket.take() for _ in range(5)] == [True] * 3 + [False] * 2
