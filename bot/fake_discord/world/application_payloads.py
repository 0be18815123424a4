"""Builds the JSON objects of the app itself: application, commands, emojis, webhooks, invitations, Activities."""

from bot.fake_discord.world import components as tree
from bot.fake_discord.world import payloads
from bot.fake_discord.world.jsontypes import Json, objects
from bot.fake_discord.world.model import Activity, CommandKind, Emoji, Invite, Webhook
from bot.fake_discord.world.world import World, activity_location

EMBEDDED = 1 << 17
"""The application flag of an app with Activities."""


def application(world: World) -> Json:
    """Build the bot's application."""
    flags = EMBEDDED if world.activities_enabled else 0
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": payloads.user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": flags,
        "flags_new": str(flags),
        "summary": "",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": payloads.user(world.owner),
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def emoji(item: Emoji, world: World) -> Json:
    """Build an emoji of the application."""
    return {
        "id": str(item.id),
        "name": item.name,
        "user": payloads.user(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": item.content_type == "image/gif",
        "available": True,
    }


def webhook(world: World, item: Webhook) -> Json:
    """Build a webhook of a channel."""
    return {
        "id": str(item.id),
        "type": 1,
        "name": item.person.name,
        "avatar": None,
        **payloads.place(world, world.channels[item.channel_id]),
        "application_id": str(world.bot.id),
        "token": item.token,
        "url": f"{world.base_url}/api/webhooks/{item.id}/{item.token}",
        "user": payloads.user(item.creator),
    }


def invite(world: World, item: Invite) -> Json:
    """Build an invitation."""
    shown = "id name splash banner description icon features verification_level vanity_url_code nsfw_level nsfw"
    whole, place = payloads.guild(world, item.guild), world.channels[item.channel_id]
    return {
        "type": 0,
        "code": item.code,
        "guild_id": str(item.guild.id),
        "guild": {key: whole[key] for key in [*shown.split(), "premium_subscription_count"]},
        "channel": {"id": str(place.id), "type": int(place.kind), "name": place.name},
        "inviter": payloads.user(item.inviter),
        "created_at": payloads.moment(item.created),
        "expires_at": payloads.moment(item.created + item.lifetime) if item.lifetime else None,
        "max_age": item.lifetime,
        "max_uses": item.most_uses,
        "uses": item.uses,
        "temporary": False,
    }


def activity(world: World, item: Activity) -> Json:
    """Build a running instance of the app's Activity."""
    place: Json = {
        "id": activity_location(world, item.channel),
        "kind": "pc" if item.channel.recipient else "gc",
        **payloads.place(world, item.channel),
    }
    return {
        "application_id": str(world.bot.id),
        "instance_id": item.id,
        "launch_id": str(item.launch_id),
        "location": place,
        "users": [str(person.id) for person in item.people],
    }


def command(world: World, sent: Json, command_id: int, guild_id: int | None) -> Json:
    """Build a registered command from what the bot sent, without nulls except for its permissions."""
    body: Json = tree.without_nulls(sent)
    rights = body.get("default_member_permissions")
    body |= {
        "id": str(command_id),
        "application_id": str(world.bot.id),
        "version": str(world.new_id()),
        "type": body.get("type", int(CommandKind.SLASH)),
        "description": body.get("description", ""),
        "default_member_permissions": None if rights is None else str(rights),
    }
    return body | {"guild_id": str(guild_id)} if guild_id else body


def without_localizations(item: Json) -> Json:
    """Return a command, option or choice as it is listed without translations."""
    plain = {key: value for key, value in item.items() if not key.endswith("_localizations")}
    for key in ("options", "choices"):
        if key in item:
            plain[key] = [without_localizations(inner) for inner in objects(item, key)]
    return plain
