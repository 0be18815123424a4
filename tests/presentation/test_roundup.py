"""The round-up of a table in words: each sentence where it is true, and no other."""

import dataclasses
from typing import Any

import msgspec
import pytest

from bot.presentation.roundup import Closing, closing, time_told
from bot.tables.ended.progress import Gain, Lead, Progress
from bot.tables.ended.roundup import Broken, Kind, Moment, Roundup, Story
from bot.tables.state.table import LiveTable
from games.core.contract import PUBLIC, Event, TurningPoint
from tests.discord.harness import seated
from tests.tables.harness import TableHarness

LAST = 20
HOUR, DAY = 3600, 86_400


def progress(**course: Any) -> Progress:
    """Return the progress of a table of two that ended at `LAST`, by default without points."""
    return Progress(
        **{"last": LAST, "points": (), "start": None, "leads": (), "turning_point": None, "gain": None, **course}
    )


class Course:
    """A table of the toy game, whose course is given."""

    def __init__(self, harness: TableHarness, table: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
        self.harness = harness
        self.table = table
        self._monkeypatch = monkeypatch
        public = table.look(PUBLIC)
        self.view = public.view

    def showing(self, seat: int) -> tuple[Event, ...]:
        """Return the events of the last entry in which this seat showed a good."""
        number = max(entry.number for entry in self.table.entries if entry.seat == seat and entry.kind.moves)
        return tuple(self.table.play.happened[number])

    async def closing(self, *, chart: bool = False, seconds: int = 0, **given: Any) -> Closing:
        found = Roundup(
            given.pop("progress", progress()),
            given.pop("story", Story((), self.view)),
            moves=4,
            seconds=seconds,
            best=given.pop("best", None),
            records=given.pop("records", ()),
        )

        async def roundup(_: object) -> Roundup:
            return found

        self._monkeypatch.setattr(self.harness.service.history, "roundup", roundup)
        localized = await seated(self.harness, self.table, "en")
        end = await closing(self.harness.service, localized, chart=chart)
        assert end is not None
        return end

    async def told(self, **given: Any) -> list[str]:
        """Return the sentences after the one that counts the moves."""
        first, *others = (await self.closing(**given)).words.splitlines()
        assert first.startswith("4 moves")
        return others


@pytest.fixture
async def ended(harness: TableHarness, monkeypatch: pytest.MonkeyPatch) -> Course:
    table = await harness.playing("Ana", "Boris")
    await harness.play_out(table, ["Ana", "Boris"])
    return Course(harness, table, monkeypatch)


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (1, "1 minute"),
        (89, "1 minute"),
        (2 * HOUR - 1, "120 minutes"),
        (2 * HOUR, "2 hours"),
        (2 * DAY - 1, "48 hours"),
        (2 * DAY, "2 days"),
        (10 * DAY, "10 days"),
    ],
)
async def test_how_long_a_table_took_is_told_in_the_largest_unit_of_which_there_are_two(
    ended: Course, seconds: int, told: str
) -> None:
    assert time_told(await seated(ended.harness, ended.table, "en"), seconds) == told
    assert (await ended.closing(seconds=seconds)).words == f"4 moves in {told}."


async def test_how_long_a_table_took_is_left_out_where_it_is_not_known(ended: Course) -> None:
    assert (await ended.closing()).words == "4 moves."


ANA, BORIS = Lead(3, (0,)), Lead(7, (1,))


@pytest.mark.parametrize(
    ("leads", "told"),
    [
        ((), []),
        ((ANA,), ["In the lead from move 3 to the end: **Ana**."]),
        ((ANA, BORIS), ["The lead changed hands once, at move 7: **Boris**."]),
        ((BORIS, ANA, BORIS), ["The lead changed hands 2 times, the last time at move 7: **Boris**."]),
        ((ANA, Lead(LAST, (1,))), ["Not decided until the last move, by **Boris**."]),
        ((Lead(LAST, (0, 1)),), ["Not decided until the last move, by **Ana** and **Boris**."]),
    ],
)
async def test_how_the_winners_took_the_lead_is_told(ended: Course, leads: tuple[Lead, ...], told: list[str]) -> None:
    turning_point = leads[-1] if leads else None
    assert await ended.told(progress=progress(leads=leads, turning_point=turning_point)) == told


