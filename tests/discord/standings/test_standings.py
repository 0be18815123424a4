"""Standings as people see them: within Discord's limits, in each language, page by page, without people who opted out."""

import random
import re
from collections.abc import Iterable
from io import BytesIO
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.discord.messages.controls import ShowStandings
from bot.discord.messages.outgoing import OutgoingMessage
from bot.discord.standings.pages import card, chosen_by, page, selected, turn
from bot.presentation.standings_text import own_result, sureness, told_line
from bot.presentation.texts import bot_localizer
from bot.tables.ended.standings import SETTLED, Line
from bot.tables.state.refusal import Refusal, Stale
from games.core.catalogue import localizer_for
from games.core.localizer import LOCALES
from games.core.options import BadOptions
from storage import Occupant, Result
from storage.results import SeatResult
from tests.discord.harness import NAMES, Recorder, check, controls_of, parts, said
from tests.games.tables import in_the_longest
from tests.tables.harness import GUILD, TableHarness, account

WHEN = "<t:0:R>"
WRITTEN = re.compile(r"<t:\d+:R>")
MARKET = ShowStandings(GUILD, "market", "", 0)


async def everywhere(channels: Iterable[int]) -> list[int]:
    """Let everybody read every channel."""
    return list(channels)


async def played(harness: TableHarness, names: tuple[str, ...], tables: int = 1) -> None:
    rng = random.Random(len(names))
    for _ in range(tables):
        await harness.ended(*names, computers=0, rng=rng)


@in_the_longest
async def test_every_page_keeps_within_discords_limits(harness: TableHarness, locale: str) -> None:
    for first in range(0, 12, 3):
        await played(harness, tuple(f"{NAMES[number % 6][:20]} {number}" for number in range(first, first + 3)))
    actor = await harness.person("_Vera_ **the** @ever 2")
    controls = set()
    for number, count in enumerate((8, 4, 0)):
        draft = await page(
            harness.service, ShowStandings(GUILD, "market", "standard", 0, number), actor, locale, everywhere
        )
        check(draft)
        alt = "".join(item["description"] for part in parts(draft) if "items" in part for item in part["items"])
        assert len(alt.splitlines()) == count
        for _, data in draft.files:
            assert Image.open(BytesIO(data)).width == 1080
        controls |= set(controls_of(draft))
    assert {control.page for control in controls} == {0, 1, 2}
    check(await card(harness.service, GUILD, actor, locale), controls=False)
    check(await card(harness.service, 99, actor, locale), controls=False)


async def test_picture_and_text_have_the_same_figures_and_names_are_plain_text(harness: TableHarness) -> None:
    await played(harness, (NAMES[2], "Ana"), SETTLED)
    ana = await harness.person("Ana")
    words = said(await page(harness.service, MARKET, ana, "en", everywhere))
    line = next(row for row in words.splitlines() if "Ana" in row)
    assert f"{SETTLED} games" in line
    assert "±" in line
    last = said(await page(harness.service, ShowStandings(GUILD, "market", "", 0, 1), ana, "en", everywhere))
    assert "Last games" in last
    assert r"\*\*the\*\*" in last + said(await card(harness.service, GUILD, ana, "en"))


async def test_a_rating_is_provisional_until_enough_games_are_played(harness: TableHarness) -> None:
    ana = await harness.person("Ana")
    for games, word in ((SETTLED - 1, "provisional rating"), (1, "±")):
        await played(harness, ("Ana", "Boris"), games)
        words = said(await page(harness.service, MARKET, ana, "en", everywhere)) + said(
            await card(harness.service, GUILD, ana, "en")
        )
        assert word in words
        assert ("±" in words) == (word == "±")


