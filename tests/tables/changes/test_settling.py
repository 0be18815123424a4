"""What a table does by itself: forced moves, auto-answers and skipped turns."""

import io
import zipfile
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.tables.automatic.background import SingleOptions, TurnTimer
from bot.tables.changes.rematch import still_asked
from bot.tables.ended.record import record_of, verify
from bot.tables.ended.server_data import exported
from bot.tables.rematch_opening import open_again
from bot.tables.single_options import answer_in_advance
from bot.tables.state.answered import PRESENT_PAUSE, present_pause
from bot.tables.state.refusal import Refusal
from bot.tables.state.table import LiveTable
from games.core.contract import PUBLIC, AnyGame, AutoAnswer, vocabulary_of
from storage import EntryKind, Occupant
from tests.discord.harness import seat_view_of
from tests.tables.harness import GUILD, TableHarness, account, some_move

SHORTEST, LONGEST = PRESENT_PAUSE


def polite(market: AnyGame) -> AnyGame:
    """Return the market with a second nod after a nod, and with the option to leave one's next goods to chance."""
    nod = vocabulary_of(market.vocabulary).parse("nod")

    def forced(view: Any) -> Any:
        return (view.asked[0], nod) if view.nods == 1 else None

    def span(view: Any, seat: int) -> int | None:
        del seat
        return sum(map(len, view.shown)) // 4 if all(view.kept) else None

    def answer(_: Any, choices: Any) -> Any:
        return choices[-1] if getattr(choices[-1], "verb", "") == "show" else None

    return replace(market, forced=forced, auto_answers=(AutoAnswer(key="any", span=span, answer=answer),))


@pytest.fixture
def games(games: Mapping[str, AnyGame]) -> dict[str, AnyGame]:
    return {**games, "market": polite(games["market"])}


async def ready(harness: TableHarness) -> LiveTable:
    """Return a table of two where Ana is the first to show goods."""
    table = await harness.playing("Ana", "Boris", options={"keep": "3"})
    await harness.keep_all(table, ["Ana", "Boris"])
    return table


def kinds(table: LiveTable) -> list[str]:
    return [entry.kind for entry in table.entries if entry.kind.moves or entry.kind in {"undo", "standing"}]


async def test_a_forced_move_is_made_at_once_as_an_entry_that_replays(harness: TableHarness) -> None:
    table = await ready(harness)
    await harness.move(table, "Ana", "nod")
    assert kinds(table)[-2:] == ["move", "forced"]
    again = await harness.reloaded(table.id)
    assert again.play.state == table.play.state
    await harness.play_out(again, ["Ana", "Boris"])
    assert verify(msgspec.json.encode(record_of(again)), harness.games).outcome is not None


async def test_a_forced_move_that_only_its_seat_knows_is_made_at_once(harness: TableHarness) -> None:
    market = harness.games["market"]

    def moves(state: Any, seat: int) -> Any:
        listed = market.moves(state, seat)
        return [choice for choice in listed if getattr(choice, "verb", "") != "nod"]

    def forced(view: Any) -> Any:
        return next(((seat, None) for seat in view.asked if all(view.kept) and view.counts[seat] == 1), None)

    harness.games["market"] = replace(market, moves=moves, forced=forced)
    table = await ready(harness)
    while kinds(table)[-1] != "forced":
        seat = table.game.acting(table.play.state)[0]
        await harness.move(table, ("Ana", "Boris")[seat], str(table.game.moves(table.play.state, seat)[0]))
    held = table.entries[-1].body
    assert held.startswith("show")
    assert verify(msgspec.json.encode(record_of(table)), harness.games) is not None


async def test_a_move_that_the_deal_forces_is_made_at_once(harness: TableHarness) -> None:
    market = harness.games["market"]
    nod = vocabulary_of(market.vocabulary).parse("nod")

    def deal(*given: Any) -> Any:
        state, events = market.deal(*given)
        state.kept = [True] * len(state.hands)
        return state, events

    def forced(view: Any) -> Any:
        return (view.asked[0], nod) if view.nods == 0 else None

    harness.games["market"] = replace(market, deal=deal, forced=forced)
    table = await harness.playing("Ana", "Boris")
    assert [entry.kind for entry in table.entries[-2:]] == [EntryKind.START, EntryKind.FORCED]
    assert verify(msgspec.json.encode(record_of(table)), harness.games) is not None


