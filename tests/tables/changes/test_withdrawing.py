"""A secret bid can be taken back and changed until the bids are revealed, although others have bid since."""

import json

from bot.tables.changes.moving import can_undo
from bot.tables.ended.record import record_of, verify
from bot.tables.ended.timeline import Timeline
from bot.tables.state.table import LiveTable
from games.core.contract import PUBLIC, to_bytes
from storage import EntryKind
from tests.tables.harness import TableHarness

NAMES = ("Ana", "Boris", "Vera")


async def bidding(harness: TableHarness, *, secret: bool) -> LiveTable:
    """Return a table of three whose bids are asked for."""
    way = "secret_bids" if secret else "open"
    table = await harness.playing(*NAMES, game="magove", options={"bidding": way})
    while table.play.state.phase != "bidding":
        seat = table.game.acting(table.play.state)[0]
        await harness.move(table, NAMES[seat], str(table.game.moves(table.play.state, seat)[0]))
    return table


async def take_back(harness: TableHarness, table: LiveTable, name: str) -> None:
    await harness.service.undo(table, await harness.person(name), harness.click())


def bids(table: LiveTable) -> list[int]:
    return table.play.state.bids


async def test_a_secret_bid_is_changed_until_the_reveal(harness: TableHarness) -> None:
    table = await bidding(harness, secret=True)
    await harness.move(table, "Ana", "bid 1")
    await harness.move(table, "Boris", "bid 0")
    await take_back(harness, table, "Ana")
    assert (table.entries[-1].kind, bids(table)) == (EntryKind.WITHDRAW, [-1, 0, -1])
    seen = table.look(PUBLIC)
    assert seen.view.asked == (0, 2)
    await harness.move(table, "Ana", "bid 0")
    await take_back(harness, table, "Boris")
    await harness.move(table, "Boris", "bid 1")
    assert bids(table) == [0, 1, -1]
    before = to_bytes(table.play.state)
    table = await harness.reloaded(table.id)
    assert to_bytes(table.play.state) == before
    await harness.move(table, "Vera", "bid 0")
    assert table.entries[-1].kind is EntryKind.FORCED, "everybody plays the only card"
    assert not any(can_undo(table, seat) for seat in range(3)), "the bids are revealed"


async def test_history_and_record_of_a_withdrawn_bid(harness: TableHarness) -> None:
    table = await bidding(harness, secret=True)
    for name, text in (("Ana", "bid 1"), ("Boris", "bid 0")):
        await harness.move(table, name, text)
    await take_back(harness, table, "Ana")
    for name, text in (("Ana", "bid 0"), ("Vera", "bid 1")):
        await harness.move(table, name, text)
    timeline = Timeline(table.game, table.options, 3, table.row.seed, table.entries)
    assert to_bytes(timeline.state(len(timeline.pages) - 1)) == to_bytes(table.play.state)
    for page, number in enumerate(timeline.pages):
        if table.entries[number].kind is EntryKind.WITHDRAW:
            assert timeline.state(page).bids == [-1, 0, -1]
            assert timeline.state(page - 1).bids == [1, 0, -1]
    await harness.service.cancel(table, await harness.person("Ana"), harness.click())
    verify(json.dumps(record_of(table)).encode(), harness.games)


async def test_an_open_bid_is_not_withdrawn(harness: TableHarness) -> None:
    table = await bidding(harness, secret=False)
    first = table.game.acting(table.play.state)[0]
    await harness.move(table, NAMES[first], "bid 0")
    assert not can_undo(table, first)
