"""The order of seats before play: any teams can be formed, by those in charge, and only before the start."""

from math import factorial

import msgspec
import pytest

from bot.tables.changes.seat_order import divisions, swapped, together
from bot.tables.ended.record import NotVerified, record_of, verify
from bot.tables.rematch_opening import open_again
from bot.tables.state.refusal import Refusal, Stale
from games.core.catalogue import find_games
from storage import Change
from tests.tables.harness import TableHarness


async def names(harness: TableHarness, number: int) -> list[str | None]:
    table = await harness.service.repository.table(number)
    return [person.name if person is not None else None for person in await harness.service.people.at(table)]


@pytest.mark.parametrize(
    ("teams", "count"), [((0, 1, 0, 1), 3), ((0, 1, 0, 1, 0, 1), 10), ((0, 0, 1, 1, 2, 2), 15), ((0, 1, 1, 1, 1), 5)]
)
def test_each_division_is_listed_once_with_the_present_one_first(teams: tuple[int, ...], count: int) -> None:
    found = divisions(teams)
    assert found[0] == tuple(range(len(teams)))
    assert len({frozenset(together(order, teams)) for order in found}) == len(found) == count
    assert all(sorted(order) == list(range(len(teams))) for order in found)


def test_the_divisions_of_every_game_fit_one_menu() -> None:
    shared = 0
    for game in find_games().values():
        for preset in game.Options.presets.values():
            for seats in game.seats:
                teams = game.teams(game.Options(**preset), seats)
                if len(set(teams)) < seats:
                    shared += 1
                    assert 1 < len(divisions(teams)) <= min(25, factorial(seats))
    assert shared


def test_two_players_swap_places_and_the_others_stay() -> None:
    assert swapped(4, 0, 2) == (2, 1, 0, 3)
    assert swapped(2, 0, 1) == (1, 0)
    for wrong in ((1, 1), (0, 4), (-1, 2)):
        with pytest.raises(ValueError, match="are not two of 4 seats"):
            swapped(4, *wrong)


async def test_the_owner_divides_the_teams_and_it_replays_from_the_file(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", "Boris", "Vera", computers=1, game="durak", options={"teams": "yes"})
    ana, boris = await harness.person("Ana"), await harness.person("Boris")
    contributions = {row.person: row.contribution for row in table.seats}
    with pytest.raises(Refusal, match="not-leader"):
        await harness.service.arrange(table, boris, (0, 2, 1, 3), table.last, harness.click())
    click = harness.click()
    for _ in range(2):  # Discord may send a click twice
        await harness.service.arrange(table, ana, (0, 2, 1, 3), table.last, click)
    assert await names(harness, table.id) == ["Ana", "Vera", "Boris", None]
    assert {row.person: row.contribution for row in table.seats} == contributions
    await harness.again()
    assert await names(harness, table.id) == ["Ana", "Vera", "Boris", None]
    table = await harness.service.repository.table(table.id)
    await harness.service.start(table, ana, harness.click())
    assert table.row.owner == ana.person
    with pytest.raises(Refusal, match="already-started"):
        await harness.service.arrange(table, ana, (0, 2, 1, 3), table.last, harness.click())
    await harness.service.cancel(table, ana, harness.click())
    with pytest.raises(Refusal, match="table-over"):
        await harness.service.arrange(table, ana, (0, 2, 1, 3), table.last, harness.click())
    assert verify(msgspec.json.encode(record_of(table)), harness.games).finished


async def test_a_record_in_which_people_swap_places_during_play_is_refused(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", "Boris", "Vera")
    ana = await harness.person("Ana")
    await harness.service.arrange(table, ana, (2, 1, 0), table.last, harness.click())
    await harness.service.start(table, ana, harness.click())
    await harness.service.pause(table, ana, harness.click())
    await harness.service.cancel(table, ana, harness.click())
    record = record_of(table)
    assert verify(msgspec.json.encode(record), harness.games).finished
    [paused] = [entry for entry in record["entries"] if entry["kind"] == "pause"]
    paused |= {"kind": "arrange", "body": "2 1 0"}
    with pytest.raises(NotVerified, match="cannot come there"):
        verify(msgspec.json.encode(record), harness.games)


@pytest.mark.parametrize("change", ["join", "computer", "leave", "arrange"])
async def test_a_division_chosen_for_other_players_than_are_seated_now_changes_nothing(
    harness: TableHarness, change: str
) -> None:
    table = await harness.lobby("Ana", "Boris", "Vera")
    ana, vera, as_of = await harness.person("Ana"), await harness.person("Vera"), table.last
    match change:
        case "join":
            await harness.service.join(table, await harness.person("Dinu"), harness.click())
        case "computer":
            await harness.service.add_computer(table, ana, harness.click())
        case "leave":
            await harness.service.leave(table, vera, harness.click())
            await harness.service.join(table, vera, harness.click())
        case _:
            await harness.service.arrange(table, ana, (1, 0, 2), as_of, harness.click())
    before = await harness.service.journal.load(table.id)
    for wrong in ((0, 2, 1), (0, 2, 1, 3)):
        with pytest.raises(Stale):
            await harness.service.arrange(table, ana, wrong, as_of, harness.click())
    assert await harness.service.journal.load(table.id) == before


@pytest.mark.parametrize("order", [(), (0, 1), (0, 0, 1), (1, 2, 3), (0, 1, 2, 3)])
@pytest.mark.parametrize("as_of", [-1, 3, 999])
async def test_an_order_that_was_not_offered_changes_nothing(
    harness: TableHarness, order: tuple[int, ...], as_of: int
) -> None:
    table = await harness.lobby("Ana", "Boris", "Vera")
    assert table.last == 3
    with pytest.raises(Stale):
        await harness.service.arrange(table, await harness.person("Ana"), order, as_of, harness.click())
    assert table.last == 3


async def test_other_changes_in_the_lobby_leave_a_choice_valid(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", "Boris", "Vera")
    ana, as_of = await harness.person("Ana"), table.last
    await harness.service.choose(table, ana, harness.click(), Change(pace=3600))
    await harness.service.arrange(table, ana, (0, 2, 1), as_of, harness.click())
    assert await names(harness, table.id) == ["Ana", "Vera", "Boris"]
    await harness.service.arrange(table, ana, (0, 1, 2), table.last, harness.click())
    assert [entry.body for entry in table.entries if entry.kind == "arrange"] == ["0 2 1"], "nobody moved"


async def test_in_a_rematch_people_stay_where_they_were_placed_by_hand(harness: TableHarness) -> None:
    first = await harness.playing("Ana", "Boris", "Vera")
    ana, boris, vera = [await harness.person(name) for name in ("Ana", "Boris", "Vera")]
    await harness.service.cancel(first, ana, harness.click())
    second = await open_again(harness.service, first, ana, harness.click())
    await harness.service.join(second, vera, harness.click())
    assert await names(harness, second.id) == ["Vera", "Ana"]
    await harness.service.arrange(second, ana, (1, 0), second.last, harness.click())
    second = await harness.reloaded(second.id)
    await harness.service.join(second, boris, harness.click())
    assert await names(harness, second.id) == ["Ana", "Vera", "Boris"]
    assert second.row.status == "playing"
