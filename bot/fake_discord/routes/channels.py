"""Routes for channels, threads and messages, with the bot's permissions."""

from bot.fake_discord.http.call import Call, Reply, Result, Route
from bot.fake_discord.routes.access import Routes
from bot.fake_discord.routes.channel_form import change_channel, overwrites_of
from bot.fake_discord.rules.errors import (
    Problem,
    invalid_form,
    no_text_channel,
    private_message_refused,
    thread_locked,
    unknown,
)
from bot.fake_discord.world import payloads
from bot.fake_discord.world.jsontypes import inside
from bot.fake_discord.world.model import WITHOUT_MESSAGES, Channel, ChannelKind, MessageFlag
from bot.fake_discord.world.permissions import Permission

_CHANNEL = "/channels/{channel_id}"
_MESSAGES = _CHANNEL + "/messages"
_MESSAGE = _MESSAGES + "/{message_id}"
_OVERWRITE = _CHANNEL + "/permissions/{overwrite_id}"
OPENING_TOO_FAST = 40003


class ChannelRoutes(Routes):
    """The routes for channels and messages."""

    def routes(self) -> list[Route]:
        """Build the routes."""
        return [
            Route("GET", _CHANNEL, lambda call: payloads.channel(self._world, self._access.channel(call))),
            Route("PATCH", _CHANNEL, self.edit_channel),
            Route("DELETE", _CHANNEL, self.delete_channel),
            Route("POST", f"{_CHANNEL}/typing", self.typing),
            Route("GET", _MESSAGES, self.history),
            Route("POST", _MESSAGES, self.create),
            Route("GET", _MESSAGE, self.message),
            Route("PATCH", _MESSAGE, self.edit),
            Route("DELETE", _MESSAGE, self.delete),
            Route("PUT", _OVERWRITE, self.set_permissions),
            Route("DELETE", _OVERWRITE, self.delete_permissions),
            Route("POST", f"{_CHANNEL}/threads", self.thread),
            Route("GET", f"{_CHANNEL}/thread-members", self.thread_members),
            Route("PUT", f"{_CHANNEL}/thread-members/@me", self.join_thread),
            Route("DELETE", f"{_CHANNEL}/thread-members/@me", self.leave_thread),
            Route("GET", _CHANNEL + "/thread-members/{user_id}", self.thread_member),
            Route("PUT", _CHANNEL + "/thread-members/{user_id}", self.join_thread),
            Route("DELETE", _CHANNEL + "/thread-members/{user_id}", self.leave_thread),
            Route("POST", f"{_MESSAGE}/threads", self.thread_from_message),
            Route("POST", "/users/@me/channels", self.private_channel),
        ]

    # -- messages -----------------------------------------------------------------------------------------------------

    def create(self, call: Call) -> Result:
        """Send a message, or return the earlier one with the same nonce."""
        channel = self._access.channel(call)
        form = call.form
        if channel.kind in WITHOUT_MESSAGES:
            raise no_text_channel()
        thread = channel.is_thread
        needed = [Permission.SEND_MESSAGES_IN_THREADS if thread else Permission.SEND_MESSAGES]
        needed += [Permission.ATTACH_FILES] if call.uploads else []
        needed += [Permission.EMBED_LINKS] if form.get("embeds") else []
        needed += [Permission.READ_MESSAGE_HISTORY] if form.get("message_reference") else []
        self._access.need(channel, *needed)
        if channel.recipient and (refusal := self._world.dm_refusal(channel.recipient)):
            raise private_message_refused(refusal.code)
        if channel.locked and Permission.MANAGE_THREADS not in self._world.permissions(self._world.bot, channel):
            raise thread_locked()
        nonce = form.get("nonce")
        if form.get("enforce_nonce") and nonce is not None:
            same = self._messages.same_nonce(self._world.bot, nonce)
            if same is not None:
                return payloads.message(self._world, same, with_nonce=True)
        message = self._messages.create(channel, form, call.uploads, author=self._world.bot)
        return payloads.message(self._world, message, with_nonce=True)

    def history(self, call: Call) -> Result:
        """List messages, newest first: `limit` of 1 to 100, `before`, `after` or `around` an id."""
        channel = self._access.channel(call)
        limit = int(call.query.get("limit", "50"))
        if not 1 <= limit <= 100:
            raise invalid_form(Problem(("limit",), "NUMBER_TYPE_RANGE", "Must be between 1 and 100."))
        if Permission.READ_MESSAGE_HISTORY not in self._world.permissions(self._world.bot, channel):
            return []
        found = list(channel.history())
        if "before" in call.query:
            found = [message for message in found if message.id < int(call.query["before"])]
        elif "after" in call.query:
            found = [message for message in found if message.id > int(call.query["after"])][-limit:]
        elif "around" in call.query:
            centre = int(call.query["around"])
            nearest = sorted(found, key=lambda message: abs(message.id - centre))[:limit]
            found = sorted(nearest, key=lambda message: -message.id)
        return [payloads.message(self._world, message) for message in found[:limit]]

    def message(self, call: Call) -> Result:
        """Return a message that is not ephemeral."""
        channel = self._access.channel(call, Permission.READ_MESSAGE_HISTORY)
        return payloads.message(self._world, self._access.message(call, channel))

    def edit(self, call: Call) -> Result:
        """Edit one of the bot's messages. In an archived thread nothing can be edited."""
        channel = self._access.channel(call)
        if channel.archived:
            raise thread_locked()
        message = self._access.message(call, channel)
        if call.uploads:
            self._access.need(channel, Permission.ATTACH_FILES)
        self._messages.edit(message, call.form, call.uploads, editor=self._world.bot)
        return payloads.message(self._world, message)

    def delete(self, call: Call) -> Result:
        """Delete a message; those of others require a permission."""
        channel = self._access.channel(call)
        message = self._access.message(call, channel)
        if message.author is not self._world.bot:
            self._access.need(channel, Permission.MANAGE_MESSAGES)
        self._messages.delete(message)

    # -- channels -----------------------------------------------------------------------------------------------------

    def typing(self, call: Call) -> Result:
        """Accept a typing indicator and ignore it."""
        self._access.channel(call, Permission.SEND_MESSAGES)

    def edit_channel(self, call: Call) -> Result:
        """Rename a channel; archive, lock or rename a thread.

        To reopen an archived thread that is not locked, the permission to write there is enough. The creator of a
        thread has no further rights.
        """
        channel = self._access.channel(call)
        thread = channel.is_thread
        if thread and call.form == {"archived": False} and not channel.locked:
            self._access.need(channel, Permission.SEND_MESSAGES_IN_THREADS)
        else:
            self._access.need(channel, Permission.MANAGE_THREADS if thread else Permission.MANAGE_CHANNELS)
        change_channel(channel, call.form)
        if thread:
            channel.archived = call.form.get("archived", channel.archived)
            channel.locked = call.form.get("locked", channel.locked)
            channel.archive_minutes = call.form.get("auto_archive_duration", channel.archive_minutes)
            channel.archive_changed = self._world.clock.now()
        self._world.tell("channel_update", channel)
        return payloads.channel(self._world, channel)

    def delete_channel(self, call: Call) -> Result:
        """Delete a channel or thread, which requires the permission to manage it."""
        channel = self._access.channel(call)
        thread = channel.is_thread
        self._access.need(channel, Permission.MANAGE_THREADS if thread else Permission.MANAGE_CHANNELS)
        body = payloads.channel(self._world, channel)
        self._world.remove_channel(channel)
        return body

    def set_permissions(self, call: Call) -> Result:
        """Set what a role or member may do in a channel."""
        channel = self._access.channel(call, Permission.MANAGE_ROLES)
        overwrite = call.form | {"id": call.id("overwrite_id")}
        channel.overwrites |= overwrites_of([overwrite])
        self._world.tell("channel_update", channel)

    def delete_permissions(self, call: Call) -> Result:
        """Remove what a channel allows and denies a role or member."""
        channel = self._access.channel(call, Permission.MANAGE_ROLES)
        channel.overwrites.pop(call.id("overwrite_id"), None)
        self._world.tell("channel_update", channel)

    # -- threads ------------------------------------------------------------------------------------------------------

    def thread(self, call: Call) -> Result:
        """Open a thread that does not belong to a message: private unless the type is public; a post in a forum."""
        channel = self._access.channel(call)
        if channel.kind in {ChannelKind.FORUM, ChannelKind.MEDIA}:
            self._access.need(channel, Permission.SEND_MESSAGES)
            reply = self._open_thread(call, channel, None, private=False)
            thread = self._world.channels[int(reply.body["id"])]
            post = self._messages.create(thread, inside(call.form, "message"), call.uploads, author=self._world.bot)
            return Reply(reply.body | {"message": payloads.message(self._world, post)}, status=201)
        private = call.form.get("type", ChannelKind.PRIVATE_THREAD) == ChannelKind.PRIVATE_THREAD
        needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        self._access.need(channel, needed)
        return self._open_thread(call, channel, None, private=private)

    def thread_from_message(self, call: Call) -> Result:
        """Open a public thread that belongs to a message and has its id."""
        channel = self._access.channel(call, Permission.CREATE_PUBLIC_THREADS)
        message = self._access.message(call, channel)
        reply = self._open_thread(call, channel, message.id, private=False)
        message.flags |= MessageFlag.HAS_THREAD
        self._world.tell("message_update", message)
        return reply

    def _open_thread(self, call: Call, parent: Channel, thread_id: int | None, *, private: bool) -> Reply:
        if thread_id in self._world.channels or parent.is_thread or parent.kind is ChannelKind.CATEGORY:
            problem = Problem(("channel_id",), "THREAD_ALREADY_CREATED", "A thread has already been created here.")
            raise invalid_form(problem)
        thread = self._world.add_thread(parent, call.form["name"], thread_id=thread_id, private=private)
        thread.archive_minutes = call.form.get("auto_archive_duration") or thread.archive_minutes
        body = payloads.channel(self._world, thread)
        return Reply(body | {"member": payloads.thread_member(self._world, thread)}, status=201)

    def thread_members(self, call: Call) -> Result:
        """List the members of a thread."""
        thread = self._thread(call)
        return [payloads.thread_member(self._world, thread, user_id) for user_id in thread.thread_members]

    def thread_member(self, call: Call) -> Result:
        """Return a member of a thread."""
        thread, user_id = self._thread(call), call.id("user_id")
        if user_id not in thread.thread_members:
            raise unknown("Member")
        return payloads.thread_member(self._world, thread, user_id)

    def _thread(self, call: Call) -> Channel:
        thread = self._access.channel(call)
        if not thread.is_thread:
            raise no_text_channel()
        return thread

    def join_thread(self, call: Call) -> Result:
        """Make the bot or a person a member of a thread."""
        thread, person = self._thread(call), self._access.person(call)
        if thread.archived:
            raise thread_locked()
        self._world.join_thread(thread, person)

    def leave_thread(self, call: Call) -> Result:
        """End the membership of the bot, or of a person, which needs the permission to manage threads."""
        thread, person = self._thread(call), self._access.person(call)
        if person is not self._world.bot:
            self._access.need(thread, Permission.MANAGE_THREADS)
        self._world.leave_thread(thread, person)

    # -- private conversations ----------------------------------------------------------------------------------------

    def private_channel(self, call: Call) -> Result:
        """Return the private conversation with a person."""
        person = self._world.user(int(call.form.get("recipient_id") or 0))
        if person is None or person.bot:
            raise unknown("User")
        if (refusal := self._world.dm_refusal(person)) and refusal.at == "open":
            raise private_message_refused(refusal.code)
        if person.dm_channel is None and not self._world.may_open_private_channel():
            raise private_message_refused(OPENING_TOO_FAST)
        return payloads.channel(self._world, self._world.private_channel(person))
