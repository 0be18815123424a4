"""Any page of any table shows what everybody could see at the time, in whatever order pages are turned."""

import asyncio
import random
import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bot.tables.ended.history import NOBODY
from bot.tables.ended.timeline import EVERY, Timeline
from bot.tables.state.refusal import Refusal
from bot.tables.state.replay import Play, continuation
from games.core.catalogue import find_games
from games.core.chance import Chance
from games.core.contract import PUBLIC, AnyGame, Move, checksum, from_bytes, to_bytes
from games.core.options import read_options
from storage import Entry, EntryKind, Hands
from tests.games.tables import RECORDED
from tests.tables.harness import GUILD, TableHarness, account


def entry(number: int, kind: EntryKind, seat: int = -1, body: str = "") -> Entry:
    return Entry(number=number, kind=kind, seat=seat, body=body, at=number, interaction=None, checksum="")


def recorded(name: str) -> tuple[AnyGame, Any, int, bytes, list[Entry], list[str]]:
    """Return a recorded table: game, options, seats, seed, entries, and the checksum after each."""
    record = msgspec.json.decode((RECORDED / f"{name}.json").read_bytes())
    game = find_games()[record["game"]]
    options, seed = read_options(game.Options, record["options"]), bytes.fromhex(record["seed"])
    moves = [move.partition(" ")[::2] for move in record["moves"]]
    entries = [entry(0, EntryKind.START)]
    entries += [entry(number, EntryKind.MOVE, int(seat), text) for number, (seat, text) in enumerate(moves, start=1)]
    play, sums = Play(game, options, record["seats"], seed), list[str]()
    for played in entries:
        play.apply([played])
        sums.append(checksum(play.state))
    return game, options, record["seats"], seed, entries, sums


NAMES = ["durak-teams", "magove-short", "hayduti-standard", "carcassonne-standard", "balkans-quick"]


@pytest.mark.parametrize("name", NAMES)
def test_pages_turned_in_any_order_show_the_states_of_the_table(name: str) -> None:
    game, options, seats, seed, entries, sums = recorded(name)
    timeline = Timeline(game, options, seats, seed, entries)
    assert timeline.pages == list(range(len(entries)))
    rng = random.Random(3)
    order = [rng.randrange(len(entries)) for _ in range(60)] + list(range(len(entries) - 1, 0, -1))
    for page in order:
        assert checksum(timeline.state(page)) == sums[page], page
        assert timeline.view(page) == game.view(timeline.state(page), PUBLIC)


def test_turning_back_plays_on_from_a_nearby_state(monkeypatch: pytest.MonkeyPatch) -> None:
    game, options, seats, seed, entries, _ = recorded("magove-standard")
    timeline = Timeline(game, options, seats, seed, entries)
    played = []
    after = timeline._after
    monkeypatch.setattr(timeline, "_after", lambda number, before: played.append(number) or after(number, before))
    timeline.state(len(entries) - 1)
    assert len(played) == len(entries)
    for page in range(len(entries) - 2, 0, -1):
        played.clear()
        timeline.state(page)
        assert len(played) < EVERY


async def test_who_reads_after_one_that_was_stopped_waits_for_its_thread() -> None:
    game, options, seats, seed, entries, _ = recorded("magove-short")
    timeline, order = Timeline(game, options, seats, seed, entries), list[str]()
    begun, go_on = threading.Event(), threading.Event()

    def slow(_: Timeline) -> None:
        begun.set()
        go_on.wait()
        order.append("stopped")

    stopped = asyncio.create_task(timeline.read(slow))
    await asyncio.to_thread(begun.wait)
    stopped.cancel()
    later = asyncio.create_task(timeline.read(lambda _: order.append("later")))
    await asyncio.wait({stopped})
    go_on.set()
    await later
    assert order == ["stopped", "later"]


