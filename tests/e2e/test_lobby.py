"""The lobby: where a table stands, who is invited, who plays again, and buttons that are dead once play began."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.standin.model import ChannelKind
from tests.e2e.test_talk import GENERAL

if TYPE_CHECKING:
    from bot.standin import Message
    from bot.standin.model import Channel
    from tests.e2e.tavern import Tavern


def standing(tavern: Tavern, place: str | Channel = GENERAL) -> list[Message]:
    """Return what stands there for all; answers to one alone may come besides on a slow machine."""
    return [message for message in tavern.person("Vera").sees(place) if not message.ephemeral]


def threads(tavern: Tavern) -> list[Channel]:
    return [one for one in tavern.standin.world.channels.values() if one.kind is ChannelKind.THREAD]


# A thread of its own


async def test_a_table_in_a_thread_of_its_own_leaves_a_line_that_leads_there(tavern: Tavern) -> None:
    ana, boris = tavern.person("Ana"), tavern.person("Boris")
    await ana.command(GENERAL, "durak open", place="thread", pictures=False)
    await tavern.standin.wait_for(lambda: threads(tavern) and ana.sees(threads(tavern)[0]))
    [thread] = threads(tavern)
    assert (thread.parent_id, thread.name) == (tavern.standin.channel(GENERAL).id, "Durak · Ana")
    [way] = standing(tavern)
    assert f"<#{thread.id}>" in way.text
    assert way.controls == []
    table = await tavern.bot.host.table_in(thread.id)
    [lobby] = standing(tavern, thread)
    await boris.click(lobby, "Take a seat")
    await tavern.settled()
    await ana.click(lobby, "Start")
    await tavern.settled()
    assert table.row.status == "playing"
    assert len(standing(tavern)) == 1, "all that happens is told in the thread"
    assert thread.archive_minutes == 10080
    await ana.command(thread, "mehana cancel")
    await tavern.settled()
    assert "without a result" in standing(tavern, thread)[-1].text
    assert thread.archive_minutes == 60, "after the end it soon goes to sleep"


@pytest.mark.parametrize("denied", ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"])
async def test_a_permission_for_threads_that_is_missing_is_named_and_nothing_is_opened(
    tavern: Tavern, denied: str
) -> None:
    tavern.standin.world.deny(tavern.standin.channel(GENERAL), denied)
    ana = tavern.person("Ana")
    answer = await ana.command(GENERAL, "durak open", place="thread")
    assert answer.message is not None
    assert denied.replace("_", " ").lower() in answer.message.text.lower()
    assert threads(tavern) == []
    assert await tavern.bot.host.count_live() == 0
    assert standing(tavern) == []


async def test_what_cannot_be_opened_leaves_no_thread_and_no_line(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.journal.MOST_LIVE", 0)
    ana = tavern.person("Ana")
    await ana.command(GENERAL, "durak open", place="thread")
    await tavern.standin.wait_for(lambda: ana.sees(GENERAL) and not standing(tavern))
    assert threads(tavern) == []
    assert await tavern.bot.host.count_live() == 0


async def test_in_a_thread_or_in_private_messages_no_thread_is_made(tavern: Tavern) -> None:
    ana = tavern.person("Ana")
    thread = tavern.standin.world.add_thread(tavern.standin.channel(GENERAL), "Friday", owner=ana.person)
    for place in (thread, ana.private_channel):
        answer = await ana.command(place, "durak open", place="thread")
        assert answer.message is not None
        assert "text channel" in answer.message.text
    assert await tavern.bot.host.count_live() == 0
