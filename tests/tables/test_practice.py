"""Practice tables end by themselves once the learner has decided often enough."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.tables.ended.record import record_of, verify
from bot.tables.practice import is_practice
from bot.tables.state.refusal import Refusal
from bot.tables.state.table import PRIVATE
from games.core.contract import PUBLIC, Practice
from games.core.strength import Strength
from tests.tables.harness import some_move

if TYPE_CHECKING:
    from bot.tables.state.table import LiveTable
    from tests.tables.harness import TableHarness


async def practising(
    harness: TableHarness, decisions: int, strength: Strength = Strength.EASY, *, game: str = "market"
) -> LiveTable:
    """Open a table in private messages, whose practice ends after so many decisions."""
    harness.games[game] = replace(harness.games[game], practice=Practice(decisions=decisions))
    ana = await harness.person("Ana")
    table = await harness.service.open(
        ana, game, {}, guild=PRIVATE, channel=7, locale="en", interaction=harness.click()
    )
    await harness.service.start_alone(table, ana, strength)
    return table


async def decide(harness: TableHarness, table: LiveTable) -> None:
    """Let everybody move until the learner has made one decision more, if there is one to make."""
    ana = await harness.person("Ana")
    while True:
        seat, seat_view = await harness.service.look(table, ana)
        if seat_view.choices:
            await harness.service.move(table, ana, some_move(seat_view), interaction=harness.click())
            return
        other = table.look(1 - seat)
        assert other is not None
        await harness.service.move_for(table, 1 - seat, some_move(other), number=table.last)


async def test_a_practice_table_ends_with_the_learners_last_decision(harness: TableHarness) -> None:
    table = await practising(harness, 1)
    assert is_practice(table)
    await decide(harness, table)
    assert table.row.status == "cancelled"
    with pytest.raises(Refusal, match="table-over"):
        await decide(harness, table)
    assert verify(msgspec.json.encode(record_of(table)), harness.games).finished


async def test_a_practice_game_does_not_end_in_the_middle_of_a_turn(harness: TableHarness) -> None:
    """In its last fifth it ends once the table waits for somebody else: in Hayduti, where a turn is several moves."""
    table = await practising(harness, 30, game="hayduti")
    while table.live:
        await decide(harness, table)
    decided = sum(entry.kind == "move" and entry.seat == 0 for entry in table.entries)
    public = table.look(PUBLIC)
    assert public is not None
    assert 24 <= decided <= 30
    assert decided == 30 or 0 not in public.view.asked


@pytest.mark.parametrize(("decisions", "strength"), [(0, Strength.EASY), (2, Strength.EASY), (1, Strength.NORMAL)])
async def test_other_tables_go_on(harness: TableHarness, decisions: int, strength: Strength) -> None:
    """Without a limit, before it is reached, and where somebody plays in private messages for pleasure."""
    table = await practising(harness, decisions, strength)
    await decide(harness, table)
    assert table.row.status == "playing"


async def test_a_table_in_a_channel_is_never_a_practice_table(harness: TableHarness) -> None:
    harness.games["market"] = replace(harness.games["market"], practice=Practice(decisions=1))
    table = await harness.playing("Ana", "Boris")
    assert not is_practice(table)
    await decide(harness, table)
    assert table.row.status == "playing"
