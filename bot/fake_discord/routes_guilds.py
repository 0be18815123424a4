"""Routes for guilds: their channels, roles and members."""

from bot.fake_discord import payloads
from bot.fake_discord.errors import unknown
from bot.fake_discord.model import ChannelKind, Guild, Person
from bot.fake_discord.rest import Call, Reply, Route
from bot.fake_discord.world import World

_GUILD = "/guilds/{guild_id}"


class GuildRoutes:
    """The routes for guilds."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        """Build the routes."""
        return [
            Route("GET", "/users/@me/guilds", self.guilds, scope="guilds"),
            Route("GET", _GUILD, self.guild),
            Route("GET", f"{_GUILD}/roles", self.roles),
            Route("GET", f"{_GUILD}/channels", self.channels),
            Route("GET", _GUILD + "/members/{user_id}", self.member),
        ]

    def _guild(self, call: Call) -> Guild:
        guild = self._world.guilds.get(call.id("guild_id"))
        if guild is None or not guild.present:
            raise unknown("Guild")
        return guild

    def guild(self, call: Call) -> Reply:
        """Return a guild."""
        return Reply(payloads.guild(self._world, self._guild(call)))

    def guilds(self, call: Call) -> Reply:
        """Return the guilds that the bot or a token's owner is in, optionally only those after an id."""
        after = int(call.query.get("after", "0"))
        who = call.authorization.person if call.authorization else self._world.bot
        found = [guild for guild in self._world.guilds.values() if guild.id > after and _is_in(who, guild)]
        return Reply([payloads.known_guild(self._world, guild, who) for guild in found])

    def channels(self, call: Call) -> Reply:
        """Return a guild's channels, without threads."""
        guild = self._guild(call)
        places = [channel for channel in self._world.channels.values() if channel.kind is ChannelKind.TEXT]
        own = [channel for channel in places if self._world.guild_of(channel) is guild]
        return Reply([payloads.channel(self._world, channel) for channel in own])

    def roles(self, call: Call) -> Reply:
        """Return a guild's roles."""
        return Reply(payloads.roles(self._world, self._guild(call)))

    def member(self, call: Call) -> Reply:
        """Return a member of a guild."""
        guild = self._guild(call)
        person = self._world.user(call.id("user_id"))
        if person is None or not (person.bot or person.id in guild.members):
            raise unknown("Member")
        return Reply(payloads.member(person))


def _is_in(who: Person, guild: Guild) -> bool:
    return guild.present if who.bot else who.id in guild.members
