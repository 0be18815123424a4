"""The yardsticks of `mehana bench` measure what they say: they follow the schema."""

from __future__ import annotations

from bot.cli.bench import durable


async def test_durable_moves_are_measured_beside_raw_ones() -> None:
    together, alone = await durable(tables=3, moves=4, alone_moves=4)
    assert (together["name"], alone["name"]) == ("journal-together", "journal-alone")
    for figure in (together, alone):
        assert figure["value"] > 0
        assert figure["ratio"] > 0.01