async def test_a_move_taken_back_has_no_page(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris", options={"keep": "3"})
    ana = await harness.person("Ana")
    await harness.keep_all(table, ["Ana", "Boris"])
    nod = table.play.vocabulary.parse("nod")
    before = await harness.service.history.look(table.id, -1, ana, GUILD)
    await harness.service.move(table, ana, nod, interaction=harness.click())
    nodded = await harness.service.history.look(table.id, -1, ana, GUILD)
    await harness.service.undo(table, ana, harness.click())
    undone = await harness.service.history.look(table.id, -1, ana, GUILD)
    assert undone.view == before.view != nodded.view
    assert [look.page for look in (before, nodded, undone)] == [2, 3, 2]
    await harness.service.move(table, ana, nod, interaction=harness.click())
    again = await harness.service.history.look(table.id, 5, ana, GUILD)
    assert (again.page, again.view) == (3, nodded.view)


async def test_the_view_after_a_move_is_found_later_and_in_a_lobby_there_is_none(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", "Boris")
    assert await harness.service.history.view_after(table, table.last) is None
    ana = await harness.person("Ana")
    await harness.service.start(table, ana, harness.click())
    seen = {}
    for name in ("Ana", "Boris", "Ana"):
        await harness.move(table, name)
        public = table.look(PUBLIC)
        seen[table.last] = public.view
    table = await harness.reloaded(table.id)
    assert {number: await harness.service.history.view_after(table, number) for number in seen} == seen


async def test_the_last_page_is_the_table_as_everybody_sees_it(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    ana = await harness.person("Ana")
    for _ in range(3):
        look = await harness.service.history.look(table.id, -1, ana, GUILD)
        public = table.look(PUBLIC)
        assert look.view == public.view
        seat = look.view.asked[0]
        await harness.move(table, ["Ana", "Boris"][seat])
    await harness.again()
    look = await harness.service.history.look(table.id, 99, await harness.person("Ana"), GUILD)
    assert look.page == len(look.timeline.pages) - 1


async def test_people_are_named_as_they_were_seated_then(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    await harness.keep_all(table, ["Ana", "Boris"])
    boss, vera = await harness.person("Boss", moderator=True), await harness.person("Vera")
    await harness.service.replace(table, boss, 0, vera.person, harness.click())
    await harness.play_out(table, ["Vera", "Boris"])

    async def names(page: int) -> list[str | None]:
        look = await harness.service.history.look(table.id, page, vera, GUILD)
        return [None if person is None else person.name for person in look.people]

    assert await names(1) == ["Ana", "Boris"]
    assert await names(-1) == ["Vera", "Boris"]
    await harness.service.forget(await harness.person("Boris"), account("Boris"))
    assert await names(-1) == ["Vera", None]
    await harness.service.journal._run(
        lambda connection: connection.execute("UPDATE sitting SET person = NULL WHERE person = 1")
    )
    assert (await harness.service.history.look(table.id, 1, vera, GUILD)).people[0] is NOBODY


async def test_only_its_server_and_its_players_may_look_at_a_table(harness: TableHarness) -> None:
    table = await harness.playing("Ana", "Boris")
    lobby = await harness.lobby("Ana", channel=8)
    ana, stranger = await harness.person("Ana"), await harness.person("Stranger")
    assert (await harness.service.history.look(table.id, 0, stranger, GUILD)).page == 0
    assert (await harness.service.history.look(table.id, 0, ana, None)).page == 0
    for guild in (2, None):
        with pytest.raises(Refusal, match="no-such-table"):
            await harness.service.history.look(table.id, 0, stranger, guild)
    with pytest.raises(Refusal, match="not-started"):
        await harness.service.history.look(lobby.id, 0, ana, GUILD)


async def test_lists_have_the_last_tables_of_the_channel_and_of_the_person(harness: TableHarness) -> None:
    first = await harness.ended("Ana", "Boris", channel=7)
    second = await harness.playing("Vera", "Boris", channel=7)
    third = await harness.playing("Ana", "Vera", channel=8)
    await harness.lobby("Ana", channel=9)
    ana = await harness.person("Ana")
    assert [listed.table for listed in await harness.service.history.of_channel(7)] == [second.id, first.id]
    assert await harness.service.history.of_channel(9) == ()
    own = await harness.service.history.of_person(GUILD, ana.person)
    assert [(listed.table, listed.status) for listed in own] == [(third.id, "playing"), (first.id, "over")]
    await harness.service.leave(third, ana, harness.click())
    assert [listed.table for listed in await harness.service.history.of_person(GUILD, ana.person)] == [
        third.id,
        first.id,
    ]
    assert await harness.service.history.of_person(2, ana.person) == ()


async def test_after_a_change_of_rules_the_timeline_begins_where_play_continued(harness: TableHarness) -> None:
    game, options, seats, seed, entries, sums = recorded("durak-standard")
    play = Play(game, options, seats, seed)
    play.apply(entries[:30])
    mended = [*entries[:30], entry(30, EntryKind.CONTINUE, body=continuation(to_bytes(play.state)))]
    move = entries[30]
    mended.append(entry(31, EntryKind.MOVE, move.seat, move.body))
    timeline = Timeline(game, options, seats, seed, mended)
    assert timeline.pages == [30, 31]
    assert checksum(timeline.state(0)) == sums[29]
    assert from_bytes(game.State, to_bytes(timeline.state(1))) == timeline.state(1)


def test_a_page_of_a_long_table_costs_little_more_than_one_of_a_short_table() -> None:
    game, options, seats, seed, entries, _ = recorded("hayduti-everything")
    played = list[str]()

    def play(state: Any, seat: int, move: Move, chance: Chance) -> Any:
        played.append(str(move))
        return game.play(state, seat, move, chance)

    long = Timeline(replace(game, play=play), options, seats, seed, entries)
    long.state(len(entries) - 1)
    whole = len(played)
    played.clear()
    chooser = random.Random(1)
    pages: Sequence[int] = [chooser.randrange(len(entries)) for _ in range(50)]
    for page in pages:
        long.state(page)
    assert 0 < len(played) / len(pages) < whole / 10


async def test_hands_are_never_shown_of_a_live_table_and_of_a_finished_one_once_all_agree(
    harness: TableHarness,
) -> None:
    table = await harness.playing("Ana", "Boris", hands=Hands.OPEN)
    closed = await harness.playing("Ana", "Boris", channel=8)
    ana, boris, vera = [await harness.person(name) for name in ("Ana", "Boris", "Vera")]
    boss = await harness.person("Boss", moderator=True)
    history = harness.service.history
    for either in (table, closed):
        assert (await history.look(either.id, 0, ana, GUILD)).hands is None
        with pytest.raises(Refusal, match="hands-not-yet"):
            await history.agree(either, ana)
    await harness.keep_all(closed, ["Ana", "Boris"])
    await harness.service.replace(closed, boss, 0, vera.person, harness.click())
    await harness.service.leave(closed, boris, harness.click())
    for either in (table, closed):
        await harness.service.cancel(either, boss, harness.click())
    look = await history.look(table.id, 1, vera, GUILD)
    assert look.hands == tuple(table.game.view(look.timeline.state(look.page), seat) for seat in (0, 1))
    assert await history.asked_for_hands(table) == ()
    for actor, missing in ((ana, ["Boris", "Vera"]), (boris, ["Vera"])):
        await history.agree(closed, actor)
        assert [person.name for person in await history.asked_for_hands(closed)] == missing
        assert (await history.look(closed.id, 1, actor, GUILD)).hands is None
    with pytest.raises(Refusal, match="not-at-table"):
        await history.agree(closed, boss)
    await harness.again()
    assert (await harness.service.history.look(closed.id, 1, boss, GUILD)).hands is None
    kept = await harness.service.personal_data_of(account("Ana"))
    assert kept["lets_hands_be_seen_of"] == [closed.id]
    await harness.service.forget(await harness.person("Vera"), account("Vera"))
    assert (await harness.service.history.look(closed.id, 1, boss, GUILD)).hands is not None


@pytest.mark.parametrize("name", NAMES)
def test_parts_and_points_are_found_in_both_directions_from_every_page(name: str) -> None:
    game, options, seats, seed, entries, _ = recorded(name)
    timeline = Timeline(game, options, seats, seed, entries)
    pages = range(len(entries))
    had = [tuple(game.points(timeline.view(page))) for page in pages]
    scored = [page for page in pages[1:] if had[page] != had[page - 1]]
    begins = [0, *(page for page in pages[1:] if any(event.closes for event in timeline.events(page - 1)))]
    assert bool(scored) == (name.partition("-")[0] in {"magove", "hayduti", "carcassonne"})
    assert (len(begins) > 1) == (name != "carcassonne-standard")
    for page in pages:
        for wanted, (before, after) in (
            (begins, timeline.parts_beside(page)),
            (scored, timeline.points_beside(page)),
        ):
            assert before == max((other for other in wanted if other < page), default=None)
            assert after == min((other for other in wanted if other > page), default=None)
