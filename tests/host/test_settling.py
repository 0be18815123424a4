"""What a table does by itself: moves everybody can tell to be forced, answers given beforehand, whole turns skipped."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.host.record import record_of, verify
from bot.host.refusal import Refusal
from games.core.contract import Standing, vocabulary_of
from storage import EntryKind, Sitter
from tests.host.house import GUILD, House

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping
    from pathlib import Path

    from bot.host.table import LiveTable
    from games.core.contract import AnyGame


def polite(market: AnyGame) -> AnyGame:
    """Return the market in which one nod is followed by another, and one may leave one's next goods to chance."""
    nod = vocabulary_of(market.vocabulary).parse("nod")

    def forced(view: Any) -> Any:
        return (view.asked[0], nod) if view.nods == 1 else None

    def span(view: Any, seat: int) -> int | None:
        del seat
        return sum(map(len, view.shown)) // 4 if all(view.kept) else None

    def answer(_: Any, choices: Any) -> Any:
        return choices[-1] if getattr(choices[-1], "verb", "") == "show" else None

    return replace(market, forced=forced, standings=(Standing(key="any", span=span, answer=answer),))


@pytest.fixture
async def house(tmp_path: Path, games: Mapping[str, AnyGame]) -> AsyncGenerator[House]:
    made = House(tmp_path / "house.sqlite3", {"market": polite(games["market"])})
    await made.open()
    yield made
    await made.close()


async def ready(house: House) -> LiveTable:
    """Return a table of two at which goods are to be shown, by Ana first."""
    table = await house.playing("Ana", "Boris", options={"keep": "3"})
    await house.keep_all(table, ["Ana", "Boris"])
    return table


def kinds(table: LiveTable) -> list[str]:
    return [entry.kind for entry in table.entries if entry.kind.moves or entry.kind in {"undo", "standing"}]


async def say(house: House, table: LiveTable, name: str, text: str) -> None:
    move = vocabulary_of(table.game.vocabulary).parse(text)
    await house.host.move(table, await house.person(name), move, interaction=house.click())


async def test_a_forced_move_is_made_at_once_and_is_an_entry_that_replays(house: House) -> None:
    table = await ready(house)
    await say(house, table, "Ana", "nod")
    assert kinds(table)[-2:] == ["move", "forced"]
    await house.again()
    again = await house.host.table(table.id)
    assert again.play is not None
    assert table.play is not None
    assert again.play.state == table.play.state
    await house.play_out(again, ["Ana", "Boris"])
    assert verify(msgspec.json.encode(record_of(again)), house.games).outcome is not None


async def test_what_followed_by_force_is_taken_back_with_the_move_it_followed(house: House) -> None:
    table = await ready(house)
    assert table.play is not None
    before = table.game.copy(table.play.state)
    await say(house, table, "Ana", "nod")
    await house.host.undo(table, await house.person("Ana"), house.click())
    assert table.play.state == before
    assert kinds(table)[-3:] == ["move", "forced", "undo"]
    await house.again()
    again = await house.host.table(table.id)
    assert again.play is not None
    assert again.play.state == before


async def test_an_answer_given_beforehand_is_made_when_asked_and_is_over_in_the_next_span(house: House) -> None:
    table = await ready(house)
    boris = await house.person("Boris")
    await house.host.stand(table, boris, "any", house.click())
    assert table.standing == {1: "any 0"}
    await say(house, table, "Ana", f"show {table.play.state.hands[0][0]}")
    assert kinds(table)[-3:] == ["standing", "move", "answer"]
    await say(house, table, "Ana", f"show {table.play.state.hands[0][0]}")
    assert kinds(table)[-2:] == ["move", "answer"]
    await say(house, table, "Ana", f"show {table.play.state.hands[0][0]}")  # four were shown: another span
    assert kinds(table)[-1] == "move"
    assert verify(msgspec.json.encode(record_of(table)), house.games).outcome is None


async def test_an_answer_given_beforehand_survives_a_restart_and_can_be_taken_back(house: House) -> None:
    table = await ready(house)
    await house.host.stand(table, await house.person("Boris"), "any", house.click())
    await house.again()
    table = await house.host.table(table.id)
    assert table.standing == {1: "any 0"}
    await house.host.stand(table, await house.person("Boris"), "", house.click())
    assert table.standing == {}
    await say(house, table, "Ana", f"show {table.play.state.hands[0][0]}")
    assert kinds(table)[-1] == "move"


