"""What people see in the channel of a bot at a fake Discord, and how its controls are found."""

from typing import Any

from bot.fake_discord import Actor, Answer, Message
from bot.fake_discord.world.model import Channel, ChannelKind
from bot.tables.state.table import LiveTable
from tests.e2e.running_bot import RunningBot

GENERAL = "general"


async def table_of(running_bot: RunningBot) -> LiveTable:
    """Return the table in the channel."""
    return await running_bot.bot.service.repository.table_in(running_bot.fake_discord.channel(GENERAL).id)


def with_controls(running_bot: RunningBot) -> list[Message]:
    """Return the messages in the channel that have controls."""
    return [message for message in running_bot.person("Vera").sees(GENERAL) if message.controls]


def standing(running_bot: RunningBot, place: str | Channel = GENERAL) -> list[Message]:
    """Return what stands there for all; answers to one alone may come besides on a slow machine."""
    return [message for message in running_bot.person("Vera").sees(place) if not message.ephemeral]


def threads(running_bot: RunningBot) -> list[Channel]:
    """Return all threads of the server."""
    return [
        channel for channel in running_bot.fake_discord.world.channels.values() if channel.kind is ChannelKind.THREAD
    ]


def labelled(message: Message, what: str) -> str:
    """Return the id of the control that does this, in whatever language it says so."""
    return next(control["custom_id"] for control in message.controls if what in control["custom_id"].split(":"))


async def surely(person: Actor, path: str, **options: Any) -> Answer:
    """Use a moderator's command in the channel, and confirm what it asks; return the last answer."""
    answer = await person.command(GENERAL, path, **options)
    sure = [part["custom_id"] for part in answer.message.controls] if answer.message is not None else []
    for button in sure:
        if button.startswith("seat:") and answer.message is not None:
            return await person.click(answer.message, button)
    return answer


def labels(message: Message) -> list[str]:
    """Return what the buttons of a message are called."""
    return [part["label"] for part in message.controls if part.get("label")]


async def panel_of(person: Actor, lobby: Message) -> Message:
    """Return what a lobby's button *More…* shows."""
    more = (await person.click(lobby, labelled(lobby, "more"))).message
    assert more is not None
    return more