async def test_undoing_a_move_also_undoes_the_forced_moves_that_followed(harness: TableHarness) -> None:
    table = await ready(harness)
    before = table.game.copy(table.play.state)
    await harness.move(table, "Ana", "nod")
    await harness.service.undo(table, await harness.person("Ana"), harness.click())
    assert table.play.state == before
    assert kinds(table)[-3:] == ["move", "forced", "undo"]
    again = await harness.reloaded(table.id)
    assert again.play.state == before


async def shows(harness: TableHarness, table: LiveTable, name: str) -> None:
    """Let a player show their first good."""
    await harness.move(table, name, f"show {table.play.state.hands[('Ana', 'Boris').index(name)][0]}")


async def test_an_auto_answer_is_given_when_asked_and_ends_with_its_span(harness: TableHarness) -> None:
    table = await ready(harness)
    await harness.service.stand(table, await harness.person("Boris"), "any", harness.click())
    assert table.auto_answers == {1: "any 0"}
    async with harness.attended(SingleOptions(harness.service)):
        for told in (["standing", "move", "answer"], ["answer", "move", "answer"]):
            await shows(harness, table, "Ana")
            await harness.later(LONGEST)
            assert kinds(table)[-3:] == told
        await shows(harness, table, "Ana")  # four were shown: another span
        await harness.later(LONGEST)
    assert kinds(table)[-1] == "move"
    assert verify(msgspec.json.encode(record_of(table)), harness.games).outcome is None


async def test_an_auto_answer_comes_after_the_same_pause_as_a_single_option(harness: TableHarness) -> None:
    """An answer at the same instant as the move before would tell everybody that it was given in advance."""
    table = await ready(harness)
    await harness.service.stand(table, await harness.person("Boris"), "any", harness.click())
    async with harness.attended(SingleOptions(harness.service)):
        await shows(harness, table, "Ana")
        pause = int(present_pause(table.row, 1, seat_view_of(table, 1).view.question))
        await harness.later(pause)
        assert kinds(table)[-1] == "move"
        await harness.later(2)
        assert kinds(table)[-1] == "answer"


async def test_an_auto_answer_that_a_stop_cut_off_is_given_after_the_restart(harness: TableHarness) -> None:
    table = await ready(harness)
    await harness.service.stand(table, await harness.person("Boris"), "any", harness.click())
    await shows(harness, table, "Ana")
    number, last = table.id, table.last
    del table
    await harness.again()
    async with harness.attended(SingleOptions(harness.service)):
        await harness.later(LONGEST)
    table = await harness.service.repository.table(number)
    assert (table.last, kinds(table)[-1]) == (last + 1, "answer")
    assert table.row.due is None, "nothing is left to be done"


@pytest.mark.parametrize("by", ["withdrawn", "answered", "paused", "replaced"])
async def test_an_auto_answer_is_not_given_once_it_is_withdrawn_or_its_question_answered(
    harness: TableHarness, by: str
) -> None:
    table, boris = await ready(harness), await harness.person("Boris")
    await harness.service.stand(table, boris, "any", harness.click())
    async with harness.attended(SingleOptions(harness.service)):
        await shows(harness, table, "Ana")
        await harness.settle()
        match by:
            case "withdrawn":
                await harness.service.stand(table, boris, "", harness.click())
            case "answered":
                await shows(harness, table, "Boris")
            case "paused":
                assert answer_in_advance(table, 1) is not None
                await harness.service.pause(table, await harness.person("Ana"), harness.click())
                assert answer_in_advance(table, 1) is None
            case _:
                vera = (await harness.person("Vera")).person
                await harness.service.replace(table, await harness.person("Ana"), 1, vera, harness.click())
        last = table.last
        await harness.later(LONGEST)
    assert table.last == last


