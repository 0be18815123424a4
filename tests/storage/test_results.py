"""Results are written with the entry that ends a table, and count for the right people."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from games.core.ranking import places_for
from storage import (
    Change,
    Chosen,
    Ending,
    Entry,
    EntryKind,
    Hands,
    Journal,
    Occupant,
    OutOfStep,
    Records,
    Result,
    SeasonTaken,
    SeatRow,
)
from storage.occupancies import Occupancy, made_out
from tests.storage.lines import SEED, as_before, line, opened

ANA, BORIS, VERA = 1, 2, 3
ANY = Chosen(1, "any")
END = Ending(places=(1, 2, 3), scores=(9, 4, 2), reason="points", at=500, preset="standard", moves=1)


async def dealt(journal: Journal, channel: int = 7, seats: Sequence[SeatRow] = (), **changes: Any) -> int:
    """Start a table with these seats, or with Ana, Boris and a computer; entry 1 is the deal."""
    row = await opened(journal, channel, **changes)
    await journal.meet(2, "Boris", "bg")
    await journal.meet(3, "Vera", "bg")
    seats = tuple(seats) or (person(0, ANA), person(1, BORIS), computer(2))
    await journal.append(row.id, line(1, "start"), Change(status="playing", seats=seats, seed=SEED, checkpoint=b"x"))
    return row.id


def person(seat: int, who: int, sitter: Occupant = Occupant.PERSON) -> SeatRow:
    return SeatRow(seat, sitter, who, "")


def computer(seat: int) -> SeatRow:
    return SeatRow(seat, Occupant.COMPUTER, None, "")


async def seat(journal: Journal, table: int, number: int, *seats: SeatRow) -> None:
    await journal.append(table, line(number, "any"), Change(seats=seats))


async def end(journal: Journal, table: int, number: int, ending: Ending = END) -> None:
    await journal.append(table, line(number, at=ending.at), Change(status="over", ending=ending))


async def counted(journal: Journal, table: int) -> list[tuple[int, str, int | None, bool]]:
    result = await journal.results.of_table(table)
    return [(seat.place, seat.sitter, seat.person, seat.given_up) for seat in result.seats]


async def test_a_result_is_stored_with_the_last_entry(journal: Journal) -> None:
    table = await dealt(journal)
    assert await journal.results.of_table(table) is None
    with pytest.raises(OutOfStep):
        await end(journal, table, 5)
    assert await journal.results.of_table(table) is None
    await end(journal, table, 2)
    result = await journal.results.of_table(table)
    assert (result.guild, result.game, result.preset, result.reason, result.ended_at) == (
        1,
        "any",
        "standard",
        "points",
        500,
    )
    assert [(seat.score, seat.team) for seat in result.seats] == [(9, 0), (4, 1), (2, 2)]
    assert await counted(journal, table) == [
        (1, "person", ANA, False),
        (2, "person", BORIS, False),
        (3, "computer", None, False),
    ]


async def test_a_result_tells_teams_and_who_played_how_well(journal: Journal) -> None:
    table = await dealt(journal)
    strong = SeatRow(2, Occupant.COMPUTER, None, "", strength="strong")
    await seat(journal, table, 2, person(0, ANA), person(1, BORIS), strong)
    await end(journal, table, 3, Ending(places=(1, 2, 1), teams=(0, 1, 0), reason="points", at=500))
    result = await journal.results.of_table(table)
    assert [(seat.team, seat.score, seat.strength) for seat in result.seats] == [
        (0, None, "normal"),
        (1, None, "normal"),
        (0, None, "strong"),
    ]
    assert await journal.results.of_person(1, BORIS) == (result,)
    assert await journal.results.of_person(1, VERA) == ()
    assert await journal.results.occupancies(table + 1) == ()


async def test_only_a_finished_table_gets_a_result(journal: Journal) -> None:
    going_on, cancelled = await dealt(journal), await dealt(journal, 8)
    await journal.append(cancelled, line(2, "cancel"), Change(status="cancelled"))
    for table in (going_on, cancelled, 99):
        await journal.results.rebuild(table, END)
        assert await journal.results.of_table(table) is None
    assert await journal.results.missing(all_again=True) == ()
    lobby = await opened(journal, 9)
    assert await journal.results.occupancies(lobby.id) == ()


async def test_a_substitutes_result_counts_for_its_person(journal: Journal) -> None:
    table = await dealt(journal)
    await seat(journal, table, 2, person(0, ANA, Occupant.SUBSTITUTE), person(1, BORIS), computer(2))
    await end(journal, table, 3)
    assert (await counted(journal, table))[0] == (1, "substitute", ANA, False)
    assert await journal.results.occupancies(table) == (
        Occupancy(0, 1, Occupant.PERSON, ANA),
        Occupancy(0, 2, Occupant.SUBSTITUTE, ANA),
        Occupancy(1, 1, Occupant.PERSON, BORIS),
        Occupancy(2, 1, Occupant.COMPUTER, None),
    )


async def test_a_person_who_gives_up_counts_and_their_successor_does_not(journal: Journal) -> None:
    table = await dealt(journal)
    await seat(journal, table, 2, computer(0), person(1, BORIS), computer(2))
    await seat(journal, table, 3, computer(0), person(1, VERA), person(2, ANA))
    await end(journal, table, 4)
    assert await counted(journal, table) == [
        (1, "computer", ANA, True),
        (2, "person", BORIS, True),
        (3, "person", None, False),
    ]
    assert [result.table for result in await journal.results.of_person(1, VERA)] == []
    assert [result.table for result in await journal.results.of_person(1, ANA)] == [table]


async def test_a_person_who_returns_to_their_seat_has_not_given_up(journal: Journal) -> None:
    table = await dealt(journal)
    await seat(journal, table, 2, computer(0), person(1, BORIS), computer(2))
    await seat(journal, table, 3, person(0, ANA), person(1, BORIS), computer(2))
    await end(journal, table, 4)
    assert (await counted(journal, table))[0] == (1, "person", ANA, False)


@pytest.mark.parametrize(
    ("entries", "seats", "wanted"),
    [
        ("join join start", [ANA, BORIS], [(0, 2, "person", ANA), (1, 2, "person", BORIS)]),
        (
            "join computer start leave:0",
            [None, None],
            [(0, 2, "person", None), (0, 3, "computer", None), (1, 2, "computer", None)],
        ),
        (
            "open start substitute:0 leave:0",
            [None, BORIS],
            [(0, 1, "computer", None), (0, 2, "substitute", None), (0, 3, "computer", None), (1, 1, "person", BORIS)],
        ),
        ("join computer leave:0 join start", [None, BORIS], [(0, 4, "computer", None), (1, 4, "person", BORIS)]),
        (
            "join join start leave:0",
            [None, BORIS],
            [(0, 2, "person", None), (0, 3, "computer", None), (1, 2, "person", BORIS)],
        ),
        (
            "join join start substitute:1 return:1 replace:0 substitute:0",
            [VERA, BORIS],
            [
                (0, 2, "person", None),
                (0, 5, "person", VERA),
                (0, 6, "substitute", VERA),
                (1, 2, "person", BORIS),
                (1, 3, "substitute", BORIS),
                (1, 4, "person", BORIS),
            ],
        ),
    ],
)
def test_occupancies_are_derived_from_the_journal(
    entries: str, seats: Sequence[int | None], wanted: Sequence[tuple[Any, ...]]
) -> None:
    told = [(number, *words.partition(":")[::2]) for number, words in enumerate(entries.split())]
    rows = [SeatRow(place, Occupant.PERSON if who else Occupant.COMPUTER, who, "") for place, who in enumerate(seats)]
    journal = [
        Entry(number=number, kind=EntryKind(kind), seat=int(seat or -1), body="", at=0, interaction=None, checksum="")
        for number, kind, seat in told
    ]
    found = made_out(journal, rows)
    assert [(occupancy.seat, occupancy.since, occupancy.sitter, occupancy.person) for occupancy in found] == wanted


async def test_results_come_in_the_order_in_which_they_were_written(journal: Journal) -> None:
    first, second = await dealt(journal, 7), await dealt(journal, 8)
    await end(journal, second, 2, Ending(places=(2, 1, 3), reason="points", at=400))
    await end(journal, first, 2)
    found, _ = await journal.results.of(ANY)
    assert [result.table for result in found] == [second, first]
    assert [seat.score for seat in found[0].seats] == [None] * 3
    assert [result.table for result in (await journal.results.of(ANY, after=found[0].number))[0]] == [first]
    assert [(channel, result.table) for channel, result in await journal.results.last_of(1, 1)] == [(7, first)]
    assert [result.table for result in (await journal.results.of(ANY, most=1))[0]] == [second]
    assert await journal.results.of(ANY, after=found[1].number) == ((), 2)
    await journal.results.rebuild(second, END)
    assert [result.table for result in (await journal.results.of(ANY, after=found[1].number))[0]] == [second]
    assert (await journal.results.of(ANY, after=found[1].number))[1] == 1, "one was rebuilt"
    assert await journal.results.of(Chosen(2, "any")) == ((), 0)
    assert await journal.results.games_of(1) == ("any",)


async def test_results_are_found_by_who_played_and_in_which_server(journal: Journal) -> None:
    without_ana = (computer(0), person(1, BORIS), computer(2))
    both, boris_alone = await dealt(journal, 7), await dealt(journal, 8, without_ana)
    elsewhere = await dealt(journal, 9, guild=2)
    for table in (both, boris_alone, elsewhere):
        await end(journal, table, 2)
    results = journal.results
    assert [result.table for result in await results.of_person(1, ANA)] == [both]
    assert [result.table for result in await results.of_person(1, BORIS)] == [both, boris_alone]
    assert [result.table for result in await results.of_person(2, BORIS)] == [elsewhere]
    assert [(channel, result.table) for channel, result in await results.last_of(1, 9)] == [(8, boris_alone), (7, both)]


async def test_games_are_listed_by_how_much_was_played(journal: Journal) -> None:
    for game, guild in (("ash", 1), ("oak", 1), ("elm", 1), ("oak", 1), ("oak", 2), ("oak", 2)):
        table = await dealt(journal, game=game, guild=guild)
        await end(
            journal, table, 2, Ending(places=(1, 2, 3), reason="points", at=400, preset="" if guild == 1 else "x")
        )
    assert await journal.results.games_of(1) == ("oak", "ash", "elm")


async def test_tables_without_a_result_come_in_the_order_in_which_they_ended(journal: Journal) -> None:
    tables = [await dealt(journal, channel) for channel in (7, 8, 9)]
    for table, at in zip(tables, (300, 100, 200), strict=True):
        await journal.append(table, line(2, at=at), Change(status="over"))
    assert await journal.results.missing() == (tables[1], tables[2], tables[0])
    await journal.results.rebuild(tables[2], END)
    assert await journal.results.missing() == (tables[1], tables[0])
    assert await journal.results.missing(all_again=True) == (tables[1], tables[2], tables[0])


async def test_seasons_follow_one_another(journal: Journal) -> None:
    assert await journal.seasons.end(1, 1, 5) is None
    await journal.seasons.begin(1, "Winter", 10)
    with pytest.raises(SeasonTaken):
        await journal.seasons.begin(1, "Spring", 11)
    await journal.seasons.begin(2, "Winter", 12)
    ended = await journal.seasons.end(1, 1, 20)
    assert (ended.name, ended.began_at, ended.ended_at) == ("Winter", 10, 20)
    with pytest.raises(SeasonTaken):
        await journal.seasons.begin(1, "Winter", 21)
    await journal.seasons.begin(1, "Spring", 21)
    assert [(season.name, season.ended_at) for season in await journal.seasons.of(1)] == [
        ("Spring", None),
        ("Winter", 20),
    ]


async def test_a_season_does_not_end_before_it_began(journal: Journal) -> None:
    """The clock may have been set back."""
    await journal.seasons.begin(1, "Winter", 10)
    ended = await journal.seasons.end(1, 1, 5)
    assert (ended.began_at, ended.ended_at) == (10, 10)


async def test_people_opt_out_of_one_server_and_return(journal: Journal) -> None:
    await dealt(journal)
    await journal.seasons.stay_out(1, ANA, out=True)
    await journal.seasons.stay_out(1, ANA, out=True)
    assert await journal.seasons.staying_out(1) == {ANA}
    assert await journal.seasons.staying_out(2) == frozenset()
    assert await journal.seasons.out_of(ANA) == (1,)
    for guild, who in ((3, ANA), (2, ANA), (1, BORIS)):
        await journal.seasons.stay_out(guild, who, out=True)
    assert await journal.seasons.out_of(ANA) == (1, 2, 3)
    await journal.seasons.stay_out(1, ANA, out=False)
    assert await journal.seasons.staying_out(1) == {BORIS}
    assert await journal.seasons.out_of(ANA) == (2, 3)


async def many(journal: Journal, endings: Sequence[tuple[str, int]]) -> list[int]:
    """End a table for each (preset, time), all in one channel; return their numbers."""
    tables: list[int] = []
    for preset, at in endings:
        tables.append(await dealt(journal))
        await end(journal, tables[-1], 2, Ending(places=(1, 2, 3), reason="points", at=at, preset=preset, moves=1))
    return tables


async def test_results_are_selected_by_preset_and_season(journal: Journal) -> None:
    first = await many(journal, [("standard", 100), ("teams", 110)])
    await journal.seasons.begin(1, "Winter", 120)
    second = await many(journal, [("standard", 120), ("teams", 130), ("", 140)])
    [running] = await journal.seasons.of(1)
    for chosen, wanted in (
        (ANY, first + second),
        (Chosen(1, "any", "teams"), [first[1], second[1]]),
        (Chosen(1, "any", season=running), second),
        (Chosen(1, "any", "standard", running), second[:1]),
    ):
        found, _ = await journal.results.of(chosen)
        assert [result.table for result in found] == wanted
        for place, result in enumerate(found, start=1):
            assert (await journal.results.of(chosen, after=result.number, most=1)) == (found[place : place + 1], place)
    ended = await journal.seasons.end(1, running.id, 140)
    found, _ = await journal.results.of(Chosen(1, "any", season=ended))
    assert [result.table for result in found] == second[:2]


async def test_records_are_those_of_earlier_tables_of_the_same_kind(journal: Journal) -> None:
    tables = await many(journal, [("standard", 100), ("teams", 110), ("standard", 120)])
    results = [await journal.results.of_table(table) for table in tables]
    assert results[0] is not None
    assert results[2] is not None
    assert await journal.results.records(results[0]) == Records(0, None, 0, 0)
    await journal.results.rebuild(tables[0], END)  # its number is the highest now
    first = await journal.results.of_table(tables[0])
    assert first is not None
    assert await journal.results.records(first) == Records(1, None, 1, 1)
    await end(journal, again := await dealt(journal), 2)
    last = await journal.results.of_table(again)
    assert last is not None
    assert await journal.results.records(last) == Records(2, 9, 1, 1)
    assert await journal.results.streak(last, ANA) == 4
    assert await journal.results.streak(last, BORIS) == 0
    assert await journal.results.streak(results[2], ANA) == 2


async def played(
    journal: Journal, scores: tuple[int, ...], *, left: bool = False, moves: int = 1, **given: Any
) -> Result:
    """Play a table to its end, after the first player has left it if so asked; return its result."""
    table, number = await dealt(journal, **given), 2
    if left:
        await seat(journal, table, number, computer(0), person(1, BORIS), computer(2))
        number += 1
    ending = Ending(places=places_for(scores), scores=scores, reason="points", at=500, moves=moves)
    await end(journal, table, number, ending)
    result = await journal.results.of_table(table)
    assert result is not None
    return result


async def test_records_are_of_people_who_stayed_at_tables_of_one_size_in_one_server(journal: Journal) -> None:
    two = (person(0, ANA), person(1, BORIS))
    await played(journal, (9, 4, 20), moves=2)
    await played(journal, (30, 5, 1), left=True, moves=4)
    await played(journal, (50, 40), seats=two, moves=1)
    await played(journal, (60, 4, 2), guild=2, moves=9)
    await played(journal, (70, 4, 2), game="other", moves=9)
    last = await played(journal, (80, 1, 1))
    assert await journal.results.records(last) == Records(2, 9, 2, 4)


async def test_a_streak_is_of_tables_of_one_game_in_one_server_played_to_the_end(journal: Journal) -> None:
    won, lost = (9, 4, 2), (1, 4, 2)
    await played(journal, won)
    await played(journal, won, left=True)
    await played(journal, won)
    await played(journal, lost, guild=2)
    await played(journal, lost, game="other")
    last = await played(journal, won)
    assert await journal.results.streak(last, ANA) == 2


async def test_a_file_of_the_previous_version_gets_counts_of_moves(path: Path) -> None:
    async with Journal.opened(path) as journal:
        table = await dealt(journal)
        for number, kind in enumerate((EntryKind.MOVE, EntryKind.UNDO, EntryKind.MOVE), start=2):
            await journal.append(table, line(number, kind))
        await journal.append(table, line(5, EntryKind.MOVE), Change(status="over", ending=END))
    old = path.with_name("old.sqlite3")
    as_before(path, old, "ADD COLUMN moves")
    async with Journal.opened(old) as journal:
        result = await journal.results.of_table(table)
        assert (result.moves, len(result.seats)) == (2, 3)
        record = await journal.load(table)
        assert record.row.hands is Hands.CLOSED
        assert await journal.archive.agreed(table) == frozenset()
