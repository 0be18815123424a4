"""What has a single answer is not asked: the bot gives the answer after a pause that tells nothing of the hand."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.tables.automatic.background import SWEEP_EVERY
from bot.tables.people import THERE_FOR
from bot.tables.single_options import move_for, single_option
from bot.tables.state.answered import ABSENT_PAUSE, LINGERING, PRESENT_PAUSE, absent_pause, present_pause
from bot.tables.state.table import PRIVATE, LiveTable
from games.core.contract import AnyGame, Event
from games.core.strength import Strength
from storage import EntryKind, Tempo
from tests.tables.harness import TableHarness, account

SHORTEST, LONGEST = PRESENT_PAUSE


def narrow(market: AnyGame) -> AnyGame:
    """Return the market in which Ana, at seat 0, can only nod where anybody can, and Boris has two options."""

    def moves(state: Any, seat: int) -> Any:
        choices = market.moves(state, seat)
        nods = [choice for choice in choices if choice.verb == "nod"]
        return nods if nods and seat == 0 else choices[:2]

    return replace(market, moves=moves)


@pytest.fixture
def games(games: Mapping[str, AnyGame]) -> dict[str, AnyGame]:
    return {"market": narrow(games["market"])}


async def at_the_first_show(harness: TableHarness, **given: Any) -> LiveTable:
    """Return a table at which Ana is to show goods."""
    table = await harness.playing("Ana", "Boris", options={"keep": "3"}, **given)
    await harness.keep_all(table, ["Ana", "Boris"])
    assert single_option(table, 0) is not None
    return table


async def asks(harness: TableHarness, name: str, *, ask: bool = True) -> None:
    await harness.person(name)
    await harness.service.ask_always(account(name), ask=ask)


def pause(table: LiveTable) -> float:
    """Return how long the bot waits before it answers for Ana, who is there."""
    found = single_option(table, 0)
    return present_pause(table.row, 0, found.question)


async def test_a_single_option_is_played_after_a_pause_for_everybody_who_is_there(harness: TableHarness) -> None:
    async with harness.attended():
        table = await at_the_first_show(harness)
        last = table.last
        await harness.later(int(pause(table)))
        assert table.last == last
        await harness.later(1)
    entry = table.entries[last + 1]
    assert (entry.kind, entry.seat, entry.interaction) == (EntryKind.ANSWER, 0, None)


async def test_what_lingers_is_looked_at_before_a_single_option_is_played(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Event, "lingers", True)
    async with harness.attended():
        table = await at_the_first_show(harness)
        last, longer = table.last, pause(table) * LINGERING
        await harness.later(int(longer))
        assert table.last == last
        await harness.later(1)
    assert table.entries[last + 1].kind is EntryKind.ANSWER


@pytest.mark.parametrize(("tempo", "factor"), [(Tempo.QUICK, 0.25), (Tempo.USUAL, 1), (Tempo.CALM, 3)])
async def test_the_pause_keeps_to_the_tempo_of_the_table(harness: TableHarness, tempo: Tempo, factor: float) -> None:
    table = await at_the_first_show(harness, tempo=tempo)
    found = single_option(table, 0)
    usual = present_pause(msgspec.structs.replace(table.row, tempo=Tempo.USUAL), 0, found.question)
    assert pause(table) == pytest.approx(factor * usual)


async def test_pauses_are_spread_evenly_whatever_a_seat_holds(harness: TableHarness) -> None:
    """They are computed from the table's row, the seat and the number of the question alone."""
    row = (await at_the_first_show(harness)).row
    for drawn, (least, most) in ((present_pause, PRESENT_PAUSE), (absent_pause, ABSENT_PAUSE)):
        pauses = sorted(
            (drawn(row, seat, question) - least) / (most - least) for seat in range(4) for question in range(500)
        )
        assert all(abs(share - place / len(pauses)) < 0.05 for place, share in enumerate(pauses))


