"""Routes for reactions to messages and for pinned messages."""

from urllib.parse import unquote

from bot.fake_discord.http.call import Call, Result, Route
from bot.fake_discord.routes.access import Routes
from bot.fake_discord.rules.errors import ApiError, too_many_pins
from bot.fake_discord.world import payloads
from bot.fake_discord.world.model import Channel, Message
from bot.fake_discord.world.permissions import Permission

PINS = 250
"""The most pinned messages of a channel."""
_CHANNEL = "/channels/{channel_id}"
_REACTIONS = _CHANNEL + "/messages/{message_id}/reactions"
_EMOJI = _REACTIONS + "/{emoji_name}"


class ReactionRoutes(Routes):
    """The routes for reactions and pins."""

    def routes(self) -> list[Route]:
        """Build the routes."""
        routes = [
            Route("PUT", f"{_EMOJI}/@me", self.react),
            Route("DELETE", f"{_EMOJI}/@me", self.take_back),
            Route("DELETE", _EMOJI + "/{user_id}", self.take_back),
            Route("GET", _EMOJI, self.people),
            Route("DELETE", _EMOJI, self.clear),
            Route("DELETE", _REACTIONS, self.clear),
            Route("GET", f"{_CHANNEL}/messages/pins", self.pins),
            Route("GET", f"{_CHANNEL}/pins", self.pinned_messages),
        ]
        for path in (_CHANNEL + "/pins/{message_id}", _CHANNEL + "/messages/pins/{message_id}"):
            routes += [
                Route("PUT", path, self.pin),
                Route("DELETE", path, lambda call: self._messages.unpin(self._to_pin(call))),
            ]
        return routes

    # -- reactions ----------------------------------------------------------------------------------------------------

    def _message(self, call: Call, *needed: Permission) -> Message:
        channel = self._access.channel(call, Permission.READ_MESSAGE_HISTORY, *needed)
        return self._access.message(call, channel)

    @staticmethod
    def _emoji(call: Call) -> str:
        emoji = unquote(call.params["emoji_name"])
        name, colon, emoji_id = emoji.partition(":")
        if not name or name.isascii() != bool(colon) or (colon and not emoji_id.isdecimal()):
            raise ApiError(400, 10014, "Unknown Emoji")
        return emoji

    def react(self, call: Call) -> Result:
        """Add the bot's reaction; a new emoji needs a permission."""
        message, emoji = self._message(call), self._emoji(call)
        if emoji not in message.reactions:
            self._access.need(self._world.channels[message.channel_id], Permission.ADD_REACTIONS)
        self._messages.react(message, self._world.bot, emoji)

    def take_back(self, call: Call) -> Result:
        """Remove the bot's reaction, or another person's, which needs the permission to manage messages."""
        person = self._access.person(call)
        own = person is self._world.bot
        message = self._message(call, *([] if own else [Permission.MANAGE_MESSAGES]))
        self._messages.take_reaction_back(message, person, self._emoji(call))

    def people(self, call: Call) -> Result:
        """List who reacted with an emoji."""
        people = self._message(call).reactions.get(self._emoji(call), [])
        return [payloads.user(person) for person in people]

    def clear(self, call: Call) -> Result:
        """Remove all reactions, or all with one emoji."""
        message = self._message(call, Permission.MANAGE_MESSAGES)
        emojis = [self._emoji(call)] if "emoji_name" in call.params else list(message.reactions)
        for emoji in emojis:
            for person in list(message.reactions.get(emoji, ())):
                self._messages.take_reaction_back(message, person, emoji)

    # -- pins ---------------------------------------------------------------------------------------------------------

    @staticmethod
    def _pinned(channel: Channel) -> list[Message]:
        found = [message for message in channel.messages.values() if message.pinned is not None]
        return sorted(found, key=lambda message: message.pinned or 0.0, reverse=True)

    def pins(self, call: Call) -> Result:
        """List the pinned messages with their times, latest first."""
        items = [
            {"pinned_at": payloads.moment(message.pinned or 0.0), "message": payloads.message(self._world, message)}
            for message in self._pinned(self._access.channel(call))
        ]
        return {"items": items, "has_more": False}

    def pinned_messages(self, call: Call) -> Result:
        """List the pinned messages, latest first."""
        found = self._pinned(self._access.channel(call))
        return [payloads.message(self._world, message) for message in found]

    def pin(self, call: Call) -> Result:
        """Pin a message, which a message in the channel announces."""
        message = self._to_pin(call)
        if message.pinned is None:
            if len(self._pinned(self._world.channels[message.channel_id])) >= PINS:
                raise too_many_pins()
            self._messages.pin(message, self._world.bot)

    def _to_pin(self, call: Call) -> Message:
        channel = self._access.channel(call)
        if channel.recipient is None:
            self._access.need(channel, Permission.PIN_MESSAGES)
        return self._access.message(call, channel)