async def test_the_lowest_card_does_not_tell_by_its_haste_that_the_others_are_higher(harness: TableHarness) -> None:
    names = ["Ana", "Boris", "Vera"]
    table = await harness.playing(*names, game="magove")
    while table.game.view(table.play.state, PUBLIC).phase != "play":
        seat = table.game.acting(table.play.state)[0]
        await harness.move(table, names[seat], str(some_move(seat_view_of(table, seat))))
    first = table.game.acting(table.play.state)[0]
    second = (first + 1) % 3
    await harness.service.stand(table, await harness.person(names[second]), "lowest", harness.click())
    async with harness.attended(SingleOptions(harness.service)):
        await harness.move(table, names[first], str(some_move(seat_view_of(table, first))))
        await harness.later(SHORTEST - 1)
        assert (kinds(table)[-1], table.entries[-1].seat) == ("move", first)
        await harness.later(LONGEST)
        assert (kinds(table)[-1], table.entries[-1].seat) == ("answer", second)


async def test_an_auto_answer_of_the_seat_that_is_asked_is_given_at_once(harness: TableHarness) -> None:
    table = await ready(harness)
    ana = await harness.person("Ana")
    await harness.service.stand(table, ana, "", harness.click())
    assert kinds(table)[-1] == "move", "there is nothing to take back"
    await harness.service.stand(table, ana, "any", harness.click())
    assert kinds(table)[-2:] == ["standing", "answer"]
    assert table.entries[-1].seat == 0
    last = table.last
    await harness.service.stand(table, ana, "any", harness.click())
    assert table.last == last, "it is given already"


