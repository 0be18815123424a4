"""Reactions, pinned messages and webhooks, as discord.py uses them."""

import discord
import pytest

from bot.fake_discord import FakeDiscord, Permission
from tests.fake_discord.conftest import Bot, Rest, Start, until


@pytest.fixture
def channel_name(fake_discord: FakeDiscord) -> str:
    """Give the bot the permissions to pin and to manage webhooks and messages; return a channel's name."""
    rights = Permission.PIN_MESSAGES | Permission.MANAGE_WEBHOOKS | Permission.MANAGE_MESSAGES
    fake_discord.world.bot.roles.add(fake_discord.world.add_role("Helpers", rights).id)
    return "general"


async def channel_of(fake_discord: FakeDiscord, start: Start, bot: Bot, name: str) -> discord.TextChannel:
    await start(bot)
    return bot.get_channel(fake_discord.channel(name).id)


async def test_reactions_are_counted_told_and_removed(
    fake_discord: FakeDiscord, start: Start, channel_name: str
) -> None:
    bot = Bot(discord.Intents(guilds=True, guild_reactions=True))
    seen: list[tuple[str, str, int]] = []

    @bot.event
    async def on_raw_reaction_add(payload: discord.RawReactionActionEvent) -> None:
        seen.append(("add", payload.emoji.name, payload.user_id))

    @bot.event
    async def on_raw_reaction_remove(payload: discord.RawReactionActionEvent) -> None:
        seen.append(("remove", payload.emoji.name, payload.user_id))

    channel = await channel_of(fake_discord, start, bot, channel_name)
    boris = fake_discord.person("Boris")
    message = await channel.send("ready?")
    shown = fake_discord.world.message(message.id)
    await message.add_reaction("👍")
    boris.react(shown, "👍")
    boris.react(shown, "ace:123")
    fetched = await channel.fetch_message(message.id)
    assert [(str(reaction.emoji), reaction.count, reaction.me) for reaction in fetched.reactions] == [
        ("👍", 2, True),
        ("<:ace:123>", 1, False),
    ]
    assert {user.name async for user in fetched.reactions[0].users()} == {"Mehana", "Boris"}
    boris.take_reaction_back(shown, "👍")
    await message.remove_reaction("ace:123", discord.Object(boris.id))
    await message.clear_reactions()
    assert shown.reactions == {}
    me = fake_discord.world.bot.id
    await until(lambda: len(seen) == 6)
    assert seen == [
        ("add", "👍", me), ("add", "👍", boris.id), ("add", "ace", boris.id),
        ("remove", "👍", boris.id), ("remove", "ace", boris.id), ("remove", "👍", me),
    ]  # fmt: skip
    assert fake_discord.violations == []


async def test_what_is_no_emoji_and_a_new_reaction_without_permission_are_refused(
    fake_discord: FakeDiscord, rest: Rest
) -> None:
    message = fake_discord.person("Ana").say("general", "hello")
    path = f"/channels/{message.channel_id}/messages/{message.id}/reactions"
    for emoji in ("x", "x:", "x:ace", ":1", "👍:1"):
        assert (await rest("PUT", f"{path}/{emoji}/@me")).refusal == (400, 10014), emoji
    fake_discord.deny("general", "ADD_REACTIONS")
    assert (await rest("PUT", f"{path}/👍/@me")).refusal == (403, 50013)
    fake_discord.person("Boris").react(message, "👍")
    assert (await rest("PUT", f"{path}/👍/@me")).status == 204


async def test_pinned_messages(fake_discord: FakeDiscord, start: Start, channel_name: str) -> None:
    channel = await channel_of(fake_discord, start, Bot(), channel_name)
    message = await channel.send("the rules")
    await message.pin()
    assert [pinned.content async for pinned in channel.pins()] == ["the rules"]
    told = fake_discord.person("Ana").sees("general")[-1]
    assert (told.kind, told.reference) == (6, message.id)
    assert (await channel.fetch_message(message.id)).pinned
    await message.unpin()
    assert [pinned.content async for pinned in channel.pins()] == []
    assert fake_discord.violations == []


async def test_pinning_needs_its_permission(fake_discord: FakeDiscord, rest: Rest) -> None:
    message = fake_discord.person("Ana").say("general", "hello")
    path = f"/channels/{message.channel_id}/messages/pins/{message.id}"
    assert (await rest("PUT", path)).refusal == (403, 50013)
    private = fake_discord.messages.create(
        fake_discord.person("Ana").private_channel, {"content": "hand"}, author=fake_discord.world.bot
    )
    assert (await rest("PUT", f"/channels/{private.channel_id}/pins/{private.id}")).status == 204


async def test_a_webhook_writes_edits_and_deletes_by_its_token_alone(
    fake_discord: FakeDiscord, start: Start, channel_name: str
) -> None:
    channel = await channel_of(fake_discord, start, Bot(), channel_name)
    webhook = await channel.create_webhook(name="Crier")
    assert [found.name for found in await channel.webhooks()] == ["Crier"]
    said = await webhook.send("hear ye", wait=True, username="Herald")
    await said.edit(content="hear, hear")
    shown = fake_discord.person("Boris").sees("general")[-1]
    assert (shown.author.name, shown.text, shown.webhook_id) == ("Herald", "hear, hear", webhook.id)
    await said.delete()
    await webhook.delete()
    with pytest.raises(discord.NotFound):
        await webhook.send("gone")
    assert fake_discord.person("Boris").sees("general") == []
    assert fake_discord.violations == []
