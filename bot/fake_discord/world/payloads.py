"""Builds all JSON objects that the fake Discord sends. A missing field would break the client."""

from datetime import UTC, datetime

from bot.fake_discord.world import components as tree
from bot.fake_discord.world.jsontypes import Json
from bot.fake_discord.world.model import (
    ATTACHMENT_LIMIT,
    Answer,
    Attachment,
    Channel,
    ChannelKind,
    Guild,
    Interaction,
    InteractionKind,
    Message,
    MessageFlag,
    Person,
    Role,
)
from bot.fake_discord.world.world import World


def moment(seconds: float) -> str:
    """Return a time in Discord's format."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user(person: Person) -> Json:
    """Build a user object."""
    return {
        "id": str(person.id),
        "username": person.name,
        "global_name": None if person.bot else person.name,
        "discriminator": "0000" if person.bot else "0",
        "avatar": None,
        "bot": person.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def own_user(person: Person) -> Json:
    """Build the user object of the user who asks: the bot, or the owner of an access token."""
    return user(person) | {"mfa_enabled": True, "locale": person.locale, "verified": True, "email": None}


def member(world: World, where: Guild, person: Person, *, with_user: bool = True) -> Json:
    """Build a member of a guild, with the roles of that guild."""
    held = [role_id for role_id in sorted(person.roles) if world.guild_of_role(world.roles[role_id]) is where]
    body: Json = {
        **dict.fromkeys(("avatar", "banner", "communication_disabled_until", "nick", "premium_since")),
        "flags": 0,
        "joined_at": moment(1_700_000_000),
        "pending": False,
        "roles": [str(role_id) for role_id in held],
        "mute": False,
        "deaf": False,
    }
    return body | {"user": user(person)} if with_user else body


def role(item: Role, position: int = 0) -> Json:
    """Build a role of the guild."""
    body: Json = {
        "id": str(item.id),
        "name": item.name,
        "permissions": str(int(item.permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": item.bot_id is not None,
        "mentionable": item.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    return body | {"tags": {"bot_id": str(item.bot_id)}} if item.bot_id else body


def roles(world: World, where: Guild) -> list[Json]:
    """Build all roles of a guild."""
    own = [item for item in world.roles.values() if world.guild_of_role(item) is where]
    return [role(item, position) for position, item in enumerate(own)]


def channel(world: World, item: Channel) -> Json:
    """Build a channel of any kind."""
    last = next(item.history(), None)
    body: Json = {
        "id": str(item.id),
        "type": int(item.kind),
        "flags": 0,
        "last_message_id": str(last.id) if last else None,
    }
    if item.recipient:
        return body | {"name": None, "recipients": [user(item.recipient)]}
    body |= {"guild_id": str(world.guild_of(item).id), "name": item.name, "rate_limit_per_user": 0}
    if item.is_thread:
        return body | _thread(item)
    body |= {
        "position": item.position,
        "parent_id": str(item.parent_id) if item.parent_id else None,
        "topic": item.topic,
        "nsfw": item.nsfw,
        "permission_overwrites": [
            {"id": str(who), "type": int(what.member), "allow": str(int(what.allow)), "deny": str(int(what.deny))}
            for who, what in item.overwrites.items()
        ],
    }
    if item.kind in {ChannelKind.VOICE, ChannelKind.STAGE}:
        body |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
    if item.kind in {ChannelKind.FORUM, ChannelKind.MEDIA}:
        body |= {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
        body |= {"default_forum_layout": 0, "default_thread_rate_limit_per_user": 0}
    return body


def place(world: World, item: Channel) -> Json:
    """Build the part of an object that says in which channel it is, and in which guild if in one."""
    here: Json = {"channel_id": str(item.id)}
    return here if item.recipient else here | {"guild_id": str(world.guild_of(item).id)}


def _thread(item: Channel) -> Json:
    count = sum(1 for _ in item.history())
    return {
        "parent_id": str(item.parent_id),
        "owner_id": str(item.owner_id),
        "message_count": count,
        "total_message_sent": count,
        "member_count": len(item.thread_members),
        "thread_metadata": {
            "archived": item.archived,
            "archive_timestamp": moment(item.archive_changed),
            "auto_archive_duration": item.archive_minutes,
            "locked": item.locked,
            "create_timestamp": moment(item.created),
        }
        | ({"invitable": True} if item.kind is ChannelKind.PRIVATE_THREAD else {}),
    }


def thread_member(world: World, thread: Channel, user_id: int | None = None) -> Json:
    """Build a member of a thread, the bot by default."""
    member_id = str(user_id or world.bot.id)
    return {"id": str(thread.id), "user_id": member_id, "join_timestamp": moment(world.clock.now()), "flags": 0}


def own_thread_member(world: World, thread: Channel) -> Json:
    """Build the part of a thread that tells the bot that it is a member of it; empty if it is not."""
    return {"member": thread_member(world, thread)} if world.bot.id in thread.thread_members else {}


def guild(world: World, where: Guild) -> Json:
    """Build a guild as in REST responses."""
    nothing = (
        "icon description home_header splash discovery_splash banner application_id afk_channel_id system_channel_id "
        "widget_channel_id max_presences vanity_url_code rules_channel_id safety_alerts_channel_id "
        "public_updates_channel_id incidents_data hub_type"
    )
    zero = (
        "system_channel_flags verification_level default_message_notifications mfa_level explicit_content_filter "
        "max_stage_video_channel_users max_video_channel_users premium_tier premium_subscription_count nsfw_level"
    )
    return {
        **dict.fromkeys(nothing.split()),
        **dict.fromkeys(zero.split(), 0),
        "id": str(where.id),
        "name": where.name,
        "owner_id": str(world.owner.id),
        "features": [],
        "region": "europe",
        "afk_timeout": 300,
        "widget_enabled": False,
        "roles": roles(world, where),
        "max_members": 1000,
        "preferred_locale": world.guild_locale,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "emojis": [],
        "stickers": [],
    }


def known_guild(world: World, where: Guild, who: Person) -> Json:
    """Build a guild as in a user's list of guilds."""
    return {
        "id": str(where.id),
        "name": where.name,
        "icon": None,
        "banner": None,
        "owner": who is world.owner,
        "permissions": str(int(world.guild_permissions(who, where))),
        "features": [],
    }