@pytest.mark.parametrize(
    ("rating", "tables", "note"), [(None, 0, ""), (1500, SETTLED - 1, "?"), (1500, SETTLED, "±80")]
)
def test_the_note_beside_a_rating_says_how_sure_it_is(rating: int | None, tables: int, note: str) -> None:
    line = Line(person=1, tables=tables, wins=0, average_place=1.0, best=None, rating=rating, spread=80)
    assert sureness(line) == note


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            Line(person=1, tables=SETTLED, wins=1, average_place=1.25, best=40, rating=1510, spread=80),
            f"rating 1510 ± 80 · {SETTLED} games · 1 win · average place 1.2 · best score 40",
        ),
        (
            Line(person=1, tables=SETTLED - 1, wins=2, average_place=2.0, best=0, rating=1510, spread=300),
            f"provisional rating · {SETTLED - 1} games · 2 wins · average place 2 · best score 0",
        ),
        (
            Line(person=1, tables=1, wins=0, average_place=3.0, best=None, rating=None, spread=0),
            "1 game · 0 wins · average place 3",
        ),
    ],
)
def test_a_players_figures_stand_in_one_line_without_those_there_are_not(line: Line, told: str) -> None:
    assert told_line(line, bot_localizer("en")) == told


@pytest.mark.parametrize(
    ("place", "score", "given_up", "told"),
    [
        (2, 12, False, "place 2 of 3, 12 points"),
        (1, 0, False, "place 1 of 3, 0 points"),
        (1, None, False, "place 1 of 3"),
        (3, 12, True, "seat given up"),
    ],
)
async def test_one_of_a_players_results_names_place_and_points_or_that_the_seat_was_given_up(
    harness: TableHarness, place: int, score: int | None, given_up: bool, told: str
) -> None:
    seats = [SeatResult(seat, 1, 50, seat, Occupant.PERSON, 7 + seat, "", given_up=False) for seat in range(3)]
    seats[1] = msgspec.structs.replace(seats[1], place=place, score=score, given_up=given_up)
    for game, title in (("market", "Market"), ("gone", "gone")):
        result = Result(1, 1, GUILD, game, "", "", 500, tuple(seats))
        assert own_result(harness.service, result, 8, "en") == f"**{title}**, <t:500:R>: {told}"


async def test_provisional_players_come_last_and_have_no_place(harness: TableHarness) -> None:
    await played(harness, ("Ana", "Boris"), SETTLED)
    await played(harness, ("Vera", "Boris"), SETTLED - 1)
    vera = await harness.person("Vera")
    words = said(await page(harness.service, MARKET, vera, "en", everywhere))
    lines = [row for row in words.splitlines() if row.startswith(("1.", "2.", "3.", "–"))]
    assert [line.partition(" ")[0] for line in lines] == ["1.", "2.", "–"]
    assert lines[2].startswith("– Vera: provisional rating")
    assert " of 3" not in said(await card(harness.service, GUILD, vera, "en"))


async def test_a_card_tells_games_opponents_and_the_latest_tables(harness: TableHarness) -> None:
    """Who was ahead of whom is counted from the places that the same card lists."""
    await played(harness, ("Ana", "Boris"), 3)
    await played(harness, ("Ana", "Boris", "Vera"))
    words = said(await card(harness.service, GUILD, await harness.person("Ana"), "en")).splitlines()
    assert words[0] == "## Ana"
    assert words[1] == "**Market**"
    met, latest = words.index("**Most frequent opponents**"), words.index("**Last games**")
    places = [row.rpartition(" · ")[2] for row in words[latest + 1 :]]
    with_boris = [place for row, place in zip(words[latest + 1 :], places, strict=True) if "of 2" in row]
    assert (len(places), len(with_boris)) == (4, 3)
    boris, vera = words[met + 1 : latest]
    assert boris.startswith("**Boris** · 4 games: you ahead ")
    assert vera.startswith("**Vera** · 1 game: you ahead ")
    ahead, behind = (int(part.split()[-1]) for part in boris.partition(": ")[2].split(", "))
    assert ahead + behind <= 4
    assert ahead >= sum(place == "place 1 of 2" for place in with_boris)


