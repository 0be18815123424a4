"""Several guilds, kinds of channels, overwrites, members, invitations, and refused private messages."""

import discord
import pytest

from bot.fake_discord import ChannelKind, DmRefusal, FakeDiscord, ManualClock, NotPossible, Overwrite, Permission
from tests.fake_discord.conftest import Bot, Rest, Start, until


async def test_a_bot_sees_every_guild_it_is_in_with_that_guilds_channels_and_roles(
    fake_discord: FakeDiscord, start: Start
) -> None:
    far = fake_discord.world.add_guild("Elsewhere", "salon")
    bot = await start(Bot())
    assert sorted(guild.name for guild in bot.guilds) == ["Elsewhere", "Mehana"]
    seen = bot.get_guild(far.id)
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


def grant(fake_discord: FakeDiscord, *names: str) -> None:
    """Give the bot a role with these permissions in the first guild."""
    rights = Permission(0)
    for name in names:
        rights |= Permission[name]
    fake_discord.world.bot.roles.add(fake_discord.world.add_role("Helpers", rights).id)


async def test_private_conversations_are_opened_on_one_budget(
    fake_discord: FakeDiscord, rest: Rest, clock: ManualClock
) -> None:
    fake_discord.world.limit_private_channels(2, 600)

    async def opened(name: str) -> int:
        reply = await rest("POST", "/users/@me/channels", {"recipient_id": str(fake_discord.person(name).id)})
        return reply.status if reply.status == 200 else reply.body["code"]

    assert [await opened(name) for name in ("Ana", "Boris", "Vera", "Ana")] == [200, 200, 40003, 200]
    clock.advance(601)
    assert await opened("Vera") == 200


async def test_channels_of_every_kind_reach_the_client(fake_discord: FakeDiscord, start: Start) -> None:
    world = fake_discord.world
    category = world.add_channel("halls", ChannelKind.CATEGORY)
    parlour = world.add_channel("parlour", ChannelKind.VOICE, parent=category)
    world.add_channel("news", ChannelKind.ANNOUNCEMENT)
    world.add_channel("stage", ChannelKind.STAGE)
    world.add_channel("forum", ChannelKind.FORUM)
    bot = await start(Bot())
    guild = bot.guilds[0]
    kinds = {channel.name: channel.type.name for channel in guild.channels}
    assert kinds == {
        "general": "text", "games": "text", "halls": "category", "parlour": "voice", "news": "news",
        "stage": "stage_voice", "forum": "forum",
    }  # fmt: skip
    seen = bot.get_channel(parlour.id)
    assert isinstance(seen, discord.abc.Messageable)
    assert [channel.name for channel in guild.categories[0].channels] == ["parlour"]
    await seen.send("also a chat")
    assert [message.text for message in fake_discord.person("Ana").sees("parlour")] == ["also a chat"]
    forum = guild.forums[0]
    made = await forum.create_thread(name="post", content="first")
    assert [message.text for message in fake_discord.person("Ana").sees("post")] == ["first"]
    assert made.thread.parent_id == forum.id
    with pytest.raises(discord.HTTPException) as refused:
        await bot.http.send_message(category.id, params=discord.http.handle_message_parameters("x"))
    assert refused.value.code == 50008
    assert fake_discord.violations == []


async def test_a_bot_creates_changes_and_deletes_channels_with_the_permission(
    fake_discord: FakeDiscord, start: Start
) -> None:
    bot = await start(Bot())
    guild = bot.guilds[0]
    with pytest.raises(discord.Forbidden):
        await guild.create_text_channel("salon")
    grant(fake_discord, "MANAGE_CHANNELS", "MANAGE_ROLES")
    salon = await guild.create_text_channel("salon", topic="cards")
    await salon.set_permissions(guild.default_role, send_messages=False)
    boris = fake_discord.person("Boris").person
    assert Permission.SEND_MESSAGES not in fake_discord.world.permissions(boris, fake_discord.channel("salon"))
    await salon.edit(name="saloon", topic=None)
    await salon.set_permissions(guild.default_role, overwrite=None)
    assert fake_discord.channel("saloon").topic is None
    assert fake_discord.channel("saloon").overwrites == {}
    assert Permission.SEND_MESSAGES in fake_discord.world.permissions(boris, fake_discord.channel("saloon"))
    await salon.delete()
    with pytest.raises(LookupError):
        fake_discord.channel("saloon")
    assert fake_discord.violations == []


def test_overwrites_apply_in_discords_order(fake_discord: FakeDiscord) -> None:
    world, games = fake_discord.world, fake_discord.channel("games")
    boris, role = fake_discord.person("Boris").person, world.add_role("Players")

    def may_speak() -> bool:
        return Permission.SEND_MESSAGES in world.permissions(boris, games)

    games.overwrites[world.everyone.id] = Overwrite(member=False, deny=Permission.SEND_MESSAGES)
    assert not may_speak()
    games.overwrites[role.id] = Overwrite(member=False, allow=Permission.SEND_MESSAGES)
    assert not may_speak()
    world.set_role(boris, role, held=True)
    assert may_speak()
    games.overwrites[boris.id] = Overwrite(member=True, deny=Permission.SEND_MESSAGES)
    assert not may_speak()
    world.set_role(boris, world.add_role("All", Permission.ADMINISTRATOR), held=True)
    assert may_speak()