def guild_create(world: World, where: Guild) -> Json:
    """Build a guild as in gateway events."""
    own = world.channels_of(where)
    places = [item for item in own if not item.is_thread]
    threads = [item for item in own if item.is_thread and not item.archived]
    return guild(world, where) | {
        "unavailable": False,
        "large": False,
        "joined_at": moment(1_700_000_000),
        "member_count": len(where.members) + 1,
        "members": [member(world, where, world.bot)],
        "channels": [channel(world, item) for item in places],
        "threads": [channel(world, item) | own_thread_member(world, item) for item in threads],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment(item: Attachment, *, ephemeral: bool = False) -> Json:
    """Build a file of a message."""
    body: Json = {
        "id": str(item.id),
        "filename": item.filename,
        "size": len(item.content),
        "url": item.url,
        "proxy_url": item.url,
        "content_type": item.content_type,
    }
    optional = {"description": item.description, "width": item.width, "height": item.height}
    body |= {key: value for key, value in optional.items() if value is not None}
    return body | {"ephemeral": True} if ephemeral else body


def message(world: World, item: Message, *, with_nonce: bool = False) -> Json:
    """Build a message. Only the response to its request and its first event include the nonce.

    As on Discord, a file shown by a component or an embed is not listed among the attachments.
    """
    shown = {part["url"] for component in tree.walk(item.components) for part in tree.media(component)}
    shown |= {embed[key]["url"] for embed in item.embeds for key in ("image", "thumbnail") if key in embed}
    body: Json = {
        "id": str(item.id),
        "channel_id": str(item.channel_id),
        "type": item.kind,
        "content": item.content,
        "author": user(item.author),
        "timestamp": moment(item.created),
        "edited_timestamp": moment(item.edited) if item.edited is not None else None,
        "attachments": [attachment(f, ephemeral=item.ephemeral) for f in item.attachments if f.url not in shown],
        "embeds": item.embeds,
        "components": item.components,
        "flags": int(item.flags),
        "mentions": [user(person) for person in item.mentions],
        "mention_roles": [str(role_id) for role_id in item.mention_roles],
        "mention_everyone": item.mention_everyone,
        "tts": False,
        "pinned": item.pinned is not None,
    }
    if item.reactions:
        body["reactions"] = [_reactions(world, emoji, people) for emoji, people in item.reactions.items()]
    if item.webhook_id is not None:
        body["webhook_id"] = str(item.webhook_id)
    if item.interaction is not None:
        application_id = str(world.bot.id)
        metadata = interaction_metadata(world, item.interaction)
        body |= {"application_id": application_id, "webhook_id": application_id, "interaction_metadata": metadata}
    if item.reference is not None:
        where = place(world, world.channels[item.channel_id])
        body["message_reference"] = {"type": 0, "message_id": str(item.reference)} | where
    if with_nonce and item.nonce is not None:
        body["nonce"] = item.nonce
    return body


def reaction_emoji(emoji: str) -> Json:
    """Build the emoji of a reaction: a character, or "name:id" of a custom one."""
    name, _, emoji_id = emoji.partition(":")
    return {"id": emoji_id or None, "name": name}


def _reactions(world: World, emoji: str, people: list[Person]) -> Json:
    return {
        "emoji": reaction_emoji(emoji),
        "count": len(people),
        "count_details": {"burst": 0, "normal": len(people)},
        "burst_colors": [],
        "me_burst": False,
        "me": world.bot in people,
    }


def last_pin(item: Channel) -> str | None:
    """Return when a message of the channel was last pinned, in Discord's format."""
    pinned = [message.pinned for message in item.messages.values() if message.pinned is not None]
    return moment(max(pinned)) if pinned else None


def message_event(world: World, item: Message, *, with_nonce: bool = False) -> Json:
    """Build a message as in gateway events."""
    where = world.channels[item.channel_id]
    body = message(world, item, with_nonce=with_nonce) | place(world, where)
    if where.recipient is None and not item.author.bot:
        body["member"] = member(world, world.guild_of(where), item.author, with_user=False)
    return body


def interaction_metadata(world: World, item: Interaction) -> Json:
    """Build the metadata of the interaction that a message answers."""
    body: Json = {
        "id": str(item.id),
        "type": int(item.kind),
        "user": user(item.person),
        "authorizing_integration_owners": {"0": _owner(world, item)},
    }
    if item.kind is InteractionKind.COMPONENT and item.message:
        body["interacted_message_id"] = str(item.message.id)
    if item.kind is InteractionKind.MODAL and item.trigger:
        body["triggering_interaction_metadata"] = interaction_metadata(world, item.trigger)
    return body


def _owner(world: World, item: Interaction) -> str:
    return "0" if item.channel.recipient else str(world.guild_of(item.channel).id)


def interaction(world: World, item: Interaction) -> Json:
    """Build the event for an interaction."""
    here = item.channel
    body: Json = {
        "id": str(item.id),
        "application_id": str(world.bot.id),
        "type": int(item.kind),
        "token": item.token,
        "version": 1,
        "data": item.data,
        "channel": channel(world, here),
        "locale": item.person.locale,
        "app_permissions": str(int(world.permissions(world.bot, here))),
        "entitlements": [],
        "authorizing_integration_owners": {"0": _owner(world, item)},
        "context": 1 if here.recipient else 0,
        "attachment_size_limit": ATTACHMENT_LIMIT,
        **place(world, here),
    }
    if here.recipient:
        body["user"] = user(item.person)
    else:
        rights = str(int(world.permissions(item.person, here)))
        where = world.guild_of(here)
        body["member"] = member(world, where, item.person) | {"permissions": rights}
        body["channel"]["permissions"] = rights
        body["guild"] = {"id": str(where.id), "locale": world.guild_locale, "features": []}
        body["guild_locale"] = world.guild_locale
    if item.message:
        body["message"] = message(world, item.message)
    return body


def callback(world: World, item: Interaction, kind: int, answer: Answer) -> Json:
    """Build the response to an interaction callback: the interaction and what it created."""
    shown = answer.message
    about: Json = {"id": str(item.id), "type": int(item.kind)}
    body: Json = {"interaction": about}
    if shown is not None:
        about |= {
            "response_message_id": str(shown.id),
            "response_message_loading": MessageFlag.LOADING in shown.flags,
            "response_message_ephemeral": shown.ephemeral,
        }
    if shown is not None and kind in {4, 7}:
        body["resource"] = {"type": kind, "message": message(world, shown)}
    if answer.activity is not None:
        about["activity_instance_id"] = answer.activity.id
        body["resource"] = {"type": kind, "activity_instance": {"id": answer.activity.id}}
    return body
