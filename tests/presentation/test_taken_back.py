"""What was taken back is told nowhere any more: no story, hand, page or history speaks of it."""

import random

import pytest

from bot.presentation import screen as screens
from bot.presentation import story
from bot.presentation.story import bot_line, missed, told
from bot.tables.changes.moving import can_ask_undo
from bot.tables.state.table import LiveTable
from games.core.contract import PUBLIC
from storage import EntryKind
from tests.discord.harness import seated as at_table
from tests.tables.harness import TableHarness

pytestmark = pytest.mark.long(14)

NAMES = ("Ana", "Boris", "Vera")
GAMES = ("balkans", "carcassonne", "durak", "hayduti", "magove", "lanterns", "market")
LATER = 4
"""Moves after which a request is made."""


async def words(harness: TableHarness, table: LiveTable) -> dict[str, list[str]]:
    """Return all that is told of the moves of a table, by where it is told."""
    localized = await at_table(harness, table, "en")
    since = table.entries[table.lifecycle.began or 0 :]
    bots_own = set(bot_line(localized, [entry for entry in since if not entry.kind.moves]))
    found = {"post": told(localized, table.entries)}
    for seat in range(len(NAMES)):
        found[f"hand {seat}"] = missed(localized, seat).whole.splitlines()
        found[f"page {seat}"] = list(screens.news(localized, seat, 0))
    timeline = (await harness.service.history.look(table.id, -1, await harness.person("Ana"), table.row.guild)).timeline
    found["history"] = [repr(timeline.events(page)) for page in range(len(timeline.pages))]
    return {where: [line for line in lines if line not in bots_own] for where, lines in found.items()}


async def advance(harness: TableHarness, table: LiveTable, rng: random.Random) -> None:
    public = table.look(PUBLIC)
    name = NAMES[rng.choice(list(public.view.asked))]
    await harness.move(table, name, rng=rng)


@pytest.mark.parametrize("key", GAMES)
async def test_what_was_taken_back_is_told_nowhere(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    monkeypatch.setattr(story, "MOST_MISSED", 10_000)
    monkeypatch.setattr(story, "LONGEST_STORY", 1_000_000)
    monkeypatch.setattr(screens, "MOST_NEWS", 10_000)
    table = await harness.playing(*NAMES, game=key)
    rng, taken_back = random.Random(5), 0
    for _ in range(30):
        states = {table.last: await words(harness, table)}
        for _ in range(rng.randrange(1, LATER)):
            if table.row.status == "playing":
                await advance(harness, table, rng)
                states[table.last] = await words(harness, table)
        askers = [seat for seat in range(len(NAMES)) if table.row.status == "playing" and can_ask_undo(table, seat)]
        if not askers:
            if table.row.status != "playing":
                break
            continue
        asker = rng.choice(askers)
        await harness.service.undo(table, await harness.person(NAMES[asker]), harness.click())
        request = table.undo_request
        for seat in {0, 1, 2} - {asker}:
            await harness.service.answer_undo(
                table, await harness.person(NAMES[seat]), harness.click(), agree=True, shown=table.last
            )
        assert any(entry.kind is EntryKind.UNDO for entry in table.entries[request.asked :])
        before = max((number for number in states if number < request.number), default=None)
        if before is not None and not any(entry.kind.moves for entry in table.entries[before + 1 : request.number]):
            assert await words(harness, table) == states[before]
            taken_back += 1
    assert taken_back, "nothing was asked for"
