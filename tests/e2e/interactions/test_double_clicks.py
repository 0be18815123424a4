"""Many clicks at once on one control: one of them moves, and every other is answered by what counts now."""

import asyncio
import random

import pytest

from bot.fake_discord import Actor, Answer, Message
from bot.fake_discord.world.jsontypes import Json
from games.core.catalogue import find_games
from tests.e2e.running_bot import RunningBot
from tests.people import moves_in

pytestmark = pytest.mark.long(2)

CLICKS = 24
ROUNDS = 4


async def use(person: Actor, message: Message, control: Json) -> Answer:
    if control["type"] == 2:
        return await person.click(message, control["custom_id"])
    values = [option["value"] for option in control["options"]]
    return await person.select(message, control["custom_id"], values[: max(1, control.get("min_values", 1))])


@pytest.mark.parametrize("key", find_games())
async def test_of_many_clicks_at_once_one_moves_and_all_are_answered(running_bot: RunningBot, key: str, caplog) -> None:
    people, rng = ["Ana", "Boris", "Vera"], random.Random(5)
    table = await running_bot.opened(key, people, pictures=False)
    moved = 0
    for _ in range(ROUNDS):
        await running_bot.settled()
        able = [running_bot.person(name) for name in people if running_bot.hand(running_bot.person(name)) is not None]
        if not able:
            break
        person = rng.choice(able)
        hand = running_bot.hand(person)
        old = hand.copy()
        control = rng.choice(moves_in(old))
        before = table.last
        answers = await running_bot.settled(asyncio.gather(*(use(person, old, control) for _ in range(CLICKS))))
        told = [answer.message.text for answer in answers if answer.message is not None]
        shown = [message.text for message in person.inbox if message.ephemeral]
        assert not [
            text for text in (*told, *shown) if "that went wrong on my side" in text or "Нещо се обърка" in text
        ]
        seat = people.index(person.name)
        made = [entry for entry in table.entries[before + 1 :] if entry.kind == "move" and entry.seat == seat]
        by_clicks = [entry for entry in made if entry.interaction is not None]
        assert len(by_clicks) <= 1, by_clicks
        moved += len(by_clicks)
    assert moved
    errors = [record for record in caplog.records if record.levelname in {"ERROR", "CRITICAL"}]
    assert not errors, errors[0]
