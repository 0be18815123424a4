"""Routes for channels, threads and messages, with the bot's permissions."""

from bot.fake_discord import payloads
from bot.fake_discord.errors import (
    Problem,
    invalid_form,
    missing_access,
    missing_permissions,
    private_message_refused,
    thread_locked,
    unknown,
)
from bot.fake_discord.messages import Messages
from bot.fake_discord.model import Channel, ChannelKind, Message, MessageFlag
from bot.fake_discord.permissions import Permission
from bot.fake_discord.rest import Call, Reply, Route
from bot.fake_discord.world import World

_CHANNEL = "/channels/{channel_id}"
_MESSAGES = _CHANNEL + "/messages"
_MESSAGE = _MESSAGES + "/{message_id}"


class ChannelRoutes:
    """The routes for channels and messages."""

    def __init__(self, world: World, messages: Messages) -> None:
        self._world = world
        self._messages = messages

    def routes(self) -> list[Route]:
        """Build the routes."""
        return [
            Route("GET", _CHANNEL, self.channel),
            Route("PATCH", _CHANNEL, self.edit_channel),
            Route("DELETE", _CHANNEL, self.delete_channel),
            Route("POST", f"{_CHANNEL}/typing", self.typing),
            Route("GET", _MESSAGES, self.history),
            Route("POST", _MESSAGES, self.create),
            Route("GET", _MESSAGE, self.message),
            Route("PATCH", _MESSAGE, self.edit),
            Route("DELETE", _MESSAGE, self.delete),
            Route("POST", f"{_CHANNEL}/threads", self.thread),
            Route("POST", f"{_MESSAGE}/threads", self.thread_from_message),
            Route("POST", "/users/@me/channels", self.private_channel),
        ]

    # -- finding ------------------------------------------------------------------------------------------------------

    def _channel(self, call: Call, *needed: Permission) -> Channel:
        channel = self._world.channels.get(call.id("channel_id"))
        if channel is None:
            raise unknown("Channel")
        self._need(channel, *needed)
        return channel

    def _need(self, channel: Channel, *needed: Permission) -> None:
        rights = self._world.permissions(self._world.bot, channel)
        if Permission.VIEW_CHANNEL not in rights:
            raise missing_access()
        if any(bit not in rights for bit in needed):
            raise missing_permissions()

    def _message(self, call: Call, channel: Channel) -> Message:
        message = channel.messages.get(call.id("message_id"))
        if message is None or message.ephemeral:
            raise unknown("Message")
        return message

    # -- messages -----------------------------------------------------------------------------------------------------

    def create(self, call: Call) -> Reply:
        """Send a message, or return the earlier one with the same nonce."""
        channel = self._channel(call)
        form = call.form
        thread = channel.kind is ChannelKind.THREAD
        needed = [Permission.SEND_MESSAGES_IN_THREADS if thread else Permission.SEND_MESSAGES]
        needed += [Permission.ATTACH_FILES] if call.uploads else []
        needed += [Permission.EMBED_LINKS] if form.get("embeds") else []
        needed += [Permission.READ_MESSAGE_HISTORY] if form.get("message_reference") else []
        self._need(channel, *needed)
        if channel.recipient and (refusal := self._world.dm_refusal(channel.recipient)):
            raise private_message_refused(refusal.code)
        if channel.locked and Permission.MANAGE_THREADS not in self._world.permissions(self._world.bot, channel):
            raise thread_locked()
        nonce = form.get("nonce")
        if form.get("enforce_nonce") and nonce is not None:
            same = self._messages.same_nonce(self._world.bot, nonce)
            if same is not None:
                return Reply(payloads.message(self._world, same, with_nonce=True))
        message = self._messages.create(channel, form, call.uploads, author=self._world.bot)
        return Reply(payloads.message(self._world, message, with_nonce=True))

    def history(self, call: Call) -> Reply:
        """List messages, newest first: `limit` of 1 to 100, `before`, `after` or `around` an id."""
        channel = self._channel(call)
        limit = int(call.query.get("limit", "50"))
        if not 1 <= limit <= 100:
            raise invalid_form(Problem(("limit",), "NUMBER_TYPE_RANGE", "Must be between 1 and 100."))
        if Permission.READ_MESSAGE_HISTORY not in self._world.permissions(self._world.bot, channel):
            return Reply([])
        found = list(channel.history())
        if "before" in call.query:
            found = [message for message in found if message.id < int(call.query["before"])]
        elif "after" in call.query:
            found = [message for message in found if message.id > int(call.query["after"])][-limit:]
        elif "around" in call.query:
            centre = int(call.query["around"])
            nearest = sorted(found, key=lambda message: abs(message.id - centre))[:limit]
            found = sorted(nearest, key=lambda message: -message.id)
        return Reply([payloads.message(self._world, message) for message in found[:limit]])

    def message(self, call: Call) -> Reply:
        """Return a message that is not ephemeral."""
        channel = self._channel(call, Permission.READ_MESSAGE_HISTORY)
        return Reply(payloads.message(self._world, self._message(call, channel)))

    def edit(self, call: Call) -> Reply:
        """Edit one of the bot's messages."""
        channel = self._channel(call)
        message = self._message(call, channel)
        if call.uploads:
            self._need(channel, Permission.ATTACH_FILES)
        self._messages.edit(message, call.form, call.uploads, editor=self._world.bot)
        return Reply(payloads.message(self._world, message))

    def delete(self, call: Call) -> Reply:
        """Delete a message; those of others require a permission."""
        channel = self._channel(call)
        message = self._message(call, channel)
        if message.author is not self._world.bot:
            self._need(channel, Permission.MANAGE_MESSAGES)
        self._messages.delete(message)
        return Reply()

    # -- channels -----------------------------------------------------------------------------------------------------

    def channel(self, call: Call) -> Reply:
        """Return a channel."""
        return Reply(payloads.channel(self._world, self._channel(call)))

    def typing(self, call: Call) -> Reply:
        """Accept a typing indicator and ignore it."""
        self._channel(call, Permission.SEND_MESSAGES)
        return Reply()

    def edit_channel(self, call: Call) -> Reply:
        """Rename a channel; archive, lock or rename a thread.

        Only to open an archived thread that is not locked, it is enough to write there; its creator has no more rights.
        """
        channel = self._channel(call)
        thread = channel.kind is ChannelKind.THREAD
        if thread and call.form == {"archived": False} and not channel.locked:
            self._need(channel, Permission.SEND_MESSAGES_IN_THREADS)
        else:
            self._need(channel, Permission.MANAGE_THREADS if thread else Permission.MANAGE_CHANNELS)
        channel.name = call.form.get("name") or channel.name
        if thread:
            channel.archived = call.form.get("archived", channel.archived)
            channel.locked = call.form.get("locked", channel.locked)
            channel.archive_minutes = call.form.get("auto_archive_duration", channel.archive_minutes)
            channel.archive_changed = self._world.clock.now()
        self._world.tell("channel_update", channel)
        return Reply(payloads.channel(self._world, channel))

    def delete_channel(self, call: Call) -> Reply:
        """Delete a channel or thread, which requires the permission to manage it."""
        channel = self._channel(call)
        thread = channel.kind is ChannelKind.THREAD
        self._need(channel, Permission.MANAGE_THREADS if thread else Permission.MANAGE_CHANNELS)
        body = payloads.channel(self._world, channel)
        self._world.remove_channel(channel)
        return Reply(body)

    def thread(self, call: Call) -> Reply:
        """Open a public thread that does not belong to a message."""
        return self._open_thread(call, self._channel(call, Permission.CREATE_PUBLIC_THREADS), None)

    def thread_from_message(self, call: Call) -> Reply:
        """Open a public thread that belongs to a message and has its id."""
        channel = self._channel(call, Permission.CREATE_PUBLIC_THREADS)
        message = self._message(call, channel)
        reply = self._open_thread(call, channel, message.id)
        message.flags |= MessageFlag.HAS_THREAD
        self._world.tell("message_update", message)
        return reply

    def _open_thread(self, call: Call, parent: Channel, thread_id: int | None) -> Reply:
        if thread_id in self._world.channels or parent.kind is not ChannelKind.TEXT:
            problem = Problem(("channel_id",), "THREAD_ALREADY_CREATED", "A thread has already been created here.")
            raise invalid_form(problem)
        thread = self._world.add_thread(parent, call.form["name"], thread_id=thread_id)
        thread.archive_minutes = call.form.get("auto_archive_duration") or thread.archive_minutes
        body = payloads.channel(self._world, thread)
        return Reply(body | {"member": payloads.thread_member(self._world, thread)}, status=201)

    def private_channel(self, call: Call) -> Reply:
        """Return the private conversation with a person."""
        person = self._world.people.get(int(call.form.get("recipient_id") or 0))
        if person is None:
            raise unknown("User")
        if (refusal := self._world.dm_refusal(person)) and refusal.at == "open":
            raise private_message_refused(refusal.code)
        return Reply(payloads.channel(self._world, self._world.private_channel(person)))
