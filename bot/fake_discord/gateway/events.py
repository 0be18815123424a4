"""Turns changes of the world into gateway events, and says who gets them."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.fake_discord.world import payloads
from bot.fake_discord.world.intents import ALWAYS, Intent
from bot.fake_discord.world.jsontypes import Json
from bot.fake_discord.world.model import Channel, ChannelKind, Guild, Membership, Message, Reaction, ThreadMembership
from bot.fake_discord.world.permissions import Permission
from bot.fake_discord.world.world import Change, World


@dataclass(frozen=True, slots=True)
class Event:
    """A dispatch to the sessions that have the intent and the guild's shard (None: private conversations).

    Sessions without the intent for message content get `redacted`, if it is set.
    """

    name: str
    data: Json
    guild: Guild | None
    intent: Intent = ALWAYS
    redacted: Json | None = None


def event_of(world: World, change: Change, wanted: Callable[[Intent], bool]) -> Event | None:
    """Return the event for a change; None if there is none, or nobody wants its intent."""
    subject = change.subject
    match change.kind:
        case "interaction_create":
            body = payloads.interaction(world, subject)
            return Event("INTERACTION_CREATE", body, _guild(world, subject.channel))
        case "message_create" | "message_update" | "message_delete":
            return _message(world, change.kind.upper(), subject, wanted)
        case "channel_create" | "channel_update" | "channel_delete" | "thread_create":
            return _channel(world, change.kind.split("_")[1].upper(), subject)
        case "role_create":
            guild = world.guild_of_role(subject)
            body = {"guild_id": str(guild.id), "role": payloads.role(subject, len(world.roles) - 1)}
            return Event("GUILD_ROLE_CREATE", body, guild, Intent.GUILDS)
        case "role_delete":
            guild = world.guild_of_role(subject)
            body = {"guild_id": str(guild.id), "role_id": str(subject.id)}
            return Event("GUILD_ROLE_DELETE", body, guild, Intent.GUILDS)
        case "guild_create":
            return Event("GUILD_CREATE", payloads.guild_create(world, subject), subject, Intent.GUILDS)
        case "guild_delete":
            return Event("GUILD_DELETE", {"id": str(subject.id)}, subject, Intent.GUILDS)
        case "member_add" | "member_update" | "member_remove":
            return _member(world, change.kind.split("_")[1].upper(), subject)
        case "reaction_add" | "reaction_remove":
            return _reaction(world, change.kind.upper(), subject)
        case "pins":
            guild = _guild(world, subject)
            body = {"last_pin_timestamp": payloads.last_pin(subject)} | payloads.place(world, subject)
            return Event("CHANNEL_PINS_UPDATE", body, guild, Intent.GUILDS if guild else Intent.PRIVATE)
        case "webhooks":
            body = payloads.place(world, subject)
            return Event("WEBHOOKS_UPDATE", body, world.guild_of(subject), Intent.GUILD_WEBHOOKS)
        case "thread_members":
            return _thread_members(world, subject)
        case _:
            return None


def _member(world: World, what: str, membership: Membership) -> Event:
    guild, person = membership.guild, membership.person
    body = {"user": payloads.user(person)} if what == "REMOVE" else payloads.member(world, guild, person)
    # Changes of the bot's own member reach it without the intent.
    intent = ALWAYS if person is world.bot and what == "UPDATE" else Intent.GUILD_MEMBERS
    return Event(f"GUILD_MEMBER_{what}", body | {"guild_id": str(guild.id)}, guild, intent)


def _reaction(world: World, what: str, reaction: Reaction) -> Event:
    message, person = reaction.message, reaction.person
    channel = world.channels[message.channel_id]
    guild = _guild(world, channel)
    body: Json = {
        **payloads.place(world, channel),
        "user_id": str(person.id),
        "message_id": str(message.id),
        "emoji": payloads.reaction_emoji(reaction.emoji),
        "burst": False,
        "type": 0,
    }
    if guild and what == "REACTION_ADD":
        body["member"] = payloads.member(world, guild, person)
        body["message_author_id"] = str(message.author.id)
    intent = Intent.GUILD_MESSAGE_REACTIONS if guild else Intent.DIRECT_MESSAGE_REACTIONS
    return Event(f"MESSAGE_{what}", body, guild, intent)


def _thread_members(world: World, changed: ThreadMembership) -> Event:
    thread, guild = changed.thread, world.guild_of(changed.thread)
    body: Json = {"id": str(thread.id), "guild_id": str(guild.id), "member_count": len(thread.thread_members)}
    if changed.joined:
        added = payloads.thread_member(world, thread, changed.person.id)
        body["added_members"] = [added | {"member": payloads.member(world, guild, changed.person), "presence": None}]
    else:
        body["removed_member_ids"] = [str(changed.person.id)]
    intent = Intent.GUILDS if changed.person is world.bot else Intent.GUILD_MEMBERS
    return Event("THREAD_MEMBERS_UPDATE", body, guild, intent)


def _guild(world: World, channel: Channel) -> Guild | None:
    return None if channel.recipient else world.guild_of(channel)


def _sees(world: World, channel: Channel) -> bool:
    return Permission.VIEW_CHANNEL in world.permissions(world.bot, channel)


def _channel(world: World, what: str, channel: Channel) -> Event | None:
    body = payloads.channel(world, channel)
    kind = "THREAD" if channel.is_thread else "CHANNEL"
    if (kind, what) == ("THREAD", "CREATE"):
        body |= {"newly_created": True} | payloads.own_thread_member(world, channel)
    if channel.kind is ChannelKind.PRIVATE_THREAD and not _sees(world, channel):
        return None
    return Event(f"{kind}_{what}", body, world.guild_of(channel), Intent.GUILDS)


def _message(world: World, name: str, message: Message, wanted: Callable[[Intent], bool]) -> Event | None:
    channel = world.channels[message.channel_id]
    guild = _guild(world, channel)
    intent = Intent.GUILD_MESSAGES if guild else Intent.PRIVATE
    if message.ephemeral or not wanted(intent) or not _sees(world, channel):
        return None
    if name == "MESSAGE_DELETE":
        return Event(name, {"id": str(message.id)} | payloads.place(world, channel), guild, intent)
    body = payloads.message_event(world, message, with_nonce=name == "MESSAGE_CREATE")
    hidden: Json = {"content": "", "components": [], "attachments": [], "embeds": []}
    readable = guild is None or message.author.bot or world.bot in message.mentions
    return Event(name, body, guild, intent, redacted=None if readable else body | hidden)