async def test_members_join_change_and_leave(fake_discord: FakeDiscord, start: Start, rest: Rest) -> None:
    fake_discord.world.privileged_intents = discord.Intents(members=True).value
    seen: list[tuple[str, str]] = []
    bot = Bot(discord.Intents(guilds=True, members=True))

    @bot.event
    async def on_member_join(member: discord.Member) -> None:
        seen.append(("join", member.name))

    @bot.event
    async def on_raw_member_remove(payload: discord.RawMemberRemoveEvent) -> None:
        seen.append(("leave", payload.user.name))

    await start(bot)
    world = fake_discord.world
    niko = world.add_person("Niko")
    world.set_role(niko, world.moderators, held=True)
    path = f"/guilds/{world.guild_id}/members"
    assert (await rest("GET", f"{path}/{niko.id}")).body["roles"] == [str(world.moderators.id)]
    listed = [member["user"]["username"] for member in (await rest("GET", f"{path}?limit=9")).body]
    assert sorted(listed) == ["Ana", "Boris", "Dinu", "Mehana", "Niko", "Vera", "owner"]
    fake_discord.person("Niko").leave_guild(world.home)
    await until(lambda: len(seen) == 2)
    assert seen == [("join", "Niko"), ("leave", "Niko")]
    assert (await rest("GET", f"{path}/{niko.id}")).refusal == (404, 10007)
    assert (niko.roles, fake_discord.person("Niko").sees("general")) == (set(), [])
    channel = world.private_channel(niko)
    assert (await rest("POST", f"/channels/{channel.id}/messages", {"content": "x"})).refusal == (403, 50278)
    assert fake_discord.violations == []


async def test_kicking_and_roles_need_permissions(fake_discord: FakeDiscord, rest: Rest) -> None:
    world, dinu = fake_discord.world, fake_discord.person("Dinu")
    path = f"/guilds/{world.guild_id}/members/{dinu.id}"
    role = f"{path}/roles/{world.moderators.id}"
    assert (await rest("PUT", role)).refusal == (403, 50013)
    assert (await rest("DELETE", path)).refusal == (403, 50013)
    grant(fake_discord, "MANAGE_ROLES", "KICK_MEMBERS")
    assert (await rest("PUT", role)).status == 204
    assert world.moderators.id in dinu.person.roles
    assert (await rest("DELETE", path)).status == 204
    assert dinu.id not in world.home.members
    assert (await rest("DELETE", f"/guilds/{world.guild_id}/members/{world.owner.id}")).refusal == (403, 50013)
    assert (await rest("GET", f"/guilds/{world.guild_id}/members")).refusal == (403, 50001)


async def test_an_invitation_is_accepted_until_it_is_used_up_or_expires(
    fake_discord: FakeDiscord, rest: Rest, clock: ManualClock
) -> None:
    grant(fake_discord, "CREATE_INSTANT_INVITE")
    far = fake_discord.world.add_guild("Elsewhere", "salon")
    niko = fake_discord.world.add_person("Niko", guild=far)
    niko_acts, path = fake_discord.person(niko), f"/channels/{fake_discord.channel('general').id}/invites"
    once = (await rest("POST", path, {"max_uses": 1})).body["code"]
    short = (await rest("POST", path, {"max_age": 60})).body["code"]
    assert (await rest("GET", f"/invites/{once}")).body["guild"]["name"] == "Mehana"
    niko_acts.join(once)
    assert niko.id in fake_discord.world.home.members
    clock.advance(61)
    for code in (once, short):
        with pytest.raises(NotPossible):
            niko_acts.join(code)
        assert (await rest("GET", f"/invites/{code}")).refusal == (404, 10006)
    assert fake_discord.violations == []


async def test_a_bot_leaves_a_guild(fake_discord: FakeDiscord, start: Start) -> None:
    far = fake_discord.world.add_guild("Elsewhere", "salon")
    bot = await start(Bot())
    guild = bot.get_guild(far.id)
    await guild.leave()
    await until(lambda: len(bot.guilds) == 1)
    assert not far.present


async def test_private_threads_are_seen_by_their_members_and_moderators(
    fake_discord: FakeDiscord, start: Start
) -> None:
    grant(fake_discord, "CREATE_PRIVATE_THREADS")
    bot = await start(Bot())
    channel = bot.get_channel(fake_discord.channel("general").id)
    thread = await channel.create_thread(name="whisper", type=discord.ChannelType.private_thread)
    await thread.send("psst")
    assert fake_discord.person("Boris").sees("whisper") == []
    assert [message.text for message in fake_discord.person("Ana").sees("whisper")] == ["psst"]  # a moderator
    await thread.add_user(discord.Object(fake_discord.person("Boris").id))
    assert [message.text for message in fake_discord.person("Boris").sees("whisper")] == ["psst"]
    assert [found.name for found in await bot.guilds[0].active_threads()] == ["whisper"]
    await thread.leave()
    assert fake_discord.channel("whisper").thread_members == {fake_discord.person("Boris").id}
    assert fake_discord.violations == []