async def test_without_a_turning_point_no_lead_is_told(ended: Course) -> None:
    assert await ended.told(progress=progress(leads=(ANA, BORIS))) == []


@pytest.mark.parametrize(("points", "told"), [(1, []), (2, ["Biggest single gain: **Boris**, +2 (move 5)."])])
async def test_a_gain_of_a_single_point_is_not_worth_a_sentence(ended: Course, points: int, told: list[str]) -> None:
    assert await ended.told(progress=progress(gain=Gain(5, (1,), points))) == told


async def test_the_greatest_gain_is_told_again_as_it_was_told_then(ended: Course) -> None:
    shown = msgspec.structs.replace(ended.showing(1)[0], good="7")
    best = Moment((shown,), ended.view)
    told = await ended.told(progress=progress(gain=Gain(5, (1,), 7)), best=best)
    assert told == ["Biggest single gain: **Boris**, +7 (move 5).", "> **Boris** shows 7."]
    other = await ended.told(progress=progress(gain=Gain(5, (1,), 8)), best=best)
    assert other == ["Biggest single gain: **Boris**, +8 (move 5)."], "no line names this gain"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("**Boris** gains {points}.", ["Move 5 · **Boris** gains {points}."]),
        (
            "**Boris** wins the day.",
            ["Biggest single gain: **Boris**, +{points} (move 5).", "Move 5 · **Boris** wins the day."],
        ),
    ],
)
async def test_a_gain_is_not_told_twice_where_the_game_tells_of_the_same_move(
    ended: Course, monkeypatch: pytest.MonkeyPatch, words: str, told: list[str]
) -> None:
    game, points = ended.table.game, 7
    turn = TurningPoint(5, words.format(points=points))
    text = dataclasses.replace(game.text, turning_points=lambda *_: [turn])
    monkeypatch.setattr(f"{game.home}.text.TEXT", text)
    story = Story(((),) * 6, ended.view)
    course = progress(gain=Gain(5, (1,), points))
    best = Moment((msgspec.structs.replace(ended.showing(1)[0], good=str(points)),), ended.view)
    end = await ended.closing(progress=course, best=best, story=story)
    assert end.words.splitlines()[1:] == [line.format(points=points) for line in told]
    assert end.turned == (5,)
    elsewhere = await ended.told(progress=progress(gain=Gain(4, (1,), points)), best=best, story=story)
    assert elsewhere[:2] == [
        f"Biggest single gain: **Boris**, +{points} (move 4).",
        f"> **Boris** shows {points}.",
    ]


async def test_records_are_told_with_what_was_the_best_before(ended: Course) -> None:
    records = (
        Broken(Kind.BEST, 1, 40, 31),
        Broken(Kind.FEWEST, None, 4, 9),
        Broken(Kind.MOST, None, 4, 3),
        Broken(Kind.ROW, 0, 3),
    )
    assert await ended.told(records=records) == [
        "A record on this server: **Boris** with 40 points; the best until now was 31.",
        "A record on this server: the shortest game of its kind, 4 moves (forced ones aside); until now 9.",
        "A record on this server: the longest game of its kind, 4 moves (forced ones aside); until now 3.",
        "Most wins in a row on this server: **Ana**, 3.",
    ]


@pytest.mark.parametrize(("parts", "charted"), [(0, False), (1, False), (2, True)])
async def test_a_course_is_drawn_once_there_are_two_points_to_join(ended: Course, parts: int, charted: bool) -> None:
    course = progress(points=tuple((part, 2 * part) for part in range(parts)))
    end = await ended.closing(chart=True, progress=course)
    assert (end.charted, end.chart is not None) == (charted, charted)
    bare = await ended.closing(progress=course)
    assert (bare.charted, bare.chart) == (charted, None)


async def test_a_round_up_that_cannot_be_made_is_left_out_and_logged(
    ended: Course, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_: object) -> None:
        raise LookupError("no such page")

    monkeypatch.setattr(ended.harness.service.history, "roundup", broken)
    assert await closing(ended.harness.service, await seated(ended.harness, ended.table, "en")) is None
    assert f"table {ended.table.id}: no round-up could be made" in caplog.text
