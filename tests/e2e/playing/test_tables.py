"""Whole tables through the real discord.py, from opening to the end."""

import asyncio
import random
from typing import Any

import pytest

from bot.fake_discord import Message
from games.core.catalogue import find_games
from storage import EntryKind
from tests.e2e.running_bot import RunningBot

GALLERY = 12
"""Discord's number for the kind of component that holds pictures."""
PEOPLE = ["Ana", "Boris", "Vera"]
WHOLE: dict[str, dict[str, Any]] = {
    "balkans": {"round_limit": 2},
    "carcassonne": {},
    "durak": {},
    "hayduti": {},
    "magove": {"rounds": 3},
}
"""The games, each with options for a short table."""
SOME = 16
"""How many entries of a table with computers are written every day."""


@pytest.mark.parametrize(("key", "options"), WHOLE.items())
async def test_a_whole_table_of_every_game_is_played_in_private_messages(
    running_bot: RunningBot, key: str, options: dict[str, Any]
) -> None:
    """People play by their private messages alone, without pictures; the channel tells the end."""
    people = PEOPLE[: min(find_games()[key].seats)]
    await running_bot.opened(key, people, pictures=False, **options)
    assert await running_bot.play(people, random.Random(7)) > 10
    last = running_bot.person("Dinu").sees("general")[-1]
    assert "Record" in [part.get("label") for part in last.controls]
    assert not last.pictures


async def test_a_game_in_a_folder_of_its_own_needs_nothing_from_the_bot(running_bot: RunningBot) -> None:
    await running_bot.opened("market", ["Ana", "Boris", "Vera"], keep=3)
    assert await running_bot.play(["Ana", "Boris", "Vera"], random.Random(1)) >= 12
    texts = "\n".join(message.text for message in running_bot.person("Dinu").sees("general"))
    assert "The market closes" in texts


@pytest.mark.long(3)
@pytest.mark.parametrize("key", sorted(find_games()))
async def test_people_and_computers_play_every_game(
    running_bot: RunningBot, key: str, pytestconfig: pytest.Config
) -> None:
    """One person beside computers, with pictures, at every game of the catalogue: a whole table, or its beginning."""
    most = None if pytestconfig.option.exhaustive else SOME
    game = find_games()[key]
    table = await running_bot.opened(key, ["Ana"], computers=min(game.seats) - 1)
    rng = random.Random(3)
    for _ in range(20_000):
        if not table.live or (most and table.last >= most):
            break
        if running_bot.hand(running_bot.person("Ana")) is not None:
            await running_bot.click_some_move(running_bot.person("Ana"), rng)
        await asyncio.sleep(0.01)
        await running_bot.settled()
    else:
        raise AssertionError("the table does not go on")
    last = running_bot.person("Vera").sees("general")[-1]
    assert last.text
    assert last.pictures
    assert ("Record" in [part.get("label") for part in last.controls]) != table.live


async def test_a_typed_target_is_played_through_the_bot(running_bot: RunningBot) -> None:
    await running_bot.opened("lanterns", ["Ana", "Boris", "Vera"])
    ana, boris = running_bot.person("Ana"), running_bot.person("Boris")
    await running_bot.settled(ana.command("general", "lanterns look-at", whose="Vera"))
    assert "**Ana** looks at the lantern of **Vera**" in "\n".join(m.text for m in ana.sees("general"))
    assert "You see that the lantern of" in "\n".join(message.text for message in ana.inbox)
    refused = await boris.command("general", "lanterns look-at", whose="Vera")
    assert "The lantern of Vera is shaded now." in refused.message.text


@pytest.mark.parametrize("posts", ["live", "every"])
async def test_the_end_of_a_round_is_shown_in_the_channel_as_a_picture(running_bot: RunningBot, posts: str) -> None:
    """The lanterns are lit again by a step of its own, which nobody is asked for; the end is drawn before it.

    The live post drops it once everybody has had a turn.
    """
    table = await running_bot.opened("lanterns", ["Ana", "Boris", "Vera"], posts=posts)
    general = running_bot.fake_discord.channel("general")
    colour = table.play.state.lanterns[2]
    before = len(running_bot.fake_discord.requests)
    await running_bot.person("Ana").command("general", "lanterns name", whose="Vera", colour=colour)
    await running_bot.settled()
    assert [entry.kind for entry in table.entries[-2:]] == [EntryKind.MOVE, EntryKind.FORCED]
    *_, present = running_bot.person("Dinu").sees("general")
    end = f"Ana: lives 2\nBoris: lives 2\nVera: lives 1, lantern {colour}"
    begin = end.partition(", lantern")[0]
    assert described(present) == [end, begin]
    sent = running_bot.fake_discord.requests[before:]
    assert sum(str(general.id) in request.path for request in sent) == (2 if posts == "live" else 1)
    if posts == "live":
        for name, aim in (("Boris", "Vera"), ("Vera", "Ana"), ("Ana", "Vera")):
            await running_bot.settled(running_bot.person(name).command("general", "lanterns look-at", whose=aim))
        [now] = described(running_bot.person("Dinu").sees("general")[-1])
        assert now != end


async def test_the_picture_of_a_last_round_is_the_result_and_stands_once(running_bot: RunningBot) -> None:
    table = await running_bot.opened("lanterns", ["Ana", "Boris"], lives=1)
    colour = table.play.state.lanterns[1]
    await running_bot.person("Ana").command("general", "lanterns name", whose="Boris", colour=colour)
    await running_bot.settled()
    *_, earlier, present = running_bot.person("Dinu").sees("general")
    assert not table.live
    assert described(earlier) == []
    assert described(present)[0].startswith("One light is left.")


def described(message: Message) -> list[str]:
    """Return the descriptions of a message's pictures."""
    (container,) = message.components
    galleries = [part for part in container["components"] if part["type"] == GALLERY]
    return [item["description"] for gallery in galleries for item in gallery["items"]]
