"""The list of all games: a strip of tables in the middle of a game, and two buttons for each."""

import dataclasses
from collections.abc import Mapping
from typing import Any

import pytest

from bot.discord.lobby import games as lobby_games
from bot.discord.lobby.games import MOST_SHOWN, games_shown
from bot.discord.messages.controls import OpenPractice, OpenTable
from games.core.contract import AnyGame
from tests.discord.harness import check, controls_of, said


@pytest.fixture
def seen(games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return the views of the toy game that are drawn from now on."""
    drawn: list[Any] = []
    market = games["market"]
    table = market.pictures.table

    def recording(view: Any, localizer: Any) -> Any:
        drawn.append(view)
        return table(view, localizer)

    pictures = dataclasses.replace(market.pictures, table=recording)
    monkeypatch.setattr(f"{market.home}.picture.PICTURES", pictures)
    return drawn


async def test_a_game_is_shown_at_a_table_at_which_moves_have_been_made(
    games: Mapping[str, AnyGame], seen: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for played, shown in ((4, 0), (6, 2), (30, 6)):
        monkeypatch.setattr(lobby_games, "PLAYED", played)
        await games_shown([dataclasses.replace(games["market"], minutes=100 + played)], "en")
        assert sum(map(len, seen[-1].shown)) <= shown
        assert all(seen[-1].kept), "everybody has kept goods"
        assert (seen[-1].seats, seen[-1].audience) == (3, -1)
    assert sum(map(len, seen[-1].shown)) == 6, "it was played to its end"


async def test_a_game_for_one_number_of_players_is_shown_with_that_number(
    games: Mapping[str, AnyGame], seen: list[Any]
) -> None:
    await games_shown([dataclasses.replace(games["market"], seats=range(2, 3))], "en")
    assert seen[-1].seats == 2


async def test_each_game_has_its_command_its_length_and_two_buttons(games: Mapping[str, AnyGame]) -> None:
    market = dataclasses.replace(games["market"], minutes=20)
    draft = await games_shown([market], "en")
    check(draft)
    assert controls_of(draft) == [OpenTable("market"), OpenPractice("market")]
    assert [name for name, _ in draft.files] == ["games.png"]
    blurb = "Keep a few goods and show the best. 2–4 players."
    assert f"**Market · `/market`**\n-# {blurb} 20 min." in said(draft)


async def test_games_without_pictures_are_shown_under_a_heading(
    games: Mapping[str, AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    market = dataclasses.replace(games["market"], minutes=21)

    def undrawn(*_: object) -> None:
        raise LookupError

    pictures = dataclasses.replace(market.pictures, table=undrawn)
    monkeypatch.setattr(f"{market.home}.picture.PICTURES", pictures)
    draft = await games_shown([market], "en")
    check(draft)
    assert draft.files == ()
    assert said(draft).startswith("## What shall we play?\n")
    assert controls_of(draft) == [OpenTable("market"), OpenPractice("market")]


async def test_as_many_games_are_shown_as_fit_one_message(games: Mapping[str, AnyGame]) -> None:
    many = [dataclasses.replace(games["market"], key=f"market{number}") for number in range(MOST_SHOWN + 1)]
    draft = await games_shown(many, "en")
    check(draft)
    assert len(controls_of(draft)) == 2 * MOST_SHOWN


async def test_the_shortest_game_comes_first(games: Mapping[str, AnyGame]) -> None:
    some = [dataclasses.replace(games["market"], key=f"market{minutes}", minutes=minutes) for minutes in (90, 15, 40)]
    opened = [control for control in controls_of(await games_shown(some, "en")) if isinstance(control, OpenTable)]
    assert opened == [OpenTable("market15"), OpenTable("market40"), OpenTable("market90")]
