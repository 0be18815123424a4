"""Calling a server's players to a lobby: who may, and how often."""

import msgspec
import pytest

from bot.tables.changes.invitations import CALLED_AGAIN_AFTER
from bot.tables.service import Actor
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import LiveTable
from storage import EntryKind
from tests.tables.harness import GUILD, TableHarness


async def with_role(harness: TableHarness) -> None:
    """Name a role of the server's players."""
    journal = harness.service.journal
    await journal.choose(msgspec.structs.replace(await journal.guild(GUILD), player_role=66))


async def called(harness: TableHarness, table: LiveTable, actor: Actor) -> Refusal | None:
    """Call the players; return the refusal, or None if they were called."""
    last = table.last
    try:
        await harness.service.call_players(table, actor, harness.click())
    except Refusal as refusal:
        assert table.last == last
        return refusal
    assert [entry.kind for entry in table.entries[last + 1 :]] == [EntryKind.INVITE]
    return None


async def test_nobody_is_called_where_the_server_names_no_role(harness: TableHarness) -> None:
    table = await harness.lobby("Ana")
    refused = await called(harness, table, await harness.person("Ana"))
    assert refused.why is Why.NO_ROLE
    await with_role(harness)
    assert await called(harness, table, await harness.person("Ana")) is None


@pytest.mark.parametrize(("name", "moderator", "why"), [("Vera", False, Why.NOT_SEATED), ("Vera", True, None)])
async def test_who_sits_nowhere_calls_nobody_except_as_a_moderator(
    harness: TableHarness, name: str, moderator: bool, why: Why | None
) -> None:
    await with_role(harness)
    table = await harness.lobby("Ana", "Boris")
    refused = await called(harness, table, await harness.person(name, moderator=moderator))
    assert (refused and refused.why) is why


async def test_any_player_in_the_lobby_may_call_and_nobody_once_play_has_begun(harness: TableHarness) -> None:
    await with_role(harness)
    table = await harness.lobby("Ana", "Boris")
    assert await called(harness, table, await harness.person("Boris")) is None
    harness.clock.advance(2 * CALLED_AGAIN_AFTER)
    await harness.service.start(table, await harness.person("Ana"), harness.click())
    refused = await called(harness, table, await harness.person("Boris"))
    assert refused.why is Why.ALREADY_STARTED


async def test_players_are_called_once_to_a_table_and_once_an_hour_in_a_server(harness: TableHarness) -> None:
    await with_role(harness)
    ana, boris = await harness.person("Ana"), await harness.person("Boris")
    first, second = await harness.lobby("Ana"), await harness.lobby("Boris", channel=8)
    began = harness.clock.now()
    assert await called(harness, first, ana) is None
    harness.clock.advance(60)
    refused = await called(harness, second, boris)
    assert refused.why is Why.CALLED_LATELY
    assert refused.data == {"when": f"<t:{began + CALLED_AGAIN_AFTER}:R>"}
    harness.clock.advance(CALLED_AGAIN_AFTER - 61)
    assert await called(harness, second, boris) is not None
    harness.clock.advance(1)
    assert await called(harness, second, boris) is None
    for seconds in (0, CALLED_AGAIN_AFTER):
        harness.clock.advance(seconds)
        refused = await called(harness, first, ana)
        assert refused.why is Why.CALLED_ALREADY