async def test_what_cannot_be_given_beforehand_is_refused(house: House) -> None:
    table = await house.playing("Ana", "Boris")
    before = len(table.entries)
    for key in ("any", "unknown"):
        with pytest.raises(Refusal, match="no-such-answer"):
            await house.host.stand(table, await house.person("Ana"), key, house.click())
    assert len(table.entries) == before


async def test_an_answer_does_not_pass_to_whoever_takes_the_seat(house: House) -> None:
    table = await ready(house)
    await house.host.stand(table, await house.person("Boris"), "any", house.click())
    moderator = await house.person("Ana", moderator=True)
    vera = await house.person("Vera")
    await house.host.replace(table, moderator, 1, vera.person, house.click())
    await say(house, table, "Ana", f"show {table.play.state.hands[0][0]}")
    assert kinds(table)[-1] == "move"


async def test_skipping_finishes_the_turn(house: House) -> None:
    table = await ready(house)
    moderator = await house.person("Ana", moderator=True)
    await house.host.skip(table, moderator, 0, house.click())
    assert table.game.acting(table.play.state) == [1]
    with pytest.raises(Refusal, match="nothing-to-skip"):
        await house.host.skip(table, moderator, 0, house.click())


async def test_a_seat_left_by_mistake_can_be_taken_back_for_ten_minutes(house: House) -> None:
    table = await ready(house)
    boris = await house.person("Boris")
    await house.host.leave(table, boris, house.click())
    assert table.seats[1].sitter is Sitter.COMPUTER
    house.clock.advance(599)
    await house.host.join(table, boris, house.click())
    assert (table.seats[1].sitter, table.seats[1].person) == (Sitter.PERSON, boris.person)
    await house.host.leave(table, boris, house.click())
    house.clock.advance(601)
    with pytest.raises(Refusal, match="already-started"):
        await house.host.join(table, boris, house.click())
    with pytest.raises(Refusal, match="already-started"):
        await house.host.join(table, await house.person("Vera"), house.click())


async def test_a_seat_is_not_taken_back_from_whoever_sits_there_since(house: House) -> None:
    table = await ready(house)
    boris, vera = await house.person("Boris"), await house.person("Vera")
    moderator = await house.person("Moderator", moderator=True)
    await house.host.leave(table, boris, house.click())
    await house.host.replace(table, moderator, 1, vera.person, house.click())
    with pytest.raises(Refusal, match="already-started"):
        await house.host.join(table, boris, house.click())
    assert table.seats[1].person == vera.person


async def test_who_was_taken_from_a_seat_does_not_take_it_back(house: House) -> None:
    table = await ready(house)
    boris, moderator = await house.person("Boris"), await house.person("Moderator", moderator=True)
    await house.host.leave(table, boris, house.click())
    await house.host.join(table, boris, house.click())
    await house.host.remove(table, moderator, 1, house.click())
    with pytest.raises(Refusal, match="already-started"):
        await house.host.join(table, boris, house.click())
    assert table.seats[1].sitter is Sitter.COMPUTER


async def test_a_table_that_lost_its_channel_waits_for_another_and_is_closed_in_the_end(house: House) -> None:
    table = await ready(house)
    ana = await house.person("Ana")
    with pytest.raises(Refusal, match="not-lost"):
        await house.host.place(table, ana, 9, house.click())
    await house.host.lose(table)
    await house.host.lose(table)
    assert [entry.kind for entry in table.entries].count(EntryKind.LOST) == 1
    assert table.row.status == "paused"
    other = await house.lobby("Boris", channel=8)
    with pytest.raises(Refusal, match="channel-taken"):
        await house.host.place(table, ana, 8, house.click())
    with pytest.raises(Refusal, match="not-leader"):
        await house.host.place(table, await house.person("Boris"), 9, house.click())
    await house.host.place(table, ana, 9, house.click())
    assert (table.row.channel, table.row.status, table.lost) == (9, "playing", False)
    assert await house.host.table_in(9) is table
    await house.host.lose(table)
    await house.host.lose(other)
    assert other.row.status == "cancelled"
    house.clock.advance(3 * 86_400)
    assert [one.id async for one in house.host.due_tables()] == [table.id]
    await house.host.give_up_lost(table)
    assert table.row.status == "cancelled"
    assert verify(msgspec.json.encode(record_of(table)), house.games).outcome is None


