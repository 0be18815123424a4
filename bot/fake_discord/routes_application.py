"""Routes about the bot itself: its user, application, commands, emojis and guilds."""

import base64
import binascii
import re
from typing import Any

from bot.fake_discord import payloads
from bot.fake_discord.command_limits import command_problems
from bot.fake_discord.errors import ApiError, Problem, entry_point_removed, invalid_form, unknown
from bot.fake_discord.model import ChannelKind, Emoji, Guild, Person
from bot.fake_discord.rest import Call, Reply, Route
from bot.fake_discord.world import World

ENTRY_POINT = 4
"""The type of the command that launches an app's activity."""
EMOJI_BYTES = 256 * 1024
_IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)
_APPLICATION = "/applications/{application_id}"


class ApplicationRoutes:
    """The routes about the bot."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        """Build the routes."""
        emoji = _APPLICATION + "/emojis/{emoji_id}"
        routes = [
            Route("GET", "/gateway", self.gateway, open=True),
            Route("GET", "/gateway/bot", self.gateway_for_bots),
            Route("GET", "/users/@me", self.me, scope="identify"),
            Route("GET", "/users/{user_id}", self.user),
            Route("GET", "/oauth2/applications/@me", self.application),
            Route("GET", "/applications/@me", self.application),
            Route("GET", "/guilds/{guild_id}", self.guild),
            Route("GET", "/guilds/{guild_id}/roles", self.roles),
            Route("GET", "/guilds/{guild_id}/channels", self.channels),
            Route("GET", "/users/@me/guilds", self.guilds, scope="guilds"),
            Route("GET", "/guilds/{guild_id}/members/{user_id}", self.member),
            Route("GET", _APPLICATION + "/emojis", self.emojis),
            Route("POST", _APPLICATION + "/emojis", self.add_emoji),
            Route("GET", emoji, self.emoji),
            Route("DELETE", emoji, self.delete_emoji),
            Route("GET", _APPLICATION + "/activity-instances/{instance_id}", self.activity),
        ]
        for place in (_APPLICATION, _APPLICATION + "/guilds/{guild_id}"):
            routes += [
                Route("GET", f"{place}/commands", self.commands),
                Route("PUT", f"{place}/commands", self.set_commands),
                Route("DELETE", place + "/commands/{command_id}", self.delete_command),
            ]
        return routes

    # -- who is who ---------------------------------------------------------------------------------------------------

    def gateway(self, _: Call) -> Reply:
        """Return the URL of the gateway."""
        return Reply({"url": self._world.gateway_url})

    def gateway_for_bots(self, _: Call) -> Reply:
        """Return the URL of the gateway and the number of shards it recommends."""
        starts = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
        return Reply({"url": self._world.gateway_url, "shards": self._world.shards, "session_start_limit": starts})

    def me(self, call: Call) -> Reply:
        """Return the bot's own user, or the owner of an access token."""
        if call.authorization:
            return Reply(payloads.own_user(call.authorization.person))
        return Reply(payloads.own_user(self._world.bot))

    def user(self, call: Call) -> Reply:
        """Return a user."""
        person = self._world.user(call.id("user_id"))
        if person is None:
            raise unknown("User")
        return Reply(payloads.user(person))

    def application(self, _: Call) -> Reply:
        """Return the bot's application."""
        return Reply(payloads.application(self._world))

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
        return Reply(
            [payloads.channel(self._world, channel) for channel in places if self._world.guild_of(channel) is guild]
        )

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

    # -- commands -----------------------------------------------------------------------------------------------------

    def _place(self, call: Call) -> int | None:
        if call.id("application_id") != self._world.bot.id:
            raise unknown("Application")
        if "guild_id" not in call.params:
            return None
        return self._guild(call).id

    def commands(self, call: Call) -> Reply:
        """List the global commands or those of a guild, with translations only on request."""
        commands = self._world.commands.get(self._place(call), [])
        whole = call.query.get("with_localizations", "").lower() in {"true", "1"}
        return Reply(commands if whole else [payloads.without_localizations(command) for command in commands])

    def set_commands(self, call: Call) -> Reply:
        """Replace all global commands or those of a guild. Commands with an unchanged name keep their id."""
        place = self._place(call)
        sent: Any = call.body or []
        if problems := command_problems(sent):
            raise invalid_form(*problems)
        kept = {command.get("id") for command in sent} | {
            (command.get("type"), command.get("name")) for command in sent
        }
        for old in self._world.commands.get(place, []):
            if old["type"] == ENTRY_POINT and not kept & {old["id"], (old["type"], old["name"])}:
                raise entry_point_removed()
        ids = {(old["type"], old["name"]): int(old["id"]) for old in self._world.commands.get(place, [])}
        self._world.commands[place] = [
            payloads.command(
                self._world,
                command,
                ids.get((command.get("type") or 1, command["name"])) or self._world.new_id(),
                place,
            )
            for command in sent
        ]
        self._world.tell("commands")
        return Reply(self._world.commands[place])

    def delete_command(self, call: Call) -> Reply:
        """Delete one command."""
        commands = self._world.commands.get(self._place(call), [])
        match = next((command for command in commands if command["id"] == call.params["command_id"]), None)
        if match is None:
            raise unknown("Application Command")
        commands.remove(match)
        self._world.tell("commands")
        return Reply()

    # -- activities ---------------------------------------------------------------------------------------------------

    def activity(self, call: Call) -> Reply:
        """Return a running instance of the app's Activity."""
        self._place(call)
        running = self._world.activities.get(call.params["instance_id"])
        if running is None:
            raise ApiError(404, 0, "404: Not Found")
        return Reply(payloads.activity(self._world, running))

    # -- emojis -------------------------------------------------------------------------------------------------------

    def emojis(self, call: Call) -> Reply:
        """List the application's emojis."""
        self._place(call)
        return Reply({"items": [payloads.emoji(item, self._world) for item in self._world.emojis.values()]})

    def add_emoji(self, call: Call) -> Reply:
        """Add an emoji from a data URI of at most 256 KiB."""
        self._place(call)
        name: str = call.form["name"]
        taken = any(item.name == name for item in self._world.emojis.values())
        if taken or not re.fullmatch(r"\w{2,32}", name, re.ASCII):
            raise invalid_form(Problem(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", f"{name!r} cannot be used."))
        match = _IMAGE.fullmatch(call.form["image"])
        try:
            content = base64.b64decode(match[2], validate=True) if match else b""
        except binascii.Error:
            content = b""
        if match is None or not 0 < len(content) <= EMOJI_BYTES:
            raise invalid_form(
                Problem(("image",), "IMAGE_INVALID", f"An image of at most {EMOJI_BYTES} bytes, please.")
            )
        item = Emoji(self._world.new_id(), name, content, match[1])
        self._world.emojis[item.id] = item
        return Reply(payloads.emoji(item, self._world), status=201)

    def _emoji(self, call: Call) -> Emoji:
        self._place(call)
        item = self._world.emojis.get(call.id("emoji_id"))
        if item is None:
            raise unknown("Emoji")
        return item

    def emoji(self, call: Call) -> Reply:
        """Return one emoji."""
        return Reply(payloads.emoji(self._emoji(call), self._world))

    def delete_emoji(self, call: Call) -> Reply:
        """Delete one emoji."""
        del self._world.emojis[self._emoji(call).id]
        return Reply()


def _is_in(who: Person, guild: Guild) -> bool:
    return guild.present if who.bot else who.id in guild.members