async def test_standings_that_cannot_be_drawn_are_shown_as_text(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(harness, (NAMES[2], "Ana"), SETTLED)
    ana = await harness.person("Ana")

    def no_room(*_: object) -> bytes:
        raise MemoryError

    monkeypatch.setattr("games.kit.lists.standings.standings_page", no_room)
    draft = await page(harness.service, MARKET, ana, "en", everywhere)
    check(draft)
    assert draft.files == ()
    assert r"\*\*the\*\*" in said(draft)
    assert "±" in said(draft)


async def test_people_who_opted_out_are_nowhere_and_forgotten_people_have_no_name(harness: TableHarness) -> None:
    await played(harness, ("Ana", "Boris", "Vera"), 3)
    ana, boris, vera = [await harness.person(name) for name in ("Ana", "Boris", "Vera")]
    await harness.service.standings.stay_out(boris, GUILD, out=True)
    await harness.service.forget(vera, account("Vera"))
    shown = "\n".join(
        said(draft)
        for draft in (
            await page(harness.service, MARKET, ana, "en", everywhere),
            await page(harness.service, ShowStandings(GUILD, "market", "", 0, 1), ana, "en", everywhere),
            await card(harness.service, GUILD, ana, "en"),
        )
    )
    assert "Boris" not in shown
    assert "Vera" not in shown
    assert "a former player" in shown
    assert "not shown" in said(await card(harness.service, GUILD, boris, "en"))


async def test_another_game_of_the_menu_is_shown_unless_it_is_gone(harness: TableHarness) -> None:
    control = ShowStandings(GUILD, "market", "standard", 3, 2)
    assert selected(control, ()) == control
    assert selected(control, ["durak"]) == ShowStandings(GUILD, "durak", "", 3, 2)
    with pytest.raises(Refusal, match="past-game-gone"):
        await page(harness.service, ShowStandings(GUILD, "gone", "", 0), await harness.person("Ana"), "en", everywhere)


async def test_the_default_is_the_game_most_played_in_the_running_season(harness: TableHarness) -> None:
    with pytest.raises(Refusal, match="no-results"):
        await chosen_by(harness.service, GUILD, None, None, None)
    await played(harness, ("Ana", "Boris"))
    boss = await harness.person("Boss", moderator=True)
    assert await chosen_by(harness.service, GUILD, None, None, None) == MARKET
    await harness.service.standings.begin_season(boss, GUILD, "Winter")
    assert (await chosen_by(harness.service, GUILD, None, None, None)).season == 1
    assert (await chosen_by(harness.service, GUILD, "durak", "teams", "all")) == ShowStandings(
        GUILD, "durak", "teams", 0
    )
    assert (await chosen_by(harness.service, GUILD, "durak", None, "Winter")).season == 1
    with pytest.raises(Refusal, match="no-season"):
        await chosen_by(harness.service, GUILD, None, None, "Summer")


async def test_the_last_tables_are_those_of_channels_the_reader_may_read_and_their_own(harness: TableHarness) -> None:
    for channel, names in ((1, ("Ana", "Boris")), (2, ("Vera", "Dinu"))):
        for _ in range(7):
            await harness.play_out(await harness.playing(*names, channel=channel), names, random.Random(channel))
    looked: list[int] = []

    async def the_first_only(channels: Iterable[int]) -> list[int]:
        looked.extend(channels)
        return [1]

    last = ShowStandings(GUILD, "market", "", 0, 9)
    for reader, theirs, count in (("Ana", 1, 7), ("Boss", 1, 7), ("Vera", 2, 10)):
        words = said(await page(harness.service, last, await harness.person(reader), "en", the_first_only))
        lines = words.splitlines()[2:]
        assert len([line for line in lines if "market" in line.lower()]) == count, words
        names = ("Ana", "Boris") if theirs == 1 else ("Vera", "Dinu")
        assert any(name in words for name in names)
        assert theirs == 2 or not any(name in words for name in ("Vera", "Dinu"))
    assert set(looked) == {1, 2}


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_last_tables_name_the_winner_or_a_computer_or_nobody(harness: TableHarness, locale: str) -> None:
    await played(harness, ("Ana", "Boris"))
    ana, boris = await harness.person("Ana"), await harness.person("Boris")
    last = ShowStandings(GUILD, "market", "", 0, 9)
    winner = "UPDATE result_seat SET given_up = ?, sitter = ? WHERE place = 1"

    async def line(given_up: int, sitter: str) -> str:
        await harness.service.journal._run(lambda connection: connection.execute(winner, (given_up, sitter)))
        return said(await page(harness.service, last, ana, locale, everywhere)).splitlines()[-1]

    localizer = bot_localizer(locale)
    parts_of = {"game": localizer_for(harness.service.games["market"], locale)("game-name"), "when": WHEN}
    told = [WRITTEN.sub(WHEN, await line(*winner)) for winner in ((0, "person"), (1, "computer"), (1, "person"))]
    [(_, result)] = await harness.service.journal.results.last_of(GUILD, 1)
    computer = localizer("some-computers", count=sum(seat.place == 1 for seat in result.seats))
    assert told[0] in {
        localizer("last-line", who=who, **parts_of) for who in ("Ana", "Boris", localizer.list(["Ana", "Boris"]))
    }
    assert computer in told[1]
    assert told[1:] == [localizer("last-line", who=computer, **parts_of), localizer("last-line-unnamed", **parts_of)]
    for actor in (ana, boris):
        await harness.service.standings.stay_out(actor, GUILD, out=True)
    assert WRITTEN.sub(WHEN, await line(0, "person")) == told[2], "people who opted out are not named"


@pytest.mark.parametrize(("private", "way"), [(True, "change"), (False, "show")])
async def test_standings_turn_in_a_message_of_their_reader_and_are_opened_from_any_other(
    harness: TableHarness, private: bool, way: str
) -> None:
    await played(harness, ("Ana", "Boris"))
    answer: Any = Recorder(private=private)
    ana = await harness.person("Ana")
    await turn(harness.service, answer, ana, msgspec.structs.replace(MARKET, page=1), ())
    await turn(harness.service, answer, ana, msgspec.structs.replace(MARKET, game="gone"), ["market"])
    assert [done for done, _ in answer.done] == [way] * 2
    last, first = (said(draft) for _, draft in answer.done)
    assert "Last games" in last
    assert "Ana: provisional rating" in first
    with pytest.raises(Stale):
        await turn(harness.service, answer, ana, msgspec.structs.replace(MARKET, guild=GUILD + 1), ())


async def test_the_menu_of_games_has_those_that_were_played_here_and_marks_the_one_shown(
    harness: TableHarness,
) -> None:
    await played(harness, ("Ana", "Boris"))
    ana = await harness.person("Ana")

    def menus(draft: OutgoingMessage) -> list[list[tuple[str, str, bool]]]:
        return [
            [(option["label"], option["value"], option.get("default", False)) for option in part["options"]]
            for part in parts(draft)
            if "options" in part
        ]

    assert menus(await page(harness.service, MARKET, ana, "en", everywhere)) == [], "there is nothing to choose"
    await harness.ended("Ana", "Boris", game="durak", rng=random.Random(1))
    [menu] = menus(await page(harness.service, MARKET, ana, "en", everywhere))
    assert sorted(menu) == [("Durak", "durak", False), ("Market", "market", True)]


async def test_a_page_beyond_the_last_is_the_last_and_one_before_the_first_the_first(harness: TableHarness) -> None:
    await played(harness, ("Ana", "Boris"))
    ana = await harness.person("Ana")
    for asked, last in ((-3, False), (0, False), (1, True), (9, True)):
        draft = await page(harness.service, msgspec.structs.replace(MARKET, page=asked), ana, "en", everywhere)
        assert ("Last games" in said(draft)) is last
        dead = {part["label"] for part in parts(draft) if part.get("disabled")}
        assert dead == ({"▶"} if last else {"◀"})


async def test_the_title_names_game_preset_and_season(harness: TableHarness) -> None:
    await played(harness, ("Ana", "Boris"))
    ana, boss = await harness.person("Ana"), await harness.person("Boss", moderator=True)
    await harness.service.standings.begin_season(boss, GUILD, "_Winter_")
    for preset, season, title in (
        ("", 0, "Market: standings"),
        ("standard", 0, "Market, Standard: standings"),
        ("unknown", 0, "Market: standings"),
        ("", 1, "Market · \\_Winter\\_"),
    ):
        asked = ShowStandings(GUILD, "market", preset, season)
        assert said(await page(harness.service, asked, ana, "en", everywhere)).startswith(f"## {title}\n")


async def test_a_preset_that_a_game_does_not_have_is_refused_with_those_it_has(harness: TableHarness) -> None:
    await played(harness, ("Ana", "Boris"))
    with pytest.raises(BadOptions) as refused:
        await chosen_by(harness.service, GUILD, "market", "fast", None)
    assert refused.value.data["choices"] == "standard"
    with pytest.raises(BadOptions) as refused:
        await chosen_by(harness.service, GUILD, "gone", "fast", None)
    assert refused.value.data["choices"] == ""
    assert (await chosen_by(harness.service, GUILD, "market", "standard", None)).preset == "standard"
