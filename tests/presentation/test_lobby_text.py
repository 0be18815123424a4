"""The lobby in words: what is played and how it differs from the usual, and which settings are not the usual ones."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.presentation.lobby_text import (
    PACES,
    differences,
    further_settings,
    options_told,
    plays_together,
    preset_about,
    seat_counts,
    shared,
    strength_note,
    teams_told,
)
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.texts import bot_localizer
from games.core.options import preset
from games.core.strength import Strength
from storage import Change, Hands, Posts, Tempo
from tests.discord.harness import seated
from tests.tables.harness import TableHarness

UNITS = {"minutes": 60, "hour": 3600, "hours": 3600, "day": 86_400, "days": 86_400, "week": 7 * 86_400}


async def lobby(harness: TableHarness, game: str, *names: str, **given: Any) -> LocalizedTable:
    """Return a lobby with these options, in English."""
    settings = {key: given.pop(key) for key in ("pace", "channel") if key in given}
    table = await harness.lobby(*(names or ("Ana",)), game=game, options=given, **settings)
    return await seated(harness, table, "en")


def told(localized: LocalizedTable) -> str:
    return options_told(localized.table.game.Options, localized.table.options, localized)


@pytest.mark.parametrize("key", [key for key in PACES if key != "none"])
def test_each_pace_is_as_long_as_it_says(key: str) -> None:
    number, _, unit = bot_localizer("en")(f"pace-{key}").partition(" ")
    assert PACES[key] == int(number) * UNITS[unit]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "**Transfer Durak**"),
        ({"transfer": "no"}, "**Throw-in Durak**"),
        ({"auto_pass": "yes", "transfer": "no"}, "**Throw-in Durak** · automatic pass"),
        ({"enchanted": "6,7,8"}, "**Transfer Durak** · enchanted: 6 7 8"),
    ],
)
async def test_options_are_told_as_the_nearest_preset_and_what_differs_from_it(
    harness: TableHarness, options: dict[str, str], words: str
) -> None:
    assert told(await lobby(harness, "durak", **options)) == words


@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        ("durak", {}, ""),
        ("durak", {"transfer": "no"}, "without transfer"),
        ("durak", {"auto_pass": "yes"}, "automatic pass"),
        ("durak", {"enchanted": "6"}, "enchanted: 6"),
        (
            "magove",
            {"bidding": "secret_bids", "step": "2"},
            "bidding: secret, then shown · more cards each round: 2",
        ),
        (
            "hayduti",
            {"uprising": "custom", "target_nabor": "9"},
            "national uprising: own targets · target for Recruits: 9",
        ),
        ("balkans", {"alliances": "teams", "teams": "0,3"}, "alliances: teams · first team: Ana and 4"),
        ("balkans", {"alliances": "free", "teams": "0,3"}, ""),
    ],
)
async def test_each_option_that_differs_is_told_if_it_has_an_effect(
    harness: TableHarness, game: str, options: dict[str, str], words: str
) -> None:
    localized = await lobby(harness, game, **options)
    kind = localized.table.game.Options
    assert differences(kind, localized.table.options, localized, kind()) == words


async def test_a_number_that_is_not_the_usual_one_may_have_a_name(harness: TableHarness) -> None:
    localized = await lobby(harness, "magove", rounds="0")
    kind = localized.table.game.Options
    assert differences(kind, localized.table.options, localized, kind(rounds=5)) == "rounds: all"


async def test_ranks_that_are_no_longer_chosen_are_told_as_none(harness: TableHarness) -> None:
    localized = await lobby(harness, "durak")
    kind = localized.table.game.Options
    base = preset(kind, "enchanted-all")
    assert differences(kind, localized.table.options, localized, base) == "enchanted: none"


async def test_the_preset_for_a_first_game_says_so_where_there_are_others(harness: TableHarness) -> None:
    durak, market = await lobby(harness, "durak"), await lobby(harness, "market", channel=8)
    first, other = preset_about(durak, "standard"), preset_about(durak, "throw-in")
    about = durak.plain("preset-standard-about")
    assert first == f"Best for a first game. {about}"
    assert other == durak.plain("preset-throw-in-about")
    assert preset_about(durak, "") == ""
    assert preset_about(market, "standard") == "Five goods each, two to keep"
    assert preset_about(market, "unknown") == ""


@pytest.mark.parametrize(("numbers", "words"), [((2, 3, 4), "2–4"), ((4,), "4"), ((3, 4), "3–4")])
def test_how_many_may_play_is_told_as_a_range(numbers: Sequence[int], words: str) -> None:
    assert seat_counts(numbers) == words


async def test_settings_are_told_where_they_are_not_the_usual_ones(harness: TableHarness) -> None:
    table = (await lobby(harness, "durak")).table
    bot_text, ana = bot_localizer("en"), await harness.person("Ana")

    async def after(**chosen: Any) -> list[str]:
        await harness.service.choose(table, ana, harness.click(), Change(**chosen))
        return further_settings(table, bot_text)

    assert further_settings(table, bot_text) == []
    pace = "Time per move: 3 hours, then a computer steps in"
    assert await after(pace=PACES["3-hours"]) == [pace]
    assert await after(posts=Posts.EVERY) == [pace, "A post for each move"]
    assert await after(pace=0, pictures=False) == ["A post for each move", "Text only"]
    assert await after(posts=Posts.LIVE, hands=Hands.OPEN) == ["Text only", "All hands are revealed at the end"]
    assert await after(hands=Hands.CLOSED, tempo=Tempo.QUICK) == ["Text only", "Computers move quickly"]
    assert await after(pictures=True, tempo=Tempo.CALM) == ["Computers take their time"]


async def test_a_pace_that_no_menu_offers_is_told_in_minutes(harness: TableHarness) -> None:
    localized = await lobby(harness, "durak", pace=7 * 60)
    assert further_settings(localized.table, bot_localizer("en")) == ["Time per move: 7 min, then a computer steps in"]


async def test_open_hands_are_told_only_in_games_that_hide_them(harness: TableHarness) -> None:
    table = (await lobby(harness, "carcassonne")).table
    await harness.service.choose(table, await harness.person("Ana"), harness.click(), Change(hands=Hands.OPEN))
    assert further_settings(table, bot_localizer("en")) == []


async def test_a_host_who_only_watches_is_told_until_the_game_begins(harness: TableHarness) -> None:
    table = await harness.lobby("Ana", "Boris", computers=1)
    ana = await harness.person("Ana")
    await harness.service.leave(table, ana, harness.click(), leading=True)
    assert further_settings(table, bot_localizer("en")) == ["The host only watches"]
    await harness.service.start(table, ana, harness.click())
    assert further_settings(table, bot_localizer("en")) == []


async def test_the_strength_of_a_computer_is_noted_unless_it_is_the_usual_one(harness: TableHarness) -> None:
    table, ana = await harness.lobby("Ana"), await harness.person("Ana")
    for strength in (Strength.EASY, Strength.NORMAL, Strength.STRONG):
        await harness.service.add_computer(table, ana, harness.click(), strength)
    localized = await seated(harness, table, "en")
    assert [strength_note(localized, seat) for seat in range(1, 4)] == [" (easy)", "", " (strong)"]


async def test_teams_are_told_by_name_and_free_seats_by_number(harness: TableHarness) -> None:
    teams = await lobby(harness, "durak", "Ana", "_Boris_", teams="yes")
    assert teams_told(teams) == ["Teams: Ana + 3 · \\_Boris\\_ + 4"]
    assert shared(teams)
    alone = await lobby(harness, "durak", "Ana", "Boris", channel=8)
    assert (teams_told(alone), shared(alone)) == ([], False)


@pytest.mark.parametrize(("teams", "together"), [((0, 1, 0, 1), True), ((0, 1, 2), False), ((0, 0, 1), True)])
def test_players_play_together_where_two_share_a_team(teams: Sequence[int], together: bool) -> None:
    assert plays_together(teams) is together