async def test_a_lost_table_goes_on_in_its_own_channel(house: House) -> None:
    """Its own row held the channel that `place` asked for; `resume` left it lost, and so untold."""
    table = await ready(house)
    ana = await house.person("Ana")
    await house.host.lose(table)
    await house.host.place(table, ana, table.row.channel, house.click())
    assert (table.row.status, table.lost) == ("playing", False)
    await house.host.lose(table)
    await house.host.resume(table, ana, house.click())
    assert (table.row.status, table.lost) == ("playing", False)
    await house.host.lose(table)
    for place, found in ((None, [table.id]), (GUILD, [table.id]), (table.row.channel, [table.id]), (99, [])):
        assert [one.id async for one in house.host.lost_tables(place)] == found
    await house.host.find_again(table)
    await house.host.find_again(table)
    assert (table.row.status, table.lost) == ("playing", False)
    assert [one.id async for one in house.host.lost_tables()] == []
    assert [one.kind for one in table.entries].count(EntryKind.PLACE) == 2


async def test_a_table_that_was_paused_before_it_was_lost_is_paused_when_it_is_found(house: House) -> None:
    table = await ready(house)
    ana = await house.person("Ana")
    await house.host.pause(table, ana, house.click())
    for _ in range(2):
        await house.host.lose(table)
        await house.host.find_again(table)
        assert (table.row.status, table.lost, table.row.due) == ("paused", False, None)
    await house.host.resume(table, ana, house.click())
    await house.host.lose(table)
    await house.host.find_again(table)
    assert table.row.status == "playing"
    await house.host.cancel(table, ana, house.click())
    assert verify(msgspec.json.encode(record_of(table)), house.games).outcome is None


async def test_a_table_whose_game_is_gone_does_not_hold_its_channel(house: House) -> None:
    table = await ready(house)
    number, last = table.id, table.last
    with pytest.raises(Refusal, match="channel-taken"):
        await house.lobby("Vera", channel=table.row.channel, game="market")
    games, house.games = house.games, {"other": replace(house.games["market"], key="other")}
    del table
    await house.again()
    with pytest.raises(Refusal, match="no-such-table"):
        await house.host.table(number)
    opened = await house.lobby("Vera", channel=7, game="other")
    assert opened.live
    house.games = games
    await house.again()
    closed = await house.host.table(number)
    assert (closed.row.status, closed.last) == ("cancelled", last + 1)
    assert verify(msgspec.json.encode(record_of(closed)), house.games).outcome is None


async def test_nobody_leads_more_tables_than_anybody_may(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.journal.MOST_LIVE", 2)
    first = await house.lobby("Ana", channel=1)
    await house.lobby("Ana", channel=2)
    with pytest.raises(Refusal, match="too-many-tables"):
        await house.lobby("Ana", channel=3)
    await house.lobby("Boris", channel=3)
    await house.host.cancel(first, await house.person("Ana"), house.click())
    await house.lobby("Ana", channel=4)
    monkeypatch.setattr("storage.journal.MOST_AN_HOUR", 3)
    with pytest.raises(Refusal, match="too-many-tables"):
        await house.lobby("Ana", channel=5)


async def test_playing_again_asks_everybody_and_starts_when_all_sit(house: House) -> None:
    table = await house.playing("Ana", "Boris", computers=1, options={"keep": "1"})
    await house.host.cancel(table, await house.person("Ana"), house.click())
    again = await house.host.open_again(table, await house.person("Boris"), house.click())
    assert [row.sitter for row in again.seats] == ["person", "computer"]
    assert [one.name for one in await house.host.still_asked(again)] == ["Ana"]
    assert again.row.status == "lobby"
    await house.host.join(again, await house.person("Ana"), house.click())
    assert again.row.status == "playing"
    await house.again()
    again = await house.host.table(again.id)
    assert (again.row.again, await house.host.still_asked(again)) == (table.id, ())
    assert verify(msgspec.json.encode(record_of(again)), house.games).outcome is None


async def test_who_plays_alone_begins_again_at_once(house: House) -> None:
    table = await house.playing("Ana", computers=1)
    await house.host.cancel(table, await house.person("Ana"), house.click())
    again = await house.host.open_again(table, await house.person("Ana"), house.click())
    assert again.row.status == "playing"
