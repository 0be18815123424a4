"""Routes for guilds: their channels, roles, members and invitations."""

from functools import partial

from bot.fake_discord.http.call import Call, Reply, Result, Route
from bot.fake_discord.routes.access import Routes
from bot.fake_discord.routes.channel_form import change_channel
from bot.fake_discord.rules.errors import found, missing_access, missing_permissions, unknown
from bot.fake_discord.world import application_payloads, payloads
from bot.fake_discord.world.intents import Intent
from bot.fake_discord.world.model import ChannelKind, Guild, Invite, Person
from bot.fake_discord.world.permissions import Permission

_GUILD = "/guilds/{guild_id}"
_MEMBER = _GUILD + "/members/{user_id}"


class GuildRoutes(Routes):
    """The routes for guilds."""

    def routes(self) -> list[Route]:
        """Build the routes."""
        world, access = self._world, self._access
        return [
            Route("GET", "/users/@me/guilds", self.guilds, scope="guilds"),
            Route("GET", _GUILD, lambda call: payloads.guild(world, access.guild(call))),
            Route("GET", f"{_GUILD}/roles", lambda call: payloads.roles(world, access.guild(call))),
            Route("GET", f"{_GUILD}/channels", self.channels),
            Route("DELETE", "/users/@me/guilds/{guild_id}", lambda call: world.remove_bot(access.guild(call))),
            Route("POST", f"{_GUILD}/channels", self.add_channel),
            Route("GET", f"{_GUILD}/threads/active", self.threads),
            Route("GET", f"{_GUILD}/members", self.members),
            Route("GET", f"{_GUILD}/members/search", self.search),
            Route("GET", _MEMBER, self.member),
            Route("DELETE", _MEMBER, self.kick),
            Route("PUT", _MEMBER + "/roles/{role_id}", partial(self.set_role, held=True)),
            Route("DELETE", _MEMBER + "/roles/{role_id}", partial(self.set_role, held=False)),
            Route("GET", f"{_GUILD}/invites", self.invites),
            Route("GET", "/channels/{channel_id}/invites", self.invites),
            Route("POST", "/channels/{channel_id}/invites", self.add_invite),
            Route("GET", "/invites/{code}", lambda call: application_payloads.invite(world, self._invite(call))),
            Route("DELETE", "/invites/{code}", self.delete_invite),
        ]

    def guilds(self, call: Call) -> Result:
        """Return the guilds that the bot or a token's owner is in, optionally only those after an id."""
        after, who = int(call.query.get("after", "0")), self._access.person(call)
        found = [
            guild for guild in self._world.guilds.values() if guild.id > after and self._world.is_member(who, guild)
        ]
        return [payloads.known_guild(self._world, guild, who) for guild in found]

    # -- channels -----------------------------------------------------------------------------------------------------

    def channels(self, call: Call) -> Result:
        """Return a guild's channels, without threads."""
        own = [item for item in self._world.channels_of(self._access.guild(call)) if not item.is_thread]
        return [payloads.channel(self._world, channel) for channel in own]

    def add_channel(self, call: Call) -> Result:
        """Create a channel of any kind."""
        guild = self._access.guild(call, Permission.MANAGE_CHANNELS)
        kind = ChannelKind(call.form.get("type") or ChannelKind.TEXT)
        parent = self._world.channels.get(int(call.form.get("parent_id") or 0))
        channel = self._world.add_channel(call.form["name"], kind, guild=guild, parent=parent)
        change_channel(channel, call.form)
        self._world.tell("channel_update", channel)
        return Reply(payloads.channel(self._world, channel), status=201)

    def threads(self, call: Call) -> Result:
        """Return the threads of a guild that are not archived, and the bot's memberships in them."""
        world = self._world
        own = world.channels_of(self._access.guild(call))
        active = [channel for channel in own if channel.is_thread and not channel.archived]
        joined = [thread for thread in active if world.bot.id in thread.thread_members]
        return {
            "threads": [payloads.channel(world, thread) for thread in active],
            "members": [payloads.thread_member(world, thread) for thread in joined],
            "has_more": False,
        }

    # -- roles and members --------------------------------------------------------------------------------------------

    def member(self, call: Call) -> Result:
        """Return a member of a guild."""
        guild = self._access.guild(call)
        return payloads.member(self._world, guild, self._member(call, guild))

    def _member(self, call: Call, guild: Guild) -> Person:
        person = self._world.user(call.id("user_id"))
        if person is None or not self._world.is_member(person, guild):
            raise unknown("Member")
        return person

    def members(self, call: Call) -> Result:
        """List the members of a guild in the order of their ids; only apps with the members intent may."""
        guild = self._access.guild(call)
        if not self._world.privileged_intents & Intent.GUILD_MEMBERS:
            raise missing_access()
        after = int(call.query.get("after", "0"))
        found = sorted((p for p in self._world.members_of(guild) if p.id > after), key=lambda person: person.id)
        limit = int(call.query.get("limit", "1"))
        return [payloads.member(self._world, guild, person) for person in found[:limit]]

    def search(self, call: Call) -> Result:
        """List the members whose name begins with a text."""
        guild, start = self._access.guild(call), call.query.get("query", "").lower()
        found = [person for person in self._world.members_of(guild) if person.name.lower().startswith(start)]
        limit = int(call.query.get("limit", "1"))
        return [payloads.member(self._world, guild, person) for person in found[:limit]]

    def kick(self, call: Call) -> Result:
        """Remove a member from a guild."""
        guild = self._access.guild(call, Permission.KICK_MEMBERS)
        person = self._member(call, guild)
        if person is self._world.owner:
            raise missing_permissions()
        self._world.remove_member(guild, person)

    def set_role(self, call: Call, *, held: bool) -> Result:
        """Give a role to a member, or take it away."""
        guild = self._access.guild(call, Permission.MANAGE_ROLES)
        role = self._world.roles.get(call.id("role_id"))
        if role is None or self._world.guild_of_role(role) is not guild:
            raise unknown("Role")
        self._world.set_role(self._member(call, guild), role, held=held)

    # -- invitations --------------------------------------------------------------------------------------------------

    def add_invite(self, call: Call) -> Result:
        """Add an invitation to the guild of a channel."""
        channel = self._access.channel(call, Permission.CREATE_INSTANT_INVITE)
        lifetime, most = call.form.get("max_age"), call.form.get("max_uses")
        lifetime = 86_400 if lifetime is None else lifetime
        invite = self._world.add_invite(channel, self._world.bot, lifetime=lifetime, most_uses=most or 0)
        return application_payloads.invite(self._world, invite)

    def _invite(self, call: Call) -> Invite:
        return found(self._world.invite(call.params["code"]), "Invite")

    def delete_invite(self, call: Call) -> Result:
        """Delete an invitation."""
        invite = self._invite(call)
        self._access.need(self._world.channels[invite.channel_id], Permission.MANAGE_CHANNELS)
        del self._world.invites[invite.code]
        return application_payloads.invite(self._world, invite)

    def invites(self, call: Call) -> Result:
        """List the invitations of a guild or of a channel."""
        if "guild_id" in call.params:
            guild = self._access.guild(call, Permission.MANAGE_GUILD)
            listed = [invite for invite in self._world.invites.values() if invite.guild is guild]
        else:
            channel = self._access.channel(call, Permission.MANAGE_CHANNELS)
            listed = [invite for invite in self._world.invites.values() if invite.channel_id == channel.id]
        valid = [invite for invite in listed if self._world.invite(invite.code)]
        return [application_payloads.invite(self._world, invite) for invite in valid]
