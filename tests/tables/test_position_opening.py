"""A table that begins from what a player saw: the rest is dealt anew, and it replays like any other."""

import json
import random

import pytest

from bot.tables.ended.history import Moment
from bot.tables.ended.record import CannotVerify, record_of, timeline_of, verify
from bot.tables.position_opening import open_from, start_from
from bot.tables.state.table import PRIVATE, LiveTable
from games.core.catalogue import find_games
from games.core.contract import PUBLIC
from storage import EntryKind, Occupant, Status
from tests.tables.harness import TableHarness, some_move

NAMES = ["Ana", "Boris", "Vera"]
CHANNEL = 70


async def left_off(harness: TableHarness, key: str, moves: int) -> LiveTable:
    """Return a table that was closed after so many random moves."""
    table = await harness.playing(*NAMES, game=key)
    rng = random.Random(1)
    while table.live and table.play is not None and len(table.play.chosen) < moves:
        seat = table.game.acting(table.play.state)[0]
        await harness.move(table, NAMES[seat], rng=rng)
    if table.live:
        await harness.service.cancel(table, await harness.person(NAMES[0]), harness.click())
    return table


async def last_moment(harness: TableHarness, table: LiveTable) -> Moment:
    """Return what was seen before the last move that somebody chose."""
    moment = await harness.service.history.moment(table, table.play.chosen[-1].number)
    assert moment is not None
    return moment


async def begun(harness: TableHarness, ended: LiveTable, moment: Moment, channel: int = CHANNEL) -> LiveTable:
    """Open a table from a moment, by its player."""
    actor = await harness.person(NAMES[moment.seat])
    table = await open_from(harness.service, ended, actor, channel=channel, locale="en", interaction=harness.click())
    await start_from(harness.service, table, moment, actor)
    return table


@pytest.mark.parametrize("key", find_games())
@pytest.mark.parametrize("moves", [1, 17, 38])
async def test_the_player_sees_what_they_saw_then(harness: TableHarness, key: str, moves: int) -> None:
    ended = await left_off(harness, key, moves)
    moment = await last_moment(harness, ended)
    table = await begun(harness, ended, moment)
    actor = await harness.person(NAMES[moment.seat])
    assert await harness.service.look(table, actor) == (moment.seat, moment.seat_view)
    assert (table.row.guild, table.row.status, table.options) == (PRIVATE, Status.PLAYING, ended.options)
    sitters = [row.sitter for row in table.seats]
    assert sitters.count(Occupant.COMPUTER) == len(NAMES) - 1
    assert sitters[moment.seat] is Occupant.PERSON
    again = await harness.reloaded(table.id)
    assert await harness.service.look(again, actor) == (moment.seat, moment.seat_view), "it replays"


async def test_what_the_player_could_not_see_is_dealt_anew(harness: TableHarness) -> None:
    ended = await left_off(harness, "durak", 4)
    moment = await last_moment(harness, ended)
    tables = [await begun(harness, ended, moment, CHANNEL + number) for number in range(6)]
    bodies = {next(entry.body for entry in table.entries if entry.kind is EntryKind.START) for table in tables}
    assert len(bodies) == 6
    others = {
        str(table.game.view(table.play.state, seat))
        for table in tables
        if table.play is not None
        for seat in range(3)
        if seat != moment.seat
    }
    assert len(others) > 2, "the others hold other cards each time"


async def test_such_a_table_is_played_on_and_looked_at_like_any_other(harness: TableHarness) -> None:
    ended = await left_off(harness, "durak", 6)
    moment = await last_moment(harness, ended)
    table = await begun(harness, ended, moment)
    actor = await harness.person(NAMES[moment.seat])
    rng = random.Random(3)
    while table.live:
        await harness.move(table, table.game.acting(table.play.state)[0], rng=rng)
    assert table.row.status is Status.OVER
    look = await harness.service.history.look(table.id, 0, actor, None)
    assert look.view == moment.view
    assert look.timeline.pages[0] == table.lifecycle.began
    own = next(entry.number for entry in table.play.standing if entry.seat == moment.seat)
    first = await harness.service.history.moment(table, own)
    assert first.seat_view == moment.seat_view, "it was asked the same again"


async def test_the_first_move_at_such_a_table_can_be_taken_back(harness: TableHarness) -> None:
    ended = await left_off(harness, "carcassonne", 9)
    table = await begun(harness, ended, moment := await last_moment(harness, ended))
    actor = await harness.person(NAMES[moment.seat])
    await harness.service.move(table, actor, some_move(moment.seat_view), interaction=harness.click())
    assert await harness.service.look(table, actor) != (moment.seat, moment.seat_view)
    await harness.service.undo(table, actor, harness.click())
    assert await harness.service.look(table, actor) == (moment.seat, moment.seat_view)
    again = await harness.reloaded(table.id)
    assert await harness.service.look(again, actor) == (moment.seat, moment.seat_view)


async def test_the_record_of_such_a_table_is_shown_but_not_verified(harness: TableHarness) -> None:
    ended = await left_off(harness, "durak", 6)
    moment = await last_moment(harness, ended)
    table = await begun(harness, ended, moment)
    actor = await harness.person(NAMES[moment.seat])
    await harness.service.cancel(table, actor, harness.click())
    record = json.dumps(record_of(table)).encode()
    with pytest.raises(CannotVerify, match="began from a position"):
        verify(record, harness.games)
    _, timeline = timeline_of(record, harness.games)
    assert timeline.view(0, PUBLIC) == moment.view


async def test_starting_twice_begins_once(harness: TableHarness) -> None:
    ended = await left_off(harness, "durak", 6)
    moment = await last_moment(harness, ended)
    table = await begun(harness, ended, moment)
    last = table.last
    await start_from(harness.service, table, moment, await harness.person(NAMES[moment.seat]))
    assert table.last == last
