"""Operations of `/control` that change servers, channels, roles and the application."""

from bot.fake_discord.control.finding import Finder
from bot.fake_discord.control.operation import Asked, Operation
from bot.fake_discord.world import payloads
from bot.fake_discord.world.intents import ALWAYS, PRIVILEGED
from bot.fake_discord.world.jsontypes import Json
from bot.fake_discord.world.model import THREADS, ChannelKind
from bot.fake_discord.world.names import named
from bot.fake_discord.world.permissions import NONE, permission
from bot.fake_discord.world.world import World

_CHANNELS = [kind for kind in ChannelKind if kind not in {ChannelKind.PRIVATE, *THREADS}]
"""The kinds of channels that can be added."""


class WorldControl:
    """Servers, channels, roles and the application."""

    def __init__(self, world: World, find: Finder) -> None:
        self._world = world
        self._find = find

    def operations(self) -> list[Operation]:
        """Build the operations."""
        settings = "intents shards entry_point private_channels within answer_within"
        guild, channel = "/control/guilds/{guild}", "/control/channels/{channel}"
        world, find = self._world, self._find
        return [
            Operation("POST", "/control/application", self._set_application, "", settings),
            Operation("POST", "/control/guilds", self._add_guild, "name", "channels"),
            Operation("POST", f"{guild}/remove", lambda asked: world.remove_bot(find.guild(asked.path["guild"]))),
            Operation("POST", f"{guild}/invite", lambda asked: world.invite_bot(find.guild(asked.path["guild"]))),
            Operation("POST", "/control/channels", self._add_channel, "name", "type guild parent"),
            Operation("DELETE", channel, lambda asked: world.remove_channel(find.channel(asked.path["channel"]))),
            Operation("POST", f"{channel}/permissions", self._permit, "", "deny allow hide"),
            Operation("POST", "/control/roles", self._add_role, "name", "permissions mentionable guild"),
            Operation(
                "DELETE", "/control/roles/{role}", lambda asked: world.remove_role(find.role(asked.path["role"]))
            ),
        ]

    def _set_application(self, asked: Asked) -> Json:
        """Enable exactly these privileged intents; set the shards, limits, and who answers the entry point command."""
        world, body = self._world, asked.body
        if "intents" in body:
            intents = [named("privileged intent", name, PRIVILEGED) for name in body["intents"]]
            world.privileged_intents = int(sum(intents, start=ALWAYS))
        if "private_channels" in body:
            world.limit_private_channels(body["private_channels"], body.get("within", 600.0))
        if "entry_point" in body:
            world.add_entry_point(handler=body["entry_point"])
        world.shards = body.get("shards", world.shards)
        world.answer_within = body.get("answer_within", world.answer_within)
        return {"intents": [intent.name for intent in PRIVILEGED if intent & world.privileged_intents]}

    def _add_guild(self, asked: Asked) -> Json:
        guild = self._world.add_guild(asked.body["name"], *asked.body.get("channels", ["general"]))
        return payloads.guild(self._world, guild)

    def _add_channel(self, asked: Asked) -> Json:
        body = asked.body
        kind = named("type of channel", body.get("type", ChannelKind.TEXT), _CHANNELS)
        parent = self._find.channel(body["parent"]) if "parent" in body else None
        guild = self._find.guild(body.get("guild"))
        return payloads.channel(self._world, self._world.add_channel(body["name"], kind, guild=guild, parent=parent))

    def _permit(self, asked: Asked) -> Json:
        """Deny the bot permissions in a channel or allow them again, or hide the channel from people."""
        channel, body = self._find.channel(asked.path["channel"]), asked.body
        denied, allowed = (map(permission, body.get(key, [])) for key in ("deny", "allow"))
        hidden = [self._find.member(name) for name in body.get("hide", [])]
        self._world.deny(channel, *denied)
        self._world.allow(channel, *allowed)
        for member in hidden:
            self._world.hide(channel, member)
        return payloads.channel(self._world, channel)

    def _add_role(self, asked: Asked) -> Json:
        body = asked.body
        rights = sum(map(permission, body.get("permissions", [])), start=NONE)
        guild, mentionable = self._find.guild(body.get("guild")), body.get("mentionable", False)
        return payloads.role(self._world.add_role(body["name"], rights, mentionable=mentionable, guild=guild))
