"""Any page of any table shows what everybody could see then, in whatever order the pages are turned."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any

import pytest

from bot.host.history import NOBODY
from bot.host.past import EVERY, Noted, Past
from bot.host.refusal import Refusal
from bot.host.replay import Play
from games.core.catalogue import find_games
from games.core.contract import PUBLIC, checksum, from_bytes, no_points, to_bytes
from games.core.options import preset, read_options
from storage import Entry, EntryKind, Hands
from tests.games.record import FOLDER
from tests.host.house import GUILD, account, some_move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import AnyGame
    from tests.host.house import House


def entry(number: int, kind: EntryKind, seat: int = -1, body: str = "") -> Entry:
    return Entry(number=number, kind=kind, seat=seat, body=body, at=number, interaction=None, checksum="")


def recorded(name: str) -> tuple[AnyGame, Any, int, bytes, list[Entry], list[str]]:
    """Return a recorded table: game, options, seats, seed, entries, and the checksum after each."""
    import msgspec

    record = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes())
    game = find_games()[record["game"]]
    options, seed = read_options(game.Options, record["options"]), bytes.fromhex(record["seed"])
    moves = [one.partition(" ")[::2] for one in record["moves"]]
    entries = [entry(0, EntryKind.START)]
    entries += [entry(number, EntryKind.MOVE, int(seat), text) for number, (seat, text) in enumerate(moves, start=1)]
    play, sums = Play(game, options, record["seats"], seed), list[str]()
    for one in entries:
        play.apply([one])
        sums.append(checksum(play.state))
    return game, options, record["seats"], seed, entries, sums


NAMES = ["durak-teams", "magove-short", "hayduti-standard", "carcassonne-standard", "balkans-quick"]


@pytest.mark.parametrize("name", NAMES)
def test_pages_turned_in_any_order_show_the_states_of_the_course(name: str) -> None:
    game, options, seats, seed, entries, sums = recorded(name)
    past = Past(game, options, seats, seed, entries)
    assert past.pages == list(range(len(entries)))
    luck = random.Random(3)
    order = [luck.randrange(len(entries)) for _ in range(60)] + list(range(len(entries) - 1, 0, -1))
    for page in order:
        assert checksum(past.state(page)) == sums[page], page
        assert past.view(page) == game.view(past.state(page), PUBLIC)


def test_turning_back_plays_on_from_a_state_nearby(monkeypatch: pytest.MonkeyPatch) -> None:
    game, options, seats, seed, entries, _ = recorded("magove-standard")
    past = Past(game, options, seats, seed, entries)
    played = []
    after = past._after
    monkeypatch.setattr(past, "_after", lambda number, before: played.append(number) or after(number, before))
    past.state(len(entries) - 1)
    assert len(played) == len(entries)
    for page in range(len(entries) - 2, 0, -1):
        played.clear()
        past.state(page)
        assert len(played) < EVERY


@pytest.mark.parametrize("name", [*NAMES, "hayduti-uprising-custom"])
def test_what_is_noted_while_a_table_is_replayed_is_what_its_pages_would_reckon(name: str) -> None:
    game, options, seats, seed, entries, sums = recorded(name)
    noted, play = Noted(counting=True), Play(game, options, seats, seed)
    for one in entries:
        play.apply([one])
        noted.note(game, one, play.state)
    assert sorted(noted.states) == list(range(0, len(entries), EVERY))
    assert all(checksum(state) == sums[number] for number, state in noted.states.items())
    plain = Past(game, options, seats, seed, entries)
    knowing = Past(game, options, seats, seed, entries, happened=play.happened, noted=noted)
    points = [plain.points(page) for page in range(len(entries))]
    assert [knowing.points(page) for page in range(len(entries))] == points
    assert not knowing._recent, "without a state that is made for it"
    assert bool(points[0]) == (game.points is not no_points)
    for page in (0, len(entries) // 2, len(entries) - 1):
        assert knowing.points_before(page) == plain.points_before(page)
        assert knowing.points_after(page) == plain.points_after(page)


async def test_a_move_taken_back_stays_a_page_and_its_undoing_shows_the_state_before(house: House) -> None:
    table = await house.playing("Ana", "Boris", options={"keep": "3"})
    ana = await house.person("Ana")
    await house.keep_all(table, ["Ana", "Boris"])
    assert table.play is not None
    nod = table.play.vocabulary.parse("nod")
    before = await house.host.history.look(table.id, -1, ana, GUILD)
    await house.host.move(table, ana, nod, interaction=house.click())
    nodded = await house.host.history.look(table.id, -1, ana, GUILD)
    await house.host.undo(table, ana, house.click())
    undone = await house.host.history.look(table.id, -1, ana, GUILD)
    assert undone.view == before.view != nodded.view
    assert [one.page for one in (before, nodded, undone)] == [2, 3, 4]
    await house.host.move(table, ana, nod, interaction=house.click())
    assert (await house.host.history.look(table.id, 5, ana, GUILD)).view == nodded.view
    assert (await house.host.history.look(table.id, 3, ana, GUILD)).view == nodded.view


async def test_the_last_page_is_the_table_as_everybody_sees_it(house: House) -> None:
    table = await house.playing("Ana", "Boris")
    ana = await house.person("Ana")
    for _ in range(3):
        look = await house.host.history.look(table.id, -1, ana, GUILD)
        public = table.look(PUBLIC)
        assert public is not None
        assert look.view == public.view
        seat = look.view.asked[0]
        actor = await house.person(["Ana", "Boris"][seat])
        _, sight = await house.host.look(table, actor)
        await house.host.move(table, actor, some_move(sight), interaction=house.click())
    await house.again()
    look = await house.host.history.look(table.id, 99, await house.person("Ana"), GUILD)
    assert look.page == len(look.past.pages) - 1


async def test_people_are_named_as_they_sat_then(house: House) -> None:
    table = await house.playing("Ana", "Boris")
    await house.keep_all(table, ["Ana", "Boris"])
    boss, vera = await house.person("Boss", moderator=True), await house.person("Vera")
    await house.host.replace(table, boss, 0, vera.person, house.click())
    await house.play_out(table, ["Vera", "Boris"])

    async def names(page: int) -> list[str | None]:
        look = await house.host.history.look(table.id, page, vera, GUILD)
        return [None if person is None else person.name for person in look.people]

    assert await names(1) == ["Ana", "Boris"]
    assert await names(-1) == ["Vera", "Boris"]
    await house.host.forget(await house.person("Boris"), account("Boris"))
    assert await names(-1) == ["Vera", None]
    await house.host.journal._run(
        lambda connection: connection.execute("UPDATE sitting SET person = NULL WHERE person = 1").rowcount
    )
    assert (await house.host.history.look(table.id, 1, vera, GUILD)).people[0] is NOBODY


async def test_only_its_server_and_those_who_sat_there_look_at_a_table(house: House) -> None:
    table = await house.playing("Ana", "Boris")
    lobby = await house.lobby("Ana", channel=8)
    ana, stranger = await house.person("Ana"), await house.person("Stranger")
    assert (await house.host.history.look(table.id, 0, stranger, GUILD)).page == 0
    assert (await house.host.history.look(table.id, 0, ana, None)).page == 0
    for guild in (2, None):
        with pytest.raises(Refusal, match="no-such-table"):
            await house.host.history.look(table.id, 0, stranger, guild)
    with pytest.raises(Refusal, match="not-started"):
        await house.host.history.look(lobby.id, 0, ana, GUILD)


async def test_lists_hold_the_last_tables_of_the_channel_and_of_the_person(house: House) -> None:
    first = await house.playing("Ana", "Boris", channel=7)
    await house.play_out(first, ["Ana", "Boris"])
    second = await house.playing("Vera", "Boris", channel=7)
    third = await house.playing("Ana", "Vera", channel=8)
    await house.lobby("Ana", channel=9)
    ana = await house.person("Ana")
    assert [one.table for one in await house.host.history.of_channel(7)] == [second.id, first.id]
    assert await house.host.history.of_channel(9) == ()
    own = await house.host.history.of_person(GUILD, ana.person)
    assert [(one.table, one.status) for one in own] == [(third.id, "playing"), (first.id, "over")]
    await house.host.leave(third, ana, house.click())
    assert [one.table for one in await house.host.history.of_person(GUILD, ana.person)] == [third.id, first.id]
    assert await house.host.history.of_person(2, ana.person) == ()


async def test_after_a_change_of_rules_the_course_begins_where_play_went_on(house: House) -> None:
    game, options, seats, seed, entries, sums = recorded("durak-standard")
    play = Play(game, options, seats, seed)
    play.apply(entries[:30])
    from bot.host.replay import continuation

    mended = [*entries[:30], entry(30, EntryKind.CONTINUE, body=continuation(to_bytes(play.state)))]
    move = entries[30]
    mended.append(entry(31, EntryKind.MOVE, move.seat, move.body))
    past = Past(game, options, seats, seed, mended)
    assert past.pages == [30, 31]
    assert checksum(past.state(0)) == sums[29]
    assert from_bytes(game.State, to_bytes(past.state(1))) == past.state(1)


def cpu(work: Any, times: int) -> float:
    began = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - began) / times


def test_a_page_of_a_long_table_costs_little_more_than_one_of_a_short(luck: bytes) -> None:
    game, options, seats, seed, entries, _ = recorded("hayduti-everything")
    del luck
    long = Past(game, options, seats, seed, entries)
    long.state(len(entries) - 1)
    chooser = random.Random(1)
    pages: Sequence[int] = [chooser.randrange(len(entries)) for _ in range(50)]
    turning = cpu(lambda: [long.state(page) for page in pages], 2) / len(pages)
    whole = cpu(lambda: Past(game, options, seats, seed, entries).state(len(entries) - 1), 2)
    assert turning < whole / 4
    assert preset(game.Options, "everything")


async def test_hands_of_a_live_table_are_never_there_and_of_an_ended_one_once_all_agree(house: House) -> None:
    table = await house.playing("Ana", "Boris", hands=Hands.OPEN)
    closed = await house.playing("Ana", "Boris", channel=8)
    ana, boris, vera = [await house.person(name) for name in ("Ana", "Boris", "Vera")]
    boss = await house.person("Boss", moderator=True)
    history = house.host.history
    for one in (table, closed):
        assert (await history.look(one.id, 0, ana, GUILD)).hands is None
        with pytest.raises(Refusal, match="hands-not-yet"):
            await history.agree(one, ana)
    await house.keep_all(closed, ["Ana", "Boris"])
    await house.host.replace(closed, boss, 0, vera.person, house.click())
    await house.host.leave(closed, boris, house.click())
    for one in (table, closed):
        await house.host.cancel(one, boss, house.click())
    look = await history.look(table.id, 1, vera, GUILD)
    assert look.hands == tuple(table.game.view(look.past.state(look.page), seat) for seat in (0, 1))
    assert await history.asked_for_hands(table) == ()
    for actor, missing in ((ana, ["Boris", "Vera"]), (boris, ["Vera"])):
        await history.agree(closed, actor)
        assert [one.name for one in await history.asked_for_hands(closed)] == missing
        assert (await history.look(closed.id, 1, actor, GUILD)).hands is None
    with pytest.raises(Refusal, match="not-at-table"):
        await history.agree(closed, boss)
    await house.again()
    assert (await house.host.history.look(closed.id, 1, boss, GUILD)).hands is None
    kept = await house.host.kept_about(account("Ana"))
    assert kept["lets_hands_be_seen_of"] == [closed.id]
    await house.host.forget(await house.person("Vera"), account("Vera"))
    assert (await house.host.history.look(closed.id, 1, boss, GUILD)).hands is not None


@pytest.mark.parametrize("name", NAMES)
def test_pages_on_which_points_were_won_are_found_both_ways(name: str) -> None:
    game, options, seats, seed, entries, _ = recorded(name)
    past = Past(game, options, seats, seed, entries)
    had = [tuple(game.points(past.view(page))) for page in range(len(entries))]
    wanted = [page for page in range(1, len(entries)) if had[page] != had[page - 1]]

    on, found = 0, list[int]()
    while (after := past.points_after(on)) is not None:
        found.append(on := after)
    assert found == wanted
    assert bool(found) == (name.partition("-")[0] in {"magove", "hayduti", "carcassonne"})
    back = [len(entries)]
    while (before := past.points_before(min(back[-1], len(entries) - 1))) is not None and before not in back:
        back.append(before)
    assert set(back[1:]) >= set(wanted[:-1])


@pytest.mark.parametrize("page", [0, 30, -1])
async def test_a_table_that_is_not_in_memory_is_replayed_once_for_its_first_look(
    house: House, page: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.playing("Ana", "Boris", game="durak")
    await house.play_out(table, ["Ana", "Boris"], random.Random(2))
    known = (await house.host.history.look(table.id, page, await house.person("Ana"), GUILD)).view
    await house.again()
    played = []
    play = Play.try_move
    monkeypatch.setattr(Play, "try_move", lambda self, *given: played.append(given) or play(self, *given))
    look = await house.host.history.look(table.id, page, await house.person("Ana"), GUILD)
    assert look.view == known
    assert len(look.past.pages) > 2 * EVERY
    assert len(played) < len(look.past.pages) + 2 * EVERY
