"""The course of a table agrees with a count by hand, and only broken records are called records."""

import random
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.changes import seating
from bot.tables.ended.progress import Gain, Lead, progress_of
from bot.tables.ended.roundup import Broken, Kind
from bot.tables.ended.timeline import Step, Timeline
from games.core.contract import Event
from tests.tables.ended.test_timeline import recorded
from tests.tables.harness import GUILD, TableHarness


class Closed(Event, frozen=True):
    closes = True


def timeline(*steps: Sequence[int], closing: Sequence[int] = ()) -> Any:
    """Return a timeline with these points by page; pages in `closing` end a part."""
    told = [Step((Closed(),) if page in closing else (), tuple(points)) for page, points in enumerate(steps)]
    return SimpleNamespace(steps=told)


ALONE = (0, 1, 2)


def test_the_turning_point_is_where_the_winner_took_the_lead_for_good() -> None:
    course = progress_of(timeline([0, 0, 0], [3, 0, 0], [3, 5, 0], [6, 5, 0], [6, 6, 0], [7, 6, 0]), ALONE, (1, 2, 3))
    assert [(lead.page, lead.side) for lead in course.leads] == [(1, (0,)), (2, (1,)), (3, (0,))]
    assert course.turning_point == Lead(3, (0,))
    assert course.gain == Gain(2, (1,), 5)
    assert course.points[-1] == (7, 6, 0)
    slow = progress_of(timeline([0, 0], [1, 0], [1, 1], [2, 1]), (0, 1), (1, 2))
    assert slow.gain == Gain(1, (0,), 1), "the first of equal gains"


def test_points_counted_only_at_the_end_are_no_gain() -> None:
    points = [[0, 0, 0], [2, 0, 0], [2, 30, 1]]
    course = progress_of(timeline(*points), ALONE, (2, 1, 3))
    assert course.gain == Gain(1, (0,), 2)
    assert course.turning_point == Lead(2, (1,))
    assert course.last == 2
    closed = progress_of(timeline(*points, closing=[2]), ALONE, (2, 1, 3))
    assert closed.gain == Gain(2, (1,), 30), "the last part of a game that is scored in parts"


def test_partners_lead_and_gain_together() -> None:
    teams = (0, 1, 0, 1)
    course = progress_of(timeline([0] * 4, [4, 0, 4, 0], [4, 5, 4, 5], [4, 5, 4, 7]), teams, (2, 1, 2, 1))
    assert course.turning_point == Lead(2, (1, 3))
    assert course.gain == Gain(2, (1, 3), 5)


def test_winning_without_ever_leading_has_no_turning_point_and_without_points_there_is_no_course() -> None:
    assert progress_of(timeline([0, 0], [3, 0], [3, 0]), (0, 1), (2, 1)).turning_point is None
    assert progress_of(timeline([0, 0], [3, 3]), (0, 1), (1, 1)).turning_point is None
    course = progress_of(timeline(*[()] * 8, closing=[2, 6]), (0, 1), (1, 2))
    assert (course.points, course.leads, course.turning_point, course.gain) == ((), (), None, None)


@pytest.mark.parametrize("name", ["magove-short", "hayduti-standard", "carcassonne-standard", "balkans-teams"])
def test_a_recorded_table_ends_its_course_with_its_score(name: str) -> None:
    game, options, seats, seed, entries, _ = recorded(name)
    whole = Timeline(game, options, seats, seed, entries)
    outcome = game.outcome(whole.state(len(entries) - 1))
    course = progress_of(whole, game.teams(options, seats), outcome.places)
    assert course.points[-1] == outcome.scores
    closing = [page for page, step in enumerate(whole.steps) if any(event.closes for event in step.events)]
    assert len(course.points) == (len({*closing, len(entries) - 1}) if closing else len(entries))
    first = set(whole.steps[0].points)
    assert course.start == (first.pop() if closing and len(first) == 1 else None)
    if course.turning_point is not None:
        assert {outcome.places[seat] for seat in course.turning_point.side} == {1}
    gained = [
        max(now - before for before, now in zip(whole.steps[page - 1].points, whole.steps[page].points, strict=True))
        for page in range(1, len(entries) - 1)
    ]
    if course.gain is not None and course.gain.page < len(entries) - 1:
        assert course.gain.points == max(gained)
        assert gained.index(max(gained)) + 1 == course.gain.page


async def evening(harness: TableHarness, tables: int, rng: random.Random) -> list[int]:
    played = []
    for _ in range(tables):
        harness.clock.advance(100)
        table = await harness.playing("Ana", "Boris")
        harness.clock.advance(60)
        await harness.play_out(table, ["Ana", "Boris"], rng)
        played.append(table.id)
    return played


async def test_records_agree_with_a_count_by_hand(harness: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    deals = random.Random(9)
    monkeypatch.setattr(seating, "bind", lambda *_: deals.randbytes(32))
    tables = await evening(harness, 25, random.Random(11))
    found: set[Kind] = set()
    results = [await harness.service.journal.results.of_table(number) for number in tables]
    for place, number in enumerate(tables):
        roundup = await harness.service.history.roundup(await harness.service.repository.table(number))
        result, earlier = results[place], results[:place]
        assert (roundup.moves, roundup.seconds) == (result.moves, 60)
        wanted: list[Broken] = []
        if place >= 3:
            best = max(seat.score for old in earlier for seat in old.seats)
            score, seat = max((seat.score, -seat.seat) for seat in result.seats)
            if score > best:
                wanted.append(Broken(Kind.BEST, -seat, score, best))
            moves = [old.moves for old in earlier]
            if result.moves < min(moves):
                wanted.append(Broken(Kind.FEWEST, None, result.moves, min(moves)))
            if result.moves > max(moves):
                wanted.append(Broken(Kind.MOST, None, result.moves, max(moves)))
        for own in (0, 1):
            row = 0
            for finished in [*earlier, result]:
                row = row + 1 if finished.seats[own].place == 1 else 0
            if row >= 3:
                wanted.append(Broken(Kind.ROW, own, row))
        assert list(roundup.records) == wanted
        found |= {record.kind for record in wanted}
    assert Kind.BEST in found
    assert Kind.ROW in found


async def test_people_who_opted_out_break_no_records(harness: TableHarness) -> None:
    tables = await evening(harness, 25, random.Random(11))
    for name in ("Ana", "Boris"):
        await harness.service.standings.stay_out(await harness.person(name), GUILD, out=True)
    for number in tables:
        roundup = await harness.service.history.roundup(await harness.service.repository.table(number))
        assert {record.kind for record in roundup.records} <= {Kind.FEWEST, Kind.MOST}
