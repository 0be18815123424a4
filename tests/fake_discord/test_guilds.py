"""Several guilds, removal from a guild, and refused private messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest

from bot.fake_discord import DmRefusal
from tests.fake_discord.conftest import Bot, until

if TYPE_CHECKING:
    from bot.fake_discord import FakeDiscord
    from tests.fake_discord.conftest import Rest, Start


async def test_a_bot_sees_every_guild_it_is_in_with_that_guilds_channels_and_roles(
    fake_discord: FakeDiscord, start: Start
) -> None:
    far = fake_discord.world.add_guild("Elsewhere", "salon")
    bot = await start(Bot())
    assert sorted(guild.name for guild in bot.guilds) == ["Elsewhere", "Mehana"]
    seen = bot.get_guild(far.id)
    assert seen is not None
    assert [channel.name for channel in seen.text_channels] == ["salon"]
    assert {role.id for role in seen.roles}.isdisjoint(
        {fake_discord.world.everyone.id, fake_discord.world.moderators.id}
    )


async def test_a_moderator_of_one_guild_has_no_rights_in_another(fake_discord: FakeDiscord) -> None:
    far = fake_discord.world.add_guild("Elsewhere", "salon")
    ana, salon = fake_discord.person("Ana").person, fake_discord.channel("salon")
    assert int(fake_discord.world.permissions(ana, salon)) == 0
    fake_discord.world.add_member(far, ana)
    rights = discord.Permissions(int(fake_discord.world.permissions(ana, salon)))
    assert (rights.view_channel, rights.manage_channels) == (True, False)


async def test_a_removed_bot_is_notified_and_refused_until_it_returns(
    fake_discord: FakeDiscord, start: Start, rest: Rest
) -> None:
    bot = await start(Bot())
    general = fake_discord.channel("general")
    fake_discord.world.remove_bot(fake_discord.world.home)
    await until(lambda: not bot.guilds)
    path = f"/channels/{general.id}/messages"
    assert (await rest("POST", path, {"content": "hello"})).refusal == (403, 50001)
    assert fake_discord.person("Ana").commands("general") == []
    fake_discord.world.invite_bot(fake_discord.world.home)
    await until(lambda: bot.guilds)
    assert (await rest("POST", path, {"content": "hello"})).status == 200


@pytest.mark.parametrize(("code", "status"), [(50007, 403), (40003, 400), (50278, 403), (340002, 403)])
async def test_private_messages_are_refused_with_the_code_that_was_asked_for(
    fake_discord: FakeDiscord, rest: Rest, code: int, status: int
) -> None:
    boris = fake_discord.person("Boris")
    fake_discord.world.refuse_dms(boris.person, DmRefusal(code))
    opened = await rest("POST", "/users/@me/channels", {"recipient_id": str(boris.id)})
    sent = await rest("POST", f"/channels/{opened.body['id']}/messages", {"content": "hello"})
    assert (opened.status, sent.refusal) == (200, (status, code))
    fake_discord.world.refuse_dms(boris.person, DmRefusal(code, at="open"))
    assert (await rest("POST", "/users/@me/channels", {"recipient_id": str(boris.id)})).refusal == (status, code)
    fake_discord.world.refuse_dms(boris.person, None)
    assert (await rest("POST", f"/channels/{opened.body['id']}/messages", {"content": "hello"})).status == 200


async def test_a_person_who_shares_no_guild_with_the_bot_takes_no_private_messages(
    fake_discord: FakeDiscord, rest: Rest
) -> None:
    far = fake_discord.world.add_guild("Elsewhere", "salon")
    niko = fake_discord.world.add_person("Niko", guild=far)
    channel = fake_discord.world.private_channel(niko)
    fake_discord.world.remove_bot(far)
    assert (await rest("POST", f"/channels/{channel.id}/messages", {"content": "hello"})).refusal == (403, 50278)
