"""Finds the channels, messages and guilds that requests name, and checks the bot's permissions."""

from bot.fake_discord.http.call import Call
from bot.fake_discord.messaging.messages import Messages
from bot.fake_discord.rules.errors import found, missing_access, missing_permissions, unknown
from bot.fake_discord.world.model import Channel, Guild, Message, Person
from bot.fake_discord.world.permissions import Permission
from bot.fake_discord.world.world import World


class Access:
    """Finds what a request's path names. Methods raise `ApiError` as Discord does."""

    def __init__(self, world: World) -> None:
        self._world = world

    def channel(self, call: Call, *needed: Permission) -> Channel:
        """Return the channel, in which the bot needs these permissions."""
        channel = found(self._world.channels.get(call.id("channel_id")), "Channel")
        self.need(channel, *needed)
        return channel

    def need(self, channel: Channel, *needed: Permission) -> None:
        """Check that the bot sees the channel and has these permissions in it."""
        rights = self._world.permissions(self._world.bot, channel)
        if Permission.VIEW_CHANNEL not in rights:
            raise missing_access()
        if any(bit not in rights for bit in needed):
            raise missing_permissions()

    def message(self, call: Call, channel: Channel) -> Message:
        """Return a message of the channel that is not ephemeral."""
        message = channel.messages.get(call.id("message_id"))
        if message is None or message.ephemeral:
            raise unknown("Message")
        return message

    def person(self, call: Call) -> Person:
        """Return the person that the path names, or else who asks: the owner of an access token, or the bot."""
        if "user_id" in call.params:
            return found(self._world.user(call.id("user_id")), "User")
        return call.authorization.person if call.authorization else self._world.bot

    def own_application(self, call: Call) -> None:
        """Check that the path names the bot's own application."""
        if call.id("application_id") != self._world.bot.id:
            raise unknown("Application")

    def guild(self, call: Call, *needed: Permission) -> Guild:
        """Return the guild, in which the bot needs these permissions by its roles."""
        guild = self._world.guilds.get(call.id("guild_id"))
        if guild is None or not guild.present:
            raise unknown("Guild")
        rights = self._world.guild_permissions(self._world.bot, guild)
        if any(bit not in rights and Permission.ADMINISTRATOR not in rights for bit in needed):
            raise missing_permissions()
        return guild


class Routes:
    """A group of routes, with what their handlers share; they raise `ApiError` for what Discord refuses."""

    def __init__(self, world: World, messages: Messages) -> None:
        self._world = world
        self._messages = messages
        self._access = Access(world)