async def test_what_cannot_be_answered_in_advance_is_refused(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    before = len(table.entries)
    for key in ("any", "unknown"):
        with pytest.raises(Refusal, match="no-such-answer"):
            await harness.service.stand(table, await harness.person("Ana"), key, harness.click())
    assert len(table.entries) == before


async def test_skipping_finishes_a_turn_of_several_moves(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", game="hayduti")
    [seat], before = table.game.acting(table.play.state), table.last
    await harness.service.skip(table, await harness.person("Ana"), seat, harness.click())
    assert seat not in table.game.acting(table.play.state)
    assert table.last > before + 1


async def test_a_seat_left_by_mistake_can_be_taken_back_for_ten_minutes(harness: TableHarness) -> None:
    table = await ready(harness)
    boris = await harness.person("Boris")
    await harness.service.leave(table, boris, harness.click())
    assert table.seats[1].sitter is Occupant.COMPUTER
    harness.clock.advance(600)
    await harness.service.join(table, boris, harness.click())
    assert (table.seats[1].sitter, table.seats[1].person) == (Occupant.PERSON, boris.person)
    await harness.service.leave(table, boris, harness.click())
    harness.clock.advance(601)
    with pytest.raises(Refusal, match="already-started"):
        await harness.service.join(table, boris, harness.click())
    with pytest.raises(Refusal, match="already-started"):
        await harness.service.join(table, await harness.person("Vera"), harness.click())


async def test_a_table_that_lost_its_channel_waits_for_another_and_is_closed_in_the_end(harness: TableHarness) -> None:
    table = await ready(harness)
    ana = await harness.person("Ana")
    with pytest.raises(Refusal, match="not-lost"):
        await harness.service.place(table, ana, 9, harness.click())
    await harness.service.lose(table)
    await harness.service.lose(table)
    assert [entry.kind for entry in table.entries].count(EntryKind.LOST) == 1
    assert table.row.status == "paused"
    other = await harness.lobby("Boris", channel=8)
    with pytest.raises(Refusal, match="place-taken"):
        await harness.service.place(table, ana, 8, harness.click())
    with pytest.raises(Refusal, match="not-leader"):
        await harness.service.place(table, await harness.person("Boris"), 9, harness.click())
    await harness.service.place(table, ana, 9, harness.click())
    assert (table.row.channel, table.row.status, table.lost) == (9, "playing", False)
    assert await harness.service.repository.table_in(9) is table
    await harness.service.lose(table)
    await harness.service.lose(other)
    assert other.row.status == "cancelled"
    turn_timer = TurnTimer(harness.service, harness.clock)
    harness.clock.advance(3 * 86_400 - 1)
    assert [table.id async for table in harness.service.repository.due_tables()] == []
    await turn_timer.sweep(table)
    assert table.row.status == "paused"
    harness.clock.advance(1)
    assert [table.id async for table in harness.service.repository.due_tables()] == [table.id]
    await turn_timer.sweep(table)
    assert table.row.status == "cancelled"
    assert verify(msgspec.json.encode(record_of(table)), harness.games).outcome is None


async def test_a_lost_table_continues_in_its_own_channel(harness: TableHarness) -> None:
    """Its own row had the channel that `place` was given; `resume` left it lost, and so without news."""
    table = await ready(harness)
    ana = await harness.person("Ana")
    await harness.service.lose(table)
    await harness.service.place(table, ana, table.row.channel, harness.click())
    assert (table.row.status, table.lost) == ("playing", False)
    await harness.service.lose(table)
    await harness.service.resume(table, ana, harness.click())
    assert (table.row.status, table.lost) == ("playing", False)
    await harness.service.lose(table)
    for place, found in ((None, [table.id]), (GUILD, [table.id]), (table.row.channel, [table.id]), (99, [])):
        assert [table.id async for table in harness.service.repository.lost_tables(place)] == found
    await harness.service.find_again(table)
    await harness.service.find_again(table)
    assert (table.row.status, table.lost) == ("playing", False)
    assert [table.id async for table in harness.service.repository.lost_tables()] == []
    assert [entry.kind for entry in table.entries].count(EntryKind.PLACE) == 2


async def test_a_table_paused_before_it_was_lost_is_paused_when_it_continues(harness: TableHarness) -> None:
    table = await ready(harness)
    ana = await harness.person("Ana")
    await harness.service.pause(table, ana, harness.click())
    for _ in range(2):
        await harness.service.lose(table)
        await harness.service.find_again(table)
        assert (table.row.status, table.lost, table.row.due) == ("paused", False, None)
    await harness.service.resume(table, ana, harness.click())
    await harness.service.lose(table)
    await harness.service.find_again(table)
    assert table.row.status == "playing"
    await harness.service.cancel(table, ana, harness.click())
    assert verify(msgspec.json.encode(record_of(table)), harness.games).outcome is None


def only_another(harness: TableHarness) -> Mapping[str, AnyGame]:
    """Take the toy game away and offer another; return the earlier games."""
    games, harness.games = harness.games, {"other": replace(harness.games["market"], key="other")}
    return games


async def test_a_table_whose_game_is_gone_frees_its_channel_and_goes_on_elsewhere_when_it_is_back(
    harness: TableHarness,
) -> None:
    table = await ready(harness)
    number, last, state = table.id, table.last, table.play.state
    with pytest.raises(Refusal, match="channel-taken"):
        await harness.lobby("Vera", channel=table.row.channel, game="market")
    games = only_another(harness)
    del table
    await harness.again()
    with pytest.raises(Refusal, match="game-gone"):
        await harness.service.repository.table(number)
    opened = await harness.lobby("Vera", channel=7, game="other")
    assert opened.live
    harness.games = games
    harness.clock.advance(30 * 86_400)
    await harness.again()
    assert [table.id async for table in harness.service.repository.due_tables() if table.id == number] == []
    back = await harness.service.repository.table(number)
    assert (back.row.status, back.lost, back.last, back.play.state) == ("paused", True, last + 1, state)
    ana = await harness.person("Ana")
    boris = await harness.person("Boris")
    await harness.service.replace(back, ana, 1, None, harness.click())
    await harness.service.replace(back, ana, 1, boris.person, harness.click())
    assert back.seats[1].former is None, "nobody else has given it up"
    assert back.row.due is None, "it is kept until somebody moves it"
    with pytest.raises(Refusal, match="place-taken"):
        await harness.service.place(back, ana, 7, harness.click())
    await harness.service.place(back, ana, 8, harness.click())
    assert (back.row.status, back.row.channel, back.play.state) == ("playing", 8, state)
    await harness.play_out(back, ["Ana", "Boris"])
    assert verify(msgspec.json.encode(record_of(back)), harness.games).outcome is not None


async def test_a_table_whose_game_is_gone_waits_and_is_the_same_when_it_is_back(harness: TableHarness) -> None:
    """Its deadlines do not pass while the game is gone: none of its entries is written."""
    table = await harness.playing("Ana", "Boris", pace=3600)
    number, last, state, channel = table.id, table.last, table.play.state, table.row.channel
    games = only_another(harness)
    del table
    await harness.again()
    harness.clock.advance(7 * 86_400)
    assert [table.id async for table in harness.service.repository.due_tables()] == []
    await harness.lobby("Ana", "Boris", channel=8, game="other")
    waiting = {name: await harness.service.waiting_tables_of(account(name)) for name in ("Ana", "Boris", "Vera")}
    assert {name: [row.id for row in rows] for name, rows in waiting.items()} == {
        "Ana": [number],
        "Boris": [number],
        "Vera": [],
    }
    assert await harness.service.repository.count_live() == 2
    harness.games = games
    back = await harness.reloaded(number)
    assert (back.row.status, back.last, back.play.state, back.row.channel) == ("playing", last, state, channel)


async def test_a_table_whose_game_is_gone_can_be_closed_and_exported(harness: TableHarness) -> None:
    table = await ready(harness)
    number, channel = table.id, table.row.channel
    games = only_another(harness)
    del table
    await harness.again()
    close = harness.service.repository.close_without_game
    unknown = await harness.service.repository.unknown_in(channel)
    assert unknown.id == number
    assert await harness.service.repository.unknown_in(99) is None
    with pytest.raises(Refusal, match="not-leader"):
        await close(channel, await harness.person("Vera"), "", harness.click())
    assert not await close(99, await harness.person("Ana"), "", harness.click())
    assert await close(channel, await harness.person("Ana"), "no time", harness.click())
    [part] = await exported(harness.service.repository, await harness.person("Mod", moderator=True), GUILD)
    with zipfile.ZipFile(io.BytesIO(part)) as archive:
        record = archive.read(f"market-{number}.json")
    assert verify(record, games).finished
    assert await harness.service.repository.unknown_in(channel) is None
    assert (await harness.lobby("Vera", channel=channel, game="other")).live


async def test_a_table_whose_game_is_there_is_not_closed_that_way(harness: TableHarness) -> None:
    table = await ready(harness)
    close = harness.service.repository.close_without_game
    assert await harness.service.repository.unknown_in(table.row.channel) is None
    assert not await close(table.row.channel, await harness.person("Ana"), "", harness.click())
    assert table.live


async def test_nobody_owns_more_tables_than_allowed(harness: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.tables.MOST_LIVE", 2)
    for channel in (1, 2):
        await harness.lobby("Ana", channel=channel)
    with pytest.raises(Refusal, match="too-many-tables"):
        await harness.lobby("Ana", channel=3)


async def test_a_rematch_asks_everybody_and_starts_when_all_are_seated(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", computers=1, options={"keep": "1"})
    await harness.service.cancel(table, await harness.person("Ana"), harness.click())
    again = await open_again(harness.service, table, await harness.person("Boris"), harness.click())
    assert [row.sitter for row in again.seats] == ["person", "computer"]
    assert [person.name for person in await still_asked(harness.service.repository, again)] == ["Ana"]
    assert again.row.status == "lobby"
    await harness.service.join(again, await harness.person("Ana"), harness.click())
    assert again.row.status == "playing"
    again = await harness.reloaded(again.id)
    assert (again.row.again, await still_asked(harness.service.repository, again)) == (table.id, ())
    assert verify(msgspec.json.encode(record_of(again)), harness.games).outcome is None
