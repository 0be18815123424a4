"""How often something may be done."""

from __future__ import annotations

from bot.web import limits
from bot.web.limits import TokenBucket, TokenBuckets


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


def test_what_is_given_back_was_not_counted() -> None:
    bucket = TokenBucket(2.0, 0.0, lambda: 0.0)
    for _ in range(3):
        assert bucket.take()
        bucket.give_back()
    bucket.give_back()
    assert [bucket.take() for _ in range(3)] == [True, True, False], "no more than the burst"


def test_each_key_has_a_bucket_and_those_used_longest_ago_are_forgotten(monkeypatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEYS", 2)
    buckets = TokenBuckets(1.0, 0.0, lambda: 0.0)
    assert [buckets.of(key).take() for key in ("a", "b", "a", "b")] == [True, True, False, False]
    assert [buckets.of(key).take() for key in ("a", "c", "a", "b")] == [False, True, False, True]
