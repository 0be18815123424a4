"""Where the bot may not attach files a table goes on in words, and its channel is told once which permission is missing."""

import random

import pytest

from bot.presentation.localized_table import LocalizedTable, localize
from tests.e2e.messages import standing, table_of, with_controls
from tests.e2e.running_bot import RunningBot

WHY = "I may not attach files in this channel"
PLAYERS = ["Ana", "Boris"]


def told_why(running_bot: RunningBot) -> list[str]:
    return [message.text for message in standing(running_bot) if WHY in message.text]


async def localized(running_bot: RunningBot) -> LocalizedTable:
    return await localize(running_bot.bot.service, await table_of(running_bot), "en")


async def denied(running_bot: RunningBot) -> None:
    """Open a table with pictures, then take the permission away."""
    await running_bot.opened("durak", PLAYERS)
    assert with_controls(running_bot)[-1].pictures
    running_bot.fake_discord.deny("general", "ATTACH_FILES")


async def test_a_table_goes_on_in_words_and_says_why_once(running_bot: RunningBot) -> None:
    await denied(running_bot)
    assert await running_bot.play(PLAYERS, random.Random(5), 30) == 30
    await running_bot.settled()
    [why] = told_why(running_bot)
    assert "**Attach Files**" in why
    table = await table_of(running_bot)
    post, seat_view = with_controls(running_bot)[-1], table.look(-1)
    assert not post.pictures
    assert table.game.text.ask(seat_view.view, (), (await localized(running_bot)).marked) in post.text
    assert table.game.text.table(seat_view.view, (await localized(running_bot)).marked) in post.text
    assert (running_bot.bot.delivery.waiting, table.lost) == (0, False)
    refused = [request for request in running_bot.fake_discord.requests if request.status == 403]
    assert refused == [], "the bot knows what it may do"


async def test_the_pictures_come_back_with_the_permission(running_bot: RunningBot) -> None:
    await denied(running_bot)
    await running_bot.play(PLAYERS, random.Random(5), 3)
    assert not with_controls(running_bot)[-1].pictures
    running_bot.fake_discord.allow("general", "ATTACH_FILES")
    await running_bot.play(PLAYERS, random.Random(5), 3)
    assert with_controls(running_bot)[-1].pictures
    running_bot.fake_discord.deny("general", "ATTACH_FILES")
    await running_bot.play(PLAYERS, random.Random(5), 3)
    assert len(told_why(running_bot)) == 2


async def test_a_table_set_to_words_has_nothing_to_explain(running_bot: RunningBot) -> None:
    await running_bot.opened("durak", PLAYERS, pictures=False)
    running_bot.fake_discord.deny("general", "ATTACH_FILES")
    await running_bot.play(PLAYERS, random.Random(5), 3)
    assert told_why(running_bot) == []


@pytest.mark.long(20)
@pytest.mark.parametrize("game", ["market", "magove"])
async def test_a_table_is_played_to_its_end_in_words(running_bot: RunningBot, game: str) -> None:
    """Posts that end a part of the game, and the last one with its chart, have pictures too."""
    players = [*PLAYERS, "Vera"]
    table = await running_bot.opened(game, players)
    running_bot.fake_discord.deny("general", "ATTACH_FILES")
    await running_bot.played_out(players)
    assert table.deliveries[-1].shown == table.last
    assert len(told_why(running_bot)) == 1
    assert not standing(running_bot)[-1].pictures