async def test_whoever_is_away_is_given_time_to_come_back(harness: TableHarness) -> None:
    table = await at_the_first_show(harness)
    found, last = single_option(table, 0), table.last
    table = await harness.reloaded(table.id)
    async with harness.attended():
        least = int(absent_pause(table.row, 0, found.question) - (harness.clock.now() - table.entries[-1].at))
        await harness.later(LONGEST)
        assert table.last == last
        assert table.row.due == table.entries[-1].at + round(absent_pause(table.row, 0, found.question))
        await harness.later(least - LONGEST - SWEEP_EVERY)
        assert table.last == last
        for _ in range(3):
            await harness.later(SWEEP_EVERY)
    assert [entry.kind for entry in table.entries[last + 1 :]] == [EntryKind.ANSWER]


async def test_whoever_comes_back_is_answered_for_as_if_they_had_been_there(harness: TableHarness) -> None:
    table = await at_the_first_show(harness)
    table = await harness.reloaded(table.id)
    last = table.last
    async with harness.attended():
        await harness.later(LONGEST)
        assert table.last == last
        await harness.person("Ana")
        await harness.later(LONGEST)
    assert table.last == last + 1


async def test_nobody_is_there_for_long(harness: TableHarness) -> None:
    table = await at_the_first_show(harness)
    harness.clock.advance(int(THERE_FOR))
    last = table.last
    async with harness.attended():
        await harness.later(LONGEST)
        assert table.last == last


async def test_the_pause_is_short_enough_for_the_pace_of_the_table(harness: TableHarness) -> None:
    """Else somebody with one answer would lose the seat while the bot waits."""
    table = await at_the_first_show(harness, pace=600)
    assert all(60 <= absent_pause(table.row, 0, question) <= 300 for question in range(200))


async def test_nothing_is_played_for_those_who_want_to_be_asked_or_have_a_choice(harness: TableHarness) -> None:
    async with harness.attended():
        await asks(harness, "Ana")
        table = await at_the_first_show(harness)
        last = table.last
        await harness.later(LONGEST)
        assert table.last == last
        await asks(harness, "Ana", ask=False)
        await harness.later(LONGEST)
    assert {entry.seat for entry in table.entries[last + 1 :]} == {0}, "Boris has two options"


async def test_a_move_that_was_taken_back_is_left_to_its_player(harness: TableHarness) -> None:
    async with harness.attended():
        table = await at_the_first_show(harness)
        await harness.later(LONGEST)
        assert table.undoable_by == 0
        await harness.service.undo(table, await harness.person("Ana"), harness.click())
        last = table.last
        await harness.later(LONGEST)
    assert table.last == last
    assert table.row.due is None


async def test_whoever_sits_down_meanwhile_has_a_pause_of_their_own(harness: TableHarness) -> None:
    async with harness.attended():
        table = await at_the_first_show(harness)
        await harness.settle()
        dinu = await harness.service.people.introduce(account("Dinu"), "Dinu")
        await harness.service.replace(table, await harness.person("Ana"), 0, dinu.person, harness.click())
        last = table.last
        await harness.later(LONGEST)
    assert table.last == last


async def test_nobody_is_notified_of_what_the_bot_will_play(harness: TableHarness) -> None:
    table = await at_the_first_show(harness)
    ana = (await harness.service.people.at(table))[0]
    assert move_for(table, 0, ana) == single_option(table, 0)
    assert move_for(table, 0, msgspec.structs.replace(ana, single_options=False)) is None


@pytest.mark.parametrize("at", ["private", "private, asked", "private, no idle move", "channel"])
async def test_who_plays_among_computers_in_private_does_not_wait_for_a_move_that_just_goes_on(
    harness: TableHarness, at: str
) -> None:
    """Elsewhere others would learn from the haste that there was nothing to decide."""
    if at != "private, no idle move":
        market = harness.games["market"]
        nod = tuple(kind for kind in market.vocabulary if kind.verb == "nod")
        harness.games["market"] = replace(market, idle=nod)
    if at == "private, asked":
        await asks(harness, "Ana")
    ana, guild = await harness.person("Ana"), 1 if at == "channel" else PRIVATE
    table = await harness.service.open(
        ana, "market", {"keep": "3"}, guild=guild, channel=7, locale="en", interaction=harness.click()
    )
    await harness.service.start_alone(table, ana, Strength.EASY)
    for seat in (0, 1):
        await harness.move(table, seat)
    answered = [entry.seat for entry in table.entries if entry.kind is EntryKind.ANSWER]
    assert answered == ([0, 0] if at == "private" else []), "two nods, and then goods are to be shown"
