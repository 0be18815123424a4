"""What is offered while an argument of a slash command is typed."""

from typing import Any

import pytest

from bot.fake_discord import InteractionKind
from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.durak.rules.options import DurakOptions
from tests.e2e.messages import GENERAL
from tests.e2e.running_bot import RunningBot

MOST, LONGEST = 25, 100
"""Choices that Discord shows, and letters of each."""


async def offered(running_bot: RunningBot, command: str, focused: str, name: str = "Ana", **typed: Any) -> list[str]:
    """Return the values offered to a person who types the option `focused`."""
    choices = await running_bot.person(name).complete(GENERAL, command, focused, **typed)
    assert len(choices) <= MOST
    assert all(len(choice["name"]) <= LONGEST for choice in choices), choices
    return [choice["value"] for choice in choices]


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("", ["none", "6 7", "6 7 8 9 10", "6 7 8 9 10 J Q", "all"]),
        ("8 9", ["6 7 8 9 10", "6 7 8 9 10 J Q"]),
        ("j q", ["6 7 8 9 10 J Q"]),
        ("7 A", ["7 A"]),
        ("x" * 101, ["x" * 100]),
    ],
    ids=["nothing", "part", "small letters", "another", "too long"],
)
async def test_an_option_of_several_values_is_completed_by_usual_ones_or_as_it_was_typed(
    running_bot: RunningBot, typed: str, values: list[str]
) -> None:
    assert await offered(running_bot, "durak open", "enchanted", enchanted=typed) == values


async def test_no_more_is_offered_than_discord_shows(running_bot: RunningBot, monkeypatch: pytest.MonkeyPatch) -> None:
    many = tuple(f"6 {number}" for number in range(MOST + 1))
    monkeypatch.setattr(DurakOptions, "suggestions", {"enchanted": many})
    assert await offered(running_bot, "durak open", "enchanted") == list(many[:MOST])


async def test_what_is_offered_fits_the_other_arguments(running_bot: RunningBot) -> None:
    await running_bot.opened("lanterns", ["Ana", "Boris"], pictures=False)
    assert await offered(running_bot, "lanterns name", "colour", whose="Boris") == ["1", "2", "3", "4"]
    assert await offered(running_bot, "lanterns name", "colour", whose="Ana") == [], "nobody names an own lantern"
    assert await offered(running_bot, "lanterns name", "colour", whose="Boris", colour="3") == ["3"]


async def test_no_more_moves_are_offered_than_discord_shows(running_bot: RunningBot) -> None:
    """A tile fits in more places than that in the middle of a game."""
    asked = await at_a_table(running_bot, "carcassonne", 26)
    assert len(await offered(running_bot, "carcassonne place", "turn", asked)) == MOST


async def test_a_label_grown_by_what_was_typed_before_is_cut(running_bot: RunningBot) -> None:
    asked = await at_a_table(running_bot, "hayduti", 4)
    typed = f"{'x' * 80}, "
    assert f"{typed}deets-rakovski" in await offered(running_bot, "hayduti clear", "cards", asked, cards=typed)


async def at_a_table(running_bot: RunningBot, key: str, moves: int) -> str:
    """Open a table of a game, put the same position on it each time, and return the name of the player to move."""
    names, game = ("Ana", "Boris"), find_games()[key]
    table = await running_bot.opened(key, names, pictures=False)
    state, _ = game.deal(game.Options(), len(names), SeededChance(bytes(32), 0))
    for number in range(1, moves + 1):
        [seat, *_] = game.acting(state)
        move = game.heuristic(game.view(state, seat), game.moves(state, seat), SeededChance(bytes(32), number))
        game.play(state, seat, move, SeededChance(bytes(32), 90 + number))
    table.play.state = state
    return names[game.acting(state)[0]]


async def test_moves_are_offered_only_while_the_game_goes_on(running_bot: RunningBot) -> None:
    ana = running_bot.person("Ana")
    assert await offered(running_bot, "market keep", "goods") == [], "there is no table"
    lobby = (await ana.command(GENERAL, "market open", pictures=False)).message
    assert await offered(running_bot, "market keep", "goods") == [], "nothing is dealt yet"
    await running_bot.person("Boris").click(lobby, "Take a seat")
    await ana.click(lobby, "Start")
    assert len(await offered(running_bot, "market keep", "goods")) == 5
    await ana.command(GENERAL, "mehana pause")
    assert await offered(running_bot, "market keep", "goods") == [], "nobody moves during a break"


async def test_players_are_offered_only_where_a_table_is(running_bot: RunningBot) -> None:
    assert await offered(running_bot, "mehana remove", "seat") == []
    await running_bot.person("Ana").command(GENERAL, "durak open", pictures=False)
    assert await offered(running_bot, "mehana remove", "seat") == ["Ana"]


@pytest.mark.parametrize(
    ("command", "focused", "broken"),
    [
        ("market look", "what", "bot.discord.commands.tree.suggested"),
        ("standings", "season", "storage.seasons.records"),
    ],
)
async def test_a_completion_that_fails_offers_nothing(
    running_bot: RunningBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    command: str,
    focused: str,
    broken: str,
) -> None:
    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(broken, fails)
    assert await offered(running_bot, command, focused) == []
    assert "a completion failed" in caplog.text


async def test_seasons_are_offered_in_servers_only(running_bot: RunningBot, caplog: pytest.LogCaptureFixture) -> None:
    """The command is not offered elsewhere; a forged question is answered with nothing, and is no failure."""
    ana = running_bot.person("Ana")
    [standings] = [command for command in ana.commands(GENERAL) if command["name"] == "standings"]
    season = {"type": 3, "name": "season", "value": "", "focused": True}
    data = {"id": standings["id"], "name": "standings", "type": 1, "options": [season]}
    answer = await ana.forge(InteractionKind.AUTOCOMPLETE, ana.private_channel, data)
    assert answer.choices == []
    assert "a completion failed" not in caplog.text
