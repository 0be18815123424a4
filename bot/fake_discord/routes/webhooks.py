"""Routes for the webhooks of channels: to manage them, and to write through them with their token."""

import secrets

from bot.fake_discord.http.call import Call, Result, Route
from bot.fake_discord.routes.access import Routes
from bot.fake_discord.rules.errors import unknown
from bot.fake_discord.world import application_payloads, payloads
from bot.fake_discord.world.model import Message, Person, Webhook
from bot.fake_discord.world.permissions import Permission

_WEBHOOK = "/webhooks/{webhook_id}"


class WebhookRoutes(Routes):
    """The routes for managing webhooks; the last three methods serve requests with a webhook's own token."""

    def routes(self) -> list[Route]:
        """Build the routes."""
        return [
            Route("POST", "/channels/{channel_id}/webhooks", self.add),
            Route("GET", "/channels/{channel_id}/webhooks", self.listed),
            Route("GET", "/guilds/{guild_id}/webhooks", self.listed),
            Route("GET", _WEBHOOK, lambda call: application_payloads.webhook(self._world, self._own(call))),
            Route("PATCH", _WEBHOOK, self.edit),
            Route("DELETE", _WEBHOOK, self.delete),
        ]

    # -- managing -----------------------------------------------------------------------------------------------------

    def add(self, call: Call) -> Result:
        """Add a webhook to a channel."""
        channel = self._access.channel(call, Permission.MANAGE_WEBHOOKS)
        webhook_id = self._world.new_id()
        person = Person(webhook_id, call.form["name"], "en-US", "#000000", bot=True)
        webhook = Webhook(webhook_id, channel.id, secrets.token_urlsafe(51), person, self._world.bot)
        self._world.webhooks[webhook_id] = webhook
        self._world.tell("webhooks", channel)
        return application_payloads.webhook(self._world, webhook)

    def listed(self, call: Call) -> Result:
        """List the webhooks of a guild or of a channel."""
        if "guild_id" in call.params:
            places = self._world.channels_of(self._access.guild(call, Permission.MANAGE_WEBHOOKS))
        else:
            places = [self._access.channel(call, Permission.MANAGE_WEBHOOKS)]
        found = [hook for hook in self._world.webhooks.values() if self._world.channels.get(hook.channel_id) in places]
        return [application_payloads.webhook(self._world, webhook) for webhook in found]

    def _own(self, call: Call) -> Webhook:
        webhook = self._world.webhooks.get(call.id("webhook_id"))
        if webhook is None or webhook.channel_id not in self._world.channels:
            raise unknown("Webhook")
        self._access.need(self._world.channels[webhook.channel_id], Permission.MANAGE_WEBHOOKS)
        return webhook

    def edit(self, call: Call) -> Result:
        """Rename a webhook or move it to another channel."""
        webhook = self._own(call)
        webhook.person.name = call.form.get("name") or webhook.person.name
        webhook.channel_id = int(call.form.get("channel_id") or webhook.channel_id)
        self._world.tell("webhooks", self._world.channels[webhook.channel_id])
        return application_payloads.webhook(self._world, webhook)

    def delete(self, call: Call) -> Result:
        """Delete a webhook."""
        webhook = self._own(call)
        del self._world.webhooks[webhook.id]
        self._world.tell("webhooks", self._world.channels[webhook.channel_id])

    # -- writing with its token ---------------------------------------------------------------------------------------

    def by_token(self, call: Call) -> Webhook | None:
        """Return the webhook whose id and token the path names, or None if the token is an interaction's."""
        webhook = self._world.webhooks.get(call.id("webhook_id"))
        if webhook is None or webhook.channel_id not in self._world.channels:
            return None
        return webhook if secrets.compare_digest(webhook.token, call.params["webhook_token"]) else None

    def execute(self, call: Call, webhook: Webhook) -> Result:
        """Write a message as the webhook; without `wait` nothing is returned."""
        channel = self._world.channels[int(call.query.get("thread_id", webhook.channel_id))]
        author = webhook.person
        if call.form.get("username"):
            author = Person(webhook.id, call.form["username"], "en-US", "#000000", bot=True)
        message = self._messages.create(channel, call.form, call.uploads, author=author, webhook_id=webhook.id)
        return payloads.message(self._world, message) if call.asks_for("wait") else None

    def message(self, call: Call, webhook: Webhook) -> Message:
        """Return a message that the webhook wrote."""
        message = self._world.message(call.id("message_id"))
        if message is None or message.webhook_id != webhook.id:
            raise unknown("Message")
        return message
